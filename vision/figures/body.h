// SPDX-License-Identifier: MIT
// What a figure of wood looks like from where the camera is: the outline of a small body standing or lying on
// a tile.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "vision/reading.h"

namespace tilewatch::vision::figures {

/// How a millimetre on the table and above it appears about one spot of the picture, in working pixels.
struct LocalView {
  cv::Vec2f east;   ///< one millimetre along the board's x
  cv::Vec2f south;  ///< one millimetre along the board's y
  cv::Vec2f up;     ///< one millimetre up from the table
};

enum class Shape : std::uint8_t { kMeeple, kBigMeeple, kAbbot, kCone, kHat, kGhost, kHound };

/// The pixels that a body covers, relative to the pixel of its foot, as rows of spans [from, to).
struct BodyMask {
  struct Span {
    int y, from, to;
  };
  Shape shape = Shape::kMeeple;
  Pose pose = Pose::kStanding;
  double yaw = 0;  ///< radians
  std::vector<Span> spans;
  int area = 0;
  cv::Rect box;  ///< of all spans, relative to the foot
};

/// The pixels about a body, which its own paint should not have: a strip two pixels wide, one pixel away (the
/// pixel between is of mixed colours). In the same place, with the same foot.
BodyMask strip_around(const BodyMask& body);

/// Masks of a meeple in all yaws, standing and lying (16 mm high and wide, 10 mm thick).
std::vector<BodyMask> meeple_masks(const LocalView& view);
/// The same 1.28 times as large.
std::vector<BodyMask> big_meeple_masks(const LocalView& view);
/// A standing abbot in all yaws: as wide as a meeple, a mitre on his head (20 mm high).
std::vector<BodyMask> abbot_masks(const LocalView& view);
/// Mage and witch: round cones, and flat pieces with hats in all yaws (22 mm high).
std::vector<BodyMask> hat_masks(const LocalView& view);
/// Ghosts: round ones, and flat sheets in all yaws (15 mm high).
std::vector<BodyMask> ghost_masks(const LocalView& view);
/// A dog from the side, in all yaws (20 mm long).
std::vector<BodyMask> hound_masks(const LocalView& view);

}  // namespace tilewatch::vision::figures
