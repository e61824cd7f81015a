// SPDX-License-Identifier: MIT
// The pages in a real Chromium. Pictures of all of them are written to $TILEWATCH_SCREENSHOTS, if it is set.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QDateTime>
#include <QFile>
#include <QImage>
#include <cstdlib>
#include <iostream>

#include "tests/display/overlay/browser.h"
#include "tests/display/overlay/served_table.h"

namespace tilewatch::test {
namespace {

using nlohmann::json;

constexpr const char* kDrawn = "return document.documentElement.dataset.ready !== undefined";

/// One browser for all tests: starting it is dear.
class Pages : public testing::Test {
 protected:
  static void SetUpTestSuite() { browser_ = Browser::start().release(); }
  static void TearDownTestSuite() { delete std::exchange(browser_, nullptr); }
  void SetUp() override {
    if (browser_ == nullptr) GTEST_SKIP() << "chromium and chromium-driver are not installed here";
    browser().resize(1920, 1080);
    browser().complaints();
  }
  void TearDown() override {
    if (browser_ != nullptr) browser().open(QUrl(QStringLiteral("about:blank")));
  }

  static Browser& browser() { return *browser_; }
  static QImage picture(const char* name) {
    const QByteArray png = browser().picture();
    if (const char* folder = std::getenv("TILEWATCH_SCREENSHOTS"); folder != nullptr) {
      QFile file(QString::fromUtf8(folder) + QLatin1Char('/') + QLatin1String(name) + QStringLiteral(".png"));
      if (file.open(QIODevice::WriteOnly)) file.write(png);
    }
    return QImage::fromData(png, "PNG");
  }
  /// For people to look at.
  static void keep(const char* name) {
    if (std::getenv("TILEWATCH_SCREENSHOTS") != nullptr) picture(name);
  }
  static std::string text_of(const char* selector) {
    return browser().run("return document.querySelector('" + std::string(selector) + "')?.textContent ?? ''");
  }
  /// Pixels that are not wholly transparent.
  static int drawn_pixels(const QImage& image) {
    int count = 0;
    for (int y = 0; y < image.height(); y += 4) {
      for (int x = 0; x < image.width(); x += 4) count += qAlpha(image.pixel(x, y)) > 0 ? 1 : 0;
    }
    return count;
  }

 private:
  static inline Browser* browser_ = nullptr;
};

TEST_F(Pages, draw_nothing_before_the_first_state_and_all_of_it_then) {
  ServedTable table;
  browser().open(table.url("/overlay/table/night"));
  ASSERT_TRUE(browser().wait("return window.tilewatch !== undefined"));
  EXPECT_EQ(drawn_pixels(picture("overlay-before")), 0);
  table.client.show(table_at(3));
  ASSERT_TRUE(browser().wait(kDrawn));
  const QImage shown = picture("overlay-night");
  EXPECT_EQ(shown.size(), QSize(1920, 1080));
  EXPECT_GT(drawn_pixels(shown), 10'000);
  EXPECT_EQ(qAlpha(shown.pixel(960, 300)), 0) << "the game shows through";
  EXPECT_EQ(text_of(".player .total"), "7");
  EXPECT_THAT(text_of(".last .line"), testing::HasSubstr("Road"));
  EXPECT_EQ(browser().complaints(), "");
}

TEST_F(Pages, follow_a_game_and_a_server_that_is_started_anew) {
  ServedTable table;
  table.client.show(table_at(3));
  browser().open(table.url("/overlay/table/meadow?lang=cs&side=right"));
  ASSERT_TRUE(browser().wait(kDrawn));
  EXPECT_EQ(text_of(".head b"), "Tah 3");
  table.client.show(table_at(4, 11));
  ASSERT_TRUE(browser().wait("return document.querySelector('.player .total').textContent === '11'"));
  table.restart();
  // What was shown stays while nobody is there.
  EXPECT_EQ(text_of(".player .total"), "11");
  EXPECT_EQ(browser().run(kDrawn), true);
  table.client.show(table_at(5, 19));
  ASSERT_TRUE(browser().wait("return document.querySelector('.player .total').textContent === '19'"));
  keep("overlay-meadow");
}

TEST_F(Pages, keep_the_delay_and_say_when_a_decision_is_under_review) {
  ServedTable table;
  table.client.show(table_at(3));
  table.pass_time(20);
  browser().open(table.url("/overlay/table/night?delay=20"));
  ASSERT_TRUE(browser().wait(kDrawn));
  bus::Snapshot asked = table_at(4, 30);
  asked.prompts.emplace_back();
  asked.prompts.back().kind = "illegal_tile";
  table.client.show(asked);
  table.pass_time(19);
  EXPECT_EQ(text_of(".player .total"), "7");
  EXPECT_EQ(browser().run("return document.querySelector('.review').hidden"), true);
  table.pass_time(1);
  ASSERT_TRUE(browser().wait("return document.querySelector('.player .total').textContent === '30'"));
  EXPECT_EQ(browser().run("return document.querySelector('.review').hidden"), false);
  keep("overlay-review");
}

TEST_F(Pages, hide_what_they_are_asked_to_and_show_one_part_alone) {
  ServedTable table;
  table.client.show(table_at(3));
  browser().open(table.url("/overlay/table/night?hide=board,odds,projected"));
  ASSERT_TRUE(browser().wait(kDrawn));
  EXPECT_EQ(browser().run("return document.querySelectorAll('.board, .odds').length"), 0);
  EXPECT_EQ(browser().run("return document.querySelector('.below b')"), nullptr);
  for (const char* part : {"scores", "last", "board", "odds"}) {
    browser().open(table.url(std::string("/overlay/table/meadow/") + part));
    ASSERT_TRUE(browser().wait(kDrawn)) << part;
    EXPECT_EQ(browser().run("return document.querySelectorAll('.part').length"), 1) << part;
  }
}

TEST_F(Pages, say_that_a_language_is_not_known_and_use_english) {
  ServedTable table;
  table.client.show(table_at(3));
  browser().open(table.url("/overlay/table/night?lang=tlh"));
  ASSERT_TRUE(browser().wait(kDrawn));
  EXPECT_THAT(text_of(".notice"),
              testing::HasSubstr("There is no language “tlh”; there are en, cs, ro, de."));
  EXPECT_EQ(text_of(".head b"), "Turn 3");
}

TEST_F(Pages, let_the_referees_phone_undo_answer_and_switch) {
  ServedTable table;
  bus::Snapshot asked = table_at(3);
  asked.prompts.emplace_back();
  asked.prompts.back().id = 9;
  asked.prompts.back().kind = "which_tile";
  asked.prompts.back().text = "Which tile lies at (1,0)?";
  asked.prompts.back().answers = {{"base.U@1", "road", "base.U", 1, 0.6},
                                  {"base.V@0", "bend", "base.V", 0, 0.4}};
  table.client.show(asked);
  browser().resize(390, 844);
  browser().open(table.url("/control#right-token"));
  ASSERT_TRUE(browser().wait("return document.querySelectorAll('.answers button').length === 2"));
  keep("control");
  EXPECT_LE(browser().run("return document.documentElement.scrollWidth").get<int>(), 390);
  browser().run("document.querySelectorAll('.answers button')[1].click()");
  browser().run("document.querySelector('.two .strong').click()");
  browser().run("document.querySelector('[data-audience=stream][data-aid=odds]').click()");
  ASSERT_TRUE(wait_until(
      [&] { return table.client.sent.size() == 2 && !table.switches.of(model::Audience::kStream).odds; }));
  EXPECT_EQ(table.client.sent[0].verb, "answer");
  EXPECT_EQ(table.client.sent[0].prompt, 9);
  EXPECT_EQ(table.client.sent[0].answer, "base.V@0");
  EXPECT_EQ(table.client.sent[1].verb, "undo");
  table.client.reply({table.client.sent[1].id, false, "there is nothing to undo"});
  ASSERT_TRUE(
      browser().wait("return document.querySelector('#toast').textContent === 'there is nothing to undo'"));
  EXPECT_EQ(browser().complaints(), "");
}

TEST_F(Pages, let_the_referees_phone_put_a_tile_right_and_begin_the_next_game) {
  ServedTable table;
  bus::Snapshot over = table_at(3);
  table.client.show(over);
  browser().resize(390, 844);
  browser().open(table.url("/control#right-token"));
  ASSERT_TRUE(browser().wait("return document.querySelectorAll('.laid button').length === 2"));
  // The tile before the last one, another type, turned once.
  browser().run("document.querySelectorAll('.laid button')[1].click()");
  browser().run("document.querySelector('.other').click()");
  ASSERT_TRUE(browser().wait("return document.querySelectorAll('#tile[open] .types button').length === 24"));
  EXPECT_EQ(browser().run("return document.activeElement.matches('.types [aria-pressed=true]')"), true);
  browser().run("document.querySelector('[data-type=\"base.K\"]').click()");
  browser().run("document.querySelector('#tile .turn').click()");
  ASSERT_TRUE(
      browser().wait("return [...document.querySelectorAll('#tile img')].slice(0, 8).every((img) => "
                     "img.complete && img.naturalWidth)"));
  keep("control-tile");
  EXPECT_LE(browser().run("return document.documentElement.scrollWidth").get<int>(), 390);
  EXPECT_EQ(browser().run("const box = document.querySelector('#tile').getBoundingClientRect();"
                          "return box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth"),
            true);
  browser().run("document.querySelector('#tile .end .strong').click()");
  ASSERT_TRUE(wait_until([&] { return table.client.sent.size() == 1; }));
  EXPECT_EQ(table.client.sent[0].verb, "correct_tile");
  EXPECT_EQ(table.client.sent[0].cell, (Cell{0, 0}));
  EXPECT_EQ(table.client.sent[0].type, "base.K");
  EXPECT_EQ(table.client.sent[0].rotation, 1);
  over.mode = bus::Mode::kEnded;
  table.client.show(over);
  ASSERT_TRUE(browser().wait("return document.querySelectorAll('.two .strong').length === 2"));
  browser().run("document.querySelectorAll('.two .strong')[1].click()");
  ASSERT_TRUE(browser().wait("return document.querySelector('#ask').open"));
  keep("control-next");
  EXPECT_EQ(browser().run("return document.querySelector('#ask p').textContent.includes('kept nowhere')"),
            true);
  browser().run("document.querySelector('#ask .strong').click()");
  ASSERT_TRUE(wait_until([&] { return table.client.sent.size() == 2; }));
  EXPECT_EQ(table.client.sent[1].verb, "next_game");
  EXPECT_EQ(table.client.sent[1].answer, "let_go");
  table.client.reply({table.client.sent[1].id, true, "The next game is kept in evening-2.db"});
  ASSERT_TRUE(browser().wait(
      "return document.querySelector('#toast').textContent === 'The next game is kept in evening-2.db'"));
  EXPECT_EQ(browser().complaints(), "");
}

TEST_F(Pages, send_a_phone_with_a_wrong_token_away) {
  ServedTable table;
  table.client.show(table_at(3));
  browser().resize(390, 844);
  browser().open(table.url("/control#guess"));
  ASSERT_TRUE(
      browser().wait("return document.querySelector('#lost').textContent.includes('no longer valid')"));
  EXPECT_EQ(browser().run("return document.querySelector('#page').hidden"), true);
}

TEST_F(Pages, show_the_room_what_the_room_may_see) {
  ServedTable table;
  table.switches.set(model::tournament_aids());
  table.client.show(table_at(3));
  browser().resize(1280, 720);
  browser().open(table.url("/live?lang=de"));
  ASSERT_TRUE(browser().wait("return document.querySelectorAll('.board-tiles img').length === 2"));
  EXPECT_EQ(text_of(".head"), "Zug 3");
  EXPECT_EQ(browser().run("return document.querySelector('.odds').hidden"), true);
  keep("live");
  browser().open(table.url("/"));
  ASSERT_TRUE(browser().wait("return document.querySelectorAll('.address').length === 8"));
  keep("index");
  EXPECT_EQ(browser().complaints(), "");
}

/// As much as ever stands on a page.
bus::Snapshot crowded_table() {
  bus::Snapshot table = table_at(57, 128);
  table.players = {{"Maximiliane von Hohenzollern",
                    Colour::kRed,
                    128,
                    144,
                    {{FigureKind::kMeeple, 5}, {FigureKind::kBigMeeple, 1}, {FigureKind::kAbbot, 1}},
                    true},
                   {"",
                    Colour::kYellow,
                    97,
                    131,
                    {{FigureKind::kMeeple, 7}, {FigureKind::kBigMeeple, 1}, {FigureKind::kAbbot, 1}},
                    false},
                   {"Bo", Colour::kBlack, 88, 90, {{FigureKind::kMeeple, 0}}, false},
                   {"Çağlar", Colour::kGreen, 40, 51, {{FigureKind::kMeeple, 2}}, false},
                   {"Ștefan", Colour::kPink, 7, 8, {{FigureKind::kMeeple, 3}}, false}};
  table.log.back().points = 34;
  table.log.back().feature = FeatureKind::kCity;
  table.log.back().terms = {
      {"tiles", 8, 16}, {"shields", 5, 10}, {"cathedral", 1, 13}, {"mage", 8, 8}, {"witch", 1, -13}};
  table.odds->players = {{Colour::kRed, 0.61, 0.02, 150, 1},
                         {Colour::kYellow, 0.25, 0.02, 140, 1},
                         {Colour::kBlack, 0.13, 0.01, 120, 1},
                         {Colour::kGreen, 0.01, 0.002, 70, 1},
                         {Colour::kPink, 0, 0, 10, 1}};
  bus::Mists mists;
  mists.level = 6;
  mists.goal = 130;
  for (const bus::PlayerState& player : table.players) mists.scores.push_back({player.colour, player.score});
  mists.ghosts_in_all = 28;
  mists.bank = 3;
  mists.stack = 2;
  mists.stack_left = 14;
  mists.marks = {{30, "gone", {}}, {65, "beside", Cell{1, 0}}, {100, "waiting", {}}};
  mists.areas = {{"open", {{0, 0}}, 4, 3},
                 {"open", {{1, 0}}, 2, 1},
                 {"closed", {{1, 0}}, 0, 0},
                 {"dead", {{0, 0}}, 1, 0}};
  mists.places = {{FeatureKind::kCastle, {0, 0}, false, false, 2, 0, {}},
                  {FeatureKind::kCastle, {1, 0}, false, false, 5, 0, {}},
                  {FeatureKind::kCemetery, {1, 0}, false, false, 3, 2, {}}};
  table.mists = mists;
  table.prompts.emplace_back();
  table.prompts.back().kind = "which_tile";
  table.prompts.back().text = "Which tile lies at (1,0)?";
  table.prompts.push_back(table.prompts.back());
  return table;
}

TEST_F(Pages, cut_no_text_in_any_language) {
  ServedTable table;
  table.client.show(crowded_table());
  for (const std::string language : {"en", "cs", "ro", "de"}) {
    for (const std::string theme : {"night", "meadow"}) {
      browser().open(table.url("/overlay/table/" + theme + "?show=prompts&lang=" + language));
      ASSERT_TRUE(browser().wait(kDrawn));
      const json cut = browser().run(
          "return [...document.querySelectorAll('.head > *, .below > *, .odds .title > *, .odds .share span, "
          ".last .terms > *, "
          ".last .line, .fog .row > *, .fog .bank > *, .fog .warning, .facts > *, .prompts > *, .review "
          "span')]"
          ".filter((e) => { const box = e.closest('.part, .review').getBoundingClientRect(), own = "
          "e.getBoundingClientRect();"
          " return !e.hidden && (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "
          "'inline' || own.right > box.right + 1 || own.bottom > box.bottom + 1); })"
          ".map((e) => e.className + ': ' + e.textContent)");
      EXPECT_EQ(cut, json::array()) << theme << " " << language;
      const json outside = browser().run(
          "return [...document.querySelectorAll('.part, .review')].filter((e) => { const own = "
          "e.getBoundingClientRect();"
          " return !e.hidden && (own.bottom > innerHeight || own.right > innerWidth || own.left < 0); "
          "}).map((e) => e.className)");
      EXPECT_EQ(outside, json::array()) << theme << " " << language;
      keep(("crowded-" + theme + "-" + language).c_str());
    }
  }
}

TEST_F(Pages, paint_a_change_soon) {
  ServedTable table;
  table.client.show(table_at(3));
  browser().open(table.url("/overlay/table/night"));
  ASSERT_TRUE(browser().wait(kDrawn));
  std::vector<double> delays;
  for (int turn = 4; turn < 24; ++turn) {
    const qint64 told = QDateTime::currentMSecsSinceEpoch();
    table.client.show(table_at(turn, turn));
    json drawn;
    ASSERT_TRUE(wait_until([&] {
      drawn = browser().run("return window.tilewatch");
      return drawn["n"] == turn - 2;
    }));
    delays.push_back(drawn["drawnAt"].get<double>() - static_cast<double>(told));
  }
  std::sort(delays.begin(), delays.end());
  RecordProperty("median_ms", std::to_string(delays[delays.size() / 2]));
  std::cout << "from the engine's word to pixels: median " << delays[delays.size() / 2] << " ms, worst "
            << delays.back() << " ms\n";
}

}  // namespace
}  // namespace tilewatch::test
