// SPDX-License-Identifier: MIT
// Our data files say the same as the reference facts, where those are at hand.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "engine/catalogue/catalogue.h"
#include "tests/support/paths.h"

namespace tilewatch::catalogue {
namespace {

using nlohmann::json;

SideMask mask_of(const json& sides) {
  SideMask mask = 0;
  for (const auto& name : sides) {
    mask = static_cast<SideMask>(mask | (1U << static_cast<unsigned>(*side_from(name.get<std::string>()))));
  }
  return mask;
}

HalfMask halves_of(const json& halves) {
  HalfMask mask = 0;
  for (const auto& half : halves) mask = static_cast<HalfMask>(mask | (1U << half.get<unsigned>()));
  return mask;
}

const std::map<std::string, TowerCounts> kTowerWords{{"meeples", TowerCounts::kMeeples},
                                                     {"monasteries", TowerCounts::kMonasteries},
                                                     {"shields", TowerCounts::kShields},
                                                     {"roads", TowerCounts::kRoads},
                                                     {"cities", TowerCounts::kCities}};

void expect_same(const json& fact, const TileType& type) {
  SCOPED_TRACE(type.id);
  EXPECT_EQ(fact.at("edges").get<std::string>(), type.edge_letters(0));
  EXPECT_EQ(fact.at("count").get<int>(), type.count);
  EXPECT_EQ(fact.at("monastery").get<bool>(), type.monastery);
  EXPECT_EQ(fact.at("magic").get<bool>(), type.magic);
  EXPECT_EQ(fact.at("tent").get<bool>(), type.tent);
  ASSERT_EQ(fact.at("cities").size(), type.cities.size());
  for (std::size_t i = 0; i < type.cities.size(); ++i) {
    EXPECT_EQ(mask_of(fact["cities"][i]["edges"]), type.cities[i].edges);
    EXPECT_EQ(fact["cities"][i].value("shields", 0), type.cities[i].shields);
    EXPECT_EQ(fact["cities"][i].value("cathedral", false), type.cities[i].cathedral);
  }
  ASSERT_EQ(fact.at("roads").size(), type.roads.size());
  for (std::size_t i = 0; i < type.roads.size(); ++i) {
    EXPECT_EQ(mask_of(fact["roads"][i]["edges"]), type.roads[i].edges);
    EXPECT_EQ(fact["roads"][i].value("inn", false), type.roads[i].inn);
  }
  ASSERT_EQ(fact.at("rivers").size(), type.rivers.size());
  for (std::size_t i = 0; i < type.rivers.size(); ++i) {
    EXPECT_EQ(mask_of(fact["rivers"][i]["edges"]), type.rivers[i].edges);
  }
  ASSERT_EQ(fact.at("fields").size(), type.fields.size());
  for (std::size_t i = 0; i < type.fields.size(); ++i) {
    EXPECT_EQ(halves_of(fact["fields"][i]["half"]), type.fields[i].halves);
    EXPECT_EQ(fact["fields"][i].value("inner", false), type.fields[i].inner);
    unsigned cities = 0;
    for (const auto& city : fact["fields"][i]["cities"]) cities |= 1U << city.get<unsigned>();
    EXPECT_EQ(cities, type.fields[i].cities);
  }
  const json& tower = fact.at("watchtower");
  ASSERT_EQ(!tower.is_null(), type.watchtower.has_value());
  if (type.watchtower) {
    EXPECT_EQ(tower.at("points").get<int>(), type.watchtower->points);
    EXPECT_EQ(kTowerWords.at(tower.at("per").get<std::string>()), type.watchtower->per);
  }
}

TEST(Facts, AllSetsAgreeWithTheReference) {
  const auto shared = test::shared_folder();
  if (!shared) GTEST_SKIP() << "no reference data here";
  std::ifstream in(*shared / "rules" / "TILES.json");
  const json facts = json::parse(in);
  for (const std::string set :
       {"base", "mage_witch", "watchtowers", "fortune_teller", "inns_cathedrals", "river1", "river1_c3"}) {
    SCOPED_TRACE(set);
    const auto catalogue =
        Catalogue::load({set}, set == "river1" || set == "fortune_teller" ? Edition::kC2 : Edition::kC3);
    ASSERT_TRUE(catalogue) << catalogue.error().message;
    const json& tiles = facts.at("sets").at(set).at("tiles");
    ASSERT_EQ(tiles.size(), (*catalogue)->types().size());
    for (std::size_t i = 0; i < tiles.size(); ++i) {
      const TileType& type = (*catalogue)->type(static_cast<TypeIndex>(i));
      EXPECT_EQ(tiles[i].at("id").get<std::string>(), type.id);
      expect_same(tiles[i], type);
      const int gardens = tiles[i].value("count_with_garden", tiles[i].at("garden").get<bool>() ? 1 : 0);
      EXPECT_EQ(gardens, type.count_with_garden) << type.id;
    }
  }
}

TEST(Facts, TheRiverBeginsAtASpringAndEndsInALake) {
  for (const std::string set : {"river1", "river1_c3"}) {
    const auto river = *Catalogue::load({set});
    std::map<RiverEnd, int> ends;
    for (const TileType& type : river->types()) ends[type.river_end] += type.count;
    EXPECT_EQ(ends[RiverEnd::kSpring], 1) << "B-11, " << set;
    EXPECT_EQ(ends[RiverEnd::kLake], 1) << "B-11, " << set;
    EXPECT_EQ(river->type(river->start_type()).river_end, RiverEnd::kSpring) << set;
  }
}

TEST(Facts, TheCropCircleIsASetOfItsOwn) {
  const auto alone = *Catalogue::load({"crop_circle"}, Edition::kC1);
  EXPECT_EQ(alone->total(), 1) << "M-1";
  EXPECT_TRUE(alone->type(0).crop_circle.has_value());
  const auto box = *Catalogue::load({"base", "mage_witch"}, Edition::kC1);
  EXPECT_EQ(box->total(), 72 + 8) << "M-1: off unless asked for";
  for (const TileType& type : box->types()) EXPECT_FALSE(type.crop_circle) << type.id;
}

/// The 60 tiles without the start piece.
class Mists : public testing::Test {
 protected:
  template <class Wanted>
  int tiles(Wanted wanted) const {
    int sum = 0;
    for (const TileType& type : catalogue_->types()) {
      if (!type.start && wanted(type)) sum += type.count;
    }
    return sum;
  }

  std::shared_ptr<const Catalogue> catalogue_ = *Catalogue::load({"mists"});
};

TEST_F(Mists, HaveSixtyTilesOfFiftyTwoFaces) {
  EXPECT_EQ(tiles([](const TileType&) { return true; }), 60);
  EXPECT_EQ(catalogue_->total(), 64) << "the start piece is four tiles more";
  std::set<std::string> faces;
  for (const TileType& type : catalogue_->types()) {
    if (!type.start) faces.insert(type.face);
  }
  EXPECT_EQ(faces.size(), 52U);
}

TEST_F(Mists, HaveTheRightGhostSymbols) {
  const std::map<int, int> expected{{0, 17}, {1, 17}, {2, 19}, {3, 7}};
  for (const auto& [ghosts, count] : expected) {
    EXPECT_EQ(tiles([ghosts = ghosts](const TileType& type) { return type.ghosts() == ghosts; }), count)
        << ghosts << " symbols";
  }
  for (const TileType& type : catalogue_->types()) {
    for (const MistPiece& mist : type.mists)
      EXPECT_GE(mist.ghosts, 1) << type.id << ": no mist without a ghost";
  }
}

TEST_F(Mists, LieOnFortyThreeTiles) {
  EXPECT_EQ(tiles([](const TileType& type) { return !type.mists.empty(); }), 43);
}

TEST_F(Mists, HaveFiveCastlesInMistAndFiveCemeteries) {
  EXPECT_EQ(tiles([](const TileType& type) { return type.castle; }), 5);
  EXPECT_EQ(tiles([](const TileType& type) { return type.castle && !type.mists.empty(); }), 5) << "G-23";
  EXPECT_EQ(tiles([](const TileType& type) { return type.cemetery; }), 5);
  EXPECT_EQ(tiles([](const TileType& type) { return !type.castle && !type.cemetery; }), 50) << "level 1, G-4";
}

TEST_F(Mists, BeginWithAPieceOfTwoByTwoCells) {
  const auto piece = catalogue_->start_piece(catalogue_->start_type());
  ASSERT_EQ(piece.size(), 4U) << "G-1";
  EXPECT_EQ(piece.front().at, (Cell{0, 0}));
  int ghosts = 0;
  std::set<Cell> cells;
  for (const StartTile& tile : piece) {
    const TileType& type = catalogue_->type(tile.type);
    cells.insert(tile.at);
    ghosts += type.ghosts();
    EXPECT_TRUE(type.ruin) << type.id;
    EXPECT_FALSE(type.castle) << "G-15: the ruin is no castle";
    EXPECT_EQ(catalogue_->start_piece(tile.type), piece) << "whichever of its tiles is asked for";
  }
  EXPECT_EQ(cells, (std::set<Cell>{{0, 0}, {1, 0}, {0, 1}, {1, 1}}));
  EXPECT_EQ(ghosts, 3) << "G-1";
}

TEST_F(Mists, HaveSomeShieldsAndFewTilesWithTwoMists) {
  const int shields = tiles([](const TileType& type) {
    return std::any_of(type.cities.begin(), type.cities.end(),
                       [](const CityPiece& c) { return c.shields > 0; });
  });
  EXPECT_GE(shields, 6);
  EXPECT_LE(shields, 10);
  const int parted = tiles([](const TileType& type) { return type.mists.size() > 1; });
  EXPECT_GE(parted, 1) << "G-12";
  EXPECT_LE(parted, 4);
}

TEST_F(Mists, HaveTheCopiesAndGhostsOfTheReference) {
  const auto shared = test::shared_folder();
  if (!shared) GTEST_SKIP() << "no reference data here";
  std::ifstream in(*shared / "rules" / "TILES.json");
  const json facts = json::parse(in);
  for (const json& fact : facts.at("sets").at("mists").at("tiles")) {
    const auto id = fact.at("id").get<std::string>();
    std::multiset<int> expected;
    for (const json& ghosts : fact.at("ghosts_per_copy")) expected.insert(ghosts.get<int>());
    std::multiset<int> ours;
    for (const TileType& type : catalogue_->types()) {
      for (int copy = 0; type.face == id && copy < type.count; ++copy) ours.insert(type.ghosts());
    }
    EXPECT_EQ(ours, expected) << id;
  }
}

}  // namespace
}  // namespace tilewatch::catalogue
