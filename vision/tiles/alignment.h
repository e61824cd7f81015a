// SPDX-License-Identifier: MIT
// Moves a face onto a patch until it fits, and says how well it fits, part by part.
#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <vector>

#include "vision/tiles/tile_patch.h"

namespace tilewatch::vision {

/// A face prepared for being moved: its features and how they change from place to place.
struct FaceTemplate {
  Features features;           ///< of the face, without a margin
  std::vector<float> along_x;  ///< gradients, planar like the features, in units per pixel
  std::vector<float> along_y;
  std::vector<float> sharpness;  ///< per pixel: squared gradient over all planes
};

FaceTemplate make_template(const cv::Mat& upright_bgr, int size);

/// Where a face lies: a point of the face (u, v, 1) -> a point of the patch's tile, both 0..1.
using TileFromFace = cv::Matx23d;

/// A face turned clockwise by quarter turns in place, moved by `shift` tile widths.
TileFromFace turned_face(Rotation rotation, cv::Point2d shift);

/// How far a fit may move the face.
enum class Motion { kNone, kShiftOnly, kSimilarity, kAffine };

/// The parts that a fit is judged by: the face in kParts x kParts squares.
inline constexpr int kParts = 12;
using PartErrors = std::array<float, static_cast<std::size_t>(kParts) * kParts>;

struct Fit {
  TileFromFace tile_from_face;
  double similarity = 0;  ///< correlation over the best four fifths of the parts
  double slope = 0;       ///< contrast of the patch against the face's
  PartErrors weights{};   ///< share of each part that is seen, 0..1
  PartErrors errors{};    ///< mean squared error of each part against the expected noise; < 0: not seen
  double typical = 0;     ///< median of `errors`
  /// How much better the face explains what is seen than plain paper would, summed over the parts; every part
  /// counts for a limited amount.
  double evidence = 0;
};

/// Trust in each part of the face before anything is compared, 0..1.
using Trust = std::array<float, static_cast<std::size_t>(kParts) * kParts>;
inline constexpr Trust kFullTrust = [] {
  Trust trust{};
  trust.fill(1);
  return trust;
}();

/// Moves the face from `start` for at most `steps` steps. Parts that fit badly (a figure, a hand) count less
/// and less; `trust` says which to begin with.
Fit fit_face(const TilePatch& patch, int scale, const FaceTemplate& face, const TileFromFace& start,
             Motion motion, int steps, const Trust& trust = kFullTrust);

}  // namespace tilewatch::vision
