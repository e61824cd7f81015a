// SPDX-License-Identifier: MIT
#include "tests/calibration/board_camera.h"

#include <cmath>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/sheets/draw_pages.h"
#include "calibration/sheets/sheets.h"

namespace tilewatch::calibration::photo {

PaperPicture paper_of(const Page& page, cv::Point2d origin_mm, double dpi) {
  // Drawn finely and averaged down, as ink on paper has no pixels.
  const auto fine = page_to_picture(page, dpi * 3);
  PaperPicture paper;
  paper.px_per_mm = dpi / 25.4;
  const cv::Size size(static_cast<int>(page.size_mm.width * paper.px_per_mm),
                      static_cast<int>(page.size_mm.height * paper.px_per_mm));
  const cv::Mat cut = (*fine)(cv::Rect(0, 0, size.width * 3, size.height * 3));
  cv::resize(cut, paper.bgr, size, 0, 0, cv::INTER_AREA);
  paper.origin_mm = origin_mm;
  paper.size_mm = page.size_mm;
  return paper;
}

SheetCamera::SheetCamera(const Lens& lens) : lens_(lens) {
  std::vector<cv::Point2d> pixels;
  pixels.reserve(static_cast<std::size_t>(lens.picture.area()));
  for (int y = 0; y < lens.picture.height; ++y) {
    for (int x = 0; x < lens.picture.width; ++x) pixels.emplace_back(x, y);
  }
  std::vector<cv::Point2d> rays;
  cv::undistortPoints(pixels, rays, lens.camera, lens.distortion, cv::noArray(), cv::noArray(),
                      cv::TermCriteria(cv::TermCriteria::COUNT | cv::TermCriteria::EPS, 40, 1e-7));
  rays_ = cv::Mat(rays, true).reshape(2, lens.picture.height);
}

cv::Mat SheetCamera::photo(const std::vector<std::pair<const PaperPicture*, SheetPose>>& sheets,
                           const Spoiled& spoiled, std::mt19937& random) const {
  cv::Mat picture(lens_.picture, CV_8UC3, cv::Scalar(62, 84, 105));
  for (const auto& [paper, pose] : sheets) {
    cv::Matx33d r;
    cv::Rodrigues(pose.rotation, r);
    const cv::Matx33d back = r.t();
    const cv::Vec3d eye = -(back * pose.translation);  // the camera in the sheet's frame; its z is below zero
    cv::Mat map_x(lens_.picture, CV_32F, cv::Scalar(-1e6));
    cv::Mat map_y(lens_.picture, CV_32F, cv::Scalar(-1e6));
    for (int y = 0; y < lens_.picture.height; ++y) {
      for (int x = 0; x < lens_.picture.width; ++x) {
        const auto& ray = rays_.at<cv::Vec2d>(y, x);
        const cv::Vec3d d = back * cv::Vec3d(ray[0], ray[1], 1);
        if (std::abs(d[2]) < 1e-9) continue;
        double height = 0;
        cv::Point2d p;
        double along = 0;
        for (int step = 0; step < (spoiled.bend ? 6 : 1); ++step) {
          along = (-height - eye[2]) / d[2];
          p = {eye[0] + along * d[0], eye[1] + along * d[1]};
          if (spoiled.bend) height = spoiled.bend(p);
        }
        if (along <= 0) continue;
        if (!spoiled.kept.empty() && !spoiled.kept.contains(p)) continue;
        map_x.at<float>(y, x) = static_cast<float>((p.x + paper->origin_mm.x) * paper->px_per_mm - 0.5);
        map_y.at<float>(y, x) = static_cast<float>((p.y + paper->origin_mm.y) * paper->px_per_mm - 0.5);
      }
    }
    // Pixels that cover several of the paper's would skip some: the paper is blurred as much as it is shrunk.
    const double px_per_mm = lens_.focal_px() / cv::norm(pose.translation);
    const double shrunk = paper->px_per_mm / px_per_mm;
    cv::Mat ink;
    cv::GaussianBlur(paper->bgr, ink, {}, 0.45 * std::max(0.5, shrunk));
    cv::remap(ink, picture, map_x, map_y, cv::INTER_LINEAR, cv::BORDER_TRANSPARENT);
  }
  cv::Mat light;
  picture.convertTo(light, CV_32FC3);
  std::uniform_real_distribution<double> unit(0, 1);
  const double angle = unit(random) * 2 * CV_PI;
  for (int y = 0; y < light.rows; ++y) {
    for (int x = 0; x < light.cols; ++x) {
      const double along =
          ((x - light.cols / 2.0) * std::cos(angle) + (y - light.rows / 2.0) * std::sin(angle)) /
          std::hypot(light.cols, light.rows);
      light.at<cv::Vec3f>(y, x) *= static_cast<float>(0.85 * (1 + spoiled.light_slope * along));
    }
  }
  if (spoiled.blur_px > 0) cv::GaussianBlur(light, light, {}, spoiled.blur_px);
  cv::Mat noise(light.size(), CV_32FC3);
  cv::RNG rng(random());
  rng.fill(noise, cv::RNG::NORMAL, 0, spoiled.noise);
  light += noise;
  light.convertTo(picture, CV_8UC3);
  if (spoiled.mirrored) cv::flip(picture, picture, 1);
  return picture;
}

namespace {

/// True when points farther out are seen farther out, all the way to the picture's corners: a real lens never
/// folds.
bool unfolded(const Lens& lens) {
  const double corner = std::hypot(lens.picture.width, lens.picture.height) / 2 / lens.camera(0, 0) * 1.05;
  const double k1 = lens.distortion[0];
  const double k2 = lens.distortion[1];
  for (double r = 0; r < 4; r += 0.02) {
    if (1 + 3 * k1 * r * r + 5 * k2 * r * r * r * r < 0.3) return false;
    if (r * (1 + k1 * r * r + k2 * r * r * r * r) > corner) return true;
  }
  return false;
}

}  // namespace

Lens random_lens(cv::Size picture, std::mt19937& random) {
  std::uniform_real_distribution<double> unit(0, 1);
  const auto between = [&](double low, double high) { return low + (high - low) * unit(random); };
  for (;;) {
    Lens lens;
    lens.picture = picture;
    const double across = between(55, 95) * CV_PI / 180;
    const double f = picture.width / 2.0 / std::tan(across / 2);
    lens.camera = {f,
                   0,
                   picture.width * between(0.48, 0.52),
                   0,
                   f * between(0.997, 1.003),
                   picture.height * between(0.47, 0.53),
                   0,
                   0,
                   1};
    const double k1 = between(-0.25, 0.06);
    lens.distortion = {k1, -k1 * between(0, 0.4), between(-0.001, 0.001), between(-0.001, 0.001), 0};
    if (unfolded(lens)) return lens;
  }
}

SheetPose random_board_pose(const Lens& lens, int n, std::mt19937& random) {
  std::uniform_real_distribution<double> unit(0, 1);
  const auto between = [&](double low, double high) { return low + (high - low) * unit(random); };
  constexpr double kWide = 240;
  constexpr double kTall = 180;
  SheetPose pose;
  const double lean = between(5, 42) * CV_PI / 180;
  const double towards = between(0, 2 * CV_PI);
  const double turn = between(-0.35, 0.35) + (unit(random) < 0.2 ? CV_PI : 0);
  cv::Matx33d tilt;
  cv::Rodrigues(cv::Vec3d(lean * std::cos(towards), lean * std::sin(towards), 0), tilt);
  cv::Matx33d spin;
  cv::Rodrigues(cv::Vec3d(0, 0, turn), spin);
  const cv::Matx33d r = tilt * spin;
  cv::Rodrigues(r, pose.rotation);
  // The board takes 35 to 75 % of the picture's width; its middle goes round the picture's nine parts.
  const double share = between(0.38, 0.78);
  const double distance = lens.camera(0, 0) * kWide / (share * lens.picture.width);
  const double column = n % 3 - 1;
  const double row = n / 3 % 3 - 1;
  const double u = lens.picture.width * (0.5 + column * (0.5 - share * 0.34) + between(-0.04, 0.04));
  const double v = lens.picture.height * (0.5 + row * (0.5 - share * 0.30) + between(-0.05, 0.05));
  const auto ray = lens.straightened({{u, v}}).front();
  const cv::Vec3d middle((ray.x - lens.camera(0, 2)) / lens.camera(0, 0) * distance,
                         (ray.y - lens.camera(1, 2)) / lens.camera(1, 1) * distance, distance);
  pose.translation = middle - r * cv::Vec3d(kWide / 2, kTall / 2, 0);
  return pose;
}

SheetPose table_pose(double height_mm, double tilt_deg, double turn_deg) {
  // The optical axis meets the table at its origin.
  const double tilt = tilt_deg * CV_PI / 180;
  cv::Matx33d lean;
  cv::Rodrigues(cv::Vec3d(-tilt, 0, 0), lean);
  cv::Matx33d spin;
  cv::Rodrigues(cv::Vec3d(0, 0, turn_deg * CV_PI / 180), spin);
  SheetPose pose;
  cv::Rodrigues(lean * spin, pose.rotation);
  pose.translation = {0, 0, height_mm / std::cos(tilt)};
  return pose;
}

SheetPose moved(const SheetPose& table, cv::Point2d at_mm, double turn_rad) {
  cv::Matx33d r;
  cv::Rodrigues(table.rotation, r);
  cv::Matx33d spin;
  cv::Rodrigues(cv::Vec3d(0, 0, turn_rad), spin);
  SheetPose pose;
  cv::Rodrigues(r * spin, pose.rotation);
  pose.translation = table.translation + r * cv::Vec3d(at_mm.x, at_mm.y, 0);
  return pose;
}

std::vector<PaperPicture> marker_cards() {
  const PaperPicture sheet = paper_of(corner_marker_sheet(Paper::kA4), {0, 0}, 200);
  std::vector<PaperPicture> cards;
  for (std::size_t i = 0; i < kCornerMarkers.size(); ++i) {
    // The card as it is cut: 10 mm of white round the marker, so that no cutting line is left on it.
    constexpr double kRimMm = 10;
    const cv::Point2d corner = corner_marker_origin(Paper::kA4, i) - cv::Point2d(kRimMm, kRimMm);
    const double side = kCornerMarkerMm + 2 * kRimMm;
    PaperPicture card;
    card.px_per_mm = sheet.px_per_mm;
    const cv::Rect cut(static_cast<int>(corner.x * sheet.px_per_mm),
                       static_cast<int>(corner.y * sheet.px_per_mm), static_cast<int>(side * sheet.px_per_mm),
                       static_cast<int>(side * sheet.px_per_mm));
    card.bgr = sheet.bgr(cut).clone();
    const cv::Point2d cut_mm(cut.x / sheet.px_per_mm, cut.y / sheet.px_per_mm);
    card.origin_mm =
        corner_marker_origin(Paper::kA4, i) + cv::Point2d(kCornerMarkerMm / 2, kCornerMarkerMm / 2) - cut_mm;
    card.size_mm = {side, side};
    cards.push_back(card);
  }
  return cards;
}

std::vector<cv::Point2d> places_of_cards() { return {{-260, -160}, {260, -160}, {-260, 160}, {260, 160}}; }

std::vector<std::pair<const PaperPicture*, SheetPose>> laid_cards(const std::vector<PaperPicture>& cards,
                                                                  const SheetPose& table) {
  std::vector<std::pair<const PaperPicture*, SheetPose>> laid;
  const auto places = places_of_cards();
  for (std::size_t i = 0; i < cards.size(); ++i) {
    laid.emplace_back(&cards[i], moved(table, places[i], 0.7 * static_cast<double>(i) - 0.4));
  }
  return laid;
}

PaperPicture tile_card(const cv::Mat& face_bgr) {
  constexpr double kTileMm = 45;
  return {face_bgr, face_bgr.cols / kTileMm, {kTileMm / 2, kTileMm / 2}, {kTileMm, kTileMm}};
}

cv::Mat row_of_figures(const std::vector<cv::Scalar>& paints, const cv::Scalar& light, cv::Size size) {
  cv::Mat picture(size, CV_32FC3, cv::Scalar(228, 232, 235));
  for (std::size_t i = 0; i < paints.size(); ++i) {
    const cv::Point at(120 + static_cast<int>(i) * 160, 270 + static_cast<int>(i % 2) * 30);
    cv::circle(picture, at, 34, paints[i], cv::FILLED, cv::LINE_AA);
    cv::circle(picture, at - cv::Point(8, 10), 8, paints[i] * 1.2, cv::FILLED, cv::LINE_AA);
  }
  for (int y = 0; y < picture.rows; ++y) {
    for (int x = 0; x < picture.cols; ++x) {
      auto& p = picture.at<cv::Vec3f>(y, x);
      for (int c = 0; c < 3; ++c) p[c] *= static_cast<float>(light[c] * (1 - 0.25 * x / picture.cols));
    }
  }
  cv::Mat noise(picture.size(), CV_32FC3);
  cv::RNG rng(4);
  rng.fill(noise, cv::RNG::NORMAL, 0, 3);
  picture += noise;
  cv::Mat bytes;
  picture.convertTo(bytes, CV_8UC3);
  return bytes;
}

}  // namespace tilewatch::calibration::photo
