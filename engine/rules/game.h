// SPDX-License-Identifier: MIT
// The rules as a value: a game position, what may be done in it, and what happens when it is done.
//
// Pure: no input or output, no clock, no random source. Commands go in, events come out. Copying a Game is
// cheap (it is also the heart of a search). Rule numbers (B-1 ...) are those of engine/rules/README.md.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/play.h"
#include "engine/rules/position.h"

namespace tilewatch::rules {

class RuleSet;
struct Rulebook;

class Game {
 public:
  /// The start tile lies, player 0 is to move. Fails (kUsage) when the setup contradicts itself: fewer than 1
  /// or more than 5 players (6 with Inns & Cathedrals), two of one colour, switches with values that no
  /// edition has, no start tile.
  static Result<Game> start(Setup setup);
  /// The same with other rule sets than those of rule_sets.cc; they must outlive the game.
  static Result<Game> start(Setup setup, std::span<const RuleSet* const> rule_sets);

  const Setup& setup() const;
  const catalogue::Catalogue& catalogue() const;
  Phase phase() const;
  Player active_player() const;
  /// The turn being played, 1 for the first.
  int turn() const;
  int player_count() const;
  /// Of a colour; in a cooperative game the common score, or that of its score figure (G-43).
  int score(Player player) const;
  /// Figures of a kind that the player has in hand.
  int supply(Player player, FigureKind kind) const;

  /// What a game of Mists knows besides; all zero in other games.
  const MistsState& mists() const { return position_.mists; }
  /// For what looks deeper than a display: searches, values of a position. Both live as long as the game.
  const Position& position() const { return position_; }
  const Rulebook& rulebook() const { return *book_; }

  const PlacedTile* tile_at(Cell cell) const;
  /// All tiles in the order they were laid, the start tile first.
  const std::vector<PlacedTile>& tiles() const;
  /// All figures on the board.
  std::vector<Figure> figures() const;
  /// Copies of a type that are neither on the board nor discarded.
  int remaining(TypeIndex type) const;
  int tiles_left() const;
  /// Why a tile of this type is not drawn yet although a copy is left (B-11: the river comes first).
  std::optional<Violation> held_back(TypeIndex type) const;
  bool is_held_back(TypeIndex type) const;

  /// Empty cells that touch a laid tile, sorted.
  std::vector<Cell> open_cells() const;
  /// All places where a type fits, sorted by cell (y, x) then rotation; rotations that look alike are all
  /// listed.
  std::vector<Placement> legal_placements(TypeIndex type) const;
  /// nothing when the tile may lie there now.
  std::optional<Violation> why_not(const PlaceTile& command) const;
  std::optional<Violation> why_not(const PlaceFigure& command) const;
  /// What the active player may put on the tile just laid (kFigure phase only).
  std::vector<PlaceFigure> figure_options() const;
  /// Everything that may be done in this step but laying a tile: figures, Pass, what the rule sets ask for.
  std::vector<Command> choices() const;
  /// What people are asked in this step, in words for them: "move the mage or the witch"; empty when a tile
  /// is to be laid or the game is over.
  std::string question() const;
  /// F-4: how many tiles the active player may draw now; 1 in most games.
  int may_draw() const;
  /// Tiles that were drawn and lie open (F-6); empty if nobody said.
  const std::vector<TypeIndex>& drawn() const { return position_.drawn; }

  /// Does it, or says why not (then nothing has changed): an ErrorKind::kUsage "B-1: its north edge is ...".
  Result<std::vector<Event>> apply(const Command& command);
  /// nothing when the command may be done now.
  std::optional<Violation> why_not(const Command& command) const;

  /// For searches: the same without events and reasons. `out` is overwritten and its memory used again;
  /// placements come unsorted, but in the same order whenever the same tiles were laid in the same order.
  void legal_placements(TypeIndex type, std::vector<Placement>& out) const;
  void figure_options(std::vector<PlaceFigure>& out) const;
  /// Whether it was legal, and so was done.
  /// Takes the memory that the rest of the game needs at once.
  void reserve();
  bool advance(const PlaceTile& command);
  bool advance(const PlaceFigure& command);
  bool advance(const Pass& command);
  bool advance(const DiscardTile& command);
  bool advance(const EndGame& command);
  bool advance(const Command& command);
  void choices(std::vector<Command>& out) const;
  /// Does one of the placements, figure options or choices that were just listed: not asked again whether it
  /// is allowed, so it must be one of them.
  void advance_listed(const PlaceTile& command);
  void advance_listed(const PlaceFigure& command);
  void advance_listed(const Command& command);

  /// The present value of the feature that a piece belongs to: if complete its value, else its final-scoring
  /// value.
  Score value_of(FeatureRef ref) const;
  /// Every feature on the board that can be worth something, with its present value: cities, roads,
  /// monasteries, fields in that order. Gardens and tents only if a rule set in play gives them a value.
  std::vector<Score> features() const;
  /// Scores as they would be if the game ended now (the turn being over without what it still asks for).
  std::vector<int> scores_if_ended_now() const;
  /// The figures that go home if the turn is ended (passed) now; used to ask for them on the table.
  std::vector<Figure> returning_if_passed() const;

  /// One line of text that says everything about the position; from_text() restores an equal game.
  std::string to_text() const;
  static Result<Game> from_text(std::shared_ptr<const catalogue::Catalogue> catalogue, std::string_view text);
  /// What a copy of this game holds, in bytes.
  int memory_bytes() const;
  /// Deep check for tests and debug builds: incremental features equal those counted afresh.
  bool is_consistent() const;

 private:
  Game() = default;
  std::shared_ptr<const Rulebook> book_;
  Position position_;
};

// Saved game: one command a line, readable by a player (format: engine/rules/README.md). Shared by saving,
// replay files and tests.
std::string command_to_text(const catalogue::Catalogue& catalogue, const Command& command);
Result<Command> command_from_text(const catalogue::Catalogue& catalogue, std::string_view line);
struct SavedGame {
  Setup setup;
  std::vector<std::string> sets;
  Edition edition = Edition::kC3;
  std::vector<Command> commands;
  /// The line on which each command stood in the text that was read; empty when there was none.
  std::vector<int> lines;
};
std::string saved_game_to_text(const SavedGame& saved);
/// Loads the catalogue that the game names from Catalogue::default_folders(). Names the line in its error.
Result<SavedGame> saved_game_from_text(std::string_view text);

}  // namespace tilewatch::rules
