// SPDX-License-Identifier: MIT
// How a player is told from the others: colour AND pattern AND letter; and the figures as shapes of our own.
#pragma once

#include <QPainterPath>
#include <QRectF>
#include <QString>

#include "engine/catalogue/words.h"

class QPainter;

namespace tilewatch::window {

/// A standing meeple in a box 0..1 x 0..1, foot at the bottom.
const QPainterPath& meeple_path();
/// Any figure in the same box: each kind has its own outline; those without one are pawns.
const QPainterPath& figure_path(FigureKind kind);
/// How much taller than a meeple a figure is drawn.
double relative_height(FigureKind kind);
/// What belongs to nobody (mage, witch, ghosts, hounds): it has a colour of its own and no letter.
bool is_nobodys(FigureKind kind);

/// Fills `shape` (in the painter's units, `size` across) with the player's colour and pattern, with an
/// outline that shows on any ground.
void fill_with_mark(QPainter& painter, const QPainterPath& shape, Colour colour, double size);

/// A player's badge: rounded square, colour, pattern, and the letter on a plain plate in its middle.
void draw_badge(QPainter& painter, QRectF box, Colour colour, const QString& letter);

struct FigureLook {
  FigureKind kind = FigureKind::kMeeple;
  Colour colour = Colour::kRed;  ///< says nothing for what belongs to nobody
  QString letter;
  bool lying = false;
  bool leaving = false;  ///< scored: an arrow says that it goes home
};
/// `height` tall, its middle at `middle`.
void draw_figure(QPainter& painter, QPointF middle, double height, const FigureLook& look);

/// Draws `text` within `box`: in `font`, or as much smaller as it takes (to two thirds), then with an
/// ellipsis. Returns the pixel size used.
int draw_fitted(QPainter& painter, QRectF box, const QString& text, QFont font, int flags);

/// The same for text of several lines, centred upright in `box`.
void draw_wrapped(QPainter& painter, QRectF box, const QString& text, QFont font,
                  Qt::AlignmentFlag side = Qt::AlignLeft);

/// The sign of a figure that is to be taken home.
void draw_arrow_home(QPainter& painter, QPointF middle, double size);

}  // namespace tilewatch::window
