// SPDX-License-Identifier: MIT
#include "calibration/lens/calibrate_lens.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

namespace tilewatch::calibration {
namespace {

constexpr std::size_t kLeastViews = 5;
constexpr std::size_t kFolds = 5;
/// k3 is left out: a webcam's pictures do not tell it from k2, and a wild k3 spoils the corners of the
/// picture.
constexpr int kModel = cv::CALIB_FIX_K3;
/// A view that is so much worse than the middle one was blurred, bent or misread.
constexpr double kMuchWorse = 2.5;
/// Flat paper on cardboard stays within half a millimetre.
constexpr double kFlatMm = 1.0;

struct Solved {
  cv::Matx33d camera = cv::Matx33d::eye();
  std::vector<double> distortion;
  std::vector<cv::Mat> rotations;
  std::vector<cv::Mat> translations;
  cv::Mat deviations;  ///< of fx fy cx cy k1 ...
  std::vector<double> view_rms;
  double rms = 0;
};

/// A sheet that is bent like a saddle or a gutter: heights (mm, towards the camera) of the squares of the two
/// axes and of their product at the board's edges.
using Bend = cv::Vec3d;

double height_at(const Bend& bend, cv::Point2d p, const LensBoard& board) {
  const double u = 2 * p.x / (board.columns * board.square_mm) - 1;
  const double v = 2 * p.y / (board.rows * board.square_mm) - 1;
  return bend[0] * u * u + bend[1] * v * v + bend[2] * u * v;
}

std::vector<cv::Point3f> on_board(const BoardView& view, const LensBoard& board, const Bend& bend = {}) {
  std::vector<cv::Point3f> points;
  for (const int id : view.ids) {
    const cv::Point2d p = board.corner_mm(id);
    // The board's z goes into the paper.
    points.emplace_back(static_cast<float>(p.x), static_cast<float>(p.y),
                        static_cast<float>(-height_at(bend, p, board)));
  }
  return points;
}

/// Empty when OpenCV finds nothing that fits.
std::optional<Solved> solve_lens(const std::vector<BoardView>& views, const std::vector<std::size_t>& used,
                                 const LensBoard& board, const Bend& bend = {},
                                 const Solved* near = nullptr) {
  std::vector<std::vector<cv::Point3f>> object;
  std::vector<std::vector<cv::Point2f>> image;
  for (const std::size_t i : used) {
    object.push_back(on_board(views[i], board, bend));
    image.push_back(views[i].corners);
  }
  Solved s;
  cv::Mat camera;
  cv::Mat distortion;
  int flags = kModel;
  if (near != nullptr) {
    camera = cv::Mat(near->camera).clone();
    distortion = cv::Mat(near->distortion, true);
    flags |= cv::CALIB_USE_INTRINSIC_GUESS;
  }
  cv::Mat rest;
  cv::Mat per_view;
  try {
    s.rms = cv::calibrateCamera(object, image, views[used.front()].picture, camera, distortion, s.rotations,
                                s.translations, s.deviations, rest, per_view, flags,
                                cv::TermCriteria(cv::TermCriteria::COUNT | cv::TermCriteria::EPS, 60, 1e-9));
  } catch (const cv::Exception&) {
    return std::nullopt;  // views that contradict each other, or all alike
  }
  if (!cv::checkRange(camera) || !cv::checkRange(distortion)) return std::nullopt;
  s.camera = camera;
  s.distortion.assign(distortion.begin<double>(), distortion.end<double>());
  s.view_rms.assign(per_view.begin<double>(), per_view.end<double>());
  return s;
}

double median_of(std::vector<double> values) {
  if (values.empty()) return 0;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// Errors of the odd corners of a view once the even ones have told where the board lies.
void add_held_out(const BoardView& view, const LensBoard& board, const Solved& lens,
                  std::vector<double>& errors) {
  std::vector<cv::Point3f> object[2];
  std::vector<cv::Point2f> image[2];
  const auto points = on_board(view, board);
  for (std::size_t i = 0; i < points.size(); ++i) {
    object[i % 2].push_back(points[i]);
    image[i % 2].push_back(view.corners[i]);
  }
  if (object[0].size() < 4 || object[1].empty()) return;
  cv::Vec3d r;
  cv::Vec3d t;
  if (!cv::solvePnP(object[0], image[0], lens.camera, lens.distortion, r, t)) return;
  std::vector<cv::Point2f> seen;
  cv::projectPoints(object[1], r, t, lens.camera, lens.distortion, seen);
  for (std::size_t i = 0; i < seen.size(); ++i) errors.push_back(cv::norm(seen[i] - image[1][i]));
}

double held_out_error(const std::vector<BoardView>& views, const std::vector<std::size_t>& used,
                      const LensBoard& board) {
  std::vector<double> errors;
  if (used.size() < kLeastViews + 2) return 0;
  for (std::size_t fold = 0; fold < kFolds; ++fold) {
    std::vector<std::size_t> kept;
    for (std::size_t i = 0; i < used.size(); ++i) {
      if (i % kFolds != fold) kept.push_back(used[i]);
    }
    const auto lens = solve_lens(views, kept, board);
    if (!lens) continue;
    for (std::size_t i = fold; i < used.size(); i += kFolds)
      add_held_out(views[used[i]], board, *lens, errors);
  }
  return median_of(std::move(errors));
}

/// How far the sheet stands off a plane, mm: the bend with which one lens explains all views best. The poses
/// take up much of a bend, so its size is not seen in what is left over: whole calibrations with the sheet
/// bent either way are compared, and the best lies at the bottom of the parabola through them.
double bend_of(const std::vector<BoardView>& views, const std::vector<std::size_t>& used,
               const LensBoard& board, const Solved& lens) {
  constexpr double kExplained = 0.25;  // px: nothing is left that a bend could explain
  constexpr double kTryMm = 2;
  if (lens.rms < kExplained) return 0;
  Bend best;
  for (int mode = 0; mode < 3; ++mode) {
    Bend up;
    up[mode] = kTryMm;
    const auto above = solve_lens(views, used, board, up, &lens);
    const auto below = solve_lens(views, used, board, -up, &lens);
    if (!above || !below) continue;
    const double a = above->rms * above->rms;
    const double b = below->rms * below->rms;
    const double curve = a + b - 2 * lens.rms * lens.rms;
    if (curve > 0) best[mode] = std::clamp(kTryMm * (b - a) / (2 * curve), -20.0, 20.0);
  }
  double low = 0;
  double high = 0;
  for (int id = 0; id < board.inner_corners(); ++id) {
    const double height = height_at(best, board.corner_mm(id), board);
    low = std::min(low, height);
    high = std::max(high, height);
  }
  return high - low;
}

/// How much the boards were turned against each other: the widest angle between two of their normals,
/// degrees.
double widest_turn_deg(const Solved& lens) {
  std::vector<cv::Vec3d> normals;
  for (const cv::Mat& r : lens.rotations) {
    cv::Mat matrix;
    cv::Rodrigues(r, matrix);
    normals.emplace_back(matrix.at<double>(0, 2), matrix.at<double>(1, 2), matrix.at<double>(2, 2));
  }
  double widest = 0;
  for (const auto& a : normals) {
    for (const auto& b : normals) widest = std::max(widest, std::acos(std::clamp(a.dot(b), -1.0, 1.0)));
  }
  return widest * 180 / CV_PI;
}

/// Corners that no view shows although others beyond them are seen: the board is cut, or something lies on
/// it.
std::string missing_part(const std::vector<BoardView>& views, const LensBoard& board) {
  std::vector<int> seen(static_cast<std::size_t>(board.markers()), 0);
  for (const BoardView& view : views) {
    for (const int id : view.markers) ++seen[static_cast<std::size_t>(id)];
  }
  // Markers of one column or row, by where they lie on the board.
  const auto charuco = board.board();
  std::vector<int> in_column(static_cast<std::size_t>(board.columns), 0);
  std::vector<int> in_row(static_cast<std::size_t>(board.rows), 0);
  for (std::size_t i = 0; i < seen.size(); ++i) {
    const cv::Point3f p = charuco->objPoints[i][0];
    in_column[static_cast<std::size_t>(p.x / board.square_mm)] += seen[i];
    in_row[static_cast<std::size_t>(p.y / board.square_mm)] += seen[i];
  }
  std::vector<std::string> parts;
  if (in_column.front() == 0) parts.emplace_back("left column");
  if (in_column.back() == 0) parts.emplace_back("right column");
  if (in_row.front() == 0) parts.emplace_back("top row");
  if (in_row.back() == 0) parts.emplace_back("bottom row");
  return fmt::format("{}", fmt::join(parts, " and "));
}

void add_notes(LensResult& result, const std::vector<BoardView>& views, const LensOptions& options) {
  auto& notes = result.notes;
  if (const std::string part = missing_part(views, options.board); !part.empty()) {
    notes.push_back(fmt::format(
        "The {} of the board is in no picture: is the paper cut, or covered by a hand? The rest was used.",
        part));
  }
  if (result.bent_mm > kFlatMm) {
    notes.push_back(
        fmt::format("The paper seems to be bent by about {:.0f} mm: glue it on something flat and stiff.",
                    result.bent_mm));
  }
  if (!result.dropped.empty()) {
    notes.push_back(
        fmt::format("{} picture{} agreed badly with the others and {} left out (moved or out of focus?).",
                    result.dropped.size(), result.dropped.size() == 1 ? "" : "s",
                    result.dropped.size() == 1 ? "was" : "were"));
  }
  if (!result.lights.pictures) {
    notes.push_back(fmt::format("Only {} pictures with the board; {} make it safe.", result.pictures,
                                options.least_pictures));
  }
  if (!result.lights.certain) {
    notes.push_back(
        "The focal length is not certain yet: show the board tilted to all sides, by about 30 degrees.");
  }
  if (!result.lights.sharp) {
    notes.push_back(
        fmt::format("Corners are off by {:.2f} px, more than {:.1f}: is the paper flat, the focus fixed and "
                    "every picture still?",
                    result.rms_px, options.rms_px));
  }
  if (!result.lights.covered) {
    const std::string where = result.coverage.emptiest();
    notes.push_back(fmt::format("The board was in {:.0f} % of the picture; show it also at {}.",
                                100 * result.coverage.share(), where.empty() ? "the edges" : where));
  }
}

}  // namespace

void Coverage::add(const BoardView& view) {
  if (view.corners.size() < 3) return;
  std::vector<cv::Point2f> hull;
  cv::convexHull(view.corners, hull);
  // The outer half squares lie beyond the outermost corners.
  cv::Point2f middle(0, 0);
  for (const auto& p : hull) middle += p * (1.F / static_cast<float>(hull.size()));
  for (auto& p : hull) p = middle + (p - middle) * 1.12F;
  for (int y = 0; y < kCells; ++y) {
    for (int x = 0; x < kCells; ++x) {
      const cv::Point2f p(static_cast<float>((x + 0.5) * view.picture.width / kCells),
                          static_cast<float>((y + 0.5) * view.picture.height / kCells));
      if (cv::pointPolygonTest(hull, p, false) >= 0)
        ++views[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
    }
  }
}

double Coverage::share() const {
  int reached = 0;
  for (const auto& row : views) reached += kCells - static_cast<int>(std::count(row.begin(), row.end(), 0));
  return reached / static_cast<double>(kCells * kCells);
}

std::string Coverage::emptiest() const {
  constexpr std::array<std::array<const char*, 3>, 3> kWords{
      {{"the top left", "the top", "the top right"},
       {"the left", "the middle", "the right"},
       {"the bottom left", "the bottom", "the bottom right"}}};
  int most = 0;
  const char* where = "";
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t column = 0; column < 3; ++column) {
      constexpr std::array<std::size_t, 4> kFrom{0, 3, 7, 10};
      int empty = 0;
      for (std::size_t y = kFrom[row]; y < kFrom[row + 1]; ++y) {
        for (std::size_t x = kFrom[column]; x < kFrom[column + 1]; ++x) empty += views[y][x] == 0 ? 1 : 0;
      }
      if (empty > most) {
        most = empty;
        where = kWords[row][column];
      }
    }
  }
  return where;
}

Result<LensResult> calibrate_lens(const std::vector<BoardView>& views, const LensOptions& options) {
  if (views.size() < kLeastViews) {
    return failure(ErrorKind::kFailed,
                   fmt::format("{} picture{} with the lens board {} too few for a lens", views.size(),
                               views.size() == 1 ? "" : "s", views.size() == 1 ? "is" : "are"),
                   fmt::format("Take {} or more: near and far, tilted, in every corner of the picture.",
                               options.least_pictures));
  }
  for (const BoardView& view : views) {
    if (view.picture != views.front().picture) {
      return failure(
          ErrorKind::kInput,
          fmt::format("the pictures have different sizes ({} x {} and {} x {})", views.front().picture.width,
                      views.front().picture.height, view.picture.width, view.picture.height),
          "A lens holds for one size: use pictures of one camera at one setting, not turned or cropped.");
    }
  }
  std::vector<std::size_t> used(views.size());
  std::iota(used.begin(), used.end(), std::size_t{0});
  LensResult result;
  result.view_rms_px.assign(views.size(), 0);
  std::optional<Solved> solved;
  const std::size_t most_dropped = views.size() / 5;
  for (;;) {
    solved = solve_lens(views, used, options.board);
    if (!solved) break;
    for (std::size_t i = 0; i < used.size(); ++i) result.view_rms_px[used[i]] = solved->view_rms[i];
    const auto worst = std::max_element(solved->view_rms.begin(), solved->view_rms.end());
    const double limit = std::max(0.25, kMuchWorse * median_of(solved->view_rms));
    if (*worst < limit || result.dropped.size() >= most_dropped || used.size() <= kLeastViews + 1) break;
    const auto place = worst - solved->view_rms.begin();
    result.dropped.push_back(used[static_cast<std::size_t>(place)]);
    used.erase(used.begin() + place);
  }
  if (!solved) {
    return failure(ErrorKind::kFailed, "no lens explains these pictures",
                   "Show the board tilted to all sides, with the focus fixed, and measure a square again.");
  }
  constexpr double kLeastTurnDeg = 12;
  if (widest_turn_deg(*solved) < kLeastTurnDeg) {
    return failure(ErrorKind::kFailed, "all pictures show the board from the same side",
                   "Only tilted boards tell the focal length: tilt it to all sides by about 30 degrees.");
  }
  result.lens.picture = views.front().picture;
  result.lens.camera = solved->camera;
  std::copy_n(solved->distortion.begin(), std::min<std::size_t>(5, solved->distortion.size()),
              result.lens.distortion.begin());
  result.pictures = used.size();
  result.rms_px = solved->rms;
  const auto sigma = [&](int i) { return solved->deviations.at<double>(i); };
  result.focal_sigma_px = std::max(sigma(0), sigma(1));
  result.axis_sigma_px = std::max(sigma(2), sigma(3));
  result.held_out_px = held_out_error(views, used, options.board);
  result.bent_mm = bend_of(views, used, options.board, *solved);
  for (const std::size_t i : used) result.coverage.add(views[i]);
  const double focal = result.lens.focal_px();
  result.lights.pictures = result.pictures >= options.least_pictures;
  result.lights.certain = 3 * result.focal_sigma_px < options.certain_share * focal &&
                          3 * sigma(2) < options.certain_share * result.lens.camera(0, 2) &&
                          3 * sigma(3) < options.certain_share * result.lens.camera(1, 2);
  result.lights.sharp = result.rms_px < options.rms_px;
  result.lights.covered = result.coverage.share() >= options.coverage;
  add_notes(result, views, options);
  return result;
}

}  // namespace tilewatch::calibration
