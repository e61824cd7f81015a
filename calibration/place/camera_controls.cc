// SPDX-License-Identifier: MIT
#include "calibration/place/camera_controls.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <linux/videodev2.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstring>
#include <memory>

namespace tilewatch::calibration {
namespace {

/// A setting that a camera follows by itself, and the value that it keeps when it is told to stop.
struct Automatic {
  const char* name;
  std::uint32_t automatic;
  std::int32_t manual;  ///< value of `automatic` that means "by hand"
  std::uint32_t value;
};
constexpr std::array<Automatic, 3> kAutomatic{{
    {"focus", V4L2_CID_FOCUS_AUTO, 0, V4L2_CID_FOCUS_ABSOLUTE},
    {"exposure", V4L2_CID_EXPOSURE_AUTO, V4L2_EXPOSURE_MANUAL, V4L2_CID_EXPOSURE_ABSOLUTE},
    {"white balance", V4L2_CID_AUTO_WHITE_BALANCE, 0, V4L2_CID_WHITE_BALANCE_TEMPERATURE},
}};

bool read_control(const DeviceCall& call, std::uint32_t id, std::int32_t& value) {
  v4l2_control control{};
  control.id = id;
  if (call(VIDIOC_G_CTRL, &control) != 0) return false;
  value = control.value;
  return true;
}

bool write_control(const DeviceCall& call, std::uint32_t id, std::int32_t value) {
  v4l2_control control{};
  control.id = id;
  control.value = value;
  return call(VIDIOC_S_CTRL, &control) == 0;
}

std::string text_of(const unsigned char* bytes, std::size_t most) {
  const auto* text = reinterpret_cast<const char*>(bytes);
  return {text, strnlen(text, most)};
}

}  // namespace

CameraName name_of_camera(const DeviceCall& call) {
  v4l2_capability facts{};
  if (call(VIDIOC_QUERYCAP, &facts) != 0) return {};
  return {text_of(facts.card, sizeof facts.card), text_of(facts.bus_info, sizeof facts.bus_info)};
}

std::vector<LockedControl> lock_controls(const DeviceCall& call) {
  std::vector<LockedControl> result;
  for (const Automatic& setting : kAutomatic) {
    LockedControl control{setting.name, LockedControl::State::kAbsent};
    std::int32_t mode = 0;
    if (read_control(call, setting.automatic, mode)) {
      std::int32_t value = 0;
      const bool has_value = read_control(call, setting.value, value);
      if (mode == setting.manual) {
        control.state = LockedControl::State::kWas;
      } else if (!write_control(call, setting.automatic, setting.manual)) {
        control.state = LockedControl::State::kRefused;
      } else {
        control.state = LockedControl::State::kLocked;
        // Some cameras jump to a default when they are switched to manual: put back what was seen a moment
        // ago.
        if (has_value) write_control(call, setting.value, value);
      }
    }
    result.push_back(control);
  }
  return result;
}

std::string words_for(const std::vector<LockedControl>& controls) {
  std::vector<std::string> locked;
  std::vector<std::string> not_locked;
  for (const LockedControl& control : controls) {
    const bool good =
        control.state == LockedControl::State::kLocked || control.state == LockedControl::State::kWas;
    (good ? locked : not_locked).push_back(control.name);
  }
  std::string words;
  if (!locked.empty()) words = fmt::format("Locked: {}.", fmt::join(locked, ", "));
  if (!not_locked.empty()) {
    words += fmt::format("{}This camera cannot lock: {}. Keep the light steady and do not move it.",
                         words.empty() ? "" : " ", fmt::join(not_locked, ", "));
  }
  return words;
}

Result<DeviceCall> open_controls(const std::string& device) {
  const bool numbered = !device.empty() && std::all_of(device.begin(), device.end(),
                                                       [](unsigned char c) { return std::isdigit(c) != 0; });
  const std::string path = numbered ? "/dev/video" + device : device;
  const int descriptor = open(path.c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0) {
    const int reason = errno;
    return failure(
        ErrorKind::kInput,
        reason == ENOENT ? fmt::format("there is no camera {} ({})", device, path)
                         : fmt::format("the camera {} cannot be opened: {}", path, std::strerror(reason)),
        reason == EACCES ? "Add yourself to the group video: sudo usermod -aG video $USER, then log in again."
                         : "Plug it in, or name another: ls /dev/video*");
  }
  const std::shared_ptr<int> held(new int(descriptor), [](int* open_descriptor) {
    close(*open_descriptor);
    delete open_descriptor;
  });
  v4l2_capability facts{};
  if (ioctl(descriptor, VIDIOC_QUERYCAP, &facts) != 0) {
    return failure(ErrorKind::kInput, fmt::format("{} is not a camera", path),
                   "Cameras are /dev/video0, /dev/video1, ...");
  }
  return DeviceCall([held](unsigned long request, void* argument) {
    int result = 0;
    do {
      result = ioctl(*held, request, argument);
    } while (result != 0 && errno == EINTR);
    return result;
  });
}

Result<void> check_given_size(cv::Size asked, cv::Size given) {
  if (given == asked) return {};
  return failure(ErrorKind::kInput,
                 fmt::format("the camera gives {} x {} although it was set to {} x {}", given.width,
                             given.height, asked.width, asked.height),
                 fmt::format("Name the size that it gives: --size {}x{}", given.width, given.height));
}

}  // namespace tilewatch::calibration
