// SPDX-License-Identifier: MIT
// What people want: answers, undo, corrections by hand.
#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <utility>

#include "engine/referee/referee.h"
#include "engine/referee/step_words.h"

namespace tilewatch::referee {
namespace {

constexpr std::size_t kRepliesKept = 256;

tl::unexpected<Error> refuse(std::string message) { return failure(ErrorKind::kUsage, std::move(message)); }

}  // namespace

bus::Reply Referee::take(const bus::Request& request) {
  const auto before =
      std::find_if(replies_.begin(), replies_.end(), [&](const auto& r) { return r.id == request.id; });
  if (!request.id.empty() && before != replies_.end()) return *before;
  const Outcome outcome = handle(request);
  if (outcome) {
    gone_now_.clear();
    judge_and_ask();
  }
  bus::Reply reply{request.id, outcome.has_value(), outcome ? std::string() : outcome.error().message};
  replies_.push_back(reply);
  if (replies_.size() > kRepliesKept) replies_.pop_front();
  return reply;
}

Referee::Outcome Referee::handle(const bus::Request& request) {
  if (request.verb == "answer") {
    Question* question = questions_.find_open(request.prompt);
    if (question == nullptr) return refuse(fmt::format("question {} is not open any more", request.prompt));
    return answer(*question, request.answer, By::kReferee);
  }
  if (request.verb == "mode") return set_mode(request.mode);
  if (!record_) return refuse("the game has not begun: lay the start tile alone on the table");
  if (request.verb == "undo") return undo_by_person();
  if (request.verb == "redo") return redo_by_person();
  if (request.verb == "place_tile" || request.verb == "correct_tile") return correct_tile(request);
  if (request.verb == "place_figure") return place_figure_by_hand(request);
  if (request.verb == "remove_figure") return remove_figure_by_hand(request);
  if (request.verb == "pass") return do_commands({rules::Pass{}}, By::kReferee);
  if (request.verb == "choose") return choose(request.answer, By::kReferee);
  if (request.verb == "discard" || request.verb == "end_game" || request.verb == "draw") {
    return end_or_discard(request);
  }
  if (request.verb == "adjust") {
    const auto player = request.colour ? player_of(*request.colour) : std::nullopt;
    if (!player) return refuse("say which player's score is meant");
    if (request.reason.empty()) return refuse("points given by hand need a reason");
    return do_commands({rules::AdjustScore{*player, request.points, request.reason}}, By::kReferee);
  }
  return refuse(fmt::format("\"{}\" is no command of a game", request.verb));
}

Referee::Outcome Referee::end_or_discard(const bus::Request& request) {
  auto commands = end_of_turn();
  if (!commands) return tl::unexpected(commands.error());
  const auto type_of = [&](const std::string& name) -> Result<catalogue::TypeIndex> {
    const auto type = game().catalogue().index_of(name);
    if (type == catalogue::kNoType) return refuse(fmt::format("there is no tile \"{}\" in this game", name));
    return type;
  };
  if (request.verb == "end_game") {
    commands->emplace_back(rules::EndGame{});
  } else if (request.verb == "discard") {
    const auto type = type_of(request.type);
    if (!type) return tl::unexpected(type.error());
    commands->emplace_back(rules::DiscardTile{*type});
  } else {
    rules::DrawTiles draw;
    std::istringstream names(request.answer);
    for (std::string name; names >> name;) {
      const auto type = type_of(name);
      if (!type) return tl::unexpected(type.error());
      draw.types.push_back(*type);
    }
    if (draw.types.empty()) return refuse("say which tiles were drawn");
    commands->emplace_back(std::move(draw));
  }
  return do_commands(*commands, By::kReferee);
}

Referee::Outcome Referee::set_mode(bus::Mode mode) {
  const bool people_choose =
      mode == bus::Mode::kPlaying || mode == bus::Mode::kPaused || mode == bus::Mode::kClearing;
  if (!people_choose) return refuse("a game is playing, paused or clearing up");
  if (mode_ == bus::Mode::kEnded) return refuse("the game is over");
  mode_ = mode == bus::Mode::kPlaying && !record_ ? bus::Mode::kWaiting : mode;
  return {};
}

void Referee::dismiss(Cell cell) {
  const auto seen = std::find_if(view_.tiles.begin(), view_.tiles.end(),
                                 [&](const bus::SeenTile& tile) { return tile.cell == cell; });
  if (seen == view_.tiles.end()) return;
  dismissed_[cell] = seen->candidates.empty()
                         ? TileAnswer{}
                         : TileAnswer{seen->candidates.front().type, seen->candidates.front().rotation};
}

Referee::Outcome Referee::undo_by_person() {
  const std::int64_t step = record_->undoable();
  if (step == 0) return refuse("there is nothing to undo");
  std::vector<Cell> cells;
  std::vector<std::int64_t> figures;
  for (const Done& item : record_->done()) {
    if (item.entry.step != step) continue;
    if (const auto* tile = std::get_if<rules::PlaceTile>(&item.command)) cells.push_back(tile->at.cell);
    if (const auto* down = std::get_if<rules::PlaceFaceDown>(&item.command)) cells.push_back(down->cell);
    const auto* placed = std::get_if<rules::PlaceFigure>(&item.command);
    for (const StandingFigure& figure : figures_.all()) {
      if (placed != nullptr && figure.game && figure.game->at == placed->at) figures.push_back(figure.id);
    }
  }
  if (auto done = undo_step(By::kReferee); !done) return done;
  if (game().phase() != rules::Phase::kEnded && mode_ == bus::Mode::kEnded) mode_ = bus::Mode::kPlaying;
  // The table still shows what was undone; it must not be done again until the table changes there.
  for (const Cell& cell : cells) dismiss(cell);
  for (const std::int64_t id : figures) {
    if (StandingFigure* figure = figures_.find(id)) figure->ignored = true;
  }
  return {};
}

Referee::Outcome Referee::redo_by_person() {
  const std::int64_t step = record_->redoable();
  if (step == 0) return refuse("there is nothing to redo");
  Entry entry = entry_now(EntryKind::kRedo, "", By::kReferee);
  entry.target = step;
  if (auto done = write_down({entry}); !done) return done;
  if (game().phase() == rules::Phase::kEnded) mode_ = bus::Mode::kEnded;
  for (const Done& item : record_->done()) {
    if (item.entry.step != step) continue;
    if (const auto* tile = std::get_if<rules::PlaceTile>(&item.command)) dismissed_.erase(tile->at.cell);
    if (const auto* down = std::get_if<rules::PlaceFaceDown>(&item.command)) dismissed_.erase(down->cell);
    if (const auto* placed = std::get_if<rules::PlaceFigure>(&item.command)) {
      for (StandingFigure& figure : figures_.all()) {
        if (figure.seen.cell == placed->at.cell) figure.ignored = false;
      }
    }
  }
  return {};
}

Referee::Outcome Referee::correct_tile(const bus::Request& request) {
  const auto type = game().catalogue().index_of(request.type);
  if (type == catalogue::kNoType)
    return refuse(fmt::format("there is no tile \"{}\" in this game", request.type));
  const rules::PlaceTile command{type, {request.cell, request.rotation}, false};
  if (game().tile_at(request.cell) == nullptr) {
    auto done = commit_tile(command, "", By::kReferee);
    if (done)
      questions_.close("tile " + to_string(request.cell), By::kReferee,
                       tile_answer(request.type, request.rotation));
    return done;
  }
  for (const Done& item : record_->done()) {
    const auto* laid = std::get_if<rules::PlaceTile>(&item.command);
    if (laid == nullptr || laid->at.cell != request.cell) continue;
    Entry entry =
        entry_now(EntryKind::kReplace, rules::command_to_text(game().catalogue(), command), By::kReferee);
    entry.target = item.entry.seq;
    entry.player = item.entry.player;
    return write_down({entry});
  }
  return refuse("the start tile cannot be changed: begin a new game");
}

Referee::Outcome Referee::place_figure_by_hand(const bus::Request& request) {
  if (!request.colour) return refuse("say whose figure is placed");
  const catalogue::Piece piece{request.on, static_cast<std::uint8_t>(std::clamp(request.piece, 0, 255))};
  for (StandingFigure& figure : figures_.all()) {
    if (figure.game || figure.seen.cell != request.cell || figure.seen.colour != *request.colour ||
        figure.seen.kind != request.figure) {
      continue;
    }
    figure.ignored = false;
    return commit_figure(figure, piece, By::kReferee, true);
  }
  if (auto joined = join_if_new(*request.colour); !joined) return joined;
  const auto player = player_of(*request.colour);
  if (!player) return refuse(fmt::format("nobody plays {}", tilewatch::to_string(*request.colour)));
  const rules::FeatureRef at{request.cell, piece};
  const rules::Player active = game().active_player();
  const rules::PlaceFigure own{request.figure, at, false, *player == active ? rules::kNoPlayer : *player};
  if (same_person(*player, active) && !game().why_not(own)) return do_commands({own}, By::kReferee);
  return do_commands({rules::PlaceFigure{request.figure, at, true, *player}}, By::kReferee);
}

Referee::Outcome Referee::remove_figure_by_hand(const bus::Request& request) {
  const bool neutral = is_neutral(request.figure);
  const auto known = request.colour ? player_of(*request.colour) : std::nullopt;
  if (!known && !neutral) return refuse("say whose figure is taken away");
  const rules::Player player = neutral ? rules::kNoPlayer : *known;
  for (const rules::Figure& figure : game().figures()) {
    if (figure.player != player || figure.kind != request.figure || figure.at.cell != request.cell) continue;
    std::vector<std::int64_t> standing;
    for (const StandingFigure& item : figures_.all()) {
      if (item.game == figure) standing.push_back(item.id);
    }
    if (auto done = do_commands({rules::RemoveFigure{figure}}, By::kReferee); !done) return done;
    for (const std::int64_t id : standing) figures_.find(id)->ignored = true;
    return {};
  }
  return refuse(fmt::format("no such figure stands at {}", to_string(request.cell)));
}

Referee::Outcome Referee::answer_figure(Question& question, const std::string& said, By by) {
  const std::string cause = question.cause;
  const std::int64_t id = question.figure;
  constexpr std::string_view kAccept = "accept:";
  const bool accept = said.starts_with(kAccept);
  const auto piece = piece_answer_from(accept ? said.substr(kAccept.size()) : said);
  Outcome outcome = refuse(fmt::format("\"{}\" is no answer to this question", said));
  StandingFigure* figure = figures_.find(id);
  const auto departed = departed_.find(id);
  if (figure == nullptr && departed == departed_.end()) {
    return refuse("that figure is not on the table any more");
  }
  constexpr std::string_view kKind = "kind:";
  const auto kind = figure_kind_from(said.starts_with(kKind) ? said.substr(kKind.size()) : std::string());
  if (said == "ignore") {
    if (figure != nullptr) figure->ignored = true;
    outcome = {};
  } else if (kind && figure != nullptr && may_be(figure->seen, *kind)) {
    figures_.says_kind(*figure, *kind);
    outcome = {};
  } else if (piece) {
    outcome = figure != nullptr ? commit_figure(*figure, *piece, by, true)
                                : commit_departed(departed->second, *piece, by);
  }
  if (outcome) {
    departed_.erase(id);
    questions_.close(cause, by, said);
  }
  return outcome;
}

Referee::Outcome Referee::answer(Question& question, const std::string& said, By by) {
  const std::string cause = question.cause;
  const std::string kind = question.prompt.kind;
  const Cell cell = question.prompt.cell.value_or(Cell{});
  const auto tile = tile_answer_from(said);
  Outcome outcome = refuse(fmt::format("\"{}\" is no answer to this question", said));
  if (kind == "start") {
    if (said == "go_on" && raw_) outcome = go_on_from_this_board(by);
    if (tile) outcome = begin(start_cell(tile->rotation), tile->rotation, by);
  } else if (kind == "which_tile" || kind == "illegal_tile") {
    if (said == "ignore") {
      dismiss(cell);
      outcome = {};
    } else if (const auto open = unclear_.find(cell); said == "accept" && open != unclear_.end()) {
      rules::PlaceTile command = open->second.opinion.choices.front().command;
      command.forced = true;
      outcome = commit_tile(command, open->second.opinion.choices.front().variant, by);
    } else if (tile) {
      const auto type = game().catalogue().index_of(tile->type);
      if (type == catalogue::kNoType)
        return refuse(fmt::format("there is no tile \"{}\" in this game", tile->type));
      outcome = commit_tile({type, {cell, tile->rotation}, false}, "", by);
    }
  } else if (question.figure != 0) {
    return answer_figure(question, said, by);
  } else if (kind == "put_ghosts" || kind == "take_ghosts") {
    if (said == "ignore") outcome = follow_table(true, FigureKind::kGhost, by);
  } else if (kind == "put_figure") {
    const auto who = figure_kind_from(cause.substr(cause.find(' ') + 1));
    if (said == "ignore" && who) outcome = follow_table(false, *who, by);
  } else if (kind == step_kind(game().phase())) {
    outcome = said == "ignore" && may_go_on_without() ? go_on_without(by) : choose(said, by);
  } else if (kind == "missing_figure") {
    for (const rules::Figure& figure : game().figures()) {
      if (is_linked(figure) || figure.at.cell != cell ||
          cause != fmt::format("gone {} {}", to_string(cell), piece_answer(figure.at.piece))) {
        continue;
      }
      if (said == "removed") outcome = do_commands({rules::RemoveFigure{figure}}, by);
      if (said == "ignore") {
        forgiven_.insert(figure);
        outcome = {};
      }
      break;
    }
  } else {
    outcome = refuse("this clears itself when the table shows it done");
  }
  if (outcome) questions_.close(cause, by, said);
  return outcome;
}

std::optional<std::string> Referee::answer_from_book(const Question& question) const {
  if (!record_ || !options_.answers || !question.prompt.cell) return {};
  const Rotation start = game().setup().start_rotation;
  const Cell cell = *question.prompt.cell;
  const std::string& kind = question.prompt.kind;
  if (kind == "which_tile" || kind == "illegal_tile") {
    const auto tile = options_.answers->tile_at(cell, start);
    return tile ? tile_answer(game().catalogue().type(tile->type).id, tile->rotation) : "ignore";
  }
  if (kind == "move_magic") {
    const auto moved = options_.answers->move_with(cell, start);
    if (!moved) return {};
    rules::MoveNeutral command{moved->figure, {}, false};
    if (moved->cell) command.to = rules::FeatureRef{*moved->cell, moved->piece};
    return rules::command_to_text(game().catalogue(), command);
  }
  if (kind == "which_figure") return {};  // the book does not tell kinds apart
  if (question.figure != 0) {
    std::optional<Colour> colour;
    for (const StandingFigure& figure : figures_.all()) {
      if (figure.id == question.figure) colour = figure.seen.colour;
    }
    if (const auto gone = departed_.find(question.figure); gone != departed_.end()) {
      colour = gone->second.seen.colour;
    }
    if (!colour) return {};
    const auto truth = options_.answers->figure_at(cell, *colour, start);
    return truth && truth->piece ? piece_answer(*truth->piece) : "ignore";
  }
  return {};
}

}  // namespace tilewatch::referee
