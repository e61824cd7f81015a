// SPDX-License-Identifier: MIT
// Codes for phones, and that the window shows the players no aid that is switched off for them.
#include <gtest/gtest.h>

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <cstdlib>
#include <stdexcept>

#include "display/window/aids_dialog.h"
#include "display/window/main_window.h"
#include "display/window/phone_dialog.h"
#include "display/window/players_panel.h"
#include "display/window/turn_bar.h"
#include "tests/display/window/fake_client.h"
#include "tests/display/window/tables.h"

namespace tilewatch::window {
namespace {

/// For people to look at, where $TILEWATCH_SCREENSHOTS says.
void keep_picture(QWidget& widget, const char* name) {
  const char* folder = std::getenv("TILEWATCH_SCREENSHOTS");
  if (folder != nullptr)
    widget.grab().save(QStringLiteral("%1/%2.png").arg(QLatin1String(folder), QLatin1String(name)));
}

QString spoken_by(const MainWindow& window) {
  QString all;
  for (const auto* card : window.findChildren<PlayerCard*>())
    all += card->accessibleName() + QLatin1Char('\n');
  for (const auto* bar : window.findChildren<TurnBar*>()) all += bar->accessibleName() + QLatin1Char('\n');
  return all;
}

TEST(PlayersAids, AreShownAsTheSwitchesSay) {
  test::FakeClient client;
  model::AidSwitches switches(model::tournament_aids());
  WindowOptions options;
  options.animations = false;
  options.aids = &switches;
  MainWindow window(client, options);
  bus::Snapshot table = test::scene("mid_game").snapshot;
  table.odds = bus::Odds{table.turn, 400, {}, {}, 0};
  for (const bus::PlayerState& player : table.players) {
    table.odds->players.push_back({player.colour, 0.37, 0.01, 50, 1});
  }
  client.show(table);
  EXPECT_FALSE(spoken_by(window).contains(QLatin1String("if the game ended now")));
  EXPECT_FALSE(spoken_by(window).contains(QLatin1String("tiles left")));
  EXPECT_FALSE(spoken_by(window).contains(QLatin1String("37 percent")));
  switches.set(model::AidTable{});  // everything for everybody
  EXPECT_TRUE(spoken_by(window).contains(QLatin1String("if the game ended now")));
  EXPECT_TRUE(spoken_by(window).contains(QLatin1String("tiles left")));
  EXPECT_TRUE(spoken_by(window).contains(QLatin1String("37 percent")));
  keep_picture(window, "all_aids");
}

TEST(PlayersAids, AreSwitchedInADialogThatFollowsWhatAPhoneSwitches) {
  model::AidSwitches switches;
  AidsDialog dialog(switches, 1);
  dialog.show();
  keep_picture(dialog, "aids_dialog");
  const auto box = [&](const char* name) {
    for (auto* one : dialog.findChildren<QCheckBox*>()) {
      if (one->accessibleName() == QLatin1String(name)) return one;
    }
    throw std::runtime_error(name);
  };
  EXPECT_EQ(dialog.findChildren<QCheckBox*>().size(),
            static_cast<qsizetype>(model::kAids * model::kAudiences));
  box("Who owns what, Room")->click();
  EXPECT_TRUE(switches.of(model::Audience::kHall).owners);
  EXPECT_FALSE(switches.of(model::Audience::kPlayers).owners);
  switches.set(model::Audience::kStream, model::Aid::kGaps, false);
  EXPECT_FALSE(box("Gaps nothing fits, Stream")->isChecked());
  for (auto* button : dialog.findChildren<QPushButton*>()) {
    if (button->text() == QLatin1String("Tournament")) button->click();
  }
  EXPECT_EQ(switches.table(), model::tournament_aids());
  EXPECT_FALSE(box("Tiles left, Players")->isChecked());
}

TEST(PlayersAids, OpenWithAKeyAndSwitchTheWindowItself) {
  test::FakeClient client;
  MainWindow window(client, {});
  EXPECT_TRUE(window.desk().aids().gaps);
  window.actions().find("aids")->trigger();
  auto* dialog = window.findChild<AidsDialog*>();
  ASSERT_NE(dialog, nullptr);
  for (auto* one : dialog->findChildren<QCheckBox*>()) {
    if (one->accessibleName() == QLatin1String("Gaps nothing fits, Players")) one->click();
  }
  EXPECT_FALSE(window.desk().aids().gaps);
}

TEST(Phone, CodeIsShownButItsTokenIsNotWritten) {
  const PhonePages pages{"http://192.168.0.7:5620/control#s3cr3t", "http://192.168.0.7:5620/live", true};
  PhoneDialog dialog(pages, 1);
  keep_picture(dialog, "phone_dialog");
  int codes = 0;
  for (const auto* label : dialog.findChildren<QLabel*>()) {
    EXPECT_FALSE(label->text().contains(QLatin1String("s3cr3t")));
    codes += label->pixmap(Qt::ReturnByValue).isNull() ? 0 : 1;
  }
  EXPECT_EQ(codes, 2);
}

TEST(Phone, CodeHasAQuietEdgeAndTheThreeFinders) {
  const QImage code = qr_code("http://127.0.0.1:5620/live");
  ASSERT_EQ(code.width(), code.height());
  constexpr int kQuiet = 4;
  const int far = code.width() - kQuiet - 7;
  for (const auto& [x, y] : {std::pair{kQuiet, kQuiet}, {far, kQuiet}, {kQuiet, far}}) {
    EXPECT_EQ(code.pixel(x, y), 0xff000000);
    EXPECT_EQ(code.pixel(x + 1, y + 1), 0xffffffff);
    EXPECT_EQ(code.pixel(x + 3, y + 3), 0xff000000);
  }
  for (int i = 0; i < code.width(); ++i) EXPECT_EQ(code.pixel(i, kQuiet - 1), 0xffffffff);
  EXPECT_TRUE(qr_code(std::string(5000, 'x')).isNull());
}

TEST(Phone, CanBeAskedForOnlyWhenPagesAreServed) {
  test::FakeClient client;
  const MainWindow without(client, {});
  EXPECT_FALSE(without.findChild<QAction*>(QStringLiteral("phone"))->isEnabled());
  WindowOptions options;
  options.phone.referee = "http://127.0.0.1:5620/control#x";
  const MainWindow with(client, options);
  EXPECT_TRUE(with.findChild<QAction*>(QStringLiteral("phone"))->isEnabled());
}

}  // namespace
}  // namespace tilewatch::window
