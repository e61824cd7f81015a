// SPDX-License-Identifier: MIT
// What the audience screen shows: few things, in words that people in the last row understand.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "display/model/aids.h"
#include "display/model/fog_view.h"
#include "display/model/headline.h"
#include "display/model/last_score.h"
#include "display/model/outline.h"
#include "display/model/players_view.h"

namespace tilewatch::model {

/// A player's line, at the end of the game with the place.
struct AudiencePlayer {
  PlayerView player;
  int place = 0;  ///< 1 for the winner, shared by those with as many points; 0 while the game is on

  bool operator==(const AudiencePlayer&) const = default;
};

/// Somebody as a badge.
struct AudienceBadge {
  Colour colour = Colour::kRed;
  QString letter;

  bool operator==(const AudienceBadge&) const = default;
};

/// The one line that says what is going on now.
struct AudienceLine {
  enum class Kind : std::uint8_t {
    kCalm,      ///< nobody's: before the game, a pause
    kTurn,      ///< somebody is to move
    kScore,     ///< points, celebrated
    kQuestion,  ///< the table is being asked something
    kOver       ///< who has won
  };
  Kind kind = Kind::kCalm;
  std::vector<AudienceBadge> badges;  ///< whose line it is
  bool lost = false;                  ///< kOver: a level of Mists that was not beaten
  QString points;                     ///< "+14", large
  QString title;                      ///< "Anna to move", "Anna and Ben"
  QString detail;                     ///< "Lay a tile", "City"
  QStringList terms;                  ///< "5 tiles 10", of a score
  std::string tile;  ///< type of the tile that was drawn; empty if there is none, or it is not to be shown
  QString turn;      ///< "Turn 23"; empty when it does not matter now
  QString left;      ///< "41 tiles left"; empty when it is not to be told

  bool operator==(const AudienceLine&) const = default;
};

struct AudienceView {
  std::vector<AudiencePlayer> players;  ///< in turn order; by place when the game is over
  std::optional<FogView> fog;
  AudienceLine line;
  std::optional<Cell> asked;  ///< the cell of the question that is told
  Outline outline;            ///< the feature that is celebrated
  bool over = false;

  bool operator==(const AudienceView&) const = default;
};

struct AudienceChoices {
  Aids aids;
  bool questions = true;  ///< questions to the table are told
  int final_number = 0;   ///< which final score is celebrated, from 1; 0: none
  int finals = 0;         ///< how many there are
};

/// `celebrated` is the score to be shown large now, null for none. `linked`: whether there is an engine.
/// Nothing of what troubles camera or engine is told in a hall, only that people have to wait.
AudienceView audience_view(const bus::Snapshot& snapshot, const AudienceChoices& choices,
                           const LastScore* celebrated, bool linked = true);

}  // namespace tilewatch::model
