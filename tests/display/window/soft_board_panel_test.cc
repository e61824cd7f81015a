// SPDX-License-Identifier: MIT
// The soft board's window: what is pressed there goes down and comes up, what the lamps show is seen.
#include "display/window/soft_board_panel.h"

#include <gtest/gtest.h>

#include <QPushButton>
#include <QTest>

namespace tilewatch::window {
namespace {

std::vector<BoardZone> six_seats() {
  std::vector<BoardZone> zones;
  for (int seat = 0; seat < 6; ++seat) zones.push_back({seat, 9 * seat, 9});
  zones.push_back({-1, 54, 6});
  return zones;
}

TEST(SoftBoardPanel, EveryButtonGoesDownAndComesUp) {
  std::vector<std::pair<int, bool>> pressed;
  SoftBoardPanel panel(six_seats(), {}, [&](int button, bool down) { pressed.emplace_back(button, down); });
  panel.show();
  const auto buttons = panel.findChildren<QPushButton*>();
  ASSERT_EQ(buttons.size(), 13);
  for (QPushButton* button : buttons) {
    EXPECT_FALSE(button->accessibleName().isEmpty());
    QTest::mouseClick(button, Qt::LeftButton);
  }
  ASSERT_TRUE(QTest::qWaitFor([&] { return pressed.size() == 26; }));
  for (int button = 0; button < 13; ++button) {
    EXPECT_EQ(std::count(pressed.begin(), pressed.end(), std::pair(button, true)), 1) << button;
    EXPECT_EQ(std::count(pressed.begin(), pressed.end(), std::pair(button, false)), 1) << button;
  }
}

TEST(SoftBoardPanel, AKeyIsAPressToo) {
  std::vector<std::pair<int, bool>> pressed;
  SoftBoardPanel panel(six_seats(), {}, [&](int button, bool down) { pressed.emplace_back(button, down); });
  panel.show();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&panel));
  QTest::keyClick(&panel, Qt::Key_2);
  ASSERT_TRUE(QTest::qWaitFor([&] { return pressed.size() == 2; }));
  EXPECT_EQ(pressed.front(), std::pair(2, true));
}

TEST(SoftBoardPanel, ShowsItsLampsAndKeepsButtonsInsideAtEverySize) {
  SoftBoardPanel panel(six_seats(), {}, [](int, bool) {});
  const QImage dark = panel.grab().toImage();
  BoardFace face;
  face.lamps.assign(60, 0);
  face.lamps[9] = qRgb(0, 0, 160);
  panel.show_face(face);
  EXPECT_NE(panel.grab().toImage(), dark);
  for (const QSize size : {QSize(848, 240), QSize(1280, 360), QSize(1920, 500)}) {
    panel.resize(size);
    panel.grab();
    const auto buttons = panel.findChildren<QPushButton*>();
    for (const QPushButton* a : buttons) {
      EXPECT_TRUE(panel.rect().contains(a->geometry()));
      for (const QPushButton* b : buttons) EXPECT_TRUE(a == b || !a->geometry().intersects(b->geometry()));
    }
  }
}

}  // namespace
}  // namespace tilewatch::window
