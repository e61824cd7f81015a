// SPDX-License-Identifier: MIT
#include "display/i18n/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QPointer>
#include <QTranslator>
#include <algorithm>

namespace tilewatch::i18n {
namespace {

std::string language_in_use = "en";

/// A translator that speaks for the application, in place of the one that did before.
class Voice {
 public:
  /// Without the file, what was said in English before is said in English.
  void speak(const QString& file, const QString& folder) {
    if (translator_ != nullptr) {
      QCoreApplication::removeTranslator(translator_);
      delete translator_;
    }
    // The application's child: it goes with it.
    auto* next = new QTranslator(QCoreApplication::instance());
    if (next->load(file, folder)) {
      QCoreApplication::installTranslator(next);
      translator_ = next;
    } else {
      delete next;
    }
  }

 private:
  QPointer<QTranslator> translator_;
};

}  // namespace

const std::vector<Language>& languages() {
  static const std::vector<Language> kLanguages{
      {"en", QStringLiteral("English")},
      {"cs", QStringLiteral("Čeština")},
      {"ro", QStringLiteral("Română")},
      {"de", QStringLiteral("Deutsch")},
  };
  return kLanguages;
}

bool is_language(const std::string& code) {
  return std::any_of(languages().begin(), languages().end(),
                     [&](const Language& language) { return language.code == code; });
}

std::string language_of_locale() {
  for (const QString& wanted : QLocale::system().uiLanguages()) {
    const std::string code = wanted.left(2).toStdString();
    if (is_language(code)) return code;
  }
  return "en";
}

Result<void> use_language(const std::string& code) {
  if (!is_language(code)) {
    std::string known;
    for (const Language& language : languages()) known += (known.empty() ? "" : ", ") + language.code;
    return failure(ErrorKind::kUsage, "there is no language \"" + code + "\"", "There are " + known + ".");
  }
  static Voice ours;
  static Voice qt;
  language_in_use = code;
  const QString name = QString::fromStdString(code);
  qt.speak(QStringLiteral("qtbase_%1").arg(name), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  ours.speak(QStringLiteral("tilewatch_%1").arg(name), QStringLiteral(":/i18n"));
  return {};
}

const std::string& language() { return language_in_use; }

}  // namespace tilewatch::i18n
