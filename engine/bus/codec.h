// SPDX-License-Identifier: MIT
// Messages as JSON text and back. Strict: an unknown, missing or ill-typed field is an error that names the
// field.
#pragma once

#include <string>
#include <string_view>

#include "engine/bus/messages.h"
#include "engine/catalogue/result.h"

namespace tilewatch::bus {

/// A message longer than this is refused unread: nothing that Tilewatch says comes near.
inline constexpr std::size_t kLongestMessage = 32U << 20U;

/// JSON text of a message: Reading, CameraNews, Snapshot, Update, Request, Reply. Words are those of words.h;
/// cells and pixels are [x, y]; optional fields without a value are left out.
template <class Message>
std::string encode(const Message& message);

/// The message that `text` holds. Anything else (truncated, unknown or missing field, wrong type, number out
/// of range) is an ErrorKind::kInput with one sentence naming the field: `reading.tiles[2].rotation: ...`.
/// Only a Request may leave fields out.
template <class Message>
Result<Message> decode(std::string_view text);

/// A Preview is its JSON behind a four-byte length (big-endian), then the JPEG.
std::string encode_preview(const Preview& preview);
Result<Preview> decode_preview(std::string_view bytes);

/// The change from one Snapshot to the next; `seq` is that of `next`.
Update update_between(const Snapshot& before, const Snapshot& next);
/// `before` with the change applied; kInput when the patch does not fit.
Result<Snapshot> updated(const Snapshot& before, const Update& update);

extern template std::string encode(const Reading&);
extern template std::string encode(const CameraNews&);
extern template std::string encode(const Snapshot&);
extern template std::string encode(const Update&);
extern template std::string encode(const Request&);
extern template std::string encode(const Reply&);
extern template Result<Reading> decode(std::string_view);
extern template Result<CameraNews> decode(std::string_view);
extern template Result<Snapshot> decode(std::string_view);
extern template Result<Update> decode(std::string_view);
extern template Result<Request> decode(std::string_view);
extern template Result<Reply> decode(std::string_view);

std::string_view to_string(TableState state);  // "still" "hand" "moving" "no_board" "lost" "no_picture"
std::string_view to_string(Mode mode);         // "waiting" "playing" "paused" "clearing" "ended"
std::optional<Mode> mode_from(std::string_view text);

}  // namespace tilewatch::bus
