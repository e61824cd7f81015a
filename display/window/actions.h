// SPDX-License-Identifier: MIT
// What people can do by hand: one list, each with a name, a sign, a key and its work.
#pragma once

#include <QAction>
#include <QObject>
#include <functional>
#include <vector>

#include "display/window/desk.h"
#include "display/window/icons.h"
#include "display/window/run_window.h"

namespace tilewatch::window {

class Actions : public QObject {
  Q_OBJECT

 public:
  /// `window` is where dialogs open and keys are heard.
  Actions(Desk& desk, const WindowOptions& options, QWidget& window);

  /// In the order of the bar.
  const std::vector<QAction*>& all() const { return actions_; }
  /// By its object name: "undo", "redo", "pause", "pass", "tile", "figure", "points", "clear", "end", "save",
  /// "phone", "full_screen", "preferences".
  QAction* find(const QString& name) const;

 private:
  void add(const QString& name, Icon icon, const QString& text, const QString& tip, const QKeySequence& key,
           std::function<void()> work);
  void send(const std::string& verb);
  void set_mode(bus::Mode mode);
  void update_enabled();
  void end_game();
  void save();

  Desk& desk_;
  WindowOptions options_;
  QWidget& window_;
  std::vector<QAction*> actions_;
};

}  // namespace tilewatch::window
