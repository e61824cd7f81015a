// SPDX-License-Identifier: MIT
// The drawn board in the main window, with zoom buttons and short messages over it.
#pragma once

#include <QTimer>

#include "display/window/board_view.h"
#include "display/window/panel.h"

class QLabel;
class QToolButton;

namespace tilewatch::window {

class BoardPanel : public Panel {
  Q_OBJECT

 public:
  explicit BoardPanel(Desk& desk, QWidget* parent = nullptr);
  QSize sizeHint() const override;
  BoardView* view() const { return view_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  void choose(Cell cell);
  void say(const QString& text, bool trouble);
  void place_overlays();

  BoardView* view_;
  std::vector<QToolButton*> buttons_;
  QLabel* toast_;
  QTimer toast_time_;
};

}  // namespace tilewatch::window
