// SPDX-License-Identifier: MIT
#include "calibration/profile/report.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace tilewatch::calibration {
namespace {

constexpr double kLeftMm = 18;
constexpr double kRightMm = 192;
constexpr double kPictureTallMm = 58;

/// Writes from top to bottom.
class ReportPage {
 public:
  Page page{size_mm(Paper::kA4), {}};

  void title(const std::string& words) {
    page.shapes.emplace_back(Words{{kLeftMm, 24}, words, 7, Align::kLeft, true});
    y_ = 31;
  }
  void line(const std::string& words, bool grey = false) {
    page.shapes.emplace_back(
        Words{{kLeftMm, y_}, words, 3.3, Align::kLeft, false, grey ? kGreyInk : kBlackInk});
    y_ += 4.9;
  }
  void heading(const std::string& words) {
    y_ += 3;
    page.shapes.emplace_back(Line{{{kLeftMm, y_}, {kRightMm, y_}}, 0.2, kGreyInk});
    y_ += 6;
    page.shapes.emplace_back(Words{{kLeftMm, y_}, words, 4.4, Align::kLeft, true});
    y_ += 6;
  }
  /// Words to the left of a picture, which takes the right half.
  void beside(const std::vector<std::string>& words, const Evidence& evidence, const std::string& file) {
    const double top = y_ - 4;
    const auto picture = evidence.find(file);
    if (picture != evidence.end()) {
      constexpr double kWide = 84;
      const double tall = std::min(kPictureTallMm, kWide * picture->second.rows / picture->second.cols);
      const double wide = tall * picture->second.cols / picture->second.rows;
      page.shapes.emplace_back(Photo{{kRightMm - wide, top, wide, tall}, picture->second});
      for (const auto& sentence : words) wrapped(sentence, kRightMm - wide - kLeftMm - 4);
      y_ = std::max(y_, top + tall + 4);
    } else {
      for (const auto& sentence : words) wrapped(sentence, kRightMm - kLeftMm);
    }
  }
  double y() const { return y_; }
  void down(double mm) { y_ += mm; }

 private:
  void wrapped(const std::string& sentence, double wide_mm) {
    // DejaVu Sans at 3.3 mm is about 1.95 mm a letter.
    const auto most = static_cast<std::size_t>(wide_mm / 1.95);
    std::string rest = sentence;
    while (rest.size() > most) {
      std::size_t cut = rest.rfind(' ', most);
      if (cut == std::string::npos) cut = most;
      line(rest.substr(0, cut));
      rest = "   " + rest.substr(std::min(rest.size(), cut + 1));
    }
    line(rest);
  }

  double y_ = 24;
};

Tint tint_of(const cv::Vec3d& bgr) {
  const auto part = [](double v) { return std::clamp(v / 255, 0.0, 1.0); };
  return {part(bgr[2]), part(bgr[1]), part(bgr[0])};
}

}  // namespace

std::vector<std::string> lens_words(const LensRecord& record) {
  const Lens& lens = record.lens;
  return {fmt::format("Measured {} from {} pictures (squares {:g} mm).", record.made, record.pictures,
                      record.square_mm),
          fmt::format("Focal length {:.1f} px, certain to {:.1f} px; the lens sees {:.0f} degrees across.",
                      lens.focal_px(), record.focal_sigma_px, lens.across_deg()),
          fmt::format("Corners are explained to {:.2f} px; in pictures that took no part to {:.2f} px.",
                      record.rms_px, record.held_out_px),
          fmt::format("The board was seen in {:.0f} % of the picture.", 100 * record.coverage)};
}

std::vector<std::string> table_words(const TableRecord& record) {
  const TablePlane& plane = record.plane;
  return {fmt::format("Measured {} from {}.", record.made, record.from),
          fmt::format("The camera is {:.0f} mm above the table and leans {:.0f} degrees off the vertical.",
                      plane.camera_height_mm(), plane.tilt_deg()),
          fmt::format("In the middle of the picture a pixel is {:.2f} mm wide; a tile is {:g} mm wide.",
                      plane.mm_per_px(), record.tile_mm),
          fmt::format("A thing 300 mm away is right to about {:.1f} mm.", plane.sigma_300_mm),
          record.lens_known ? std::string("The lens was measured before.")
                            : std::string("The lens was not measured: the focal length is an estimate.")};
}

std::vector<std::string> colour_words(const ColoursRecord& record) {
  std::vector<std::string> names;
  for (const FigureColour& colour : record.colours) names.push_back(colour.name);
  std::vector<std::string> words{fmt::format("Measured {}: {}.", record.made, fmt::join(names, ", "))};
  const ColourReport report = compare_colours(record.colours, {"mage", "witch", "ghost", "hound", "back"});
  for (const ColourPair& pair : report.too_close) {
    words.push_back(fmt::format("{} and {} are hard to tell apart ({:.0f}; {:.0f} is safe).", pair.first,
                                pair.second, pair.apart, kTooClose));
  }
  if (report.leave_out.empty()) {
    words.emplace_back("All can be told apart.");
  } else {
    words.push_back(fmt::format("Leave out {}: then all others can be told apart.",
                                fmt::join(report.leave_out, " and ")));
  }
  return words;
}

std::vector<Page> report_pages(const Profile& profile, const Evidence& evidence) {
  ReportPage report;
  report.title("Tilewatch: table " + profile.name);
  report.line(fmt::format("Made {}, camera: {}, pictures {} x {}, OpenCV {}", profile.made,
                          profile.camera.empty() ? "picture files" : profile.camera, profile.picture.width,
                          profile.picture.height, CV_VERSION),
              true);
  report.heading("Lens");
  if (profile.lens) {
    report.beside(lens_words(*profile.lens), evidence, "lens.jpg");
  } else {
    report.line("Not measured.", true);
  }
  report.heading("Table");
  if (profile.table) {
    report.beside(table_words(*profile.table), evidence, "table.jpg");
  } else {
    report.line("Not measured.", true);
  }
  report.heading("Colours");
  if (profile.colours) {
    report.beside(colour_words(*profile.colours), evidence, "colours.jpg");
    report.down(5);
    double x = kLeftMm + 7;
    for (const FigureColour& colour : profile.colours->colours) {
      report.page.shapes.emplace_back(Ring{{x, report.y()}, 5, 0, tint_of(colour.bgr)});
      report.page.shapes.emplace_back(Ring{{x, report.y()}, 5, 0.15, kGreyInk});
      report.page.shapes.emplace_back(Words{{x, report.y() + 9}, colour.name, 2.9, Align::kMiddle});
      x += 17;
    }
  } else {
    report.line("Not measured.", true);
  }
  return {std::move(report.page)};
}

}  // namespace tilewatch::calibration
