// SPDX-License-Identifier: MIT
#include "display/window/icons.h"

#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>

#include "display/window/marks.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

QPainterPath arc_arrow() {
  QPainterPath path;
  path.moveTo(5, 9);
  path.lineTo(14, 9);
  path.cubicTo(22, 9, 22, 20, 14, 20);
  path.lineTo(9, 20);
  path.moveTo(9, 4.5);
  path.lineTo(4.5, 9);
  path.lineTo(9, 13.5);
  return path;
}

QPainterPath lens(bool plus) {
  QPainterPath path;
  path.addEllipse(QPointF(10.5, 10.5), 7, 7);
  path.moveTo(15.8, 15.8);
  path.lineTo(21, 21);
  path.moveTo(7.5, 10.5);
  path.lineTo(13.5, 10.5);
  if (plus) {
    path.moveTo(10.5, 7.5);
    path.lineTo(10.5, 13.5);
  }
  return path;
}

QPainterPath corners(double from, double to, double length) {
  QPainterPath path;
  for (const auto& [x, dx] : {std::pair(from, length), std::pair(to, -length)}) {
    for (const auto& [y, dy] : {std::pair(from, length), std::pair(to, -length)}) {
      path.moveTo(x + dx, y);
      path.lineTo(x, y);
      path.lineTo(x, y + dy);
    }
  }
  return path;
}

/// Lines of an icon in a box of 24 x 24.
QPainterPath lines_of(Icon icon) {
  QPainterPath path;
  switch (icon) {
    case Icon::kUndo:
      return arc_arrow();
    case Icon::kRedo:
      return QTransform(-1, 0, 0, 1, 24, 0).map(arc_arrow());
    case Icon::kPause:
      path.addRoundedRect(6, 5, 4, 14, 1, 1);
      path.addRoundedRect(14, 5, 4, 14, 1, 1);
      return path;
    case Icon::kPlay:
      path.moveTo(7, 4.5);
      path.lineTo(19, 12);
      path.lineTo(7, 19.5);
      path.closeSubpath();
      return path;
    case Icon::kClear:  // a box with an arrow into it
      path.moveTo(4, 13);
      path.lineTo(4, 20);
      path.lineTo(20, 20);
      path.lineTo(20, 13);
      path.moveTo(12, 3.5);
      path.lineTo(12, 15);
      path.moveTo(7.5, 10.8);
      path.lineTo(12, 15.3);
      path.lineTo(16.5, 10.8);
      return path;
    case Icon::kTile:  // a tile with a road
      path.addRoundedRect(4, 4, 16, 16, 1.5, 1.5);
      path.moveTo(4, 13);
      path.cubicTo(10, 13, 12, 13, 12, 20);
      path.moveTo(9, 4);
      path.cubicTo(9, 8, 15, 8, 15, 4);
      return path;
    case Icon::kFigure:
      return QTransform::fromTranslate(3.5, 3.5).scale(17, 17).map(figure_path(FigureKind::kMeeple));
    case Icon::kPass:  // a bar to step over
      path.moveTo(5, 5);
      path.lineTo(14, 12);
      path.lineTo(5, 19);
      path.closeSubpath();
      path.moveTo(18.5, 5);
      path.lineTo(18.5, 19);
      return path;
    case Icon::kPoints:  // plus over minus
      path.moveTo(12, 3.5);
      path.lineTo(12, 14.5);
      path.moveTo(6.5, 9);
      path.lineTo(17.5, 9);
      path.moveTo(6.5, 19.5);
      path.lineTo(17.5, 19.5);
      return path;
    case Icon::kEnd:  // a flag
      path.moveTo(6, 21);
      path.lineTo(6, 4);
      path.cubicTo(11, 1.5, 14, 6.5, 19, 4);
      path.lineTo(19, 13);
      path.cubicTo(14, 15.5, 11, 10.5, 6, 13);
      return path;
    case Icon::kExport:  // a sheet with a curve
      path.addRoundedRect(5, 3, 14, 18, 1.5, 1.5);
      path.moveTo(8, 16);
      path.lineTo(11, 12);
      path.lineTo(13, 14);
      path.lineTo(16, 8);
      return path;
    case Icon::kNext:  // a tile, and a sign to lay it
      path.addRoundedRect(4, 6, 12, 12, 1.5, 1.5);
      path.moveTo(19, 12);
      path.lineTo(22, 12);
      path.moveTo(20.5, 10.5);
      path.lineTo(20.5, 13.5);
      return path;
    case Icon::kSave:  // a sheet with lines
      path.addRoundedRect(5, 3.5, 14, 17, 1.5, 1.5);
      path.moveTo(8.5, 9);
      path.lineTo(15.5, 9);
      path.moveTo(8.5, 12.5);
      path.lineTo(15.5, 12.5);
      path.moveTo(8.5, 16);
      path.lineTo(13, 16);
      return path;
    case Icon::kPhone:
      path.addRoundedRect(7, 3, 10, 18, 2, 2);
      path.moveTo(11, 18);
      path.lineTo(13, 18);
      return path;
    case Icon::kFullScreen:
      return corners(4, 20, 5);
    case Icon::kAudience:  // a large screen on a stand
      path.addRoundedRect(3, 4, 18, 12, 1.5, 1.5);
      path.moveTo(12, 16);
      path.lineTo(12, 20);
      path.moveTo(8, 20);
      path.lineTo(16, 20);
      return path;
    case Icon::kAids:  // an eye
      path.moveTo(2.5, 12);
      path.cubicTo(7, 4.5, 17, 4.5, 21.5, 12);
      path.cubicTo(17, 19.5, 7, 19.5, 2.5, 12);
      path.addEllipse(QPointF(12, 12), 3, 3);
      return path;
    case Icon::kPreferences:  // a globe
      path.addEllipse(QPointF(12, 12), 9, 9);
      path.addEllipse(QPointF(12, 12), 4, 9);
      path.moveTo(3, 12);
      path.lineTo(21, 12);
      return path;
    case Icon::kZoomIn:
      return lens(true);
    case Icon::kZoomOut:
      return lens(false);
    case Icon::kFit:
      path = corners(3.5, 20.5, 4.5);
      path.addRect(8.5, 8.5, 7, 7);
      return path;
    case Icon::kWindow:
      return path;
  }
  return path;
}

/// Draws at whatever size is asked, so that icons stay sharp in large windows.
class LineIcon : public QIconEngine {
 public:
  explicit LineIcon(Icon icon) : icon_(icon) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(rect.topLeft());
    painter->scale(rect.width() / 24.0, rect.height() / 24.0);
    if (icon_ == Icon::kWindow) {
      draw_window_icon(*painter);
    } else {
      painter->setPen(QPen(QColor(mode == QIcon::Disabled ? shade::kLine : shade::kText), 2, Qt::SolidLine,
                           Qt::RoundCap, Qt::RoundJoin));
      painter->drawPath(lines_of(icon_));
    }
    painter->restore();
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(), size), mode, state);
    return pixmap;
  }

  QIconEngine* clone() const override { return new LineIcon(icon_); }

 private:
  /// The program's sign: a meeple on a field, in the brackets of what the camera found.
  static void draw_window_icon(QPainter& painter) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xff5f8f3e));
    painter.drawRoundedRect(QRectF(1, 1, 22, 22), 4, 4);
    draw_figure(painter, {12, 12}, 13, {FigureKind::kMeeple, Colour::kRed, {}, false, false});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(corners(3.8, 20.2, 4));
  }

  Icon icon_;
};

}  // namespace

QIcon icon_of(Icon icon) { return QIcon(new LineIcon(icon)); }

}  // namespace tilewatch::window
