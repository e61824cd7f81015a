// SPDX-License-Identifier: MIT
// Drawings are the same every time, different for every copy, and well-formed simple SVG.
#include "engine/catalogue/drawing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/catalogue/random.h"
#include "tests/engine/catalogue/all_types.h"

namespace tilewatch::catalogue {
namespace {

constexpr std::size_t kLargestDrawing = 44'000;

/// What is wrong with `text` as XML with only elements and quoted attributes, if anything.
std::optional<std::string> xml_problem(std::string_view text) {
  std::vector<std::string> open;
  std::size_t at = 0;
  bool had_root = false;
  while ((at = text.find('<', at)) != std::string_view::npos) {
    const std::size_t end = text.find('>', at);
    if (end == std::string_view::npos) return "a tag is not closed";
    std::string_view tag = text.substr(at + 1, end - at - 1);
    at = end + 1;
    if (tag.find('<') != std::string_view::npos) return "'<' inside a tag";
    if (tag.starts_with('/')) {
      if (open.empty() || open.back() != tag.substr(1))
        return "</" + std::string(tag.substr(1)) + "> closes nothing";
      open.pop_back();
      continue;
    }
    if (std::count(tag.begin(), tag.end(), '"') % 2 != 0) return "quotes do not pair";
    if (tag.find("nan") != std::string_view::npos || tag.find("inf") != std::string_view::npos)
      return "a number is none";
    const std::string name(tag.substr(0, tag.find_first_of(" \n/")));
    static const std::set<std::string> kKnown{"svg", "g", "path", "circle", "ellipse", "rect"};
    if (!kKnown.contains(name)) return "unexpected element " + name;
    if (open.empty() && had_root) return "two roots";
    had_root = true;
    if (!tag.ends_with('/')) open.push_back(name);
  }
  if (!open.empty()) return open.back() + " is not closed";
  return std::nullopt;
}

TEST(DrawingOfEveryType, IsSmallWellFormedSimpleSvg) {
  for (const TileType& type : all_types()) {
    const std::string svg = tile_svg(type, {0, 3, type.count_with_garden > 0});
    EXPECT_EQ(xml_problem(svg).value_or(""), "") << type.id;
    EXPECT_TRUE(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1000 1000\""))
        << type.id;
    EXPECT_LT(svg.size(), kLargestDrawing) << type.id;
  }
  EXPECT_EQ(xml_problem(tile_back_svg()).value_or(""), "");
}

TEST(DrawingOfEveryType, IsTheSameEveryTime) {
  for (const TileType& type : all_types())
    EXPECT_EQ(tile_svg(type, {1, 5}), tile_svg(type, {1, 5})) << type.id;
}

TEST(DrawingOfEveryType, DiffersFromCopyToCopyAndSeedToSeed) {
  for (const TileType& type : all_types()) {
    const int copies = std::min(type.count, 3);
    std::set<std::string> drawings;
    for (int variant = 0; variant < copies; ++variant) drawings.insert(tile_svg(type, {variant, 1}));
    EXPECT_EQ(drawings.size(), static_cast<std::size_t>(copies)) << type.id;
    EXPECT_FALSE(drawings.contains(tile_svg(type, {0, 2}))) << type.id;
  }
}

TEST(Drawing, ShowsAGardenOnlyWhereAsked) {
  for (const TileType& type : all_types()) {
    const bool differs = tile_svg(type, {0, 1, true}) != tile_svg(type, {0, 1, false});
    EXPECT_EQ(differs, type.count_with_garden > 0) << type.id;
  }
}

TEST(Random, GivesTheSameNumbersEverywhere) {
  Random random("base.A", 0, 1, 3);
  EXPECT_EQ(random.next(), 13737736132525876101U);
  EXPECT_EQ(random.below(1000), 176U);
  EXPECT_NE(Random("base.A", 1, 1, 3).next(), Random("base.A", 0, 1, 3).next());
  EXPECT_NE(Random("base.A", 0, 2, 3).next(), Random("base.A", 0, 1, 3).next());
}

}  // namespace
}  // namespace tilewatch::catalogue
