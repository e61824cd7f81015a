// SPDX-License-Identifier: MIT
#include "vision/watch/messages_from.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace tilewatch::vision {
namespace {

constexpr std::size_t kMostCandidates = 5;
constexpr double kSure = 0.9;

bus::PixelPoint pixel(const cv::Point2f& p) { return {p.x, p.y}; }

auto tile_key(const bus::SeenTile& tile) {
  const bool known = !tile.candidates.empty();
  return std::tuple(tile.cell, known ? tile.candidates.front().type : "",
                    known ? static_cast<int>(tile.candidates.front().rotation) : 0,
                    known && tile.candidates.front().probability >= kSure, tile.looking);
}

auto figure_key(const bus::SeenFigure& figure) {
  const bool known = !figure.on.empty();
  return std::tuple(figure.cell, figure.kind, figure.colour,
                    known ? figure.on.front().kind : FeatureKind::kTile, known ? figure.on.front().piece : 0,
                    figure.confidence >= kSure);
}

}  // namespace

bus::Reading reading_message(const BoardReading& board, const catalogue::Catalogue& catalogue,
                             const ArtLibrary& art) {
  bus::Reading reading;
  const auto seen_tile = [&](const TileReading& tile) {
    bus::SeenTile seen;
    seen.cell = tile.cell;
    seen.is_tile = tile.is_tile;
    seen.looking = tile.looking;
    std::transform(tile.corners.begin(), tile.corners.end(), seen.corners.begin(), pixel);
    for (const TileCandidate& candidate : tile.candidates) {
      if (seen.candidates.size() == kMostCandidates) break;
      const bool down = candidate.type == catalogue::kNoType;
      seen.candidates.push_back({down ? bus::kFaceDown : catalogue.type(candidate.type).id,
                                 candidate.rotation, candidate.face >= 0 ? art.face(candidate.face).name : "",
                                 candidate.probability});
    }
    return seen;
  };
  for (const TileReading& tile : board.tiles) reading.tiles.push_back(seen_tile(tile));
  for (const TileReading& tile : board.shown) reading.shown.push_back(seen_tile(tile));
  for (const FigureReading& figure : board.figures) {
    bus::SeenFigure seen;
    seen.kind = figure.kind;
    seen.colour = figure.colour;
    seen.pose = figure.pose;
    seen.cell = figure.cell;
    seen.foot = pixel(figure.foot);
    seen.u = figure.foot_on_tile.x;
    seen.v = figure.foot_on_tile.y;
    seen.confidence = figure.confidence;
    for (const KindCandidate& may : figure.kinds) seen.kinds.push_back({may.kind, may.probability});
    for (const FeatureCandidate& on : figure.on)
      seen.on.push_back({on.piece.kind, on.piece.index, on.probability});
    reading.figures.push_back(std::move(seen));
  }
  return reading;
}

std::vector<KnownTile> known_tiles(const bus::Snapshot& state) {
  std::vector<KnownTile> tiles;
  if (!state.camera_origin) return tiles;
  for (const bus::BoardTile& tile : state.tiles) {
    Cell cell = tile.cell;
    for (int turn = 0; turn < (4 - state.camera_turns) % 4; ++turn) cell = {-cell.y, cell.x};
    tiles.push_back({{cell.x + state.camera_origin->x, cell.y + state.camera_origin->y},
                     tile.type,
                     static_cast<Rotation>((tile.rotation + 4 - state.camera_turns) % 4)});
  }
  return tiles;
}

bool says_the_same(const bus::Reading& a, const bus::Reading& b) {
  if (a.state != b.state || a.trouble != b.trouble) return false;
  const auto keys = [](const auto& things, auto key) {
    std::multiset<decltype(key(things.front()))> result;
    for (const auto& thing : things) result.insert(key(thing));
    return result;
  };
  return std::set<Cell>(a.hidden.begin(), a.hidden.end()) ==
             std::set<Cell>(b.hidden.begin(), b.hidden.end()) &&
         keys(a.tiles, tile_key) == keys(b.tiles, tile_key) &&
         keys(a.shown, tile_key) == keys(b.shown, tile_key) &&
         keys(a.figures, figure_key) == keys(b.figures, figure_key);
}

}  // namespace tilewatch::vision
