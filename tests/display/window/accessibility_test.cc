// SPDX-License-Identifier: MIT
// Everything that can be reached with Tab has a name that a screen reader can say.
#include <gtest/gtest.h>

#include <QAccessible>

#include "display/window/aids_dialog.h"
#include "display/window/figure_dialog.h"
#include "display/window/main_window.h"
#include "display/window/points_dialog.h"
#include "display/window/tile_dialog.h"
#include "tests/display/window/fake_client.h"
#include "tests/display/window/tables.h"

namespace tilewatch::window {
namespace {

void expect_names(const QWidget& top) {
  int reachable = 0;
  for (QWidget* widget : top.findChildren<QWidget*>()) {
    // Inner parts of Qt's own widgets (a spin box's line) speak through their owner.
    if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(&top) ||
        widget->objectName().startsWith(QLatin1String("qt_")))
      continue;
    ++reachable;
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
    ASSERT_NE(spoken, nullptr);
    EXPECT_FALSE(spoken->text(QAccessible::Name).isEmpty())
        << widget->metaObject()->className() << " in " << widget->parentWidget()->metaObject()->className();
  }
  EXPECT_GT(reachable, 2);
}

TEST(Accessibility, EveryReachableWidgetHasAName) {
  test::FakeClient client;
  WindowOptions options;
  options.animations = false;
  MainWindow window(client, options);
  window.show();
  client.show(test::scene("which_tile").snapshot);
  expect_names(window);
  expect_names(TileDialog(window.desk(), &window));
  expect_names(FigureDialog(window.desk(), &window));
  expect_names(PointsDialog(window.desk(), &window));
  model::AidSwitches aids;
  expect_names(AidsDialog(aids, 1, &window));
}

}  // namespace
}  // namespace tilewatch::window
