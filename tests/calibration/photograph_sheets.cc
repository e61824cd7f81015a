// SPDX-License-Identifier: MIT
// Not a test: photographs our printed sheets with a camera of its own, to try `calibrate` without a camera
// and without paper. photograph_sheets DIR [SEED]: DIR/lens/NN.jpg, DIR/markers.jpg, DIR/board.jpg (all
// through the same lens).
#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <opencv2/imgcodecs.hpp>

#include "calibration/sheets/sheets.h"
#include "tests/calibration/board_camera.h"

using namespace tilewatch::calibration;

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  const std::filesystem::path folder = argv[1];
  std::filesystem::create_directories(folder);
  std::mt19937 random(static_cast<unsigned>(argc > 2 ? std::atoi(argv[2]) : 1));
  const Lens lens = photo::random_lens({1280, 720}, random);
  const photo::SheetCamera camera(lens);
  const auto paper = photo::paper_of(lens_board_sheet(Paper::kA4), lens_board_origin(Paper::kA4));
  for (int n = 0; n < 18; ++n) {
    const cv::Mat shot = camera.photo({{&paper, photo::random_board_pose(lens, n, random)}}, {}, random);
    cv::imwrite((folder / fmt::format("lens-{:02}.jpg", n)).string(), shot);
  }
  const auto cards = photo::marker_cards();
  const photo::SheetPose table = photo::table_pose(650, 18, 10);
  cv::imwrite((folder / "markers.jpg").string(), camera.photo(photo::laid_cards(cards, table), {}, random));
  cv::imwrite((folder / "board.jpg").string(),
              camera.photo({{&paper, photo::moved(table, {-120, -90}, 0.1)}}, {}, random));
  cv::imwrite(
      (folder / "figures.jpg").string(),
      photo::row_of_figures({{45, 45, 175}, {190, 88, 46}, {62, 130, 55}, {55, 200, 245}, {125, 50, 92}},
                            {0.62, 0.8, 0.95}, lens.picture));
  fmt::print("focal length {:.2f} {:.2f}, axis {:.2f} {:.2f}; camera 650 mm over the table, 18 degrees\n",
             lens.camera(0, 0), lens.camera(1, 1), lens.camera(0, 2), lens.camera(1, 2));
}
