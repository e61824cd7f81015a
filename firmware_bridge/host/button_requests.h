// SPDX-License-Identifier: MIT
// What a press asks of the engine. Pure.
//
//   clock     ends the turn: "pass" (no figure, or no further one)
//   confirm   the first answer of the most pressing question
//   undo      takes the last step back
#pragma once

#include <string>

#include "engine/bus/messages.h"
#include "engine/catalogue/result.h"
#include "firmware_bridge/host/board.h"

namespace tilewatch::bridge {

/// The press as a request whose id is the press's own, so that the engine never does it twice; or, in plain
/// words, why it asks nothing. `state` null: no engine was heard.
Result<bus::Request> request_of(const Press& press, const bus::Snapshot* state);

/// "Anna's undo button", "the clock".
std::string words_for(const Button& button, const bus::Snapshot* state);

}  // namespace tilewatch::bridge
