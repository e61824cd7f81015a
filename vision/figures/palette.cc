// SPDX-License-Identifier: MIT
#include "vision/figures/palette.h"

#include <algorithm>
#include <cmath>
#include <map>

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
/// How much less likely a colour is where the type has another ground than those that show it.
constexpr float kOnOtherGround = 3;
/// A tile of which this share is of a ground knows that ground's colours.
constexpr double kFewestOfTile = 0.05;
constexpr std::uint8_t kFullOfIt = 0x80;

/// Pixels of one colour on one ground of a tile.
struct Count {
  std::array<int, kGroundCount> on{};
};

}  // namespace

PrintPalette::PrintPalette(const cv::Mat& mean, const cv::Mat& owner, const cv::Mat& doubtful,
                           const cv::Mat& grounds, int tiles)
    : own_(static_cast<std::size_t>(tiles)) {
  for (auto& votes : votes_) votes.assign(kBins, 0);
  std::vector<std::map<int, Count>> counts(own_.size());
  std::vector<Count> all(own_.size());
  for (int y = 0; y < mean.rows; ++y) {
    const auto* whose = owner.ptr<std::int16_t>(y);
    const auto* skip = doubtful.ptr<std::uint8_t>(y);
    const auto* ground = grounds.ptr<std::uint8_t>(y);
    const auto* colour = mean.ptr<cv::Vec3b>(y);
    for (int x = 0; x < mean.cols; ++x) {
      if (whose[x] < 0) continue;
      const auto tile = static_cast<std::size_t>(whose[x]);
      Count& count = counts[tile][static_cast<int>(bin_of(colour[x]))];
      ++all[tile].on[0];
      if (ground[x] != 0) ++all[tile].on[ground[x]];
      if (skip[x] != 0) continue;
      ++count.on[0];
      if (ground[x] != 0) ++count.on[ground[x]];
    }
  }
  std::vector<Count> around(kBins);
  for (std::size_t t = 0; t < own_.size(); ++t) {
    std::array<bool, kGroundCount> votes_here{};
    // Light is not even: a colour stands for those next to it.
    std::vector<int> touched;
    for (const auto& [b, count] : counts[t]) {
      if (count.on[0] == 0) continue;
      for (std::size_t g = 0; g < kGroundCount; ++g) votes_here[g] = votes_here[g] || count.on[g] > 0;
      const int i = b / (kLevels * kLevels);
      const int j = b / kLevels % kLevels;
      const int k = b % kLevels;
      for (int di = std::max(0, i - 1); di <= std::min(kLevels - 1, i + 1); ++di)
        for (int dj = std::max(0, j - 1); dj <= std::min(kLevels - 1, j + 1); ++dj)
          for (int dk = std::max(0, k - 1); dk <= std::min(kLevels - 1, k + 1); ++dk) {
            const int next = (di * kLevels + dj) * kLevels + dk;
            Count& sum = around[static_cast<std::size_t>(next)];
            if (sum.on[0] == 0) touched.push_back(next);
            for (std::size_t g = 0; g < kGroundCount; ++g) sum.on[g] += count.on[g];
          }
    }
    if (!votes_here[0]) continue;
    for (std::size_t g = 0; g < kGroundCount; ++g) {
      // A corner of a field is no voter about fields.
      votes_here[g] = votes_here[g] && all[t].on[g] > kFewestOfTile * all[t].on[0];
      if (votes_here[g]) ++voters_[g];
    }
    own_[t].assign(kBins, 0);
    for (const int b : touched) {
      Count& sum = around[static_cast<std::size_t>(b)];
      std::uint8_t& own = own_[t][static_cast<std::size_t>(b)];
      for (std::size_t g = 0; g < kGroundCount; ++g) {
        if (!votes_here[g] || sum.on[g] < std::max(2.0, kShown * all[t].on[g])) continue;
        ++votes_[g][static_cast<std::size_t>(b)];
        own = static_cast<std::uint8_t>(own | (1U << g));
      }
      if (sum.on[0] > kFull * all[t].on[0]) own |= kFullOfIt;
      sum = {};
    }
  }
}

float PrintPalette::score_on(std::size_t bin, int tile, std::size_t ground) const {
  const auto& own = own_[static_cast<std::size_t>(tile)];
  const bool mine = !own.empty() && (own[bin] & (1U << ground)) != 0;
  const double others = votes_[ground][bin] - (mine ? 1 : 0) + kNobody;
  const double share = others / std::max(1, voters_[ground] - 1);
  return static_cast<float>(std::min(0.0, kWeight * std::log(share / kSurelyPrint)));
}

float PrintPalette::score(const cv::Vec3b& colour, int tile, Ground ground) const {
  const std::size_t bin = bin_of(colour);
  const auto& own = own_[static_cast<std::size_t>(tile)];
  if (!own.empty() && (own[bin] & kFullOfIt) != 0) return 0;
  const float anywhere = score_on(bin, tile, 0);
  const auto here = static_cast<std::size_t>(ground);
  if (here == 0 || voters_[here] < kFewestTiles) return anywhere;
  return std::max(score_on(bin, tile, here), anywhere - kOnOtherGround);
}

bool PrintPalette::shown_by_others(const cv::Vec3b& colour, int tile) const {
  const std::size_t bin = bin_of(colour);
  const auto& own = own_[static_cast<std::size_t>(tile)];
  const int others = votes_[0][bin] - (!own.empty() && (own[bin] & 1U) != 0 ? 1 : 0);
  return others > kSurelyPrint * (voters_[0] - 1);
}

}  // namespace tilewatch::vision::figures
