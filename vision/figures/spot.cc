// SPDX-License-Identifier: MIT
#include "vision/figures/spot.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <opencv2/imgproc.hpp>

#include "engine/catalogue/tile_map.h"

namespace tilewatch::vision::figures {
namespace {

using catalogue::Piece;
using catalogue::TileMap;
using catalogue::TilePoint;

constexpr int kSize = TileMap::kSize;

/// What the print shows at a point, as far as its colour tells.
enum class Print : std::uint8_t { kGrass, kPaving, kOther };

Print print_at(const cv::Vec3b& bgr) {
  const int b = bgr[0];
  const int g = bgr[1];
  const int r = bgr[2];
  const int most = std::max({b, g, r});
  const int least = std::min({b, g, r});
  if (g == most && g - b > 25 && g - r > 4) return Print::kGrass;
  if (least > 130 && most - least < 55) return Print::kPaving;
  return Print::kOther;
}

/// 8UC1 mask of the points that are not nearer to another piece of the same kind: at a crossing every road
/// has its own share of the paving.
cv::Mat nearest_of_kind(Piece piece, const cv::Mat& labels, const std::vector<Piece>& pieces) {
  cv::Mat own(labels.size(), CV_8UC1, cv::Scalar(255));
  cv::Mat others(labels.size(), CV_8UC1, cv::Scalar(255));
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    if (pieces[i].kind != piece.kind) continue;
    (pieces[i] == piece ? own : others).setTo(0, labels == static_cast<double>(i));
  }
  if (cv::countNonZero(others) == static_cast<int>(others.total())) return others;
  cv::Mat to_own;
  cv::Mat to_others;
  cv::distanceTransform(own, to_own, cv::DIST_L2, cv::DIST_MASK_PRECISE);
  cv::distanceTransform(others, to_others, cv::DIST_L2, cv::DIST_MASK_PRECISE);
  return to_own <= to_others;
}

/// 8UC1: for every point of grass the index of the field that it belongs to, 255 for none. From its middle,
/// which the map has right, each field grows over the grass, so that where the art's road or river lies
/// beside the map's it is the art's that parts the fields.
cv::Mat fields_of_grass(const cv::Mat& labels, const std::vector<Piece>& pieces, const cv::Mat& grass,
                        const cv::Mat& slack) {
  cv::Mat owner(labels.size(), CV_8UC1, cv::Scalar(255));
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    if (pieces[i].kind != FeatureKind::kField) continue;
    const cv::Mat mapped = labels == static_cast<double>(i);
    cv::Mat middle;
    cv::erode(mapped, middle, slack, {-1, -1}, 1, cv::BORDER_CONSTANT, cv::Scalar(255));
    middle &= grass;
    owner.setTo(static_cast<double>(i), cv::countNonZero(middle) > 0 ? middle : mapped & grass);
  }
  std::deque<cv::Point> edge;
  for (int y = 0; y < owner.rows; ++y) {
    for (int x = 0; x < owner.cols; ++x) {
      if (owner.at<std::uint8_t>(y, x) != 255) edge.emplace_back(x, y);
    }
  }
  const cv::Rect inside({0, 0}, owner.size());
  for (; !edge.empty(); edge.pop_front()) {
    for (const cv::Point step : {cv::Point(1, 0), {-1, 0}, {0, 1}, {0, -1}}) {
      const cv::Point next = edge.front() + step;
      if (!inside.contains(next) || grass.at<std::uint8_t>(next) == 0) continue;
      if (owner.at<std::uint8_t>(next) != 255) continue;
      owner.at<std::uint8_t>(next) = owner.at<std::uint8_t>(edge.front());
      edge.push_back(next);
    }
  }
  return owner;
}

/// Whether its outline is its own: a monastery, castle, tent lies where the map says, whatever ends there.
bool is_building(FeatureKind kind) {
  return kind != FeatureKind::kRoad && kind != FeatureKind::kCity && kind != FeatureKind::kField;
}

/// How far the art may differ from the map.
cv::Mat slack_of_art() {
  constexpr double kStray = 0.14;  // tile widths
  const int reach = static_cast<int>(kStray * kSize);
  return cv::getStructuringElement(cv::MORPH_ELLIPSE, {2 * reach + 1, 2 * reach + 1});
}

/// What a face shows, for all of its pieces; all empty when the art is not known.
struct Shown {
  cv::Mat grass, paving;  ///< 8UC1 masks
  cv::Mat fields;         ///< see fields_of_grass()
};

Shown shown_on(const Face* face, const cv::Mat& labels, const std::vector<Piece>& pieces) {
  if (face == nullptr) return {};
  cv::Mat small;
  cv::resize(face->picture, small, {kSize, kSize}, 0, 0, cv::INTER_AREA);
  cv::Mat print(kSize, kSize, CV_8UC1);
  for (int y = 0; y < kSize; ++y)
    for (int x = 0; x < kSize; ++x)
      print.at<std::uint8_t>(y, x) = static_cast<std::uint8_t>(print_at(small.at<cv::Vec3b>(y, x)));
  Shown shown{print == static_cast<double>(Print::kGrass), print == static_cast<double>(Print::kPaving), {}};
  shown.fields = fields_of_grass(labels, pieces, shown.grass, slack_of_art());
  return shown;
}

/// 8UC1 mask (255 inside) of where `piece` lies on this face: the type's map, moved to where the art has it.
cv::Mat area_of(Piece piece, const cv::Mat& labels, const std::vector<Piece>& pieces, const Shown& shown) {
  const auto label = std::find(pieces.begin(), pieces.end(), piece) - pieces.begin();
  const cv::Mat mapped = labels == static_cast<double>(label);
  if (shown.grass.empty()) return mapped;
  const cv::Mat ball = slack_of_art();
  cv::Mat around;
  cv::dilate(mapped, around, ball);
  cv::Mat area;
  switch (piece.kind) {
    case FeatureKind::kRoad:
      area = around & shown.paving & nearest_of_kind(piece, labels, pieces);
      for (std::size_t i = 0; i < pieces.size(); ++i)
        if (is_building(pieces[i].kind)) area &= labels != static_cast<double>(i);
      break;
    case FeatureKind::kCity: {
      // Houses and walls inside the map's city for certain; near its border only what is not grass.
      cv::Mat core;
      cv::erode(mapped, core, ball, {-1, -1}, 1, cv::BORDER_CONSTANT, cv::Scalar(255));
      cv::Mat rest = around & ~shown.grass;
      for (std::size_t i = 0; i < pieces.size(); ++i)
        if (pieces[i].kind == FeatureKind::kRoad || is_building(pieces[i].kind))
          rest &= labels != static_cast<double>(i);
      area = core | rest;
      break;
    }
    case FeatureKind::kField:
      area = around & (shown.fields == static_cast<double>(label));
      break;
    default:
      return mapped;
  }
  // Art in unusual colours: the map alone.
  return cv::countNonZero(area) * 3 < cv::countNonZero(mapped) ? mapped : area;
}

/// How likely the rules make this piece for a figure in this pose.
double prior_of(FeatureKind kind, Pose pose) {
  if (kind == FeatureKind::kGarden) return pose == Pose::kStanding ? 0.05 : 0.01;
  const bool lies_there = kind == FeatureKind::kField || kind == FeatureKind::kCemetery;
  return lies_there == (pose == Pose::kLying) ? 1.0 : 0.02;
}

}  // namespace

SpotJudge::SpotJudge(const catalogue::TileType& type, const Face* face) {
  const TileMap map(type, 0, 1, face != nullptr && face->garden);
  const auto& pieces = map.pieces();
  cv::Mat labels(kSize, kSize, CV_8UC1);
  for (int y = 0; y < kSize; ++y)
    for (int x = 0; x < kSize; ++x) {
      const Piece piece = map.at({(x + 0.5) / kSize, (y + 0.5) / kSize});
      labels.at<std::uint8_t>(y, x) =
          static_cast<std::uint8_t>(std::find(pieces.begin(), pieces.end(), piece) - pieces.begin());
    }
  const Shown shown = shown_on(face, labels, pieces);
  for (const Piece& piece : pieces) {
    const cv::Mat area = area_of(piece, labels, pieces, shown);
    if (cv::countNonZero(area) == 0) continue;
    cv::Mat away;
    cv::distanceTransform(~area, away, cv::DIST_L2, cv::DIST_MASK_PRECISE);
    areas_.push_back({piece, away / kSize});
    if (piece.kind == FeatureKind::kCemetery) ghost_areas_.push_back(areas_.back());
  }
  for (std::uint8_t mist = 0; mist < type.mists.size(); ++mist) {
    cv::Mat clear(kSize, kSize, CV_8UC1);
    for (int y = 0; y < kSize; ++y)
      for (int x = 0; x < kSize; ++x)
        clear.at<std::uint8_t>(y, x) = map.mist_at({(x + 0.5) / kSize, (y + 0.5) / kSize}) == mist ? 0 : 255;
    cv::Mat away;
    cv::distanceTransform(clear, away, cv::DIST_L2, cv::DIST_MASK_PRECISE);
    ghost_areas_.push_back({{FeatureKind::kMistArea, mist}, away / kSize});
  }
}

Spot SpotJudge::judge(Rotation rotation, cv::Point2d foot, Pose pose) const {
  return judge(areas_, foot, rotation, [pose](const Piece& piece) { return prior_of(piece.kind, pose); });
}

Spot SpotJudge::judge_ghost(Rotation rotation, cv::Point2d foot) const {
  if (ghost_areas_.empty()) return judge(rotation, foot, Pose::kStanding);
  return judge(ghost_areas_, foot, rotation, [](const Piece&) { return 1.0; });
}

template <class Weight>
Spot SpotJudge::judge(const std::vector<Area>& areas, cv::Point2d foot, Rotation rotation, Weight weight) {
  const TilePoint here = catalogue::unturned_point({foot.x, foot.y}, rotation);
  const int x = std::clamp(static_cast<int>(here.u * kSize), 0, kSize - 1);
  const int y = std::clamp(static_cast<int>(here.v * kSize), 0, kSize - 1);
  // How far a foot may be from the piece it is meant for: people's hands and the fit together, tile widths.
  constexpr double kSloppy = 0.06;
  Spot spot;
  double sum = 0;
  for (const Area& area : areas) {
    const auto d = static_cast<double>(area.away.at<float>(y, x));
    const double p = weight(area.piece) * std::exp(-d * d / (2 * kSloppy * kSloppy)) + 1e-9;
    spot.on.push_back({area.piece, p});
    sum += p;
  }
  for (auto& candidate : spot.on) candidate.probability /= sum;
  std::sort(spot.on.begin(), spot.on.end(), [](const FeatureCandidate& a, const FeatureCandidate& b) {
    return a.probability > b.probability;
  });
  spot.fit = std::log(std::clamp(sum, 1e-9, 1.0));
  return spot;
}

}  // namespace tilewatch::vision::figures
