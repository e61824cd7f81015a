// SPDX-License-Identifier: MIT
#include "vision/figures/evidence.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>
#include <utility>

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

}  // namespace

Evidence::Evidence(const ExpectedPicture& expected, const Cast& cast) : expected_(expected) {
  const cv::Size size = expected.picture.size();
  const float gloss = cast.ghosts ? kGlossAmongPaleFigures : kGlossUsual;
  print_ = cv::Mat(size, CV_32FC1, cv::Scalar(0));
  scores_ = cv::Mat(size, CV_32FC(static_cast<int>(kPaintCount)));
  best_ = cv::Mat(size, CV_8UC1, cv::Scalar(kNone));
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
      const float level =
          std::clamp((tile.paint_gain[0] + tile.paint_gain[1] + tile.paint_gain[2]) / 3, 0.2F, 1.F);
      const cv::Vec3f mean = expected_mean[x];

      print[x] = print_score({seen[x], seen_mean[x]}, {low[x], mean}, {high[x], mean},
                             on_table ? table_noise[x] : tile.light.noise, level, gloss);
      if (print[x] > kPrintIsFine) continue;
      cv::Vec3f colour;
      for (int c = 0; c < 3; ++c) colour[c] = static_cast<float>(seen[x][c]) / tile.paint_gain[c];
      scores[x] = paint_scores(colour);
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

cv::Mat Evidence::clearly_for(const cv::Mat& scores, cv::Rect window) const {
  cv::Mat on_table = (scores > kMostTableEvidence / 2) & (expected_.owner(window) < 0);
  return (scores > kMostEvidence / 2) | on_table;
}

cv::Mat Evidence::judged(cv::Rect window, const cv::Mat& taken) const {
  return (expected_.beside(window) >= 0) & (taken(window) == 0);
}

}  // namespace tilewatch::vision::figures
