// SPDX-License-Identifier: MIT
// find_figures on rendered tables of the reference data, where they are there: the ones nothing was tuned on.
#include <gtest/gtest.h>

#include "tests/support/paths.h"
#include "tests/vision/figures/figure_score.h"
#include "tests/vision/figures/truth_table.h"
#include "vision/figures/find_figures.h"
#include "vision/table/find_board.h"

namespace tilewatch::test {
namespace {

FigureScore score_of(const std::filesystem::path& shared, const std::filesystem::path& folder,
                     const std::vector<std::string>& names) {
  const auto catalogue = catalogue::Catalogue::load({"base"}).value();
  const auto art = vision::ArtLibrary::from_folders(*catalogue, {shared / "real/art/c3-scans"}).value();
  FigureScore total;
  for (const auto& name : names) {
    const TrueTable table = load_true_table(folder, name, shared / "scenes/faces.json", art, 0.7);
    const auto geometry = vision::fit_geometry(table.picture.size(), table.tiles);
    auto figures = vision::find_figures(table.picture, geometry, table.tiles, art, *catalogue);
    // What is less likely is shown as a guess (a dashed ring): it counts neither as found nor as false.
    constexpr double kClaimed = 0.6;
    std::erase_if(figures, [](const vision::FigureReading& figure) { return figure.confidence < kClaimed; });
    total += score_figures(table, figures);
  }
  return total;
}

TEST(RenderedTables, Stills) {
  const auto shared = shared_folder();
  if (!shared) GTEST_SKIP() << "no reference data here";
  const FigureScore score =
      score_of(*shared, *shared / "scenes/dev", {"007", "009", "011", "013", "015", "017", "021", "023"});
  EXPECT_GE(score.found, 0.9 * score.asked) << score.text();
  EXPECT_GE(score.right_on, 0.85 * score.asked) << score.text();
  EXPECT_LE(score.false_found, 0.08 * score.asked) << score.text();
}

TEST(RenderedTables, Film) {
  const auto shared = shared_folder();
  if (!shared) GTEST_SKIP() << "no reference data here";
  const FigureScore score =
      score_of(*shared, *shared / "scenes/films/base", {"t10_1", "t25_1", "t40_1", "t55_1", "t71_1"});
  EXPECT_GE(score.found, 0.95 * score.asked) << score.text();
  EXPECT_GE(score.right_on, 0.95 * score.asked) << score.text();
  EXPECT_LE(score.false_found, 0.05 * score.asked) << score.text();
}

}  // namespace
}  // namespace tilewatch::test
