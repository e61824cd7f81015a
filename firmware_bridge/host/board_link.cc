// SPDX-License-Identifier: MIT
#include "firmware_bridge/host/board_link.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace tilewatch::bridge {
namespace {

using namespace std::chrono_literals;

constexpr Time kAskEvery =
    250ms;                    // opening the port resets most boards; a boot loader eats what comes meanwhile
constexpr Time kAskFor = 5s;  // old boot loaders take that long
constexpr Time kReplyWithin =
    50ms;  // some converters hold bytes back for 16 ms; the time on the wire is added
constexpr Time kByte = 87us;
constexpr Time kPingAfter = 500ms;
constexpr Time kSilence = 1500ms;
constexpr Time kFrame = 33ms;  // 30 pictures a second leave the line free for buttons

static_assert(sizeof(Rgb) == 3, "pictures are sent as bytes");

const std::uint8_t* bytes_of(const Picture& picture, std::size_t first = 0) {
  return reinterpret_cast<const std::uint8_t*>(picture.data() + first);
}
std::uint32_t check_of(const Picture& picture) {
  return tw_check(bytes_of(picture), static_cast<std::uint16_t>(3 * picture.size()));
}

tw_message view_of(const Message& message) {
  return {message.type, message.seq, static_cast<std::uint8_t>(message.payload.size()),
          message.payload.data()};
}

/// A message whose payload one of the protocol's tw_pack_* writes.
template <class Pack>
Message packed(std::uint8_t type, Pack pack) {
  std::array<std::uint8_t, TW_PAYLOAD_MAX> payload{};
  const std::uint8_t length = pack(payload.data());
  return {type, 0, {payload.begin(), payload.begin() + length}};
}

std::optional<ButtonRole> button_role(std::uint8_t role) {
  if (role == TW_ROLE_CONFIRM) return ButtonRole::kConfirm;
  if (role == TW_ROLE_UNDO) return ButtonRole::kUndo;
  if (role == TW_ROLE_CLOCK) return ButtonRole::kClock;
  return {};
}

int seat_of(const tw_part& part) { return part.seat == TW_NO_SEAT ? -1 : part.seat; }

}  // namespace

void BoardLink::connect(Time now) {
  tw_receiver_start(&receiver_);
  counts_.bytes = 0;
  state_ = State::kAsking;
  trouble_ = {};
  connected_ = heard_ = now;
  asked_at_ = now - kAskEvery;
  pending_.reset();
  saying_.reset();
  acks_.clear();
  on_board_.reset();
  in_flight_.reset();
  shown_ = false;
  ring_sent_ = limit_sent_ = false;
}

void BoardLink::disconnect() { state_ = State::kClosed; }

void BoardLink::lose(State state, Error error) {
  state_ = state;
  trouble_ = std::move(error);
  pending_.reset();
}

void BoardLink::receive(std::span<const std::uint8_t> bytes, Time now) {
  counts_.bytes += static_cast<std::int64_t>(bytes.size());
  for (const std::uint8_t byte : bytes) {
    if (state_ == State::kClosed || state_ == State::kLost || state_ == State::kForeign) return;
    tw_message raw{};
    if (tw_receive(&receiver_, byte, &raw) == 0) continue;
    ++counts_.good;
    take({raw.type, raw.seq, {raw.payload, raw.payload + raw.length}}, now);
  }
  counts_.thrown_away = receiver_.bad_check + receiver_.bad_form + receiver_.too_long;
}

bool BoardLink::is_answer(const Message& message) const {
  return pending_ && message.seq == pending_->message.seq;
}

void BoardLink::take(const Message& message, Time now) {
  const tw_message raw = view_of(message);
  if (!(message.type & 0x80U)) return;  // our own words come back: a device that echoes
  if (listener) listener(true, message);
  if (state_ != State::kAsking || message.type == TW_HELLO) heard_ = now;
  switch (message.type) {
    case TW_HELLO: {
      tw_hello hello{};
      // A late answer to a question that was asked again tells nothing new; an unasked HELLO is a board's
      // start.
      const bool late = message.seq != 0 && (state_ == State::kDescribing || state_ == State::kReady);
      if (tw_unpack_hello(&raw, &hello) == TW_OK && !(late && epoch_ == hello.epoch)) take_hello(hello, now);
      break;
    }
    case TW_DESCRIPTION: {
      tw_part part{};
      if (is_answer(message) && tw_unpack_description(&raw, &part) == TW_OK) take_part(part, now);
      break;
    }
    case TW_BUTTON: {
      tw_press press{};
      if (tw_unpack_button(&raw, &press) == TW_OK) take_press(press);
      break;
    }
    case TW_ACK: {
      tw_ack ack{};
      if (is_answer(message) && tw_unpack_ack(&raw, &ack) == TW_OK) take_ack(ack);
      break;
    }
    case TW_HEARTBEAT: {
      tw_heartbeat beat{};
      if (tw_unpack_heartbeat(&raw, &beat) != TW_OK) break;
      heartbeat_ = beat;
      // It shows something else than we think: it was left alone for too long, or a reset went unnoticed.
      if (shown_ && on_board_ && !in_flight_ && beat.picture != check_of(*on_board_)) {
        on_board_.reset();
        shown_ = false;
        ring_sent_ = limit_sent_ = false;
      }
      break;
    }
    case TW_PONG:
    case TW_STATS:
      if (is_answer(message)) pending_.reset();
      break;
    default:
      break;
  }
}

void BoardLink::take_hello(const tw_hello& hello, Time) {
  if (hello.protocol != TW_PROTOCOL) {
    const bool newer = hello.protocol > TW_PROTOCOL;
    lose(State::kForeign,
         {ErrorKind::kInput,
          fmt::format("the board's firmware ({}.{}) speaks protocol {}, this program protocol {}",
                      hello.major, hello.minor, hello.protocol, TW_PROTOCOL),
          newer ? "Update Tilewatch, or put this version's firmware on the board (firmware_bridge/README.md)."
                : "Put this version's firmware on the board (firmware_bridge/README.md says how)."});
    return;
  }
  begin_describing(hello);
}

void BoardLink::begin_describing(const tw_hello& hello) {
  if (!epoch_ || *epoch_ != hello.epoch) {  // presses are numbered anew
    epoch_ = hello.epoch;
    next_press_ = hello.oldest;
  }
  hello_ = hello;
  draft_ = {};
  draft_.firmware = fmt::format("{}.{}", hello.major, hello.minor);
  draft_.lamps = hello.lamps;
  parts_known_ = 0;
  pending_.reset();
  on_board_.reset();
  in_flight_.reset();
  shown_ = false;
  ring_sent_ = limit_sent_ = false;
  state_ = State::kDescribing;
  if (hello.parts == 0) {
    description_ = draft_;
    state_ = State::kReady;
  }
}

void BoardLink::take_part(const tw_part& part, Time) {
  if (state_ != State::kDescribing || part.part != parts_known_) return;
  pending_.reset();
  if (part.kind == TW_PART_BUTTON) {
    if (const auto role = button_role(part.role); role && part.first < hello_->buttons) {
      draft_.buttons.push_back({part.first, *role, seat_of(part)});
    }
  } else if (part.kind == TW_PART_LAMPS) {
    if (part.first + part.count <= hello_->lamps) {
      draft_.zones.push_back({part.role == TW_ROLE_SEAT ? seat_of(part) : -1, part.first, part.count});
    }
  } else {
    draft_.ring = true;
  }
  if (++parts_known_ == hello_->parts) {
    description_ = draft_;
    state_ = State::kReady;
  }
}

void BoardLink::take_press(const tw_press& press) {
  // Before the description is known nobody can say what the button means: it will be told again.
  if (state_ != State::kReady) return;
  if (!epoch_ || press.epoch != *epoch_) {  // it was without power, and its HELLO was lost
    if (!pending_) asked_at_ = Time{0};
    state_ = State::kAsking;
    pending_.reset();
    connected_ = heard_;
    return;
  }
  const auto ahead = static_cast<std::uint16_t>(press.number - next_press_);
  if (ahead == 0) {
    ++next_press_;
    const auto& buttons = description_->buttons;
    const auto button = std::find_if(buttons.begin(), buttons.end(),
                                     [&](const Button& known) { return known.index == press.button; });
    if (button != buttons.end()) {
      presses_.push_back({*button, fmt::format("press {}-{}", press.epoch, press.number),
                          std::chrono::milliseconds(press.age_ms)});
    }
  } else if (ahead < 0x8000U) {
    return;  // one is missing before it: cannot be, as the board waits for each; never skip one
  } else {
    ++counts_.repeats;
  }
  const tw_press_id id{press.epoch, press.number};
  acks_.push_back(packed(TW_BUTTON_ACK, [&](auto* out) { return tw_pack_button_ack(out, &id); }));
}

void BoardLink::take_ack(const tw_ack& ack) {
  if (ack.type != pending_->message.type) return;
  pending_.reset();
  if (ack.code != TW_OK) ++counts_.refused;
  switch (ack.type) {
    case TW_LED_SHOW:
      if (!in_flight_) break;  // a console's own
      if (ack.code == TW_OK) {
        on_board_ = std::move(in_flight_);
        shown_ = true;
        ++counts_.shown;
      } else {
        on_board_.reset();  // a range was lost on the way
        shown_ = false;
      }
      in_flight_.reset();
      break;
    case TW_RING:
      ring_sent_ = true;
      break;
    case TW_LED_LIMIT:
      limit_sent_ = true;
      break;
    case TW_DESCRIBE:
      if (state_ == State::kDescribing) ++parts_known_;  // it does not have that part after all
      if (state_ == State::kDescribing && parts_known_ == hello_->parts) {
        description_ = draft_;
        state_ = State::kReady;
      }
      break;
    default:
      break;
  }
}

void BoardLink::ring(std::uint8_t level, std::chrono::milliseconds fade) {
  if (ring_ && ring_->level == level) return;
  ring_ = tw_ring{level, static_cast<std::uint16_t>(std::clamp<std::int64_t>(fade.count(), 0, 65535))};
  ring_sent_ = false;
}

void BoardLink::limit(int max_ma) {
  limit_ = std::clamp(max_ma, TW_LIMIT_MIN_MA, TW_LIMIT_MAX_MA);
  limit_sent_ = false;
}

std::vector<Press> BoardLink::take_presses() { return std::exchange(presses_, {}); }

Picture BoardLink::full_picture() const {
  Picture picture = *wanted_;
  picture.resize(static_cast<std::size_t>(description_->lamps));
  return picture;
}

bool BoardLink::picture_is_shown() const {
  return state_ == State::kReady && (!wanted_ || (shown_ && on_board_ && *on_board_ == full_picture()));
}

void BoardLink::put(const Message& message, std::vector<std::uint8_t>& out) {
  if (listener) listener(false, message);
  const auto wire = encode(message);
  // The zero behind the frame before is also the one in front of this.
  out.insert(out.end(), wire.begin() + (out.empty() ? 0 : 1), wire.end());
}

void BoardLink::put_request(Message message, Time now, std::vector<std::uint8_t>& out) {
  message.seq = seq_++;
  put(message, out);
  pending_ = Request{std::move(message), now, kReplyWithin + kByte * static_cast<std::int64_t>(out.size())};
  said_at_ = now;
}

void BoardLink::put_picture(Time now, std::vector<std::uint8_t>& out) {
  const Picture wanted = full_picture();
  const bool uniform =
      std::all_of(wanted.begin(), wanted.end(), [&](const Rgb& c) { return c == wanted.front(); });
  if (!on_board_ && uniform && !wanted.empty()) {
    const tw_led_fill fill{
        0, static_cast<std::uint16_t>(wanted.size()), {wanted.front().r, wanted.front().g, wanted.front().b}};
    Message message = packed(TW_LED_FILL, [&](auto* to) { return tw_pack_led_fill(to, &fill); });
    message.seq = seq_++;
    put(message, out);
  } else {
    for (std::size_t i = 0; i < wanted.size();) {
      if (on_board_ && (*on_board_)[i] == wanted[i]) {
        ++i;
        continue;
      }
      std::size_t end = std::min<std::size_t>(wanted.size(), i + TW_RANGE_MAX);
      while (on_board_ && (*on_board_)[end - 1] == wanted[end - 1]) --end;
      Message message = packed(TW_LED_RANGE, [&](auto* to) {
        return tw_pack_led_range(to, static_cast<std::uint16_t>(i), bytes_of(wanted, i),
                                 static_cast<std::uint8_t>(end - i));
      });
      message.seq = seq_++;
      put(message, out);
      i = end;
    }
  }
  const tw_led_show show{frame_++, check_of(wanted)};
  put_request(packed(TW_LED_SHOW, [&](auto* to) { return tw_pack_led_show(to, &show); }), now, out);
  in_flight_ = wanted;
  shown_at_ = now;
}

bool BoardLink::next_request(Time now, std::vector<std::uint8_t>& out) {
  if (state_ == State::kAsking) {
    if (now - asked_at_ < kAskEvery) return false;
    asked_at_ = said_at_ = now;
    if (seq_ == 0) ++seq_;
    put({TW_HELLO_REQUEST, seq_++, {TW_PROTOCOL}}, out);
    return false;
  }
  if (state_ == State::kDescribing) {
    put_request({TW_DESCRIBE, 0, {static_cast<std::uint8_t>(parts_known_)}}, now, out);
    return true;
  }
  if (state_ != State::kReady) return false;
  if (limit_ && !limit_sent_) {
    const auto ma = static_cast<std::uint16_t>(*limit_);
    put_request(packed(TW_LED_LIMIT, [&](auto* to) { return tw_pack_led_limit(to, ma); }), now, out);
    return true;
  }
  if (ring_ && !ring_sent_ && description_->ring) {
    put_request(packed(TW_RING, [&](auto* to) { return tw_pack_ring(to, &*ring_); }), now, out);
    return true;
  }
  if (!said_.empty()) {
    Message message = std::move(said_.front());
    said_.pop_front();
    const MessageLayout* layout = layout_of(message.type);
    const bool waits =
        layout != nullptr && (layout->answer.find("error") == std::string::npos) && layout->answer != "-";
    if (message.type == TW_LED_RANGE || message.type == TW_LED_FILL || message.type == TW_LED_SHOW)
      on_board_.reset();
    if (waits) {
      put_request(std::move(message), now, out);
    } else {
      message.seq = seq_++;
      put(message, out);
      said_at_ = now;
    }
    return waits;
  }
  if (description_->lamps > 0 && !picture_is_shown() && (shown_at_ == Time{0} || now - shown_at_ >= kFrame)) {
    put_picture(now, out);
    return true;
  }
  if (now - said_at_ >= kPingAfter) {
    put({TW_PING, seq_++, {}},
        out);  // nobody waits for its PONG: whether the board is there, its heartbeat says
    said_at_ = now;
  }
  return false;
}

void BoardLink::check_silence(Time now) {
  if (state_ == State::kAsking && now - connected_ >= kAskFor) {
    const bool noise = counts_.bytes > 0 && receiver_.good == 0;
    lose(
        State::kLost,
        noise
            ? Error{ErrorKind::kInput,
                    fmt::format(
                        "something answers that is no Tilewatch board ({} bytes, none of them a message)",
                        counts_.bytes),
                    "Is another device on this port? `tilewatch bridge --list` shows what is plugged in."}
            : Error{
                  ErrorKind::kInput, "nothing answers on this port",
                  "Is Tilewatch's firmware on the board? firmware_bridge/README.md says how it gets there."});
  } else if ((state_ == State::kDescribing || state_ == State::kReady) && now - heard_ >= kSilence) {
    lose(State::kLost, {ErrorKind::kFailed, "the board has gone silent", "Is its cable still plugged in?"});
  }
}

std::vector<std::uint8_t> BoardLink::take_output(Time now) {
  std::vector<std::uint8_t> out;
  check_silence(now);
  if (state_ == State::kClosed || state_ == State::kLost || state_ == State::kForeign) return out;
  const bool writing_strip = pending_ && pending_->message.type == TW_LED_SHOW;
  if (pending_ && now - pending_->sent >= pending_->patience) {
    ++counts_.asked_again;
    if (writing_strip) {
      // Which of its ranges arrived nobody knows.
      pending_.reset();
      on_board_.reset();
      in_flight_.reset();
      shown_ = false;
    } else {
      put(pending_->message, out);
      pending_->sent = said_at_ = now;
      return out;
    }
  } else if (writing_strip) {
    return out;  // not a byte until it has answered
  }
  for (; !acks_.empty(); acks_.pop_front()) {
    acks_.front().seq = seq_++;
    put(acks_.front(), out);
    said_at_ = now;
  }
  while (!pending_ && next_request(now, out)) {
  }
  return out;
}

Time BoardLink::next_wake() const {
  switch (state_) {
    case State::kClosed:
    case State::kLost:
    case State::kForeign:
      return kNever;
    case State::kAsking:
      return std::min(asked_at_ + kAskEvery, connected_ + kAskFor);
    default:
      break;
  }
  Time wake = heard_ + kSilence;
  if (pending_) return std::min(wake, pending_->sent + pending_->patience);
  if (state_ == State::kDescribing || !said_.empty() || !acks_.empty()) return said_at_;
  wake = std::min(wake, said_at_ + kPingAfter);
  if (description_->lamps > 0 && !picture_is_shown()) wake = std::min(wake, shown_at_ + kFrame);
  if ((limit_ && !limit_sent_) || (ring_ && !ring_sent_ && description_->ring)) wake = said_at_;
  return wake;
}

}  // namespace tilewatch::bridge
