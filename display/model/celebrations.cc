// SPDX-License-Identifier: MIT
#include "display/model/celebrations.h"

#include <algorithm>

namespace tilewatch::model {
namespace {

constexpr std::size_t kMostWaiting = 4;

bool is_there(const bus::Snapshot& snapshot, const LastScore& score) {
  return std::any_of(snapshot.log.begin(), snapshot.log.end(),
                     [&](const bus::LogEntry& entry) { return entry.seq == score.seq; });
}

}  // namespace

void Celebrations::take(const bus::Snapshot& snapshot, double now_s) {
  const std::int64_t newest = snapshot.log.empty() ? 0 : snapshot.log.back().seq;
  if (!known_) {
    known_ = newest;
    return;
  }
  if (snapshot.mode == bus::Mode::kEnded) {  // the whole result is shown then
    waiting_.clear();
    shown_.reset();
    known_ = newest;
    return;
  }
  if (shown_ && !is_there(snapshot, *shown_)) shown_.reset();
  std::erase_if(waiting_, [&](const LastScore& score) { return !is_there(snapshot, score); });
  for (LastScore& score : scores_since(snapshot, *known_)) {
    if (score.kind == "score" && score.points > 0 && score.turn + 1 >= snapshot.turn) {
      waiting_.push_back(std::move(score));
    }
  }
  while (waiting_.size() > kMostWaiting) waiting_.pop_front();
  known_ = newest;  // lower than before after an undo, or in another game
  at(now_s);
}

const LastScore* Celebrations::at(double now_s) {
  if (shown_ && now_s >= *until()) shown_.reset();
  if (!shown_) begin_next(now_s);
  return shown_ ? &*shown_ : nullptr;
}

std::optional<double> Celebrations::until() const {
  if (!shown_) return std::nullopt;
  return since_s_ + (waiting_.empty() ? kEach_s : kInARow_s);
}

void Celebrations::begin_next(double now_s) {
  if (waiting_.empty()) return;
  shown_ = std::move(waiting_.front());
  waiting_.pop_front();
  since_s_ = now_s;
}

}  // namespace tilewatch::model
