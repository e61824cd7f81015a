// SPDX-License-Identifier: MIT
// Odds beside the game: they come, they follow the position, and nobody waits for them.
#include "display/app/odds_watch.h"

#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>

#include "engine/catalogue/catalogue.h"
#include "engine/rules/random_game.h"

namespace tilewatch::app {
namespace {

rules::Game new_game() {
  rules::Setup setup;
  setup.catalogue = *catalogue::Catalogue::load({"base"});
  setup.players = {{"Ana", Colour::kRed}, {"Bo", Colour::kBlue}};
  return *rules::Game::start(setup);
}

/// Waits for news from a watch's thread.
class News {
 public:
  void ring() {
    const std::lock_guard lock(mutex_);
    ++count_;
    rung_.notify_all();
  }
  /// Until `wanted` holds after some ring.
  template <class Wanted>
  void wait_for(Wanted wanted) {
    std::unique_lock lock(mutex_);
    rung_.wait(lock, [&] { return count_ > 0 && wanted(); });
  }

 private:
  std::mutex mutex_;
  std::condition_variable rung_;
  int count_ = 0;
};

TEST(OddsWatch, tells_chances_that_add_up_and_gets_surer) {
  News news;
  OddsWatch watch([&] { news.ring(); });
  EXPECT_FALSE(watch.newest());
  watch.look_at(new_game(), 1);
  int first = 0;
  news.wait_for([&] { return (first = watch.newest()->playouts) > 0; });
  const bus::Odds odds = *watch.newest();
  ASSERT_EQ(odds.players.size(), 2U);
  EXPECT_EQ(odds.players[0].colour, Colour::kRed);
  EXPECT_NEAR(odds.players[0].win + odds.players[1].win, 1, 1e-9);
  EXPECT_GT(odds.players[0].win_error, 0);
  EXPECT_FALSE(odds.level);
  news.wait_for([&] { return watch.newest()->playouts > first; });
}

TEST(OddsWatch, gives_a_position_up_when_another_comes) {
  News news;
  OddsWatch watch([&] { news.ring(); });
  const rules::Game ended = rules::random_game(new_game(), 5);
  watch.look_at(new_game(), 1);
  watch.look_at(new_game(), 2);
  watch.look_at(ended, 3);
  news.wait_for([&] { return watch.newest()->playouts == 0; });  // certain: the game is over
  const bus::Odds odds = *watch.newest();
  EXPECT_EQ(odds.turn, ended.turn());
  EXPECT_EQ(odds.players[0].score, ended.score(0));
  EXPECT_EQ(odds.players[0].win_error, 0);
}

}  // namespace
}  // namespace tilewatch::app
