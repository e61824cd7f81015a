// SPDX-License-Identifier: MIT
// Who sees what: a switch for each aid and each audience, as on the referee's phone.
#pragma once

#include <QDialog>
#include <vector>

#include "display/model/aids.h"

class QCheckBox;

namespace tilewatch::window {

class AidsDialog : public QDialog {
  Q_OBJECT

 public:
  /// `aids` must outlive the dialog, which follows what others (a phone) switch.
  AidsDialog(model::AidSwitches& aids, double scale, QWidget* parent = nullptr);

 private:
  struct Switch {
    model::Audience audience;
    model::Aid aid;
    QCheckBox* box;
  };

  void show_switches();

  model::AidSwitches& aids_;
  std::vector<Switch> switches_;
};

}  // namespace tilewatch::window
