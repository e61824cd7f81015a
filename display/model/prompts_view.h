// SPDX-License-Identifier: MIT
// The open questions, the most pressing first, and the request that answers one.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "engine/bus/messages.h"

namespace tilewatch::model {

struct AnswerView {
  std::string id;
  QString key;  ///< "1" .. "9"; empty from the tenth on
  QString text;
  QString type;  ///< tile to draw, empty for none
  Rotation rotation = 0;
  QString chance;  ///< "87 %", empty when nobody can say
};

struct PromptView {
  std::int64_t id = 0;
  QString title;  ///< three or four words by kind: "Which tile is this?"
  QString text;   ///< the engine's words, without coordinates
  QString rule;   ///< "Rule B-1", empty for none
  QString note;   ///< what happens by itself: "Clears by itself when the table shows it."
  std::optional<Cell> cell;
  std::vector<AnswerView> answers;
  bool urgent = false;  ///< the game waits for it
  double asked_at_s = 0;
  QString spoken;
};

/// Those that hold up the game first, then oldest first.
std::vector<PromptView> prompts_view(const bus::Snapshot& snapshot);

/// "asked just now", "asked 12 s ago", "asked 3 min ago".
QString asked_text(double seconds_ago);

bus::Request answer_request(const PromptView& prompt, const AnswerView& answer);

}  // namespace tilewatch::model
