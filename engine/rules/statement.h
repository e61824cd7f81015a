// SPDX-License-Identifier: MIT
// Statements: the words that saved games, replay files and position texts are made of.
//
// A statement is words with spaces between; a word in double quotes may hold anything (\" \\ \n \r \t); a #
// that begins a word begins a comment.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/play.h"

namespace tilewatch::rules {

struct Word {
  std::string text;
  bool quoted = false;
};

/// kInput when a quote is not closed or an escape is unknown.
Result<std::vector<Word>> words_of(std::string_view line);
std::string in_quotes(std::string_view text);

/// Reads a statement word by word. The first thing wrong is kept, everything after it reads as nothing; so
/// callers read on and ask once at the end.
class StatementReader {
 public:
  StatementReader(std::vector<Word> words, const catalogue::Catalogue* catalogue)
      : words_(std::move(words)), catalogue_(catalogue) {}

  bool at_end() const { return at_ == words_.size(); }
  /// The next word is this one and was taken; no fault if it is not.
  bool take(std::string_view word);
  void expect(std::string_view word);
  std::string text(std::string_view what);
  int number(std::string_view what, int least, int most);
  Cell cell();
  TypeIndex type();
  Player player();
  Placement placement();  ///< at X,Y rot R
  FeatureRef feature();   ///< KIND INDEX at X,Y
  /// KIND [of PLAYER] on FEATURE; without a player it belongs to nobody.
  Figure figure();
  /// COUNT on FEATURE [and COUNT on FEATURE]...
  std::vector<GhostGroup> ghosts();
  template <class T>
  T named(std::string_view what, std::optional<T> (*from)(std::string_view), T otherwise) {
    const std::string word = text(what);
    const std::optional<T> value = from(word);
    if (!value && ok()) fault("\"" + word + "\" is no " + std::string(what));
    return value.value_or(otherwise);
  }
  void fault(std::string message);

  bool ok() const { return !fault_; }
  /// The fault, or that words are left over.
  std::optional<std::string> problem();

 private:
  std::vector<Word> words_;
  std::size_t at_ = 0;
  const catalogue::Catalogue* catalogue_;
  std::optional<std::string> fault_;
};

std::string cell_text(Cell cell);                                // "1,-2"
std::string placement_text(const Placement& at);                 // "at 1,-2 rot 3"
std::string feature_text(const FeatureRef& ref);                 // "road 0 at 1,-2"
std::string player_text(Player player);                          // "player 1" for the first
std::string figure_text(const Figure& figure);                   // "meeple of player 1 on road 0 at 1,-2"
std::string ghosts_text(const std::vector<GhostGroup>& ghosts);  // "2 on mist_area 0 at 1,-2"

/// The statements that say what was agreed before the game (sets, edition, player, also, option, start).
struct SetupText {
  Setup setup;
  std::vector<std::string> sets;
  Edition edition = Edition::kC3;
  std::string start;  ///< type id
};
/// Reads a statement of that kind after its first word; false if it is none of them.
bool read_setup_statement(std::string_view first, StatementReader& reader, SetupText& into);
std::vector<std::string> setup_statements(const Setup& setup, const std::vector<std::string>& sets,
                                          Edition edition, const catalogue::Catalogue& catalogue);

}  // namespace tilewatch::rules
