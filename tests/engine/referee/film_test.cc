// SPDX-License-Identifier: MIT
// A whole filmed game, with what a perfect reader would see in each picture, must give the game's own scores.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "engine/catalogue/tile_map.h"
#include "engine/referee/played_game.h"
#include "tests/engine/referee/table_of_words.h"
#include "tests/support/paths.h"

namespace tilewatch::referee::testing {
namespace {

using nlohmann::json;

/// Making one takes a while.
const catalogue::TileMap& map_of(const std::string& type) {
  static std::map<std::string, catalogue::TileMap> maps;
  const auto found = maps.find(type);
  if (found != maps.end()) return found->second;
  return maps.emplace(type, catalogue::TileMap(base_tiles()->type(base_tiles()->index_of(type))))
      .first->second;
}

json json_of(const std::filesystem::path& file) {
  std::ifstream stream(file);
  return json::parse(stream);
}

/// What a perfect reader sees in a picture whose truth is known. `shift` moves the camera's cells.
bus::Reading reading_of(const json& truth, const std::string& name, std::int64_t frame, Cell shift) {
  bus::Reading reading;
  reading.frame = frame;
  reading.frame_name = name;
  reading.time_s = truth.at("time_s").get<double>();
  if (!truth.at("hand").is_null()) {
    reading.state = bus::TableState::kHand;
    return reading;
  }
  std::map<Cell, std::pair<std::string, Rotation>> tiles;
  for (const json& tile : truth.at("tiles")) {
    bus::SeenTile seen;
    seen.cell = {tile.at("col").get<int>() + shift.x, tile.at("row").get<int>() + shift.y};
    const auto type = tile.at("type").get<std::string>();
    const auto rotation = static_cast<Rotation>(tile.at("turns").get<int>() & 3);
    seen.candidates = {{type, rotation, tile.at("file").get<std::string>(), 0.98}};
    tiles[seen.cell] = {type, rotation};
    reading.tiles.push_back(seen);
  }
  for (const json& figure : truth.at("figures")) {
    bus::SeenFigure seen;
    seen.colour = *colour_from(figure.at("colour").get<std::string>());
    seen.pose = *pose_from(figure.at("pose").get<std::string>());
    seen.cell = {figure.at("col").get<int>() + shift.x, figure.at("row").get<int>() + shift.y};
    const auto& [type, rotation] = tiles.at(seen.cell);
    const catalogue::TilePoint own{figure.at("u").get<double>(), figure.at("v").get<double>()};
    const auto lying = catalogue::turned_point(own, rotation);
    seen.u = lying.u;
    seen.v = lying.v;
    // The art differs from our drawings, so every piece of the right kind is possible, nearer ones more so.
    const auto kind = *feature_kind_from(figure.at("on").get<std::string>());
    const catalogue::TileMap& map = map_of(type);
    double sum = 0;
    for (const catalogue::Piece& piece : map.pieces()) {
      if (piece.kind != kind) continue;
      const double weight = std::exp(-map.distance(own, piece) / 0.05);
      seen.on.push_back({piece.kind, piece.index, weight});
      sum += weight;
    }
    for (auto& on : seen.on) on.probability *= 0.95 / sum;
    std::sort(seen.on.begin(), seen.on.end(),
              [](const auto& a, const auto& b) { return a.probability > b.probability; });
    seen.confidence = 0.95;
    reading.figures.push_back(seen);
  }
  return reading;
}

void play_film(const std::filesystem::path& folder, Referee& referee) {
  std::set<std::filesystem::path> pictures;
  for (const auto& file : std::filesystem::directory_iterator(folder / "truth")) pictures.insert(file.path());
  std::int64_t frame = 0;
  for (const auto& file : pictures) {
    referee.take(reading_of(json_of(file), file.stem().string() + ".jpg", frame++, {3, -5}));
  }
  bus::Reading end;
  end.frame = frame;
  end.end = true;
  referee.take(end);
}

class Films : public ::testing::Test {
 protected:
  void SetUp() override {
    const auto shared = test::shared_folder();
    if (!shared || !std::filesystem::exists(*shared / "scenes/films/base"))
      GTEST_SKIP() << "no reference data here";
    folder_ = *shared / "scenes/films/base";
    game_ = json_of(folder_ / "game.json");
  }

  void expect_whole_game(const json& played) const {
    EXPECT_EQ(played.at("commits").size(), game_.at("turns").size() - 1);
    std::size_t index = 0;
    for (const json& turn : game_.at("turns")) {
      if (turn.at("turn") == 0) continue;
      ASSERT_LT(index, played.at("commits").size());
      const json& commit = played.at("commits")[index++];
      EXPECT_EQ(commit.at("turn"), turn.at("turn"));
      EXPECT_EQ(commit.at("tile").at("type"), turn.at("tile"));
      EXPECT_EQ(commit.at("tile").at("cell"), json::array({turn.at("col"), turn.at("row")}));
      EXPECT_EQ(commit.at("player"), turn.at("colour"));
    }
    const json& players = game_.at("players");
    for (std::size_t i = 0; i < players.size(); ++i) {
      const auto colour = players[i].at("colour").get<std::string>();
      EXPECT_EQ(played.at("scores").at(colour), game_.at("scores_before_final")[i]) << colour;
      EXPECT_EQ(played.at("scores_if_ended_now").at(colour), game_.at("final_scores")[i]) << colour;
    }
    for (const json& prompt : played.at("prompts")) {
      EXPECT_EQ(prompt.at("kind"), "take_home") << prompt.dump();
      EXPECT_EQ(prompt.at("answered_by"), "camera") << prompt.dump();
    }
    std::size_t changes = 0;
    for (const json& turn : game_.at("turns")) {
      if (turn.contains("meeple") && !turn.at("meeple").is_null()) ++changes;
      if (turn.contains("returned")) changes += turn.at("returned").size();
    }
    EXPECT_EQ(played.at("figure_changes").size(), changes);
  }

  std::filesystem::path folder_;
  json game_;
};

TEST_F(Films, ThePlayersAreNamed) {
  Referee referee(options());
  play_film(folder_, referee);
  expect_whole_game(json::parse(played_game(referee, {})));
  EXPECT_TRUE(referee.record()->game().is_consistent());
}

TEST_F(Films, ColoursJoinAsTheyAreSeen) {
  Referee referee(options({}));
  play_film(folder_, referee);
  const json played = json::parse(played_game(referee, {}));
  EXPECT_EQ(played.at("scores"), (json{{"red", 25}, {"blue", 49}}));
  EXPECT_EQ(played.at("scores_if_ended_now"), (json{{"red", 52}, {"blue", 86}}));
}

TEST_F(Films, TheAnswerBookKnowsEveryTileAndFigure) {
  const auto book = AnswerBook::read(folder_ / "game.json", base_tiles());
  ASSERT_TRUE(book) << book.error().message;
  for (const json& turn : game_.at("turns")) {
    const Cell cell{turn.at("col").get<int>(), turn.at("row").get<int>()};
    const auto tile = (*book)->tile_at(cell, 0);
    ASSERT_TRUE(tile);
    EXPECT_EQ(base_tiles()->type(tile->type).id, turn.at("tile"));
    if (!turn.contains("meeple") || turn.at("meeple").is_null()) continue;
    const auto figure = (*book)->figure_at(cell, *colour_from(turn.at("colour").get<std::string>()), 0);
    ASSERT_TRUE(figure);
    EXPECT_TRUE(figure->piece) << turn.dump();
  }
  // The same board seen from the other side of the table.
  const auto turned = (*book)->tile_at({1, 0}, 2);
  ASSERT_TRUE(turned);
  EXPECT_EQ(base_tiles()->type(turned->type).id, "base.L");
  EXPECT_EQ(turned->rotation, 2);
}

TEST_F(Films, AFileAnswersWhatIsUnclear) {
  RefereeOptions with_book = options();
  with_book.answers = *AnswerBook::read(folder_ / "game.json", base_tiles());
  Referee referee(with_book);
  std::set<std::filesystem::path> pictures;
  for (const auto& file : std::filesystem::directory_iterator(folder_ / "truth"))
    pictures.insert(file.path());
  std::int64_t frame = 0;
  for (const auto& file : pictures) {
    bus::Reading reading = reading_of(json_of(file), file.stem().string() + ".jpg", frame++, {});
    for (bus::SeenTile& tile : reading.tiles) {
      if (tile.cell == Cell{1, -1}) tile.candidates = {{"base.K", 0, "", 0.4}, {"base.L", 3, "", 0.38}};
    }
    referee.take(reading);
  }
  const json played = json::parse(played_game(referee, {}));
  EXPECT_EQ(played.at("scores_if_ended_now"), (json{{"red", 52}, {"blue", 86}}));
  const auto& prompts = played.at("prompts");
  const auto asked = std::count_if(prompts.begin(), prompts.end(),
                                   [](const json& p) { return p.at("kind") == "which_tile"; });
  EXPECT_EQ(asked, 1);
}

TEST_F(Films, TheAnswerBookKnowsWhereTheMageWent) {
  const auto book = AnswerBook::read(folder_ / "../mage/game.json", tiles_of({"base", "mage_witch"}));
  ASSERT_TRUE(book) << book.error().message;
  const auto came = (*book)->move_with({2, 1}, 0);
  ASSERT_TRUE(came && came->cell);
  EXPECT_EQ(came->figure, FigureKind::kMage);
  EXPECT_EQ(*came->cell, (Cell{1, 0}));
  EXPECT_EQ(came->piece.kind, FeatureKind::kRoad);
  EXPECT_FALSE((*book)->move_with({0, 1}, 0)) << "no magic was laid there";
}

TEST_F(Films, AFilmedSequenceIsAnAnswerBookToo) {
  const auto book = AnswerBook::read(folder_ / "../../dev/seq01/turns.json", base_tiles());
  ASSERT_TRUE(book) << book.error().message;
  const auto tile = (*book)->tile_at({0, 1}, 0);
  ASSERT_TRUE(tile);
  const auto figure = (*book)->figure_at({0, 1}, Colour::kBlue, 0);
  ASSERT_TRUE(figure && figure->piece);
  EXPECT_EQ(figure->piece->kind, FeatureKind::kRoad);
}

}  // namespace
}  // namespace tilewatch::referee::testing
