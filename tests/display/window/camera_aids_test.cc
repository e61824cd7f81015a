// SPDX-License-Identifier: MIT
// Aids over the camera's picture and on the board: shown where they are on, cheap at the camera's rate.
#include "display/window/camera_marks.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "display/window/board_items.h"
#include "display/window/board_panel.h"
#include "display/window/board_view.h"
#include "display/window/camera_panel.h"
#include "display/window/main_window.h"
#include "engine/referee/places_told.h"
#include "tests/display/window/fake_client.h"
#include "tests/display/window/table_picture.h"
#include "tests/display/window/tables.h"

namespace tilewatch::window {
namespace {

/// A game in which a tile has been drawn that would finish something.
test::Scene with_drawn_tile() {
  test::Table table({{"Anna", Colour::kRed}, {"Ben", Colour::kBlue}, {"Chidi", Colour::kYellow}}, 7);
  table.play(30);
  rules::Game next = table.game();
  while (next.phase() != rules::Phase::kTile) next.advance(rules::Pass{});
  test::Scene scene{"drawn", table.snapshot(), std::nullopt};
  scene.snapshot.gaps = referee::gaps_told(next);
  for (std::size_t i = 0; i < next.catalogue().types().size(); ++i) {
    const auto type = static_cast<catalogue::TypeIndex>(i);
    if (next.remaining(type) == 0) continue;
    const bus::DrawnTile told = referee::drawn_told(next, type, 3);
    const bool owned = std::any_of(told.places.begin(), told.places.end(), [](const bus::TilePlace& place) {
      return !place.finishes.empty() && !place.finishes.front().colours.empty();
    });
    if (!owned || told.places.size() < 6) continue;
    scene.snapshot.drawn = {told};
    break;
  }
  scene.preview = test::photographed(scene.snapshot);
  return scene;
}

/// One window for all tests: making it takes longer than what they look at.
class Augmented : public testing::Test {
 protected:
  struct Shown {
    Shown() {
      WindowOptions options;
      options.animations = false;
      options.aids = &switches;
      window = std::make_unique<MainWindow>(client, options);
      window->show();
      client.show(scene.snapshot);
      client.show(*scene.preview);
      window->finish_drawing();
    }
    test::Scene scene = with_drawn_tile();
    test::FakeClient client;
    model::AidSwitches switches{model::AidTable{}};
    std::unique_ptr<MainWindow> window;
  };

  static void SetUpTestSuite() { shown_ = std::make_unique<Shown>(); }
  static void TearDownTestSuite() { shown_.reset(); }

  Augmented() {
    model::AidTable all = model::usual_aids();
    all.front().owners = true;
    switches_.set(all);
    client_.show(scene_.snapshot);
    show_picture();
  }
  void show_picture() {
    ++scene_.preview->frame;
    client_.show(*scene_.preview);
    shown_->window->finish_decoding();
  }

  static std::unique_ptr<Shown> shown_;
  test::Scene scene_ = shown_->scene;
  test::FakeClient& client_ = shown_->client;
  model::AidSwitches& switches_ = shown_->switches;
  CameraPanel* camera_ = shown_->window->findChild<CameraPanel*>();
  BoardView* board_ = shown_->window->findChild<BoardPanel*>()->view();
};

std::unique_ptr<Augmented::Shown> Augmented::shown_;

TEST_F(Augmented, EachAidIsDrawnOnCameraAndBoardOnlyWhileItsSwitchIsOn) {
  if (const char* kept = std::getenv("TILEWATCH_SCREENSHOTS"); kept != nullptr) {
    shown_->window->grab().save(QStringLiteral("%1/augmented.png").arg(QLatin1String(kept)));
  }
  ASSERT_FALSE(scene_.snapshot.drawn.empty());
  QImage camera = camera_->grab().toImage();
  QImage board = board_->grab().toImage();
  for (const model::Aid aid : {model::Aid::kOwners, model::Aid::kPlaces, model::Aid::kGaps}) {
    if (aid == model::Aid::kGaps && scene_.snapshot.gaps.empty()) continue;
    switches_.set(model::Audience::kPlayers, aid, false);
    const QImage camera_without = camera_->grab().toImage();
    const QImage board_without = board_->grab().toImage();
    EXPECT_NE(camera_without, camera) << to_string(aid);
    EXPECT_NE(board_without, board) << to_string(aid);
    camera = camera_without;
    board = board_without;
  }
}

TEST_F(Augmented, PicturesOfTheSameTableDrawNothingOverThemAnew) {
  camera_->grab();
  const CameraMarks& marks = camera_->marks();
  const int outlines = marks.aids().outlines_made();
  const int layers = marks.layers_made();
  EXPECT_GT(outlines, 0);
  const auto move = [&](double pixels) {
    for (bus::SeenTile& tile : scene_.preview->tiles) tile.corners[0].x += pixels;
    show_picture();
    camera_->grab();
  };
  for (int i = 0; i < 4; ++i) move(0.1);  // the camera shakes
  EXPECT_EQ(marks.layers_made(), layers);
  move(6);  // somebody pushes the tiles
  EXPECT_EQ(marks.layers_made(), layers + 1);
  EXPECT_EQ(marks.aids().outlines_made(), outlines);
}

TEST_F(Augmented, WhatIsAskedAndChosenIsDrawnAtOnce) {
  const QImage before = camera_->grab().toImage();
  shown_->window->desk().set_asked(scene_.snapshot.tiles.front().cell);
  const QImage asked = camera_->grab().toImage();
  EXPECT_NE(asked, before);
  shown_->window->desk().set_asked({});
  EXPECT_EQ(camera_->grab().toImage(), before);
}

TEST_F(Augmented, EveryPlaceLiesWithinTheBoardsPicture) {
  board_->fit();
  const QRect seen = board_->viewport()->rect();
  for (const bus::TilePlace& place : scene_.snapshot.drawn.front().places) {
    EXPECT_TRUE(seen.contains(board_->mapFromScene(cell_rect(place.cell)).boundingRect()))
        << to_string(place.cell);
  }
  const QTransform with = board_->transform();
  scene_.snapshot.drawn.clear();
  client_.show(scene_.snapshot);
  EXPECT_EQ(board_->transform(), with) << "it does not grow and shrink with every turn";
}

/// For people who want to know: TILEWATCH_MEASURE=1 …_test --gtest_filter='*Augmented*'
TEST_F(Augmented, TakesSoMuchTimeToPaint) {
  if (std::getenv("TILEWATCH_MEASURE") == nullptr) GTEST_SKIP() << "only where TILEWATCH_MEASURE is set";
  const auto user_ms = [](int times, const auto& work) {
    const std::clock_t begun = std::clock();
    for (int i = 0; i < times; ++i) work();
    return 1000.0 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC / times;
  };
  QPixmap target(camera_->size());
  const auto paint = [&] { camera_->render(&target); };
  paint();
  std::printf("camera panel %d x %d, processor time: the same picture %.2f ms,", camera_->width(),
              camera_->height(), user_ms(50, paint));
  const auto next_picture = [&](double moved) {
    auto preview = std::make_shared<bus::Preview>(*shown_->window->desk().picture_preview());
    for (bus::SeenTile& tile : preview->tiles) tile.corners[0].x += moved;
    shown_->window->desk().set_picture(shown_->window->desk().picture(), preview);
    paint();
  };
  std::printf(" a new picture %.2f ms,", user_ms(50, [&] { next_picture(0); }));
  double way = 6;
  std::printf(" all marks anew %.2f ms\n", user_ms(20, [&] { next_picture(way = -way); }));
}

}  // namespace
}  // namespace tilewatch::window
