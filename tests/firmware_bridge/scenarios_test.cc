// SPDX-License-Identifier: MIT
// The one suite that every board passes: the soft board and the real firmware in a simulated Uno, with the
// program's own driver, in simulated time.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "tests/firmware_bridge/bars.h"

namespace tilewatch::bridge {
namespace {

using namespace std::chrono_literals;
using test::Bench;

class Boards : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    std::unique_ptr<test::TestBoard> board;
    std::string why;
    if (GetParam() == std::string("soft")) {
      board = test::make_soft_test_board();
    } else {
      board = test::make_uno_test_board(why);
    }
    if (!board) GTEST_SKIP() << why;
    bench_ = std::make_unique<Bench>(std::move(board));
  }
  Bench& bench() { return *bench_; }
  const BoardLink& link() { return bench_->device().link(); }
  void click(int button) {
    bench().board().press(button);
    bench().run(15ms);
    bench().board().release(button);
    bench().run(15ms);
  }

 private:
  std::unique_ptr<Bench> bench_;
};

TEST_P(Boards, ConnectDescribeThemselvesAndShowThePicture) {
  const Picture picture = test::some_picture(1);
  bench().device().show(picture);
  bench().device().ring(180);
  ASSERT_TRUE(bench().until_picture_is_right(2s));
  EXPECT_EQ(bench().board().lamps(), picture);
  bench().run(400ms);
  EXPECT_EQ(bench().board().ring(), 180);
  const BoardDescription* board = bench().device().description();
  ASSERT_NE(board, nullptr);
  EXPECT_EQ(board->lamps, 60);
  EXPECT_TRUE(board->ring);
  ASSERT_EQ(board->buttons.size(), 13U);
  EXPECT_EQ(board->buttons[5].role, ButtonRole::kUndo);
  EXPECT_EQ(board->buttons[5].seat, 2);
  EXPECT_EQ(board->buttons[12].role, ButtonRole::kClock);
  EXPECT_EQ(board->buttons[12].seat, -1);
  ASSERT_EQ(board->zones.size(), 7U);
  EXPECT_EQ(board->zones[6].first, 54);
}

TEST_P(Boards, TellEveryButtonOnce) {
  ASSERT_TRUE(bench().until_picture_is_right(2s));
  for (int button = 0; button < 13; ++button) click(button);
  bench().run(300ms);
  ASSERT_EQ(bench().presses().size(), 13U);
  for (int button = 0; button < 13; ++button) {
    EXPECT_EQ(bench().presses()[static_cast<std::size_t>(button)].button.index, button);
  }
}

TEST_P(Boards, ChangeOnlyWhatChanged) {
  Picture picture = test::some_picture(1);
  bench().device().show(picture);
  ASSERT_TRUE(bench().until_picture_is_right(2s));
  int ranges = 0;
  bench().device().link().listener = [&](bool from_board, const Message& message) {
    if (!from_board && message.type == TW_LED_RANGE)
      ranges += static_cast<int>(message.payload.size() - 2) / 3;
  };
  picture[7] = {1, 2, 3};
  picture[40] = {3, 2, 1};
  bench().device().show(picture);
  ASSERT_TRUE(bench().until_picture_is_right(1s));
  EXPECT_EQ(ranges, 2);
  EXPECT_EQ(bench().board().lamps(), picture);
}

TEST_P(Boards, AreBackAfterAReset) {
  const Picture picture = test::some_picture(2);
  bench().device().show(picture);
  ASSERT_TRUE(bench().until_picture_is_right(2s));
  bench().device().show(test::some_picture(3));
  bench().run(7ms);  // in the middle of the ranges
  bench().board().reset();
  bench().run(30ms);
  ASSERT_TRUE(bench().until_picture_is_right(2s));
  EXPECT_EQ(bench().board().lamps(), test::some_picture(3));
}

TEST_P(Boards, KeepAPressThroughAnUnpluggedCable) {
  ASSERT_TRUE(bench().until_picture_is_right(2s));
  bench().plug(false);
  bench().run(500ms);
  EXPECT_FALSE(bench().device().ready());
  click(4);
  click(12);
  bench().run(1s);
  EXPECT_TRUE(bench().presses().empty());
  bench().plug(true);
  ASSERT_TRUE(bench().until_picture_is_right(2s));
  bench().run(200ms);
  ASSERT_EQ(bench().presses().size(), 2U);
  EXPECT_EQ(bench().presses()[0].button.index, 4);
  EXPECT_EQ(bench().presses()[1].button.index, 12);
  EXPECT_NE(bench().presses()[0].id, bench().presses()[1].id);
}

TEST_P(Boards, AreKnownAnewAfterTheyWereWithoutPower) {
  ASSERT_TRUE(bench().until_picture_is_right(2s));
  for (int i = 0; i < 5; ++i) click(1);
  bench().board().power_cycle();
  bench().run(50ms);
  const Picture picture = test::some_picture(4);
  bench().device().show(picture);
  ASSERT_TRUE(bench().until_picture_is_right(2s));
  click(2);  // its number was used before
  bench().run(100ms);
  ASSERT_EQ(bench().presses().size(), 6U);
  EXPECT_EQ(bench().presses()[5].button.index, 2);
  EXPECT_EQ(bench().board().lamps(), picture);
}

TEST_P(Boards, ShowByThemselvesThatNobodyIsThereAndForgetItAfterwards) {
  const Picture picture = test::some_picture(5);
  bench().device().show(picture);
  bench().device().ring(200);
  ASSERT_TRUE(bench().until_picture_is_right(2s));
  bench().run(400ms);
  bench().computer_awake = false;
  bench().run(3s);
  EXPECT_EQ(bench().board().ring(), 0);
  const Picture alone = bench().board().lamps();
  EXPECT_EQ(std::count(alone.begin(), alone.end(), Rgb{}), 54);
  EXPECT_EQ(alone.front(), (Rgb{24, 0, 0}));
  bench().computer_awake = true;
  ASSERT_TRUE(bench().run_until(5s, [&] { return bench().board().lamps() == picture; }));
  ASSERT_TRUE(bench().run_until(1s, [&] { return bench().board().ring() == 200; }));
}

TEST_P(Boards, AreNotConfusedByNoise) {
  const Picture picture = test::some_picture(6);
  bench().device().show(picture);
  ASSERT_TRUE(bench().until_picture_is_right(2s));
  std::mt19937 random(1);
  for (int i = 0; i < 30; ++i) {
    std::vector<std::uint8_t> noise(random() % 60);
    for (auto& byte : noise) byte = static_cast<std::uint8_t>(random() % 256);
    bench().disturb(noise);
    bench().device().show(test::some_picture(7 + static_cast<std::uint32_t>(i)));
    ASSERT_TRUE(bench().until_picture_is_right(2s));
  }
  click(3);
  bench().run(100ms);
  EXPECT_EQ(bench().presses().size(), 1U);
}

TEST_P(Boards, DeliverEveryPressOnceInOrderThoughBitsFlip) {
  const test::Disturbed out = test::disturbed_messages(bench(), 200, 8);
  EXPECT_EQ(out.delivered, 200);
  EXPECT_TRUE(out.once_in_order);
  EXPECT_EQ(out.pictures_right, out.pictures);
  EXPECT_GT(out.asked_again, 0);
}

TEST_P(Boards, AreAlwaysBackAfterRandomAccidents) {
  const test::Accidents out = test::random_accidents(bench(), 25, 9);
  EXPECT_EQ(out.back_in_time, out.accidents) << "slowest " << out.slowest_s << " s";
  EXPECT_EQ(out.pictures_right, out.accidents);
  EXPECT_GT(out.presses, 10);
  EXPECT_EQ(out.lost, 0);
  EXPECT_EQ(out.doubled, 0);
}

TEST_P(Boards, ShowThirtyPicturesASecondWithoutALoss) {
  const test::Steady out = test::steady_pictures(bench(), 5, 10);
  EXPECT_EQ(out.pictures, 150);
  EXPECT_EQ(out.asked_again, 0);
  EXPECT_EQ(out.thrown_away, 0);
  EXPECT_EQ(out.refused, 0);
  EXPECT_EQ(out.board_lost, 0);
}

TEST_P(Boards, AreQuick) {
  EXPECT_LE(test::median(test::press_delays_ms(bench(), 40, 11)), 12);
  const auto pictures = test::picture_times_ms(bench(), 10, 12);
  EXPECT_LE(*std::max_element(pictures.begin(), pictures.end()), 25);
}

INSTANTIATE_TEST_SUITE_P(All, Boards, testing::Values("soft", "uno"),
                         [](const auto& board) { return std::string(board.param); });

// ------------------------------------------------------------ what only the simulated Uno can tell

class Uno : public testing::Test {
 protected:
  void SetUp() override {
    std::string why;
    auto board = test::make_uno_test_board(why);
    if (!board) GTEST_SKIP() << why;
    uno_ = board.get();
    bench_ = std::make_unique<Bench>(std::move(board));
  }
  test::UnoTestBoard* uno_ = nullptr;
  std::unique_ptr<Bench> bench_;
};

TEST_F(Uno, WritesTheStripWithinTheTimesOfItsDataSheet) {
  for (std::uint32_t i = 0; i < 5; ++i) {
    bench_->device().show(test::some_picture(i));
    ASSERT_TRUE(bench_->until_picture_is_right(2s));
  }
  const test::WireFacts facts = uno_->facts();
  const auto ns = [](int cycles) { return cycles * 62.5; };
  EXPECT_GE(ns(facts.zero_high[0]), 250);
  EXPECT_LE(ns(facts.zero_high[1]), 450);
  EXPECT_GE(ns(facts.one_high[0]), 650);
  EXPECT_LE(ns(facts.one_high[1]), 1000);
  EXPECT_GE(ns(facts.low[0]), 400);
  EXPECT_LE(ns(facts.low[1]), 5000);  // from 6 us on some strips take it for the end
  EXPECT_EQ(facts.overrun, 0);
}

TEST(Firmware, FitsInHalfOfTheBoardsMemory) {
  const auto size = test::firmware_size();
  if (!size) GTEST_SKIP() << "no firmware here: gcc-avr, binutils-avr and avr-libc are not installed";
  EXPECT_LE(size->flash, 32768 / 2);
  EXPECT_LE(size->ram, 2048 / 2);
}

TEST_F(Uno, IsBroughtBackByItsWatchdogWhenItHangs) {
  const Picture picture = test::some_picture(1);
  bench_->device().show(picture);
  ASSERT_TRUE(bench_->until_picture_is_right(2s));
  int cause = 0;
  bench_->device().link().listener = [&](bool from_board, const Message& message) {
    if (from_board && message.type == TW_HELLO) cause = message.payload[7];
  };
  uno_->hang();
  ASSERT_TRUE(bench_->run_until(3s, [&] { return cause != 0; }));
  EXPECT_EQ(cause & TW_RESET_WATCHDOG, TW_RESET_WATCHDOG);
  ASSERT_TRUE(bench_->until_picture_is_right(2s));
  EXPECT_EQ(bench_->board().lamps(), picture);
}

}  // namespace
}  // namespace tilewatch::bridge
