// SPDX-License-Identifier: MIT
#include "calibration/table/drift_watch.h"

#include <algorithm>
#include <cmath>

#include "calibration/table/find_table.h"

namespace tilewatch::calibration {
namespace {

// One or two tiles are as easily pushed by a sleeve as a camera is.
constexpr std::size_t kLeastTiles = 3;
// A tile that seems so much larger or smaller than it is was not seen from where the table was measured.
constexpr double kWrongSize = 0.06;
constexpr const char* kElsewhere = "The camera was moved since the table was measured.";

}  // namespace

bool DriftWatch::fits(const std::vector<vision::TileReading>& tiles) const {
  std::vector<double> off;
  for (const auto& tile : tiles) {
    off.push_back(std::abs(check_tile(plane_, tile.corners, tile_mm_).side_mm / tile_mm_ - 1));
  }
  const auto middle = off.begin() + static_cast<std::ptrdiff_t>(off.size() / 2);
  std::nth_element(off.begin(), middle, off.end());
  return *middle < kWrongSize;
}

std::string DriftWatch::look_again(const std::vector<vision::TileReading>& tiles) {
  if (tiles.size() < kLeastTiles) return words_;
  if (!elsewhere_) elsewhere_ = !fits(tiles);
  if (*elsewhere_) return kElsewhere;
  std::vector<TileTwice> twice;
  for (const auto& tile : tiles) {
    if (const auto before = first_.find(tile.cell); before != first_.end()) {
      twice.emplace_back(before->second, tile.corners);
    }
  }
  return twice.size() < kLeastTiles ? std::string() : drift_of(plane_, twice).words;
}

void DriftWatch::look(const std::vector<vision::TileReading>& tiles) {
  if (tiles.size() <= 1) first_.clear();  // another game begins, wherever its first tile lies
  std::string now = look_again(tiles);
  // Said only when two looks agree that something is wrong: one may have caught the table in motion.
  if (now.empty() || !last_.empty()) words_ = now;
  last_ = std::move(now);
  if (!last_.empty()) return;  // what is new now was not seen from the first place
  for (const auto& tile : tiles) first_.emplace(tile.cell, tile.corners);
}

void DriftWatch::another_board() {
  first_.clear();
  last_.clear();
  words_.clear();
}

void DriftWatch::begin_anew(const TablePlane& plane) {
  plane_ = plane;
  another_board();
  elsewhere_.reset();
}

}  // namespace tilewatch::calibration
