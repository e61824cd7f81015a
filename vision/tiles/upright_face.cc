// SPDX-License-Identifier: MIT
#include "vision/tiles/upright_face.h"

#include <array>
#include <opencv2/imgproc.hpp>

#include "vision/tiles/art_library.h"

namespace tilewatch::vision {

cv::Mat upright_face(const cv::Mat& picture_bgr, const Quad& corners, Rotation rotation) {
  // Corner i of the drawing lies at corner i + rotation of the tile.
  std::array<cv::Point2f, 4> from;
  for (std::size_t i = 0; i < 4; ++i) from[i] = corners[(i + rotation) % 4];
  constexpr float kLow = -0.5F;
  constexpr float kHigh = static_cast<float>(ArtLibrary::kPicturePx) - 0.5F;
  const std::array<cv::Point2f, 4> to{cv::Point2f(kLow, kLow), cv::Point2f(kHigh, kLow),
                                      cv::Point2f(kHigh, kHigh), cv::Point2f(kLow, kHigh)};
  cv::Mat face;
  cv::warpPerspective(picture_bgr, face, cv::getPerspectiveTransform(from.data(), to.data()),
                      {ArtLibrary::kPicturePx, ArtLibrary::kPicturePx}, cv::INTER_LINEAR,
                      cv::BORDER_REPLICATE);
  return face;
}

}  // namespace tilewatch::vision
