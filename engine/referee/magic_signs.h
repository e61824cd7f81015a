// SPDX-License-Identifier: MIT
// Mage and witch are moved when a tile with a magic symbol is laid, and only then (M-2): what they do while a
// new tile comes says what that tile is.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "engine/bus/messages.h"
#include "engine/rules/game.h"

namespace tilewatch::referee {

/// What mage and witch did when a tile was seen for the first time, for every tile that is not laid yet.
class MagicSigns {
 public:
  /// `fresh`: the tiles that wait to be laid. `moved`: mage or witch was put elsewhere since the reading
  /// before. Nothing is learned where it is open to which of several tiles that belongs, or whether it was
  /// owed before.
  void look(const std::vector<const bus::SeenTile*>& fresh, bool moved, bool owed_before,
            const catalogue::Catalogue& catalogue);
  /// Weighs the candidates of those tiles with it, each tile's to the same sum.
  void weigh(bus::Reading& reading, const catalogue::Catalogue& catalogue) const;

 private:
  std::map<Cell, std::optional<bool>> moved_with_;
};

}  // namespace tilewatch::referee
