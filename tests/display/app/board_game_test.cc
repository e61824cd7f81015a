// SPDX-License-Identifier: MIT
// The board on the table in a real game: a pressed button goes over the pty, the bridge and the bus to the
// engine, which commits it or takes it back. Waits for events only.
#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>
#include <thread>

#include "display/app/engine_node.h"
#include "engine/bus/codec.h"
#include "engine/bus/table_link.h"
#include "engine/bus/vision_link.h"
#include "firmware_bridge/host/bridge_node.h"
#include "firmware_bridge/host/devices.h"
#include "tests/engine/referee/table_of_words.h"

namespace tilewatch::app {
namespace {

/// What the engine publishes, waited for.
class Watched {
 public:
  Watched(bus::Context& context, const bus::Endpoints& endpoints) {
    auto opened = bus::TableLink::open(context, endpoints,
                                       {[this](const bus::Snapshot& state) {
                                          const std::lock_guard lock(mutex_);
                                          newest_ = state;
                                          came_.notify_all();
                                        },
                                        {},
                                        {},
                                        {}});
    EXPECT_TRUE(opened);
    link_ = std::move(*opened);
  }
  template <class Like>
  bus::Snapshot wait_for(Like like) {
    std::unique_lock lock(mutex_);
    // Long enough for any machine; a state that never comes is told instead of waited for.
    const bool came =
        came_.wait_for(lock, std::chrono::seconds(20), [&] { return newest_ && like(*newest_); });
    EXPECT_TRUE(came) << (newest_ ? bus::encode(*newest_) : "no state came");
    return newest_.value_or(bus::Snapshot{});
  }
  bus::TableLink& link() { return *link_; }

 private:
  std::mutex mutex_;
  std::condition_variable came_;
  std::optional<bus::Snapshot> newest_;
  std::unique_ptr<bus::TableLink> link_;
};

class BoardGame : public testing::Test {
 protected:
  BoardGame() {
    table_.lay("base.D", {0, 0});
    EngineNodeOptions options;
    options.referee = referee::testing::options();
    engine_ = std::move(*EngineNode::open(context_, endpoints_, std::move(options)));
    vision_ = std::move(*bus::VisionLink::open(context_, endpoints_));
    watched_ = std::make_unique<Watched>(context_, endpoints_);
    board_ = std::move(*bridge::SoftBoardPty::start());
    board_->watch([this](const auto&) {
      const std::lock_guard lock(mutex_);
      changed_.notify_all();
    });
    std::vector<std::unique_ptr<bridge::Device>> devices;
    devices.push_back(bridge::soft_device(board_));
    bridge_ = std::move(
        *bridge::BridgeNode::open(context_, endpoints_, std::move(devices), {.ring = 40, .tell = {}}));
    threads_.emplace_back([this] { engine_->run(stop_); });
    threads_.emplace_back([this] { bridge_->run(stop_); });
  }
  ~BoardGame() override {
    stop_.raise();
    threads_.clear();
    board_->watch({});
  }

  /// The bridge has joined the game, too, once the ring is lit.
  void wait_for_ring(int level) {
    std::unique_lock lock(mutex_);
    const bool came =
        changed_.wait_for(lock, std::chrono::seconds(20), [&] { return board_->view().ring == level; });
    EXPECT_TRUE(came) << "the ring is at " << static_cast<int>(board_->view().ring);
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  bus::Context context_;
  bus::Endpoints endpoints_ = bus::Endpoints::inproc();
  bus::StopSignal stop_;
  referee::testing::TableOfWords table_{referee::testing::base_tiles()};
  std::unique_ptr<EngineNode> engine_;
  std::unique_ptr<bus::VisionLink> vision_;
  std::unique_ptr<Watched> watched_;
  std::shared_ptr<bridge::SoftBoardPty> board_;
  std::unique_ptr<bridge::BridgeNode> bridge_;
  std::vector<std::jthread> threads_;
};

TEST_F(BoardGame, TheClockCommitsATurnAndAnUndoButtonTakesItBack) {
  vision_->send(table_.still());
  table_.lay("base.U", {1, 0});
  vision_->send(table_.still());
  const bus::Snapshot laid =
      watched_->wait_for([](const bus::Snapshot& state) { return state.phase == "figure"; });
  EXPECT_EQ(laid.tiles.size(), 2U);
  EXPECT_TRUE(laid.players[0].active);
  wait_for_ring(40);
  board_->press(12);
  const bus::Snapshot passed =
      watched_->wait_for([](const bus::Snapshot& state) { return state.players[1].active; });
  EXPECT_EQ(passed.phase, "tile");
  board_->release(12);
  board_->press(1);
  watched_->wait_for([](const bus::Snapshot& state) { return state.players[0].active; });
  board_->release(1);
  EXPECT_EQ(engine_->with_referee([](const auto& referee) { return referee.snapshot().phase; }), "figure");
}

TEST_F(BoardGame, VisionsWishForLightReachesTheRing) {
  vision_->send(table_.still());
  watched_->wait_for([](const bus::Snapshot& state) { return state.mode == bus::Mode::kPlaying; });
  wait_for_ring(40);
  vision_->send(bus::CameraNews{"", 96});
  wait_for_ring(136);
  vision_->send(bus::CameraNews{"", -24});
  wait_for_ring(16);
  vision_->send(bus::CameraNews{});
  wait_for_ring(40);
}

TEST_F(BoardGame, AskingToMeasureTheTableIsToldToVisionAndNoPartOfTheGame) {
  vision_->send(table_.still());
  vision_->send(bus::CameraNews{"The camera (or the board) has moved 4 mm.", {}});
  const bus::Snapshot moved =
      watched_->wait_for([](const bus::Snapshot& state) { return !state.camera.moved.empty(); });
  EXPECT_EQ(moved.table_measures, 0);
  bus::Request request;
  request.id = "m-1";
  request.verb = "measure_table";
  watched_->link().send(request);
  const bus::Snapshot asked =
      watched_->wait_for([](const bus::Snapshot& state) { return state.table_measures == 1; });
  EXPECT_EQ(asked.log.size(), moved.log.size());
}

}  // namespace
}  // namespace tilewatch::app
