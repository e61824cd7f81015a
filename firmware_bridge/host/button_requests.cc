// SPDX-License-Identifier: MIT
#include "firmware_bridge/host/button_requests.h"

#include <fmt/format.h>

#include "firmware_bridge/host/lamp_picture.h"

namespace tilewatch::bridge {
namespace {

using namespace std::chrono_literals;

/// A press that waited longer on a board without a connection is not what anybody wants now.
constexpr auto kStale = 10s;

tl::unexpected<Error> refusal(std::string message) { return failure(ErrorKind::kUsage, std::move(message)); }

}  // namespace

std::string words_for(const Button& button, const bus::Snapshot* state) {
  if (button.role == ButtonRole::kClock) return "the clock";
  std::string owner = button.seat < 0 ? "the" : fmt::format("seat {}'s", button.seat + 1);
  if (state != nullptr && button.seat >= 0 && static_cast<std::size_t>(button.seat) < state->players.size()) {
    const bus::PlayerState& player = state->players[static_cast<std::size_t>(button.seat)];
    owner = fmt::format("{}'s", player.name.empty() ? std::string(to_string(player.colour)) : player.name);
  }
  return fmt::format("{} {} button", owner, button.role == ButtonRole::kConfirm ? "confirm" : "undo");
}

Result<bus::Request> request_of(const Press& press, const bus::Snapshot* state) {
  if (state == nullptr) return refusal("there is no game: the engine has not been heard yet");
  if (press.age >= kStale) {
    return refusal(fmt::format("it was pressed {} s ago, while there was no connection: press it again",
                               std::chrono::duration_cast<std::chrono::seconds>(press.age).count()));
  }
  if (press.button.seat >= 0 && static_cast<std::size_t>(press.button.seat) >= state->players.size()) {
    return refusal("nobody sits there");
  }
  bus::Request request;
  request.id = press.id;
  switch (press.button.role) {
    case ButtonRole::kUndo:
      request.verb = "undo";
      return request;
    case ButtonRole::kClock:
      request.verb = "pass";
      return request;
    case ButtonRole::kConfirm:
      break;
  }
  const bus::Prompt* question = pressing_question(*state);
  if (question == nullptr) return refusal("there is nothing to confirm");
  request.verb = "answer";
  request.prompt = question->id;
  request.answer = question->answers.front().id;
  return request;
}

}  // namespace tilewatch::bridge
