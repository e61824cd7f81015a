// SPDX-License-Identifier: MIT
#include "vision/table/topology_search.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "vision/table/lone_tiles.h"
#include "vision/table/plane_fit.h"
#include "vision/table/quads.h"
#include "vision/table/topology_seeds.h"

namespace tilewatch::vision {

namespace {

// The ways a picture is looked at until a board is found: as it is, and stretched as if the table were seen
// from a steeper angle.
struct TableWay {
  double stretch_x;
  double stretch_y;
};
constexpr std::array<TableWay, 4> kTableWays{{{1, 1}, {1, 1.5}, {1.5, 1}, {1, 2.1}}};
// How many seeds of one way are tried as beginnings of a board.
constexpr int kTopologyBeginnings = 8;
// What a board must be: tiles that look like tiles, with edges that agree better than by chance. The more
// tiles, the less each must prove.
constexpr double kLeastSeen = 0.6;
constexpr double kLeastAgreement = 0.2;
constexpr std::size_t kSeveral = 4;
constexpr double kLoneSeen = 0.85;
// With so many tiles seen so well nothing else need be tried.
constexpr std::size_t kPlenty = 3;
constexpr double kPlainlySeen = 0.88;
// How far tiles lie beside a plane's places when it is the right one, and when it may be
// (Lattice::rms_tiles).
constexpr double kTight = 0.035;
constexpr double kMostLoose = 0.07;
// With fewer seeds in the first two ways the other ways find no board either.
constexpr std::size_t kFewSeeds = 3;
// What a tile must be that touches no other.
constexpr double kStranger = 0.8;
// An arm or a tray between two parts of a board hides so many cells, those half in view among them.
constexpr int kAcross = 4;
// How many tiles are asked whether the lattice lies right.
constexpr std::size_t kWitnesses = 8;

double mean_seen(const Lattice& lattice) {
  double sum = 0;
  for (const auto& [cell, sight] : lattice.tiles()) sum += sight.visible;
  return sum / std::max<double>(1, static_cast<double>(lattice.tiles().size()));
}

/// What speaks for a lattice: tiles that look like tiles (those that do not speak against it), as far as
/// their edges agree and they lie where a plane has them. Wide tiles count a little more, because wrong
/// lattices are mostly narrow and have more of them.
double score(const Lattice& lattice) {
  double sum = 0;
  for (const auto& [cell, sight] : lattice.tiles())
    sum += (2 * sight.visible - 1) * std::sqrt(side_px(sight.corners));
  const double fit = std::clamp(1.6 - lattice.rms_tiles() / kMostLoose, 0.05, 1.0);
  return std::max(0.0, sum) * fit * std::clamp(0.3 + lattice.edges_agree(), 0.05, 1.3);
}

bool fits_together(const Lattice& lattice) {
  const double seen = mean_seen(lattice);
  if (lattice.tiles().size() < kSeveral) return seen > kLoneSeen && lattice.edges_agree() > 0;
  if (lattice.rms_tiles() > kMostLoose) return false;
  return seen > kLeastSeen && lattice.edges_agree() > kLeastAgreement;
}

/// A cloth's pattern may look like hundreds of tiles, but their edges do not agree.
bool better_than(const Lattice& one, const Lattice& other) {
  const auto board = [](const Lattice& lattice) {
    return lattice.tiles().size() >= kSeveral && fits_together(lattice);
  };
  if (board(one) != board(other)) return board(one);
  return score(one) > score(other);
}

/// Is it so good that nothing else need be tried?
bool beyond_doubt(const Lattice& lattice) {
  return lattice.tiles().size() >= kPlenty && fits_together(lattice) && lattice.rms_tiles() < kTight &&
         mean_seen(lattice) > kPlainlySeen;
}

/// Do most of the good seeds lie on the lattice?
bool explains(const Lattice& lattice, const std::vector<TileSight>& seeds) {
  int held = 0;
  int strangers = 0;
  for (const TileSight& seed : seeds) {
    if (seed.visible < kStranger) continue;
    ++(lattice.holds(seed.corners) ? held : strangers);
  }
  return held >= 2 * strangers;
}

/// A part of the board: from `from`, `size` cells a side.
Quad part(const BoardGeometry& geometry, cv::Point2d from, double size) {
  return {geometry.image_of(from), geometry.image_of(from + cv::Point2d(size, 0)),
          geometry.image_of(from + cv::Point2d(size, size)), geometry.image_of(from + cv::Point2d(0, size))};
}

/// A quad that looks more like a tile than the lattice's own cells do, if it lies between the tiles or is too
/// wide or too narrow.
std::optional<TileSight> better_cut(const PictureStack& stack, const TopologyReader& reader,
                                    const Lattice& lattice) {
  std::vector<std::pair<double, Cell>> witnesses;
  for (const auto& [cell, sight] : lattice.tiles()) witnesses.emplace_back(-sight.visible, cell);
  std::sort(witnesses.begin(), witnesses.end());
  if (witnesses.size() > kWitnesses) witnesses.resize(kWitnesses);
  constexpr std::array<std::array<double, 3>, 9> kCuts{{{0, 0, 1},
                                                        {0.5, 0, 1},
                                                        {0, 0.5, 1},
                                                        {0.5, 0.5, 1},
                                                        {0, 0, 0.5},
                                                        {0.5, 0.5, 0.5},
                                                        {0, 0, 2},
                                                        {-1, 0, 2},
                                                        {0, -1, 2}}};
  const BoardGeometry geometry = lattice.geometry();
  std::vector<Quad> quads;
  for (const auto& cut : kCuts)
    for (const auto& [weight, cell] : witnesses)
      quads.push_back(part(geometry, {cell.x + cut[0], cell.y + cut[1]}, cut[2]));
  const std::vector<TopologyLook> looks = reader.look(stack, quads);
  double own = 0;
  for (std::size_t c = 0; c < kCuts.size(); ++c) {
    double sum = 0;
    const TopologyLook* best = nullptr;
    for (std::size_t i = 0; i < witnesses.size(); ++i) {
      const TopologyLook& look = looks[c * witnesses.size() + i];
      sum += look.probability(Shown::kTile);
      if (best == nullptr || look.probability(Shown::kTile) > best->probability(Shown::kTile)) best = &look;
    }
    sum /= static_cast<double>(witnesses.size());
    if (c == 0) {
      own = sum;
      continue;
    }
    if (sum < own + 0.1 || best == nullptr) continue;
    TileSight sight;
    sight.corners = turned(best->corners, most_upward(best->corners));
    sight.similarity = sight.visible = best->probability(Shown::kTile);
    return sight;
  }
  return std::nullopt;
}

/// The board of a game that begins: one tile of which there is no doubt, and what is as plain beside it.
std::optional<Lattice> beginning(const PictureStack& stack, const TopologyEye& eye,
                                 const std::vector<LoneTile>& apart, const KnownTable& known) {
  if (apart.empty() || !apart.front().certain) return std::nullopt;
  Lattice lattice(stack.size(), eye, known);
  if (!lattice.begin(apart.front().sight)) return std::nullopt;
  Lattice grown = lattice;
  grown.grow();
  const bool plain = std::all_of(grown.tiles().begin(), grown.tiles().end(),
                                 [](const auto& tile) { return tile.second.visible > kLoneSeen; });
  return plain && fits_together(grown) ? std::move(grown) : std::move(lattice);
}

std::vector<Quad> corners_of_all(const Lattice& lattice) {
  std::vector<Quad> quads;
  for (const auto& [cell, sight] : lattice.tiles()) quads.push_back(sight.corners);
  return quads;
}

/// Do the middles of a tile of the lattice and of the quad lie within one of them?
bool overlaps(const Lattice& lattice, const Quad& quad) {
  return std::any_of(lattice.tiles().begin(), lattice.tiles().end(), [&](const auto& tile) {
    const double side = std::max(side_px(tile.second.corners), side_px(quad));
    return cv::norm(middle_of(tile.second.corners) - middle_of(quad)) < 0.75 * side;
  });
}

/// Does nothing else in the picture look like a tile face up, even when it is looked at thoroughly? Parts of
/// a back do.
bool alone(const PictureStack& stack, const TopologyReader& reader, const Lattice& lone,
           const std::vector<TileSight>& seeds, const std::vector<Quad>& backs) {
  std::vector<Quad> strangers;
  for (const TileSight& seed : seeds) {
    const bool on_back = std::any_of(backs.begin(), backs.end(), [&](const Quad& back) {
      return cv::norm(middle_of(back) - middle_of(seed.corners)) < 0.5 * side_px(back);
    });
    if (seed.visible > kStranger && !on_back && !overlaps(lone, seed.corners))
      strangers.push_back(seed.corners);
  }
  TopologyLookOptions thorough;
  thorough.four_turns = true;
  const std::vector<TopologyLook> looks = reader.look(stack, strangers, thorough);
  return std::none_of(looks.begin(), looks.end(),
                      [](const TopologyLook& look) { return look.plainly_tile() > kLoneSeen; });
}

}  // namespace

Result<Lattice> search_by_topology(const PictureStack& stack, const TopologyReader& reader,
                                   const TopologyEye& eye, const TopologySearchOptions& search) {
  std::optional<Lattice> best;
  const LoneThings apart = lone_things(stack, reader, search.start);
  std::optional<Lattice> lone = beginning(stack, eye, apart.tiles, search.known);
  std::vector<TileSight> all_seeds;
  const auto consider = [&](const TileSight& tile) {
    Lattice lattice(stack.size(), eye, search.known);
    if (!lattice.begin(tile)) return;
    lattice.grow();
    if (lattice.tiles().size() >= kSeveral && mean_seen(lattice) > kLeastSeen && !beyond_doubt(lattice)) {
      // The plane is known better than when they were looked for.
      lattice.settle();
      lattice.grow();
    }
    if (!best || better_than(lattice, *best)) best = std::move(lattice);
  };
  for (const TableWay& way : kTableWays) {
    TopologySeedOptions options;
    options.stretch_x = way.stretch_x;
    options.stretch_y = way.stretch_y;
    options.seed = search.seed;
    const std::vector<TileSight> seeds = topology_seeds(stack, reader, options);
    all_seeds.insert(all_seeds.end(), seeds.begin(), seeds.end());
    int begun = 0;
    for (const TileSight& tile : seeds) {
      if (begun == kTopologyBeginnings) break;
      if (best && best->holds(tile.corners)) continue;
      ++begun;
      consider(tile);
      if (best && beyond_doubt(*best) && explains(*best, seeds)) break;
    }
    if (best && beyond_doubt(*best) && explains(*best, seeds)) break;
    const bool board = best && best->tiles().size() >= kSeveral && fits_together(*best);
    if (!board && lone && alone(stack, reader, *lone, all_seeds, apart.backs)) return std::move(*lone);
    // A bare table, or one with other things on it.
    if (all_seeds.size() < kFewSeeds && &way != kTableWays.data()) break;
  }
  if (!best && lone) return std::move(*lone);
  if (!best) return failure(ErrorKind::kFailed, "nothing in it looks like a tile that lies face up");
  if (const auto other = better_cut(stack, reader, *best)) consider(*other);
  best->settle();
  best->grow();
  // Tiles that touch no other (a hand lies between, or a gap).
  if (best->tiles().size() >= kSeveral && fits_together(*best)) best->grow_across(kAcross, kPlainlySeen);
  for (const TileSight& tile : all_seeds) {
    const auto tiles = best->tiles().size();
    if (tiles < kSeveral || tile.visible < kStranger || best->holds(tile.corners)) continue;
    if (best->join(tile)) best->grow();
  }
  if (lone && alone(stack, reader, *lone, all_seeds, apart.backs) &&
      (best->tiles().size() < kSeveral || !fits_together(*best))) {
    return std::move(*lone);
  }
  if (!fits_together(*best) || (best->tiles().size() < kSeveral &&
                                !surely_tiles(stack, reader, corners_of_all(*best), search.start))) {
    return failure(ErrorKind::kFailed,
                   best->tiles().size() < kSeveral
                       ? "what looks a little like a tile in it is not one for certain"
                       : "places in it look like tiles, but they do not fit together as a board");
  }
  return std::move(*best);
}

}  // namespace tilewatch::vision
