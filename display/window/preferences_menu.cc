// SPDX-License-Identifier: MIT
#include "display/window/preferences_menu.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <functional>

#include "display/i18n/languages.h"
#include "display/window/preferences.h"

namespace tilewatch::window {
namespace {

struct MenuWords {
  Q_DECLARE_TR_FUNCTIONS(preferences)
};

QString theme_title(const std::string& name) {
  if (name == "light") return MenuWords::tr("Light");
  return name == "system" ? MenuWords::tr("As the desktop") : MenuWords::tr("Dark");
}

void add_choice(QMenu& menu, QActionGroup& group, const QString& name, const QString& text, bool now,
                std::function<void()> work) {
  QAction* action = menu.addAction(text);
  action->setObjectName(name);
  action->setCheckable(true);
  action->setChecked(now);
  group.addAction(action);
  QObject::connect(action, &QAction::triggered, &menu, std::move(work));
}

void add_heading(QMenu& menu, const QString& text) {
  QAction* heading = menu.addAction(text);
  heading->setEnabled(false);
}

}  // namespace

QMenu* make_preferences_menu(QWidget* parent) {
  auto* menu = new QMenu(parent);
  auto* spoken = new QActionGroup(menu);
  add_heading(*menu, MenuWords::tr("Language"));
  for (const i18n::Language& language : i18n::languages()) {
    add_choice(*menu, *spoken, QStringLiteral("lang_") + QString::fromStdString(language.code), language.name,
               language.code == i18n::language(), [code = language.code] { choose_language(code); });
  }
  menu->addSeparator();
  auto* seen = new QActionGroup(menu);
  add_heading(*menu, MenuWords::tr("Colours"));
  for (const std::string& name : theme_names()) {
    add_choice(*menu, *seen, QStringLiteral("theme_") + QString::fromStdString(name), theme_title(name),
               name == wanted_theme(), [name] { choose_theme(name); });
  }
  return menu;
}

}  // namespace tilewatch::window
