// SPDX-License-Identifier: MIT
#include "vision/table/lone_tiles.h"

#include <algorithm>

#include "vision/table/quads.h"
#include "vision/table/square_outlines.h"
#include "vision/tiles/quad_frame.h"

namespace tilewatch::vision {

namespace {

// What the first look at an outline must promise for a second one, and what the second must show.
constexpr double kWorthALook = 0.25;
constexpr std::size_t kMostThorough = 24;
constexpr double kMayBeLone = 0.4;
// A stack of tiles face down, with its side in view, is no clear back.
constexpr double kMayBeBack = 0.4;
// How far an outline may lie off the tile (TopologyLook::astray) to be trusted with its corners: the printed
// edge is seen more exactly than the network can tell.
constexpr double kOutlineHolds = 0.22;
constexpr double kLoneAstray = 0.25;
// What a tile must be that is called certain: by itself, and if it reads as the type that begins the game.
constexpr double kTileBeyondDoubt = 0.97;
constexpr double kTypeBeyondDoubt = 0.9;
constexpr double kStartIsTile = 0.6;
constexpr double kStartIsRead = 0.5;
// What a few tiles without an outline must be, and what share of the picture's shorter side one of them
// alone.
constexpr double kFewAreTiles = 0.8;
constexpr double kFewAreRead = 0.5;
constexpr double kFillsPicture = 0.2;
// Two whose middles are closer than this (of the smaller's side) are over one another.
constexpr double kOverOneAnother = 0.8;

double promise_of_outline(const TopologyLook& look) {
  return look.probability(Shown::kTile) + 0.5 * look.probability(Shown::kBadlyCut) +
         0.5 * look.probability(Shown::kCovered);
}

std::vector<TopologyLook> promising(std::vector<TopologyLook> looks) {
  std::erase_if(looks, [](const TopologyLook& look) { return promise_of_outline(look) < kWorthALook; });
  std::stable_sort(looks.begin(), looks.end(), [](const TopologyLook& a, const TopologyLook& b) {
    return promise_of_outline(a) > promise_of_outline(b);
  });
  if (looks.size() > kMostThorough) looks.resize(kMostThorough);
  return looks;
}

double probability_of(const TileReading& reading, catalogue::TypeIndex type) {
  double sum = 0;
  for (const TileCandidate& candidate : reading.candidates)
    if (candidate.type == type) sum += candidate.probability;
  return sum;
}

}  // namespace

LoneThings lone_things(const PictureStack& stack, const TopologyReader& reader, catalogue::TypeIndex start) {
  std::vector<TopologyLook> outlined = reader.look(stack, outlines_apart(stack.picture()));
  LoneThings things;
  for (const TopologyLook& look : outlined)
    if (look.probability(Shown::kBack) > kMayBeBack) things.backs.push_back(look.corners);
  const std::vector<TopologyLook> first = promising(std::move(outlined));
  // Each as it is outlined, and as the network would cut it.
  std::vector<Quad> quads;
  for (const TopologyLook& look : first) {
    quads.push_back(look.quad);
    quads.push_back(look.corners);
  }
  TopologyLookOptions options;
  options.four_turns = true;
  std::vector<LoneTile> tiles;
  for (const TopologyLook& look : reader.look(stack, quads, options)) {
    const double likely = look.probability(Shown::kTile);
    if (likely < kMayBeLone || look.astray() > kLoneAstray) continue;
    LoneTile tile;
    const int up = most_upward(look.quad);
    tile.reading = reader.read(look, {});
    tile.sight.corners = turned(look.astray() < kOutlineHolds ? look.quad : look.corners, up);
    tile.sight.visible = tile.sight.similarity = likely - 0.5 * look.astray();
    tile.sight.edges = look.edges;
    std::rotate(tile.sight.edges->begin(), tile.sight.edges->begin() + up, tile.sight.edges->end());
    tile.start = likely * (start == catalogue::kNoType ? 0 : probability_of(tile.reading, start));
    tile.certain =
        !tile.reading.candidates.empty() &&
        ((likely > kTileBeyondDoubt && tile.reading.candidates.front().probability > kTypeBeyondDoubt) ||
         (likely > kStartIsTile && tile.start > kStartIsRead));
    tiles.push_back(std::move(tile));
  }
  std::stable_sort(tiles.begin(), tiles.end(), [](const LoneTile& a, const LoneTile& b) {
    return a.sight.visible + a.start > b.sight.visible + b.start;
  });
  std::vector<LoneTile>& apart = things.tiles;
  for (LoneTile& tile : tiles) {
    const bool over = std::any_of(apart.begin(), apart.end(), [&](const LoneTile& other) {
      const double side = std::min(quad_side(tile.sight.corners), quad_side(other.sight.corners));
      return cv::norm(middle_of(tile.sight.corners) - middle_of(other.sight.corners)) <
             kOverOneAnother * side;
    });
    if (!over) apart.push_back(std::move(tile));
  }
  return things;
}

bool surely_tiles(const PictureStack& stack, const TopologyReader& reader, const std::vector<Quad>& quads,
                  catalogue::TypeIndex start) {
  TopologyLookOptions options;
  options.four_turns = true;
  const double shorter = std::min(stack.size().width, stack.size().height);
  for (const TopologyLook& look : reader.look(stack, quads, options)) {
    const TileReading reading = reader.read(look, {});
    if (reading.candidates.empty()) return false;
    const double likely = look.probability(Shown::kTile);
    const bool begins = start != catalogue::kNoType && likely * probability_of(reading, start) > kStartIsRead;
    if (begins) continue;
    const bool large =
        quads.size() > 1 || start == catalogue::kNoType || quad_side(look.quad) > kFillsPicture * shorter;
    if (!large || likely < kFewAreTiles || reading.candidates.front().probability < kFewAreRead) return false;
  }
  return true;
}

}  // namespace tilewatch::vision
