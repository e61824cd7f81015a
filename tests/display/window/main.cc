// SPDX-License-Identifier: MIT
// The window's tests run inside one QApplication, without a screen unless one is named.
#include <gtest/gtest.h>

#include <QApplication>

#include "display/window/theme.h"

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  tilewatch::window::apply_look();
  return RUN_ALL_TESTS();
}
