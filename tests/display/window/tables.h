// SPDX-License-Identifier: MIT
// Tables to show in the window: real games of the referee, played by a seeded die.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/bus/messages.h"
#include "engine/referee/referee.h"

namespace tilewatch::test {

/// A game by the rules. Random but the same every time.
class Table {
 public:
  Table(std::vector<rules::PlayerSetup> players, unsigned seed);
  /// Plays turns until `turns` are over or the bag is empty.
  void play(int turns);
  void end();
  bus::Snapshot snapshot() const { return referee_.snapshot(); }
  const rules::Game& game() const { return referee_.record()->game(); }
  /// A type from the bag that fits somewhere, and where it fits.
  rules::PlaceTile draw();

 private:
  unsigned die(unsigned sides);
  void ask(bus::Request request);

  std::shared_ptr<const catalogue::Catalogue> catalogue_;
  referee::Referee referee_;
  unsigned state_;
  int requests_ = 0;
};

/// What a window shows at one moment.
struct Scene {
  std::string name;
  bus::Snapshot snapshot;
  std::optional<bus::Preview> preview;
};

/// waiting, mid_game, which_tile, illegal_tile, take_home, paused_hand, lost, five_players, ended, magic
/// (with abbots and big meeples), towers_tents, mists (level 5: ghosts, hounds, tiles face down).
const std::vector<Scene>& scenes();
const Scene& scene(const std::string& name);

}  // namespace tilewatch::test
