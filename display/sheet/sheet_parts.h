// SPDX-License-Identifier: MIT
// The parts of the sheet; each draws into a rectangle of the page.
#pragma once

#include <vector>

#include "display/drawing/svg_canvas.h"
#include "display/sheet/game_sheet.h"
#include "display/sheet/sheet_facts.h"

namespace tilewatch::sheet {

inline constexpr double kMargin = 13;
inline constexpr std::string_view kInk = "#1b1f24";
inline constexpr std::string_view kDim = "#59636e";
inline constexpr std::string_view kHair = "#c9cfd6";
inline constexpr std::string_view kPanelFill = "#f3f1ec";

struct Area {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;
};

inline std::string utf8(const QString& text) { return text.toStdString(); }

/// Tiles, figures and ghosts as they lie at the end, as large as they fit.
void add_board(std::vector<Layer>& layers, const exports::ScoreBook& book, const SheetFacts& facts,
               const Area& area);

/// The points of every column turn by turn, and the final scoring behind them.
void draw_plot(drawing::SvgCanvas& page, const exports::ScoreBook& book, const SheetFacts& facts,
               const Area& area);

/// Kinds of scores against players. Returns where it ends.
double draw_kinds(drawing::SvgCanvas& page, const SheetFacts& facts, const Area& area);

/// A player's badge, or a common score's: all colours side by side.
void draw_column_badge(drawing::SvgCanvas& page, const SheetPlayer& column, double x, double y, double size);

/// Pages with a line for every score.
std::vector<drawing::SvgCanvas> score_list_pages(const exports::ScoreBook& book, const SheetFacts& facts,
                                                 double width, double height);

}  // namespace tilewatch::sheet
