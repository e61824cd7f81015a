// SPDX-License-Identifier: MIT
#include "vision/read/fill_gaps.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace tilewatch::vision {
namespace {

// How much of a tile's width it may lie beside its cell, and how far the reader may look.
constexpr double kMostBeside = 0.12;
constexpr double kReach = 0.07;
// An edge of a face that does not lie there meets its neighbour's by chance this often.
constexpr double kMeetsByChance = 0.35;
constexpr double kSure = 0.95;

// Whether the candidate's edges meet those of all tiles round it.
bool meets(const TileCandidate& candidate, Cell cell, const std::map<Cell, const TileReading*>& at,
           const catalogue::Catalogue& catalogue) {
  return std::all_of(kSides.begin(), kSides.end(), [&](Side side) {
    const auto beyond = at.find(neighbour(cell, side));
    if (beyond == at.end() || beyond->second->candidates.empty()) return true;
    const TileCandidate& other = beyond->second->candidates.front();
    return catalogue.type(candidate.type).edge(side, candidate.rotation) ==
           catalogue.type(other.type).edge(opposite(side), other.rotation);
  });
}

}  // namespace

void fill_gaps(const cv::Mat& picture_bgr, const ArtReader& reader, const catalogue::Catalogue& catalogue,
               const BoardGeometry& geometry, std::vector<TileReading>& tiles) {
  std::map<Cell, const TileReading*> at;
  for (const TileReading& tile : tiles) at[tile.cell] = &tile;
  std::map<Cell, int> touching;
  for (const TileReading& tile : tiles) {
    for (const Side side : kSides) {
      if (!at.contains(neighbour(tile.cell, side))) ++touching[neighbour(tile.cell, side)];
    }
  }
  const std::vector<std::pair<Cell, int>> cells(touching.begin(), touching.end());
  std::vector<TileReading> readings(cells.size());
  cv::parallel_for_(cv::Range(0, static_cast<int>(cells.size())), [&](const cv::Range& range) {
    for (int i = range.start; i < range.end; ++i) {
      const auto& [cell, count] = cells[static_cast<std::size_t>(i)];
      ArtReaderOptions options;
      options.shift = kReach;
      options.covered = count >= 2;  // the costly look only where it is likely to find something
      readings[static_cast<std::size_t>(i)] = reader.read(picture_bgr, cell, geometry.quad_of(cell), options);
    }
  });
  std::vector<TileReading> added;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    TileReading& reading = readings[i];
    if (reading.candidates.empty()) continue;
    const TileCandidate& best = reading.candidates.front();
    if (!meets(best, reading.cell, at, catalogue)) continue;
    // That all edges meet speaks for the face, the more neighbours there are.
    const double against = (1 - best.probability) * std::pow(kMeetsByChance, cells[i].second);
    if (best.probability / (best.probability + against) < kSure) continue;
    const Quad place = geometry.quad_of(reading.cell);
    const cv::Point2f beside = (reading.corners[0] + reading.corners[1] + reading.corners[2] +
                                reading.corners[3] - place[0] - place[1] - place[2] - place[3]) *
                               0.25F;
    if (cv::norm(beside) > kMostBeside * geometry.tile_px(reading.cell)) continue;
    reading.is_tile = std::max(reading.is_tile, kSure);
    added.push_back(std::move(reading));
  }
  tiles.insert(tiles.end(), added.begin(), added.end());
}

}  // namespace tilewatch::vision
