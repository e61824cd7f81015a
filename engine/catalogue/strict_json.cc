// SPDX-License-Identifier: MIT
#include "engine/catalogue/strict_json.h"

namespace tilewatch::catalogue {

void expect(const JsonValue& value, JsonKind kind, std::string_view what) {
  if (value.kind != kind) {
    mistake(value.line, "{} must be {}, not {}", what, to_string(kind), to_string(value.kind));
  }
}

const std::string& text_of(const JsonValue& value, std::string_view what) {
  expect(value, JsonKind::kText, what);
  return value.text;
}

bool bool_of(const JsonValue& value, std::string_view what) {
  expect(value, JsonKind::kBool, what);
  return value.boolean;
}

int number_of(const JsonValue& value, std::string_view what, int least, int most) {
  expect(value, JsonKind::kInteger, what);
  if (value.integer < least || value.integer > most) {
    mistake(value.line, "{} is {}, but must be between {} and {}", what, value.integer, least, most);
  }
  return static_cast<int>(value.integer);
}

const std::vector<JsonValue>& list_of(const JsonValue& value, std::string_view what) {
  expect(value, JsonKind::kArray, what);
  return value.items;
}

}  // namespace tilewatch::catalogue
