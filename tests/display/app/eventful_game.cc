// SPDX-License-Identifier: MIT
#include "tests/display/app/eventful_game.h"

#include <fmt/format.h>

#include <algorithm>
#include <opencv2/core.hpp>
#include <random>
#include <set>
#include <stdexcept>
#include <utility>

#include "display/app/demo_game.h"
#include "display/app/simulated_source.h"
#include "display/app/staging.h"
#include "engine/referee/referee.h"
#include "vision/watch/messages_from.h"
#include "vision/watch/watcher.h"

namespace tilewatch::test {

using namespace vision;

namespace {

// A lost board may be searched for so long until somebody notices.
constexpr double kPatience_s = 2.5;

/// Puts a figure on the turn's tile that is taken back; false if none may stand there, or one is put anyway.
bool think_twice(app::DemoGame& demo, int turn) {
  auto game = rules::Game::start(demo.end.setup());
  if (!game) return false;
  for (int i = 0; i <= turn; ++i) {
    const ScriptedTurn& laid = demo.script[static_cast<std::size_t>(i)];
    if (!game->advance(rules::PlaceTile{laid.type, {laid.cell, laid.rotation}, false})) return false;
    if (i == turn) break;
    for (const app::DemoStep& step : demo.steps) {
      if (step.turn != i + 1) continue;
      const auto command = rules::command_from_text(game->catalogue(), step.command);
      if (!command || !game->advance(*command)) return false;
    }
    if (game->phase() == rules::Phase::kFigure) game->advance(rules::Pass{});
  }
  ScriptedTurn& last = demo.script[static_cast<std::size_t>(turn)];
  if (game->phase() != rules::Phase::kFigure) return false;
  const auto stays = [&](const ScriptedFigure& figure) {
    return std::ranges::any_of(last.visits, [&](const ScriptedVisit& visit) {
      return std::ranges::any_of(visit, [&](const ScriptedAct& act) { return act.figure == figure; });
    });
  };
  for (rules::PlaceFigure option : game->figure_options()) {
    rules::Game then = *game;
    const auto player = then.active_player();
    if (!then.apply(option)) continue;
    const auto standing = then.figures();
    const auto figure = std::ranges::find_if(
        standing, [&](const rules::Figure& f) { return f.at.cell == last.cell && f.player == player; });
    // One that is scored at once would go home: that is no second thought.
    if (figure == standing.end() || figure->at.piece.kind == FeatureKind::kField) continue;
    const ScriptedFigure meeple = app::scripted_figure(demo.end.setup(), *figure);
    if (stays(meeple)) continue;
    last.visits.insert(last.visits.begin(), {{put(meeple)}, {take(meeple)}});
    return true;
  }
  return false;
}

class Judged {
 public:
  Judged(const EventfulGame& game, const Eyes& eyes) : game_(game), eyes_(eyes), demo_(played(game, eyes)) {
    result_.turns = static_cast<int>(demo_.script.size());
    if (game.second_thought >= 0 && game.second_thought < result_.turns)
      think_twice(demo_, game.second_thought);
    for (const ScriptedTurn& turn : demo_.script) {
      std::vector<ScriptedFigure> here;
      for (const ScriptedVisit& visit : turn.visits) {
        for (const ScriptedAct& act : visit) {
          if (act.kind == ActKind::kPut) {
            here.push_back(act.figure);
          } else if (std::ranges::count(here, act.figure) > 0) {
            ++result_.home_at_once;
          }
        }
      }
      result_.figures += static_cast<int>(here.size());
      put_.push_back(std::move(here));
    }
  }

  EventfulResult watch() {
    SimulatedTableOptions how;
    how.size = game_.size;
    how.fps = game_.fps;
    how.speed = game_.speed;
    how.seed = game_.seed;
    how.bumps = false;  // they come as events
    for (TableEvent event : game_.events) {
      event.turn = std::min(event.turn, result_.turns - 1);
      how.events.push_back(event);
    }
    SimulatedTable table(eyes_.catalogue, demo_.script, how);
    referee::RefereeOptions options;
    options.setup = demo_.end.setup();
    referee::Referee referee(options);
    WatchOptions look;
    app::look_for_what_is_in_play(demo_.end.setup(), look);
    look.network = eyes_.network;
    Watcher watcher(eyes_.catalogue, eyes_.art, look);
    std::vector<KnownTile> told;
    for (;;) {
      const auto frame = table.next();
      if (!frame || frame->bgr.empty()) break;
      turn_ = std::max(turn_, table.truth().turns_shown - 1);
      const auto reading = watcher.look(*frame);
      const bool gone =
          watcher.state() == bus::TableState::kNoBoard || watcher.state() == bus::TableState::kLost;
      mind_lost(table, gone, frame->time_s);
      if (!reading) continue;
      referee.take(*reading);
      if (std::vector<KnownTile> board = known_tiles(referee.snapshot()); board != told) {
        told = std::move(board);
        watcher.tell(told);
      }
      result_.log += fmt::format("{:5.1f} turn {} state {} tiles {} figures {} {}\n", frame->time_s, turn_,
                                 static_cast<int>(reading->state), reading->tiles.size(),
                                 reading->figures.size(), reading->trouble);
      compare(table, referee);
    }
    bus::Reading end;
    end.end = true;
    referee.take(end);
    compare(table, referee);
    at_the_end(referee);
    return std::move(result_);
  }

 private:
  static app::DemoGame played(const EventfulGame& game, const Eyes& eyes) {
    app::DemoGameOptions options;
    options.turns = game.turns;
    options.seed = game.seed;
    auto demo = app::make_demo_game(eyes.catalogue, options);
    if (!demo) throw std::runtime_error(demo.error().message);
    return std::move(*demo);
  }

  void fault(Fault what, std::string words) {
    result_.log += fmt::format("      {}: {}\n", name_of(what), words);
    result_.faults.push_back({what, turn_, std::move(words)});
  }

  void mind_lost(const SimulatedTable& table, bool gone, double now_s) {
    if (table.tiles().empty()) {
      result_.saw_it_cleared = result_.saw_it_cleared || gone;
      return;
    }
    if (!gone || table.truth().hand || now_s < kPatience_s) {
      lost_since_s_ = now_s;
      told_lost_ = false;
    } else if (!told_lost_ && now_s - lost_since_s_ > kPatience_s) {
      fault(Fault::kLost, fmt::format("since {:.1f} s", lost_since_s_));
      told_lost_ = true;
    }
  }

  /// What was committed since the last look.
  void compare(const SimulatedTable& table, const referee::Referee& referee) {
    mind_questions(table, referee);
    if (referee.record() == nullptr) return;
    const std::vector<SimulatedTile> lying = table.tiles();
    for (const referee::Done& item : referee.record()->done()) {
      if (!seen_.insert(item.entry.seq).second) continue;
      result_.log += fmt::format("      {}\n", rules::command_to_text(*eyes_.catalogue, item.command));
      if (const auto* tile = std::get_if<rules::PlaceTile>(&item.command)) {
        const auto there = std::ranges::find(lying, tile->at.cell, &SimulatedTile::cell);
        const bool right =
            there != lying.end() && there->type == tile->type &&
            eyes_.catalogue->type(tile->type).same_when_turned(tile->at.rotation, there->rotation);
        if (!right) fault(Fault::kWrongTile, rules::command_to_text(*eyes_.catalogue, item.command));
      }
      for (const rules::Event& event : item.events) {
        const auto* placed = std::get_if<rules::FigurePlaced>(&event);
        if (placed != nullptr && !was_put(placed->figure, referee, lying))
          fault(Fault::kWrongFigure,
                fmt::format("{}{}", rules::command_to_text(*eyes_.catalogue, item.command),
                            put_words(placed->figure.at.cell)));
      }
    }
  }

  void mind_questions(const SimulatedTable& table, const referee::Referee& referee) {
    const std::vector<SimulatedTile> lying = table.tiles();
    for (const referee::Question& question : referee.questions().all()) {
      if (question.prompt.kind == "take_home" || !asked_.insert(question.prompt.id).second) continue;
      std::string words = fmt::format("{}: {}", question.prompt.kind, question.prompt.text);
      if (lies_wrong(lying, question.prompt)) {
        ++result_.asked_rightly;
        result_.log += fmt::format("      asked rightly: {}\n", words);
        continue;
      }
      fault(Fault::kQuestion, std::move(words));
    }
  }

  /// The tile that is asked about lies there as nobody meant it.
  bool lies_wrong(const std::vector<SimulatedTile>& lying, const bus::Prompt& prompt) const {
    if (!prompt.cell) return false;
    const auto there = std::ranges::find(lying, *prompt.cell, &SimulatedTile::cell);
    const auto meant = std::ranges::find(demo_.script, *prompt.cell, &ScriptedTurn::cell);
    return there != lying.end() && meant != demo_.script.end() && there->rotation != meant->rotation;
  }

  std::string put_words(Cell cell) const {
    std::string words = "; put there:";
    for (const std::vector<ScriptedFigure>& turn : put_) {
      for (const ScriptedFigure& figure : turn) {
        if (figure.cell == cell)
          words += fmt::format(" {} {}", to_string(figure.piece.kind), figure.piece.index);
      }
    }
    return words;
  }

  /// A tile that looks the same when turned may have been committed turned, and its pieces are numbered
  /// otherwise then: their kind must do.
  bool was_put(const rules::Figure& placed, const referee::Referee& referee,
               const std::vector<SimulatedTile>& lying) const {
    const ScriptedFigure figure = app::scripted_figure(demo_.end.setup(), placed);
    const rules::PlacedTile* tile = referee.record()->game().tile_at(figure.cell);
    const auto there = std::ranges::find(lying, figure.cell, &SimulatedTile::cell);
    const bool turned = tile != nullptr && there != lying.end() && tile->rotation != there->rotation;
    const auto same = [&](ScriptedFigure put) {
      if (turned && put.piece.kind == figure.piece.kind) put.piece = figure.piece;
      return put == figure;
    };
    return std::any_of(put_.begin(), put_.begin() + std::min<std::ptrdiff_t>(turn_ + 1, std::ssize(put_)),
                       [&](const auto& turn) { return std::ranges::any_of(turn, same); });
  }

  void at_the_end(const referee::Referee& referee) {
    const rules::Game* game = referee.record() == nullptr ? nullptr : &referee.record()->game();
    for (int i = 0; i < result_.turns; ++i) {
      const Cell cell = demo_.script[static_cast<std::size_t>(i)].cell;
      if (game != nullptr && game->tile_at(cell) != nullptr) continue;
      turn_ = i;
      fault(Fault::kMissing, to_string(cell));
    }
    if (game == nullptr) return;
    result_.scores_right = game->scores_if_ended_now() == demo_.end.scores_if_ended_now();
    if (!result_.scores_right) result_.log += "      the scores differ\n";
  }

  const EventfulGame& game_;
  const Eyes& eyes_;
  app::DemoGame demo_;
  std::vector<std::vector<ScriptedFigure>> put_;  ///< by turn
  EventfulResult result_;
  std::set<std::int64_t> seen_;
  std::set<std::int64_t> asked_;
  int turn_ = 0;
  double lost_since_s_ = 0;
  bool told_lost_ = false;
};

}  // namespace

const char* name_of(Fault fault) {
  switch (fault) {
    case Fault::kWrongTile:
      return "wrong tile";
    case Fault::kWrongFigure:
      return "wrong figure";
    case Fault::kMissing:
      return "missing";
    case Fault::kQuestion:
      return "question";
    case Fault::kLost:
      return "lost";
  }
  return "";
}

int EventfulResult::count(Fault fault) const {
  return static_cast<int>(std::ranges::count(faults, fault, &FaultSeen::fault));
}

EventfulGame seeded_game(std::uint32_t seed, int turns) {
  std::mt19937 random(seed + 1);
  EventfulGame game;
  game.seed = seed;
  game.turns = turns;
  const auto below = [&](int n) { return static_cast<int>(random() % static_cast<std::uint32_t>(n)); };
  for (int turn = below(2); turn + 1 < turns; turn += 2 + below(2)) {
    auto kind = EventKind::kTableCleared;
    while (kind == EventKind::kTableCleared) kind = static_cast<EventKind>(1 + below(kEventKinds));
    game.events.push_back({kind, turn});
  }
  if (seed % 3 == 0) game.events.push_back({EventKind::kTableCleared, turns - 1});
  game.second_thought = below(turns);
  return game;
}

Eyes eyes_that_know_the_drawings() {
  Eyes eyes;
  eyes.catalogue = *catalogue::Catalogue::load({"base"});
  eyes.art = std::make_shared<const ArtLibrary>(ArtLibrary::from_drawings(*eyes.catalogue));
  return eyes;
}

Eyes eyes_that_know_no_face() {
  Eyes eyes;
  eyes.catalogue = *catalogue::Catalogue::load({"base"});
  eyes.art = std::make_shared<const ArtLibrary>();
  auto network = TopologyNetwork::load({.cores = cv::getNumThreads()});
  if (!network) throw std::runtime_error(network.error().message);
  eyes.network = *network;
  return eyes;
}

EventfulResult watch_and_judge(const EventfulGame& game, const Eyes& eyes) {
  return Judged(game, eyes).watch();
}

}  // namespace tilewatch::test
