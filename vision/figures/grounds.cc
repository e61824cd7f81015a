// SPDX-License-Identifier: MIT
#include "vision/figures/grounds.h"

#include <algorithm>
#include <map>
#include <opencv2/imgproc.hpp>

#include "engine/catalogue/tile_map.h"

namespace tilewatch::vision::figures {
namespace {

using catalogue::TileMap;

/// How far the art of an edition may lie beside the map, in tile widths.
constexpr double kSlack = 0.1;
/// A type that is less likely than this says nothing about the ground.
constexpr double kKnownType = 0.5;

/// The grounds of one type in its reference orientation, TileMap::kSize square.
cv::Mat grounds_of_type(const catalogue::TileType& type) {
  constexpr int kSize = TileMap::kSize;
  const TileMap map(type);
  cv::Mat not_field(kSize, kSize, CV_8UC1);
  cv::Mat not_city(kSize, kSize, CV_8UC1);
  for (int y = 0; y < kSize; ++y)
    for (int x = 0; x < kSize; ++x) {
      const FeatureKind kind = map.at({(x + 0.5) / kSize, (y + 0.5) / kSize}).kind;
      not_field.at<std::uint8_t>(y, x) = kind == FeatureKind::kField ? 0 : 255;
      not_city.at<std::uint8_t>(y, x) = kind == FeatureKind::kCity ? 0 : 255;
    }
  const int reach = static_cast<int>(kSlack * kSize);
  const cv::Mat ball = cv::getStructuringElement(cv::MORPH_ELLIPSE, {2 * reach + 1, 2 * reach + 1});
  cv::dilate(not_field, not_field, ball);
  cv::dilate(not_city, not_city, ball);
  cv::Mat grounds(kSize, kSize, CV_8UC1, cv::Scalar(static_cast<double>(Ground::kAnything)));
  grounds.setTo(static_cast<double>(Ground::kField), not_field == 0);
  grounds.setTo(static_cast<double>(Ground::kCity), not_city == 0);
  return grounds;
}

}  // namespace

cv::Mat grounds_of(const ExpectedPicture& expected, const std::vector<TileReading>& tiles,
                   const catalogue::Catalogue& catalogue) {
  cv::Mat grounds(expected.picture.size(), CV_8UC1, cv::Scalar(static_cast<double>(Ground::kAnything)));
  if (std::all_of(expected.tiles.begin(), expected.tiles.end(),
                  [](const TileView& tile) { return tile.print_known; }))
    return grounds;  // nobody asks
  std::map<catalogue::TypeIndex, cv::Mat> of_type;
  std::vector<const TileCandidate*> best(expected.tiles.size(), nullptr);
  for (std::size_t i = 0; i < best.size(); ++i) {
    const auto& candidates = tiles[static_cast<std::size_t>(expected.tiles[i].tile)].candidates;
    if (candidates.empty() || candidates.front().type == catalogue::kNoType) continue;
    if (candidates.front().probability < kKnownType) continue;
    best[i] = &candidates.front();
    const auto type = candidates.front().type;
    if (!of_type.contains(type)) of_type[type] = grounds_of_type(catalogue.type(type));
  }
  for (int y = 0; y < grounds.rows; ++y) {
    const auto* owner = expected.owner.ptr<std::int16_t>(y);
    auto* out = grounds.ptr<std::uint8_t>(y);
    for (int x = 0; x < grounds.cols; ++x) {
      if (owner[x] < 0) continue;
      const TileCandidate* tile = best[static_cast<std::size_t>(owner[x])];
      if (tile == nullptr) continue;
      const cv::Vec3f p = expected.tiles[static_cast<std::size_t>(owner[x])].uv_from_image *
                          cv::Vec3f(static_cast<float>(x), static_cast<float>(y), 1);
      const catalogue::TilePoint here = catalogue::unturned_point({p[0] / p[2], p[1] / p[2]}, tile->rotation);
      const auto at = [](double v) {
        return std::clamp(static_cast<int>(v * TileMap::kSize), 0, TileMap::kSize - 1);
      };
      out[x] = of_type[tile->type].at<std::uint8_t>(at(here.v), at(here.u));
    }
  }
  return grounds;
}

}  // namespace tilewatch::vision::figures
