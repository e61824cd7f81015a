// SPDX-License-Identifier: MIT
// The crop circle of the old Mage & Witch box (M-1), a small expansion of its own: all players put one more
// figure beside one that they have on a feature of the circle's kind, or all take one such home.
#include <algorithm>
#include <array>
#include <string>

#include "engine/rules/figure_traits.h"
#include "engine/rules/rule_set.h"
#include "engine/rules/statement.h"

namespace tilewatch::rules {
namespace {

using Stage = CropCircleState::Stage;
using Choice = CropCircle::Choice;

constexpr std::array<std::string_view, 4> kStages{"none", "choose", "deploy", "remove"};

/// Whom the tile laid last calls; nothing if it shows no circle.
std::optional<FeatureKind> called(const Rulebook& book, const Position& position) {
  const TypeIndex type = position.board.tiles().back().type;
  if (type == catalogue::kNoType) return std::nullopt;
  return book.setup.catalogue->type(type).crop_circle;
}

bool is_called(const Position& position, const StandingFigure& figure, FeatureKind kind) {
  return figure.player != kNoPlayer && traits_of(figure.kind).weight > 0 &&
         position.board.kind(figure.node) == kind;
}

bool same_command(const CropCircle& a, const CropCircle& b) {
  return a.choice == b.choice && a.figure == b.figure;
}

std::string people_on(FeatureKind kind) {
  if (kind == FeatureKind::kCity) return "in a city";
  return kind == FeatureKind::kRoad ? "on a road" : "on a field";
}

class CropCircles final : public RuleSetOf<CropCircles> {
 public:
  std::string_view name() const override { return "crop_circle"; }

  bool in_play(const Setup& setup) const override {
    const auto& sets = setup.catalogue->set_names();
    return setup.switches.crop_circle != 0 &&
           std::find(sets.begin(), sets.end(), "crop_circle") != sets.end();
  }

  std::span<const SwitchInfo> switches() const override {
    static constexpr std::array<SwitchInfo, 1> kSwitches{{
        {"crop_circle", &Switches::crop_circle, 0, 1, false, "M-1",
         "Mage & Witch C1: the box holds one tile of another small expansion, Crop Circles",
         "a crop circle has its effect: all deploy one more figure beside an own one, or all take one home",
         false},
    }};
    return kSwitches;
  }

  std::span<const Phase> steps() const override {
    static constexpr std::array<Phase, 1> kMine{Phase::kCropCircle};
    return kMine;
  }

  void begin_step(Phase, const Rulebook& book, Position& position, Events) const override {
    position.crop_circle = {};
    const auto kind = called(book, position);
    if (!kind) return;
    const auto& figures = position.figures;
    const bool anybody = std::any_of(figures.begin(), figures.end(), [&](const StandingFigure& figure) {
      return is_called(position, figure, *kind);
    });
    if (anybody) position.crop_circle.stage = Stage::kChoose;
  }
  bool waits_in(Phase, const Rulebook&, const Position& position) const override {
    return position.crop_circle.stage != Stage::kNone;
  }

  void choices(const Rulebook& book, const Position& position, std::vector<Command>& out) const override {
    if (position.phase != Phase::kCropCircle) return;
    for (CropCircle& command : commands(book, position)) out.emplace_back(std::move(command));
  }

  std::string question(const Rulebook& book, const Position& position) const override {
    if (position.phase != Phase::kCropCircle) return {};
    const CropCircleState& state = position.crop_circle;
    const std::string where = people_on(called(book, position).value_or(FeatureKind::kField));
    if (state.stage == Stage::kChoose) {
      return "crop circle: all players put one more figure beside an own one " + where +
             ", or all take one home";
    }
    const std::string who = name_of(book.setup, state.next);
    if (state.stage == Stage::kDeploy) return who + " may put one more figure beside an own one " + where;
    return who + " takes a figure " + where + " home";
  }

  bool owns(const Command& command) const override { return std::holds_alternative<CropCircle>(command); }

  std::optional<Violation> why_not_own(const Rulebook& book, const Position& position,
                                       const Command& command) const override {
    if (position.phase == Phase::kEnded) return Violation{"B-5", "the game is over"};
    if (position.phase != Phase::kCropCircle) {
      return Violation{"M-1", "no crop circle waits for anybody now"};
    }
    const auto& wanted = std::get<CropCircle>(command);
    for (const CropCircle& allowed : commands(book, position)) {
      if (same_command(allowed, wanted)) return std::nullopt;
    }
    const CropCircleState& state = position.crop_circle;
    if (state.stage == Stage::kChoose) {
      return Violation{"M-1", name_of(book.setup, position.active) +
                                  " says first whether all players deploy or all remove a figure"};
    }
    if (wanted.figure && !book.same_person(wanted.figure->player, state.next)) {
      return Violation{"M-1", "it is the turn of " + name_of(book.setup, state.next)};
    }
    if (wanted.choice == Choice::kNothing) {
      return Violation{"M-1", name_of(book.setup, state.next) + " must take a figure home"};
    }
    if ((wanted.choice == Choice::kDeploy) != (state.stage == Stage::kDeploy) || !wanted.figure) {
      return Violation{"M-1", state.stage == Stage::kDeploy ? "all players deploy a figure, or none"
                                                            : "all players take a figure home"};
    }
    return Violation{"M-1", state.stage == Stage::kDeploy
                                ? "it goes from hand beside an own figure " +
                                      people_on(called(book, position).value_or(FeatureKind::kField))
                                : "no such figure is called"};
  }

  bool perform_own(const Rulebook& book, Position& position, const Command& command,
                   Events events) const override {
    const auto& what = std::get<CropCircle>(command);
    CropCircleState& state = position.crop_circle;
    if (state.stage == Stage::kChoose) {
      state.stage = what.choice == Choice::kDeploy ? Stage::kDeploy : Stage::kRemove;
      state.next = book.next_person(position.active);
      return find_next(book, position, events);
    }
    if (what.figure && what.choice == Choice::kDeploy) {
      const Figure& figure = *what.figure;
      position.put_figure({figure.kind, figure.player, position.board.find(figure.at)});
      if (events != nullptr) events->emplace_back(FigurePlaced{figure});
    } else if (what.figure) {
      take_home(position, *what.figure, events);
    }
    return after_one(book, position) || find_next(book, position, events);
  }

  std::vector<std::string> state_text(const Rulebook&, const Position& position) const override {
    const CropCircleState& state = position.crop_circle;
    if (position.phase != Phase::kCropCircle || state.stage == Stage::kNone) return {};
    std::string text = "crop_circle " + std::string(kStages.at(static_cast<std::size_t>(state.stage)));
    if (state.next != kNoPlayer) text += " " + player_text(state.next);
    return {text};
  }
  bool read_state(std::string_view first, StatementReader& reader, const Rulebook&,
                  Position& position) const override {
    if (first != "crop_circle") return false;
    const std::string word = reader.text("stage");
    const auto stage = std::find(kStages.begin() + 1, kStages.end(), word);
    if (stage == kStages.end()) {
      reader.fault("a crop circle is at \"choose\", \"deploy\" or \"remove\", not at \"" + word + "\"");
      return true;
    }
    position.crop_circle.stage = static_cast<Stage>(stage - kStages.begin());
    if (position.crop_circle.stage != Stage::kChoose) position.crop_circle.next = reader.player();
    return true;
  }

  std::optional<std::string> inconsistency(const Rulebook& book, const Position& position) const override {
    if (position.phase != Phase::kCropCircle) return std::nullopt;
    const CropCircleState& state = position.crop_circle;
    if (state.stage == Stage::kNone || !called(book, position)) return "no crop circle was laid";
    if (state.stage != Stage::kChoose && state.next >= book.setup.players.size()) {
      return "nobody is called by the crop circle";
    }
    return std::nullopt;
  }

 private:
  /// All that is allowed now; never empty while the step waits.
  static std::vector<CropCircle> commands(const Rulebook& book, const Position& position) {
    const CropCircleState& state = position.crop_circle;
    if (state.stage == Stage::kChoose) {
      return {{Choice::kDeploy, std::nullopt}, {Choice::kRemove, std::nullopt}};
    }
    std::vector<CropCircle> found = moves(book, position);
    if (state.stage == Stage::kDeploy || found.empty()) found.push_back({Choice::kNothing, std::nullopt});
    return found;
  }

  /// What the person of state.next may put down or take home, each once.
  static std::vector<CropCircle> moves(const Rulebook& book, const Position& position) {
    std::vector<CropCircle> found;
    const auto kind = called(book, position);
    if (!kind) return found;
    const CropCircleState& state = position.crop_circle;
    const auto add = [&](const CropCircle& move) {
      const auto same = [&](const CropCircle& other) { return same_command(other, move); };
      if (std::none_of(found.begin(), found.end(), same)) found.push_back(move);
    };
    for (std::size_t i = 0; i < position.figures.size(); ++i) {
      if (!is_called(position, position.figures[i], *kind)) continue;
      Figure figure = position.figure(i);
      if (!book.same_person(figure.player, state.next)) continue;
      if (state.stage == Stage::kRemove) {
        add({Choice::kRemove, figure});
        continue;
      }
      for (std::size_t hand = 0; hand < kFigureKinds; ++hand) {
        figure.kind = static_cast<FigureKind>(hand);
        // Abbots stand on none of these features (B-10).
        if (traits_of(figure.kind).weight > 0 && figure.kind != FigureKind::kAbbot &&
            position.in_hand(figure.player, figure.kind) > 0) {
          add({Choice::kDeploy, figure});
        }
      }
    }
    return found;
  }

  static void take_home(Position& position, const Figure& figure, Events events) {
    for (std::size_t i = 0; i < position.figures.size(); ++i) {
      if (position.figure(i) != figure) continue;
      position.take_figure(i);
      if (events != nullptr) events->emplace_back(FigureReturned{figure});
      return;
    }
  }

  /// Turns to the next person; true if the last one, who laid the tile, is done.
  static bool after_one(const Rulebook& book, Position& position) {
    CropCircleState& state = position.crop_circle;
    if (book.same_person(state.next, position.active)) {
      state = {};
      return true;
    }
    state.next = book.next_person(state.next);
    return false;
  }

  /// Passes over everybody who has nothing to do or no choice; true if nobody is left.
  static bool find_next(const Rulebook& book, Position& position, Events events) {
    while (true) {
      const std::vector<CropCircle> found = moves(book, position);
      const bool forced = position.crop_circle.stage == Stage::kRemove && found.size() == 1;
      if (!found.empty() && !forced) return false;
      if (forced) take_home(position, *found.front().figure, events);
      if (after_one(book, position)) return true;
    }
  }
};

}  // namespace

const RuleSet& crop_circle() {
  static const CropCircles kCropCircles;
  return kCropCircles;
}

}  // namespace tilewatch::rules
