// SPDX-License-Identifier: MIT
#include "display/app/calibration_thread.h"

#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <thread>
#include <utility>

namespace tilewatch::app {
namespace {

constexpr int kShownWide = 1280;

/// A copy, no wider than any window shows it.
QImage image_of(const cv::Mat& bgr) {
  if (bgr.empty()) return {};
  cv::Mat small = bgr;
  if (bgr.cols > kShownWide) {
    cv::resize(bgr, small, {kShownWide, bgr.rows * kShownWide / bgr.cols}, 0, 0, cv::INTER_AREA);
  }
  return QImage(small.data, small.cols, small.rows, static_cast<qsizetype>(small.step), QImage::Format_BGR888)
      .copy();
}

/// Orders from the window, in order.
class Orders {
 public:
  void put(const model::CalibrationOrder& order) {
    {
      const std::lock_guard lock(mutex_);
      waiting_.push_back(order);
    }
    changed_.notify_one();
  }
  /// What waits; with `wait`, waits until there is something or `stop` is asked for.
  std::deque<model::CalibrationOrder> take(bool wait, const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    if (wait) changed_.wait(lock, stop, [this] { return !waiting_.empty(); });
    return std::exchange(waiting_, {});
  }

 private:
  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::deque<model::CalibrationOrder> waiting_;
};

}  // namespace

struct CalibrationThread::Impl {
  struct Shown {
    model::CalibrationFacts facts;
    QImage picture;
  };

  Orders orders;
  CalibrationWork work;
  window::CalibrationWindow window;
  std::mutex mutex;
  std::optional<Shown> newest;  ///< guarded by mutex; a slow window gets the newest, never a queue
  std::jthread thread;          ///< last: it ends before what it uses goes

  explicit Impl(CalibrationWorkOptions options)
      : work(options), window(options.inputs, [this](const auto& order) { orders.put(order); }) {}

  void post(bool busy) {
    Shown shown{work.facts(), image_of(work.picture())};
    shown.facts.busy = busy;
    if (busy) shown.facts.words = window::CalibrationWindow::tr("This takes a moment…").toStdString();
    bool first = false;
    {
      const std::lock_guard lock(mutex);
      first = !std::exchange(newest, std::move(shown)).has_value();
    }
    if (first)
      QMetaObject::invokeMethod(
          &window, [this] { show(); }, Qt::QueuedConnection);
  }

  void show() {
    std::optional<Shown> shown;
    {
      const std::lock_guard lock(mutex);
      shown = std::exchange(newest, std::nullopt);
    }
    if (shown) window.show_facts(std::move(shown->facts), shown->picture);
  }

  /// A file or a picture that makes a library throw is told, and does not end the program.
  template <typename Step>
  void carefully(const Step& step) {
    try {
      step();
    } catch (const std::exception& failure) {
      work.say(failure.what(), true);
    }
  }

  void run(const std::stop_token& stop) {
    bool looked = false;
    while (true) {
      const auto told = orders.take(looked && !work.has_more_to_look_at(), stop);
      if (stop.stop_requested()) return;
      for (const auto& order : told) {
        if (work.is_slow(order)) post(true);
        carefully([&] { work.obey(order); });
      }
      carefully([&] { work.look(); });
      looked = true;
      post(false);
    }
  }
};

CalibrationThread::CalibrationThread(CalibrationWorkOptions options)
    : impl_(std::make_unique<Impl>(std::move(options))) {
  impl_->thread = std::jthread([impl = impl_.get()](const std::stop_token& stop) { impl->run(stop); });
}

CalibrationThread::~CalibrationThread() {
  impl_->thread.request_stop();
  impl_->thread.join();
}

window::CalibrationWindow& CalibrationThread::window() { return impl_->window; }

}  // namespace tilewatch::app
