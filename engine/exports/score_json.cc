// SPDX-License-Identifier: MIT
#include "engine/exports/score_json.h"

#include <nlohmann/json.hpp>

#include "engine/rules/ended_now.h"
#include "engine/rules/mists_status.h"
#include "engine/rules/rule_set.h"

namespace tilewatch::exports {
namespace {

using nlohmann::json;
using rules::Game;
using rules::Player;

std::string colour_of(const Game& game, Player player) {
  return std::string(to_string(game.setup().players.at(player).colour));
}

json cells_of(const std::vector<Cell>& cells) {
  json list = json::array();
  for (const Cell cell : cells) list.push_back({cell.x, cell.y});
  return list;
}

json by_column(const ScoreBook& book, const std::vector<int>& points) {
  json by_colour = json::object();
  for (std::size_t i = 0; i < book.columns.count; ++i) {
    by_colour[book.columns.key(book.game, i)] = points.at(i);
  }
  return by_colour;
}

json mists_json(const Game& game) {
  const rules::MistsStatus status = rules::mists_status(game);
  const bool over = status.end != rules::MistsEnd::kNotYet;
  std::string result = "open";
  if (over) {
    result = status.end == rules::MistsEnd::kGoal ? "won" : "lost";
  } else if (game.phase() == rules::Phase::kEnded) {
    result = "ended";
  }
  return {{"level", status.level},
          {"goal", status.goal},
          {"result", result},
          {"rule", over ? json(status.rule) : json(nullptr)},
          {"cause", over ? json(status.cause) : json(nullptr)}};
}

json entry_json(const ScoreBook& book, const ScoreEntry& entry) {
  json made{{"turn", entry.turn},
            {"final", entry.final},
            {"gained", by_column(book, entry.gained)},
            {"totals", by_column(book, entry.totals)}};
  if (entry.adjusted) {
    made["kind"] = "by_hand";
    made["points"] = entry.adjusted->points;
    made["reason"] = entry.adjusted->reason;
    return made;
  }
  const rules::Score& score = *entry.score;
  made["kind"] = to_string(score.kind);
  made["complete"] = score.complete;
  made["points"] = score.points;
  made["cells"] = cells_of(score.cells);
  made["winners"] = json::array();
  for (const Player winner : score.winners) made["winners"].push_back(colour_of(book.game, winner));
  made["terms"] = json::array();
  for (const rules::ScoreTerm& term : score.terms) {
    made["terms"].push_back({{"name", term.name}, {"count", term.count}, {"points", term.points}});
  }
  made["figures"] = json::array();
  for (const rules::Figure& figure : score.figures) {
    const bool nobodys = figure.player == rules::kNoPlayer;  // mage, witch
    made["figures"].push_back(
        {{"kind", to_string(figure.kind)},
         {"colour", nobodys ? json(nullptr) : json(colour_of(book.game, figure.player))},
         {"cell", {figure.at.cell.x, figure.at.cell.y}},
         {"on", to_string(figure.at.piece.kind)}});
  }
  return made;
}

json entries_json(const ScoreBook& book, const std::vector<ScoreEntry>& entries) {
  json list = json::array();
  for (const ScoreEntry& entry : entries) list.push_back(entry_json(book, entry));
  return list;
}

json agreed_json(const Game& game) {
  json agreed = json::object();
  for (const rules::RuleSet* rule_set : game.rulebook().rule_sets) {
    for (const rules::SwitchInfo& info : rule_set->switches()) {
      agreed[std::string(info.name)] = rules::switch_text(info, game.setup().switches.*info.value);
    }
  }
  return agreed;
}

json tiles_json(const Game& game) {
  json tiles = json::array();
  for (const rules::PlacedTile& tile : game.tiles()) {
    tiles.push_back(
        {{"type", tile.type == catalogue::kNoType ? "face_down" : game.catalogue().type(tile.type).id},
         {"cell", {tile.cell.x, tile.cell.y}},
         {"rotation", tile.rotation},
         {"turn", tile.turn}});
  }
  return tiles;
}

}  // namespace

std::string scores_as_json(const ScoreBook& book) {
  const Game& game = book.game;
  json players = json::array();
  std::vector<int> scores;
  for (Player player = 0; player < game.player_count(); ++player) {
    players.push_back({{"colour", colour_of(game, player)}, {"name", game.setup().players[player].name}});
    scores.push_back(game.score(player));
  }
  json by_turn = json::array();
  for (const std::vector<int>& points : points_by_turn(book)) by_turn.push_back(by_column(book, points));
  json made{{"players", players},
            {"sets", game.catalogue().set_names()},
            {"edition", to_string(game.catalogue().edition())},
            {"agreed", agreed_json(game)},
            {"ended", book.ended()},
            {"turns", game.tiles().back().turn},
            {"entries", entries_json(book, book.entries)},
            {"scores", by_column(book, scores)},
            {"scores_by_turn", by_turn},
            {"tiles", tiles_json(game)}};
  if (game.mists().level > 0) made["mists"] = mists_json(game);
  if (!book.ended()) {
    made["scores_if_ended_now"] = by_column(book, rules::scores_if_ended_now(game));
    made["entries_if_ended_now"] = entries_json(book, book.if_ended);
  }
  return made.dump(2, ' ', false, json::error_handler_t::replace) + "\n";
}

}  // namespace tilewatch::exports
