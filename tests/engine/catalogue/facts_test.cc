// SPDX-License-Identifier: MIT
// Our data files say the same as the reference facts, where those are at hand.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
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

}  // namespace
}  // namespace tilewatch::catalogue
