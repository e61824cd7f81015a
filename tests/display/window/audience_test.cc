// SPDX-License-Identifier: MIT
// The audience screen in every state and size: pictures for people ($TILEWATCH_SCREENSHOTS), facts for the
// test.
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QKeyEvent>
#include <QSet>
#include <cstdlib>
#include <filesystem>
#include <string_view>

#include "display/window/audience/audience_window.h"
#include "display/window/main_window.h"
#include "tests/display/window/fake_client.h"
#include "tests/display/window/tables.h"

namespace tilewatch::window {
namespace {

/// A moment of a game with a new score, and the state just before it.
struct Moment {
  bus::Snapshot before;
  bus::Snapshot after;
};

/// The first time after so many turns that a feature brings somebody points.
Moment scoring_moment(std::vector<rules::PlayerSetup> players, unsigned seed, int turns) {
  test::Table table(std::move(players), seed);
  table.play(turns);
  for (int more = 0; more < 60; ++more) {
    Moment moment{table.snapshot(), {}};
    table.play(1);
    moment.after = table.snapshot();
    const auto& log = moment.after.log;
    const bool scored =
        std::any_of(log.begin() + static_cast<std::ptrdiff_t>(moment.before.log.size()), log.end(),
                    [](const bus::LogEntry& entry) { return entry.points > 5 && entry.terms.size() > 1; });
    if (scored) return moment;
  }
  throw std::logic_error("nobody scored");
}

class Audience : public testing::Test {
 protected:
  void open(QSize size, const model::AidSwitches* aids = nullptr) {
    AudienceOptions options;
    options.animations = false;
    options.aids = aids;
    options.clock = [this] { return now_s_; };
    window_ = std::make_unique<AudienceWindow>(client_, options);
    window_->resize(size);
    window_->show();
  }
  void show(const bus::Snapshot& snapshot) {
    client_.show(snapshot);
    QCoreApplication::sendPostedEvents();
  }
  void press(int key) {
    QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
    QCoreApplication::sendEvent(window_.get(), &event);
  }
  /// Keeps the picture where $TILEWATCH_SCREENSHOTS says; how many colours there are in it.
  qsizetype colours_of_picture(const std::string& name) {
    if (const char* kept = std::getenv("TILEWATCH_SCREENSHOTS"); kept != nullptr) {
      std::filesystem::create_directories(kept);
      const auto saved =
          window_->grab_window(std::filesystem::path(kept) /
                               ("audience_" + name + "_" + std::to_string(window_->width()) + ".png"));
      EXPECT_TRUE(saved) << saved.error().message;
    }
    const QImage image = window_->grab().toImage();
    EXPECT_EQ(image.size(), window_->size());
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); y += 9) {
      for (int x = 0; x < image.width(); x += 9) colours.insert(image.pixel(x, y));
    }
    return colours.size();
  }

  double now_s_ = 0;
  test::FakeClient client_;
  std::unique_ptr<AudienceWindow> window_;
};

TEST_F(Audience, EverySceneFillsTheScreen) {
  // All sizes only where somebody wants to look.
  const bool all = std::getenv("TILEWATCH_SCREENSHOTS") != nullptr;
  for (const int width : all ? std::vector{1280, 1920, 3840} : std::vector{1280}) {
    open({width, width * 9 / 16});
    for (const char* name :
         {"waiting", "mid_game", "which_tile", "five_players", "ended", "magic", "mists"}) {
      if (!all && std::string_view(name) == "magic") continue;
      show(test::scene(name).snapshot);
      EXPECT_GT(colours_of_picture(name), 60) << name;
    }
    if (!all) continue;
    test::Table early({{"Anna", Colour::kRed}, {"Ben", Colour::kBlue}}, 5);
    early.play(5);
    show(early.snapshot());
    EXPECT_GT(colours_of_picture("early"), 60);
    bus::Snapshot lost = test::scene("mists").snapshot;
    lost.mode = bus::Mode::kEnded;
    lost.mists->end = "won";
    show(lost);
    EXPECT_GT(colours_of_picture("mists_won"), 60);
  }
}

TEST_F(Audience, AScoreIsInTheLightForAWhileWithItsTermsAndItsFeature) {
  open({1280, 720});
  const Moment moment =
      scoring_moment({{"Anna", Colour::kGreen}, {"Ben", Colour::kBlue}, {"Cleo", Colour::kPink}}, 9, 24);
  show(moment.before);
  EXPECT_EQ(window_->view().line.kind, model::AudienceLine::Kind::kTurn);
  show(moment.after);
  EXPECT_EQ(window_->view().line.kind, model::AudienceLine::Kind::kScore);
  EXPECT_FALSE(window_->view().line.terms.empty());
  EXPECT_FALSE(window_->view().outline.pieces.empty());
  EXPECT_GT(colours_of_picture("celebration"), 60);
  now_s_ = model::Celebrations::kEach_s + 0.1;
  bus::Snapshot same = moment.after;
  same.tiles_left -= 1;
  show(same);
  EXPECT_EQ(window_->view().line.kind, model::AudienceLine::Kind::kTurn) << "calm again";
}

TEST_F(Audience, ShowsTheHallOnlyItsOwnAids) {
  model::AidSwitches switches(model::tournament_aids());
  open({1280, 720}, &switches);
  show(test::scene("mid_game").snapshot);
  EXPECT_EQ(window_->view().line.left, "");
  EXPECT_FALSE(window_->view().players.front().player.if_ended_now);
  switches.set(model::Audience::kHall, model::Aid::kTilesLeft, true);
  switches.set(model::Audience::kPlayers, model::Aid::kProjected, true);
  QCoreApplication::sendPostedEvents();
  EXPECT_NE(window_->view().line.left, "");
  EXPECT_FALSE(window_->view().players.front().player.if_ended_now) << "a switch of others";
}

TEST_F(Audience, KeysLeaveTheFullScreenTellQuestionsAndClose) {
  open({1280, 720});
  show(test::scene("which_tile").snapshot);
  EXPECT_EQ(window_->view().line.kind, model::AudienceLine::Kind::kQuestion);
  press(Qt::Key_Q);
  EXPECT_EQ(window_->view().line.kind, model::AudienceLine::Kind::kTurn);
  press(Qt::Key_F11);
  EXPECT_TRUE(window_->isFullScreen());
  press(Qt::Key_Escape);
  EXPECT_FALSE(window_->isFullScreen());
  EXPECT_TRUE(window_->isVisible());
  press(Qt::Key_Escape);
  EXPECT_FALSE(window_->isVisible());
}

TEST_F(Audience, OpensFromTheRefereesWindowWithTheGameAsItIsAndClosesAgain) {
  WindowOptions options;
  options.animations = false;
  MainWindow window(client_, options);
  client_.show(test::scene("mid_game").snapshot);
  window.actions().find("audience")->trigger();
  auto* screen = window.findChild<AudienceWindow*>();
  ASSERT_NE(screen, nullptr);
  QCoreApplication::sendPostedEvents();
  EXPECT_EQ(screen->view().players.size(), 3U);
  window.actions().find("audience")->trigger();
  EXPECT_FALSE(screen->isVisible());
}

TEST_F(Audience, TellsTheFinalScoringBeforeTheResult) {
  test::Table table({{"Anna", Colour::kGreen}, {"Ben", Colour::kBlue}, {"Cleo", Colour::kPink}}, 9);
  table.play(40);
  open({1280, 720});
  show(table.snapshot());
  table.end();
  now_s_ = 100;
  show(table.snapshot());
  EXPECT_EQ(window_->view().line.kind, model::AudienceLine::Kind::kScore);
  EXPECT_EQ(window_->view().line.turn, "Final scoring");
  EXPECT_FALSE(window_->view().over);
  EXPECT_FALSE(window_->view().outline.pieces.empty()) << "its feature is in the light";
  EXPECT_GT(colours_of_picture("final_scoring"), 60);
  press(Qt::Key_Space);
  EXPECT_TRUE(window_->view().over);
  EXPECT_EQ(window_->view().line.kind, model::AudienceLine::Kind::kOver);
}

TEST_F(Audience, IsKeptBehindFromTheMomentItOpens) {
  WindowOptions options;
  options.animations = false;
  options.audience_delay_s = 60;
  MainWindow window(client_, options);
  client_.show(test::scene("mid_game").snapshot);
  window.actions().find("audience")->trigger();
  auto* screen = window.findChild<AudienceWindow*>();
  ASSERT_NE(screen, nullptr);
  client_.show(test::scene("ended").snapshot);
  QCoreApplication::sendPostedEvents();
  EXPECT_FALSE(screen->desk().table().has_snapshot()) << "nothing is old enough";
  EXPECT_TRUE(window.desk().table().has_snapshot()) << "the referee sees everything at once";
}

TEST(AudienceDelay, ShowsEachStateWhenItIsOldEnough) {
  test::FakeClient client;
  qint64 now_ms = 0;
  model::DelayedClient held(client, 20, [&] { return now_ms; });
  AudienceOptions options;
  options.animations = false;
  AudienceWindow screen(held, options);
  client.show(test::scene("mid_game").snapshot);
  now_ms = 10'000;
  client.show(test::scene("ended").snapshot);
  now_ms = 20'000;
  held.advance();
  EXPECT_EQ(screen.desk().snapshot().mode, bus::Mode::kPlaying);
  now_ms = 30'000;
  held.advance();
  EXPECT_EQ(screen.desk().snapshot().mode, bus::Mode::kEnded);
}

}  // namespace
}  // namespace tilewatch::window
