// SPDX-License-Identifier: MIT
#include "display/app/application.h"

#include <QApplication>

#include "display/i18n/languages.h"

namespace tilewatch::app {

std::unique_ptr<QCoreApplication> make_application(bool with_window) {
  static int argument_count = 1;
  static char program[] = "tilewatch";
  static char* arguments[] = {program, nullptr};
  std::unique_ptr<QCoreApplication> made;
  if (with_window) {
    made = std::make_unique<QApplication>(argument_count, arguments);
  } else {
    made = std::make_unique<QCoreApplication>(argument_count, arguments);
  }
  // English has plural forms, too; a window chooses its language itself.
  [[maybe_unused]] const auto spoken = i18n::use_language("en");
  return made;
}

}  // namespace tilewatch::app
