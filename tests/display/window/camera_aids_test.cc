// SPDX-License-Identifier: MIT
// Aids over the camera's picture and on the board: shown where they are on, cheap at the camera's rate.
#include "display/window/camera_aids.h"

#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <cstdlib>

#include "display/window/board_panel.h"
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

class Augmented : public testing::Test {
 protected:
  Augmented() {
    switches_.set(model::Audience::kPlayers, model::Aid::kOwners, true);
    WindowOptions options;
    options.animations = false;
    options.aids = &switches_;
    options.width = 1280;
    options.height = 720;
    window_ = std::make_unique<MainWindow>(client_, options);
    window_->show();
    client_.show(scene_.snapshot);
    client_.show(*scene_.preview);
    window_->finish_drawing();
    camera_ = window_->findChild<CameraPanel*>();
  }

  test::Scene scene_ = with_drawn_tile();
  test::FakeClient client_;
  model::AidSwitches switches_;
  std::unique_ptr<MainWindow> window_;
  CameraPanel* camera_ = nullptr;
};

TEST_F(Augmented, EachAidIsDrawnOnCameraAndBoardOnlyWhileItsSwitchIsOn) {
  if (const char* kept = std::getenv("TILEWATCH_SCREENSHOTS"); kept != nullptr) {
    window_->grab().save(QStringLiteral("%1/augmented.png").arg(QLatin1String(kept)));
  }
  ASSERT_FALSE(scene_.snapshot.drawn.empty());
  QWidget* board = window_->findChild<BoardPanel*>()->view();
  for (const model::Aid aid : {model::Aid::kOwners, model::Aid::kPlaces, model::Aid::kGaps}) {
    if (aid == model::Aid::kGaps && scene_.snapshot.gaps.empty()) continue;
    const QImage camera_with = camera_->grab().toImage();
    const QImage board_with = board->grab().toImage();
    switches_.set(model::Audience::kPlayers, aid, false);
    window_->finish_drawing();
    EXPECT_NE(camera_->grab().toImage(), camera_with) << to_string(aid);
    EXPECT_NE(board->grab().toImage(), board_with) << to_string(aid);
  }
}

TEST_F(Augmented, NewPicturesOfTheSameTableMakeNoOutlinesAnew) {
  const int made = camera_->aids().outlines_made();
  EXPECT_GT(made, 0);
  constexpr int kPictures = 4;
  QElapsedTimer time;
  time.start();
  for (int i = 0; i < kPictures; ++i) {
    for (bus::SeenTile& tile : scene_.preview->tiles) tile.corners[0].x += 0.1;  // the camera shakes
    ++scene_.preview->frame;
    client_.show(*scene_.preview);
    window_->finish_drawing();
  }
  // What people want to know; a slow machine is no mistake.
  RecordProperty("repaints_us", static_cast<int>(1000 * time.elapsed() / kPictures));
  time.start();
  for (int i = 0; i < kPictures; ++i) camera_->grab();
  std::printf("one repaint of the camera's panel (%d x %d): %.1f ms\n", camera_->width(), camera_->height(),
              static_cast<double>(time.elapsed()) / kPictures);
  EXPECT_EQ(camera_->aids().outlines_made(), made);
}

}  // namespace
}  // namespace tilewatch::window
