// SPDX-License-Identifier: MIT
// A part of the window. A new panel is one file pair and one line in panels.cc.
#pragma once

#include <QFrame>

#include "display/window/desk.h"

namespace tilewatch::window {

class Panel : public QFrame {
  Q_OBJECT

 public:
  /// `name` is what screen readers call it.
  Panel(Desk& desk, const QString& name, QWidget* parent = nullptr) : QFrame(parent), desk_(desk) {
    setObjectName(QStringLiteral("panel"));
    setAccessibleName(name);
  }

 protected:
  Desk& desk() const { return desk_; }

 private:
  Desk& desk_;
};

}  // namespace tilewatch::window
