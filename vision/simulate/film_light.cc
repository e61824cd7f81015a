// SPDX-License-Identifier: MIT
#include "vision/simulate/film_light.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/core/hal/intrin.hpp>
#include <opencv2/imgproc.hpp>

#include "vision/simulate/noise_field.h"

namespace tilewatch::vision {
namespace {

constexpr double kUnit = 150;         // map value that leaves a colour as it is
constexpr double kStepSeconds = 0.4;  // how often the drifting light is followed
constexpr double kGainSteps = 250;    // exposure steps in one
constexpr double kAnswer = 0.018;     // how much a hand changes the exposure
constexpr double kAnswerSeconds = 0.9;

}  // namespace

FilmLight::FilmLight(cv::Size size, std::uint32_t seed, bool drifts) : size_(size), drifts_(drifts) {
  Dice dice(mixed(seed, 51));
  const double azimuth = dice.between(0, 2 * CV_PI);
  const double height = dice.between(0.90, 1.15);
  to_light_ = {std::cos(azimuth) * std::cos(height), std::sin(azimuth) * std::cos(height), std::sin(height)};
  // Warm bulbs, neutral lamps, cool daylight (B G R).
  constexpr std::array<std::array<float, 3>, 4> kTints{
      {{0.86F, 0.97F, 1.08F}, {0.93F, 0.99F, 1.04F}, {1.0F, 1.0F, 1.0F}, {1.07F, 1.01F, 0.94F}}};
  const auto& tint = kTints[static_cast<std::size_t>(dice.below(4))];
  const cv::Point2d centre(0.5 + 0.32 * std::cos(azimuth), 0.5 + 0.34 * std::sin(azimuth));
  const double spread = dice.between(0.75, 1.1);
  const double uneven = dice.between(0.22, 0.42);
  const double vignette = dice.between(0.10, 0.22);
  phase_ = dice.between(0, 2 * CV_PI);

  const cv::Size small(64, 36);
  lamp_.create(small, CV_32FC3);
  room_.create(small, CV_32FC3);
  for (int y = 0; y < small.height; ++y) {
    for (int x = 0; x < small.width; ++x) {
      const double u = (x + 0.5) / small.width;
      const double v = (y + 0.5) / small.height;
      const double from_lamp = std::hypot((u - centre.x) * 1.5, v - centre.y) / spread;
      const double from_middle = std::hypot((u - 0.5) * 1.78, v - 0.5);
      const double corner = 1 - vignette * from_middle * from_middle;
      const double lamp = uneven * 1.9 * std::exp(-from_lamp * from_lamp) * corner;
      const double room = (1 - uneven) * corner;
      for (int c = 0; c < 3; ++c) {
        lamp_.at<cv::Vec3f>(y, x)[c] = static_cast<float>(lamp * tint[static_cast<std::size_t>(c)]);
        // The room's own light is a little less coloured than the lamp.
        room_.at<cv::Vec3f>(y, x)[c] =
            static_cast<float>(room * (0.5 + 0.5 * static_cast<double>(tint[static_cast<std::size_t>(c)])));
      }
    }
  }
  make_map(0);
}

void FilmLight::make_map(double time_s) {
  // Clouds pass, lamps age: a few percent within a minute, each light for itself.
  const double lamp = drifts_ ? 1 + 0.06 * std::sin(2 * CV_PI * time_s / 71 + phase_) : 1;
  const double room = drifts_ ? 1 + 0.04 * std::sin(2 * CV_PI * time_s / 43 + 2 * phase_) : 1;
  cv::Mat sum, large;
  cv::addWeighted(lamp_, lamp, room_, room, 0, sum);
  cv::resize(sum, large, size_, 0, 0, cv::INTER_CUBIC);
  large.convertTo(map_, CV_8UC3, kUnit);
}

bool FilmLight::advance(double time_s, bool hand) {
  bool changed = false;
  const int step = static_cast<int>(time_s / kStepSeconds);
  if (step != step_) {
    const bool first = step_ < 0;
    step_ = step;
    if (drifts_ && !first) {
      make_map(step * kStepSeconds);
      changed = true;
    }
  }
  if (drifts_) {
    const double share = 1 - std::exp(-(time_s - last_time_) / kAnswerSeconds);
    adapted_ += ((hand ? 1 : 0) - adapted_) * share;
    const int gain_step = cvRound(kAnswer * adapted_ * kGainSteps);
    changed = changed || gain_step != gain_step_;
    gain_step_ = gain_step;
  }
  last_time_ = time_s;
  return changed;
}

void FilmLight::move_lamp() {
  cv::flip(lamp_, lamp_, -1);
  make_map(last_time_);
}

void FilmLight::dim_lamp() {
  // A filament that gets less current glows redder.
  cv::multiply(lamp_, cv::Scalar(0.45, 0.55, 0.65), lamp_);
  make_map(last_time_);
}

void FilmLight::cast_shadow() {
  // As wide as a head and shoulders, soft, from the near side.
  cv::Mat shade(lamp_.size(), CV_32FC3, cv::Scalar::all(1));
  const cv::Point middle(lamp_.cols * 2 / 5, lamp_.rows * 4 / 5);
  cv::ellipse(shade, middle, {lamp_.cols / 4, lamp_.rows / 2}, 0, 0, 360, cv::Scalar::all(0.62), -1);
  cv::GaussianBlur(shade, shade, {}, 2.5);
  cv::multiply(lamp_, shade, lamp_);
  cv::multiply(room_, shade, room_);
  make_map(last_time_);
}

void FilmLight::meter(const cv::Mat& unlit) {
  cv::Mat lit(unlit.size(), CV_8UC3);
  metered_ = 1;
  light(unlit, {{0, 0}, unlit.size()}, lit);
  const cv::Scalar mean = cv::mean(lit);
  const double bright = 0.11 * mean[0] + 0.59 * mean[1] + 0.30 * mean[2];
  // Never so bright that white things under the lamp lose their colour.
  double brightest = 0;
  cv::minMaxLoc(map_.reshape(1), nullptr, &brightest);
  const double most = 1.18 * kUnit / brightest;
  metered_ = std::min(std::max(120 / std::max(bright, 1.0), 0.84), most);
}

void FilmLight::light(const cv::Mat& unlit, cv::Rect rect, cv::Mat lit) const {
  // unlit * map * gain in 16-bit fixed point: this is the costliest step of a film, OpenCV's own goes through
  // floats.
  const double gain = metered_ * (1 - gain_step_ / kGainSteps) / kUnit;
  const auto factor = static_cast<std::uint16_t>(std::lround(gain * 65536));
  for (int y = 0; y < rect.height; ++y) {
    const auto* from = unlit.ptr<std::uint8_t>(y);
    const auto* map = map_.ptr<std::uint8_t>(rect.y + y) + 3 * rect.x;
    auto* to = lit.ptr<std::uint8_t>(y);
    const int count = 3 * rect.width;
    int i = 0;
#if CV_SIMD128
    const cv::v_uint16x8 factors = cv::v_setall_u16(factor);
    for (; i + 16 <= count; i += 16) {
      cv::v_uint16x8 low, high;
      cv::v_mul_expand(cv::v_load(from + i), cv::v_load(map + i), low, high);
      cv::v_store(to + i, cv::v_pack(cv::v_mul_hi(low, factors), cv::v_mul_hi(high, factors)));
    }
#endif
    for (; i < count; ++i) {
      to[i] = static_cast<std::uint8_t>(
          std::min<std::uint32_t>(255, (std::uint32_t{from[i]} * map[i] * factor) >> 16));
    }
  }
}

}  // namespace tilewatch::vision
