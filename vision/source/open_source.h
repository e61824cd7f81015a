// SPDX-License-Identifier: MIT
// Opens the sources of pictures that exist outside the program: cameras, video files, picture folders.
#pragma once

#include <filesystem>
#include <memory>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "engine/catalogue/result.h"
#include "vision/source/source.h"

namespace tilewatch::vision {

struct CameraOptions {
  /// A number (as in /dev/videoN) or the path of a video device.
  std::string device = "0";
  /// What the camera is asked for; it may answer with something near it.
  cv::Size size{1920, 1080};
  double fps = 30;
};

/// A camera through V4L2, as motion JPEG where it can. Always gives the latest picture; older ones are
/// dropped. When the camera is unplugged, next() says so every two seconds and gives pictures again once it
/// is back. ErrorKind::kInput when there is no such camera (naming those there are), it may not be opened, or
/// it gives no pictures.
Result<std::unique_ptr<Source>> open_camera(const CameraOptions& options = {});

/// A video file, every picture in turn. ErrorKind::kInput when it is missing, empty or not a video. A video
/// that breaks off before its announced end gives one error and then ends.
Result<std::unique_ptr<Source>> open_video(const std::filesystem::path& file);

/// The pictures of a folder (JPEG, PNG, WebP, BMP; other files are ignored) in name order, each a still state
/// of the table. ErrorKind::kInput when there is no such folder or it holds no picture. A picture that cannot
/// be read is an error of its next() that names it; the call after that goes on.
Result<std::unique_ptr<Source>> open_pictures(const std::filesystem::path& folder);

/// The files that open_pictures() would give, in its order and with its errors.
Result<std::vector<std::filesystem::path>> pictures_in(const std::filesystem::path& folder);

}  // namespace tilewatch::vision
