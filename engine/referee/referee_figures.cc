// SPDX-License-Identifier: MIT
// Figures: placed, late, unexpected, against the rules, going home.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "engine/referee/may_stand.h"
#include "engine/referee/referee.h"
#include "engine/rules/figure_traits.h"

namespace tilewatch::referee {
namespace {

// How much of "where does it stand?" an answer must hold to be believed: a wrong one only costs points, and
// the rules leave few choices, so this is lower than for tiles.
constexpr double kFeatureSure = 0.75;
// Pixels this clear are believed also against the rules.
constexpr double kFeatureClear = 0.9;
// A wrong kind is a wrong commit that shows only at the end.
constexpr double kKindSure = 0.9;
// Features that the rules forbid count this much less.
constexpr double kForbiddenPrior = 0.15;
constexpr double kUnnamedPrior = 0.02;
// Below this the camera does not mean any of the legal features.
constexpr double kLegalAtLeast = 0.05;

// Farmers lie. One that stands on a field stands rather beside something whose print runs elsewhere than
// usual, if anything else is this likely.
constexpr double kSomethingElse = 0.03;

// A figure of this turn that stands so far (in tiles) from where it was put was put elsewhere, if what it was
// put on is less likely than this now.
constexpr double kMovedOn = 0.12;
constexpr double kNotThere = 0.1;

bool stands_oddly(const bus::SeenFigure& figure,
                  const std::vector<std::pair<catalogue::Piece, double>>& pieces) {
  return figure.pose == Pose::kStanding && pieces.front().first.kind == FeatureKind::kField &&
         std::any_of(pieces.begin(), pieces.end(), [](const auto& other) {
           return other.first.kind != FeatureKind::kField && other.second >= kSomethingElse;
         });
}

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
  add(FeatureKind::kGarden, type.count_with_garden > 0 ? 1 : 0);
  add(FeatureKind::kTent, type.tent ? 1 : 0);
  add(FeatureKind::kCastle, type.castle ? 1 : 0);
  return pieces;
}

}  // namespace

std::string Referee::figure_cause(std::int64_t id) { return fmt::format("figure {}", id); }

std::optional<rules::Player> Referee::player_of(Colour colour) const { return record_->player_of(colour); }

bool Referee::waits_for_judgement(const StandingFigure& figure) const {
  return !figure.game && !figure.leaving && !figure.ignored && !figure.missing_since &&
         !is_neutral(figure.seen.kind);
}

std::optional<std::size_t> Referee::empty_step(Cell cell) const {
  const auto& done = record_->done();
  for (std::size_t i = done.size(); i-- > 0;) {
    const auto* tile = std::get_if<rules::PlaceTile>(&done[i].command);
    if (tile == nullptr || tile->at.cell != cell) continue;
    for (++i; i < done.size() && !std::holds_alternative<rules::PlaceTile>(done[i].command); ++i) {
      if (done[i].phase != rules::Phase::kFigure) continue;  // mage and witch, burials, ghosts come before
      const auto* figure = std::get_if<rules::PlaceFigure>(&done[i].command);
      if (figure != nullptr && figure->forced) continue;
      if (!is_pass(done[i]) || done[i].entry.by == By::kReferee) return {};
      return i;
    }
    return {};
  }
  return {};
}

std::optional<Colour> Referee::layer_of(std::size_t done_index) const {
  const auto& done = record_->done();
  for (std::size_t i = done_index + 1; i-- > 0;) {
    if (std::holds_alternative<rules::PlaceTile>(done[i].command)) return done[i].entry.player;
  }
  return {};
}

rules::PlaceFigure Referee::figure_command(const StandingFigure& figure, catalogue::Piece piece,
                                           rules::Player active) const {
  const auto player = player_of(figure.seen.colour);
  // G-3: a person with several colours says which; everybody else has only one.
  const bool other = player && *player != active && same_person(*player, active);
  return {figure.seen.kind, {figure.seen.cell, piece}, false, other ? *player : rules::kNoPlayer};
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

std::vector<bus::KindCandidate> Referee::possible_kinds(const StandingFigure& figure,
                                                        const rules::Game& at) const {
  const auto player = player_of(figure.seen.colour);
  std::vector<bus::KindCandidate> possible;
  double sum = 0;
  for (const bus::KindCandidate& may : figure.seen.kinds) {
    if (player && at.supply(*player, may.kind) == 0) continue;
    const bool somewhere = std::any_of(figure.seen.on.begin(), figure.seen.on.end(), [&](const auto& on) {
      return on.probability >= kLegalAtLeast && may_stand_on(at, may.kind, on.kind);
    });
    if (!somewhere) continue;
    possible.push_back(may);
    sum += may.probability;
  }
  if (possible.empty()) return {{figure.seen.kind, 1}};
  for (bus::KindCandidate& may : possible) may.probability /= std::max(sum, 1e-9);
  return possible;
}

std::optional<Referee::FigureOpinion> Referee::settle_kind(StandingFigure& figure, const rules::Game& at) {
  if (figure.seen.kinds.empty()) return {};
  std::vector<bus::KindCandidate> kinds = possible_kinds(figure, at);
  if (kinds.front().probability >= kKindSure) {
    figures_.says_kind(figure, kinds.front().kind);
    return {};
  }
  FigureOpinion opinion;
  opinion.verdict = FigureOpinion::Verdict::kWhichKind;
  opinion.kinds = std::move(kinds);
  return opinion;
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
  const FigureKind kind = figure.seen.kind;
  if (player && at.supply(*player, kind) == 0) {
    opinion.violation = {"B-3",
                         fmt::format("{} has no such figure in hand", rules::name_of(at.setup(), *player))};
    return opinion;
  }
  const bool own_turn = player && same_person(*player, at.active_player());
  std::vector<catalogue::Piece> legal;
  for (const rules::PlaceFigure& option : at.figure_options()) {
    const rules::Player whose = option.player == rules::kNoPlayer ? at.active_player() : option.player;
    if (option.kind == kind && option.at.cell == cell && (!own_turn || whose == *player)) {
      legal.push_back(option.at.piece);
    }
  }
  const rules::PlacedTile* tile = at.tile_at(cell);
  if (tile->type == catalogue::kNoType) {
    opinion.violation = {"G-37", "the tile lies face down"};
    return opinion;
  }
  const auto& type = at.catalogue().type(tile->type);
  if (!own_turn) {  // the options above are those of somebody who may have no figure left
    legal.clear();
    for (const catalogue::Piece& piece : pieces_of(type)) {
      if (!may_stand_on(at, kind, piece.kind)) continue;
      if (at.position().board.find({cell, piece}) == rules::kNoNode) continue;
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
  const auto layer = turn_of ? player_of(*turn_of) : std::nullopt;
  const bool expected = !turn_of || *turn_of == figure.seen.colour || own_turn ||
                        (layer && player && same_person(*layer, *player));
  if (!expected) {
    opinion.verdict = FigureOpinion::Verdict::kUnexpected;
  } else if (opinion.pieces.front().second >= kFeatureSure && !stands_oddly(figure.seen, opinion.pieces)) {
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
  const FigureKind kind = standing.seen.kind;
  const rules::PlaceFigure forced{kind, at, true, *player};

  Outcome done;
  const auto pass = early_pass(standing);
  const bool last_tile = turn_tile().cell == at.cell;
  if (pass && last_tile && !insist) {
    const auto& all = record_->done();
    const bool camera_only = std::all_of(all.begin() + static_cast<std::ptrdiff_t>(*pass), all.end(),
                                         [](const Done& item) { return item.entry.by == By::kCamera; });
    // The step was taken for over (figures were taken home), now the figure comes: it was not.
    while (camera_only && record_->done().size() > *pass) {
      done = undo_step(By::kCamera);
      if (!done) return done;
    }
  }
  if (game().phase() == rules::Phase::kFigure && last_tile) {
    const rules::PlaceFigure own = figure_command(standing, piece, game().active_player());
    const bool active = same_person(*player, game().active_player()) && !game().why_not(own);
    done = active ? do_commands({own}, by, details) : do_commands({forced, rules::Pass{}}, by, details);
  } else if (pass && same_person(*player, record_->done()[*pass].player) && !last_tile) {
    const rules::PlaceFigure own = figure_command(standing, piece, record_->done()[*pass].player);
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
    figure->game = rules::Figure{kind, *player, at};
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
    const bool on_last_tile = figure.seen.cell == turn_tile().cell;
    std::optional<FigureOpinion> opinion;
    if (on_last_tile && game().tiles().size() > 1 && game().phase() == rules::Phase::kFigure) {
      opinion = settle_kind(figure, game());
      if (!opinion) opinion = judge_figure(figure, game(), adopting_ ? std::nullopt : turn_player());
    } else if (const auto pass = early_pass(figure)) {
      const rules::Game then = game_before(*pass);
      opinion = settle_kind(figure, then);
      if (!opinion) opinion = judge_figure(figure, then, layer_of(*pass));
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

bool Referee::move_turn_figure() {
  const auto& done = record_->done();
  for (std::size_t i = done.size(); i-- > 0 && done[i].entry.step == done.back().entry.step;) {
    const auto* placed = std::get_if<rules::PlaceFigure>(&done[i].command);
    if (placed == nullptr || placed->forced || done[i].entry.by != By::kCamera ||
        placed->at.cell != turn_tile().cell || !in_clear_view(placed->at.cell)) {
      continue;
    }
    const auto figure = std::find_if(figures_.all().begin(), figures_.all().end(), [&](const auto& standing) {
      return standing.game && standing.game->at == placed->at && standing.game->kind == placed->kind;
    });
    if (figure == figures_.all().end() || figure->missing_since) continue;
    if (std::hypot(figure->seen.u - done[i].entry.u, figure->seen.v - done[i].entry.v) < kMovedOn) continue;
    const FigureOpinion opinion = judge_figure(*figure, game_before(i), turn_player());
    const bool may_stand_there = std::any_of(
        opinion.pieces.begin(), opinion.pieces.end(),
        [&](const auto& piece) { return piece.first == placed->at.piece && piece.second >= kNotThere; });
    return opinion.verdict == FigureOpinion::Verdict::kCommit && !may_stand_there && undo_step(By::kCamera);
  }
  return false;
}

bool Referee::link_figures() {
  bool linked = false;
  std::map<rules::Figure, int> unlinked;  // of a crop circle two may stand together
  for (const rules::Figure& figure : game().figures()) {
    if (figure.player != rules::kNoPlayer) ++unlinked[figure];
  }
  for (const StandingFigure& standing : figures_.all()) {
    if (standing.game) --unlinked[*standing.game];
  }
  for (const auto& [figure, count] : unlinked) {
    // After an interruption, a burial, or when somebody entered it by hand: this is the figure that stands
    // there.
    int left = count;
    for (StandingFigure& standing : figures_.all()) {
      if (left <= 0) break;
      if (!waits_for_judgement(standing) || standing.seen.cell != figure.at.cell ||
          !may_be(standing.seen, figure.kind) || player_of(standing.seen.colour) != figure.player) {
        continue;
      }
      standing.game = figure;
      if (!standing.seen.kinds.empty()) figures_.says_kind(standing, figure.kind);
      gone_now_.erase(figure);
      linked = true;
      --left;
    }
  }
  return linked;
}

bool Referee::notice_garden() {
  const rules::PlacedTile tile = turn_tile();
  if (game().phase() != rules::Phase::kFigure || tile.garden || tile.type == catalogue::kNoType ||
      game().catalogue().type(tile.type).count_with_garden == 0) {
    return false;
  }
  for (const StandingFigure& figure : figures_.all()) {
    if (!waits_for_judgement(figure) || figure.seen.kind != FigureKind::kAbbot ||
        figure.seen.cell != tile.cell || figure.seen.on.empty() ||
        figure.seen.on.front().kind != FeatureKind::kGarden) {
      continue;
    }
    for (const Done& item : record_->done()) {
      const auto* laid = std::get_if<rules::PlaceTile>(&item.command);
      if (laid == nullptr || laid->at.cell != tile.cell) continue;
      rules::PlaceTile with_garden = *laid;
      with_garden.garden = true;
      Entry entry = item.entry;
      entry.kind = EntryKind::kReplace;
      entry.line = rules::command_to_text(game().catalogue(), with_garden);
      entry.target = item.entry.seq;
      entry.step = 0;
      return write_down({entry}).has_value();
    }
  }
  return false;
}

bool Referee::mind_gone_figures() {
  const std::vector<rules::Figure> returning =
      game().phase() == rules::Phase::kFigure ? game().returning_if_passed() : std::vector<rules::Figure>{};
  for (const rules::Figure& figure : game().figures()) {
    if (is_linked(figure) || !gone_now_.contains(figure)) continue;
    if (std::find(returning.begin(), returning.end(), figure) != returning.end()) {
      // What would be scored is being taken home: the turn is over without a figure.
      if (do_commands({rules::Pass{}}, By::kCamera)) return true;
    }
    // It may have been scored; which of several things was done with it is asked.
    if (game().phase() != rules::Phase::kTile && may_go_.contains({figure, false})) continue;
    const auto& done = record_->done();
    for (std::size_t i = done.size(); i-- > 0 && done[i].entry.step == done.back().entry.step;) {
      const auto* placed = std::get_if<rules::PlaceFigure>(&done[i].command);
      if (placed == nullptr || placed->at != figure.at || done[i].entry.by == By::kReferee) continue;
      if (undo_step(By::kCamera)) return true;  // taken back before the next tile
    }
  }
  return false;
}

std::vector<rules::Figure> Referee::due_soon() const {
  std::vector<rules::Figure> soon;
  if (game().phase() == rules::Phase::kTile) return soon;
  const auto then = at_tile_step();
  if (!then) return game().figures();
  const std::vector<rules::Figure> left = then->figures();
  for (const rules::Figure& figure : game().figures()) {
    if (figure.player != rules::kNoPlayer && std::find(left.begin(), left.end(), figure) == left.end()) {
      soon.push_back(figure);
    }
  }
  return soon;
}

std::string Referee::home_words(const StandingFigure& figure) {
  return fmt::format("the {} at {}", figure_words(figure.seen.colour, figure.seen.kind),
                     to_string(figure.seen.cell));
}

void Referee::ask_about_figures() {
  const auto& catalogue = game().catalogue();
  std::vector<std::string> homeward;
  const auto due = due_home();
  const rules::Phase phase = game().phase();
  const bool before_figure =
      phase == rules::Phase::kMagic || phase == rules::Phase::kBury || phase == rules::Phase::kGhost;
  for (const StandingFigure& figure : figures_.all()) {
    if (due(figure)) {
      homeward.push_back(home_words(figure));
      continue;
    }
    if (!waits_for_judgement(figure)) continue;
    const rules::PlacedTile* tile = game().tile_at(figure.seen.cell);
    // On a tile that nobody has read yet, or beside the board, there is nothing to say.
    if (tile == nullptr || tile->type == catalogue::kNoType) continue;
    // Its turn comes when what is owed before it is done; and these steps put figures elsewhere.
    if ((before_figure && figure.seen.cell == turn_tile().cell) || phase == rules::Phase::kBury ||
        phase == rules::Phase::kCropCircle) {
      continue;
    }
    const auto& type = catalogue.type(tile->type);
    const std::string who = figure_words(figure.seen.colour, figure.seen.kind);
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
    } else if (found->second.verdict == FigureOpinion::Verdict::kWhichKind) {
      prompt.kind = "which_figure";
      prompt.text = fmt::format("Which figure of {} stands at {}?", tilewatch::to_string(figure.seen.colour),
                                to_string(figure.seen.cell));
      for (const bus::KindCandidate& may : found->second.kinds) {
        prompt.answers.push_back({fmt::format("kind:{}", tilewatch::to_string(may.kind)),
                                  figure_words(figure.seen.colour, may.kind), "", 0, may.probability});
      }
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
    if (prompt.kind == "illegal_figure") {
      for (const bus::FeatureCandidate& on : figure.seen.on) {
        const catalogue::Piece piece{on.kind, static_cast<std::uint8_t>(on.piece)};
        const auto player = player_of(figure.seen.colour);
        if (!player) break;
        const rules::PlaceFigure insisted{figure.seen.kind, {figure.seen.cell, piece}, true, *player};
        if (game().why_not(insisted)) continue;
        prompt.answers.push_back({"accept:" + piece_answer(piece),
                                  "let it stand on the " + piece_words(type, tile->rotation, piece), "", 0,
                                  0});
      }
    }
    prompt.answers.push_back({"ignore", "it does not count", "", 0, 0});
    questions_.ask(figure_cause(figure.id), std::move(prompt), figure.id);
  }
  for (std::string& other : neutral_due_home()) homeward.push_back(std::move(other));
  // A folder of pictures shows what people did next: only what they have forgotten is worth a word.
  if (stills_) std::erase_if(homeward, [this](const std::string& who) { return !told_home_.contains(who); });
  if (!homeward.empty()) {
    const bool scored = phase != rules::Phase::kFigure;
    questions_.ask("take_home", prompt_now("take_home", fmt::format("{}ake home {}.",
                                                                    scored ? "T" : "At the end of the turn t",
                                                                    fmt::join(homeward, ", "))));
  }
  const std::vector<rules::Figure> soon = due_soon();
  for (const rules::Figure& figure : game().figures()) {
    if (figure.player == rules::kNoPlayer || std::find(soon.begin(), soon.end(), figure) != soon.end())
      continue;
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
                    spaced(tilewatch::to_string(figure.at.piece.kind)), to_string(figure.at.cell)));
    prompt.cell = figure.at.cell;
    prompt.answers = {{"removed", "it was taken off the board", "", 0, 0},
                      {"ignore", "it is still there", "", 0, 0}};
    questions_.ask(cause, std::move(prompt));
  }
}

}  // namespace tilewatch::referee
