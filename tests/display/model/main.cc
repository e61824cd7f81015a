// SPDX-License-Identifier: MIT
// Words need an application that speaks: English, with its plural forms.
#include <gtest/gtest.h>

#include <QCoreApplication>

#include "display/i18n/languages.h"

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  const QCoreApplication application(argc, argv);
  if (!tilewatch::i18n::use_language("en")) return 1;
  return RUN_ALL_TESTS();
}
