// SPDX-License-Identifier: MIT
// Places a figure by hand, or takes one off.
#pragma once

#include <vector>

#include "display/window/correction_dialog.h"
#include "engine/catalogue/tile.h"

class QComboBox;
class QListWidget;

namespace tilewatch::window {

class FigureDialog : public CorrectionDialog {
  Q_OBJECT

 public:
  explicit FigureDialog(Desk& desk, QWidget* parent = nullptr);

 protected:
  void cell_changed() override;

 private:
  /// One line of the list: a piece to stand on, or a figure to take off.
  struct Choice {
    bus::Request request;
    QString text;
    QIcon icon;
  };
  std::vector<Choice> choices() const;
  Colour colour() const;
  void send();

  QComboBox* player_;
  QListWidget* list_;
  std::vector<Choice> shown_;
};

}  // namespace tilewatch::window
