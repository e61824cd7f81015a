// SPDX-License-Identifier: MIT
// Wooden figures as solids: a silhouette with thickness, standing or lying.
#pragma once

#include <vector>

#include "engine/catalogue/words.h"
#include "vision/simulate/canvas.h"

namespace tilewatch::vision {

struct FigurePlacement {
  FigureKind kind = FigureKind::kMeeple;
  Colour colour = Colour::kRed;
  Pose pose = Pose::kStanding;
  cv::Point2d at;      ///< table millimetres: the foot's middle; lying: the body's middle
  double base_mm = 2;  ///< height of what it stands on
  double yaw = 0;      ///< radians about the vertical
};

/// The visible faces, the hindmost first, shaded by a light in direction `to_light`.
std::vector<SolidFace> figure_faces(const FigurePlacement& placement, const FilmCamera& camera,
                                    const cv::Vec3d& to_light);

}  // namespace tilewatch::vision
