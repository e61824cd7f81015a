// SPDX-License-Identifier: MIT
// A profile in use during a game: notices that the camera has moved, measures the table anew from the tiles
// when people ask for it.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "calibration/profile/known_table.h"
#include "calibration/profile/profile.h"
#include "calibration/table/drift_watch.h"
#include "vision/tiles/art_library.h"
#include "vision/watch/onlooker.h"

namespace tilewatch::app {

class TableWatch : public vision::Onlooker {
 public:
  /// The profile must know the table. `straightened`: pictures have lost the lens's distortion already. What
  /// is measured anew is saved in `folder`.
  TableWatch(calibration::Profile profile, std::filesystem::path folder, bool straightened,
             std::shared_ptr<const vision::ArtLibrary> art);

  void look(const vision::Frame& frame, const vision::BoardReading& board) override;
  void another_board() override { drift_.another_board(); }
  void measure_table() override { asked_ = true; }
  vision::KnownTable known() const override { return calibration::known_table(profile_); }
  std::string moved() const override { return trouble_.empty() ? drift_.words() : trouble_; }

  const calibration::Profile& profile() const { return profile_; }

 private:
  Result<void> measure(const vision::Frame& frame, const vision::BoardReading& board);
  /// The profile's plane as it is seen in the pictures.
  calibration::TablePlane seen_plane() const;

  calibration::Profile profile_;
  std::filesystem::path folder_;
  bool straightened_;
  std::shared_ptr<const vision::ArtLibrary> art_;
  calibration::DriftWatch drift_;
  bool asked_ = false;
  std::string trouble_;  ///< why the table could not be measured when it was asked for
};

}  // namespace tilewatch::app
