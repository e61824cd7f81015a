// SPDX-License-Identifier: MIT
#include "display/window/preferences.h"

#include <QSettings>
#include <algorithm>

#include "display/i18n/languages.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

constexpr const char* kLanguageKey = "window/language";
constexpr const char* kThemeKey = "window/theme";

struct ThisRun {
  std::string language;
  std::string theme;
};

ThisRun& this_run() {
  static ThisRun run;
  return run;
}

/// In the user's folder for settings, beside the profiles.
QSettings kept() {
  return QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("tilewatch"),
                   QStringLiteral("window"));
}

std::string kept_word(const char* key) { return kept().value(QLatin1String(key)).toString().toStdString(); }

void keep(const char* key, const std::string& word) {
  kept().setValue(QLatin1String(key), QString::fromStdString(word));
}

bool is_theme(const std::string& name) {
  return std::find(theme_names().begin(), theme_names().end(), name) != theme_names().end();
}

Theme theme_called(const std::string& name) {
  if (name == "light") return Theme::kLight;
  return name == "system" ? desktop_theme() : Theme::kDark;
}

}  // namespace

const std::vector<std::string>& theme_names() {
  static const std::vector<std::string> kNames{"dark", "light", "system"};
  return kNames;
}

void prefer_language(const std::string& code) { this_run().language = code; }
void prefer_theme(const std::string& name) { this_run().theme = name; }

std::string wanted_language() {
  if (!this_run().language.empty()) return this_run().language;
  const std::string word = kept_word(kLanguageKey);
  return i18n::is_language(word) ? word : i18n::language_of_locale();
}

std::string wanted_theme() {
  if (!this_run().theme.empty()) return this_run().theme;
  const std::string word = kept_word(kThemeKey);
  return is_theme(word) ? word : theme_names().front();
}

void apply_preferences() {
  apply_look(theme_called(wanted_theme()));
  // Only a language that is none is refused, and --lang has been checked.
  [[maybe_unused]] const auto spoken = i18n::use_language(wanted_language());
}

void choose_language(const std::string& code) {
  if (!i18n::use_language(code)) return;
  this_run().language.clear();
  keep(kLanguageKey, code);
}

void choose_theme(const std::string& name) {
  if (!is_theme(name)) return;
  this_run().theme.clear();
  keep(kThemeKey, name);
  apply_look(theme_called(name));
}

}  // namespace tilewatch::window
