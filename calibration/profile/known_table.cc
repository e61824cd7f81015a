// SPDX-License-Identifier: MIT
#include "calibration/profile/known_table.h"

#include <opencv2/calib3d.hpp>

#include "engine/catalogue/words.h"

namespace tilewatch::calibration {
namespace {

bool is_nobodys(FigureKind kind) {
  return kind == FigureKind::kMage || kind == FigureKind::kWitch || kind == FigureKind::kGhost ||
         kind == FigureKind::kHound;
}

}  // namespace

vision::KnownTable known_table(const Profile& profile) {
  vision::KnownTable known;
  if (profile.colours) {
    for (const FigureColour& figure : profile.colours->colours) {
      if (const auto colour = colour_from(figure.name)) {
        known.paints.push_back({FigureKind::kMeeple, *colour, figure.bgr});
      } else if (const auto kind = figure_kind_from(figure.name); kind && is_nobodys(*kind)) {
        known.paints.push_back({*kind, {}, figure.bgr});
      }
    }
  }
  if (profile.lens) known.camera = profile.lens->lens.camera;
  if (!profile.table) return known;
  known.tile_mm = profile.table->tile_mm;
  if (!profile.lens || !profile.table->lens_known) return known;
  cv::Matx33d camera_from_table;
  cv::Rodrigues(profile.table->plane.rotation, camera_from_table);
  known.down = cv::Vec3d(camera_from_table(0, 2), camera_from_table(1, 2), camera_from_table(2, 2));
  return known;
}

}  // namespace tilewatch::calibration
