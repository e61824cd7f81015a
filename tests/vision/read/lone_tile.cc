// SPDX-License-Identifier: MIT
#include "tests/vision/read/lone_tile.h"

#include <array>
#include <numbers>
#include <opencv2/imgproc.hpp>

#include "vision/simulate/clutter.h"
#include "vision/simulate/film_light.h"
#include "vision/simulate/table_surface.h"
#include "vision/simulate/tile_model.h"

namespace tilewatch::test {

using namespace vision;

namespace {

/// As printed_face() makes one of a drawing.
cv::Mat cardboard(const cv::Mat& face) {
  cv::Mat bgra;
  cv::cvtColor(face, bgra, cv::COLOR_BGR2BGRA);
  cv::copyMakeBorder(bgra, bgra, 2, 2, 2, 2, cv::BORDER_CONSTANT, cv::Scalar::all(0));
  return bgra;
}

}  // namespace

LoneTileOptions any_lone_tile(std::uint32_t seed) {
  cv::RNG random(seed * 7919U + 13U);
  constexpr std::array<int, 5> kWidths{640, 960, 1280, 1600, 1920};
  LoneTileOptions options;
  options.seed = seed;
  const int width = kWidths[static_cast<std::size_t>(random.uniform(0, 5))];
  options.size = {width, width * 9 / 16};
  // A tile must be some 30 pixels wide to be read.
  options.across_mm = std::min(random.uniform(450.0, 1250.0), 45.0 * width / 30);
  options.tilt_deg = random.uniform(0.0, 45.0);
  options.blur_px = random.uniform(0.4, 0.9);
  options.noise = random.uniform(1.5, 4.5);
  return options;
}

LoneTilePicture lone_tile(const cv::Mat& face, const LoneTileOptions& options) {
  cv::RNG random(options.seed * 104729U + 7U);
  CameraAim aim;
  aim.size = options.size;
  aim.tilt_deg = options.tilt_deg;
  aim.roll_deg = random.uniform(-2.0, 2.0);
  aim.view_deg = random.uniform(54.0, 66.0);
  aim.k1 = random.uniform(-0.035, 0.01);
  const double x = options.across_mm / 2;
  const double y = x * 9 / 16;
  const FilmCamera camera(aim, {{-x, -y, 0}, {x, -y, 0}, {x, y, 0}, {-x, y, 0}}, 1.3 * x);
  const cv::Point2d at(random.uniform(-0.5, 0.5) * x, random.uniform(-0.5, 0.5) * y);
  const double yaw = random.uniform(0.0, 2 * std::numbers::pi);

  FilmLight light(options.size, options.seed, false);
  const cv::Rect2d top(-3 * x, -2.2 * y, 6 * x, 6 * y);
  cv::Mat unlit = painted_table(camera, top, options.seed);
  Canvas canvas{unlit, {0, 0}};
  const ClutterPlan clutter{
      {{at.x - 40, at.y - 40, 80, 80}}, top, {Colour::kRed, Colour::kBlue}, {{0, 2 * y}, {0, -2 * y}}};
  paint_clutter(canvas, clutter, camera, light.to_light(), options.seed);
  LoneTilePicture result;
  if (!face.empty()) {
    const SeenTileModel tile(cardboard(face), {at, yaw, 0}, camera, light.to_light());
    tile.paint_shadow(canvas);
    tile.paint_sides(canvas);
    tile.paint_top(canvas);
    constexpr std::array<std::array<double, 2>, 4> kCorners{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
    for (std::size_t i = 0; i < 4; ++i) {
      const double u = kCorners[i][0] * kTileSideMm / 2;
      const double v = kCorners[i][1] * kTileSideMm / 2;
      result.corners[i] = camera.project({at.x + std::cos(yaw) * u - std::sin(yaw) * v,
                                          at.y + std::sin(yaw) * u + std::cos(yaw) * v, kTileThicknessMm});
    }
  }
  light.meter(unlit);
  cv::Mat lit(unlit.size(), CV_8UC3);
  light.light(unlit, {{0, 0}, unlit.size()}, lit);
  cv::GaussianBlur(lit, lit, {}, options.blur_px);
  cv::Mat noise(lit.size(), CV_16SC3);
  random.fill(noise, cv::RNG::NORMAL, 0, options.noise);
  cv::add(lit, noise, result.picture, cv::noArray(), CV_8U);
  return result;
}

}  // namespace tilewatch::test
