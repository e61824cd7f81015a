// SPDX-License-Identifier: MIT
#include "vision/table/read_tiles.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "vision/table/quads.h"
#include "vision/tiles/combine.h"

namespace tilewatch::vision {

namespace {

// A tile that the reader is this sure of is seen well enough for it.
constexpr double kPlainView = 0.7;
// Covered tiles: how much more must be seen of one face than of another to make it e times as likely, the
// weight of "another face", and how many are named.
constexpr double kVisibleScale = 0.03;
constexpr double kNoneOfThem = 0.1;
constexpr std::size_t kCandidates = 5;
// What the topology eye took for a tile, but a thorough look does not, is dropped.
constexpr double kHardlyATile = 0.4;
// A tile of which less than this is in the picture is never certain.
constexpr double kMostlySeen = 0.5;
// The art reader needs nobody's help when it is as sure as this, of a face that looks the same: other
// printings of a box differ in what tells twins apart.
constexpr double kArtIsSure = 0.99;
constexpr double kSameArt = 0.95;

/// A tile that is partly covered: the faces that may be meant are laid over it one by one, and what can be
/// seen of each decides. `north` is the corner of the lattice's quads that is the board's north-west.
void look_closer(const PictureStack& stack, const ArtReader& reader, const FaceFitter& fitter,
                 const TileSight& found, int north, TileReading& tile) {
  std::vector<FaceFit> fits;
  if (found.face >= 0) {
    fits.push_back({found.face, static_cast<Rotation>((found.rotation + 4 - north) % 4), found.corners,
                    found.similarity, found.visible, found.moved, found.turned});
  }
  FaceFitter::Options how;
  how.search = 0.04;
  const auto consider = [&](int face, Rotation rotation) {
    for (const auto& f : fits)
      if (f.face == face && f.rotation == rotation) return;
    fits.push_back(fitter.fit(stack, tile.corners, face, rotation, how));
  };
  for (const auto& c : tile.candidates) consider(c.face, c.rotation);
  for (const auto& g : fitter.shortlist(stack, tile.corners, 6)) consider(g.face, g.rotation);
  if (fits.empty()) return;
  std::stable_sort(fits.begin(), fits.end(),
                   [](const FaceFit& a, const FaceFit& b) { return a.visible > b.visible; });
  tile.candidates.clear();
  double sum = kNoneOfThem;
  for (const auto& f : fits) {
    const double weight = std::exp((f.visible - fits.front().visible) / kVisibleScale);
    sum += weight;
    const auto type = reader.library().face(f.face).type;
    const auto same =
        std::find_if(tile.candidates.begin(), tile.candidates.end(),
                     [&](const TileCandidate& c) { return c.type == type && c.rotation == f.rotation; });
    if (same != tile.candidates.end()) {
      same->probability = std::max(same->probability, weight);
    } else {
      tile.candidates.push_back({type, f.rotation, f.face, weight});
    }
  }
  for (auto& c : tile.candidates) c.probability /= sum;
  if (tile.candidates.size() > kCandidates) tile.candidates.resize(kCandidates);
  tile.is_tile = std::max(tile.is_tile, 1 - kNoneOfThem);
}

TileReading read_by_art(const PictureStack& stack, const ArtReader& reader, const FaceFitter& fitter,
                        Cell cell, const TileSight& found, int north) {
  const Quad corners = vision::turned(found.corners, north);
  ArtReaderOptions reading;
  reading.shift = 0.05;
  TileReading tile = reader.read(stack.picture(), cell, corners, reading);
  tile.corners = corners;
  // A small part of a tile looks like a part of many a face.
  const bool cut = share_in_picture(corners, stack.size()) < kMostlySeen;
  if (found.face >= 0 && tile.is_tile < kPlainView && !cut)
    look_closer(stack, reader, fitter, found, north, tile);
  return tile;
}

bool sure(const TileReading& tile) {
  return tile.is_tile >= kSameArt && !tile.candidates.empty() &&
         tile.candidates.front().probability >= kArtIsSure;
}

}  // namespace

void temper_cut_tile(TileReading& reading, cv::Size picture) {
  const double share = share_in_picture(reading.corners, picture);
  if (share >= kMostlySeen) return;
  reading.in_picture = share;
  for (TileCandidate& candidate : reading.candidates) candidate.probability *= share;
}

Cell renamed(Cell c, int k) {
  for (int i = 0; i < k; ++i) c = {c.y, -c.x};
  return c;
}

std::vector<TileReading> read_tiles(const PictureStack& stack, const TileReaders& readers,
                                    const FaceFitter* fitter, const std::map<Cell, TileSight>& tiles,
                                    int north) {
  const std::vector<std::pair<Cell, TileSight>> all(tiles.begin(), tiles.end());
  std::vector<TileReading> readings(all.size());
  for (std::size_t i = 0; i < all.size(); ++i)
    readings[i] = {renamed(all[i].first, north), vision::turned(all[i].second.corners, north), {}, 0};
  if (readers.art != nullptr && fitter != nullptr) {
    cv::parallel_for_(cv::Range(0, static_cast<int>(all.size())), [&](const cv::Range& range) {
      for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i) {
        readings[i] = read_by_art(stack, *readers.art, *fitter, readings[i].cell, all[i].second, north);
      }
    });
  }
  if (readers.topology == nullptr) {
    for (TileReading& reading : readings) temper_cut_tile(reading, stack.size());
    return readings;
  }
  const Faceless faceless =
      readers.art == nullptr ? Faceless() : Faceless(readers.art->library(), readers.topology->catalogue());
  std::vector<TopologyLook> done(all.size());
  // Those that are not sure get a thorough look, the others a short one: two readers that are sure of
  // different things leave it to the neighbours.
  for (const bool thorough : {true, false}) {
    std::vector<std::size_t> which;
    std::vector<Quad> quads;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if ((faceless.share() > 0 || !sure(readings[i])) != thorough) continue;
      which.push_back(i);
      quads.push_back(readings[i].corners);
    }
    TopologyLookOptions options;
    options.four_turns = thorough;
    const std::vector<TopologyLook> looks = readers.topology->look(stack, quads, options);
    for (std::size_t k = 0; k < which.size(); ++k) done[which[k]] = looks[k];
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    TileReading by_topology = readers.topology->read(done[i], readings[i].cell);
    by_topology.corners = readings[i].corners;
    // What the picture's edge cuts looks badly cut, wherever its frame lies.
    if (share_in_picture(by_topology.corners, stack.size()) < kMostlySeen)
      by_topology.is_tile = std::min(1.0, by_topology.is_tile + done[i].probability(Shown::kBadlyCut));
    readings[i] = combined(readings[i], by_topology, readers.topology->catalogue(), faceless);
    if (all[i].second.edges && readings[i].is_tile < kHardlyATile) readings[i].candidates.clear();
  }
  std::erase_if(readings, [](const TileReading& reading) { return reading.candidates.empty(); });
  for (TileReading& reading : readings) temper_cut_tile(reading, stack.size());
  return readings;
}

}  // namespace tilewatch::vision
