// SPDX-License-Identifier: MIT
// What colours the print of a board has, learned from the picture itself: for tiles whose faces nobody knows.
#pragma once

#include <array>
#include <cstdint>
#include <opencv2/core.hpp>
#include <vector>

namespace tilewatch::vision::figures {

/// What a tile's type says is printed about a point, whatever the edition.
enum class Ground : std::uint8_t { kAnything, kField, kCity };
inline constexpr std::size_t kGroundCount = 3;

/// Colours that many tiles of one picture show are print; figures stand on a few. What may be a figure
/// itself, because a paint explains it and it is as large as one, has no vote. Of fields and cities, colours
/// that only other grounds show are hardly print: a yellow figure on grass may have a wall's colour.
class PrintPalette {
 public:
  /// Fewer tiles than this tell nothing.
  static constexpr int kFewestTiles = 6;

  /// `mean` 8UC3, the picture averaged over a few pixels; `owner` 16SC1, which of the `tiles` tiles a pixel
  /// is on, below 0 none; `doubtful` 8UC1, set where pixels have no vote; `grounds` 8UC1, the Ground there.
  PrintPalette(const cv::Mat& mean, const cv::Mat& owner, const cv::Mat& doubtful, const cv::Mat& grounds,
               int tiles);

  bool known() const { return voters_[0] >= kFewestTiles; }
  /// Log-likelihood that the print of tile `tile` shows this colour on this ground, 0 at best.
  float score(const cv::Vec3b& colour, int tile, Ground ground) const;
  /// Whether so many other tiles show this colour that it is surely print.
  bool shown_by_others(const cv::Vec3b& colour, int tile) const;

 private:
  static constexpr int kLevels = 48;  ///< of each channel
  static constexpr int kBins = kLevels * kLevels * kLevels;
  static int level_of(int value) { return value * kLevels / 256; }
  static std::size_t bin_of(const cv::Vec3b& c) {
    return static_cast<std::size_t>((level_of(c[0]) * kLevels + level_of(c[1])) * kLevels + level_of(c[2]));
  }

  float score_on(std::size_t bin, int tile, std::size_t ground) const;

  std::array<int, kGroundCount> voters_{};
  /// By ground, by bin: tiles that show it or a colour next to it there.
  std::array<std::vector<std::uint16_t>, kGroundCount> votes_;
  /// By tile, by bin: the bits of the grounds on which it shows it, and kFullOfIt.
  std::vector<std::vector<std::uint8_t>> own_;
};

}  // namespace tilewatch::vision::figures
