// SPDX-License-Identifier: MIT
#include "vision/figures/evidence.h"

#include <algorithm>
#include <array>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <utility>

#include "vision/figures/palette.h"

namespace tilewatch::vision::figures {
namespace {

/// How badly a pixel may fit every paint and every print before it says nothing (clutter).
constexpr float kClutterScore = -6;
/// Pixels that speak against the print less than this are print.
constexpr float kPrintIsFine = -2;
/// A paint that explains a pixel better than the one asked for counts against it less this much: paints in
/// deep shade and under gloss look alike.
constexpr float kOtherPaint = 3;
constexpr float kImpossible = -1e3F;
/// What is black may be any paint in deep shade at this price: the front of a figure before a window. Colour
/// comes from no shade.
constexpr float kInDeepShade = -2.5F;
/// How well a paint must explain a spot to be meant, and how large figures are, in parts of a tile.
constexpr float kLikePaint = -4;
constexpr double kSmallestFigure = 0.017;
constexpr double kLargestFigures = 0.3;

/// What a colour would be in the light of the scans.
cv::Vec3f freed_of_light(const cv::Vec3b& seen, const cv::Vec3f& light) {
  cv::Vec3f colour;
  for (int c = 0; c < 3; ++c) colour[c] = static_cast<float>(seen[c]) / light[c];
  return colour;
}

/// What gleams is brighter than white paper: colours freed of the light are stored this much darker.
constexpr float kRoom = 0.7F;

/// The picture averaged over a few pixels, every tile freed of its light; what is on no tile stays as it is.
cv::Mat freed_means(const ExpectedPicture& expected) {
  cv::Mat freed = expected.seen_mean.clone();
  for (int y = 0; y < freed.rows; ++y) {
    const auto* owner = expected.owner.ptr<std::int16_t>(y);
    auto* mean = freed.ptr<cv::Vec3b>(y);
    for (int x = 0; x < freed.cols; ++x) {
      if (owner[x] < 0) continue;
      const cv::Vec3f colour =
          freed_of_light(mean[x], expected.tiles[static_cast<std::size_t>(owner[x])].board_light);
      for (int c = 0; c < 3; ++c) mean[x][c] = cv::saturate_cast<std::uint8_t>(kRoom * colour[c]);
    }
  }
  return freed;
}

/// Gaps between tiles and the shadows in them are no print: so much of a tile's side, about its middle,
/// votes.
constexpr float kVotes = 0.9F;
/// Of a tile, so much must have the colours of other tiles. What has less is cloth, a hand, a paper.
constexpr double kLeastLikeOthers = 0.2;

/// 255 beside the board and on the rims of its tiles.
cv::Mat rims_of(const ExpectedPicture& expected) {
  cv::Mat rims(expected.picture.size(), CV_8UC1, cv::Scalar(255));
  for (const TileView& tile : expected.tiles) {
    const cv::Point2f middle = (tile.quad[0] + tile.quad[1] + tile.quad[2] + tile.quad[3]) / 4;
    std::array<cv::Point, 4> inner;
    for (std::size_t i = 0; i < 4; ++i) inner[i] = middle + (tile.quad[i] - middle) * kVotes;
    cv::fillConvexPoly(rims, inner.data(), 4, cv::Scalar(0));
  }
  return rims;
}

/// By tile: nobody knows a face for it, and it looks like no other tile.
std::vector<bool> aliens(const ExpectedPicture& expected, const PrintPalette& palette, const cv::Mat& freed) {
  std::vector<int> all(expected.tiles.size(), 0);
  std::vector<int> like_others(expected.tiles.size(), 0);
  for (int y = 0; y < freed.rows; ++y) {
    const auto* owner = expected.owner.ptr<std::int16_t>(y);
    const auto* colour = freed.ptr<cv::Vec3b>(y);
    for (int x = 0; x < freed.cols; ++x) {
      if (owner[x] < 0) continue;
      ++all[static_cast<std::size_t>(owner[x])];
      if (palette.shown_by_others(colour[x], owner[x])) ++like_others[static_cast<std::size_t>(owner[x])];
    }
  }
  std::vector<bool> alien(expected.tiles.size());
  for (std::size_t t = 0; t < alien.size(); ++t)
    alien[t] = expected.tiles[t].face < 0 && like_others[t] < kLeastLikeOthers * all[t];
  return alien;
}

/// What the network says of a pixel's paint counts so much, neighbours repeat each other; and no paint is
/// worse than the best by more than the second.
constexpr float kWordOfNetwork = 0.7F;
constexpr float kWorstWord = -4;

/// Adds what the network says of a pixel's paint, if a figure is there at all.
void heed(const PaintScores& said, PaintScores& sums) {
  const float most = *std::max_element(said.begin(), said.end());
  for (std::size_t p = 0; p < kPaintCount; ++p)
    sums[p] += kWordOfNetwork * std::max(said[p] - most, kWorstWord);
}

}  // namespace

Evidence::Evidence(const ExpectedPicture& expected, const cv::Mat& grounds, const PaintBox& paints,
                   const Cast& cast, const FigureMaps& maps)
    : expected_(expected), paints_(paints), paints_said_(maps.paints) {
  const cv::Size size = expected.picture.size();
  const float gloss = cast.ghosts ? kGlossAmongPaleFigures : kGlossUsual;
  print_ = cv::Mat(size, CV_32FC1, cv::Scalar(0));
  scores_ = cv::Mat(size, CV_32FC(static_cast<int>(kPaintCount)));
  best_ = cv::Mat(size, CV_8UC1, cv::Scalar(kNone));
  const bool strangers = std::any_of(expected.tiles.begin(), expected.tiles.end(),
                                     [](const TileView& tile) { return !tile.print_known; });
  std::optional<PrintPalette> palette;
  std::vector<bool> alien(expected.tiles.size(), false);
  cv::Mat freed;
  if (strangers) {
    freed = freed_means(expected);
    palette.emplace(freed, expected.owner, like_figures(freed) | rims_of(expected), grounds,
                    static_cast<int>(expected.tiles.size()));
    if (palette->known())
      alien = aliens(expected, *palette, freed);
    else
      palette.reset();
  }
  for (int y = 0; y < size.height; ++y) {
    const auto* owner = expected.owner.ptr<std::int16_t>(y);
    const auto* beside = expected.beside.ptr<std::int16_t>(y);
    const auto* table_noise = expected.table_noise.ptr<float>(y);
    const auto* seen = expected.picture.ptr<cv::Vec3b>(y);
    const auto* low = expected.low.ptr<cv::Vec3b>(y);
    const auto* high = expected.high.ptr<cv::Vec3b>(y);
    const auto* seen_mean = expected.seen_mean.ptr<cv::Vec3b>(y);
    const auto* expected_mean = expected.expected_mean.ptr<cv::Vec3b>(y);
    auto* print = print_.ptr<float>(y);
    auto* scores = scores_.ptr<PaintScores>(y);
    auto* best = best_.ptr<std::uint8_t>(y);
    for (int x = 0; x < size.width; ++x) {
      if (beside[x] < 0) continue;
      const TileView& tile = expected.tiles[static_cast<std::size_t>(beside[x])];
      const bool on_table = owner[x] < 0;
      if (!on_table && alien[static_cast<std::size_t>(owner[x])]) continue;
      const float level =
          std::clamp((tile.paint_gain[0] + tile.paint_gain[1] + tile.paint_gain[2]) / 3, 0.2F, 1.F);
      const cv::Vec3f mean = expected_mean[x];

      print[x] = print_score({seen[x], seen_mean[x]}, {low[x], mean}, {high[x], mean},
                             on_table ? table_noise[x] : tile.light.noise, level, gloss);
      if (!on_table && !tile.print_known && palette)
        print[x] = palette->score(freed.at<cv::Vec3b>(y, x), owner[x],
                                  static_cast<Ground>(grounds.at<std::uint8_t>(y, x)));
      if (print[x] > kPrintIsFine) continue;
      scores[x] = paints_in_light(seen[x], tile);
      if (!cast.hounds) scores[x][static_cast<std::size_t>(Paint::kBrown)] = kImpossible;
      if (cast.pale_is_one) {  // one body has both: white in light, grey in its own shade
        float& white = scores[x][static_cast<std::size_t>(Paint::kWhite)];
        float& grey = scores[x][static_cast<std::size_t>(Paint::kGrey)];
        white = std::max(white, grey);
        grey = kImpossible;
      }
      const auto top = std::max_element(scores[x].begin(), scores[x].end());
      if (*top > std::max(print[x], kClutterScore))
        best[x] = static_cast<std::uint8_t>(top - scores[x].begin());
    }
  }
}

PaintScores Evidence::paints_in_light(const cv::Vec3b& seen, const TileView& tile) const {
  PaintScores scores = paints_.scores(freed_of_light(seen, tile.paint_gain));
  if (tile.print_known || tile.face < 0) return scores;
  // A face of another printing tells the light but roughly, and so does the board's mean colour: either may
  // be right.
  const PaintScores second = paints_.scores(freed_of_light(seen, tile.board_light));
  for (std::size_t p = 0; p < kPaintCount; ++p) scores[p] = std::max(scores[p], second[p]);
  return scores;
}

cv::Mat Evidence::like_figures(const cv::Mat& freed) const {
  const cv::Size size = expected_.picture.size();
  cv::Mat paints(size, CV_8UC1, cv::Scalar(kNone));
  double on_tiles = 0;
  for (int y = 0; y < size.height; ++y) {
    const auto* owner = expected_.owner.ptr<std::int16_t>(y);
    const auto* mean = freed.ptr<cv::Vec3b>(y);
    auto* paint = paints.ptr<std::uint8_t>(y);
    for (int x = 0; x < size.width; ++x) {
      if (owner[x] < 0) continue;
      ++on_tiles;
      const PaintScores scores = paints_.scores(cv::Vec3f(mean[x]) / kRoom);
      const auto top = std::max_element(scores.begin(), scores.end());
      if (*top > kLikePaint) paint[x] = static_cast<std::uint8_t>(top - scores.begin());
    }
  }
  const double tile_px = on_tiles / std::max<double>(1, static_cast<double>(expected_.tiles.size()));
  cv::Mat found(size, CV_8UC1, cv::Scalar(0));
  for (std::size_t p = 0; p < kPaintCount; ++p) {
    if (!meeple_colour(static_cast<Paint>(p))) continue;  // roofs and city ground are orange and brown
    cv::Mat labels;
    cv::Mat stats;
    cv::Mat centres;
    const int count =
        cv::connectedComponentsWithStats(paints == static_cast<double>(p), labels, stats, centres, 8, CV_32S);
    for (int i = 1; i < count; ++i) {
      const int area = stats.at<int>(i, cv::CC_STAT_AREA);
      if (area < kSmallestFigure * tile_px || area > kLargestFigures * tile_px) continue;
      const cv::Rect box(stats.at<int>(i, cv::CC_STAT_LEFT), stats.at<int>(i, cv::CC_STAT_TOP),
                         stats.at<int>(i, cv::CC_STAT_WIDTH), stats.at<int>(i, cv::CC_STAT_HEIGHT));
      found(box).setTo(255, labels(box) == i);
    }
  }
  // Its rim is of mixed colours.
  cv::dilate(found, found, cv::getStructuringElement(cv::MORPH_RECT, {5, 5}));
  return found;
}

std::vector<Blob> Evidence::blobs(int least_area) const {
  std::vector<Blob> blobs;
  const cv::Mat on_tile = expected_.owner >= 0;
  for (std::size_t p = 0; p < kPaintCount; ++p) {
    if (static_cast<Paint>(p) == Paint::kSkin) continue;
    // On tiles only: tables may have any pattern. The body is then looked for beyond the rim too.
    cv::Mat mask = (best_ == static_cast<double>(p)) & on_tile;
    if (cv::countNonZero(mask) < least_area) continue;
    cv::morphologyEx(mask, mask, cv::MORPH_CLOSE, {});
    cv::morphologyEx(mask, mask, cv::MORPH_OPEN, {});
    cv::Mat labels;
    cv::Mat stats;
    cv::Mat centres;
    const int count = cv::connectedComponentsWithStats(mask, labels, stats, centres, 8, CV_32S);
    for (int i = 1; i < count; ++i) {
      const int area = stats.at<int>(i, cv::CC_STAT_AREA);
      if (area < least_area) continue;
      blobs.push_back({static_cast<Paint>(p),
                       {stats.at<int>(i, cv::CC_STAT_LEFT), stats.at<int>(i, cv::CC_STAT_TOP),
                        stats.at<int>(i, cv::CC_STAT_WIDTH), stats.at<int>(i, cv::CC_STAT_HEIGHT)},
                       area});
    }
  }
  // Colours first: the dark side of a coloured figure passes for black, its gleam for white.
  const auto order = [](Paint paint) {
    if (paint == Paint::kWhite || paint == Paint::kGrey) return 2;
    return paint == Paint::kBlack ? 1 : 0;
  };
  std::sort(blobs.begin(), blobs.end(), [&](const Blob& a, const Blob& b) {
    return std::pair(order(a.paint), -a.area) < std::pair(order(b.paint), -b.area);
  });
  return blobs;
}

cv::Mat Evidence::for_paint(Paint paint, cv::Rect window, const cv::Mat& taken) const {
  cv::Mat scores(window.size(), CV_32FC1, cv::Scalar(0));
  for (int y = 0; y < window.height; ++y) {
    const auto* owner = expected_.owner.ptr<std::int16_t>(window.y + y) + window.x;
    const auto* beside = expected_.beside.ptr<std::int16_t>(window.y + y) + window.x;
    const auto* print = print_.ptr<float>(window.y + y) + window.x;
    const auto* paints = scores_.ptr<PaintScores>(window.y + y) + window.x;
    const auto* best = best_.ptr<std::uint8_t>(window.y + y) + window.x;
    const auto* used = taken.ptr<std::uint8_t>(window.y + y) + window.x;
    auto* out = scores.ptr<float>(y);
    for (int x = 0; x < window.width; ++x) {
      if (beside[x] < 0 || used[x] != 0) continue;
      const float most = owner[x] < 0 ? kMostTableEvidence : kMostEvidence;
      if (print[x] > kPrintIsFine) {
        out[x] = std::max(
            -most, std::min(0.F, kPrintIsFine - print[x]));  // half print at a figure's rim speaks softly
        continue;
      }
      float rival = std::max(print[x], kClutterScore);
      if (best[x] != kNone) rival = std::max(rival, paints[x][best[x]] - kOtherPaint);
      out[x] = std::clamp(paints[x][static_cast<std::size_t>(paint)] - rival, -most, most);
    }
  }
  return scores;
}

PaintScores Evidence::over(const BodyMask& body, cv::Point foot, const cv::Mat& taken) const {
  PaintScores sums{};
  for (const auto& span : body.spans) {
    const int y = foot.y + span.y;
    if (y < 0 || y >= best_.rows) continue;
    for (int x = std::max(0, foot.x + span.from); x < std::min(best_.cols, foot.x + span.to); ++x) {
      const std::uint8_t best = best_.at<std::uint8_t>(y, x);
      if (best == kNone || taken.at<std::uint8_t>(y, x) != 0) continue;
      const PaintScores& scores = scores_.at<PaintScores>(y, x);
      const float least = best == static_cast<std::uint8_t>(Paint::kBlack) ? kInDeepShade : kClutterScore;
      for (std::size_t p = 0; p < kPaintCount; ++p) sums[p] += std::max(scores[p] - scores[best], least);
      if (!paints_said_.empty()) heed(paints_said_.at<PaintScores>(y, x), sums);
    }
  }
  return sums;
}

cv::Vec3f Evidence::tone_of(const BodyMask& body, cv::Point foot, const cv::Mat& taken) const {
  std::vector<cv::Vec3f> colours;
  for (const auto& span : body.spans) {
    const int y = foot.y + span.y;
    if (y < 0 || y >= best_.rows) continue;
    // A pixel at either end is half print.
    for (int x = std::max(0, foot.x + span.from + 1); x < std::min(best_.cols, foot.x + span.to - 1); ++x) {
      const int beside = expected_.beside.at<std::int16_t>(y, x);
      if (beside < 0 || best_.at<std::uint8_t>(y, x) == kNone || taken.at<std::uint8_t>(y, x) != 0) continue;
      colours.push_back(freed_of_light(expected_.picture.at<cv::Vec3b>(y, x),
                                       expected_.tiles[static_cast<std::size_t>(beside)].paint_gain));
    }
  }
  constexpr std::size_t kFewest = 24;
  if (colours.size() < kFewest) return {};
  std::sort(colours.begin(), colours.end(),
            [](const cv::Vec3f& a, const cv::Vec3f& b) { return a[0] + a[1] + a[2] < b[0] + b[1] + b[2]; });
  cv::Vec3f sum;
  for (std::size_t i = colours.size() * 2 / 5; i < colours.size() * 4 / 5; ++i) sum += colours[i];
  return sum * (1.F / static_cast<float>(colours.size() * 4 / 5 - colours.size() * 2 / 5));
}

cv::Mat Evidence::clearly_for(const cv::Mat& scores, cv::Rect window) const {
  cv::Mat on_table = (scores > kMostTableEvidence / 2) & (expected_.owner(window) < 0);
  return (scores > kMostEvidence / 2) | on_table;
}

cv::Mat Evidence::judged(cv::Rect window, const cv::Mat& taken) const {
  return (expected_.beside(window) >= 0) & (taken(window) == 0);
}

}  // namespace tilewatch::vision::figures
