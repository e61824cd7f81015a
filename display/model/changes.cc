// SPDX-License-Identifier: MIT
#include "display/model/changes.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace tilewatch::model {
namespace {

auto fields(const bus::PlayerState& p) {
  return std::tie(p.name, p.colour, p.score, p.if_ended_now, p.left, p.active, p.draws);
}
auto fields(const bus::PlayerOdds& o) { return std::tie(o.colour, o.win, o.win_error); }
auto fields(const bus::BoardTile& t) {
  return std::tie(t.cell, t.type, t.rotation, t.variant, t.garden, t.turn);
}
auto fields(const bus::BoardFigure& f) {
  return std::tie(f.kind, f.colour, f.cell, f.on, f.piece, f.u, f.v, f.leaving);
}
auto fields(const bus::ScoreTerm& t) { return std::tie(t.name, t.count, t.points); }
auto fields(const bus::Answer& a) { return std::tie(a.id, a.text, a.type, a.rotation, a.probability); }

template <class T>
bool same(const std::vector<T>& a, const std::vector<T>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const T& x, const T& y) { return fields(x) == fields(y); });
}

bool same_entry(const bus::LogEntry& a, const bus::LogEntry& b) {
  return std::tie(a.seq, a.turn, a.kind, a.text, a.colour, a.points, a.cells) ==
             std::tie(b.seq, b.turn, b.kind, b.text, b.colour, b.points, b.cells) &&
         same(a.terms, b.terms);
}

bool same_prompt(const bus::Prompt& a, const bus::Prompt& b) {
  return std::tie(a.id, a.kind, a.text, a.rule, a.cell, a.camera_clears, a.blocks, a.frame_name,
                  a.asked_at_s) == std::tie(b.id, b.kind, b.text, b.rule, b.cell, b.camera_clears, b.blocks,
                                            b.frame_name, b.asked_at_s) &&
         same(a.answers, b.answers);
}

bool same_odds(const std::optional<bus::Odds>& a, const std::optional<bus::Odds>& b) {
  if (!a || !b) return a.has_value() == b.has_value();
  return a->playouts == b->playouts && same(a->players, b->players);
}

}  // namespace

Changes changes_between(const bus::Snapshot& before, const bus::Snapshot& after) {
  Changes changes;
  changes.players = !same(before.players, after.players) || !same_odds(before.odds, after.odds);
  changes.board = !same(before.tiles, after.tiles) || !same(before.figures, after.figures) ||
                  before.spells != after.spells || before.towers != after.towers;
  changes.places = before.drawn != after.drawn || before.gaps != after.gaps || before.claims != after.claims;
  changes.fog = before.mists != after.mists;
  changes.log =
      !std::equal(before.log.begin(), before.log.end(), after.log.begin(), after.log.end(), same_entry);
  changes.prompts = !std::equal(before.prompts.begin(), before.prompts.end(), after.prompts.begin(),
                                after.prompts.end(), same_prompt);
  changes.status =
      std::tie(before.table, before.mode, before.turn, before.phase, before.tiles_left, before.sets,
               before.trouble, before.camera_origin, before.camera_turns, before.camera, before.kept) !=
      std::tie(after.table, after.mode, after.turn, after.phase, after.tiles_left, after.sets, after.trouble,
               after.camera_origin, after.camera_turns, after.camera, after.kept);
  return changes;
}

}  // namespace tilewatch::model
