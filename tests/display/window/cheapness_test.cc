// SPDX-License-Identifier: MIT
// Thirty snapshots a second must cost next to nothing: things are made and drawn only when they change.
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QVariantAnimation>

#include "display/window/board_panel.h"
#include "display/window/main_window.h"
#include "display/window/players_panel.h"
#include "tests/display/window/fake_client.h"
#include "tests/display/window/tables.h"

namespace tilewatch::window {
namespace {

class Cheapness : public testing::Test {
 protected:
  Cheapness() {
    window_.show();
    client_.show(snapshot_);
    window_.finish_drawing();
    QCoreApplication::processEvents();  // what was still waiting to be drawn
    board_ = window_.findChild<BoardPanel*>()->view();
    cards_ = window_.findChild<PlayersPanel*>()->cards();
  }

  static WindowOptions still() {
    WindowOptions options;
    options.animations = false;
    return options;
  }

  int painted() const {
    int sum = 0;
    for (const PlayerCard* card : cards_) sum += card->painted();
    return sum;
  }

  bus::Snapshot snapshot_ = test::scene("mid_game").snapshot;
  test::FakeClient client_;
  MainWindow window_{client_, still()};
  BoardView* board_ = nullptr;
  std::vector<PlayerCard*> cards_;
};

TEST_F(Cheapness, TheSameTableAgainDrawsNothing) {
  const int items = board_->items_made();
  const int pictures = window_.desk().art().made();
  const int cards = painted();
  for (int i = 0; i < 300; ++i) {
    ++snapshot_.seq;
    client_.show(snapshot_);
    QCoreApplication::processEvents();
  }
  EXPECT_EQ(board_->items_made(), items);
  EXPECT_EQ(window_.desk().art().made(), pictures);
  EXPECT_EQ(painted(), cards);
}

TEST_F(Cheapness, OneNewTileMakesOneItem) {
  const int items = board_->items_made();
  const int figures = static_cast<int>(snapshot_.figures.size());
  bus::BoardTile tile = snapshot_.tiles.back();
  tile.cell = *test::scene("which_tile").snapshot.prompts[0].cell;
  snapshot_.tiles.push_back(tile);
  client_.show(snapshot_);
  EXPECT_EQ(board_->items_made(), items + 1 + figures);
}

TEST_F(Cheapness, OfManyPicturesAtOnceOnlyTheNewestAreDecoded) {
  const auto& preview = *test::scene("mid_game").preview;
  int shown = 0;
  QObject::connect(&window_.desk(), &Desk::pictureChanged, [&] { ++shown; });
  for (int i = 0; i < 50; ++i) client_.show(preview);
  window_.finish_drawing();
  EXPECT_GE(shown, 1);
  EXPECT_LE(shown, 2);
}

TEST(Movement, ANewTileMayBeTakenBackWhileItSettles) {
  test::FakeClient client;
  WindowOptions options;
  options.animations = true;
  MainWindow window(client, options);
  window.show();
  bus::Snapshot snapshot = test::scene("mid_game").snapshot;
  const bus::BoardTile last = snapshot.tiles.back();
  snapshot.tiles.pop_back();
  client.show(snapshot);
  snapshot.tiles.push_back(last);
  client.show(snapshot);
  client.show(test::scene("which_tile").snapshot);  // a question glows
  QCoreApplication::processEvents();
  snapshot.tiles.pop_back();
  client.show(snapshot);
  QCoreApplication::processEvents();
  EXPECT_FALSE(window.findChildren<QVariantAnimation*>().isEmpty());
}

}  // namespace
}  // namespace tilewatch::window
