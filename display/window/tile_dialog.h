// SPDX-License-Identifier: MIT
// Puts a tile right, or lays one by hand: place, type, turn.
#pragma once

#include "display/window/correction_dialog.h"

class QListWidget;

namespace tilewatch::window {

class TileDialog : public CorrectionDialog {
  Q_OBJECT

 public:
  explicit TileDialog(Desk& desk, QWidget* parent = nullptr);

 protected:
  void cell_changed() override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void fill_list();
  void turn();
  void update_choice();
  void send();
  QString chosen_type() const;

  QListWidget* types_;
  Rotation rotation_ = 0;
};

}  // namespace tilewatch::window
