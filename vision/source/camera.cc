// SPDX-License-Identifier: MIT
// A camera through V4L2.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <opencv2/videoio.hpp>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "vision/source/latest_frame.h"
#include "vision/source/open_source.h"

namespace tilewatch::vision {
namespace {

namespace fs = std::filesystem;

class V4l2Grabber : public Grabber {
 public:
  explicit V4l2Grabber(cv::VideoCapture capture) : capture_(std::move(capture)) {}
  bool grab(cv::Mat& bgr) override { return capture_.read(bgr); }

 private:
  cv::VideoCapture capture_;
};

std::unique_ptr<Grabber> open_device(const std::string& path, const CameraOptions& options) {
  cv::VideoCapture capture;
  if (!capture.open(path, cv::CAP_V4L2)) return nullptr;
  // Without MJPG most webcams give full size at a few pictures a second only; one that knows no MJPG keeps
  // its own format.
  capture.set(cv::CAP_PROP_FOURCC, cv::VideoWriter::fourcc('M', 'J', 'P', 'G'));
  capture.set(cv::CAP_PROP_FRAME_WIDTH, options.size.width);
  capture.set(cv::CAP_PROP_FRAME_HEIGHT, options.size.height);
  capture.set(cv::CAP_PROP_FPS, options.fps);
  capture.set(cv::CAP_PROP_BUFFERSIZE, 1);
  cv::Mat first;
  if (!capture.read(first) || first.empty()) return nullptr;
  return std::make_unique<V4l2Grabber>(std::move(capture));
}

std::vector<std::string> devices_present() {
  std::vector<std::string> devices;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator("/dev", error)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with("video")) devices.push_back(entry.path().string());
  }
  std::ranges::sort(devices);
  return devices;
}

bool is_number(const std::string& text) {
  return !text.empty() && std::ranges::all_of(text, [](unsigned char c) { return std::isdigit(c) != 0; });
}

}  // namespace

Result<std::unique_ptr<Source>> open_camera(const CameraOptions& options) {
  const bool numbered = is_number(options.device);
  const std::string path = numbered ? "/dev/video" + options.device : options.device;
  const std::string name = numbered ? "camera " + options.device : "camera " + path;
  std::error_code error;
  const auto status = fs::status(path, error);
  if (!fs::exists(status)) {
    const auto present = devices_present();
    if (present.empty()) {
      return failure(ErrorKind::kInput, fmt::format("no camera is connected (there is no {})", path),
                     "Plug one in, or try `tilewatch demo`, which needs none.");
    }
    return failure(ErrorKind::kInput, fmt::format("there is no {}", name),
                   fmt::format("This machine has {}.", fmt::join(present, ", ")));
  }
  if (!fs::is_character_file(status)) {
    return failure(ErrorKind::kInput, fmt::format("{} is not a camera", path),
                   "For a video file use --video, for a folder of pictures --pictures.");
  }
  if (access(path.c_str(), R_OK | W_OK) != 0) {
    return failure(ErrorKind::kInput, fmt::format("you may not use the {} ({})", name, path),
                   "Add yourself to the group video: sudo usermod -aG video $USER, then log in again.");
  }
  auto grabber = open_device(path, options);
  if (!grabber) {
    return failure(ErrorKind::kInput, fmt::format("the {} ({}) gives no pictures", name, path),
                   "Is another program using it? Some cameras have several devices; try the next number.");
  }
  return std::make_unique<LatestFrame>(
      std::move(grabber), [path, options] { return open_device(path, options); },
      LatestFrameOptions{.description = name});
}

}  // namespace tilewatch::vision
