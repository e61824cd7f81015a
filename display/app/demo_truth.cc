// SPDX-License-Identifier: MIT
// Comparing a played demo with its script.
#include "display/app/demo_truth.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>
#include <utility>

#include "engine/referee/camera_frame.h"

namespace tilewatch::app {

using nlohmann::json;

ObservedTable::ObservedTable(std::unique_ptr<vision::SimulatedTable> table, std::shared_ptr<FilmDiary> diary,
                             std::vector<DemoWord> words, std::shared_ptr<Voice> voice)
    : table_(std::move(table)),
      diary_(std::move(diary)),
      words_(std::move(words)),
      voice_(std::move(voice)) {}

Result<vision::Frame> ObservedTable::next() {
  // Said when the turn before is over and has been seen.
  for (; next_word_ < words_.size() && words_[next_word_].after <= table_->truth().steps_done; ++next_word_) {
    if (voice_->say) voice_->say(words_[next_word_].request);
  }
  auto frame = table_->next();
  if (frame && !frame->bgr.empty()) {
    diary_->push_back({frame->time_s, table_->truth().hand, table_->truth().turns_shown});
  }
  return frame;
}

namespace {

/// By how many quarter turns the played board lies to the script's: the first commits tell.
Rotation board_turns(const json& played, const DemoGame& demo) {
  int best = -1;
  Rotation best_turns = 0;
  for (Rotation turns = 0; turns < 4; ++turns) {
    int agree = 0;
    for (const json& commit : played.at("commits")) {
      const Cell cell{commit["tile"]["cell"][0].get<int>(), commit["tile"]["cell"][1].get<int>()};
      for (const auto& turn : demo.script) {
        if (referee::turned_cell(turn.cell, turns) == cell &&
            demo.end.catalogue().type(turn.type).id == commit["tile"]["type"]) {
          ++agree;
        }
      }
    }
    if (agree > best) {
      best = agree;
      best_turns = turns;
    }
  }
  return best_turns;
}

/// A change of the table as the played game lists it: what is taken and put on one visit has moved.
struct FilmedChange {
  std::string action;
  vision::ScriptedFigure figure;
};
std::vector<FilmedChange> changes_of(const vision::ScriptedVisit& visit) {
  std::vector<FilmedChange> changes;
  for (std::size_t i = 0; i < visit.size(); ++i) {
    if (visit[i].kind == vision::ActKind::kFaceDown) continue;
    const FigureKind kind = visit[i].figure.kind;
    const bool single = kind == FigureKind::kMage || kind == FigureKind::kWitch;
    const bool moves = single && visit[i].kind == vision::ActKind::kTake && i + 1 < visit.size();
    if (moves) ++i;
    changes.push_back({moves                                     ? "move"
                       : visit[i].kind == vision::ActKind::kTake ? "remove"
                                                                 : "place",
                       visit[i].figure});
  }
  return changes;
}

struct Steps {
  int right = 0;
  std::vector<std::string> wrong;   ///< "turn 7: score city 0 at 1,2", committed but not played
  std::vector<std::string> missed;  ///< played but not committed
};

/// Steps that were committed as they were played, and others. Their turns are compared, not their order.
Steps compare_steps(const json& played, const DemoGame& demo) {
  std::multiset<std::pair<int, std::string>> truth;
  for (const DemoStep& step : demo.steps) truth.insert({step.turn, step.command});
  Steps result;
  for (const json& step : played.at("steps")) {
    const auto same = truth.find({step.at("turn").get<int>(), step.at("command").get<std::string>()});
    if (same == truth.end()) {
      result.wrong.push_back(
          fmt::format("turn {}: {}", step.at("turn").get<int>(), step.at("command").get<std::string>()));
      continue;
    }
    ++result.right;
    truth.erase(same);
  }
  for (const auto& [turn, command] : truth)
    result.missed.push_back(fmt::format("turn {}: {}", turn, command));
  return result;
}

/// Whether the same tiles (those face down, too) and figures are on both boards.
bool same_board(const json& played, const DemoGame& demo, Rotation turns) {
  if (played.at("state").get<std::string>().empty()) return false;
  const auto mine = rules::Game::from_text(demo.end.setup().catalogue, played.at("state").get<std::string>());
  if (!mine) return false;
  const auto things = [](const rules::Game& game, Rotation by) {
    std::multiset<std::tuple<Cell, int, catalogue::Piece, int>> all;
    for (const rules::PlacedTile& tile : game.tiles()) {
      all.insert({referee::turned_cell(tile.cell, by), -1, {}, static_cast<int>(tile.type)});
    }
    for (const rules::Figure& figure : game.figures()) {
      all.insert({referee::turned_cell(figure.at.cell, by), static_cast<int>(figure.kind), figure.at.piece,
                  figure.player});
    }
    return all;
  };
  return things(*mine, 0) == things(demo.end, turns);
}

struct Delays {
  double median = 0;
  double max = 0;
};

/// From the first picture without a hand after a tile was laid until its commit.
Delays commit_delays(const json& played, const FilmDiary& diary) {
  std::vector<double> delays;
  for (const json& commit : played.at("commits")) {
    const int turn = commit.at("turn").get<int>();
    const auto free = std::find_if(diary.begin(), diary.end(),
                                   [&](const ObservedFrame& f) { return f.turns_shown >= turn && !f.hand; });
    if (free != diary.end()) delays.push_back(commit.at("time_s").get<double>() - free->time_s);
  }
  if (delays.empty()) return {};
  std::sort(delays.begin(), delays.end());
  return {delays[delays.size() / 2], delays.back()};
}

}  // namespace

std::string with_truth(const std::string& played_text, const DemoGame& demo, const FilmDiary& diary) {
  json played = json::parse(played_text);
  const auto& catalogue = demo.end.catalogue();
  const Rotation turns = board_turns(played, demo);
  int wrong = 0;
  int right = 0;
  for (const json& commit : played.at("commits")) {
    const json& tile = commit.at("tile");
    const Cell cell{tile["cell"][0].get<int>(), tile["cell"][1].get<int>()};
    const bool as_scripted = std::any_of(demo.script.begin(), demo.script.end(), [&](const auto& turn) {
      const auto& type = catalogue.type(turn.type);
      return referee::turned_cell(turn.cell, turns) == cell && type.id == tile["type"] &&
             type.same_when_turned(static_cast<Rotation>((turn.rotation + turns) % 4),
                                   tile["rotation"].get<Rotation>());
    });
    ++(as_scripted ? right : wrong);
  }

  // Figures of nobody have no colour of their own.
  const auto change_key = [](const std::string& action, FigureKind kind, Colour colour, Cell cell) {
    const bool nobodys = kind == FigureKind::kMage || kind == FigureKind::kWitch ||
                         kind == FigureKind::kGhost || kind == FigureKind::kHound;
    return std::tuple(action, kind, nobodys ? Colour::kWhite : colour, cell);
  };
  std::map<std::tuple<std::string, FigureKind, Colour, Cell>, int> changes;
  int change_count = 0;
  for (const auto& turn : demo.script) {
    for (const auto* visits : {&turn.before, &turn.visits}) {
      for (const vision::ScriptedVisit& visit : *visits) {
        for (const FilmedChange& change : changes_of(visit)) {
          ++changes[change_key(change.action, change.figure.kind, change.figure.colour,
                               referee::turned_cell(change.figure.cell, turns))];
          ++change_count;
        }
      }
    }
  }
  int found = 0;
  for (const json& change : played.at("figure_changes")) {
    const Cell cell{change["cell"][0].get<int>(), change["cell"][1].get<int>()};
    int& left = changes[change_key(change["action"], *figure_kind_from(change["kind"].get<std::string>()),
                                   *colour_from(change["colour"].get<std::string>()), cell)];
    if (left > 0) {
      --left;
      ++found;
    }
  }
  const Steps steps = compare_steps(played, demo);
  wrong += static_cast<int>(steps.wrong.size());

  int questions = 0;
  int open = 0;
  for (const json& prompt : played.at("prompts")) {
    if (prompt.at("kind") == "take_home") continue;  // tells what to do, asks nothing
    ++questions;
    if (prompt.at("answered_by") == "none") ++open;
  }
  json scores = json::object();
  json finals = json::object();
  const std::vector<int> ended = demo.end.scores_if_ended_now();
  for (std::size_t i = 0; i < ended.size(); ++i) {
    const std::string colour(to_string(demo.end.setup().players[i].colour));
    scores[colour] = demo.end.score(static_cast<rules::Player>(i));
    finals[colour] = ended[i];
  }
  const bool scores_right = played["scores"] == scores && played["scores_if_ended_now"] == finals;
  const Delays delays = commit_delays(played, diary);
  played["truth"] = {{"turns", demo.script.size()},
                     {"turns_right", right},
                     {"wrong_commits", wrong},
                     {"steps", demo.steps.size()},
                     {"steps_right", steps.right},
                     {"steps_wrong", steps.wrong},
                     {"steps_missed", steps.missed},
                     {"board_right", same_board(played, demo, turns)},
                     {"questions", questions},
                     {"open_questions", open},
                     {"figure_changes", change_count},
                     {"figure_changes_right", found},
                     {"figure_changes_false", static_cast<int>(played.at("figure_changes").size()) - found},
                     {"scores", scores},
                     {"final_scores", finals},
                     {"scores_right", scores_right},
                     {"commit_delay_s", {{"median", delays.median}, {"max", delays.max}}}};
  return played.dump(2) + "\n";
}

std::string truth_line(const std::string& played_with_truth) {
  const json truth = json::parse(played_with_truth).at("truth");
  return fmt::format(
      "Truth: {} of {} turns and {} of {} steps right, {} wrong commits, {} questions ({} open), board {}, "
      "final scores {}",
      truth["turns_right"].get<int>(), truth["turns"].get<int>(), truth["steps_right"].get<int>(),
      truth["steps"].get<int>(), truth["wrong_commits"].get<int>(), truth["questions"].get<int>(),
      truth["open_questions"].get<int>(), truth["board_right"].get<bool>() ? "right" : "wrong",
      truth["scores_right"].get<bool>() ? "right" : "wrong");
}

}  // namespace tilewatch::app
