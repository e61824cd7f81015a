// SPDX-License-Identifier: MIT
// Figures: placed, late, unexpected, against the rules, going home.
#include <fmt/format.h>

#include <algorithm>

#include "engine/referee/referee.h"

namespace tilewatch::referee {
namespace {

// How much of "where does it stand?" an answer must hold to be believed: a wrong one only costs points, and
// the rules leave few choices, so this is lower than for tiles.
constexpr double kFeatureSure = 0.75;
// Pixels this clear are believed also against the rules.
constexpr double kFeatureClear = 0.9;
// Features that the rules forbid count this much less.
constexpr double kForbiddenPrior = 0.15;
constexpr double kUnnamedPrior = 0.02;
// Below this the camera does not mean any of the legal features.
constexpr double kLegalAtLeast = 0.05;

bool is_pass(const Done& item) { return std::holds_alternative<rules::Pass>(item.command); }

std::vector<catalogue::Piece> pieces_of(const catalogue::TileType& type) {
  std::vector<catalogue::Piece> pieces;
  const auto add = [&](FeatureKind kind, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) pieces.push_back({kind, static_cast<std::uint8_t>(i)});
  };
  add(FeatureKind::kCity, type.cities.size());
  add(FeatureKind::kRoad, type.roads.size());
  add(FeatureKind::kField, type.fields.size());
  add(FeatureKind::kMonastery, type.monastery ? 1 : 0);
  return pieces;
}

}  // namespace

std::string Referee::figure_cause(std::int64_t id) { return fmt::format("figure {}", id); }

std::optional<rules::Player> Referee::player_of(Colour colour) const { return record_->player_of(colour); }

bool Referee::waits_for_judgement(const StandingFigure& figure) const {
  return !figure.game && !figure.leaving && !figure.ignored && !figure.missing_since;
}

std::optional<std::size_t> Referee::empty_step(Cell cell) const {
  const auto& done = record_->done();
  for (std::size_t i = done.size(); i-- > 1;) {
    const auto* tile = std::get_if<rules::PlaceTile>(&done[i - 1].command);
    if (tile == nullptr || tile->at.cell != cell) continue;
    if (!is_pass(done[i]) || done[i].entry.by == By::kReferee) return {};
    return i;
  }
  return {};
}

std::optional<std::size_t> Referee::early_pass(const StandingFigure& figure) const {
  if (step_over_.contains(figure.seen.cell)) return {};
  return empty_step(figure.seen.cell);
}

rules::Game Referee::game_before(std::size_t done_index) const {
  rules::Game then = *rules::Game::start(game().setup());
  for (std::size_t i = 0; i < done_index; ++i) {
    // They have been applied before, in this order.
    [[maybe_unused]] const auto events = then.apply(record_->done()[i].command);
  }
  return then;
}

Referee::FigureOpinion Referee::judge_figure(const StandingFigure& figure, const rules::Game& at,
                                             std::optional<Colour> turn_of) const {
  FigureOpinion opinion;
  const Cell cell = figure.seen.cell;
  const auto player = player_of(figure.seen.colour);
  if (!joining() && !player) {
    opinion.violation = {"B-0", fmt::format("nobody plays {}", tilewatch::to_string(figure.seen.colour))};
    return opinion;
  }
  if (player && at.supply(*player, FigureKind::kMeeple) == 0) {
    opinion.violation = {"B-3", fmt::format("{} has no figure in hand", rules::name_of(at.setup(), *player))};
    return opinion;
  }
  std::vector<catalogue::Piece> legal;
  for (const rules::PlaceFigure& option : at.figure_options()) {
    if (option.kind == FigureKind::kMeeple && option.at.cell == cell) legal.push_back(option.at.piece);
  }
  const rules::PlacedTile* tile = at.tile_at(cell);
  const auto& type = at.catalogue().type(tile->type);
  if (player != at.active_player()) {  // the options above are those of somebody who may have no figure left
    legal.clear();
    for (const catalogue::Piece& piece : pieces_of(type)) {
      if (piece.kind == FeatureKind::kField && !at.setup().switches.fields) continue;
      if (at.value_of({cell, piece}).figures.empty()) legal.push_back(piece);
    }
  }
  double legal_sum = 0;
  double forbidden_sum = 0;
  for (const bus::FeatureCandidate& on : figure.seen.on) {
    const catalogue::Piece piece{on.kind, static_cast<std::uint8_t>(on.piece)};
    if (std::find(legal.begin(), legal.end(), piece) == legal.end()) {
      forbidden_sum += on.probability;
      continue;
    }
    legal_sum += on.probability;
    opinion.pieces.emplace_back(piece, on.probability);
  }
  const double total = legal_sum + kForbiddenPrior * forbidden_sum + kUnnamedPrior;
  for (auto& [piece, probability] : opinion.pieces) probability /= total;
  std::stable_sort(opinion.pieces.begin(), opinion.pieces.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
  const bus::FeatureCandidate* best = figure.seen.on.empty() ? nullptr : &figure.seen.on.front();
  const bool best_forbidden =
      best != nullptr &&
      std::find(legal.begin(), legal.end(),
                catalogue::Piece{best->kind, static_cast<std::uint8_t>(best->piece)}) == legal.end();
  if (legal_sum < kLegalAtLeast || (best_forbidden && best->probability >= kFeatureClear)) {
    opinion.verdict = FigureOpinion::Verdict::kIllegal;
    const std::string where =
        best == nullptr ? "there"
                        : "on the " + piece_words(type, tile->rotation,
                                                  {best->kind, static_cast<std::uint8_t>(best->piece)});
    opinion.violation = {"B-3", fmt::format("no figure may be put {} now", where)};
    return opinion;
  }
  // When a tile lay there unread, it may have been none, and then the turn is that of the rules' player.
  const bool expected = !turn_of || *turn_of == figure.seen.colour || player == at.active_player();
  if (!expected) {
    opinion.verdict = FigureOpinion::Verdict::kUnexpected;
  } else if (opinion.pieces.front().second >= kFeatureSure) {
    opinion.verdict = FigureOpinion::Verdict::kCommit;
  } else {
    opinion.verdict = FigureOpinion::Verdict::kWhichFeature;
  }
  return opinion;
}

Referee::Outcome Referee::join_if_new(Colour colour) {
  if (!joining() || player_of(colour)) return {};
  return write_down({entry_now(EntryKind::kJoin, std::string(tilewatch::to_string(colour)), By::kCamera)});
}

Referee::Outcome Referee::commit_figure(StandingFigure& standing, catalogue::Piece piece, By by,
                                        bool insist) {
  const std::int64_t id = standing.id;
  if (auto joined = join_if_new(standing.seen.colour); !joined) return joined;
  const auto player = player_of(standing.seen.colour);
  if (!player)
    return failure(ErrorKind::kUsage,
                   fmt::format("nobody plays {}", tilewatch::to_string(standing.seen.colour)));
  const rules::FeatureRef at{standing.seen.cell, piece};
  Entry details;
  details.u = standing.seen.u;
  details.v = standing.seen.v;
  details.player = standing.seen.colour;
  const rules::PlaceFigure own{FigureKind::kMeeple, at, false, rules::kNoPlayer};
  const rules::PlaceFigure forced{FigureKind::kMeeple, at, true, *player};

  Outcome done;
  const auto pass = early_pass(standing);
  const bool last_tile = game().tiles().back().cell == at.cell;
  if (pass && last_tile && record_->done().size() == *pass + 1) {
    // The step was taken for over (figures were taken home), now the figure comes: it was not.
    done = undo_step(By::kCamera);
    if (!done) return done;
  }
  if (game().phase() == rules::Phase::kFigure && last_tile) {
    const bool active = *player == game().active_player() && !game().why_not(own);
    done = active ? do_commands({own}, by, details) : do_commands({forced, rules::Pass{}}, by, details);
  } else if (pass && *player == record_->done()[*pass].player && !last_tile) {
    Entry entry = entry_now(EntryKind::kReplace, rules::command_to_text(game().catalogue(), own), by);
    entry.target = record_->done()[*pass].entry.seq;
    entry.u = details.u;
    entry.v = details.v;
    entry.player = details.player;
    done = write_down({entry});
  } else if (pass || insist) {
    done = do_commands({forced}, by, details);
  } else {
    done = failure(ErrorKind::kFailed, "its turn is over");
  }
  if (!done) return done;
  if (StandingFigure* figure = figures_.find(id)) {
    figure->game = rules::Figure{FigureKind::kMeeple, *player, at};
    figures_.says_on(*figure, piece.kind);
    relink_figures();
  }
  return {};
}

bool Referee::place_turn_figure() {
  opinions_.clear();
  std::vector<std::int64_t> waiting;
  for (const StandingFigure& figure : figures_.all()) {
    if (waits_for_judgement(figure)) waiting.push_back(figure.id);
  }
  for (const std::int64_t id : waiting) {
    StandingFigure& figure = *figures_.find(id);
    const bool on_last_tile = figure.seen.cell == game().tiles().back().cell;
    std::optional<FigureOpinion> opinion;
    if (on_last_tile && game().tiles().size() > 1 && game().phase() == rules::Phase::kFigure) {
      opinion = judge_figure(figure, game(), adopting_ ? std::nullopt : turn_player());
    } else if (const auto pass = early_pass(figure)) {
      opinion = judge_figure(figure, game_before(*pass), record_->done()[*pass - 1].entry.player);
    }
    if (!opinion && adopting_ && game().tile_at(figure.seen.cell) != nullptr) {
      opinion = judge_figure(figure, game(), {});
    }
    if (!opinion) continue;
    if (opinion->verdict == FigureOpinion::Verdict::kCommit) {
      const Outcome done = commit_figure(figure, opinion->pieces.front().first, By::kCamera, adopting_);
      if (done) return true;
      opinion->violation = {"B-0", done.error().message};
    }
    opinions_[id] = std::move(*opinion);
  }
  return false;
}

bool Referee::mind_gone_figures() {
  const std::vector<rules::Figure> returning =
      game().phase() == rules::Phase::kFigure ? game().returning_if_passed() : std::vector<rules::Figure>{};
  for (const rules::Figure& figure : game().figures()) {
    if (is_linked(figure)) continue;
    // After an interruption, or when somebody entered it by hand: this is the figure that stands there.
    for (StandingFigure& standing : figures_.all()) {
      if (waits_for_judgement(standing) && standing.seen.cell == figure.at.cell &&
          player_of(standing.seen.colour) == figure.player) {
        standing.game = figure;
        return true;
      }
    }
    if (!gone_now_.contains(figure)) continue;
    if (std::find(returning.begin(), returning.end(), figure) != returning.end()) {
      // What would be scored is being taken home: the turn is over without a figure.
      if (do_commands({rules::Pass{}}, By::kCamera)) return true;
    }
    const auto& done = record_->done();
    for (std::size_t i = done.size(); i-- > 0 && done[i].entry.step == done.back().entry.step;) {
      const auto* placed = std::get_if<rules::PlaceFigure>(&done[i].command);
      if (placed == nullptr || placed->at != figure.at || done[i].entry.by == By::kReferee) continue;
      if (undo_step(By::kCamera)) return true;  // taken back before the next tile
    }
  }
  return false;
}

void Referee::ask_about_figures() {
  const auto& catalogue = game().catalogue();
  std::vector<std::string> homeward;
  const StandingFigures::Questions expectations = figure_questions();
  for (const StandingFigure& figure : figures_.all()) {
    if (expectations.expected_to_go(figure)) {
      homeward.push_back(fmt::format("the {} at {}", figure_words(figure.seen.colour, FigureKind::kMeeple),
                                     to_string(figure.seen.cell)));
      continue;
    }
    if (!waits_for_judgement(figure)) continue;
    const rules::PlacedTile* tile = game().tile_at(figure.seen.cell);
    // On a tile that nobody has read yet, or beside the board, there is nothing to say.
    if (tile == nullptr) continue;
    const auto& type = catalogue.type(tile->type);
    const std::string who = figure_words(figure.seen.colour, FigureKind::kMeeple);
    const auto found = opinions_.find(figure.id);
    if (const Question* open = questions_.find_open(figure_cause(figure.id));
        open != nullptr && found == opinions_.end()) {
      // Its turn is over, but what could be said about it then is still the best that can be said.
      bus::Prompt as_before = open->prompt;
      questions_.ask(figure_cause(figure.id), std::move(as_before), figure.id);
      continue;
    }
    bus::Prompt prompt = prompt_now("illegal_figure", "");
    prompt.cell = figure.seen.cell;
    if (found == opinions_.end()) {
      prompt.rule = "B-3";
      prompt.text = fmt::format("A {} stands at {}, which is not the tile just laid. Please take it away.",
                                who, to_string(figure.seen.cell));
    } else if (found->second.verdict == FigureOpinion::Verdict::kIllegal ||
               found->second.verdict == FigureOpinion::Verdict::kCommit) {
      prompt.rule = found->second.violation.rule;
      prompt.text = fmt::format("The {} at {} may not stand there: {}.", who, to_string(figure.seen.cell),
                                found->second.violation.text);
    } else if (found->second.verdict == FigureOpinion::Verdict::kUnexpected) {
      prompt.kind = "unexpected_figure";
      prompt.text = fmt::format("A {} was put on the tile at {}, but it is not {}'s turn.", who,
                                to_string(figure.seen.cell), tilewatch::to_string(figure.seen.colour));
    } else {
      prompt.kind = "which_feature";
      prompt.text = fmt::format("Where does the {} at {} stand?", who, to_string(figure.seen.cell));
    }
    if (found != opinions_.end()) {
      for (const auto& [piece, probability] : found->second.pieces) {
        prompt.answers.push_back(
            {piece_answer(piece), piece_words(type, tile->rotation, piece), "", 0, probability});
      }
    }
    prompt.answers.push_back({"ignore", "it does not count", "", 0, 0});
    questions_.ask(figure_cause(figure.id), std::move(prompt), figure.id);
  }
  if (!homeward.empty()) {
    const bool scored = game().phase() != rules::Phase::kFigure;
    questions_.ask("take_home", prompt_now("take_home", fmt::format("{}ake home {}.",
                                                                    scored ? "T" : "At the end of the turn t",
                                                                    fmt::join(homeward, ", "))));
  }
  for (const rules::Figure& figure : game().figures()) {
    if (is_linked(figure)) {
      forgiven_.erase(figure);
      continue;
    }
    const std::string cause =
        fmt::format("gone {} {}", to_string(figure.at.cell), piece_answer(figure.at.piece));
    // A figure that was never looked for (a resumed game, a covered tile) is not missed.
    if (forgiven_.contains(figure) || !in_clear_view(figure.at.cell) ||
        (!gone_now_.contains(figure) && questions_.find_open(cause) == nullptr)) {
      continue;
    }
    const Colour colour = game().setup().players[figure.player].colour;
    bus::Prompt prompt = prompt_now(
        "missing_figure",
        fmt::format("The {} on the {} at {} is gone. Please put it back.", figure_words(colour, figure.kind),
                    tilewatch::to_string(figure.at.piece.kind), to_string(figure.at.cell)));
    prompt.cell = figure.at.cell;
    prompt.answers = {{"removed", "it was taken off the board", "", 0, 0},
                      {"ignore", "it is still there", "", 0, 0}};
    questions_.ask(cause, std::move(prompt));
  }
}

}  // namespace tilewatch::referee
