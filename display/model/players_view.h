// SPDX-License-Identifier: MIT
// What the score board shows of each player.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "display/model/aids.h"
#include "engine/bus/messages.h"

namespace tilewatch::model {

struct PlayerView {
  QString name;    ///< never empty: the colour's word where nobody gave a name
  QString letter;  ///< one letter, different for every player at the table
  Colour colour = Colour::kRed;
  int score = 0;
  bool common = false;  ///< `score` belongs to all together and is shown once, not with each player
  std::optional<int> if_ended_now;     ///< nothing: it is not to be shown
  std::optional<int> win_percent;      ///< chance to win; nothing: not to be shown, or not known
  int win_doubt = 0;                   ///< by how much more playouts may still move it, in percent
  std::vector<bus::FiguresLeft> left;  ///< as in bus::PlayerState
  int gained = 0;                      ///< by the latest scores, shown until the turn after is over
  bool active = false;                 ///< it is this player's turn
  bool leads = false;                  ///< nobody has more, somebody has less
  bool won = false;                    ///< the game is over and nobody has more
  QString spoken;                      ///< all of it as one sentence, for screen readers

  bool operator==(const PlayerView&) const = default;
};

/// In turn order, with the aids that the audience sees.
std::vector<PlayerView> players_view(const bus::Snapshot& snapshot, const Aids& aids = {});

/// The letter of the player who has this colour; the colour's own initial if nobody does.
QString letter_of(const std::vector<PlayerView>& players, Colour colour);

}  // namespace tilewatch::model
