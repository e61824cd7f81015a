// SPDX-License-Identifier: MIT
// The round: a reading comes, what is certain is done, what is not is asked.
#include "engine/referee/referee.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/referee/may_stand.h"
#include "engine/rules/rule_set.h"

namespace tilewatch::referee {
namespace {

// More than this can no reading hold; it only guards against a mistake that goes in circles.
constexpr int kMostStepsAReading = 400;

}  // namespace

Referee::Referee(RefereeOptions options) : options_(std::move(options)) {}

Result<void> Referee::resume(const std::vector<Entry>& entries) {
  auto record = Record::fold(entries, options_.setup.catalogue);
  if (!record) return tl::unexpected(record.error());
  const auto& recorded = record->game().setup().players;
  if (!joining() && !std::equal(recorded.begin(), recorded.end(), options_.setup.players.begin(),
                                options_.setup.players.end(),
                                [](const auto& a, const auto& b) { return a.colour == b.colour; })) {
    std::vector<std::string_view> colours;
    for (const auto& player : recorded) colours.push_back(tilewatch::to_string(player.colour));
    return failure(
        ErrorKind::kInput, "this game was begun by other players",
        fmt::format("They are {}; leave --players out to go on with them.", fmt::join(colours, ",")));
  }
  record_ = std::move(*record);
  const auto& players = record_->game().setup().players;
  if (record_->joined().size() == players.size()) options_.setup.players = players;
  mode_ = game().phase() == rules::Phase::kEnded ? bus::Mode::kEnded : bus::Mode::kPlaying;
  // Joined colours look like named players afterwards, except that more may still come.
  const bool named =
      std::any_of(players.begin(), players.end(), [](const auto& p) { return !p.name.empty(); });
  if (!named && std::any_of(entries.begin(), entries.end(),
                            [](const Entry& e) { return e.kind == EntryKind::kJoin; })) {
    options_.setup.players.clear();
  }
  return {};
}

bus::Prompt Referee::prompt_now(std::string kind, std::string text) const {
  bus::Prompt prompt;
  prompt.kind = std::move(kind);
  prompt.text = std::move(text);
  prompt.camera_clears = true;
  prompt.frame_name = view_.frame_name;
  prompt.asked_at_s = view_.time_s;
  return prompt;
}

Entry Referee::entry_now(EntryKind kind, std::string line, By by) const {
  Entry entry;
  entry.kind = kind;
  entry.line = std::move(line);
  entry.by = by;
  entry.frame = view_.frame_name;
  entry.time_s = view_.time_s;
  return entry;
}

Referee::Outcome Referee::write_down(std::vector<Entry> entries) {
  // First on a copy, then on disk, then for good: nobody is told what is not written.
  const Facts before = facts_of(game());
  Record next = *record_;
  const std::int64_t step = next.last_seq() + 1;
  for (Entry& entry : entries) {
    entry.seq = next.last_seq() + 1;
    if (entry.step == 0) entry.step = step;
    if (auto added = next.add(entry); !added) return added;
  }
  if (options_.write) {
    if (auto written = options_.write(entries); !written) {
      trouble_ = written.error().message;
      return written;
    }
  }
  record_ = std::move(next);
  if (game().phase() == rules::Phase::kEnded && mode_ == bus::Mode::kPlaying) mode_ = bus::Mode::kEnded;
  relink_figures();
  settle_owed(before);
  return {};
}

Referee::Outcome Referee::do_commands(const std::vector<rules::Command>& commands, By by,
                                      const Entry& details) {
  std::vector<Entry> entries;
  for (const rules::Command& command : commands) {
    Entry entry = entry_now(EntryKind::kCommand, rules::command_to_text(game().catalogue(), command), by);
    entry.variant = details.variant;
    entry.player = details.player;
    entry.u = details.u;
    entry.v = details.v;
    entries.push_back(std::move(entry));
  }
  return write_down(std::move(entries));
}

Referee::Outcome Referee::undo_step(By by) {
  Entry entry = entry_now(EntryKind::kUndo, "", by);
  entry.target = record_->undoable();
  return write_down({entry});
}

bool Referee::is_linked(const rules::Figure& figure) const {
  const auto& all = figures_.all();
  return std::any_of(all.begin(), all.end(), [&](const StandingFigure& s) { return s.game == figure; });
}

void Referee::relink_figures() {
  const std::vector<rules::Figure> standing = game().figures();
  std::set<rules::Figure> scored;
  for (const Done& item : record_->done()) {
    for (const rules::Event& event : item.events) {
      if (const auto* home = std::get_if<rules::FigureReturned>(&event)) scored.insert(home->figure);
    }
  }
  for (StandingFigure& figure : figures_.all()) {
    if (!figure.game) continue;
    const bool in_game = std::find(standing.begin(), standing.end(), *figure.game) != standing.end();
    figure.leaving = !in_game && scored.contains(*figure.game);
    if (!in_game && !figure.leaving) figure.game.reset();
  }
}

std::function<bool(const StandingFigure&)> Referee::due_home() const {
  const std::vector<rules::Figure> returning =
      game().phase() == rules::Phase::kFigure ? game().returning_if_passed() : std::vector<rules::Figure>{};
  return [returning](const StandingFigure& figure) {
    return figure.leaving ||
           (figure.game && std::find(returning.begin(), returning.end(), *figure.game) != returning.end());
  };
}

StandingFigures::Questions Referee::figure_questions() const {
  StandingFigures::Questions questions;
  questions.expected_to_go = [this, due = due_home()](const StandingFigure& figure) {
    if (due(figure)) return true;
    if (figure.game) return may_go_.contains({*figure.game, false});
    if (!is_neutral(figure.seen.kind)) return false;
    const Fact fact = neutral_at(figure.seen.kind, {figure.seen.cell, piece_under(game(), figure.seen)});
    if (count_of(owed_, fact) < 0) return true;
    // A ghost is small and easily overlooked once; taken for calmed, the points of the turn would be lost.
    return figure.seen.kind != FigureKind::kGhost && may_go_.contains(fact);
  };
  questions.known_to_game = [this](const bus::SeenFigure& seen) {
    const bool neutral = is_neutral(seen.kind);
    const auto player = neutral ? std::optional(rules::kNoPlayer) : record_->player_of(seen.colour);
    const bool awaited = std::any_of(owed_.begin(), owed_.end(), [&](const auto& item) {
      return item.second > 0 && item.first.figure.kind == seen.kind && item.first.figure.at.cell == seen.cell;
    });
    if (neutral && awaited) return false;  // people put down what the game knows already
    const std::vector<rules::Figure> all = game().figures();
    return player && std::any_of(all.begin(), all.end(), [&](const rules::Figure& figure) {
             return may_be(seen, figure.kind) && figure.player == *player && figure.at.cell == seen.cell &&
                    !is_linked(figure);
           });
  };
  return questions;
}

bool Referee::same_person(rules::Player player, rules::Player other) const {
  return player == other || game().rulebook().same_person(player, other);
}

void Referee::take(const bus::Reading& reading) {
  weighed_frame_ = std::max(weighed_frame_, reading.frame);
  stills_ = stills_ || !reading.frame_name.empty();
  if (reading.end) {
    pictures_ended_ = true;
    if (record_ && frame_) {
      view_.end = true;
      weigh_table(figures_.settle(view_));
      view_.end = false;
    }
    return;
  }
  if (reading.state != bus::TableState::kStill) {
    trouble_ = reading.trouble;
    if (record_ && frame_ && !stills_ && mode_ == bus::Mode::kPlaying) {
      // The table did not change again before somebody reached for it: what was in doubt is so.
      if (const FigureNews news = figures_.settle(reading); !news.gone.empty()) weigh_table(news);
    }
    return;
  }
  trouble_.clear();
  if (mode_ != bus::Mode::kPlaying && mode_ != bus::Mode::kWaiting) return;
  raw_ = reading;
  if (!record_) {
    view_ = reading;
    look_for_start(reading);
    if (!record_) {
      ask_answer_book();
      return;
    }
  }
  if (!frame_holds(reading)) return;
  view_ = frame_->board_from_camera(reading);
  weigh_by_rules(game(), view_);
  in_view_.clear();
  for (const bus::SeenTile& tile : view_.tiles) {
    if (looks_like_tile(tile)) in_view_.insert(tile.cell);
  }
  for (const Cell& cell : view_.hidden) in_view_.erase(cell);
  const std::size_t changes_before = figures_.changes().size();
  const FigureNews news = figures_.look(view_, figure_questions());
  mind_magic_signs(changes_before);
  weigh_table(news);
}

void Referee::mind_magic_signs(std::size_t changes_before) {
  const auto& changes = figures_.changes();
  bool moved = false;
  for (std::size_t i = std::min(changes_before, changes.size()); i < changes.size(); ++i) {
    const bool single = changes[i].kind == FigureKind::kMage || changes[i].kind == FigureKind::kWitch;
    moved = moved || (single && changes[i].action != "remove");
  }
  const bool owed = game().phase() == rules::Phase::kMagic;
  magic_signs_.look(new_tiles(), moved, owed, game().catalogue());
  magic_signs_.weigh(view_, game().catalogue());
}

bool Referee::frame_holds(const bus::Reading& raw) {
  if (frame_) {
    const Agreement now = agreement(frame_->board_from_camera(raw), game());
    if (now.differ <= std::max(2, now.agree)) return true;
  }
  if (auto found = find_frame(raw, game())) {
    frame_ = found;
    return true;
  }
  trouble_ = "The board in the picture is not the board of this game. Show the whole board to the camera.";
  return false;
}

void Referee::weigh_table(const FigureNews& news) {
  const std::vector<rules::Figure> on_board = game().figures();
  std::erase_if(gone_now_, [&](const rules::Figure& figure) {
    return is_linked(figure) || std::find(on_board.begin(), on_board.end(), figure) == on_board.end();
  });
  for (const StandingFigure& figure : news.gone) {
    if (!figure.game) continue;
    gone_now_.insert(*figure.game);
    last_sight_.insert_or_assign(*figure.game, figure);
  }
  std::erase_if(last_sight_, [this](const auto& item) { return !gone_now_.contains(item.first); });
  settle_owed(facts_of(game()));
  remember_departed(news);
  std::erase_if(claimed_early_, [this](Cell cell) { return game().tile_at(cell) != nullptr; });
  for (const StandingFigure& figure : figures_.all()) {
    if (game().tile_at(figure.seen.cell) == nullptr) claimed_early_.insert(figure.seen.cell);
  }
  judge_and_ask();
  ask_answer_book();
  told_home_.clear();
  for (const StandingFigure& figure : figures_.all()) {
    if (figure.leaving) told_home_.insert(home_words(figure));
  }
  for (std::string& other : neutral_due_home()) told_home_.insert(std::move(other));
  // From now on a figure that appears on an earlier tile was not overlooked there.
  for (const rules::PlacedTile& tile : game().tiles()) {
    if (tile.cell != turn_tile().cell && in_clear_view(tile.cell)) step_over_.insert(tile.cell);
  }
}

bool Referee::judge_once() {
  if (game().phase() == rules::Phase::kEnded) return false;
  if (take_back_tile() || take_back_turned_tile() || move_turn_figure() || link_figures() || notice_garden())
    return true;
  // A figure on the tile just laid comes before what would end the figure step.
  if (game().phase() == rules::Phase::kFigure && place_turn_figure()) return true;
  return revise_step() || settle_step() || correct_departed_place() || mind_gone_figures() ||
         place_turn_figure() || lay_next_tile() || place_departed_figure();
}

void Referee::judge_and_ask() {
  if (!record_ || !frame_) return;
  for (int step = 0; step < kMostStepsAReading && judge_once(); ++step) {
  }
  look_ahead();
  ask_everything();
}

void Referee::ask_everything() {
  questions_.begin_round();
  ask_about_step();
  if (game().phase() != rules::Phase::kEnded) {
    ask_about_tiles();
    ask_about_face_down();
    ask_about_figures();
    ask_about_departed();
    ask_about_neutral();
  }
  questions_.end_round([this](Cell cell) {
    return std::find(view_.hidden.begin(), view_.hidden.end(), cell) == view_.hidden.end();
  });
}

void Referee::ask_answer_book() {
  if (!options_.answers) return;
  bool changed = true;
  while (changed) {
    changed = false;
    for (const bus::Prompt& prompt : questions_.open()) {
      if (!book_asked_.insert(prompt.id).second) continue;
      Question* question = questions_.find_open(prompt.id);
      const auto said = question ? answer_from_book(*question) : std::nullopt;
      if (!said || !answer(*question, *said, By::kFile)) continue;
      judge_and_ask();
      changed = true;
      break;
    }
  }
}

}  // namespace tilewatch::referee
