// SPDX-License-Identifier: MIT
#include "display/window/camera_marks.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <set>

#include "display/model/board_facts.h"
#include "display/model/players_view.h"
#include "display/window/camera_geometry.h"
#include "display/window/marks.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

struct MarkWords {
  Q_DECLARE_TR_FUNCTIONS(camera)
};

/// Below this the reader itself is in doubt, and the tile is marked so.
constexpr double kSure = 0.85;
constexpr double kSureFigure = 0.6;

/// Less than anybody sees, in pixels of the panel.
constexpr double kStays = 0.6;

QPolygonF outline_of_tile(const bus::Corners& corners) {
  QPolygonF result;
  for (const bus::PixelPoint& p : corners) result.append(QPointF(p.x, p.y));
  return result;
}

/// Lines over a photo need a dark casing to be seen on light tiles and light cloth.
void draw_cased(QPainter& painter, const QPolygonF& shape, QColor colour, double width,
                Qt::PenStyle style = Qt::SolidLine) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QColor(0, 0, 0, 150), width + 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolygon(shape);
  painter.setPen(QPen(colour, width, style, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolygon(shape);
}

double best_of(const bus::SeenTile& tile) {
  return tile.candidates.empty() ? 0 : tile.candidates.front().probability;
}

int percent(double share) { return static_cast<int>(std::lround(100 * share)); }

bool near(const bus::PixelPoint& a, const bus::PixelPoint& b, double most) {
  return std::abs(a.x - b.x) <= most && std::abs(a.y - b.y) <= most;
}

bool looks_the_same(const bus::SeenTile& a, const bus::SeenTile& b, double most) {
  const bool sure = best_of(a) >= kSure;
  if (a.cell != b.cell || sure != (best_of(b) >= kSure)) return false;
  if (!sure && percent(best_of(a)) != percent(best_of(b))) return false;
  return std::equal(a.corners.begin(), a.corners.end(), b.corners.begin(),
                    [most](const auto& one, const auto& other) { return near(one, other, most); });
}

bool looks_the_same(const bus::SeenFigure& a, const bus::SeenFigure& b, double most) {
  return a.kind == b.kind && a.colour == b.colour && a.cell == b.cell &&
         (a.confidence >= kSureFigure) == (b.confidence >= kSureFigure) && near(a.foot, b.foot, most);
}

template <class Seen>
bool look_the_same(const std::vector<Seen>& a, const std::vector<Seen>& b, double most) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [most](const Seen& one, const Seen& other) { return looks_the_same(one, other, most); });
}

}  // namespace

CameraMarks::CameraMarks(Desk& desk) : desk_(desk), aids_(desk) {}

void CameraMarks::update() {
  aids_.update();
  redraw();
}

bool CameraMarks::shows(const bus::Preview& preview) const {
  const double most = kStays / zoom_;
  return preview.width == drawn_.width && look_the_same(preview.tiles, drawn_.tiles, most) &&
         look_the_same(preview.shown, drawn_.shown, most) &&
         look_the_same(preview.figures, drawn_.figures, most);
}

const QPixmap& CameraMarks::layer(const bus::Preview& preview, QSizeF size, double zoom, double ratio) {
  const QSize pixels = (size * ratio).toSize();
  if (layer_.size() == pixels && zoom == zoom_ && shows(preview)) return layer_;
  zoom_ = zoom;
  ++layers_made_;
  drawn_ = preview;
  drawn_.jpeg.clear();
  layer_ = QPixmap(pixels);
  layer_.setDevicePixelRatio(ratio);
  layer_.fill(Qt::transparent);
  QPainter painter(&layer_);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(zoom_, zoom_);
  aids_.draw_ground(painter, preview, zoom_);
  draw_tiles(painter, preview);
  draw_cells(painter, preview);
  draw_figures(painter, preview);
  aids_.draw_signs(painter, preview, zoom_);
  draw_doubts(painter, preview);
  return layer_;
}

void CameraMarks::draw_tiles(QPainter& painter, const bus::Preview& preview) const {
  std::set<Cell> committed;
  for (const bus::BoardTile& tile : desk_.snapshot().tiles) committed.insert(tile.cell);
  const double thin = 1.2 / zoom_;
  const double thick = 3 / zoom_;
  const auto last = model::last_tile(desk_.snapshot());
  std::vector<const bus::SeenTile*> special;
  for (const bus::SeenTile& tile : preview.tiles) {
    const bool sure = !tile.candidates.empty() && tile.candidates.front().probability >= kSure;
    if (!committed.contains(tile.cell) || !sure || tile.cell == last) {
      special.push_back(&tile);
      continue;
    }
    painter.setPen(QPen(QColor(255, 255, 255, 100), thin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(outline_of_tile(tile.corners));
  }
  for (const bus::SeenTile* tile : special) {
    const double best = tile->candidates.empty() ? 0 : tile->candidates.front().probability;
    const QPolygonF shape = outline_of_tile(tile->corners);
    if (best >= kSure) {
      draw_cased(painter, shape, committed.contains(tile->cell) ? QColor(glow::kText) : QColor(glow::kGood),
                 thick);
      continue;
    }
    draw_cased(painter, shape, QColor(glow::kAsk), thick, Qt::DashLine);
  }
}

void CameraMarks::draw_cells(QPainter& painter, const bus::Preview& preview) const {
  QPainterPath whole;
  for (const Cell cell : desk_.outline().cells) {
    if (const auto shape = cell_in_picture(preview, cell)) {
      QPainterPath one;
      one.addPolygon(*shape);
      one.closeSubpath();
      whole = whole.united(one);
    }
  }
  if (!whole.isEmpty()) {
    painter.setPen(QPen(QColor(0, 0, 0, 150), 6 / zoom_));
    painter.setBrush(QColor::fromRgba((glow::kMark & 0x00ffffffU) | 0x30000000U));
    painter.drawPath(whole);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(glow::kMark), 3 / zoom_));
    painter.drawPath(whole);
  }
  if (!desk_.asked()) return;
  if (const auto shape = cell_in_picture(preview, *desk_.asked())) {
    draw_cased(painter, *shape, QColor(glow::kAsk), 4 / zoom_);
  }
}

void CameraMarks::draw_figures(QPainter& painter, const bus::Preview& preview) const {
  const bus::Snapshot& snapshot = desk_.snapshot();
  const auto players = model::players_view(snapshot);
  const double s = desk_.scale();
  painter.save();
  painter.resetTransform();
  for (const bus::SeenFigure& figure : preview.figures) {
    const QPointF foot = QPointF(figure.foot.x, figure.foot.y) * zoom_;
    // Never wider than a third of a tile, so that neighbours can be told apart on a large board.
    const auto cell = cell_in_picture(preview, figure.cell);
    const double tile = cell ? cell->boundingRect().width() * zoom_ : 100;
    const double radius = std::clamp(tile * 0.24, 6 * s, 13 * s);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 170), radius * 0.56));
    painter.drawEllipse(foot, radius, radius);
    painter.setPen(QPen(QColor(glow::kText), radius * 0.42));
    painter.drawEllipse(foot, radius, radius);
    painter.setPen(QPen(player_fill(figure.colour), radius * 0.3,
                        figure.confidence >= kSureFigure ? Qt::SolidLine : Qt::DotLine));
    painter.drawEllipse(foot, radius, radius);
    // The letter beside the ring: the figure itself stays visible.
    const double plate = std::max(6.5 * s, radius * 0.75);
    window::draw_badge(painter,
                       QRectF(foot.x() + radius * 0.5, foot.y() + radius * 0.5, 2 * plate, 2 * plate),
                       figure.colour, model::letter_of(players, figure.colour));
    const bool leaving =
        std::any_of(snapshot.figures.begin(), snapshot.figures.end(), [&](const auto& known) {
          return known.leaving && known.cell == figure.cell && known.colour == figure.colour;
        });
    if (leaving) draw_arrow_home(painter, foot - QPointF(0, radius * 1.8), 22 * s);
  }
  painter.restore();
}

void CameraMarks::draw_doubts(QPainter& painter, const bus::Preview& preview) const {
  painter.save();
  painter.resetTransform();
  for (const bus::SeenTile& tile : preview.tiles) {
    const double best = tile.candidates.empty() ? 0 : tile.candidates.front().probability;
    if (best >= kSure) continue;
    const QRectF shape = outline_of_tile(tile.corners).boundingRect();
    const QPointF above = QPointF(shape.center().x(), shape.top()) * zoom_;
    const double size = scaled(24, desk_.scale());
    QRectF tag(above.x() - size * 1.1, above.y() - size * 1.15, size * 2.2, size);
    tag.moveTop(std::max(tag.top(), 2.0));
    painter.setPen(QPen(QColor(glow::kOnAsk), 1.5));
    painter.setBrush(QColor(glow::kAsk));
    painter.drawRoundedRect(tag, size * 0.25, size * 0.25);
    const QString text = best > 0 ? MarkWords::tr("%1 %").arg(std::lround(100 * best)) : QStringLiteral("?");
    window::draw_fitted(painter, tag.adjusted(3, 0, -3, 0), text, type_font(Type::kStrong, desk_.scale()),
                        Qt::AlignCenter);
  }
  painter.restore();
}

}  // namespace tilewatch::window
