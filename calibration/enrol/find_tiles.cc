// SPDX-License-Identifier: MIT
#include "calibration/enrol/find_tiles.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>
#include <optional>

#include "calibration/table/refine_tile.h"
#include "vision/table/quads.h"
#include "vision/table/square_outlines.h"
#include "vision/table/topology_seeds.h"
#include "vision/tiles/quad_frame.h"

namespace tilewatch::calibration {
namespace {

using vision::Quad;
using vision::Shown;
using vision::TopologyLook;

// What a tile must be to say how large tiles are on this picture, and to be one in the end.
constexpr double kSurely = 0.8;
constexpr double kProbably = 0.5;
// How far its last cut may lie off it (in tiles).
constexpr double kMostAstray = 0.12;
// How much larger or smaller (log) than its neighbours a tile may look.
constexpr double kAlikeLog = 0.2;
// The search where nothing was found yet: windows so far apart (of a tile), turned by so much.
constexpr double kScanStep = 0.55;
constexpr int kScanAngles = 4;
// Windows with less contrast (grey levels) show bare table.
constexpr double kBare = 8;
// Windows of the first search, and of the second one when the first shows nothing.
constexpr std::array<int, 2> kSeedLooks{560, 2600};
// Two tiles may overlap by this share at most.
constexpr double kMostOverlap = 0.12;
// What a tile must be in the end; and what must be plain of one that overlaps others by more than this in
// all.
constexpr double kFaceUp = 0.7;
constexpr double kBetweenOverlap = 0.05;
constexpr double kPlainlyTile = 0.95;
constexpr double kPlainlyOne = 0.5;
// No two tiles' middles lie nearer than this (in tiles).
constexpr double kNoNearer = 0.92;
// With so many tiles found by their outlines the general search is not needed.
constexpr int kEnoughOutlines = 6;
// How many rings of neighbours are looked for.
constexpr int kMostGrowth = 40;
// Windows of the scan that overlap by so much are one; so many of them are followed.
constexpr double kSameWindow = 0.75;
constexpr std::size_t kMostFollowed = 120;
// An outline is believed when it makes the tile no larger, smaller or slanted than this (log), and when so
// much of it was seen.
constexpr double kOutlineAlike = 0.06;
constexpr double kOutlineSeen = 0.55;

struct Find {
  Quad corners{};
  double likely = 0;
  double proof = 0;  ///< what it says for its size: -log of the doubt that it is plainly a tile
};

/// A cloth's pattern may pass for many small tiles: none of them proves much.
double proof_of(const TopologyLook& look) {
  constexpr double kMostCertain = 0.99;
  return -std::log(1 - kMostCertain * look.plainly_tile());
}

double log_side(const Quad& quad) { return std::log(vision::quad_side(quad)); }

double overlap(const Quad& a, const Quad& b) {
  const double reach = vision::quad_side(a) + vision::quad_side(b);
  if (cv::norm(vision::middle_of(a) - vision::middle_of(b)) > 0.75 * reach) return 0;
  std::vector<cv::Point2f> common;
  const float area = cv::intersectConvexConvex(std::vector<cv::Point2f>(a.begin(), a.end()),
                                               std::vector<cv::Point2f>(b.begin(), b.end()), common);
  const double smaller = std::min(vision::quad_side(a), vision::quad_side(b));
  return area / (smaller * smaller);
}

/// How wide tiles look on the picture: a plane over it (log of the side), because a camera that looks at an
/// angle shows the far ones smaller.
class TileSize {
 public:
  /// From tiles that are sure; nothing when none are. The size that most of them have counts, so that
  /// mistakes and printed little tiles on cards do not.
  static std::optional<TileSize> of(const std::vector<Find>& finds, cv::Size picture) {
    std::vector<Find> sure;
    for (const Find& find : finds)
      if (find.likely >= kSurely) sure.push_back(find);
    if (sure.empty()) return std::nullopt;
    double best = -1;
    std::vector<Find> alike;
    for (const Find& centre : sure) {
      std::vector<Find> near;
      double weight = 0;
      for (const Find& find : sure) {
        if (std::abs(log_side(find.corners) - log_side(centre.corners)) > kAlikeLog) continue;
        near.push_back(find);
        // Large tiles cannot be as many as small ones.
        weight += find.proof * vision::quad_side(find.corners);
      }
      if (weight > best) {
        best = weight;
        alike = near;
      }
    }
    TileSize size;
    size.scale_ = 1.0 / std::max(picture.width, picture.height);
    size.fit(alike);
    // Once more, now with those that perspective makes larger or smaller.
    std::vector<Find> fitting;
    for (const Find& find : sure)
      if (size.fits(find.corners)) fitting.push_back(find);
    if (!fitting.empty()) size.fit(fitting);
    return size;
  }

  double log_at(cv::Point2f p) const { return level_ + slope_.x * p.x * scale_ + slope_.y * p.y * scale_; }
  double side_at(cv::Point2f p) const { return std::exp(log_at(p)); }
  bool fits(const Quad& quad) const {
    return std::abs(log_side(quad) - log_at(vision::middle_of(quad))) < kAlikeLog;
  }

 private:
  void fit(const std::vector<Find>& finds) {
    std::vector<double> logs;
    for (const Find& find : finds) logs.push_back(log_side(find.corners));
    std::nth_element(logs.begin(), logs.begin() + static_cast<std::ptrdiff_t>(logs.size() / 2), logs.end());
    level_ = logs[logs.size() / 2];
    slope_ = {};
    constexpr std::size_t kEnoughForASlope = 8;
    if (finds.size() < kEnoughForASlope) return;
    // Least squares with a mild belief that there is no slope.
    cv::Matx33d a = cv::Matx33d::zeros();
    cv::Vec3d b;
    for (const Find& find : finds) {
      const cv::Point2f m = vision::middle_of(find.corners);
      const cv::Vec3d row(1, m.x * scale_, m.y * scale_);
      a += row * row.t();
      b += row * log_side(find.corners);
    }
    a(1, 1) += 0.5;
    a(2, 2) += 0.5;
    const cv::Vec3d x = a.solve(b, cv::DECOMP_CHOLESKY);
    level_ = x[0];
    slope_ = {x[1], x[2]};
  }

  double scale_ = 1;
  double level_ = 0;
  cv::Point2d slope_;
};

std::vector<Find> finds_of(const std::vector<TopologyLook>& looks) {
  std::vector<Find> finds;
  for (const TopologyLook& look : looks) {
    if (look.probability(Shown::kTile) < kProbably || look.astray() > kMostAstray) continue;
    finds.push_back({look.corners, look.probability(Shown::kTile) - look.astray(), proof_of(look)});
  }
  return finds;
}

/// Likeliest first, none over another.
std::vector<Find> without_overlaps(std::vector<Find> finds) {
  std::stable_sort(finds.begin(), finds.end(),
                   [](const Find& a, const Find& b) { return a.likely > b.likely; });
  std::vector<Find> kept;
  for (const Find& find : finds) {
    const bool taken = std::any_of(kept.begin(), kept.end(), [&](const Find& other) {
      return overlap(find.corners, other.corners) > kMostOverlap;
    });
    if (!taken) kept.push_back(find);
  }
  return kept;
}

/// Contrast (grey levels) of what is not a known tile in windows of any size.
class FreeContrast {
 public:
  FreeContrast(const cv::Mat& picture, const std::vector<Find>& known) {
    constexpr double kPx = 960;
    scale_ = std::min(1.0, kPx / std::max(picture.cols, picture.rows));
    cv::Mat grey;
    cv::resize(picture, grey, {}, scale_, scale_, cv::INTER_AREA);
    cv::cvtColor(grey, grey, cv::COLOR_BGR2GRAY);
    cv::Mat free(grey.size(), CV_8U, cv::Scalar(1));
    for (const Find& find : known) {
      const cv::Point2f middle = vision::middle_of(find.corners);
      std::vector<cv::Point> around;  // with its shadow and its cut side
      for (const auto& p : find.corners) around.emplace_back((middle + (p - middle) * 1.14F) * scale_);
      cv::fillConvexPoly(free, around, cv::Scalar(0));
    }
    grey = grey.mul(free);
    cv::integral(grey, sum_, squares_, CV_64F, CV_64F);
    cv::integral(free, count_, CV_64F);
  }

  double of(cv::Point2d middle, double side) const {
    const auto clip = [](double v, int most) {
      return std::clamp(static_cast<int>(std::lround(v)), 0, most);
    };
    const double half = std::max(1.5, side * scale_ / 2);
    const int x0 = clip(middle.x * scale_ - half, sum_.cols - 1);
    const int x1 = clip(middle.x * scale_ + half, sum_.cols - 1);
    const int y0 = clip(middle.y * scale_ - half, sum_.rows - 1);
    const int y1 = clip(middle.y * scale_ + half, sum_.rows - 1);
    const auto over = [&](const cv::Mat& s) {
      return s.at<double>(y1, x1) - s.at<double>(y0, x1) - s.at<double>(y1, x0) + s.at<double>(y0, x0);
    };
    const double n = over(count_);
    constexpr double kLeastFree = 0.3;
    if (n < std::max(4.0, kLeastFree * 4 * half * half)) return 0;
    const double mean = over(sum_) / n;
    return std::sqrt(std::max(0.0, over(squares_) / n - mean * mean));
  }

 private:
  double scale_ = 1;
  cv::Mat sum_, squares_, count_;
};

class Search {
 public:
  Search(const cv::Mat& picture, const vision::TopologyReader& reader) : stack_(picture), reader_(reader) {}

  std::vector<Find> run() {
    vision::TopologyLookOptions how;
    how.recuts = 2;
    how.four_turns = true;
    std::vector<Find> finds = finds_of(reader_.look(stack_, vision::square_outlines(stack_.picture()), how));
    std::optional<TileSize> size = TileSize::of(finds, stack_.size());
    const auto sure =
        std::count_if(finds.begin(), finds.end(), [](const Find& f) { return f.likely > kSurely; });
    for (std::size_t i = 0; i < kSeedLooks.size() && (!size || (i == 0 && sure < kEnoughOutlines)); ++i) {
      std::vector<Quad> seeds;
      for (const auto& seed : vision::topology_seeds(stack_, reader_, {1, 1, kSeedLooks[i], 1}))
        seeds.push_back(seed.corners);
      const std::vector<Find> more = finds_of(reader_.look(stack_, seeds, how));
      finds.insert(finds.end(), more.begin(), more.end());
      size = TileSize::of(finds, stack_.size());
    }
    if (!size) return {};
    keep_fitting(finds, *size);
    grow(finds, *size);
    // Twice: what the first scan finds tells better how large tiles are, and which places are still empty.
    for (int round = 0; round < 2; ++round) {
      const std::vector<Find> more = scan(finds, *size, round);
      finds.insert(finds.end(), more.begin(), more.end());
      size = TileSize::of(finds, stack_.size());
      keep_fitting(finds, *size);
      if (more.empty()) break;
      grow(finds, *size);
    }
    return finds;
  }

  std::vector<LooseTile> read(const std::vector<Find>& finds) const {
    std::vector<Quad> quads;
    for (const Find& find : finds) quads.push_back(find.corners);
    vision::TopologyLookOptions how;
    how.recuts = 2;
    how.settled = 0;
    how.four_turns = true;
    std::vector<LooseTile> tiles;
    for (const TopologyLook& look : reader_.look(stack_, quads, how)) {
      constexpr std::size_t kAll = 1000000;
      vision::TileReading reading = reader_.read(look, {}, kAll);
      if (reading.is_tile < kFaceUp || reading.candidates.empty()) continue;
      // The ground between four tiles can look a little like one; but it is narrow, and like none in
      // particular.
      double over_others = 0;
      for (const Find& find : finds) {
        const bool itself = cv::norm(vision::middle_of(find.corners) - vision::middle_of(look.corners)) <
                            0.5 * vision::quad_side(look.corners);
        if (!itself) over_others += overlap(look.corners, find.corners);
      }
      if (over_others > kBetweenOverlap &&
          (reading.is_tile < kPlainlyTile || reading.candidates[0].probability < kPlainlyOne))
        continue;
      LooseTile tile;
      tile.corners = by_outline(look.corners);
      tile.side_px = vision::quad_side(tile.corners);
      tile.candidates = std::move(reading.candidates);
      tile.is_tile = reading.is_tile;
      tiles.push_back(std::move(tile));
    }
    return tiles;
  }

 private:
  static void keep_fitting(std::vector<Find>& finds, const TileSize& size) {
    std::erase_if(finds, [&](const Find& find) { return !size.fits(find.corners); });
    finds = without_overlaps(std::move(finds));
  }

  /// Can a tile's middle lie within `reach` of the place without lying over a known tile?
  static bool room_at(cv::Point2d middle, double side, double reach, const std::vector<Find>& known) {
    for (int i = 0; i <= 8; ++i) {
      const double angle = std::numbers::pi / 4 * i;
      const cv::Point2d p =
          i == 8 ? middle : middle + reach * side * cv::Point2d(std::cos(angle), std::sin(angle));
      const bool taken = std::any_of(known.begin(), known.end(), [&](const Find& find) {
        return cv::norm(vision::middle_of(find.corners) - cv::Point2f(p)) < kNoNearer * side;
      });
      if (!taken) return true;
    }
    return false;
  }

  /// Looks beside the known tiles: where tiles touch or are still in their sheets, the next one lies there.
  void grow(std::vector<Find>& finds, const TileSize& size) const {
    const FreeContrast contrast(stack_.picture(), {});
    std::size_t done = 0;
    for (int round = 0; round < kMostGrowth && done < finds.size(); ++round) {
      std::vector<Quad> quads;
      for (std::size_t i = done; i < finds.size(); ++i) {
        const Quad& quad = finds[i].corners;
        for (std::size_t k = 0; k < 4; ++k) {
          // Out of the quad by one side's length: along its other two sides.
          const cv::Point2f step =
              0.51F * (quad[k] - quad[(k + 3) % 4] + quad[(k + 1) % 4] - quad[(k + 2) % 4]);
          Quad next = quad;
          for (auto& p : next) p += step;
          const cv::Point2f middle = vision::middle_of(next);
          const double side = vision::quad_side(next);
          if (!stack_rect().contains(middle) || contrast.of(middle, side) < kBare) continue;
          if (!room_at(middle, side, 0.12, finds)) continue;
          const bool asked = std::any_of(quads.begin(), quads.end(), [&](const Quad& other) {
            return cv::norm(vision::middle_of(other) - middle) < 0.3 * side;
          });
          if (!asked) quads.push_back(next);
        }
      }
      vision::TopologyLookOptions how;
      how.recuts = 2;
      std::vector<Find> more = finds_of(reader_.look(stack_, quads, how));
      std::erase_if(more, [&](const Find& find) { return !size.fits(find.corners) || covers(find, finds); });
      more = without_overlaps(std::move(more));
      done = finds.size();
      finds.insert(finds.end(), more.begin(), more.end());
    }
  }

  static bool covers(const Find& find, const std::vector<Find>& known) {
    return std::any_of(known.begin(), known.end(), [&](const Find& other) {
      return overlap(find.corners, other.corners) > kMostOverlap;
    });
  }

  cv::Rect2f stack_rect() const { return {cv::Point2f(0, 0), cv::Size2f(stack_.size())}; }

  /// Windows of the right size wherever no tile was found yet.
  std::vector<Find> scan(const std::vector<Find>& known, const TileSize& size, int round) const {
    const FreeContrast contrast(stack_.picture(), known);
    std::vector<Quad> quads;
    const cv::Size picture = stack_.size();
    double y = 0;
    for (int row = 0; y < picture.height; ++row) {
      double x = 0;
      double lowest = 1e9;
      while (x < picture.width) {
        const double side = size.side_at({static_cast<float>(x), static_cast<float>(y)});
        lowest = std::min(lowest, side);
        const double shift = (row + round) % 2 == 0 ? 0.1 : 0.6;
        const cv::Point2d middle(x + shift * kScanStep * side, y + (round + 1) * 0.25 * kScanStep * side);
        x += kScanStep * side;
        const bool near = std::any_of(known.begin(), known.end(), [&](const Find& find) {
          return cv::norm(vision::middle_of(find.corners) - cv::Point2f(middle)) < 0.6 * side;
        });
        if (near || contrast.of(middle, side) < kBare || !room_at(middle, side, 0.35, known)) continue;
        for (int a = 0; a < kScanAngles; ++a) {
          const double angle = std::numbers::pi / 2 * a / kScanAngles;
          const cv::Point2d u(std::cos(angle) * side / 2, std::sin(angle) * side / 2);
          const cv::Point2d v(-u.y, u.x);
          quads.push_back({cv::Point2f(middle - u - v), cv::Point2f(middle + u - v),
                           cv::Point2f(middle + u + v), cv::Point2f(middle - u + v)});
        }
      }
      y += kScanStep * lowest;
    }
    // One look tells where the tile would lie; those that promise something are followed, none twice.
    std::vector<Find> promising;
    for (const TopologyLook& look : reader_.look(stack_, quads)) {
      const double promise = look.probability(Shown::kTile) + 0.6 * look.probability(Shown::kBadlyCut) +
                             0.3 * look.probability(Shown::kCovered);
      if (promise < 0.3 || !size.fits(look.corners)) continue;
      const cv::Point2f middle = vision::middle_of(look.corners);
      if (!room_at(middle, vision::quad_side(look.corners), 0.2, known)) continue;
      promising.push_back({look.corners, promise - 0.5 * look.astray()});
    }
    std::stable_sort(promising.begin(), promising.end(),
                     [](const Find& a, const Find& b) { return a.likely > b.likely; });
    std::vector<Quad> followed;
    for (const Find& find : promising) {
      const bool alike = std::any_of(followed.begin(), followed.end(), [&](const Quad& other) {
        return overlap(find.corners, other) > kSameWindow;
      });
      if (!alike) followed.push_back(find.corners);
      if (followed.size() == kMostFollowed) break;
    }
    vision::TopologyLookOptions how;
    how.recuts = 2;
    std::vector<Find> finds = finds_of(reader_.look(stack_, followed, how));
    std::erase_if(finds, [&](const Find& find) { return covers(find, known); });
    return finds;
  }

  /// The corners by the tile's outline where that can be seen, because the network knows no perspective.
  Quad by_outline(const Quad& quad) const {
    const auto refined = refine_by_outline(stack_.picture(), quad);
    if (!refined || refined->quality < kOutlineSeen) return quad;
    double shortest = 1e9;
    double longest = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      const double before = cv::norm(quad[(i + 1) % 4] - quad[i]);
      const double after = cv::norm(refined->corners[(i + 1) % 4] - refined->corners[i]);
      shortest = std::min(shortest, std::log(after / before));
      longest = std::max(longest, std::log(after / before));
    }
    const double grown = log_side(refined->corners) - log_side(quad);
    if (std::abs(grown) > kOutlineAlike || longest - shortest > 2 * kOutlineAlike) return quad;
    return refined->corners;
  }

  vision::PictureStack stack_;
  const vision::TopologyReader& reader_;
};

/// Row by row, as far as there are rows: numbers on the contact sheet follow it.
void sort_as_read(std::vector<LooseTile>& tiles) {
  std::stable_sort(tiles.begin(), tiles.end(), [](const LooseTile& a, const LooseTile& b) {
    return vision::middle_of(a.corners).y < vision::middle_of(b.corners).y;
  });
  for (auto begin = tiles.begin(); begin != tiles.end();) {
    const float top = vision::middle_of(begin->corners).y;
    const auto end = std::find_if(begin, tiles.end(), [&](const LooseTile& tile) {
      return vision::middle_of(tile.corners).y > top + 0.6 * tile.side_px;
    });
    std::stable_sort(begin, end, [](const LooseTile& a, const LooseTile& b) {
      return vision::middle_of(a.corners).x < vision::middle_of(b.corners).x;
    });
    begin = end;
  }
}

/// Why nothing was found, as far as the picture tells.
Error nothing_found(const cv::Mat& picture) {
  cv::Mat grey;
  cv::Mat edges;
  cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
  // A picture in focus has some pixels that differ much from all their neighbours.
  cv::Laplacian(grey, edges, CV_32F);
  cv::Scalar mean;
  cv::Scalar contrast;
  cv::meanStdDev(grey, mean, contrast);
  cv::Mat strong = cv::abs(edges);
  strong = strong.reshape(1, 1);
  cv::sort(strong, strong, cv::SORT_EVERY_ROW | cv::SORT_DESCENDING);
  const double sharpest = strong.at<float>(strong.cols / 1000);
  constexpr double kDark = 25;
  constexpr double kPlain = 4;
  constexpr double kBlurred = 0.45;
  const std::string lay = "Lay tiles face up on a plain table and take the picture from above.";
  if (mean[0] < kDark)
    return {ErrorKind::kFailed, "no tile found: the picture is nearly black", "Turn on a lamp."};
  if (contrast[0] < kPlain)
    return {ErrorKind::kFailed, "no tile found: the picture shows nothing but one colour", lay};
  if (sharpest < kBlurred * contrast[0]) {
    return {ErrorKind::kFailed, "no tile found: the picture is blurred",
            "Hold the camera still, let it focus, and take the picture again."};
  }
  return {ErrorKind::kFailed, "no tile found: nothing in the picture looks like a tile that lies face up",
          lay};
}

}  // namespace

Result<std::vector<LooseTile>> find_loose_tiles(const cv::Mat& picture_bgr,
                                                const vision::TopologyReader& reader) {
  if (picture_bgr.empty() || std::min(picture_bgr.cols, picture_bgr.rows) < kLeastTilePx) {
    return failure(
        ErrorKind::kFailed,
        fmt::format("the picture is too small ({} x {} pixels)", picture_bgr.cols, picture_bgr.rows),
        "A tile should be at least 60 pixels wide.");
  }
  Search search(picture_bgr, reader);
  std::vector<LooseTile> tiles = search.read(search.run());
  if (tiles.empty()) return tl::unexpected(nothing_found(picture_bgr));
  const auto widest =
      std::max_element(tiles.begin(), tiles.end(),
                       [](const LooseTile& a, const LooseTile& b) { return a.side_px < b.side_px; });
  if (widest->side_px < kLeastTilePx) {
    return failure(ErrorKind::kFailed,
                   fmt::format("the tiles are too small on the picture: {:.0f} pixels wide, at least {:.0f} "
                               "are needed, 60 are good",
                               widest->side_px, kLeastTilePx),
                   "Go nearer, or lay out fewer tiles a picture.");
  }
  std::erase_if(tiles, [](const LooseTile& tile) { return tile.side_px < kLeastTilePx; });
  sort_as_read(tiles);
  return tiles;
}

}  // namespace tilewatch::calibration
