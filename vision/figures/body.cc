// SPDX-License-Identifier: MIT
#include "vision/figures/body.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>

namespace tilewatch::vision::figures {
namespace {

constexpr float kThickness = 10;
constexpr int kYawSteps = 24;  ///< for a whole turn

/// A meeple from the front, millimetres: x to the side, y up from its feet; the right half, from the top
/// down.
const std::array<cv::Point2f, 14> kRightHalf{{{0, 16},
                                              {1.8F, 15.6F},
                                              {2.9F, 14.2F},
                                              {2.9F, 12.6F},
                                              {2.3F, 11.2F},
                                              {4.5F, 10.6F},
                                              {7.2F, 9.9F},
                                              {8.1F, 8.8F},
                                              {7.6F, 7.5F},
                                              {4.6F, 6.4F},
                                              {6.2F, 3.6F},
                                              {7.8F, 0.9F},
                                              {7.2F, 0},
                                              {2.6F, 0}}};

std::vector<cv::Point2f> meeple_outline() {
  std::vector<cv::Point2f> outline(kRightHalf.begin(), kRightHalf.end());
  outline.emplace_back(0.F, 3.2F);
  for (std::size_t i = kRightHalf.size(); i-- > 1;) outline.emplace_back(-kRightHalf[i].x, kRightHalf[i].y);
  return outline;
}

using Point3 = cv::Vec3f;  // millimetres east, south, up from the foot

cv::Point2f seen(const LocalView& view, const Point3& p) {
  const cv::Vec2f v = view.east * p[0] + view.south * p[1] + view.up * p[2];
  return {v[0], v[1]};
}

/// The spans of what is not 0 in `filled`, with the foot at `foot`.
BodyMask mask_of(const cv::Mat& filled, cv::Point foot) {
  BodyMask mask;
  for (int y = 0; y < filled.rows; ++y) {
    const auto* row = filled.ptr<std::uint8_t>(y);
    for (int x = 0; x < filled.cols;) {
      if (row[x] == 0) {
        ++x;
        continue;
      }
      const int from = x;
      while (x < filled.cols && row[x] != 0) ++x;
      mask.spans.push_back({y - foot.y, from - foot.x, x - foot.x});
      mask.area += x - from;
      mask.box |= cv::Rect(from - foot.x, y - foot.y, x - from, 1);
    }
  }
  return mask;
}

/// Fills what lies between two copies of an outline (front and back of a body) and gives the spans.
BodyMask mask_between(const std::vector<cv::Point2f>& front, const std::vector<cv::Point2f>& back) {
  float reach = 0;
  for (const auto* side : {&front, &back})
    for (const auto& p : *side) reach = std::max({reach, std::abs(p.x), std::abs(p.y)});
  const int half = static_cast<int>(std::ceil(reach)) + 2;
  // Filling draws the border too: on a finer canvas that hardly matters, of which every middle is taken.
  constexpr int kFine = 3;
  cv::Mat canvas(kFine * (2 * half + 1), kFine * (2 * half + 1), CV_8UC1, cv::Scalar(0));
  constexpr int kShift = 4;
  const auto fixed = [&](cv::Point2f p) {
    const auto at = [&](float v) {
      return static_cast<int>(
          std::lround(((v + static_cast<float>(half)) * kFine + kFine / 2) * (1 << kShift)));
    };
    return cv::Point(at(p.x), at(p.y));
  };
  const std::size_t n = front.size();
  std::vector<cv::Point> a;
  std::vector<cv::Point> b;
  for (std::size_t i = 0; i < n; ++i) {
    a.push_back(fixed(front[i]));
    b.push_back(fixed(back[i]));
  }
  cv::fillPoly(canvas, std::vector<std::vector<cv::Point>>{a}, cv::Scalar(1), cv::LINE_8, kShift);
  cv::fillPoly(canvas, std::vector<std::vector<cv::Point>>{b}, cv::Scalar(1), cv::LINE_8, kShift);
  for (std::size_t i = 0; i < n; ++i) {
    const std::size_t j = (i + 1) % n;
    const std::array<cv::Point, 4> quad{a[i], a[j], b[j], b[i]};
    cv::fillConvexPoly(canvas, quad.data(), 4, cv::Scalar(1), cv::LINE_8, kShift);
  }
  cv::Mat filled(2 * half + 1, 2 * half + 1, CV_8UC1);
  for (int y = 0; y < filled.rows; ++y)
    for (int x = 0; x < filled.cols; ++x)
      filled.at<std::uint8_t>(y, x) = canvas.at<std::uint8_t>(kFine * y + kFine / 2, kFine * x + kFine / 2);
  return mask_of(filled, {half, half});
}

/// A flat piece of wood.
struct CutShape {
  Shape shape = Shape::kMeeple;
  std::vector<cv::Point2f> outline;  ///< from the front
  float thickness = kThickness;
  bool lies = false;      ///< may lie, too
  bool two_sided = true;  ///< looks the same from behind
};

std::vector<cv::Point2f> both_halves(std::vector<cv::Point2f> right) {
  for (std::size_t i = right.size(); i-- > 0;) {
    if (right[i].x > 0) right.emplace_back(-right[i].x, right[i].y);
  }
  return right;
}

std::vector<BodyMask> masks_of(const CutShape& piece, const LocalView& view) {
  float top = 0;
  for (const auto& p : piece.outline) top = std::max(top, p.y);
  std::vector<BodyMask> masks;
  for (const Pose pose : {Pose::kStanding, Pose::kLying}) {
    if (pose == Pose::kLying && !piece.lies) continue;
    const int steps = pose == Pose::kStanding && piece.two_sided ? kYawSteps / 2 : kYawSteps;
    for (int step = 0; step < steps; ++step) {
      const double yaw = 2 * std::numbers::pi * step / kYawSteps;
      const auto c = static_cast<float>(std::cos(yaw));
      const auto s = static_cast<float>(std::sin(yaw));
      std::vector<cv::Point2f> front;
      std::vector<cv::Point2f> back;
      for (const auto& p : piece.outline) {
        if (pose == Pose::kStanding) {
          const float depth = piece.thickness / 2;
          front.push_back(seen(view, {c * p.x - s * depth, s * p.x + c * depth, p.y}));
          back.push_back(seen(view, {c * p.x + s * depth, s * p.x - c * depth, p.y}));
        } else {
          const float along = top / 2 - p.y;
          const float east = c * p.x - s * along;
          const float south = s * p.x + c * along;
          front.push_back(seen(view, {east, south, piece.thickness}));
          back.push_back(seen(view, {east, south, 0}));
        }
      }
      BodyMask mask = mask_between(front, back);
      mask.shape = piece.shape;
      mask.pose = pose;
      mask.yaw = yaw;
      masks.push_back(std::move(mask));
    }
  }
  return masks;
}

/// A round body that gets narrower.
BodyMask round_mask(const LocalView& view, float radius, float top_radius, float height) {
  std::vector<cv::Point2f> foot;
  std::vector<cv::Point2f> top;
  for (int step = 0; step < kYawSteps; ++step) {
    const double angle = 2 * std::numbers::pi * step / kYawSteps;
    const auto c = static_cast<float>(std::cos(angle));
    const auto s = static_cast<float>(std::sin(angle));
    foot.push_back(seen(view, {radius * c, radius * s, 0}));
    top.push_back(seen(view, {top_radius * c, top_radius * s, height}));
  }
  BodyMask mask = mask_between(foot, top);
  mask.shape = Shape::kCone;
  return mask;
}

}  // namespace

BodyMask strip_around(const BodyMask& body) {
  constexpr int kMixed = 1;
  constexpr int kWide = 2;
  constexpr int kRoom = kMixed + kWide;
  cv::Mat filled(body.box.height + 2 * kRoom, body.box.width + 2 * kRoom, CV_8UC1, cv::Scalar(0));
  const cv::Point foot = cv::Point(kRoom, kRoom) - body.box.tl();
  for (const auto& span : body.spans)
    filled.row(foot.y + span.y).colRange(foot.x + span.from, foot.x + span.to).setTo(255);
  const cv::Mat near = cv::getStructuringElement(cv::MORPH_RECT, {2 * kMixed + 1, 2 * kMixed + 1});
  const cv::Mat far = cv::getStructuringElement(cv::MORPH_RECT, {2 * kRoom + 1, 2 * kRoom + 1});
  cv::Mat grown;
  cv::dilate(filled, grown, far);
  cv::dilate(filled, filled, near);
  BodyMask strip = mask_of(grown & ~filled, foot);
  strip.shape = body.shape;
  strip.pose = body.pose;
  strip.yaw = body.yaw;
  return strip;
}

std::vector<BodyMask> meeple_masks(const LocalView& view) {
  static const CutShape kCut{Shape::kMeeple, meeple_outline(), kThickness, true, true};
  return masks_of(kCut, view);
}

std::vector<BodyMask> big_meeple_masks(const LocalView& view) {
  static const CutShape kCut = [] {
    constexpr float kLarger = 1.28F;
    CutShape piece{Shape::kBigMeeple, meeple_outline(), kLarger * kThickness, true, true};
    for (auto& p : piece.outline) p *= kLarger;
    return piece;
  }();
  return masks_of(kCut, view);
}

std::vector<BodyMask> abbot_masks(const LocalView& view) {
  static const CutShape kCut{Shape::kAbbot,
                             both_halves({{0, 0},
                                          {6.9F, 0},
                                          {5.8F, 5},
                                          {6.8F, 7.5F},
                                          {6.4F, 9},
                                          {3.2F, 10.6F},
                                          {3.9F, 15},
                                          {1.8F, 18.4F},
                                          {0, 20}}),
                             kThickness, false, true};
  return masks_of(kCut, view);
}

std::vector<BodyMask> hat_masks(const LocalView& view) {
  static const CutShape kCut{
      Shape::kHat,
      both_halves(
          {{0, 0}, {6.6F, 0}, {4.8F, 6.5F}, {4.2F, 11}, {5.2F, 12.6F}, {3.4F, 14.6F}, {2.2F, 19}, {0, 22}}),
      kThickness, false, true};
  std::vector<BodyMask> masks{round_mask(view, 7, 2.5F, 20)};
  for (BodyMask& mask : masks_of(kCut, view)) masks.push_back(std::move(mask));
  return masks;
}

std::vector<BodyMask> ghost_masks(const LocalView& view) {
  static const CutShape kCut{
      Shape::kGhost, both_halves({{0, 0}, {5.4F, 0}, {5.8F, 7.5F}, {4.8F, 11.8F}, {2.4F, 14}, {0, 14.6F}}),
      kThickness, false, true};
  std::vector<BodyMask> masks{round_mask(view, 7, 2.5F, 20), round_mask(view, 5.5F, 4, 14)};
  for (BodyMask& mask : masks_of(kCut, view)) masks.push_back(std::move(mask));
  return masks;
}

std::vector<BodyMask> hound_masks(const LocalView& view) {
  static const CutShape kCut{Shape::kHound,
                             {{-8.2F, 0},
                              {-5.2F, 0},
                              {-5, 3},
                              {3.4F, 3},
                              {3.8F, 0},
                              {6.4F, 0},
                              {7.4F, 7.4F},
                              {10.6F, 8.6F},
                              {7.4F, 12.4F},
                              {5, 10.5F},
                              {4, 8.6F},
                              {-5.4F, 8.6F},
                              {-8, 11.4F},
                              {-8, 7}},
                             7,
                             false,
                             false};
  return masks_of(kCut, view);
}

}  // namespace tilewatch::vision::figures
