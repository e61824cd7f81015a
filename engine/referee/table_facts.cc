// SPDX-License-Identifier: MIT
// Compares in single things, so that what is still owed, what was done and what is wrong can be told apart.
#include "engine/referee/table_facts.h"

#include <algorithm>
#include <vector>

namespace tilewatch::referee {
namespace {

// Of the places where a mage or witch may stand on a tile one must have this much of the belief.
constexpr double kPieceSure = 0.6;
constexpr double kUnnamed = 0.02;
// ... or the one that the game knows it to be on this much.
constexpr double kPiecePossible = 0.1;
// Where the rules do not let it stand it stands less likely.
constexpr double kForbidden = 0.15;

std::vector<catalogue::Piece> places_for(FigureKind kind, const catalogue::TileType& type) {
  std::vector<catalogue::Piece> pieces;
  const auto add = [&](FeatureKind feature, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) pieces.push_back({feature, static_cast<std::uint8_t>(i)});
  };
  if (kind == FigureKind::kGhost) {
    add(FeatureKind::kMistArea, type.mists.size());
    add(FeatureKind::kCemetery, type.cemetery ? 1 : 0);
    return pieces;
  }
  add(FeatureKind::kCity, type.cities.size());
  add(FeatureKind::kRoad, type.roads.size());
  if (kind == FigureKind::kHound) add(FeatureKind::kCastle, type.castle ? 1 : 0);
  return pieces;
}

bool is_face_down(const bus::SeenTile& tile) {
  return looks_like_tile(tile) && !tile.candidates.empty() && tile.candidates.front().type == bus::kFaceDown;
}

}  // namespace

Fact face_down_at(Cell cell) {
  Fact fact;
  fact.figure.at.cell = cell;
  fact.face_down = true;
  return fact;
}

Fact neutral_at(FigureKind kind, rules::FeatureRef at) { return {{kind, rules::kNoPlayer, at}, false}; }

Facts facts_of(const rules::Game& game) {
  Facts facts;
  const rules::Position& position = game.position();
  for (std::size_t i = 0; i < position.figures.size(); ++i) ++facts[{position.figure(i), false}];
  for (const rules::PlacedTile& tile : game.tiles()) {
    if (tile.type == catalogue::kNoType) ++facts[face_down_at(tile.cell)];
  }
  return facts;
}

catalogue::Piece piece_under(const rules::Game& game, const bus::SeenFigure& seen) {
  const catalogue::Piece nowhere;
  const rules::PlacedTile* tile = game.tile_at(seen.cell);
  if (tile == nullptr || tile->type == catalogue::kNoType) return nowhere;
  const std::vector<catalogue::Piece> places = places_for(seen.kind, game.catalogue().type(tile->type));
  if (places.empty()) return nowhere;
  if (places.size() == 1) return places.front();
  const rules::Board& board = game.position().board;
  catalogue::Piece best = nowhere;
  double most = 0;
  double total = kUnnamed;
  for (const bus::FeatureCandidate& on : seen.on) {
    const catalogue::Piece piece{on.kind, static_cast<std::uint8_t>(on.piece)};
    if (std::find(places.begin(), places.end(), piece) == places.end()) continue;
    const rules::NodeId node = board.find({seen.cell, piece});
    if (node == rules::kNoNode) continue;
    double weight = on.probability;
    if (seen.kind == FigureKind::kHound ? !game.position().occupied(node)
                                        : seen.kind != FigureKind::kGhost && board.complete(node)) {
      weight *= kForbidden;
    }
    total += weight;
    if (weight > most) {
      most = weight;
      best = piece;
    }
  }
  if (seen.kind == FigureKind::kGhost) return most > 0 ? best : places.front();
  if (most >= kPieceSure * total) return best;
  // One that has come to a tile and stands between two pieces stands where the game knows it to be.
  const int index = game.position().neutral(seen.kind);
  if (index < 0) return nowhere;
  const rules::FeatureRef known = game.position().figure(static_cast<std::size_t>(index)).at;
  const bool possible = std::any_of(seen.on.begin(), seen.on.end(), [&](const bus::FeatureCandidate& on) {
    return on.probability >= kPiecePossible && on.kind == known.piece.kind && on.piece == known.piece.index;
  });
  return known.cell == seen.cell && possible ? known.piece : nowhere;
}

TableView::TableView(const Sources& sources) : from_(sources), game_(facts_of(sources.record->game())) {
  for (const StandingFigure& figure : from_.standing) {
    if (!is_neutral(figure.seen.kind) || figure.ignored) continue;
    const catalogue::Piece piece = piece_under(from_.record->game(), figure.seen);
    const Fact fact = neutral_at(figure.seen.kind, {figure.seen.cell, piece});
    ++neutral_[fact];
    if (figure.missing_since) ++in_doubt_[fact];
  }
}

std::optional<int> TableView::players(const rules::Figure& figure) const {
  if (!from_.in_view->contains(figure.at.cell)) return std::nullopt;
  int count = count_of(game_, {figure, false}) - (from_.gone->contains(figure) ? 1 : 0);
  for (const StandingFigure& other : from_.standing) {
    if (other.game && other.game->at.cell == figure.at.cell && other.game->player == figure.player &&
        other.game->kind == figure.kind && other.game->at.piece.kind != FeatureKind::kCemetery &&
        !other.seen.on.empty() && other.seen.on.front().kind == FeatureKind::kCemetery) {
      // It has been laid down where its own tile has a cemetery.
      if (figure == *other.game) --count;
      if (figure.at.piece.kind == FeatureKind::kCemetery) ++count;
    }
    if (other.game || other.leaving || other.ignored || other.missing_since || is_neutral(other.seen.kind) ||
        other.seen.kind != figure.kind || other.seen.cell != figure.at.cell ||
        from_.record->player_of(other.seen.colour) != figure.player) {
      continue;
    }
    const bool buried = figure.at.piece.kind == FeatureKind::kCemetery && other.seen.pose == Pose::kLying;
    const bool on_it = !other.seen.on.empty() && other.seen.on.front().kind == figure.at.piece.kind &&
                       other.seen.on.front().piece == figure.at.piece.index;
    if (buried || on_it) ++count;
  }
  return count;
}

std::optional<int> TableView::seen(const Fact& fact) const {
  const Cell cell = fact.figure.at.cell;
  if (fact.face_down) {
    const auto& hidden = from_.view->hidden;
    if (std::find(hidden.begin(), hidden.end(), cell) != hidden.end()) return std::nullopt;
    if (count_of(game_, fact) == 0 && from_.dismissed->contains(cell)) return 0;
    const auto& tiles = from_.view->tiles;
    return std::any_of(tiles.begin(), tiles.end(),
                       [&](const bus::SeenTile& tile) { return tile.cell == cell && is_face_down(tile); })
               ? 1
               : 0;
  }
  if (fact.figure.player != rules::kNoPlayer) return players(fact.figure);
  if (!from_.in_view->contains(cell)) {
    // There is one of each only: seen elsewhere, it is not here.
    const bool single = fact.figure.kind == FigureKind::kMage || fact.figure.kind == FigureKind::kWitch;
    const bool elsewhere = std::any_of(neutral_.begin(), neutral_.end(), [&](const auto& item) {
      return item.first.figure.kind == fact.figure.kind && from_.in_view->contains(item.first.figure.at.cell);
    });
    return single && elsewhere ? std::optional<int>(0) : std::nullopt;
  }
  return count_of(neutral_, fact);
}

std::optional<int> TableView::settled(const Fact& fact) const {
  auto count = seen(fact);
  if (count) *count += count_of(*from_.owed, fact);
  return count;
}

}  // namespace tilewatch::referee
