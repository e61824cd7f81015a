// SPDX-License-Identifier: MIT
#include "calibration/table/table_plane.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <opencv2/calib3d.hpp>

namespace tilewatch::calibration {
namespace {

/// Belief about the focal length while no lens was measured: most webcams lie within a third of the usual.
constexpr double kLogFocalSigma = 0.3;
/// Belief about how a camera looks at a table, as the plane's normal in the camera's frame: from the side
/// that is down in the picture, hardly from the left or right. One small tile has two poses that look alike
/// (leaning this way or that); this decides between them where the pixels do not, and is outvoted where they
/// do.
constexpr double kLeanAcrossSigma = 0.15;
constexpr double kLeanDownMean = 0.25;
constexpr double kLeanDownSigma = 0.3;
/// From this many sigmas on an error counts by its length, not by its square: a corner under a finger.
constexpr double kHuber = 3;
constexpr double kFarMm = 300;

cv::Matx33d matrix_of(const cv::Vec3d& rotation) {
  cv::Matx33d r;
  cv::Rodrigues(rotation, r);
  return r;
}

/// Rigid move of a point of a patch.
cv::Point2d moved_mm(cv::Point2d p, double x, double y, double turn) {
  const double c = std::cos(turn);
  const double s = std::sin(turn);
  return {x + c * p.x - s * p.y, y + s * p.x + c * p.y};
}

/// Parameters: rotation, translation, log of the focal length's factor (only if it is looked for), then x, y,
/// turn of every patch that is not fixed. Residuals: corners in sigmas, then the beliefs.
class TableProblem : public cv::LMSolver::Callback {
 public:
  TableProblem(const Lens& lens, const std::vector<Patch>& patches, const TableOptions& options)
      : lens_(lens), patches_(patches), options_(options) {
    const bool places =
        std::any_of(patches.begin(), patches.end(), [](const Patch& p) { return p.place.has_value(); });
    int next = options.lens_known ? 6 : 7;
    for (std::size_t i = 0; i < patches.size(); ++i) {
      // Something must say where the table's frame is: the patches' places, or else the first patch.
      const bool fixed = i == 0 && !places;
      start_.push_back(fixed ? -1 : next);
      next += fixed ? 0 : 3;
      points_ += static_cast<int>(patches[i].shape_mm.size());
      beliefs_ += patches[i].place ? 3 : 0;
    }
    parameters_ = next;
    beliefs_ += options.lens_known ? 2 : 3;
    // Straightened once: the focal length that is looked for does not move them (the usual lens has no
    // distortion).
    for (const Patch& patch : patches) straight_.push_back(lens.straightened(patch.seen_px));
  }

  int parameters() const { return parameters_; }
  int residuals() const { return 2 * points_ + beliefs_; }

  void residuals_at(const double* p, double* out, bool robust) const {
    const cv::Matx33d r = matrix_of({p[0], p[1], p[2]});
    const double zoom = options_.lens_known ? 1 : std::exp(p[6]);
    int n = 0;
    for (std::size_t i = 0; i < patches_.size(); ++i) {
      const Patch& patch = patches_[i];
      const double* place = start_[i] < 0 ? nullptr : p + start_[i];
      const double z = options_.tile_thickness_mm - patch.height_mm;
      for (std::size_t k = 0; k < patch.shape_mm.size(); ++k) {
        const cv::Point2d q =
            place == nullptr ? patch.shape_mm[k] : moved_mm(patch.shape_mm[k], place[0], place[1], place[2]);
        const cv::Vec3d c = r * cv::Vec3d(q.x, q.y, z) + cv::Vec3d(p[3], p[4], p[5]);
        const double depth = std::abs(c[2]) < 1e-6 ? 1e-6 : c[2];
        double ex = lens_.camera(0, 0) * zoom * c[0] / depth + lens_.camera(0, 2) - straight_[i][k].x;
        double ey = lens_.camera(1, 1) * zoom * c[1] / depth + lens_.camera(1, 2) - straight_[i][k].y;
        ex /= patch.noise_px;
        ey /= patch.noise_px;
        const double length = std::hypot(ex, ey);
        if (robust && length > kHuber) {
          const double shrink = std::sqrt(kHuber * (2 * length - kHuber)) / length;
          ex *= shrink;
          ey *= shrink;
        }
        out[n++] = ex;
        out[n++] = ey;
      }
    }
    for (std::size_t i = 0; i < patches_.size(); ++i) {
      if (!patches_[i].place || start_[i] < 0) continue;
      const Patch::Place& belief = *patches_[i].place;
      const double* place = p + start_[i];
      out[n++] = (place[0] - belief.at_mm.x) / belief.sigma_mm;
      out[n++] = (place[1] - belief.at_mm.y) / belief.sigma_mm;
      out[n++] = (place[2] - belief.turn_rad) / belief.sigma_rad;
    }
    out[n++] = r(0, 2) / kLeanAcrossSigma;
    out[n++] = (r(1, 2) - kLeanDownMean) / kLeanDownSigma;
    if (!options_.lens_known) out[n++] = p[6] / kLogFocalSigma;
  }

  void slopes_at(const cv::Mat& p, cv::Mat& jacobian) const {
    jacobian.create(residuals(), parameters_, CV_64F);
    cv::Mat ahead(residuals(), 1, CV_64F);
    cv::Mat behind(residuals(), 1, CV_64F);
    for (int k = 0; k < parameters_; ++k) {
      cv::Mat q = p.clone();
      const double step = 1e-5 * std::max(1.0, std::abs(p.at<double>(k)));
      q.at<double>(k) += step;
      residuals_at(q.ptr<double>(), ahead.ptr<double>(), true);
      q.at<double>(k) -= 2 * step;
      residuals_at(q.ptr<double>(), behind.ptr<double>(), true);
      jacobian.col(k) = (ahead - behind) / (2 * step);
    }
  }

  bool compute(cv::InputArray param, cv::OutputArray error, cv::OutputArray jacobian) const override {
    const cv::Mat p = param.getMat();
    error.create(residuals(), 1, CV_64F);
    cv::Mat e = error.getMat();
    residuals_at(p.ptr<double>(), e.ptr<double>(), true);
    if (jacobian.needed()) {
      jacobian.create(residuals(), parameters_, CV_64F);
      cv::Mat j = jacobian.getMat();
      slopes_at(p, j);
    }
    return true;
  }

  /// Where the search begins: a pose, every patch where its place says or where that pose shows it.
  cv::Mat begin_at(const cv::Vec3d& rotation, const cv::Vec3d& translation) const {
    cv::Mat p = cv::Mat::zeros(parameters_, 1, CV_64F);
    for (int i = 0; i < 3; ++i) {
      p.at<double>(i) = rotation[i];
      p.at<double>(3 + i) = translation[i];
    }
    TablePlane plane;
    plane.lens = lens_;
    plane.rotation = rotation;
    plane.translation = translation;
    for (std::size_t i = 0; i < patches_.size(); ++i) {
      if (start_[i] < 0) continue;
      double* place = p.ptr<double>() + start_[i];
      if (patches_[i].place) {
        place[0] = patches_[i].place->at_mm.x;
        place[1] = patches_[i].place->at_mm.y;
        place[2] = patches_[i].place->turn_rad;
        continue;
      }
      const auto seen = plane.on_table(patches_[i].seen_px);
      cv::Point2d middle(0, 0);
      cv::Point2d shape_middle(0, 0);
      const double share = 1 / static_cast<double>(seen.size());
      for (std::size_t k = 0; k < seen.size(); ++k) {
        middle += seen[k] * share;
        shape_middle += patches_[i].shape_mm[k] * share;
      }
      double along = 0;
      double across = 0;
      for (std::size_t k = 0; k < seen.size(); ++k) {
        const cv::Point2d a = patches_[i].shape_mm[k] - shape_middle;
        const cv::Point2d b = seen[k] - middle;
        along += a.dot(b);
        across += a.cross(b);
      }
      place[2] = std::atan2(across, along);
      const cv::Point2d turned = moved_mm(shape_middle, 0, 0, place[2]);
      place[0] = middle.x - turned.x;
      place[1] = middle.y - turned.y;
    }
    return p;
  }

  TablePlane plane_at(const cv::Mat& p) const {
    TablePlane plane;
    plane.lens = lens_;
    if (!options_.lens_known) {
      plane.lens.camera(0, 0) *= std::exp(p.at<double>(6));
      plane.lens.camera(1, 1) *= std::exp(p.at<double>(6));
    }
    plane.rotation = {p.at<double>(0), p.at<double>(1), p.at<double>(2)};
    plane.translation = {p.at<double>(3), p.at<double>(4), p.at<double>(5)};
    plane.tile_thickness_mm = options_.tile_thickness_mm;
    plane.patches = patches_.size();
    return plane;
  }

  double rms_px(const cv::Mat& p) const {
    cv::Mat e(residuals(), 1, CV_64F);
    residuals_at(p.ptr<double>(), e.ptr<double>(), false);
    double sum = 0;
    int n = 0;
    for (const Patch& patch : patches_) {
      for (std::size_t k = 0; k < patch.shape_mm.size(); ++k, n += 2) {
        sum += (e.at<double>(n) * e.at<double>(n) + e.at<double>(n + 1) * e.at<double>(n + 1)) *
               patch.noise_px * patch.noise_px;
      }
    }
    return std::sqrt(sum / points_);
  }

  /// Spread of points 300 mm around what was measured, from how sharply the residuals pin the parameters
  /// down.
  double sigma_far(const cv::Mat& p) const {
    cv::Mat j;
    slopes_at(p, j);
    cv::Mat covariance;
    if (cv::invert(j.t() * j, covariance, cv::DECOMP_SVD) == 0) return 0;
    const TablePlane plane = plane_at(p);
    std::vector<cv::Point2d> around;
    for (int i = 0; i < 8; ++i)
      around.emplace_back(kFarMm * std::cos(i * CV_PI / 4), kFarMm * std::sin(i * CV_PI / 4));
    const auto pixels = plane.in_image(around);
    const int poses = options_.lens_known ? 6 : 7;
    cv::Mat slopes(16, parameters_, CV_64F, cv::Scalar(0));
    for (int k = 0; k < poses; ++k) {
      cv::Mat q = p.clone();
      const double step = 1e-5 * std::max(1.0, std::abs(p.at<double>(k)));
      q.at<double>(k) += step;
      const auto there = plane_at(q).on_table(pixels);
      for (int i = 0; i < 8; ++i) {
        slopes.at<double>(2 * i, k) =
            (there[static_cast<std::size_t>(i)].x - around[static_cast<std::size_t>(i)].x) / step;
        slopes.at<double>(2 * i + 1, k) =
            (there[static_cast<std::size_t>(i)].y - around[static_cast<std::size_t>(i)].y) / step;
      }
    }
    const cv::Mat spread = slopes * covariance * slopes.t();
    return std::sqrt(cv::trace(spread)[0] / 8);
  }

 private:
  Lens lens_;
  const std::vector<Patch>& patches_;
  TableOptions options_;
  std::vector<std::vector<cv::Point2d>> straight_;
  std::vector<int> start_;
  int parameters_ = 0;
  int points_ = 0;
  int beliefs_ = 0;
};

double cost_of(const TableProblem& problem, const cv::Mat& p) {
  cv::Mat e(problem.residuals(), 1, CV_64F);
  problem.residuals_at(p.ptr<double>(), e.ptr<double>(), true);
  return e.dot(e);
}

}  // namespace

std::vector<cv::Point2d> square_mm(double side_mm) {
  const double h = side_mm / 2;
  return {{-h, -h}, {h, -h}, {h, h}, {-h, h}};
}

cv::Matx33d TablePlane::image_from_table() const {
  const cv::Matx33d r = matrix_of(rotation);
  const cv::Matx33d pose(r(0, 0), r(0, 1), translation[0], r(1, 0), r(1, 1), translation[1], r(2, 0), r(2, 1),
                         translation[2]);
  return lens.camera * pose;
}

cv::Matx33d TablePlane::table_from_image() const { return image_from_table().inv(); }

std::vector<cv::Point2d> TablePlane::on_table(const std::vector<cv::Point2d>& p_in_image) const {
  std::vector<cv::Point2d> out;
  if (p_in_image.empty()) return out;
  cv::perspectiveTransform(lens.straightened(p_in_image), out, table_from_image());
  return out;
}

std::vector<cv::Point2d> TablePlane::in_image(const std::vector<cv::Point2d>& p_in_table) const {
  if (p_in_table.empty()) return {};
  std::vector<cv::Point2d> straight;
  cv::perspectiveTransform(p_in_table, straight, image_from_table());
  return lens.bent(straight);
}

cv::Point3d TablePlane::camera_mm() const {
  const cv::Vec3d c = matrix_of(rotation).t() * (translation * -1.0);
  return {c[0], c[1], c[2]};
}

double TablePlane::camera_height_mm() const { return -camera_mm().z + tile_thickness_mm; }

double TablePlane::tilt_deg() const {
  return std::acos(std::clamp(matrix_of(rotation)(2, 2), -1.0, 1.0)) * 180 / CV_PI;
}

double TablePlane::mm_per_px() const {
  const cv::Point2d middle((lens.picture.width - 1) / 2.0, (lens.picture.height - 1) / 2.0);
  const auto p = on_table({middle - cv::Point2d(0.5, 0), middle + cv::Point2d(0.5, 0),
                           middle - cv::Point2d(0, 0.5), middle + cv::Point2d(0, 0.5)});
  return std::sqrt(std::abs((p[1] - p[0]).cross(p[3] - p[2])));
}

Result<TablePlane> fit_table(const Lens& lens, const std::vector<Patch>& patches,
                             const TableOptions& options) {
  const auto biggest = std::max_element(patches.begin(), patches.end(), [](const Patch& a, const Patch& b) {
    return a.shape_mm.size() < b.shape_mm.size();
  });
  if (biggest == patches.end() || biggest->shape_mm.size() < 4 ||
      biggest->shape_mm.size() != biggest->seen_px.size()) {
    return failure(ErrorKind::kFailed, "nothing of known size lies on the table",
                   "Lay the start tile, the corner markers or the lens board on it.");
  }
  const cv::Ptr<TableProblem> problem = cv::makePtr<TableProblem>(lens, patches, options);
  // One flat thing alone has two poses that look nearly alike: both are tried. With places known, all patches
  // together are one big thing and tell better where to begin.
  std::vector<cv::Point3d> object;
  std::vector<cv::Point2d> image;
  const auto add = [&](const Patch& patch, const Patch::Place& at) {
    for (std::size_t k = 0; k < patch.shape_mm.size(); ++k) {
      const cv::Point2d q = moved_mm(patch.shape_mm[k], at.at_mm.x, at.at_mm.y, at.turn_rad);
      object.emplace_back(q.x, q.y, 0);
      image.push_back(patch.seen_px[k]);
    }
  };
  if (biggest->place) {
    for (const Patch& patch : patches) {
      if (patch.place) add(patch, *patch.place);
    }
  } else {
    add(patches.front(), {});
  }
  std::vector<cv::Mat> rotations;
  std::vector<cv::Mat> translations;
  try {
    cv::solvePnPGeneric(object, lens.straightened(image), lens.camera, cv::noArray(), rotations, translations,
                        false, cv::SOLVEPNP_IPPE);
  } catch (const cv::Exception&) {
    rotations.clear();  // points on a line
  }
  cv::Mat best;
  double best_cost = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < rotations.size(); ++i) {
    const cv::Vec3d r(rotations[i]);
    const cv::Vec3d t(translations[i]);
    if (!cv::checkRange(rotations[i]) || !cv::checkRange(translations[i]) || t[2] <= 0) continue;
    // A camera does not look at the table from below.
    if (matrix_of(r)(2, 2) <= 0) continue;
    cv::Mat p = problem->begin_at(r, t);
    cv::LMSolver::create(problem, 60)->run(p);
    const double cost = cost_of(*problem, p);
    if (cv::checkRange(p) && cost < best_cost) {
      best_cost = cost;
      best = p;
    }
  }
  if (best.empty()) {
    return failure(ErrorKind::kFailed, "no view of a table explains what was seen",
                   "Are the sizes right (--tile, --marker, --square)? Does everything lie flat?");
  }
  TablePlane plane = problem->plane_at(best);
  plane.rms_px = problem->rms_px(best);
  plane.sigma_300_mm = problem->sigma_far(best);
  return plane;
}

}  // namespace tilewatch::calibration
