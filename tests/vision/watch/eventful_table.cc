// SPDX-License-Identifier: MIT
#include "tests/vision/watch/eventful_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace tilewatch::test {

using namespace vision;

namespace {

constexpr double kCommitted = 0.9;

std::vector<ScriptedTurn> five_turns(const catalogue::Catalogue& catalogue, const EventfulGame& game) {
  const auto tile = [&](const char* type, int copy, Cell cell, unsigned rotation) {
    ScriptedTurn turn;
    turn.type = catalogue.index_of(type);
    turn.copy = copy;
    turn.cell = cell;
    turn.rotation = static_cast<Rotation>((rotation + game.seed) % 4);
    return turn;
  };
  std::vector<ScriptedTurn> turns{tile("base.U", 0, {1, 0}, 1), tile("base.E", 1, {0, -1}, 2),
                                  tile("base.V", 2, {-1, 0}, 3), tile("base.K", 0, {0, 1}, 0),
                                  tile("base.L", 1, {1, 1}, 2)};
  if (game.meeple_comes_and_goes) {
    const ScriptedFigure meeple{FigureKind::kMeeple, Colour::kRed, {0, -1}, {FeatureKind::kField, 0}};
    turns[1].visits = {{put(meeple)}, {take(meeple)}};
  }
  return turns;
}

}  // namespace

Watched watch_game(const EventfulGame& game, std::shared_ptr<const catalogue::Catalogue> catalogue,
                   std::shared_ptr<const ArtLibrary> art, std::shared_ptr<const TopologyNetwork> network) {
  SimulatedTableOptions options;
  options.size = game.size;
  options.fps = game.fps;
  options.speed = game.speed;
  options.seed = game.seed;
  options.bumps = false;
  options.events = game.events;
  SimulatedTable table(catalogue, five_turns(*catalogue, game), options);
  WatchOptions look;
  look.colours = {Colour::kRed, Colour::kBlue};
  look.kinds = {FigureKind::kMeeple};
  look.network = std::move(network);
  Watcher watcher(catalogue, std::move(art), look);
  Watched result;
  const auto right = [&](const TileCandidate& read, const SimulatedTile& lies) {
    return read.type == lies.type &&
           catalogue->type(lies.type).same_when_turned(read.rotation, lies.rotation);
  };
  for (;;) {
    const auto frame = table.next();
    if (!frame || frame->bgr.empty()) break;
    const auto reading = watcher.look(*frame);
    if (!table.truth().hand && watcher.state() == bus::TableState::kHand) result.hand_s += 1 / game.fps;
    if (!reading) continue;
    result.log += fmt::format("{:.1f} state {} tiles {} figures {} {}\n", frame->time_s,
                              static_cast<int>(reading->state), reading->tiles.size(),
                              reading->figures.size(), reading->trouble);
    const std::vector<SimulatedTile> lying = table.tiles();
    const bool gone = reading->state == bus::TableState::kNoBoard || reading->state == bus::TableState::kLost;
    if (lying.empty() && gone) {
      result.saw_empty_table = true;
      break;
    }
    if (reading->state != bus::TableState::kStill) continue;
    ++result.readings;
    for (const TileReading& tile : watcher.board().tiles) {
      if (tile.candidates.empty() || tile.candidates.front().probability < kCommitted) continue;
      const auto there = std::ranges::find(lying, tile.cell, &SimulatedTile::cell);
      if (there != lying.end() && (!there->in_place || right(tile.candidates.front(), *there))) continue;
      ++result.wrong;
      result.log += fmt::format("  WRONG {} turned {} is_tile {:.2f} at {}\n",
                                catalogue->type(tile.candidates.front().type).id,
                                tile.candidates.front().rotation, tile.is_tile, to_string(tile.cell));
    }
    result.most_figures = std::max(result.most_figures, static_cast<int>(reading->figures.size()));
  }
  std::map<Cell, TileReading> read;
  for (const TileReading& tile : watcher.board().tiles) read[tile.cell] = tile;
  for (const SimulatedTile& lies : table.tiles()) {
    const auto there = read.find(lies.cell);
    const bool seen = there != read.end() && !there->second.candidates.empty() &&
                      right(there->second.candidates.front(), lies);
    result.missing += !seen;
    result.unsure += seen && there->second.candidates.front().probability < kCommitted;
    if (!seen) result.log += fmt::format("  MISSING {}\n", to_string(lies.cell));
  }
  result.figures = static_cast<int>(watcher.board().figures.size());
  result.ended_still = watcher.state() == bus::TableState::kStill;
  return result;
}

}  // namespace tilewatch::test
