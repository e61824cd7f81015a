// SPDX-License-Identifier: MIT
// What the pages are made of: words in four languages, colours that can be read, the page about the public
// state.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "display/drawing/page_marks.h"
#include "display/model/aids.h"
#include "display/model/last_score.h"
#include "display/overlay/words.h"
#include "tests/display/overlay/api_page.h"
#include "tests/support/paths.h"

namespace tilewatch::test {
namespace {

using nlohmann::json;
using overlay::plural_form;
using overlay::Words;

std::string file_text(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::filesystem::path room() { return source_folder() / "display/overlay"; }

/// "{n}", "{name}", … of a text.
std::set<std::string> places_of(const std::string& text) {
  static const std::regex kPlace("\\{\\w+\\}");
  return {std::sregex_token_iterator(text.begin(), text.end(), kPlace), std::sregex_token_iterator()};
}

TEST(PageWords, are_complete_in_every_language) {
  const json english = json::parse(file_text(room() / "web/lang/en.json"));
  for (const char* language : {"cs", "ro", "de"}) {
    const json table = json::parse(file_text(room() / "web/lang" / (std::string(language) + ".json")));
    EXPECT_EQ(table.size(), english.size()) << language;
    for (const auto& [key, text] : english.items()) {
      ASSERT_TRUE(table.contains(key)) << language << " lacks " << key;
      const json& other = table[key];
      ASSERT_EQ(other.is_object(), text.is_object()) << language << " " << key;
      if (text.is_string()) {
        EXPECT_EQ(places_of(other), places_of(text)) << language << " " << key;
        EXPECT_FALSE(other.get<std::string>().empty()) << language << " " << key;
        continue;
      }
      for (long count = 0; count < 130; ++count) {
        ASSERT_TRUE(other.contains(plural_form(language, count))) << language << " " << key << " " << count;
      }
      for (const auto& [form, form_text] : other.items()) {
        EXPECT_EQ(places_of(form_text), places_of(text["other"])) << language << " " << key << " " << form;
      }
    }
  }
}

TEST(PageWords, used_by_the_pages_exist) {
  const json english = json::parse(file_text(room() / "web/lang/en.json"));
  static const std::regex kUse("(?:\\bt\\(|data-t=)\"([a-z_.]+)\"");
  int uses = 0;
  for (const auto& entry : std::filesystem::directory_iterator(room() / "web")) {
    if (entry.path().extension() != ".js" && entry.path().extension() != ".html") continue;
    const std::string text = file_text(entry.path());
    for (std::sregex_iterator use(text.begin(), text.end(), kUse), end; use != end; ++use, ++uses) {
      EXPECT_TRUE(english.contains((*use)[1].str())) << entry.path() << ": " << (*use)[1];
    }
  }
  EXPECT_GT(uses, 40);
}

TEST(PageWords, count_as_people_do) {
  EXPECT_EQ(plural_form("cs", 1), "one");
  EXPECT_EQ(plural_form("cs", 3), "few");
  EXPECT_EQ(plural_form("cs", 5), "other");
  EXPECT_EQ(plural_form("ro", 19), "few");
  EXPECT_EQ(plural_form("ro", 20), "other");
  EXPECT_EQ(plural_form("ro", 101), "few");
  EXPECT_EQ(plural_form("de", 0), "other");
  EXPECT_EQ(Words::load("cs")->say("tiles_left", {{"n", "3"}}, 3), "zbývají 3 kartičky");
  EXPECT_EQ(Words::load("ro")->say("tiles_left", {{"n", "24"}}, 24), "au rămas 24 de cartonașe");
  EXPECT_FALSE(Words::load("../lang/en"));
}

// ---------------------------------------------------------------- colours

using Colours = std::map<std::string, std::string>;  ///< "--ink" -> "#f5f1e8"

Colours colours_in(const std::string& css) {
  static const std::regex kColour("(--[a-z-]+):\\s*(#[0-9a-fA-F]{6})");
  Colours colours;
  for (std::sregex_iterator found(css.begin(), css.end(), kColour), end; found != end; ++found) {
    colours.emplace((*found)[1], (*found)[2]);
  }
  return colours;
}

double luminance(const std::string& colour) {
  const auto channel = [&](std::size_t at) {
    const double value = std::stoi(colour.substr(at, 2), nullptr, 16) / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

double contrast(const std::string& a, const std::string& b) {
  const double x = luminance(a);
  const double y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

void expect_readable(const Colours& colours, const std::string& name,
                     std::initializer_list<std::pair<const char*, const char*>> pairs) {
  for (const auto& [ink, ground] : pairs) {
    ASSERT_TRUE(colours.contains(ink) && colours.contains(ground)) << name << ": " << ink << " on " << ground;
    EXPECT_GE(contrast(colours.at(ink), colours.at(ground)), 4.5) << name << ": " << ink << " on " << ground;
  }
}

TEST(PageColours, of_every_theme_can_be_read) {
  int themes = 0;
  for (const auto& entry : std::filesystem::directory_iterator(room() / "themes")) {
    expect_readable(colours_in(file_text(entry.path() / "theme.css")), entry.path().filename(),
                    {{"--ink", "--panel"},
                     {"--dim", "--panel"},
                     {"--ink", "--raised"},
                     {"--dim", "--raised"},
                     {"--good", "--panel"},
                     {"--good", "--raised"},
                     {"--bad", "--panel"},
                     {"--bad", "--raised"},
                     {"--accent", "--panel"},
                     {"--accent", "--raised"},
                     {"--on-accent", "--accent"},
                     {"--on-mark", "--mark"}});
    ++themes;
  }
  EXPECT_EQ(themes, 2);
  expect_readable(colours_in(file_text(room() / "web/page.css")), "pages",
                  {{"--ink", "--ground"},
                   {"--dim", "--ground"},
                   {"--ink", "--panel"},
                   {"--dim", "--panel"},
                   {"--ink", "--raised"},
                   {"--dim", "--raised"},
                   {"--good", "--panel"},
                   {"--bad", "--panel"},
                   {"--accent", "--panel"},
                   {"--mark", "--ground"},
                   {"--mark", "--panel"},
                   {"--on-accent", "--accent"},
                   {"--on-mark", "--mark"}});
}

/// A word's colour on what lies right behind it, where one rule says both.
struct Plate {
  std::string selector;
  std::string ink;
  std::string ground;
};

/// Colours are resolved by `words`; what is no plain colour (or a player's, which is tested below) is left
/// out.
std::vector<Plate> plates_in(const std::string& css, const Colours& words) {
  static const std::regex kRule("([^{}]+)\\{([^{}]*)\\}");
  const auto value_of = [&](const std::string& body, const char* property) -> std::string {
    const std::regex value(std::string("(?:^|[;\\s])") + property +
                           ":\\s*(?:var\\((--[a-z-]+)\\)|(#[0-9a-fA-F]{6}))\\s*(?:;|$)");
    std::smatch found;
    if (!std::regex_search(body, found, value)) return {};
    if (found[2].matched) return found[2];
    const auto word = words.find(found[1]);
    return word == words.end() ? std::string() : word->second;
  };
  std::vector<Plate> plates;
  for (std::sregex_iterator rule(css.begin(), css.end(), kRule), end; rule != end; ++rule) {
    const std::string body = (*rule)[2];
    Plate plate{(*rule)[1], value_of(body, "color"), value_of(body, "background")};
    if (plate.ground.empty()) plate.ground = value_of(body, "background-color");
    if (!plate.ink.empty() && !plate.ground.empty()) plates.push_back(std::move(plate));
  }
  return plates;
}

/// What a later sheet says counts.
Colours words_of(const std::vector<std::string>& sheets) {
  Colours words;
  for (const std::string& css : sheets) {
    for (const auto& [word, colour] : colours_in(css)) words[word] = colour;
  }
  return words;
}

TEST(PageColours, of_words_on_plates_can_be_read_in_every_theme_and_page) {
  std::size_t plates = 0;
  const auto check = [&](const std::string& name, const std::vector<std::string>& sheets) {
    const Colours words = words_of(sheets);
    for (const std::string& css : sheets) {
      for (const Plate& plate : plates_in(css, words)) {
        EXPECT_GE(contrast(plate.ink, plate.ground), 4.5) << name << ": " << plate.selector;
        ++plates;
      }
    }
  };
  const std::string overlay = file_text(room() / "web/overlay.css");
  for (const auto& entry : std::filesystem::directory_iterator(room() / "themes"))
    check(entry.path().filename(), {overlay, file_text(entry.path() / "theme.css")});
  const std::string page = file_text(room() / "web/page.css");
  for (const char* name : {"control", "live", "index"})
    check(name, {page, file_text(room() / "web" / (std::string(name) + ".css"))});
  EXPECT_GT(plates, 20U);
}

TEST(PageColours, of_players_carry_their_letters) {
  const std::string css = drawing::page_colours();
  static const std::regex kRule("\\.c-(\\w+) \\{([^}]*)\\}");
  int players = 0;
  for (std::sregex_iterator rule(css.begin(), css.end(), kRule), end; rule != end; ++rule, ++players) {
    expect_readable(colours_in((*rule)[2]), (*rule)[1], {{"--on-fill", "--fill"}});
  }
  EXPECT_EQ(players, kColourCount);
}

TEST(ApiPage, says_what_the_code_says) {
  const std::string page = api_page(source_folder());
  const std::filesystem::path file = room() / "api.md";
  if (std::getenv("TILEWATCH_WRITE_PAGES") != nullptr) std::ofstream(file) << page;
  EXPECT_EQ(file_text(file), page) << "run this test once with TILEWATCH_WRITE_PAGES=1";
  EXPECT_THAT(page, testing::HasSubstr("WebSocket `/api/v1/updates`"));
  EXPECT_THAT(page, testing::HasSubstr("| `if_ended_now` | number |"));
}

// ---------------------------------------------------------------- aids and the last score

TEST(AidWords, are_read_as_they_are_written) {
  model::AidTable table = model::usual_aids();
  ASSERT_TRUE(model::parse_aids("players=projected,odds", table));
  EXPECT_EQ(table[0], (model::Aids{true, false, true, false, false, false, false, false}));
  ASSERT_TRUE(model::parse_aids("hall=none", table));
  EXPECT_EQ(table[1], (model::Aids{false, false, false, false, false, false, false, false}));
  EXPECT_EQ(table[2], model::Aids{});
  EXPECT_THAT(model::parse_aids("cats=all", table).error().message,
              testing::HasSubstr("\"cats\" is not known"));
  EXPECT_THAT(model::parse_aids("hall=odd", table).error().hint, testing::HasSubstr("farm_hints"));
  EXPECT_FALSE(model::parse_aids("hall", table));
  EXPECT_FALSE(model::parse_aids("hall=", table));
}

TEST(LastScore, names_all_who_share_a_feature) {
  bus::Snapshot table;
  const std::vector<Cell> cells{{0, 0}, {0, 1}};
  table.log = {{7, 3, "score", "", Colour::kGreen, 4, {{"tiles", 2, 4}}, {{5, 5}}, FeatureKind::kCity},
               {8, 4, "score", "", Colour::kRed, 6, {{"tiles", 2, 6}}, cells, FeatureKind::kCity},
               {9, 4, "score", "", Colour::kBlue, 6, {{"tiles", 2, 6}}, cells, FeatureKind::kCity},
               {10, 4, "return", "", Colour::kBlue, 0, {}, {}, {}}};
  const auto last = model::last_score(table);
  ASSERT_TRUE(last);
  EXPECT_EQ(last->seq, 9);
  EXPECT_THAT(last->colours, testing::ElementsAre(Colour::kRed, Colour::kBlue));
  EXPECT_EQ(last->points, 6);
  EXPECT_FALSE(model::last_score({}));
}

}  // namespace
}  // namespace tilewatch::test
