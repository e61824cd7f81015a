// SPDX-License-Identifier: MIT
#include "display/window/action_bar.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <algorithm>
#include <iterator>

#include "display/window/theme.h"

namespace tilewatch::window {

ActionBar::ActionBar(Desk& desk, const Actions& actions, QWidget* parent)
    : Panel(desk, tr("Actions"), parent) {
  auto* layout = new QHBoxLayout(this);
  for (QAction* action : actions.all()) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setFocusPolicy(Qt::TabFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setVisible(action->isVisible());
    connect(action, &QAction::changed, this, [this, button, action] {
      name(*button);
      button->setVisible(action->isVisible());
      fit_words();  // "Go on" is longer than "Pause"
    });
    name(*button);
    layout->addWidget(button);
    buttons_.push_back(button);
  }
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  connect(&desk, &Desk::scaleChanged, this, &ActionBar::apply_scale);
  apply_scale();
}

void ActionBar::name(QToolButton& button) {
  const QAction* action = button.defaultAction();
  button.setAccessibleName(action->text() + QStringLiteral(": ") + action->toolTip());
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
  fit_words();
}

void ActionBar::resizeEvent(QResizeEvent* event) {
  Panel::resizeEvent(event);
  fit_words();
}

void ActionBar::fit_words() {
  const QMargins margins = layout()->contentsMargins();
  std::vector<QToolButton*> seen;
  std::copy_if(buttons_.begin(), buttons_.end(), std::back_inserter(seen),
               [](const QToolButton* button) { return button->defaultAction()->isVisible(); });
  int room =
      width() - margins.left() - margins.right() - layout()->spacing() * (static_cast<int>(seen.size()) - 1);
  for (QToolButton* button : seen) {
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    room -= button->sizeHint().width();
  }
  // What a table needs least often stands last, and its sign says enough.
  for (auto button = seen.rbegin(); button != seen.rend() && room < 0; ++button) {
    room += (*button)->sizeHint().width();
    (*button)->setToolButtonStyle(Qt::ToolButtonIconOnly);
    room -= (*button)->sizeHint().width();
  }
}

}  // namespace tilewatch::window
