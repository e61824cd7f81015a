// SPDX-License-Identifier: MIT
#include "display/window/board_items.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <QWidget>
#include <cmath>
#include <utility>

#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

constexpr double kFigureHeight = 40;

/// The union of the cells as one shape: the walls between them are not drawn.
QPainterPath union_of(const std::vector<Cell>& cells) {
  QPainterPath path;
  for (const Cell cell : cells) {
    QPainterPath one;
    one.addRect(cell_rect(cell));
    path = path.united(one);
  }
  return path.simplified();
}

void draw_corners(QPainter& painter, QRectF box, double length) {
  const auto corner = [&](QPointF at, double dx, double dy) {
    painter.drawPolyline(QPolygonF({at + QPointF(dx, 0), at, at + QPointF(0, dy)}));
  };
  corner(box.topLeft(), length, length);
  corner(box.topRight(), -length, length);
  corner(box.bottomRight(), -length, -length);
  corner(box.bottomLeft(), length, -length);
}

}  // namespace

QRectF cell_rect(Cell cell) { return {cell.x * kCellSize, cell.y * kCellSize, kCellSize, kCellSize}; }

TileItem::TileItem(TileArt& art, TileArt::Face face, Rotation rotation, Cell cell)
    : art_(art), face_(std::move(face)), rotation_(rotation) {
  setPos(cell_rect(cell).topLeft());
  setZValue(layer::kTile);
}

void TileItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget* widget) {
  const double zoom = QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter->worldTransform());
  const double ratio = widget != nullptr ? widget->devicePixelRatioF() : 1;
  const QPixmap picture = art_.picture(face_, static_cast<int>(std::ceil(zoom * kCellSize * ratio)));
  painter->save();
  painter->setRenderHint(QPainter::SmoothPixmapTransform);
  painter->translate(kCellSize / 2, kCellSize / 2);
  painter->rotate(90.0 * rotation_);
  // A hair smaller than the cell: the gap between cardboard tiles.
  const double half = kCellSize / 2 - 0.6;
  painter->drawPixmap(QRectF(-half, -half, 2 * half, 2 * half), picture, picture.rect());
  painter->setPen(QPen(QColor(0, 0, 0, 110), 1.2));
  painter->drawRect(QRectF(-half, -half, 2 * half, 2 * half));
  painter->restore();
}

FigureItem::FigureItem(FigureLook look, Cell cell, double u, double v) : look_(std::move(look)) {
  setPos(cell_rect(cell).topLeft() + QPointF(u * kCellSize, v * kCellSize));
  setZValue(layer::kFigure + (cell.y + v) * 1e-3);  // nearer ones in front
}

void FigureItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  draw_figure(*painter, look_.lying ? QPointF(0, 0) : QPointF(0, -kFigureHeight * 0.15), kFigureHeight,
              look_);
}

CellMark::CellMark(Kind kind, const std::vector<Cell>& cells) : CellMark(kind, union_of(cells)) {}

CellMark::CellMark(Kind kind, QPainterPath path) : kind_(kind), path_(std::move(path)) {
  switch (kind) {
    case Kind::kOpen:
      setZValue(layer::kOpen);
      break;
    case Kind::kLast:
      setZValue(layer::kLast);
      break;
    case Kind::kOutline:
      setZValue(layer::kOutline);
      break;
    case Kind::kAsked:
      setZValue(layer::kAsked);
      break;
    case Kind::kChosen:
      setZValue(layer::kChosen);
      break;
  }
  setAcceptedMouseButtons(Qt::NoButton);
}

void CellMark::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  painter->setRenderHint(QPainter::Antialiasing);
  const QRectF box = path_.boundingRect();
  const auto pen = [](QRgb colour, double width, Qt::PenStyle style = Qt::SolidLine) {
    return QPen(QColor::fromRgba(colour), width, style, Qt::RoundCap, Qt::RoundJoin);
  };
  painter->setBrush(Qt::NoBrush);
  switch (kind_) {
    case Kind::kOpen:
      painter->setPen(pen((shade::kText.rgb() & 0x00ffffffU) | 0x30000000U, 1.5, Qt::DotLine));
      painter->drawRoundedRect(box.adjusted(5, 5, -5, -5), 6, 6);
      break;
    case Kind::kLast:
      painter->setPen(pen(0xa0000000, 10));
      draw_corners(*painter, box.adjusted(1, 1, -1, -1), 24);
      painter->setPen(pen(0xffffffff, 6));
      draw_corners(*painter, box.adjusted(1, 1, -1, -1), 24);
      break;
    case Kind::kOutline:
      painter->setBrush(QColor::fromRgba((glow::kMark & 0x00ffffffU) | 0x30000000U));
      painter->setPen(pen(0xb0000000, 11));
      painter->drawPath(path_);
      painter->setPen(pen(glow::kMark, 6));
      painter->drawPath(path_);
      break;
    case Kind::kAsked: {
      painter->setPen(pen(0xc0000000, 10));
      painter->drawRect(box);
      painter->setPen(pen(glow::kAsk, 5.5));
      painter->drawRect(box);
      const QPointF badge = box.topRight() + QPointF(-4, 4);
      painter->setPen(pen(glow::kOnAsk, 3));
      painter->setBrush(QColor(glow::kAsk));
      painter->drawEllipse(badge, 17, 17);
      QFont font = type_font(Type::kStrong, 1);
      font.setPixelSize(26);
      painter->setFont(font);
      painter->drawText(QRectF(badge.x() - 17, badge.y() - 17, 34, 34), Qt::AlignCenter, QStringLiteral("?"));
      break;
    }
    case Kind::kChosen:
      painter->setPen(pen(0xc0000000, 8));
      painter->drawRoundedRect(box.adjusted(3, 3, -3, -3), 4, 4);
      painter->setPen(pen(glow::kMark, 4, Qt::DashLine));
      painter->drawRoundedRect(box.adjusted(3, 3, -3, -3), 4, 4);
      break;
  }
}

}  // namespace tilewatch::window
