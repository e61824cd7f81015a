// SPDX-License-Identifier: MIT
#include "tests/vision/figures/drawn_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>

namespace tilewatch::test {
namespace {

constexpr double kPitchMm = 45.3;

/// One block of a figure, millimetres: sideways, deep, up.
struct Block {
  double left, right, bottom, top;
};
/// Head, arms, body, legs: a meeple as a child would build it, 10 mm thick.
constexpr std::array<Block, 5> kBlocks{
    {{-7.5, -2, 0, 4}, {2, 7.5, 0, 4}, {-5, 5, 3, 8}, {-8, 8, 7, 10.5}, {-2.8, 2.8, 10, 16}}};
constexpr double kThickness = 10;

}  // namespace

cv::Vec3f paint_of(Colour colour) {
  switch (colour) {
    case Colour::kRed:
      return {40, 35, 190};
    case Colour::kBlue:
      return {185, 80, 35};
    case Colour::kGreen:
      return {60, 135, 40};
    case Colour::kYellow:
      return {40, 195, 240};
    case Colour::kBlack:
      return {48, 46, 46};
    case Colour::kPink:
      return {165, 120, 240};
    case Colour::kGrey:
      return {130, 130, 130};
    case Colour::kWhite:
      return {225, 228, 228};
  }
  return {};
}

DrawnTable::DrawnTable(const vision::ArtLibrary& art, const std::vector<int>& faces, int columns,
                       double tilt_deg, unsigned seed)
    : random_(seed) {
  const int rows = (static_cast<int>(faces.size()) + columns - 1) / columns;
  geometry_.picture = {110 * columns + 160, 90 * rows + 160};
  geometry_.focal_px = 1200;
  // Board units to camera: turned a little, tilted, so far away that a tile is about 75 pixels wide.
  const double tilt = tilt_deg * std::numbers::pi / 180;
  const double turn = std::uniform_real_distribution<double>(-0.3, 0.3)(random_);
  const cv::Matx33d turned(std::cos(turn), -std::sin(turn), 0, std::sin(turn), std::cos(turn), 0, 0, 0, 1);
  const cv::Matx33d tilted(1, 0, 0, 0, std::cos(tilt), -std::sin(tilt), 0, std::sin(tilt), std::cos(tilt));
  const cv::Matx33d rotation = tilted * turned;
  const cv::Vec3d middle(columns / 2.0, rows / 2.0, 0);
  const cv::Vec3d shift = cv::Vec3d(0, 0, geometry_.focal_px / 75) - rotation * middle;
  const cv::Matx33d camera(geometry_.focal_px, 0, (geometry_.picture.width - 1) / 2.0, 0, geometry_.focal_px,
                           (geometry_.picture.height - 1) / 2.0, 0, 0, 1);
  const cv::Matx33d pose(rotation(0, 0), rotation(0, 1), shift[0], rotation(1, 0), rotation(1, 1), shift[1],
                         rotation(2, 0), rotation(2, 1), shift[2]);
  geometry_.image_from_board = camera * pose;

  // The table is plain wood.
  canvas_ = cv::Mat(geometry_.picture, CV_8UC3, cv::Scalar(105, 145, 180));
  std::uniform_int_distribution<int> any_turn(0, 3);
  for (std::size_t i = 0; i < faces.size(); ++i) {
    vision::TileReading reading;
    reading.cell = {static_cast<int>(i) % columns, static_cast<int>(i) / columns};
    reading.corners = geometry_.quad_of(reading.cell);
    vision::TileCandidate candidate;
    candidate.face = faces[i];
    candidate.type = art.face(faces[i]).type;
    candidate.rotation = static_cast<Rotation>(any_turn(random_));
    candidate.probability = 1;
    reading.candidates = {candidate};
    tiles_.push_back(reading);

    const cv::Mat& face = art.face(faces[i]).picture;
    const float end = static_cast<float>(face.cols) - 0.5F;
    const std::array<cv::Point2f, 4> square{
        cv::Point2f{-0.5F, -0.5F}, {end, -0.5F}, {end, end}, {-0.5F, end}};
    std::array<cv::Point2f, 4> from;
    for (std::size_t k = 0; k < 4; ++k) from[k] = square[(k + 4 - candidate.rotation) % 4];
    const cv::Mat to_image = cv::getPerspectiveTransform(from.data(), reading.corners.data());
    cv::Mat soft;
    cv::GaussianBlur(face, soft, {3, 3}, 0.8);
    cv::warpPerspective(soft, canvas_, to_image, canvas_.size(), cv::INTER_LINEAR, cv::BORDER_TRANSPARENT);
  }
}

cv::Point2d DrawnTable::board_of(std::size_t tile, catalogue::TilePoint at) const {
  return {tiles_[tile].cell.x + at.u, tiles_[tile].cell.y + at.v};
}

cv::Point2f DrawnTable::image_of(std::size_t tile, catalogue::TilePoint at) const {
  return geometry_.image_of(board_of(tile, at));
}

void DrawnTable::put(std::size_t tile, catalogue::TilePoint at, const cv::Vec3f& paint, Pose pose,
                     double yaw) {
  const cv::Point2d foot = board_of(tile, at);
  const auto seen = [&](double side, double deep, double up) {
    double along = deep;
    double height = up;
    if (pose == Pose::kLying) {
      along = 8 - up;
      height = deep + kThickness / 2;
    }
    const cv::Point2d p = foot + cv::Point2d(std::cos(yaw) * side - std::sin(yaw) * along,
                                             std::sin(yaw) * side + std::cos(yaw) * along) *
                                     (1 / kPitchMm);
    return geometry_.image_of_raised(p, height / kPitchMm);
  };
  // Sides first and darker, then what faces the light.
  for (const bool top : {false, true}) {
    const cv::Vec3f shade = paint * (top ? 1.F : 0.72F);
    for (const Block& block : kBlocks) {
      std::vector<cv::Point2f> points;
      for (const double deep : {-kThickness / 2, kThickness / 2})
        for (const double side : {block.left, block.right})
          for (const double up : {block.bottom, block.top}) {
            const bool lit = pose == Pose::kStanding ? up == block.top : deep > 0;
            if (!top || lit) points.push_back(seen(side, deep, up));
          }
      std::vector<cv::Point2f> hull;
      cv::convexHull(points, hull);
      constexpr int kShift = 4;
      std::vector<cv::Point> fixed;
      for (const auto& p : hull)
        fixed.emplace_back(static_cast<int>(std::lround(p.x * (1 << kShift))),
                           static_cast<int>(std::lround(p.y * (1 << kShift))));
      cv::fillConvexPoly(canvas_, fixed, cv::Scalar(shade[0], shade[1], shade[2]), cv::LINE_AA, kShift);
    }
  }
}

cv::Mat DrawnTable::picture(const Light& light) {
  cv::Mat soft;
  cv::GaussianBlur(canvas_, soft, {3, 3}, 0.7);
  std::normal_distribution<float> noise(0, light.noise);
  cv::Mat out(soft.size(), CV_8UC3);
  for (int y = 0; y < out.rows; ++y)
    for (int x = 0; x < out.cols; ++x) {
      const float more = 1 + light.slope * (static_cast<float>(x) / static_cast<float>(out.cols) - 0.5F);
      for (int c = 0; c < 3; ++c)
        out.at<cv::Vec3b>(y, x)[c] = cv::saturate_cast<std::uint8_t>(
            light.gain[c] * more * static_cast<float>(soft.at<cv::Vec3b>(y, x)[c]) + noise(random_));
    }
  return out;
}

}  // namespace tilewatch::test
