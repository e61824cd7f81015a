// SPDX-License-Identifier: MIT
// The state as other people's programs and our own pages see it.
#pragma once

#include <string>

#include "display/model/aids.h"
#include "engine/bus/messages.h"

namespace tilewatch::overlay {

/// JSON text of the whole public state: the bus's own form of a Snapshot (engine/bus/codec.h), without what
/// only camera and engine need, with what every page would have to work out. api.md is made of what follows
/// and of messages.h:
/// @without Snapshot seq camera_origin camera_turns weighed_frame camera table_measures
/// @without Prompt frame_name
/// @field Snapshot under_review: a question is open whose answer may change what was shown
/// @field Snapshot last_score: the newest score, worth showing large; missing before the first
/// @field Snapshot shows: which aids the audience sees; what it does not see is missing
/// @field PlayerState letter: one letter, each player's own
/// @field PlayerState leads: nobody has more points, somebody has less
/// @field PlayerState won: the game is over and nobody has more points
/// @field BoardTile drawing: which copy of its type, for /tiles/TYPE.svg
/// @field last_score seq: of its line in `log`: another number, another score
/// @field last_score turn: when it was
/// @field last_score kind: "score" "final" "correction"
/// @field last_score points: for each of `colours`
/// @field last_score colours: whose they are; none for a common score of Mists
/// @field last_score terms: what they are made of, as in a LogEntry
/// @field last_score cells: what to outline on the board
/// @field last_score feature: what was scored; missing in a correction
/// @field last_score reason: of a correction
/// @field shows projected: `if_ended_now` of the players, and `claims` but for fields
/// @field shows tiles_left: `tiles_left`, and `stack_left` of `mists`
/// @field shows odds: `odds`
/// @field shows farm_hints: fields among `claims`
/// @field shows fog_hints: `areas` and `places` of `mists`
/// @field shows places: `drawn`
/// @field shows owners: nothing more here; pictures show features in the colours of those who hold them
/// @field shows gaps: `gaps`
std::string public_state(const bus::Snapshot& snapshot);

/// `state` without what the audience does not see; `shows` in it says so.
std::string seen_by(const std::string& state, const model::Aids& aids);

/// RFC 6902 JSON patch from one text to the other; "[]" when they mean the same.
std::string patch_between(const std::string& before, const std::string& after);

}  // namespace tilewatch::overlay
