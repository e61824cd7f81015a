// SPDX-License-Identifier: MIT
// The wire format and its text twin: round trips, damage, noise, and the documented table.
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <random>
#include <sstream>

#include "firmware_bridge/host/text_twin.h"
#include "tests/firmware_bridge/damage.h"
#include "tests/support/paths.h"

namespace tilewatch::bridge {
namespace {

using test::random_message;

TEST(Protocol, TheCheckIsCrc32c) {
  const std::string digits = "123456789";
  EXPECT_EQ(tw_check(reinterpret_cast<const std::uint8_t*>(digits.data()), 9), 0xE3069283U);
}

TEST(Protocol, EveryFrameComesBackAsItWasAndHoldsNoZeroInside) {
  std::mt19937 random(1);
  test::Receiver receiver;
  for (int i = 0; i < 20000; ++i) {
    Message message{static_cast<std::uint8_t>(random() % 256), static_cast<std::uint8_t>(random() % 256), {}};
    message.payload.resize(random() % (TW_PAYLOAD_MAX + 1));
    for (auto& byte : message.payload)
      byte = static_cast<std::uint8_t>(random() % 3 == 0 ? 0 : random() % 256);
    const auto wire = encode(message);
    ASSERT_LE(wire.size(), static_cast<std::size_t>(TW_WIRE_MAX));
    ASSERT_EQ(wire.front(), 0);
    ASSERT_EQ(std::count(wire.begin(), wire.end(), 0), 2);
    ASSERT_EQ(wire.back(), 0);
    const auto got = receiver.take(wire);
    ASSERT_EQ(got.size(), 1U);
    ASSERT_EQ(got.front(), message);
  }
}

TEST(Protocol, APayloadThatIsTooLongIsRefused) {
  EXPECT_TRUE(encode({TW_PING, 0, std::vector<std::uint8_t>(TW_PAYLOAD_MAX + 1)}).empty());
  EXPECT_TRUE(encode({TW_PING, 0, std::vector<std::uint8_t>(1000)}).empty());
}

TEST(Protocol, AFrameSurvivesWhateverNoiseCameBefore) {
  std::mt19937 random(2);
  test::Receiver receiver;
  for (int i = 0; i < 2000; ++i) {
    std::vector<std::uint8_t> bytes(random() % 200);
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random() % 256);
    const Message message = random_message(random);
    const auto wire = encode(message);
    bytes.insert(bytes.end(), wire.begin(), wire.end());
    const auto got = receiver.take(bytes);
    ASSERT_EQ(got.size(), 1U);
    ASSERT_EQ(got.front(), message);
  }
}

TEST(Protocol, NoFrameIsFoundInNoise) { EXPECT_EQ(test::frames_in_noise(2'000'000, 3), 0); }

TEST(Protocol, NoFrameWithFlippedBitsIsTakenForAnother) {
  const test::FlippedFrames counted = test::flip_bits_in_frames(100'000, 4);
  EXPECT_EQ(counted.wrong_presses, 0);
  EXPECT_EQ(counted.wrong_others, 0);
}

TEST(TextTwin, EveryMessageComesBackFromItsText) {
  std::mt19937 random(5);
  for (int i = 0; i < 5000; ++i) {
    Message message = random_message(random);
    message.seq = 0;
    ASSERT_TRUE(fits_layout(message)) << to_text(message);
    const auto back = message_from(to_text(message));
    ASSERT_TRUE(back) << to_text(message) << ": " << back.error().message;
    ASSERT_EQ(*back, message) << to_text(message);
  }
}

TEST(TextTwin, ReadsLikeAnEnglishLine) {
  EXPECT_EQ(to_text({TW_LED_RANGE, 0, {2, 0, 255, 0, 0, 0, 128, 0}}),
            "led_range first=2 colours=ff0000,008000");
  EXPECT_EQ(to_text({TW_BUTTON, 0, {1, 0, 7, 0, 12, 9, 0}}), "button epoch=1 number=7 button=12 age_ms=9");
  EXPECT_EQ(to_text({TW_PING, 0, {}}), "ping echo=");
  EXPECT_EQ(to_text({TW_BUTTON, 0, {1, 0, 7}}), "button ?010007");
  EXPECT_EQ(to_text({0x55, 0, {1}}), "message_55 ?01");
}

TEST(TextTwin, SaysWhatIsWrongAndHowItWouldBeRight) {
  const auto error = [](std::string_view text) {
    const auto got = message_from(text);
    return got ? "" : got.error().message + " | " + got.error().hint;
  };
  EXPECT_EQ(error("ring level=300 fade_ms=1"),
            "ring: level cannot be \"300\" | Write: ring level=0..255 fade_ms=0..65535");
  EXPECT_EQ(error("ring level=3"), "ring: fade_ms is missing | Write: ring level=0..255 fade_ms=0..65535");
  EXPECT_EQ(
      error("led_range first=0 colours=ff00"),
      "led_range: colours cannot be \"ff00\" | Write: led_range first=0..299 colours=rrggbb,rrggbb,...");
  EXPECT_EQ(error("stats_request now"), "stats_request: \"now\" is too much | Write: stats_request");
  EXPECT_NE(error("blink").find("there is no message \"blink\""), std::string::npos);
}

/// The protocol's own pack and unpack functions agree with the table, field by field and at every limit.
TEST(Protocol, PackAndUnpackAgreeWithTheTable) {
  std::mt19937 random(6);
  for (int i = 0; i < 60000; ++i) {
    Message message = random_message(random);
    if (i % 3 == 0 && !message.payload.empty()) message.payload[random() % message.payload.size()] ^= 0xFFU;
    if (i % 5 == 0) message.payload.resize(random() % TW_PAYLOAD_MAX);
    const auto unpacked = test::unpacks(message);
    if (!unpacked) continue;  // nothing but its length to check
    ASSERT_EQ(*unpacked, fits_layout(message)) << to_text(message);
  }
}

TEST(Protocol, TheDocumentedTableIsTheCodes) {
  const auto file = tilewatch::test::source_folder() / "firmware_bridge/protocol/README.md";
  std::stringstream text;
  text << std::ifstream(file).rdbuf();
  const std::string page = text.str();
  const std::string begin = "<!-- made from table_protocol.h: begin -->\n";
  const std::string end = "<!-- made from table_protocol.h: end -->";
  const auto from = page.find(begin);
  const auto to = page.find(end);
  ASSERT_TRUE(from != std::string::npos && to != std::string::npos) << "the marks are missing in " << file;
  const std::string written = page.substr(from + begin.size(), to - from - begin.size());
  if (written != protocol_table() && std::getenv("TILEWATCH_WRITE_DOCS") != nullptr) {
    std::ofstream(file) << page.substr(0, from + begin.size()) << protocol_table() << page.substr(to);
  }
  EXPECT_EQ(written, protocol_table())
      << "Run this test with TILEWATCH_WRITE_DOCS=1: it writes the table into " << file;
}

}  // namespace
}  // namespace tilewatch::bridge
