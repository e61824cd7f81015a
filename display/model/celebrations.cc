// SPDX-License-Identifier: MIT
#include "display/model/celebrations.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

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
    ended_ = snapshot.mode == bus::Mode::kEnded;
    return;
  }
  const bool ended = snapshot.mode == bus::Mode::kEnded;
  const bool was_ended = std::exchange(ended_, ended);
  if (!ended) finale_ = false;
  if (shown_ && !is_there(snapshot, *shown_)) shown_.reset();
  std::erase_if(waiting_, [&](const LastScore& score) { return !is_there(snapshot, score); });
  if (ended && !was_ended) begin_finale(snapshot);
  for (LastScore& score : scores_since(snapshot, *known_)) {
    if (ended) break;  // what is put right then is in the result
    if (score.kind == "score" && score.points > 0 && score.turn + 1 >= snapshot.turn) {
      waiting_.push_back(std::move(score));
    }
  }
  while (!finale_ && waiting_.size() > kMostWaiting) waiting_.pop_front();
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
  if (finale_ && final_number() > 0)
    return since_s_ + std::clamp(kFinale_s / std::max(1, finals_), kShortestFinal_s, kLongestFinal_s);
  return since_s_ + (waiting_.empty() ? kEach_s : kInARow_s);
}

void Celebrations::begin_finale(const bus::Snapshot& snapshot) {
  constexpr auto kMost = static_cast<std::size_t>(kFinale_s / kShortestFinal_s);
  for (LastScore& score : scores_since(snapshot, *known_)) {
    const bool last_turn = score.kind == "score" && score.turn + 1 >= snapshot.turn;
    if (score.kind == "final" || last_turn) waiting_.push_back(std::move(score));
  }
  while (waiting_.size() > kMost) {
    waiting_.erase(std::min_element(
        waiting_.begin(), waiting_.end(),
        [](const LastScore& a, const LastScore& b) { return std::abs(a.points) < std::abs(b.points); }));
  }
  finale_ = true;
  finals_ = static_cast<int>(waiting_.size());
}

bus::Snapshot Celebrations::told(const bus::Snapshot& snapshot) const {
  if (!in_finale()) return snapshot;
  bus::Snapshot told = snapshot;
  told.mode = bus::Mode::kPlaying;
  told.prompts.clear();
  told.odds.reset();
  std::erase_if(told.log, [&](const bus::LogEntry& entry) { return entry.seq > shown_->seq; });
  const auto is_whose = [](const LastScore& score, std::optional<Colour> colour) {
    return score.colours.empty() ||
           (colour && std::find(score.colours.begin(), score.colours.end(), *colour) != score.colours.end());
  };
  for (const LastScore& to_come : waiting_) {
    for (bus::PlayerState& player : told.players) {
      if (is_whose(to_come, player.colour)) player.score -= to_come.points;
    }
    if (!told.mists) continue;
    for (bus::MistsScore& score : told.mists->scores) {
      if (is_whose(to_come, score.colour)) score.points -= to_come.points;
    }
  }
  for (bus::PlayerState& player : told.players) {
    player.if_ended_now = player.score;
    player.active = false;
  }
  if (told.mists) {
    told.mists->end.clear();
    told.mists->cause.clear();
  }
  return told;
}

void Celebrations::skip() {
  waiting_.clear();
  shown_.reset();
}

void Celebrations::begin_next(double now_s) {
  if (waiting_.empty()) return;
  shown_ = std::move(waiting_.front());
  waiting_.pop_front();
  since_s_ = now_s;
}

}  // namespace tilewatch::model
