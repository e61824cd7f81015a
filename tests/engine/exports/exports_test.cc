// SPDX-License-Identifier: MIT
// What is left of a game: tables of its scores, and saves that JCloisterZone can play again.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <nlohmann/json.hpp>
#include <random>
#include <set>
#include <sstream>

#include "engine/exports/jcloisterzone.h"
#include "engine/exports/jcloisterzone_names.h"
#include "engine/exports/score_csv.h"
#include "engine/exports/score_json.h"
#include "tests/engine/rules/oracle_file.h"
#include "tests/support/paths.h"

namespace tilewatch::exports {
namespace {

using nlohmann::json;
using rules::Game;
using testing::HasSubstr;

rules::SavedGame agreed(const std::vector<std::string>& sets, Edition edition, int players,
                        const rules::Switches& switches = {}) {
  rules::SavedGame saved;
  saved.sets = sets;
  saved.edition = edition;
  saved.setup.catalogue = *catalogue::Catalogue::load(sets, edition);
  saved.setup.switches = switches;
  for (int i = 0; i < players; ++i) saved.setup.players.push_back({"", static_cast<Colour>(i)});
  return saved;
}

/// Plays on at random to the end, by the rules; misfits are set aside.
void play_to_the_end(rules::SavedGame& saved, std::uint32_t seed) {
  std::mt19937 dice(seed);
  Game game = *Game::start(saved.setup);
  const auto any = [&](std::size_t count) { return dice() % count; };
  const auto act = [&](const rules::Command& command) {
    ASSERT_TRUE(game.apply(command));
    saved.commands.push_back(command);
  };
  while (game.phase() != rules::Phase::kEnded) {
    if (game.phase() != rules::Phase::kTile) {
      const auto choices = game.choices();
      act(choices[any(choices.size())]);
      continue;
    }
    std::vector<rules::TypeIndex> bag;
    for (rules::TypeIndex type = 0; type < saved.setup.catalogue->types().size(); ++type) {
      if (!game.is_held_back(type))
        bag.insert(bag.end(), static_cast<std::size_t>(game.remaining(type)), type);
    }
    if (bag.empty()) {
      act(rules::EndGame{});
      continue;
    }
    const rules::TypeIndex type = bag[any(bag.size())];
    const auto places = game.legal_placements(type);
    if (places.empty()) {
      act(rules::DiscardTile{type});
    } else {
      const bool garden =
          saved.setup.catalogue->type(type).count_with_garden == saved.setup.catalogue->type(type).count;
      act(rules::PlaceTile{type, places[any(places.size())], garden, false});
    }
  }
}

ScoreBook book_of(rules::SavedGame saved) {
  auto book = score_book(std::move(saved));
  EXPECT_TRUE(book) << book.error().message;
  return std::move(*book);
}

/// What a value must be for each name; a name that is missing or that nobody knows is wrong, too.
using Fields = std::vector<std::pair<const char*, bool (*)(const json&)>>;

bool is_text(const json& value) { return value.is_string(); }
bool is_whole(const json& value) { return value.is_number_integer(); }
bool is_number(const json& value) { return value.is_number(); }
bool is_object(const json& value) { return value.is_object(); }
bool is_list(const json& value) { return value.is_array(); }
bool is_place(const json& value) { return value.is_array() && value.size() == 2 && is_whole(value[0]); }
bool is_pointer(const json& value) {
  return value.is_object() && is_place(value.value("position", json())) &&
         is_text(value.value("feature", json())) && is_text(value.value("location", json()));
}

void check_fields(const json& object, const std::string& where, const Fields& fields,
                  std::vector<std::string>& problems) {
  for (const auto& [name, fits] : fields) {
    if (!object.contains(name)) {
      problems.push_back(where + " has no " + name);
    } else if (!fits(object.at(name))) {
      problems.push_back(where + "." + name + " is " + object.at(name).dump());
    }
  }
  if (object.size() > fields.size()) problems.push_back(where + " has more than it should");
}

/// What is wrong with the structure of a save: its parts, its messages, their order in each turn. As public
/// copies of saved games have it.
std::vector<std::string> problems_of(const json& save) {
  static const std::map<std::string, Fields> kPayloads{
      {"PLACE_TILE", {{"tileId", is_text}, {"rotation", is_text}, {"position", is_place}}},
      {"DEPLOY_MEEPLE", {{"pointer", is_pointer}, {"meepleId", is_text}}},
      {"RETURN_MEEPLE", {{"pointer", is_pointer}, {"source", is_text}}},
      {"MOVE_NEUTRAL_FIGURE",
       {{"figureId", is_text}, {"to", [](const json& to) { return to.is_null() || is_pointer(to); }}}},
      {"PASS", {}},
      {"COMMIT", {{"random", is_number}}}};
  // What may follow what; a turn begins with a tile and ends with COMMIT.
  static const std::map<std::string, std::set<std::string>> kThen{
      {"", {"PLACE_TILE"}},
      {"COMMIT", {"PLACE_TILE"}},
      {"PLACE_TILE", {"MOVE_NEUTRAL_FIGURE", "DEPLOY_MEEPLE", "RETURN_MEEPLE", "PASS", "COMMIT"}},
      {"MOVE_NEUTRAL_FIGURE", {"DEPLOY_MEEPLE", "RETURN_MEEPLE", "PASS", "COMMIT"}},
      {"DEPLOY_MEEPLE", {"COMMIT"}},
      {"RETURN_MEEPLE", {"COMMIT"}},
      {"PASS", {"COMMIT"}}};
  std::vector<std::string> problems;
  check_fields(save, "save",
               {{"appVersion", is_text},
                {"gameId", is_text},
                {"name", is_text},
                {"initialRandom", is_number},
                {"created", is_text},
                {"clock", is_whole},
                {"setup", is_object},
                {"players", is_list},
                {"replay", is_list},
                {"gameAnnotations", is_object}},
               problems);
  if (!problems.empty()) return problems;
  check_fields(save["setup"], "setup",
               {{"sets", is_object},
                {"elements", is_object},
                {"rules", is_object},
                {"timer", [](const json& timer) { return timer.is_null() || timer.is_number(); }},
                {"start", is_list},
                {"options", is_object}},
               problems);
  for (const json& tile : save["setup"].value("start", json::array())) {
    check_fields(tile, "start", {{"tile", is_text}, {"x", is_whole}, {"y", is_whole}, {"rotation", is_whole}},
                 problems);
  }
  for (const json& player : save["players"])
    check_fields(player, "player", {{"name", is_text}, {"slot", is_whole}}, problems);
  std::string before;
  std::vector<json> placed;
  for (const json& message : save["replay"]) {
    const std::size_t known = problems.size();
    check_fields(message, "message",
                 {{"type", is_text}, {"payload", is_object}, {"player", is_whole}, {"clock", is_whole}},
                 problems);
    if (problems.size() > known) continue;
    const std::string type = message["type"];
    if (!kPayloads.contains(type)) {
      problems.push_back("no message is called " + type);
      continue;
    }
    check_fields(message["payload"], type, kPayloads.at(type), problems);
    if (message["player"] < 0 || message["player"] >= static_cast<int>(save["players"].size()))
      problems.push_back(type + " of nobody");
    if (!kThen.at(before).contains(type)) problems.push_back(type + " after " + before);
    if (type == "PLACE_TILE") placed.push_back(message["payload"].value("tileId", json()));
    before = type;
  }
  // Every tile that was laid is in the forced order, in its place; others there were set aside.
  auto drawn = placed.begin();
  for (const json& tile : save["gameAnnotations"].value("drawOrder", json::array())) {
    if (drawn != placed.end() && *drawn == tile) ++drawn;
  }
  if (drawn != placed.end()) problems.push_back("a tile was laid that drawOrder has not");
  if (save["gameAnnotations"].contains("endTurn") && !is_whole(save["gameAnnotations"]["endTurn"]))
    problems.push_back("endTurn is no number");
  return problems;
}

json save_of(const ScoreBook& book) {
  const auto text = jcloisterzone_save(book, {"7", "2026-11-30T20:00:00.000Z"});
  EXPECT_TRUE(text) << text.error().message;
  if (!text) return {};
  json save = json::parse(*text);
  EXPECT_THAT(problems_of(save), testing::IsEmpty());
  return save;
}

/// Our type of a name of theirs.
rules::TypeIndex type_named(const catalogue::Catalogue& catalogue, const std::string& name) {
  for (rules::TypeIndex i = 0; i < catalogue.types().size(); ++i) {
    const auto names = shared_tile(catalogue.type(i).id);
    if (names && (names->plain == name || names->garden == name)) return i;
  }
  return catalogue::kNoType;
}

/// The piece that a pointer of theirs names.
std::optional<rules::FeatureRef> piece_at(const Game& game, const json& pointer) {
  const Cell cell{pointer.at("position")[0], pointer.at("position")[1]};
  const rules::PlacedTile* tile = game.tile_at(cell);
  if (tile == nullptr) return std::nullopt;
  const catalogue::TileType& type = game.catalogue().type(tile->type);
  const auto found = [&](FeatureKind kind, std::size_t count) -> std::optional<rules::FeatureRef> {
    for (std::size_t i = 0; i < count; ++i) {
      const catalogue::Piece piece{kind, static_cast<std::uint8_t>(i)};
      if (shared_feature(kind) == pointer.at("feature") &&
          location_of(type, piece, tile->rotation) == pointer.at("location")) {
        return rules::FeatureRef{cell, piece};
      }
    }
    return std::nullopt;
  };
  for (const auto& [kind, count] :
       {std::pair{FeatureKind::kCity, type.cities.size()}, std::pair{FeatureKind::kRoad, type.roads.size()},
        std::pair{FeatureKind::kField, type.fields.size()},
        std::pair{FeatureKind::kMonastery, std::size_t{1}},
        std::pair{FeatureKind::kGarden, std::size_t{1}}}) {
    if (auto ref = found(kind, count)) return ref;
  }
  return std::nullopt;
}

/// Plays the messages as a stranger would: by what they say alone.
Game replayed(const json& save, const rules::Setup& setup) {
  Game game = *Game::start(setup);
  std::size_t drawn = 0;
  const json& order = save.at("gameAnnotations").at("drawOrder");
  const auto act = [&](const rules::Command& command) {
    const auto done = game.apply(command);
    EXPECT_TRUE(done) << done.error().message;
  };
  // Its figure step is over with COMMIT; ours, without a figure, with Pass.
  const auto pass = [&] {
    if (game.phase() == rules::Phase::kFigure) act(rules::Pass{});
  };
  for (const json& message : save.at("replay")) {
    const json& payload = message.at("payload");
    const std::string kind = message.at("type");
    if (kind == "PLACE_TILE") {
      for (; order.at(drawn) != payload.at("tileId"); ++drawn) {
        act(rules::DiscardTile{type_named(game.catalogue(), order[drawn])});
      }
      ++drawn;
      EXPECT_EQ(message.at("player"), game.active_player());
      const rules::TypeIndex type = type_named(game.catalogue(), payload.at("tileId"));
      const bool garden = shared_tile(game.catalogue().type(type).id)->garden == payload.at("tileId");
      const std::string turned = payload.at("rotation");
      act(rules::PlaceTile{type,
                           {{payload.at("position")[0], payload.at("position")[1]},
                            static_cast<Rotation>(std::stoi(turned.substr(1)) / 90)},
                           garden,
                           false});
    } else if (kind == "MOVE_NEUTRAL_FIGURE") {
      const FigureKind figure = payload.at("figureId") == "mage.1" ? FigureKind::kMage : FigureKind::kWitch;
      const json& to = payload.at("to");
      act(rules::MoveNeutral{figure, to.is_null() ? std::nullopt : piece_at(game, to), false});
    } else if (kind == "DEPLOY_MEEPLE") {
      const std::string id = payload.at("meepleId");
      const FigureKind figure = id.find(".big.") != std::string::npos     ? FigureKind::kBigMeeple
                                : id.find(".abbot.") != std::string::npos ? FigureKind::kAbbot
                                                                          : FigureKind::kMeeple;
      act(rules::PlaceFigure{figure, piece_at(game, payload.at("pointer")).value_or(rules::FeatureRef{}),
                             false, rules::kNoPlayer});
    } else if (kind == "RETURN_MEEPLE") {
      act(rules::TakeHome{{FigureKind::kAbbot, game.active_player(),
                           piece_at(game, payload.at("pointer")).value_or(rules::FeatureRef{})}});
    } else if (kind == "COMMIT") {
      pass();
    }
    if (testing::Test::HasFailure()) return game;
  }
  act(rules::EndGame{});
  return game;
}

TEST(JCloisterZoneSave, plays_to_the_same_end_by_what_its_messages_say) {
  rules::Switches switches;
  switches.abbot = 1;
  const std::vector<std::vector<std::string>> games{
      {"base"}, {"base", "inns_cathedrals", "mage_witch", "watchtowers"}, {"base", "river1"}};
  std::uint32_t seed = 5;
  for (const auto& sets : games) {
    rules::SavedGame saved = agreed(sets, Edition::kC2, 2 + static_cast<int>(seed % 4), switches);
    play_to_the_end(saved, ++seed);
    const ScoreBook book = book_of(std::move(saved));
    const json save = save_of(book);
    const Game again = replayed(save, book.saved.setup);
    for (rules::Player player = 0; player < again.player_count(); ++player) {
      EXPECT_EQ(again.score(player), book.game.score(player)) << sets.back();
    }
    EXPECT_EQ(again.figures(), book.game.figures());
    EXPECT_EQ(save.at("gameAnnotations").at("endTurn"), book.game.tiles().back().turn);
    EXPECT_EQ(save.at("setup").at("start").size(), 1U);
  }
}

TEST(JCloisterZoneSave, has_the_form_of_its_own_saves) {
  rules::SavedGame saved = *rules::saved_game_from_text(R"(tilewatch game 1
sets base
edition c1
player red Ana
player green ""
place base.U at 1,0 rot 0
figure meeple on road 0 at 1,0
place base.A at 2,0 rot 1
pass
)");
  const json save = save_of(book_of(std::move(saved)));
  EXPECT_EQ(save.at("appVersion"), "5.7.0");
  EXPECT_EQ(save.at("setup").at("sets"), (json{{"basic:1", 1}}));
  EXPECT_EQ(save.at("setup").at("elements"), (json{{"small-follower", 7}, {"farmers", true}}));
  EXPECT_EQ(save.at("setup").at("start"),
            json::parse(R"([{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}])"));
  EXPECT_EQ(save.at("players"), json::parse(R"([{"name": "Ana", "slot": 0}, {"name": "green", "slot": 3}])"));
  EXPECT_EQ(save.at("gameAnnotations"), (json{{"drawOrder", {"BA/RFr", "BA/LR"}}}));
  EXPECT_EQ(save.at("replay").at(1), json::parse(R"({"type": "DEPLOY_MEEPLE", "payload": {"pointer":
    {"position": [1, 0], "feature": "Road", "location": "WE"}, "meepleId": "0.small.1"}, "player": 0, "clock": 0})"));
  std::vector<std::string> kinds;
  for (const json& message : save.at("replay")) kinds.push_back(message.at("type"));
  EXPECT_EQ(kinds, (std::vector<std::string>{"PLACE_TILE", "DEPLOY_MEEPLE", "COMMIT", "PLACE_TILE", "PASS",
                                             "COMMIT"}));
}

TEST(JCloisterZoneSave, lacks_nothing_that_would_not_be_noticed) {
  rules::SavedGame saved = agreed({"base", "mage_witch"}, Edition::kC2, 3);
  play_to_the_end(saved, 11);
  const json good = save_of(book_of(std::move(saved)));
  const auto broken = [&](const char* pointer) {
    json save = good;
    const json::json_pointer at(pointer);
    save[at.parent_pointer()].erase(at.back());
    return !problems_of(save).empty();
  };
  for (const char* field : {"/appVersion",
                            "/gameId",
                            "/name",
                            "/initialRandom",
                            "/created",
                            "/clock",
                            "/setup",
                            "/players",
                            "/replay",
                            "/gameAnnotations",
                            "/setup/sets",
                            "/setup/elements",
                            "/setup/rules",
                            "/setup/timer",
                            "/setup/start",
                            "/setup/options",
                            "/setup/start/0/tile",
                            "/setup/start/0/rotation",
                            "/players/0/slot",
                            "/replay/0/type",
                            "/replay/0/payload",
                            "/replay/0/player",
                            "/replay/0/clock",
                            "/replay/0/payload/tileId",
                            "/replay/0/payload/position",
                            "/gameAnnotations/drawOrder"}) {
    EXPECT_TRUE(broken(field)) << field;
  }
  json headless = good;
  headless["replay"].erase(0);
  EXPECT_THAT(problems_of(headless), testing::Not(testing::IsEmpty())) << "a turn without its tile";
}

TEST(JCloisterZoneSave, refuses_by_name_what_it_does_not_have) {
  const auto refusal = [](const std::string& text) {
    auto saved = rules::saved_game_from_text("tilewatch game 1\n" + text);
    EXPECT_TRUE(saved) << saved.error().message;
    const auto save = jcloisterzone_save(book_of(std::move(*saved)));
    return save ? std::string("none") : save.error().message;
  };
  EXPECT_THAT(refusal("sets mists\nplayer red a\nplayer blue b\nplayer green c\n"),
              HasSubstr("the tile set mists"));
  EXPECT_THAT(refusal("sets base fortune_teller\nplayer red a\noption farm_points 4\n"),
              testing::AllOf(HasSubstr("fortune_teller"), HasSubstr("farm_points 4")));
  EXPECT_THAT(refusal("sets base\nplayer red a\nadjust player 1 by 3 because \"counted twice\"\n"),
              HasSubstr("points given by hand"));
  EXPECT_EQ(refusal("sets base\nplayer red a\noption tiny_city 2\n"), "none");
}

/// The games that JCloisterZone itself has played are written as it would have to read them.
class OracleSaves : public testing::TestWithParam<const char*> {};

TEST_P(OracleSaves, say_what_it_did_itself) {
  const auto shared = test::shared_folder();
  if (!shared) GTEST_SKIP() << "no reference data here";
  static const std::map<std::string, std::string> kSets{{"basic", "base"},
                                                        {"mage-and-witch", "mage_witch"},
                                                        {"watchtowers", "watchtowers"},
                                                        {"inns-and-cathedrals", "inns_cathedrals"}};
  const auto lines = test::read_oracle(*shared / "oracle" / (std::string(GetParam()) + ".jsonl.gz"));
  constexpr std::size_t kSample = 3;  // TILEWATCH_ORACLE=all takes all of them
  const std::size_t games = std::getenv("TILEWATCH_ORACLE") != nullptr ? lines.size() : kSample;
  for (std::size_t i = 0; i < games; ++i) {
    const json theirs = json::parse(lines.at(i));
    SCOPED_TRACE(theirs.at("id").get<std::string>());
    std::vector<std::string> sets;
    Edition edition = Edition::kC1;
    for (const auto& [name, count] : theirs.at("setup").at("sets").items()) {
      sets.push_back(kSets.at(name.substr(0, name.find(':'))));
      if (name == "basic:2") edition = Edition::kC3;
    }
    const json& elements = theirs.at("setup").at("elements");
    rules::Switches switches;
    switches.abbot = elements.value("abbot", 0);
    rules::SavedGame saved = agreed(sets, edition, theirs.at("setup").at("players"), switches);
    // Their turns as our commands.
    Game game = *Game::start(saved.setup);
    const auto act = [&](const rules::Command& command) {
      const auto done = game.apply(command);
      ASSERT_TRUE(done) << done.error().message;
      saved.commands.push_back(command);
    };
    const auto pointer = [](const json& at) {
      return json{{"position", {at.at("x"), at.at("y")}},
                  {"feature", at.at("feature")},
                  {"location", at.at("location")}};
    };
    std::vector<json> expected;
    for (const json& turn : theirs.at("turns")) {
      for (const json& id : turn.at("discarded")) act(rules::DiscardTile{type_named(game.catalogue(), id)});
      const std::string id = turn.at("tile");
      const rules::TypeIndex type = type_named(game.catalogue(), id);
      act(rules::PlaceTile{
          type,
          {{turn.at("x"), turn.at("y")}, static_cast<Rotation>(turn.at("rotation").get<int>() / 90)},
          shared_tile(game.catalogue().type(type).id)->garden == id,
          false});
      if (const auto move = turn.find("mage_witch"); move != turn.end()) {
        const json& to = move->value("to", json());
        const std::string figure = move->at("figure");
        expected.push_back({{"figureId", figure + ".1"}, {"to", to.is_null() ? json() : pointer(to)}});
        act(rules::MoveNeutral{figure == "mage" ? FigureKind::kMage : FigureKind::kWitch,
                               to.is_null() ? std::nullopt : piece_at(game, pointer(to)), false});
      }
      if (const auto meeple = turn.find("meeple"); meeple != turn.end()) {
        const std::string kind = meeple->at("type");
        const json at{{"position", {turn.at("x"), turn.at("y")}},
                      {"feature", meeple->at("feature")},
                      {"location", meeple->at("location")}};
        expected.push_back(at);
        act(rules::PlaceFigure{kind == "big"     ? FigureKind::kBigMeeple
                               : kind == "abbot" ? FigureKind::kAbbot
                                                 : FigureKind::kMeeple,
                               piece_at(game, at).value(), false, rules::kNoPlayer});
      } else if (const auto home = turn.find("abbot_return"); home != turn.end()) {
        expected.push_back(pointer(*home));
        act(rules::TakeHome{
            {FigureKind::kAbbot, game.active_player(), piece_at(game, pointer(*home)).value()}});
      } else if (game.phase() == rules::Phase::kFigure) {
        // It asks, and so is told that nothing is done, exactly where something could be.
        if (turn.contains("legal_meeples")) expected.push_back("PASS");
        act(rules::Pass{});
      }
    }
    act(rules::EndGame{});
    if (HasFatalFailure()) return;

    const ScoreBook book = book_of(std::move(saved));
    const json save = save_of(book);
    EXPECT_EQ(save.at("setup").at("sets"), theirs.at("setup").at("sets"));
    EXPECT_EQ(save.at("setup").at("elements"), elements);
    EXPECT_EQ(save.at("setup").at("start"), theirs.at("setup").at("start"));
    EXPECT_EQ(save.at("gameAnnotations").at("drawOrder"), theirs.at("setup").at("draw_order"));
    std::vector<json> said;
    std::size_t tiles = 0;
    std::size_t commits = 0;
    for (const json& message : save.at("replay")) {
      const std::string kind = message.at("type");
      const json& payload = message.at("payload");
      tiles += kind == "PLACE_TILE" ? 1 : 0;
      commits += kind == "COMMIT" ? 1 : 0;
      if (kind == "MOVE_NEUTRAL_FIGURE") said.push_back(payload);
      if (kind == "PASS") said.push_back("PASS");
      if (kind == "DEPLOY_MEEPLE") said.push_back(payload.at("pointer"));
      if (kind == "RETURN_MEEPLE") {
        said.push_back(payload.at("pointer"));
        EXPECT_EQ(said.back().erase("meepleId"), 1U);
      }
    }
    EXPECT_EQ(said, expected);
    EXPECT_EQ(tiles, theirs.at("turns").size());
    EXPECT_EQ(commits, tiles);
    EXPECT_EQ(points_now(book), theirs.at("final_scores").get<std::vector<int>>());
  }
}

INSTANTIATE_TEST_SUITE_P(Configurations, OracleSaves,
                         testing::Values("base-uniform", "abbot-compact", "inns-mage-compact",
                                         "watch-uniform", "all-compact"));

TEST(ScoreTables, count_what_is_given_by_hand_after_the_last_turn) {
  rules::SavedGame saved = agreed({"base"}, Edition::kC3, 2);
  for (const auto* line : {"place base.U at 1,0 rot 0", "pass"}) {
    saved.commands.push_back(*rules::command_from_text(*saved.setup.catalogue, line));
  }
  saved.commands.push_back(rules::AdjustScore{1, 5, "forgotten"});
  const ScoreBook book = book_of(std::move(saved));
  EXPECT_EQ(points_by_turn(book).back().at(1), 5);
}

TEST(ScoreTables, say_the_same_in_csv_and_json) {
  rules::SavedGame saved = agreed({"base"}, Edition::kC3, 3);
  saved.setup.players[0].name = "Ana, \"the\" red";
  play_to_the_end(saved, 4);
  saved.commands.push_back(rules::AdjustScore{1, -3, "counted, twice"});
  const ScoreBook book = book_of(std::move(saved));
  const json told = json::parse(scores_as_json(book));
  std::istringstream lines(scores_as_csv(book));
  std::string line;
  std::getline(lines, line);
  EXPECT_EQ(
      line,
      "turn,when,kind,complete,cells,terms,points,red_gained,red_total,blue_gained,blue_total,green_gained,"
      "green_total\r");
  std::size_t count = 0;
  std::string last;
  for (; std::getline(lines, line); ++count) last = line;
  EXPECT_EQ(count, told.at("entries").size());
  EXPECT_THAT(last, HasSubstr("end,by_hand,,,\"counted, twice\",-3,0,"));
  EXPECT_EQ(told.at("agreed").at("tiny_city"), "4");
  EXPECT_EQ(told.at("tiles").size(), book.game.tiles().size());
  EXPECT_EQ(told.at("scores_by_turn").size(), static_cast<std::size_t>(book.game.tiles().back().turn) + 1);
  int red = 0;
  for (const json& entry : told.at("entries")) red += entry.at("gained").at("red").get<int>();
  EXPECT_EQ(told.at("scores").at("red"), red);
}

}  // namespace
}  // namespace tilewatch::exports
