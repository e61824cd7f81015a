// SPDX-License-Identifier: MIT
// Matching figures from reading to reading.
#include "engine/referee/standing_figures.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "engine/rules/figure_traits.h"

namespace tilewatch::referee {
namespace {

// A figure seen this surely is there; one seen less surely is believed when the next reading sees it too.
constexpr double kSure = 0.6;
constexpr double kDoubtful = 0.35;
// Weaker sights than that still show that a figure that was there has not gone.
constexpr double kStillThere = 0.1;
// Two sights of one figure are nearer to each other than this, in tiles: nobody can stand two closer
// together.
constexpr double kSamePlace = 0.3;
// A film's table is read again only when it changes: a figure missing this long (camera's clock) is gone.
constexpr double kGoneAfterS = 0.5;

double distance(const bus::SeenFigure& a, const bus::SeenFigure& b) {
  return std::hypot(a.cell.x + a.u - b.cell.x - b.u, a.cell.y + a.v - b.cell.y - b.v);
}

bool same(const bus::SeenFigure& a, const bus::SeenFigure& b) {
  // Ghosts of a tile are pushed about; which of them it was is of no importance.
  if (is_neutral(a.kind) || is_neutral(b.kind)) return a.kind == b.kind && a.cell == b.cell;
  // Of which kind a player's figure is may be in doubt.
  if (!may_be(a, b.kind) && !may_be(b, a.kind)) return false;
  return a.colour == b.colour &&
         (distance(a, b) < kSamePlace || (a.cell == b.cell && distance(a, b) < 2 * kSamePlace));
}

/// Of these there is only one, so that one seen elsewhere has moved.
bool is_single(FigureKind kind) { return kind == FigureKind::kMage || kind == FigureKind::kWitch; }

FeatureKind best_on(const bus::SeenFigure& figure) {
  return figure.on.empty() ? FeatureKind::kTile : figure.on.front().kind;
}

}  // namespace

bool is_neutral(FigureKind kind) { return rules::traits_of(kind).neutral; }

bool may_be(const bus::SeenFigure& seen, FigureKind kind) {
  return seen.kind == kind ||
         std::any_of(seen.kinds.begin(), seen.kinds.end(), [&](const auto& may) { return may.kind == kind; });
}

void StandingFigures::says_kind(StandingFigure& figure, FigureKind kind) {
  figure.kind_known = kind;
  figure.seen.kind = kind;
  figure.seen.kinds.clear();
  if (figure.change > 0) changes_[figure.change - 1].kind = kind;
}

StandingFigure* StandingFigures::find(std::int64_t id) {
  const auto found =
      std::find_if(figures_.begin(), figures_.end(), [&](const auto& f) { return f.id == id; });
  return found == figures_.end() ? nullptr : &*found;
}

void StandingFigures::says_on(const StandingFigure& figure, FeatureKind on) {
  if (figure.change > 0) changes_[figure.change - 1].on = on;
}

void StandingFigures::remove(std::size_t index, const std::string& frame, FigureNews& news) {
  StandingFigure figure = std::move(figures_[index]);
  figures_.erase(figures_.begin() + static_cast<std::ptrdiff_t>(index));
  const FeatureKind on = figure.game ? figure.game->at.piece.kind : best_on(figure.seen);
  changes_.push_back({frame, "remove", figure.seen.kind, figure.seen.colour, figure.seen.cell, on});
  figure.change = changes_.size();
  news.gone.push_back(std::move(figure));
}

FigureNews StandingFigures::look(const bus::Reading& reading, const Questions& questions) {
  FigureNews news;
  std::vector<bool> used(reading.figures.size(), false);

  // Nearest pairs first, so that two figures of one colour on one tile are not mixed up.
  struct Pair {
    double distance;
    std::size_t figure;
    std::size_t seen;
  };
  std::vector<Pair> pairs;
  for (std::size_t i = 0; i < figures_.size(); ++i) {
    for (std::size_t j = 0; j < reading.figures.size(); ++j) {
      if (reading.figures[j].confidence < kStillThere || !same(figures_[i].seen, reading.figures[j]))
        continue;
      pairs.push_back({distance(figures_[i].seen, reading.figures[j]), i, j});
    }
  }
  std::sort(pairs.begin(), pairs.end(), [](const Pair& a, const Pair& b) { return a.distance < b.distance; });
  std::vector<bool> matched(figures_.size(), false);
  for (const Pair& pair : pairs) {
    if (matched[pair.figure] || used[pair.seen]) continue;
    matched[pair.figure] = used[pair.seen] = true;
    StandingFigure& figure = figures_[pair.figure];
    const bus::SeenFigure before = std::exchange(figure.seen, reading.figures[pair.seen]);
    if (figure.kind_known) {
      figure.seen.kind = *figure.kind_known;
      figure.seen.kinds.clear();
    }
    if (figure.seen.cell != before.cell) {  // at the very rim of a tile: the first sight's cell stays
      figure.seen.cell = before.cell;
      figure.seen.u = before.u;
      figure.seen.v = before.v;
      figure.seen.on = before.on;
    }
    figure.missing_since.reset();
  }
  for (std::size_t i = 0; i < figures_.size(); ++i) {
    if (matched[i] || !is_single(figures_[i].seen.kind)) continue;
    for (std::size_t j = 0; j < reading.figures.size() && !matched[i]; ++j) {
      const bus::SeenFigure& seen = reading.figures[j];
      if (used[j] || seen.kind != figures_[i].seen.kind || seen.confidence < kSure) continue;
      matched[i] = used[j] = true;
      figures_[i].seen = seen;
      figures_[i].missing_since.reset();
      changes_.push_back({reading.frame_name, "move", seen.kind, seen.colour, seen.cell, best_on(seen)});
      figures_[i].change = changes_.size();
    }
  }

  std::set<Cell> in_view;
  for (const bus::SeenTile& tile : reading.tiles) in_view.insert(tile.cell);
  for (const Cell& cell : reading.hidden) in_view.erase(cell);
  const std::vector<StandingFigure> gone_before = std::exchange(lately_gone_, {});
  for (std::size_t i = figures_.size(); i-- > 0;) {
    StandingFigure& figure = figures_[i];
    if (matched[i] || !in_view.contains(figure.seen.cell)) continue;
    if (questions.expected_to_go(figure)) {
      lately_gone_.push_back(figure);
      remove(i, reading.frame_name, news);
    } else if (figure.missing_since) {
      remove(i, reading.frame_name, news);
    } else {
      figure.missing_since = reading.time_s;  // a second reading must confirm it
    }
  }

  std::vector<bus::SeenFigure> doubtful;
  for (std::size_t j = 0; j < reading.figures.size(); ++j) {
    const bus::SeenFigure& seen = reading.figures[j];
    if (used[j] || seen.confidence < kDoubtful) continue;
    const bool seen_before = std::any_of(doubtful_.begin(), doubtful_.end(),
                                         [&](const auto& before) { return same(before, seen); });
    if (seen.confidence < kSure && !seen_before) {
      doubtful.push_back(seen);
      continue;
    }
    StandingFigure figure;
    figure.id = ++last_id_;
    figure.seen = seen;
    const auto back = std::find_if(gone_before.begin(), gone_before.end(),
                                   [&](const StandingFigure& old) { return same(old.seen, seen); });
    if (back != gone_before.end()) {
      // It was overlooked once, not taken home: the line about it goes, the figure is as it was.
      figure.game = back->game;
      if (back->kind_known) {
        figure.kind_known = back->kind_known;
        figure.seen.kind = *back->kind_known;
        figure.seen.kinds.clear();
      }
      figure.leaving = back->leaving;
      const auto line = std::find_if(changes_.rbegin(), changes_.rend(), [&](const FigureChange& change) {
        return change.action == "remove" && change.kind == seen.kind && change.colour == seen.colour &&
               change.cell == back->seen.cell;
      });
      if (line != changes_.rend()) {
        const auto index = static_cast<std::size_t>(changes_.rend() - line) - 1;
        changes_.erase(changes_.begin() + static_cast<std::ptrdiff_t>(index));
        for (StandingFigure& other : figures_) {
          if (other.change > index + 1) --other.change;
        }
      }
    } else if (!questions.known_to_game(seen)) {
      changes_.push_back({reading.frame_name, "place", seen.kind, seen.colour, seen.cell, best_on(seen)});
      figure.change = changes_.size();
    }
    news.appeared.push_back(figure.id);
    figures_.push_back(std::move(figure));
  }
  doubtful_ = std::move(doubtful);
  return news;
}

FigureNews StandingFigures::settle(const bus::Reading& reading) {
  FigureNews news;
  for (std::size_t i = figures_.size(); i-- > 0;) {
    const auto since = figures_[i].missing_since;
    if (since && (reading.end || reading.time_s >= *since + kGoneAfterS)) remove(i, reading.frame_name, news);
  }
  return news;
}

}  // namespace tilewatch::referee
