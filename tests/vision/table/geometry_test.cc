// SPDX-License-Identifier: MIT
// BoardGeometry and its fit against cameras that are known.
#include <gtest/gtest.h>

#include <cmath>
#include <opencv2/calib3d.hpp>
#include <random>

#include "tests/vision/table/painted_table.h"
#include "vision/table/find_board.h"
#include "vision/table/plane_fit.h"

namespace tilewatch::vision {
namespace {

const cv::Size kPicture(1920, 1080);

double distance(cv::Point2f a, cv::Point2f b) { return cv::norm(a - b); }

std::vector<TileReading> seen_tiles(const BoardGeometry& geometry, int half_width, int half_height,
                                    double noise_tiles, std::uint32_t seed) {
  std::mt19937 random(seed);
  std::normal_distribution<double> error(0, noise_tiles);
  std::vector<TileReading> tiles;
  for (int y = -half_height; y <= half_height; ++y) {
    for (int x = -half_width; x <= half_width; ++x) {
      TileReading tile;
      tile.cell = {x, y};
      tile.corners = geometry.quad_of(tile.cell);
      const double px = geometry.tile_px(tile.cell);
      const cv::Point2f shift(static_cast<float>(error(random) * px), static_cast<float>(error(random) * px));
      for (auto& p : tile.corners) p += shift;
      tiles.push_back(tile);
    }
  }
  return tiles;
}

TEST(Geometry, GoesThereAndBack) {
  PlaneCamera camera = test::camera_over(kPicture, 1400, 20, 50, 30);
  camera.k1 = -0.12;
  const BoardGeometry geometry = camera.geometry();
  for (const cv::Point2d p : {cv::Point2d(0, 0), {4, -2.5}, {-5.3, 1}, {2, 4}}) {
    const cv::Point2d back = geometry.board_of(geometry.image_of(p));
    EXPECT_NEAR(back.x, p.x, 1e-3);
    EXPECT_NEAR(back.y, p.y, 1e-3);
  }
}

TEST(Geometry, QuadGoesRoundFromNorthWest) {
  const BoardGeometry geometry = test::camera_over(kPicture, 1400, 20, 0, 0).geometry();
  const Quad q = geometry.quad_of({0, 0});
  EXPECT_LT(q[0].x, q[1].x);
  EXPECT_LT(q[0].y, q[3].y);
  EXPECT_LT(q[3].x, q[2].x);
  EXPECT_NEAR(geometry.tile_px({0, 0}), 70 * 45.0 / 45.3, 0.01);
}

TEST(Geometry, RaisedPointsAgreeWithTheCamera) {
  for (const double k1 : {0.0, -0.08}) {
    PlaneCamera camera = test::camera_over(kPicture, 1300, 18, 42, -25);
    camera.k1 = k1;
    const BoardGeometry geometry = camera.geometry();
    const cv::Matx33d k(1300, 0, 959.5, 0, 1300, 539.5, 0, 0, 1);
    for (const cv::Point2d p : {cv::Point2d(0, 0), {3, -2}, {-4, 2.5}}) {
      // The table's z axis goes away from the camera, so up is minus.
      const std::vector<cv::Point3d> top{{p.x, p.y, -0.4}};
      std::vector<cv::Point2d> image;
      cv::projectPoints(top, camera.rotation, camera.translation, k, std::vector<double>{k1, 0, 0, 0}, image);
      EXPECT_LT(distance(geometry.image_of_raised(p, 0.4), image.front()), 0.05);
      EXPECT_LT(distance(geometry.image_of_raised(p, 0), geometry.image_of(p)), 0.05);
    }
  }
}

TEST(FitGeometry, FindsTheFocalLengthOfATiltedCamera) {
  for (const double tilt : {30.0, 45.0, 60.0}) {
    for (const double focal : {1150.0, 1600.0, 2300.0}) {
      const BoardGeometry truth = test::camera_over(kPicture, focal, focal / 80, tilt, 20).geometry();
      const BoardGeometry fit = fit_geometry(kPicture, seen_tiles(truth, 4, 3, 0.008, 7));
      EXPECT_NEAR(fit.focal_px / focal, 1, 0.08) << "tilt " << tilt << " focal " << focal;
      EXPECT_LT(distance(fit.image_of({6, 0}), truth.image_of({6, 0})), 3)
          << "tilt " << tilt << " focal " << focal;
    }
  }
}

TEST(FitGeometry, BelievesAnOrdinaryCameraFromStraightAbove) {
  const BoardGeometry truth = test::camera_over(kPicture, 1500, 20, 0, 3).geometry();
  const BoardGeometry fit = fit_geometry(kPicture, seen_tiles(truth, 3, 2, 0.01, 3));
  EXPECT_GT(fit.focal_px, 0.6 * usual_focal_px(kPicture));
  EXPECT_LT(fit.focal_px, 1.6 * usual_focal_px(kPicture));
  EXPECT_LT(distance(fit.image_of({0, 0}), truth.image_of({0, 0})), 1.5);
}

TEST(FitGeometry, NoticesAStrongLensOnly) {
  PlaneCamera camera = test::camera_over(kPicture, 1200, 15, 25, 10);
  const BoardGeometry straight = camera.geometry();
  EXPECT_EQ(fit_geometry(kPicture, seen_tiles(straight, 5, 3, 0.008, 5)).k1, 0);
  camera.k1 = -0.12;
  const BoardGeometry bent = camera.geometry();
  EXPECT_NEAR(fit_geometry(kPicture, seen_tiles(bent, 5, 3, 0.008, 5)).k1, -0.12, 0.04);
}

TEST(FitGeometry, IsNotLedAstrayBySlippedTiles) {
  const BoardGeometry truth = test::camera_over(kPicture, 1400, 18, 35, 0).geometry();
  auto tiles = seen_tiles(truth, 3, 2, 0.005, 11);
  for (std::size_t i = 0; i < tiles.size(); i += 8)
    for (auto& p : tiles[i].corners) p += cv::Point2f(20, -14);
  const BoardGeometry fit = fit_geometry(kPicture, tiles);
  for (const cv::Point2d p : {cv::Point2d(-3, -2), {0, 0}, {4, 3}})
    EXPECT_LT(distance(fit.image_of(p), truth.image_of(p)), 2.5);
}

TEST(FitGeometry, OneTileIsEnoughToPredictItsNeighbours) {
  const BoardGeometry truth = test::camera_over(kPicture, 1400, 20, -40, 15).geometry();
  const BoardGeometry fit = fit_geometry(kPicture, seen_tiles(truth, 0, 0, 0, 1));
  const double px = truth.tile_px({1, 0});
  for (const Cell cell : {Cell{1, 0}, {0, -1}, {-1, 0}, {0, 1}})
    for (std::size_t i = 0; i < 4; ++i)
      EXPECT_LT(distance(fit.quad_of(cell)[i], truth.quad_of(cell)[i]), 0.1 * px);
}

/// A tile seen as if from afar: opposite sides alike, so that its two tilts explain it equally well.
TileReading without_perspective(const BoardGeometry& geometry) {
  TileReading tile;
  tile.corners = geometry.quad_of({0, 0});
  const cv::Point2f across = (tile.corners[1] - tile.corners[0] + tile.corners[2] - tile.corners[3]) / 2;
  const cv::Point2f down = (tile.corners[3] - tile.corners[0] + tile.corners[2] - tile.corners[1]) / 2;
  const cv::Point2f middle = (tile.corners[0] + tile.corners[1] + tile.corners[2] + tile.corners[3]) / 4;
  tile.corners = {middle - across / 2 - down / 2, middle + across / 2 - down / 2,
                  middle + across / 2 + down / 2, middle - across / 2 + down / 2};
  return tile;
}

TEST(FitGeometry, WhatIsSeenHigherUpIsTakenToLieFartherAway) {
  for (const double turned : {0.0, 25.0, -40.0}) {
    const BoardGeometry truth = test::camera_over(kPicture, 1400, 18, -45, turned).geometry();
    const BoardGeometry fit = fit_geometry(kPicture, {without_perspective(truth)});
    const cv::Point2d above = fit.board_of(cv::Point2f(960, 100));
    const cv::Point2d below = fit.board_of(cv::Point2f(960, 980));
    const auto px = [&](cv::Point2d p) {
      return fit.tile_px({static_cast<int>(std::floor(p.x)), static_cast<int>(std::floor(p.y))});
    };
    EXPECT_LT(px(above), px(below)) << "turned by " << turned;
  }
}

TEST(FitGeometry, ManyTilesTellThatTheCameraIsUpsideDown) {
  const BoardGeometry truth = test::camera_over(kPicture, 1400, 18, 40, 10).geometry();
  const BoardGeometry fit = fit_geometry(kPicture, seen_tiles(truth, 4, 3, 0.008, 3));
  for (const cv::Point2d p : {cv::Point2d(-4, -3), {0, 0}, {5, 4}})
    EXPECT_LT(distance(fit.image_of(p), truth.image_of(p)), 3);
}

/// What a profile says of that camera, its table leaning by `off_deg` more.
KnownTable known_of(const PlaneCamera& camera, double off_deg) {
  KnownTable known;
  const double focal = std::exp(camera.log_focal);
  known.camera = cv::Matx33d(focal, 0, camera.axis_px->x, 0, focal, camera.axis_px->y, 0, 0, 1);
  cv::Matx33d rotation;
  cv::Rodrigues(camera.rotation, rotation);
  cv::Matx33d turn;
  cv::Rodrigues(cv::Vec3d(off_deg * CV_PI / 180, 0, 0), turn);
  known.down = turn * cv::Vec3d(rotation(0, 2), rotation(1, 2), rotation(2, 2));
  return known;
}

TEST(FitGeometry, AProfileTellsWhereAFigureBesideTheOnlyTileStands) {
  PlaneCamera camera = test::camera_over(kPicture, 1250, 18, 40, 15);
  camera.axis_px = cv::Point2d(975, 530);
  const BoardGeometry truth = camera.geometry();
  double without = 0;
  double with = 0;
  for (std::uint32_t seed = 1; seed <= 8; ++seed) {
    auto tiles = seen_tiles(truth, 0, 0, 0, 1);
    std::mt19937 random(seed);
    std::normal_distribution<float> pixels(0, 0.7F);
    for (auto& p : tiles.front().corners) p += cv::Point2f(pixels(random), pixels(random));
    const auto off = [&](const BoardGeometry& fit) {
      return distance(fit.image_of_raised({1.2, 0.5}, 0.4) - fit.image_of({1.2, 0.5}),
                      truth.image_of_raised({1.2, 0.5}, 0.4) - truth.image_of({1.2, 0.5}));
    };
    without += off(fit_geometry(kPicture, tiles)) / 8;
    with += off(fit_geometry(kPicture, tiles, known_of(camera, 0.5))) / 8;
  }
  EXPECT_LT(with, 0.6) << "pixels, of the way from foot to head";
  EXPECT_LT(with, without / 2) << without << " px without a profile";
}

TEST(FitGeometry, ManyTilesOverruleAProfileOfACameraThatWasMoved) {
  PlaneCamera camera = test::camera_over(kPicture, 1400, 18, 35, 0);
  camera.axis_px = cv::Point2d(959.5, 539.5);
  const BoardGeometry truth = camera.geometry();
  const BoardGeometry fit = fit_geometry(kPicture, seen_tiles(truth, 3, 2, 0.005, 11), known_of(camera, 8));
  for (const cv::Point2d p : {cv::Point2d(-3, -2), {0, 0}, {4, 3}}) {
    EXPECT_LT(distance(fit.image_of(p), truth.image_of(p)), 3);
    EXPECT_LT(distance(fit.image_of_raised(p, 0.4), truth.image_of_raised(p, 0.4)), 4);
  }
}

TEST(FitGeometry, GivesSomethingUsableForNothing) {
  const BoardGeometry none = fit_geometry(kPicture, {});
  EXPECT_GT(none.focal_px, 0);
  EXPECT_GT(none.tile_px({0, 0}), 1);
  TileReading point;
  const BoardGeometry flat = fit_geometry({1, 1}, {point});
  EXPECT_TRUE(std::isfinite(flat.focal_px));
}

}  // namespace
}  // namespace tilewatch::vision
