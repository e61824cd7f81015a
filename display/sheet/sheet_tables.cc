// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <QCoreApplication>
#include <algorithm>

#include "display/drawing/player_marks.h"
#include "display/drawing/text_width.h"
#include "display/sheet/sheet_parts.h"

namespace tilewatch::sheet {
namespace {

using drawing::Anchor;
using drawing::SvgCanvas;

struct TableWords {
  Q_DECLARE_TR_FUNCTIONS(sheet)
};

std::string signed_number(int number) {
  return number < 0 ? "−" + std::to_string(-number) : "+" + std::to_string(number);
}

}  // namespace

void draw_column_badge(SvgCanvas& page, const SheetPlayer& column, double x, double y, double size) {
  if (column.colours.size() == 1) {
    page.add(drawing::badge(x, y, size, column.colours.front(), utf8(column.letter)));
    return;
  }
  const auto count = static_cast<double>(column.colours.size());
  for (std::size_t i = 0; i < column.colours.size(); ++i) {
    page.box(x + size * static_cast<double>(i) / count, y + size * 0.12, size / count, size * 0.76,
             drawing::fill_of(column.colours[i]));
  }
}

double draw_kinds(SvgCanvas& page, const SheetFacts& facts, const Area& area) {
  constexpr double kRow = 6.1;
  const double wide =
      std::min(24.0, 96.0 / static_cast<double>(std::max<std::size_t>(facts.columns.size(), 1)));
  const double first = area.x + area.width - wide * static_cast<double>(facts.columns.size());
  const auto right_of = [&](std::size_t column) {
    return first + wide * static_cast<double>(column + 1) - 2;
  };
  double y = area.y + 4;
  page.text(area.x, y, utf8(TableWords::tr("Who scored with what")), {3.6, true});
  for (std::size_t i = 0; i < facts.columns.size(); ++i) {
    draw_column_badge(page, facts.columns[i], right_of(i) - 5, y - 3.9, 5);
  }
  y += 2.2;
  const auto row = [&](const SheetKind& kind, bool bold) {
    page.line({{area.x, y}, {area.x + area.width, y}}, bold ? 0.3 : 0.12, bold ? kInk : kHair);
    y += kRow;
    page.text(area.x, y - 1.8, utf8(kind.name), {3.2, true, Anchor::kStart, kInk, 26});
    page.text(area.x + 28, y - 1.8, utf8(kind.terms),
              {2.7, false, Anchor::kStart, kDim, first - area.x - 30});
    for (std::size_t i = 0; i < facts.columns.size(); ++i) {
      const bool nothing = kind.points[i] == 0 && (kind.times.empty() || kind.times[i] == 0);
      const std::string points = nothing ? "–" : std::to_string(kind.points[i]);
      page.text(right_of(i), y - 1.8, points, {bold ? 3.8 : 3.4, bold, Anchor::kEnd, nothing ? kDim : kInk});
      if (!kind.times.empty() && kind.times[i] > 0) {
        page.text(right_of(i) - drawing::text_width(points, 3.4, false) - 1.2, y - 1.8,
                  fmt::format("{} ×", kind.times[i]), {2.3, false, Anchor::kEnd, kDim});
      }
    }
  };
  for (const SheetKind& kind : facts.kinds) row(kind, false);
  SheetKind sum{TableWords::tr("Total"), {}, {}, {}};
  for (const SheetPlayer& column : facts.columns) sum.points.push_back(column.points);
  row(sum, true);
  return y;
}

std::vector<SvgCanvas> score_list_pages(const exports::ScoreBook& book, const SheetFacts& facts, double width,
                                        double height) {
  constexpr double kRow = 4.9;
  const auto columns = static_cast<double>(facts.columns.size());
  const double wide = std::min(20.0, 84.0 / std::max(columns, 1.0));
  const double first = width - kMargin - wide * columns;
  const auto right_of = [&](std::size_t column) {
    return first + wide * static_cast<double>(column + 1) - 1;
  };
  std::vector<SvgCanvas> pages;
  double y = height;
  const auto begin_page = [&] {
    pages.emplace_back(width, height);
    y = kMargin + 5;
    pages.back().text(kMargin, y, utf8(TableWords::tr("Every score")), {4.6, true});
    for (std::size_t i = 0; i < facts.columns.size(); ++i) {
      draw_column_badge(pages.back(), facts.columns[i], right_of(i) - 5, y - 4.2, 5.2);
    }
    y += 3;
    pages.back().line({{kMargin, y}, {width - kMargin, y}}, 0.3, kInk);
  };
  const auto heading = [&](const QString& text) {
    if (y + 3 * kRow > height - kMargin) begin_page();
    y += kRow + 1;
    pages.back().text(kMargin, y - 1.4, utf8(text), {3, true, Anchor::kStart, kDim});
  };
  const auto add = [&](const exports::ScoreEntry& entry) {
    if (y + kRow > height - kMargin) begin_page();
    y += kRow;
    SvgCanvas& page = pages.back();
    page.text(kMargin + 6, y - 1.4, std::to_string(entry.turn), {2.9, false, Anchor::kEnd, kDim});
    page.text(kMargin + 9, y - 1.4, utf8(entry_title(book, entry)), {2.9, true, Anchor::kStart, kInk, 33});
    page.text(kMargin + 44, y - 1.4, utf8(entry_terms(entry)),
              {2.7, false, Anchor::kStart, kDim, first - kMargin - 46});
    for (std::size_t i = 0; i < facts.columns.size(); ++i) {
      if (entry.gained[i] != 0) {
        page.text(right_of(i) - 7.5, y - 1.4, signed_number(entry.gained[i]),
                  {2.5, false, Anchor::kEnd, kDim});
      }
      page.text(right_of(i), y - 1.4, std::to_string(entry.totals[i]),
                {2.9, entry.gained[i] != 0, Anchor::kEnd, entry.gained[i] != 0 ? kInk : kDim});
    }
    page.line({{kMargin, y}, {width - kMargin, y}}, 0.08, kHair);
  };
  bool at_end = false;
  for (const exports::ScoreEntry& entry : book.entries) {
    if (pages.empty()) begin_page();
    if (entry.final && !std::exchange(at_end, true)) heading(TableWords::tr("Final scoring"));
    add(entry);
  }
  if (!book.if_ended.empty()) {
    if (pages.empty()) begin_page();
    heading(TableWords::tr("If the game ended now"));
    for (const exports::ScoreEntry& entry : book.if_ended) add(entry);
  }
  return pages;
}

}  // namespace tilewatch::sheet
