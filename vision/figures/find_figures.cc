// SPDX-License-Identifier: MIT
#include "vision/figures/find_figures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <opencv2/imgproc.hpp>

#include "vision/figures/body.h"
#include "vision/figures/local_light.h"
#include "vision/figures/paint.h"
#include "vision/figures/spot.h"

namespace tilewatch::vision {
namespace {

using figures::BodyMask;
using figures::ExpectedPicture;
using figures::kPaintCount;
using figures::LocalView;
using figures::Paint;
using figures::PaintScores;
using figures::TileView;

constexpr double kPitchMm = 45.3;
/// A pixel cannot say more than this for or against a figure: neighbours repeat each other's errors.
constexpr float kMostEvidence = 2;
/// How badly a pixel may fit every paint and every print before it says nothing (clutter).
constexpr float kClutterScore = -6;
/// Pixels that speak against the print less than this are print.
constexpr float kPrintIsFine = -2;

/// What each pixel says, for a part of the working picture.
struct Evidence {
  cv::Mat print;   ///< 32FC1 log-likelihood of the printed face
  cv::Mat colour;  ///< 32FC3 colour under the light of the scans
  cv::Mat best;    ///< 8UC1 index of the best paint, kNone where the print explains the pixel
  static constexpr std::uint8_t kNone = 255;
};

Evidence gather(const ExpectedPicture& expected) {
  Evidence e;
  const cv::Size size = expected.picture.size();
  e.print = cv::Mat(size, CV_32FC1, cv::Scalar(0));
  e.colour = cv::Mat(size, CV_32FC3, cv::Scalar::all(0));
  e.best = cv::Mat(size, CV_8UC1, cv::Scalar(Evidence::kNone));
  for (int y = 0; y < size.height; ++y) {
    const auto* owner = expected.owner.ptr<std::int16_t>(y);
    const auto* seen = expected.picture.ptr<cv::Vec3b>(y);
    const auto* low = expected.low.ptr<cv::Vec3b>(y);
    const auto* high = expected.high.ptr<cv::Vec3b>(y);
    const auto* seen_mean = expected.seen_mean.ptr<cv::Vec3b>(y);
    const auto* expected_mean = expected.expected_mean.ptr<cv::Vec3b>(y);
    auto* print = e.print.ptr<float>(y);
    auto* colour = e.colour.ptr<cv::Vec3f>(y);
    auto* best = e.best.ptr<std::uint8_t>(y);
    for (int x = 0; x < size.width; ++x) {
      if (owner[x] < 0) continue;
      const TileView& tile = expected.tiles[static_cast<std::size_t>(owner[x])];
      if (tile.face >= 0) {
        const cv::Vec3f mean = expected_mean[x];
        print[x] =
            figures::print_score({seen[x], seen_mean[x]}, {low[x], mean}, {high[x], mean}, tile.light.noise);
        if (print[x] > kPrintIsFine) continue;
      } else {
        print[x] = kClutterScore;
      }
      for (int c = 0; c < 3; ++c) colour[x][c] = static_cast<float>(seen[x][c]) / tile.paint_gain[c];
      const PaintScores scores = figures::paint_scores(colour[x]);
      const auto top = std::max_element(scores.begin(), scores.end());
      if (*top > std::max(print[x], kClutterScore)) best[x] = static_cast<std::uint8_t>(top - scores.begin());
    }
  }
  return e;
}

/// A millimetre east, south and up about a full-size pixel, in working pixels.
LocalView local_view(const BoardGeometry& geometry, cv::Point2f at, double scale) {
  const cv::Point2d here = geometry.board_of(at);
  constexpr double kStep = 0.2;
  const auto per_mm = [&](cv::Point2f there) {
    const cv::Point2f d = (there - at) * (scale / (kStep * kPitchMm));
    return cv::Vec2f(d.x, d.y);
  };
  return {per_mm(geometry.image_of(here + cv::Point2d(kStep, 0))),
          per_mm(geometry.image_of(here + cv::Point2d(0, kStep))),
          per_mm(geometry.image_of_raised(here, kStep))};
}

/// One body laid over the picture.
struct Fit {
  const BodyMask* mask = nullptr;
  cv::Point foot;  ///< working pixel
  float score = 0;
};

/// Running sums along rows, so that a span costs two reads.
class RowSums {
 public:
  RowSums(const cv::Mat& scores, cv::Point origin) : origin_(origin) {
    sums_ = cv::Mat(scores.rows, scores.cols + 1, CV_32FC1, cv::Scalar(0));
    for (int y = 0; y < scores.rows; ++y) {
      const auto* from = scores.ptr<float>(y);
      auto* to = sums_.ptr<float>(y);
      for (int x = 0; x < scores.cols; ++x) to[x + 1] = to[x] + from[x];
    }
  }
  float over(const BodyMask& mask, cv::Point foot) const {
    float sum = 0;
    const int last = sums_.cols - 1;
    for (const auto& span : mask.spans) {
      const int y = foot.y + span.y - origin_.y;
      if (y < 0 || y >= sums_.rows) continue;
      const auto* row = sums_.ptr<float>(y);
      sum += row[std::clamp(foot.x + span.to - origin_.x, 0, last)] -
             row[std::clamp(foot.x + span.from - origin_.x, 0, last)];
    }
    return sum;
  }

 private:
  cv::Mat sums_;
  cv::Point origin_;
};

/// The best place of one mask: a coarse walk over `window`, then a fine one about the best.
Fit place(const BodyMask& mask, const RowSums& sums, cv::Rect window) {
  Fit best{&mask, {}, -1e9F};
  const auto try_at = [&](cv::Point foot) {
    const float score = sums.over(mask, foot);
    if (score > best.score) best = {&mask, foot, score};
  };
  constexpr int kCoarse = 3;
  for (int y = window.y; y < window.br().y; y += kCoarse)
    for (int x = window.x; x < window.br().x; x += kCoarse) try_at({x, y});
  const cv::Point centre = best.foot;
  for (int dy = -2; dy <= 2; ++dy)
    for (int dx = -2; dx <= 2; ++dx) try_at(centre + cv::Point(dx, dy));
  return best;
}

/// What the pixels of a window say for a figure of a paint against print and clutter; 0 where a figure
/// already stands.
cv::Mat score_window(const ExpectedPicture& expected, const Evidence& evidence, const cv::Mat& taken,
                     cv::Rect window, Paint paint) {
  cv::Mat scores(window.size(), CV_32FC1, cv::Scalar(0));
  for (int y = 0; y < window.height; ++y) {
    const auto* owner = expected.owner.ptr<std::int16_t>(window.y + y) + window.x;
    const auto* print = evidence.print.ptr<float>(window.y + y) + window.x;
    const auto* colour = evidence.colour.ptr<cv::Vec3f>(window.y + y) + window.x;
    const auto* used = taken.ptr<std::uint8_t>(window.y + y) + window.x;
    auto* out = scores.ptr<float>(y);
    for (int x = 0; x < window.width; ++x) {
      if (owner[x] < 0 || used[x] != 0) continue;
      if (print[x] > kPrintIsFine) {
        out[x] = std::min(0.F, kPrintIsFine - print[x]);  // half print at the rim of a figure speaks softly
        continue;
      }
      const float mine = figures::paint_scores(colour[x])[static_cast<std::size_t>(paint)];
      out[x] = std::clamp(mine - std::max(print[x], kClutterScore), -kMostEvidence, kMostEvidence);
    }
  }
  return scores;
}

struct Blob {
  Paint paint = Paint::kRed;
  cv::Rect box;
  int area = 0;
};

std::vector<Blob> blobs_of(const Evidence& evidence, int least_area) {
  std::vector<Blob> blobs;
  for (std::size_t p = 0; p < kPaintCount; ++p) {
    if (static_cast<Paint>(p) == Paint::kSkin) continue;
    cv::Mat mask = evidence.best == static_cast<double>(p);
    if (cv::countNonZero(mask) < least_area) continue;
    cv::morphologyEx(mask, mask, cv::MORPH_CLOSE, {});
    cv::morphologyEx(mask, mask, cv::MORPH_OPEN, {});
    cv::Mat labels;
    cv::Mat stats;
    cv::Mat centres;
    const int count = cv::connectedComponentsWithStats(mask, labels, stats, centres, 8, CV_32S);
    for (int i = 1; i < count; ++i) {
      const int area = stats.at<int>(i, cv::CC_STAT_AREA);
      if (area < least_area) continue;
      blobs.push_back({static_cast<Paint>(p),
                       {stats.at<int>(i, cv::CC_STAT_LEFT), stats.at<int>(i, cv::CC_STAT_TOP),
                        stats.at<int>(i, cv::CC_STAT_WIDTH), stats.at<int>(i, cv::CC_STAT_HEIGHT)},
                       area});
    }
  }
  std::sort(blobs.begin(), blobs.end(), [](const Blob& a, const Blob& b) { return a.area > b.area; });
  return blobs;
}

/// The best fit of each pose.
struct PoseFits {
  Fit standing;
  Fit lying;
};

class Finder {
 public:
  Finder(const ExpectedPicture& expected, const BoardGeometry& geometry,
         const std::vector<TileReading>& tiles, const ArtLibrary& art, const catalogue::Catalogue& catalogue,
         const FigureOptions& options)
      : expected_(expected),
        geometry_(geometry),
        tiles_(tiles),
        art_(art),
        catalogue_(catalogue),
        options_(options),
        evidence_(gather(expected)),
        taken_(expected.picture.size(), CV_8UC1, cv::Scalar(0)) {}

  std::vector<FigureReading> run() {
    std::vector<FigureReading> found;
    const LocalView middle = view_at({expected_.picture.cols / 2, expected_.picture.rows / 2});
    const double px_per_mm2 = std::abs(static_cast<double>(middle.east[0]) * middle.south[1] -
                                       static_cast<double>(middle.east[1]) * middle.south[0]);
    const int least = std::max(8, static_cast<int>(35 * px_per_mm2));
    for (const Blob& blob : blobs_of(evidence_, least)) {
      // A row of figures of one colour is one blob; more than this is no row of figures.
      constexpr int kMostInBlob = 5;
      for (int i = 0; i < kMostInBlob; ++i)
        if (!take_one(blob, found)) break;
    }
    return found;
  }

 private:
  LocalView view_at(cv::Point work) const {
    return local_view(geometry_, expected_.full_of(cv::Point2f(work)), expected_.scale);
  }

  /// Finds the best figure of the blob's paint in its box, marks its pixels as taken and notes it. False:
  /// nothing more.
  bool take_one(const Blob& blob, std::vector<FigureReading>& found) {
    const cv::Point middle = (blob.box.tl() + blob.box.br()) / 2;
    const LocalView view = view_at(middle);
    const bool cone = blob.paint == Paint::kPurple || blob.paint == Paint::kOrange;
    const std::vector<BodyMask> masks = cone ? figures::cone_masks(view) : figures::meeple_masks(view);
    cv::Rect reach = blob.box;
    for (const auto& mask : masks)
      reach |= cv::Rect(blob.box.tl() - mask.box.br(), blob.box.br() - mask.box.tl());
    const cv::Rect window = reach & cv::Rect({0, 0}, expected_.picture.size());
    if (window.area() <= 0) return false;
    const RowSums sums(score_window(expected_, evidence_, taken_, window, blob.paint), window.tl());

    PoseFits fits{{nullptr, {}, -1e9F}, {nullptr, {}, -1e9F}};
    for (const auto& mask : masks) {
      // The foot can be where the mask still meets the blob.
      const cv::Point c = (mask.box.tl() + mask.box.br()) / 2;
      const cv::Rect feet(blob.box.tl() - c, blob.box.br() - c);
      const Fit fit = place(mask, sums, feet);
      Fit& best = mask.pose == Pose::kStanding ? fits.standing : fits.lying;
      if (fit.score > best.score) best = fit;
    }
    return judge(blob, fits, found);
  }

  /// Chooses the pose, and decides whether it is a figure at all.
  bool judge(const Blob& blob, const PoseFits& fits, std::vector<FigureReading>& found) {
    struct Option {
      const Fit* fit;
      Cell cell;
      cv::Point2d foot;
      figures::Spot spot;
      double total;
    };
    std::vector<Option> options;
    for (const Fit* fit : {&fits.standing, &fits.lying}) {
      if (fit->mask == nullptr) continue;
      const TileView* tile = tile_under(fit->foot);
      if (tile == nullptr || tile->face < 0) continue;
      const TileReading& reading = tiles_[static_cast<std::size_t>(tile->tile)];
      Option option{fit, reading.cell, foot_on(*tile, fit->foot), {}, 0};
      const auto& candidate = reading.candidates.front();
      option.spot = spots_on(*tile).judge(candidate.rotation, option.foot, fit->mask->pose);
      // Pixels repeat each other: their sum counts as about one witness a dozen.
      option.total = fit->score / 12.0 + option.spot.fit;
      options.push_back(std::move(option));
    }
    if (options.empty()) return false;
    const Option& best = *std::max_element(
        options.begin(), options.end(), [](const Option& a, const Option& b) { return a.total < b.total; });
    const Fit& fit = *best.fit;
    const double share = fit.score / (kMostEvidence * static_cast<double>(fit.mask->area));
    constexpr double kLeastShare = 0.30;
    if (share < kLeastShare) return false;
    mark(fit);
    const bool wanted = tile_under(fit.foot)->wanted;
    if (!wanted) return true;
    note(blob, best.cell, best.foot, best.spot, fit, share, found);
    return true;
  }

  void note(const Blob& blob, Cell cell, cv::Point2d foot, const figures::Spot& spot, const Fit& fit,
            double share, std::vector<FigureReading>& found) const {
    FigureReading reading;
    const auto colour = figures::meeple_colour(blob.paint);
    if (colour) {
      reading.colour = *colour;
    } else {
      reading.kind = blob.paint == Paint::kPurple ? FigureKind::kMage : FigureKind::kWitch;
    }
    if (colour && !options_.colours.empty() &&
        std::find(options_.colours.begin(), options_.colours.end(), *colour) == options_.colours.end())
      return;
    reading.pose = fit.mask->pose;
    reading.cell = cell;
    reading.foot = expected_.full_of(cv::Point2f(fit.foot));
    reading.foot_on_tile = foot;
    reading.on = spot.on;
    reading.confidence = std::clamp(share, 0.0, 1.0);
    reading.outline = outline_of(fit);
    found.push_back(std::move(reading));
  }

  const TileView* tile_under(cv::Point work) const {
    for (const auto& tile : expected_.tiles) {
      const cv::Point2d uv = foot_on(tile, work);
      if (uv.x >= 0 && uv.x < 1 && uv.y >= 0 && uv.y < 1) return &tile;
    }
    return nullptr;
  }

  const figures::SpotJudge& spots_on(const TileView& tile) {
    const auto found = spots_.find(tile.tile);
    if (found != spots_.end()) return found->second;
    const auto& candidate = tiles_[static_cast<std::size_t>(tile.tile)].candidates.front();
    return spots_.try_emplace(tile.tile, catalogue_.type(candidate.type), &art_.face(candidate.face))
        .first->second;
  }

  static cv::Point2d foot_on(const TileView& tile, cv::Point work) {
    const cv::Vec3f p =
        tile.uv_from_image * cv::Vec3f(static_cast<float>(work.x), static_cast<float>(work.y), 1);
    return {p[0] / p[2], p[1] / p[2]};
  }

  void mark(const Fit& fit) {
    for (const auto& span : fit.mask->spans) {
      const int y = fit.foot.y + span.y;
      if (y < 0 || y >= taken_.rows) continue;
      for (int x = std::max(0, fit.foot.x + span.from); x < std::min(taken_.cols, fit.foot.x + span.to); ++x)
        taken_.at<std::uint8_t>(y, x) = 1;
    }
  }

  std::vector<cv::Point> outline_of(const Fit& fit) const {
    std::vector<cv::Point> points;
    for (const auto& span : fit.mask->spans)
      for (const int x : {span.from, span.to})
        points.emplace_back(expected_.full_of(cv::Point2f(fit.foot + cv::Point(x, span.y))));
    std::vector<cv::Point> hull;
    cv::convexHull(points, hull);
    return hull;
  }

  const ExpectedPicture& expected_;
  const BoardGeometry& geometry_;
  const std::vector<TileReading>& tiles_;
  const ArtLibrary& art_;
  const catalogue::Catalogue& catalogue_;
  const FigureOptions& options_;
  Evidence evidence_;
  cv::Mat taken_;
  std::map<int, figures::SpotJudge> spots_;  ///< by tile
};

}  // namespace

std::vector<FigureReading> find_figures(const cv::Mat& picture_bgr, const BoardGeometry& geometry,
                                        const std::vector<TileReading>& tiles, const ArtLibrary& art,
                                        const catalogue::Catalogue& catalogue, const FigureOptions& options) {
  const ExpectedPicture expected = figures::expect_picture(picture_bgr, tiles, art, options.only);
  if (expected.picture.empty()) return {};
  return Finder(expected, geometry, tiles, art, catalogue, options).run();
}

}  // namespace tilewatch::vision
