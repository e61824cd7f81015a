// SPDX-License-Identifier: MIT
// A tool for people, not a test: two hours of a game in fast time on the overlay in a real Chromium, with two
// hundred more listeners: memory of the page and of the server, and the time from the engine's word to
// pixels.
//   measure_overlay [MINUTES=120] [LISTENERS=200]
#include <fmt/format.h>

#include <QCoreApplication>
#include <QDateTime>
#include <QWebSocket>
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <memory>

#include "display/overlay/state_feed.h"
#include "tests/display/overlay/browser.h"
#include "tests/display/overlay/served_table.h"
#include "tests/engine/referee/shown_game.h"

namespace {

using namespace tilewatch;

/// Memory of this process that is really used, in MB.
double resident_mb() {
  std::ifstream stream("/proc/self/statm");
  double total = 0;
  double resident = 0;
  stream >> total >> resident;
  constexpr double kPage = 4096.0 / 1e6;
  return resident * kPage;
}

double heap_mb(test::Browser& browser) {
  browser.run("if (window.gc) window.gc()");
  return browser.run("return performance.memory.usedJSHeapSize").get<double>() / 1e6;
}

/// The state after each turn of a random game of three.
std::vector<bus::Snapshot> whole_game() {
  const auto tiles = catalogue::Catalogue::load({"base"});
  referee::testing::ShownGame shown(referee::testing::setup_of(*tiles, 3), 1);
  std::vector<bus::Snapshot> states;
  for (int turn = 1; shown.play_until([&](const rules::Game& game) { return game.turn() >= turn; }); ++turn) {
    states.push_back(shown.referee().snapshot());
  }
  return states;
}

}  // namespace

int main(int argc, char** argv) {
  const QCoreApplication application(argc, argv);
  const int minutes = argc > 1 ? std::atoi(argv[1]) : 120;
  const int listeners = argc > 2 ? std::atoi(argv[2]) : 200;
  const auto browser = test::Browser::start();
  if (browser == nullptr) {
    fmt::print(stderr, "chromium and chromium-driver are not installed here\n");
    return 3;
  }
  browser->resize(1920, 1080);
  test::ServedTable served;
  std::vector<std::unique_ptr<QWebSocket>> crowd;
  for (int i = 0; i < listeners; ++i) {
    crowd.push_back(std::make_unique<QWebSocket>());
    crowd.back()->open(served.socket_url(i % 2 == 0 ? "/api/v1/updates" : "/api/v1/updates?delay=30"));
  }
  browser->open(served.url("/overlay/table/night"));
  std::vector<double> delays;
  const std::vector<bus::Snapshot> game = whole_game();
  // A turn a minute and a half is a calm game; forty seconds a quick one. Three changes of the state in each.
  constexpr int kTurnS = 40;
  double first_heap = 0;
  double first_resident = 0;
  int turns = 0;
  for (int second = 0; second < 60 * minutes; second += kTurnS, ++turns) {
    const qint64 told = QDateTime::currentMSecsSinceEpoch();
    const auto states = browser->run("return window.tilewatch?.states ?? 0").get<int>();
    served.client.show(game[static_cast<std::size_t>(turns) % game.size()]);
    nlohmann::json drawn;
    if (!test::wait_until([&] {
          drawn = browser->run("return window.tilewatch ?? {states: 0}");
          return drawn["states"].get<int>() > states;
        })) {
      fmt::print(stderr, "turn {} is not drawn\n", turns);
      return 1;
    }
    if (turns > 1) delays.push_back(drawn["drawnAt"].get<double>() - static_cast<double>(told));
    served.pass_time(kTurnS);
    if (turns == 20) {
      first_heap = heap_mb(*browser);
      first_resident = resident_mb();
    }
  }
  std::sort(delays.begin(), delays.end());
  fmt::print("{} turns, {} listeners besides the page\n", turns, listeners);
  fmt::print("page: {:.1f} MB of heap after 20 turns, {:.1f} MB at the end, {} elements\n", first_heap,
             heap_mb(*browser), browser->run("return document.querySelectorAll('*').length").get<int>());
  fmt::print(
      "server: {:.1f} MB after 20 turns, {:.1f} MB at the end, {:.2f} MB of them for those who look late\n",
      first_resident, resident_mb(), static_cast<double>(served.server().feed().kept_bytes()) / 1e6);
  fmt::print("engine's word to pixels: median {:.0f} ms, nine in ten within {:.0f} ms, worst {:.0f} ms\n",
             delays.at(delays.size() / 2), delays.at(delays.size() * 9 / 10), delays.back());
  return 0;
}
