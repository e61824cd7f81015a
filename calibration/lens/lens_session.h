// SPDX-License-Identifier: MIT
// Taking the pictures for a lens: frame after frame in, a picture kept whenever the board lies still
// somewhere new, and at any time what is still missing. Knows no camera and no window; both a command and a
// wizard sit on it.
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

#include "calibration/lens/calibrate_lens.h"

namespace tilewatch::calibration {

/// Where a view shows the board, each 0 to 1: across, down, how large, how much tilted.
struct ViewPlace {
  double x = 0;
  double y = 0;
  double size = 0;
  double tilt = 0;
};
ViewPlace place_of(const BoardView& view, const LensBoard& board);

class LensSession {
 public:
  explicit LensSession(LensOptions options = {}) : options_(options) {}

  enum class Step {
    kNoBoard,  ///< `words` says why
    kMoving,   ///< wait until it lies still
    kSeen,     ///< like a picture that is there already
    kKept,     ///< a new picture was kept
  };
  struct Look {
    Step step = Step::kNoBoard;
    std::string words;              ///< one plain sentence for the person with the board
    std::optional<BoardView> view;  ///< to draw
  };

  /// One frame of a live camera; `time_s` by any clock. A picture is kept when the board has been still for
  /// half a second in a place that is not like one before.
  Look look(const cv::Mat& frame_bgr, double time_s);

  /// A picture that somebody took by hand: kept whenever the board is found in it.
  Look add(const cv::Mat& picture_bgr);

  /// Takes a picture back, counted from 0.
  void drop(std::size_t picture);

  const std::vector<BoardView>& views() const { return views_; }
  const std::vector<cv::Mat>& pictures() const { return pictures_; }  ///< small copies, as evidence
  const Coverage& coverage() const { return coverage_; }
  /// How much of each range was shown, 0 to 1: across, down, size, tilt.
  ViewPlace spread() const;
  /// What to do next: "Move the board to the top left." Empty when there is nothing to add.
  std::string advice() const;

  Result<LensResult> solve() const { return calibrate_lens(views_, options_); }

 private:
  void keep(const BoardView& view, const cv::Mat& picture);

  LensOptions options_;
  std::vector<BoardView> views_;
  std::vector<ViewPlace> places_;
  std::vector<cv::Mat> pictures_;
  Coverage coverage_;
  std::optional<BoardView> last_;
  double still_since_s_ = 0;
};

}  // namespace tilewatch::calibration
