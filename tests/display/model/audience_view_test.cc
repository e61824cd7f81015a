// SPDX-License-Identifier: MIT
// What a hall is shown, and which score is celebrated when.
#include "display/model/audience_view.h"

#include <gtest/gtest.h>

#include "display/model/celebrations.h"
#include "display/model/places_view.h"

namespace tilewatch::model {
namespace {

bus::LogEntry scored(std::int64_t seq, int turn, Colour colour, int points, Cell cell) {
  bus::LogEntry entry;
  entry.seq = seq;
  entry.turn = turn;
  entry.kind = "score";
  entry.colour = colour;
  entry.points = points;
  entry.terms = {{"tiles", points / 2, points}};
  entry.cells = {cell};
  entry.feature = FeatureKind::kCity;
  entry.pieces = {{cell, 0}};
  return entry;
}

bus::Snapshot in_a_hall() {
  bus::Snapshot snapshot;
  snapshot.mode = bus::Mode::kPlaying;
  snapshot.phase = "tile";
  snapshot.turn = 12;
  snapshot.tiles_left = 40;
  snapshot.players = {{"Anna", Colour::kRed, 10, 14, {{FigureKind::kMeeple, 5}}, true, 1},
                      {"Ben", Colour::kBlue, 24, 30, {{FigureKind::kMeeple, 2}}, false, 1},
                      {"Cleo", Colour::kGreen, 24, 24, {{FigureKind::kMeeple, 7}}, false, 1}};
  return snapshot;
}

bus::Prompt doubt() {
  bus::Prompt prompt;
  prompt.id = 3;
  prompt.kind = "which_tile";
  prompt.text = "Which tile lies at (1,-2)?";
  prompt.cell = Cell{1, -2};
  prompt.blocks = true;
  return prompt;
}

AudienceChoices everything() {
  AudienceChoices choices;
  choices.aids.owners = true;
  return choices;
}

TEST(AudienceView, SaysWhoseTurnItIs) {
  const AudienceView view = audience_view(in_a_hall(), everything(), nullptr);
  EXPECT_EQ(view.line.kind, AudienceLine::Kind::kTurn);
  EXPECT_EQ(view.line.title, "Anna to move");
  EXPECT_EQ(view.line.badges, (std::vector<AudienceBadge>{{Colour::kRed, "A"}}));
  EXPECT_EQ(view.line.left, "40 tiles left");
  EXPECT_EQ(view.players.front().place, 0);
}

TEST(AudienceView, TellsOnlyWhatTheHallMayKnow) {
  AudienceChoices choices;
  choices.aids = tournament_aids().at(static_cast<std::size_t>(Audience::kHall));
  const AudienceView view = audience_view(in_a_hall(), choices, nullptr);
  EXPECT_EQ(view.line.left, "");
  EXPECT_FALSE(view.players.front().player.if_ended_now);
}

TEST(AudienceView, ShowsTheDrawnTileWherePlacesAreShown) {
  bus::Snapshot snapshot = in_a_hall();
  snapshot.drawn = {{"base.E", {}}};
  AudienceChoices choices = everything();
  EXPECT_EQ(audience_view(snapshot, choices, nullptr).line.tile, "base.E");
  choices.aids.places = false;
  EXPECT_EQ(audience_view(snapshot, choices, nullptr).line.tile, "");
}

TEST(PlacesView, MarksEachCellOnceWithTheBestThatATileWouldFinishThere) {
  bus::Snapshot snapshot = in_a_hall();
  const bus::Finish city{FeatureKind::kCity, 8, {Colour::kRed}};
  const bus::Finish road{FeatureKind::kRoad, 3, {}};
  snapshot.drawn = {{"base.E", {{{0, 1}, 0, {road}}, {{0, 1}, 1, {city}}, {{2, 0}, 2, {}}}}};
  snapshot.gaps = {{5, 5}};
  snapshot.claims = {{FeatureKind::kCity, false, {{0, 0}}, {Colour::kRed}, 2, {}, {{{0, 0}, 0}}},
                     {FeatureKind::kRoad, false, {{1, 0}}, {}, 2, {}, {{{1, 0}, 0}}},
                     {FeatureKind::kField, false, {{0, 0}}, {Colour::kBlue}, 3, {}, {{{0, 0}, 1}}}};
  Aids aids;
  aids.owners = true;
  const PlacesView view = places_view(snapshot, aids);
  ASSERT_EQ(view.places.size(), 2U);
  EXPECT_EQ(view.places[0].finishes, (std::vector<bus::Finish>{city}));
  EXPECT_TRUE(view.places[1].finishes.empty());
  EXPECT_EQ(view.gaps, snapshot.gaps);
  ASSERT_EQ(view.owned.size(), 2U) << "nobody is paid for the road";
  EXPECT_EQ(view.owned[0].kind, FeatureKind::kField) << "under all else";
}

TEST(PlacesView, ShowsOnlyTheAidsThatAreOn) {
  bus::Snapshot snapshot = in_a_hall();
  snapshot.drawn = {{"base.E", {{{0, 1}, 0, {}}}}};
  snapshot.gaps = {{5, 5}};
  snapshot.claims = {{FeatureKind::kField, false, {{0, 0}}, {Colour::kBlue}, 3, {}, {{{0, 0}, 1}}}};
  const Aids none = tournament_aids().front();
  EXPECT_EQ(places_view(snapshot, none), PlacesView{});
  Aids owners = none;
  owners.owners = true;
  EXPECT_TRUE(places_view(snapshot, owners).owned.empty()) << "fields are farm hints";
  Aids gaps = none;
  gaps.gaps = true;
  EXPECT_EQ(places_view(snapshot, gaps).gaps.size(), 1U);
  EXPECT_TRUE(places_view(snapshot, gaps).places.empty());
}

TEST(AudienceView, CelebratesAScoreWithItsTermsAndItsFeature) {
  const LastScore score{5,
                        11,
                        "score",
                        {Colour::kRed, Colour::kBlue},
                        14,
                        {{"tiles", 5, 10}, {"shields", 2, 4}},
                        {{2, 3}},
                        FeatureKind::kCity,
                        {{{2, 3}, 1}},
                        {}};
  const AudienceView view = audience_view(in_a_hall(), everything(), &score);
  EXPECT_EQ(view.line.kind, AudienceLine::Kind::kScore);
  EXPECT_EQ(view.line.points, "+14");
  EXPECT_EQ(view.line.title, "Anna and Ben");
  EXPECT_EQ(view.line.detail, "City");
  EXPECT_EQ(view.line.terms, (QStringList{"5 tiles = 10", "2 shields = 4"}));
  EXPECT_EQ(view.line.badges.size(), 2U);
  EXPECT_EQ(view.outline.pieces, score.pieces);
}

TEST(AudienceView, TellsAQuestionInPlainWordsIfItIsToTellThem) {
  bus::Snapshot snapshot = in_a_hall();
  snapshot.prompts = {doubt()};
  AudienceChoices choices = everything();
  const AudienceView told = audience_view(snapshot, choices, nullptr);
  EXPECT_EQ(told.line.kind, AudienceLine::Kind::kQuestion);
  EXPECT_EQ(told.line.title, "Which tile is this?");
  EXPECT_EQ(told.line.detail, "The referee decides");
  EXPECT_EQ(told.asked, (Cell{1, -2}));
  choices.questions = false;
  const AudienceView kept = audience_view(snapshot, choices, nullptr);
  EXPECT_EQ(kept.line.kind, AudienceLine::Kind::kTurn);
  EXPECT_FALSE(kept.asked);
}

TEST(AudienceView, NeverShowsWhatTroublesTheCamera) {
  bus::Snapshot snapshot = in_a_hall();
  snapshot.trouble = "camera 0 is unplugged";
  const AudienceView view = audience_view(snapshot, everything(), nullptr);
  EXPECT_EQ(view.line.title, "Anna to move");
  EXPECT_EQ(view.line.detail, "One moment, please");
  EXPECT_EQ(audience_view(in_a_hall(), everything(), nullptr, false).line.detail, "One moment, please");
}

TEST(AudienceView, GivesPlacesWhenTheGameIsOver) {
  bus::Snapshot snapshot = in_a_hall();
  snapshot.mode = bus::Mode::kEnded;
  const AudienceView view = audience_view(snapshot, everything(), nullptr);
  EXPECT_EQ(view.line.kind, AudienceLine::Kind::kOver);
  EXPECT_EQ(view.line.title, "A tie: Ben and Cleo");
  EXPECT_EQ(view.line.badges.size(), 2U);
  ASSERT_EQ(view.players.size(), 3U);
  EXPECT_EQ(view.players[0].player.name, "Ben");
  EXPECT_EQ(view.players[0].place, 1);
  EXPECT_EQ(view.players[1].place, 1);
  EXPECT_EQ(view.players[2].place, 3);
}

TEST(AudienceView, ShowsACommonScoreOnceAndGivesItToEverybody) {
  bus::Snapshot snapshot = in_a_hall();
  bus::Mists& mists = snapshot.mists.emplace();
  mists.level = 2;
  mists.goal = 50;
  mists.scores = {{{}, 31}};
  for (bus::PlayerState& player : snapshot.players) player.score = 31;
  const LastScore score{5, 11, "score", {Colour::kRed}, 8, {}, {}, FeatureKind::kRoad, {}, {}};
  const AudienceView view = audience_view(snapshot, everything(), &score);
  ASSERT_TRUE(view.fog);
  EXPECT_EQ(view.fog->scores.size(), 1U);
  for (const AudiencePlayer& row : view.players) {
    EXPECT_TRUE(row.player.common);
    EXPECT_FALSE(row.player.if_ended_now);
    EXPECT_FALSE(row.player.spoken.contains("31"));
  }
  EXPECT_EQ(view.line.title, "For everybody");
}

TEST(Celebrations, ShowEachNewScoreForAWhileOneAfterTheOther) {
  Celebrations celebrations;
  bus::Snapshot snapshot = in_a_hall();
  snapshot.log = {scored(64, 3, Colour::kRed, 6, {0, 0})};
  celebrations.take(snapshot, 0);
  EXPECT_EQ(celebrations.at(0), nullptr) << "old news";
  snapshot.log.push_back(scored(128, 11, Colour::kRed, 8, {1, 0}));
  snapshot.log.push_back(scored(129, 11, Colour::kBlue, 8, {1, 0}));
  snapshot.log.push_back(scored(192, 12, Colour::kBlue, 4, {5, 0}));
  celebrations.take(snapshot, 10);
  ASSERT_NE(celebrations.at(10), nullptr);
  EXPECT_EQ(celebrations.at(10)->colours, (std::vector<Colour>{Colour::kRed, Colour::kBlue})) << "shared";
  EXPECT_EQ(celebrations.until(), 10 + Celebrations::kInARow_s) << "another one waits";
  const double then = *celebrations.until();
  EXPECT_EQ(celebrations.at(then)->points, 4);
  EXPECT_EQ(celebrations.at(then + Celebrations::kEach_s), nullptr);
  EXPECT_FALSE(celebrations.until());
}

TEST(Celebrations, EndWithWhatIsUndone) {
  Celebrations celebrations;
  bus::Snapshot snapshot = in_a_hall();
  celebrations.take(snapshot, 0);
  snapshot.log = {scored(128, 12, Colour::kRed, 8, {1, 0})};
  celebrations.take(snapshot, 1);
  ASSERT_NE(celebrations.at(1), nullptr);
  snapshot.log.clear();
  celebrations.take(snapshot, 2);
  EXPECT_EQ(celebrations.at(2), nullptr);
}

TEST(Celebrations, PassOverOldTurnsThatACorrectionPlaysAgain) {
  Celebrations celebrations;
  bus::Snapshot snapshot = in_a_hall();
  celebrations.take(snapshot, 0);
  snapshot.log = {scored(128, 4, Colour::kRed, 8, {1, 0})};
  celebrations.take(snapshot, 1);
  EXPECT_EQ(celebrations.at(1), nullptr);
}

/// Ten final scores of Anna's, then ten of Ben's, of 1 to 20 points.
bus::Snapshot ended_in_a_hall(bus::Snapshot snapshot, int finals) {
  snapshot.mode = bus::Mode::kEnded;
  for (int i = 1; i <= finals; ++i) {
    const Colour colour = i <= finals / 2 ? Colour::kRed : Colour::kBlue;
    bus::LogEntry entry = scored(1000 + 2 * i, 12, colour, i, {i, 0});
    entry.kind = "final";
    entry.feature = FeatureKind::kField;
    snapshot.log.push_back(entry);
    snapshot.players[colour == Colour::kRed ? 0 : 1].score += i;
  }
  for (bus::PlayerState& player : snapshot.players) player.if_ended_now = player.score;
  return snapshot;
}

TEST(Celebrations, TellTheFinalScoringEntryByEntryAndLetTheScoresGrowWithIt) {
  Celebrations celebrations;
  const bus::Snapshot before = in_a_hall();
  celebrations.take(before, 0);
  const bus::Snapshot over = ended_in_a_hall(before, 4);
  double now = 10;
  celebrations.take(over, now);
  std::vector<int> anna;
  std::vector<int> ben;
  for (int number = 1; number <= 4; ++number) {
    const LastScore* score = celebrations.at(now);
    ASSERT_NE(score, nullptr) << number;
    EXPECT_EQ(celebrations.final_number(), number);
    const bus::Snapshot told = celebrations.told(over);
    AudienceChoices choices = everything();
    choices.aids.projected = true;
    choices.final_number = number;
    choices.finals = celebrations.finals();
    const AudienceView view = audience_view(told, choices, score);
    EXPECT_FALSE(view.over) << "nobody has won before all is told";
    EXPECT_EQ(view.line.kind, AudienceLine::Kind::kScore);
    EXPECT_EQ(view.line.terms.size(), 1);
    EXPECT_EQ(view.outline.pieces.size(), 1U);
    EXPECT_EQ(view.line.turn, "Final scoring");
    EXPECT_EQ(view.line.left, QStringLiteral("%1 / 4").arg(number));
    anna.push_back(view.players[0].player.score);
    ben.push_back(view.players[1].player.score);
    EXPECT_EQ(view.players[0].player.if_ended_now, view.players[0].player.score) << "it would tell the end";
    now = *celebrations.until();
  }
  EXPECT_EQ(anna, (std::vector{11, 13, 13, 13}));
  EXPECT_EQ(ben, (std::vector{24, 24, 27, 31}));
  EXPECT_EQ(celebrations.at(now), nullptr);
  EXPECT_TRUE(audience_view(celebrations.told(over), everything(), nullptr).over);
}

TEST(Celebrations, TellTheGreatestOfManyFinalScoresInTheirTime) {
  Celebrations celebrations;
  celebrations.take(in_a_hall(), 0);
  const bus::Snapshot over = ended_in_a_hall(in_a_hall(), 60);
  double now = 10;
  celebrations.take(over, now);
  int told = 0;
  for (; celebrations.at(now) != nullptr; now = *celebrations.until(), ++told)
    EXPECT_GT(celebrations.at(now)->points, 40) << "the small ones are left out";
  EXPECT_EQ(told, 20);
  EXPECT_NEAR(now, 10 + Celebrations::kFinale_s, 1e-6);
}

TEST(Celebrations, AreOverWhenSomebodySkipsThemOrTheEndIsTakenBackOrWasBeforeTheScreenOpened) {
  const bus::Snapshot over = ended_in_a_hall(in_a_hall(), 4);
  Celebrations skipped;
  skipped.take(in_a_hall(), 0);
  skipped.take(over, 1);
  skipped.skip();
  skipped.take(over, 2);
  EXPECT_EQ(skipped.at(2), nullptr) << "and they do not begin again";
  Celebrations undone;
  undone.take(in_a_hall(), 0);
  undone.take(over, 1);
  undone.take(in_a_hall(), 2);
  EXPECT_EQ(undone.at(2), nullptr);
  EXPECT_FALSE(undone.in_finale());
  Celebrations late;
  late.take(over, 0);
  late.take(over, 1);
  EXPECT_EQ(late.at(1), nullptr);
}

}  // namespace
}  // namespace tilewatch::model
