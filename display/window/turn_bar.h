// SPDX-License-Identifier: MIT
// The line at the top: whose turn it is, what to do, how far the game is.
#pragma once

#include "display/model/headline.h"
#include "display/window/panel.h"

namespace tilewatch::window {

class TurnBar : public Panel {
  Q_OBJECT

 public:
  explicit TurnBar(Desk& desk, QWidget* parent = nullptr);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {300, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void update_line();

  model::Headline line_;
};

}  // namespace tilewatch::window
