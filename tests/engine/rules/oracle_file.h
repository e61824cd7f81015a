// SPDX-License-Identifier: MIT
// Reads games that an independent engine played (reference data beside the checkout) and the names it gives
// to tiles.
#pragma once

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/catalogue/catalogue.h"

namespace tilewatch::test {

/// The lines of a .jsonl.gz file, one game (a JSON object) each. Throws when it cannot be read.
std::vector<std::string> read_oracle(const std::filesystem::path& file);

/// How the other engine calls our tile types, from the facts file rules/TILES.json.
struct OracleTile {
  catalogue::TypeIndex type = catalogue::kNoType;
  bool garden = false;
};
std::map<std::string, OracleTile> oracle_tiles(const std::filesystem::path& tiles_json,
                                               const catalogue::Catalogue& catalogue);

}  // namespace tilewatch::test
