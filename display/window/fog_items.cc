// SPDX-License-Identifier: MIT
#include "display/window/fog_items.h"

#include <QGraphicsScene>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "display/model/board_facts.h"
#include "display/window/board_badges.h"
#include "display/window/board_items.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

/// The middle part of a tile's side, in scene units.
QLineF side_line(const bus::BoardEdge& edge) {
  const QRectF box = cell_rect(edge.cell);
  constexpr double kIn = 16;
  switch (edge.side) {
    case Side::kNorth:
      return {box.left() + kIn, box.top(), box.right() - kIn, box.top()};
    case Side::kEast:
      return {box.right(), box.top() + kIn, box.right(), box.bottom() - kIn};
    case Side::kSouth:
      return {box.left() + kIn, box.bottom(), box.right() - kIn, box.bottom()};
    case Side::kWest:
      return {box.left(), box.top() + kIn, box.left(), box.bottom() - kIn};
  }
  return {};
}

QPainterPath in_scene(const QPainterPath& in_cells) {
  return QTransform::fromScale(kCellSize, kCellSize).map(in_cells);
}

BadgeLook look_of(const model::FogArea& area) {
  BadgeLook look;
  look.tip = area.text;
  switch (area.state) {
    case model::FogState::kOpen:
      if (area.ghosts > 0) look.figure = FigureKind::kGhost;
      look.text = area.ghosts > 0 ? QString::number(area.ghosts) : QStringLiteral("○");
      look.tone = area.to_close == 1 ? BadgeLook::Tone::kAsk : BadgeLook::Tone::kPlain;
      break;
    case model::FogState::kClosed:
      look.text = QStringLiteral("✓");
      look.tone = BadgeLook::Tone::kGood;
      break;
    case model::FogState::kDead:
      if (area.ghosts > 0) look.figure = FigureKind::kGhost;
      look.text = area.ghosts > 0 ? QStringLiteral("%1 ✕").arg(area.ghosts) : QStringLiteral("✕");
      look.tone = BadgeLook::Tone::kTrouble;
      break;
  }
  return look;
}

BadgeLook look_of(const model::FogPlace& place) {
  BadgeLook look;
  look.tip = place.text;
  switch (place.state) {
    case model::FogState::kOpen:
      look.text = QStringLiteral("−%1").arg(place.missing);
      look.tone = place.missing == 1 ? BadgeLook::Tone::kAsk : BadgeLook::Tone::kPlain;
      break;
    case model::FogState::kClosed:
      look.text = QStringLiteral("✓");
      look.tone = BadgeLook::Tone::kGood;
      break;
    case model::FogState::kDead:
      look.text = QStringLiteral("✕");
      look.tone = BadgeLook::Tone::kTrouble;
      break;
  }
  return look;
}

std::vector<QPointF> figure_places(const bus::Snapshot& snapshot) {
  std::vector<QPointF> places;
  for (const bus::BoardFigure& figure : model::spread_figures(snapshot)) {
    places.emplace_back(figure.cell.x + figure.u, figure.cell.y + figure.v);
  }
  return places;
}

/// Just outside of a building, where most room is.
QPointF clearest_beside(QPointF building, const std::vector<QPointF>& taken) {
  constexpr double kAway = 0.25;
  QPointF best = building;
  double most = -1;
  for (const QPointF step : {QPointF(0, kAway), QPointF(0, -kAway), QPointF(kAway, 0), QPointF(-kAway, 0)}) {
    const QPointF at = building + step;
    double room = 10;
    for (const QPointF& other : taken)
      room = std::min(room, std::hypot(at.x() - other.x(), at.y() - other.y()));
    if (room <= most) continue;
    most = room;
    best = at;
  }
  return best;
}

}  // namespace

FogItem::FogItem(const model::FogArea& area, QPainterPath path) : state_(area.state), path_(std::move(path)) {
  for (const bus::BoardEdge& edge : area.open_edges) open_.push_back(side_line(edge));
  for (const bus::BoardEdge& edge : area.blind_edges) blind_.push_back(side_line(edge));
  setZValue(layer::kFog);
  setAcceptedMouseButtons(Qt::NoButton);
}

QRectF FogItem::boundingRect() const { return path_.boundingRect().adjusted(-12, -12, 12, 12); }

void FogItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  painter->setRenderHint(QPainter::Antialiasing);
  const auto pen = [](QColor colour, double width, Qt::PenStyle style = Qt::SolidLine) {
    return QPen(colour, width, style, Qt::FlatCap, Qt::RoundJoin);
  };
  const auto faint = [](QRgb colour, int alpha) {
    QColor result(colour);
    result.setAlpha(alpha);
    return result;
  };
  painter->setBrush(Qt::NoBrush);
  painter->setPen(pen(QColor(0, 0, 0, 130), 5));
  painter->drawPath(path_);
  switch (state_) {
    case model::FogState::kOpen:
      painter->setPen(pen(glow::kText, 2.6, Qt::DashLine));
      painter->setBrush(faint(glow::kText, 34));
      break;
    case model::FogState::kClosed:
      painter->setPen(pen(glow::kGood, 3));
      painter->setBrush(faint(glow::kGood, 40));
      break;
    case model::FogState::kDead:
      painter->setPen(pen(glow::kTrouble, 2.6, Qt::DotLine));
      painter->setBrush(QBrush(faint(glow::kTrouble, 130), Qt::BDiagPattern));
      break;
  }
  painter->drawPath(path_);
  painter->setBrush(Qt::NoBrush);
  // What has to close: a bar along the edge. What never can: a cross on it.
  for (const auto& [colour, width] : {std::pair{QColor(0, 0, 0, 190), 10.0}, {QColor(glow::kAsk), 6.0}}) {
    painter->setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
    for (const QLineF& line : open_) painter->drawLine(line);
  }
  for (const auto& [colour, width] : {std::pair{QColor(0, 0, 0, 190), 9.0}, {QColor(glow::kTrouble), 5.0}}) {
    painter->setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
    for (const QLineF& line : blind_) {
      const QPointF at = line.center();
      painter->drawLine(at + QPointF(-8, -8), at + QPointF(8, 8));
      painter->drawLine(at + QPointF(-8, 8), at + QPointF(8, -8));
    }
  }
}

void FogMarks::add(QGraphicsItem* item) {
  scene_.addItem(item);
  items_.push_back(item);
}

void FogMarks::update() {
  const bus::Snapshot& snapshot = desk_.snapshot();
  auto view = model::fog_view(snapshot, desk_.aids()).value_or(model::FogView{});
  std::vector<QPointF> figures;
  if (!view.areas.empty() || !view.places.empty()) figures = figure_places(snapshot);
  if (view.areas == areas_ && view.places == places_ && figures == figures_ &&
      drawn_with_ == desk_.art().catalogue()) {
    return;
  }
  areas_ = std::move(view.areas);
  places_ = std::move(view.places);
  figures_ = std::move(figures);
  drawn_with_ = desk_.art().catalogue();
  for (QGraphicsItem* item : std::exchange(items_, {})) delete item;
  std::vector<QPointF> taken = figures_;
  for (const model::FogPlace& place : places_) {
    const QPointF middle = desk_.shapes().middle(snapshot, place.kind, {place.cell, 0});
    taken.push_back(clearest_beside(middle, taken));
    add(new BadgeItem(look_of(place), taken.back() * kCellSize));
  }
  for (const model::FogArea& area : areas_) {
    auto* item =
        new FogItem(area, in_scene(desk_.shapes().outline(snapshot, FeatureKind::kMistArea, area.parts)));
    item->setToolTip(area.text);
    add(item);
    taken.push_back(desk_.shapes().clear_spot(snapshot, FeatureKind::kMistArea, area.parts, taken));
    add(new BadgeItem(look_of(area), taken.back() * kCellSize));
  }
}

}  // namespace tilewatch::window
