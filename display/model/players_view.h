// SPDX-License-Identifier: MIT
// What the score board shows of each player.
#pragma once

#include <QString>
#include <vector>

#include "engine/bus/messages.h"

namespace tilewatch::model {

struct PlayerView {
  QString name;    ///< never empty: the colour's word where nobody gave a name
  QString letter;  ///< one letter, different for every player at the table
  Colour colour = Colour::kRed;
  int score = 0;
  int if_ended_now = 0;
  std::vector<bus::FiguresLeft> left;  ///< as in bus::PlayerState
  int gained = 0;                      ///< by the latest scores, shown until the turn after is over
  bool active = false;                 ///< it is this player's turn
  bool leads = false;                  ///< nobody has more, somebody has less
  bool won = false;                    ///< the game is over and nobody has more
  QString spoken;                      ///< all of it as one sentence, for screen readers

  bool operator==(const PlayerView&) const = default;
};

/// In turn order.
std::vector<PlayerView> players_view(const bus::Snapshot& snapshot);

/// The letter of the player who has this colour; the colour's own initial if nobody does.
QString letter_of(const std::vector<PlayerView>& players, Colour colour);

}  // namespace tilewatch::model
