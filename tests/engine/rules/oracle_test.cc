// SPDX-License-Identifier: MIT
// Whole games against an independent engine: legal placements, figure options, events, returns, scores,
// supplies.
//
// A seeded sample by default; TILEWATCH_ORACLE=all plays every game there is.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <random>
#include <set>

#include "engine/rules/game.h"
#include "tests/engine/rules/oracle_file.h"
#include "tests/support/paths.h"

namespace tilewatch::rules {
namespace {

using nlohmann::json;

constexpr std::size_t kSample = 12;

/// What is compared of a scoring: in the same order everywhere, so that events can be sorted.
struct OracleScore {
  std::string kind;
  std::vector<std::pair<int, int>> tiles;
  std::vector<int> meeples;  ///< players, sorted
  std::vector<std::pair<int, int>> points;
  std::vector<std::tuple<std::string, int, int>> items;
  auto operator<=>(const OracleScore&) const = default;
};

std::string print(const std::vector<OracleScore>& scores) {
  std::string text;
  for (const OracleScore& score : scores) {
    text += score.kind + " tiles " + std::to_string(score.tiles.size()) + " at (" +
            std::to_string(score.tiles.front().first) + "," + std::to_string(score.tiles.front().second) +
            ")";
    for (const auto& [player, points] : score.points) {
      text += " p" + std::to_string(player) + "+" + std::to_string(points);
    }
    text += "; ";
  }
  return text;
}

std::vector<OracleScore> theirs(const json& events) {
  std::vector<OracleScore> scores;
  for (const json& event : events) {
    OracleScore score;
    score.kind = event.at("kind");
    for (const json& tile : event.at("tiles")) score.tiles.emplace_back(tile[0], tile[1]);
    for (const json& meeple : event.at("meeples")) score.meeples.push_back(meeple[0]);
    for (const json& points : event.at("points")) {
      score.points.emplace_back(points.at("player"), points.at("points"));
      score.items.clear();  // the same for every winner
      for (const json& item : points.at("items")) score.items.emplace_back(item[0], item[1], item[2]);
    }
    std::sort(score.tiles.begin(), score.tiles.end());
    std::sort(score.meeples.begin(), score.meeples.end());
    std::sort(score.points.begin(), score.points.end());
    scores.push_back(std::move(score));
  }
  std::sort(scores.begin(), scores.end());
  return scores;
}

std::vector<OracleScore> ours(const std::vector<Event>& events) {
  std::vector<OracleScore> scores;
  for (const Event& event : events) {
    const auto* scored = std::get_if<Scored>(&event);
    if (scored == nullptr) continue;
    const Score& from = scored->score;
    OracleScore score;
    score.kind = std::string(to_string(from.kind));
    if (scored->final && !from.complete && from.kind != FeatureKind::kField) score.kind += ".incomplete";
    for (const Cell& cell : from.cells) score.tiles.emplace_back(cell.x, cell.y);
    for (const Figure& figure : from.figures) score.meeples.push_back(figure.player);
    for (const Player winner : from.winners) score.points.emplace_back(winner, from.points);
    int sum = 0;
    for (const ScoreTerm& term : from.terms) {
      sum += term.points;
      if (term.count > 0) {
        score.items.emplace_back(term.name == "shields" ? "pennants" : term.name, term.count, term.points);
      }
    }
    EXPECT_EQ(sum, from.points);
    std::sort(score.meeples.begin(), score.meeples.end());
    scores.push_back(std::move(score));
  }
  std::sort(scores.begin(), scores.end());
  return scores;
}

std::set<std::tuple<int, int, int>> theirs_legal(const json& tiles) {
  std::set<std::tuple<int, int, int>> legal;
  for (const json& tile : tiles) legal.emplace(tile[0], tile[1], tile[2].get<int>() / 90);
  return legal;
}

std::set<std::tuple<int, int, int>> ours_legal(const Game& game, TypeIndex type) {
  std::set<std::tuple<int, int, int>> legal;
  for (const Placement& at : game.legal_placements(type)) legal.emplace(at.cell.x, at.cell.y, at.rotation);
  return legal;
}

/// The other engine's words for a piece of the tile as it lies: "City" "NS", "Field" "EL.ER", "Monastery"
/// "I".
std::pair<std::string, std::string> location(const Game& game, const FeatureRef& ref) {
  const PlacedTile& tile = *game.tile_at(ref.cell);
  const auto& type = game.catalogue().type(tile.type);
  const auto sides = [&](catalogue::SideMask edges) {
    static const std::map<unsigned, std::string> kNames{
        {1, "N"},  {2, "E"},   {4, "S"},   {8, "W"},   {3, "NE"},  {6, "SE"}, {12, "SW"},  {9, "NW"},
        {5, "NS"}, {10, "WE"}, {14, "_N"}, {13, "_E"}, {11, "_S"}, {7, "_W"}, {15, "NWSE"}};
    unsigned lying = 0;
    for (unsigned side = 0; side < 4; ++side) {
      if ((edges >> side) & 1U) lying |= 1U << ((side + tile.rotation) % 4U);
    }
    return kNames.at(lying);
  };
  switch (ref.piece.kind) {
    case FeatureKind::kCity:
      return {"City", sides(type.cities[ref.piece.index].edges)};
    case FeatureKind::kRoad:
      return {"Road", sides(type.roads[ref.piece.index].edges)};
    case FeatureKind::kField: {
      static constexpr std::array<const char*, 8> kHalves{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};
      std::string text;
      for (unsigned half = 0; half < 8; ++half) {
        const unsigned unturned = (half + 8U - 2U * tile.rotation) % 8U;
        if (((type.fields[ref.piece.index].halves >> unturned) & 1U) == 0) continue;
        text += (text.empty() ? "" : ".") + std::string(kHalves[half]);
      }
      return {"Field", text};
    }
    default:
      return {"Monastery", "I"};
  }
}

std::set<std::pair<std::string, std::string>> ours_options(const Game& game) {
  std::set<std::pair<std::string, std::string>> options;
  for (const PlaceFigure& option : game.figure_options()) {
    EXPECT_EQ(option.kind, FigureKind::kMeeple);
    options.insert(location(game, option.at));
  }
  return options;
}

class OracleGame {
 public:
  OracleGame(std::shared_ptr<const catalogue::Catalogue> catalogue,
             const std::map<std::string, test::OracleTile>& tiles)
      : catalogue_(std::move(catalogue)), tiles_(tiles) {}

  void play(const json& record) {
    SCOPED_TRACE(record.at("id").get<std::string>());
    Setup setup;
    setup.catalogue = catalogue_;
    for (int i = 0; i < record.at("setup").at("players"); ++i) {
      setup.players.push_back({"", static_cast<Colour>(i)});
    }
    auto started = Game::start(setup);
    ASSERT_TRUE(started) << started.error().message;
    Game game = *std::move(started);
    for (const json& turn : record.at("turns")) {
      SCOPED_TRACE("turn " + turn.at("turn").dump());
      play_turn(game, turn);
      if (testing::Test::HasFailure()) return;
    }
    const auto if_ended_now = game.scores_if_ended_now();
    const auto events = game.apply(EndGame{});
    ASSERT_TRUE(events);
    EXPECT_EQ(ours(*events), theirs(record.at("final"))) << print(ours(*events)) << "\n"
                                                         << print(theirs(record.at("final")));
    EXPECT_EQ(scores(game), record.at("final_scores").get<std::vector<int>>());
    EXPECT_EQ(if_ended_now, scores(game));
    EXPECT_EQ(game.tiles_left(), 0);
    EXPECT_TRUE(game.is_consistent());
  }

 private:
  static std::vector<int> scores(const Game& game) {
    std::vector<int> all;
    for (Player player = 0; player < game.player_count(); ++player) all.push_back(game.score(player));
    return all;
  }

  void play_turn(Game& game, const json& turn) {
    ASSERT_EQ(game.active_player(), turn.at("player").get<int>());
    for (const json& misfit : turn.at("discarded")) {
      ASSERT_TRUE(game.apply(DiscardTile{tiles_.at(misfit).type}));
      ASSERT_EQ(game.active_player(), turn.at("player").get<int>());
    }
    const test::OracleTile tile = tiles_.at(turn.at("tile"));
    ASSERT_EQ(ours_legal(game, tile.type), theirs_legal(turn.at("legal_tiles")));
    ASSERT_FALSE(game.apply(DiscardTile{tile.type})) << "a tile that fits was thrown away";
    const auto rotation = static_cast<Rotation>(turn.at("rotation").get<int>() / 90);
    auto events = game.apply(PlaceTile{tile.type, {{turn.at("x"), turn.at("y")}, rotation}, tile.garden});
    ASSERT_TRUE(events) << events.error().message;

    std::set<std::pair<std::string, std::string>> offered;
    for (const json& option : turn.value("legal_meeples", json::object()).value("small", json::array())) {
      offered.emplace(option[0], option[1]);
    }
    ASSERT_EQ(ours_options(game), offered);
    Command decision = Pass{};
    if (turn.contains("meeple")) {
      const std::pair<std::string, std::string> chosen(turn.at("meeple").at("feature"),
                                                       turn.at("meeple").at("location"));
      for (const PlaceFigure& option : game.figure_options()) {
        if (location(game, option.at) == chosen) decision = option;
      }
      ASSERT_TRUE(std::holds_alternative<PlaceFigure>(decision));
    } else {
      check_returning(game, turn);
    }
    events = game.apply(decision);
    ASSERT_TRUE(events) << events.error().message;
    ASSERT_EQ(ours(*events), theirs(turn.at("events"))) << print(ours(*events)) << "\n"
                                                        << print(theirs(turn.at("events")));
    check_returned(game, *events, turn);
    ASSERT_EQ(scores(game), turn.at("scores").get<std::vector<int>>());
    for (Player player = 0; player < game.player_count(); ++player) {
      ASSERT_EQ(game.supply(player, FigureKind::kMeeple),
                turn.at("supply").at(player).at("small").get<int>());
    }
  }

  static void check_returning(const Game& game, const json& turn) {
    std::size_t meeples = 0;
    for (const json& event : turn.at("events")) meeples += event.at("meeples").size();
    ASSERT_EQ(game.returning_if_passed().size(), meeples);
  }

  static void check_returned(const Game& game, const std::vector<Event>& events, const json& turn) {
    std::set<std::tuple<int, int, std::string, std::string, int>> returned;
    for (const Event& event : events) {
      const auto* went = std::get_if<FigureReturned>(&event);
      if (went == nullptr) continue;
      const auto [feature, where] = location(game, went->figure.at);
      returned.emplace(went->figure.at.cell.x, went->figure.at.cell.y, feature, where, went->figure.player);
    }
    std::set<std::tuple<int, int, std::string, std::string, int>> expected;
    for (const json& went : turn.value("returned", json::array())) {
      expected.emplace(went.at("x"), went.at("y"), went.at("feature"), went.at("location"),
                       went.at("player"));
    }
    ASSERT_EQ(returned, expected);
  }

  std::shared_ptr<const catalogue::Catalogue> catalogue_;
  const std::map<std::string, test::OracleTile>& tiles_;
};

TEST(Oracle, BaseGamesAreTheSameTurnForTurn) {
  const auto shared = test::shared_folder();
  if (!shared || !std::filesystem::is_directory(*shared / "oracle"))
    GTEST_SKIP() << "no reference games here";
  const auto catalogue = catalogue::Catalogue::load({"base"}, Edition::kC3);
  ASSERT_TRUE(catalogue) << catalogue.error().message;
  const auto tiles = test::oracle_tiles(*shared / "rules" / "TILES.json", **catalogue);
  std::vector<json> games;
  for (const char* file : {"base-uniform.jsonl.gz", "base-compact.jsonl.gz"}) {
    for (json& game : test::read_oracle(*shared / "oracle" / file)) games.push_back(std::move(game));
  }
  const char* wanted = std::getenv("TILEWATCH_ORACLE");
  if (wanted == nullptr || std::string(wanted) != "all") {
    std::mt19937 dice(20240501);
    for (std::size_t i = 0; i < kSample; ++i) std::swap(games[i], games[i + dice() % (games.size() - i)]);
    games.resize(kSample);
  }
  std::size_t played = 0;
  for (const json& record : games) {
    OracleGame(*catalogue, tiles).play(record);
    if (HasFailure()) break;
    ++played;
  }
  std::printf("%zu of %zu games agree in every turn\n", played, games.size());
}

}  // namespace
}  // namespace tilewatch::rules
