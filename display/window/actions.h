// SPDX-License-Identifier: MIT
// What people can do by hand: one list, each with a name, a sign, a key and its work.
#pragma once

#include <QAction>
#include <QMessageBox>
#include <QObject>
#include <QPointer>
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
  ~Actions() override;

  /// In the order of the bar; those that are not visible now have no place in it.
  const std::vector<QAction*>& all() const { return actions_; }
  /// By its object name: "undo", "redo", "pause", "pass", "tile", "figure", "points", "clear", "end", "next",
  /// "save", "export", "phone", "full_screen", "audience", "aids", "preferences".
  QAction* find(const QString& name) const;

 private:
  void add(const QString& name, Icon icon, const QString& text, const QString& tip, const QKeySequence& key,
           std::function<void()> work);
  void send(const std::string& verb);
  void set_mode(bus::Mode mode);
  void update_enabled();
  void end_game();
  void save();
  void export_game();
  void next_game();
  bool has_ended() const;
  /// Offers the sheet once for each game that ends, and no longer than it is over.
  void follow_end();
  void offer_sheet();

  Desk& desk_;
  WindowOptions options_;
  QWidget& window_;
  std::vector<QAction*> actions_;
  bool ended_ = false;
  QPointer<QMessageBox> offer_;  ///< while it is open
};

}  // namespace tilewatch::window
