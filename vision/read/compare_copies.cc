// SPDX-License-Identifier: MIT
#include "vision/read/compare_copies.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <set>

#include "vision/tiles/art_reader.h"
#include "vision/tiles/combine.h"
#include "vision/tiles/quad_frame.h"
#include "vision/tiles/upright_face.h"

namespace tilewatch::vision {
namespace {

// What is certain enough to be shown to others as an example, and what is sure enough to need none.
constexpr double kExample = 0.985;
constexpr double kWholeTile = 0.9;
constexpr double kSureEnough = 0.97;
// What a tile may be: candidates at least this likely before the decision.
constexpr double kPossible = 0.02;
// Enough examples of a type.
constexpr int kMostExamples = 3;
// Smaller tiles teach nothing about small symbols.
constexpr double kLeastPx = 30;

}  // namespace

bool compare_copies(const cv::Mat& picture_bgr, const std::vector<TileReading>& pixels,
                    const catalogue::Catalogue& catalogue, std::vector<TileReading>& decided) {
  std::vector<Face> faces;
  std::vector<int> examples(catalogue.types().size(), 0);
  std::vector<std::size_t> doubtful;
  for (std::size_t i = 0; i < decided.size(); ++i) {
    const TileReading& tile = decided[i];
    if (tile.candidates.empty() || quad_side(tile.corners) < kLeastPx) continue;
    const TileCandidate& best = tile.candidates.front();
    if (best.probability < kSureEnough) {
      if (tile.is_tile > 0.5) doubtful.push_back(i);
      continue;
    }
    if (best.probability < kExample || tile.is_tile < kWholeTile || best.type == catalogue::kNoType) continue;
    int& count = examples[best.type];
    if (count == kMostExamples) continue;
    ++count;
    faces.push_back({best.type, fmt::format("{} at {}", catalogue.type(best.type).id, to_string(tile.cell)),
                     false, upright_face(picture_bgr, tile.corners, best.rotation)});
  }
  const auto known = [&](const TileReading& tile) {
    std::set<catalogue::TypeIndex> types;
    for (const TileCandidate& c : tile.candidates)
      if (c.probability >= kPossible) types.insert(c.type);
    return types.size() >= 2 && std::all_of(types.begin(), types.end(), [&](catalogue::TypeIndex type) {
             return type != catalogue::kNoType && examples[type] > 0;
           });
  };
  std::erase_if(doubtful, [&](std::size_t i) { return !known(pixels[i]); });
  if (doubtful.empty()) return false;
  const ArtReader reader(std::make_shared<const ArtLibrary>(ArtLibrary::from_faces(catalogue, faces)));
  std::vector<TileReading> better = pixels;
  bool learned = false;
  for (const std::size_t i : doubtful) {
    const TileReading& tile = pixels[i];
    ArtReaderOptions options;
    options.shift = 0.05;
    for (std::size_t f = 0; f < faces.size(); ++f) {
      const bool possible = std::any_of(
          tile.candidates.begin(), tile.candidates.end(),
          [&](const TileCandidate& c) { return c.type == faces[f].type && c.probability >= kPossible; });
      if (possible) options.faces.push_back(static_cast<int>(f));
    }
    TileReading alike = reader.read(picture_bgr, tile.cell, tile.corners, options);
    if (alike.candidates.empty() || alike.is_tile < 0.5) continue;
    for (TileCandidate& c : alike.candidates) c.face = -1;
    better[i] = combined(alike, tile, catalogue);
    for (TileCandidate& c : better[i].candidates) {
      for (const TileCandidate& old : tile.candidates)
        if (old.type == c.type && old.rotation == c.rotation) c.face = old.face;
    }
    better[i].corners = tile.corners;
    better[i].is_tile = tile.is_tile;
    better[i].reader = ReaderName::kBoard;
    learned = true;
  }
  if (learned) decided = std::move(better);
  return learned;
}

}  // namespace tilewatch::vision
