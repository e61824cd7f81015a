// SPDX-License-Identifier: MIT
#include "tests/engine/catalogue/all_types.h"

#include <stdexcept>

#include "engine/catalogue/catalogue.h"

namespace tilewatch::catalogue {

std::vector<TileType> all_types() {
  std::vector<TileType> types;
  for (const auto& sets : {std::vector<std::string>{"base", "mage_witch", "watchtowers", "fortune_teller",
                                                    "inns_cathedrals", "river1", "crop_circle"},
                           std::vector<std::string>{"river1_c3"}, std::vector<std::string>{"mists"}}) {
    const auto catalogue = Catalogue::load(sets, Edition::kC2);
    if (!catalogue) throw std::runtime_error(catalogue.error().message);
    types.insert(types.end(), (*catalogue)->types().begin(), (*catalogue)->types().end());
  }
  return types;
}

}  // namespace tilewatch::catalogue
