// SPDX-License-Identifier: MIT
#include "display/app/odds_watch.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <utility>

#include "engine/rules/odds.h"

namespace tilewatch::app {
namespace {

/// A first word soon, then ones that deserve more trust.
constexpr std::array<std::chrono::milliseconds, 3> kLooks{
    std::chrono::milliseconds{150}, std::chrono::milliseconds{700}, std::chrono::milliseconds{2500}};

bus::Odds told(const rules::Odds& odds, const rules::Game& game) {
  bus::Odds out;
  out.turn = game.turn();
  out.playouts = odds.playouts;
  for (std::size_t i = 0; i < odds.players.size(); ++i) {
    const rules::PlayerOdds& player = odds.players[i];
    out.players.push_back({game.setup().players.at(i).colour, player.win.mean, player.win.error,
                           player.score.mean, player.score.error});
  }
  if (odds.level) {
    out.level = odds.level->win.mean;
    out.level_error = odds.level->win.error;
  }
  return out;
}

}  // namespace

OddsWatch::OddsWatch(std::function<void()> news) : news_(std::move(news)), thread_([this] { run(); }) {}

OddsWatch::~OddsWatch() {
  {
    const std::lock_guard lock(mutex_);
    stop_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

void OddsWatch::look_at(const rules::Game& game, std::int64_t entry) {
  {
    const std::lock_guard lock(mutex_);
    if (entry == entry_) return;
    entry_ = entry;
    wanted_ = std::make_unique<Position>(Position{game, entry});
  }
  changed_.notify_one();
}

std::optional<bus::Odds> OddsWatch::newest() const {
  const std::lock_guard lock(mutex_);
  return newest_;
}

void OddsWatch::run() {
  // Cameras and windows go first. On Linux a thread has a niceness of its own.
  setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), 10);
  while (true) {
    std::unique_ptr<Position> position;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [&] { return stop_ || wanted_ != nullptr; });
      if (stop_) return;
      position = std::move(wanted_);
    }
    reckon(*position);
  }
}

void OddsWatch::reckon(const Position& position) {
  using Clock = std::chrono::steady_clock;
  const auto given_up = [&] {
    const std::lock_guard lock(mutex_);
    return stop_ || wanted_ != nullptr;
  };
  for (const auto look : kLooks) {
    const auto deadline = Clock::now() + look;
    rules::OddsOptions options;
    options.seed = static_cast<std::uint32_t>(position.entry + 1);
    options.stop = [&] { return Clock::now() >= deadline || given_up(); };
    const rules::Odds odds = rules::estimate_odds(position.game, options);
    {
      const std::lock_guard lock(mutex_);
      if (stop_ || wanted_ != nullptr) return;
      newest_ = told(odds, position.game);
    }
    news_();
    if (odds.playouts == 0 || odds.playouts >= options.most_playouts) return;
  }
}

}  // namespace tilewatch::app
