// SPDX-License-Identifier: MIT
// The eye that knows the faces: the ones that features vote for, or that look alike, are laid over the place.
#pragma once

#include "vision/table/eye.h"
#include "vision/table/face_fit.h"
#include "vision/table/seeds.h"
#include "vision/tiles/art_reader.h"

namespace tilewatch::vision {

class ArtEye : public TileEye {
 public:
  /// Keeps references to all of them.
  ArtEye(const PictureStack& stack, const FaceFitter& fitter, const ArtReader& reader,
         const std::vector<Vote>& votes)
      : stack_(stack), fitter_(fitter), reader_(reader), votes_(votes) {}

  std::vector<std::optional<TileSight>> look(const std::vector<Quad>& quads,
                                             FitFreedom freedom) const override;
  std::vector<std::optional<TileSight>> again(const std::vector<TileSight>& seen,
                                              const std::vector<Quad>& quads,
                                              FitFreedom freedom) const override;

  /// A seed's own face laid over it freely; nothing when it is not clearly there. Its first corner is the one
  /// that lies most nearly at the top left.
  std::optional<TileSight> proven(const Seed& seed) const;

 private:
  std::optional<TileSight> look(const Quad& quad, FitFreedom freedom) const;

  const PictureStack& stack_;
  const FaceFitter& fitter_;
  const ArtReader& reader_;
  const std::vector<Vote>& votes_;
};

}  // namespace tilewatch::vision
