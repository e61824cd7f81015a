// SPDX-License-Identifier: MIT
#include "display/overlay/public_state.h"

#include <nlohmann/json.hpp>

#include "display/model/board_facts.h"
#include "display/model/last_score.h"
#include "display/model/players_view.h"
#include "engine/bus/codec.h"

namespace tilewatch::overlay {
namespace {

using nlohmann::json;

std::string text_of(const json& value) { return value.dump(-1, ' ', false, json::error_handler_t::replace); }

json list_of(const std::vector<Cell>& cells) {
  json list = json::array();
  for (const Cell cell : cells) list.push_back({cell.x, cell.y});
  return list;
}

json told(const model::LastScore& score) {
  json last{
      {"seq", score.seq},
      {"turn", score.turn},
      {"kind", score.kind},
      {"points", score.points},
      {"colours", json::array()},
      {"terms", json::array()},
      {"cells", list_of(score.cells)},
      {"reason", score.reason},
  };
  for (const Colour colour : score.colours) last["colours"].push_back(std::string(to_string(colour)));
  for (const bus::ScoreTerm& term : score.terms) {
    last["terms"].push_back({{"name", term.name}, {"count", term.count}, {"points", term.points}});
  }
  if (score.feature) last["feature"] = std::string(to_string(*score.feature));
  return last;
}

}  // namespace

std::string public_state(const bus::Snapshot& snapshot) {
  json state = json::parse(bus::encode(snapshot));
  for (const char* inner :
       {"seq", "camera_origin", "camera_turns", "weighed_frame", "camera", "table_measures"})
    state.erase(inner);
  for (json& prompt : state["prompts"]) prompt.erase("frame_name");
  const std::vector<model::PlayerView> players = model::players_view(snapshot);
  for (std::size_t i = 0; i < players.size(); ++i) {
    json& player = state["players"][i];
    player["letter"] = players[i].letter.toStdString();
    player["leads"] = players[i].leads;
    player["won"] = players[i].won;
  }
  for (std::size_t i = 0; i < snapshot.tiles.size(); ++i) {
    json& tile = state["tiles"][i];
    tile["drawing"] = model::drawing_variant(snapshot, snapshot.tiles[i]);
  }
  state["under_review"] = model::under_review(snapshot);
  if (const auto last = model::last_score(snapshot)) state["last_score"] = told(*last);
  return text_of(state);
}

std::string seen_by(const std::string& text, const model::Aids& aids) {
  json state = json::parse(text);
  state["shows"] = json::object();
  for (std::size_t i = 0; i < model::kAids; ++i) {
    const auto aid = static_cast<model::Aid>(i);
    state["shows"][std::string(to_string(aid))] = aids[aid];
  }
  if (!aids.odds) state.erase("odds");
  if (!aids.tiles_left) {
    state.erase("tiles_left");
    if (state.contains("mists")) state["mists"].erase("stack_left");
  }
  if (!aids.places) state["drawn"] = json::array();
  if (!aids.gaps) state["gaps"] = json::array();
  if (!aids.fog_hints && state.contains("mists")) {
    for (const char* hint : {"areas", "places"}) state["mists"][hint] = json::array();
  }
  if (!aids.projected) {
    for (json& player : state["players"]) player.erase("if_ended_now");
    for (const char* worth : {"spells", "towers"}) state[worth] = json::array();
  }
  json claims = json::array();
  for (json& claim : state["claims"]) {
    if (claim.at("kind") == "field" ? aids.farm_hints : aids.projected) claims.push_back(std::move(claim));
  }
  state["claims"] = std::move(claims);
  return text_of(state);
}

std::string patch_between(const std::string& before, const std::string& after) {
  return text_of(json::diff(json::parse(before), json::parse(after)));
}

}  // namespace tilewatch::overlay
