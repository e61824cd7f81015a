// SPDX-License-Identifier: MIT
// Every rule has a test that names it, every known case has its replay.
#include <gtest/gtest.h>

#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/engine/rules/replay_file.h"
#include "tests/support/paths.h"

namespace tilewatch::test {
namespace {

/// "B-0" to "B-13", and so on: what engine/rules/README.md calls the rules.
std::vector<std::string> all_rules() {
  struct Chapter {
    char letter;
    int first;
    int last;
  };
  constexpr std::array<Chapter, 5> kChapters{
      {{'B', 0, 13}, {'M', 1, 19}, {'F', 1, 17}, {'W', 1, 15}, {'G', 1, 45}}};
  std::vector<std::string> rules;
  for (const Chapter& chapter : kChapters) {
    for (int number = chapter.first; number <= chapter.last; ++number) {
      rules.push_back(chapter.letter + std::string("-") + std::to_string(number));
    }
  }
  return rules;
}

/// The known cases of the base game with its smaller sets, Mage & Witch, the Watchtowers, the Fortune Teller
/// and Mists; some numbers were never given.
std::vector<std::string> all_cases() {
  std::vector<std::string> cases{"i01", "i02", "i03", "m01", "m03", "m04", "m05", "m06", "m07",
                                 "m08", "m10", "m11", "m12", "m15", "m17", "w01", "w02", "w03",
                                 "w05", "w07", "w08", "w09", "w12", "f01", "f02", "f03"};
  const auto add = [&](const std::string& letter, int last) {
    for (int number = 1; number <= last; ++number) {
      cases.push_back(letter + (number < 10 ? "0" : "") + std::to_string(number));
    }
  };
  add("b", 13);
  add("x", 27);
  return cases;
}

bool is_of_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-'; }

/// The rules' numbers in a text, whole words only: "G-12" is not "G-1".
void add_words(const std::string& text, std::set<std::string>& words) {
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i;
    while (end < text.size() && is_of_word(text[end])) ++end;
    // "G-28." and "(G-3)" are words, "G-41a" is one of G-41.
    std::size_t number = end - i > 2 && text[i + 1] == '-' ? i + 2 : end;
    while (number < end && std::isdigit(static_cast<unsigned char>(text[number])) != 0) ++number;
    words.insert(text.substr(i, number - i));
    i = end + 1;
  }
}

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

TEST(RuleCoverage, EveryRuleIsNamedByATest) {
  std::set<std::string> named;
  for (const auto& file : replay_files()) add_words(text_of(file), named);
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(source_folder() / "tests" / "engine")) {
    const bool this_one = entry.path().filename() == "rule_coverage_test.cc";
    if (entry.path().extension() == ".cc" && !this_one) add_words(text_of(entry.path()), named);
  }
  for (const std::string& rule : all_rules()) {
    EXPECT_TRUE(named.contains(rule)) << "no test names rule " << rule;
  }
}

TEST(RuleCoverage, EveryCaseHasItsReplay) {
  std::set<std::string> there;
  for (const auto& file : replay_files()) {
    const std::string name = file.filename().string();
    if (name.starts_with("case-")) there.insert(name.substr(5, name.find('-', 5) - 5));
  }
  for (const std::string& known : all_cases()) {
    EXPECT_TRUE(there.contains(known)) << "no replay is named case-" << known << "-...";
  }
}

TEST(RuleCoverage, NumbersAreWholeWords) {
  std::set<std::string> words;
  add_words("(G-12, G-3): G-41a and W-1.\nbed-B-7", words);
  EXPECT_TRUE(words.contains("G-12"));
  EXPECT_TRUE(words.contains("G-3"));
  EXPECT_TRUE(words.contains("G-41"));
  EXPECT_TRUE(words.contains("W-1"));
  EXPECT_FALSE(words.contains("G-1"));
  EXPECT_FALSE(words.contains("B-7"));
}

}  // namespace
}  // namespace tilewatch::test
