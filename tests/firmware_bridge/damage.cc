// SPDX-License-Identifier: MIT
#include "tests/firmware_bridge/damage.h"

#include <algorithm>
#include <array>

namespace tilewatch::bridge::test {
namespace {

void put_number(std::vector<std::uint8_t>& out, std::uint32_t value, int width) {
  for (int i = 0; i < width; ++i) out.push_back(static_cast<std::uint8_t>((value >> (8 * i)) & 0xFFU));
}

template <class Struct, class Unpack, class Pack>
bool there_and_back(const Message& message, Unpack unpack, Pack pack) {
  const tw_message raw{message.type, message.seq, static_cast<std::uint8_t>(message.payload.size()),
                       message.payload.data()};
  Struct value{};
  if (unpack(&raw, &value) != TW_OK) return false;
  std::array<std::uint8_t, TW_PAYLOAD_MAX> back{};
  const std::uint8_t length = pack(back.data(), &value);
  return std::vector<std::uint8_t>(back.begin(), back.begin() + length) == message.payload;
}

}  // namespace

Message random_message(std::mt19937& random) {
  const auto& layouts = message_layouts();
  const MessageLayout& layout = layouts[random() % layouts.size()];
  Message message{layout.type, static_cast<std::uint8_t>(random() % 256), {}};
  for (const FieldLayout& field : layout.fields) {
    if (field.type == "text4") {
      for (const char c : {'T', 'W', 'B', '1'}) message.payload.push_back(static_cast<std::uint8_t>(c));
      continue;
    }
    const std::uint32_t span = field.highest - field.lowest;
    std::uint32_t value = field.lowest;
    if (const auto kind = random() % 4; kind == 0) {
      value = field.highest;
    } else if (kind > 1) {
      value += span == 0xFFFFFFFFU ? static_cast<std::uint32_t>(random())
                                   : static_cast<std::uint32_t>(random() % (span + 1U));
    }
    if (field.type == "bytes" || field.type == "rgb") {
      for (std::uint32_t i = 0; i < value * (field.type == "rgb" ? 3U : 1U); ++i) {
        message.payload.push_back(static_cast<std::uint8_t>(random() % 256));
      }
    } else {
      if (field.name == "protocol" && layout.from_board)
        value = TW_PROTOCOL;  // of others only the start counts
      put_number(message.payload, value, field.type == "u8" ? 1 : field.type == "u16" ? 2 : 4);
    }
  }
  return message;
}

std::optional<bool> unpacks(const Message& message) {
  switch (message.type) {
    case TW_LED_RANGE:
      return there_and_back<tw_led_range>(
          message, tw_unpack_led_range, [](auto* out, const tw_led_range* range) {
            return tw_pack_led_range(out, range->first, range->rgb, range->count);
          });
    case TW_LED_SHOW:
      return there_and_back<tw_led_show>(message, tw_unpack_led_show, tw_pack_led_show);
    case TW_RING:
      return there_and_back<tw_ring>(message, tw_unpack_ring, tw_pack_ring);
    case TW_LED_FILL:
      return there_and_back<tw_led_fill>(message, tw_unpack_led_fill, tw_pack_led_fill);
    case TW_LED_LIMIT:
      return there_and_back<std::uint16_t>(
          message, tw_unpack_led_limit,
          [](auto* out, const std::uint16_t* ma) { return tw_pack_led_limit(out, *ma); });
    case TW_BUTTON:
      return there_and_back<tw_press>(message, tw_unpack_button, tw_pack_button);
    case TW_BUTTON_ACK:
      return there_and_back<tw_press_id>(message, tw_unpack_button_ack, tw_pack_button_ack);
    case TW_HELLO:
      if (message.payload.size() < 5 || message.payload[4] != TW_PROTOCOL) return {};
      if (!std::equal(message.payload.begin(), message.payload.begin() + 4, TW_MAGIC)) return {};
      return there_and_back<tw_hello>(message, tw_unpack_hello, tw_pack_hello);
    case TW_DESCRIPTION:
      return there_and_back<tw_part>(message, tw_unpack_description, tw_pack_description);
    case TW_ACK:
      return there_and_back<tw_ack>(message, tw_unpack_ack, tw_pack_ack);
    case TW_HEARTBEAT:
      return there_and_back<tw_heartbeat>(message, tw_unpack_heartbeat, tw_pack_heartbeat);
    case TW_STATS:
      return there_and_back<tw_stats>(message, tw_unpack_stats, tw_pack_stats);
    default:
      return {};
  }
}

std::int64_t frames_in_noise(std::int64_t bytes, std::uint32_t seed) {
  std::mt19937 random(seed);
  tw_receiver receiver{};
  tw_message raw{};
  std::int64_t found = 0;
  while (bytes > 0) {
    std::uint32_t four = static_cast<std::uint32_t>(random());
    for (int i = 0; i < 4 && bytes > 0; ++i, --bytes, four >>= 8U) {
      found += tw_receive(&receiver, static_cast<std::uint8_t>(four & 0xFFU), &raw);
    }
  }
  return found;
}

FlippedFrames flip_bits_in_frames(std::int64_t frames, std::uint32_t seed) {
  std::mt19937 random(seed);
  FlippedFrames counted;
  counted.frames = frames;
  for (std::int64_t i = 0; i < frames; ++i) {
    const Message message = random_message(random);
    auto wire = encode(message);
    const auto flips = 1 + random() % 4;
    for (std::uint32_t flip = 0; flip < flips; ++flip) {
      const auto bit = random() % (8 * wire.size());
      wire[bit / 8] ^= static_cast<std::uint8_t>(1U << (bit % 8));
    }
    Receiver receiver;
    wire.push_back(0);  // the next frame's leading zero
    for (const Message& got : receiver.take(wire)) {
      if (got == message) {
        ++counted.still_right;
      } else if (fits_layout(got)) {
        ++(got.type == TW_BUTTON || got.type == TW_BUTTON_ACK ? counted.wrong_presses : counted.wrong_others);
      }
    }
  }
  return counted;
}

}  // namespace tilewatch::bridge::test
