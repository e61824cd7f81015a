// SPDX-License-Identifier: MIT
#include "engine/rules/switches.h"

#include <charconv>

#include "engine/rules/rule_set.h"

namespace tilewatch::rules {

const SwitchInfo* find_switch(std::string_view name) {
  for (const RuleSet* rules : rule_sets()) {
    for (const SwitchInfo& info : rules->switches()) {
      if (info.name == name) return &info;
    }
  }
  return nullptr;
}

std::string switch_text(const SwitchInfo& info, int value) {
  if (info.yes_or_no()) return value != 0 ? "yes" : "no";
  return std::to_string(value);
}

std::optional<int> switch_value(const SwitchInfo& info, std::string_view text) {
  if (info.yes_or_no()) {
    if (text == "yes") return 1;
    if (text == "no") return 0;
    return std::nullopt;
  }
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || !info.allows(value)) return std::nullopt;
  return value;
}

std::string allowed_text(const SwitchInfo& info) {
  if (info.yes_or_no()) return "yes or no";
  return std::to_string(info.least) + (info.only_ends ? " or " : " to ") + std::to_string(info.most);
}

}  // namespace tilewatch::rules
