// SPDX-License-Identifier: MIT
// The one line at the top: whose turn it is and what to do now.
#pragma once

#include <QString>
#include <optional>

#include "engine/bus/messages.h"

namespace tilewatch::model {

struct Headline {
  enum class Tone {
    kCalm,     ///< nothing to do, or only waiting
    kTurn,     ///< somebody is to move
    kAsk,      ///< the game waits for an answer
    kTrouble,  ///< camera, board or engine need help
    kDone      ///< the game is over
  };
  Tone tone = Tone::kCalm;
  QString title;                 ///< "Anna's turn"
  QString detail;                ///< "Lay a tile"
  QString turn;                  ///< "Turn 23", empty before the game
  QString left;                  ///< "41 tiles left", empty before the game
  std::optional<Colour> colour;  ///< of the one the title speaks of
  QString letter;

  bool operator==(const Headline&) const = default;
};

/// `link_trouble` is why there is no engine, empty while there is one.
Headline headline(const bus::Snapshot& snapshot, const QString& link_trouble = {});

}  // namespace tilewatch::model
