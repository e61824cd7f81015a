// SPDX-License-Identifier: MIT
// A video file, picture by picture.
#include <fmt/format.h>

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <opencv2/videoio.hpp>
#include <string>
#include <system_error>
#include <utility>

#include "vision/source/open_source.h"

namespace tilewatch::vision {
namespace {

constexpr double kMostPixels = 100e6;
// Containers only estimate how many pictures they hold; a video that lacks more than this part broke off.
constexpr double kToleratedLoss = 0.1;

class VideoFile : public Source {
 public:
  VideoFile(std::string name, cv::VideoCapture capture)
      : name_(std::move(name)),
        capture_(std::move(capture)),
        announced_(capture_.get(cv::CAP_PROP_FRAME_COUNT)),
        fps_(capture_.get(cv::CAP_PROP_FPS)) {
    if (!std::isfinite(fps_) || fps_ <= 0) fps_ = 30;
  }

  std::string description() const override { return name_; }

  Result<Frame> next() override {
    Frame frame;
    frame.number = number_;
    frame.time_s = static_cast<double>(number_) / fps_;
    if (over_) return frame;
    if (!capture_.read(frame.bgr) || frame.bgr.empty()) {
      over_ = true;
      frame.bgr.release();
      if (static_cast<double>(number_) < announced_ * (1 - kToleratedLoss)) {
        return failure(ErrorKind::kInput, fmt::format("the video {} breaks off after picture {} of {:.0f}",
                                                      name_, number_, announced_));
      }
      return frame;
    }
    ++number_;
    return frame;
  }

 private:
  std::string name_;
  cv::VideoCapture capture_;
  double announced_ = 0;
  double fps_ = 0;
  std::int64_t number_ = 0;
  bool over_ = false;
};

}  // namespace

Result<std::unique_ptr<Source>> open_video(const std::filesystem::path& file) {
  const std::string name = file.string();
  std::error_code error;
  const auto status = std::filesystem::status(file, error);
  if (!std::filesystem::exists(status)) {
    return failure(ErrorKind::kInput, fmt::format("there is no video file {}", name));
  }
  if (std::filesystem::is_directory(status)) {
    return failure(ErrorKind::kInput, fmt::format("{} is a folder, not a video file", name),
                   "For a folder of pictures use --pictures.");
  }
  if (std::filesystem::is_regular_file(status) && std::filesystem::file_size(file, error) == 0 && !error) {
    return failure(ErrorKind::kInput, fmt::format("{} is an empty file, not a video", name));
  }
  // FFmpeg would print words of its own beside our sentence.
  setenv("OPENCV_FFMPEG_LOGLEVEL", "-8", 0);
  // The backends are named: left to itself OpenCV would also take one picture or a pattern of names for a
  // video.
  for (const int backend : {cv::CAP_FFMPEG, cv::CAP_OPENCV_MJPEG}) {
    cv::VideoCapture capture;
    if (!capture.open(name, backend)) continue;
    const double pixels = capture.get(cv::CAP_PROP_FRAME_WIDTH) * capture.get(cv::CAP_PROP_FRAME_HEIGHT);
    if (pixels > kMostPixels) {
      return failure(
          ErrorKind::kInput,
          fmt::format(
              "the pictures of the video {} have {:.0f} megapixels, more than the {:.0f} that are read", name,
              pixels / 1e6, kMostPixels / 1e6));
    }
    if (pixels > 0) return std::make_unique<VideoFile>(name, std::move(capture));
  }
  return failure(ErrorKind::kInput, fmt::format("{} is not a video that can be read", name));
}

}  // namespace tilewatch::vision
