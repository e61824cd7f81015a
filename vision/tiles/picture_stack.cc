// SPDX-License-Identifier: MIT
#include "vision/tiles/picture_stack.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace tilewatch::vision {

PictureStack::PictureStack(const cv::Mat& picture_bgr) {
  levels_.push_back(picture_bgr);
  while (std::min(levels_.back().cols, levels_.back().rows) > 200 && levels_.size() < 6) {
    cv::Mat half;
    cv::resize(levels_.back(), half, {}, 0.5, 0.5, cv::INTER_AREA);
    levels_.push_back(half);
  }
}

void PictureStack::cut(const cv::Matx33d& image_from_patch, int size, double image_px_per_patch_px,
                       cv::Mat& patch_bgr, cv::Mat* inside) const {
  std::size_t level = 0;
  double scale = 1;
  while (level + 1 < levels_.size() && image_px_per_patch_px / scale > 1.5) {
    ++level;
    scale *= 2;
  }
  // Halving by areas moves the pixels' centres: x' = (x + 0.5) / scale - 0.5.
  const double o = 0.5 / scale - 0.5;
  const cv::Matx33d level_from_image(1 / scale, 0, o, 0, 1 / scale, o, 0, 0, 1);
  const cv::Matx33d h = level_from_image * image_from_patch;
  const cv::Mat& source = levels_[level];
  cv::warpPerspective(source, patch_bgr, h, {size, size}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                      cv::BORDER_REPLICATE);
  if (inside == nullptr) return;
  inside->create(size, size, CV_8U);
  for (int y = 0; y < size; ++y) {
    auto* row = inside->ptr<uchar>(y);
    for (int x = 0; x < size; ++x) {
      const double w = h(2, 0) * x + h(2, 1) * y + h(2, 2);
      const double u = (h(0, 0) * x + h(0, 1) * y + h(0, 2)) / w;
      const double v = (h(1, 0) * x + h(1, 1) * y + h(1, 2)) / w;
      row[x] = w > 0 && u >= 0 && v >= 0 && u <= source.cols - 1 && v <= source.rows - 1 ? 255 : 0;
    }
  }
}

}  // namespace tilewatch::vision
