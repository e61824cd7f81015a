// SPDX-License-Identifier: MIT
// The camera sees the whole board from every angle; the hands come one after the other and leave time to
// look.
#include <gtest/gtest.h>

#include <vector>

#include "vision/simulate/film_camera.h"
#include "vision/simulate/film_plan.h"

namespace tilewatch::vision {
namespace {

TEST(FilmCamera, SeesEverythingItShould) {
  const std::vector<TablePoint> keep{
      {-200, -300, 0}, {500, -300, 18}, {500, 150, 0}, {-200, 150, 18}, {600, 0, 0}};
  for (const double tilt : {0.0, 20.0, 40.0, 60.0}) {
    for (const double yaw : {-30.0, 0.0, 30.0}) {
      CameraAim aim;
      aim.size = {1280, 720};
      aim.tilt_deg = tilt;
      aim.yaw_deg = yaw;
      aim.roll_deg = 2;
      aim.k1 = -0.03;
      const FilmCamera camera(aim, keep, 300);
      const cv::Rect2d inside(12, 12, 1256, 696);
      for (const TablePoint& p : keep) {
        EXPECT_TRUE(inside.contains(camera.project(p)))
            << "tilt " << tilt << " yaw " << yaw << " at " << camera.project(p);
      }
    }
  }
}

TEST(FilmCamera, TableAndPictureAgree) {
  CameraAim aim;
  aim.size = {640, 360};
  aim.tilt_deg = 25;
  aim.yaw_deg = 10;
  aim.k1 = -0.03;
  const FilmCamera camera(aim, {{-100, -100, 0}, {100, 100, 0}}, 300);
  for (const cv::Point2d pixel : {cv::Point2d(10, 20), cv::Point2d(320, 180), cv::Point2d(600, 340)}) {
    const cv::Point2d p = camera.on_table(pixel);
    EXPECT_LT(cv::norm(camera.project({p.x, p.y, 0}) - pixel), 0.01);
  }
  // North of the board (smaller y) is up in the picture, east is right.
  EXPECT_LT(camera.project({0, -50, 0}).y, camera.project({0, 50, 0}).y);
  EXPECT_LT(camera.project({-50, 0, 0}).x, camera.project({50, 0, 0}).x);
  // What stands leans away from the picture's middle.
  EXPECT_LT(camera.project({0, -100, 20}).y, camera.project({0, -100, 0}).y);
}

TEST(FilmPlan, HandsComeOneAfterTheOtherAndLeaveTimeToLook) {
  std::vector<ScriptedTurn> turns(30);
  for (std::size_t i = 0; i < turns.size(); ++i) {
    turns[i].cell = {static_cast<int>(i) + 1, 0};
    const auto meeple = [&](std::size_t turn) {
      return ScriptedFigure{FigureKind::kMeeple, Colour::kRed, turns[turn].cell, {}};
    };
    if (i % 2 == 0) turns[i].visits = {{put(meeple(i))}};
    if (i % 4 == 3) turns[i].visits = {{take(meeple(i - 1)), take(meeple(i - 3))}};
  }
  FilmPlanOptions options;
  options.seats = {{0, 500}, {0, -500}};
  options.tile_centre = [](Cell cell) { return cv::Point2d(cell.x * 45.0, 0); };
  options.figure_spot = [](const ScriptedAct& act) { return cv::Point2d(act.figure.cell.x * 45.0, 5); };
  for (const double speed : {0.5, 1.0, 10.0}) {
    options.speed = speed;
    const FilmPlan plan = plan_film(turns, options);
    ASSERT_EQ(plan.visits.size(), 30U + 15U + 7U);
    for (std::size_t i = 1; i < plan.visits.size(); ++i) {
      EXPECT_GE(plan.visits[i].keys.front().time_s - plan.visits[i - 1].keys.back().time_s, 0.5)
          << "speed " << speed;
    }
    for (std::size_t i = 1; i < plan.deeds.size(); ++i) {
      EXPECT_GE(plan.deeds[i].time_s, plan.deeds[i - 1].time_s);
    }
    EXPECT_NEAR(plan.end_s, plan.deeds.back().time_s + 1.5, 1e-9);
    if (speed == 1.0) {
      EXPECT_NEAR(plan.end_s / 30, 6, 1.5) << "about six seconds a turn";
    }
  }
}

TEST(FilmPlan, AHandStopsWhereItWorks) {
  const Visit visit{0, 0, {{1, {0, 0}, 60, 0.4}, {2, {100, 0}, 20, 0}, {3, {100, 0}, 0, 0}}, {}};
  EXPECT_EQ(hand_at(visit, 0).at, cv::Point2d(0, 0));
  EXPECT_NEAR(hand_at(visit, 1.5).at.x, 50, 1e-9);
  EXPECT_NEAR(hand_at(visit, 1.02).at.x, 0, 0.1);
  EXPECT_NEAR(hand_at(visit, 1.98).at.x, 100, 0.1);
  EXPECT_NEAR(hand_at(visit, 2.5).height_mm, 10, 1e-9);
  EXPECT_EQ(hand_at(visit, 9).height_mm, 0);
}

}  // namespace
}  // namespace tilewatch::vision
