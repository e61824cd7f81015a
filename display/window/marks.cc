// SPDX-License-Identifier: MIT
#include "display/window/marks.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTransform>
#include <algorithm>
#include <cmath>

#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

/// The pattern of a colour as lines and dots over `box`, `step` apart. Each colour has its own, so that
/// players can be told apart without seeing colours.
QPainterPath pattern_path(Colour colour, QRectF box, double step) {
  QPainterPath path;
  const double reach = box.width() + box.height();
  const auto slanted = [&](int direction) {
    for (double d = -reach; d <= reach; d += step) {
      path.moveTo(box.left() + d, direction > 0 ? box.bottom() : box.top());
      path.lineTo(box.left() + d + box.height(), direction > 0 ? box.top() : box.bottom());
    }
  };
  const auto lines = [&](bool upright) {
    for (double d = step / 2; d <= (upright ? box.width() : box.height()); d += step) {
      if (upright) {
        path.moveTo(box.left() + d, box.top());
        path.lineTo(box.left() + d, box.bottom());
      } else {
        path.moveTo(box.left(), box.top() + d);
        path.lineTo(box.right(), box.top() + d);
      }
    }
  };
  switch (colour) {
    case Colour::kRed:
      slanted(+1);
      break;
    case Colour::kBlue:
      for (double y = box.top() + step / 2; y <= box.bottom(); y += step) {
        for (double x = box.left() + step / 2; x <= box.right(); x += step) {
          path.addEllipse(QPointF(x, y), step / 9, step / 9);
        }
      }
      break;
    case Colour::kGreen:
      lines(false);
      break;
    case Colour::kYellow:
      lines(true);
      break;
    case Colour::kBlack:
      slanted(+1);
      slanted(-1);
      break;
    case Colour::kPink:
      for (double y = box.top() + step / 2; y <= box.bottom() + step; y += step) {
        path.moveTo(box.left(), y);
        for (int i = 1; box.left() + i * step / 2 <= box.right() + step; ++i) {
          path.lineTo(box.left() + i * step / 2, y - (i % 2) * step / 2);
        }
      }
      break;
    case Colour::kGrey:
      lines(false);
      lines(true);
      break;
    case Colour::kWhite:
      slanted(-1);
      break;
  }
  return path;
}

QPainterPath make_meeple() {
  // Half of it, mirrored: head, arm, waist, leg.
  QPainterPath body;
  body.moveTo(0.50, 0.30);
  body.cubicTo(0.60, 0.33, 0.66, 0.36, 0.74, 0.40);
  body.cubicTo(0.86, 0.45, 0.97, 0.50, 0.97, 0.58);
  body.cubicTo(0.97, 0.65, 0.86, 0.65, 0.73, 0.63);
  body.cubicTo(0.76, 0.74, 0.83, 0.85, 0.89, 0.93);
  body.cubicTo(0.92, 0.98, 0.89, 1.00, 0.84, 1.00);
  body.lineTo(0.62, 1.00);
  body.cubicTo(0.58, 1.00, 0.56, 0.97, 0.54, 0.92);
  body.cubicTo(0.52, 0.87, 0.51, 0.84, 0.50, 0.84);
  body.lineTo(0.50, 0.30);
  QPainterPath whole = body;
  whole = whole.united(QTransform(-1, 0, 0, 1, 1, 0).map(body));
  QPainterPath head;
  head.addEllipse(QPointF(0.5, 0.21), 0.19, 0.20);
  return whole.united(head).simplified();
}

QPainterPath make_pawn() {
  QPainterPath path;
  path.moveTo(0.5, 0.25);
  path.cubicTo(0.62, 0.50, 0.66, 0.75, 0.86, 0.92);
  path.lineTo(0.86, 1.0);
  path.lineTo(0.14, 1.0);
  path.lineTo(0.14, 0.92);
  path.cubicTo(0.34, 0.75, 0.38, 0.50, 0.5, 0.25);
  QPainterPath head;
  head.addEllipse(QPointF(0.5, 0.2), 0.19, 0.2);
  return path.united(head).simplified();
}

QPainterPath mirrored(const QPainterPath& half) {
  return half.united(QTransform(-1, 0, 0, 1, 1, 0).map(half)).simplified();
}

/// A robe and a mitre.
QPainterPath make_abbot() {
  QPainterPath half;
  half.moveTo(0.50, 0.0);
  half.cubicTo(0.58, 0.06, 0.66, 0.13, 0.67, 0.24);
  half.lineTo(0.62, 0.40);
  half.cubicTo(0.76, 0.46, 0.84, 0.58, 0.80, 0.66);
  half.lineTo(0.72, 0.66);
  half.lineTo(0.86, 1.0);
  half.lineTo(0.50, 1.0);
  half.closeSubpath();
  return mirrored(half);
}

/// A robe and a tall straight hat.
QPainterPath make_mage() {
  QPainterPath half;
  half.moveTo(0.50, -0.08);
  half.lineTo(0.65, 0.36);
  half.lineTo(0.64, 0.50);
  half.cubicTo(0.80, 0.54, 0.86, 0.64, 0.80, 0.70);
  half.lineTo(0.73, 0.70);
  half.lineTo(0.82, 1.0);
  half.lineTo(0.50, 1.0);
  half.closeSubpath();
  return mirrored(half);
}

/// A wide brim and a hat whose tip is bent.
QPainterPath make_witch() {
  QPainterPath path;
  path.moveTo(0.20, 1.0);
  path.lineTo(0.36, 0.52);
  path.lineTo(0.36, 0.45);
  path.lineTo(0.06, 0.42);
  path.lineTo(0.06, 0.34);
  path.lineTo(0.31, 0.31);
  path.cubicTo(0.38, 0.10, 0.46, 0.0, 0.62, -0.02);
  path.cubicTo(0.72, -0.02, 0.84, 0.04, 0.86, 0.12);
  path.cubicTo(0.78, 0.14, 0.70, 0.14, 0.66, 0.16);
  path.lineTo(0.70, 0.31);
  path.lineTo(0.94, 0.34);
  path.lineTo(0.94, 0.42);
  path.lineTo(0.64, 0.45);
  path.lineTo(0.64, 0.52);
  path.lineTo(0.80, 1.0);
  path.closeSubpath();
  return path;
}

/// A sheet with a wavy hem and two eyes.
QPainterPath make_ghost() {
  QPainterPath path;
  path.moveTo(0.16, 0.96);
  path.lineTo(0.16, 0.45);
  path.cubicTo(0.16, 0.02, 0.84, 0.02, 0.84, 0.45);
  path.lineTo(0.84, 0.96);
  path.quadTo(0.73, 0.80, 0.62, 0.96);
  path.quadTo(0.50, 0.80, 0.38, 0.96);
  path.quadTo(0.27, 0.80, 0.16, 0.96);
  QPainterPath eyes;
  eyes.addEllipse(QPointF(0.38, 0.42), 0.07, 0.09);
  eyes.addEllipse(QPointF(0.62, 0.42), 0.07, 0.09);
  return path.subtracted(eyes);
}

/// A dog from the side.
QPainterPath make_hound() {
  QPainterPath path;
  path.moveTo(0.08, 0.95);
  path.lineTo(0.12, 0.60);
  path.cubicTo(0.06, 0.56, 0.02, 0.44, 0.02, 0.32);
  path.lineTo(0.09, 0.32);
  path.cubicTo(0.10, 0.44, 0.16, 0.48, 0.22, 0.48);
  path.lineTo(0.62, 0.46);
  path.lineTo(0.70, 0.22);
  path.lineTo(0.79, 0.30);
  path.lineTo(0.98, 0.40);
  path.lineTo(0.95, 0.50);
  path.lineTo(0.80, 0.54);
  path.lineTo(0.78, 0.95);
  path.lineTo(0.64, 0.95);
  path.lineTo(0.62, 0.72);
  path.lineTo(0.26, 0.72);
  path.lineTo(0.23, 0.95);
  path.closeSubpath();
  return path;
}

QColor fill_of(const FigureLook& look) {
  switch (look.kind) {
    case FigureKind::kMage:
      return 0xff7a3ba6;
    case FigureKind::kWitch:
      return 0xffe8791e;
    case FigureKind::kGhost:
      return 0xfff4f7fb;
    case FigureKind::kHound:
      return 0xff86562e;
    default:
      return player_fill(look.colour);
  }
}

}  // namespace

void draw_arrow_home(QPainter& painter, QPointF middle, double size) {
  QPainterPath arrow;
  arrow.moveTo(0, -0.5);
  arrow.lineTo(0.45, 0);
  arrow.lineTo(0.18, 0);
  arrow.lineTo(0.18, 0.5);
  arrow.lineTo(-0.18, 0.5);
  arrow.lineTo(-0.18, 0);
  arrow.lineTo(-0.45, 0);
  arrow.closeSubpath();
  painter.save();
  painter.translate(middle);
  painter.scale(size, size);
  painter.setPen(QPen(QColor(glow::kOnAsk), 0.12, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(QColor(glow::kAsk));
  painter.drawPath(arrow);
  painter.restore();
}

const QPainterPath& meeple_path() {
  static const QPainterPath kPath = make_meeple();
  return kPath;
}

const QPainterPath& figure_path(FigureKind kind) {
  static const QPainterPath kAbbot = make_abbot();
  static const QPainterPath kMage = make_mage();
  static const QPainterPath kWitch = make_witch();
  static const QPainterPath kGhost = make_ghost();
  static const QPainterPath kHound = make_hound();
  static const QPainterPath kPawn = make_pawn();
  switch (kind) {
    case FigureKind::kMeeple:
    case FigureKind::kBigMeeple:
      return meeple_path();
    case FigureKind::kAbbot:
      return kAbbot;
    case FigureKind::kMage:
      return kMage;
    case FigureKind::kWitch:
      return kWitch;
    case FigureKind::kGhost:
      return kGhost;
    case FigureKind::kHound:
      return kHound;
    default:
      return kPawn;
  }
}

double relative_height(FigureKind kind) {
  switch (kind) {
    case FigureKind::kBigMeeple:
      return 1.35;
    case FigureKind::kAbbot:
    case FigureKind::kMage:
    case FigureKind::kWitch:
      return 1.2;
    case FigureKind::kGhost:
      return 0.85;
    case FigureKind::kHound:
      return 0.8;
    default:
      return 1;
  }
}

bool is_nobodys(FigureKind kind) {
  return kind == FigureKind::kMage || kind == FigureKind::kWitch || kind == FigureKind::kGhost ||
         kind == FigureKind::kHound;
}

void fill_with_mark(QPainter& painter, const QPainterPath& shape, Colour colour, double size) {
  const QColor fill = player_fill(colour);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  painter.drawPath(shape);
  painter.save();
  painter.setClipPath(shape, Qt::IntersectClip);
  QColor stroke = player_ink(colour);
  stroke.setAlphaF(0.5F);
  painter.setPen(QPen(stroke, size / 22));
  painter.setBrush(colour == Colour::kBlue ? QBrush(stroke) : QBrush(Qt::NoBrush));
  painter.drawPath(pattern_path(colour, shape.boundingRect(), size / 5));
  painter.restore();
}

void draw_badge(QPainter& painter, QRectF box, Colour colour, const QString& letter) {
  painter.save();
  const double size = std::min(box.width(), box.height());
  QPainterPath shape;
  const double inset = size * 0.03;
  shape.addRoundedRect(box.adjusted(inset, inset, -inset, -inset), size * 0.22, size * 0.22);
  fill_with_mark(painter, shape, colour, size);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(player_line(colour), std::max(1.0, size * 0.06)));
  painter.drawPath(shape);
  if (!letter.isEmpty()) {
    const double plate = size * 0.31;
    painter.setPen(Qt::NoPen);
    painter.setBrush(player_fill(colour));
    painter.drawEllipse(box.center(), plate, plate);
    QFont font = type_font(Type::kStrong, 1);
    font.setPixelSize(std::max(6, static_cast<int>(size * 0.46)));
    painter.setFont(font);
    painter.setPen(player_ink(colour));
    painter.drawText(box, Qt::AlignCenter, letter);
  }
  painter.restore();
}

void draw_figure(QPainter& painter, QPointF middle, double height, const FigureLook& look) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(middle);
  height *= relative_height(look.kind);
  if (look.lying) painter.rotate(90);
  const QPainterPath shape =
      QTransform::fromScale(height, height).translate(-0.5, -0.5).map(figure_path(look.kind));
  const bool nobodys = is_nobodys(look.kind);
  const bool pale = look.kind == FigureKind::kGhost || (!nobodys && look.colour == Colour::kWhite);
  // A dark casing first, then a light one inside it: the figure stands off from green, brown and white alike.
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QColor(0, 0, 0, 170), height * 0.17, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(shape);
  painter.setPen(QPen(pale ? QColor(0xff30363d) : QColor(0xfffffdf7), height * 0.09, Qt::SolidLine,
                      Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(shape);
  if (nobodys) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill_of(look));
    painter.drawPath(shape);
  } else {
    fill_with_mark(painter, shape, look.colour, height);
  }
  if (!look.letter.isEmpty() && !nobodys) {
    if (look.lying) painter.rotate(-90);
    const QPointF chest = look.lying ? QPointF(-height * 0.06, 0) : QPointF(0, height * 0.06);
    painter.setPen(Qt::NoPen);
    painter.setBrush(player_fill(look.colour));
    painter.drawEllipse(chest, height * 0.19, height * 0.19);
    QFont font = type_font(Type::kStrong, 1);
    font.setPixelSize(std::max(4, static_cast<int>(std::lround(height * 0.34))));
    painter.setFont(font);
    painter.setPen(player_ink(look.colour));
    painter.drawText(QRectF(chest.x() - height / 2, chest.y() - height / 2, height, height), Qt::AlignCenter,
                     look.letter);
    if (look.lying) painter.rotate(90);
  }
  if (look.leaving) {
    if (look.lying) painter.rotate(-90);
    draw_arrow_home(painter, QPointF(height * 0.52, -height * 0.5), height * 0.72);
  }
  painter.restore();
}

int draw_fitted(QPainter& painter, QRectF box, const QString& text, QFont font, int flags) {
  const int wanted = font.pixelSize();
  int size = wanted;
  const auto fits = [&] {
    font.setPixelSize(size);
    const QFontMetricsF metrics(font);
    return metrics.horizontalAdvance(text) <= box.width() && metrics.height() <= box.height() + 1;
  };
  while (size > std::max(8, wanted * 2 / 3) && !fits()) --size;
  font.setPixelSize(size);
  painter.setFont(font);
  painter.drawText(box, flags, QFontMetricsF(font).elidedText(text, Qt::ElideRight, box.width()));
  return size;
}

void draw_wrapped(QPainter& painter, QRectF box, const QString& text, QFont font, Qt::AlignmentFlag side) {
  const int flags = static_cast<int>(side | Qt::AlignVCenter) | Qt::TextWordWrap;
  const int least = std::max(8, font.pixelSize() / 2);
  while (font.pixelSize() > least) {
    const QRectF needed = QFontMetricsF(font).boundingRect(box, flags, text);
    if (needed.height() <= box.height() && needed.width() <= box.width()) break;
    font.setPixelSize(font.pixelSize() - 1);
  }
  painter.setFont(font);
  painter.drawText(box, flags, text);
}

}  // namespace tilewatch::window
