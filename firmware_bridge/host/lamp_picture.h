// SPDX-License-Identifier: MIT
// What the lamps say about the game. Pure: a snapshot and a board in, colours out.
//
// A seat's lamps are a bar in the player's colour: the longer, the more points (the leader's is full, from 50
// points on); bright for whoever is to move, dim for the others. Its last lamp is amber while a question
// waits for an answer at that seat. Everybody's lamps: a ghost each as long as ghosts are left (Mists), else
// tiles left; amber while the game waits for an answer, red while camera or board are in trouble, white when
// the game is over.
#pragma once

#include <optional>
#include <vector>

#include "engine/bus/messages.h"
#include "firmware_bridge/host/board.h"

namespace tilewatch::bridge {

/// A player's colour as light; black and grey, which no lamp can show, become indigo and pale blue.
Rgb light_of(Colour colour);

/// A short answer to a press: the whole zone in one colour.
struct Flash {
  int seat = -1;  ///< -1 everybody's lamps
  Rgb colour;
  Time until{0};
};
inline constexpr Rgb kTaken{0, 90, 0};
inline constexpr Rgb kRefused{110, 0, 0};

/// `state` null: there is no engine yet, only one blue lamp shows that the board is alive. Flashes that are
/// over are left out.
Picture lamp_picture(const BoardDescription& board, const bus::Snapshot* state,
                     const std::vector<Flash>& flashes, Time now);

/// The question that a confirm button answers: it has answers, and nothing more pressing is open. Null if
/// there is none.
const bus::Prompt* pressing_question(const bus::Snapshot& state);

}  // namespace tilewatch::bridge
