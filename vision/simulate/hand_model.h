// SPDX-License-Identifier: MIT
// A player's hand and arm from above, modelled once as rounded limbs and then moved about as a flat sprite.
#pragma once

#include <cstdint>
#include <opencv2/core.hpp>

#include "vision/simulate/canvas.h"

namespace tilewatch::vision {

/// What a hand holds decides where its fingertips are.
enum class Grip : std::uint8_t { kTile, kFigure };

struct HandPlace {
  cv::Point2d grip_mm;       ///< on the table: middle of what is held
  double height_mm = 0;      ///< of the thing held, over the table
  cv::Vec2d forward{0, -1};  ///< where the fingers point
  Grip grip = Grip::kTile;
};

class HandModel {
 public:
  /// Skin, sleeve and left or right come from the seed; `forward` is about where this player's fingers point,
  /// so that the light falls on the right side. `reach_mm` is how much arm there must be, `px_per_mm` how
  /// finely it is made.
  HandModel(std::uint32_t seed, double reach_mm, double px_per_mm, cv::Vec2d forward,
            const cv::Vec3d& to_light);

  /// The arm in the picture, nothing if it is outside.
  Patch seen(const HandPlace& place, const FilmCamera& camera, cv::Rect limit) const;
  ShadowPatch shadow(const HandPlace& place, const FilmCamera& camera, const cv::Vec3d& to_light,
                     cv::Rect limit) const;

 private:
  struct Plane {
    TablePoint origin;
    cv::Vec3d right, forward;
  };
  Plane plane_of(const HandPlace& place) const;
  cv::Matx33d plane_from_sprite(double scale) const;

  double px_per_mm_ = 1;
  double length_mm_ = 0;
  cv::Mat sprite_;
  cv::Mat shadow_mask_;  ///< a quarter of the sprite's size
};

}  // namespace tilewatch::vision
