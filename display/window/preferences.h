// SPDX-License-Identifier: MIT
// What a person likes: the language and the theme of the windows, kept from one evening to the next.
#pragma once

#include <string>
#include <vector>

#include "engine/catalogue/result.h"

namespace tilewatch::window {

/// "dark", "light", "system" (as the desktop).
const std::vector<std::string>& theme_names();

/// For this run of the program only (--lang, --theme), before or after there is an application. Empty = as it
/// was kept; if nothing was kept: the locale's language, dark.
void prefer_language(const std::string& code);
void prefer_theme(const std::string& name);

/// The language and the theme that hold now: preferred for this run, else kept, else usual.
std::string wanted_language();
std::string wanted_theme();

/// Gives the application both; before its first widget.
void apply_preferences();

/// A person's choice while the program runs: applied at once, and kept. What is not known is left alone.
void choose_language(const std::string& code);
void choose_theme(const std::string& name);

}  // namespace tilewatch::window
