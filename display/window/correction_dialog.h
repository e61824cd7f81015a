// SPDX-License-Identifier: MIT
// What the dialogs that put something right on the board have in common: the board to point at, at the left.
#pragma once

#include <QDialog>

#include "display/window/board_view.h"
#include "display/window/desk.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace tilewatch::window {

class CorrectionDialog : public QDialog {
  Q_OBJECT

 public:
  /// `laid_only`: only cells with a tile can be chosen, otherwise also the free ones beside them.
  CorrectionDialog(Desk& desk, const QString& title, bool laid_only, QWidget* parent);

 protected:
  Desk& desk() const { return desk_; }
  BoardView& board() { return *board_; }
  /// Where the dialog's own things go, top to bottom.
  QVBoxLayout& side() { return *side_; }
  /// The line above them: what is chosen.
  void say_choice(const QString& text);
  /// The button that does it; Enter presses it.
  QPushButton& act() { return *act_; }
  /// Called whenever another cell was chosen.
  virtual void cell_changed() = 0;

 private:
  void choose(Cell cell);

  Desk& desk_;
  bool laid_only_;
  BoardView* board_;
  QLabel* choice_;
  QVBoxLayout* side_;
  QPushButton* act_;
};

/// "2 east, 1 south of the start".
QString place_words(Cell cell);

}  // namespace tilewatch::window
