// SPDX-License-Identifier: MIT
// The window: lays the panels out and lets everything grow with it.
#pragma once

#include <QMainWindow>

#include "display/model/delayed_client.h"
#include "display/window/actions.h"
#include "display/window/desk.h"
#include "display/window/picture_decoder.h"
#include "display/window/run_window.h"

class QVBoxLayout;

namespace tilewatch::window {

class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  MainWindow(model::TableClient& client, const WindowOptions& options);

  Desk& desk() { return desk_; }
  Actions& actions() { return *actions_; }

  /// Waits until the newest camera picture is shown.
  void finish_decoding() { decoder_.finish(); }
  /// Waits until every drawing and picture asked for so far is shown.
  void finish_drawing();
  /// A picture of the window as it is now, all drawings finished. PNG, JPEG by the name's ending. Fails
  /// (kInput) when it cannot be written.
  Result<void> grab_window(const std::filesystem::path& path);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  /// Another language, another theme: everything is made anew from what the desk knows.
  bool event(QEvent* event) override;

 private:
  void lay_out();
  void make_anew();
  void apply_scale();

  model::AidSwitches own_aids_;  ///< where the options name none
  WindowOptions options_;
  bool anew_ = false;  ///< make_anew() is under way
  Desk desk_;
  model::DelayedClient hall_;  ///< what the audience screen follows
  PictureDecoder decoder_;
  Actions* actions_ = nullptr;
  QWidget* middle_ = nullptr;  ///< central widget
  QWidget* left_ = nullptr;
  QWidget* right_ = nullptr;
};

}  // namespace tilewatch::window
