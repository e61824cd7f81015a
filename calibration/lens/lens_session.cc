// SPDX-License-Identifier: MIT
#include "calibration/lens/lens_session.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

namespace tilewatch::calibration {
namespace {

constexpr double kStillS = 0.5;
/// Corners may move by this share of the picture's width between frames and still count as still.
constexpr double kStillShare = 0.0015;
/// Two places that differ by less in sum are the same place.
constexpr double kNewPlace = 0.25;
/// Ranges that count as fully shown.
constexpr ViewPlace kEnough{0.7, 0.7, 0.35, 0.5};
constexpr int kEvidencePx = 640;

double difference(const ViewPlace& a, const ViewPlace& b) {
  return std::abs(a.x - b.x) + std::abs(a.y - b.y) + std::abs(a.size - b.size) + std::abs(a.tilt - b.tilt);
}

/// Mean way of the corners that both views show; huge when they share too few.
double moved_px(const BoardView& a, const BoardView& b) {
  double sum = 0;
  int count = 0;
  for (std::size_t i = 0, j = 0; i < a.ids.size() && j < b.ids.size();) {
    if (a.ids[i] < b.ids[j]) {
      ++i;
    } else if (a.ids[i] > b.ids[j]) {
      ++j;
    } else {
      sum += cv::norm(a.corners[i++] - b.corners[j++]);
      ++count;
    }
  }
  return count < 4 ? 1e9 : sum / count;
}

}  // namespace

ViewPlace place_of(const BoardView& view, const LensBoard& board) {
  std::vector<cv::Point2f> on_board;
  for (const int id : view.ids) on_board.emplace_back(board.corner_mm(id));
  const cv::Mat h = cv::findHomography(on_board, view.corners);
  if (h.empty()) return {};
  // The whole board's outline as this view would show it, also where it leaves the picture.
  const auto wide = static_cast<float>(board.columns * board.square_mm);
  const auto tall = static_cast<float>(board.rows * board.square_mm);
  std::vector<cv::Point2f> outline{{0, 0}, {wide, 0}, {wide, tall}, {0, tall}};
  cv::perspectiveTransform(outline, outline, h);
  ViewPlace place;
  cv::Point2f middle(0, 0);
  for (const auto& p : view.corners) middle += p * (1.F / static_cast<float>(view.corners.size()));
  place.x = middle.x / static_cast<float>(view.picture.width);
  place.y = middle.y / static_cast<float>(view.picture.height);
  place.size = std::sqrt(std::abs(cv::contourArea(outline)) / view.picture.area());
  // Tilt shows as corners that are not square and as opposite sides that differ.
  const auto side = [&](int i) {
    return cv::norm(outline[static_cast<std::size_t>((i + 1) % 4)] - outline[static_cast<std::size_t>(i)]);
  };
  const double taper = std::abs(std::log(side(0) / std::max(1.0, side(2)))) +
                       std::abs(std::log(side(1) / std::max(1.0, side(3))));
  const double ratio =
      std::abs(std::log((side(0) + side(2)) / std::max(1.0, side(1) + side(3)) * tall / wide));
  place.tilt = std::min(1.0, taper + ratio);
  return place;
}

LensSession::Look LensSession::look(const cv::Mat& frame_bgr, double time_s) {
  auto view = find_lens_board(frame_bgr, options_.board);
  if (!view) {
    last_.reset();
    return {Step::kNoBoard, view.error().message, std::nullopt};
  }
  const bool still = last_ && moved_px(*last_, *view) < kStillShare * frame_bgr.cols;
  if (!still) still_since_s_ = time_s;
  last_ = *view;
  if (time_s - still_since_s_ < kStillS) return {Step::kMoving, "Hold the board still.", std::move(*view)};
  const ViewPlace place = place_of(*view, options_.board);
  for (const ViewPlace& before : places_) {
    if (difference(place, before) < kNewPlace) return {Step::kSeen, advice(), std::move(*view)};
  }
  keep(*view, frame_bgr);
  return {Step::kKept, fmt::format("Picture {}. {}", views_.size(), advice()), std::move(*view)};
}

LensSession::Look LensSession::add(const cv::Mat& picture_bgr) {
  auto view = find_lens_board(picture_bgr, options_.board);
  if (!view) return {Step::kNoBoard, view.error().message, std::nullopt};
  keep(*view, picture_bgr);
  return {Step::kKept, {}, std::move(*view)};
}

void LensSession::keep(const BoardView& view, const cv::Mat& picture) {
  views_.push_back(view);
  places_.push_back(place_of(view, options_.board));
  coverage_.add(view);
  cv::Mat small;
  const double scale = std::min(1.0, static_cast<double>(kEvidencePx) / picture.cols);
  cv::resize(picture, small, {}, scale, scale, cv::INTER_AREA);
  pictures_.push_back(small);
}

void LensSession::drop(std::size_t picture) {
  if (picture >= views_.size()) return;
  const auto at = static_cast<std::ptrdiff_t>(picture);
  views_.erase(views_.begin() + at);
  places_.erase(places_.begin() + at);
  pictures_.erase(pictures_.begin() + at);
  coverage_ = {};
  for (const BoardView& view : views_) coverage_.add(view);
}

ViewPlace LensSession::spread() const {
  if (places_.empty()) return {};
  const auto range = [&](double ViewPlace::*member, double enough) {
    const auto [low, high] = std::minmax_element(
        places_.begin(), places_.end(),
        [member](const ViewPlace& a, const ViewPlace& b) { return a.*member < b.*member; });
    return std::min(1.0, ((*high).*member - (*low).*member) / enough);
  };
  return {range(&ViewPlace::x, kEnough.x), range(&ViewPlace::y, kEnough.y),
          range(&ViewPlace::size, kEnough.size), range(&ViewPlace::tilt, kEnough.tilt)};
}

std::string LensSession::advice() const {
  const ViewPlace shown = spread();
  const double least = std::min({shown.x, shown.y, shown.size, shown.tilt});
  if (least < 1) {
    if (shown.tilt == least) return "Tilt the board more, to all sides.";
    if (shown.size == least) return "Bring the board nearer, then farther away.";
  }
  const std::string where = coverage_.emptiest();
  if (coverage_.share() < options_.coverage && !where.empty())
    return fmt::format("Move the board to {}.", where);
  if (views_.size() < options_.least_pictures) {
    return fmt::format("{} more pictures.", options_.least_pictures - views_.size());
  }
  return {};
}

}  // namespace tilewatch::calibration
