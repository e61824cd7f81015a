// SPDX-License-Identifier: MIT
// What people can do by hand: one list, each with a name, a sign, a key and its work.
#pragma once

#include <QAction>
#include <QMessageBox>
#include <QObject>
#include <QPointer>
#include <functional>
#include <vector>

#include "display/model/delayed_client.h"
#include "display/window/desk.h"
#include "display/window/icons.h"
#include "display/window/run_window.h"

namespace tilewatch::window {

/// Lives as long as the window, whatever is made anew in it: dialogs that are open tell it what was chosen.
class Actions : public QObject {
  Q_OBJECT

 public:
  /// `window` is where dialogs open and keys are heard; `hall` is what the audience screen follows.
  Actions(Desk& desk, model::DelayedClient& hall, const WindowOptions& options, QWidget& window);

  /// In the order of the bar; those that are not visible now have no place in it.
  const std::vector<QAction*>& all() const { return actions_; }
  /// By its object name: "undo", "redo", "pause", "pass", "tile", "figure", "points", "clear", "end", "next",
  /// "save", "export", "phone", "full_screen", "audience", "aids", "preferences".
  QAction* find(const QString& name) const;
  /// Names everything anew, in the language that is spoken now.
  void speak();

 private:
  /// In English, as the translators know them.
  struct Words {
    const char* text;
    const char* tip;
  };
  void add(const QString& name, Icon icon, const char* text, const char* tip, const QKeySequence& key,
           std::function<void()> work);
  void send(const std::string& verb);
  void set_mode(bus::Mode mode);
  void update_enabled();
  void end_game();
  void save(std::function<void()> then = {});
  void export_game();
  void export_to(QString path, const QString& kind);
  void next_game();
  void begin_next(bool let_go);
  bool has_ended() const;
  /// Offers the sheet once for each game that ends, and no longer than it is over.
  void follow_end();
  void offer_sheet();

  Desk& desk_;
  model::DelayedClient& hall_;
  WindowOptions options_;
  QWidget& window_;
  std::vector<QAction*> actions_;
  std::vector<Words> words_;  ///< of actions_
  bool ended_ = false;
  QPointer<QMessageBox> offer_;  ///< while it is open
};

}  // namespace tilewatch::window
