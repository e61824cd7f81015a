// SPDX-License-Identifier: MIT
// Whatever stands in a tile set file, the loader takes it or says file and line; it never falls over.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/random.h"
#include "engine/catalogue/set_file.h"
#include "tests/support/paths.h"

namespace tilewatch::catalogue {
namespace {

constexpr int kRounds = 400;  ///< for each of our sets

std::string text_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

/// The words, numbers and signs of a JSON text, and what parts them.
std::vector<std::string> tokens_of(const std::string& text) {
  std::vector<std::string> tokens;
  const std::string signs = "{}[]:, \n";
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i + 1;
    if (text[i] == '"') {
      end = std::min(text.find('"', i + 1), text.size() - 1) + 1;
    } else if (signs.find(text[i]) == std::string::npos) {
      end = std::min(text.find_first_of(signs, i), text.size());
    }
    tokens.push_back(text.substr(i, end - i));
    i = end;
  }
  return tokens;
}

std::string joined(const std::vector<std::string>& tokens) {
  std::string text;
  for (const std::string& token : tokens) text += token;
  return text;
}

/// Damages a text in one of many ways.
class Mutator {
 public:
  explicit Mutator(Random& random) : random_(random) {}

  std::string mutate(std::string text) {
    const std::size_t times = 1 + random_.below(3);
    for (std::size_t i = 0; i < times && !text.empty(); ++i) text = once(std::move(text));
    return text;
  }

 private:
  std::string once(std::string text) {
    static constexpr std::array<std::string_view, 18> kNasty{"-1",
                                                             "0",
                                                             "99999999999999999999",
                                                             "1e9",
                                                             "null",
                                                             "true",
                                                             "\"\"",
                                                             "[]",
                                                             "{}",
                                                             "\"N\"",
                                                             "\"NESW\"",
                                                             "\"CRFW\"",
                                                             "[9, 9]",
                                                             "\"start_at\"",
                                                             "\"face\"",
                                                             "\"mists\"",
                                                             "3.5",
                                                             "\"\\u0000\""};
    switch (random_.below(6)) {
      case 0:
        text[random_.below(text.size())] = static_cast<char>(random_.below(256));
        return text;
      case 1:
        return text.substr(0, random_.below(text.size()));
      case 2: {
        const std::size_t from = random_.below(text.size());
        return text.erase(from, 1 + random_.below(40));
      }
      case 3: {
        const std::size_t from = random_.below(text.size());
        return text.insert(random_.below(text.size()), text.substr(from, 1 + random_.below(200)));
      }
      case 4: {
        std::vector<std::string> tokens = tokens_of(text);
        std::swap(tokens[random_.below(tokens.size())], tokens[random_.below(tokens.size())]);
        return joined(tokens);
      }
      default: {
        std::vector<std::string> tokens = tokens_of(text);
        tokens[random_.below(tokens.size())] = kNasty[random_.below(kNasty.size())];
        return joined(tokens);
      }
    }
  }

  Random& random_;
};

TEST(LoaderFuzz, DamagedSetsLoadOrAreRefusedWithFileAndLine) {
  const test::ScratchFolder scratch;
  int loaded = 0;
  int refused = 0;
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(Catalogue::default_folders().back())) {
    files.push_back(entry.path() / "tiles.json");
  }
  std::sort(files.begin(), files.end());
  ASSERT_GE(files.size(), 9U);
  for (const auto& file : files) {
    const std::string set = file.parent_path().filename().string();
    const std::string good = text_of(file);
    ASSERT_FALSE(good.empty()) << file;
    const auto damaged = scratch.path() / (set + ".json");
    Random random(set, 0, 1, 0);
    Mutator mutator(random);
    for (int round = 0; round < kRounds; ++round) {
      const std::string text = mutator.mutate(good);
      std::ofstream(damaged, std::ios::binary | std::ios::trunc) << text;
      const auto result = read_set_file(damaged, set);
      if (result) {
        ++loaded;
        continue;
      }
      ++refused;
      const std::string& message = result.error().message;
      const std::string place = damaged.string() + ":";
      ASSERT_TRUE(message.starts_with(place)) << set << " round " << round << ": " << message;
      ASSERT_TRUE(message.size() > place.size() && message[place.size()] >= '1' &&
                  message[place.size()] <= '9')
          << set << " round " << round << ": " << message;
      ASSERT_EQ(result.error().kind, ErrorKind::kInput);
    }
  }
  EXPECT_GT(loaded, 0) << "some damage does not matter";
  EXPECT_GT(refused, loaded);
}

}  // namespace
}  // namespace tilewatch::catalogue
