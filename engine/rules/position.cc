// SPDX-License-Identifier: MIT
#include "engine/rules/position.h"

namespace tilewatch::rules {

void Position::put_figure(const StandingFigure& figure) {
  figures.push_back(figure);
  if (figure.player == kNoPlayer) return;
  --supply[figure.player][static_cast<std::size_t>(figure.kind)];
  board.count_figure(figure.node, 1);
}

void Position::take_figure(std::size_t index) {
  const StandingFigure figure = figures[index];
  figures.erase(figures.begin() + static_cast<std::ptrdiff_t>(index));
  if (figure.player == kNoPlayer) return;
  ++supply[figure.player][static_cast<std::size_t>(figure.kind)];
  board.count_figure(figure.node, -1);
}

void Position::capture_figure(std::size_t index, Player keeper) {
  const StandingFigure figure = figures[index];
  take_figure(index);
  --supply[figure.player][static_cast<std::size_t>(figure.kind)];
  elsewhere.push_back({figure.kind, figure.player, keeper});
}

void Position::free_figure(std::size_t index) {
  const FigureElsewhere figure = elsewhere[index];
  elsewhere.erase(elsewhere.begin() + static_cast<std::ptrdiff_t>(index));
  ++supply[figure.player][static_cast<std::size_t>(figure.kind)];
}

Figure Position::figure(std::size_t index) const {
  const StandingFigure& figure = figures[index];
  return {figure.kind, figure.player, board.ref(figure.node)};
}

int Position::neutral(FigureKind kind) const {
  for (std::size_t i = 0; i < figures.size(); ++i) {
    if (figures[i].kind == kind && figures[i].player == kNoPlayer) return static_cast<int>(i);
  }
  return -1;
}

void Position::draw(TypeIndex type) {
  --remaining[type];
  --tiles_left;
}

}  // namespace tilewatch::rules
