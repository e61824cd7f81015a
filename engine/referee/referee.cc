// SPDX-License-Identifier: MIT
// The round: a reading comes, what is certain is done, what is not is asked.
#include "engine/referee/referee.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace tilewatch::referee {
namespace {

// A lone tile when the game begins is the start tile unless the pixels speak against it.
constexpr double kStartSeen = 0.5;
constexpr double kStartRotation = 0.9;
constexpr double kIsTile = 0.5;
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
  relink_figures();
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

StandingFigures::Questions Referee::figure_questions() const {
  StandingFigures::Questions questions;
  const std::vector<rules::Figure> returning =
      game().phase() == rules::Phase::kFigure ? game().returning_if_passed() : std::vector<rules::Figure>{};
  questions.expected_to_go = [returning](const StandingFigure& figure) {
    return figure.leaving ||
           (figure.game && std::find(returning.begin(), returning.end(), *figure.game) != returning.end());
  };
  questions.known_to_game = [this](const bus::SeenFigure& seen) {
    const auto player = record_->player_of(seen.colour);
    const std::vector<rules::Figure> all = game().figures();
    return player && std::any_of(all.begin(), all.end(), [&](const rules::Figure& figure) {
             return figure.player == *player && figure.at.cell == seen.cell && !is_linked(figure);
           });
  };
  return questions;
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
  in_view_.clear();
  for (const bus::SeenTile& tile : view_.tiles) {
    if (tile.is_tile >= kIsTile) in_view_.insert(tile.cell);
  }
  for (const Cell& cell : view_.hidden) in_view_.erase(cell);
  weigh_table(figures_.look(view_, figure_questions()));
}

void Referee::look_for_start(const bus::Reading& reading) {
  std::vector<const bus::SeenTile*> tiles;
  for (const bus::SeenTile& tile : reading.tiles) {
    if (tile.is_tile >= kIsTile) tiles.push_back(&tile);
  }
  questions_.begin_round();
  const auto& catalogue = *options_.setup.catalogue;
  const catalogue::TypeIndex start =
      options_.setup.start != catalogue::kNoType ? options_.setup.start : catalogue.start_type();
  const std::string& name = catalogue.type(start).id;
  std::array<double, 4> rotations{};
  double seen = 0;
  if (tiles.size() == 1) {
    for (const bus::TileCandidate& candidate : tiles.front()->candidates) {
      if (candidate.type != name) continue;
      rotations.at(candidate.rotation) += candidate.probability;
      seen += candidate.probability;
    }
    const auto best = std::max_element(rotations.begin(), rotations.end());
    if (seen >= kStartSeen && *best >= kStartRotation * seen) {
      const auto rotation = static_cast<Rotation>(best - rotations.begin());
      if (auto begun = begin(tiles.front()->cell, rotation, By::kCamera); !begun)
        trouble_ = begun.error().message;
      questions_.end_round([](Cell) { return true; });
      return;
    }
    bus::Prompt prompt = prompt_now(
        "start",
        fmt::format("The tile on the table does not look like the start tile {}. Lay the start tile alone on "
                    "the table, or say how this one lies.",
                    name));
    prompt.cell = tiles.front()->cell;
    for (Rotation rotation = 0; rotation < 4; ++rotation) {
      prompt.answers.push_back({tile_answer(name, rotation), tile_words(catalogue.type(start), rotation),
                                name, rotation, rotations.at(rotation)});
    }
    std::stable_sort(
        prompt.answers.begin(), prompt.answers.end(),
        [](const bus::Answer& a, const bus::Answer& b) { return a.probability > b.probability; });
    prompt.blocks = true;
    questions_.ask("start", std::move(prompt));
  } else if (tiles.size() > 1) {
    bus::Prompt prompt = prompt_now(
        "start",
        fmt::format(
            "{} tiles lie on the table already. Go on from this board, or clear it and lay the start tile "
            "alone?",
            tiles.size()));
    prompt.answers = {{"go_on", "go on from this board", "", 0, 0}};
    prompt.blocks = true;
    questions_.ask("start", std::move(prompt));
  }
  questions_.end_round([](Cell) { return true; });
}

Referee::Outcome Referee::begin(Cell camera_cell, Rotation rotation, By by) {
  rules::Setup setup = options_.setup;
  setup.start_rotation = rotation;
  Entry entry = entry_now(EntryKind::kBegin, begin_line(std::move(setup)), by);
  entry.seq = entry.step = 1;
  auto record = Record::begin(entry, options_.setup.catalogue);
  if (!record) return tl::unexpected(record.error());
  if (options_.write) {
    if (auto written = options_.write({entry}); !written) return written;
  }
  record_ = std::move(*record);
  frame_ = CameraFrame{camera_cell, 0};
  mode_ = bus::Mode::kPlaying;
  return {};
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
  gone_now_.clear();
  for (const StandingFigure& figure : news.gone) {
    if (figure.game) gone_now_.insert(*figure.game);
  }
  remember_departed(news);
  judge_and_ask();
  ask_answer_book();
  // From now on a figure that appears on an earlier tile was not overlooked there.
  for (const rules::PlacedTile& tile : game().tiles()) {
    if (tile.cell != game().tiles().back().cell && in_clear_view(tile.cell)) step_over_.insert(tile.cell);
  }
}

bool Referee::judge_once() {
  if (game().phase() == rules::Phase::kEnded) return false;
  return take_back_tile() || mind_gone_figures() || place_turn_figure() || lay_next_tile() ||
         place_departed_figure();
}

void Referee::judge_and_ask() {
  if (!record_ || !frame_) return;
  for (int step = 0; step < kMostStepsAReading && judge_once(); ++step) {
  }
  ask_everything();
}

void Referee::ask_everything() {
  questions_.begin_round();
  if (game().phase() != rules::Phase::kEnded) {
    ask_about_tiles();
    ask_about_figures();
    ask_about_departed();
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
