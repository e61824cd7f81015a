// SPDX-License-Identifier: MIT
#include "display/window/run_window.h"

#include <QApplication>
#include <QTimer>
#include <cstdlib>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "display/model/delayed_client.h"
#include "display/window/audience/audience_window.h"
#include "display/window/main_window.h"
#include "display/window/preferences.h"

namespace tilewatch::window {
namespace {

/// Qt ends the whole program when it finds no screen, so this is asked before.
bool screen_is_named(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

/// Takes the picture and closes the window at the moment that the options name.
class Ending : public QObject {
 public:
  template <class Window>
  Ending(Window& window, const WindowOptions& options)
      : QObject(&window),
        window_(window),
        table_(window.desk().table()),
        options_(options),
        grab_([&window, &options] { return window.grab_window(options.screenshot); }) {
    connect(&table_, &model::TableModel::statusChanged, this, &Ending::look);
    connect(&table_, &model::TableModel::logChanged, this, &Ending::look);
  }

  const Result<void>& outcome() const { return outcome_; }

 private:
  void look() {
    const bus::Snapshot& now = table_.snapshot();
    const bool stopped = options_.last_turn > 0 && (now.turn > options_.last_turn ||
                                                    (now.turn == options_.last_turn && now.phase != "tile"));
    const bool ended = now.mode == bus::Mode::kEnded || (stopped && !options_.screenshot.empty());
    const bool far = options_.screenshot_after_turns > 0 && now.turn > options_.screenshot_after_turns;
    const bool picture = !options_.screenshot.empty() && (ended || far);
    if (done_ || (!picture && !(ended && options_.close_at_end))) return;
    done_ = true;
    // All of this snapshot's signals first, and time for the newest camera picture to arrive.
    constexpr int kPictureMs = 400;
    QTimer::singleShot(kPictureMs, this, [this, picture] {
      if (picture) outcome_ = grab_();
      if (picture || options_.close_at_end) window_.close();
    });
  }

  QWidget& window_;
  const model::TableModel& table_;
  const WindowOptions& options_;
  std::function<Result<void>()> grab_;
  bool done_ = false;
  Result<void> outcome_;
};

Result<void> run_audience(model::TableClient& client, const WindowOptions& options) {
  constexpr QSize kPicture(1920, 1080);
  model::DelayedClient held(client, options.audience_delay_s);
  AudienceWindow screen(held, audience_options(options));
  const Ending ending(screen, options);
  if (options.screenshot.empty()) {
    screen.fill_screen(nullptr);
  } else {
    screen.resize(kPicture);
    screen.show();
  }
  client.start();
  QApplication::exec();
  return ending.outcome();
}

}  // namespace

bool has_screen() {
  if (screen_is_named("DISPLAY") || screen_is_named("WAYLAND_DISPLAY")) return true;
  const char* platform = std::getenv("QT_QPA_PLATFORM");
  if (platform == nullptr) return false;
  const std::string_view name(platform);
  return !name.empty() && !name.starts_with("xcb") && !name.starts_with("wayland");
}

Result<void> run_window(model::TableClient& client, const WindowOptions& options) {
  if (!has_screen()) {
    return failure(ErrorKind::kFailed, "there is no screen to open a window on.",
                   "Use --headless, or start it from a desktop.");
  }
  static int argument_count = 1;
  static char program[] = "tilewatch";
  static char* arguments[] = {program, nullptr};
  std::unique_ptr<QApplication> own;
  if (QCoreApplication::instance() == nullptr)
    own = std::make_unique<QApplication>(argument_count, arguments);
  apply_preferences();
  if (options.windows == Windows::kAudience) return run_audience(client, options);
  MainWindow window(client, options);
  const Ending ending(window, options);
  if (options.fullscreen) {
    window.showFullScreen();
  } else {
    window.show();
  }
  if (options.windows == Windows::kBoth) window.actions().find(QStringLiteral("audience"))->trigger();
  client.start();
  QApplication::exec();
  return ending.outcome();
}

void quit_window() {
  if (QCoreApplication* application = QCoreApplication::instance(); application != nullptr) {
    QMetaObject::invokeMethod(application, &QCoreApplication::quit, Qt::QueuedConnection);
  }
}

}  // namespace tilewatch::window
