// SPDX-License-Identifier: MIT
// The game as a fold of its entries: commands in order, less what was undone, with what was replaced.
#pragma once

#include <vector>

#include "engine/catalogue/result.h"
#include "engine/referee/entry.h"
#include "engine/rules/game.h"

namespace tilewatch::referee {

/// A command that counts, with what came of it.
struct Done {
  Entry entry;  ///< of the command or of its latest replacement; entry.seq is the command's own
  rules::Command command;
  std::vector<rules::Event> events;
  int turn = 0;                              ///< the turn in which it was done
  rules::Player player = rules::kNoPlayer;   ///< whose turn the rules had
  rules::Phase phase = rules::Phase::kTile;  ///< the step in which it was done
};

class Record {
 public:
  /// A begin entry; more follow with add().
  static Result<Record> begin(const Entry& entry, std::shared_ptr<const catalogue::Catalogue> catalogue);
  /// All entries of a journal in order; the error names the entry.
  static Result<Record> fold(const std::vector<Entry>& entries,
                             std::shared_ptr<const catalogue::Catalogue> catalogue);

  /// Takes one more entry, or says why it cannot be (then nothing has changed).
  Result<void> add(const Entry& entry);

  const rules::Game& game() const { return game_; }
  const std::vector<Done>& done() const { return done_; }
  const std::vector<Entry>& notes() const { return notes_; }
  std::int64_t last_seq() const { return last_seq_; }
  /// The step that undo takes back, and the one that redo would bring back; 0 if there is none.
  std::int64_t undoable() const;
  std::int64_t redoable() const { return undone_.empty() ? 0 : undone_.back().front().entry.step; }

  /// Colours that were seen or named at the beginning; others in Game are place-holders.
  const std::vector<Colour>& joined() const { return joined_; }
  std::optional<rules::Player> player_of(Colour colour) const;
  /// The game so far as a saved game.
  rules::SavedGame saved() const;

 private:
  explicit Record(rules::Game game) : game_(std::move(game)) {}
  Result<void> replay(rules::Setup setup, std::vector<Done> commands);
  Result<void> take_command(Entry entry);

  rules::Game game_;
  std::vector<std::string> sets_;
  std::vector<Colour> joined_;
  std::vector<Done> done_;
  std::vector<std::vector<Done>> undone_;  ///< steps, the latest last
  std::vector<Entry> notes_;
  std::int64_t last_seq_ = 0;
};

/// The text of a begin entry. With no players the first place is held for whoever is seen first.
std::string begin_line(rules::Setup setup);

}  // namespace tilewatch::referee
