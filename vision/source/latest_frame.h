// SPDX-License-Identifier: MIT
// A source over anything that gives pictures at its own pace: a thread reads, only the latest picture is
// kept, and what breaks is opened again.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <thread>

#include "vision/source/source.h"

namespace tilewatch::vision {

/// What is read: an opened camera.
class Grabber {
 public:
  virtual ~Grabber() = default;
  /// Blocks until the next picture; false when the camera is gone.
  virtual bool grab(cv::Mat& bgr) = 0;
};

struct LatestFrameOptions {
  /// For people: "camera 0".
  std::string description;
  /// Between tries to open it again.
  std::chrono::milliseconds retry{1000};
  /// next() gives an error when there was no picture for so long.
  std::chrono::milliseconds patience{2000};
};

/// next() and the destructor belong to one thread, reading goes on in one of its own. At most one unread
/// picture is kept: a new one replaces it.
class LatestFrame : public Source {
 public:
  /// `reopen` gives a new grabber, or none while there is nothing to open; it runs on the reading thread.
  using Reopen = std::function<std::unique_ptr<Grabber>()>;
  LatestFrame(std::unique_ptr<Grabber> first, Reopen reopen, LatestFrameOptions options);

  std::string description() const override { return options_.description; }
  bool live() const override { return true; }
  Result<Frame> next() override;

 private:
  LatestFrameOptions options_;
  Reopen reopen_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::optional<Frame> latest_;  ///< guarded by mutex_
  bool lost_ = false;            ///< guarded by mutex_: the camera is gone and was not yet complained about
  std::jthread reader_;          ///< last member: stops before what it uses goes
};

}  // namespace tilewatch::vision
