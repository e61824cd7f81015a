// SPDX-License-Identifier: MIT
#include "vision/simulate/canvas.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace tilewatch::vision {
namespace {

constexpr int kFine = 4;  // solids are painted this many times finer and then averaged

/// `colour` * (255 - alpha) / 255 + what is added, rounded, for bytes.
std::uint8_t over(int below, int above, int alpha) {
  const int scaled = below * (255 - alpha) + 128;
  return static_cast<std::uint8_t>(std::min(255, above + ((scaled + (scaled >> 8)) >> 8)));
}

cv::Rect bounds(const std::vector<cv::Point2d>& points, int grow) {
  double x0 = 1e9, y0 = 1e9, x1 = -1e9, y1 = -1e9;
  for (const cv::Point2d& p : points) {
    x0 = std::min(x0, p.x);
    y0 = std::min(y0, p.y);
    x1 = std::max(x1, p.x);
    y1 = std::max(y1, p.y);
  }
  // Something far outside the picture must not become a huge patch.
  constexpr double kFar = 20000;
  const cv::Point low(static_cast<int>(std::floor(std::clamp(x0, -kFar, kFar))) - grow,
                      static_cast<int>(std::floor(std::clamp(y0, -kFar, kFar))) - grow);
  const cv::Point high(static_cast<int>(std::ceil(std::clamp(x1, -kFar, kFar))) + grow + 1,
                       static_cast<int>(std::ceil(std::clamp(y1, -kFar, kFar))) + grow + 1);
  return {low, high};
}

cv::Matx33d moved(const cv::Matx33d& image_from_sprite, cv::Point origin) {
  return cv::Matx33d(1, 0, -origin.x, 0, 1, -origin.y, 0, 0, 1) * image_from_sprite;
}

}  // namespace

cv::Rect covered(cv::Size size, const cv::Matx33d& h, int grow) {
  std::vector<cv::Point2d> corners;
  for (const cv::Point2d& p :
       {cv::Point2d(-0.5, -0.5), cv::Point2d(size.width - 0.5, -0.5),
        cv::Point2d(size.width - 0.5, size.height - 0.5), cv::Point2d(-0.5, size.height - 0.5)}) {
    const cv::Vec3d q = h * cv::Vec3d(p.x, p.y, 1);
    corners.emplace_back(q[0] / q[2], q[1] / q[2]);
  }
  return bounds(corners, grow);
}

Patch warped_sprite(const cv::Mat& sprite, const cv::Matx33d& image_from_sprite, cv::Rect limit) {
  const cv::Rect rect = covered(sprite.size(), image_from_sprite) & limit;
  Patch patch{{}, rect.tl()};
  if (rect.empty()) return patch;
  cv::warpPerspective(sprite, patch.bgra, moved(image_from_sprite, rect.tl()), rect.size(), cv::INTER_LINEAR,
                      cv::BORDER_CONSTANT);
  return patch;
}

ShadowPatch warped_shadow(const cv::Mat& mask, const cv::Matx33d& image_from_mask, cv::Rect limit) {
  const cv::Rect rect = covered(mask.size(), image_from_mask) & limit;
  ShadowPatch patch{{}, rect.tl()};
  if (rect.empty()) return patch;
  cv::warpPerspective(mask, patch.mask, moved(image_from_mask, rect.tl()), rect.size(), cv::INTER_LINEAR,
                      cv::BORDER_CONSTANT);
  return patch;
}

void smear(Patch& patch, cv::Point2d motion) {
  const double length = std::hypot(motion.x, motion.y);
  if (patch.bgra.empty() || length < 1.5) return;
  constexpr double kLongest = 40;
  cv::Point2d step = motion * (std::min(length, kLongest) / length / 4);
  const int pad_x = static_cast<int>(std::ceil(std::abs(2 * step.x))) + 3;
  const int pad_y = static_cast<int>(std::ceil(std::abs(2 * step.y))) + 3;
  cv::Mat now;
  cv::copyMakeBorder(patch.bgra, now, pad_y, pad_y, pad_x, pad_x, cv::BORDER_CONSTANT);
  cv::Size margin(pad_x, pad_y);
  // The mean of two shifted copies, again and again at half the distance: 2, 4, 8, ... positions along the
  // way.
  for (; std::max(std::abs(step.x), std::abs(step.y)) >= 0.5; step *= 0.5) {
    const cv::Point shift(cvRound(step.x), cvRound(step.y));
    const cv::Point lost(std::abs(shift.x), std::abs(shift.y));  // on every side
    margin -= cv::Size(lost);
    const cv::Rect kept(lost, cv::Size(now.cols - 2 * lost.x, now.rows - 2 * lost.y));
    cv::Mat mean;
    cv::addWeighted(now(kept + shift), 0.5, now(kept - shift), 0.5, 0, mean);
    now = mean;
  }
  now({margin.width, margin.height, patch.bgra.cols, patch.bgra.rows}).copyTo(patch.bgra);
}

void paint(Canvas& canvas, const Patch& patch) {
  const cv::Rect rect = patch.rect() & canvas.rect();
  if (patch.bgra.empty() || rect.empty()) return;
  for (int y = rect.y; y < rect.y + rect.height; ++y) {
    const auto* from = patch.bgra.ptr<cv::Vec4b>(y - patch.origin.y) + (rect.x - patch.origin.x);
    auto* to = canvas.bgr.ptr<cv::Vec3b>(y - canvas.origin.y) + (rect.x - canvas.origin.x);
    for (int x = 0; x < rect.width; ++x) {
      const int alpha = from[x][3];
      if (alpha == 0) continue;
      for (int c = 0; c < 3; ++c) to[x][c] = over(to[x][c], from[x][c], alpha);
    }
  }
}

void shade(Canvas& canvas, const ShadowPatch& shadow, double strength) {
  const cv::Rect rect = shadow.rect() & canvas.rect();
  if (shadow.mask.empty() || rect.empty()) return;
  const int share = static_cast<int>(std::clamp(strength, 0.0, 1.0) * 256);
  for (int y = rect.y; y < rect.y + rect.height; ++y) {
    const auto* from = shadow.mask.ptr<std::uint8_t>(y - shadow.origin.y) + (rect.x - shadow.origin.x);
    auto* to = canvas.bgr.ptr<cv::Vec3b>(y - canvas.origin.y) + (rect.x - canvas.origin.x);
    for (int x = 0; x < rect.width; ++x) {
      if (from[x] == 0) continue;
      const int alpha = (from[x] * share) >> 8;
      for (int c = 0; c < 3; ++c) to[x][c] = over(to[x][c], 0, alpha);
    }
  }
}

Patch painted_solid(const std::vector<SolidFace>& faces, const FilmCamera& camera) {
  std::vector<std::vector<cv::Point2d>> outlines;
  std::vector<cv::Point2d> all;
  for (const SolidFace& face : faces) {
    auto& outline = outlines.emplace_back();
    for (const TablePoint& p : face.outline) outline.push_back(camera.project(p));
    all.insert(all.end(), outline.begin(), outline.end());
  }
  const cv::Rect rect = bounds(all, 2);
  cv::Mat fine = cv::Mat::zeros(rect.height * kFine, rect.width * kFine, CV_8UC4);
  constexpr int kShift = 4;
  for (std::size_t i = 0; i < faces.size(); ++i) {
    std::vector<cv::Point> polygon;
    for (const cv::Point2d& p : outlines[i]) {
      // Pixel centres lie at whole numbers in both grids.
      polygon.emplace_back(cvRound(((p.x - rect.x + 0.5) * kFine - 0.5) * (1 << kShift)),
                           cvRound(((p.y - rect.y + 0.5) * kFine - 0.5) * (1 << kShift)));
    }
    const cv::Vec3d& c = faces[i].bgr;
    cv::fillPoly(fine, std::vector<std::vector<cv::Point>>{polygon}, cv::Scalar(c[0], c[1], c[2], 255),
                 cv::LINE_8, kShift);
  }
  Patch patch{{}, rect.tl()};
  cv::resize(fine, patch.bgra, rect.size(), 0, 0, cv::INTER_AREA);
  return patch;
}

ShadowPatch thrown_shadow(const std::vector<SolidFace>& faces, const FilmCamera& camera,
                          const cv::Vec3d& to_light, double height_mm, double blur_mm) {
  std::vector<std::vector<cv::Point2d>> outlines;
  std::vector<cv::Point2d> all;
  for (const SolidFace& face : faces) {
    auto& outline = outlines.emplace_back();
    for (const TablePoint& p : face.outline) {
      outline.push_back(camera.project(p - to_light * ((p[2] - height_mm) / to_light[2])));
    }
    all.insert(all.end(), outline.begin(), outline.end());
  }
  const double sigma = std::max(0.6, blur_mm * camera.scale_at(faces.front().outline.front()));
  const cv::Rect rect = bounds(all, static_cast<int>(std::ceil(3 * sigma)));
  ShadowPatch shadow{cv::Mat::zeros(rect.size(), CV_8U), rect.tl()};
  constexpr int kShift = 4;
  for (const auto& outline : outlines) {
    std::vector<cv::Point> polygon;
    for (const cv::Point2d& p : outline) {
      polygon.emplace_back(cvRound((p.x - rect.x) * (1 << kShift)), cvRound((p.y - rect.y) * (1 << kShift)));
    }
    cv::fillPoly(shadow.mask, std::vector<std::vector<cv::Point>>{polygon}, 255, cv::LINE_8, kShift);
  }
  cv::GaussianBlur(shadow.mask, shadow.mask, {}, sigma);
  return shadow;
}

}  // namespace tilewatch::vision
