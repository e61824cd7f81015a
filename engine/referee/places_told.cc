// SPDX-License-Identifier: MIT
#include "engine/referee/places_told.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <variant>

namespace tilewatch::referee {
namespace {

/// The camera must be as sure of a tile as that to say where it may lie.
constexpr double kSurelyShown = 0.9;
constexpr double kSurelyATile = 0.5;

/// `laid`: with the tile in `cell`; `events`: what happened at once because of it.
std::vector<bus::Finish> finishes_told(const rules::Game& laid, const std::vector<rules::Event>& events,
                                       Cell cell, std::size_t joined) {
  std::vector<bus::Finish> finishes;
  const auto add = [&](const rules::Score& score) {
    bus::Finish& finish = finishes.emplace_back();
    finish.kind = score.kind;
    finish.points = score.points;
    for (const rules::Player winner : score.winners) {
      if (winner < joined) finish.colours.push_back(laid.setup().players[winner].colour);
    }
  };
  // Where no figure can be put the turn may be over, and scored, already.
  std::vector<const rules::Score*> scored;
  for (const rules::Event& event : events) {
    const auto* now = std::get_if<rules::Scored>(&event);
    if (now == nullptr || now->final) continue;
    scored.push_back(&now->score);
    add(now->score);
  }
  for (const rules::Score& score : laid.features()) {
    const bool here = std::find(score.cells.begin(), score.cells.end(), cell) != score.cells.end();
    // A monastery covers only its own cell, and is finished by the last tile round it.
    const bool round = score.kind == FeatureKind::kMonastery || score.kind == FeatureKind::kGarden;
    const Cell at = score.cells.empty() ? Cell{} : score.cells.front();
    const bool beside = round && std::abs(at.x - cell.x) <= 1 && std::abs(at.y - cell.y) <= 1;
    const bool told = std::any_of(scored.begin(), scored.end(), [&](const rules::Score* other) {
      return other->kind == score.kind && other->cells == score.cells;
    });
    if (score.complete && score.points != 0 && (here || beside) && !told) add(score);
  }
  return finishes;
}

}  // namespace

std::vector<catalogue::TypeIndex> drawn_types(const rules::Game& game,
                                              const std::vector<bus::SeenTile>& shown) {
  std::set<catalogue::TypeIndex> types(game.drawn().begin(), game.drawn().end());
  if (types.empty()) {
    for (const bus::SeenTile& tile : shown) {
      if (tile.is_tile < kSurelyATile || tile.candidates.empty()) continue;
      // In any rotation: it lies beside the board as it likes.
      const std::string& best = tile.candidates.front().type;
      double sure = 0;
      for (const bus::TileCandidate& candidate : tile.candidates) {
        if (candidate.type == best) sure += candidate.probability;
      }
      const auto type = game.catalogue().index_of(best);
      if (sure >= kSurelyShown && type != catalogue::kNoType && game.remaining(type) > 0) types.insert(type);
    }
  }
  return {types.begin(), types.end()};
}

bus::DrawnTile drawn_told(const rules::Game& next, catalogue::TypeIndex type, std::size_t joined) {
  const catalogue::TileType& tile = next.catalogue().type(type);
  bus::DrawnTile told;
  told.type = tile.id;
  for (const rules::Placement& at : next.legal_placements(type)) {
    const bool told_already =
        std::any_of(told.places.begin(), told.places.end(), [&](const bus::TilePlace& place) {
          return place.cell == at.cell && tile.same_when_turned(place.rotation, at.rotation);
        });
    if (told_already) continue;
    rules::Game laid = next;
    const auto events = laid.apply(rules::PlaceTile{type, at, false});
    if (!events) continue;  // a type that is not among those drawn
    told.places.push_back({at.cell, at.rotation, finishes_told(laid, *events, at.cell, joined)});
  }
  return told;
}

std::vector<Cell> gaps_told(const rules::Game& game) {
  std::set<Cell> open;
  for (const Cell cell : game.open_cells()) open.insert(cell);
  std::vector<rules::Placement> fitting;
  for (std::size_t i = 0; i < game.catalogue().types().size() && !open.empty(); ++i) {
    const auto type = static_cast<catalogue::TypeIndex>(i);
    if (game.remaining(type) <= 0) continue;
    if (game.is_held_back(type)) return {};
    game.legal_placements(type, fitting);
    for (const rules::Placement& at : fitting) open.erase(at.cell);
  }
  return {open.begin(), open.end()};
}

void PlacesTold::work_out(const rules::Game& next, const std::vector<catalogue::TypeIndex>& types,
                          std::size_t joined, std::int64_t entry) {
  if (entry != entry_) gaps_ = gaps_told(next);
  entry_ = entry;
  types_ = types;
  drawn_.clear();
  for (const catalogue::TypeIndex type : types) drawn_.push_back(drawn_told(next, type, joined));
}

}  // namespace tilewatch::referee
