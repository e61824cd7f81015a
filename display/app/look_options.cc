// SPDX-License-Identifier: MIT
#include "display/app/look_options.h"

#include <string>
#include <vector>

#include "display/i18n/languages.h"
#include "display/window/preferences.h"

namespace tilewatch::app {

void add_language_option(CLI::App& app, const std::string& what) {
  std::vector<std::string> codes;
  for (const i18n::Language& language : i18n::languages()) codes.push_back(language.code);
  app.add_option_function<std::string>(
         "--lang", window::prefer_language,
         "Language of " + what + " this time (else the one chosen last, else the locale's)")
      ->check(CLI::IsMember(codes));
}

void speak_wanted_language() {
  // Only a language that is none is refused, and --lang has been checked.
  [[maybe_unused]] const auto spoken = i18n::use_language(window::wanted_language());
}

void add_look_options(CLI::App& app) {
  add_language_option(app, "windows and sheet");
  app.add_option_function<std::string>(
         "--theme", window::prefer_theme,
         "Colours of the windows this time: dark, light, system (as the desktop)")
      ->check(CLI::IsMember(window::theme_names()));
}

}  // namespace tilewatch::app
