// SPDX-License-Identifier: MIT
// Writes the catalogue's own drawings of all tiles of all sets as small pictures, for train.py --drawings.
//
//   tile_drawings FOLDER SEEDS
//
// FOLDER/<type>~<seed>.png, and FOLDER/<type>~<seed>.garden.png for types that have copies with a garden.
#include <cstdlib>
#include <iostream>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <string>
#include <vector>

#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/drawing.h"
#include "vision/simulate/svg_raster.h"

namespace {

using tilewatch::catalogue::Catalogue;
using tilewatch::catalogue::DrawingOptions;

constexpr int kSide = 96;
constexpr int kDrawnSide = 2 * kSide;

/// False, with a word on standard error, when the drawing does not render or cannot be written.
bool write_drawing(const std::string& svg, const std::string& path) {
  const auto raster = tilewatch::vision::rasterise_svg(svg, kDrawnSide, kDrawnSide);
  if (!raster) {
    std::cerr << path << ": " << raster.error().message << "\n";
    return false;
  }
  const cv::Mat bgra(kDrawnSide, kDrawnSide, CV_8UC4, const_cast<unsigned char*>(raster->bgra.data()));
  cv::Mat small;
  cv::resize(bgra, small, {kSide, kSide}, 0, 0, cv::INTER_AREA);
  cv::Mat picture;
  cv::cvtColor(small, picture, cv::COLOR_BGRA2BGR);
  if (cv::imwrite(path, picture)) return true;
  std::cerr << path << ": cannot be written\n";
  return false;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: tile_drawings FOLDER SEEDS\n";
    return 2;
  }
  const std::string folder = argv[1];
  const int seeds = std::atoi(argv[2]);
  // The two rivers are one set in two editions; river and mists would both begin the game.
  struct Sets {
    std::vector<std::string> names;
    tilewatch::Edition edition;
  };
  const Sets all[] = {{{"base", "mage_witch", "watchtowers", "fortune_teller", "inns_cathedrals", "river"},
                       tilewatch::Edition::kC3},
                      {{"river", "crop_circle"}, tilewatch::Edition::kC1},
                      {{"mists"}, tilewatch::Edition::kC3}};
  for (const auto& [names, edition] : all) {
    const auto catalogue = Catalogue::load(names, edition);
    if (!catalogue) {
      std::cerr << catalogue.error().message << "\n";
      return 1;
    }
    for (const auto& type : (*catalogue)->types()) {
      for (int seed = 1; seed <= seeds; ++seed) {
        const std::string stem = folder + "/" + type.id + "~" + std::to_string(seed);
        const auto options = [&](bool garden) {
          return DrawingOptions{seed % type.count, static_cast<std::uint32_t>(seed), garden};
        };
        if (!write_drawing(tilewatch::catalogue::tile_svg(type, options(false)), stem + ".png")) return 1;
        if (type.count_with_garden > 0 &&
            !write_drawing(tilewatch::catalogue::tile_svg(type, options(true)), stem + ".garden.png"))
          return 1;
      }
    }
  }
  return write_drawing(tilewatch::catalogue::tile_back_svg(), folder + "/back.png") ? 0 : 1;
}
