// SPDX-License-Identifier: MIT
// What the window offers when a game is over, and the scores as a window to be captured.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <cstdlib>

#include "display/model/delayed_client.h"
#include "display/window/main_window.h"
#include "display/window/overlay_window.h"
#include "tests/display/window/fake_client.h"
#include "tests/display/window/tables.h"

namespace tilewatch::window {
namespace {

void keep(QWidget& widget, const char* name) {
  const char* folder = std::getenv("TILEWATCH_SCREENSHOTS");
  if (folder != nullptr)
    widget.grab().save(QStringLiteral("%1/%2.png").arg(QLatin1String(folder), QLatin1String(name)));
}

WindowOptions with_export() {
  WindowOptions options;
  options.animations = false;
  options.export_game = [](const std::filesystem::path&) { return Result<void>{}; };
  return options;
}

void speak_another_language(MainWindow& window) {
  QEvent language(QEvent::LanguageChange);
  QCoreApplication::sendEvent(&window, &language);
  QCoreApplication::processEvents();
}

TEST(AfterTheGame, TheSheetIsOfferedOnce) {
  test::FakeClient client;
  MainWindow window(client, with_export());
  const auto offers = [&] { return window.findChildren<QMessageBox*>(QStringLiteral("offer_sheet")).size(); };
  client.show(test::scene("mid_game").snapshot);
  EXPECT_EQ(offers(), 0);
  bus::Snapshot over = test::scene("ended").snapshot;
  client.show(over);
  ASSERT_EQ(offers(), 1);
  keep(*window.findChild<QMessageBox*>(QStringLiteral("offer_sheet")), "offer_sheet");
  over.trouble = "the camera is gone";
  client.show(over);
  EXPECT_EQ(offers(), 1);
}

TEST(AfterTheGame, TheOfferGoesWhenTheGameGoesOnAndDoesNotComeBackWithAnotherLanguage) {
  test::FakeClient client;
  MainWindow window(client, with_export());
  const auto offer = [&]() -> QMessageBox* {
    for (QMessageBox* box : window.findChildren<QMessageBox*>(QStringLiteral("offer_sheet"))) {
      if (box->isVisible()) return box;
    }
    return nullptr;
  };
  client.show(test::scene("ended").snapshot);
  ASSERT_NE(offer(), nullptr);
  client.show(test::scene("mid_game").snapshot);
  EXPECT_EQ(offer(), nullptr);
  client.show(test::scene("ended").snapshot);
  ASSERT_NE(offer(), nullptr) << "another end";
  offer()->close();
  speak_another_language(window);
  EXPECT_EQ(offer(), nullptr);
}

TEST(AfterTheGame, NothingIsOfferedToAWindowThatClosesByItself) {
  test::FakeClient client;
  WindowOptions options = with_export();
  options.close_at_end = true;
  MainWindow window(client, options);
  client.show(test::scene("ended").snapshot);
  EXPECT_EQ(window.findChild<QMessageBox*>(QStringLiteral("offer_sheet")), nullptr);
}

TEST(AfterTheGame, TheNextOneIsBegunWhenThisOneIsOver) {
  test::FakeClient client;
  MainWindow window(client, with_export());
  QAction* next = window.findChild<QAction*>(QStringLiteral("next"));
  ASSERT_NE(next, nullptr);
  const QAction* end = window.findChild<QAction*>(QStringLiteral("end"));
  client.show(test::scene("mid_game").snapshot);
  EXPECT_FALSE(next->isEnabled());
  EXPECT_TRUE(end->isVisible() && !next->isVisible()) << "one place in the bar for both";
  client.show(test::scene("ended").snapshot);
  ASSERT_TRUE(next->isEnabled());
  EXPECT_TRUE(!end->isVisible() && next->isVisible());
  bus::Snapshot kept = test::scene("ended").snapshot;
  kept.kept = true;
  client.show(kept);
  next->trigger();
  auto* question = window.findChild<QMessageBox*>(QStringLiteral("ask_next"));
  ASSERT_NE(question, nullptr);
  ASSERT_EQ(question->buttons().size(), 2);
  question->buttons().first()->click();
  ASSERT_EQ(client.sent.size(), 1U);
  EXPECT_EQ(client.sent[0].verb, "next_game");
  EXPECT_EQ(client.sent[0].answer, "");
}

TEST(AfterTheGame, AGameThatIsKeptNowhereIsOfferedToBeSavedBeforeTheNextBegins) {
  test::FakeClient client;
  WindowOptions options = with_export();
  std::filesystem::path saved;
  options.save_game = [&](const std::filesystem::path& file) {
    saved = file;
    return Result<void>{};
  };
  MainWindow window(client, options);
  client.show(test::scene("ended").snapshot);
  const auto choose = [&](const char* words) {
    window.actions().find(QStringLiteral("next"))->trigger();
    auto* question = window.findChild<QMessageBox*>(QStringLiteral("ask_next"));
    keep(*question, "ask_next");
    for (QAbstractButton* button : question->buttons()) {
      if (button->text() == QString::fromUtf8(words)) button->click();
    }
    delete question;
  };
  choose("Not yet");
  EXPECT_TRUE(client.sent.empty());
  choose("Save it first…");
  EXPECT_TRUE(client.sent.empty()) << "nobody has said where";
  auto* file = window.findChild<QFileDialog*>();
  ASSERT_NE(file, nullptr);
  emit file->fileSelected(QStringLiteral("evening.txt"));
  EXPECT_EQ(saved, "evening.txt");
  ASSERT_EQ(client.sent.size(), 1U);
  EXPECT_EQ(client.sent[0].verb, "next_game");
  EXPECT_EQ(client.sent[0].answer, "");
  choose("Let it go");
  ASSERT_EQ(client.sent.size(), 2U);
  EXPECT_EQ(client.sent[1].answer, "let_go");
}

TEST(OpenDialogs, DoTheirWorkAlsoWhenAnotherLanguageWasChosenMeanwhile) {
  test::FakeClient client;
  std::filesystem::path saved;
  std::filesystem::path exported;
  WindowOptions options = with_export();
  options.save_game = [&](const std::filesystem::path& file) {
    saved = file;
    return Result<void>{};
  };
  options.export_game = [&](const std::filesystem::path& file) {
    exported = file;
    return Result<void>{};
  };
  MainWindow window(client, options);
  client.show(test::scene("mid_game").snapshot);
  const auto opened = [&](const char* action) {
    window.actions().find(QLatin1String(action))->trigger();  // comes back at once: nothing waits
    speak_another_language(window);
  };
  opened("save");
  auto* file = window.findChild<QFileDialog*>();
  ASSERT_NE(file, nullptr);
  emit file->fileSelected(QStringLiteral("evening.txt"));
  EXPECT_EQ(saved, "evening.txt");
  delete file;

  opened("export");
  file = window.findChild<QFileDialog*>();
  ASSERT_NE(file, nullptr);
  file->selectNameFilter(file->nameFilters().at(2));
  emit file->fileSelected(QStringLiteral("evening"));
  EXPECT_EQ(exported, "evening.csv") << "ending of the kind that was chosen";
  delete file;

  opened("end");
  auto* question = window.findChild<QMessageBox*>();
  ASSERT_NE(question, nullptr);
  question->buttons().first()->click();
  ASSERT_EQ(client.sent.size(), 1U);
  EXPECT_EQ(client.sent[0].verb, "end_game");
}

TEST(CapturedWindow, HasAKeyedOrATransparentGroundAndNothingElseAtFirst) {
  test::FakeClient client;
  const model::AidSwitches switches;
  OverlayWindow keyed(client, switches, *overlay_ground("00ff00"));
  OverlayWindow clear(client, switches, *overlay_ground("transparent"));
  EXPECT_TRUE(keyed.windowFlags().testFlag(Qt::FramelessWindowHint));
  const auto pixels = [](OverlayWindow& window) {
    QImage image(window.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    window.render(&image, {}, {}, QWidget::DrawChildren);
    return image;
  };
  EXPECT_EQ(pixels(keyed).pixel(200, 100), qRgb(0, 255, 0));
  EXPECT_EQ(qAlpha(pixels(clear).pixel(200, 100)), 0);
  client.show(test::scene("five_players").snapshot);
  EXPECT_EQ(pixels(keyed).pixel(200, 10), qRgb(0x17, 0x1c, 0x22)) << "a plate, not seen through";
  EXPECT_EQ(qAlpha(pixels(clear).pixel(200, 10)), 255);
  EXPECT_EQ(qAlpha(pixels(clear).pixel(0, clear.height() - 1)), 0);
  keep(keyed, "overlay_window");
}

TEST(CapturedWindow, ShowsNothingThatItsDelayHoldsBack) {
  test::FakeClient client;
  qint64 now_ms = 0;
  model::DelayedClient held(client, 45, [&] { return now_ms; });
  const model::AidSwitches switches;
  OverlayWindow keyed(held, switches, *overlay_ground("00ff00"));
  const auto is_blank = [&] {
    const QImage image = keyed.grab().toImage();
    return image.pixel(200, 10) == qRgb(0, 255, 0);
  };
  client.show(test::scene("five_players").snapshot);
  now_ms = 44'999;
  held.advance();
  EXPECT_TRUE(is_blank());
  now_ms = 45'000;
  held.advance();
  EXPECT_FALSE(is_blank());
}

TEST(CapturedWindow, RefusesAGroundThatIsNone) {
  EXPECT_EQ(overlay_ground("greenish").error().kind, ErrorKind::kUsage);
  EXPECT_TRUE(overlay_ground("#102030"));
}

}  // namespace
}  // namespace tilewatch::window
