// SPDX-License-Identifier: MIT
// $TILEWATCH_LANGUAGE and $TILEWATCH_THEME are for pictures ($TILEWATCH_SCREENSHOTS).
// The window's tests run inside one QApplication, without a screen unless one is named.
#include <gtest/gtest.h>

#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>

#include "display/window/preferences.h"

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  const QTemporaryDir settings;  // not those of whoever runs the tests
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
  tilewatch::window::prefer_language(qEnvironmentVariable("TILEWATCH_LANGUAGE", "en").toStdString());
  tilewatch::window::prefer_theme(qEnvironmentVariable("TILEWATCH_THEME", "dark").toStdString());
  tilewatch::window::apply_preferences();
  return RUN_ALL_TESTS();
}
