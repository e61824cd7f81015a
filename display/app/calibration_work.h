// SPDX-License-Identifier: MIT
// The wizard's work, without its window: looks at one picture after the other, measures when it is told to,
// keeps the profile. All measuring is calibration's.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

#include "calibration/lens/lens_session.h"
#include "calibration/place/camera_controls.h"
#include "calibration/profile/profile.h"
#include "display/app/tile_finder.h"
#include "display/model/calibration_view.h"
#include "vision/source/source.h"

namespace tilewatch::app {

struct CalibrationWorkOptions {
  /// A camera: gives its next picture, as vision::Source::next(). Empty: `files`.
  std::function<Result<vision::Frame>()> next;
  std::string camera;  ///< CameraName::id()
  std::string source;  ///< for people: "camera 0"
  std::optional<calibration::DeviceCall> controls;
  std::vector<std::filesystem::path> files;  ///< pictures in place of a camera
  std::filesystem::path profiles;            ///< calibration::profiles_folder()
  std::vector<std::string> art;
  std::vector<std::string> sets{"base"};
  model::CalibrationInputs inputs;
  /// Learns the tiles of a picture (of that file, empty for a camera) into a folder; what came of it, in a
  /// sentence or two. Empty = this program cannot.
  std::function<Result<std::string>(const cv::Mat& picture, const std::filesystem::path& file,
                                    const std::string& folder)>
      enrol;
};

/// Not thread-safe: one thread works, and passes copies of facts and picture on.
class CalibrationWork {
 public:
  explicit CalibrationWork(CalibrationWorkOptions options);

  /// Looks at the next picture of the camera (waits for it), or at the chosen one of the folder.
  void look();
  /// False when another look() would find nothing new: no camera, no picture of the folder left to look at.
  bool has_more_to_look_at() const;
  /// Does as told; measuring from tiles and learning tiles take seconds.
  void obey(const model::CalibrationOrder& order);
  bool is_slow(const model::CalibrationOrder& order) const;

  const model::CalibrationFacts& facts() const { return facts_; }
  /// The newest picture with what was found drawn over it; empty before the first.
  const cv::Mat& picture() const { return drawn_; }

  /// What people are told beside the picture; `trouble`: in the colour of trouble.
  void say(const std::string& words, bool trouble = false);

 private:
  bool live() const { return static_cast<bool>(options_.next); }
  /// Takes the next picture as `now_`; false (and says why) when there is none.
  bool take_next();
  void go(model::CalibrationPage page);
  void turn_pages_of_folder(int steps);
  void say(const Error& error);
  /// Keeps what is shown for a moment (camera), or until the next order (folder).
  void hold(cv::Mat drawn);

  void look_at_place();
  void look_at_lens();
  void look_at_table();
  void look_at_colours();

  void take_lens();
  void take_table();
  void check();
  void take_colours();
  void learn_tiles();
  void drop_worst();
  void lock();

  void solve_lens();
  void tell_lens();
  Result<void> open_profile();
  /// Writes the profile with this evidence.
  Result<void> save(const std::string& file, const cv::Mat& evidence);
  void tell_profile();
  calibration::TableSizes sizes() const;

  CalibrationWorkOptions options_;
  TileFinder finder_;
  model::CalibrationInputs inputs_;
  model::CalibrationFacts facts_;
  vision::Frame now_;
  cv::Mat drawn_;
  std::optional<double> held_until_s_;  ///< infinite for a folder

  calibration::LensSession lens_;
  double lens_square_mm_ = 0;
  cv::Size lens_size_;
  std::optional<calibration::LensResult> lens_result_;
  std::string lens_words_;
  std::map<std::size_t, bool> looked_at_;  ///< pictures of the folder that the lens page has seen
  std::vector<calibration::FigureColour> colours_;

  std::optional<calibration::Profile> profile_;
  std::string refused_name_;  ///< of a profile that does not fit; said once
};

}  // namespace tilewatch::app
