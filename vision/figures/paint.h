// SPDX-License-Identifier: MIT
// Which paint a pixel shows, judged in the colours that it would have under the light of the printed faces.
#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <optional>

#include "engine/catalogue/words.h"

namespace tilewatch::vision::figures {

/// The paints of meeples, then what else may lie there: what belongs to mage, witch and hounds, and skin.
enum class Paint : std::uint8_t {
  kRed,
  kBlue,
  kGreen,
  kYellow,
  kBlack,
  kPink,
  kGrey,
  kWhite,
  kPurple,
  kOrange,
  kBrown,
  kSkin
};
inline constexpr std::size_t kPaintCount = 12;
using PaintScores = std::array<float, kPaintCount>;

/// The meeple colour of a paint; nothing for purple, orange, brown and skin.
std::optional<Colour> meeple_colour(Paint paint);

/// How well a colour (B G R, as if seen under the light under which the faces were scanned) agrees with each
/// paint in light and shade and with some gloss: log-likelihoods, 0 at best.
PaintScores paint_scores(const cv::Vec3f& colour);

/// A pixel and the mean of the few pixels around it.
struct Look {
  cv::Vec3f pixel;
  cv::Vec3f mean;
};

/// How badly a seen pixel disagrees with the printed face, be it lit, shaded by a neighbour figure, or
/// glossy: a log-likelihood, 0 at best. The face's colours about this pixel range from low to high; their
/// means are the same. `light`: how bright the tile lies, 1 = as scanned; `gloss`: how much a gleam may add
/// at the price of one, where pale figures may stand it must be less.
float print_score(const Look& seen, const Look& low, const Look& high, float noise, float light, float gloss);
inline constexpr float kGlossUsual = 12;
inline constexpr float kGlossAmongPaleFigures = 5;

}  // namespace tilewatch::vision::figures
