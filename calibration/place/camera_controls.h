// SPDX-License-Identifier: MIT
// A camera's own settings through V4L2: who it is, and locking what would change by itself.
#pragma once

#include <functional>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "engine/catalogue/result.h"

namespace tilewatch::calibration {

/// As ioctl(2) on an opened device: 0, or -1 and errno. Tests put a camera of their own here.
using DeviceCall = std::function<int(unsigned long request, void* argument)>;

struct CameraName {
  std::string name;  ///< "HD Pro Webcam C920"
  std::string bus;   ///< where it is plugged in; differs between two cameras of one kind
  /// One line for a profile.
  std::string id() const { return bus.empty() ? name : name + " (" + bus + ")"; }
};

struct LockedControl {
  enum class State { kLocked, kWas, kAbsent, kRefused };  ///< kWas: it was locked already
  std::string name;                                       ///< "focus", "exposure", "white balance"
  State state = State::kAbsent;
};

CameraName name_of_camera(const DeviceCall& call);

/// Switches focus, exposure and white balance from automatic to what they are now.
std::vector<LockedControl> lock_controls(const DeviceCall& call);
/// "Focus and white balance are locked; this camera cannot lock its exposure: ..."
std::string words_for(const std::vector<LockedControl>& controls);

/// Opens "0" or "/dev/video0" for the calls above and closes it when the last copy goes. kInput when there is
/// no such device, it may not be opened, or it is no camera.
Result<DeviceCall> open_controls(const std::string& device);

/// kInput when a camera gives pictures of another size than it was set to.
Result<void> check_given_size(cv::Size asked, cv::Size given);

}  // namespace tilewatch::calibration
