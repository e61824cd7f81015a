// SPDX-License-Identifier: MIT
// The loader takes all our sets, and refuses every kind of mistake with file, line and reason.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <ostream>
#include <string>
#include <vector>

#include "engine/catalogue/catalogue.h"
#include "tests/support/paths.h"

namespace tilewatch::catalogue {
namespace {

using testing::HasSubstr;

const std::vector<Edition> kEditions{Edition::kC1, Edition::kC2, Edition::kC3};

std::shared_ptr<const Catalogue> loaded(const std::vector<std::string>& sets, Edition edition) {
  auto result = Catalogue::load(sets, edition);
  if (!result) throw std::runtime_error(result.error().message);
  return *result;
}

int gardens_in(const Catalogue& catalogue) {
  int sum = 0;
  for (const TileType& type : catalogue.types()) sum += type.count_with_garden;
  return sum;
}

TEST(Loader, OwnSetsHaveTheRightTotals) {
  struct Expected {
    std::string set;
    int total;
    std::size_t types;
  };
  for (const Edition edition : kEditions) {
    for (const auto& [set, total, types] :
         {Expected{"base", 72, 24}, Expected{"mage_witch", 8, 8}, Expected{"watchtowers", 12, 12},
          Expected{"fortune_teller", 8, 8}, Expected{"inns_cathedrals", 18, 17}, Expected{"river", 12, 11},
          Expected{"river1", 12, 11}, Expected{"river1_c3", 12, 11}, Expected{"crop_circle", 1, 1},
          Expected{"mists", 64, 59}}) {
      const auto catalogue = loaded({set}, edition);
      EXPECT_EQ(catalogue->total(), total) << set;
      EXPECT_EQ(catalogue->types().size(), types) << set;
      EXPECT_EQ(catalogue->edition(), edition);
    }
  }
}

TEST(Loader, GardensDependOnTheEdition) {
  EXPECT_EQ(gardens_in(*loaded({"base"}, Edition::kC1)), 0);
  EXPECT_EQ(gardens_in(*loaded({"base"}, Edition::kC2)), 8);
  EXPECT_EQ(gardens_in(*loaded({"base"}, Edition::kC3)), 8);
  EXPECT_EQ(gardens_in(*loaded({"mage_witch"}, Edition::kC1)), 0);
  EXPECT_EQ(gardens_in(*loaded({"mage_witch"}, Edition::kC3)), 1);
  EXPECT_EQ(gardens_in(*loaded({"fortune_teller"}, Edition::kC2)), 1);
  EXPECT_EQ(gardens_in(*loaded({"fortune_teller"}, Edition::kC3)), 0);
}

TEST(Loader, TheRiverIsTheOneOfTheEdition) {
  EXPECT_EQ(loaded({"river"}, Edition::kC2)->types().front().set, "river1");
  const auto c3 = loaded({"base", "river"}, Edition::kC3);
  EXPECT_EQ(c3->types().back().set, "river1_c3");
  EXPECT_THAT(c3->set_names(), testing::ElementsAre("base", "river"));
}

TEST(Loader, TheSpringBeginsTheGameEvenBesideTheBaseGame) {
  const auto base = loaded({"base"}, Edition::kC3);
  EXPECT_EQ(base->type(base->start_type()).id, "base.D");
  for (const auto& sets :
       {std::vector<std::string>{"base", "river"}, std::vector<std::string>{"river", "base"}}) {
    const auto both = loaded(sets, Edition::kC3);
    EXPECT_EQ(both->type(both->start_type()).id, "river1c3.A");
    EXPECT_FALSE(both->type(both->index_of("base.D")).start);
  }
  EXPECT_EQ(loaded({"mage_witch"}, Edition::kC3)->start_type(), kNoType);
}

TEST(Loader, FindsTypesById) {
  const auto catalogue = loaded({"base"}, Edition::kC3);
  EXPECT_EQ(catalogue->type(catalogue->index_of("base.X")).id, "base.X");
  EXPECT_EQ(catalogue->index_of("base.Z"), kNoType);
}

TEST(Loader, RefusesWrongNames) {
  const auto unknown = Catalogue::load({"base", "dragons"});
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().kind, ErrorKind::kInput);
  EXPECT_THAT(unknown.error().message, HasSubstr("there is no tile set \"dragons\""));
  EXPECT_THAT(unknown.error().hint, HasSubstr("base"));
  EXPECT_THAT(Catalogue::load({"base", "base"}).error().message, HasSubstr("named twice"));
  EXPECT_THAT(Catalogue::load({"../base"}).error().message, HasSubstr("there is no tile set"));
  EXPECT_THAT(Catalogue::load(std::vector<std::string>{}).error().message, HasSubstr("no tile set is named"));
}

/// A good set of two tiles, and the mistake that one replaced piece of text makes of it.
struct Mistake {
  std::string name;
  std::string good;
  std::string bad;
  int line;
  std::string reason;
  bool of_mists = false;
};

std::ostream& operator<<(std::ostream& out, const Mistake& mistake) { return out << mistake.name; }

const std::string kGoodSet = R"({
  "format": 1,
  "set": "small",
  "title": "A small set",
  "editions": ["c2", "c3"],
  "total": 3,
  "tiles": [
    { "id": "s.A", "edges": "CRFR", "count": 2, "gardens": { "c3": 1 }, "start": true,
      "cities": [{ "edges": "N", "shields": 1 }],
      "roads": [{ "edges": "EW" }],
      "fields": [{ "halves": "EL WR", "touches": "N" },
                 { "halves": "ER SL SR WL" }] },
    { "id": "s.B", "edges": "FFFW", "count": 1, "watchtower": { "points": 2, "per": "roads" },
      "rivers": [{ "edges": "W" }],
      "fields": [{ "halves": "NL NR EL ER SL SR WL WR" }] }
  ]
}
)";

tl::expected<std::shared_ptr<const Catalogue>, Error> load_text(const std::filesystem::path& folder,
                                                                const std::string& text) {
  std::filesystem::create_directories(folder / "small");
  std::ofstream(folder / "small" / "tiles.json") << text;
  return Catalogue::load(folder, {"small"}, Edition::kC3);
}

TEST(Loader, TakesASmallSetFromAnyFolder) {
  const test::ScratchFolder scratch;
  const auto catalogue = load_text(scratch.path(), kGoodSet);
  ASSERT_TRUE(catalogue) << catalogue.error().message;
  EXPECT_EQ((*catalogue)->total(), 3);
  EXPECT_EQ((*catalogue)->type(0).count_with_garden, 1);
  EXPECT_EQ((*catalogue)->type(0).fields[0].cities, 1);
  EXPECT_EQ((*catalogue)->type(1).watchtower->per, TowerCounts::kRoads);
}

/// A good set with everything that the Mists and other special tiles need.
const std::string kGoodMists = R"({
  "format": 1,
  "set": "small",
  "title": "A small set in the mist",
  "editions": ["c3"],
  "total": 7,
  "tiles": [
    { "id": "m.w", "edges": "CFFR", "count": 1, "start": true, "ruin": "SE",
      "cities": [{ "edges": "N" }], "roads": [{ "edges": "W" }],
      "fields": [{ "halves": "EL ER WR", "touches": "N" }, { "halves": "SL SR WL" }],
      "mists": [{ "edges": "E", "ghosts": 1 }] },
    { "id": "m.e", "edges": "FFFF", "count": 1, "start": true, "start_at": [1, 0],
      "fields": [{ "halves": "NL NR EL ER SL SR WL WR" }],
      "mists": [{ "edges": "NW", "ghosts": 1 }, { "edges": "", "ghosts": 0 }] },
    { "id": "m.A", "edges": "CRFR", "count": 2, "castle": true,
      "cities": [{ "edges": "N" }], "roads": [{ "edges": "E" }, { "edges": "W" }],
      "fields": [{ "halves": "EL WR", "touches": "N" }, { "halves": "ER SL SR WL" }],
      "mists": [{ "edges": "ES", "ghosts": 2 }] },
    { "id": "m.B", "edges": "CRFR", "count": 1, "castle": true, "face": "m.A",
      "cities": [{ "edges": "N" }], "roads": [{ "edges": "E" }, { "edges": "W" }],
      "fields": [{ "halves": "EL WR", "touches": "N" }, { "halves": "ER SL SR WL" }],
      "mists": [{ "edges": "ES", "ghosts": 3 }] },
    { "id": "m.C", "edges": "FFFW", "count": 1, "cemetery": true, "river_end": "lake",
      "rivers": [{ "edges": "W" }],
      "fields": [{ "halves": "NL NR EL ER SL SR WL WR" }] },
    { "id": "m.D", "edges": "CCCC", "count": 1, "crop_circle": "city",
      "cities": [{ "edges": "NESW" }] }
  ]
}
)";

TEST(Loader, TakesMistsStartPiecesAndSharedFaces) {
  const test::ScratchFolder scratch;
  const auto loaded_set = load_text(scratch.path(), kGoodMists);
  ASSERT_TRUE(loaded_set) << loaded_set.error().message;
  const Catalogue& catalogue = **loaded_set;
  const TileType& castle = catalogue.type(catalogue.index_of("m.A"));
  EXPECT_TRUE(castle.castle);
  EXPECT_EQ(castle.ghosts(), 2);
  EXPECT_TRUE(castle.misty(Side::kEast, 0));
  EXPECT_TRUE(castle.misty(Side::kSouth, 1)) << "turned with the tile";
  EXPECT_FALSE(castle.misty(Side::kEast, 1));
  EXPECT_EQ(castle.face, "m.A");
  EXPECT_EQ(catalogue.type(catalogue.index_of("m.B")).face, "m.A");
  EXPECT_TRUE(catalogue.type(catalogue.index_of("m.C")).cemetery);
  EXPECT_EQ(catalogue.type(catalogue.index_of("m.C")).river_end, RiverEnd::kLake);
  EXPECT_EQ(catalogue.type(catalogue.index_of("m.D")).crop_circle, FeatureKind::kCity);
  EXPECT_EQ(catalogue.type(catalogue.index_of("m.w")).ruin, Corner::kSouthEast);
  const std::vector<StartTile> piece{{catalogue.index_of("m.w"), {0, 0}},
                                     {catalogue.index_of("m.e"), {1, 0}}};
  EXPECT_EQ(catalogue.start_type(), piece[0].type);
  EXPECT_EQ(catalogue.start_piece(piece[1].type), piece);
  EXPECT_EQ(catalogue.start_piece(catalogue.index_of("m.A")),
            (std::vector<StartTile>{{catalogue.index_of("m.A"), {0, 0}}}));
}

TEST(Loader, AStartPieceThatDoesNotBeginStaysInTheBox) {
  const test::ScratchFolder scratch;
  ASSERT_TRUE(load_text(scratch.path(), kGoodMists));
  auto folders = Catalogue::default_folders();
  folders.insert(folders.begin(), scratch.path());
  const auto both = *Catalogue::load(folders, {"small", "river"}, Edition::kC3);
  EXPECT_EQ(both->type(both->start_type()).id, "river1c3.A");
  const TileType& left_out = both->type(both->index_of("m.e"));
  EXPECT_FALSE(left_out.start);
  EXPECT_EQ(left_out.count, 0);
  EXPECT_EQ(both->total(), 5 + 12);
}

TEST(Loader, TheMistsBeginTheGameBesideTheBaseGame) {
  const auto both = loaded({"base", "mists"}, Edition::kC3);
  EXPECT_EQ(both->type(both->start_type()).id, "mists.start.nw");
  EXPECT_EQ(both->total(), 72 + 64) << "the base game's start tile is drawn like the others";
}

TEST(Loader, AnOrdinaryStartTileIsAPieceOfOne) {
  const auto base = loaded({"base"}, Edition::kC3);
  EXPECT_EQ(base->start_piece(base->start_type()),
            (std::vector<StartTile>{{base->index_of("base.D"), {0, 0}}}));
}

/// Sets $TILEWATCH_SETS while it lives.
class SetsVariable {
 public:
  explicit SetsVariable(const std::string& value) { setenv("TILEWATCH_SETS", value.c_str(), 1); }
  ~SetsVariable() { unsetenv("TILEWATCH_SETS"); }
  SetsVariable(const SetsVariable&) = delete;
  SetsVariable& operator=(const SetsVariable&) = delete;
};

TEST(Loader, FindsSetsOfTheUserBesideOurOwn) {
  const test::ScratchFolder mine;
  const test::ScratchFolder others;
  ASSERT_TRUE(load_text(others.path(), kGoodSet));
  std::string base = kGoodMists;
  base.replace(base.find("\"small\""), 7, "\"mists\"");
  std::filesystem::create_directory(mine.path() / "mists");
  std::ofstream(mine.path() / "mists" / "tiles.json") << base;
  const SetsVariable variable(mine.path().string() + "::" + others.path().string());
  const auto game = loaded({"mage_witch", "small"}, Edition::kC3);
  EXPECT_EQ(game->total(), 8 + 3);
  EXPECT_EQ(loaded({"mists"}, Edition::kC3)->total(), 7) << "a set of the user's goes before ours";
  const auto unknown = Catalogue::load({"dragons"});
  EXPECT_THAT(unknown.error().message, HasSubstr(others.path().string()));
  EXPECT_THAT(unknown.error().hint, HasSubstr("base, "));
  EXPECT_THAT(unknown.error().hint, HasSubstr("small"));
}

class MalformedSet : public testing::TestWithParam<Mistake> {};

TEST_P(MalformedSet, IsRefusedWithFileLineAndReason) {
  const Mistake& mistake = GetParam();
  std::string text = mistake.of_mists ? kGoodMists : kGoodSet;
  const auto at = text.find(mistake.good);
  ASSERT_NE(at, std::string::npos) << "the good set has no " << mistake.good;
  text.replace(at, mistake.good.size(), mistake.bad);
  const test::ScratchFolder scratch;
  const auto result = load_text(scratch.path(), text);
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().kind, ErrorKind::kInput);
  const std::string place =
      (scratch.path() / "small" / "tiles.json").string() + ":" + std::to_string(mistake.line) + ": ";
  EXPECT_THAT(result.error().message, testing::StartsWith(place));
  EXPECT_THAT(result.error().message, HasSubstr(mistake.reason));
}

INSTANTIATE_TEST_SUITE_P(
    Loader, MalformedSet,
    testing::Values(
        Mistake{"UnknownSetKey", "\"title\"", "\"titel\": \"x\", \"title\"", 4, "unknown key \"titel\""},
        Mistake{"UnknownTileKey", "\"count\": 2", "\"count\": 2, \"colour\": 1", 8,
                "s.A: unknown key \"colour\""},
        Mistake{"UnknownPieceKey", "\"shields\": 1", "\"shield\": 1", 9, "unknown key \"shield\""},
        Mistake{"KeyTwice", "\"count\": 2", "\"count\": 2, \"count\": 2", 8, "stands there twice"},
        Mistake{"MissingSetKey", "  \"total\": 3,\n", "", 1, "key \"total\" is missing"},
        Mistake{"MissingTileKey", ", \"count\": 1", "", 13, "s.B: key \"count\" is missing"},
        Mistake{"MissingId", "\"id\": \"s.B\", ", "", 13, "key \"id\" is missing"},
        Mistake{"WrongType", "\"total\": 3", "\"total\": \"three\"", 6,
                "\"total\" must be a whole number, not a text"},
        Mistake{"NumberWithFraction", "\"total\": 3", "\"total\": 3.5", 6, "not a number with a fraction"},
        Mistake{"TilesNotAList", "\"tiles\": [", "\"tiles\": 3, \"more\": [", 7, "\"tiles\" must be a list"},
        Mistake{"TooFewCopies", "\"count\": 1", "\"count\": 0", 13, "\"count\" is 0"},
        Mistake{"MoreGardensThanCopies", "\"c3\": 1", "\"c3\": 3", 8, "\"c3\" is 3"},
        Mistake{"UnknownEdition", "\"c2\", ", "\"c7\", ", 5, "\"c7\" is not an edition"},
        Mistake{"OtherFormat", "\"format\": 1", "\"format\": 2", 2, "reads format 1"},
        Mistake{"OtherFolder", "\"set\": \"small\"", "\"set\": \"large\"", 3,
                "the folder is called \"small\""},
        Mistake{"WrongTotal", "\"total\": 3", "\"total\": 4", 6, "the counts of the tiles add up to 3"},
        Mistake{"IdTwice", "\"s.B\"", "\"s.A\"", 13, "stands already on line 8"},
        Mistake{"IdWithSlash", "\"s.B\"", "\"s/B\"", 13, "without space"},
        Mistake{"TwoStartTiles", "\"count\": 1", "\"count\": 1, \"start\": true", 13, "only one start tile"},
        Mistake{"ThreeEdges", "\"CRFR\"", "\"CRF\"", 8, "four letters"},
        Mistake{"UnknownEdgeLetter", "\"CRFR\"", "\"CRXR\"", 8, "'X' is not an edge letter"},
        Mistake{"RoadOnAFieldEdge", "\"EW\"", "\"ESW\"", 10, "a road on edge S, but"},
        Mistake{"RoadEdgeWithoutRoad", "\"EW\"", "\"E\"", 8, "edge W is 'R', but no road has it"},
        Mistake{"CityEdgeWithoutCity", "      \"cities\": [{ \"edges\": \"N\", \"shields\": 1 }],\n", "", 8,
                "edge N is 'C', but no city has it"},
        Mistake{"EdgeInTwoPieces", "[{ \"edges\": \"EW\" }]", "[{ \"edges\": \"EW\" }, { \"edges\": \"W\" }]",
                10, "edge W belongs to two pieces"},
        Mistake{"RiverOnTheWrongEdge", "\"rivers\": [{ \"edges\": \"W\" }]",
                "\"rivers\": [{ \"edges\": \"E\" }]", 14, "a river on edge E"},
        Mistake{"NotAnEdge", "\"EW\"", "\"EQ\"", 10, "'Q' is not an edge"},
        Mistake{"HalfEdgeOnACityEdge", "\"EL WR\"", "\"NL EL WR\"", 11, "half-edge NL lies on a city edge"},
        Mistake{"HalfEdgeTwice", "\"ER SL SR WL\"", "\"EL ER SL SR WL\"", 12,
                "half-edge EL is claimed twice"},
        Mistake{"HalfEdgeUnclaimed", "\"ER SL SR WL\"", "\"ER SL SR\"", 8,
                "half-edge WL belongs to no field"},
        Mistake{"NotAHalfEdge", "\"EL WR\"", "\"EX WR\"", 11, "\"EX\" is not a half-edge"},
        Mistake{"FieldEdgeSplit",
                "\"EL WR\", \"touches\": \"N\" },\n                 { \"halves\": \"ER SL SR WL\"",
                "\"EL SL WR\", \"touches\": \"N\" },\n                 { \"halves\": \"ER SR WL\"", 11,
                "the field edge S is split"},
        Mistake{"FieldTouchesNoSuchCity", "\"touches\": \"N\"", "\"touches\": \"E\"", 11,
                "there is no city with the edges \"E\""},
        Mistake{"FieldTouchesCityTwice", "\"touches\": \"N\"", "\"touches\": \"N N\"", 11, "is named twice"},
        Mistake{"FieldWithoutPlace", "{ \"halves\": \"ER SL SR WL\" }", "{ }", 12,
                "a field needs \"halves\""},
        Mistake{"InnerFieldWithHalves", "{ \"halves\": \"ER SL SR WL\" }",
                "{ \"inner\": true, \"halves\": \"ER SL SR WL\" }", 12, "an inner field has no half-edges"},
        Mistake{"TowerCountsNonsense", "\"per\": \"roads\"", "\"per\": \"cows\"", 13,
                "cannot be \"cows\" (meeples, "},
        Mistake{"FlagNotABool", "\"start\": true", "\"start\": 1", 8, "must be true or false"},
        Mistake{"SyntaxError", "\"CRFR\",", "\"CRFR\"", 8, "not valid JSON"},
        Mistake{"CutOff", "      \"rivers\"", "      \"riv\x01", 14, "not valid JSON"}),
    [](const auto& each) { return each.param.name; });

Mistake in_mists(std::string name, std::string good, std::string bad, int line, std::string reason) {
  return {std::move(name), std::move(good), std::move(bad), line, std::move(reason), true};
}

INSTANTIATE_TEST_SUITE_P(
    Mists, MalformedSet,
    testing::Values(
        in_mists(
            "MistOnACityEdge", "\"edges\": \"ES\", \"ghosts\": 2", "\"edges\": \"NS\", \"ghosts\": 2", 18,
            "mist lies over fields and roads only (G-6), but the tile's edges \"CRFR\" have C on edge N"),
        in_mists("MistOnARiverEdge", "\"river_end\": \"lake\",",
                 "\"river_end\": \"lake\", \"mists\": [{ \"edges\": \"W\", \"ghosts\": 0 }],", 23,
                 "have W on edge W"),
        in_mists("MistWithoutLand", "\"crop_circle\": \"city\",",
                 "\"mists\": [{ \"edges\": \"\", \"ghosts\": 1 }],", 26, "mist needs a field or a road"),
        in_mists("EdgeInTwoMists", "{ \"edges\": \"\", \"ghosts\": 0 }",
                 "{ \"edges\": \"N\", \"ghosts\": 0 }", 14, "edge N belongs to two mists"),
        in_mists("MistEdgeTwice", "\"edges\": \"NW\"", "\"edges\": \"NNW\"", 14,
                 "edge N belongs to two mists"),
        in_mists("MistOnNoEdge", "\"edges\": \"NW\"", "\"edges\": \"NX\"", 14, "'X' is not an edge"),
        in_mists("TooManyGhosts", "\"ghosts\": 3", "\"ghosts\": 30", 22, "between 0 and 9"),
        in_mists("MistWithoutGhosts", ", \"ghosts\": 3", "", 22, "key \"ghosts\" is missing"),
        in_mists("UnknownMistKey", "\"ghosts\": 3", "\"ghosts\": 3, \"bats\": 1", 22, "unknown key \"bats\""),
        in_mists("CastleInTheClear", ",\n      \"mists\": [{ \"edges\": \"ES\", \"ghosts\": 2 }]", "", 15,
                 "m.A: a castle always stands in mist (G-23)"),
        in_mists("CastleAndCemetery", "\"castle\": true,\n", "\"castle\": true, \"cemetery\": true,\n", 15,
                 "a castle and a cemetery on one tile"),
        in_mists("RuinNowhere", "\"ruin\": \"SE\"", "\"ruin\": \"S\"", 8,
                 "\"ruin\" cannot be \"S\" (NW, NE, SE, SW)"),
        in_mists("UnknownRiverEnd", "\"lake\"", "\"sea\"", 23, "cannot be \"sea\" (spring, lake)"),
        in_mists("RiverEndWithoutRiver", "\"crop_circle\": \"city\"", "\"river_end\": \"spring\"", 26,
                 "a spring or lake has one river, with one edge"),
        in_mists("UnknownCropCircle", "\"crop_circle\": \"city\"", "\"crop_circle\": \"moon\"", 26,
                 "cannot be \"moon\" (field, road, city)"),
        in_mists("FaceOfNobody", "\"face\": \"m.A\"", "\"face\": \"m.Z\"", 19,
                 "no tile \"m.Z\" with a face of its own stands before it"),
        in_mists("FaceOfItself", "\"face\": \"m.A\"", "\"face\": \"m.B\"", 19, "no tile \"m.B\""),
        in_mists("FaceOfAnotherTile", "\"face\": \"m.A\"", "\"face\": \"m.e\"", 19,
                 "it differs from \"m.e\" in more than its ghosts"),
        in_mists("FaceWithOtherMist", "\"edges\": \"ES\", \"ghosts\": 3", "\"edges\": \"E\", \"ghosts\": 3",
                 19, "it differs from \"m.A\" in more than its ghosts"),
        in_mists("StartAtWithoutStart", "\"cemetery\": true", "\"start_at\": [0, 1]", 23,
                 "needs \"start\": true"),
        in_mists("StartAtOneNumber", "[1, 0]", "[1]", 12, "must be two whole numbers"),
        in_mists("StartAtFarAway", "[1, 0]", "[100, 0]", 12, "must be between -9 and 9"),
        in_mists("TwoTilesOnAStartCell", "[1, 0]", "[0, 0]", 12, "\"m.w\" begins on cell (0,0) already"),
        in_mists("NoTileOnTheFirstStartCell", "\"start\": true, \"ruin\"",
                 "\"start\": true, \"start_at\": [2, 0], \"ruin\"", 12,
                 "no tile of the start piece lies on cell (0,0)"),
        in_mists("StartPieceInTwo", "[1, 0]", "[2, 0]", 12, "the start piece is not in one"),
        in_mists("StartEdgesDisagree", "[1, 0]", "[0, -1]", 12, "its edge does not agree with \"m.w\""),
        in_mists("StartMistDisagrees", "\"edges\": \"NW\"", "\"edges\": \"N\"", 12,
                 "its edge does not agree with \"m.w\"")),
    [](const auto& each) { return each.param.name; });

TEST(Loader, RefusesAFileThatCannotBeRead) {
  const test::ScratchFolder scratch;
  EXPECT_THAT(load_text(scratch.path(), "").error().message, HasSubstr("tiles.json:1: the file is empty"));
  EXPECT_THAT(load_text(scratch.path(), std::string(100000, '[')).error().message,
              HasSubstr("nested too deep"));
  EXPECT_THAT(load_text(scratch.path(), std::string(5U << 20U, ' ')).error().message, HasSubstr("too large"));
  std::filesystem::remove(scratch.path() / "small" / "tiles.json");
  EXPECT_THAT(Catalogue::load(scratch.path(), {"small"}, Edition::kC3).error().message,
              HasSubstr("no such file"));
  std::filesystem::create_directory(scratch.path() / "small" / "tiles.json");
  EXPECT_THAT(Catalogue::load(scratch.path(), {"small"}, Edition::kC3).error().message,
              HasSubstr("not a file"));
}

TEST(Loader, RefusesTheSameTileFromTwoSets) {
  const test::ScratchFolder scratch;
  ASSERT_TRUE(load_text(scratch.path(), kGoodSet));
  std::string other = kGoodSet;
  other.replace(other.find("\"small\""), 7, "\"other\"");
  std::filesystem::create_directory(scratch.path() / "other");
  std::ofstream(scratch.path() / "other" / "tiles.json") << other;
  const auto result = Catalogue::load(scratch.path(), {"small", "other"}, Edition::kC3);
  ASSERT_FALSE(result);
  EXPECT_THAT(result.error().message, HasSubstr("other/tiles.json:8: tile \"s.A\" stands already in"));
}

}  // namespace
}  // namespace tilewatch::catalogue
