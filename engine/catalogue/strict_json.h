// SPDX-License-Identifier: MIT
// Strict reading of JSON values: each must be what is asked for, and every key must be asked for.
#pragma once

#include <fmt/format.h>

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/catalogue/json_lines.h"

namespace tilewatch::catalogue {

/// A mistake found on `line`; thrown while a file is read, and leaves the reader of the file only as an
/// Error.
struct Mistake {
  int line;
  std::string what;
};

template <class... Args>
[[noreturn]] void mistake(int line, fmt::format_string<Args...> text, Args&&... args) {
  throw Mistake{line, fmt::format(text, std::forward<Args>(args)...)};
}

// Each gives the value of its kind, or the mistake that it is of another kind; `what` names it for people.
void expect(const JsonValue& value, JsonKind kind, std::string_view what);
const std::string& text_of(const JsonValue& value, std::string_view what);
bool bool_of(const JsonValue& value, std::string_view what);
int number_of(const JsonValue& value, std::string_view what, int least, int most);
const std::vector<JsonValue>& list_of(const JsonValue& value, std::string_view what);

/// One of the words of a small vocabulary.
template <class T, std::size_t N>
T word_of(const JsonValue& value, const std::string& what,
          const std::array<std::pair<std::string_view, T>, N>& words) {
  const std::string& text = text_of(value, what);
  std::vector<std::string_view> known;
  for (const auto& [word, meaning] : words) {
    if (word == text) return meaning;
    known.push_back(word);
  }
  mistake(value.line, "{} cannot be \"{}\" ({})", what, text, fmt::join(known, ", "));
}

/// An object whose keys must all be asked for: whatever is left over when `done` is called was never heard
/// of.
class Reader {
 public:
  Reader(const JsonValue& value, std::string what) : value_(value), what_(std::move(what)) {
    expect(value, JsonKind::kObject, what_);
    for (std::size_t i = 0; i < value.members.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (value.members[i].key == value.members[j].key) {
          mistake(value.members[i].line, "{}: key \"{}\" stands there twice", what_, value.members[i].key);
        }
      }
    }
    used_.resize(value.members.size(), false);
  }

  const JsonValue* optional(std::string_view key) {
    known_.push_back(key);
    for (std::size_t i = 0; i < value_.members.size(); ++i) {
      if (value_.members[i].key == key) {
        used_[i] = true;
        return &value_.members[i].value;
      }
    }
    return nullptr;
  }

  const JsonValue& required(std::string_view key) {
    const JsonValue* found = optional(key);
    if (found == nullptr) mistake(value_.line, "{}: key \"{}\" is missing", what_, key);
    return *found;
  }

  bool flag(std::string_view key) {
    const JsonValue* found = optional(key);
    return found != nullptr && bool_of(*found, name(key));
  }

  void done() const {
    for (std::size_t i = 0; i < used_.size(); ++i) {
      if (!used_[i]) {
        mistake(value_.members[i].line, "{}: unknown key \"{}\" (known here: {})", what_,
                value_.members[i].key, fmt::join(known_, ", "));
      }
    }
  }

  std::string name(std::string_view key) const { return fmt::format("{}: \"{}\"", what_, key); }

 private:
  const JsonValue& value_;
  std::string what_;
  std::vector<bool> used_;
  std::vector<std::string_view> known_;
};

}  // namespace tilewatch::catalogue
