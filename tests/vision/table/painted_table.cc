// SPDX-License-Identifier: MIT
#include "tests/vision/table/painted_table.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>
#include <random>
#include <set>

namespace tilewatch::test {

using vision::PlaneCamera;
using vision::Quad;

namespace {

constexpr double kRadians = std::numbers::pi / 180;

double uniform(std::mt19937& random, double low, double high) {
  return low + (high - low) * static_cast<double>(random() % 100001) / 100000.0;
}

/// Cells that hang together, grown by chance.
std::vector<Cell> grown_board(int tiles, std::mt19937& random) {
  std::vector<Cell> cells{{0, 0}};
  std::set<Cell> taken{{0, 0}};
  while (static_cast<int>(cells.size()) < tiles) {
    const Cell from = cells[random() % cells.size()];
    const Cell next = neighbour(from, kSides[random() % 4]);
    if (std::abs(next.x) > 3 || std::abs(next.y) > 2 || !taken.insert(next).second) continue;
    cells.push_back(next);
  }
  return cells;
}

}  // namespace

PlaneCamera camera_over(cv::Size picture, double focal_px, double distance, double tilt_deg,
                        double turn_deg) {
  PlaneCamera camera;
  camera.picture = picture;
  camera.log_focal = std::log(focal_px);
  // Board turned in its plane, then tilted away from the camera about the picture's x axis.
  cv::Matx33d turn;
  cv::Matx33d tilt;
  cv::Rodrigues(cv::Vec3d(0, 0, turn_deg * kRadians), turn);
  cv::Rodrigues(cv::Vec3d(tilt_deg * kRadians, 0, 0), tilt);
  cv::Rodrigues(tilt * turn, camera.rotation);
  camera.translation = {0, 0, distance};
  return camera;
}

cv::Mat painted_wood(cv::Size size, std::uint32_t seed) {
  cv::RNG random(seed);
  cv::Mat streaks(size.height / 2 + 1, size.width / 40 + 1, CV_32F);
  random.fill(streaks, cv::RNG::NORMAL, 0, 25);
  cv::resize(streaks, streaks, size, 0, 0, cv::INTER_CUBIC);
  cv::Mat fine(size, CV_32F);
  random.fill(fine, cv::RNG::NORMAL, 0, 6);
  cv::GaussianBlur(fine, fine, {}, 1.5);
  streaks += fine * 2;
  std::vector<cv::Mat> planes;
  for (const double level : {70.0, 110.0, 150.0}) {
    cv::Mat plane = streaks + level;
    plane.convertTo(plane, CV_8U);
    planes.push_back(plane);
  }
  cv::Mat wood;
  cv::merge(planes, wood);
  return wood;
}

PaintedTable paint_table(const vision::ArtLibrary& art, const PaintedTableOptions& options) {
  std::mt19937 random(options.seed);
  PaintedTable table;
  const double focal = options.focal * options.size.width;
  table.camera =
      camera_over(options.size, focal, focal / options.tile_px, options.tilt_deg, options.turn_deg);
  const vision::BoardGeometry geometry = table.camera.geometry();

  // Painted twice as large, so that small tiles are averaged as a lens does it.
  constexpr int kFiner = 2;
  cv::Mat canvas = painted_wood(options.size * kFiner, options.seed);
  std::set<int> used;
  for (const Cell cell : grown_board(options.tiles, random)) {
    int face = 0;
    do {
      face = static_cast<int>(random() % art.faces().size());
    } while (!used.insert(face).second);
    const auto rotation = static_cast<Rotation>(random() % 4);
    const double angle = uniform(random, -2, 2) * kRadians * options.askew;
    const cv::Point2d shift(uniform(random, -0.03, 0.03) * options.askew,
                            uniform(random, -0.03, 0.03) * options.askew);
    vision::TileReading tile;
    tile.cell = cell;
    tile.candidates.push_back({art.face(face).type, rotation, face, 1});
    const cv::Point2d middle(cell.x + 0.5, cell.y + 0.5);
    const auto corners = vision::tile_corners_in_board(cell);
    std::array<cv::Point2f, 4> on_canvas;
    for (std::size_t i = 0; i < 4; ++i) {
      const cv::Point2d d = corners[i] - middle;
      const cv::Point2d p = middle + shift +
                            cv::Point2d(std::cos(angle) * d.x - std::sin(angle) * d.y,
                                        std::sin(angle) * d.x + std::cos(angle) * d.y);
      tile.corners[i] = geometry.image_of(p);
      on_canvas[i] = (tile.corners[i] + cv::Point2f(0.5F, 0.5F)) * kFiner - cv::Point2f(0.5F, 0.5F);
    }
    // The face's own north-west corner lies `rotation` corners further on, clockwise.
    const float s = vision::ArtLibrary::kPicturePx - 0.5F;
    const std::array<cv::Point2f, 4> in_face{cv::Point2f(-0.5F, -0.5F), {s, -0.5F}, {s, s}, {-0.5F, s}};
    std::array<cv::Point2f, 4> to;
    for (std::size_t i = 0; i < 4; ++i) to[i] = on_canvas[(i + rotation) % 4];
    cv::Mat painted;
    cv::Mat mask;
    const cv::Mat h = cv::getPerspectiveTransform(in_face.data(), to.data());
    cv::warpPerspective(art.face(face).picture, painted, h, canvas.size(), cv::INTER_AREA,
                        cv::BORDER_REPLICATE);
    mask = cv::Mat::zeros(canvas.size(), CV_8U);
    std::vector<cv::Point> outline(on_canvas.begin(), on_canvas.end());
    cv::fillConvexPoly(mask, outline, 255);
    painted.copyTo(canvas, mask);
    table.tiles.push_back(tile);
  }
  if (options.hand) {
    const cv::Point2f tip = geometry.image_of({0.4, 0.2}) * kFiner;
    cv::line(canvas, tip, cv::Point(canvas.cols, canvas.rows), {120, 150, 205},
             static_cast<int>(options.tile_px * kFiner));
  }
  cv::Mat picture;
  cv::resize(canvas, picture, options.size, 0, 0, cv::INTER_AREA);
  if (options.blur > 0) cv::GaussianBlur(picture, picture, {}, options.blur);
  cv::Mat noise(picture.size(), CV_16SC3);
  cv::RNG(options.seed + 1).fill(noise, cv::RNG::NORMAL, 0, options.noise);
  cv::add(picture, noise, picture, cv::noArray(), CV_8U);
  table.picture = picture;
  return table;
}

}  // namespace tilewatch::test
