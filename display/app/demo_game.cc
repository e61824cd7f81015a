// SPDX-License-Identifier: MIT
// Draws, plays and writes the script.
#include "display/app/demo_game.h"

#include <algorithm>
#include <optional>
#include <random>
#include <utility>

#include "display/app/demo_player.h"
#include "display/app/staging.h"

namespace tilewatch::app {
namespace {

struct Drawn {
  catalogue::TypeIndex type;
  int copy;
};

std::vector<Drawn> shuffled_bag(const catalogue::Catalogue& tiles, std::mt19937& random) {
  std::vector<Drawn> bag;
  for (catalogue::TypeIndex type = 0; type < tiles.types().size(); ++type) {
    // Copy 0 of the start tile lies on the table.
    for (int copy = type == tiles.start_type() ? 1 : 0; copy < tiles.type(type).count; ++copy)
      bag.push_back({type, copy});
  }
  // std::shuffle differs between libraries; this does not.
  for (std::size_t i = bag.size(); i > 1; --i) std::swap(bag[i - 1], bag[random() % i]);
  return bag;
}

/// One game: what is drawn, what is done with it, and what that looks like on the table.
class Play {
 public:
  Play(rules::Game start, std::uint32_t seed) : demo_{{}, {}, {}, std::move(start)}, player_(seed) {
    bag_ = shuffled_bag(game().catalogue(), player_.random());
    std::vector<rules::Event> there;
    for (const rules::Figure& figure : game().figures()) there.emplace_back(rules::FigurePlaced{figure});
    stage(game().setup(), there, opening_);  // G-1: the ghosts of the start piece
  }

  Result<DemoGame> to_the_end(int turns) {
    while (game().phase() != rules::Phase::kEnded && (turns == 0 || game().turn() <= turns)) {
      const std::vector<Drawn> drawn = draw();
      if (drawn.empty()) break;
      auto done = play(drawn);
      if (!done) return tl::unexpected(done.error());
    }
    return std::move(demo_);
  }

 private:
  rules::Game& game() { return demo_.end; }

  std::optional<Drawn> draw_one() {
    const auto next = std::find_if(bag_.begin(), bag_.end(), [&](const Drawn& drawn) {
      return game().remaining(drawn.type) > 0 && !game().held_back(drawn.type);
    });
    if (next == bag_.end()) return std::nullopt;
    const Drawn drawn = *next;
    bag_.erase(next);
    return drawn;
  }

  /// F-4: sometimes as many as may be.
  std::vector<Drawn> draw() {
    constexpr double kOften = 0.7;
    const int most = game().may_draw() > 1 && player_.chance() < kOften ? game().may_draw() : 1;
    std::vector<Drawn> drawn;
    while (static_cast<int>(drawn.size()) < most) {
      const auto one = draw_one();
      if (!one) break;
      drawn.push_back(*one);
    }
    return drawn;
  }

  static bus::Request words(const char* verb) {
    bus::Request request;
    request.verb = verb;
    return request;
  }
  void say(bus::Request request) {
    demo_.words.push_back({static_cast<int>(demo_.script.size()), std::move(request)});
  }

  Result<void> apply(rules::Command command, std::vector<vision::ScriptedVisit>& visits) {
    const int turn = game().turn();
    // Whose turn it is need not be said: steps are compared as text with what the referee writes.
    if (auto* figure = std::get_if<rules::PlaceFigure>(&command);
        figure != nullptr && figure->player == game().active_player()) {
      figure->player = rules::kNoPlayer;
    }
    auto happened = game().apply(command);
    if (!happened) return tl::unexpected(happened.error());
    stage(game().setup(), *happened, visits);
    const bool step =
        !std::holds_alternative<rules::PlaceTile>(command) && !std::holds_alternative<rules::Pass>(command);
    if (step) demo_.steps.push_back({turn, rules::command_to_text(game().catalogue(), command)});
    return {};
  }

  Result<void> play(const std::vector<Drawn>& drawn) {
    std::vector<rules::TypeIndex> types;
    for (const Drawn& tile : drawn) types.push_back(tile.type);
    if (types.size() > 1) {
      if (auto done = game().apply(rules::DrawTiles{types}); !done) return tl::unexpected(done.error());
    }
    const rules::Player active = game().active_player();
    const TurnPlan plan = player_.plan(game(), types);
    if (plan.type == catalogue::kNoType) return set_aside(drawn);

    vision::ScriptedTurn turn;
    turn.seat = seat_of(active);
    turn.misfits = std::exchange(misfits_, {});
    turn.before = std::exchange(opening_, {});
    turn.type = plan.type;
    turn.cell = plan.at.cell;
    turn.rotation = plan.at.rotation;
    bool found = false;
    for (const Drawn& tile : drawn) {
      if (!found && tile.type == plan.type) {
        found = true;
        turn.copy = tile.copy;
        continue;
      }
      turn.others.push_back({tile.type, tile.copy});
      bag_.insert(bag_.begin() + static_cast<std::ptrdiff_t>(player_.random()() % (bag_.size() + 1)), tile);
    }
    if (auto done = apply(rules::PlaceTile{plan.type, plan.at, false}, turn.visits); !done) return done;
    for (const rules::Command& step : plan.steps) {
      if (std::holds_alternative<rules::PlaceFaceDown>(step)) draw_one();  // nobody sees which
      if (auto done = apply(step, turn.visits); !done) return done;
    }
    demo_.script.push_back(std::move(turn));
    for (const rules::Command& step : plan.steps) say_what_does_not_show(step);
    if (game().phase() == rules::Phase::kEnded && !plan.steps.empty() &&
        std::holds_alternative<rules::Pass>(plan.steps.back())) {
      say(words("pass"));
    }
    return {};
  }

  /// B-2, F-8: it fits nowhere.
  Result<void> set_aside(const std::vector<Drawn>& drawn) {
    if (drawn.size() > 1) {
      bus::Request drawing = words("draw");
      for (const Drawn& tile : drawn) {
        drawing.answer += (drawing.answer.empty() ? "" : " ") + game().catalogue().type(tile.type).id;
      }
      say(std::move(drawing));
    }
    for (const Drawn& tile : drawn) {
      if (auto gone = game().apply(rules::DiscardTile{tile.type}); !gone) {
        return tl::unexpected(gone.error());
      }
      misfits_.push_back({tile.type, tile.copy});
      bus::Request misfit = words("discard");
      misfit.type = game().catalogue().type(tile.type).id;
      say(std::move(misfit));
    }
    return {};
  }

  /// G-43, G-44: whose points; M-1: what a crop circle is used for.
  void say_what_does_not_show(const rules::Command& step) {
    const auto* score = std::get_if<rules::ScoreFeature>(&step);
    const auto* calm = std::get_if<rules::CalmGhosts>(&step);
    const auto* circle = std::get_if<rules::CropCircle>(&step);
    const bool named =
        (score != nullptr && !score->points_to.empty()) || (calm != nullptr && !calm->points_to.empty());
    if (!named && (circle == nullptr || circle->figure)) return;
    bus::Request choice = words("choose");
    choice.answer = rules::command_to_text(game().catalogue(), step);
    say(std::move(choice));
  }

  /// People sit round the table, whatever colours they have.
  int seat_of(rules::Player player) {
    int seat = -1;
    const auto& players = game().setup().players;
    for (std::size_t i = 0; i <= player; ++i) seat += players[i].same_person ? 0 : 1;
    return seat;
  }

  DemoGame demo_;
  DemoPlayer player_;
  std::vector<Drawn> bag_;
  std::vector<vision::ScriptedTile> misfits_;
  std::vector<vision::ScriptedVisit> opening_;
};

}  // namespace

std::vector<rules::PlayerSetup> demo_players(const catalogue::Catalogue& catalogue) {
  const auto& sets = catalogue.set_names();
  if (std::find(sets.begin(), sets.end(), "mists") == sets.end()) {
    return {{"Ana", Colour::kRed}, {"Bo", Colour::kBlue}};
  }
  return {{"Ana", Colour::kRed},
          {"Ana", Colour::kYellow, true},
          {"Bo", Colour::kBlue},
          {"Bo", Colour::kGreen, true}};
}

Result<DemoGame> make_demo_game(std::shared_ptr<const catalogue::Catalogue> catalogue,
                                const DemoGameOptions& options) {
  rules::Setup setup;
  setup.catalogue = catalogue;
  setup.players = options.players.empty() ? demo_players(*catalogue) : options.players;
  setup.switches = options.switches;
  auto started = rules::Game::start(setup);
  if (!started) return tl::unexpected(started.error());
  return Play(std::move(*started), options.seed).to_the_end(options.turns);
}

}  // namespace tilewatch::app
