// SPDX-License-Identifier: MIT
// Views of the lens board -> the lens, how certain it is, and how well it explains views that it was not made
// from.
#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

#include "calibration/lens/find_lens_board.h"
#include "calibration/lens/lens.h"
#include "engine/catalogue/result.h"

namespace tilewatch::calibration {

struct LensOptions {
  LensBoard board;
  std::size_t least_pictures = 12;  ///< for the first light; five are the least that give a lens at all
  double certain_share = 0.05;      ///< three sigma of focal length and axis, as a share of them
  double rms_px = 0.5;
  double coverage = 0.75;  ///< share of the picture's cells that the board was seen in
};

/// Which parts of the picture the board was seen in: 10 x 10 cells.
struct Coverage {
  static constexpr int kCells = 10;
  std::array<std::array<int, kCells>, kCells> views{};  ///< how many views reach each cell, rows first

  void add(const BoardView& view);
  double share() const;
  /// "the top left", "the right": where it was seen least; empty when it was seen everywhere.
  std::string emptiest() const;
};

/// The four lights of a finished calibration.
struct Lights {
  bool pictures = false;  ///< enough of them
  bool certain = false;   ///< focal length and axis within 5 %
  bool sharp = false;     ///< root mean square of the corners' errors below half a pixel
  bool covered = false;   ///< the board was everywhere in the picture
  bool all() const { return pictures && certain && sharp && covered; }
};

struct LensResult {
  Lens lens;
  std::size_t pictures = 0;
  double rms_px = 0;
  double focal_sigma_px = 0;  ///< one standard deviation
  double axis_sigma_px = 0;
  /// Of corners in views that took no part: the pose from every other corner, the error of those between;
  /// median.
  double held_out_px = 0;
  std::vector<double> view_rms_px;   ///< of every view given, also of those dropped
  std::vector<std::size_t> dropped;  ///< views that agreed with no others
  /// How far the sheet seems to stand off its plane, mm; meaningful from about eight pictures.
  double bent_mm = 0;
  Coverage coverage;
  Lights lights;
  std::vector<std::string>
      notes;  ///< plain sentences: bent paper, cut board, a light that is off and what to do
};

/// kFailed when there are too few views, when they all show the board from one side (nothing tells the focal
/// length then), or when nothing fits; kInput when the views have different sizes.
Result<LensResult> calibrate_lens(const std::vector<BoardView>& views, const LensOptions& options = {});

}  // namespace tilewatch::calibration
