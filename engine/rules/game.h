// SPDX-License-Identifier: MIT
// The rules as a value: a game position, what may be done in it, and what happens when it is done.
//
// Pure: no input or output, no clock, no random source. Commands go in, events come out. Copying a Game is cheap (it
// is also the heart of a search). Rule numbers (B-1 ...) are those of engine/rules/README.md.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
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
  /// The start tile's type; kNoType = the catalogue's. It lies at (0,0), rotation 0, unless start_rotation says else.
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

/// A feature's value, explained (DESIGN 5.7).
struct Score {
  FeatureKind kind = FeatureKind::kCity;
  bool complete = false;
  std::vector<Cell> cells;            ///< every tile it covers, once, sorted
  std::vector<FeatureRef> pieces;     ///< every piece of it on the board
  std::vector<Figure> figures;        ///< the figures that stand on it
  std::vector<ScoreTerm> terms;       ///< add up to `points`
  int points = 0;
  std::vector<Player> winners;        ///< those who get `points` each (B-6); empty when nobody stands there
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
  bool forced = false;         ///< the referee insists: any free figure, anywhere
  Player player = kNoPlayer;   ///< only read when forced
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
/// Final scoring (B-5, B-8).
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
using Event = std::variant<TilePlaced, TileDiscarded, FigurePlaced, FigureReturned, Scored, ScoreAdjusted, TurnBegan,
                           GameEnded>;

/// Where in the turn the game is. Rule sets put further phases between these (see engine/rules/README.md).
enum class Phase : std::uint8_t { kTile, kFigure, kEnded };

/// Why something may not be done: plain words and the number of the rule.
struct Violation {
  std::string rule;  ///< "B-1"
  std::string text;  ///< "the road on its east side would meet a city"
};

/// The immutable inside of a Game lives in board.h; users need only this class.
class Game {
 public:
  /// The start tile lies, player 0 is to move. Fails (kUsage) when the setup contradicts itself.
  static Result<Game> start(Setup setup);

  const Setup& setup() const;
  const catalogue::Catalogue& catalogue() const;
  Phase phase() const;
  Player active_player() const;
  /// The turn being played, 1 for the first.
  int turn() const;
  int player_count() const;
  int score(Player player) const;
  /// Figures of a kind that the player has in hand.
  int supply(Player player, FigureKind kind) const;

  const PlacedTile* tile_at(Cell cell) const;
  /// All tiles in the order they were laid, the start tile first.
  const std::vector<PlacedTile>& tiles() const;
  /// All figures on the board.
  std::vector<Figure> figures() const;
  /// Copies of a type that are neither on the board nor discarded.
  int remaining(TypeIndex type) const;
  int tiles_left() const;

  /// Empty cells that touch a laid tile, sorted.
  std::vector<Cell> open_cells() const;
  /// All legal places of a type, sorted by cell (y, x) then rotation; rotations that look alike are all listed.
  std::vector<Placement> legal_placements(TypeIndex type) const;
  /// nothing when the tile may lie there now.
  std::optional<Violation> why_not(const PlaceTile& command) const;
  std::optional<Violation> why_not(const PlaceFigure& command) const;
  /// What the active player may put on the tile just laid (kFigure phase only).
  std::vector<PlaceFigure> figure_options() const;

  /// Does it, or says why not (then nothing has changed).
  Result<std::vector<Event>> apply(const Command& command);

  /// The present value of the feature that a piece belongs to: if complete its value, else its final-scoring value.
  Score value_of(FeatureRef ref) const;
  /// Every feature on the board with its present value, cities, roads, monasteries, fields in that order.
  std::vector<Score> features() const;
  /// Scores as they would be if the game ended now, with the events that lead there.
  std::vector<int> scores_if_ended_now() const;
  /// The figures that go home if the turn is ended (passed) now; used to ask for them on the table.
  std::vector<Figure> returning_if_passed() const;

  /// One line of text that says everything about the position; from_text() restores an equal game.
  std::string to_text() const;
  static Result<Game> from_text(std::shared_ptr<const catalogue::Catalogue> catalogue, std::string_view text);
  /// Deep check for tests and debug builds: incremental features equal those counted afresh.
  bool is_consistent() const;

 private:
  struct State;
  Game() = default;
  // Representation is the implementer's choice; copies must be cheap.
  std::shared_ptr<const Setup> setup_;
  std::shared_ptr<State> state_;  // placeholder: copy-on-write or by value
};

/// "red Anna" style names for messages.
std::string name_of(const Setup& setup, Player player);

// Saved game: one command a line, readable by a player (format: engine/rules/README.md). Shared by saving, replay files
// and tests.
std::string command_to_text(const catalogue::Catalogue& catalogue, const Command& command);
Result<Command> command_from_text(const catalogue::Catalogue& catalogue, std::string_view line);
struct SavedGame {
  Setup setup;
  std::vector<std::string> sets;
  Edition edition = Edition::kC3;
  std::vector<Command> commands;
};
std::string saved_game_to_text(const SavedGame& saved);
/// Names the line in its error.
Result<SavedGame> saved_game_from_text(std::string_view text);

}  // namespace tilewatch::rules
