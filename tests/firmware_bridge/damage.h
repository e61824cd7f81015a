// SPDX-License-Identifier: MIT
// Random messages, noise and flipped bits, counted: short in the tests, at full length in measure_bridge.
#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <span>
#include <vector>

#include "firmware_bridge/host/text_twin.h"
#include "firmware_bridge/protocol/table_protocol.h"

namespace tilewatch::bridge::test {

class Receiver {
 public:
  std::vector<Message> take(std::span<const std::uint8_t> bytes) {
    std::vector<Message> out;
    tw_message raw{};
    for (const std::uint8_t byte : bytes) {
      if (tw_receive(&receiver_, byte, &raw) != 0) {
        out.push_back({raw.type, raw.seq, {raw.payload, raw.payload + raw.length}});
      }
    }
    return out;
  }

 private:
  tw_receiver receiver_{};
};

/// Any message of the protocol with any allowed values.
Message random_message(std::mt19937& random);

/// Whether the protocol's tw_unpack_* takes it (and, if so, whether tw_pack_* gives the same payload);
/// nothing for messages without such functions.
std::optional<bool> unpacks(const Message& message);

/// How many frames are taken from that many random bytes.
std::int64_t frames_in_noise(std::int64_t bytes, std::uint32_t seed);

/// Frames with 1 to 4 flipped bits, and what was taken though it was not sent and passes all checks of its
/// fields.
struct FlippedFrames {
  std::int64_t frames = 0;
  std::int64_t still_right = 0;    ///< flipped in a zero between frames
  std::int64_t wrong_presses = 0;  ///< button, its acknowledgement
  std::int64_t wrong_others = 0;   ///< lamps and all else
};
FlippedFrames flip_bits_in_frames(std::int64_t frames, std::uint32_t seed);

}  // namespace tilewatch::bridge::test
