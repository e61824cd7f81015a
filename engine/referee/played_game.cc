// SPDX-License-Identifier: MIT
// Writes "Played game".
#include "engine/referee/played_game.h"

#include <nlohmann/json.hpp>

namespace tilewatch::referee {

using nlohmann::json;

std::string played_game(const Referee& referee, const std::map<std::string, double>& timings_ms) {
  json out{{"commits", json::array()},
           {"steps", json::array()},
           {"figure_changes", json::array()},
           {"prompts", json::array()},
           {"scores", json::object()},
           {"state", ""},
           {"scores_if_ended_now", json::object()},
           {"timings_ms", timings_ms}};
  if (const Record* record = referee.record()) {
    const auto& game = record->game();
    for (const Done& item : record->done()) {
      const auto* tile = std::get_if<rules::PlaceTile>(&item.command);
      if (tile == nullptr) {
        if (std::holds_alternative<rules::Pass>(item.command)) continue;
        out["steps"].push_back({{"turn", item.turn},
                                {"command", rules::command_to_text(game.catalogue(), item.command)},
                                {"by", to_string(item.entry.by)},
                                {"time_s", item.entry.time_s}});
        continue;
      }
      std::optional<Colour> player = item.entry.player;
      // Without --players it is the figure that tells whose turn it was.
      for (const Done& other : record->done()) {
        const auto* figure = std::get_if<rules::PlaceFigure>(&other.command);
        if (!player && figure != nullptr && other.turn == item.turn) player = other.entry.player;
      }
      json commit{{"frame", item.entry.frame},
                  {"turn", item.turn},
                  {"player", player ? json(to_string(*player)) : json()},
                  {"by", to_string(item.entry.by)},
                  {"time_s", item.entry.time_s},
                  {"tile",
                   {{"type", game.catalogue().type(tile->type).id},
                    {"cell", {tile->at.cell.x, tile->at.cell.y}},
                    {"rotation", static_cast<int>(tile->at.rotation)}}}};
      out["commits"].push_back(std::move(commit));
    }
    const std::vector<int> if_ended = game.scores_if_ended_now();
    for (std::size_t i = 0; i < record->joined().size(); ++i) {
      const std::string colour(to_string(record->joined()[i]));
      out["scores"][colour] = game.score(static_cast<rules::Player>(i));
      out["scores_if_ended_now"][colour] = if_ended[i];
    }
    out["state"] = game.to_text();
  }
  for (const FigureChange& change : referee.figures().changes()) {
    out["figure_changes"].push_back({{"frame", change.frame},
                                     {"action", change.action},
                                     {"kind", to_string(change.kind)},
                                     {"colour", to_string(change.colour)},
                                     {"cell", {change.cell.x, change.cell.y}},
                                     {"on", to_string(change.on)}});
  }
  for (const Question& question : referee.questions().all()) {
    json candidates = json::array();
    for (const bus::Answer& answer : question.prompt.answers) {
      candidates.push_back({{"id", answer.id}, {"text", answer.text}, {"probability", answer.probability}});
    }
    json prompt{
        {"id", question.prompt.id},
        {"frame", question.prompt.frame_name},
        {"kind", question.prompt.kind},
        {"text", question.prompt.text},
        {"candidates", std::move(candidates)},
        {"answer", question.answer.empty() ? json() : json(question.answer)},
        {"answered_by", question.answered_by ? std::string(to_string(*question.answered_by)) : "none"}};
    out["prompts"].push_back(std::move(prompt));
  }
  return out.dump(2, ' ', false, json::error_handler_t::replace) + "\n";
}

}  // namespace tilewatch::referee
