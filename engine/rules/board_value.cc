// SPDX-License-Identifier: MIT
#include "engine/rules/board_value.h"

#include <algorithm>
#include <utility>

#include "engine/rules/figure_traits.h"
#include "engine/rules/scoring.h"

namespace tilewatch::rules {

BoardValue value_of_board(std::shared_ptr<const catalogue::Catalogue> catalogue,
                          const std::vector<PlacedTile>& tiles, const std::vector<StandingOn>& figures) {
  BoardValue value;
  Rulebook book;
  book.setup.catalogue = std::move(catalogue);
  const bool abbots = std::any_of(figures.begin(), figures.end(),
                                  [](const StandingOn& figure) { return figure.kind == FigureKind::kAbbot; });
  book.setup.switches.abbot = abbots ? 1 : 0;  // B-10: then gardens count
  for (const catalogue::TileType& type : book.setup.catalogue->types()) book.shapes.push_back(shape_of(type));
  book.shapes.push_back(face_down_shape());
  for (const RuleSet* rules : rule_sets()) {
    if (rules->in_play(book.setup)) book.take_in(*rules);
  }
  Position position;
  position.board = Board(&book.shapes);
  for (const PlacedTile& tile : tiles) {
    // Joining edges that do not agree would make one feature of a road and a city.
    const OpenCell* open = position.board.open_cell(tile.cell);
    if (open != nullptr && !open->admits(book.shapes[tile.type].turned[tile.rotation].edges)) {
      value.left_out.push_back(tile.cell);
    } else {
      position.board.lay(tile);
    }
  }
  for (const StandingOn& figure : figures) {
    const NodeId node = position.board.find(figure.at);
    if (node == kNoNode) continue;
    if (traits_of(figure.kind).neutral) {  // mage and witch change what their feature is worth (M-16)
      if (position.neutral(figure.kind) < 0) position.figures.push_back({figure.kind, kNoPlayer, node});
      continue;
    }
    auto colour = std::find(value.colours.begin(), value.colours.end(), figure.colour);
    if (colour == value.colours.end()) {
      if (value.colours.size() == static_cast<std::size_t>(kMaxPlayers)) continue;
      colour = value.colours.insert(colour, figure.colour);
    }
    const auto player = static_cast<Player>(colour - value.colours.begin());
    position.figures.push_back({figure.kind, player, node});
    position.board.count_figure(node, 1);
  }
  for (NodeId node = 0; node < position.board.node_count(); ++node) {
    if (position.board.node(node).feature != node) continue;
    const Terms terms = value_of(book, position, node);
    if (terms.begin() != terms.end()) value.features.push_back(explained(book, position, node, terms));
  }
  std::stable_sort(value.features.begin(), value.features.end(),
                   [](const Score& a, const Score& b) { return rank_of(a.kind) < rank_of(b.kind); });
  return value;
}

}  // namespace tilewatch::rules
