// SPDX-License-Identifier: MIT
// The text twin of every message: `led_range first=0 colours=ff0000,00ff00`. Read from the protocol's own
// table, so a new message has its twin at once.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/catalogue/result.h"

namespace tilewatch::bridge {

/// A message of the protocol without its frame.
struct Message {
  std::uint8_t type = 0;
  std::uint8_t seq = 0;
  std::vector<std::uint8_t> payload;
  bool operator==(const Message&) const = default;
};

struct FieldLayout {
  std::string name;
  std::string type;  ///< "u8" "u16" "u32" "text4" "bytes" "rgb"
  std::uint32_t lowest = 0;
  std::uint32_t highest = 0;  ///< of numbers; of bytes and rgb, how many there may be
};

struct MessageLayout {
  std::string name;  ///< "led_range"
  std::uint8_t type = 0;
  bool from_board = false;
  std::vector<FieldLayout> fields;
  std::string answer;
  std::string meaning;
};

/// All messages, in the order of the protocol's table.
const std::vector<MessageLayout>& message_layouts();
/// Null if there is none.
const MessageLayout* layout_of(std::uint8_t type);

/// "button epoch=3 number=17 button=4 age_ms=9". A message that does not fit its layout is shown as
/// "button ?0102" with its bytes.
std::string to_text(const Message& message);
/// The message (seq 0) a line stands for; kUsage says what is wrong with it and how it would be right.
Result<Message> message_from(std::string_view text);
/// Whether the payload has the right length and every field is in its range.
bool fits_layout(const Message& message);

/// The table of messages as in protocol/README.md (Markdown).
std::string protocol_table();

/// The frame as it goes over the wire.
std::vector<std::uint8_t> encode(const Message& message);

}  // namespace tilewatch::bridge
