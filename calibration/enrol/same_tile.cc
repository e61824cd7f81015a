// SPDX-License-Identifier: MIT
#include "calibration/enrol/same_tile.h"

#include <algorithm>
#include <memory>

#include "vision/tiles/art_reader.h"

namespace tilewatch::calibration {
namespace {

// Two pictures of one tile are more alike than this, two tiles of one type with different art less. (Of tiles
// whose art is the same nobody can tell, and it does not matter which of them is kept.)
constexpr double kSameFace = 0.93;

struct Pair {
  double similarity = 0;
  std::size_t quad = 0;
  SameTile same;
};

}  // namespace

std::vector<SameTile> same_tiles(const cv::Mat& picture_bgr, const std::vector<vision::Quad>& quads,
                                 const std::vector<vision::Face>& known,
                                 const catalogue::Catalogue& catalogue) {
  std::vector<SameTile> result(quads.size());
  if (known.empty()) return result;
  const vision::ArtReader reader(
      std::make_shared<vision::ArtLibrary>(vision::ArtLibrary::from_faces(catalogue, known)));
  vision::ArtReaderOptions options;
  options.covered = false;
  options.keep = 6;
  std::vector<Pair> pairs;
  for (std::size_t i = 0; i < quads.size(); ++i)
    for (const vision::ArtMatch& match : reader.match(picture_bgr, quads[i], options))
      if (match.similarity > kSameFace) pairs.push_back({match.similarity, i, {match.face, match.rotation}});
  std::stable_sort(pairs.begin(), pairs.end(),
                   [](const Pair& a, const Pair& b) { return a.similarity > b.similarity; });
  std::vector<bool> used(known.size(), false);
  for (const Pair& pair : pairs) {
    if (result[pair.quad].face >= 0 || used[static_cast<std::size_t>(pair.same.face)]) continue;
    used[static_cast<std::size_t>(pair.same.face)] = true;
    result[pair.quad] = pair.same;
  }
  return result;
}

}  // namespace tilewatch::calibration
