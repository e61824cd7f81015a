// SPDX-License-Identifier: MIT
// Measures find_figures on the rendered tables of the reference data: how many meeples are found, with which
// mistakes.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <ctime>
#include <exception>
#include <filesystem>
#include <map>
#include <opencv2/core/utility.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "tests/vision/figures/figure_score.h"
#include "tests/vision/figures/truth_table.h"
#include "vision/figures/find_figures.h"
#include "vision/table/find_board.h"

namespace {

namespace fs = std::filesystem;
using namespace tilewatch;

void draw(const test::TrueTable& table, const std::vector<vision::FigureReading>& found,
          const test::FigureScore& score, const fs::path& file) {
  cv::Mat picture = table.picture.clone();
  for (const auto& f : found) {
    const cv::Scalar colour = f.pose == Pose::kLying ? cv::Scalar(255, 255, 0) : cv::Scalar(255, 255, 255);
    cv::polylines(picture, f.outline, true, colour, 1);
    cv::circle(picture, f.foot, 1, {0, 0, 255}, -1);
    cv::putText(picture,
                fmt::format("{} {:.2f} {}", to_string(f.colour).substr(0, 3), f.confidence,
                            f.on.empty() ? "?" : to_string(f.on.front().piece.kind).substr(0, 4)),
                cv::Point(f.foot) + cv::Point(12, -10), cv::FONT_HERSHEY_SIMPLEX, 0.35, colour);
  }
  for (const auto& f : table.figures) {
    if (f.visible_px <= 40) continue;
    cv::drawMarker(picture, f.foot, {255, 0, 255}, cv::MARKER_CROSS, 5);
  }
  for (const auto& point : score.missed_at) cv::circle(picture, point, 26, {0, 0, 255}, 2);
  for (const auto& point : score.false_at) cv::circle(picture, point, 22, {0, 255, 255}, 2);
  cv::imwrite(file.string(), picture);
}

int measure(const std::vector<fs::path>& folders, const fs::path& art_folder, const fs::path& faces,
            const std::vector<std::string>& sets, int every, int first, const std::string& draw_to,
            double shake, bool hands) {
  const auto catalogue = catalogue::Catalogue::load(sets);
  if (!catalogue) throw std::runtime_error(catalogue.error().message);
  const auto art = vision::ArtLibrary::from_folders(**catalogue, {art_folder});
  if (!art) throw std::runtime_error(art.error().message);
  cv::setNumThreads(1);
  test::FigureScore total;
  double slowest_ms = 0;
  for (const auto& folder : folders) {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder / "truth"))
      if (entry.path().extension() == ".json") names.push_back(entry.path().stem().string());
    std::sort(names.begin(), names.end());
    for (std::size_t i = static_cast<std::size_t>(first); i < names.size();
         i += static_cast<std::size_t>(every)) {
      const auto table = test::load_true_table(folder, names[i], faces, *art, shake);
      if (table.hand && !hands) continue;
      const auto geometry = vision::fit_geometry(table.picture.size(), table.tiles);
      const std::clock_t start = std::clock();
      const auto found = vision::find_figures(table.picture, geometry, table.tiles, *art, **catalogue);
      const double ms = 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
      slowest_ms = std::max(slowest_ms, ms);
      const auto score = test::score_figures(table, found);
      total += score;
      std::fflush(stdout);
      fmt::print("{} {} tiles {:.0f} ms: {}\n", names[i], table.tiles.size(), ms, score.text());
      if (!draw_to.empty()) draw(table, found, score, fs::path(draw_to) / (names[i] + ".png"));
    }
  }
  fmt::print("total, slowest {:.0f} ms: {}\n", slowest_ms, total.text());
  for (const auto& [what, count] : total.confusions) fmt::print("  {} x {}\n", count, what);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Measures find_figures on rendered tables with truth."};
  std::vector<fs::path> folders;
  fs::path art;
  fs::path faces;
  std::vector<std::string> sets{"base"};
  int every = 1;
  int first = 0;
  double shake = 0.7;
  bool hands = false;
  std::string draw_to;
  app.add_option("folders", folders, "folders with img/ and truth/")->required();
  app.add_option("--art", art, "art folder")->required();
  app.add_option("--faces", faces, "faces.json of the rendered tables")->required();
  app.add_option("--tiles", sets, "tile sets")->delimiter(',');
  app.add_option("--every", every, "take every n-th picture");
  app.add_option("--first", first, "index of the first picture");
  app.add_option("--shake", shake, "sigma of the error put on true corners, pixels");
  app.add_flag("--hands", hands, "pictures with a hand too");
  app.add_option("--draw", draw_to, "write annotated pictures to this folder");
  CLI11_PARSE(app, argc, argv);
  try {
    return measure(folders, art, faces, sets, every, first, draw_to, shake, hands);
  } catch (const std::exception& e) {
    fmt::print(stderr, "{}\n", e.what());
    return 1;
  }
}
