// SPDX-License-Identifier: MIT
#include "engine/referee/magic_signs.h"

#include <algorithm>
#include <set>

namespace tilewatch::referee {
namespace {

/// How often a figure is moved, or taken for moved, while a tile without the symbol is laid...
constexpr double kMovedForNothing = 0.02;
/// ... and how often it is moved only after the tile has been let go.
constexpr double kMovedLater = 0.3;
/// A candidate that is less likely is not reckoned with.
constexpr double kPossible = 0.05;

bool is_magic(const bus::TileCandidate& candidate, const catalogue::Catalogue& catalogue) {
  const auto index = catalogue.index_of(candidate.type);
  return index != catalogue::kNoType && catalogue.type(index).magic;
}

}  // namespace

void MagicSigns::look(const std::vector<const bus::SeenTile*>& fresh, bool moved, bool owed_before,
                      const catalogue::Catalogue& catalogue) {
  std::set<Cell> there;
  std::vector<Cell> first_seen;
  bool others_may_be = false;
  for (const bus::SeenTile* tile : fresh) {
    there.insert(tile->cell);
    if (!moved_with_.contains(tile->cell)) {
      first_seen.push_back(tile->cell);
      continue;
    }
    others_may_be = others_may_be ||
                    std::any_of(tile->candidates.begin(), tile->candidates.end(),
                                [&](const bus::TileCandidate& candidate) {
                                  return candidate.probability >= kPossible && is_magic(candidate, catalogue);
                                });
  }
  std::erase_if(moved_with_, [&](const auto& item) { return !there.contains(item.first); });
  const bool clear = first_seen.size() == 1 && !(moved && (owed_before || others_may_be));
  for (const Cell& cell : first_seen) moved_with_[cell] = clear ? std::optional(moved) : std::nullopt;
}

void MagicSigns::weigh(bus::Reading& reading, const catalogue::Catalogue& catalogue) const {
  for (bus::SeenTile& tile : reading.tiles) {
    const auto sign = moved_with_.find(tile.cell);
    if (sign == moved_with_.end() || !sign->second) continue;
    double before = 0;
    double after = 0;
    for (bus::TileCandidate& candidate : tile.candidates) {
      before += candidate.probability;
      if (is_magic(candidate, catalogue) != *sign->second)
        candidate.probability *= *sign->second ? kMovedForNothing : kMovedLater;
      after += candidate.probability;
    }
    if (!(after > 0)) continue;
    for (bus::TileCandidate& candidate : tile.candidates) candidate.probability *= before / after;
    std::stable_sort(tile.candidates.begin(), tile.candidates.end(),
                     [](const auto& a, const auto& b) { return a.probability > b.probability; });
  }
}

}  // namespace tilewatch::referee
