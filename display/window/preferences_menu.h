// SPDX-License-Identifier: MIT
// The menu of languages and themes.
#pragma once

#include <QMenu>

namespace tilewatch::window {

/// Its entries carry their code as object name: "lang_de", "theme_light". It is made anew each time it is
/// opened.
QMenu* make_preferences_menu(QWidget* parent);

}  // namespace tilewatch::window
