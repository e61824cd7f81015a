// SPDX-License-Identifier: MIT
// The firmware's own app.c, run here: buttons, lamps, limits, and what it does when nobody is there.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "firmware_bridge/firmware/app.h"
#include "firmware_bridge/host/soft_board.h"
#include "tests/firmware_bridge/damage.h"

namespace tilewatch::bridge {
namespace {

using namespace std::chrono_literals;
using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;

class BoardApp : public testing::Test {
 protected:
  /// Says a line of the text twin to the board; what the board says at once.
  std::vector<std::string> say(std::string_view line) {
    const auto message = message_from(line);
    EXPECT_TRUE(message) << message.error().message;
    return say(*message);
  }
  std::vector<std::string> say(const Message& message) {
    board_.receive(encode(message));
    return heard();
  }
  std::vector<std::string> heard() {
    std::vector<std::string> out;
    for (const Message& message : receiver_.take(board_.take_output())) out.push_back(to_text(message));
    return out;
  }
  std::vector<std::string> after(std::chrono::milliseconds time) {
    board_.advance(time);
    return heard();
  }
  /// The same without heartbeats.
  std::vector<std::string> presses_after(std::chrono::milliseconds time) {
    std::vector<std::string> out;
    for (const auto& line : after(time)) {
      if (line.starts_with("button")) out.push_back(line);
    }
    return out;
  }
  static std::string show_of(const std::vector<std::uint8_t>& rgb) {
    return "led_show frame=0 picture=" +
           std::to_string(tw_check(rgb.data(), static_cast<std::uint16_t>(rgb.size())));
  }

  SoftBoard board_;
  test::Receiver receiver_;
};

TEST_F(BoardApp, SaysHelloByItselfAndDescribesItself) {
  EXPECT_THAT(after(1ms),
              ElementsAre("hello magic=TWB1 protocol=1 major=1 minor=0 reset=1 epoch=1 oldest=0 buttons=13 "
                          "lamps=60 parts=21"));
  EXPECT_THAT(say("describe part=0"), ElementsAre("description part=0 kind=1 role=1 seat=0 first=0 count=1"));
  EXPECT_THAT(say("describe part=11"),
              ElementsAre("description part=11 kind=1 role=2 seat=5 first=11 count=1"));
  EXPECT_THAT(say("describe part=12"),
              ElementsAre("description part=12 kind=1 role=3 seat=255 first=12 count=1"));
  EXPECT_THAT(say("describe part=18"),
              ElementsAre("description part=18 kind=2 role=4 seat=5 first=45 count=9"));
  EXPECT_THAT(say("describe part=19"),
              ElementsAre("description part=19 kind=2 role=5 seat=255 first=54 count=6"));
  EXPECT_THAT(say("describe part=20"),
              ElementsAre("description part=20 kind=3 role=0 seat=255 first=0 count=1"));
  EXPECT_THAT(say("describe part=21"), ElementsAre("ack type=4 seq=0 code=1"));
}

TEST_F(BoardApp, APressIsToldUntilItIsAcknowledgedAndThenTheNext) {
  after(10ms);
  board_.press(3);
  EXPECT_THAT(presses_after(7ms), IsEmpty());
  board_.press(12);
  EXPECT_THAT(presses_after(1ms), ElementsAre("button epoch=1 number=0 button=3 age_ms=8"));
  EXPECT_THAT(presses_after(40ms), ElementsAre("button epoch=1 number=0 button=3 age_ms=48"));
  EXPECT_THAT(say("button_ack epoch=1 number=7"), IsEmpty());
  EXPECT_THAT(presses_after(40ms), ElementsAre("button epoch=1 number=0 button=3 age_ms=88"));
  say("button_ack epoch=1 number=0");
  EXPECT_THAT(presses_after(1ms), ElementsAre("button epoch=1 number=1 button=12 age_ms=82"));
  say("button_ack epoch=1 number=0");  // said twice: nothing happens
  EXPECT_THAT(presses_after(40ms), ElementsAre("button epoch=1 number=1 button=12 age_ms=122"));
  say("button_ack epoch=1 number=1");
  EXPECT_THAT(presses_after(2000ms), IsEmpty());
}

TEST_F(BoardApp, AGlitchIsNoPressAndBouncingIsOne) {
  board_.press(0);
  EXPECT_THAT(presses_after(4ms), IsEmpty());
  board_.release(0);
  EXPECT_THAT(presses_after(100ms), IsEmpty());
  for (int i = 0; i < 5; ++i) {
    board_.press(0);
    board_.advance(2ms);
    board_.release(0);
    board_.advance(1ms);
  }
  board_.press(0);
  EXPECT_THAT(presses_after(20ms), ElementsAre("button epoch=1 number=0 button=0 age_ms=8"));
}

TEST_F(BoardApp, AResetKeepsPressesThatNobodyTookAndDoesNotRepeatAButtonStillHeld) {
  board_.press(2);
  presses_after(20ms);
  board_.reset();
  EXPECT_THAT(after(1ms),
              ElementsAre("hello magic=TWB1 protocol=1 major=1 minor=0 reset=2 epoch=1 oldest=0 buttons=13 "
                          "lamps=60 parts=21",
                          "button epoch=1 number=0 button=2 age_ms=1"));
  say("button_ack epoch=1 number=0");
  board_.reset();
  EXPECT_THAT(presses_after(100ms), IsEmpty());
  board_.release(2);
  board_.advance(20ms);
  board_.press(2);
  EXPECT_THAT(presses_after(20ms), ElementsAre("button epoch=1 number=1 button=2 age_ms=8"));
}

TEST_F(BoardApp, WithoutPowerAllIsForgottenAndAButtonHeldAtTheStartIsNoPress) {
  board_.press(2);
  board_.advance(20ms);
  board_.power_cycle();
  EXPECT_THAT(after(100ms),
              ElementsAre("hello magic=TWB1 protocol=1 major=1 minor=0 reset=1 epoch=2 oldest=0 "
                          "buttons=13 lamps=60 parts=21"));
}

TEST_F(BoardApp, SixteenPressesWaitAndTheRestIsCounted) {
  for (int i = 0; i < 20; ++i) {
    board_.press(1);
    board_.advance(10ms);
    board_.release(1);
    board_.advance(10ms);
  }
  heard();
  for (int i = 0; i < 16; ++i) {
    const auto told = presses_after(260ms);
    ASSERT_FALSE(told.empty());
    EXPECT_THAT(told.front(),
                testing::StartsWith("button epoch=1 number=" + std::to_string(i) + " button=1 "));
    say("button_ack epoch=1 number=" + std::to_string(i));
  }
  EXPECT_THAT(presses_after(300ms), IsEmpty());
  EXPECT_THAT(say("stats_request").front(), testing::HasSubstr("refused=4"));
}

TEST_F(BoardApp, APictureIsShownOnlyWhenItIsComplete) {
  std::vector<std::uint8_t> rgb(180);
  rgb[0] = 9;
  rgb[3 * 59 + 2] = 5;
  EXPECT_THAT(say("led_range first=0 colours=090000"), IsEmpty());
  EXPECT_THAT(say(show_of(rgb)), ElementsAre("ack type=17 seq=0 code=4"));  // the second range was lost
  EXPECT_THAT(board_.lamps(), Each(Rgb{}));
  EXPECT_THAT(say("led_range first=59 colours=000005"), IsEmpty());
  EXPECT_THAT(say(show_of(rgb)), ElementsAre("ack type=17 seq=0 code=0"));
  EXPECT_EQ(board_.lamps()[0], (Rgb{9, 0, 0}));
  EXPECT_EQ(board_.lamps()[59], (Rgb{0, 0, 5}));
}

TEST_F(BoardApp, LampsAndNumbersOutOfRangeAreRefused) {
  EXPECT_THAT(say("led_range first=59 colours=000005,000005"), ElementsAre("ack type=16 seq=0 code=1"));
  EXPECT_THAT(say("led_range first=299 colours=000005"), ElementsAre("ack type=16 seq=0 code=1"));
  EXPECT_THAT(say("led_fill first=1 count=60 colour=ffffff"), ElementsAre("ack type=19 seq=0 code=1"));
  EXPECT_THAT(say({TW_LED_RANGE, 0, {0, 0, 1, 2}}), ElementsAre("ack type=16 seq=0 code=3"));
  EXPECT_THAT(say({TW_LED_LIMIT, 0, {1, 0}}), ElementsAre("ack type=20 seq=0 code=1"));
  EXPECT_THAT(say({0x60, 5, {}}), ElementsAre("ack type=96 seq=5 code=2"));
  EXPECT_THAT(say({TW_PING, 0, std::vector<std::uint8_t>(17)}), ElementsAre("ack type=2 seq=0 code=3"));
  EXPECT_THAT(say({TW_HELLO, 0, {1}}), IsEmpty());  // a reply, not for a board
}

TEST_F(BoardApp, TheStripNeverDrawsMoreThanItMay) {
  const std::vector<std::uint8_t> white(180, 255);
  for (const int limit : {400, 50, 100, 2000, 10000}) {
    say("led_limit max_ma=" + std::to_string(limit));
    say("led_fill first=0 count=60 colour=ffffff");
    ASSERT_THAT(say(show_of(white)), ElementsAre("ack type=17 seq=0 code=0"));
    double ma = 60;
    for (const Rgb& lamp : board_.lamps()) ma += 20.0 / 255 * (lamp.r + lamp.g + lamp.b);
    EXPECT_LE(ma, std::max(limit, 60)) << limit;
    EXPECT_GE(ma, std::min(0.9 * limit, 3600.0) - 20) << limit;  // and is not darker than it must be
  }
}

TEST_F(BoardApp, WhenNobodyIsThereItSaysSoByItselfAndLaterGoesDark) {
  say("ring level=200 fade_ms=0");
  say("led_fill first=0 count=60 colour=00ff00");
  say(show_of([] {
    std::vector<std::uint8_t> rgb(180);
    for (std::size_t i = 1; i < 180; i += 3) rgb[i] = 255;
    return rgb;
  }()));
  board_.advance(1999ms);
  EXPECT_EQ(board_.ring(), 200);
  EXPECT_FALSE(board_.pc_lost());
  board_.advance(1ms);
  EXPECT_TRUE(board_.pc_lost());
  for (std::size_t i = 0; i < 60; ++i) {
    EXPECT_EQ(board_.lamps()[i], i < 54 && i % 9 == 0 ? (Rgb{24, 0, 0}) : Rgb{}) << i;
  }
  board_.advance(250ms);
  EXPECT_GT(board_.ring(), 50);  // fades: a jump to dark frightens
  EXPECT_LT(board_.ring(), 150);
  board_.advance(300ms);
  EXPECT_EQ(board_.ring(), 0);
  board_.advance(500s);
  EXPECT_EQ(board_.lamps()[0], (Rgb{24, 0, 0}));
  board_.advance(150s);
  EXPECT_THAT(board_.lamps(), Each(Rgb{}));
  EXPECT_TRUE(board_.pc_lost());
  say("ping");
  EXPECT_FALSE(board_.pc_lost());
}

TEST_F(BoardApp, TheRingFadesAndStaysWhenItsClockWraps) {
  say("ring level=100 fade_ms=1000");
  board_.advance(500ms);
  say("ping");
  EXPECT_NEAR(board_.ring(), 50, 2);
  for (int i = 0; i < 100; ++i) {
    board_.advance(999ms);
    say("ping");
    EXPECT_EQ(board_.ring(), 100);
  }
}

TEST_F(BoardApp, APressThatWaitedVeryLongIsAMinuteOldNotNew) {
  board_.press(0);
  board_.advance(20ms);
  board_.release(0);
  board_.advance(200s);
  heard();
  const auto told = presses_after(250ms);
  ASSERT_EQ(told.size(), 1U);
  const int age = std::stoi(told.front().substr(told.front().rfind('=') + 1));
  EXPECT_GE(age, 60000);
}

TEST_F(BoardApp, GarbageOfAnyKindLeavesItWorking) {
  std::mt19937 random(7);
  for (int i = 0; i < 3000; ++i) {
    Message message = test::random_message(random);
    auto wire = encode(message);
    if (i % 2 == 0) wire[random() % wire.size()] = static_cast<std::uint8_t>(random() % 256);
    if (i % 7 == 0) wire.resize(random() % wire.size());
    board_.receive(wire);
    board_.advance(1ms);
    heard();
  }
  board_.receive(std::vector<std::uint8_t>{0});
  EXPECT_THAT(say("ping echo=0102"), ElementsAre("pong echo=0102"));
}

}  // namespace
}  // namespace tilewatch::bridge
