// SPDX-License-Identifier: MIT
#include "vision/simulate/svg_raster.h"

#include <gtest/gtest.h>

namespace tilewatch::vision {
namespace {

TEST(SvgRaster, ScalesTheDocumentToTheSizeWanted) {
  const auto raster = rasterise_svg(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'><rect x='5' width='5' height='10' "
      "fill='#ff0000'/></svg>",
      40, 20);
  ASSERT_TRUE(raster) << raster.error().message;
  ASSERT_EQ(raster->bgra.size(), 40U * 20U * 4U);
  // The document keeps its shape: 20 x 20 in the middle, its right half red.
  const auto alpha = [&](int x, int y) {
    return raster->bgra[static_cast<std::size_t>((y * 40 + x) * 4 + 3)];
  };
  EXPECT_EQ(alpha(12, 10), 0);
  EXPECT_EQ(alpha(25, 10), 255);
  EXPECT_EQ(raster->bgra[(10 * 40 + 25) * 4 + 2], 255);
}

TEST(SvgRaster, RefusesWhatIsNoDrawingOrNoSize) {
  EXPECT_FALSE(rasterise_svg("no drawing", 10, 10));
  EXPECT_FALSE(rasterise_svg("<svg xmlns='http://www.w3.org/2000/svg'/>", 0, 10));
  EXPECT_FALSE(rasterise_svg("<svg xmlns='http://www.w3.org/2000/svg'/>", 10, 1000000));
}

}  // namespace
}  // namespace tilewatch::vision
