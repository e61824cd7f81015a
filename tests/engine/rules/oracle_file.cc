// SPDX-License-Identifier: MIT
#include "tests/engine/rules/oracle_file.h"

#include <zlib.h>

#include <fstream>
#include <stdexcept>

namespace tilewatch::test {

std::vector<std::string> read_oracle(const std::filesystem::path& file) {
  gzFile in = gzopen(file.c_str(), "rb");
  if (in == nullptr) throw std::runtime_error("cannot open " + file.string());
  std::string text;
  std::vector<char> buffer(1U << 16U);
  int got = 0;
  while ((got = gzread(in, buffer.data(), static_cast<unsigned>(buffer.size()))) > 0) {
    text.append(buffer.data(), static_cast<std::size_t>(got));
  }
  gzclose(in);
  if (got < 0) throw std::runtime_error("cannot read " + file.string());
  std::vector<std::string> games;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    if (end > at) games.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return games;
}

std::map<std::string, OracleTile> oracle_tiles(const std::filesystem::path& tiles_json,
                                               const catalogue::Catalogue& catalogue) {
  std::ifstream in(tiles_json);
  const nlohmann::json facts = nlohmann::json::parse(in);
  std::map<std::string, OracleTile> tiles;
  for (const auto& [set, content] : facts.at("sets").items()) {
    for (const auto& tile : content.at("tiles")) {
      const catalogue::TypeIndex type = catalogue.index_of(tile.at("id").get<std::string>());
      if (type == catalogue::kNoType) continue;
      const auto& aka = tile.at("aka");
      // Where a type has copies with and without a garden, "garden" says which of them the first name means.
      const bool garden = tile.at("garden");
      if (aka.contains("jcz")) tiles[aka.at("jcz")] = {type, garden};
      for (const auto& also : aka.value("jcz_also", nlohmann::json::array())) tiles[also] = {type, !garden};
    }
  }
  return tiles;
}

}  // namespace tilewatch::test
