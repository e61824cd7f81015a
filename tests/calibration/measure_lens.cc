// SPDX-License-Identifier: MIT
// Not a test: how well the lens is found on many sets of synthetic pictures. measure_lens [SETS] [PICTURES]
// [SEED].
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <opencv2/calib3d.hpp>
#include <vector>

#include "calibration/lens/calibrate_lens.h"
#include "calibration/sheets/sheets.h"
#include "tests/calibration/board_camera.h"

using namespace tilewatch::calibration;

namespace {

double quantile(std::vector<double> values, double share) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[std::min(values.size() - 1,
                         static_cast<std::size_t>(share * static_cast<double>(values.size())))];
}

}  // namespace

int main(int argc, char** argv) {
  const int sets = argc > 1 ? std::atoi(argv[1]) : 200;
  const int pictures = argc > 2 ? std::atoi(argv[2]) : 18;
  const auto first_seed = static_cast<unsigned>(argc > 3 ? std::atoi(argv[3]) : 1);
  const auto paper = photo::paper_of(lens_board_sheet(Paper::kA4), lens_board_origin(Paper::kA4));
  std::vector<double> focal;
  std::vector<double> held_out;
  std::vector<double> fresh;
  int all_lights = 0;
  int failed = 0;
  for (int set = 0; set < sets; ++set) {
    std::mt19937 random(first_seed + static_cast<unsigned>(set));
    std::uniform_real_distribution<double> unit(0, 1);
    const Lens lens = photo::random_lens({1280, 720}, random);
    const photo::SheetCamera camera(lens);
    photo::Spoiled spoiled;
    std::vector<BoardView> views;
    std::vector<BoardView> later;
    int lost = 0;
    for (int n = 0; n < pictures + 4; ++n) {
      spoiled.blur_px = 0.5 + unit(random);
      spoiled.noise = 2 + 5 * unit(random);
      const cv::Mat shot =
          camera.photo({{&paper, photo::random_board_pose(lens, n, random)}}, spoiled, random);
      const auto view = find_lens_board(shot, {});
      if (!view) {
        ++lost;
        continue;
      }
      (n < pictures ? views : later).push_back(*view);
    }
    const auto result = calibrate_lens(views);
    if (!result) {
      fmt::print("set {}: {}\n", set, result.error().message);
      ++failed;
      continue;
    }
    const double error = std::max(std::abs(result->lens.camera(0, 0) / lens.camera(0, 0) - 1),
                                  std::abs(result->lens.camera(1, 1) / lens.camera(1, 1) - 1));
    focal.push_back(100 * error);
    held_out.push_back(result->held_out_px);
    // Pictures that calibration never saw, beside its own cross-check.
    std::vector<double> errors;
    for (const auto& view : later) {
      std::vector<cv::Point3f> object;
      for (const int id : view.ids) {
        const cv::Point2d p = LensBoard{}.corner_mm(id);
        object.emplace_back(static_cast<float>(p.x), static_cast<float>(p.y), 0.F);
      }
      cv::Vec3d r;
      cv::Vec3d t;
      cv::solvePnP(object, view.corners, result->lens.camera, result->lens.distortion, r, t);
      std::vector<cv::Point2f> seen;
      cv::projectPoints(object, r, t, result->lens.camera, result->lens.distortion, seen);
      for (std::size_t i = 0; i < seen.size(); ++i) errors.push_back(cv::norm(seen[i] - view.corners[i]));
    }
    fresh.push_back(quantile(errors, 0.5));
    all_lights += result->lights.all() ? 1 : 0;
    if (set < 10 || error > 0.005) {
      fmt::print(
          "set {}: {} views ({} lost), f {:.1f} of {:.1f} ({:.2f} %), rms {:.3f}, held out {:.3f}, new "
          "{:.3f}, "
          "coverage {:.2f}, bent {:.2f} mm, lights {}{}{}{}\n",
          set, views.size(), lost, result->lens.focal_px(), lens.focal_px(), 100 * error, result->rms_px,
          result->held_out_px, fresh.back(), result->coverage.share(), result->bent_mm,
          result->lights.pictures, result->lights.certain, result->lights.sharp, result->lights.covered);
      std::fflush(stdout);
    }
  }
  fmt::print(
      "{} sets, {} failed; focal length error %: median {:.3f}, 95 % {:.3f}, worst {:.3f}; within 0.5 %: "
      "{}\n",
      sets, failed, quantile(focal, 0.5), quantile(focal, 0.95), quantile(focal, 1),
      std::count_if(focal.begin(), focal.end(), [](double e) { return e <= 0.5; }));
  fmt::print(
      "held-out px: median {:.3f}, worst {:.3f}; new pictures px: median {:.3f}, worst {:.3f}; all lights "
      "{}\n",
      quantile(held_out, 0.5), quantile(held_out, 1), quantile(fresh, 0.5), quantile(fresh, 1), all_lights);
}
