// SPDX-License-Identifier: MIT
#include "vision/table/find_board.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "vision/table/face_fit.h"
#include "vision/table/lattice.h"
#include "vision/table/seeds.h"

namespace tilewatch::vision {

namespace {

// Pictures smaller than this a side show no tile that could be read.
constexpr int kLeastPicturePx = 24;
// How many seeds are tried as beginnings of a board, and how many are looked at for it.
constexpr int kBeginnings = 4;
constexpr std::size_t kSeedsLookedAt = 120;
// What must be seen of a tile to begin with it, and of one that is alone.
constexpr double kLoneVisible = 0.55;
constexpr double kSeedVisible = 0.45;
constexpr std::size_t kConvincing = 4;

// A tile that the reader is this sure of is seen well enough for it.
constexpr double kPlainView = 0.7;
// Covered tiles: how much more must be seen of one face than of another to make it e times as likely, the
// weight of "another face", and how many are named.
constexpr double kVisibleScale = 0.03;
constexpr double kNoneOfThem = 0.1;
constexpr std::size_t kCandidates = 5;

struct Way {
  double scale;  ///< of the longest side allowed
  double stretch_x;
  double stretch_y;
};
// The ways a picture is looked at until a board is found: as it is, larger, and stretched as if the table
// were seen from a steeper angle (phones are held upright or sideways).
constexpr std::array<Way, 5> kWays{
    {{2.0 / 3, 1, 1}, {1, 1, 1}, {2.0 / 3, 1, 1.8}, {2.0 / 3, 1.8, 1}, {1, 1, 1.8}}};

/// Turns a tile's quad so that the side that faces most nearly up comes first; how many corners it was turned
/// by.
int most_upward(const Quad& q) {
  int best = 0;
  float highest = 2;
  for (int k = 0; k < 4; ++k) {
    const auto i = static_cast<std::size_t>(k);
    const cv::Point2f outward = q[i] + q[(i + 1) % 4] - q[(i + 2) % 4] - q[(i + 3) % 4];
    const float y = outward.y / std::max(1e-6F, static_cast<float>(cv::norm(outward)));
    if (y < highest - 1e-3F) {
      highest = y;
      best = k;
    }
  }
  return best;
}

Quad turned(const Quad& q, int k) {
  Quad result;
  for (std::size_t i = 0; i < 4; ++i) result[i] = q[(i + static_cast<std::size_t>(k)) % 4];
  return result;
}

FaceFit upright(FaceFit fit) {
  const int k = most_upward(fit.corners);
  fit.corners = turned(fit.corners, k);
  fit.rotation = static_cast<Rotation>((fit.rotation + 4 - k) % 4);
  return fit;
}

/// A cell as it is called when the board is turned so that its side `k` (clockwise from north) becomes north.
Cell renamed(Cell c, int k) {
  for (int i = 0; i < k; ++i) c = {c.y, -c.x};
  return c;
}

/// A board of several tiles proves itself; one or two must be seen beyond doubt.
bool is_board(const Lattice& lattice) {
  double seen = 0;
  for (const auto& [cell, fit] : lattice.tiles()) seen += fit.visible;
  const auto tiles = lattice.tiles().size();
  return tiles >= kConvincing || seen > kLoneVisible * static_cast<double>(tiles);
}

}  // namespace

struct BoardFinder::Impl {
  explicit Impl(const ArtReader& r) : reader(r), seeds(r.library()), fitter(r.library()) {}
  const ArtReader& reader;
  SeedFinder seeds;
  FaceFitter fitter;

  std::optional<FaceFit> proven(const Scene& scene, const Seed& seed) const {
    FaceFitter::Options how;
    how.freedom = FitFreedom::kAffine;
    how.search = 0.18;
    const FaceFit fit = scene.fitter.fit(scene.stack, seed.corners, seed.face, 0, how);
    if (fit.visible < kSeedVisible) return std::nullopt;
    return upright(fit);
  }

  std::unique_ptr<Lattice> search(const Scene& scene, std::uint32_t seed) const {
    std::unique_ptr<Lattice> best;
    const auto guesses = SeedFinder::seeds(scene.votes, seed);
    std::vector<FaceFit> strangers;
    int begun = 0;
    for (std::size_t i = 0; i < guesses.size() && i < kSeedsLookedAt; ++i) {
      if (best && best->holds(guesses[i].corners)) continue;
      const auto tile = proven(scene, guesses[i]);
      if (!tile) continue;
      if (best && best->tiles().size() >= kConvincing && best->join(*tile)) {
        best->grow();
        continue;
      }
      if (begun == kBeginnings) {
        strangers.push_back(*tile);
        continue;
      }
      // Not a part of what was found so far: perhaps that was the wrong board.
      ++begun;
      auto other = std::make_unique<Lattice>(scene);
      if (!other->begin(*tile)) continue;
      other->grow();
      if (!best || other->weight() > best->weight()) best = std::move(other);
    }
    if (!best) return nullptr;
    for (const auto& tile : strangers) best->join(tile);
    best->grow();
    best->settle();
    best->grow();
    return best;
  }

  /// A tile that is partly covered: the faces that may be meant are laid over it one by one, and what can be
  /// seen of each decides. `north` is the corner of the lattice's quads that is the board's north-west.
  void look_closer(const Scene& scene, const FaceFit& found, int north, TileReading& tile) const {
    std::vector<FaceFit> fits{found};
    fits.front().rotation = static_cast<Rotation>((found.rotation + 4 - north) % 4);
    FaceFitter::Options how;
    how.search = 0.04;
    const auto consider = [&](int face, Rotation rotation) {
      for (const auto& f : fits)
        if (f.face == face && f.rotation == rotation) return;
      fits.push_back(fitter.fit(scene.stack, tile.corners, face, rotation, how));
    };
    for (const auto& c : tile.candidates) consider(c.face, c.rotation);
    for (const auto& g : fitter.shortlist(scene.stack, tile.corners, 6)) consider(g.face, g.rotation);
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

  FoundBoard report(const Scene& scene, const Lattice& lattice, const FindBoardOptions& options) const {
    // North is the side that faces most nearly up where the board's middle is.
    cv::Point2d centre;
    for (const auto& [cell, fit] : lattice.tiles()) centre += cv::Point2d(cell.x, cell.y);
    centre *= 1.0 / static_cast<double>(lattice.tiles().size());
    const BoardGeometry geometry = lattice.geometry();
    const int k = most_upward(
        geometry.quad_of({static_cast<int>(std::lround(centre.x)), static_cast<int>(std::lround(centre.y))}));

    std::vector<std::pair<Cell, FaceFit>> all(lattice.tiles().begin(), lattice.tiles().end());
    FoundBoard board;
    board.tiles.resize(all.size());
    cv::parallel_for_(cv::Range(0, static_cast<int>(all.size())), [&](const cv::Range& range) {
      for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i) {
        const FaceFit& fit = all[i].second;
        const Quad corners = turned(fit.corners, k);
        ArtReaderOptions reading;
        reading.shift = 0.05;
        TileReading tile = reader.read(scene.picture_bgr, renamed(all[i].first, k), corners, reading);
        tile.corners = corners;
        if (tile.is_tile < kPlainView) look_closer(scene, fit, k, tile);
        board.tiles[i] = std::move(tile);
      }
    });
    Cell origin = board.tiles.front().cell;
    double best = 0;
    for (const auto& tile : board.tiles) {
      if (tile.candidates.empty() || tile.candidates.front().type != options.start_type) continue;
      if (tile.candidates.front().probability > best) {
        best = tile.candidates.front().probability;
        origin = tile.cell;
      }
    }
    for (auto& tile : board.tiles) tile.cell = {tile.cell.x - origin.x, tile.cell.y - origin.y};
    board.geometry = fit_geometry(scene.stack.size(), board.tiles);
    return board;
  }
};

BoardFinder::BoardFinder(const ArtReader& reader) : impl_(std::make_unique<Impl>(reader)) {}
BoardFinder::~BoardFinder() = default;

Result<FoundBoard> BoardFinder::find(const cv::Mat& picture_bgr, const FindBoardOptions& options) const {
  const auto nothing = [] {
    return failure(
        ErrorKind::kFailed, "no tiles of the given art were found in this picture",
        "Take the picture from closer or from a steeper angle, and check that the art is that of this box.");
  };
  if (picture_bgr.type() != CV_8UC3 || std::min(picture_bgr.cols, picture_bgr.rows) < kLeastPicturePx)
    return nothing();
  const PictureStack stack(picture_bgr);
  for (const auto& way : kWays) {
    SeedView view;
    view.longest_px = static_cast<int>(options.working_px * way.scale);
    view.stretch_x = way.stretch_x;
    view.stretch_y = way.stretch_y;
    const std::vector<Vote> votes = impl_->seeds.votes(picture_bgr, view);
    const Scene scene{picture_bgr, stack, impl_->fitter, impl_->reader, votes};
    const auto lattice = impl_->search(scene, options.seed);
    if (lattice && is_board(*lattice)) return impl_->report(scene, *lattice, options);
  }
  return nothing();
}

Result<FoundBoard> find_board(const cv::Mat& picture_bgr, const ArtReader& reader,
                              const FindBoardOptions& options) {
  return BoardFinder(reader).find(picture_bgr, options);
}

}  // namespace tilewatch::vision
