// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

#include "display/drawing/player_marks.h"
#include "display/sheet/sheet_parts.h"

namespace tilewatch::sheet {
namespace {

struct PlotWords {
  Q_DECLARE_TR_FUNCTIONS(sheet)
};

/// 1, 2 or 5 times a power of ten, so that about `wanted` of them make up `span`.
int step_for(int span, int wanted) {
  int step = 1;
  for (int decade = 1;; decade *= 10) {
    for (const int digit : {1, 2, 5}) {
      step = digit * decade;
      if (span <= step * wanted) return step;
    }
  }
}

/// How the lines are told apart without colours.
std::string_view dashes_of(std::size_t column) {
  static constexpr std::array<std::string_view, 6> kDashes{"",        "3 1.4", "0.1 1.7", "4 1.2 0.8 1.2",
                                                           "1.6 1.6", "6 1.2"};
  return kDashes.at(column % kDashes.size());
}

}  // namespace

void draw_plot(drawing::SvgCanvas& page, const exports::ScoreBook& book, const SheetFacts& facts,
               const Area& area) {
  const auto by_turn = exports::points_by_turn(book);
  const std::vector<int> final = exports::points_now(book);
  const bool scored_at_end = book.ended() && final != by_turn.back();
  const auto turns = static_cast<int>(by_turn.size()) - 1;
  int most = 5;
  int least = 0;
  const auto see = [&](const std::vector<int>& points) {
    for (const int one : points) {
      most = std::max(most, one);
      least = std::min(least, one);
    }
  };
  for (const auto& points : by_turn) see(points);
  see(final);
  if (facts.goal > 0) see({facts.goal});

  constexpr double kAxis = 9;  // for the numbers on the left
  constexpr double kBadge = 4.6;
  constexpr double kEnd = 16;  // the final scoring's share of the width
  constexpr double kBelow = 6;
  const double x0 = area.x + kAxis;
  const double x1 = area.x + area.width - kBadge - 3 - (scored_at_end ? kEnd : 0);
  const double y0 = area.y + area.height - kBelow;
  const double y1 = area.y + 2;
  const auto x_of = [&](double turn) { return x0 + (x1 - x0) * turn / std::max(turns, 1); };
  const auto y_of = [&](double points) { return y0 - (y0 - y1) * (points - least) / (most - least); };

  const int points_step = step_for(most - least, 6);
  for (int points = (least / points_step) * points_step; points <= most; points += points_step) {
    page.line({{x0, y_of(points)}, {area.x + area.width - kBadge - 3, y_of(points)}},
              points == 0 ? 0.25 : 0.12, points == 0 ? kDim : kHair);
    page.text(x0 - 1.6, y_of(points) + 0.95, std::to_string(points),
              {2.7, false, drawing::Anchor::kEnd, kDim});
  }
  if (facts.goal > 0) {
    page.line({{x0, y_of(facts.goal)}, {x1, y_of(facts.goal)}}, 0.35, "#2f8f4a", "1.6 1.2");
    page.text(x0 + 1, y_of(facts.goal) + 3.2, utf8(PlotWords::tr("goal")),
              {2.7, true, drawing::Anchor::kStart, "#2f8f4a"});
  }
  const int turn_step = step_for(std::max(turns, 1), 12);
  for (int turn = 0; turn <= turns; turn += turn_step) {
    page.line({{x_of(turn), y0}, {x_of(turn), y0 + 1}}, 0.15, kDim);
    page.text(x_of(turn), y0 + 4, std::to_string(turn), {2.7, false, drawing::Anchor::kMiddle, kDim});
  }
  if (scored_at_end) {
    page.box(x1, y1, kEnd, y0 - y1, "#eef1f4");
    page.text(x1 + kEnd / 2, y0 + 4, utf8(PlotWords::tr("end")),
              {2.7, false, drawing::Anchor::kMiddle, kDim});
  }

  // Badges at the ends of lines give way to each other.
  struct End {
    std::size_t column;
    double y;
  };
  std::vector<End> ends;
  for (std::size_t column = 0; column < facts.columns.size(); ++column) {
    std::vector<std::pair<double, double>> points;
    for (int turn = 0; turn <= turns; ++turn) {
      points.emplace_back(x_of(turn), y_of(by_turn[static_cast<std::size_t>(turn)][column]));
    }
    if (scored_at_end) points.emplace_back(x1 + kEnd, y_of(final[column]));
    const bool together = facts.columns[column].colours.size() != 1;
    page.line(points, 1.15, "#20262d");
    page.line(points, 0.75, together ? "#f4c81f" : drawing::fill_of(facts.columns[column].colours.front()));
    if (column > 0) page.line(points, 0.28, "#fffdf7", dashes_of(column));
    ends.push_back({column, points.back().second});
  }
  std::sort(ends.begin(), ends.end(), [](const End& a, const End& b) { return a.y < b.y; });
  for (std::size_t i = 1; i < ends.size(); ++i) ends[i].y = std::max(ends[i].y, ends[i - 1].y + kBadge + 0.3);
  if (!ends.empty() && ends.back().y > y0) {
    ends.back().y = y0;
    for (std::size_t i = ends.size() - 1; i > 0; --i) {
      ends[i - 1].y = std::min(ends[i - 1].y, ends[i].y - kBadge - 0.3);
    }
  }
  for (const End& end : ends) {
    draw_column_badge(page, facts.columns[end.column], area.x + area.width - kBadge - 1, end.y - kBadge / 2,
                      kBadge);
  }
}

}  // namespace tilewatch::sheet
