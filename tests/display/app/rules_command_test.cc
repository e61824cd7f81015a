// SPDX-License-Identifier: MIT
// `tilewatch rules` and --rule: what people and programs read, and what is said about rules that are none.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <set>

#include "display/app/game_options.h"
#include "engine/rules/rule_set.h"

namespace tilewatch::app {
namespace {

using testing::HasSubstr;
using testing::Not;

std::shared_ptr<const catalogue::Catalogue> tiles(const std::vector<std::string>& sets) {
  auto loaded = catalogue::Catalogue::load(sets);
  EXPECT_TRUE(loaded) << loaded.error().message;
  return *loaded;
}

TEST(RuleOptions, ChangesWhatIsAgreed) {
  const RuleOptions options{{"tiny_city=2", "abbot=yes"}};
  const auto agreed = options.parse(tiles({"base"}));
  ASSERT_TRUE(agreed) << agreed.error().message;
  EXPECT_EQ(agreed->tiny_city, 2);
  EXPECT_EQ(agreed->abbot, 1);
  EXPECT_EQ(agreed->farm_points, rules::Switches{}.farm_points);
}

TEST(RuleOptions, SaysWhatIsWrong) {
  const auto wrong = [](const std::string& rule) {
    const auto agreed = RuleOptions{{rule}}.parse(tiles({"base"}));
    if (agreed) return std::string("accepted");
    EXPECT_EQ(agreed.error().kind, ErrorKind::kUsage);
    return agreed.error().message + " | " + agreed.error().hint;
  };
  EXPECT_THAT(wrong("tiny_city"), HasSubstr("is not NAME=VALUE"));
  EXPECT_THAT(wrong("tinycity=2"), AllOf(HasSubstr("no rule \"tinycity\""), HasSubstr("tiny_city")));
  EXPECT_THAT(wrong("tiny_city=3"), AllOf(HasSubstr("tiny_city is 2 or 4, not \"3\""), HasSubstr("B-9")));
  EXPECT_THAT(wrong("abbot=1"), HasSubstr("abbot is yes or no, not \"1\""));
  EXPECT_THAT(wrong("big_meeple=no"), HasSubstr("inns_cathedrals, which is not in play"));
}

TEST(RuleOptions, AGameThatGoesOnKeepsItsRules) {
  EXPECT_TRUE(check_journal("", "game.journal", {}));
  EXPECT_TRUE(check_journal("game.journal", "", RuleOptions{{"abbot=yes"}}));
  EXPECT_FALSE(check_journal("", "game.journal", RuleOptions{{"abbot=yes"}}));
}

TEST(Switches, AreNamedOnceAndStandWithRuleSourceAndMeaning) {
  std::set<std::string_view> names;
  for (const rules::RuleSet* set : rules::rule_sets()) {
    for (const rules::SwitchInfo& info : set->switches()) {
      EXPECT_TRUE(names.insert(info.name).second) << info.name;
      EXPECT_FALSE(info.rule.empty() || info.source.empty() || info.meaning.empty()) << info.name;
      EXPECT_TRUE(info.allows(rules::Switches{}.*info.value)) << info.name;
    }
  }
}

// Everything that the rule texts leave open is a switch.
TEST(Switches, CoverWhatTheSourcesLeaveOpen) {
  std::multiset<std::string_view> open;
  for (const rules::RuleSet* set : rules::rule_sets()) {
    for (const rules::SwitchInfo& info : set->switches()) {
      if (info.ambiguous) open.insert(info.rule);
    }
  }
  for (const char* rule : {"B-0", "B-9", "M-10", "F-4", "F-5", "F-8", "F-12", "F-17", "W-14", "G-12", "G-20",
                           "G-22", "G-27", "G-31", "G-41"}) {
    EXPECT_TRUE(open.contains(rule)) << rule;
  }
  EXPECT_EQ(open.count("G-41"), 2U);  // where the tile lies, and what happens if none is left
  EXPECT_NE(rules::find_switch("mists_majority"), nullptr);  // G-17, settled by a later answer
}

class RulesCommand : public testing::Test {
 protected:
  struct Outcome {
    int code = -1;
    std::string out;  ///< both streams
  };

  void SetUp() override {
    if (std::getenv("TILEWATCH_PROGRAM") == nullptr) GTEST_SKIP() << "no program to try (run by ctest)";
  }

  static Outcome run(const std::string& arguments) {
    const std::string command = std::string(std::getenv("TILEWATCH_PROGRAM")) + " " + arguments + " 2>&1";
    Outcome outcome;
    FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return outcome;
    std::array<char, 4096> buffer{};
    for (std::size_t got = 0; (got = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) {
      outcome.out.append(buffer.data(), got);
    }
    outcome.code = WEXITSTATUS(pclose(pipe));
    return outcome;
  }
};

TEST_F(RulesCommand, ListsEverything) {
  const Outcome listed = run("rules");
  EXPECT_EQ(listed.code, 0);
  EXPECT_THAT(listed.out, HasSubstr("tiny_city"));
  EXPECT_THAT(listed.out, HasSubstr("2 or 4"));
  EXPECT_THAT(listed.out, HasSubstr("left open by the sources"));
  EXPECT_THAT(listed.out, HasSubstr("mists_level"));
}

TEST_F(RulesCommand, ListsOnlyWhatIsInPlay) {
  const Outcome listed = run("rules --tiles base,mage_witch");
  EXPECT_EQ(listed.code, 0);
  EXPECT_THAT(listed.out, HasSubstr("magic_once"));
  EXPECT_THAT(listed.out, HasSubstr("abbot"));
  EXPECT_THAT(listed.out, Not(HasSubstr("mists_level")));
  EXPECT_THAT(listed.out, Not(HasSubstr("river_start")));
  EXPECT_EQ(run("rules --tiles atlantis").code, 3);
}

TEST_F(RulesCommand, WritesJson) {
  const Outcome listed = run("rules --tiles base,river --json -");
  ASSERT_EQ(listed.code, 0) << listed.out;
  const auto all = nlohmann::json::parse(listed.out);
  bool found = false;
  for (const auto& set : all.at("rule_sets")) {
    for (const auto& rule : set.at("switches")) {
      if (rule.at("name") != "river_start") continue;
      found = true;
      EXPECT_EQ(set.at("name"), "river");
      EXPECT_EQ(rule.at("default"), "no");
      EXPECT_EQ(rule.at("values"), "yes or no");
      EXPECT_EQ(rule.at("rule"), "B-0");
      EXPECT_EQ(rule.at("open_in_the_sources"), true);
    }
  }
  EXPECT_TRUE(found);
}

TEST_F(RulesCommand, AGameRefusesRulesThatAreNone) {
  const Outcome refused = run("demo --headless --turns 1 --rule tiny_city=3");
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.out, HasSubstr("tiny_city is 2 or 4"));
}

}  // namespace
}  // namespace tilewatch::app
