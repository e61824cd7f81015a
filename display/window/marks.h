// SPDX-License-Identifier: MIT
// How a player is told from the others: colour AND pattern AND letter; and the figures; as
// display/drawing/mark_shapes.h has them.
#pragma once

#include <QBrush>
#include <QPainterPath>
#include <QPen>
#include <QRectF>
#include <QString>

#include "display/drawing/mark_shapes.h"
#include "engine/catalogue/words.h"

class QPainter;

namespace tilewatch::window {

using drawing::relative_height;

/// A standing figure in a box 0..1 x 0..1, foot at the bottom.
const QPainterPath& figure_path(FigureKind kind);
/// What belongs to nobody (mage, witch, ghosts, hounds): it has a colour of its own and no letter.
bool is_nobodys(FigureKind kind);

/// A figure in one colour and with a plain edge, `height` tall, its box's left top at `at`: for rows of them
/// and gauges.
void draw_plain_figure(QPainter& painter, FigureKind kind, QPointF at, double height, const QBrush& fill,
                       const QPen& edge);

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
