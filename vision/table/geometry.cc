// SPDX-License-Identifier: MIT
// BoardGeometry's own arithmetic, and its fit to tiles that are known to lie there.
#include <algorithm>
#include <cmath>

#include "vision/reading.h"
#include "vision/table/find_board.h"
#include "vision/table/plane_fit.h"

namespace tilewatch::vision {

namespace {

cv::Point2d axis(const BoardGeometry& g) {
  return g.axis_px.value_or(cv::Point2d((g.picture.width - 1) / 2.0, (g.picture.height - 1) / 2.0));
}

cv::Point2d bent(const BoardGeometry& g, cv::Point2d p) {
  if (g.k1 == 0 || g.focal_px <= 0) return p;
  const cv::Point2d c = axis(g);
  const cv::Point2d d = (p - c) * (1 / g.focal_px);
  return c + (p - c) * (1 + g.k1 * d.dot(d));
}

cv::Point2d straightened(const BoardGeometry& g, cv::Point2d p) {
  if (g.k1 == 0 || g.focal_px <= 0) return p;
  const cv::Point2d c = axis(g);
  const cv::Point2d d = (p - c) * (1 / g.focal_px);
  cv::Point2d u = d;
  for (int i = 0; i < 12; ++i) u = d * (1 / std::max(0.2, 1 + g.k1 * u.dot(u)));
  return c + u * g.focal_px;
}

cv::Point2d through(const cv::Matx33d& h, cv::Point2d p) {
  const cv::Vec3d v = h * cv::Vec3d(p.x, p.y, 1);
  const double w = std::abs(v[2]) < 1e-12 ? 1e-12 : v[2];
  return {v[0] / w, v[1] / w};
}

}  // namespace

cv::Point2f BoardGeometry::image_of(cv::Point2d p_in_board) const {
  return bent(*this, through(image_from_board, p_in_board));
}

cv::Point2d BoardGeometry::board_of(cv::Point2f p_in_image) const {
  return through(image_from_board.inv(), straightened(*this, p_in_image));
}

cv::Point2f BoardGeometry::image_of_raised(cv::Point2d p_in_board, double height) const {
  if (focal_px <= 0) return image_of(p_in_board);
  // K^-1 H = s [r1 r2 t]; the third axis is what is square to both, and heights go against it, to the camera.
  const cv::Point2d c = axis(*this);
  const cv::Matx33d k(focal_px, 0, c.x, 0, focal_px, c.y, 0, 0, 1);
  cv::Matx33d pose = k.inv() * image_from_board;
  const double lengths = cv::norm(pose.col(0)) * cv::norm(pose.col(1));
  if (lengths <= 0) return image_of(p_in_board);
  pose = pose * (1 / std::sqrt(lengths));
  if (pose(2, 2) < 0) pose = pose * -1.0;
  const cv::Vec3d r1(pose(0, 0), pose(1, 0), pose(2, 0));
  const cv::Vec3d r2(pose(0, 1), pose(1, 1), pose(2, 1));
  const cv::Vec3d t(pose(0, 2), pose(1, 2), pose(2, 2));
  const cv::Vec3d p = k * (r1 * p_in_board.x + r2 * p_in_board.y + t - cv::normalize(r1.cross(r2)) * height);
  const double w = std::abs(p[2]) < 1e-12 ? 1e-12 : p[2];
  return bent(*this, {p[0] / w, p[1] / w});
}

Quad BoardGeometry::quad_of(Cell cell) const {
  const auto corners = tile_corners_in_board(cell);
  Quad quad;
  std::transform(corners.begin(), corners.end(), quad.begin(), [&](cv::Point2d p) { return image_of(p); });
  return quad;
}

double BoardGeometry::tile_px(Cell cell) const { return side_px(quad_of(cell)); }

BoardGeometry fit_geometry(cv::Size picture, const std::vector<TileReading>& tiles, const KnownTable& known) {
  std::vector<PlanePoint> points;
  for (const auto& tile : tiles) {
    const double side = side_px(tile.corners);
    if (side < 1) continue;
    const auto corners = tile_corners_in_board(tile.cell);
    for (std::size_t i = 0; i < 4; ++i) points.push_back({corners[i], tile.corners[i], side, 1});
  }
  if (const auto fit = fit_plane(picture, points, tiles.size() >= 6, known)) return fit->camera.geometry();
  // Nothing to fit: a camera straight above, the picture ten tiles wide.
  PlaneCamera above;
  above.picture = picture;
  above.log_focal = std::log(std::max(1.0, usual_focal_px(picture)));
  above.translation = {0, 0, 10 * std::exp(above.log_focal) / std::max(1, picture.width)};
  return above.geometry();
}

}  // namespace tilewatch::vision
