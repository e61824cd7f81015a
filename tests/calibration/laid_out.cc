// SPDX-License-Identifier: MIT
#include "tests/calibration/laid_out.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <opencv2/imgproc.hpp>

#include "vision/simulate/film_camera.h"
#include "vision/simulate/noise_field.h"
#include "vision/simulate/tile_model.h"

namespace tilewatch::test {
namespace {

using vision::kTileSideMm;

/// The colour of the ground at a point in mm, BGR.
cv::Vec3f ground_at(Ground ground, std::uint32_t seed, double x, double y) {
  switch (ground) {
    case Ground::kPlain: {
      const float shade = vision::rough_noise(seed, x / 180, y / 180, 2);
      return cv::Vec3f(196, 200, 205) * (0.92F + 0.12F * shade);
    }
    case Ground::kWood: {
      const float rings = 0.5F + 0.5F * std::sin(static_cast<float>(y / 4.5) +
                                                 9 * vision::rough_noise(seed, x / 300, y / 50, 2));
      const float fibre = vision::smooth_noise(seed + 3, x / 25, y / 1.3);
      const double row = std::floor(y / 120);
      const bool seam = y - row * 120 < 1.2;
      const float t = 0.25F + 0.4F * rings + 0.3F * fibre;
      return (cv::Vec3f(48, 78, 118) * (1 - t) + cv::Vec3f(104, 148, 196) * t) * (seam ? 0.6F : 1.0F);
    }
    case Ground::kCloth:
    default: {
      // Checks in red and white, with the threads to be seen.
      const bool a = std::fmod(std::abs(x) + 1000, 36) < 18;
      const bool b = std::fmod(std::abs(y) + 1000, 36) < 18;
      const float thread = vision::smooth_noise(seed, x / 0.9, y / 0.9) * 0.16F + 0.9F;
      const cv::Vec3f white(222, 226, 230);
      const cv::Vec3f red(62, 58, 168);
      return (a && b ? red : (a || b ? (white + red) * 0.5F : white)) * thread;
    }
  }
}

cv::Mat printed(const cv::Mat& face) {
  constexpr int kPx = 256;
  constexpr int kPad = 2;
  constexpr double kRound = 8;
  cv::Mat big;
  cv::resize(face, big, {kPx, kPx}, 0, 0, face.cols > kPx ? cv::INTER_AREA : cv::INTER_CUBIC);
  cv::Mat sprite = cv::Mat::zeros(kPx + 2 * kPad, kPx + 2 * kPad, CV_8UC4);
  for (int y = 0; y < kPx; ++y) {
    for (int x = 0; x < kPx; ++x) {
      const double dx = std::max(0.0, std::abs(x + 0.5 - kPx / 2.0) - kPx / 2.0 + kRound);
      const double dy = std::max(0.0, std::abs(y + 0.5 - kPx / 2.0) - kPx / 2.0 + kRound);
      const double alpha = std::clamp(kRound - std::hypot(dx, dy) + 0.5, 0.0, 1.0);
      const auto& from = big.at<cv::Vec3b>(y, x);
      auto& to = sprite.at<cv::Vec4b>(y + kPad, x + kPad);
      for (int c = 0; c < 3; ++c) to[c] = cv::saturate_cast<std::uint8_t>(from[c] * alpha);
      to[3] = cv::saturate_cast<std::uint8_t>(255 * alpha);
    }
  }
  return sprite;
}

}  // namespace

LaidOut lay_out(const std::vector<cv::Mat>& faces, const LayOut& how) {
  cv::RNG random(how.seed);
  std::vector<int> order(faces.size());
  std::iota(order.begin(), order.end(), 0);
  for (std::size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[static_cast<std::size_t>(random.uniform(0, static_cast<int>(i)))]);

  const double aspect = static_cast<double>(how.size.width) / how.size.height;
  const auto n = static_cast<double>(faces.size());
  const int columns = std::max(1, static_cast<int>(std::lround(std::sqrt(n * aspect))));
  const int rows = static_cast<int>(std::ceil(n / columns));
  // Turned anyhow a tile needs room for its diagonal.
  const double pitch = how.touching ? kTileSideMm + 0.6 : 1.52 * kTileSideMm;
  const double wide = columns * pitch;
  const double high = rows * pitch;
  std::vector<vision::TablePoint> view;
  for (const double x : {-0.54, 0.54})
    for (const double y : {-0.54, 0.54}) view.emplace_back(x * wide, y * high, 0);
  vision::CameraAim aim;
  aim.size = how.size;
  aim.tilt_deg = how.tilt_deg;
  aim.yaw_deg = random.uniform(-6.0, 6.0);
  const vision::FilmCamera camera(aim, view, 200);

  cv::Mat ground(how.size, CV_8UC3);
  for (int y = 0; y < ground.rows; ++y) {
    for (int x = 0; x < ground.cols; ++x) {
      const cv::Point2d p = camera.on_table({static_cast<double>(x), static_cast<double>(y)});
      const cv::Vec3f c = ground_at(how.ground, how.seed, p.x + 2000, p.y + 2000);
      ground.at<cv::Vec3b>(y, x) = {cv::saturate_cast<std::uint8_t>(c[0]),
                                    cv::saturate_cast<std::uint8_t>(c[1]),
                                    cv::saturate_cast<std::uint8_t>(c[2])};
    }
  }
  vision::Canvas canvas{ground, {0, 0}};
  LaidOut result;
  const cv::Vec3d to_light = cv::normalize(cv::Vec3d(-0.4, -0.5, 1));
  for (int i = 0; i < static_cast<int>(order.size()); ++i) {
    vision::TilePlace place;
    const double jitter = how.touching ? 0.15 : 1.5;
    place.centre_mm = {(i % columns + 0.5) * pitch - wide / 2 + random.uniform(-jitter, jitter),
                       (i / columns + 0.5) * pitch - high / 2 + random.uniform(-jitter, jitter)};
    place.yaw = how.touching ? random.uniform(0, 4) * std::numbers::pi / 2 + random.uniform(-0.008, 0.008)
                             : random.uniform(0.0, 2 * std::numbers::pi);
    const int face = order[static_cast<std::size_t>(i)];
    const vision::SeenTileModel model(printed(faces[static_cast<std::size_t>(face)]), place, camera,
                                      to_light);
    model.paint_shadow(canvas);
    model.paint_sides(canvas);
    model.paint_top(canvas);
    LaidTile laid;
    laid.face = face;
    const double half = kTileSideMm / 2;
    const double c = std::cos(place.yaw);
    const double s = std::sin(place.yaw);
    const std::array<cv::Point2d, 4> unit{{{-half, -half}, {half, -half}, {half, half}, {-half, half}}};
    for (std::size_t k = 0; k < 4; ++k) {
      const cv::Point2d p =
          place.centre_mm + cv::Point2d(c * unit[k].x - s * unit[k].y, s * unit[k].x + c * unit[k].y);
      laid.corners[k] = camera.project({p.x, p.y, vision::kTileThicknessMm});
    }
    result.tiles.push_back(laid);
  }
  // A lamp at one side, a camera that is a little out of focus and noisy.
  for (int y = 0; y < ground.rows; ++y) {
    for (int x = 0; x < ground.cols; ++x) {
      const double lit = 1.02 - 0.22 * x / ground.cols - 0.08 * y / ground.rows;
      auto& p = ground.at<cv::Vec3b>(y, x);
      for (int k = 0; k < 3; ++k) p[k] = cv::saturate_cast<std::uint8_t>(p[k] * lit * (k == 0 ? 0.94 : 1.0));
    }
  }
  if (how.blur_px > 0) cv::GaussianBlur(ground, ground, {}, how.blur_px);
  cv::Mat noise(ground.size(), CV_16SC3);
  random.fill(noise, cv::RNG::NORMAL, 0, how.noise);
  cv::add(ground, noise, ground, cv::noArray(), CV_8U);
  result.picture = ground;
  return result;
}

}  // namespace tilewatch::test
