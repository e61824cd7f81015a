// SPDX-License-Identifier: MIT
#include "display/sheet/game_sheet.h"

#include <fmt/format.h>

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "display/drawing/player_marks.h"
#include "display/model/words.h"
#include "display/sheet/sheet_parts.h"

namespace tilewatch::sheet {
namespace {

using drawing::Anchor;
using drawing::SvgCanvas;

struct PageWords {
  Q_DECLARE_TR_FUNCTIONS(sheet)
};

constexpr double kPageWidth = 210;
constexpr double kPageHeight = 297;
constexpr double kWide = kPageWidth - 2 * kMargin;

void draw_cards(SvgCanvas& page, const SheetFacts& facts, double y, double height) {
  constexpr double kGap = 3;
  const auto count = static_cast<double>(facts.columns.size());
  const double wide = std::min(62.0, (kWide - kGap * (count - 1)) / std::max(count, 1.0));
  double x = kMargin;
  for (const SheetPlayer& column : facts.columns) {
    page.box(x, y, wide, height, column.won ? "#fdf0c9" : kPanelFill, 2.2);
    const double mark = height - 7;
    draw_column_badge(page, column, x + 2.6, y + 3.5, mark);
    const double left = x + mark + 5;
    page.text(left, y + 5.8, utf8(column.name), {3.5, true, Anchor::kStart, kInk, x + wide - 2 - left});
    page.text(left, y + height - 3, std::to_string(column.points), {7.4, true});
    x += wide + kGap;
  }
}

QString figures_of(const SheetPerson& person) {
  QStringList parts;
  for (const SheetFigures& used : person.figures) {
    QString part = QStringLiteral("%1 × %2").arg(used.placed).arg(model::figure_word(used.kind));
    if (used.on_board > 0) part += PageWords::tr(" (%1 on the board)").arg(used.on_board);
    parts << part;
  }
  return parts.isEmpty() ? PageWords::tr("none") : parts.join(QStringLiteral(", "));
}

/// What was used and agreed, beside the board.
void draw_side(SvgCanvas& page, const SheetFacts& facts, const Area& area) {
  double y = area.y + 3.5;
  const auto heading = [&](const QString& text) {
    page.text(area.x, y, utf8(text), {3.5, true});
    page.line({{area.x, y + 1.5}, {area.x + area.width, y + 1.5}}, 0.2, kDim);
    y += 6;
  };
  heading(PageWords::tr("Tiles"));
  for (const auto& [name, count] : facts.used) {
    page.text(area.x, y, utf8(name), {3, false, Anchor::kStart, kInk, area.width - 24});
    page.text(area.x + area.width, y, utf8(count), {2.8, false, Anchor::kEnd, kDim, 23});
    y += 4.6;
  }
  y += 3;
  heading(PageWords::tr("Figures placed"));
  for (const SheetPerson& person : facts.people) {
    page.add(drawing::badge(area.x, y - 3.5, 4.8, person.colour, utf8(person.letter)));
    const double end = page.paragraph(area.x + 6.5, y, area.width - 6.5, utf8(figures_of(person)),
                                      {2.7, false, Anchor::kStart, kInk}, 3.7);
    y = std::max(end + 1.6, y + 5.6);
  }
  y += 2.5;
  heading(PageWords::tr("Agreed"));
  constexpr double kSize = 2.6;
  constexpr double kLine = 3.6;
  if (facts.agreed.empty()) {
    page.paragraph(area.x, y, area.width, utf8(PageWords::tr("the rules as they are printed")),
                   {kSize, false, Anchor::kStart, kDim}, kLine);
  }
  for (const QString& agreed : facts.agreed) {
    if (y > area.y + area.height) return;
    y = page.paragraph(area.x, y, area.width, utf8(agreed), {kSize, false, Anchor::kStart, kInk}, kLine) +
        0.8;
  }
}

SvgCanvas first_page(const exports::ScoreBook& book, const SheetFacts& facts, const std::string& day,
                     const Area& board) {
  SvgCanvas page(kPageWidth, kPageHeight);
  page.text(kMargin, 20, utf8(facts.headline), {7.6, true, Anchor::kStart, kInk, kWide - 40});
  page.text(kPageWidth - kMargin, 16, day, {3.4, true, Anchor::kEnd});
  page.text(kPageWidth - kMargin, 20.6, utf8(PageWords::tr("turns: %1").arg(book.game.tiles().back().turn)),
            {3, false, Anchor::kEnd, kDim});
  page.text(kMargin, 26, utf8(facts.below), {3.1, false, Anchor::kStart, kDim, kWide});
  const double cards = facts.below.isEmpty() ? 26 : 30;
  draw_cards(page, facts, cards, 18);
  page.box(board.x - 2, board.y - 2, board.width + 4, board.height + 4, "#e9e6df", 2);
  const double side = board.x + board.width + 6;
  draw_side(page, facts, {side, board.y - 2, kPageWidth - kMargin - side, board.height});
  const double below = board.y + board.height + 6;
  page.text(kMargin, below + 4, utf8(PageWords::tr("Points by turn")), {3.6, true});
  draw_plot(page, book, facts, {kMargin, below + 5, kWide, 46});
  draw_kinds(page, facts, {kMargin, below + 55, kWide, 0});
  return page;
}

}  // namespace

std::vector<SheetPage> game_sheet(const exports::ScoreBook& book, const std::string& day) {
  const SheetFacts facts = sheet_facts(book);
  // Many kinds of scores want the room below; the board gives way.
  const double spare = kPageHeight - kMargin - 55 - 14 - 6.1 * static_cast<double>(facts.kinds.size() + 1);
  const Area board{kMargin + 2, 54, 122, std::clamp(spare - 54 - 6, 80.0, 128.0)};
  std::vector<SvgCanvas> drawn{first_page(book, facts, day, board)};
  for (SvgCanvas& page : score_list_pages(book, facts, kPageWidth, kPageHeight))
    drawn.push_back(std::move(page));
  std::vector<SheetPage> pages;
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    drawn[i].text(kMargin, kPageHeight - 7, "Tilewatch", {2.6, true, Anchor::kStart, kDim});
    drawn[i].text(kPageWidth - kMargin, kPageHeight - 7, fmt::format("{} / {}", i + 1, drawn.size()),
                  {2.6, false, Anchor::kEnd, kDim});
    SheetPage page{kPageWidth, kPageHeight, {{0, 0, kPageWidth, kPageHeight, drawn[i].document()}}};
    if (i == 0) add_board(page.layers, book, facts, board);
    pages.push_back(std::move(page));
  }
  return pages;
}

}  // namespace tilewatch::sheet
