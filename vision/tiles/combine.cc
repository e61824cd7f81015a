// SPDX-License-Identifier: MIT
#include "vision/tiles/combine.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace tilewatch::vision {
namespace {

using catalogue::Catalogue;

// However sure a reader is, the truth is another pose this often: art of another printing, a head that errs.
constexpr double kArtErrs = 0.01;
// ... and so much more often the less a tile looks like any face: that is art of another printing.
constexpr double kOtherPrinting = 0.3;
constexpr double kTopologyErrs = 0.01;
// Art takes tiles for such as look much the same, three edges of four: half of its errors are among these
// few.
constexpr double kAkinErrs = 0.2;
constexpr double kAkinPoses = 6;
// Both look at the same pixels; the topology reader's say beside the art reader's.
constexpr double kShare = 1.0;
// Poses a box has, about: what is left open is shared out among so many.
constexpr double kPoses = 90;
// Below this the art reader saw no tile of its faces, and its corners are not to be trusted.
constexpr double kSawATile = 0.5;
// A free place between rims may look a little like some face: how much (as odds) the topology reader, who has
// seen many, may say at most against there being a tile.
constexpr double kMostAgainstArt = 0.05;
// From this share of the whole on one reader spoke alone.
constexpr double kSpoke = 0.9;

const TileCandidate* find(const TileReading& reading, const TileCandidate& wanted,
                          const Catalogue& catalogue) {
  const auto same =
      std::find_if(reading.candidates.begin(), reading.candidates.end(), [&](const TileCandidate& c) {
        if (c.type != wanted.type) return false;
        if (c.type == catalogue::kNoType) return c.rotation == wanted.rotation;
        return catalogue.type(c.type).same_when_turned(c.rotation, wanted.rotation);
      });
  return same == reading.candidates.end() ? nullptr : &*same;
}

/// Whether the two poses agree on three edges or more.
bool akin(const TileCandidate& a, const TileCandidate& b, const Catalogue& catalogue) {
  if (a.type == catalogue::kNoType || b.type == catalogue::kNoType) return false;
  return std::count_if(kSides.begin(), kSides.end(), [&](Side side) {
           return catalogue.type(a.type).edge(side, a.rotation) ==
                  catalogue.type(b.type).edge(side, b.rotation);
         }) >= 3;
}

double left_open(const TileReading& reading) {
  double rest = 1;
  for (const TileCandidate& c : reading.candidates) rest -= c.probability;
  return std::clamp(rest, 0.0, 1.0);
}

}  // namespace

std::string_view to_string(ReaderName reader) {
  switch (reader) {
    case ReaderName::kArt:
      return "art";
    case ReaderName::kTopology:
      return "topology";
    case ReaderName::kBoth:
      return "both";
  }
  return "art";
}

TileReading combined(const TileReading& art, const TileReading& topology, const Catalogue& catalogue,
                     const Faceless& faceless) {
  if (topology.candidates.empty()) return art;
  if (art.candidates.empty()) return topology;
  TileReading both = art;
  const double art_errs = kArtErrs + kOtherPrinting * (1 - art.is_tile);
  const double art_rest = (left_open(art) + art_errs + faceless.share()) / kPoses;
  const auto art_leaves = [&](const TileCandidate& c) {
    if (faceless.contains(c.type)) {
      double twin = 0;
      for (const TileCandidate& a : art.candidates) {
        if (look_alike(a, c, catalogue)) twin = std::max(twin, a.probability);
      }
      if (twin > 0) return art_rest + twin;
    }
    if (!akin(art.candidates.front(), c, catalogue)) return art_rest;
    return art_rest + kAkinErrs * art_errs / kAkinPoses;
  };
  const double topology_rest = (left_open(topology) + kTopologyErrs) / kPoses;
  const auto weigh = [&](const TileCandidate* a, const TileCandidate* t) {
    const double by_art = art_leaves(a != nullptr ? *a : *t) + (a == nullptr ? 0 : a->probability);
    const double by_topology = topology_rest + (t == nullptr ? 0 : t->probability);
    return by_art * std::pow(by_topology, kShare);
  };
  for (TileCandidate& c : both.candidates) c.probability = weigh(&c, find(topology, c, catalogue));
  for (const TileCandidate& t : topology.candidates) {
    const TileCandidate* known = find(art, t, catalogue);
    if (known != nullptr) continue;
    both.candidates.push_back(t);
    both.candidates.back().probability = weigh(nullptr, &t);
  }
  // Something that neither named.
  double sum = art_rest * std::pow(kPoses * topology_rest, kShare);
  for (const TileCandidate& c : both.candidates) sum += c.probability;
  for (TileCandidate& c : both.candidates) c.probability /= sum;
  std::stable_sort(
      both.candidates.begin(), both.candidates.end(),
      [](const TileCandidate& a, const TileCandidate& b) { return a.probability > b.probability; });
  constexpr std::size_t kMost = 8;
  if (both.candidates.size() > kMost) both.candidates.resize(kMost);

  const TileCandidate& best = both.candidates.front();
  const TileCandidate* by_art = find(art, best, catalogue);
  const TileCandidate* by_topology = find(topology, best, catalogue);
  if (by_art == nullptr || left_open(art) > kSpoke) {
    both.reader = ReaderName::kTopology;
  } else if (by_art->probability > kSpoke) {
    both.reader = ReaderName::kArt;
  } else {
    both.reader = by_topology == nullptr ? ReaderName::kArt : ReaderName::kBoth;
  }
  if (art.is_tile < kSawATile && topology.is_tile > art.is_tile) {
    both.corners = topology.corners;
    both.is_tile = topology.is_tile;
  } else {
    const double against =
        std::clamp(topology.is_tile / std::max(1 - topology.is_tile, 1e-9), kMostAgainstArt, 1.0);
    both.is_tile = art.is_tile * against / (art.is_tile * against + 1 - art.is_tile);
  }
  return both;
}

}  // namespace tilewatch::vision
