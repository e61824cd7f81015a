// SPDX-License-Identifier: MIT
// One game after another at the same table, over the bus.
#include <gtest/gtest.h>

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <thread>

#include "display/app/engine_node.h"
#include "engine/bus/table_link.h"
#include "engine/bus/vision_link.h"
#include "tests/support/paths.h"

namespace tilewatch::app {
namespace {

/// A table with an engine, a camera that says what the test says, and somebody with a phone.
class NextGame : public testing::Test {
 protected:
  void begin(const std::filesystem::path& journal) {
    EngineNodeOptions options;
    options.referee.setup.catalogue = *catalogue::Catalogue::load({"base"});
    options.referee.setup.players = {{"Ana", Colour::kRed}, {"Ben", Colour::kBlue}};
    options.journal = journal;
    auto engine = EngineNode::open(context_, endpoints_, options);
    ASSERT_TRUE(engine) << engine.error().message;
    engine_ = std::move(*engine);
    running_ = std::jthread([this] { engine_->run(stop_); });
    auto vision = bus::VisionLink::open(context_, endpoints_);
    ASSERT_TRUE(vision);
    vision_ = std::move(*vision);
    auto phone = bus::TableLink::open(context_, endpoints_,
                                      {[this](const bus::Snapshot& state) { hear([&] { state_ = state; }); },
                                       {},
                                       [this](const bus::Reply& reply) { hear([&] { reply_ = reply; }); },
                                       {}});
    ASSERT_TRUE(phone);
    phone_ = std::move(*phone);
  }
  void TearDown() override {
    phone_.reset();
    stop_.raise();
  }

  /// The start tile lies alone.
  void show_start_tile() {
    bus::Reading reading;
    reading.frame = ++frame_;
    reading.time_s = static_cast<double>(frame_);
    reading.tiles = {{{0, 0}, {}, {{"base.D", 0, "", 0.99}}, 1}};
    vision_->send(reading);
  }
  struct Asked {
    std::string verb;
    std::string answer = {};
    std::string id = {};
  };
  bus::Reply ask(const Asked& asked) {
    bus::Request request;
    request.verb = asked.verb;
    request.answer = asked.answer;
    request.id = asked.id;
    {
      const std::lock_guard lock(mutex_);
      reply_.reset();
    }
    phone_->send(request);
    wait([&] { return reply_.has_value(); });
    const std::lock_guard lock(mutex_);
    return reply_.value_or(bus::Reply{});
  }
  template <class Done>
  bool wait(Done done) {
    std::unique_lock lock(mutex_);
    return heard_.wait_for(lock, std::chrono::seconds(10), done);
  }
  bool wait_for_mode(bus::Mode mode) {
    return wait([&] { return state_.mode == mode; });
  }

  const test::ScratchFolder folder_;
  bus::Context context_;
  const bus::Endpoints endpoints_ = bus::Endpoints::inproc();
  const bus::StopSignal stop_;
  std::unique_ptr<EngineNode> engine_;
  std::jthread running_;
  std::unique_ptr<bus::VisionLink> vision_;
  std::unique_ptr<bus::TableLink> phone_;
  std::int64_t frame_ = 0;
  std::mutex mutex_;  ///< guards what follows
  std::condition_variable heard_;
  bus::Snapshot state_;
  std::optional<bus::Reply> reply_;

 private:
  template <class Take>
  void hear(Take take) {
    {
      const std::lock_guard lock(mutex_);
      take();
    }
    heard_.notify_all();
  }
};

TEST_F(NextGame, begins_when_this_one_is_over_and_keeps_both_journals) {
  begin(folder_.path() / "evening.db");
  EXPECT_EQ(ask({"next_game"}).message, "no game has begun yet");
  show_start_tile();
  ASSERT_TRUE(wait_for_mode(bus::Mode::kPlaying));
  EXPECT_FALSE(ask({"next_game"}).ok) << "a game is on";
  ASSERT_TRUE(ask({"end_game"}).ok);
  ASSERT_TRUE(wait_for_mode(bus::Mode::kEnded));
  const bus::Reply begun = ask({.verb = "next_game", .id = "phone-1"});
  EXPECT_TRUE(begun.ok) << begun.message;
  EXPECT_EQ(begun.message, "The next game is kept in " + (folder_.path() / "evening-2.db").string());
  ASSERT_TRUE(wait([&] { return state_.mode == bus::Mode::kWaiting && state_.tiles.empty(); }));
  EXPECT_TRUE(ask({.verb = "next_game", .id = "phone-1"}).ok) << "the same answer again";
  show_start_tile();
  ASSERT_TRUE(wait_for_mode(bus::Mode::kPlaying));
  {
    const std::lock_guard lock(mutex_);
    ASSERT_EQ(state_.players.size(), 2U);
    EXPECT_EQ(state_.players[0].name, "Ana");
    EXPECT_EQ(state_.turn, 1);
  }
  EXPECT_TRUE(std::filesystem::exists(folder_.path() / "evening.db"));
  EXPECT_TRUE(std::filesystem::exists(folder_.path() / "evening-2.db"));
  EXPECT_FALSE(std::filesystem::exists(folder_.path() / "evening-3.db"));
}

TEST_F(NextGame, does_not_begin_before_a_game_that_nothing_keeps_was_saved_or_let_go) {
  begin({});
  const auto end_a_game = [&] {
    show_start_tile();
    ASSERT_TRUE(wait_for_mode(bus::Mode::kPlaying));
    ASSERT_TRUE(ask({"end_game"}).ok);
    ASSERT_TRUE(wait([&] { return state_.mode == bus::Mode::kEnded && !state_.kept; }));
  };
  end_a_game();
  EXPECT_EQ(ask({"next_game"}).message,
            "this game is kept nowhere: save it before the next begins, or let it go");
  EXPECT_FALSE(engine_->save_game(folder_.path() / "no folder" / "game.txt"));
  EXPECT_FALSE(ask({"next_game"}).ok) << "it was not written";
  ASSERT_TRUE(engine_->save_game(folder_.path() / "game.txt"));
  ASSERT_TRUE(wait([&] { return state_.kept; })) << "everybody is told";
  const bus::Reply begun = ask({"next_game"});
  EXPECT_TRUE(begun.ok) << begun.message;
  EXPECT_EQ(begun.message, "") << "it is kept nowhere, either";

  end_a_game();
  EXPECT_FALSE(ask({"next_game"}).ok) << "what was saved was the game before";
  ASSERT_TRUE(engine_->save_game(folder_.path() / "game-2.txt"));
  ASSERT_TRUE(ask({"undo"}).ok);
  ASSERT_TRUE(ask({"end_game"}).ok);
  EXPECT_FALSE(ask({"next_game"}).ok) << "it is another since it was saved";
  EXPECT_TRUE(ask({"next_game", "let_go"}).ok);
}

}  // namespace
}  // namespace tilewatch::app
