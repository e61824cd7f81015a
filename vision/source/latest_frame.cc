// SPDX-License-Identifier: MIT
#include "vision/source/latest_frame.h"

#include <fmt/format.h>

#include <utility>

namespace tilewatch::vision {

LatestFrame::LatestFrame(std::unique_ptr<Grabber> first, Reopen reopen, LatestFrameOptions options)
    : options_(std::move(options)), reopen_(std::move(reopen)) {
  reader_ = std::jthread([this, grabber = std::move(first)](const std::stop_token& stop) mutable {
    const auto begin = std::chrono::steady_clock::now();
    std::int64_t number = 0;
    while (!stop.stop_requested()) {
      cv::Mat picture;  // a fresh one each time: the last one may be in somebody's hands
      if (grabber && grabber->grab(picture) && !picture.empty()) {
        Frame frame;
        frame.number = number++;
        frame.time_s = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        frame.bgr = std::move(picture);
        const std::scoped_lock lock(mutex_);
        latest_ = std::move(frame);
        lost_ = false;
        changed_.notify_all();
        continue;
      }
      if (grabber) {
        grabber.reset();  // the device must be closed before it can be opened again
        const std::scoped_lock lock(mutex_);
        lost_ = true;
        changed_.notify_all();
      }
      {
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, stop, options_.retry, [] { return false; });
      }
      if (!stop.stop_requested()) grabber = reopen_();
    }
  });
}

Result<Frame> LatestFrame::next() {
  std::unique_lock lock(mutex_);
  const bool told =
      changed_.wait_for(lock, options_.patience, [this] { return latest_.has_value() || lost_; });
  if (latest_) {
    Frame frame = std::move(*latest_);
    latest_.reset();
    return frame;
  }
  lost_ = false;
  if (told) {
    return failure(ErrorKind::kInput, fmt::format("{} gives no more pictures", options_.description),
                   "Plug it in again; the game goes on by itself.");
  }
  return failure(ErrorKind::kInput, fmt::format("still no picture from {}", options_.description),
                 "Plug it in again; the game goes on by itself.");
}

}  // namespace tilewatch::vision
