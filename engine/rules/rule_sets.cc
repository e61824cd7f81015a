// SPDX-License-Identifier: MIT
// The list of rule sets: one line each, in the order in which they are asked.
#include <array>

#include "engine/rules/rule_set.h"

namespace tilewatch::rules {

std::span<const RuleSet* const> rule_sets() {
  static const auto kRuleSets = std::to_array<const RuleSet*>({
      &base_game(),
      &the_abbot(),
      &river(),
      &inns_cathedrals(),
      &mage_witch(),
      &crop_circle(),
      &fortune_teller(),
      &watchtowers(),
      &mists(),
  });
  return kRuleSets;
}

}  // namespace tilewatch::rules
