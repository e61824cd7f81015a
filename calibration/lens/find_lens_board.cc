// SPDX-License-Identifier: MIT
#include "calibration/lens/find_lens_board.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

namespace tilewatch::calibration {
namespace {

/// Markers that agree by chance are one or two; three of another kind are another board.
constexpr std::size_t kBelieved = 3;

struct Markers {
  std::vector<int> ids;
  std::vector<std::vector<cv::Point2f>> corners;
};

Markers detect(const cv::Mat& grey, const cv::Ptr<cv::aruco::Dictionary>& dictionary) {
  Markers found;
  auto parameters = cv::aruco::DetectorParameters::create();
  parameters->cornerRefinementMethod =
      cv::aruco::CORNER_REFINE_NONE;  // the chessboard's corners are refined below
  cv::aruco::detectMarkers(grey, dictionary, found.corners, found.ids, parameters);
  return found;
}

std::size_t of_the_board(const Markers& found, const LensBoard& board) {
  return static_cast<std::size_t>(
      std::count_if(found.ids.begin(), found.ids.end(), [&](int id) { return id < board.markers(); }));
}

/// Why there is no board of ours in the picture.
Error trouble_with(const cv::Mat& grey, const Markers& found, const LensBoard& board) {
  const auto corner_markers = std::count_if(found.ids.begin(), found.ids.end(), [](int id) {
    return std::find(kCornerMarkers.begin(), kCornerMarkers.end(), id) != kCornerMarkers.end();
  });
  if (corner_markers > 0 && of_the_board(found, board) == 0) {
    return {ErrorKind::kFailed, "these are the corner markers, not the lens board",
            "Print the lens board: tilewatch print lens-board --to board.pdf"};
  }
  cv::Mat mirrored;
  cv::flip(grey, mirrored, 1);
  if (of_the_board(detect(mirrored, marker_dictionary()), board) >= kBelieved) {
    return {ErrorKind::kFailed, "the picture is mirrored: the board is there, but left and right are swapped",
            "Turn off the mirror (\"selfie view\") in the camera's own settings or program."};
  }
  struct Other {
    int name;
    const char* words;
  };
  constexpr std::array<Other, 4> kOthers{{{cv::aruco::DICT_4X4_100, "4x4"},
                                          {cv::aruco::DICT_6X6_250, "6x6"},
                                          {cv::aruco::DICT_ARUCO_ORIGINAL, "of the first ArUco"},
                                          {cv::aruco::DICT_APRILTAG_36h11, "AprilTag"}}};
  for (const Other& other : kOthers) {
    if (detect(grey, cv::aruco::getPredefinedDictionary(other.name)).ids.size() >= kBelieved) {
      return {ErrorKind::kFailed, fmt::format("this is another board: its markers are {}", other.words),
              "Only our own board is known exactly: tilewatch print lens-board --to board.pdf"};
    }
  }
  if (found.ids.size() >= kBelieved) {
    return {ErrorKind::kFailed, "this is another board: its markers have other numbers",
            "Only our own board is known exactly: tilewatch print lens-board --to board.pdf"};
  }
  cv::Mat small;
  const double scale = std::min(1.0, 800.0 / std::max(grey.cols, grey.rows));
  cv::resize(grey, small, {}, scale, scale, cv::INTER_AREA);
  for (const cv::Size plain : {cv::Size(9, 6), cv::Size(8, 6), cv::Size(7, 5), cv::Size(7, 7)}) {
    std::vector<cv::Point2f> corners;
    if (cv::findChessboardCorners(small, plain, corners,
                                  cv::CALIB_CB_FAST_CHECK | cv::CALIB_CB_ADAPTIVE_THRESH)) {
      return {ErrorKind::kFailed, "this is another board: a chessboard without markers",
              "Ours has markers in its white squares: tilewatch print lens-board --to board.pdf"};
    }
  }
  return {ErrorKind::kFailed, "there is no lens board to be seen",
          "Is it lit evenly, in focus, and large enough (a quarter of the picture or more)?"};
}

/// Our markers, but in other places than on our board: a board of other squares, or one whose print was cut
/// and put together again. Checked by the markers' middles, which every view of a flat board maps by one
/// homography.
bool laid_out_as_ours(const Markers& found, const LensBoard& board) {
  const auto ours = board.board();
  std::vector<cv::Point2f> on_board;
  std::vector<cv::Point2f> seen;
  for (std::size_t i = 0; i < found.ids.size(); ++i) {
    if (found.ids[i] >= board.markers()) continue;
    const auto& corners = ours->objPoints[static_cast<std::size_t>(found.ids[i])];
    for (std::size_t k = 0; k < 4; ++k) {
      on_board.emplace_back(corners[k].x, corners[k].y);
      seen.push_back(found.corners[i][k]);
    }
  }
  const cv::Mat h =
      cv::findHomography(on_board, seen, cv::RANSAC, 0.08 * std::sqrt(cv::contourArea(found.corners[0])));
  if (h.empty()) return false;
  std::vector<cv::Point2f> expected;
  cv::perspectiveTransform(on_board, expected, h);
  std::size_t near = 0;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    const double side = std::sqrt(
        cv::contourArea(std::vector<cv::Point2f>(seen.begin() + static_cast<std::ptrdiff_t>(i / 4 * 4),
                                                 seen.begin() + static_cast<std::ptrdiff_t>(i / 4 * 4 + 4))));
    // A wide lens bends a board by a tenth of a marker; another board is off by half a marker or more.
    if (cv::norm(expected[i] - seen[i]) < 0.2 * side) ++near;
  }
  return near * 10 >= seen.size() * 7;
}

}  // namespace

Result<BoardView> find_lens_board(const cv::Mat& picture_bgr, const LensBoard& board) {
  cv::Mat grey;
  if (picture_bgr.channels() == 1) {
    grey = picture_bgr;
  } else {
    cv::cvtColor(picture_bgr, grey, cv::COLOR_BGR2GRAY);
  }
  const Markers all = detect(grey, marker_dictionary());
  if (of_the_board(all, board) < kBelieved) return tl::unexpected(trouble_with(grey, all, board));
  Markers found;
  for (std::size_t i = 0; i < all.ids.size(); ++i) {
    if (all.ids[i] >= board.markers()) continue;
    found.ids.push_back(all.ids[i]);
    found.corners.push_back(all.corners[i]);
  }
  if (!laid_out_as_ours(found, board)) {
    return failure(ErrorKind::kFailed, "this is another board: the markers are ours, but they lie elsewhere",
                   "Only our own board is known exactly: tilewatch print lens-board --to board.pdf");
  }
  std::vector<cv::Point2f> corners;
  std::vector<int> ids;
  cv::aruco::interpolateCornersCharuco(found.corners, found.ids, grey, board.board(), corners, ids,
                                       cv::noArray(), cv::noArray(), 2);
  if (corners.size() < kLeastCorners) {
    return failure(ErrorKind::kFailed,
                   fmt::format("only a scrap of the board can be seen ({} of {} corners)", corners.size(),
                               board.inner_corners()),
                   "Show more of it; avoid glare on the paper.");
  }
  // OpenCV 4.6 returns the corners half a pixel too far to the right and below (measured), and stops refining
  // at a tenth of a pixel. The window must stay inside the four squares at a corner.
  double side = 0;
  for (const auto& marker : found.corners) side += std::sqrt(cv::contourArea(marker));
  side /= static_cast<double>(found.corners.size());
  const int half = std::clamp(static_cast<int>(side * 0.22), 2, 9);
  for (cv::Point2f& corner : corners) corner -= cv::Point2f(0.5F, 0.5F);
  cv::cornerSubPix(grey, corners, {half, half}, {-1, -1},
                   cv::TermCriteria(cv::TermCriteria::COUNT | cv::TermCriteria::EPS, 40, 0.005));

  BoardView view;
  view.picture = grey.size();
  std::vector<std::size_t> order(ids.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return ids[a] < ids[b]; });
  for (const std::size_t i : order) {
    view.ids.push_back(ids[i]);
    view.corners.push_back(corners[i]);
  }
  view.markers = found.ids;
  std::sort(view.markers.begin(), view.markers.end());
  return view;
}

}  // namespace tilewatch::calibration
