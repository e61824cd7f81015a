// SPDX-License-Identifier: MIT
// The dialog before a game offers what there is, and what was chosen becomes options.
#include "display/app/new_game.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QTimer>
#include <cstdlib>
#include <functional>

namespace tilewatch::app {
namespace {

/// What the person in front of the dialog does.
std::function<void(QDialog&)>& person() {
  static std::function<void(QDialog&)> kPerson;
  return kPerson;
}

void wait_for_dialog() {
  if (!person()) return;
  auto* timer = new QTimer(QCoreApplication::instance());
  QObject::connect(timer, &QTimer::timeout, timer, [timer] {
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) return;
    timer->stop();
    person()(*dialog);
  });
  timer->start(1);
}
Q_COREAPP_STARTUP_FUNCTION(wait_for_dialog)

template <class Widget>
Widget* spoken(const QWidget& top, const QString& begin) {
  for (Widget* widget : top.findChildren<Widget*>()) {
    if (widget->accessibleName().startsWith(begin)) return widget;
  }
  return nullptr;
}

class NewGame : public testing::Test {
 protected:
  NewGame() {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  }
  ~NewGame() override { person() = {}; }

  Result<bool> ask() { return ask_for_new_game(tiles_, rules_, players_); }

  TileOptions tiles_;
  RuleOptions rules_;
  PlayerOptions players_;
};

TEST_F(NewGame, WhatIsChosenBecomesOptions) {
  person() = [](QDialog& dialog) {
    spoken<QComboBox>(dialog, "Colour of player 1")->setCurrentText("green");
    spoken<QComboBox>(dialog, "Colour of player 2")->setCurrentText("red");
    spoken<QCheckBox>(dialog, "Mage & Witch")->setChecked(true);
    auto* tents = spoken<QCheckBox>(dialog, "The Fortune Teller");
    ASSERT_NE(tents, nullptr);
    tents->setChecked(true);
    auto* drawn = spoken<QComboBox>(dialog, "The extra tiles must be drawn");
    ASSERT_NE(drawn, nullptr);
    drawn->setCurrentIndex(drawn->findData("yes"));
    if (const char* kept = std::getenv("TILEWATCH_SCREENSHOTS"); kept != nullptr) {
      QCoreApplication::processEvents();
      dialog.grab().save(QString::fromUtf8(kept) + "/new_game_of_play.png");
    }
    dialog.accept();
  };
  const auto asked = ask();
  ASSERT_TRUE(asked) << asked.error().message;
  EXPECT_TRUE(*asked);
  EXPECT_EQ(players_.players, "green:,red:");
  EXPECT_EQ(tiles_.sets, (std::vector<std::string>{"base", "mage_witch", "fortune_teller"}))
      << "base first, the others by title";
  EXPECT_EQ(rules_.agreed, std::vector<std::string>{"must_draw_extra=yes"});
  EXPECT_TRUE(players_.parse());
  const auto catalogue = tiles_.load();
  ASSERT_TRUE(catalogue);
  EXPECT_TRUE(rules_.parse(*catalogue));
}

TEST_F(NewGame, ChangedMindsChangeNothing) {
  players_.players = "blue:Bo";
  person() = [](QDialog& dialog) { dialog.reject(); };
  const auto asked = ask();
  ASSERT_TRUE(asked);
  EXPECT_FALSE(*asked);
  EXPECT_EQ(players_.players, "blue:Bo");
  EXPECT_EQ(tiles_.sets, std::vector<std::string>{"base"});
}

}  // namespace
}  // namespace tilewatch::app
