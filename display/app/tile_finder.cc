// SPDX-License-Identifier: MIT
#include "display/app/tile_finder.h"

#include <utility>

namespace tilewatch::app {

Result<void> TileFinder::load() {
  const auto catalogue = catalogue::Catalogue::load(sets_, Edition::kC3);
  if (!catalogue) return tl::unexpected(catalogue.error());
  art_ = std::make_shared<vision::ArtLibrary>();
  if (!art_folders_.empty()) {
    auto art = vision::ArtLibrary::from_folders(**catalogue, {art_folders_.begin(), art_folders_.end()});
    if (!art) return tl::unexpected(art.error());
    *art_ = std::move(*art);
  }
  const auto network = vision::TopologyNetwork::load({.cores = cv::getNumThreads()});
  if (network || !art_folders_.empty()) {
    reader_ = std::make_unique<vision::BoardReader>(*catalogue, art_, network ? *network : nullptr);
  }
  loaded_ = true;
  return {};
}

Result<calibration::TilesOnTable> TileFinder::find(const cv::Mat& picture_bgr) {
  if (!loaded_) {
    if (auto done = load(); !done) return tl::unexpected(done.error());
  }
  if (reader_) {
    vision::ReadOptions options;
    options.figures = false;
    auto reading = reader_->read(picture_bgr, options);
    if (reading) return calibration::TilesOnTable{std::move(reading->tiles), art_};
  }
  const auto lone = calibration::find_lone_tile(picture_bgr);
  if (!lone) {
    return failure(
        ErrorKind::kFailed, "nothing of known size can be seen on the table",
        "Lay one tile (the start tile) alone on it, or the printed corner markers, or the lens board.");
  }
  calibration::TilesOnTable found;
  found.tiles.emplace_back().corners = *lone;
  return found;
}

}  // namespace tilewatch::app
