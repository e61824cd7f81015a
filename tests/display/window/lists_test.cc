// SPDX-License-Identifier: MIT
// The score list and the list of open mist, by keys alone; what a chosen tile says.
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QLabel>
#include <QTest>
#include <algorithm>
#include <cstdlib>
#include <stdexcept>

#include "display/model/cell_facts.h"
#include "display/window/board_panel.h"
#include "display/window/fog_panel.h"
#include "display/window/log_panel.h"
#include "display/window/main_window.h"
#include "tests/display/window/fake_client.h"
#include "tests/display/window/tables.h"

namespace tilewatch::window {
namespace {

class Lists : public testing::Test {
 protected:
  Lists() {
    window_.show();
    window_.activateWindow();
    if (!QTest::qWaitForWindowActive(&window_)) throw std::runtime_error("the window was not made active");
  }

  void show(const std::string& scene) {
    client_.show(test::scene(scene).snapshot);
    QCoreApplication::sendPostedEvents();
  }
  void press(QWidget* widget, Qt::Key key) { QTest::keyClick(widget, key); }
  void keep_picture(const std::string& name) {
    QCoreApplication::sendPostedEvents();
    const char* kept = std::getenv("TILEWATCH_SCREENSHOTS");
    if (kept == nullptr) return;
    window_.finish_drawing();
    const auto path = std::filesystem::path(kept) / (name + ".png");
    window_.grab().save(QString::fromStdString(path.string()));
  }
  static WindowOptions still() {
    WindowOptions options;
    options.animations = false;
    return options;
  }

  test::FakeClient client_;
  MainWindow window_{client_, still()};
};

TEST_F(Lists, AKeyLeadsToTheNewestScoreAndOpensIt) {
  show("magic");
  auto* view = window_.findChild<LogPanel*>()->view();
  press(&window_, Qt::Key_L);
  const QModelIndex chosen = view->currentIndex();
  ASSERT_TRUE(chosen.isValid());
  const auto lines = model::log_view(test::scene("magic").snapshot);
  const auto& line = lines[static_cast<std::size_t>(chosen.row())];
  EXPECT_TRUE(line.is_score);
  EXPECT_TRUE(
      std::none_of(lines.begin(), lines.begin() + chosen.row(), [](const auto& l) { return l.is_score; }));
  EXPECT_EQ(window_.desk().outline(), line.outline);
  EXPECT_FALSE(line.outline.pieces.empty());
  EXPECT_FALSE(window_.desk()
                   .shapes()
                   .outline(window_.desk().snapshot(), *line.outline.feature, line.outline.pieces)
                   .isEmpty());
  keep_picture("opened_score");
  press(view, Qt::Key_Escape);
  EXPECT_TRUE(window_.desk().outline().cells.empty());
}

TEST_F(Lists, AnOpenedScoreTakesALineForEachTerm) {
  show("magic");
  auto* view = window_.findChild<LogPanel*>()->view();
  const auto lines = model::log_view(test::scene("magic").snapshot);
  const auto most = std::max_element(lines.begin(), lines.end(), [](const auto& a, const auto& b) {
    return a.opened.size() < b.opened.size();
  });
  ASSERT_GT(most->opened.size(), 2U);
  const QModelIndex index = view->model()->index(static_cast<int>(most - lines.begin()), 0);
  const int closed = view->visualRect(index).height();
  view->setCurrentIndex(index);
  EXPECT_GT(view->visualRect(index).height(), closed);
  keep_picture("opened_score_of_several_terms");
  view->clearSelection();
  EXPECT_EQ(view->visualRect(index).height(), closed);
}

TEST_F(Lists, TheMistsPanelIsThereInSuchGamesOnly) {
  show("mid_game");
  EXPECT_FALSE(window_.findChild<FogPanel*>()->isVisible());
  show("mists");
  EXPECT_TRUE(window_.findChild<FogPanel*>()->isVisible());
}

TEST_F(Lists, AKeyLeadsToTheOpenMistAndOneListIsOutlinedAtATime) {
  show("mists");
  auto* fog = window_.findChild<FogPanel*>()->list();
  press(&window_, Qt::Key_M);
  ASSERT_EQ(fog->currentRow(), 0);
  EXPECT_EQ(window_.desk().outline().feature, FeatureKind::kMistArea);
  keep_picture("chosen_mist");
  auto* log = window_.findChild<LogPanel*>()->view();
  log->setCurrentIndex(log->model()->index(0, 0));
  EXPECT_TRUE(fog->selectedItems().isEmpty());
  EXPECT_FALSE(window_.desk().outline().cells.empty());
  press(&window_, Qt::Key_M);
  fog->setCurrentRow(1);
  EXPECT_FALSE(log->selectionModel()->hasSelection());
  EXPECT_FALSE(window_.desk().outline().cells.empty());
  press(fog, Qt::Key_Escape);
  EXPECT_TRUE(window_.desk().outline().cells.empty());
}

TEST_F(Lists, ArrowsChooseATileAndSayWhatIsThere) {
  show("towers_tents");
  const bus::Snapshot& snapshot = test::scene("towers_tents").snapshot;
  ASSERT_FALSE(snapshot.towers.empty());
  window_.desk().set_chosen(neighbour(snapshot.towers.front().cell, Side::kWest));
  auto* board = window_.findChild<BoardView*>();
  press(board, Qt::Key_Right);
  EXPECT_EQ(window_.desk().chosen(), snapshot.towers.front().cell);
  const QString facts =
      model::cell_facts(snapshot, snapshot.towers.front().cell, window_.desk().aids()).join('\n');
  bool said = false;
  for (const QLabel* label : window_.findChildren<QLabel*>()) said = said || label->text() == facts;
  EXPECT_TRUE(said) << facts.toStdString();
  keep_picture("chosen_tower");
}

}  // namespace
}  // namespace tilewatch::window
