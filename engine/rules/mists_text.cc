// SPDX-License-Identifier: MIT
#include "engine/rules/mists_text.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/rules/mists_cemeteries.h"
#include "engine/rules/mists_ghosts.h"
#include "engine/rules/mists_hounds.h"
#include "engine/rules/mists_levels.h"
#include "engine/rules/mists_scoring.h"
#include "engine/rules/scoring.h"
#include "engine/rules/statement.h"

namespace tilewatch::rules {
namespace {

constexpr std::array<std::pair<HoundState, std::string_view>, 5> kHoundStates{
    {{HoundState::kWaiting, "waiting"},
     {HoundState::kDue, "due"},
     {HoundState::kDriving, "driving"},
     {HoundState::kBeside, "beside"},
     {HoundState::kGone, "gone"}}};
constexpr std::array<std::pair<MistsEnd, std::string_view>, 6> kEnds{{{MistsEnd::kNotYet, "not_yet"},
                                                                      {MistsEnd::kGoal, "goal"},
                                                                      {MistsEnd::kGhosts, "ghosts"},
                                                                      {MistsEnd::kTiles, "tiles"},
                                                                      {MistsEnd::kMisfit, "misfit"},
                                                                      {MistsEnd::kStack, "stack"}}};

template <class Names, class Value>
std::string word_of(const Names& names, Value value) {
  for (const auto& [each, name] : names) {
    if (each == value) return std::string(name);
  }
  return "?";
}

std::optional<HoundState> hound_state_from(std::string_view text) {
  for (const auto& [state, name] : kHoundStates) {
    if (name == text) return state;
  }
  return std::nullopt;
}

std::optional<MistsEnd> end_from(std::string_view text) {
  for (const auto& [end, name] : kEnds) {
    if (name == text) return end;
  }
  return std::nullopt;
}

Figure figure_at(const Position& position, const FigurePlace& place) {
  return {FigureKind::kMeeple, place.player, position.board.ref(place.node)};
}

FigurePlace read_place(StatementReader& reader, const Position& position) {
  const Figure figure = reader.figure();
  const NodeId node = position.board.find(figure.at);
  if (reader.ok() && (node == kNoNode || figure.player == kNoPlayer)) {
    reader.fault("there is no such place as that of a hound's figure");
  }
  return {figure.player, node};
}

std::string place_name(const FeatureRef& ref) {
  return std::string(to_string(ref.piece.kind)) + " at " + to_string(ref.cell);
}

}  // namespace

std::string mists_question(const Rulebook& book, const Position& position) {
  switch (position.phase) {
    case Phase::kBury:
      return "bury a figure in the " + place_name(position.board.ref(unburied_cemeteries(position).front()));
    case Phase::kGhost:
      return "put one more ghost on an open cemetery";
    case Phase::kScore: {
      const NodeId feature = position.undecided.front();
      const unsigned winners = winners_of(book, position, feature);
      const int points = value_of(book, position, feature).points() * __builtin_popcount(winners);
      const std::size_t waiting = position.undecided.size();
      std::string text = "score ";
      if (waiting > 1) {
        text += "one of the " + std::to_string(waiting) + " finished features";
      } else {
        text += std::to_string(points) + " points for the " + place_name(occupied_piece(position, feature));
      }
      if (ghosts_on_board(position) > 0) text += ", or calm up to 3 ghosts of one tile";
      return text;
    }
    case Phase::kHound:
      return "put hound " + std::to_string(hound_in(position, HoundState::kDue) + 1) +
             " beside a figure on the board";
    case Phase::kDriveAway:
      return "the hound drives away up to 3 ghosts each from up to 2 of the nine tiles round it";
    case Phase::kFaceDown:
      return "lay a tile face down in the surroundings of an open cemetery";
    default:
      return {};
  }
}

std::vector<std::string> mists_state_text(const Position& position) {
  std::vector<std::string> lines;
  const MistsState& state = position.mists;
  for (std::size_t i = 0; i < state.hounds.size(); ++i) {
    const Hound& hound = state.hounds[i];
    if (hound.state == HoundState::kWaiting) continue;
    std::string line = "mists hound " + std::to_string(i + 1) + " " + word_of(kHoundStates, hound.state);
    if (hound.lies()) line += " " + figure_text(figure_at(position, {hound.player, hound.node}));
    lines.push_back(std::move(line));
  }
  for (const FigurePlace& place : state.went_home) {
    lines.push_back("mists went_home " + figure_text(figure_at(position, place)));
  }
  if (state.extra_ghost) lines.emplace_back("mists extra_ghost");
  if (state.end != MistsEnd::kNotYet) lines.push_back("mists ended " + word_of(kEnds, state.end));
  return lines;
}

void read_mists_state(StatementReader& reader, Position& position) {
  MistsState& state = position.mists;
  if (reader.take("hound")) {
    Hound& hound = state.hounds.at(static_cast<std::size_t>(reader.number("hound", 1, 2) - 1));
    hound.state = reader.named<HoundState>("state of a hound", hound_state_from, HoundState::kWaiting);
    if (!hound.lies()) return;
    const FigurePlace place = read_place(reader, position);
    hound.player = place.player;
    hound.node = place.node;
    if (!reader.ok()) hound = {};
  } else if (reader.take("went_home")) {
    const FigurePlace place = read_place(reader, position);
    if (reader.ok()) state.went_home.push_back(place);
  } else if (reader.take("extra_ghost")) {
    state.extra_ghost = true;
  } else {
    reader.expect("ended");
    state.end = reader.named<MistsEnd>("end", end_from, MistsEnd::kNotYet);
  }
}

std::optional<std::string> mists_inconsistency(const Rulebook& book, const Position& position) {
  const Board& board = position.board;
  if (ghosts_in_bank(position) < 0) return "there are more ghosts than the level has";
  int hounds = 0;
  for (const StandingFigure& figure : position.figures) {
    const FeatureKind kind = board.kind(figure.node);
    if (figure.kind == FigureKind::kGhost && kind != FeatureKind::kMistArea &&
        kind != FeatureKind::kCemetery) {
      return "a ghost stands neither in mist nor on a cemetery";
    }
    if (figure.kind != FigureKind::kHound) continue;
    ++hounds;
    const bool known = std::any_of(position.mists.hounds.begin(), position.mists.hounds.end(),
                                   [&](const Hound& hound) { return hound.node == figure.node; });
    if (!known) return "a hound lies where none was put";
  }
  if (hounds > std::ranges::count_if(position.mists.hounds, &Hound::lies)) {
    return "more hounds lie on the board than were put there";
  }
  for (const Hound& hound : position.mists.hounds) {
    if (hound.lies() && hound.player >= book.setup.players.size())
      return "a hound lies beside nobody's figure";
  }
  if (position.mists.hounds[1].state != HoundState::kWaiting &&
      position.mists.hounds[0].state == HoundState::kWaiting) {
    return "the second hound is out before the first";
  }
  if (tiles_in_stack(position) < 0) return "more tiles are gone than the stacks had";
  for (const NodeId feature : position.undecided) {
    if (!board.complete(feature)) return "an unfinished feature waits to be scored";
  }
  for (std::size_t player = 0; player < position.scores.size(); ++player) {
    const int score = position.scores[player];
    const bool counts = player < book.setup.players.size();
    if (!mists_level(position).own_figures && counts && score != position.scores[0]) {
      return "the common score is not the same for all";
    }
    if (mists_level(position).own_figures && player >= kScoreFigures && score != 0) {
      return "a colour without a score figure has points";
    }
  }
  // What a step asks about must be there.
  if (position.phase == Phase::kHound && hound_in(position, HoundState::kDue) < 0) return "no hound is due";
  if (position.phase == Phase::kDriveAway && hound_in(position, HoundState::kDriving) < 0) {
    return "no hound drives ghosts away";
  }
  if (position.phase == Phase::kBury && unburied_cemeteries(position).empty()) {
    return "no cemetery waits for a burial";
  }
  if (position.phase == Phase::kScore && position.undecided.empty()) return "no feature waits to be scored";
  return std::nullopt;
}

}  // namespace tilewatch::rules
