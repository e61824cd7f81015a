// SPDX-License-Identifier: MIT
// First guesses where single tiles lie, on a picture nobody knows anything about: local features of the
// picture that look like local features of a face vote for where that face's tile would lie.
#pragma once

#include <cstdint>
#include <opencv2/core.hpp>
#include <vector>

#include "vision/reading.h"
#include "vision/tiles/art_library.h"

namespace tilewatch::vision {

/// One feature's opinion: `face` lies about `middle`, as large and as turned as the feature suggests. Angles
/// are of the face's upright drawing, clockwise in the picture.
struct Vote {
  int face = -1;
  cv::Point2f middle;  ///< full-size picture pixels
  float side_px = 0;
  float angle = 0;      ///< radians
  cv::Point2f seen;     ///< the feature in the picture
  int feature = -1;     ///< which of the face's features it takes itself for
  cv::Point2f in_face;  ///< the feature in the face, 0..1 from its north-west corner
  float likeness = 0;   ///< 0..1
};

/// A tile that several votes agree on.
struct Seed {
  int face = -1;
  Quad corners{};  ///< of the upright drawing: its own north-west corner first
  int votes = 0;
};

/// How the picture is prepared before its features are taken.
struct SeedView {
  int longest_px = 1280;
  double stretch_x = 1;  ///< a table seen at a low angle is stretched back, one way or the other
  double stretch_y = 1;
  int most_features = 4000;
};

class SeedFinder {
 public:
  explicit SeedFinder(const ArtLibrary& library);

  std::vector<Vote> votes(const cv::Mat& picture_bgr, const SeedView& view) const;

  /// Groups of votes that agree (by different features of a face: a chequered cloth repeats itself), most
  /// votes first, at most `most`. `seed` decides what is drawn by chance.
  static std::vector<Seed> seeds(const std::vector<Vote>& votes, std::uint32_t seed, std::size_t most = 200);

 private:
  struct FaceFeature {
    int face;
    cv::Point2f at;  ///< 0..1
    float size;      ///< of the face's side
    float angle;     ///< degrees, as OpenCV's
  };
  std::vector<FaceFeature> features_;
  cv::Mat descriptors_;  ///< one row a feature, whole numbers
};

}  // namespace tilewatch::vision
