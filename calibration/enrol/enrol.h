// SPDX-License-Identifier: MIT
// Tiles laid out before a camera become faces with names: found, read, named by the whole box at once, the
// same tile on two pictures known again, cut upright.
#pragma once

#include <memory>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/result.h"
#include "vision/reading.h"
#include "vision/tiles/art_library.h"
#include "vision/tiles/topology_network.h"

namespace tilewatch::calibration {

/// Why a tile has no name yet, or will not get a file of its own.
enum class TileState {
  kNamed,      ///< its face belongs into the folder
  kDoubtful,   ///< a person must say what it is
  kSeenTwice,  ///< the same tile as another one of these pictures (EnrolledTile::same_as)
  kKnown,      ///< its face is in the folder already (EnrolledTile::known_as)
  kLeftOut,    ///< a person said so
};
std::string_view to_string(TileState state);  // "named" "doubtful" "seen twice" "known" "left out"

struct EnrolledTile {
  int number = 0;  ///< counts up from 1 over all pictures; the contact sheet shows it, --name wants it
  std::size_t picture = 0;
  vision::Quad corners{};  ///< picture pixels, the face's own top left first, going round clockwise
  TileState state = TileState::kNamed;
  catalogue::TypeIndex type = catalogue::kNoType;    ///< the best that can be said if it is doubtful
  catalogue::TypeIndex second = catalogue::kNoType;  ///< what it would be otherwise
  double confidence = 0;
  bool by_hand = false;
  bool blurred = false;
  int same_as = 0;       ///< number of the tile that it was seen as before
  std::string known_as;  ///< file name of the face without its ending
  cv::Mat face;          ///< BGR, square, upright as far as is known

  /// How far the tile lies turned in the picture, degrees clockwise, 0 to 359.
  int turned_degrees() const;
};

/// What a person says of one tile of the contact sheet: `--name 17=base.D`.
struct NameByHand {
  int number = 0;
  std::string type;  ///< empty: leave it out
  int turn = 0;      ///< quarter turns clockwise that the face still needs
};

/// "17=base.D", "17=base.D:90" (the face as shown must be turned 90 degrees clockwise), "17=none"; kUsage
/// else.
Result<NameByHand> name_by_hand_from(const std::string& text);

struct Enrolment {
  std::vector<EnrolledTile> tiles;
  /// Copies of each type of the catalogue that the box has and of which there is no face yet.
  std::vector<int> missing;
  /// Tiles found on each picture.
  std::vector<int> found;
};

/// `kept`: faces that are in the folder already (may be empty). Pictures are named in messages by `names`, as
/// many. kFailed with a plain sentence when one shows no tile; kUsage when a name by hand is of no tile or no
/// type. Deterministic: the same pictures in the same order give the same numbers.
Result<Enrolment> enrol(const std::vector<cv::Mat>& pictures, const std::vector<std::string>& names,
                        const std::shared_ptr<const catalogue::Catalogue>& catalogue,
                        const std::shared_ptr<const vision::TopologyNetwork>& network,
                        const std::vector<vision::Face>& kept, const std::vector<NameByHand>& by_hand);

}  // namespace tilewatch::calibration
