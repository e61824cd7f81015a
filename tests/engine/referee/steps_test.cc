// SPDX-License-Identifier: MIT
// What a turn asks for besides tile and figure, and how the table shows that it was done.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/engine/referee/shown_game.h"

namespace tilewatch::referee::testing {
namespace {

using rules::Phase;
using ::testing::HasSubstr;

bool is_ghost(const rules::Figure& figure) { return figure.kind == FigureKind::kGhost; }

/// Two persons at a table that is set by hand.
class AtTheTable : public ::testing::Test {
 protected:
  void set_table(const std::vector<std::string>& sets, bool abbot = false) {
    RefereeOptions how = options();
    how.setup.catalogue = tiles_of(sets);
    how.setup.switches.abbot = abbot ? 1 : 0;
    table.emplace(how.setup.catalogue);
    referee.emplace(how);
    table->lay("base.D", {0, 0});  // city in the north, road from west to east
    look();
  }
  void look() { referee->take(table->still()); }
  std::size_t tiles() const { return referee->record()->game().tiles().size(); }
  std::size_t figures() const { return referee->record()->game().figures().size(); }
  Phase phase() const { return referee->record()->game().phase(); }
  std::vector<bus::Prompt> open(const std::string& kind) const { return open_prompts(*referee, kind); }
  bus::Reply answer(const bus::Prompt& prompt, const std::string& said) {
    bus::Request request;
    request.id = std::to_string(++requests);
    request.verb = "answer";
    request.prompt = prompt.id;
    request.answer = said;
    return referee->take(request);
  }
  By last_by() const { return referee->record()->done().back().entry.by; }

  std::optional<TableOfWords> table;
  std::optional<Referee> referee;
  int requests = 0;
};

/// A red figure that may be a meeple or another kind, in equal parts.
bus::SeenFigure& in_doubt(TableOfWords& table, FigureKind other, double probability) {
  bus::SeenFigure& figure = table.figures().back();
  figure.kinds = {{FigureKind::kMeeple, 1 - probability}, {other, probability}};
  return figure;
}

TEST_F(AtTheTable, OfWhichKindAFigureIsIsAskedWhenItMatters_B12) {
  set_table({"base", "inns_cathedrals"});
  table->lay("base.U", {1, 0});
  look();
  table->put(Colour::kRed, {1, 0}, kRoad);
  in_doubt(*table, FigureKind::kBigMeeple, 0.4);
  look();
  EXPECT_EQ(figures(), 0U) << "never a wrong commit";
  const auto prompts = open("which_figure");
  ASSERT_EQ(prompts.size(), 1U);
  ASSERT_GE(prompts[0].answers.size(), 2U);
  EXPECT_EQ(prompts[0].answers[0].id, "kind:meeple");
  EXPECT_EQ(prompts[0].answers[1].text, "red big meeple");
  EXPECT_FALSE(answer(prompts[0], "kind:abbot").ok);
  ASSERT_TRUE(answer(prompts[0], "kind:big_meeple").ok);
  ASSERT_EQ(figures(), 1U);
  EXPECT_EQ(referee->record()->game().figures()[0].kind, FigureKind::kBigMeeple);
  look();
  EXPECT_TRUE(open("which_figure").empty());
  EXPECT_TRUE(open("missing_figure").empty());
  EXPECT_EQ(figures(), 1U) << "it stays what it is, whatever it looks like";
}

TEST_F(AtTheTable, AFigureThatNobodyHasInHandIsNotMeant_B12) {
  set_table({"base", "inns_cathedrals"});
  table->lay("base.U", {1, 0});
  look();
  table->put(FigureKind::kBigMeeple, Colour::kRed, {1, 0}, kRoad);
  look();
  ASSERT_EQ(figures(), 1U);
  table->lay("base.U", {2, 0});  // blue's turn
  look();
  table->lay("base.U", {3, 0});
  look();
  table->put(Colour::kRed, {3, 0}, kField);
  in_doubt(*table, FigureKind::kBigMeeple, 0.45).pose = Pose::kLying;
  look();
  EXPECT_TRUE(open("which_figure").empty()) << "the big meeple stands on the road";
  ASSERT_EQ(figures(), 2U);
  EXPECT_EQ(referee->record()->game().figures()[1].kind, FigureKind::kMeeple);
}

TEST_F(AtTheTable, NoAbbotStandsInACity_B10) {
  set_table({"base"}, true);
  table->lay("base.E", {0, -1}, 2);
  look();
  table->put(Colour::kRed, {0, -1}, {FeatureKind::kCity, 0});
  in_doubt(*table, FigureKind::kAbbot, 0.5);
  look();
  EXPECT_TRUE(open("which_figure").empty()) << "abbots stand in no city";
  EXPECT_EQ(referee->record()->game().score(0), 4) << "the city is finished, the meeple has gone home";
}

TEST_F(AtTheTable, TheMageIsMoved_M2) {
  set_table({"base", "mage_witch"});
  table->lay("mw.A", {1, 0});
  look();
  const auto prompts = open("move_magic");
  ASSERT_EQ(prompts.size(), 1U);
  EXPECT_EQ(prompts[0].rule, "M-2");
  EXPECT_EQ(prompts[0].text, "Place the mage or the witch.");
  EXPECT_TRUE(prompts[0].blocks);
  ASSERT_FALSE(prompts[0].answers.empty());
  table->put(FigureKind::kMage, {0, 0}, kRoad);
  look();
  EXPECT_EQ(phase(), Phase::kFigure);
  EXPECT_TRUE(referee->questions().open().empty());
  EXPECT_EQ(last_by(), By::kCamera);
  EXPECT_EQ(referee->snapshot().figures.at(0).kind, FigureKind::kMage);
}

TEST_F(AtTheTable, TheMageIsMovedByAnAnswerAndThenBelongsThere) {
  set_table({"base", "mage_witch"});
  table->lay("mw.A", {1, 0});
  look();
  std::string to_the_road;
  const bus::Prompt prompt = open("move_magic").at(0);
  for (const bus::Answer& choice : prompt.answers) {
    if (choice.text == "the mage on the road at (0,0)") to_the_road = choice.id;
  }
  EXPECT_TRUE(answer(prompt, to_the_road).ok);
  EXPECT_EQ(phase(), Phase::kFigure);
  const auto prompts = open("put_figure");
  ASSERT_EQ(prompts.size(), 1U);
  EXPECT_THAT(prompts[0].text, HasSubstr("The mage belongs on the road at (0,0)"));
  table->put(FigureKind::kMage, {0, 0}, kRoad);
  look();
  EXPECT_TRUE(referee->questions().open().empty());
}

TEST_F(AtTheTable, TheNextTileCountsOnlyWhenTheMageIsMoved) {
  set_table({"base", "mage_witch"});
  table->lay("mw.A", {1, 0});
  look();
  table->lay("base.U", {-1, 0});
  look();
  EXPECT_EQ(tiles(), 2U);
  const auto prompts = open("move_magic");
  ASSERT_EQ(prompts.size(), 1U);
  EXPECT_THAT(prompts[0].text, HasSubstr("The tile at (-1,0) counts only when this is done (rule M-2)"));
  EXPECT_EQ(referee->questions().open().size(), 1U);
  table->put(FigureKind::kWitch, {1, 0}, kCity);
  look();
  EXPECT_EQ(tiles(), 3U);
  EXPECT_TRUE(referee->questions().open().empty());
}

TEST_F(AtTheTable, AWholeTurnIsSeenAtOnce) {
  set_table({"base", "mage_witch"});
  table->lay("mw.A", {1, 0});
  table->put(FigureKind::kMage, {0, 0}, kRoad);
  table->put(Colour::kRed, {1, 0}, {FeatureKind::kRoad, 0});
  table->lay("base.U", {-1, 0});
  look();
  EXPECT_EQ(tiles(), 3U);
  EXPECT_EQ(figures(), 2U);
  EXPECT_TRUE(referee->questions().open().empty());
}

TEST_F(AtTheTable, AMageIsMovedAgainBeforeTheNextTile) {
  set_table({"base", "mage_witch"});
  table->lay("mw.A", {1, 0});
  table->put(FigureKind::kMage, {0, 0}, kRoad);
  look();
  EXPECT_EQ(phase(), Phase::kFigure);
  table->take(FigureKind::kMage, {0, 0}, kRoad);
  table->put(FigureKind::kMage, {1, 0}, kCity);
  look();
  EXPECT_EQ(phase(), Phase::kFigure);
  ASSERT_EQ(figures(), 1U);
  EXPECT_EQ(referee->record()->game().figures()[0].at.cell, (Cell{1, 0}));
  EXPECT_TRUE(referee->questions().open().empty());
}

TEST_F(AtTheTable, AMoveThatAPersonUndoesIsNotDoneAgainUntilTheMageMovesOn) {
  set_table({"base", "mage_witch"});
  table->lay("mw.A", {1, 0});
  table->put(FigureKind::kMage, {0, 0}, kRoad);
  look();
  bus::Request undo;
  undo.id = "undo";
  undo.verb = "undo";
  EXPECT_TRUE(referee->take(undo).ok);
  EXPECT_EQ(phase(), Phase::kMagic);
  look();
  look();
  EXPECT_EQ(phase(), Phase::kMagic);
  table->take(FigureKind::kMage, {0, 0}, kRoad);
  table->put(FigureKind::kMage, {1, 0}, kCity);
  look();
  EXPECT_EQ(phase(), Phase::kFigure);
  EXPECT_TRUE(referee->questions().open().empty());
}

TEST_F(AtTheTable, WhereAMageStandsIsAskedWhenItIsNotClear) {
  set_table({"base", "mage_witch"});
  table->lay("mw.A", {1, 0});
  table->put(FigureKind::kMage, {1, 0}, {FeatureKind::kRoad, 1});
  table->figures().back().on = {{FeatureKind::kRoad, 1, 0.5}, {FeatureKind::kCity, 0, 0.48}};
  look();
  EXPECT_EQ(phase(), Phase::kMagic);
  const auto prompts = open("move_magic");
  ASSERT_EQ(prompts.size(), 1U);
  ASSERT_GE(prompts[0].answers.size(), 2U);
  EXPECT_EQ(prompts[0].answers[0].text, "the mage on the road at (1,0)");
  EXPECT_EQ(prompts[0].answers[1].text, "the mage in the city at (1,0)");
  EXPECT_TRUE(answer(prompts[0], prompts[0].answers[0].id).ok);
  EXPECT_EQ(phase(), Phase::kFigure);
}

TEST_F(AtTheTable, TheRefereeLetsAMoveBeLeftOut) {
  set_table({"base", "mage_witch"});
  table->lay("mw.A", {1, 0});
  look();
  table->lay("base.U", {-1, 0});
  look();
  EXPECT_TRUE(answer(open("move_magic").at(0), "ignore").ok);
  EXPECT_EQ(tiles(), 3U);
  EXPECT_EQ(figures(), 0U);
  const auto& done = referee->record()->done();
  EXPECT_TRUE(std::any_of(done.begin(), done.end(), [](const Done& item) {
    return item.entry.by == By::kReferee && item.entry.line.starts_with("move ");
  })) << "the journal tells";
  EXPECT_TRUE(referee->questions().open().empty());
}

TEST_F(AtTheTable, ClaimedAndTakenHomeInOneTurnWithTheMageAround) {
  set_table({"base", "mage_witch"});
  table->lay("mw.D", {0, -1});  // closes the city of the start tile
  table->put(Colour::kRed, {0, -1}, {FeatureKind::kCity, 1});
  look();
  EXPECT_EQ(phase(), Phase::kMagic);
  EXPECT_EQ(referee->questions().open().size(), 1U) << "the figure waits for the mage";
  table->put(FigureKind::kMage, {0, 0}, kRoad);
  look();
  EXPECT_EQ(score_of(*referee, Colour::kRed), 4);
  look();
  EXPECT_EQ(open("take_home").size(), 1U);
  table->take_figure(Colour::kRed, {0, -1});
  look();
  EXPECT_TRUE(referee->questions().open().empty());
}

TEST_F(AtTheTable, WhatTheMageDoesTellsWhetherATileIsMagic_M2) {
  set_table({"base", "mage_witch"});
  table->lay_unclear({1, 0}, {{"base.X", 0, "", 0.6}, {"mw.A", 0, "", 0.39}});
  look();
  EXPECT_EQ(tiles(), 1U) << "it may be moved later";
  table->take({1, 0});
  look();
  table->lay_unclear({1, 0}, {{"base.X", 0, "", 0.6}, {"mw.A", 0, "", 0.39}});
  table->put(FigureKind::kMage, {0, 0}, kRoad);
  look();
  ASSERT_EQ(tiles(), 2U);
  EXPECT_EQ(referee->snapshot().tiles.back().type, "mw.A");
  EXPECT_EQ(phase(), Phase::kFigure);
  EXPECT_TRUE(referee->questions().open().empty());
}

TEST_F(AtTheTable, AMageOnAScoredRoadGoesBesideTheBoard_M15) {
  set_table({"base", "mage_witch"});
  table->lay("mw.A", {1, 0});
  table->put(FigureKind::kMage, {0, 0}, kRoad);
  look();
  table->put(Colour::kRed, {1, 0}, {FeatureKind::kRoad, 2});
  look();
  EXPECT_EQ(figures(), 2U);
  table->lay("base.A", {-1, 0}, 3);  // its road ends at the monastery
  look();
  table->lay("base.U", {2, 0});
  look();
  EXPECT_EQ(score_of(*referee, Colour::kRed), 6);
  look();
  ASSERT_EQ(open("take_home").size(), 1U);
  EXPECT_THAT(open("take_home")[0].text, HasSubstr("the mage at (0,0)"));
  table->take(FigureKind::kMage, {0, 0}, kRoad);
  table->take_figure(Colour::kRed, {1, 0});
  look();
  EXPECT_TRUE(referee->questions().open().empty());
}

TEST_F(AtTheTable, AMageThatWandersIsComplainedAboutAndMayBeLeftThere) {
  set_table({"base", "mage_witch"});
  table->lay("mw.A", {1, 0});
  table->put(FigureKind::kMage, {0, 0}, kRoad);
  look();
  table->lay("base.U", {-1, 0});
  look();
  table->take(FigureKind::kMage, {0, 0}, kRoad);
  table->put(FigureKind::kMage, {1, 0}, kCity);
  look();
  ASSERT_EQ(open("put_figure").size(), 1U);
  EXPECT_TRUE(answer(open("put_figure")[0], "ignore").ok);
  EXPECT_TRUE(referee->questions().open().empty());
  EXPECT_EQ(referee->record()->game().figures().at(0).at.cell, (Cell{1, 0}));
}

TEST_F(AtTheTable, TwoFiguresInOneTurnAreSaidAndMayBeAccepted) {
  set_table({"base"});
  table->lay("base.U", {1, 0});
  look();
  table->put(Colour::kRed, {1, 0}, kRoad);
  look();
  table->put(Colour::kRed, {1, 0}, kField);
  look();
  EXPECT_EQ(figures(), 1U);
  const auto prompts = open("illegal_figure");
  ASSERT_EQ(prompts.size(), 1U);
  EXPECT_EQ(prompts[0].rule, "B-3");
  EXPECT_TRUE(answer(prompts[0], "accept:field:0").ok);
  EXPECT_EQ(figures(), 2U);
  EXPECT_EQ(last_by(), By::kReferee);
  EXPECT_TRUE(referee->questions().open().empty());
}

TEST_F(AtTheTable, AnEdgeThatDoesNotAgreeMayBeAccepted) {
  set_table({"base"});
  table->lay("base.U", {1, 0}, 1);
  look();
  EXPECT_EQ(tiles(), 1U);
  const auto prompts = open("illegal_tile");
  ASSERT_EQ(prompts.size(), 1U);
  EXPECT_EQ(prompts[0].rule, "B-1");
  EXPECT_TRUE(answer(prompts[0], "accept").ok);
  EXPECT_EQ(tiles(), 2U);
  EXPECT_TRUE(referee->record()->game().tiles().back().forced);
  EXPECT_EQ(last_by(), By::kReferee);
  look();
  EXPECT_TRUE(referee->questions().open().empty());
}

TEST_F(AtTheTable, ATileFaceDownIsNoTileOfTheBaseGame) {
  set_table({"base"});
  table->lay_face_down({1, 0});
  look();
  EXPECT_EQ(tiles(), 1U);
  ASSERT_EQ(open("illegal_tile").size(), 1U);
  EXPECT_THAT(open("illegal_tile")[0].text, HasSubstr("face down at (1,0)"));
}

TEST_F(AtTheTable, BigMeeplesAreToldFromSmallOnes) {
  set_table({"base", "inns_cathedrals"});
  table->lay("base.U", {1, 0});
  look();
  table->put(FigureKind::kBigMeeple, Colour::kRed, {1, 0}, kRoad);
  look();
  ASSERT_EQ(figures(), 1U);
  EXPECT_EQ(referee->record()->game().figures()[0].kind, FigureKind::kBigMeeple);
  EXPECT_TRUE(referee->questions().open().empty());
}

TEST_F(AtTheTable, AnAbbotTakenHomeIsTheFigureOfTheTurn_B10) {
  set_table({"base"}, true);
  table->lay("base.A", {-1, 0}, 3);
  look();
  table->put(FigureKind::kAbbot, Colour::kRed, {-1, 0}, {FeatureKind::kMonastery, 0});
  look();
  ASSERT_EQ(figures(), 1U);
  table->lay("base.U", {1, 0});
  look();
  table->lay("base.U", {2, 0});
  look();
  table->take(FigureKind::kAbbot, Colour::kRed, {-1, 0}, {FeatureKind::kMonastery, 0});
  look();
  EXPECT_EQ(figures(), 1U) << "it may have been overlooked";
  look();
  EXPECT_EQ(figures(), 0U);
  EXPECT_EQ(score_of(*referee, Colour::kRed), 2);
  EXPECT_EQ(phase(), Phase::kTile);
  EXPECT_TRUE(referee->questions().open().empty());
}

TEST_F(AtTheTable, ATileNeedsNoDrawingAndOnlyWhatWasDrawnIsLaid_F6) {
  set_table({"base", "fortune_teller"});
  bus::Request draw;
  draw.verb = "draw";
  draw.answer = "base.U base.nothing";
  draw.id = "a";
  EXPECT_FALSE(referee->take(draw).ok);
  draw.answer = "base.U";
  draw.id = "b";
  EXPECT_EQ(referee->take(draw).message, "");
  table->lay("base.V", {1, 0});
  look();
  EXPECT_EQ(tiles(), 1U);
  ASSERT_EQ(open("illegal_tile").size(), 1U);
  EXPECT_EQ(open("illegal_tile")[0].rule, "F-6");
  EXPECT_TRUE(answer(open("illegal_tile")[0], "accept").ok);
  table->lay("base.U", {-1, 0});  // without a word
  look();
  EXPECT_EQ(tiles(), 3U);
}

/// A game of Mists that has come to the step that is wanted.
class InTheMist : public ::testing::Test {
 protected:
  void set_table(int level, int persons = 2, std::uint32_t seed = 1) {
    rules::Setup setup = setup_of(tiles_of({"mists"}), persons);
    setup.switches.mists_level = level;
    shown.emplace(setup, seed);
  }
  /// Tries seeds until a game comes to such a position.
  void come_to(int level, const std::function<bool(const rules::Game&)>& wanted) {
    for (std::uint32_t seed = 1; seed < 60; ++seed) {
      set_table(level, 2, seed);
      if (shown->play_until(wanted)) return;
      if (HasFailure()) return;
    }
    FAIL() << "no game came to it";
  }
  template <class T>
  const T* choice(const std::function<bool(const T&)>& wanted = [](const T&) { return true; }) {
    choices = shown->game().choices();
    for (const rules::Command& command : choices) {
      const T* found = std::get_if<T>(&command);
      if (found != nullptr && wanted(*found)) return found;
    }
    return nullptr;
  }
  std::vector<bus::Prompt> open(const std::string& kind) { return shown->open(kind); }
  std::size_t open() { return shown->referee().questions().open().size(); }

  std::optional<ShownGame> shown;
  std::vector<rules::Command> choices;
};

TEST_F(InTheMist, TheGameBeginsWithTheFourQuarters_G1) {
  const auto tiles = tiles_of({"mists"});
  RefereeOptions how;
  how.setup = setup_of(tiles, 3);
  Referee referee(how);
  TableOfWords table(tiles);
  const auto piece = tiles->start_piece(tiles->start_type());
  ASSERT_EQ(piece.size(), 4U);
  for (std::size_t i = 0; i < 4; ++i) {
    // The whole piece is turned once.
    table.lay(tiles->type(piece[i].type).id, {5 - piece[i].at.y, piece[i].at.x}, 1);
    referee.take(table.still());
    EXPECT_EQ(referee.record() != nullptr, i == 3);
  }
  EXPECT_EQ(referee.snapshot().tiles.size(), 4U);
  const auto ghosts = open_prompts(referee, "put_ghosts");
  ASSERT_EQ(ghosts.size(), 1U);
  EXPECT_EQ(ghosts[0].rule, "G-1");
}

TEST_F(InTheMist, GhostsPutOutLateTooFewTooMany_G11) {
  set_table(1);
  shown->play_until([](const rules::Game& game) { return game.phase() == Phase::kTile; });
  const auto tile = shown->tile_after_which([](const rules::Game& before, const rules::Game& after) {
    return after.figures().size() == before.figures().size() + 2 && after.phase() == Phase::kFigure;
  });
  ASSERT_TRUE(tile);
  const auto events = shown->do_unseen(*tile);
  std::vector<rules::Figure> ghosts;
  for (const rules::Event& event : events) {
    if (const auto* put = std::get_if<rules::FigurePlaced>(&event)) ghosts.push_back(put->figure);
  }
  ASSERT_EQ(ghosts.size(), 2U);
  shown->show({events.front()});
  EXPECT_TRUE(shown->same());
  ASSERT_EQ(open("put_ghosts").size(), 1U);
  EXPECT_EQ(open("put_ghosts")[0].rule, "G-11");
  EXPECT_THAT(open("put_ghosts")[0].text, HasSubstr("Put 2 ghosts on the tile at"));
  shown->put(ghosts[0]);
  shown->look();
  EXPECT_THAT(open("put_ghosts").at(0).text, HasSubstr("Put 1 ghost on the tile at"));
  shown->put(ghosts[1]);
  shown->put(ghosts[1]);
  shown->look();
  EXPECT_TRUE(open("put_ghosts").empty());
  ASSERT_EQ(open("take_ghosts").size(), 1U);
  EXPECT_THAT(open("take_ghosts")[0].text, HasSubstr("3 stand there and 2 should"));
  shown->take(ghosts[1]);
  shown->look();
  shown->look();
  EXPECT_EQ(open(), 0U);
  EXPECT_TRUE(shown->same());
}

TEST_F(InTheMist, TheGhostsOnTheTableMayBeRight) {
  set_table(1);
  shown->play_until([](const rules::Game& game) { return game.phase() == Phase::kTile; });
  const rules::Figure ghost = shown->game().figures().front();
  ASSERT_TRUE(is_ghost(ghost));
  shown->put(ghost);
  shown->look();
  ASSERT_EQ(open("take_ghosts").size(), 1U);
  EXPECT_TRUE(shown->answer(open("take_ghosts")[0], "ignore").ok);
  EXPECT_EQ(open(), 0U);
  EXPECT_EQ(shown->referee().record()->game().figures().size(), shown->game().figures().size() + 1);
  EXPECT_EQ(shown->referee().record()->done().back().entry.by, By::kReferee);
}

TEST_F(InTheMist, TheNextTileIsLaidWhileGhostsAreOwed) {
  set_table(1);
  shown->play_until([](const rules::Game& game) { return game.phase() == Phase::kTile; });
  const auto grows = [](const rules::Game& before, const rules::Game& after) {
    return after.figures().size() > before.figures().size() && after.phase() == Phase::kFigure;
  };
  const auto first = shown->tile_after_which(grows);
  ASSERT_TRUE(first);
  const auto events = shown->do_unseen(*first);
  shown->show({events.front()});
  shown->do_unseen(rules::Pass{});
  const auto second = shown->tile_after_which([](const auto&, const auto&) { return true; });
  ASSERT_TRUE(second);
  shown->show({shown->do_unseen(*second).front()});
  EXPECT_TRUE(shown->same());
  EXPECT_EQ(open("put_ghosts").size(), 1U);
}

TEST_F(InTheMist, ClosedMistGivesItsGhostsBack_G9) {
  std::optional<rules::PlaceTile> tile;
  come_to(1, [&](const rules::Game& game) {
    if (game.phase() != Phase::kTile) return false;
    tile = shown->tile_after_which([](const rules::Game& before, const rules::Game& after) {
      return after.figures().size() + 2 <= before.figures().size() && after.phase() == Phase::kFigure;
    });
    return tile.has_value();
  });
  ASSERT_TRUE(tile);
  const auto events = shown->do_unseen(*tile);
  shown->show({events.front()});
  ASSERT_EQ(open("take_ghosts").size(), 1U);
  EXPECT_EQ(open("take_ghosts")[0].rule, "G-9");
  EXPECT_THAT(open("take_ghosts")[0].text, HasSubstr("Put back into the bank"));
  shown->show({events.begin() + 1, events.end()});
  EXPECT_TRUE(open("take_ghosts").empty());
  EXPECT_TRUE(shown->same());
}

TEST_F(InTheMist, AFigureIsBuried_G24) {
  come_to(2, [](const rules::Game& game) { return game.phase() == Phase::kBury; });
  ASSERT_EQ(open("bury").size(), 1U);
  EXPECT_EQ(open("bury")[0].rule, "G-24");
  const auto* bury = choice<rules::BuryFigure>();
  ASSERT_NE(bury, nullptr);
  shown->perform(*bury);
  EXPECT_TRUE(open("bury").empty());
  EXPECT_TRUE(shown->same());
}

TEST_F(InTheMist, FewerGhostsTellThatAFeatureCalmed_G16) {
  come_to(1, [](const rules::Game& game) {
    return game.phase() == Phase::kScore && game.position().undecided.size() == 1;
  });
  const auto* calm = choice<rules::CalmGhosts>();
  ASSERT_NE(calm, nullptr);
  const auto events = shown->do_unseen(*calm);
  std::vector<rules::Event> ghosts;
  for (const rules::Event& event : events) {
    const auto* home = std::get_if<rules::FigureReturned>(&event);
    if (home != nullptr && is_ghost(home->figure)) ghosts.push_back(event);
  }
  shown->show(ghosts);
  EXPECT_EQ(open("score_or_calm").size(), 1U) << "overlooked, or gone?";
  shown->look();
  EXPECT_TRUE(shown->same()) << "before the figure is taken home";
  shown->look();
  EXPECT_EQ(open("take_home").size(), 1U);
}

TEST_F(InTheMist, GhostsNotSeenOnceAreNotTakenForCalmed_G16) {
  come_to(1, [](const rules::Game& game) {
    return game.phase() == Phase::kScore && game.position().undecided.size() == 1;
  });
  const auto* calm = choice<rules::CalmGhosts>();
  ASSERT_NE(calm, nullptr);
  const std::string before = shown->referee().record()->game().to_text();
  const rules::Figure ghost{FigureKind::kGhost, rules::kNoPlayer, calm->ghosts.front().at};
  for (int i = 0; i < calm->ghosts.front().count; ++i) shown->take(ghost);
  shown->look();
  EXPECT_EQ(shown->referee().record()->game().to_text(), before);
  for (int i = 0; i < calm->ghosts.front().count; ++i) shown->put(ghost);
  shown->look();
  EXPECT_EQ(shown->referee().record()->game().to_text(), before);
  const auto* score = choice<rules::ScoreFeature>();
  ASSERT_NE(score, nullptr);
  shown->perform(*score);
  EXPECT_TRUE(shown->same());
}

TEST_F(InTheMist, FewerGhostsThanMightGoAreAskedAbout_G16) {
  std::optional<rules::GhostGroup> several;
  come_to(1, [&](const rules::Game& game) {
    if (game.phase() != Phase::kScore || game.position().undecided.size() != 1) return false;
    for (const rules::Command& command : game.choices()) {
      const auto* calm = std::get_if<rules::CalmGhosts>(&command);
      if (calm != nullptr && calm->ghosts.size() == 1 && calm->ghosts.front().count > 1)
        several = calm->ghosts.front();
    }
    return several.has_value();
  });
  ASSERT_TRUE(several);
  shown->take({FigureKind::kGhost, rules::kNoPlayer, several->at});  // or the camera does not see it just now
  const auto* score = choice<rules::ScoreFeature>();
  ASSERT_NE(score, nullptr);
  const std::string before = shown->referee().record()->game().to_text();
  shown->perform(*score);
  EXPECT_EQ(shown->referee().record()->game().to_text(), before) << "points, or one ghost calmed?";
  const auto asked = open("score_or_calm");
  ASSERT_EQ(asked.size(), 1U);
  EXPECT_TRUE(shown->answer(asked[0], shown->text(*score)).ok);
  EXPECT_TRUE(shown->same());
}

TEST_F(InTheMist, WhatHangsOnAFigureInDoubtWaitsForIt_G16) {
  std::optional<rules::PlaceFigure> claim;
  std::optional<rules::PlaceFigure> other;
  come_to(1, [&](const rules::Game& game) {
    claim.reset();
    other.reset();
    if (game.phase() != Phase::kFigure) return false;
    for (const rules::PlaceFigure& option : game.figure_options()) {
      rules::Game after = game;
      const bool own = option.player == rules::kNoPlayer || option.player == game.active_player();
      if (!own || !after.advance(option)) continue;
      (after.phase() == Phase::kScore ? claim : other) = option;
    }
    return claim && other;
  });
  ASSERT_TRUE(claim && other);
  const Colour mover = shown->colour(shown->game().active_player());
  const auto candidate = [](const rules::PlaceFigure& option, double probability) {
    return bus::FeatureCandidate{option.at.piece.kind, option.at.piece.index, probability};
  };
  shown->table().put_unclear(mover, claim->at.cell, {candidate(*claim, 0.55), candidate(*other, 0.45)});
  shown->look();
  ASSERT_EQ(open("which_feature").size(), 1U);
  shown->do_unseen(*claim);
  const auto* score = choice<rules::ScoreFeature>();
  ASSERT_NE(score, nullptr);
  shown->do_unseen(*score);
  if (shown->game().phase() != Phase::kTile) GTEST_SKIP() << "the score ends a stack";
  const auto tile = shown->tile_after_which([](const auto&, const auto&) { return true; });
  ASSERT_TRUE(tile);
  const std::size_t tiles = shown->referee().record()->game().tiles().size();
  shown->show({shown->do_unseen(*tile).front()});
  EXPECT_EQ(shown->referee().record()->game().tiles().size(), tiles) << "points or calm is not known yet";
  const auto asked = open("which_feature");
  ASSERT_EQ(asked.size(), 1U);
  EXPECT_TRUE(shown->answer(asked[0], piece_answer(claim->at.piece)).ok);
  EXPECT_TRUE(shown->same()) << "then all goes on: points, since no ghost went, and the tile";
}

TEST_F(InTheMist, AFigureTakenHomeAloneTellsThatAFeatureIsScored_G16) {
  come_to(1, [](const rules::Game& game) { return game.phase() == Phase::kScore; });
  const auto* score = choice<rules::ScoreFeature>();
  ASSERT_NE(score, nullptr);
  shown->perform(*score);
  EXPECT_TRUE(open("score_or_calm").empty());
  EXPECT_TRUE(shown->same());
}

TEST_F(InTheMist, TheNextTileTellsThatAFeatureIsScored_G16) {
  come_to(1, [](const rules::Game& game) {
    return game.phase() == Phase::kScore && game.position().undecided.size() == 1;
  });
  ASSERT_EQ(open("score_or_calm").size() + (shown->same() ? 0U : 1U), 1U);
  const auto* score = choice<rules::ScoreFeature>();
  ASSERT_NE(score, nullptr);
  shown->do_unseen(*score);  // its figures stay where they are for now
  ASSERT_EQ(shown->game().phase(), Phase::kTile);
  const auto tile = shown->tile_after_which([](const auto&, const auto&) { return true; });
  ASSERT_TRUE(tile);
  shown->show({shown->do_unseen(*tile).front()});
  EXPECT_TRUE(shown->same());
  shown->look();
  EXPECT_EQ(open("take_home").size(), 1U);
}

TEST_F(InTheMist, AHoundIsLaidBesideAFigure_G29) {
  come_to(3, [](const rules::Game& game) { return game.phase() == Phase::kHound; });
  ASSERT_EQ(open("hound").size(), 1U);
  const auto* hound = choice<rules::PlaceHound>();
  ASSERT_NE(hound, nullptr);
  shown->perform(*hound);
  EXPECT_TRUE(open("hound").empty());
  EXPECT_TRUE(shown->same());
}

TEST_F(InTheMist, ATileIsLaidFaceDownByACemetery_G37) {
  come_to(5, [](const rules::Game& game) { return game.phase() == Phase::kFaceDown; });
  const auto* down = choice<rules::PlaceFaceDown>();
  ASSERT_NE(down, nullptr);
  shown->perform(*down);
  EXPECT_TRUE(open("face_down").empty());
  EXPECT_TRUE(shown->same());
  EXPECT_EQ(shown->referee().snapshot().tiles.back().type, bus::kFaceDown);
}

TEST_F(InTheMist, WhoPlaysAloneUsesAnyOfFourColours_G3) {
  set_table(1, 1);
  shown->play_until([](const rules::Game& game) { return game.phase() == Phase::kTile; });
  const auto tile = shown->tile_after_which(
      [](const auto&, const rules::Game& after) { return after.figure_options().size() > 3; });
  ASSERT_TRUE(tile);
  shown->perform(*tile);
  const auto* green =
      choice<rules::PlaceFigure>([](const rules::PlaceFigure& option) { return option.player == 2; });
  ASSERT_NE(green, nullptr);
  shown->perform(*green);
  EXPECT_TRUE(shown->same());
  EXPECT_TRUE(open("unexpected_figure").empty());
}

TEST_F(InTheMist, TheGameEndsByItself_G21) {
  set_table(1);
  shown->play();
  EXPECT_EQ(shown->referee().snapshot().mode, bus::Mode::kEnded);
}

}  // namespace
}  // namespace tilewatch::referee::testing
