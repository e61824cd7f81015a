// SPDX-License-Identifier: MIT
// SVG text -> pixels, through librsvg and cairo (no Qt, no OpenCV), for everything that shows a drawing.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/catalogue/result.h"

namespace tilewatch::vision {

struct Raster {
  int width = 0;
  int height = 0;
  /// Premultiplied B G R A bytes, rows without padding (cairo's ARGB32 on little-endian machines).
  std::vector<std::uint8_t> bgra;
};

/// Draws the document scaled to width x height pixels on a transparent ground.
Result<Raster> rasterise_svg(std::string_view svg, int width, int height);

}  // namespace tilewatch::vision
