// SPDX-License-Identifier: MIT
// The pages' words (web/lang/) for what the program writes itself.
#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace tilewatch::overlay {

class Words {
 public:
  /// "en", "cs", "ro", "de"; nothing for others.
  static std::optional<Words> load(const std::string& language);

  using Values = std::map<std::string, std::string>;
  bool has(const std::string& key) const { return texts_.contains(key); }
  /// The text of `key`, {name}s filled in; `count` chooses among plural forms. The key itself if there is no
  /// text.
  std::string say(const std::string& key, const Values& values = {}, long count = 1) const;

 private:
  std::string language_;
  std::map<std::string, std::map<std::string, std::string>>
      texts_;  ///< key -> plural form -> text; "" = the only one
};

/// CLDR's plural category of a whole number in one of the four languages: "one", "few", "other".
std::string plural_form(const std::string& language, long count);

}  // namespace tilewatch::overlay
