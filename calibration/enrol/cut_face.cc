// SPDX-License-Identifier: MIT
#include "calibration/enrol/cut_face.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "vision/tiles/quad_frame.h"

namespace tilewatch::calibration {

cv::Mat cut_face(const cv::Mat& picture_bgr, const vision::Quad& quad) {
  constexpr int kMostPx = 320;
  constexpr int kLeastPx = 32;
  // Twice as fine as the picture, then averaged: a slanted quad is sampled evenly that way.
  const int size = std::clamp(static_cast<int>(std::lround(vision::quad_side(quad))), kLeastPx, kMostPx);
  const int fine = 2 * size;
  const double scale = 1.0 / fine;
  const cv::Matx33d frame_from_fine(scale, 0, 0.5 * scale - 0.5, 0, scale, 0.5 * scale - 0.5, 0, 0, 1);
  cv::Mat source = picture_bgr;
  cv::Matx33d image_from_fine = vision::image_from_frame(quad) * frame_from_fine;
  const double step = vision::quad_side(quad) / fine;
  if (step > 1) {
    // More pixels in the picture than in the cut: what would shimmer is blurred away first.
    cv::Rect around = cv::boundingRect(std::vector<cv::Point2f>(quad.begin(), quad.end()));
    around -= cv::Point(4, 4);
    around += cv::Size(8, 8);
    around &= cv::Rect({0, 0}, picture_bgr.size());
    cv::GaussianBlur(picture_bgr(around), source, {}, 0.4 * step);
    image_from_fine = cv::Matx33d(1, 0, -around.x, 0, 1, -around.y, 0, 0, 1) * image_from_fine;
  }
  cv::Mat face;
  cv::warpPerspective(source, face, image_from_fine, {fine, fine}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                      cv::BORDER_REPLICATE);
  cv::resize(face, face, {size, size}, 0, 0, cv::INTER_AREA);
  return face;
}

double sharpness_of(const cv::Mat& face_bgr) {
  cv::Mat grey;
  cv::cvtColor(face_bgr, grey, cv::COLOR_BGR2GRAY);
  const int rim = grey.cols / 12;
  grey = grey(cv::Rect(rim, rim, grey.cols - 2 * rim, grey.rows - 2 * rim));
  cv::Mat coarse;
  cv::Mat fine;
  cv::Laplacian(grey, fine, CV_32F);
  cv::Mat soft;
  cv::GaussianBlur(grey, soft, {}, 2.0);
  cv::Laplacian(soft, coarse, CV_32F);
  // Noise is as fine as detail: what the finest details have beyond it does not matter, what they lack does.
  const double energy_fine = cv::norm(fine, cv::NORM_L1);
  const double energy_coarse = cv::norm(coarse, cv::NORM_L1);
  constexpr double kInFocus = 8;
  return energy_coarse > 0 ? energy_fine / energy_coarse / kInFocus : 0;
}

}  // namespace tilewatch::calibration
