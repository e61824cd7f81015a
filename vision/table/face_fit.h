// SPDX-License-Identifier: MIT
// How well one known face fits one place of the picture: the face is slid, turned and stretched until it fits
// best, and the parts where it does fit are counted, so that a figure or a hand over it does not spoil the
// judgement.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "vision/reading.h"
#include "vision/tiles/art_library.h"

namespace tilewatch::vision {

/// The picture at full size and halved again and again, so that a tile can be looked at without ripples.
class PictureStack {
 public:
  explicit PictureStack(const cv::Mat& picture_bgr);

  /// The patch of the picture that `patch_from_image` maps to, `size` square; one patch pixel covers about
  /// `image_px_per_patch_px` picture pixels. `inside` becomes 255 where the patch lies in the picture. Two
  /// planes: brightness, and red against green.
  void cut(const cv::Matx33d& image_from_patch, int size, double image_px_per_patch_px, cv::Mat planes[2],
           cv::Mat* inside) const;
  cv::Size size() const { return levels_.front().size(); }

 private:
  std::vector<cv::Mat> levels_;  ///< BGR bytes
};

/// How freely a face may move while it is fitted.
enum class FitFreedom {
  kRigid,   ///< shift and turn: the plane is known
  kAffine,  ///< also size and shear: the plane is only guessed
};

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
