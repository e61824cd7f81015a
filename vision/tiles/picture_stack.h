// SPDX-License-Identifier: MIT
// A picture at full size and halved again and again, so that a tile can be looked at without ripples.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

namespace tilewatch::vision {

class PictureStack {
 public:
  explicit PictureStack(const cv::Mat& picture_bgr);

  /// The patch (BGR bytes, `size` square) of the picture that `image_from_patch` maps from; one patch pixel
  /// covers about `image_px_per_patch_px` picture pixels. `inside`, if wanted, becomes 255 where the patch
  /// lies in the picture; beyond it the rim is repeated.
  void cut(const cv::Matx33d& image_from_patch, int size, double image_px_per_patch_px, cv::Mat& patch_bgr,
           cv::Mat* inside) const;

  const cv::Mat& picture() const { return levels_.front(); }
  cv::Size size() const { return levels_.front().size(); }

 private:
  std::vector<cv::Mat> levels_;  ///< BGR bytes
};

}  // namespace tilewatch::vision
