// SPDX-License-Identifier: MIT
// Every choice is tried on a copy of the game, and what comes of it is held against the table.
#include "engine/referee/step_paths.h"

#include <algorithm>
#include <cstdlib>
#include <type_traits>

namespace tilewatch::referee {
namespace {

constexpr std::size_t kMostPaths = 4000;
constexpr std::size_t kLongestPath = 12;

class Finder {
 public:
  Finder(const rules::Game& game, const TableView& view) : start_(facts_of(game)), view_(view) {}

  void look(const rules::Game& at, const StepPath& so_far) {
    for (const rules::Command& command : choices(at)) try_one(at, so_far, command, false);
    for (const rules::Command& command : unusual(at)) try_one(at, so_far, command, true);
  }
  std::vector<StepPath> paths;

 private:
  static std::vector<rules::Command> choices(const rules::Game& at) {
    std::vector<rules::Command> all = at.choices();
    std::erase_if(all, [](const auto& c) { return std::holds_alternative<rules::PlaceFigure>(c); });
    return all;
  }

  /// G-16, G-29: "up to 3": exactly the ghosts that are gone, where those are fewer than there might be.
  std::vector<rules::Command> unusual(const rules::Game& at) const {
    std::vector<rules::Command> found;
    if (at.phase() != rules::Phase::kScore && at.phase() != rules::Phase::kDriveAway) return found;
    std::vector<rules::GhostGroup> gone;
    for (const auto& [fact, count] : facts_of(at)) {
      if (fact.figure.kind != FigureKind::kGhost || fact.face_down) continue;
      const auto settled = view_.settled(fact);
      const int left = settled ? *settled - view_.in_doubt(fact) : count;
      if (left < count) gone.push_back({fact.figure.at, count - left});
    }
    if (gone.empty()) return found;
    const std::vector<rules::Command> usual = choices(at);
    const auto add = [&](const rules::Command& command) {
      const std::string text = rules::command_to_text(at.catalogue(), command);
      const bool listed = std::any_of(usual.begin(), usual.end(), [&](const rules::Command& other) {
        return rules::command_to_text(at.catalogue(), other) == text;
      });
      if (!listed && !at.why_not(command)) found.push_back(command);
    };
    if (at.phase() == rules::Phase::kDriveAway) {
      add(rules::DriveAway{gone});
      return found;
    }
    std::set<rules::FeatureRef> features;
    for (const rules::Command& command : usual) {
      const auto* score = std::get_if<rules::ScoreFeature>(&command);
      if (score != nullptr && features.insert(score->feature).second) {
        add(rules::CalmGhosts{score->feature, gone, {}});
      }
    }
    return found;
  }

  void try_one(const rules::Game& at, const StepPath& so_far, const rules::Command& command, bool unusual) {
    if (paths.size() >= kMostPaths) return;
    rules::Game after = at;
    if (!after.advance(command)) return;
    StepPath path = so_far;
    path.commands.push_back(command);
    path.unusual = path.unusual || unusual;
    const std::vector<Fact> by_hand = done_by_hand(at, command);
    path.shown_by.insert(by_hand.begin(), by_hand.end());
    path.turn_over = after.phase() == rules::Phase::kTile || after.phase() == rules::Phase::kEnded;
    weigh(path, facts_of(after));
    const bool seen_or_traceless = path.fits;
    const bool go_on = !path.turn_over && seen_or_traceless && path.commands.size() < kLongestPath;
    paths.push_back(path);
    if (go_on) look(after, path);
  }

  void weigh(StepPath& path, const Facts& after) const {
    path.changes.clear();
    for (const auto& [fact, count] : start_) {
      const int then = count_of(after, fact);
      if (then != count) path.changes[fact] = {count, then};
    }
    for (const auto& [fact, count] : after) {
      if (!start_.contains(fact)) path.changes[fact] = {0, count};
    }
    for (const Fact& fact : path.shown_by) {
      path.changes.try_emplace(fact, count_of(start_, fact), count_of(after, fact));
    }
    path.gain = 0;
    path.fits = true;
    path.unseen = false;
    for (const auto& [fact, change] : path.changes) {
      const auto [before, then] = change;
      const bool by_hand = path.shown_by.contains(fact);
      const auto seen = view_.settled(fact);
      if (!seen) {
        path.fits = path.fits && !by_hand;
        continue;
      }
      // What follows by itself may be done on the table already, in part, or not yet.
      const int low = by_hand ? then : std::min(before, then);
      const int high = by_hand ? then : std::max(before, then);
      const int off = *seen < low ? low - *seen : *seen > high ? *seen - high : 0;
      if (by_hand && off > 0 && *seen > then && view_.seen(fact) == then) {
        path.unseen = true;
        continue;
      }
      if (by_hand && *seen > then && *seen - view_.in_doubt(fact) <= then) {
        path.unseen = true;
        path.gain += before - then;  // if it is so, it explains this much more than the others
        continue;
      }
      path.gain += std::abs(*seen - before) - off;
      if (by_hand && off > 0) path.fits = false;
    }
  }

  Facts start_;
  const TableView& view_;
};

bool begins_with(const StepPath& path, const StepPath& first, const catalogue::Catalogue& catalogue) {
  if (path.commands.size() < first.commands.size()) return false;
  for (std::size_t i = 0; i < first.commands.size(); ++i) {
    if (rules::command_to_text(catalogue, path.commands[i]) !=
        rules::command_to_text(catalogue, first.commands[i])) {
      return false;
    }
  }
  return true;
}

std::string text_after(rules::Game game, const StepPath& path) {
  for (const rules::Command& command : path.commands) game.advance(command);
  return game.to_text();
}

}  // namespace

std::vector<Fact> done_by_hand(const rules::Game& game, const rules::Command& command) {
  std::vector<Fact> facts;
  const auto ghosts = [&](const std::vector<rules::GhostGroup>& groups) {
    for (const rules::GhostGroup& group : groups) facts.push_back(neutral_at(FigureKind::kGhost, group.at));
  };
  std::visit(
      [&](const auto& what) {
        using T = std::decay_t<decltype(what)>;
        if constexpr (std::is_same_v<T, rules::MoveNeutral>) {
          const int index = game.position().neutral(what.kind);
          if (index >= 0) facts.push_back({game.position().figure(static_cast<std::size_t>(index)), false});
          if (what.to) facts.push_back(neutral_at(what.kind, *what.to));
        } else if constexpr (std::is_same_v<T, rules::BuryFigure>) {
          facts.push_back({what.figure, false});
          facts.push_back({{what.figure.kind, what.figure.player, what.cemetery}, false});
        } else if constexpr (std::is_same_v<T, rules::PutGhost>) {
          facts.push_back(neutral_at(FigureKind::kGhost, what.at));
        } else if constexpr (std::is_same_v<T, rules::CalmGhosts> || std::is_same_v<T, rules::DriveAway>) {
          ghosts(what.ghosts);
        } else if constexpr (std::is_same_v<T, rules::PlaceHound>) {
          facts.push_back(neutral_at(FigureKind::kHound, what.beside.at));
        } else if constexpr (std::is_same_v<T, rules::PlaceFaceDown>) {
          facts.push_back(face_down_at(what.cell));
        } else if constexpr (std::is_same_v<T, rules::TakeHome>) {
          facts.push_back({what.figure, false});
        } else if constexpr (std::is_same_v<T, rules::CropCircle>) {
          if (what.figure) facts.push_back({*what.figure, false});
        }
      },
      command);
  return facts;
}

std::vector<StepPath> step_paths(const rules::Game& game, const TableView& view) {
  Finder finder(game, view);
  if (game.phase() != rules::Phase::kTile && game.phase() != rules::Phase::kEnded) finder.look(game, {});
  return std::move(finder.paths);
}

const StepPath* told_by_table(const rules::Game& game, const std::vector<StepPath>& paths, bool went_on) {
  const StepPath* best = nullptr;
  double most = 0;
  for (const StepPath& path : paths) {
    most = std::max(most, path.gain);
    // A ghost that is not seen for a while looks like one that was taken: fewer than might be are never
    // believed without a question, but they are a doubt.
    const bool counts =
        path.fits && !path.unseen && !path.unusual && (went_on ? path.turn_over : path.gain > 0);
    if (!counts) continue;
    if (best == nullptr || path.gain > best->gain ||
        (path.gain == best->gain && path.commands.size() < best->commands.size())) {
      best = &path;
    }
  }
  if (best == nullptr || best->gain < most) return nullptr;
  std::string result;
  for (const StepPath& path : paths) {
    if (&path == best || path.gain < best->gain || !path.fits) continue;
    // Until the turn is over the least is believed: what else may have been done will show itself.
    const bool more =
        path.commands.size() > best->commands.size() || begins_with(path, *best, game.catalogue());
    if (went_on ? !path.turn_over : more) continue;
    if (result.empty()) result = text_after(game, *best);
    if (text_after(game, path) != result) return nullptr;
  }
  return best;
}

}  // namespace tilewatch::referee
