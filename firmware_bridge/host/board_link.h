// SPDX-License-Identifier: MIT
// The conversation with a board, without any I/O: bytes in, bytes out, a clock that the caller has. Finds out
// who is there, keeps the board's picture right, takes each press exactly once.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/catalogue/result.h"
#include "firmware_bridge/host/board.h"
#include "firmware_bridge/host/text_twin.h"
#include "firmware_bridge/protocol/table_protocol.h"

namespace tilewatch::bridge {

/// What became of frames and requests; counts since the link was made, thrown_away and bytes since connect().
struct LinkCounts {
  std::int64_t good = 0;
  std::int64_t thrown_away = 0;  ///< frames from the board that were damaged
  std::int64_t asked_again = 0;  ///< requests that had to be repeated
  std::int64_t repeats = 0;      ///< presses that were told again though taken
  std::int64_t shown = 0;        ///< pictures that the board has acknowledged
  std::int64_t refused = 0;      ///< requests that the board could not do
  std::int64_t bytes = 0;
};

class BoardLink {
 public:
  enum class State : std::uint8_t {
    kClosed,      ///< nobody is connected
    kAsking,      ///< HELLO_REQUEST goes out until something answers
    kDescribing,  ///< it is a board of ours and tells what it has
    kReady,
    kLost,     ///< silent, or never answered: close the port and try again later
    kForeign,  ///< a board of ours that speaks another protocol, or something else: trouble() says what
  };

  /// Bytes flow from now on.
  void connect(Time now);
  void disconnect();

  void receive(std::span<const std::uint8_t> bytes, Time now);
  /// What is to be written now. Call it after receive(), after a request below and at next_wake().
  std::vector<std::uint8_t> take_output(Time now);
  Time next_wake() const;

  State state() const { return state_; }
  /// Why it is kLost or kForeign.
  const Error& trouble() const { return trouble_; }
  /// What the board has; nothing before it was ready for the first time.
  const std::optional<BoardDescription>& description() const { return description_; }

  /// What the strip is to show from now on; sent again after whatever happens to the board. Lamps that the
  /// board does not have are left out, lamps that `picture` lacks are dark.
  /// Before the first call the lamps are left alone.
  void show(Picture picture) { wanted_ = std::move(picture); }
  void ring(std::uint8_t level, std::chrono::milliseconds fade);
  void limit(int max_ma);
  /// For a console: sends this when there is nothing more urgent.
  void say(Message message) { said_.push_back(std::move(message)); }
  /// What say() was given and could not be sent yet.
  std::size_t unsaid() const { return said_.size(); }

  /// Presses since the last call, each once, in order.
  std::vector<Press> take_presses();
  /// Whether the board is ready and shows what show() wanted.
  bool picture_is_shown() const;
  const LinkCounts& counts() const { return counts_; }
  const std::optional<tw_heartbeat>& heartbeat() const { return heartbeat_; }

  /// Called with everything that is said, for a console or a log.
  std::function<void(bool from_board, const Message& message)> listener;

 private:
  struct Request {
    Message message;
    Time sent{0};
    Time patience{0};
  };

  void take(const Message& message, Time now);
  void take_hello(const tw_hello& hello, Time now);
  void take_part(const tw_part& part, Time now);
  void take_press(const tw_press& press);
  void take_ack(const tw_ack& ack);
  void begin_describing(const tw_hello& hello);
  void lose(State state, Error error);
  void check_silence(Time now);
  void put(const Message& message, std::vector<std::uint8_t>& out);
  /// The next request, if any is due.
  bool next_request(Time now, std::vector<std::uint8_t>& out);
  void put_request(Message message, Time now, std::vector<std::uint8_t>& out);
  /// The ranges in which the board's lamps differ, then LED_SHOW.
  void put_picture(Time now, std::vector<std::uint8_t>& out);
  Picture full_picture() const;
  bool is_answer(const Message& message) const;

  State state_ = State::kClosed;
  Error trouble_;
  tw_receiver receiver_{};
  std::uint8_t seq_ = 0;
  Time connected_{0};
  Time heard_{0};
  Time said_at_{0};
  Time shown_at_{0};
  Time asked_at_{0};
  std::optional<Request> pending_;

  std::optional<tw_hello> hello_;
  BoardDescription draft_;
  int parts_known_ = 0;
  std::optional<BoardDescription> description_;

  std::optional<Picture> wanted_;
  std::optional<Picture> on_board_;   ///< what its memory holds; nothing = not known
  std::optional<Picture> in_flight_;  ///< what it will hold when LED_SHOW is acknowledged
  bool shown_ = false;                ///< on_board_ is also what is seen
  std::uint8_t frame_ = 0;
  std::optional<tw_ring> ring_;
  bool ring_sent_ = false;
  std::optional<int> limit_;
  bool limit_sent_ = false;
  std::deque<Message> said_;
  std::optional<Message> saying_;

  std::optional<std::uint16_t> epoch_;
  std::uint16_t next_press_ = 0;
  std::deque<Message> acks_;
  std::vector<Press> presses_;
  std::optional<tw_heartbeat> heartbeat_;
  LinkCounts counts_;
};

}  // namespace tilewatch::bridge
