// SPDX-License-Identifier: MIT
#include "display/app/table_watch.h"

#include <utility>

#include "calibration/profile/evidence.h"
#include "calibration/profile/measure.h"

namespace tilewatch::app {

TableWatch::TableWatch(calibration::Profile profile, std::filesystem::path folder, bool straightened,
                       std::shared_ptr<const vision::ArtLibrary> art)
    : profile_(std::move(profile)),
      folder_(std::move(folder)),
      straightened_(straightened),
      art_(std::move(art)),
      drift_(seen_plane(), profile_.table->tile_mm) {}

calibration::TablePlane TableWatch::seen_plane() const {
  calibration::TablePlane plane = profile_.table->plane;
  if (straightened_) plane.lens.distortion = {};
  return plane;
}

void TableWatch::look(const vision::Frame& frame, const vision::BoardReading& board) {
  if (std::exchange(asked_, false)) {
    const auto measured = measure(frame, board);
    trouble_ = measured ? "" : "The table could not be measured: " + measured.error().message + ".";
    return;
  }
  drift_.look(board.tiles);
}

Result<void> TableWatch::measure(const vision::Frame& frame, const vision::BoardReading& board) {
  const calibration::TablePlane old = seen_plane();
  const calibration::TableSizes sizes{
      .tile_mm = profile_.table->tile_mm, .tile_thickness_mm = old.tile_thickness_mm, .board = {}};
  calibration::TilesOnTable on_table{board.tiles, art_};
  const int known = art_ ? static_cast<int>(art_->faces().size()) : 0;
  for (vision::TileReading& tile : on_table.tiles) {
    for (vision::TileCandidate& candidate : tile.candidates) {
      if (candidate.face >= known) candidate.face = -1;  // cut out of the picture while it was watched
    }
  }
  auto measured =
      calibration::measure_table_by_tiles(frame.bgr, old.lens, profile_.lens.has_value(), on_table, sizes);
  if (!measured) return tl::unexpected(measured.error());
  const cv::Mat drawn = calibration::table_evidence(frame.bgr, measured->record.plane, measured->patches);
  // The profile's plane is told for pictures as the camera gives them.
  measured->record.plane.lens.distortion = profile_.table->plane.lens.distortion;
  profile_.table = measured->record;
  drift_.begin_anew(seen_plane());
  drift_.look(board.tiles);
  if (auto saved = calibration::save_profile(folder_, profile_, {{"table.jpg", drawn}}); !saved) {
    return failure(saved.error().kind, "what was found could not be saved, " + saved.error().message);
  }
  return {};
}

}  // namespace tilewatch::app
