// SPDX-License-Identifier: MIT
#include "tests/display/overlay/served_table.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTimer>

namespace tilewatch::test {

bool wait_until(const std::function<bool()>& done) {
  constexpr int kPatienceMs = 10'000;
  constexpr int kWakeMs = 50;
  const QDeadlineTimer deadline(kPatienceMs);
  QTimer waker;  // the deadline is looked at even if nothing happens
  waker.start(kWakeMs);
  while (!done()) {
    if (deadline.hasExpired()) return false;
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  return true;
}

ServedTable::ServedTable(overlay::OverlayOptions options) : options_(std::move(options)) {
  options_.port = 0;
  options_.token = "right-token";
  if (!options_.clock) options_.clock = [this] { return now_ms; };
  restart();
}

void ServedTable::restart() {
  server_.reset();
  server_ = std::make_unique<overlay::OverlayServer>(client, switches, options_);
  const auto listening = server_->listen();
  ASSERT_TRUE(listening) << listening.error().message;
  options_.port = server_->port();
}

QUrl ServedTable::url(const std::string& path) const {
  return QUrl(server_->address() + QString::fromStdString(path));
}

QUrl ServedTable::socket_url(const std::string& path) const {
  QUrl socket = url(path);
  socket.setScheme(QStringLiteral("ws"));
  return socket;
}

bus::Snapshot table_at(int turn, int score) {
  bus::Snapshot table;
  table.mode = bus::Mode::kPlaying;
  table.turn = turn;
  table.phase = "tile";
  table.players = {{"Ana", Colour::kRed, score, score + 5, {{FigureKind::kMeeple, 6}}, true},
                   {"", Colour::kBlue, 3, 4, {{FigureKind::kMeeple, 7}}, false}};
  table.tiles = {{{0, 0}, "base.D", 0, "base.D~1", false, 0}, {{1, 0}, "base.U", 1, "", false, turn}};
  table.figures = {{FigureKind::kMeeple, Colour::kRed, {1, 0}, FeatureKind::kRoad, 0, 0.5, 0.4, false}};
  table.log = {{1,
                turn,
                "score",
                "red Ana: 3 for a road",
                Colour::kRed,
                3,
                {{"tiles", 3, 3}},
                {{0, 0}, {1, 0}},
                FeatureKind::kRoad}};
  table.claims = {{FeatureKind::kRoad, false, {{1, 0}}, {Colour::kRed}, 1, {{"tiles", 1, 1}}},
                  {FeatureKind::kField, false, {{0, 0}}, {Colour::kBlue}, 3, {{"cities", 1, 3}}}};
  table.tiles_left = 70 - turn;
  table.sets = {"base"};
  table.odds =
      bus::Odds{turn, 500, {{Colour::kRed, 0.7, 0.02, 60, 1}, {Colour::kBlue, 0.3, 0.02, 50, 1}}, {}, 0};
  return table;
}

}  // namespace tilewatch::test
