// SPDX-License-Identifier: MIT
#include "display/window/camera_geometry.h"

#include <QTransform>
#include <algorithm>

namespace tilewatch::window {
namespace {

QPolygonF polygon(const bus::Corners& corners) {
  QPolygonF result;
  for (const bus::PixelPoint& p : corners) result.append(QPointF(p.x, p.y));
  return result;
}

QPolygonF square(Cell cell) {
  const double x = cell.x;
  const double y = cell.y;
  return QPolygonF({QPointF(x, y), QPointF(x + 1, y), QPointF(x + 1, y + 1), QPointF(x, y + 1)});
}

}  // namespace

std::optional<QPolygonF> cell_in_picture(const bus::Preview& preview, Cell cell) {
  if (preview.tiles.empty()) return std::nullopt;
  const auto distance = [&](const bus::SeenTile& tile) {
    const int dx = tile.cell.x - cell.x;
    const int dy = tile.cell.y - cell.y;
    return dx * dx + dy * dy;
  };
  const auto nearest =
      std::min_element(preview.tiles.begin(), preview.tiles.end(),
                       [&](const auto& a, const auto& b) { return distance(a) < distance(b); });
  const QPolygonF seen = polygon(nearest->corners);
  if (nearest->cell == cell) return seen;
  QTransform picture_from_board;
  if (!QTransform::quadToQuad(square(nearest->cell), seen, picture_from_board)) return std::nullopt;
  return picture_from_board.map(square(cell));
}

QRect spot_of(const QPolygonF& cell, QSize picture) {
  const QRectF box = cell.boundingRect();
  const double wanted = 1.9 * std::max(box.width(), box.height());
  const double side =
      std::min({wanted, static_cast<double>(picture.width()), static_cast<double>(picture.height())});
  const double left = std::clamp(box.center().x() - side / 2, 0.0, picture.width() - side);
  const double top = std::clamp(box.center().y() - side / 2, 0.0, picture.height() - side);
  return QRectF(left, top, side, side).toRect();
}

}  // namespace tilewatch::window
