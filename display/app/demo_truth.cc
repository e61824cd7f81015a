// SPDX-License-Identifier: MIT
// Comparing a played demo with its script.
#include "display/app/demo_truth.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <tuple>
#include <utility>

#include "engine/referee/camera_frame.h"

namespace tilewatch::app {

using nlohmann::json;

ObservedTable::ObservedTable(std::unique_ptr<vision::SimulatedTable> table, std::shared_ptr<FilmDiary> diary)
    : table_(std::move(table)), diary_(std::move(diary)) {}

Result<vision::Frame> ObservedTable::next() {
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

  std::map<std::tuple<std::string, std::string, Cell>, int> changes;
  int change_count = 0;
  for (const auto& turn : demo.script) {
    for (const auto& [action, figures] :
         {std::pair{"place", &turn.place}, std::pair{"remove", &turn.remove}}) {
      for (const auto& figure : *figures) {
        ++changes[{action, std::string(to_string(figure.colour)), referee::turned_cell(figure.cell, turns)}];
        ++change_count;
      }
    }
  }
  int found = 0;
  for (const json& change : played.at("figure_changes")) {
    const Cell cell{change["cell"][0].get<int>(), change["cell"][1].get<int>()};
    int& left = changes[{change["action"].get<std::string>(), change["colour"].get<std::string>(), cell}];
    if (left > 0) {
      --left;
      ++found;
    }
  }

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
  return fmt::format("Truth: {} of {} turns right, {} wrong commits, {} questions ({} open), final scores {}",
                     truth["turns_right"].get<int>(), truth["turns"].get<int>(),
                     truth["wrong_commits"].get<int>(), truth["questions"].get<int>(),
                     truth["open_questions"].get<int>(),
                     truth["scores_right"].get<bool>() ? "right" : "wrong");
}

}  // namespace tilewatch::app
