// SPDX-License-Identifier: MIT
#include "firmware_bridge/host/text_twin.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <limits>
#include <optional>
#include <sstream>

#include "firmware_bridge/protocol/table_protocol.h"

namespace tilewatch::bridge {
namespace {

std::string lower(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return out;
}

/// "first:u16(0..299)"
FieldLayout field_from(const std::string& text) {
  FieldLayout field;
  const auto colon = text.find(':');
  const auto open = text.find('(');
  field.name = text.substr(0, colon);
  field.type = text.substr(colon + 1, open == std::string::npos ? open : open - colon - 1);
  field.highest = field.type == "u8"    ? 0xFFU
                  : field.type == "u16" ? 0xFFFFU
                                        : std::numeric_limits<std::uint32_t>::max();
  if (open != std::string::npos) {
    const auto dots = text.find("..", open);
    field.lowest = static_cast<std::uint32_t>(std::stoul(text.substr(open + 1, dots - open - 1)));
    field.highest = static_cast<std::uint32_t>(std::stoul(text.substr(dots + 2)));
  }
  return field;
}

MessageLayout layout_from(std::string_view name, std::uint8_t type, int direction, const char* fields,
                          const char* answer, const char* meaning) {
  MessageLayout layout{lower(name), type, direction == TW_FROM_BOARD, {}, answer, meaning};
  std::istringstream words(fields);
  for (std::string word; words >> word;) layout.fields.push_back(field_from(word));
  return layout;
}

std::size_t width_of(const FieldLayout& field) {
  if (field.type == "u8" || field.type == "bytes") return 1;
  if (field.type == "u16") return 2;
  if (field.type == "rgb") return 3;
  return 4;
}
bool is_list(const FieldLayout& field) { return field.type == "bytes" || field.type == "rgb"; }

std::uint32_t number_at(const std::uint8_t* at, std::size_t width) {
  std::uint32_t value = 0;
  for (std::size_t i = width; i > 0; --i) value = (value << 8U) | at[i - 1];
  return value;
}

/// The fields as text; nothing when the payload does not fit.
std::optional<std::string> fields_text(const MessageLayout& layout,
                                       const std::vector<std::uint8_t>& payload) {
  std::string out;
  std::size_t at = 0;
  for (const FieldLayout& field : layout.fields) {
    const std::size_t width = width_of(field);
    std::string value;
    if (is_list(field)) {
      const std::size_t left = payload.size() - at;
      if (left % width != 0 || left / width < field.lowest || left / width > field.highest) return {};
      for (std::size_t i = 0; i < left; ++i) {
        if (i > 0 && width > 1 && i % width == 0) value += ',';
        value += fmt::format("{:02x}", payload[at + i]);
      }
      at = payload.size();
    } else {
      if (at + width > payload.size()) return {};
      if (field.type == "text4") {
        value.assign(payload.begin() + static_cast<std::ptrdiff_t>(at),
                     payload.begin() + static_cast<std::ptrdiff_t>(at + width));
        if (!std::all_of(value.begin(), value.end(), [](unsigned char c) { return std::isalnum(c) != 0; })) {
          return {};
        }
      } else {
        const std::uint32_t number = number_at(payload.data() + at, width);
        if (number < field.lowest || number > field.highest) return {};
        value = std::to_string(number);
      }
      at += width;
    }
    out += fmt::format(" {}={}", field.name, value);
  }
  if (at != payload.size()) return {};
  return out;
}

std::string usage(const MessageLayout& layout) {
  std::string out = layout.name;
  for (const FieldLayout& field : layout.fields) {
    if (field.type == "rgb") {
      out += fmt::format(" {}={}", field.name, field.highest > 1 ? "rrggbb,rrggbb,..." : "rrggbb");
    } else if (field.type == "bytes") {
      out += fmt::format(" {}=HEX", field.name);
    } else if (field.type == "text4") {
      out += fmt::format(" {}={}", field.name, TW_MAGIC);
    } else {
      out += fmt::format(" {}={}..{}", field.name, field.lowest, field.highest);
    }
  }
  return out;
}

/// False when `value` is not what the field takes.
bool put_field(const FieldLayout& field, std::string_view value, std::vector<std::uint8_t>& payload) {
  if (field.type == "text4") {
    if (value.size() != 4) return false;
    payload.insert(payload.end(), value.begin(), value.end());
    return true;
  }
  if (is_list(field)) {
    std::string digits(value);
    digits.erase(std::remove(digits.begin(), digits.end(), ','), digits.end());
    const std::size_t width = width_of(field);
    const std::size_t count = digits.size() / 2 / width;
    if (digits.size() % (2 * width) != 0 || count < field.lowest || count > field.highest) return false;
    for (std::size_t i = 0; i < digits.size(); i += 2) {
      std::uint8_t byte = 0;
      const auto [end, error] = std::from_chars(digits.data() + i, digits.data() + i + 2, byte, 16);
      if (error != std::errc{} || end != digits.data() + i + 2) return false;
      payload.push_back(byte);
    }
    return true;
  }
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  if (error != std::errc{} || end != value.data() + value.size()) return false;
  if (number < field.lowest || number > field.highest) return false;
  for (std::size_t i = 0; i < width_of(field); ++i) {
    payload.push_back(static_cast<std::uint8_t>((number >> (8 * i)) & 0xFFU));
  }
  return true;
}

}  // namespace

const std::vector<MessageLayout>& message_layouts() {
#define TILEWATCH_LAYOUT(NAME, id, direction, fields, answer, meaning) \
  layout_from(#NAME, id, direction, fields, answer, meaning),
  static const std::vector<MessageLayout> kLayouts{TW_MESSAGES(TILEWATCH_LAYOUT)};
#undef TILEWATCH_LAYOUT
  return kLayouts;
}

const MessageLayout* layout_of(std::uint8_t type) {
  const auto& all = message_layouts();
  const auto found = std::find_if(all.begin(), all.end(), [&](const auto& l) { return l.type == type; });
  return found == all.end() ? nullptr : &*found;
}

std::string to_text(const Message& message) {
  const MessageLayout* layout = layout_of(message.type);
  const std::string name = layout != nullptr ? layout->name : fmt::format("message_{:02x}", message.type);
  if (layout != nullptr) {
    if (const auto fields = fields_text(*layout, message.payload)) return name + *fields;
  }
  std::string bytes;
  for (const std::uint8_t byte : message.payload) bytes += fmt::format("{:02x}", byte);
  return fmt::format("{} ?{}", name, bytes);
}

bool fits_layout(const Message& message) {
  const MessageLayout* layout = layout_of(message.type);
  return layout != nullptr && fields_text(*layout, message.payload).has_value();
}

Result<Message> message_from(std::string_view text) {
  std::istringstream words{std::string(text)};
  std::string name;
  words >> name;
  const auto& all = message_layouts();
  const auto layout = std::find_if(all.begin(), all.end(), [&](const auto& l) { return l.name == name; });
  if (layout == all.end()) {
    std::string names;
    for (const auto& known : all) {
      if (!known.from_board) names += (names.empty() ? "" : ", ") + known.name;
    }
    return failure(ErrorKind::kUsage, fmt::format("there is no message \"{}\"", name),
                   "Messages to the board: " + names + ".");
  }
  Message message{layout->type, 0, {}};
  const std::string right = "Write: " + usage(*layout);
  for (const FieldLayout& field : layout->fields) {
    std::string word;
    words >> word;
    const std::string key = field.name + "=";
    // A list may be left out when it may be empty.
    if (word.empty() && is_list(field) && field.lowest == 0) break;
    if (!word.starts_with(key)) {
      return failure(ErrorKind::kUsage, fmt::format("{}: {} is missing", name, field.name), right);
    }
    if (!put_field(field, std::string_view(word).substr(key.size()), message.payload)) {
      return failure(ErrorKind::kUsage,
                     fmt::format("{}: {} cannot be \"{}\"", name, field.name, word.substr(key.size())),
                     right);
    }
  }
  std::string more;
  if (words >> more)
    return failure(ErrorKind::kUsage, fmt::format("{}: \"{}\" is too much", name, more), right);
  return message;
}

std::string protocol_table() {
  std::string out = "| id | name | to | fields | answer | meaning |\n|---|---|---|---|---|---|\n";
  for (const MessageLayout& layout : message_layouts()) {
    std::string fields;
    for (const FieldLayout& field : layout.fields) {
      fields += fields.empty() ? "" : ", ";
      fields += fmt::format("{} {}", field.name, field.type);
      const FieldLayout plain = field_from(field.name + ":" + field.type);
      if (is_list(field)) {
        fields += field.lowest == field.highest ? "" : fmt::format(" × {}–{}", field.lowest, field.highest);
      } else if (field.lowest != plain.lowest || field.highest != plain.highest) {
        fields += fmt::format(" {}–{}", field.lowest, field.highest);
      }
    }
    out += fmt::format("| {:02X} | `{}` | {} | {} | {} | {} |\n", layout.type, layout.name,
                       layout.from_board ? "computer" : "board", fields.empty() ? "-" : fields, layout.answer,
                       layout.meaning);
  }
  return out;
}

std::vector<std::uint8_t> encode(const Message& message) {
  std::array<std::uint8_t, TW_WIRE_MAX> wire{};
  const std::uint8_t length =
      tw_encode(message.type, message.seq, message.payload.data(),
                static_cast<std::uint8_t>(std::min<std::size_t>(message.payload.size(), 255)), wire.data());
  return {wire.begin(), wire.begin() + length};
}

}  // namespace tilewatch::bridge
