// SPDX-License-Identifier: MIT
// Points given or taken by hand; the reason is kept with them.
#pragma once

#include <QDialog>

#include "display/window/desk.h"

class QComboBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace tilewatch::window {

class PointsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit PointsDialog(Desk& desk, QWidget* parent = nullptr);

 private:
  void update_button();
  void send();

  Desk& desk_;
  QComboBox* player_;
  QSpinBox* points_;
  QLineEdit* reason_;
  QPushButton* act_;
};

}  // namespace tilewatch::window
