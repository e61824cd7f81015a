// SPDX-License-Identifier: MIT
#include "vision/watch/ring_light.h"

#include <algorithm>

namespace tilewatch::vision {
namespace {

// Between these the table reads well: below, colours drown in noise; above, glossy tiles lose their drawing.
constexpr double kRingTooDark = 0.18;
constexpr double kRingTooBright = 0.8;
constexpr int kRingStep = 32;
constexpr int kRingFull = 255;

}  // namespace

double brightness_of(const cv::Mat& picture_bgr) {
  const cv::Scalar mean = cv::mean(picture_bgr);
  return (0.114 * mean[0] + 0.587 * mean[1] + 0.299 * mean[2]) / 255;
}

void RingLight::look(double brightness) {
  if (brightness >= kRingTooDark && brightness <= kRingTooBright) return;
  const int step = brightness < kRingTooDark ? kRingStep : -kRingStep;
  wanted_ = std::clamp(wanted_.value_or(0) + step, 0, kRingFull);
}

}  // namespace tilewatch::vision
