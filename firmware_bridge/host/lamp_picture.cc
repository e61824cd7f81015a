// SPDX-License-Identifier: MIT
#include "firmware_bridge/host/lamp_picture.h"

#include <algorithm>
#include <array>

namespace tilewatch::bridge {
namespace {

constexpr Rgb kAlive{0, 0, 24};
constexpr Rgb kAsk{110, 60, 0};
constexpr Rgb kTrouble{90, 0, 0};
constexpr Rgb kGhost{50, 50, 60};
constexpr Rgb kTiles{14, 10, 4};
constexpr Rgb kOver{60, 60, 60};
constexpr int kFullBar = 50;  // one round of the usual score track

Rgb dimmed(Rgb colour, int percent) {
  const auto part = [percent](std::uint8_t value) {
    // A colour that is there at all stays visible.
    return static_cast<std::uint8_t>(value == 0 ? 0 : std::max(2, value * percent / 100));
  };
  return {part(colour.r), part(colour.g), part(colour.b)};
}

/// How many of `count` lamps stand for `value` of `full`; one at least for anything above nothing.
int lamps_for(int value, int full, int count) {
  if (value <= 0 || full <= 0) return 0;
  return std::clamp(value * count / full, 1, count);
}

void fill(Picture& picture, const LampZone& zone, Rgb colour, int count) {
  for (int i = 0; i < std::min(count, zone.count); ++i) {
    const auto at = static_cast<std::size_t>(zone.first + i);
    if (at < picture.size()) picture[at] = colour;
  }
}
void last_lamp(Picture& picture, const LampZone& zone, Rgb colour) {
  fill(picture, {zone.seat, zone.first + zone.count - 1, 1}, colour, 1);
}

bool holds_up(const bus::Prompt& prompt) {
  return prompt.blocks || prompt.kind == "which_tile" || prompt.kind == "illegal_tile";
}

void paint_seat(Picture& picture, const LampZone& zone, const bus::Snapshot& state) {
  if (static_cast<std::size_t>(zone.seat) >= state.players.size()) return;
  const bus::PlayerState& player = state.players[static_cast<std::size_t>(zone.seat)];
  int best = kFullBar;
  for (const auto& other : state.players) best = std::max(best, other.score);
  const Rgb colour = dimmed(light_of(player.colour), player.active ? 100 : 25);
  // The first lamp is always on: it says whose seat this is.
  fill(picture, zone, colour, std::max(1, lamps_for(player.score, best, zone.count)));
  const bool asked = std::any_of(state.prompts.begin(), state.prompts.end(),
                                 [](const bus::Prompt& prompt) { return !prompt.answers.empty(); });
  if (player.active && asked) last_lamp(picture, zone, kAsk);
}

void paint_common(Picture& picture, const LampZone& zone, const bus::Snapshot& state) {
  if (state.mode == bus::Mode::kEnded) return fill(picture, zone, kOver, zone.count);
  if (!state.trouble.empty()) return fill(picture, zone, kTrouble, zone.count);
  if (std::any_of(state.prompts.begin(), state.prompts.end(), holds_up)) {
    return fill(picture, zone, kAsk, zone.count);
  }
  if (state.mode == bus::Mode::kWaiting) return fill(picture, zone, kAlive, 1);
  if (state.mists) {
    return fill(picture, zone, kGhost, lamps_for(state.mists->bank, state.mists->ghosts_in_all, zone.count));
  }
  fill(picture, zone, kTiles,
       lamps_for(state.tiles_left, state.tiles_left + static_cast<int>(state.tiles.size()), zone.count));
}

}  // namespace

Rgb light_of(Colour colour) {
  static constexpr std::array<Rgb, kColourCount> kLights{{
      {150, 0, 0},     // red
      {0, 20, 160},    // blue
      {0, 130, 0},     // green
      {130, 90, 0},    // yellow
      {60, 0, 130},    // black: indigo
      {140, 20, 60},   // pink
      {30, 60, 80},    // grey: pale blue
      {100, 100, 100}  // white
  }};
  return kLights.at(static_cast<std::size_t>(colour));
}

const bus::Prompt* pressing_question(const bus::Snapshot& state) {
  const bus::Prompt* best = nullptr;
  for (const bus::Prompt& prompt : state.prompts) {
    if (prompt.answers.empty()) continue;
    if (best == nullptr || (holds_up(prompt) && !holds_up(*best))) best = &prompt;
  }
  return best;
}

Picture lamp_picture(const BoardDescription& board, const bus::Snapshot* state,
                     const std::vector<Flash>& flashes, Time now) {
  Picture picture(static_cast<std::size_t>(board.lamps));
  for (const LampZone& zone : board.zones) {
    if (zone.seat < 0) {
      state == nullptr ? fill(picture, zone, kAlive, 1) : paint_common(picture, zone, *state);
    } else if (state != nullptr) {
      paint_seat(picture, zone, *state);
    }
    for (const Flash& flash : flashes) {
      if (flash.seat == zone.seat && now < flash.until) fill(picture, zone, flash.colour, zone.count);
    }
  }
  return picture;
}

}  // namespace tilewatch::bridge
