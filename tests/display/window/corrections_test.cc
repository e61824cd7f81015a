// SPDX-License-Identifier: MIT
// Undo and corrections by hand send the right requests; an outlined score shows on the board.
#include <gtest/gtest.h>

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <algorithm>

#include "display/window/figure_dialog.h"
#include "display/window/log_panel.h"
#include "display/window/main_window.h"
#include "display/window/points_dialog.h"
#include "display/window/tile_dialog.h"
#include "tests/display/window/fake_client.h"
#include "tests/display/window/tables.h"

namespace tilewatch::window {
namespace {

class Corrections : public testing::Test {
 protected:
  Corrections() {
    window_.show();
    window_.activateWindow();
    if (!QTest::qWaitForWindowActive(&window_)) throw std::runtime_error("the window was not made active");
    client_.show(snapshot_);
  }

  static WindowOptions still() {
    WindowOptions options;
    options.animations = false;
    return options;
  }

  static QPushButton* act_of(QDialog& dialog) {
    for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
      if (button->isDefault()) return button;
    }
    return nullptr;
  }

  bus::Snapshot snapshot_ = test::scene("mid_game").snapshot;
  test::FakeClient client_;
  MainWindow window_{client_, still()};
};

TEST_F(Corrections, KeysUndoRedoAndPause) {
  QTest::keyClick(&window_, Qt::Key_Z, Qt::ControlModifier);
  QTest::keyClick(&window_, Qt::Key_Y, Qt::ControlModifier);
  QTest::keyClick(&window_, Qt::Key_P);
  ASSERT_EQ(client_.sent.size(), 3U);
  EXPECT_EQ(client_.sent[0].verb, "undo");
  EXPECT_EQ(client_.sent[1].verb, "redo");
  EXPECT_EQ(client_.sent[2].verb, "mode");
  EXPECT_EQ(client_.sent[2].mode, bus::Mode::kPaused);
  snapshot_.mode = bus::Mode::kPaused;
  client_.show(snapshot_);
  QTest::keyClick(&window_, Qt::Key_P);
  EXPECT_EQ(client_.sent[3].mode, bus::Mode::kPlaying);
}

TEST_F(Corrections, EveryActionHasAKeyOfItsOwn) {
  QList<QKeySequence> keys;
  for (const QAction* action : window_.actions().all()) {
    EXPECT_FALSE(action->shortcut().isEmpty()) << action->text().toStdString();
    EXPECT_FALSE(keys.contains(action->shortcut())) << action->text().toStdString();
    keys.append(action->shortcut());
  }
}

TEST_F(Corrections, SaveIsOffWithoutASaver) { EXPECT_FALSE(window_.actions().find("save")->isEnabled()); }

TEST_F(Corrections, PutsATileRight) {
  const bus::BoardTile& tile = snapshot_.tiles[5];
  window_.desk().set_chosen(tile.cell);
  TileDialog dialog(window_.desk(), &window_);
  dialog.show();
  auto* types = dialog.findChild<QListWidget*>();
  EXPECT_EQ(types->currentItem()->data(Qt::UserRole).toString().toStdString(), tile.type);
  types->setCurrentRow((types->currentRow() + 1) % types->count());
  const std::string wanted = types->currentItem()->data(Qt::UserRole).toString().toStdString();
  QTest::keyClick(&dialog, Qt::Key_R);
  act_of(dialog)->click();
  ASSERT_EQ(client_.sent.size(), 1U);
  EXPECT_EQ(client_.sent[0].verb, "correct_tile");
  EXPECT_EQ(client_.sent[0].cell, tile.cell);
  EXPECT_EQ(client_.sent[0].type, wanted);
  EXPECT_EQ(client_.sent[0].rotation, (tile.rotation + 1) % 4);
}

TEST_F(Corrections, LaysATileOnAFreeCell) {
  const Cell free = *test::scene("which_tile").snapshot.prompts[0].cell;
  window_.desk().set_chosen(free);
  TileDialog dialog(window_.desk(), &window_);
  act_of(dialog)->click();
  ASSERT_EQ(client_.sent.size(), 1U);
  EXPECT_EQ(client_.sent[0].verb, "place_tile");
  EXPECT_EQ(client_.sent[0].cell, free);
}

TEST_F(Corrections, ArrowKeysChooseTheCell) {
  window_.desk().set_chosen(Cell{0, 0});
  TileDialog dialog(window_.desk(), &window_);
  auto* board = dialog.findChild<BoardView*>();
  QTest::keyClick(board, Qt::Key_Right);
  EXPECT_EQ(window_.desk().chosen(), (Cell{1, 0}));
}

TEST_F(Corrections, TakesAFigureOffAndPlacesOne) {
  const bus::BoardFigure& figure = snapshot_.figures.front();
  window_.desk().set_chosen(figure.cell);
  {
    FigureDialog dialog(window_.desk(), &window_);
    dialog.findChild<QListWidget*>()->setCurrentRow(0);
    act_of(dialog)->click();
  }
  ASSERT_EQ(client_.sent.size(), 1U);
  EXPECT_EQ(client_.sent[0].verb, "remove_figure");
  EXPECT_EQ(client_.sent[0].cell, figure.cell);
  EXPECT_EQ(client_.sent[0].colour, figure.colour);
  FigureDialog dialog(window_.desk(), &window_);
  auto* list = dialog.findChild<QListWidget*>();
  list->setCurrentRow(list->count() - 1);
  dialog.findChild<QComboBox*>()->setCurrentIndex(1);
  list->setCurrentRow(list->count() - 1);
  act_of(dialog)->click();
  ASSERT_EQ(client_.sent.size(), 2U);
  EXPECT_EQ(client_.sent[1].verb, "place_figure");
  EXPECT_EQ(client_.sent[1].colour, snapshot_.players[1].colour);
}

TEST_F(Corrections, PointsNeedAReason) {
  PointsDialog dialog(window_.desk(), &window_);
  dialog.findChild<QSpinBox*>()->setValue(-3);
  EXPECT_FALSE(act_of(dialog)->isEnabled());
  // The spin box has a line of its own; the reason is the dialog's child.
  auto* reason = dialog.findChild<QLineEdit*>(QString(), Qt::FindDirectChildrenOnly);
  reason->setText("counted twice");
  EXPECT_TRUE(act_of(dialog)->isEnabled());
  act_of(dialog)->click();
  ASSERT_EQ(client_.sent.size(), 1U);
  EXPECT_EQ(client_.sent[0].verb, "adjust");
  EXPECT_EQ(client_.sent[0].points, -3);
  EXPECT_EQ(client_.sent[0].reason, "counted twice");
}

TEST_F(Corrections, AChosenLineIsOutlined) {
  auto* log = window_.findChild<LogPanel*>();
  const auto lines = model::log_view(snapshot_);
  const auto score = std::find_if(lines.begin(), lines.end(), [](const auto& line) { return line.is_score; });
  ASSERT_NE(score, lines.end());
  log->view()->setCurrentIndex(log->view()->model()->index(static_cast<int>(score - lines.begin()), 0));
  EXPECT_EQ(window_.desk().outline().cells, score->outline.cells);
  QTest::keyClick(log->view(), Qt::Key_Escape);
  EXPECT_TRUE(window_.desk().outline().cells.empty());
}

}  // namespace
}  // namespace tilewatch::window
