// SPDX-License-Identifier: MIT
// The row of buttons at the bottom.
#pragma once

#include <vector>

#include "display/window/actions.h"
#include "display/window/panel.h"

class QToolButton;

namespace tilewatch::window {

class ActionBar : public Panel {
  Q_OBJECT

 public:
  ActionBar(Desk& desk, const Actions& actions, QWidget* parent = nullptr);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  static void name(QToolButton& button);
  /// Words beside the signs as far as there is room.
  void fit_words();
  void apply_scale();

  std::vector<QToolButton*> buttons_;
};

}  // namespace tilewatch::window
