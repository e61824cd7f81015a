// SPDX-License-Identifier: MIT
// The audience screen: the board large, the scores beside it, one line that says what is going on. To look at
// only; keys: Escape leaves the full screen, then closes; F11 fills the screen or leaves it; Q tells
// questions or hides them; Space goes to what comes after the scores that are told.
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>
#include <filesystem>
#include <functional>

#include "display/model/audience_view.h"
#include "display/model/celebrations.h"
#include "display/model/delayed_client.h"
#include "display/window/desk.h"
#include "display/window/run_window.h"

class QScreen;

namespace tilewatch::window {

class BoardView;
class ScoreColumn;
class Spotlight;
class StageLine;

struct AudienceOptions {
  QString title = QStringLiteral("Tilewatch");
  /// What the hall sees; must outlive the window. Null: as usual.
  const model::AidSwitches* aids = nullptr;
  bool questions = true;
  bool animations = true;
  /// Tells the final scoring entry by entry before the result.
  bool finale = true;
  /// Seconds that never run backwards; empty: the computer's.
  std::function<double()> clock;
};

class AudienceWindow : public QWidget {
  Q_OBJECT

 public:
  AudienceWindow(model::TableClient& client, AudienceOptions options, QWidget* parent = nullptr);

  /// What is known already, when the window opens in the middle of a game.
  void begin_with(const bus::Snapshot& snapshot);
  /// Fills a screen that `other` is not on, where there is one.
  void fill_screen(const QWidget* other);
  Desk& desk() { return desk_; }
  const model::AudienceView& view() const { return view_; }

  /// Waits until everything asked for so far is drawn.
  void finish_drawing();
  /// As MainWindow::grab_window().
  Result<void> grab_window(const std::filesystem::path& path);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void lay_out();
  void name_and_colour();
  void update_later();
  void update_view();
  void celebrate(const model::LastScore* score);

  AudienceOptions options_;
  Desk desk_;
  QElapsedTimer time_;
  model::Celebrations celebrations_;
  model::AudienceView view_;
  std::int64_t celebrated_ = -1;  ///< LastScore::seq of what is in the light
  bool update_waits_ = false;
  QTimer next_;
  BoardView* board_;
  ScoreColumn* column_;
  StageLine* line_;
  Spotlight* light_;
};

AudienceOptions audience_options(const WindowOptions& options);

/// Opens the audience screen that belongs to a window, or closes it. It shows what `hall` lets it see.
void toggle_audience(model::DelayedClient& hall, const WindowOptions& options, QWidget& window);

}  // namespace tilewatch::window
