// SPDX-License-Identifier: MIT
// Codes that a phone scans: the referee's page and the room's.
#pragma once

#include <QDialog>
#include <QImage>

#include "display/window/run_window.h"

namespace tilewatch::window {

/// A QR code of `text`, one pixel a module, with the quiet zone; null if it is too long for one.
QImage qr_code(const std::string& text);

class PhoneDialog : public QDialog {
  Q_OBJECT

 public:
  PhoneDialog(const PhonePages& pages, double scale, QWidget* parent = nullptr);
};

}  // namespace tilewatch::window
