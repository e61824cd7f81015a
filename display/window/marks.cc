// SPDX-License-Identifier: MIT
#include "display/window/marks.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTransform>
#include <algorithm>
#include <array>
#include <cmath>

#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

QColor colour_of(drawing::Rgb rgb) { return QColor::fromRgb(QRgb{0xff000000U | rgb}); }

/// The pattern of a colour over `box`, a unit of it being `unit`; dots are filled, strokes drawn.
QPainterPath pattern_path(const drawing::Pattern& pattern, QRectF box, double unit) {
  QPainterPath path;
  const double side = drawing::kPatternSide * unit;
  const double radius = drawing::kPatternDot * unit;
  for (double top = box.top(); top < box.bottom(); top += side) {
    for (double left = box.left(); left < box.right(); left += side) {
      for (const drawing::Stroke& stroke : pattern.strokes) {
        path.moveTo(left + stroke.x1 * unit, top + stroke.y1 * unit);
        path.lineTo(left + stroke.x2 * unit, top + stroke.y2 * unit);
      }
      for (const drawing::Dot& dot : pattern.dots)
        path.addEllipse(QPointF(left + dot.x * unit, top + dot.y * unit), radius, radius);
    }
  }
  return path;
}

QPainterPath ellipse_path(const drawing::Ellipse& ellipse) {
  QPainterPath path;
  path.addEllipse(QPointF(ellipse.x, ellipse.y), ellipse.rx, ellipse.ry);
  return path;
}

QPainterPath path_of(const drawing::Outline& outline) {
  QPainterPath path;
  for (const drawing::Step& step : outline.steps) {
    switch (step.verb) {
      case 'M':
        path.moveTo(step.x, step.y);
        break;
      case 'L':
        path.lineTo(step.x, step.y);
        break;
      case 'Q':
        path.quadTo(step.x1, step.y1, step.x, step.y);
        break;
      case 'C':
        path.cubicTo(step.x1, step.y1, step.x2, step.y2, step.x, step.y);
        break;
      default:
        path.closeSubpath();
    }
  }
  if (outline.mirrored) path = path.united(QTransform(-1, 0, 0, 1, 1, 0).map(path));
  if (outline.head) path = path.united(ellipse_path(*outline.head));
  for (const drawing::Ellipse& hole : outline.holes) path = path.subtracted(ellipse_path(hole));
  return path.simplified();
}

QColor fill_of(const FigureLook& look) {
  const auto own = drawing::nobodys_fill(look.kind);
  return own ? colour_of(*own) : player_fill(look.colour);
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

const QPainterPath& figure_path(FigureKind kind) {
  static const std::array kPaths = [] {
    std::array<QPainterPath, kFigureKinds> paths;
    for (std::size_t i = 0; i < paths.size(); ++i)
      paths[i] = path_of(drawing::outline_of(static_cast<FigureKind>(i)));
    return paths;
  }();
  return kPaths.at(static_cast<std::size_t>(kind));
}

bool is_nobodys(FigureKind kind) { return drawing::nobodys_fill(kind).has_value(); }

void draw_plain_figure(QPainter& painter, FigureKind kind, QPointF at, double height, const QBrush& fill,
                       const QPen& edge) {
  painter.setPen(edge);
  painter.setBrush(fill);
  painter.drawPath(QTransform::fromTranslate(at.x(), at.y()).scale(height, height).map(figure_path(kind)));
}

void fill_with_mark(QPainter& painter, const QPainterPath& shape, Colour colour, double size) {
  const QColor fill = player_fill(colour);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  painter.drawPath(shape);
  painter.save();
  painter.setClipPath(shape, Qt::IntersectClip);
  // Opaque: strokes that meet would be seen twice.
  const QColor ink = mixed(player_ink(colour), fill, drawing::kPatternOpacity);
  const drawing::Pattern& pattern = drawing::pattern_of(colour);
  const double unit = size / drawing::kPatternUnits;
  const bool dots = pattern.strokes.empty();
  painter.setPen(dots ? QPen(Qt::NoPen) : QPen(ink, drawing::kPatternStroke * unit));
  painter.setBrush(dots ? QBrush(ink) : QBrush(Qt::NoBrush));
  painter.drawPath(pattern_path(pattern, shape.boundingRect(), unit));
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
