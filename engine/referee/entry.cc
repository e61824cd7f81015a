// SPDX-License-Identifier: MIT
// The words and the JSON details of journal entries.
#include "engine/referee/entry.h"

#include <array>
#include <nlohmann/json.hpp>
#include <utility>

namespace tilewatch::referee {
namespace {

constexpr std::array<std::string_view, 3> kBy{"camera", "file", "referee"};
constexpr std::array<std::string_view, 7> kKinds{"begin", "join", "command", "replace",
                                                 "undo",  "redo", "note"};

template <class Enum, std::size_t N>
std::optional<Enum> word_to(const std::array<std::string_view, N>& words, std::string_view text) {
  for (std::size_t i = 0; i < N; ++i) {
    if (words[i] == text) return static_cast<Enum>(i);
  }
  return {};
}

}  // namespace

std::string_view to_string(By by) { return kBy.at(static_cast<std::size_t>(by)); }
std::optional<By> by_from(std::string_view text) { return word_to<By>(kBy, text); }
std::string_view to_string(EntryKind kind) { return kKinds.at(static_cast<std::size_t>(kind)); }
std::optional<EntryKind> entry_kind_from(std::string_view text) { return word_to<EntryKind>(kKinds, text); }

std::string details_to_text(const Entry& entry) {
  nlohmann::json details{{"step", entry.step},
                         {"by", to_string(entry.by)},
                         {"frame", entry.frame},
                         {"time_s", entry.time_s},
                         {"variant", entry.variant},
                         {"u", entry.u},
                         {"v", entry.v}};
  if (entry.player) details["player"] = tilewatch::to_string(*entry.player);
  return details.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Result<void> details_from_text(std::string_view text, Entry& entry) {
  try {
    const auto details = nlohmann::json::parse(text);
    entry.step = details.at("step").get<std::int64_t>();
    const auto by = by_from(details.at("by").get<std::string>());
    if (!by) return failure(ErrorKind::kInput, "nobody is called " + details.at("by").get<std::string>());
    entry.by = *by;
    entry.frame = details.at("frame").get<std::string>();
    entry.time_s = details.at("time_s").get<double>();
    entry.variant = details.at("variant").get<std::string>();
    entry.u = details.at("u").get<double>();
    entry.v = details.at("v").get<double>();
    entry.player.reset();
    if (details.contains("player")) entry.player = colour_from(details.at("player").get<std::string>());
  } catch (const nlohmann::json::exception& wrong) {
    return failure(ErrorKind::kInput, std::string("its details cannot be read: ") + wrong.what());
  }
  return {};
}

}  // namespace tilewatch::referee
