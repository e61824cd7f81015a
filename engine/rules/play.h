// SPDX-License-Identifier: MIT
// The words of a game: what is agreed before it, what people do (commands) and what happens because of it
// (events).
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/result.h"

namespace tilewatch::rules {

using catalogue::Piece;
using catalogue::TypeIndex;

/// Index into Setup::players, in turn order.
using Player = std::uint8_t;
inline constexpr Player kNoPlayer = 0xff;

struct PlayerSetup {
  std::string name;
  Colour colour = Colour::kRed;
};

/// Everything that is agreed before the first tile. Rule sets add their own switches here.
struct Setup {
  std::shared_ptr<const catalogue::Catalogue> catalogue;
  std::vector<PlayerSetup> players;
  int meeples = 7;               ///< B-0
  int two_tile_city_points = 4;  ///< B-9: 4 (C2, C3) or 2 (old C1)
  int farm_points = 3;           ///< B-9: 3 a finished city, 4 in the first C1 print
  bool fields = true;            ///< farmers may be placed (B-8)
  /// The start tile's type; kNoType = the catalogue's. It lies at (0,0), rotation 0, unless start_rotation
  /// says else.
  TypeIndex start = catalogue::kNoType;
  Rotation start_rotation = 0;
};

struct Placement {
  Cell cell;
  Rotation rotation = 0;
  auto operator<=>(const Placement&) const = default;
};

/// A piece of a feature on the board.
struct FeatureRef {
  Cell cell;
  Piece piece;
  auto operator<=>(const FeatureRef&) const = default;
};

struct PlacedTile {
  TypeIndex type = catalogue::kNoType;
  Cell cell;
  Rotation rotation = 0;
  bool garden = false;  ///< this copy shows a garden
  int turn = 0;         ///< 0 for the start tile
};

struct Figure {
  FigureKind kind = FigureKind::kMeeple;
  Player player = kNoPlayer;  ///< kNoPlayer for neutral figures
  FeatureRef at;
  auto operator<=>(const Figure&) const = default;
};

/// One named part of a score: {"tiles", 5, 10}, {"shields", 2, 4}.
struct ScoreTerm {
  std::string name;
  int count = 0;
  int points = 0;
};

/// A feature's value, explained.
struct Score {
  FeatureKind kind = FeatureKind::kCity;
  bool complete = false;
  std::vector<Cell> cells;         ///< every tile it covers, once, sorted; a monastery covers its own
  std::vector<FeatureRef> pieces;  ///< every piece of it on the board
  std::vector<Figure> figures;     ///< the figures that stand on it
  std::vector<ScoreTerm> terms;    ///< add up to `points`
  int points = 0;
  std::vector<Player> winners;  ///< those who get `points` each (B-6); empty when nobody stands there
};

// --- commands: what people do. Every one of them is a line of a saved game.
struct PlaceTile {
  TypeIndex type = catalogue::kNoType;
  Placement at;
  bool garden = false;
};
/// B-2: a drawn tile that fits nowhere leaves the game.
struct DiscardTile {
  TypeIndex type = catalogue::kNoType;
};
/// Only on the tile just laid (B-3). `player` is the one whose turn it is, unless `forced`.
struct PlaceFigure {
  FigureKind kind = FigureKind::kMeeple;
  FeatureRef at;
  /// The referee insists: any figure in hand, on any piece on the board, at any time until the game ends. It
  /// does not end the figure step: Pass follows if this was the turn's figure.
  bool forced = false;
  Player player = kNoPlayer;  ///< only read when forced
};
/// The figure step is over without a figure.
struct Pass {};
/// Takes a figure off the board although no score sends it home (a referee's correction).
struct RemoveFigure {
  Figure figure;
};
/// Points given by hand, with the reason.
struct AdjustScore {
  Player player = 0;
  int points = 0;
  std::string reason;
};
/// Final scoring (B-5, B-8), at the beginning of any turn; figures stay where they stand. Nothing ends a game
/// by itself.
struct EndGame {};
using Command = std::variant<PlaceTile, DiscardTile, PlaceFigure, Pass, RemoveFigure, AdjustScore, EndGame>;

// --- events: what happened because of it.
struct TilePlaced {
  PlacedTile tile;
};
struct TileDiscarded {
  TypeIndex type;
};
struct FigurePlaced {
  Figure figure;
};
/// The figure goes home: its feature was scored, or the referee took it off.
struct FigureReturned {
  Figure figure;
};
struct Scored {
  Score score;
  bool final = false;  ///< part of the final scoring
};
struct ScoreAdjusted {
  Player player;
  int points;
  std::string reason;
};
struct TurnBegan {
  int turn;  ///< 1 for the first turn
  Player player;
};
struct GameEnded {};
using Event = std::variant<TilePlaced, TileDiscarded, FigurePlaced, FigureReturned, Scored, ScoreAdjusted,
                           TurnBegan, GameEnded>;

/// Where in the turn the game is. Rule sets put further phases between these (see engine/rules/README.md).
enum class Phase : std::uint8_t { kTile, kFigure, kEnded };

/// Why something may not be done: plain words and the number of the rule.
struct Violation {
  std::string rule;  ///< "B-1"
  std::string text;  ///< "the road on its east side would meet a city"
};

/// "red Anna" style names for messages.
std::string name_of(const Setup& setup, Player player);

}  // namespace tilewatch::rules
