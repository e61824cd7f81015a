// SPDX-License-Identifier: MIT
// What the sub-commands of `calibrate` share. Each is one file calibrate_….cc and one line in calibrate.cc.
#pragma once

#include <CLI/App.hpp>
#include <memory>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

#include "calibration/place/camera_controls.h"
#include "calibration/profile/profile.h"
#include "engine/catalogue/result.h"
#include "vision/source/source.h"

namespace tilewatch::app {

struct CalibrateArguments {
  std::string picture;   ///< one file
  std::string pictures;  ///< a folder
  std::string camera;
  std::string size;
  std::string profile;
  std::string to;  ///< a picture to write
  double square_mm = 30;
  std::optional<double> tile_mm;  ///< none: as the profile has it
  double marker_mm = 60;
  std::vector<std::string> art;
  std::vector<std::string> sets{"base"};
  std::string players;
  std::string also;
  bool lock = true;
};
using Shared = std::shared_ptr<CalibrateArguments>;

/// PICTURE, or --camera and --size.
void add_picture_or_camera(CLI::App& app, const Shared& arguments);
/// --art and --tiles.
void add_tiles_and_art(CLI::App& app, const Shared& arguments);
void add_profile(CLI::App& app, const Shared& arguments, bool required);

/// A camera that is being calibrated, or calibrates: one that gives another size than it was asked for would
/// be measured at a size that nobody meant.
struct OpenedCamera {
  std::unique_ptr<vision::Source> source;
  std::string id;  ///< as profiles know it; empty if the camera does not say
  std::optional<calibration::DeviceCall> controls;
  std::optional<cv::Size> asked;  ///< by --size

  /// The next picture; kInput when its size is not what --size asked for.
  Result<vision::Frame> next();
};
/// Opens --camera at --size.
Result<OpenedCamera> open_camera_for(const CalibrateArguments& arguments);

/// One picture of the table, and which camera it is of (empty for a file). A camera is given two seconds to
/// get used to the light.
struct TakenPicture {
  cv::Mat bgr;
  std::string camera;
};
Result<TakenPicture> take_picture(const CalibrateArguments& arguments);

/// The profile of that name if there is one, which must fit camera and size; else a new one.
Result<calibration::Profile> open_profile(const std::string& name, const std::string& camera, cv::Size size);

/// The side of a tile that was typed, else the one the profile was measured with, else the usual one.
double tile_mm_of(const CalibrateArguments& arguments, const calibration::Profile& profile);

Result<void> calibrate_wizard(const CalibrateArguments& arguments);
Result<void> calibrate_place(const CalibrateArguments& arguments);
Result<void> calibrate_lens(const CalibrateArguments& arguments);
Result<void> calibrate_table(const CalibrateArguments& arguments);
Result<void> calibrate_check(const CalibrateArguments& arguments);
Result<void> calibrate_colours(const CalibrateArguments& arguments);
Result<void> list_profiles(const CalibrateArguments& arguments);
Result<void> show_profile(const CalibrateArguments& arguments);
Result<void> forget_profile(const CalibrateArguments& arguments);

}  // namespace tilewatch::app
