// SPDX-License-Identifier: MIT
#include "display/app/staging.h"

#include <utility>
#include <variant>

namespace tilewatch::app {
namespace {

class Stage {
 public:
  Stage(const rules::Setup& setup, std::vector<vision::ScriptedVisit>& visits)
      : setup_(setup), visits_(visits) {}

  void show(const rules::TilePlaced& event) {
    if (event.tile.type == catalogue::kNoType) add(Sort::kTile, {vision::face_down_at(event.tile.cell)});
  }
  void show(const rules::FigurePlaced& event) {
    add(is_ghost(event.figure) ? Sort::kGhostsOut : Sort::kFigure,
        {vision::put(scripted_figure(setup_, event.figure))});
  }
  void show(const rules::FigureReturned& event) {
    add(is_ghost(event.figure) ? Sort::kGhostsBack : Sort::kHome,
        {vision::take(scripted_figure(setup_, event.figure))});
  }
  void show(const rules::FigureMoved& event) {
    rules::Figure there = event.from;
    there.at = event.to;
    add(Sort::kMove,
        {vision::take(scripted_figure(setup_, event.from)), vision::put(scripted_figure(setup_, there))});
  }
  template <class Other>
  void show(const Other&) {}

 private:
  enum class Sort { kNone, kTile, kFigure, kMove, kHome, kGhostsOut, kGhostsBack };

  static bool is_ghost(const rules::Figure& figure) { return figure.kind == FigureKind::kGhost; }

  void add(Sort sort, const vision::ScriptedVisit& acts) {
    const bool together = sort == Sort::kHome || sort == Sort::kGhostsOut || sort == Sort::kGhostsBack;
    if (sort != last_ || !together) visits_.emplace_back();
    last_ = sort;
    visits_.back().insert(visits_.back().end(), acts.begin(), acts.end());
  }

  const rules::Setup& setup_;
  std::vector<vision::ScriptedVisit>& visits_;
  Sort last_ = Sort::kNone;
};

}  // namespace

vision::ScriptedFigure scripted_figure(const rules::Setup& setup, const rules::Figure& figure) {
  const bool nobodys = figure.player == rules::kNoPlayer;
  return {figure.kind, nobodys ? Colour::kWhite : setup.players.at(figure.player).colour, figure.at.cell,
          figure.at.piece};
}

void stage(const rules::Setup& setup, const std::vector<rules::Event>& events,
           std::vector<vision::ScriptedVisit>& visits) {
  Stage hands(setup, visits);
  for (const rules::Event& event : events) {
    std::visit([&](const auto& happened) { hands.show(happened); }, event);
  }
}

}  // namespace tilewatch::app
