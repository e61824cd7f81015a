// SPDX-License-Identifier: MIT
// The sheet after a game: what it says, and that its pages can be drawn.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "display/drawing/mark_shapes.h"
#include "display/drawing/page_marks.h"
#include "display/drawing/player_marks.h"
#include "display/drawing/text_width.h"
#include "display/sheet/game_sheet.h"
#include "display/sheet/sheet_facts.h"
#include "tests/support/paths.h"
#include "vision/simulate/svg_raster.h"

namespace tilewatch::sheet {
namespace {

using testing::HasSubstr;

exports::ScoreBook book_of(const std::string& text) {
  auto saved = rules::saved_game_from_text("tilewatch game 1\n" + text);
  EXPECT_TRUE(saved) << saved.error().message;
  auto book = exports::score_book(std::move(*saved));
  EXPECT_TRUE(book) << book.error().message;
  return std::move(*book);
}

constexpr const char* kShort = R"(sets base
player red "Anna & <Ben>"
player blue ""
option tiny_city 2
place base.A at 1,0 rot 1
figure meeple on road 0 at 1,0
place base.E at 0,-1 rot 2
figure meeple on city 0 at 0,-1
place base.L at -1,0 rot 0
pass
)";

std::string all_of(const std::vector<SheetPage>& pages) {
  std::string text;
  for (const SheetPage& page : pages) {
    for (const Layer& layer : page.layers) text += layer.svg;
  }
  return text;
}

TEST(Sheet, says_who_has_won_and_with_what) {
  const SheetFacts facts =
      sheet_facts(book_of(std::string(kShort) + "adjust player 2 by 5 because \"a bet\"\nend\n"));
  EXPECT_EQ(facts.headline, "Blue wins with 7 points");
  ASSERT_EQ(facts.columns.size(), 2U);
  EXPECT_TRUE(facts.columns[1].won);
  std::vector<std::string> kinds;
  for (const SheetKind& kind : facts.kinds) {
    kinds.push_back(kind.name.toStdString() + " " + std::to_string(kind.points[0]) + " " +
                    std::to_string(kind.points[1]));
  }
  EXPECT_THAT(kinds, testing::ElementsAre("Cities 0 2", "Roads 3 0", "By hand 0 5"));
  EXPECT_EQ(facts.kinds[1].terms, "3 tiles = 3");
  ASSERT_EQ(facts.used.size(), 1U);
  EXPECT_EQ(facts.used[0].second, "4 of 72 tiles");
  ASSERT_EQ(facts.agreed.size(), 1U);
  EXPECT_THAT(facts.agreed[0].toStdString(), HasSubstr(": 2"));
  ASSERT_EQ(facts.people.size(), 2U);
  EXPECT_EQ(facts.people[0].figures.at(0).placed, 1);
}

TEST(Sheet, says_that_a_game_is_open) {
  const SheetFacts facts = sheet_facts(book_of(kShort));
  EXPECT_THAT(facts.headline.toStdString(), HasSubstr("The game is open"));
  EXPECT_FALSE(facts.columns[0].won || facts.columns[1].won);
}

TEST(Sheet, says_what_became_of_a_level_of_mists) {
  const SheetFacts facts = sheet_facts(book_of(
      "sets mists\nplayer red a\nplayer blue b\nplayer green c\nadjust player 1 by 50 because \"a gift\"\n"));
  EXPECT_EQ(facts.headline, "Level 1 is won");
  EXPECT_THAT(facts.below.toStdString(), testing::AllOf(HasSubstr("G-21"), HasSubstr("goal: 50 points")));
  ASSERT_EQ(facts.columns.size(), 1U);
  EXPECT_EQ(facts.columns[0].colours.size(), 3U);
  EXPECT_EQ(facts.goal, 50);
}

TEST(Sheet, draws_every_tile_and_lists_every_score) {
  const exports::ScoreBook book = book_of(std::string(kShort) + "end\n");
  const std::vector<SheetPage> pages = game_sheet(book, "2026-11-30");
  ASSERT_EQ(pages.size(), 2U);
  // The page, its tiles, the figures over them.
  EXPECT_EQ(pages[0].layers.size(), 1 + book.game.tiles().size() + 1);
  const std::string text = all_of(pages);
  EXPECT_THAT(text, HasSubstr("2026-11-30"));
  EXPECT_THAT(text, HasSubstr("Anna &amp; &lt;Ben&gt;"));
  EXPECT_THAT(text, HasSubstr("turns: 3"));
  for (const SheetPage& page : pages) {
    const auto drawn = vision::rasterise_svg(page.layers.front().svg, 210, 297);
    ASSERT_TRUE(drawn) << drawn.error().message;
    EXPECT_GT(std::count_if(drawn->bgra.begin(), drawn->bgra.end(), [](auto byte) { return byte != 0; }),
              1000);
  }
}

TEST(Sheet, can_be_drawn_before_the_first_tile) {
  const std::vector<SheetPage> pages = game_sheet(book_of("sets base\nplayer red a\n"), "today");
  EXPECT_EQ(pages.size(), 1U);
  EXPECT_TRUE(vision::rasterise_svg(pages[0].layers.front().svg, 210, 297));
}

TEST(DrawnText, keeps_to_its_room_letter_by_letter) {
  const std::string name = "Žluťoučký kůň úpěl ďábelské ódy";
  const std::string shorter = drawing::shortened(name, 3, true, 20);
  EXPECT_LE(drawing::text_width(shorter, 3, true), 20);
  EXPECT_THAT(shorter, testing::EndsWith("…"));
  EXPECT_EQ(drawing::shortened("Al", 3, true, 20), "Al");
  EXPECT_NEAR(drawing::text_width(name, 6, false), 2 * drawing::text_width(name, 3, false), 1e-6);
}

/// The window's are made of the same numbers (display_window_test looks at them).
TEST(PlayerMarks, are_those_of_the_pages) {
  const std::string shapes = drawing::page_shapes();
  const std::string colours = drawing::page_colours();
  for (int i = 0; i < kColourCount; ++i) {
    const auto colour = static_cast<Colour>(i);
    EXPECT_THAT(colours, HasSubstr(".c-" + std::string(to_string(colour)) + " { --fill: " +
                                   drawing::fill_of(colour) + "; --on-fill: " + drawing::ink_of(colour)));
    EXPECT_THAT(shapes, HasSubstr(nlohmann::json(drawing::pattern_marks(colour, "currentColor")).dump()));
  }
  for (const FigureKind kind :
       {FigureKind::kMeeple, FigureKind::kBigMeeple, FigureKind::kAbbot, FigureKind::kMage,
        FigureKind::kWitch, FigureKind::kGhost, FigureKind::kHound}) {
    const std::string outline = drawing::outline_svg(kind);
    EXPECT_THAT(shapes,
                HasSubstr("\"" + std::string(to_string(kind)) + "\": " + nlohmann::json(outline).dump()));
    EXPECT_THAT(drawing::figure(0, 0, 1, {kind, Colour::kRed, "A", false}), HasSubstr(outline));
  }
}

/// A line that leaves a pattern's square at one side comes in at the other.
TEST(PlayerMarks, have_patterns_without_a_seam) {
  for (int i = 0; i < kColourCount; ++i) {
    const drawing::Pattern& pattern = drawing::pattern_of(static_cast<Colour>(i));
    std::map<bool, std::set<double>> left;
    std::map<bool, std::set<double>> right;
    const auto crossing = [](const drawing::Stroke& s, double at, bool upright) -> std::optional<double> {
      const double from = upright ? s.x1 : s.y1;
      const double to = upright ? s.x2 : s.y2;
      if (std::min(from, to) > at || std::max(from, to) < at || from == to) return std::nullopt;
      const double share = (at - from) / (to - from);
      const double where = upright ? s.y1 + share * (s.y2 - s.y1) : s.x1 + share * (s.x2 - s.x1);
      return where < 0 || where > drawing::kPatternSide ? std::nullopt : std::optional(where);
    };
    for (const drawing::Stroke& stroke : pattern.strokes) {
      for (const bool upright : {false, true}) {
        if (const auto at = crossing(stroke, 0, upright)) left[upright].insert(*at);
        if (const auto at = crossing(stroke, drawing::kPatternSide, upright)) right[upright].insert(*at);
      }
    }
    EXPECT_EQ(left, right) << to_string(static_cast<Colour>(i));
    EXPECT_TRUE(!pattern.strokes.empty() || !pattern.dots.empty());
  }
}

}  // namespace
}  // namespace tilewatch::sheet
