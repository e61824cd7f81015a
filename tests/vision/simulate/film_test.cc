// SPDX-License-Identifier: MIT
// The film and its truth agree: where tiles lie, when a hand is there, what a figure changes, how it begins
// and ends.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/catalogue/tile_map.h"
#include "vision/simulate/film_cast.h"
#include "vision/simulate/simulated_table.h"
#include "vision/tiles/art_library.h"

namespace tilewatch::vision {
namespace {

std::shared_ptr<const catalogue::Catalogue> base_set() {
  static const auto set = [] {
    auto loaded = catalogue::Catalogue::load({"base"});
    if (!loaded) throw std::runtime_error(loaded.error().message);
    return *loaded;
  }();
  return set;
}

ScriptedTurn tile(const std::string& type, int copy, Cell cell, Rotation rotation) {
  ScriptedTurn turn;
  turn.type = base_set()->index_of(type);
  turn.copy = copy;
  turn.cell = cell;
  turn.rotation = rotation;
  return turn;
}

ScriptedFigure meeple(Colour colour, Cell cell, FeatureKind kind) {
  return {FigureKind::kMeeple, colour, cell, {kind, 0}};
}

/// The simulator knows no rules, so these tiles need not fit each other.
std::vector<ScriptedTurn> short_script() {
  std::vector<ScriptedTurn> turns{tile("base.U", 0, {1, 0}, 1), tile("base.E", 1, {0, -1}, 2),
                                  tile("base.V", 2, {-1, 0}, 3)};
  turns[0].visits = {{put(meeple(Colour::kRed, {1, 0}, FeatureKind::kRoad))}};
  turns[1].visits = {{put(meeple(Colour::kBlue, {0, -1}, FeatureKind::kField))}};
  turns[2].visits = {{take(meeple(Colour::kRed, {1, 0}, FeatureKind::kRoad))}};
  return turns;
}

/// Small, quick, and without anything random that changes from frame to frame.
SimulatedTableOptions calm() {
  SimulatedTableOptions options;
  options.size = {480, 270};
  options.speed = 5;
  options.fps = 20;
  options.noise = 0;
  options.bumps = false;
  options.light_drift = false;
  return options;
}

struct Shot {
  cv::Mat picture;
  SimulatedTruth truth;
  double time_s = 0;
};

/// Every frame of a film to its end.
std::vector<Shot> whole_film(const std::vector<ScriptedTurn>& turns, const SimulatedTableOptions& options) {
  SimulatedTable table(base_set(), turns, options);
  std::vector<Shot> shots;
  for (;;) {
    const auto frame = table.next();
    if (!frame || frame->bgr.empty()) break;
    EXPECT_EQ(frame->number, static_cast<std::int64_t>(shots.size()));
    shots.push_back({frame->bgr, table.truth(), frame->time_s});
    if (shots.size() > 5000) throw std::runtime_error("the film does not end");
  }
  EXPECT_TRUE(table.next()->bgr.empty()) << "the end stays the end";
  return shots;
}

bool same_picture(const cv::Mat& a, const cv::Mat& b) { return cv::norm(a, b, cv::NORM_INF) == 0; }

cv::Point2f on_picture(const SimulatedTruth& truth, cv::Size size, double x, double y) {
  const cv::Vec3d q = truth.image_from_board * cv::Vec3d(x, y, 1);
  const cv::Point2d centre((size.width - 1) / 2.0, (size.height - 1) / 2.0);
  const cv::Point2d p = (cv::Point2d(q[0] / q[2], q[1] / q[2]) - centre) / truth.focal_px;
  return centre + p * truth.focal_px * (1 + truth.k1 * p.dot(p));
}

/// What lies on a cell, seen from straight above with board north up.
cv::Mat cell_picture(const Shot& shot, Cell cell, int px, double off = 0) {
  std::vector<cv::Point2f> from, to;
  for (const auto& [dx, dy] : {std::pair{0, 0}, {1, 0}, {1, 1}, {0, 1}}) {
    from.push_back(on_picture(shot.truth, shot.picture.size(), cell.x + dx + off, cell.y + dy));
    to.emplace_back(static_cast<float>(dx * px) - 0.5F, static_cast<float>(dy * px) - 0.5F);
  }
  cv::Mat upright;
  cv::warpPerspective(shot.picture, upright, cv::getPerspectiveTransform(from, to), {px, px},
                      cv::INTER_LINEAR);
  return upright;
}

double likeness(const cv::Mat& a, const cv::Mat& b) {
  // Tiles lie up to a millimetre off their place: details smaller than that say nothing.
  cv::Mat soft_a, soft_b, score;
  cv::GaussianBlur(a, soft_a, {}, 2.5);
  cv::GaussianBlur(b, soft_b, {}, 2.5);
  cv::matchTemplate(soft_a, soft_b, score, cv::TM_CCOEFF_NORMED);
  return score.at<float>(0, 0);
}

cv::Mat turned_face(const cv::Mat& face, Rotation rotation) {
  if (rotation == 0) return face;
  cv::Mat turned_picture;
  cv::rotate(face, turned_picture, rotation - 1);  // OpenCV counts 90, 180, 270 degrees clockwise from 0
  return turned_picture;
}

TEST(SimulatedFilm, IsDecidedByTheSeed) {
  SimulatedTableOptions options;
  options.size = {320, 180};
  options.speed = 6;
  options.fps = 12;
  const auto turns = short_script();
  const auto first = whole_film(turns, options);
  const auto again = whole_film(turns, options);
  ASSERT_EQ(first.size(), again.size());
  for (std::size_t i = 0; i < first.size(); ++i) {
    ASSERT_TRUE(same_picture(first[i].picture, again[i].picture)) << "frame " << i;
  }
  options.seed = 2;
  SimulatedTable other(base_set(), turns, options);
  EXPECT_FALSE(same_picture(other.next()->bgr, first[0].picture));
}

TEST(SimulatedFilm, TilesLieWhereTheTruthSaysAndLookLikeTheirFaces) {
  SimulatedTableOptions options = calm();
  options.size = {1280, 720};
  options.noise = 2.5;
  options.bumps = true;
  options.fps = 4;
  const std::vector<ScriptedTurn> turns{tile("base.G", 0, {1, 0}, 1), tile("base.L", 2, {2, 0}, 2),
                                        tile("base.N", 1, {-1, -1}, 3), tile("base.X", 0, {2, 1}, 0)};
  const Shot last = whole_film(turns, options).back();
  const ArtLibrary art = ArtLibrary::from_drawings(*base_set(), options.drawing_seed);
  for (const ScriptedTurn& turn : turns) {
    const std::string& id = base_set()->type(turn.type).id;
    const std::string name = turn.copy == 0 ? id : id + "~" + std::to_string(turn.copy + 1);
    const auto face = std::ranges::find(art.faces(), name, &Face::name);
    ASSERT_NE(face, art.faces().end()) << name;
    constexpr int kPx = ArtLibrary::kPicturePx;
    const cv::Mat seen = cell_picture(last, turn.cell, kPx);
    const double right = likeness(seen, turned_face(face->picture, turn.rotation));
    EXPECT_GT(right, 0.8) << name;
    for (Rotation wrong = 0; wrong < 4; ++wrong) {
      if (base_set()->type(turn.type).same_when_turned(wrong, turn.rotation)) continue;
      EXPECT_LT(likeness(seen, turned_face(face->picture, wrong)), right - 0.1)
          << name << " turned by " << int{wrong};
    }
    for (const double off : {-0.1, 0.1}) {
      EXPECT_LT(likeness(cell_picture(last, turn.cell, kPx, off), turned_face(face->picture, turn.rotation)),
                right)
          << name << " moved by " << off;
    }
  }
}

TEST(SimulatedFilm, WithoutAHandNothingChanges) {
  const auto shots = whole_film(short_script(), calm());
  int hands = 0;
  const Shot* still = nullptr;
  bool hand_between = false;
  for (const Shot& shot : shots) {
    if (shot.truth.hand) {
      ++hands;
      hand_between = true;
      ASSERT_NE(still, nullptr) << "the film begins with a still table";
      EXPECT_FALSE(same_picture(shot.picture, still->picture)) << "at " << shot.time_s;
      continue;
    }
    if (still != nullptr && !hand_between) {
      EXPECT_TRUE(same_picture(shot.picture, still->picture)) << "at " << shot.time_s;
    }
    still = &shot;
    hand_between = false;
  }
  EXPECT_GT(hands, 30);
}

TEST(SimulatedFilm, AFigureShowsItsColourAndLeavesNoTrace) {
  const auto options = calm();
  const auto turns = short_script();
  const auto shots = whole_film(turns, options);
  // Still pictures in order: start, tile, figure, tile, figure, tile, figure taken.
  std::vector<const Shot*> stills;
  bool hand = true;
  for (const Shot& shot : shots) {
    if (!shot.truth.hand && hand) stills.push_back(&shot);
    hand = shot.truth.hand;
  }
  ASSERT_EQ(stills.size(), 7U);
  const auto around_spot = [&](const Shot& shot, const ScriptedTurn& turn, FeatureKind kind) {
    const catalogue::TileMap map(base_set()->type(turn.type), turn.copy, options.drawing_seed);
    const auto spot = catalogue::turned_point(map.spot({kind, 0}), turn.rotation);
    const cv::Point p =
        on_picture(shot.truth, shot.picture.size(), turn.cell.x + spot.u, turn.cell.y + spot.v);
    return cv::mean(shot.picture(cv::Rect(p.x - 1, p.y - 2, 3, 3)));
  };
  const cv::Scalar bare = around_spot(*stills[1], turns[0], FeatureKind::kRoad);
  const cv::Scalar red = around_spot(*stills[2], turns[0], FeatureKind::kRoad);
  EXPECT_GT(red[2] - red[1], bare[2] - bare[1] + 40);
  const cv::Scalar blue = around_spot(*stills[4], turns[1], FeatureKind::kField);
  EXPECT_GT(blue[0] - blue[2], 25);

  // Taken home: its own tile looks as it did before it came.
  const cv::Mat before = cell_picture(*stills[1], turns[0].cell, 48);
  const cv::Mat there = cell_picture(*stills[2], turns[0].cell, 48);
  const cv::Mat after = cell_picture(*stills[6], turns[0].cell, 48);
  EXPECT_GT(cv::norm(before, there, cv::NORM_INF), 60);
  EXPECT_LT(cv::norm(before(cv::Rect(8, 8, 32, 32)), after(cv::Rect(8, 8, 32, 32)), cv::NORM_INF), 3);
}

TEST(SimulatedFilm, TellsHowFarTheGameIsAndEnds) {
  const auto options = calm();
  const auto shots = whole_film(short_script(), options);
  EXPECT_EQ(shots.front().truth.turns_shown, 0);
  EXPECT_EQ(shots.front().truth.steps_done, 0);
  EXPECT_FALSE(shots.front().truth.hand);
  EXPECT_EQ(shots.back().truth.turns_shown, 3);
  EXPECT_EQ(shots.back().truth.steps_done, 3);
  EXPECT_FALSE(shots.back().truth.hand);
  const auto over = std::ranges::find_if(shots, [](const Shot& s) { return s.truth.steps_done == 3; });
  EXPECT_NEAR(shots.back().time_s - over->time_s, 1.5, 2.1 / options.fps);
  for (std::size_t i = 1; i < shots.size(); ++i) {
    EXPECT_GE(shots[i].truth.turns_shown, shots[i - 1].truth.turns_shown);
    EXPECT_GE(shots[i].truth.turns_shown, shots[i].truth.steps_done);
  }
}

TEST(SimulatedFilm, AScriptMayLayTheStartTileItself) {
  std::vector<ScriptedTurn> turns{tile("base.D", 2, {0, 0}, 1), tile("base.B", 0, {0, 1}, 0)};
  SimulatedTable table(base_set(), turns, calm());
  ASSERT_TRUE(table.next());
  EXPECT_EQ(table.truth().turns_shown, 1);
  EXPECT_EQ(table.truth().steps_done, 1);
}

TEST(SimulatedFilm, PushesMoveTheBoardOnlyWhileAHandIsThere) {
  SimulatedTableOptions options = calm();
  options.size = {160, 90};
  options.fps = 30;
  options.bumps = true;
  std::vector<ScriptedTurn> turns;
  for (int i = 0; i < 8; ++i) turns.push_back(tile("base.U", i, {1 + i % 4, i / 4}, 0));
  for (int i = 0; i < 9; ++i) turns.push_back(tile("base.V", i, {-1 - i % 3, i / 3}, 0));
  const auto shots = whole_film(turns, options);
  int moved = 0;
  for (std::size_t i = 1; i < shots.size(); ++i) {
    if (cv::norm(shots[i].truth.image_from_board - shots[i - 1].truth.image_from_board) < 1e-9) continue;
    ++moved;
    EXPECT_TRUE(shots[i].truth.hand);
  }
  EXPECT_GT(moved, 2);
}

TEST(SimulatedFilm, AWholeGameIsLargeEnoughToRead) {
  SimulatedTableOptions options;
  options.size = {1280, 720};
  std::vector<ScriptedTurn> turns;
  std::vector<Cell> cells;
  for (int y = -4; y <= 4; ++y) {
    for (int x = -6; x <= 6; ++x) cells.push_back({x, y});
  }
  std::ranges::sort(cells, {}, [](Cell c) { return std::hypot(c.x, 1.4 * c.y); });
  std::size_t next = 1;  // after the start tile's cell
  for (catalogue::TypeIndex type = 0; type < base_set()->types().size(); ++type) {
    for (int copy = 0; copy < base_set()->type(type).count; ++copy) {
      if (type == base_set()->start_type() && copy == 0) continue;
      turns.push_back(tile(base_set()->type(type).id, copy, cells[next++], 0));
    }
  }
  SimulatedTable table(base_set(), turns, options);
  const auto frame = table.next();
  ASSERT_TRUE(frame);
  EXPECT_EQ(frame->bgr.size(), options.size);
  EXPECT_EQ(frame->bgr.type(), CV_8UC3);
  for (const ScriptedTurn& turn : turns) {
    const auto corner = [&](double dx, double dy) {
      return on_picture(table.truth(), options.size, turn.cell.x + dx, turn.cell.y + dy);
    };
    EXPECT_GT(cv::norm(corner(1, 0) - corner(0, 0)), 45) << to_string(turn.cell);
    EXPECT_GT(cv::norm(corner(0, 1) - corner(0, 0)), 45) << to_string(turn.cell);
    const cv::Rect2f picture(0, 0, 1280, 720);
    EXPECT_TRUE(picture.contains(corner(0, 0)) && picture.contains(corner(1, 1))) << to_string(turn.cell);
  }
}

/// Still pictures in order: the beginning, then what each visit of a hand left.
std::vector<const Shot*> stills_of(const std::vector<Shot>& shots) {
  std::vector<const Shot*> stills;
  bool hand = true;
  for (const Shot& shot : shots) {
    if (!shot.truth.hand && hand) stills.push_back(&shot);
    hand = shot.truth.hand;
  }
  return stills;
}

/// How much a cell changed, 0 .. 255.
double change_at(const Shot& before, const Shot& after, Cell cell) {
  return cv::norm(cell_picture(before, cell, 48), cell_picture(after, cell, 48), cv::NORM_INF);
}

TEST(SimulatedFilm, TheMageComesMovesAndLeavesNoTrace_M2) {
  std::vector<ScriptedTurn> turns{tile("base.U", 0, {1, 0}, 1), tile("base.V", 1, {-1, 0}, 2)};
  const ScriptedFigure here{FigureKind::kMage, Colour::kWhite, {1, 0}, {FeatureKind::kRoad, 0}};
  const ScriptedFigure there{FigureKind::kMage, Colour::kWhite, {-1, 0}, {FeatureKind::kRoad, 0}};
  turns[0].visits = {{put(here)}};
  turns[1].visits = {{take(here), put(there)}, {take(there)}};
  const auto shots = whole_film(turns, calm());
  const auto stills = stills_of(shots);
  ASSERT_EQ(stills.size(), 6U) << "start, tile, mage, tile, mage moved, mage gone";
  EXPECT_GT(change_at(*stills[1], *stills[2], {1, 0}), 60);
  EXPECT_LT(change_at(*stills[1], *stills[4], {1, 0}), 8) << "it has left on one visit";
  EXPECT_GT(change_at(*stills[3], *stills[4], {-1, 0}), 60);
  EXPECT_LT(change_at(*stills[3], *stills[5], {-1, 0}), 8);
}

TEST(SimulatedFilm, KindsDoNotLookAlike) {
  std::vector<cv::Mat> looks;
  for (const FigureKind kind :
       {FigureKind::kMeeple, FigureKind::kBigMeeple, FigureKind::kAbbot, FigureKind::kMage,
        FigureKind::kWitch, FigureKind::kGhost, FigureKind::kHound}) {
    std::vector<ScriptedTurn> turns{tile("base.E", 0, {1, 0}, 0)};
    turns[0].visits = {{put({kind, Colour::kRed, {1, 0}, {FeatureKind::kCity, 0}})}};
    const auto shots = whole_film(turns, calm());
    looks.push_back(cell_picture(*stills_of(shots).back(), {1, 0}, 64));
    for (std::size_t other = 0; other + 1 < looks.size(); ++other) {
      EXPECT_GT(cv::norm(looks[other], looks.back(), cv::NORM_L1) / (64 * 64 * 3), 0.25) << to_string(kind);
    }
  }
}

TEST(SimulatedFilm, GhostsOfATileStandBesideEachOtherAndBesideAMeeple_G11) {
  std::vector<ScriptedTurn> turns{tile("base.B", 0, {1, 0}, 0)};
  const ScriptedFigure ghost{FigureKind::kGhost, Colour::kWhite, {1, 0}, {FeatureKind::kField, 0}};
  turns[0].visits = {{put(ghost), put(ghost), put(ghost)},
                     {put(meeple(Colour::kRed, {1, 0}, FeatureKind::kMonastery))},
                     {take(ghost), take(ghost)}};
  SimulatedTable table(base_set(), turns, calm());
  std::size_t most = 0;
  for (auto frame = table.next(); frame && !frame->bgr.empty(); frame = table.next()) {
    const auto figures = table.figures();
    most = std::max(most, figures.size());
    for (std::size_t i = 0; i < figures.size(); ++i) {
      EXPECT_TRUE(cv::Rect2d(1, 0, 1, 1).contains(figures[i].at));
      for (std::size_t j = 0; j < i; ++j) {
        EXPECT_GT(cv::norm(figures[i].at - figures[j].at) * 45.3, 10) << i << " and " << j;
      }
    }
  }
  EXPECT_EQ(most, 4U);
  EXPECT_EQ(table.figures().size(), 2U);
}

TEST(SimulatedFilm, TheBuriedLie_G24) {
  const ScriptedFigure buried{FigureKind::kMeeple, Colour::kRed, {0, 0}, {FeatureKind::kCemetery, 0}};
  EXPECT_EQ(pose_of(buried), Pose::kLying);
  EXPECT_EQ(pose_of({FigureKind::kGhost, Colour::kWhite, {0, 0}, {FeatureKind::kCemetery, 0}}),
            Pose::kStanding);
  EXPECT_EQ(pose_of({FigureKind::kHound, Colour::kWhite, {0, 0}, {FeatureKind::kCastle, 0}}),
            Pose::kStanding);
}

TEST(SimulatedFilm, ATileIsLaidFaceDown_G37) {
  std::vector<ScriptedTurn> turns{tile("base.U", 0, {1, 0}, 1)};
  turns[0].visits = {{face_down_at({0, 1})}};
  const auto shots = whole_film(turns, calm());
  const auto stills = stills_of(shots);
  ASSERT_EQ(stills.size(), 3U);
  const cv::Mat back = cell_picture(*stills[2], {0, 1}, ArtLibrary::kPicturePx);
  double best = 0;
  for (Rotation rotation = 0; rotation < 4; ++rotation) {
    best = std::max(best, likeness(back, turned_face(ArtLibrary::back().face(0).picture, rotation)));
  }
  EXPECT_GT(best, 0.7);
  const ArtLibrary art = ArtLibrary::from_drawings(*base_set());
  for (const Face& face : art.faces()) {
    ASSERT_LT(likeness(back, face.picture), best) << face.name;
  }
}

TEST(SimulatedFilm, DrawnTilesAreShownBesideTheBoardAndPutBack_F6) {
  std::vector<ScriptedTurn> turns{tile("base.U", 0, {1, 0}, 1)};
  turns[0].misfits = {{base_set()->index_of("base.C"), 0}};
  turns[0].others = {{base_set()->index_of("base.V"), 0}, {base_set()->index_of("base.W"), 0}};
  const auto shots = whole_film(turns, calm());
  const auto stills = stills_of(shots);
  ASSERT_EQ(stills.size(), 6U) << "start, misfit, it is gone, three drawn, one laid, the others gone";
  EXPECT_TRUE(same_picture(stills[0]->picture, stills[2]->picture));
  EXPECT_GT(cv::norm(stills[2]->picture, stills[3]->picture, cv::NORM_INF), 60);
  EXPECT_EQ(stills[3]->truth.turns_shown, 0) << "a drawn tile lies on no cell";
  EXPECT_EQ(stills[4]->truth.turns_shown, 1);
  // In the end only the cell of the tile (and its shadow's rim) differs from the beginning.
  cv::Mat differs;
  cv::absdiff(stills[0]->picture, stills[5]->picture, differs);
  std::vector<cv::Point> cell;
  for (const auto& [dx, dy] : {std::pair{-0.2, -0.2}, {1.2, -0.2}, {1.2, 1.2}, {-0.2, 1.2}}) {
    const cv::Point2f p = on_picture(stills[5]->truth, differs.size(), 1 + dx, dy);
    cell.emplace_back(cvRound(p.x), cvRound(p.y));
  }
  cv::fillConvexPoly(differs, cell, cv::Scalar::all(0));
  EXPECT_EQ(cv::norm(differs, cv::NORM_INF), 0);
}

TEST(SimulatedFilm, GhostsMayComeBeforeTheFirstTile_G1) {
  std::vector<ScriptedTurn> turns{tile("base.U", 0, {1, 0}, 1)};
  turns[0].before = {{put({FigureKind::kGhost, Colour::kWhite, {0, 0}, {FeatureKind::kField, 0}})}};
  const auto shots = whole_film(turns, calm());
  const auto stills = stills_of(shots);
  ASSERT_EQ(stills.size(), 3U);
  EXPECT_EQ(stills[1]->truth.turns_shown, 0);
  EXPECT_GT(change_at(*stills[0], *stills[1], {0, 0}), 40);
}

TEST(SimulatedFilm, AScriptThatCannotBeIsRefused) {
  const auto refuse = [](std::vector<ScriptedTurn> turns) {
    EXPECT_THROW(SimulatedTable(base_set(), std::move(turns), calm()), std::invalid_argument);
  };
  refuse({tile("base.U", 0, {1, 0}, 0), tile("base.V", 0, {1, 0}, 0)});
  refuse({tile("base.U", 0, {1, 0}, 0), tile("base.U", 0, {2, 0}, 0)});
  refuse({tile("base.A", 7, {1, 0}, 0)});
  auto turns = short_script();
  turns[0].visits.clear();
  refuse(turns);
  turns = short_script();
  turns[0].visits = {{put(meeple(Colour::kRed, {5, 5}, FeatureKind::kRoad))}};
  refuse(turns);
  turns = short_script();
  turns[1].visits = {{face_down_at({1, 0})}};
  refuse(turns);
  turns = short_script();
  turns[0].others = {{base_set()->index_of("base.A"), 9}};
  refuse(turns);
}

}  // namespace
}  // namespace tilewatch::vision
