// SPDX-License-Identifier: MIT
// Compares found figures with the true ones, as the reference data's own scorer does: a meeple counts as
// found when the colour is right and its foot is within 0.35 tile widths.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tests/vision/figures/truth_table.h"

namespace tilewatch::test {

/// Mage, witch or ghosts: found when the kind and the place are right.
struct KindScore {
  int asked = 0;
  int found = 0;
  int false_found = 0;
};

struct FigureScore {
  int asked = 0;     ///< true meeples of which more than 40 pixels can be seen
  int found = 0;     ///< right colour, right place
  int right_on = 0;  ///< of those, on the right feature
  int right_pose = 0;
  int right_cell = 0;
  int false_found = 0;
  double foot_error = 0;  ///< sum over those found, tile widths
  std::map<FigureKind, KindScore> nobodys;
  std::map<std::string, int> confusions;
  std::vector<cv::Point2f> missed_at;
  std::vector<cv::Point2f> false_at;

  FigureScore& operator+=(const FigureScore& other);
  std::string text() const;
};

FigureScore score_figures(const TrueTable& table, const std::vector<vision::FigureReading>& found);

}  // namespace tilewatch::test
