// SPDX-License-Identifier: MIT
// The steps of a turn besides tile and figure: what the game waits for, and seeing on the table that it is
// done.
#include <fmt/format.h>

#include <algorithm>

#include "engine/referee/referee.h"
#include "engine/referee/step_words.h"

namespace tilewatch::referee {
namespace {

constexpr std::size_t kAnswersOffered = 12;
constexpr int kMostSteps = 64;
constexpr const char* kStepCause = "step ";

}  // namespace

TableView Referee::table_view() const {
  return TableView({&*record_, &view_, &in_view_, figures_.all(), &gone_now_, &dismissed_, &owed_});
}

bool Referee::later_turns_were_played() const {
  const std::vector<const bus::SeenTile*> tiles = new_tiles();
  return tiles.size() > 1 || (tiles.size() == 1 && claimed_early_.contains(tiles.front()->cell));
}

bool Referee::settle_step() {
  if (game().phase() == rules::Phase::kTile || game().phase() == rules::Phase::kEnded) return false;
  if (later_turns_were_played()) return false;
  const TableView table = table_view();
  const std::vector<StepPath> paths = step_paths(game(), table);
  const StepPath* told = told_by_table(game(), paths, false);
  if (told == nullptr) return false;
  if (depend_on_open_figure({told->commands}) || choices_depend_on_open_figure()) return false;
  return do_commands(told->commands, By::kCamera).has_value();
}

bool Referee::revise_step() {
  const auto& done = record_->done();
  std::size_t first = done.size();
  while (first > 0 && done[first - 1].entry.step == done.back().entry.step) --first;
  std::vector<rules::Command> commands;
  for (std::size_t i = first; i < done.size(); ++i) {
    if (done[i].entry.by != By::kCamera || std::holds_alternative<rules::PlaceTile>(done[i].command))
      return false;
    commands.push_back(done[i].command);
  }
  const bool told = std::any_of(commands.begin(), commands.end(), [](const rules::Command& command) {
    return std::holds_alternative<rules::MoveNeutral>(command) ||
           std::holds_alternative<rules::PutGhost>(command) ||
           std::holds_alternative<rules::CalmGhosts>(command) ||
           std::holds_alternative<rules::DriveAway>(command) ||
           std::holds_alternative<rules::PlaceHound>(command);
  });
  if (!told) return false;
  const rules::Game before = game_before(first);
  rules::Game at = before;
  std::set<Fact> by_hand;
  for (const rules::Command& command : commands) {
    const std::vector<Fact> facts = done_by_hand(at, command);
    by_hand.insert(facts.begin(), facts.end());
    at.advance(command);
  }
  const Facts then = facts_of(before);
  const Facts now = facts_of(game());
  const TableView table = table_view();
  bool holds = true;
  bool as_before = true;
  for (const Fact& fact : by_hand) {
    const auto seen = table.settled(fact);
    if (!seen) return false;
    holds = holds && *seen == count_of(now, fact);
    as_before = as_before && *seen == count_of(then, fact);
  }
  if (holds) return false;
  const std::vector<StepPath> paths = step_paths(before, table);
  if (!as_before && told_by_table(before, paths, false) == nullptr) return false;
  if (!undo_step(By::kCamera)) return false;
  for (const Fact& fact : by_hand) owed_.erase(fact);
  return true;
}

std::optional<std::vector<rules::Command>> Referee::to_the_next_tile() const {
  if (game().phase() == rules::Phase::kTile) return std::vector<rules::Command>{};
  if (game().phase() == rules::Phase::kEnded) return {};
  const TableView table = table_view();
  const std::vector<StepPath> paths = step_paths(game(), table);
  const StepPath* told = told_by_table(game(), paths, true);
  if (told == nullptr) return {};
  return told->commands;
}

Result<std::vector<rules::Command>> Referee::end_of_turn() const {
  if (auto commands = to_the_next_tile()) return std::move(*commands);
  return failure(ErrorKind::kUsage,
                 game().phase() == rules::Phase::kEnded
                     ? std::string("the game is over")
                     : fmt::format("{}: first {}", step_rule(game().phase()), game().question()));
}

std::optional<rules::Game> Referee::at_tile_step() const {
  rules::Game next = game();
  for (int step = 0; step < kMostSteps && next.phase() != rules::Phase::kTile; ++step) {
    if (next.phase() == rules::Phase::kEnded) return {};
    if (next.phase() == rules::Phase::kFigure) {
      next.advance(rules::Pass{});
      continue;
    }
    // Any choice will do, but for one that ends the game.
    const std::vector<rules::Command> choices = next.choices();
    bool done = false;
    for (std::size_t i = 0; i < choices.size() && !done; ++i) {
      rules::Game after = next;
      if (!after.advance(choices[i])) continue;
      if (after.phase() == rules::Phase::kEnded && i + 1 < choices.size()) continue;
      next = std::move(after);
      done = true;
    }
    if (!done) return {};
  }
  if (next.phase() != rules::Phase::kTile) return {};
  return next;
}

void Referee::look_ahead() {
  may_go_.clear();
  if (!record_ || game().phase() == rules::Phase::kTile || game().phase() == rules::Phase::kEnded) return;
  const TableView table = table_view();
  for (const StepPath& path : step_paths(game(), table)) {
    // An abbot that comes home early is seen twice to be gone: nothing else would show a mistake.
    if (std::holds_alternative<rules::TakeHome>(path.commands.back())) continue;
    for (const auto& [fact, change] : path.changes) {
      if (change.second < change.first) may_go_.insert(fact);
    }
  }
}

void Referee::ask_about_step() {
  const rules::Phase phase = game().phase();
  const std::string kind = step_kind(phase);
  const std::string cause = fmt::format("{}{} {}", kStepCause, game().turn(), kind);
  for (const bus::Prompt& open : questions_.open()) {
    const Question* question = questions_.find_open(open.id);
    if (!question->cause.starts_with(kStepCause) || (!kind.empty() && question->cause == cause)) continue;
    questions_.close(std::string(question->cause), By::kCamera, "");  // that step is over
  }
  if (kind.empty()) return;

  const TableView table = table_view();
  std::vector<StepPath> paths = step_paths(game(), table);
  std::erase_if(paths, [](const StepPath& path) { return path.commands.size() != 1; });
  // Where the camera is not sure on what the mage stands, it has an opinion all the same.
  const auto seen_there = [&](const StepPath& path) {
    const auto* move = std::get_if<rules::MoveNeutral>(&path.commands.front());
    double belief = 0;
    for (const StandingFigure& figure : figures_.all()) {
      if (move == nullptr || !move->to || figure.seen.kind != move->kind ||
          figure.seen.cell != move->to->cell)
        continue;
      for (const bus::FeatureCandidate& on : figure.seen.on) {
        if (on.kind == move->to->piece.kind && on.piece == move->to->piece.index) belief = on.probability;
      }
    }
    return belief;
  };
  std::stable_sort(paths.begin(), paths.end(), [&](const StepPath& a, const StepPath& b) {
    if (a.gain != b.gain) return a.gain > b.gain;
    const double belief_a = seen_there(a);
    const double belief_b = seen_there(b);
    return belief_a != belief_b ? belief_a > belief_b : a.unusual < b.unusual;
  });
  bus::Prompt prompt = prompt_now(kind, sentence(game().question()));
  prompt.rule = step_rule(phase);
  prompt.cell = turn_tile().cell;
  prompt.blocks = true;
  if (tile_waits_) {
    prompt.text += fmt::format(" The tile at {} counts only when this is done (rule {}).",
                               to_string(*tile_waits_), prompt.rule);
  }
  for (const StepPath& path : paths) {
    if (prompt.answers.size() >= kAnswersOffered) break;
    const rules::Command& command = path.commands.front();
    prompt.answers.push_back({rules::command_to_text(game().catalogue(), command),
                              choice_words(game(), command), "", 0, seen_there(path)});
  }
  if (may_go_on_without()) prompt.answers.push_back({"ignore", "go on without", "", 0, 0});
  questions_.ask(cause, std::move(prompt));
}

Referee::Outcome Referee::choose(const std::string& text, By by) {
  auto command = rules::command_from_text(game().catalogue(), text);
  if (!command) return tl::unexpected(command.error());
  return do_commands({*command}, by);
}

bool Referee::may_go_on_without() const {
  return game().phase() == rules::Phase::kMagic || game().phase() == rules::Phase::kGhost;
}

Referee::Outcome Referee::go_on_without(By by) {
  const rules::Game& now = game();
  if (now.phase() == rules::Phase::kGhost) {
    for (const rules::Command& command : now.choices()) {
      const auto* ghost = std::get_if<rules::PutGhost>(&command);
      if (ghost == nullptr) continue;
      return do_commands({command, rules::RemoveFigure{{FigureKind::kGhost, rules::kNoPlayer, ghost->at}}},
                         by);
    }
  }
  if (now.phase() == rules::Phase::kMagic) {
    // The mage (or witch) goes away and comes back: nothing has changed, and the referee has had a say.
    for (const rules::Command& command : now.choices()) {
      const auto* move = std::get_if<rules::MoveNeutral>(&command);
      if (move == nullptr) continue;
      const int index = now.position().neutral(move->kind);
      std::optional<rules::FeatureRef> back;
      if (index >= 0) back = now.position().figure(static_cast<std::size_t>(index)).at;
      return do_commands({rules::MoveNeutral{move->kind, move->to, true},
                          rules::MoveNeutral{move->kind, back, true}, rules::Pass{}},
                         by);
    }
  }
  return failure(ErrorKind::kUsage, "this step cannot be left out: choose one of its answers");
}

}  // namespace tilewatch::referee
