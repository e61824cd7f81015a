// SPDX-License-Identifier: MIT
#include "vision/figures/palette.h"

#include <algorithm>
#include <cmath>

namespace tilewatch::vision::figures {
namespace {

/// A tile shows a colour if this share of it does, and is full of it if this share does: no figure is as
/// large.
constexpr double kShown = 0.001;
constexpr double kFull = 0.1;
/// A colour that this share of the tiles shows is surely print.
constexpr double kSurelyPrint = 0.2;
/// What a colour that nobody else shows has for votes.
constexpr double kNobody = 0.3;
/// How much an order of votes says.
constexpr double kWeight = 4;

}  // namespace

PrintPalette::PrintPalette(const cv::Mat& mean, const cv::Mat& owner, const cv::Mat& doubtful, int tiles)
    : votes_(kBins, 0), own_(static_cast<std::size_t>(tiles)) {
  std::vector<std::vector<int>> counts(own_.size());
  std::vector<int> all(own_.size(), 0);
  for (int y = 0; y < mean.rows; ++y) {
    const auto* whose = owner.ptr<std::int16_t>(y);
    const auto* skip = doubtful.ptr<std::uint8_t>(y);
    const auto* colour = mean.ptr<cv::Vec3b>(y);
    for (int x = 0; x < mean.cols; ++x) {
      if (whose[x] < 0) continue;
      const auto tile = static_cast<std::size_t>(whose[x]);
      ++all[tile];
      if (skip[x] != 0) continue;
      if (counts[tile].empty()) counts[tile].assign(kBins, 0);
      ++counts[tile][bin_of(colour[x])];
    }
  }
  for (std::size_t t = 0; t < own_.size(); ++t) {
    if (counts[t].empty()) continue;
    ++voters_;
    // Light is not even: a colour stands for those next to it.
    std::vector<int> around(kBins, 0);
    for (int b = 0; b < kBins; ++b) {
      const int n = counts[t][static_cast<std::size_t>(b)];
      if (n == 0) continue;
      const int i = b / (kLevels * kLevels);
      const int j = b / kLevels % kLevels;
      const int k = b % kLevels;
      for (int di = std::max(0, i - 1); di <= std::min(kLevels - 1, i + 1); ++di)
        for (int dj = std::max(0, j - 1); dj <= std::min(kLevels - 1, j + 1); ++dj)
          for (int dk = std::max(0, k - 1); dk <= std::min(kLevels - 1, k + 1); ++dk)
            around[static_cast<std::size_t>((di * kLevels + dj) * kLevels + dk)] += n;
    }
    own_[t].assign(kBins, 0);
    const double shown = std::max(2.0, kShown * all[t]);
    for (std::size_t b = 0; b < static_cast<std::size_t>(kBins); ++b) {
      if (around[b] < shown) continue;
      ++votes_[b];
      own_[t][b] = around[b] > kFull * all[t] ? 2 : 1;
    }
  }
}

float PrintPalette::score(const cv::Vec3b& colour, int tile) const {
  const std::size_t bin = bin_of(colour);
  const auto& own = own_[static_cast<std::size_t>(tile)];
  const std::uint8_t mine = own.empty() ? 0 : own[bin];
  if (mine == 2) return 0;
  const double others = votes_[bin] - (mine > 0 ? 1 : 0) + kNobody;
  const double share = others / std::max(1, voters_ - 1);
  return static_cast<float>(std::min(0.0, kWeight * std::log(share / kSurelyPrint)));
}

bool PrintPalette::shown_by_others(const cv::Vec3b& colour, int tile) const {
  const std::size_t bin = bin_of(colour);
  const auto& own = own_[static_cast<std::size_t>(tile)];
  const int others = votes_[bin] - (!own.empty() && own[bin] > 0 ? 1 : 0);
  return others > kSurelyPrint * (voters_ - 1);
}

}  // namespace tilewatch::vision::figures
