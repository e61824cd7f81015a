// SPDX-License-Identifier: MIT
// The light on the simulated table: a lamp and the room, tinted, uneven, slowly drifting; and the camera's
// exposure.
#pragma once

#include <cstdint>
#include <opencv2/core.hpp>

namespace tilewatch::vision {

class FilmLight {
 public:
  FilmLight(cv::Size size, std::uint32_t seed, bool drifts);

  /// Direction to the light, unit length, table coordinates (z up).
  const cv::Vec3d& to_light() const { return to_light_; }

  /// Follows the light to time `t`; a hand in the picture makes the camera open up or close a little. True
  /// when the picture must be lit again.
  bool advance(double time_s, bool hand);

  /// Sets the exposure so that `unlit` comes out about as bright as a webcam makes things.
  void meter(const cv::Mat& unlit);

  /// Somebody moves the lamp to the other side (things and their shadows are not told), turns it down, stands
  /// in the light, or the camera's exposure changes by a factor. The picture must be lit again.
  void move_lamp();
  void dim_lamp();
  void cast_shadow();
  void expose(double factor) { metered_ *= factor; }

  /// Lights the part `rect` of the picture: `unlit` and `lit` are CV_8UC3 of rect's size and may be the
  /// same.
  void light(const cv::Mat& unlit, cv::Rect rect, cv::Mat lit) const;

 private:
  void make_map(double time_s);

  cv::Size size_;
  bool drifts_ = true;
  cv::Vec3d to_light_;
  cv::Mat lamp_, room_;  ///< CV_32FC3, small
  double phase_ = 0;
  cv::Mat map_;  ///< CV_8UC3, kUnit = 1
  int step_ = -1;
  double metered_ = 1;
  double adapted_ = 0;  ///< how far the exposure has answered to the hand, 0 .. 1
  double last_time_ = 0;
  int gain_step_ = 0;
};

}  // namespace tilewatch::vision
