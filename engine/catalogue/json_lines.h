// SPDX-License-Identifier: MIT
// JSON whose every value knows the line it stands on, so that a mistake in a data file can be pointed at.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/catalogue/result.h"

namespace tilewatch::catalogue {

enum class JsonKind : std::uint8_t { kNull, kBool, kInteger, kFraction, kText, kArray, kObject };

struct JsonMember;

/// One value of a JSON document. Only the members that belong to `kind` are filled.
struct JsonValue {
  JsonKind kind = JsonKind::kNull;
  int line = 1;  ///< counted from 1
  bool boolean = false;
  std::int64_t integer = 0;
  std::string text;
  std::vector<JsonValue> items;
  std::vector<JsonMember> members;  ///< in the order of the file, repeated keys included
};

struct JsonMember {
  std::string key;
  int line = 1;
  JsonValue value;
};

/// What stands in `text`. A syntax error, or nesting deeper than any of our formats has, is an
/// ErrorKind::kInput whose message begins with "`name`:LINE: ".
Result<JsonValue> parse_json_with_lines(std::string_view text, std::string_view name);

/// "a text", "a whole number", ... for messages.
std::string_view to_string(JsonKind kind);

}  // namespace tilewatch::catalogue
