// SPDX-License-Identifier: MIT
#include "vision/table/plane_fit.h"

#include <algorithm>
#include <cmath>
#include <opencv2/calib3d.hpp>

namespace tilewatch::vision {

namespace {

constexpr int kParameters = 9;
using Parameters = cv::Vec<double, kParameters>;

// What is believed before looking. The lens of a phone or webcam rarely bends more than this; a focal length
// far from the usual is rare, but a zoomed photo must remain possible.
constexpr double kLogFocalSigma = 0.3;
constexpr double kStretchSigma = 0.03;
constexpr double kLensSigma = 0.06;
// What a profile says is not quite exact either: lenses breathe with focus, an arm sinks a little.
constexpr double kKnownLogFocalSigma = 0.003;
constexpr double kKnownStretchSigma = 0.001;
constexpr double kKnownDownSigma = 0.015;
// Tiles are laid by hand: 1.5 mm and 2 degrees are the most that people leave between them.
constexpr double kNoiseTiles = 0.015;
// Cameras are held upright: what lies farther away is seen higher up. Of two tilts that explain few tiles
// about equally well, the other one must explain them so much better (in units of the noise squared) if it
// leans by this (sine) or more.
constexpr double kBackwardsGain = 12;
constexpr double kBackwards = 0.25;
// How much better (in units of the noise squared) a lens must explain the corners before it is believed.
constexpr double kLensGain = 20;

Parameters pack(const PlaneCamera& c) {
  return {c.rotation[0], c.rotation[1], c.rotation[2], c.translation[0], c.translation[1], c.translation[2],
          c.log_focal,   c.stretch,     c.k1};
}

cv::Point2d middle_of_picture(cv::Size picture) {
  return {(picture.width - 1) / 2.0, (picture.height - 1) / 2.0};
}

PlaneCamera unpack(const Parameters& p, cv::Size picture, const KnownTable& known) {
  PlaneCamera c;
  c.picture = picture;
  if (known.camera) c.axis_px = cv::Point2d((*known.camera)(0, 2), (*known.camera)(1, 2));
  c.rotation = {p[0], p[1], p[2]};
  c.translation = {p[3], p[4], p[5]};
  c.log_focal = p[6];
  c.stretch = p[7];
  c.k1 = p[8];
  return c;
}

struct Projector {
  cv::Matx33d rotation;
  cv::Vec3d translation;
  double fx, fy, k1, cx, cy;

  Projector(const Parameters& p, cv::Point2d axis)
      : translation(p[3], p[4], p[5]),
        fx(std::exp(p[6])),
        fy(std::exp(p[6] + p[7])),
        k1(p[8]),
        cx(axis.x),
        cy(axis.y) {
    cv::Rodrigues(cv::Vec3d(p[0], p[1], p[2]), rotation);
  }

  cv::Point2d operator()(cv::Point2d b) const {
    const double x = rotation(0, 0) * b.x + rotation(0, 1) * b.y + translation[0];
    const double y = rotation(1, 0) * b.x + rotation(1, 1) * b.y + translation[1];
    double z = rotation(2, 0) * b.x + rotation(2, 1) * b.y + translation[2];
    if (std::abs(z) < 1e-6) z = 1e-6;
    const double u = x / z;
    const double v = y / z;
    const double bend = 1 + k1 * (u * u + v * v);
    return {fx * u * bend + cx, fy * v * bend + cy};
  }
};

struct Belief {
  double mean;
  double sigma;
};

struct Problem9 {
  const std::vector<PlanePoint>& points;
  cv::Point2d axis;
  Belief log_focal;
  Belief stretch;
  std::optional<cv::Vec3d> down;
  bool lens = false;

  /// Residuals: two for every point (in units of the noise), then the beliefs.
  void residuals(const Parameters& p, std::vector<double>& out) const {
    const Projector project(p, axis);
    out.resize(points.size() * 2 + (down ? 6 : 3));
    for (std::size_t i = 0; i < points.size(); ++i) {
      const cv::Point2d q = project(points[i].p_in_board);
      const double unit = points[i].weight / (points[i].scale_px * kNoiseTiles);
      out[2 * i] = (q.x - points[i].p_in_image.x) * unit;
      out[2 * i + 1] = (q.y - points[i].p_in_image.y) * unit;
    }
    const std::size_t n = points.size() * 2;
    out[n] = (p[6] - log_focal.mean) / log_focal.sigma;
    out[n + 1] = (p[7] - stretch.mean) / stretch.sigma;
    out[n + 2] = p[8] / kLensSigma;
    for (int axis_of_three = 0; down && axis_of_three < 3; ++axis_of_three) {
      out[n + 3 + static_cast<std::size_t>(axis_of_three)] =
          (project.rotation(axis_of_three, 2) - (*down)[axis_of_three]) / kKnownDownSigma;
    }
  }

  /// Cauchy's cost: a corner that is quite wrong (a slipped row, a false tile) counts little more than a bad
  /// one.
  static constexpr double kBend = 2.5;
  double cost(const std::vector<double>& r) const {
    double sum = 0;
    const std::size_t n = points.size() * 2;
    for (std::size_t i = 0; i < n; i += 2) {
      const double e = (r[i] * r[i] + r[i + 1] * r[i + 1]) / (kBend * kBend);
      sum += kBend * kBend * std::log1p(e);
    }
    for (std::size_t i = n; i < r.size(); ++i) sum += r[i] * r[i];
    return sum;
  }

  /// Levenberg and Marquardt's way down from `p`; returns the cost reached.
  double descend(Parameters& p) const {
    std::vector<double> r;
    std::vector<double> r2;
    std::vector<std::vector<double>> jacobian(kParameters);
    residuals(p, r);
    double best = cost(r);
    double damping = 1e-3;
    const int free = lens ? kParameters : kParameters - 1;
    for (int iteration = 0; iteration < 40; ++iteration) {
      for (int k = 0; k < free; ++k) {
        Parameters q = p;
        const double step = 1e-6 * std::max(1.0, std::abs(p[k]));
        q[k] += step;
        residuals(q, r2);
        auto& column = jacobian[static_cast<std::size_t>(k)];
        column.resize(r.size());
        for (std::size_t i = 0; i < r.size(); ++i) column[i] = (r2[i] - r[i]) / step;
      }
      cv::Mat normal = cv::Mat::zeros(free, free, CV_64F);
      cv::Mat gradient = cv::Mat::zeros(free, 1, CV_64F);
      const std::size_t n = points.size() * 2;
      for (std::size_t i = 0; i < r.size(); ++i) {
        double w = 1;
        if (i < n) {
          const std::size_t j = i & ~std::size_t{1};
          w = 1 / (1 + (r[j] * r[j] + r[j + 1] * r[j + 1]) / (kBend * kBend));
        }
        for (int a = 0; a < free; ++a) {
          const double ja = w * jacobian[static_cast<std::size_t>(a)][i];
          gradient.at<double>(a) += ja * r[i];
          for (int b = a; b < free; ++b)
            normal.at<double>(a, b) += ja * jacobian[static_cast<std::size_t>(b)][i];
        }
      }
      for (int a = 0; a < free; ++a)
        for (int b = 0; b < a; ++b) normal.at<double>(a, b) = normal.at<double>(b, a);
      bool improved = false;
      double gain = 0;
      for (int attempt = 0; attempt < 8 && !improved; ++attempt) {
        cv::Mat damped = normal.clone();
        for (int a = 0; a < free; ++a) damped.at<double>(a, a) *= 1 + damping;
        cv::Mat step;
        if (!cv::solve(damped, -gradient, step, cv::DECOMP_CHOLESKY)) {
          damping *= 10;
          continue;
        }
        Parameters q = p;
        for (int a = 0; a < free; ++a) q[a] += step.at<double>(a);
        residuals(q, r2);
        const double c = cost(r2);
        if (std::isfinite(c) && c < best) {
          gain = best - c;
          best = c;
          p = q;
          r.swap(r2);
          damping = std::max(damping * 0.2, 1e-9);
          improved = true;
        } else {
          damping *= 6;
        }
      }
      if (!improved || gain < 1e-5 * (1 + best)) break;
    }
    return best;
  }
};

/// What a table costs that leans the other way than tables do for those who look at them.
double unusual(const Parameters& p) {
  cv::Matx33d rotation;
  cv::Rodrigues(cv::Vec3d(p[0], p[1], p[2]), rotation);
  return kBackwardsGain * std::clamp(-rotation(1, 2) / kBackwards, 0.0, 1.0);
}

double spread(const std::vector<double>& r, const std::vector<PlanePoint>& points) {
  // Points that count for little tell little about how well the others fit.
  double heaviest = 0;
  for (const auto& p : points) heaviest = std::max(heaviest, p.weight);
  std::vector<double> e;
  for (std::size_t i = 0; i < points.size(); ++i)
    if (points[i].weight > heaviest / 2) e.push_back(std::hypot(r[2 * i], r[2 * i + 1]) / points[i].weight);
  if (e.empty()) return 0;
  const auto middle = e.begin() + static_cast<std::ptrdiff_t>(e.size() / 2);
  std::nth_element(e.begin(), middle, e.end());
  // The median length of a round Gaussian error is 1.177 of its sigma.
  return *middle / 1.177 * kNoiseTiles;
}

}  // namespace

BoardGeometry PlaneCamera::geometry() const {
  BoardGeometry g;
  g.picture = picture;
  cv::Matx33d r;
  cv::Rodrigues(rotation, r);
  const double f = std::exp(log_focal);
  const cv::Point2d axis = axis_px.value_or(middle_of_picture(picture));
  const cv::Matx33d k(f, 0, axis.x, 0, f * std::exp(stretch), axis.y, 0, 0, 1);
  const cv::Matx33d pose(r(0, 0), r(0, 1), translation[0], r(1, 0), r(1, 1), translation[1], r(2, 0), r(2, 1),
                         translation[2]);
  g.image_from_board = k * pose;
  g.focal_px = f;
  g.k1 = k1;
  g.axis_px = axis_px;
  return g;
}

double usual_focal_px(cv::Size picture) { return 0.72 * std::max(picture.width, picture.height); }

std::optional<PlaneFit> fit_plane(cv::Size picture, const std::vector<PlanePoint>& points, bool lens,
                                  const KnownTable& known, const std::optional<PlaneCamera>& start) {
  if (points.size() < 4) return std::nullopt;
  Problem9 problem{points,
                   middle_of_picture(picture),
                   {std::log(usual_focal_px(picture)), kLogFocalSigma},
                   {0, kStretchSigma},
                   known.down};
  if (known.camera) {
    const cv::Matx33d& camera = *known.camera;
    problem.axis = {camera(0, 2), camera(1, 2)};
    problem.log_focal = {std::log(camera(0, 0)), kKnownLogFocalSigma};
    problem.stretch = {std::log(camera(1, 1) / camera(0, 0)), kKnownStretchSigma};
  }

  std::vector<Parameters> starts;
  if (start) {
    starts.push_back(pack(*start));
  } else {
    // A plane seen with little perspective has two possible tilts: begin with both, at a few focal lengths.
    std::vector<cv::Point3d> board;
    std::vector<cv::Point2d> image;
    for (const auto& p : points) {
      board.emplace_back(p.p_in_board.x, p.p_in_board.y, 0);
      image.emplace_back(p.p_in_image);
    }
    for (const double factor : {1.0, 0.6, 1.8}) {
      if (known.camera && factor != 1) continue;
      const double f = std::exp(problem.log_focal.mean) * factor;
      const cv::Matx33d k(f, 0, problem.axis.x, 0, f, problem.axis.y, 0, 0, 1);
      std::vector<cv::Mat> rotations;
      std::vector<cv::Mat> translations;
      try {
        cv::solvePnPGeneric(board, image, k, cv::noArray(), rotations, translations, false,
                            cv::SOLVEPNP_IPPE);
      } catch (const cv::Exception&) {
        continue;  // points on a line, or worse
      }
      for (std::size_t i = 0; i < rotations.size(); ++i) {
        PlaneCamera c;
        c.picture = picture;
        c.rotation =
            cv::Vec3d(rotations[i].at<double>(0), rotations[i].at<double>(1), rotations[i].at<double>(2));
        c.translation = cv::Vec3d(translations[i].at<double>(0), translations[i].at<double>(1),
                                  translations[i].at<double>(2));
        c.log_focal = std::log(f);
        c.stretch = problem.stretch.mean;
        const Parameters p = pack(c);
        if (cv::checkRange(cv::Mat(p)) && c.translation[2] > 0) starts.push_back(p);
      }
    }
  }
  if (starts.empty()) return std::nullopt;

  Parameters best = starts.front();
  double best_cost = std::numeric_limits<double>::infinity();
  for (Parameters p : starts) {
    p[8] = 0;
    const double c = problem.descend(p) + (known.down ? 0 : unusual(p));
    if (c < best_cost) {
      best_cost = c;
      best = p;
    }
  }
  if (!std::isfinite(best_cost)) return std::nullopt;
  if (!known.down) best_cost -= unusual(best);
  if (lens && !known.camera) {
    problem.lens = true;
    Parameters p = best;
    const double c = problem.descend(p);
    if (c < best_cost - kLensGain) {
      best_cost = c;
      best = p;
    }
  }
  PlaneFit fit;
  fit.camera = unpack(best, picture, known);
  fit.cost = best_cost;
  std::vector<double> r;
  problem.residuals(best, r);
  fit.rms_tiles = spread(r, points);
  return fit;
}

std::array<cv::Point2d, 4> tile_corners_in_board(Cell cell) {
  constexpr double kSide = 45.0 / 45.3;
  constexpr double kLow = (1 - kSide) / 2;
  constexpr double kHigh = 1 - kLow;
  const double x = cell.x;
  const double y = cell.y;
  return {cv::Point2d(x + kLow, y + kLow), cv::Point2d(x + kHigh, y + kLow),
          cv::Point2d(x + kHigh, y + kHigh), cv::Point2d(x + kLow, y + kHigh)};
}

double side_px(const Quad& q) {
  double twice_area = 0;
  for (std::size_t i = 0; i < 4; ++i) twice_area += q[i].cross(q[(i + 1) % 4]);
  return std::sqrt(std::abs(twice_area) / 2);
}

}  // namespace tilewatch::vision
