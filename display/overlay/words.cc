// SPDX-License-Identifier: MIT
#include "display/overlay/words.h"

#include <QFile>
#include <nlohmann/json.hpp>

namespace tilewatch::overlay {

std::string plural_form(const std::string& language, long count) {
  const long n = count < 0 ? -count : count;
  if (n == 1) return "one";
  if (language == "cs" && n >= 2 && n <= 4) return "few";
  constexpr long kHundred = 100;
  if (language == "ro" && (n == 0 || (n % kHundred >= 1 && n % kHundred <= 19))) return "few";
  return "other";
}

std::optional<Words> Words::load(const std::string& language) {
  QFile file(QStringLiteral(":/overlay/web/lang/%1.json").arg(QString::fromStdString(language)));
  if (language.find_first_of("./") != std::string::npos || !file.open(QIODevice::ReadOnly)) return {};
  Words words;
  words.language_ = language;
  const nlohmann::json table = nlohmann::json::parse(file.readAll().toStdString());
  for (const auto& [key, text] : table.items()) {
    if (text.is_string()) {
      words.texts_[key][""] = text.get<std::string>();
    } else {
      for (const auto& [form, form_text] : text.items())
        words.texts_[key][form] = form_text.get<std::string>();
    }
  }
  return words;
}

std::string Words::say(const std::string& key, const Values& values, long count) const {
  const auto found = texts_.find(key);
  if (found == texts_.end()) return key;
  const auto& forms = found->second;
  auto form = forms.find("");
  if (form == forms.end()) form = forms.find(plural_form(language_, count));
  if (form == forms.end()) form = forms.find("other");
  std::string text = form->second;
  for (const auto& [name, value] : values) {
    const std::string place = "{" + name + "}";
    for (auto at = text.find(place); at != std::string::npos; at = text.find(place, at + value.size())) {
      text.replace(at, place.size(), value);
    }
  }
  return text;
}

}  // namespace tilewatch::overlay
