// SPDX-License-Identifier: MIT
#include "display/window/action_bar.h"

#include <QHBoxLayout>
#include <QToolButton>

#include "display/window/theme.h"

namespace tilewatch::window {

ActionBar::ActionBar(Desk& desk, const Actions& actions, QWidget* parent)
    : Panel(desk, tr("Actions"), parent) {
  auto* layout = new QHBoxLayout(this);
  for (QAction* action : actions.all()) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    const auto name = [button, action] {
      button->setAccessibleName(action->text() + QStringLiteral(": ") + action->toolTip());
    };
    connect(action, &QAction::changed, button, name);
    name();
    layout->addWidget(button);
    buttons_.push_back(button);
  }
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(&desk, &Desk::scaleChanged, this, &ActionBar::apply_scale);
  apply_scale();
}

void ActionBar::apply_scale() {
  const double s = desk().scale();
  layout()->setContentsMargins(scaled(6, s), scaled(4, s), scaled(6, s), scaled(4, s));
  layout()->setSpacing(scaled(2, s));
  for (QToolButton* button : buttons_) {
    button->setFont(type_font(Type::kSmall, s));
    button->setIconSize({scaled(20, s), scaled(20, s)});
    button->setMinimumHeight(scaled(32, s));
  }
}

}  // namespace tilewatch::window
