// SPDX-License-Identifier: MIT
// What hangs on figures of which it is open where they stand: the game is played on with each possibility
// beside it, and what would go differently waits.
#include <algorithm>

#include "engine/referee/referee.h"

namespace tilewatch::referee {
namespace {

// A place that is less likely is not reckoned with.
constexpr double kPossiblePlace = 0.05;

bool asks_where_or_what(const Question* question) {
  return question != nullptr &&
         (question->prompt.kind == "which_feature" || question->prompt.kind == "which_figure");
}

/// Plays on; a figure step that is over already needs no passing.
bool play_on(rules::Game& game, const std::vector<rules::Command>& commands) {
  for (const rules::Command& command : commands) {
    const bool over = std::holds_alternative<rules::Pass>(command) && game.phase() == rules::Phase::kTile;
    if (!over && !std::visit([&](const auto& what) { return game.advance(what); }, command)) return false;
  }
  return true;
}

}  // namespace

std::vector<const StandingFigure*> Referee::open_figures() const {
  std::vector<const StandingFigure*> open;
  for (const StandingFigure& figure : figures_.all()) {
    if (!waits_for_judgement(figure) && !figure.missing_since) continue;
    const auto opinion = opinions_.find(figure.id);
    const bool unsettled =
        opinion != opinions_.end() && (opinion->second.verdict == FigureOpinion::Verdict::kWhichFeature ||
                                       opinion->second.verdict == FigureOpinion::Verdict::kWhichKind);
    if (unsettled || asks_where_or_what(questions_.find_open(figure_cause(figure.id))))
      open.push_back(&figure);
  }
  for (const auto& [id, figure] : departed_) open.push_back(&figure);
  return open;
}

std::vector<rules::Game> Referee::games_with(const StandingFigure& figure) const {
  std::vector<rules::Game> games;
  const auto player = player_of(figure.seen.colour);
  const bool this_turn = game().phase() == rules::Phase::kFigure && turn_tile().cell == figure.seen.cell;
  const auto pass = empty_step(figure.seen.cell);
  if (!player || (!this_turn && !pass)) return games;
  const rules::Game before = this_turn ? game() : game_before(*pass);
  for (const rules::PlaceFigure& option : before.figure_options()) {
    const rules::Player whose = option.player == rules::kNoPlayer ? before.active_player() : option.player;
    const bool possible = std::any_of(figure.seen.on.begin(), figure.seen.on.end(), [&](const auto& on) {
      return on.probability >= kPossiblePlace && on.kind == option.at.piece.kind &&
             on.piece == option.at.piece.index;
    });
    if (!possible || option.at.cell != figure.seen.cell || whose != *player ||
        !may_be(figure.seen, option.kind)) {
      continue;
    }
    std::vector<rules::Command> commands{option};
    if (!this_turn) {
      const auto& done = record_->done();
      for (std::size_t i = *pass + 1; i < done.size(); ++i) commands.push_back(done[i].command);
    }
    rules::Game then = before;
    if (play_on(then, commands)) games.push_back(std::move(then));
  }
  return games;
}

bool Referee::depend_on_open_figure(const std::vector<std::vector<rules::Command>>& ways) const {
  std::vector<rules::Game> games;
  for (const StandingFigure* figure : open_figures()) {
    for (rules::Game& game : games_with(*figure)) games.push_back(std::move(game));
  }
  return !games.empty() && std::any_of(ways.begin(), ways.end(), [&](const auto& commands) {
    rules::Game without = game();
    return play_on(without, commands) && std::any_of(games.begin(), games.end(), [&](rules::Game with) {
             return !play_on(with, commands) || with.phase() != without.phase();
           });
  });
}

bool Referee::choices_depend_on_open_figure() const {
  if (game().phase() == rules::Phase::kTile || game().phase() == rules::Phase::kFigure) return false;
  std::vector<std::vector<rules::Command>> ways;
  for (const rules::Command& choice : game().choices()) ways.push_back({choice});
  return depend_on_open_figure(ways);
}

}  // namespace tilewatch::referee
