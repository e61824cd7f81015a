// SPDX-License-Identifier: MIT
// Painting into a part of a picture: sprites seen in perspective, soft shadows, small solids.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "vision/simulate/film_camera.h"

namespace tilewatch::vision {

/// A part of the picture that is being painted; everything is given in picture pixels and clipped to it.
struct Canvas {
  cv::Mat bgr;       ///< CV_8UC3
  cv::Point origin;  ///< picture pixel of bgr(0,0)
  cv::Rect rect() const { return {origin, bgr.size()}; }
};

/// A patch that was painted before: premultiplied BGRA at a place of the picture.
struct Patch {
  cv::Mat bgra;
  cv::Point origin;
  cv::Rect rect() const { return {origin, bgra.size()}; }
};

/// The same for a shadow: 255 = fully dark.
struct ShadowPatch {
  cv::Mat mask;
  cv::Point origin;
  cv::Rect rect() const { return {origin, mask.size()}; }
};

/// The part of the picture that `sprite_size` covers once warped, grown by `grow` pixels.
cv::Rect covered(cv::Size sprite_size, const cv::Matx33d& image_from_sprite, int grow = 1);

/// A premultiplied BGRA sprite as it appears in the picture within `limit`.
Patch warped_sprite(const cv::Mat& sprite, const cv::Matx33d& image_from_sprite, cv::Rect limit);
ShadowPatch warped_shadow(const cv::Mat& mask, const cv::Matx33d& image_from_mask, cv::Rect limit);

/// Smears a patch along `motion` (pixels), as a moving thing is smeared while the shutter is open.
void smear(Patch& patch, cv::Point2d motion);

void paint(Canvas& canvas, const Patch& patch);
/// Darkens by up to `strength` (0 nothing .. 1 black).
void shade(Canvas& canvas, const ShadowPatch& shadow, double strength);

/// One flat piece of a solid, seen from outside.
struct SolidFace {
  std::vector<TablePoint> outline;
  cv::Vec3d bgr;
};
/// Paints faces in the given order (the hindmost first) with smooth borders.
Patch painted_solid(const std::vector<SolidFace>& faces, const FilmCamera& camera);
/// The shadow that the faces throw on the plane z = `height_mm`, `blur_mm` soft.
ShadowPatch thrown_shadow(const std::vector<SolidFace>& faces, const FilmCamera& camera,
                          const cv::Vec3d& to_light, double height_mm, double blur_mm);

}  // namespace tilewatch::vision
