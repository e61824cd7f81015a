// SPDX-License-Identifier: MIT
#include "display/app/application.h"

#include <QApplication>

namespace tilewatch::app {

std::unique_ptr<QCoreApplication> make_application(bool with_window) {
  static int argument_count = 1;
  static char program[] = "tilewatch";
  static char* arguments[] = {program, nullptr};
  if (with_window) return std::make_unique<QApplication>(argument_count, arguments);
  return std::make_unique<QCoreApplication>(argument_count, arguments);
}

}  // namespace tilewatch::app
