// SPDX-License-Identifier: MIT
// Figures that went home while it was still open where they had stood.
#include <fmt/format.h>

#include <algorithm>

#include "engine/referee/referee.h"

namespace tilewatch::referee {
namespace {

// Of what was seen of its place this much is reckoned with; one thought likely of the places left must have
// this much of the belief.
constexpr double kPlausiblePlace = 0.05;
constexpr double kPlaceSure = 0.75;
// How often a figure that stands rightly is taken off the board, or overlooked twice, just when one on the
// piece beside it would go home.
constexpr double kGoneForNothing = 0.02;

bool stands_in(const std::vector<rules::Figure>& figures, const rules::FeatureRef& at) {
  return std::any_of(figures.begin(), figures.end(), [&](const rules::Figure& f) { return f.at == at; });
}

}  // namespace

void Referee::remember_departed(const FigureNews& news) {
  for (const StandingFigure& figure : news.gone) {
    if (figure.game || figure.ignored) continue;
    const Question* question = questions_.find_open(figure_cause(figure.id));
    if (question != nullptr && question->prompt.kind == "which_feature") departed_.emplace(figure.id, figure);
  }
  // Something in front of it hid it for a while: what is asked about it is asked of the one that is back.
  for (const StandingFigure& back : figures_.all()) {
    if (!waits_for_judgement(back)) continue;
    const auto same = std::find_if(departed_.begin(), departed_.end(), [&](const auto& item) {
      return item.second.seen.cell == back.seen.cell && item.second.seen.colour == back.seen.colour;
    });
    if (same == departed_.end()) continue;
    if (const Question* question = questions_.find_open(figure_cause(same->first))) {
      bus::Prompt prompt = question->prompt;
      prompt.text = fmt::format("Where does the {} at {} stand?",
                                figure_words(back.seen.colour, back.seen.kind), to_string(back.seen.cell));
      questions_.ask(figure_cause(back.id), std::move(prompt), back.id);
    }
    departed_.erase(same);
  }
  // Its player has put a figure elsewhere in that turn: then it was only tried there.
  std::erase_if(departed_, [&](const auto& item) {
    const StandingFigure& figure = item.second;
    const bool turn_is_on = game().phase() == rules::Phase::kFigure && turn_tile().cell == figure.seen.cell;
    return !turn_is_on && !empty_step(figure.seen.cell);
  });
}

bool Referee::went_home_from(const StandingFigure& figure, std::size_t pass, catalogue::Piece piece) const {
  rules::Game then = game_before(pass);
  const rules::FeatureRef at{figure.seen.cell, piece};
  if (!then.apply(figure_command(figure, piece, then.active_player()))) return false;
  for (std::size_t i = pass + 1; i < record_->done().size(); ++i) {
    if (!then.apply(record_->done()[i].command)) return false;
  }
  if (!stands_in(then.figures(), at)) return true;
  return then.phase() == rules::Phase::kFigure && stands_in(then.returning_if_passed(), at);
}

bool Referee::goes_home_from(const StandingFigure& figure, catalogue::Piece piece) const {
  rules::Game then = game();
  const rules::FeatureRef at{figure.seen.cell, piece};
  if (!then.apply(figure_command(figure, piece, then.active_player()))) return false;
  if (!stands_in(then.figures(), at)) return true;
  const std::vector<rules::Command> choices = then.choices();
  return then.phase() == rules::Phase::kScore &&
         std::any_of(choices.begin(), choices.end(), [&](const rules::Command& choice) {
           rules::Game after = then;
           return after.advance(choice) && !stands_in(after.figures(), at);
         });
}

bool Referee::place_departed_figure(bool turn_is_over) {
  for (auto& [id, figure] : departed_) {
    const auto pass = empty_step(figure.seen.cell);
    const bool this_turn =
        turn_is_over && game().phase() == rules::Phase::kFigure && turn_tile().cell == figure.seen.cell;
    const Question* question = questions_.find_open(figure_cause(id));
    if ((!pass && !this_turn) || question == nullptr) continue;
    std::vector<catalogue::Piece> possible;
    for (const bus::Answer& answer : question->prompt.answers) {
      const auto piece = piece_answer_from(answer.id);
      if (piece && (pass ? went_home_from(figure, *pass, *piece) : goes_home_from(figure, *piece))) {
        possible.push_back(*piece);
      }
    }
    if (possible.size() != 1) continue;
    // People took it home, and it was due home from one of the places only: that is where it stood.
    if (!commit_departed(figure, possible.front(), By::kCamera)) continue;
    questions_.close(figure_cause(id), By::kCamera, piece_answer(possible.front()));
    departed_.erase(id);
    return true;
  }
  return false;
}

Referee::Outcome Referee::commit_departed(const StandingFigure& figure, catalogue::Piece piece, By by) {
  const auto step = empty_step(figure.seen.cell);
  const rules::PlaceFigure own =
      figure_command(figure, piece, step ? record_->done()[*step].player : game().active_player());
  if (!step) {  // its turn is not over yet
    const rules::Player player = own.player == rules::kNoPlayer ? game().active_player() : own.player;
    auto done = do_commands({own}, by);
    if (done) gone_now_.insert({own.kind, player, own.at});
    return done;
  }
  Entry entry = entry_now(EntryKind::kReplace, rules::command_to_text(game().catalogue(), own), by);
  entry.target = record_->done()[*step].entry.seq;
  entry.u = figure.seen.u;
  entry.v = figure.seen.v;
  entry.player = figure.seen.colour;
  auto done = write_down({entry});
  if (!done) return done;
  relink_figures();
  const rules::Player whose = own.player == rules::kNoPlayer ? record_->done()[*step].player : own.player;
  gone_now_.insert({own.kind, whose, own.at});  // it has been taken home already
  return {};
}

std::optional<rules::PlaceFigure> Referee::placed_for_home(std::size_t done_index,
                                                           catalogue::Piece piece) const {
  const auto& done = record_->done();
  rules::PlaceFigure elsewhere = std::get<rules::PlaceFigure>(done[done_index].command);
  elsewhere.at.piece = piece;
  rules::Game then = game_before(done_index);
  if (!then.apply(elsewhere)) return {};
  for (std::size_t i = done_index + 1; i < done.size(); ++i) {
    if (!stands_in(then.figures(), elsewhere.at)) return {};  // it would have gone home before
    if (!then.apply(done[i].command)) return {};
  }
  const bool home =
      !stands_in(then.figures(), elsewhere.at) ||
      (then.phase() == rules::Phase::kFigure && stands_in(then.returning_if_passed(), elsewhere.at));
  return home ? std::optional(elsewhere) : std::nullopt;
}

bool Referee::correct_departed_place() {
  const std::vector<rules::Figure> returning =
      game().phase() == rules::Phase::kFigure ? game().returning_if_passed() : std::vector<rules::Figure>{};
  for (const auto& [figure, seen] : last_sight_) {
    if (is_linked(figure) || !gone_now_.contains(figure) || figure.player == rules::kNoPlayer) continue;
    // It goes home from where it stands, or may in the step that waits.
    if (stands_in(returning, figure.at)) continue;
    if (game().phase() != rules::Phase::kTile && may_go_.contains({figure, false})) continue;
    const auto& done = record_->done();
    const auto placed = std::find_if(done.begin(), done.end(), [&](const Done& item) {
      const auto* put = std::get_if<rules::PlaceFigure>(&item.command);
      return put != nullptr && put->at == figure.at && put->kind == figure.kind && !put->forced &&
             item.entry.by == By::kCamera && stands_in(game().figures(), put->at);
    });
    if (placed == done.end()) continue;
    const auto index = static_cast<std::size_t>(placed - done.begin());
    double here = 0;
    double all = 0;
    std::optional<std::pair<rules::PlaceFigure, double>> best;
    for (const bus::FeatureCandidate& on : seen.seen.on) {
      const catalogue::Piece piece{on.kind, static_cast<std::uint8_t>(on.piece)};
      if (piece == figure.at.piece) here = on.probability;
      if (piece == figure.at.piece || on.probability < kPlausiblePlace) continue;
      const auto elsewhere = placed_for_home(index, piece);
      if (!elsewhere) continue;
      all += on.probability;
      if (!best || on.probability > best->second) best = {*elsewhere, on.probability};
    }
    if (!best || best->second < kPlaceSure * (all + kGoneForNothing * here)) continue;
    Entry entry = placed->entry;
    entry.kind = EntryKind::kReplace;
    entry.line = rules::command_to_text(game().catalogue(), best->first);
    entry.target = placed->entry.seq;
    entry.step = 0;
    const rules::Figure moved{figure.kind, figure.player, best->first.at};
    const StandingFigure sight = seen;
    const FeatureKind stood_on = best->first.at.piece.kind;
    if (!write_down({entry})) continue;
    figures_.says_on(sight, stood_on);
    gone_now_.insert(moved);
    return true;
  }
  return false;
}

void Referee::ask_about_departed() {
  for (const StandingFigure& figure : figures_.all()) {
    // Not seen just now: whether it is gone shows in a moment, and until then the question stays.
    const Question* open = questions_.find_open(figure_cause(figure.id));
    if (!figure.missing_since || open == nullptr || open->prompt.kind != "which_feature") continue;
    bus::Prompt as_before = open->prompt;
    questions_.ask(figure_cause(figure.id), std::move(as_before), figure.id);
  }
  for (const auto& [id, figure] : departed_) {
    const Question* open = questions_.find_open(figure_cause(id));
    if (open == nullptr) continue;
    bus::Prompt prompt = open->prompt;
    prompt.text =
        fmt::format("Where did the {} at {} stand before it was taken off the board?",
                    figure_words(figure.seen.colour, figure.seen.kind), to_string(figure.seen.cell));
    questions_.ask(figure_cause(id), std::move(prompt), id);
  }
}

}  // namespace tilewatch::referee
