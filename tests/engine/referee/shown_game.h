// SPDX-License-Identifier: MIT
// A random game of any rule set, played by people whom the referee only watches.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "tests/engine/referee/table_of_words.h"

namespace tilewatch::referee::testing {

/// A setup of the sets with so many persons; in Mists they have the colours of G-2.
rules::Setup setup_of(std::shared_ptr<const catalogue::Catalogue> tiles, int persons);

/// One reading follows each thing that hands do, and one more each turn. The test fails where the referee's
/// game is not the played one when a tile has been laid, or a question is open besides that of the step that
/// waits.
class ShownGame {
 public:
  ShownGame(const rules::Setup& setup, std::uint32_t seed);

  /// All that follows from one thing is done before anybody looks.
  void hurry() { hasty_ = true; }
  /// Before every step but most of those in which a tile is laid the referee is lost, and another one goes
  /// on from what it has written. The test fails if it asks anything else, or writes something again.
  void interrupt_often() { interrupted_ = true; }
  const std::map<rules::Phase, int>& interrupts() const { return interrupts_; }
  /// To the end.
  void play();
  /// Until the game is as wanted; false if it never was.
  bool play_until(const std::function<bool(const rules::Game&)>& wanted);
  /// A tile and a place after which the game is as wanted.
  std::optional<rules::PlaceTile> tile_after_which(
      const std::function<bool(const rules::Game& before, const rules::Game& after)>& wanted);

  /// Does it in the game; nothing is shown.
  std::vector<rules::Event> do_unseen(const rules::Command& command);
  /// What hands do because of the events, one reading each.
  void show(const std::vector<rules::Event>& events);
  void perform(const rules::Command& command) { show(do_unseen(command)); }
  void look();
  bus::Reply request(bus::Request wish);
  bus::Reply answer(const bus::Prompt& prompt, const std::string& said);
  /// The referee's game is the played one.
  bool same() const;
  std::vector<bus::Prompt> open(const std::string& kind) const { return open_prompts(*referee_, kind); }
  std::string text(const rules::Command& command) const;
  Colour colour(rules::Player player) const { return setup_.players.at(player).colour; }

  rules::Game& game() { return game_; }
  TableOfWords& table() { return table_; }
  Referee& referee() { return *referee_; }
  /// What a table does not show and a person had to say, by kind.
  const std::map<std::string, int>& said() const { return said_; }

  void put(const rules::Figure& figure);
  void take(const rules::Figure& figure);

 private:
  void begin();
  void interrupt();
  void step();
  std::size_t below(std::size_t count) { return dice_() % count; }
  bool chance(unsigned one_in) { return below(one_in) == 0; }
  std::string id(rules::TypeIndex type) const { return setup_.catalogue->type(type).id; }
  rules::TypeIndex draw();
  void say(bus::Request wish, const std::string& why);
  void fail(const std::string& what);
  void compare(const std::string& when);
  void lay_tile();
  void draw_two();
  void discard(rules::TypeIndex type);
  void lay(rules::TypeIndex type, const rules::Placement& at);
  void choose();
  void say_what_does_not_show(const rules::Command& command);
  void change(int sort);
  void happened(const rules::TilePlaced& event);
  void happened(const rules::FigurePlaced& event);
  void happened(const rules::FigureReturned& event);
  void happened(const rules::FigureMoved& event);
  template <class Other>
  void happened(const Other&) {}

  rules::Setup setup_;
  rules::Game game_;
  TableOfWords table_;
  std::vector<Entry> written_;
  std::unique_ptr<Referee> referee_;
  std::mt19937 dice_;
  std::vector<rules::TypeIndex> bag_;
  std::map<std::string, int> said_;
  std::string last_;
  int changed_ = 0;
  int requests_ = 0;
  bool failed_ = false;
  bool hasty_ = false;
  bool interrupted_ = false;
  std::map<rules::Phase, int> interrupts_;
};

}  // namespace tilewatch::referee::testing
