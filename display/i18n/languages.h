// SPDX-License-Identifier: MIT
// The languages that windows speak. A new one is a .ts file and its line in languages.cc.
#pragma once

#include <QString>
#include <string>
#include <vector>

#include "engine/catalogue/result.h"

namespace tilewatch::i18n {

struct Language {
  std::string code;  ///< ISO 639-1, as in the name of its file
  QString name;      ///< what its speakers call it
};

/// Those that there are, English first.
const std::vector<Language>& languages();

/// Whether `code` is one of them.
bool is_language(const std::string& code);

/// The language of the person's locale if it is one of ours, else "en".
std::string language_of_locale();

/// From now on tr() answers in this language, Qt's own dialogs too as far as Debian's translations of Qt are
/// installed; widgets hear QEvent::LanguageChange. Needs the application object, in its thread. kUsage for a
/// language that is none of ours.
Result<void> use_language(const std::string& code);

/// The language in use.
const std::string& language();

}  // namespace tilewatch::i18n
