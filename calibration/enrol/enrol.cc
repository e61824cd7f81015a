// SPDX-License-Identifier: MIT
#include "calibration/enrol/enrol.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <numbers>
#include <opencv2/imgproc.hpp>

#include "calibration/enrol/cut_face.h"
#include "calibration/enrol/find_tiles.h"
#include "calibration/enrol/name_tiles.h"
#include "calibration/enrol/same_tile.h"
#include "vision/table/quads.h"

namespace tilewatch::calibration {
namespace {

using catalogue::Catalogue;
using catalogue::kNoType;
using vision::Face;

Error with_name(const std::string& picture, const Error& error) {
  return {error.kind, picture + ": " + error.message, error.hint};
}

/// One tile as it was found, before it has a name.
struct Seen {
  LooseTile tile;
  std::size_t picture = 0;
  std::size_t same_as = 0;  ///< index of the first sight of it; its own index if this is it
  int kept = -1;            ///< index of a kept face
  Rotation kept_turn = 0;
};

/// The picture as a face of ArtLibrary's size.
Face face_as_seen(const cv::Mat& picture, const vision::Quad& quad) {
  Face face;
  face.type = 0;  // not known yet, and not asked for
  cv::resize(cut_face(picture, quad), face.picture,
             {vision::ArtLibrary::kPicturePx, vision::ArtLibrary::kPicturePx}, 0, 0, cv::INTER_AREA);
  return face;
}

/// Looks on each picture for tiles that the folder has or that an earlier picture showed.
void know_again(std::vector<Seen>& seen, const std::vector<cv::Mat>& pictures, const std::vector<Face>& kept,
                const Catalogue& catalogue) {
  std::vector<Face> known = kept;
  std::vector<std::size_t> first_sight;  // of known[kept.size() + i]
  for (std::size_t picture = 0; picture < pictures.size(); ++picture) {
    std::vector<vision::Quad> quads;
    std::vector<std::size_t> here;
    for (std::size_t i = 0; i < seen.size(); ++i) {
      if (seen[i].picture != picture) continue;
      quads.push_back(seen[i].tile.corners);
      here.push_back(i);
      seen[i].same_as = i;
    }
    const std::vector<SameTile> same = same_tiles(pictures[picture], quads, known, catalogue);
    for (std::size_t k = 0; k < here.size(); ++k) {
      Seen& tile = seen[here[k]];
      if (same[k].face < 0) {
        known.push_back(face_as_seen(pictures[picture], quads[k]));
        first_sight.push_back(here[k]);
      } else if (static_cast<std::size_t>(same[k].face) < kept.size()) {
        tile.kept = same[k].face;
        tile.kept_turn = same[k].rotation;
      } else {
        tile.same_as = first_sight[static_cast<std::size_t>(same[k].face) - kept.size()];
      }
    }
  }
}

/// What a tile may be, as far as it is one at all: a printed box or the ground between tiles must not use up
/// the copies of real ones. Such things look like many types a little, tiles like one or two.
std::vector<vision::TileCandidate> believed(const LooseTile& tile) {
  constexpr double kLikeOneOrTwo = 0.7;
  constexpr double kHardly = 0.05;
  std::map<catalogue::TypeIndex, double> types;
  for (const auto& candidate : tile.candidates) types[candidate.type] += candidate.probability;
  std::vector<double> sums;
  for (const auto& [type, sum] : types) sums.push_back(sum);
  std::sort(sums.rbegin(), sums.rend());
  const double two = (sums.empty() ? 0 : sums[0]) + (sums.size() > 1 ? sums[1] : 0);
  std::vector<vision::TileCandidate> scaled = tile.candidates;
  for (auto& candidate : scaled) candidate.probability *= tile.is_tile * (two < kLikeOneOrTwo ? kHardly : 1);
  return scaled;
}

Error unknown_type(const NameByHand& name, const Catalogue& catalogue) {
  std::string sets;
  for (const std::string& set : catalogue.set_names()) sets += (sets.empty() ? "" : ", ") + set;
  return {ErrorKind::kUsage,
          fmt::format("--name {}={}: there is no tile type \"{}\" in {}", name.number, name.type, name.type,
                      sets),
          fmt::format("Types are called {}, {}, ...; --tiles says which sets there are.",
                      catalogue.type(0).id, catalogue.types().back().id)};
}

}  // namespace

std::string_view to_string(TileState state) {
  switch (state) {
    case TileState::kNamed:
      return "named";
    case TileState::kDoubtful:
      return "doubtful";
    case TileState::kSeenTwice:
      return "seen twice";
    case TileState::kKnown:
      return "known";
    case TileState::kLeftOut:
      return "left out";
  }
  return "";
}

int EnrolledTile::turned_degrees() const {
  const cv::Point2f across = corners[1] - corners[0] + corners[2] - corners[3];
  const double degrees = std::atan2(across.y, across.x) * 180 / std::numbers::pi;
  return (static_cast<int>(std::lround(degrees)) + 360) % 360;
}

Result<NameByHand> name_by_hand_from(const std::string& text) {
  const auto wrong = [&] {
    return failure(
        ErrorKind::kUsage, fmt::format("--name {}: what is meant?", text),
        "Write NUMBER=TYPE with the number on the contact sheet, such as 17=base.D; 17=base.D:90 if "
        "the face must also be turned by 90 degrees clockwise; 17=none to leave it out.");
  };
  NameByHand name;
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos || equals == 0 || equals + 1 == text.size()) return wrong();
  const auto number = std::from_chars(text.data(), text.data() + equals, name.number);
  if (number.ec != std::errc() || number.ptr != text.data() + equals || name.number < 1) return wrong();
  name.type = text.substr(equals + 1);
  if (const std::size_t colon = name.type.find(':'); colon != std::string::npos) {
    const std::string degrees = name.type.substr(colon + 1);
    if (degrees != "0" && degrees != "90" && degrees != "180" && degrees != "270") return wrong();
    name.turn = std::stoi(degrees) / 90;
    name.type.resize(colon);
  }
  if (name.type == "none") name.type.clear();
  return name;
}

Result<Enrolment> enrol(const std::vector<cv::Mat>& pictures, const std::vector<std::string>& names,
                        const std::shared_ptr<const Catalogue>& catalogue,
                        const std::shared_ptr<const vision::TopologyNetwork>& network,
                        const std::vector<Face>& kept, const std::vector<NameByHand>& by_hand) {
  const vision::TopologyReader reader(network, catalogue);
  Enrolment result;
  std::vector<Seen> seen;
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    auto found = find_loose_tiles(pictures[i], reader);
    if (!found) return tl::unexpected(with_name(names[i], found.error()));
    result.found.push_back(static_cast<int>(found->size()));
    for (LooseTile& tile : *found) seen.push_back({std::move(tile), i});
  }
  know_again(seen, pictures, kept, *catalogue);

  // What a person said comes first; the box has that many fewer for the others.
  std::vector<const NameByHand*> said(seen.size(), nullptr);
  for (const NameByHand& name : by_hand) {
    if (static_cast<std::size_t>(name.number) > seen.size()) {
      return failure(
          ErrorKind::kUsage,
          fmt::format("--name {}={}: there is no tile number {}", name.number,
                      name.type.empty() ? "none" : name.type, name.number),
          fmt::format("{} tiles were found, so numbers go from 1 to {}.", seen.size(), seen.size()));
    }
    if (!name.type.empty() && catalogue->index_of(name.type) == kNoType)
      return tl::unexpected(unknown_type(name, *catalogue));
    said[static_cast<std::size_t>(name.number - 1)] = &name;
  }
  result.missing.clear();
  for (const auto& type : catalogue->types()) result.missing.push_back(type.count);
  const auto take = [&](catalogue::TypeIndex type) {
    if (type < result.missing.size()) --result.missing[type];
  };
  for (const Face& face : kept) take(face.type);
  for (std::size_t i = 0; i < seen.size(); ++i)
    if (said[i] != nullptr && !said[i]->type.empty() && seen[i].kept < 0)
      take(catalogue->index_of(said[i]->type));

  std::vector<std::vector<vision::TileCandidate>> candidates;
  std::vector<std::size_t> unnamed;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    if (seen[i].same_as != i || seen[i].kept >= 0 || said[i] != nullptr) continue;
    unnamed.push_back(i);
    candidates.push_back(believed(seen[i].tile));
  }
  std::vector<int> copies = result.missing;
  for (int& count : copies) count = std::max(0, count);
  const std::vector<TileName> named = name_tiles(candidates, copies);
  std::vector<TileName> name_of(seen.size());
  for (std::size_t k = 0; k < unnamed.size(); ++k) name_of[unnamed[k]] = named[k];

  for (std::size_t i = 0; i < seen.size(); ++i) {
    const Seen& from = seen[i];
    EnrolledTile tile;
    tile.number = static_cast<int>(i) + 1;
    tile.picture = from.picture;
    Rotation rotation = 0;
    const auto likeliest_turn = [&](catalogue::TypeIndex type) {
      for (const auto& candidate : from.tile.candidates)
        if (candidate.type == type) return candidate.rotation;
      return Rotation{0};
    };
    if (said[i] != nullptr) {
      tile.by_hand = true;
      tile.state = said[i]->type.empty() ? TileState::kLeftOut : TileState::kNamed;
      tile.type = said[i]->type.empty() ? kNoType : catalogue->index_of(said[i]->type);
      tile.confidence = 1;
      // A face turned clockwise by k quarters had its top left where corner -k is.
      rotation = static_cast<Rotation>((likeliest_turn(tile.type) + 4 - said[i]->turn) % 4);
    } else if (from.kept >= 0) {
      const Face& face = kept[static_cast<std::size_t>(from.kept)];
      tile.state = TileState::kKnown;
      tile.known_as = face.name;
      tile.type = face.type;
      tile.confidence = 1;
      rotation = from.kept_turn;
    } else {
      const TileName& name = name_of[from.same_as];
      tile.type = name.type;
      tile.second = name.second;
      tile.confidence = name.confidence;
      rotation = from.same_as == i ? name.rotation : likeliest_turn(name.type);
      tile.state = TileState::kNamed;
      if (from.same_as != i) {
        tile.state = TileState::kSeenTwice;
        tile.same_as = static_cast<int>(from.same_as) + 1;
      }
    }
    tile.corners = vision::turned(from.tile.corners, rotation);
    tile.face = cut_face(pictures[from.picture], tile.corners);
    tile.blurred = sharpness_of(tile.face) < kBlurredFace;
    if (tile.state == TileState::kNamed && !tile.by_hand &&
        (tile.type == kNoType || tile.confidence < kSurelyNamed || tile.blurred)) {
      tile.state = TileState::kDoubtful;
      if (tile.type == kNoType && !from.tile.candidates.empty()) {
        // Of no type that is left in the box: what it looks like all the same.
        tile.type = from.tile.candidates[0].type;
        const auto other = std::find_if(from.tile.candidates.begin(), from.tile.candidates.end(),
                                        [&](const auto& c) { return c.type != tile.type; });
        if (other != from.tile.candidates.end()) tile.second = other->type;
        tile.confidence = 0;
      }
    }
    if (tile.state == TileState::kNamed && !tile.by_hand) take(tile.type);
    result.tiles.push_back(std::move(tile));
  }
  for (int& count : result.missing) count = std::max(0, count);
  return result;
}

}  // namespace tilewatch::calibration
