// SPDX-License-Identifier: MIT
// What every pixel says for and against a figure of each paint.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "vision/figures/body.h"
#include "vision/figures/figure_network.h"
#include "vision/figures/local_light.h"
#include "vision/figures/paint.h"

namespace tilewatch::vision::figures {

/// A pixel cannot say more than this for or against a figure: neighbours repeat each other's errors.
inline constexpr float kMostEvidence = 2;
/// The table is known less well than the tiles.
inline constexpr float kMostTableEvidence = 1;

/// Pixels of one paint that hang together.
struct Blob {
  Paint paint = Paint::kRed;
  cv::Rect box;
  int area = 0;
};

class Evidence {
 public:
  struct Cast {
    bool hounds = false;  ///< brown ones may stand there; else brown is wood, leather or dirt
    bool ghosts = false;  ///< pale ones are known to be in the game: a gleam must be fainter to be one
    bool pale_is_one =
        false;  ///< nobody plays white or grey: both are of one body, in light and in its shade
  };
  /// `grounds`: see grounds_of(). `maps` (may be empty): what the network says of the picture.
  Evidence(const ExpectedPicture& expected, const cv::Mat& grounds, const PaintBox& paints, const Cast& cast,
           const FigureMaps& maps);

  /// Blobs of at least `least_area` pixels that the print does not explain, in the order in which to look at
  /// them.
  std::vector<Blob> blobs(int least_area) const;

  /// What the pixels of `window` say for a figure of `paint` against print, clutter and other paints (32FC1,
  /// at most kMostEvidence either way); 0 where `taken` is set or nothing is known.
  cv::Mat for_paint(Paint paint, cv::Rect window, const cv::Mat& taken) const;
  /// How well each paint explains the pixels that a body covers and the print does not: log-likelihoods
  /// against the best paint of every pixel, summed; and what the network says of their paint.
  PaintScores over(const BodyMask& body, cv::Point foot, const cv::Mat& taken) const;
  /// 255 where a pixel of `scores`, made by for_paint for `window`, clearly speaks for the figure.
  cv::Mat clearly_for(const cv::Mat& scores, cv::Rect window) const;
  /// The tone of a body: its colour freed of the light, the middle of its pixels that are neither in deep
  /// shade nor gleaming; 0 where too few can be seen.
  cv::Vec3f tone_of(const BodyMask& body, cv::Point foot, const cv::Mat& taken) const;
  /// 255 where pixels of `window` can be judged at all.
  cv::Mat judged(cv::Rect window, const cv::Mat& taken) const;

 private:
  static constexpr std::uint8_t kNone = 255;

  /// 255 where something lies that is as large as a figure and has a paint's colour in `freed`, the picture
  /// averaged over a few pixels and freed of the light.
  cv::Mat like_figures(const cv::Mat& freed) const;
  /// What each paint is worth for a colour on a tile, in the light there.
  PaintScores paints_in_light(const cv::Vec3b& seen, const TileView& tile) const;

  const ExpectedPicture& expected_;
  const PaintBox& paints_;
  cv::Mat paints_said_;  ///< PaintScores by the network, empty without one
  cv::Mat print_;        ///< 32FC1 log-likelihood of the printed face (beside the board: of the table)
  cv::Mat scores_;       ///< PaintScores, set where the print does not explain the pixel
  cv::Mat best_;         ///< 8UC1 index of the best paint, kNone where the print explains the pixel
};

}  // namespace tilewatch::vision::figures
