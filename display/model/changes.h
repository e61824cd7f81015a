// SPDX-License-Identifier: MIT
// Which parts of a table differ between two snapshots, so that only those are drawn again.
#pragma once

#include "engine/bus/messages.h"

namespace tilewatch::model {

struct Changes {
  bool players = false;  ///< and their odds
  bool board = false;    ///< tiles or figures, mage and witch, watchtowers
  bool places = false;   ///< of the tile drawn; gaps; who holds what
  bool fog = false;      ///< how a game of Mists stands
  bool log = false;
  bool prompts = false;
  bool status = false;  ///< mode, turn, phase, tiles left, trouble, table name, sets, camera frame, what
                        ///< vision says of the camera, whether the game is kept

  bool any() const { return players || board || places || fog || log || prompts || status; }
};

/// Compares contents, not sequence numbers.
Changes changes_between(const bus::Snapshot& before, const bus::Snapshot& after);

}  // namespace tilewatch::model
