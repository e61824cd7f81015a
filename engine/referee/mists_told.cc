// SPDX-License-Identifier: MIT
#include "engine/referee/mists_told.h"

#include "engine/referee/features_told.h"
#include "engine/rules/mists_status.h"

namespace tilewatch::referee {
namespace {

const char* hound_word(rules::HoundState state) {
  switch (state) {
    case rules::HoundState::kWaiting:
      return "waiting";
    case rules::HoundState::kDue:
      return "due";
    case rules::HoundState::kDriving:
      return "driving";
    case rules::HoundState::kBeside:
      return "beside";
    case rules::HoundState::kGone:
      return "gone";
  }
  return "";
}

const char* mist_word(rules::MistState state) {
  switch (state) {
    case rules::MistState::kOpen:
      return "open";
    case rules::MistState::kClosed:
      return "closed";
    case rules::MistState::kDead:
      return "dead";
  }
  return "";
}

}  // namespace

std::optional<bus::Mists> mists_told(const rules::Game& game) {
  const rules::MistsStatus status = rules::mists_status(game);
  if (status.level == 0) return {};
  const auto colour = [&](rules::Player player) -> std::optional<Colour> {
    if (player >= game.setup().players.size()) return {};
    return game.setup().players[player].colour;
  };
  bus::Mists told;
  told.level = status.level;
  told.goal = status.goal;
  for (const rules::MistsScore& score : status.scores)
    told.scores.push_back({colour(score.player), score.points});
  told.ghosts_in_all = status.ghosts_in_all;
  told.bank = status.bank;
  told.stack = status.stack;
  told.stack_left = status.tiles_left;
  for (const rules::MistsMark& mark : status.marks) {
    told.marks.push_back({mark.points, hound_word(mark.hound), {}});
    if (mark.hound == rules::HoundState::kDriving || mark.hound == rules::HoundState::kBeside) {
      told.marks.back().cell = mark.beside.at.cell;
    }
  }
  for (const rules::MistArea& area : status.mists) {
    bus::MistsArea& shown = told.areas.emplace_back();
    shown.state = mist_word(area.state);
    for (const rules::FeatureRef& part : area.parts) {
      if (shown.cells.empty() || shown.cells.back() != part.cell) shown.cells.push_back(part.cell);
    }
    shown.ghosts = area.ghosts;
    shown.edges_to_close = area.edges_to_close;
    shown.parts = pieces_told(area.parts);
    for (const auto& [cell, side] : area.open_edges) shown.open_edges.push_back({cell, side});
    for (const auto& [cell, side] : area.blind_edges) shown.blind_edges.push_back({cell, side});
  }
  for (const auto* places : {&status.castles, &status.cemeteries}) {
    for (const rules::MistsPlace& place : *places) {
      told.places.push_back({place.at.piece.kind, place.at.cell, place.closed, place.never, place.missing,
                             place.ghosts, colour(place.player), place.missing_cells});
    }
  }
  if (status.end != rules::MistsEnd::kNotYet)
    told.end = status.end == rules::MistsEnd::kGoal ? "won" : "lost";
  told.cause = status.cause;
  return told;
}

}  // namespace tilewatch::referee
