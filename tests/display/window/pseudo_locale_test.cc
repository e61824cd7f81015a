// SPDX-License-Identifier: MIT
// A language that nobody speaks: every translated text in brackets, without a single plain letter, and longer
// than any of ours. What is left out shows as plain letters, what is cut as a box that is too small.
#include <gtest/gtest.h>

#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QMessageBox>
#include <QRegularExpression>
#include <QTranslator>
#include <functional>
#include <set>

#include "display/i18n/languages.h"
#include "display/window/aids_dialog.h"
#include "display/window/calibration_window.h"
#include "display/window/figure_dialog.h"
#include "display/window/main_window.h"
#include "display/window/new_game_dialog.h"
#include "display/window/phone_dialog.h"
#include "display/window/points_dialog.h"
#include "display/window/preferences_menu.h"
#include "display/window/soft_board_panel.h"
#include "display/window/tile_dialog.h"
#include "tests/display/window/fake_client.h"
#include "tests/display/window/painted_texts.h"
#include "tests/display/window/tables.h"

namespace tilewatch::window {
namespace {

/// "Undo" -> "[Ùñđõö]".
QString pseudo(const QString& text) {
  static const QString kPlain = QStringLiteral("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
  static const QString kOther = QStringLiteral("àƀçđéƒĝĥíĵķļɱñõþɋŕšŧùṽŵẋÿžÀƁÇĐÉƑĜĤÍĴĶĻṀÑÕÞɊŔŠŦÙṼŴẊÝŽ");
  // What is filled in or means something to the toolkit stays.
  static const QRegularExpression kKept(QStringLiteral(R"(%L?[1-9n]|\{[^}]*\}|<[^>]*>)"));
  QString out = QStringLiteral("[");
  qsizetype kept_to = 0;
  int vowels = 0;
  auto kept = kKept.globalMatch(text);
  QRegularExpressionMatch next = kept.hasNext() ? kept.next() : QRegularExpressionMatch();
  for (qsizetype i = 0; i < text.size(); ++i) {
    if (next.hasMatch() && i == next.capturedStart()) {
      kept_to = next.capturedEnd();
      next = kept.hasNext() ? kept.next() : QRegularExpressionMatch();
    }
    const qsizetype at = i < kept_to ? -1 : kPlain.indexOf(text[i]);
    out += at < 0 ? text[i] : kOther[at];
    // A third longer, as German is.
    if (at >= 0 && QStringLiteral("aeiou").contains(text[i].toLower()) && ++vowels % 2 == 0)
      out += QStringLiteral("ö");
  }
  return out + QLatin1Char(']');
}

class PseudoTranslator : public QTranslator {
 public:
  QString translate(const char*, const char* source, const char*, int) const override {
    return pseudo(QString::fromUtf8(source));
  }
  bool isEmpty() const override { return false; }
};

class PseudoLocale : public testing::Test {
 protected:
  void SetUp() override { QCoreApplication::installTranslator(&translator_); }
  void TearDown() override { QCoreApplication::removeTranslator(&translator_); }

  /// What is no text of the program: names of players, of languages and of files, letters of badges and keys.
  static QString without_names(QString text) {
    static const QStringList kNames = [] {
      QStringList names{QStringLiteral("Tilewatch"), QStringLiteral("--overlay-host any")};
      for (const i18n::Language& language : i18n::languages()) names.append(language.name);
      for (const test::Scene& scene : test::scenes()) {
        for (const bus::PlayerState& player : scene.snapshot.players) {
          if (!player.name.empty()) names.append(QString::fromStdString(player.name));
        }
      }
      return names;
    }();
    static const QRegularExpression kAddress(QStringLiteral(R"(https?://\S+)"));
    text.remove(kAddress);
    for (const QString& name : kNames) text.remove(name);
    return text;
  }

  static bool is_plain(const QString& text) {
    static const QRegularExpression kWord(QStringLiteral("[A-Za-z]{2,}"));
    return kWord.match(without_names(text)).hasMatch();
  }

  static void expect_translated(const QString& text, const QString& where) {
    EXPECT_FALSE(is_plain(text)) << "left out: " << text.toStdString() << " in " << where.toStdString();
  }

  /// Everything that is to be read in a widget and those in it.
  static void expect_all_translated(QWidget& top, const std::string& scene) {
    QList<QWidget*> all = top.findChildren<QWidget*>();
    all.prepend(&top);
    for (QWidget* widget : all) {
      const QString name = QStringLiteral("%1, %2 %3")
                               .arg(QString::fromStdString(scene),
                                    QLatin1String(widget->metaObject()->className()), widget->objectName());
      if (widget->isWindow()) expect_translated(widget->windowTitle(), name);
      expect_translated(widget->toolTip(), name + " tool tip");
      expect_translated(widget->accessibleName(), name + " accessible name");
      expect_translated(widget->accessibleDescription(), name + " accessible description");
      if (!widget->isVisibleTo(&top) || widget->width() < 2 || widget->height() < 2) continue;
      const bool scrolls = inherits_scroll_area(widget);
      for (const test::PaintedText& painted : test::painted_texts(*widget)) {
        expect_translated(painted.text, name);
        EXPECT_FALSE(painted.text.contains(QChar(0x2026)))
            << "cut: " << painted.text.toStdString() << " in " << name.toStdString();
        if (scrolls || painted.text.trimmed().isEmpty()) continue;
        // A pixel for the bearing of letters.
        const QRectF room = painted.room.adjusted(-1.5, -1.5, 1.5, 1.5);
        EXPECT_TRUE(painted.box.left() >= room.left() && painted.box.right() <= room.right())
            << "cut: " << painted.text.toStdString() << " in " << name.toStdString() << " from "
            << painted.box.left() << " to " << painted.box.right() << " in " << painted.room.left() << " to "
            << painted.room.right();
      }
    }
  }

  /// What lies in a scrolled list may lie outside of what is shown.
  static bool inherits_scroll_area(const QWidget* widget) {
    for (; widget != nullptr; widget = widget->parentWidget()) {
      if (widget->inherits("QAbstractScrollArea")) return true;
    }
    return false;
  }

  static WindowOptions still(QSize size) {
    WindowOptions options;
    options.animations = false;
    options.width = size.width();
    options.height = size.height();
    options.phone = {"http://127.0.0.1:8090/control#t", "http://127.0.0.1:8090/live", false};
    return options;
  }

  static void keep_picture(QWidget& widget, const std::string& name) {
    if (const char* kept = std::getenv("TILEWATCH_SCREENSHOTS"); kept != nullptr) {
      widget.grab().save(QString::fromStdString(std::string(kept) + "/pseudo_" + name + ".png"));
    }
  }

  PseudoTranslator translator_;
};

TEST_F(PseudoLocale, NoTextOfTheWindowIsLeftOutOrCut) {
  for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
    test::FakeClient client;
    MainWindow window(client, still(size));
    window.show();
    for (const char* scene : {"waiting", "mid_game", "which_tile", "illegal_tile", "take_home", "paused_hand",
                              "lost", "ended", "magic", "towers_tents", "mists"}) {
      if (size.width() > 1280 && std::string(scene) != "which_tile" && std::string(scene) != "mists")
        continue;
      client.show(test::scene(scene).snapshot);
      if (test::scene(scene).preview) client.show(*test::scene(scene).preview);
      QCoreApplication::sendPostedEvents();
      window.grab();  // what is painted asks for its layout
      keep_picture(window, scene + std::to_string(size.width()));
      expect_all_translated(window, scene);
    }
  }
}

TEST_F(PseudoLocale, NoTextOfTheDialogsIsLeftOutOrCut) {
  test::FakeClient client;
  MainWindow window(client, still({1280, 720}));
  window.show();
  client.show(test::scene("magic").snapshot);
  const auto look = [&](QWidget& dialog, const std::string& name) {
    dialog.show();
    dialog.grab();
    keep_picture(dialog, name);
    expect_all_translated(dialog, name);
    dialog.hide();
  };
  TileDialog tile(window.desk(), &window);
  look(tile, "tile dialog");
  window.desk().set_chosen(test::scene("magic").snapshot.figures.front().cell);
  FigureDialog figure(window.desk(), &window);
  look(figure, "figure dialog");
  PointsDialog points(window.desk(), &window);
  look(points, "points dialog");
  model::AidSwitches aids;
  AidsDialog who(aids, 1, &window);
  look(who, "aids dialog");
  PhoneDialog phone({"http://127.0.0.1:8090/control#t", "http://127.0.0.1:8090/live", false}, 1, &window);
  look(phone, "phone dialog");
  look(*make_preferences_menu(&window), "preferences");
  SoftBoardPanel board({{-1, 0, 2}, {0, 2, 4}, {1, 6, 4}}, BoardButtons{}, [](int, bool) {});
  look(board, "soft board");
  NewGameOffer offer;
  offer.sets = {{"base", "Base game"}, {"mage_witch", "Mage & Witch"}};
  offer.rules = [](const std::vector<std::string>&) {
    return std::vector<NewGameOffer::Rule>{
        {"fields", "farmers may be placed", "", {"no", "yes"}, "yes"},
        {"tiny_city", "points of a finished city of two tiles", "", {"2", "4"}, "4"}};
  };
  offer.check = [](const NewGameChoice&) -> Result<void> {
    return failure(ErrorKind::kUsage, "two players cannot both be red.");
  };
  NewGameDialog begin(offer, 1, &window);
  look(begin, "new game");
}

/// What the wizard's pages show when all is measured, and what calibration said in English.
model::CalibrationFacts all_measured(model::CalibrationPage page) {
  using model::CalibrationPage;
  model::CalibrationFacts facts;
  facts.page = page;
  facts.source = "7";
  facts.can_lock = true;
  facts.place = model::CalibrationFacts::Place{2.1, 0.4, 0, 0.02, 0.03, 0.45, true, true, false, false};
  facts.lens.pictures = 14;
  facts.lens.result = {905.4, 1.2, 0.21, 0.05, true, true, true, true, 6, 0.83};
  facts.table = {"4 corner markers", 702, 11, 0.71, 1.4, false};
  facts.check = {1, 0.62};
  facts.colours = {{"red", {175, 45, 45}}, {"back", {90, 80, 60}}};
  facts.has_lens = facts.has_table = facts.has_colours = true;
  facts.folder = "/1";
  switch (page) {
    case CalibrationPage::kPlace:
      facts.words =
          "It is too dark: more light on the table. A lamp or window is mirrored in 3 % of the picture: move "
          "the lamp, or tilt the camera a little.";
      break;
    case CalibrationPage::kLens:
      facts.words = "Picture 3. Move the board to the bottom left.";
      break;
    case CalibrationPage::kTable:
      facts.words =
          "A tile 210 mm from where the table was measured: its outline is off by 0.6 mm, it seems 45.1 mm "
          "wide (green).";
      break;
    case CalibrationPage::kColours:
      facts.words =
          "red and pink are hard to tell apart (12; 18 is safe). Leave out pink: then all others can be told "
          "apart.";
      break;
    case CalibrationPage::kTiles:
      facts.words = "Faces saved in /1: 12. Seen twice: 2. Left out: 1.";
      break;
    case CalibrationPage::kDone:
      facts.numbers = {"Measured 2026-05-31 from 18 pictures (squares 30.1 mm).",
                       "Measured 2026-05-31 from 9 tiles.", "The lens was measured before.",
                       "Measured 2026-05-31: red, mage."};
  }
  return facts;
}

TEST_F(PseudoLocale, NoTextOfTheWizardIsLeftOutOrCut) {
  model::CalibrationInputs inputs;
  inputs.profile = "1";
  CalibrationWindow wizard(inputs, [](const model::CalibrationOrder&) {});
  wizard.show();
  for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
    wizard.resize(size);
    for (const model::CalibrationPage page : model::kCalibrationPages) {
      wizard.show_facts(all_measured(page), {});
      QCoreApplication::processEvents();  // what a page needs is laid out
      wizard.grab();
      const std::string name = "calibration " + std::to_string(static_cast<int>(page));
      keep_picture(wizard, name + " " + std::to_string(size.width()));
      expect_all_translated(wizard, name);
    }
  }
}

TEST_F(PseudoLocale, ACameraThatHasMovedIsToldInTheReadersLanguage) {
  test::FakeClient client;
  MainWindow window(client, still({1280, 720}));
  window.show();
  bus::Snapshot snapshot = test::scene("mid_game").snapshot;
  snapshot.camera.moved = "The camera (or the board) has moved 4 mm.";
  client.show(snapshot);
  QCoreApplication::sendPostedEvents();
  window.grab();
  expect_all_translated(window, "moved camera");
}

TEST_F(PseudoLocale, ARefusalIsShownInTheReadersLanguage) {
  test::FakeClient client;
  MainWindow window(client, still({1280, 720}));
  window.show();
  client.show(test::scene("mid_game").snapshot);
  client.reply({"1", false, "B-1: its north edge is a road and would meet a city"});
  client.reply({"2", false, "there is nothing to undo"});
  QCoreApplication::sendPostedEvents();
  window.grab();
  expect_all_translated(window, "refusal");
}

TEST(Preferences, LanguageAndThemeChangeWhileTheWindowIsOpen) {
  test::FakeClient client;
  WindowOptions options;
  options.animations = false;
  MainWindow window(client, options);
  window.show();
  client.show(test::scene("mid_game").snapshot);
  const QColor dark = window.grab().toImage().pixelColor(3, 3);
  const auto choose = [&](const char* name) {
    QMenu* menu = make_preferences_menu(&window);
    auto* action = menu->findChild<QAction*>(QLatin1String(name));
    ASSERT_NE(action, nullptr);
    action->trigger();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    delete menu;
  };
  choose("lang_cs");
  EXPECT_EQ(window.actions().find("undo")->text(), "Zpět");
  EXPECT_EQ(i18n::language(), "cs");
  choose("theme_light");
  EXPECT_GT(window.grab().toImage().pixelColor(3, 3).lightness(), dark.lightness() + 60);
  EXPECT_EQ(window.desk().snapshot().turn, test::scene("mid_game").snapshot.turn) << "the game went on";
  choose("theme_dark");
  choose("lang_en");
  EXPECT_EQ(window.actions().find("undo")->text(), "Undo");
  EXPECT_EQ(window.grab().toImage().pixelColor(3, 3), dark);
}

}  // namespace
}  // namespace tilewatch::window
