// SPDX-License-Identifier: MIT
#include "tests/engine/rules/replay_file.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <set>
#include <sstream>

#include "engine/rules/game.h"
#include "engine/rules/mists_status.h"
#include "engine/rules/statement.h"
#include "tests/support/paths.h"

namespace tilewatch::test {
namespace {

using namespace tilewatch::rules;  // NOLINT: this file is all about that room's words

std::string rest_after(const std::string& line, const std::string& word) {
  return line.substr(line.find(word) + word.size());
}

std::string trimmed(std::string text) {
  const auto first = text.find_first_not_of(" \t\r");
  const auto last = text.find_last_not_of(" \t\r");
  return first == std::string::npos ? "" : text.substr(first, last - first + 1);
}

/// "a, b" -> {"a", "b"}; "none" -> {}.
std::set<std::string> list_of(const std::string& text, char separator = ',') {
  std::set<std::string> items;
  std::istringstream in(text);
  for (std::string item; std::getline(in, item, separator);) items.insert(trimmed(item));
  if (items == std::set<std::string>{"none"}) items.clear();
  return items;
}

std::string joined(const std::set<std::string>& items) {
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : ", ") + item;
  return text.empty() ? "none" : text;
}

std::string piece_text(const catalogue::Piece& piece) {
  return std::string(to_string(piece.kind)) + " " + std::to_string(piece.index);
}

class Replay {
 public:
  explicit Replay(Game game) : game_(std::move(game)) {}

  /// "" if the line holds, else what is wrong.
  std::string command(const std::string& line) {
    const auto command = command_from_text(game_.catalogue(), line);
    if (!command) return command.error().message;
    auto events = game_.apply(*command);
    if (!events) return "refused: " + events.error().message;
    events_ = *std::move(events);
    if (!game_.is_consistent()) return "the position is no longer consistent";
    return {};
  }

  /// `line` without the word "expect" and without comment.
  std::string expect(const std::string& line) {
    std::istringstream in(line);
    std::string what;
    in >> what;
    const std::string rest = trimmed(rest_after(line, what));
    if (what == "scores") return same(scores(), rest);
    if (what == "if_ended") return same(if_ended(), rest);
    if (what == "illegal") return illegal(rest);
    if (what == "options") return same(joined(options()), joined(list_of(rest)));
    if (what == "placements") return placements(rest);
    if (what == "turn") {
      return same(std::to_string(game_.turn()) + " of " + player_text(game_.active_player()), rest);
    }
    if (what == "order") return same(order(), rest);
    if (what == "scored") return same(joined(scored()), joined(list_of(rest)));
    if (what == "terms") return same(joined(terms()), joined(list_of(rest)));
    if (what == "returned") return same(joined(returned()), joined(list_of(rest)));
    if (what == "supply") return same(supply(), rest);
    if (what == "left") return same(std::to_string(game_.tiles_left()), rest);
    if (what == "remaining") return remaining(rest);
    if (what == "value") return value(rest);
    if (what == "phase") return same(phase(), rest);
    if (what == "choices") return same(joined(choices()), joined(list_of(rest, ';')));
    if (what == "choice") return choices().contains(rest) ? "" : "it is none of: " + joined(choices());
    if (what == "question") return same(game_.question(), rest);
    if (what == "stands") return stands(rest) ? "" : "it does not";
    if (what == "gone") return stands(rest) ? "it stands there" : "";
    if (what == "supply_of") return supply_of(rest);
    if (what == "may_draw") return same(std::to_string(game_.may_draw()), rest);
    if (what == "moved") return same(joined(moved()), joined(list_of(rest, ';')));
    if (what == "ended") return same(ended(), rest);
    if (what == "bank") return same(std::to_string(mists_status(game_).bank), rest);
    if (what == "stack") return same(stack(), rest);
    if (what == "ghosts") return ghosts(rest);
    if (what == "hound") return hound(rest);
    if (what == "mist") return mist(rest);
    return "\"expect " + what + "\" is unknown";
  }

 private:
  static std::string same(const std::string& is, const std::string& should) {
    return is == should ? "" : "is \"" + is + "\", not \"" + should + "\"";
  }

  std::string scores() const {
    std::string text;
    for (Player player = 0; player < game_.player_count(); ++player) {
      text += (player > 0 ? " " : "") + std::to_string(game_.score(player));
    }
    return text;
  }

  std::string if_ended() const {
    std::string text;
    for (const int score : game_.scores_if_ended_now())
      text += (text.empty() ? "" : " ") + std::to_string(score);
    return text;
  }

  std::string supply() const {
    std::string text;
    for (Player player = 0; player < game_.player_count(); ++player) {
      text += (player > 0 ? " " : "") + std::to_string(game_.supply(player, FigureKind::kMeeple));
    }
    return text;
  }

  /// "COMMAND : RULE"
  std::string illegal(const std::string& rest) {
    const auto colon = rest.rfind(" : ");
    if (colon == std::string::npos) return "there is no \" : RULE\" at the end";
    const auto command = command_from_text(game_.catalogue(), rest.substr(0, colon));
    if (!command) return command.error().message;
    const std::string before = game_.to_text();
    const auto violation = game_.why_not(*command);
    if (game_.apply(*command)) return "it was allowed";
    if (game_.to_text() != before) return "the refused command changed the position";
    return same(violation ? violation->rule : "allowed", trimmed(rest.substr(colon + 3)));
  }

  std::set<std::string> options() const {
    std::set<std::string> texts;
    for (const PlaceFigure& option : game_.figure_options()) texts.insert(piece_text(option.at.piece));
    return texts;
  }

  /// "TYPE: at X,Y rot R, ..."
  std::string placements(const std::string& rest) const {
    const auto colon = rest.find(':');
    const TypeIndex type = game_.catalogue().index_of(trimmed(rest.substr(0, colon)));
    if (colon == std::string::npos || type == catalogue::kNoType) return "it does not say of which tile";
    std::set<std::string> texts;
    // A comma stands inside a cell: entries are separated by semicolons here.
    std::set<std::string> wanted;
    std::istringstream in(rest.substr(colon + 1));
    for (std::string item; std::getline(in, item, ';');) wanted.insert(trimmed(item));
    if (wanted == std::set<std::string>{"none"}) wanted.clear();
    for (const Placement& at : game_.legal_placements(type)) texts.insert(placement_text(at));
    return same(joined(texts), joined(wanted));
  }

  std::set<std::string> scored() const {
    const auto in_order = scored_in_order();
    return {in_order.begin(), in_order.end()};
  }

  std::string order() const {
    std::string text;
    for (const std::string& score : scored_in_order()) text += (text.empty() ? "" : ", ") + score;
    return text.empty() ? "none" : text;
  }

  std::vector<std::string> scored_in_order() const {
    std::vector<std::string> texts;
    for (const Event& event : events_) {
      const auto* scored = std::get_if<Scored>(&event);
      if (scored == nullptr) continue;
      std::string text =
          std::string(to_string(scored->score.kind)) + " " + std::to_string(scored->score.points) + " for";
      for (const Player winner : scored->score.winners) text += " " + std::to_string(winner + 1);
      texts.push_back(text);
    }
    return texts;
  }

  std::set<std::string> terms() const {
    std::set<std::string> texts;
    for (const Event& event : events_) {
      const auto* scored = std::get_if<Scored>(&event);
      if (scored == nullptr) continue;
      for (const ScoreTerm& term : scored->score.terms) {
        texts.insert(std::string(to_string(scored->score.kind)) + " " + term.name + " " +
                     std::to_string(term.count) + " = " + std::to_string(term.points));
      }
    }
    return texts;
  }

  std::set<std::string> returned() const {
    std::set<std::string> texts;
    for (const Event& event : events_) {
      const auto* went = std::get_if<FigureReturned>(&event);
      if (went == nullptr) continue;
      texts.insert(std::string(to_string(went->figure.kind)) +
                   (went->figure.player == kNoPlayer ? "" : " of " + player_text(went->figure.player)) +
                   " from " + piece_text(went->figure.at.piece));
    }
    return texts;
  }

  std::string phase() const {
    const std::string text = game_.to_text();
    const std::size_t from = text.find("| phase ") + 8;
    return text.substr(from, text.find(' ', from) - from);
  }

  std::set<std::string> choices() const {
    std::set<std::string> texts;
    for (const Command& choice : game_.choices()) texts.insert(command_to_text(game_.catalogue(), choice));
    return texts;
  }

  /// "meeple of player 1 on road 0 at 1,0"
  bool stands(const std::string& rest) const {
    const auto figures = game_.figures();
    return std::any_of(figures.begin(), figures.end(),
                       [&](const Figure& figure) { return figure_text(figure) == rest; });
  }

  /// "big_meeple 1 0"
  std::string supply_of(const std::string& rest) const {
    const std::string name = rest.substr(0, rest.find(' '));
    const auto kind = figure_kind_from(name);
    if (!kind) return "\"" + name + "\" is no figure";
    std::string text = name;
    for (Player player = 0; player < game_.player_count(); ++player) {
      text += " " + std::to_string(game_.supply(player, *kind));
    }
    return same(text, rest);
  }

  /// "mage on road 0 at 1,0 to city 0 at 2,0"
  std::set<std::string> moved() const {
    std::set<std::string> texts;
    for (const Event& event : events_) {
      const auto* went = std::get_if<FigureMoved>(&event);
      if (went != nullptr) texts.insert(figure_text(went->from) + " to " + feature_text(went->to));
    }
    return texts;
  }

  /// "won G-21", "lost G-22", "over", "not yet"
  std::string ended() const {
    for (const Event& event : events_) {
      const auto* end = std::get_if<GameEnded>(&event);
      if (end == nullptr) continue;
      return end->rule.empty() ? "over" : (end->won ? "won " : "lost ") + end->rule;
    }
    return "not yet";
  }

  /// "2 of 16": the current stack and the tiles left in it
  std::string stack() const {
    const MistsStatus status = mists_status(game_);
    return std::to_string(status.stack) + " of " + std::to_string(status.tiles_left);
  }

  /// "2 at 1,0": on a tile, wherever on it
  std::string ghosts(const std::string& rest) const {
    const auto at = rest.find(" at ");
    if (at == std::string::npos) return "there is no \" at \" in it";
    const std::string cell = rest.substr(at + 4);
    const auto figures = game_.figures();
    const auto count = std::count_if(figures.begin(), figures.end(), [&](const Figure& figure) {
      return figure.kind == FigureKind::kGhost && cell_text(figure.at.cell) == cell;
    });
    return same(std::to_string(count) + " at " + cell, rest);
  }

  /// "1 waiting", "2 beside", "1 gone", ...
  std::string hound(const std::string& rest) const {
    static constexpr std::array<const char*, 5> kStates{"waiting", "due", "driving", "beside", "gone"};
    const std::size_t which = rest.starts_with("2") ? 1 : 0;
    const HoundState state = game_.mists().hounds[which].state;
    return same(std::to_string(which + 1) + " " + kStates[static_cast<std::size_t>(state)], rest);
  }

  /// "mist_area 0 at 1,0 is open", "closed" or "dead"
  std::string mist(const std::string& rest) const {
    static constexpr std::array<const char*, 3> kStates{"open", "closed", "dead"};
    for (const MistArea& area : mists_status(game_).mists) {
      for (const FeatureRef& part : area.parts) {
        const std::string name = feature_text(part) + " is ";
        if (rest.starts_with(name)) return same(name + kStates[static_cast<std::size_t>(area.state)], rest);
      }
    }
    return "there is no such mist";
  }

  std::string remaining(const std::string& rest) const {
    std::istringstream in(rest);
    std::string id;
    std::string count;
    in >> id >> count;
    return same(std::to_string(game_.remaining(game_.catalogue().index_of(id))), count);
  }

  /// "road 0 at X,Y is N finished|open"
  std::string value(const std::string& rest) const {
    const auto is = rest.find(" is ");
    if (is == std::string::npos) return "there is no \" is \" in it";
    auto words = words_of(rest.substr(0, is));
    StatementReader reader(*std::move(words), nullptr);
    const FeatureRef ref = reader.feature();
    if (const auto problem = reader.problem()) return *problem;
    const Score score = game_.value_of(ref);
    return same(std::to_string(score.points) + (score.complete ? " finished" : " open"),
                trimmed(rest.substr(is + 4)));
  }

  Game game_;
  std::vector<Event> events_;
};

}  // namespace

std::vector<std::string> failures_of_replay(const std::filesystem::path& file) {
  std::ifstream in(file);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line.substr(0, line.find('#')));

  const auto begins_game = [](const std::string& line) {
    std::istringstream words(line);
    std::string first;
    words >> first;
    static const std::set<std::string> kHeader{"",       "tilewatch", "sets",   "edition",
                                               "player", "also",      "option", "start"};
    return !kHeader.contains(first);
  };
  const auto body = std::find_if(lines.begin(), lines.end(), begins_game);
  std::string header;
  for (auto line = lines.begin(); line != body; ++line) header += *line + "\n";
  const auto saved = saved_game_from_text(header);
  if (!saved) return {saved.error().message};
  auto game = Game::start(saved->setup);
  if (!game) return {game.error().message};

  std::vector<std::string> failures;
  Replay replay(*std::move(game));
  for (auto line = body; line != lines.end(); ++line) {
    const std::string text = trimmed(*line);
    if (text.empty()) continue;
    const bool expectation = text.starts_with("expect ");
    const std::string wrong = expectation ? replay.expect(trimmed(text.substr(7))) : replay.command(text);
    if (wrong.empty()) continue;
    failures.push_back("line " + std::to_string(line - lines.begin() + 1) + ": " + text + ": " + wrong);
    if (!expectation) break;  // the rest would make no sense
  }
  return failures;
}

std::vector<std::filesystem::path> replay_files() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(source_folder() / "tests" / "replays")) {
    if (entry.path().extension() == ".txt") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace tilewatch::test
