// SPDX-License-Identifier: MIT
#include "engine/catalogue/json_lines.h"

#include <fmt/format.h>

#include <iterator>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

namespace tilewatch::catalogue {
namespace {

/// How far the parser has read.
struct Progress {
  int newlines = 0;
  bool last_was_newline = false;
  /// The parser may have read one character past a number, so a line break read last still ends the current
  /// line.
  int line() const { return 1 + newlines - (last_was_newline ? 1 : 0); }
};

/// An input iterator that tells `progress` about every character it passes.
class CountingIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  CountingIterator(const char* at, Progress* progress) : at_(at), progress_(progress) {}
  reference operator*() const { return *at_; }
  CountingIterator& operator++() {
    progress_->last_was_newline = *at_ == '\n';
    if (progress_->last_was_newline) ++progress_->newlines;
    ++at_;
    return *this;
  }
  CountingIterator operator++(int) {
    CountingIterator before = *this;
    ++*this;
    return before;
  }
  bool operator==(const CountingIterator& other) const { return at_ == other.at_; }

 private:
  const char* at_;
  Progress* progress_;
};

/// No format of ours nests deeper; the limit keeps a hostile file from exhausting the stack.
constexpr std::size_t kDeepest = 32;

class TreeBuilder : public nlohmann::json_sax<nlohmann::json> {
 public:
  explicit TreeBuilder(const Progress& progress) : progress_(progress) {}

  bool null() override { return add(JsonKind::kNull) != nullptr; }
  bool boolean(bool value) override {
    JsonValue* added = add(JsonKind::kBool);
    if (added != nullptr) added->boolean = value;
    return added != nullptr;
  }
  bool number_integer(number_integer_t value) override {
    JsonValue* added = add(JsonKind::kInteger);
    if (added != nullptr) added->integer = value;
    return added != nullptr;
  }
  bool number_unsigned(number_unsigned_t value) override {
    constexpr auto kMost = std::numeric_limits<std::int64_t>::max();
    return number_integer(value > static_cast<number_unsigned_t>(kMost) ? kMost
                                                                        : static_cast<std::int64_t>(value));
  }
  bool number_float(number_float_t /*value*/, const string_t& /*text*/) override {
    return add(JsonKind::kFraction) != nullptr;
  }
  bool string(string_t& value) override {
    JsonValue* added = add(JsonKind::kText);
    if (added != nullptr) added->text = std::move(value);
    return added != nullptr;
  }
  bool binary(binary_t& /*value*/) override { return false; }
  bool start_object(std::size_t /*size*/) override { return open(JsonKind::kObject); }
  bool start_array(std::size_t /*size*/) override { return open(JsonKind::kArray); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool key(string_t& value) override {
    open_.back()->members.push_back({std::move(value), progress_.line(), {}});
    return true;
  }
  bool parse_error(std::size_t /*position*/, const std::string& /*last_token*/,
                   const nlohmann::detail::exception& error) override {
    // "[json.exception.parse_error.101] parse error at line 3, column 5: what is wrong"
    const std::string_view what = error.what();
    const auto colon = what.find(": ");
    problem_ = colon == std::string_view::npos ? what : what.substr(colon + 2);
    return false;
  }

  const std::string& problem() const { return problem_; }
  JsonValue& root() { return root_; }

 private:
  JsonValue* add(JsonKind kind) {
    JsonValue* place = &root_;
    if (!open_.empty()) {
      JsonValue& parent = *open_.back();
      place = parent.kind == JsonKind::kObject ? &parent.members.back().value : &parent.items.emplace_back();
    }
    place->kind = kind;
    place->line = progress_.line();
    return place;
  }
  bool open(JsonKind kind) {
    if (open_.size() >= kDeepest) {
      problem_ = "the values are nested too deep";
      return false;
    }
    // Pointers to open values stay good: a list grows only while none of its items is open.
    open_.push_back(add(kind));
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  const Progress& progress_;
  JsonValue root_;
  std::vector<JsonValue*> open_;
  std::string problem_;
};

}  // namespace

Result<JsonValue> parse_json_with_lines(std::string_view text, std::string_view name) {
  Progress progress;
  TreeBuilder builder(progress);
  const CountingIterator begin(text.data(), &progress);
  const CountingIterator end(text.data() + text.size(), &progress);
  if (!nlohmann::json::sax_parse(begin, end, &builder)) {
    return failure(ErrorKind::kInput,
                   fmt::format("{}:{}: not valid JSON: {}", name, progress.line(), builder.problem()));
  }
  return std::move(builder.root());
}

std::string_view to_string(JsonKind kind) {
  switch (kind) {
    case JsonKind::kNull:
      return "null";
    case JsonKind::kBool:
      return "true or false";
    case JsonKind::kInteger:
      return "a whole number";
    case JsonKind::kFraction:
      return "a number with a fraction";
    case JsonKind::kText:
      return "a text";
    case JsonKind::kArray:
      return "a list";
    case JsonKind::kObject:
      return "an object";
  }
  return "?";
}

}  // namespace tilewatch::catalogue
