// SPDX-License-Identifier: MIT
#include "tests/vision/figures/figure_score.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace tilewatch::test {
namespace {

double distance(cv::Point2f a, cv::Point2f b) { return std::hypot(a.x - b.x, a.y - b.y); }

std::string name_of(const vision::FigureReading& f) {
  if (f.kind != FigureKind::kMeeple) return std::string(to_string(f.kind));
  return fmt::format("{} {}", to_string(f.colour), to_string(f.pose));
}

std::string name_of(const TrueFigure& f) {
  if (f.kind != FigureKind::kMeeple || !f.colour) return std::string(to_string(f.kind));
  return fmt::format("{} {}", to_string(*f.colour), to_string(f.pose));
}

}  // namespace

FigureScore& FigureScore::operator+=(const FigureScore& other) {
  asked += other.asked;
  found += other.found;
  right_on += other.right_on;
  right_pose += other.right_pose;
  right_cell += other.right_cell;
  false_found += other.false_found;
  foot_error += other.foot_error;
  for (const auto& [kind, score] : other.nobodys) {
    nobodys[kind].asked += score.asked;
    nobodys[kind].found += score.found;
    nobodys[kind].false_found += score.false_found;
  }
  for (const auto& [what, count] : other.confusions) confusions[what] += count;
  return *this;
}

std::string FigureScore::text() const {
  std::string text =
      fmt::format("asked {} found {} on {} pose {} cell {} false {} foot {:.3f}", asked, found, right_on,
                  right_pose, right_cell, false_found, found > 0 ? foot_error / found : 0.0);
  for (const auto& [kind, score] : nobodys) {
    text +=
        fmt::format("; {} {} of {}, false {}", to_string(kind), score.found, score.asked, score.false_found);
  }
  return text;
}

FigureScore score_figures(const TrueTable& table, const std::vector<vision::FigureReading>& found) {
  FigureScore score;
  std::vector<bool> used(found.size(), false);
  std::vector<TrueFigure> order = table.figures;
  std::stable_sort(order.begin(), order.end(), [](const TrueFigure& a, const TrueFigure& b) {
    return (a.visible_px > 40) > (b.visible_px > 40);
  });
  for (const auto& truth : order) {
    const bool visible = truth.visible_px > 40;
    const bool asked = visible && truth.kind == FigureKind::kMeeple;
    const bool nobodys = visible && truth.kind != FigureKind::kMeeple;
    score.asked += asked;
    if (nobodys) ++score.nobodys[truth.kind].asked;
    int hit = -1;
    int near = -1;
    for (std::size_t i = 0; i < found.size(); ++i) {
      if (used[i] || distance(found[i].foot, truth.foot) >= 0.35 * truth.tile_px) continue;
      near = static_cast<int>(i);
      if (found[i].kind != truth.kind ||
          (truth.kind == FigureKind::kMeeple && found[i].colour != *truth.colour))
        continue;
      if (hit < 0 || distance(found[i].foot, truth.foot) <
                         distance(found[static_cast<std::size_t>(hit)].foot, truth.foot))
        hit = static_cast<int>(i);
    }
    if (hit < 0) {
      if (visible || near >= 0)
        ++score
              .confusions[fmt::format("{} seen as {}", name_of(truth),
                                      near < 0 ? "nothing" : name_of(found[static_cast<std::size_t>(near)]))];
      if (visible) score.missed_at.push_back(truth.foot);
      continue;
    }
    const auto& f = found[static_cast<std::size_t>(hit)];
    used[static_cast<std::size_t>(hit)] = true;
    if (nobodys) ++score.nobodys[truth.kind].found;
    if (!asked) continue;
    ++score.found;
    const bool right_on = !f.on.empty() && truth.on && f.on.front().piece.kind == *truth.on;
    score.right_on += right_on;
    score.right_pose += f.pose == truth.pose;
    score.right_cell += f.cell == truth.cell;
    score.foot_error += distance(f.foot, truth.foot) / truth.tile_px;
    if (!right_on)
      ++score.confusions[fmt::format("{} on {} said {} on {}", to_string(truth.pose),
                                     truth.on ? to_string(*truth.on) : "?", to_string(f.pose),
                                     f.on.empty() ? "?" : to_string(f.on.front().piece.kind))];
    if (f.pose != truth.pose)
      ++score.confusions[fmt::format("pose {} said {}", to_string(truth.pose), to_string(f.pose))];
  }
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (used[i]) continue;
    const bool meeple = found[i].kind == FigureKind::kMeeple;
    ++(meeple ? score.false_found : score.nobodys[found[i].kind].false_found);
    score.false_at.push_back(found[i].foot);
    ++score.confusions[fmt::format("false {}",
                                   meeple ? to_string(found[i].colour) : to_string(found[i].kind))];
  }
  return score;
}

}  // namespace tilewatch::test
