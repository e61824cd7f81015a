// SPDX-License-Identifier: MIT
// How well one known face fits one place of the picture: the face is slid, turned and stretched until it fits
// best, and the parts where it does fit are counted, so that a figure or a hand over it does not spoil the
// judgement.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "vision/reading.h"
#include "vision/table/eye.h"
#include "vision/tiles/art_library.h"
#include "vision/tiles/picture_stack.h"

namespace tilewatch::vision {

struct FaceFit {
  int face = -1;
  Rotation rotation = 0;
  Quad corners{};
  double similarity =
      0;  ///< 1 same picture, about 0 unrelated: mean over the parts, weighted by what there is to see
  double visible = 0;  ///< part of the face (by what there is to see) that fits clearly
  double moved = 0;    ///< how far the middle moved from where it was looked for, in tiles
  double turned = 0;   ///< how far it turned from how it was looked for, radians
};

/// All faces prepared for fitting. Keeps no reference to the library.
class FaceFitter {
 public:
  explicit FaceFitter(const ArtLibrary& library);

  struct Options {
    FitFreedom freedom = FitFreedom::kRigid;
    /// How far to search before fitting, in tiles (0: the quad is nearly right).
    double search = 0.1;
    /// How strongly the quad is believed: as much as this part of a plainly seen tile. Keeps a tile in place
    /// of which little can be seen.
    double belief = 0;
  };

  struct Guess {
    int face = -1;
    Rotation rotation = 0;
    double score = 0;
  };
  /// The most likely faces for a quad that is nearly right (a twentieth of a tile), likeliest first. Compares
  /// part by part, so that a face of which only a third can be seen is still among them.
  std::vector<Guess> shortlist(const PictureStack& picture, const Quad& quad, std::size_t keep) const;

  /// Fits face `face`, turned clockwise by `rotation` with respect to the quad's first corner, near `quad`.
  FaceFit fit(const PictureStack& picture, const Quad& quad, int face, Rotation rotation,
              const Options& options) const;

 private:
  std::vector<cv::Mat> faces_;       ///< BGR, as large as they are compared
  std::vector<float> small_;         ///< per face, rotation and part: its evened pixels, unit length
  std::vector<float> small_energy_;  ///< per face, rotation and part: how much there is to see
};

}  // namespace tilewatch::vision
