// SPDX-License-Identifier: MIT
// Not a test: how well the table's plane is known from tiles. measure_table TRUTH_DIR READINGS_DIR, where the
// readings were made by `tilewatch read … --json READINGS_DIR/` and the truth holds the camera.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>
#include <random>
#include <set>
#include <vector>

#include "calibration/table/refine_tile.h"
#include "calibration/table/table_plane.h"
#include "vision/tiles/art_library.h"

using namespace tilewatch::calibration;
using nlohmann::json;

namespace {

constexpr double kTileMm = 45;
constexpr double kPitchMm = 45.3;

struct Tile {
  std::vector<cv::Point2d> read_px;
  std::vector<cv::Point2d> true_px;
  std::vector<cv::Point2d> true_mm;  ///< y down
  std::string face;
  int rotation = 0;
  int column = 0;
  int row = 0;
};

cv::Point2d middle(const std::vector<cv::Point2d>& p) {
  cv::Point2d m(0, 0);
  for (const auto& q : p) m += q * (1 / static_cast<double>(p.size()));
  return m;
}

double quantile(std::vector<double> v, double share) {
  if (v.empty()) return -1;
  std::sort(v.begin(), v.end());
  return v[std::min(v.size() - 1, static_cast<std::size_t>(share * static_cast<double>(v.size())))];
}

std::vector<cv::Point2d> points(const json& list, bool flip) {
  std::vector<cv::Point2d> out;
  for (const auto& p : list) out.emplace_back(p[0].get<double>(), (flip ? -1 : 1) * p[1].get<double>());
  return out;
}

/// Rotation and shift that lay `from` onto `to` best.
cv::Matx23d rigid(const std::vector<cv::Point2d>& from, const std::vector<cv::Point2d>& to) {
  const cv::Point2d a = middle(from);
  const cv::Point2d b = middle(to);
  double along = 0;
  double across = 0;
  for (std::size_t i = 0; i < from.size(); ++i) {
    along += (from[i] - a).dot(to[i] - b);
    across += (from[i] - a).cross(to[i] - b);
  }
  const double t = std::atan2(across, along);
  const double c = std::cos(t);
  const double s = std::sin(t);
  return {c, -s, b.x - c * a.x + s * a.y, s, c, b.y - s * a.x - c * a.y};
}

cv::Point2d apply(const cv::Matx23d& m, cv::Point2d p) {
  return {m(0, 0) * p.x + m(0, 1) * p.y + m(0, 2), m(1, 0) * p.x + m(1, 1) * p.y + m(1, 2)};
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 6) return 2;
  const bool by_outline = std::atof(argv[5]) < 0;
  const auto catalogue = tilewatch::catalogue::Catalogue::load({"base"});
  const auto art = tilewatch::vision::ArtLibrary::from_folders(**catalogue, {argv[4]});
  std::mt19937 random(1);
  std::uniform_real_distribution<float> shake(-2, 2);
  std::vector<double> corner_errors;
  int lost = 0;
  std::vector<std::vector<double>> one(2);
  std::vector<std::vector<double>> middle_one(2);
  std::vector<std::vector<double>> nine(2);
  std::vector<std::vector<double>> told(2);
  std::set<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(argv[2])) files.insert(entry.path());
  for (const auto& file : files) {
    const json reading = json::parse(std::ifstream(file));
    const json truth = json::parse(std::ifstream(std::filesystem::path(argv[1]) / file.filename()));
    Lens lens;
    lens.picture = {truth["size"][0].get<int>(), truth["size"][1].get<int>()};
    const json& k = truth["camera"]["K"];
    for (int r = 0; r < 3; ++r) {
      for (int c = 0; c < 3; ++c)
        lens.camera(r, c) = k[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
    }
    lens.distortion = truth["camera"]["dist"]["coeffs"].get<std::array<double, 5>>();
    const cv::Mat picture =
        cv::imread((std::filesystem::path(argv[3]) / file.filename()).replace_extension(".jpg").string());
    std::vector<Tile> tiles;
    for (const json& t : truth["tiles"]) {
      if (t["visible"].get<double>() < 0.97) continue;
      Tile tile;
      tile.true_px = points(t["corners"], false);
      tile.true_mm = points(t["corners_mm"], true);
      for (const json& r : reading["tiles"]) {
        const auto seen = points(r["corners"], false);
        if (cv::norm(middle(seen) - middle(tile.true_px)) > 8) continue;
        tile.read_px = seen;
        tile.rotation = r["rotation"];
        tile.face = r["variant"];
        tile.column = r["cell"][0];
        tile.row = r["cell"][1];
      }
      if (tile.read_px.empty()) continue;
      const auto nearest = std::min_element(tile.true_px.begin(), tile.true_px.end(), [&](auto& a, auto& b) {
        return cv::norm(a - tile.read_px[0]) < cv::norm(b - tile.read_px[0]);
      });
      const auto turn = nearest - tile.true_px.begin();
      std::rotate(tile.true_px.begin(), tile.true_px.begin() + turn, tile.true_px.end());
      std::rotate(tile.true_mm.begin(), tile.true_mm.begin() + turn, tile.true_mm.end());
      tilewatch::vision::Quad rough{};
      for (std::size_t i = 0; i < 4; ++i) {
        rough[i] = cv::Point2f(tile.read_px[i]) + cv::Point2f(shake(random), shake(random));
      }
      const auto face = std::find_if(art->faces().begin(), art->faces().end(),
                                     [&](const auto& f) { return f.name == tile.face; });
      if (face == art->faces().end()) continue;
      cv::Mat lying = face->picture;
      for (int q = 0; q < tile.rotation; ++q) cv::rotate(lying, lying, cv::ROTATE_90_CLOCKWISE);
      // The reading's corners begin at the tile's north-west as it lies on the board.
      const auto refined = by_outline ? refine_by_outline(picture, rough)
                                      : refine_by_face(picture, rough, lying, std::atof(argv[5]));
      if (!refined) {
        ++lost;
        continue;
      }
      for (std::size_t i = 0; i < 4; ++i) {
        tile.read_px[i] = refined->corners[i];
        corner_errors.push_back(cv::norm(tile.read_px[i] - tile.true_px[i]));
      }
      tiles.push_back(tile);
    }
    const cv::Point2d centre(lens.picture.width / 2.0, lens.picture.height / 2.0);
    std::string line =
        fmt::format("{}: {} tiles, tilt {:.0f}, height {:.0f}", file.stem().string(), tiles.size(),
                    truth["camera"]["tilt_deg"].get<double>(), truth["camera"]["height_mm"].get<double>());
    for (std::size_t mode = 0; mode < 2; ++mode) {
      const Lens used = mode == 0 ? lens : usual_lens(lens.picture);
      TableOptions options;
      options.lens_known = mode == 0;
      std::vector<double> here;
      std::vector<double> here_nine;
      double nearest_px = 1e9;
      std::vector<double> at_middle;
      const std::size_t stride = std::max<std::size_t>(1, tiles.size() / 10);
      for (std::size_t n = 0; n < tiles.size(); n += stride) {
        const Tile& tile = tiles[n];
        Patch patch;
        patch.shape_mm = square_mm(kTileMm);
        patch.seen_px = tile.read_px;
        patch.height_mm = 2;
        const auto plane = fit_table(used, {patch}, options);
        if (!plane) continue;
        std::vector<double> errors;
        const auto frame = rigid(tile.true_mm, square_mm(kTileMm));
        for (const Tile& other : tiles) {
          const double away = cv::norm(middle(other.true_mm) - middle(tile.true_mm));
          if (away < 270 || away > 330) continue;
          errors.push_back(
              cv::norm(middle(plane->on_table(other.true_px)) - apply(frame, middle(other.true_mm))));
        }
        here.insert(here.end(), errors.begin(), errors.end());
        if (!errors.empty()) told[mode].push_back(plane->sigma_300_mm);
        const double off = cv::norm(middle(tile.true_px) - centre);
        if (off < nearest_px && !errors.empty()) {
          nearest_px = off;
          at_middle = errors;
        }

        std::vector<const Tile*> block;
        for (const Tile& other : tiles) block.push_back(&other);
        std::sort(block.begin(), block.end(), [&](const Tile* a, const Tile* b) {
          return cv::norm(middle(a->true_mm) - middle(tile.true_mm)) <
                 cv::norm(middle(b->true_mm) - middle(tile.true_mm));
        });
        if (block.size() < 10) continue;
        block.resize(9);
        std::vector<Patch> patches;
        std::vector<cv::Point2d> block_mm;
        std::vector<cv::Point2d> block_px;
        for (const Tile* t : block) {
          Patch p = patch;
          p.seen_px = t->read_px;
          p.place = Patch::Place{{t->column * kPitchMm, t->row * kPitchMm}};
          patches.push_back(p);
          block_mm.insert(block_mm.end(), t->true_mm.begin(), t->true_mm.end());
          block_px.insert(block_px.end(), t->true_px.begin(), t->true_px.end());
        }
        const auto better = fit_table(used, patches, options);
        if (!better) continue;
        const auto block_frame = rigid(block_mm, better->on_table(block_px));
        for (const Tile& other : tiles) {
          const double away = cv::norm(middle(other.true_mm) - middle(block_mm));
          if (away < 270 || away > 330) continue;
          here_nine.push_back(
              cv::norm(middle(better->on_table(other.true_px)) - apply(block_frame, middle(other.true_mm))));
        }
      }
      line += fmt::format("; {}: one {:.1f} (middle {:.1f}), nine {:.1f} mm",
                          mode == 0 ? "lens known" : "unknown", quantile(here, 0.5), quantile(at_middle, 0.5),
                          quantile(here_nine, 0.5));
      one[mode].insert(one[mode].end(), here.begin(), here.end());
      middle_one[mode].insert(middle_one[mode].end(), at_middle.begin(), at_middle.end());
      nine[mode].insert(nine[mode].end(), here_nine.begin(), here_nine.end());
    }
    fmt::print("{}\n", line);
  }
  for (std::size_t mode = 0; mode < 2; ++mode) {
    fmt::print(
        "{}: a tile 300 mm away, mm, median (90 %): from one tile {:.1f} ({:.1f}), from the one in the "
        "middle "
        "{:.1f} ({:.1f}), from nine {:.1f} ({:.1f}); told {:.1f}; pairs {} and {}\n",
        mode == 0 ? "lens known" : "lens unknown", quantile(one[mode], 0.5), quantile(one[mode], 0.9),
        quantile(middle_one[mode], 0.5), quantile(middle_one[mode], 0.9), quantile(nine[mode], 0.5),
        quantile(nine[mode], 0.9), quantile(told[mode], 0.5), one[mode].size(), nine[mode].size());
  }
}
