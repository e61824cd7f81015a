// SPDX-License-Identifier: MIT
#include "calibration/sheets/marker_modules.h"

#include "calibration/sheets/patterns.h"

namespace tilewatch::calibration {

void add_marker(Page& page, int id, cv::Point2d corner, double side_mm) {
  cv::Mat modules;
  const auto dictionary = marker_dictionary();
  const int across = dictionary->markerSize + 2;
  dictionary->drawMarker(id, across, modules, 1);
  const double module = side_mm / across;
  page.shapes.emplace_back(Boxes{{{corner.x, corner.y, side_mm, side_mm}}, kBlackInk});
  Boxes white{{}, {1, 1, 1}};
  for (int y = 0; y < across; ++y) {
    for (int x = 0; x < across; ++x) {
      if (modules.at<unsigned char>(y, x) < 128) continue;
      white.places.emplace_back(corner.x + x * module, corner.y + y * module, module, module);
    }
  }
  page.shapes.emplace_back(std::move(white));
}

}  // namespace tilewatch::calibration
