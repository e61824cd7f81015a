// SPDX-License-Identifier: MIT
// Qt's one application object.
#pragma once

#include <QCoreApplication>
#include <memory>

namespace tilewatch::app {

/// A QApplication if there will be a window (there must be a screen then), otherwise what the overlay's
/// thread needs. Made in the main thread, before any other Qt object.
std::unique_ptr<QCoreApplication> make_application(bool with_window);

}  // namespace tilewatch::app
