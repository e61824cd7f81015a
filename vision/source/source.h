// SPDX-License-Identifier: MIT
// Where pictures come from: a camera, a video file, a folder of pictures, the simulated table.
#pragma once

#include <memory>
#include <opencv2/core.hpp>
#include <string>

#include "engine/catalogue/result.h"

namespace tilewatch::vision {

struct Frame {
  std::int64_t number = 0;  ///< counts up from 0
  double time_s = 0;        ///< the source's own clock
  std::string name;         ///< file name for picture folders, else empty
  cv::Mat bgr;
};

class Source {
 public:
  virtual ~Source() = default;
  /// "camera 0", "film.mp4", "simulated table": for people.
  virtual std::string description() const = 0;
  /// Blocks until there is a picture. An empty Frame::bgr means the end (of a file, of the simulated game).
  /// An error means trouble (unplugged camera, unreadable picture); the caller may try again.
  virtual Result<Frame> next() = 0;
  /// True when every frame is a still state of the table (a picture folder): one frame must suffice.
  virtual bool stills() const { return false; }
  /// True when pictures come at their own pace and old ones are worth nothing (camera).
  virtual bool live() const { return false; }
};

}  // namespace tilewatch::vision
