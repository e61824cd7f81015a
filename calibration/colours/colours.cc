// SPDX-License-Identifier: MIT
#include "calibration/colours/colours.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <opencv2/imgproc.hpp>

namespace tilewatch::calibration {
namespace {

constexpr double kPaperWhite = 235;
constexpr double kWorkPx = 900;
/// Shadows are nearer to the paper than this, figures (white ones on white paper apart) are not.
constexpr double kNotPaper = 16;

cv::Vec3d lab_of(const cv::Vec3d& bgr) {
  cv::Mat3f pixel(1, 1,
                  cv::Vec3f(static_cast<float>(std::clamp(bgr[0] / 255, 0.0, 1.0)),
                            static_cast<float>(std::clamp(bgr[1] / 255, 0.0, 1.0)),
                            static_cast<float>(std::clamp(bgr[2] / 255, 0.0, 1.0))));
  cv::Mat3f lab;
  cv::cvtColor(pixel, lab, cv::COLOR_BGR2Lab);
  return lab(0, 0);
}

/// The colour that most of the picture has: paper or plain table.
cv::Vec3d ground_of(const cv::Mat& bgr) {
  constexpr int kBins = 24;
  const std::array<int, 3> channels{0, 1, 2};
  const std::array<int, 3> bins{kBins, kBins, kBins};
  const std::array<float, 2> range{0, 256};
  std::array<const float*, 3> ranges{range.data(), range.data(), range.data()};
  cv::Mat histogram;
  cv::calcHist(&bgr, 1, channels.data(), cv::noArray(), histogram, 3, bins.data(), ranges.data());
  std::array<int, 3> most{};
  cv::minMaxIdx(histogram, nullptr, nullptr, nullptr, most.data());
  const auto low = [&](std::size_t c) { return most[c] * 256.0 / kBins - 6; };
  cv::Mat near;
  cv::inRange(bgr, cv::Scalar(low(0), low(1), low(2)), cv::Scalar(low(0) + 23, low(1) + 23, low(2) + 23),
              near);
  const cv::Scalar mean = cv::mean(bgr, near);
  return {mean[0], mean[1], mean[2]};
}

double middle_of_values(std::vector<double>& values) {
  const auto at = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), at, values.end());
  return *at;
}

}  // namespace

double colour_distance(const cv::Vec3d& a_bgr, const cv::Vec3d& b_bgr) {
  cv::Vec3d d = lab_of(a_bgr) - lab_of(b_bgr);
  d[0] *= 0.5;
  return cv::norm(d);
}

Result<std::vector<FigureColour>> measure_colours(const cv::Mat& picture_bgr,
                                                  const std::vector<std::string>& names) {
  if (names.empty()) {
    return failure(ErrorKind::kUsage, "it is not said which colours lie there",
                   "Name them from left to right: --players red,blue --also mage,witch,back");
  }
  const double scale = std::min(1.0, kWorkPx / picture_bgr.cols);
  cv::Mat small;
  cv::resize(picture_bgr, small, {}, scale, scale, cv::INTER_AREA);
  cv::GaussianBlur(small, small, {}, 1);
  const cv::Vec3d ground = ground_of(small);
  // Everything is judged as if the ground were white: that takes the lamp's tint away. Light that falls off
  // across the paper is taken away too, by the ground's own slow change.
  cv::Mat level;
  cv::Mat ground_mask;
  cv::inRange(small, cv::Scalar(ground[0] * 0.75, ground[1] * 0.75, ground[2] * 0.75),
              cv::Scalar(ground[0] * 1.25, ground[1] * 1.25, ground[2] * 1.25), ground_mask);
  cv::Mat masked;
  small.convertTo(level, CV_32FC3);
  cv::Mat weight;
  ground_mask.convertTo(weight, CV_32F, 1.0 / 255);
  cv::Mat weight3;
  cv::merge(std::vector<cv::Mat>{weight, weight, weight}, weight3);
  masked = level.mul(weight3);
  const double reach = small.cols / 12.0;
  cv::Mat sum;
  cv::Mat sum_weight;
  cv::GaussianBlur(masked, sum, {}, reach);
  cv::GaussianBlur(weight3, sum_weight, {}, reach);
  // Where no ground is near (a large thing) its usual colour stands in.
  sum += 0.02 * cv::Scalar(ground[0], ground[1], ground[2]);
  sum_weight += cv::Scalar::all(0.02);
  cv::Mat local;
  cv::divide(sum, sum_weight, local);
  cv::Mat white;
  cv::divide(level, local, white, kPaperWhite / 255);
  cv::min(white, 1.0, white);
  cv::Mat lab;
  cv::cvtColor(white, lab, cv::COLOR_BGR2Lab);
  const cv::Vec3d paper = lab_of({kPaperWhite, kPaperWhite, kPaperWhite});
  cv::Mat things(lab.size(), CV_8U, cv::Scalar(0));
  for (int y = 0; y < lab.rows; ++y) {
    for (int x = 0; x < lab.cols; ++x) {
      const cv::Vec3d d = cv::Vec3d(lab.at<cv::Vec3f>(y, x)) - paper;
      // A soft shadow is darker but has the paper's hue: only half of lightness counts, beyond that it is a
      // thing.
      if (std::hypot(d[1], d[2]) > kNotPaper || d[0] < -45) things.at<uchar>(y, x) = 255;
    }
  }
  cv::morphologyEx(things, things, cv::MORPH_OPEN, cv::getStructuringElement(cv::MORPH_ELLIPSE, {5, 5}));
  cv::morphologyEx(things, things, cv::MORPH_CLOSE, cv::getStructuringElement(cv::MORPH_ELLIPSE, {9, 9}));
  std::vector<std::vector<cv::Point>> outlines;
  cv::findContours(things, outlines, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_NONE);
  std::erase_if(outlines, [&](const auto& outline) {
    const cv::Rect box = cv::boundingRect(outline);
    const bool at_edge =
        box.x <= 1 || box.y <= 1 || box.br().x >= small.cols - 1 || box.br().y >= small.rows - 1;
    const double area = cv::contourArea(outline);
    return at_edge || area < 0.0004 * small.cols * small.rows || area > 0.15 * small.cols * small.rows;
  });
  if (outlines.size() != names.size()) {
    return failure(
        ErrorKind::kFailed,
        fmt::format("{} thing{} can be seen on the paper, but {} {} named ({})", outlines.size(),
                    outlines.size() == 1 ? "" : "s", names.size(), names.size() == 1 ? "is" : "are",
                    fmt::join(names, ", ")),
        "Lay them in one row on plain paper, a finger's width apart, with nothing else on it. White figures "
        "need a dark sheet.");
  }
  std::sort(outlines.begin(), outlines.end(), [](const auto& a, const auto& b) {
    return cv::boundingRect(a).x + cv::boundingRect(a).width / 2 <
           cv::boundingRect(b).x + cv::boundingRect(b).width / 2;
  });
  std::vector<FigureColour> colours;
  for (std::size_t i = 0; i < outlines.size(); ++i) {
    cv::Mat core(small.size(), CV_8U, cv::Scalar(0));
    cv::drawContours(core, outlines, static_cast<int>(i), 255, cv::FILLED);
    const int rim = std::max(1, static_cast<int>(std::sqrt(cv::contourArea(outlines[i])) * 0.08));
    cv::erode(core, core, cv::getStructuringElement(cv::MORPH_ELLIPSE, {2 * rim + 1, 2 * rim + 1}));
    std::array<std::vector<double>, 3> channel;
    std::vector<double> lightness;
    for (int y = 0; y < core.rows; ++y) {
      for (int x = 0; x < core.cols; ++x) {
        if (core.at<uchar>(y, x) == 0) continue;
        const auto& p = white.at<cv::Vec3f>(y, x);
        for (std::size_t c = 0; c < 3; ++c) channel[c].push_back(p[static_cast<int>(c)] * 255.0);
        lightness.push_back(lab.at<cv::Vec3f>(y, x)[0]);
      }
    }
    if (lightness.size() < 12) {
      return failure(ErrorKind::kFailed,
                     fmt::format("the figure for \"{}\" is too small in the picture", names[i]),
                     "Take the picture from closer.");
    }
    FigureColour colour;
    colour.name = names[i];
    for (int c = 0; c < 3; ++c) colour.bgr[c] = middle_of_values(channel[static_cast<std::size_t>(c)]);
    std::sort(lightness.begin(), lightness.end());
    colour.spread = lightness[lightness.size() * 9 / 10] - lightness[lightness.size() / 10];
    const cv::Rect box = cv::boundingRect(outlines[i]);
    colour.where = {static_cast<int>(box.x / scale), static_cast<int>(box.y / scale),
                    static_cast<int>(box.width / scale), static_cast<int>(box.height / scale)};
    colours.push_back(colour);
  }
  return colours;
}

ColourReport compare_colours(std::vector<FigureColour> colours, const std::vector<std::string>& keep) {
  ColourReport report;
  report.colours = std::move(colours);
  for (std::size_t i = 0; i < report.colours.size(); ++i) {
    for (std::size_t j = i + 1; j < report.colours.size(); ++j) {
      const double apart = colour_distance(report.colours[i].bgr, report.colours[j].bgr);
      if (apart < kTooClose)
        report.too_close.push_back({report.colours[i].name, report.colours[j].name, apart});
    }
  }
  std::sort(report.too_close.begin(), report.too_close.end(),
            [](const ColourPair& a, const ColourPair& b) { return a.apart < b.apart; });
  // Whoever is in the most close pairs goes first, until no pair is left.
  std::vector<ColourPair> pairs = report.too_close;
  const auto kept = [&](const std::string& name) {
    return std::find(keep.begin(), keep.end(), name) != keep.end();
  };
  while (!pairs.empty()) {
    std::map<std::string, double> blame;
    for (const ColourPair& pair : pairs) {
      for (const std::string& name : {pair.first, pair.second})
        blame[name] += 1 + (kTooClose - pair.apart) / 1000;
    }
    const auto worst = std::max_element(blame.begin(), blame.end(), [&](const auto& a, const auto& b) {
      return std::pair(!kept(a.first), a.second) < std::pair(!kept(b.first), b.second);
    });
    report.leave_out.push_back(worst->first);
    std::erase_if(pairs,
                  [&](const ColourPair& p) { return p.first == worst->first || p.second == worst->first; });
  }
  return report;
}

}  // namespace tilewatch::calibration
