// SPDX-License-Identifier: MIT
// The photo with what was read drawn over it, and a panel beside it: for a person, at a glance.
#pragma once

#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/result.h"
#include "vision/reading.h"

namespace tilewatch::vision {

enum class Tone { kPlain, kQuiet, kDoubt, kWrong };

/// One line of the panel: coloured dots for the players it is about, a text, and a value at the right edge.
struct PanelLine {
  std::string text;
  std::string value;
  std::vector<Colour> dots;
  Tone tone = Tone::kPlain;
};

struct PanelSection {
  std::string title;
  std::vector<PanelLine> lines;
};

struct Panel {
  std::string title;     ///< the picture's name
  std::string subtitle;  ///< "72 tiles, 9 figures, 1 problem"
  std::vector<PanelSection> sections;
};

/// Outlines of the tiles with type letter and an arrow to the drawing's north, doubtful tiles in amber with
/// both candidates, contradictions in red, figures ringed in their colour with the feature they stand on; the
/// panel to the right. The part of the photo that the board fills is
/// shown, large ones scaled down. Fails only if the drawing cannot be rendered.
Result<cv::Mat> annotate(const cv::Mat& picture_bgr, const BoardReading& reading,
                         const catalogue::Catalogue& catalogue, const Panel& panel);

}  // namespace tilewatch::vision
