// SPDX-License-Identifier: MIT
// The dialog before a game: what it offers, by keys, and what comes out of it.
#include "display/window/new_game_dialog.h"

#include <gtest/gtest.h>

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <algorithm>
#include <cstdlib>
#include <filesystem>

namespace tilewatch::window {
namespace {

NewGameOffer offer() {
  NewGameOffer offer;
  offer.sets = {
      {"base", "Base game"}, {"mists", "Mists over Carcassonne"}, {"watchtowers", "The Watchtowers"}};
  offer.rules = [](const std::vector<std::string>& sets) {
    std::vector<NewGameOffer::Rule> rules{
        {"tiny_city", "points of a city of two tiles", "B-9: editions differ", {"2", "4"}, "4"}};
    if (std::find(sets.begin(), sets.end(), "mists") != sets.end()) {
      rules.push_back({"mists_level", "level", "G-4", {"1", "2", "3", "4", "5", "6"}, "1"});
    }
    return rules;
  };
  offer.check = [](const NewGameChoice& choice) -> Result<void> {
    if (choice.sets.empty()) return failure(ErrorKind::kUsage, "no tiles are chosen.");
    return {};
  };
  offer.begin.sets = {"base"};
  offer.begin.players = {{Colour::kRed, "Ana"}, {Colour::kBlue, ""}};
  return offer;
}

template <class Widget>
Widget* named(const QWidget& top, const QString& name) {
  for (Widget* widget : top.findChildren<Widget*>()) {
    if (widget->accessibleName() == name) return widget;
  }
  return nullptr;
}

TEST(NewGameDialog, GivesBackWhatItBeganWith) {
  const NewGameOffer began = offer();
  const NewGameDialog dialog(began, 1);
  EXPECT_EQ(dialog.choice(), began.begin);
}

TEST(NewGameDialog, CanBeFilledInByKeys) {
  NewGameDialog dialog(offer(), 1);
  dialog.show();
  auto* name = named<QLineEdit>(dialog, "Name of player 2");
  ASSERT_NE(name, nullptr);
  QTest::keyClicks(name, "Bo");
  auto* colour = named<QComboBox>(dialog, "Colour of player 3");
  ASSERT_NE(colour, nullptr);
  QTest::keyClicks(colour, "gree");
  auto* mists = named<QCheckBox>(dialog, "Mists over Carcassonne");
  ASSERT_NE(mists, nullptr);
  QTest::keyClick(mists, Qt::Key_Space);
  auto* level = named<QComboBox>(dialog, "Level");
  ASSERT_NE(level, nullptr) << "listed as soon as its tiles are chosen";
  QTest::keyClick(level, Qt::Key_Down);
  QTest::keyClick(level, Qt::Key_Down);
  const NewGameChoice choice = dialog.choice();
  EXPECT_EQ(choice.players, (std::vector<NewGameChoice::Player>{
                                {Colour::kRed, "Ana"}, {Colour::kBlue, "Bo"}, {Colour::kGreen, ""}}));
  EXPECT_EQ(choice.sets, (std::vector<std::string>{"base", "mists"}));
  EXPECT_EQ(choice.rules, (std::map<std::string, std::string>{{"mists_level", "3"}}));
  QTest::keyClick(&dialog, Qt::Key_Return);
  EXPECT_EQ(dialog.result(), QDialog::Accepted);
}

TEST(NewGameDialog, KeepsAnAgreementWhileItsTilesAreAway) {
  NewGameOffer began = offer();
  began.begin.sets = {"base", "mists"};
  began.begin.rules = {{"mists_level", "5"}};
  NewGameDialog dialog(began, 1);
  auto* mists = named<QCheckBox>(dialog, "Mists over Carcassonne");
  mists->setChecked(false);
  EXPECT_TRUE(dialog.choice().rules.empty());
  mists->setChecked(true);
  EXPECT_EQ(dialog.choice().rules, began.begin.rules);
}

TEST(NewGameDialog, DoesNotBeginAGameThatCannotBePlayed) {
  NewGameDialog dialog(offer(), 1);
  dialog.show();
  named<QCheckBox>(dialog, "Base game")->setChecked(false);
  QPushButton* begin = nullptr;
  for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
    if (button->isDefault()) begin = button;
  }
  ASSERT_NE(begin, nullptr);
  EXPECT_FALSE(begin->isEnabled());
  named<QCheckBox>(dialog, "Base game")->setChecked(true);
  EXPECT_TRUE(begin->isEnabled());
}

TEST(NewGameDialog, EverythingHasANameThatCanBeSaid) {
  NewGameDialog dialog(offer(), 1);
  dialog.show();
  for (QWidget* widget : dialog.findChildren<QWidget*>()) {
    if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(&dialog) ||
        widget->objectName().startsWith(QLatin1String("qt_"))) {
      continue;
    }
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
    ASSERT_NE(spoken, nullptr);
    EXPECT_FALSE(spoken->text(QAccessible::Name).isEmpty()) << widget->metaObject()->className();
  }
  if (const char* kept = std::getenv("TILEWATCH_SCREENSHOTS"); kept != nullptr) {
    dialog.grab().save(QString::fromStdString((std::filesystem::path(kept) / "new_game.png").string()));
  }
}

}  // namespace
}  // namespace tilewatch::window
