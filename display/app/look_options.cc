// SPDX-License-Identifier: MIT
#include "display/app/look_options.h"

#include <string>
#include <vector>

#include "display/i18n/languages.h"
#include "display/window/preferences.h"

namespace tilewatch::app {

void add_look_options(CLI::App& app) {
  std::vector<std::string> codes;
  for (const i18n::Language& language : i18n::languages()) codes.push_back(language.code);
  app.add_option_function<std::string>(
         "--lang", window::prefer_language,
         "Language of the windows this time (else the one chosen last, else the locale's)")
      ->check(CLI::IsMember(codes));
  app.add_option_function<std::string>(
         "--theme", window::prefer_theme,
         "Colours of the windows this time: dark, light, system (as the desktop)")
      ->check(CLI::IsMember(window::theme_names()));
}

}  // namespace tilewatch::app
