// SPDX-License-Identifier: MIT
#include "vision/watch/ring_light.h"

#include <algorithm>

namespace tilewatch::vision {
namespace {

// Between these the table reads well: below, colours drown in noise; above, glossy tiles lose their drawing.
constexpr double kRingTooDark = 0.18;
constexpr double kRingTooBright = 0.8;
constexpr int kRingStep = 32;
// Nobody here knows how bright it is set. Asking for less than is there does nothing, but must be taken back
// step by step when it grows dark.
constexpr int kMostDarker = -128;
constexpr int kMostBrighter = 255;

}  // namespace

double brightness_of(const cv::Mat& picture_bgr) {
  const cv::Scalar mean = cv::mean(picture_bgr);
  return (0.114 * mean[0] + 0.587 * mean[1] + 0.299 * mean[2]) / 255;
}

void RingLight::look(double brightness) {
  if (brightness >= kRingTooDark && brightness <= kRingTooBright) return;
  const int step = brightness < kRingTooDark ? kRingStep : -kRingStep;
  change_ = std::clamp(change_ + step, kMostDarker, kMostBrighter);
}

}  // namespace tilewatch::vision
