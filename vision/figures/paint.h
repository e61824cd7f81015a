// SPDX-License-Identifier: MIT
// Which paint a pixel shows, judged in the colours that it would have under the light of the printed faces.
#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "engine/catalogue/words.h"
#include "vision/known_table.h"

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

/// What a figure is painted with: a meeple of any kind by its colour, the others by their kind.
Paint paint_of(FigureKind kind, Colour colour);

/// The paints of one table's figures: at first those that wooden figures usually have.
class PaintBox {
 public:
  PaintBox();
  /// With those that a profile has measured.
  explicit PaintBox(const std::vector<KnownPaint>& measured);

  /// How well a colour (B G R, as if seen under the light under which the faces were scanned) agrees with
  /// each paint in light and shade and with some gloss: log-likelihoods, 0 at best.
  PaintScores scores(const cv::Vec3f& colour) const;

  /// How well the tone of a whole body (freed of the light as above) agrees with each paint in light and
  /// shade. A body may gleam here and there, not all over: unlike scores(), no white is added.
  PaintScores tone_scores(const cv::Vec3f& tone) const;

  /// A figure whose paint is beyond doubt shows it like this, whatever its brightness: the paint moves a
  /// little towards it, as the light of an evening does, never far from where it began. What looks more like
  /// another paint is passed over.
  void follow(Paint paint, const cv::Vec3f& seen);

  /// In full light, B G R.
  const cv::Vec3f& bgr(Paint paint) const { return models_[static_cast<std::size_t>(paint)].bgr; }

 private:
  struct Model {
    cv::Vec3f bgr;       ///< in full light
    float dark, bright;  ///< how far light and shade may scale it
    float spread;        ///< of the colour itself, grey levels at full light
    float gloss;         ///< white that a gleam adds at the price of one
  };
  static const std::array<Model, kPaintCount>& usual();
  static float distance(const cv::Vec3f& colour, const Model& model);

  std::array<Model, kPaintCount> models_;
  std::array<cv::Vec3f, kPaintCount> first_;  ///< where following began
};

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
