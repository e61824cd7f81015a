// SPDX-License-Identifier: MIT
#include "vision/table/find_board.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>

#include "vision/table/art_eye.h"
#include "vision/table/lattice.h"
#include "vision/table/quads.h"
#include "vision/table/seeds.h"
#include "vision/table/topology_eye.h"
#include "vision/table/topology_search.h"

namespace tilewatch::vision {

namespace {

// Pictures smaller than this a side show no tile that could be read.
constexpr int kLeastPicturePx = 24;
// How many seeds are tried as beginnings of a board, and how many are looked at for it.
constexpr int kBeginnings = 4;
constexpr std::size_t kSeedsLookedAt = 120;
// What must be seen of a tile that is alone.
constexpr double kLoneVisible = 0.55;
constexpr std::size_t kConvincing = 4;

struct Way {
  double scale;  ///< of the longest side allowed
  double stretch_x;
  double stretch_y;
};
// The ways a picture is looked at until a board is found: as it is, larger, and stretched as if the table
// were seen from a steeper angle (phones are held upright or sideways).
constexpr std::array<Way, 5> kWays{
    {{2.0 / 3, 1, 1}, {1, 1, 1}, {2.0 / 3, 1, 1.8}, {2.0 / 3, 1.8, 1}, {1, 1, 1.8}}};

/// A board of several tiles proves itself; one or two must be seen beyond doubt.
bool is_board(const Lattice& lattice) {
  double seen = 0;
  for (const auto& [cell, sight] : lattice.tiles()) seen += sight.visible;
  const auto tiles = lattice.tiles().size();
  return tiles >= kConvincing || seen > kLoneVisible * static_cast<double>(tiles);
}

Error nothing(const TileReaders& readers, const std::string& because) {
  if (readers.topology == nullptr) {
    return {ErrorKind::kFailed, "no tiles of the given art were found in this picture",
            "Take the picture from closer or from a steeper angle, and check that the art is that of this "
            "box."};
  }
  return {ErrorKind::kFailed, "this picture cannot be read, because " + because,
          "Take the picture from closer or from a steeper angle, in more light, with the whole board in it."};
}

}  // namespace

struct BoardFinder::Impl {
  explicit Impl(const TileReaders& r) : readers(r) {
    if (readers.art == nullptr || readers.art->library().faces().empty()) {
      readers.art = nullptr;
      return;
    }
    seeds.emplace(readers.art->library());
    fitter.emplace(readers.art->library());
  }
  TileReaders readers;
  std::optional<SeedFinder> seeds;  ///< these two only with art
  std::optional<FaceFitter> fitter;

  static std::unique_ptr<Lattice> search(cv::Size picture, const ArtEye& eye, const std::vector<Vote>& votes,
                                         const FindBoardOptions& options) {
    std::unique_ptr<Lattice> best;
    const auto guesses = SeedFinder::seeds(votes, options.seed);
    std::vector<TileSight> strangers;
    int begun = 0;
    for (std::size_t i = 0; i < guesses.size() && i < kSeedsLookedAt; ++i) {
      if (best && best->holds(guesses[i].corners)) continue;
      const auto tile = eye.proven(guesses[i]);
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
      auto other = std::make_unique<Lattice>(picture, eye, options.known);
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

  FoundBoard report(const PictureStack& stack, const Lattice& lattice,
                    const FindBoardOptions& options) const {
    // North is the side that faces most nearly up where the board's middle is.
    cv::Point2d centre;
    for (const auto& [cell, sight] : lattice.tiles()) centre += cv::Point2d(cell.x, cell.y);
    centre *= 1.0 / static_cast<double>(lattice.tiles().size());
    const int k = most_upward(lattice.geometry().quad_of(
        {static_cast<int>(std::lround(centre.x)), static_cast<int>(std::lround(centre.y))}));
    FoundBoard board;
    board.tiles = read_tiles(stack, readers, fitter ? &*fitter : nullptr, lattice.tiles(), k);
    if (board.tiles.empty()) return board;
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
    board.geometry = fit_geometry(stack.size(), board.tiles, options.known);
    return board;
  }

  /// The board of known faces, if there is one.
  std::optional<FoundBoard> by_art(const PictureStack& stack, const FindBoardOptions& options) const {
    for (const auto& way : kWays) {
      SeedView view;
      view.longest_px = static_cast<int>(options.working_px * way.scale);
      view.stretch_x = way.stretch_x;
      view.stretch_y = way.stretch_y;
      const std::vector<Vote> votes = seeds->votes(stack.picture(), view);
      const ArtEye eye(stack, *fitter, *readers.art, votes);
      const auto lattice = search(stack.size(), eye, votes, options);
      if (!lattice || !is_board(*lattice)) continue;
      if (readers.topology == nullptr) return report(stack, *lattice, options);
      // Tiles whose faces are not known lie between those that are.
      const TopologyEye general(stack, *readers.topology);
      const TwoEyes both(eye, general);
      lattice->look_with(both);
      lattice->grow();
      return report(stack, *lattice, options);
    }
    return std::nullopt;
  }
};

BoardFinder::BoardFinder(const TileReaders& readers) : impl_(std::make_unique<Impl>(readers)) {}
BoardFinder::~BoardFinder() = default;

Result<FoundBoard> BoardFinder::find(const cv::Mat& picture_bgr, const FindBoardOptions& options) const {
  if (picture_bgr.type() != CV_8UC3 || std::min(picture_bgr.cols, picture_bgr.rows) < kLeastPicturePx)
    return tl::unexpected(nothing(impl_->readers, "it is too small for any tile"));
  const PictureStack stack(picture_bgr);
  if (impl_->readers.art != nullptr) {
    if (auto board = impl_->by_art(stack, options)) return std::move(*board);
  }
  if (impl_->readers.topology == nullptr) return tl::unexpected(nothing(impl_->readers, ""));
  const TopologyEye eye(stack, *impl_->readers.topology);
  const Result<Lattice> lattice = search_by_topology(stack, *impl_->readers.topology, eye,
                                                     {options.seed, options.start_type, options.known});
  if (!lattice) return tl::unexpected(nothing(impl_->readers, lattice.error().message));
  FoundBoard board = impl_->report(stack, *lattice, options);
  if (board.tiles.empty())
    return tl::unexpected(nothing(impl_->readers, "what looks a little like tiles in it are none"));
  return board;
}

Result<FoundBoard> find_board(const cv::Mat& picture_bgr, const ArtReader& reader,
                              const FindBoardOptions& options) {
  return BoardFinder(reader).find(picture_bgr, options);
}

Result<FoundBoard> find_board(const cv::Mat& picture_bgr, const TileReaders& readers,
                              const FindBoardOptions& options) {
  return BoardFinder(readers).find(picture_bgr, options);
}

}  // namespace tilewatch::vision
