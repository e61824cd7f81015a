// SPDX-License-Identifier: MIT
#include "vision/figures/find_figures.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include "engine/catalogue/tile_map.h"
#include "tests/vision/figures/drawn_table.h"
#include "vision/figures/body.h"
#include "vision/figures/palette.h"

namespace tilewatch::vision {
namespace {

using catalogue::Piece;
using catalogue::TileMap;
using catalogue::TilePoint;
using test::DrawnTable;
using test::Light;

const std::array<Light, 4> kLights{{{"daylight", {0.95F, 0.95F, 0.95F}, 0.F, 2.F},
                                    {"warm lamp", {0.55F, 0.8F, 1.F}, 0.3F, 2.5F},
                                    {"cold window", {1.05F, 0.9F, 0.8F}, 0.25F, 2.F},
                                    {"dim", {0.36F, 0.42F, 0.48F}, 0.1F, 3.F}}};
const std::array<Colour, 6> kColours{Colour::kRed,    Colour::kBlue,  Colour::kGreen,
                                     Colour::kYellow, Colour::kBlack, Colour::kPink};

class FindFigures : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    catalogue_ = catalogue::Catalogue::load({"base"}).value();
    art_ = std::make_unique<ArtLibrary>(ArtLibrary::from_drawings(*catalogue_, 1));
  }
  static void TearDownTestSuite() {
    art_.reset();
    catalogue_.reset();
  }

  static int face_of(const std::string& name) {
    const auto& faces = art_->faces();
    const auto found =
        std::find_if(faces.begin(), faces.end(), [&](const Face& f) { return f.name == name; });
    EXPECT_NE(found, faces.end()) << name;
    return static_cast<int>(found - faces.begin());
  }

  /// A monastery, cities, roads: each kind of piece, first copies of their types.
  static std::vector<int> nine_faces() {
    std::vector<int> faces;
    for (const char* name :
         {"base.A", "base.D", "base.E", "base.G", "base.K", "base.N", "base.U", "base.V", "base.W"})
      faces.push_back(face_of(name));
    return faces;
  }

  /// Twelve different ones.
  static std::vector<int> more_faces() {
    std::vector<int> faces = nine_faces();
    for (const char* name : {"base.B", "base.H", "base.R"}) faces.push_back(face_of(name));
    return faces;
  }

  static std::vector<FigureReading> look(DrawnTable& table, const Light& light,
                                         const FigureOptions& options = {}) {
    return find_figures(table.picture(light), table.geometry(), table.tiles(), *art_, *catalogue_, options);
  }

  /// A good spot for the piece on the tile as it lies.
  static TilePoint spot(const DrawnTable& table, std::size_t tile, Piece piece) {
    const auto& candidate = table.tiles()[tile].candidates.front();
    const TileMap map(catalogue_->type(candidate.type), 0, 1, art_->face(candidate.face).garden);
    return catalogue::turned_point(map.spot(piece), candidate.rotation);
  }

  static std::shared_ptr<const catalogue::Catalogue> catalogue_;
  static std::unique_ptr<ArtLibrary> art_;
};
std::shared_ptr<const catalogue::Catalogue> FindFigures::catalogue_;
std::unique_ptr<ArtLibrary> FindFigures::art_;

TEST_F(FindFigures, PrintedThingsAreNoFigures) {
  std::vector<int> all(art_->faces().size());
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<int>(i);
  for (const auto& light : kLights) {
    DrawnTable table(*art_, all, 9, 15, 5);
    EXPECT_TRUE(look(table, light).empty()) << light.name;
  }
}

TEST_F(FindFigures, EveryColourStandingAndLyingInEveryLight) {
  struct Placed {
    std::size_t tile;
    Piece piece;
    Pose pose;
  };
  const std::array<Placed, 4> placed{{{0, {FeatureKind::kMonastery, 0}, Pose::kStanding},
                                      {4, {FeatureKind::kCity, 0}, Pose::kStanding},
                                      {6, {FeatureKind::kRoad, 0}, Pose::kStanding},
                                      {2, {FeatureKind::kField, 0}, Pose::kLying}}};
  int asked = 0;
  int right_place = 0;
  for (std::size_t l = 0; l < kLights.size(); ++l)
    for (std::size_t c = 0; c < kColours.size(); ++c) {
      const double tilt = (l + c) % 2 == 0 ? 5 : 30;
      DrawnTable table(*art_, nine_faces(), 3, tilt, static_cast<unsigned>(10 * c + 1));
      for (const auto& p : placed)
        table.put(p.tile, spot(table, p.tile, p.piece), kColours[c], p.pose,
                  0.7 * static_cast<double>(c + p.tile));
      const auto found = look(table, kLights[l]);
      EXPECT_EQ(found.size(), placed.size()) << kLights[l].name << " " << to_string(kColours[c]);
      for (const auto& p : placed) {
        ++asked;
        const auto hit = std::find_if(found.begin(), found.end(), [&](const FigureReading& f) {
          return f.cell == table.tiles()[p.tile].cell && f.colour == kColours[c] &&
                 f.kind == FigureKind::kMeeple;
        });
        if (hit == found.end()) {
          ADD_FAILURE() << kLights[l].name << " " << to_string(kColours[c]) << " on "
                        << to_string(p.piece.kind);
          continue;
        }
        EXPECT_LT(cv::norm(hit->foot - table.image_of(p.tile, spot(table, p.tile, p.piece))), 0.2 * 75);
        right_place += hit->pose == p.pose && !hit->on.empty() && hit->on.front().piece == p.piece;
      }
    }
  // From some sides a figure that stands looks exactly like one that lies.
  EXPECT_GE(right_place, 0.95 * asked);
}

/// A game in a light that goes from a cold window to a warm bulb, turn by turn, with figures of a box whose
/// paints are no usual ones. How many of 48 figures are found where they stand, in their colour.
int play_an_evening(const std::function<std::vector<FigureReading>(DrawnTable&, const Light&)>& look,
                    const std::vector<KnownPaint>& box, const std::vector<int>& faces,
                    const ArtLibrary& art) {
  int right = 0;
  constexpr int kTurns = 24;
  for (int turn = 0; turn < kTurns; ++turn) {
    const float t = static_cast<float>(turn) / (kTurns - 1);
    const Light light{"evening", (1 - t) * cv::Vec3f(1.15F, 0.9F, 0.72F) + t * cv::Vec3f(0.42F, 0.78F, 1.05F),
                      0.2F, 2};
    DrawnTable table(art, faces, 4, 20, static_cast<unsigned>(turn + 1));
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < 2; ++i) {
      const std::size_t tile = (static_cast<std::size_t>(turn) * 5 + i * 6) % faces.size();
      const KnownPaint& paint = box[(static_cast<std::size_t>(turn) + i) % box.size()];
      table.put(tile, {0.3 + 0.13 * (turn % 4), 0.55}, cv::Vec3f(paint.bgr), Pose::kStanding, 0.5 * turn);
      cells.push_back(table.tiles()[tile].cell);
    }
    const auto found = look(table, light);
    for (std::size_t i = 0; i < 2; ++i) {
      const Colour colour = box[(static_cast<std::size_t>(turn) + i) % box.size()].colour;
      right += std::any_of(found.begin(), found.end(), [&](const FigureReading& figure) {
        return figure.cell == cells[i] && figure.kind == FigureKind::kMeeple && figure.colour == colour;
      });
    }
  }
  return right;
}

TEST_F(FindFigures, PaintsThatBeginWithAProfileAndFollowTheLightAreToldApartMoreOften) {
  const std::vector<KnownPaint> box{{FigureKind::kMeeple, Colour::kRed, {60, 70, 165}},
                                    {FigureKind::kMeeple, Colour::kBlue, {150, 110, 60}},
                                    {FigureKind::kMeeple, Colour::kGreen, {75, 140, 95}},
                                    {FigureKind::kMeeple, Colour::kYellow, {70, 175, 215}},
                                    {FigureKind::kMeeple, Colour::kPink, {150, 120, 205}}};
  const auto right_with = [&](figures::PaintBox paints, bool follows) {
    return play_an_evening(
        [&](DrawnTable& table, const Light& light) {
          std::vector<TileReading> tiles = table.tiles();
          // Where faces are known they tell the light; where they are not, colours drift with it.
          for (TileReading& tile : tiles) tile.candidates.front().face = -1;
          FigureOptions options;
          options.paints = &paints;
          const auto found =
              find_figures(table.picture(light), table.geometry(), tiles, ArtLibrary(), *catalogue_, options);
          for (const FigureReading& figure : found) {
            if (follows && figure.confidence >= 0.8)
              paints.follow(figures::paint_of(figure.kind, figure.colour), figure.tone);
          }
          return found;
        },
        box, more_faces(), *art_);
  };
  const int fixed = right_with(figures::PaintBox(), false);
  const int following = right_with(figures::PaintBox(box), true);
  EXPECT_GE(following, fixed + 3) << "of 48; " << fixed << " without profile and following";
}

TEST(PaintBox, FollowsALightSlowlyAndNotTooFar) {
  figures::PaintBox paints;
  const cv::Vec3f before = paints.bgr(figures::Paint::kRed);
  paints.follow(figures::Paint::kRed, 0.6F * cv::Vec3f(60, 62, 165));
  const cv::Vec3f after = paints.bgr(figures::Paint::kRed);
  EXPECT_GT(after[0], before[0]);
  EXPECT_LT(cv::norm(after - before), 12);
  for (int i = 0; i < 100; ++i) paints.follow(figures::Paint::kRed, {30, 110, 190});
  EXPECT_LT(cv::norm(paints.bgr(figures::Paint::kRed) - before), 0.18 * 265 / 3 + 0.1);
  const cv::Vec3f red = paints.bgr(figures::Paint::kRed);
  paints.follow(figures::Paint::kRed, {185, 90, 50});
  EXPECT_EQ(paints.bgr(figures::Paint::kRed), red) << "that is a blue one";
}

TEST_F(FindFigures, TwoFiguresOnOneTile) {
  DrawnTable table(*art_, nine_faces(), 3, 20, 3);
  const TilePoint city = spot(table, 4, {FeatureKind::kCity, 0});
  table.put(4, city, Colour::kRed, Pose::kStanding, 0.2);
  table.put(4, {city.u < 0.5 ? city.u + 0.4 : city.u - 0.4, city.v}, Colour::kRed, Pose::kStanding, 1.2);
  const auto found = look(table, kLights[0]);
  ASSERT_EQ(found.size(), 2U);
  for (const auto& f : found) {
    EXPECT_EQ(f.cell, table.tiles()[4].cell);
    EXPECT_EQ(f.colour, Colour::kRed);
  }
}

TEST_F(FindFigures, WhereNoFaceIsKnownColoursOfManyTilesArePrint) {
  DrawnTable table(*art_, nine_faces(), 3, 20, 3);
  table.put(4, spot(table, 4, {FeatureKind::kCity, 0}), Colour::kBlue, Pose::kStanding, 0.2);
  std::vector<TileReading> tiles = table.tiles();
  for (TileReading& tile : tiles)
    for (TileCandidate& candidate : tile.candidates) candidate.face = -1;
  const auto found =
      find_figures(table.picture(kLights[0]), table.geometry(), tiles, ArtLibrary(), *catalogue_);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].cell, tiles[4].cell);
  EXPECT_EQ(found[0].colour, Colour::kBlue);
}

TEST_F(FindFigures, ClothThatPassedForATileHasNoFigures) {
  DrawnTable table(*art_, nine_faces(), 3, 20, 3);
  cv::Mat picture = table.picture(kLights[0]);
  std::vector<TileReading> tiles = table.tiles();
  // A gap in the board where a flowered cloth shows.
  std::vector<cv::Point> cloth;
  for (const cv::Point2f corner : tiles[4].corners) cloth.emplace_back(corner);
  cv::fillConvexPoly(picture, cloth, cv::Scalar(185, 200, 212));
  const int petal = static_cast<int>(0.16 * cv::norm(tiles[4].corners[1] - tiles[4].corners[0]));
  cv::circle(picture, table.image_of(4, {0.3, 0.4}), petal, cv::Scalar(150, 70, 200), cv::FILLED);
  cv::circle(picture, table.image_of(4, {0.7, 0.6}), petal, cv::Scalar(160, 60, 40), cv::FILLED);
  tiles[4].candidates.front().face = -1;
  EXPECT_TRUE(find_figures(picture, table.geometry(), tiles, *art_, *catalogue_).empty());
  for (TileReading& tile : tiles) tile.candidates.front().face = -1;
  EXPECT_TRUE(find_figures(picture, table.geometry(), tiles, ArtLibrary(), *catalogue_).empty());
}

TEST_F(FindFigures, DarkGapsBetweenTilesDoNotHideABlackFigureWhereNoFaceIsKnown) {
  DrawnTable table(*art_, nine_faces(), 3, 20, 3);
  table.put(4, spot(table, 4, {FeatureKind::kCity, 0}), Colour::kBlack, Pose::kStanding, 0.2);
  cv::Mat picture = table.picture(kLights[0]);
  std::vector<TileReading> tiles = table.tiles();
  // Where four round corners meet the table shows, in shadow.
  const int gap = static_cast<int>(0.06 * cv::norm(tiles[4].corners[1] - tiles[4].corners[0]));
  for (TileReading& tile : tiles) {
    tile.candidates.front().face = -1;
    for (const cv::Point2f corner : tile.corners)
      cv::circle(picture, corner, gap, cv::Scalar(30, 32, 31), cv::FILLED);
  }
  const auto found = find_figures(picture, table.geometry(), tiles, ArtLibrary(), *catalogue_);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].cell, tiles[4].cell);
  EXPECT_EQ(found[0].colour, Colour::kBlack);
}

TEST(PrintPalette, AColourOnManyTilesIsPrintAndOneOnASingleTileIsNot) {
  constexpr int kTiles = 10;
  cv::Mat picture(20, 20 * kTiles, CV_8UC3, cv::Scalar(40, 150, 120));
  cv::Mat owner(picture.size(), CV_16SC1);
  for (int i = 0; i < kTiles; ++i) {
    owner.colRange(20 * i, 20 * i + 20).setTo(i);
    if (i % 2 == 0) picture(cv::Rect(20 * i, 0, 4, 4)).setTo(cv::Scalar(90, 140, 200));
  }
  picture(cv::Rect(20 * 4 + 10, 8, 5, 5)).setTo(cv::Scalar(200, 60, 30));
  const cv::Mat nothing(picture.size(), CV_8UC1, cv::Scalar(0));
  const cv::Mat anything(picture.size(), CV_8UC1, cv::Scalar(0));
  const figures::PrintPalette palette(picture, owner, nothing, anything, kTiles);
  ASSERT_TRUE(palette.known());
  EXPECT_EQ(palette.score({40, 150, 120}, 4, figures::Ground::kAnything), 0);
  EXPECT_EQ(palette.score({90, 140, 200}, 4, figures::Ground::kAnything), 0);
  EXPECT_LT(palette.score({200, 60, 30}, 4, figures::Ground::kAnything), -4);
  EXPECT_TRUE(palette.shown_by_others({40, 150, 120}, 4));
  EXPECT_FALSE(palette.shown_by_others({200, 60, 30}, 4));
}

TEST(PrintPalette, WhatOnlyCitiesShowIsHardlyPrintOnAField) {
  constexpr int kTiles = 11;  // the last is all grass
  const cv::Vec3b grass(40, 150, 120);
  const cv::Vec3b wall(90, 140, 200);
  cv::Mat picture(20, 20 * kTiles, CV_8UC3, cv::Scalar(grass));
  cv::Mat owner(picture.size(), CV_16SC1);
  cv::Mat grounds(picture.size(), CV_8UC1, cv::Scalar(static_cast<double>(figures::Ground::kField)));
  for (int i = 0; i < kTiles; ++i) {
    owner.colRange(20 * i, 20 * i + 20).setTo(i);
    if (i + 1 == kTiles) break;
    const cv::Rect city(20 * i, 0, 8, 20);
    picture(city).setTo(cv::Scalar(wall));
    grounds(city).setTo(static_cast<double>(figures::Ground::kCity));
  }
  const cv::Mat nothing(picture.size(), CV_8UC1, cv::Scalar(0));
  const figures::PrintPalette palette(picture, owner, nothing, grounds, kTiles);
  EXPECT_EQ(palette.score(wall, kTiles - 1, figures::Ground::kCity), 0);
  EXPECT_LT(palette.score(wall, kTiles - 1, figures::Ground::kField), -2);
  EXPECT_GT(palette.score(wall, kTiles - 1, figures::Ground::kField),
            palette.score({200, 60, 30}, kTiles - 1, figures::Ground::kField));
}

TEST(BodyMask, TheStripAroundItTouchesItNowhere) {
  const figures::LocalView view{{1.2F, 0}, {0, 1.2F}, {0, -0.6F}};
  for (const figures::BodyMask& body : figures::meeple_masks(view)) {
    const figures::BodyMask strip = figures::strip_around(body);
    cv::Mat drawn(101, 101, CV_8UC1, cv::Scalar(0));
    const auto draw = [&](const figures::BodyMask& mask, int value) {
      for (const auto& span : mask.spans)
        drawn.row(50 + span.y).colRange(50 + span.from, 50 + span.to).setTo(value);
    };
    draw(strip, 1);
    EXPECT_EQ(cv::countNonZero(drawn), strip.area);
    draw(body, 2);
    EXPECT_EQ(cv::countNonZero(drawn == 1), strip.area);
    // From the middle nothing gets out but through the strip.
    cv::floodFill(drawn, cv::Point(0, 0), cv::Scalar(3));
    cv::Mat outside = drawn == 3;
    cv::dilate(outside, outside, {});
    EXPECT_EQ(cv::countNonZero(outside & (drawn == 2)), 0);
  }
}

TEST_F(FindFigures, WhatStandsBesideTheBoardIsNotMeant) {
  DrawnTable table(*art_, nine_faces(), 3, 20, 4);
  table.put(2, {1.6, 0.5}, Colour::kBlue, Pose::kStanding, 0.3);
  table.put(6, {0.5, 1.5}, Colour::kYellow, Pose::kLying, 0.9);
  EXPECT_TRUE(look(table, kLights[0]).empty());
}

TEST_F(FindFigures, OnlyTheAskedCells) {
  DrawnTable table(*art_, nine_faces(), 3, 20, 6);
  table.put(0, spot(table, 0, {FeatureKind::kMonastery, 0}), Colour::kBlue, Pose::kStanding, 0.3);
  table.put(8, {0.4, 0.3}, Colour::kRed, Pose::kStanding, 0.3);
  FigureOptions options;
  options.only = {table.tiles()[0].cell};
  const auto found = look(table, kLights[0], options);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found.front().colour, Colour::kBlue);
  EXPECT_EQ(found.front().cell, table.tiles()[0].cell);
}

TEST_F(FindFigures, OnlyColoursThatPlayersHave) {
  DrawnTable table(*art_, nine_faces(), 3, 20, 7);
  table.put(0, spot(table, 0, {FeatureKind::kMonastery, 0}), Colour::kBlue, Pose::kStanding, 0.3);
  FigureOptions options;
  options.colours = {Colour::kRed, Colour::kYellow};
  EXPECT_TRUE(look(table, kLights[0], options).empty());
}

TEST_F(FindFigures, NothingToLookAt) {
  DrawnTable table(*art_, nine_faces(), 3, 20, 8);
  const cv::Mat picture = table.picture(kLights[0]);
  EXPECT_TRUE(find_figures(picture, table.geometry(), {}, *art_, *catalogue_).empty());
  FigureOptions options;
  options.only = {{77, 77}};
  EXPECT_TRUE(find_figures(picture, table.geometry(), table.tiles(), *art_, *catalogue_, options).empty());
  // Tiles nobody could read, and tiles out of the picture.
  auto tiles = table.tiles();
  for (auto& tile : tiles) tile.candidates.clear();
  EXPECT_TRUE(find_figures(picture, table.geometry(), tiles, *art_, *catalogue_).empty());
  for (auto& tile : tiles)
    for (auto& corner : tile.corners) corner.x += 10000;
  EXPECT_TRUE(find_figures(picture, table.geometry(), tiles, *art_, *catalogue_).empty());
}

}  // namespace
}  // namespace tilewatch::vision
