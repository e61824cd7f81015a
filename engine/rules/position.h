// SPDX-License-Identifier: MIT
// All that changes in the course of a game, as one plain value.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/rules/board.h"
#include "engine/rules/magic_state.h"
#include "engine/rules/mists_state.h"
#include "engine/rules/play.h"

namespace tilewatch::rules {

inline constexpr int kMaxPlayers = 6;  // B-0, with Inns & Cathedrals

/// By player and kind: figures in hand.
using FigureSupply = std::array<std::array<std::uint8_t, kFigureKinds>, kMaxPlayers>;

struct StandingFigure {
  FigureKind kind = FigureKind::kMeeple;
  Player player = kNoPlayer;  ///< kNoPlayer for neutral figures
  NodeId node = kNoNode;
};

/// A player's figure that is neither in hand nor on the board: captured by a tower, in the City of
/// Carcassonne. For expansions that are not played yet.
struct FigureElsewhere {
  FigureKind kind = FigureKind::kMeeple;
  Player player = kNoPlayer;
  Player keeper = kNoPlayer;  ///< who captured it; kNoPlayer: nobody did
  auto operator<=>(const FigureElsewhere&) const = default;
};

struct Position {
  Board board;
  std::vector<StandingFigure> figures;  ///< in the order they were put there
  std::vector<std::int16_t> remaining;  ///< by type: neither on the board nor discarded
  int tiles_left = 0;
  std::array<int, kMaxPlayers> scores{};
  FigureSupply supply{};
  std::vector<FigureElsewhere> elsewhere;  ///< empty in all games that are played yet
  std::vector<TypeIndex> drawn;            ///< F-4: lie open beside the board, one of them is to be laid
  std::uint8_t drawn_together =
      0;                          ///< F-8: how many the turn began with; 0 if nobody said, or none was drawn
  std::uint8_t part = 1;          ///< F-15: of the turn; 1 in all games that are played yet
  std::uint8_t parts = 1;         ///< F-15: how many this turn has
  std::vector<NodeId> undecided;  ///< G-16: finished features that wait to be scored or calmed
  MagicState magic;
  CropCircleState crop_circle;
  MistsState mists;
  std::uint8_t draw_group = 0;  ///< index into Rulebook::draw_first: what comes out of the bag now
  int turn = 1;
  Player active = 0;
  Phase phase = Phase::kTile;

  int last_tile() const { return static_cast<int>(board.tiles().size()) - 1; }
  int in_hand(Player player, FigureKind kind) const { return supply[player][static_cast<std::size_t>(kind)]; }
  bool occupied(NodeId node) const { return board.feature(node).figures > 0; }
  /// Index into `figures`, -1 if no such neutral figure is on the board.
  int neutral(FigureKind kind) const;

  /// Moves a figure from its owner's hand to the board and back.
  void put_figure(const StandingFigure& figure);
  void take_figure(std::size_t index);
  /// From the board to somewhere that is neither board nor hand, and home from there.
  void capture_figure(std::size_t index, Player keeper);
  void free_figure(std::size_t index);
  Figure figure(std::size_t index) const;
  /// Takes a copy of a type out of the bag.
  void draw(TypeIndex type);
  /// Takes a copy of a type that nobody has seen (G-37).
  void draw_unseen() { --tiles_left; }
};

}  // namespace tilewatch::rules
