// SPDX-License-Identifier: MIT
#include "display/window/camera_aids.h"

#include <QPainter>
#include <QPainterPath>
#include <QTransform>
#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "display/window/camera_geometry.h"
#include "display/window/finish_pills.h"
#include "display/window/marks.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

/// Cells of the board -> the picture, each tile by its own corners: tiles lie a little askew.
class PictureFromCells {
 public:
  explicit PictureFromCells(const bus::Preview& preview) : preview_(preview) {}

  QPointF map(QPointF at) {
    const Cell cell{static_cast<int>(std::floor(at.x())), static_cast<int>(std::floor(at.y()))};
    return of(cell).map(at);
  }
  QPainterPath map(const std::vector<QPolygonF>& outline) {
    QPainterPath path;
    for (const QPolygonF& part : outline) {
      QPolygonF mapped;
      mapped.reserve(part.size());
      for (const QPointF& at : part) mapped.append(map(at));
      path.addPolygon(mapped);
    }
    return path;
  }

 private:
  const QTransform& of(Cell cell) {
    const auto known = transforms_.find(cell);
    if (known != transforms_.end()) return known->second;
    QTransform transform;
    if (const auto seen = cell_in_picture(preview_, cell)) {
      const QPolygonF square({QPointF(cell.x, cell.y), QPointF(cell.x + 1, cell.y),
                              QPointF(cell.x + 1, cell.y + 1), QPointF(cell.x, cell.y + 1)});
      QTransform::quadToQuad(square, *seen, transform);
    }
    return transforms_.emplace(cell, transform).first->second;
  }

  const bus::Preview& preview_;
  std::map<Cell, QTransform> transforms_;
};

/// A quad a little smaller than its cell.
QPolygonF inset(const QPolygonF& quad, double share) {
  QPointF middle;
  for (const QPointF& corner : quad) middle += corner / 4;
  QPolygonF smaller;
  for (const QPointF& corner : quad) smaller.append(middle + (corner - middle) * (1 - share));
  return smaller;
}

void draw_line_cased(QPainter& painter, const QPolygonF& shape, QColor colour, double width,
                     Qt::PenStyle style) {
  painter.setPen(
      QPen(QColor(0, 0, 0, 150), width + 2 * width / 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolygon(shape);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colour, width, style, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolygon(shape);
}

}  // namespace

void CameraAids::update() {
  model::PlacesView view = model::places_view(desk_.snapshot(), desk_.aids());
  players_ = model::players_view(desk_.snapshot());
  const bool same_owned = view.owned == view_.owned && drawn_with_ == desk_.art().catalogue();
  view_ = std::move(view);
  if (same_owned) return;
  drawn_with_ = desk_.art().catalogue();
  owned_.clear();
  for (const model::OwnedFeature& feature : view_.owned) {
    const QPainterPath path = desk_.shapes().outline(desk_.snapshot(), feature.kind, feature.pieces);
    const QList<QPolygonF> parts = path.toSubpathPolygons();
    owned_.push_back({feature.colours, feature.kind == FeatureKind::kField, {parts.begin(), parts.end()}});
    ++outlines_made_;
  }
}

void CameraAids::draw_ground(QPainter& painter, const bus::Preview& preview, double zoom) {
  if (preview.tiles.empty()) return;
  PictureFromCells picture(preview);
  const QRectF some_tile = cell_in_picture(preview, preview.tiles.front().cell)->boundingRect();
  const double side = std::sqrt(some_tile.width() * some_tile.height());
  for (const Owned& owned : owned_) {
    const QPainterPath shape = picture.map(owned.outline);
    painter.save();
    painter.setOpacity(owned.field ? 0.30 : 0.55);
    fill_with_mark(painter, shape, owned.colours.front(), side * 0.8);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    // Shared: the other's colour as dashes.
    for (std::size_t i = 0; i < owned.colours.size(); ++i) {
      painter.setPen(QPen(player_fill(owned.colours[i]), 2.6 / zoom, i == 0 ? Qt::SolidLine : Qt::DashLine));
      painter.drawPath(shape);
    }
  }
  for (const Cell gap : view_.gaps) {
    const auto quad = cell_in_picture(preview, gap);
    if (!quad) continue;
    const QPolygonF shape = inset(*quad, 0.16);
    painter.setBrush(QColor(0, 0, 0, 90));
    draw_line_cased(painter, shape, QColor(glow::kTrouble), 1.8 / zoom, Qt::DotLine);
    painter.setPen(QPen(QColor(glow::kTrouble), 2.2 / zoom, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(shape[0], shape[2]);
    painter.drawLine(shape[1], shape[3]);
  }
  for (const model::PlaceMark& place : view_.places) {
    const auto quad = cell_in_picture(preview, place.cell);
    if (!quad) continue;
    const bool brings = !place.finishes.empty();
    painter.setBrush(QColor::fromRgba((glow::kGood & 0x00ffffffU) | (brings ? 0x50000000U : 0x20000000U)));
    draw_line_cased(painter, inset(*quad, 0.1), QColor(glow::kGood), (brings ? 3.0 : 1.8) / zoom,
                    brings ? Qt::SolidLine : Qt::DashLine);
  }
  for (const bus::SeenTile& tile : preview.shown) {
    QPolygonF quad;
    for (const bus::PixelPoint& corner : tile.corners) quad.append(QPointF(corner.x, corner.y));
    painter.setBrush(Qt::NoBrush);
    draw_line_cased(painter, quad, QColor(glow::kMark), 3 / zoom, Qt::SolidLine);
  }
}

void CameraAids::draw_signs(QPainter& painter, const bus::Preview& preview, double zoom) const {
  for (const model::PlaceMark& place : view_.places) {
    const auto quad = cell_in_picture(preview, place.cell);
    if (!quad || place.finishes.empty()) continue;
    QPointF middle;
    for (const QPointF& corner : *quad) middle += corner / 4;
    const double high =
        std::clamp(quad->boundingRect().height() * 0.3, 13 * desk_.scale() / zoom, 24 * desk_.scale() / zoom);
    draw_finish_pills(painter, middle, high, place.finishes, players_);
  }
}

}  // namespace tilewatch::window
