// SPDX-License-Identifier: MIT
// Frames in, readings out: waits out hands and motion, follows bumps and drift, notices what changed.
#pragma once

#include <memory>
#include <optional>

#include "engine/bus/messages.h"
#include "vision/figures/figure_network.h"
#include "vision/known_table.h"
#include "vision/reading.h"
#include "vision/source/source.h"
#include "vision/tiles/art_library.h"
#include "vision/tiles/topology_network.h"

namespace tilewatch::vision {

struct WatchOptions {
  std::vector<Colour> colours;  ///< the players' colours if known; empty = all
  std::vector<FigureKind>
      kinds;               ///< that are in the game, if known; empty = those that find_figures knows alone
  bool face_down = false;  ///< tiles may lie face down (RULES G-37)
  bool stills = false;     ///< every frame is a still state (Source::stills)
  /// What tiles look like in general: reads those whose face the art does not know. Null: there are none.
  std::shared_ptr<const TopologyNetwork> network;
  /// Knows pieces of wood from print. Null: figures are told by colour and outline only.
  std::shared_ptr<const FigureNetwork> figures;
  double settle_s = 0.25;  ///< how long the table must lie still before it is read
  KnownTable known;        ///< by a profile; see also Onlooker
  std::uint32_t seed = 1;
};

/// What the engine knows and vision may use: confirmed or corrected tiles, and whether a game is on.
struct KnownTile {
  Cell cell;
  std::string type;
  Rotation rotation = 0;
  bool operator==(const KnownTile&) const = default;
};

class Watcher {
 public:
  Watcher(std::shared_ptr<const catalogue::Catalogue> catalogue, std::shared_ptr<const ArtLibrary> art,
          WatchOptions options);
  ~Watcher();

  /// Looks at one frame. A Reading comes back when there is something to say: the table lies still and
  /// differs from the last Reading, or the state (hand, moving, lost, ...) changed. Cheap when nothing
  /// happens.
  std::optional<bus::Reading> look(const Frame& frame);

  /// The engine's committed board; tiles it contradicts are looked at again with it in mind.
  void tell(const std::vector<KnownTile>& board);
  /// The table was measured anew.
  void know(const KnownTable& table);
  /// Forget the board (new game, table cleared).
  void reset();

  /// What can be drawn over the latest frame.
  const BoardReading& board() const;
  /// The faces that board() names.
  const ArtLibrary& faces() const;
  bus::TableState state() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tilewatch::vision
