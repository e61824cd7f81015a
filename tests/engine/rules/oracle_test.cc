// SPDX-License-Identifier: MIT
// Whole games against an independent engine: legal placements, moves of mage and witch, figure options,
// events, returns, scores, supplies, final scoring.
//
// One test for each combination of rule sets that the other engine has played; run one of them with
// --gtest_filter=*/mage. A seeded sample by default; TILEWATCH_ORACLE=all plays every game there is.
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

constexpr std::size_t kSample = 8;

/// What is compared of a scoring: in the same order everywhere, so that events can be sorted.
struct OracleScore {
  std::string kind;
  std::vector<std::pair<int, int>> tiles;
  std::vector<std::pair<int, std::string>> figures;  ///< player and kind, sorted
  std::vector<std::pair<int, int>> points;
  std::vector<std::tuple<std::string, int, int>> items;  ///< name, count, points; sorted
  auto operator<=>(const OracleScore&) const = default;
};

/// A place on the board: x, y, "City", "NS".
using Place = std::tuple<int, int, std::string, std::string>;
/// A figure and where it goes; nothing: off the board.
using Move = std::pair<std::string, std::optional<Place>>;
/// A figure that may be put on the tile just laid: kind, feature, location.
using Option = std::tuple<std::string, std::string, std::string>;

/// The other engine's words for the figures.
std::string figure_word(FigureKind kind) {
  switch (kind) {
    case FigureKind::kMeeple:
      return "small";
    case FigureKind::kBigMeeple:
      return "big";
    default:
      return std::string(to_string(kind));
  }
}

/// Terms of which it does not say how many: the bonus of an inn, what the mage adds.
bool is_uncounted(const std::string& term) {
  return term == "inn" || term == "cathedral" || term == "mage" || term == "witch";
}

std::string print(const std::vector<OracleScore>& scores) {
  std::string text;
  for (const OracleScore& score : scores) {
    text += score.kind + " tiles " + std::to_string(score.tiles.size()) + " at (" +
            std::to_string(score.tiles.front().first) + "," + std::to_string(score.tiles.front().second) +
            ")";
    for (const auto& [player, points] : score.points) {
      text += " p" + std::to_string(player) + "+" + std::to_string(points);
    }
    for (const auto& [name, count, points] : score.items) {
      text += " " + name + " " + std::to_string(count) + "=" + std::to_string(points);
    }
    text += "; ";
  }
  return text;
}

void sort_all(OracleScore& score) {
  std::sort(score.tiles.begin(), score.tiles.end());
  std::sort(score.figures.begin(), score.figures.end());
  std::sort(score.points.begin(), score.points.end());
  std::sort(score.items.begin(), score.items.end());
}

std::vector<OracleScore> theirs(const json& events) {
  std::vector<OracleScore> scores;
  for (const json& event : events) {
    OracleScore score;
    score.kind = event.at("kind");
    for (const json& tile : event.at("tiles")) score.tiles.emplace_back(tile[0], tile[1]);
    for (const json& meeple : event.value("meeples", json::array())) {
      score.figures.emplace_back(meeple[0], meeple[1]);
    }
    for (const json& points : event.at("points")) {
      score.points.emplace_back(points.at("player"), points.at("points"));
      score.items.clear();  // the same for every winner
      for (const json& item : points.at("items")) {
        score.items.emplace_back(item[0], item[1].is_null() ? 0 : item[1].get<int>(), item[2]);
      }
    }
    sort_all(score);
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
    const bool tower = from.kind == FeatureKind::kWatchtower;
    if (!from.complete && !tower && from.kind != FeatureKind::kField) score.kind += ".incomplete";
    for (const Cell& cell : from.cells) score.tiles.emplace_back(cell.x, cell.y);
    for (const Figure& figure : from.figures) {
      if (figure.player != kNoPlayer && !tower) {
        score.figures.emplace_back(figure.player, figure_word(figure.kind));
      }
    }
    for (const Player winner : from.winners) score.points.emplace_back(winner, from.points);
    int sum = 0;
    for (const ScoreTerm& term : from.terms) {
      sum += term.points;
      if (is_uncounted(term.name)) {
        score.items.emplace_back(term.name, 0, term.points);
      } else if (term.count > 0) {
        score.items.emplace_back(term.name == "shields" ? "pennants" : term.name, term.count, term.points);
      }
    }
    EXPECT_EQ(sum, from.points);
    sort_all(score);
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
      return {"Field", text.empty() ? "I" : text};
    }
    case FeatureKind::kGarden:
      return {"Garden", "I"};
    default:
      return {"Monastery", "I"};
  }
}

Place place(const Game& game, const FeatureRef& ref) {
  const auto [feature, where] = location(game, ref);
  return {ref.cell.x, ref.cell.y, feature, where};
}

Place place(const json& it) { return {it.at("x"), it.at("y"), it.at("feature"), it.at("location")}; }

std::set<Option> ours_options(const Game& game) {
  std::set<Option> options;
  for (const PlaceFigure& option : game.figure_options()) {
    const auto [feature, where] = location(game, option.at);
    options.emplace(figure_word(option.kind), feature, where);
  }
  return options;
}

std::set<Option> theirs_options(const json& turn) {
  std::set<Option> options;
  const json legal = turn.value("legal_meeples", json::object());
  for (const auto& [kind, places] : legal.items()) {
    if (kind == "abbot_return") continue;
    for (const json& at : places) options.emplace(kind, at[0], at[1]);
  }
  return options;
}

/// The abbots that may be taken home (B-10).
std::set<Place> ours_going_home(const Game& game) {
  std::set<Place> places;
  for (const Command& choice : game.choices()) {
    if (const auto* home = std::get_if<TakeHome>(&choice)) places.insert(place(game, home->figure.at));
  }
  return places;
}

std::set<Place> theirs_going_home(const json& turn) {
  std::set<Place> places;
  for (const json& at : turn.value("legal_meeples", json::object()).value("abbot_return", json::array())) {
    places.insert(place(at));
  }
  return places;
}

/// What mage and witch may do (M-3 to M-8).
std::set<Move> ours_moves(const Game& game) {
  std::set<Move> moves;
  for (const Command& choice : game.choices()) {
    const auto* move = std::get_if<MoveNeutral>(&choice);
    if (move == nullptr) continue;
    moves.emplace(figure_word(move->kind), move->to ? std::optional(place(game, *move->to)) : std::nullopt);
  }
  return moves;
}

std::set<Move> theirs_moves(const json& turn) {
  std::set<Move> moves;
  const json legal = turn.value("legal_mage_witch", json::object());
  for (const auto& [figure, places] : legal.items()) {
    if (places.is_string()) {
      moves.emplace(figure, std::nullopt);
      continue;
    }
    for (const json& at : places) moves.emplace(figure, Place{at[0], at[1], at[2], at[3]});
  }
  return moves;
}

/// Where a neutral figure stands.
std::optional<Place> standing(const Game& game, FigureKind kind) {
  for (const Figure& figure : game.figures()) {
    if (figure.kind == kind) return place(game, figure.at);
  }
  return std::nullopt;
}

/// What was agreed before the game, in our words.
struct OracleSetup {
  std::vector<std::string> sets;
  Edition edition = Edition::kC1;
  Switches switches;
};

OracleSetup setup_of(const json& record) {
  static const std::map<std::string, std::string> kSets{{"basic", "base"},
                                                        {"mage-and-witch", "mage_witch"},
                                                        {"watchtowers", "watchtowers"},
                                                        {"inns-and-cathedrals", "inns_cathedrals"}};
  OracleSetup setup;
  for (const auto& [name, count] : record.at("setup").at("sets").items()) {
    setup.sets.push_back(kSets.at(name.substr(0, name.find(':'))));
    if (name == "basic:2") setup.edition = Edition::kC3;  // with gardens
  }
  const json& elements = record.at("setup").at("elements");
  setup.switches.meeples = elements.at("small-follower");
  setup.switches.fields = elements.value("farmers", false) ? 1 : 0;
  setup.switches.abbot = elements.value("abbot", 0);
  setup.switches.big_meeple = elements.value("big-follower", 0);
  return setup;
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
    setup.switches = setup_of(record).switches;
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
    lay_tile(game, turn);
    if (testing::Test::HasFatalFailure()) return;
    move_mage_or_witch(game, turn);
    if (testing::Test::HasFatalFailure()) return;
    decide(game, turn);
    if (testing::Test::HasFatalFailure()) return;
    check_after(game, turn);
  }

  void lay_tile(Game& game, const json& turn) const {
    ASSERT_EQ(game.active_player(), turn.at("player").get<int>());
    for (const json& misfit : turn.at("discarded")) {
      ASSERT_TRUE(game.apply(DiscardTile{tiles_.at(misfit).type}));
      ASSERT_EQ(game.active_player(), turn.at("player").get<int>());
    }
    const test::OracleTile tile = tiles_.at(turn.at("tile"));
    ASSERT_EQ(ours_legal(game, tile.type), theirs_legal(turn.at("legal_tiles")));
    ASSERT_FALSE(game.apply(DiscardTile{tile.type})) << "a tile that fits was thrown away";
    const auto rotation = static_cast<Rotation>(turn.at("rotation").get<int>() / 90);
    const auto events =
        game.apply(PlaceTile{tile.type, {{turn.at("x"), turn.at("y")}, rotation}, tile.garden});
    ASSERT_TRUE(events) << events.error().message;
  }

  static void move_mage_or_witch(Game& game, const json& turn) {
    ASSERT_EQ(ours_moves(game), theirs_moves(turn));
    if (!turn.contains("mage_witch")) return;
    const json& moved = turn.at("mage_witch");
    const bool off = moved.at("kind") == "remove";
    const Move chosen(moved.at("figure"), off ? std::nullopt : std::optional(place(moved.at("to"))));
    for (const Command& choice : game.choices()) {
      const auto* move = std::get_if<MoveNeutral>(&choice);
      if (move == nullptr || figure_word(move->kind) != chosen.first || move->to.has_value() == off) continue;
      if (move->to && place(game, *move->to) != *chosen.second) continue;
      ASSERT_TRUE(game.apply(choice));
      return;
    }
    FAIL() << "no such move";
  }

  static void decide(Game& game, const json& turn) {
    ASSERT_EQ(ours_options(game), theirs_options(turn));
    ASSERT_EQ(ours_going_home(game), theirs_going_home(turn));
    Command decision = Pass{};
    if (turn.contains("meeple")) {
      const json& meeple = turn.at("meeple");
      for (const PlaceFigure& option : game.figure_options()) {
        if (figure_word(option.kind) == meeple.at("type") &&
            location(game, option.at) ==
                std::pair<std::string, std::string>(meeple.at("feature"), meeple.at("location"))) {
          decision = option;
        }
      }
      ASSERT_TRUE(std::holds_alternative<PlaceFigure>(decision));
    } else if (turn.contains("abbot_return")) {
      for (const Command& choice : game.choices()) {
        const auto* home = std::get_if<TakeHome>(&choice);
        if (home != nullptr && place(game, home->figure.at) == place(turn.at("abbot_return"))) {
          decision = choice;
        }
      }
      ASSERT_TRUE(std::holds_alternative<TakeHome>(decision));
    } else {
      check_returning(game, turn);
    }
    const auto events = game.apply(decision);
    ASSERT_TRUE(events) << events.error().message;
    ASSERT_EQ(ours(*events), theirs(turn.at("events"))) << print(ours(*events)) << "\n"
                                                        << print(theirs(turn.at("events")));
    check_returned(game, *events, turn);
  }

  static void check_after(const Game& game, const json& turn) {
    ASSERT_EQ(scores(game), turn.at("scores").get<std::vector<int>>());
    for (Player player = 0; player < game.player_count(); ++player) {
      for (const FigureKind kind : {FigureKind::kMeeple, FigureKind::kBigMeeple, FigureKind::kAbbot}) {
        ASSERT_EQ(game.supply(player, kind), turn.at("supply").at(player).value(figure_word(kind), 0))
            << figure_word(kind) << " of player " << int{player};
      }
    }
    for (const FigureKind kind : {FigureKind::kMage, FigureKind::kWitch}) {
      const json at = turn.value(figure_word(kind), json());
      ASSERT_EQ(standing(game, kind), at.is_null() ? std::nullopt : std::optional(place(at)));
    }
  }

  static void check_returning(const Game& game, const json& turn) {
    const auto returning = game.returning_if_passed();
    const auto of_players = std::count_if(returning.begin(), returning.end(),
                                          [](const Figure& figure) { return figure.player != kNoPlayer; });
    ASSERT_EQ(static_cast<std::size_t>(of_players), turn.value("returned", json::array()).size());
  }

  static void check_returned(const Game& game, const std::vector<Event>& events, const json& turn) {
    std::multiset<std::tuple<int, std::string, Place>> returned;
    for (const Event& event : events) {
      const auto* went = std::get_if<FigureReturned>(&event);
      if (went == nullptr) continue;
      const Figure& figure = went->figure;
      const int player = figure.player == kNoPlayer ? -1 : figure.player;
      returned.emplace(player, figure_word(figure.kind), place(game, figure.at));
    }
    std::multiset<std::tuple<int, std::string, Place>> expected;
    for (const json& went : turn.value("returned", json::array())) {
      expected.emplace(went.at("player"), went.at("type"), place(went));
    }
    for (const json& went : turn.value("figures_returned", json::array())) {
      expected.emplace(-1, went.at("figure"), place(went.at("from")));
    }
    ASSERT_EQ(returned, expected);
  }

  std::shared_ptr<const catalogue::Catalogue> catalogue_;
  const std::map<std::string, test::OracleTile>& tiles_;
};

/// Every game of the configuration, or a sample that is the same every time.
std::vector<std::string> games_of(const std::filesystem::path& folder, const std::string& config) {
  std::vector<std::string> games;
  for (const char* policy : {"-uniform", "-compact"}) {
    for (std::string& game : test::read_oracle(folder / (config + policy + ".jsonl.gz"))) {
      games.push_back(std::move(game));
    }
  }
  const char* wanted = std::getenv("TILEWATCH_ORACLE");
  if (wanted != nullptr && std::string(wanted) == "all") return games;
  std::mt19937 dice(20240501);
  for (std::size_t i = 0; i < kSample; ++i) std::swap(games[i], games[i + dice() % (games.size() - i)]);
  games.resize(kSample);
  return games;
}

class OracleGames : public testing::TestWithParam<const char*> {};

TEST_P(OracleGames, AreTheSameTurnForTurn) {
  const auto shared = test::shared_folder();
  if (!shared || !std::filesystem::is_directory(*shared / "oracle"))
    GTEST_SKIP() << "no reference games here";
  const std::vector<std::string> games = games_of(*shared / "oracle", GetParam());
  const OracleSetup agreed = setup_of(json::parse(games.front()));
  const auto catalogue = catalogue::Catalogue::load(agreed.sets, agreed.edition);
  ASSERT_TRUE(catalogue) << catalogue.error().message;
  const auto tiles = test::oracle_tiles(*shared / "rules" / "TILES.json", **catalogue);
  std::size_t played = 0;
  for (const std::string& game : games) {
    OracleGame(*catalogue, tiles).play(json::parse(game));
    if (HasFailure()) break;
    ++played;
  }
  std::printf("%s: %zu of %zu games agree in every turn\n", GetParam(), played, games.size());
}

INSTANTIATE_TEST_SUITE_P(Oracle, OracleGames,
                         testing::Values("base", "abbot", "inns", "mage", "watch", "inns-mage", "all"),
                         [](const testing::TestParamInfo<const char*>& config) {
                           std::string name = config.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace tilewatch::rules
