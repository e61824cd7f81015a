// SPDX-License-Identifier: MIT
#include "display/model/places_view.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace tilewatch::model {
namespace {

int worth_of(const std::vector<bus::Finish>& finishes) {
  return std::accumulate(finishes.begin(), finishes.end(), 0,
                         [](int sum, const bus::Finish& finish) { return sum + finish.points; });
}

}  // namespace

PlacesView places_view(const bus::Snapshot& snapshot, const Aids& aids) {
  PlacesView view;
  if (aids.owners) {
    for (const bus::Claim& claim : snapshot.claims) {
      const bool field = claim.kind == FeatureKind::kField;
      if (!claim.colours.empty() && (!field || aids.farm_hints))
        view.owned.push_back({claim.kind, claim.pieces, claim.colours});
    }
    std::stable_partition(view.owned.begin(), view.owned.end(),
                          [](const OwnedFeature& one) { return one.kind == FeatureKind::kField; });
  }
  if (snapshot.mode == bus::Mode::kEnded) return view;
  if (aids.gaps) view.gaps = snapshot.gaps;
  if (!aids.places) return view;
  std::map<Cell, PlaceMark> by_cell;
  for (const bus::DrawnTile& tile : snapshot.drawn) {
    view.drawn.push_back(tile.type);
    for (const bus::TilePlace& place : tile.places) {
      PlaceMark& mark = by_cell.try_emplace(place.cell, PlaceMark{place.cell, {}}).first->second;
      if (worth_of(place.finishes) > worth_of(mark.finishes)) mark.finishes = place.finishes;
    }
  }
  for (auto& [cell, mark] : by_cell) view.places.push_back(std::move(mark));
  return view;
}

}  // namespace tilewatch::model
