// SPDX-License-Identifier: MIT
#include "display/window/place_items.h"

#include <QGraphicsScene>
#include <QPainter>
#include <utility>

#include "display/window/board_items.h"
#include "display/window/finish_pills.h"
#include "display/window/marks.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

class PlaceItem : public QGraphicsItem {
 public:
  PlaceItem(const model::PlaceMark& place, std::vector<model::PlayerView> players)
      : place_(place), players_(std::move(players)) {
    setPos(cell_rect(place.cell).topLeft());
    setZValue(layer::kOpen + 0.5);
    setAcceptedMouseButtons(Qt::NoButton);
  }
  QRectF boundingRect() const override { return {-4, -4, kCellSize + 8, kCellSize + 8}; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
    painter->setRenderHint(QPainter::Antialiasing);
    const bool brings = !place_.finishes.empty();
    const QColor line = shade::kGood;
    QColor ground = line;
    ground.setAlpha(brings ? 70 : 26);
    painter->setBrush(ground);
    painter->setPen(QPen(line, brings ? 4 : 2.4, brings ? Qt::SolidLine : Qt::DashLine));
    painter->drawRoundedRect(QRectF(5, 5, kCellSize - 10, kCellSize - 10), 7, 7);
    draw_finish_pills(*painter, {kCellSize / 2, kCellSize / 2}, 26, place_.finishes, players_);
  }

 private:
  model::PlaceMark place_;
  std::vector<model::PlayerView> players_;
};

class GapItem : public QGraphicsItem {
 public:
  explicit GapItem(Cell cell) {
    setPos(cell_rect(cell).topLeft());
    setZValue(layer::kOpen + 0.4);
    setAcceptedMouseButtons(Qt::NoButton);
  }
  QRectF boundingRect() const override { return {0, 0, kCellSize, kCellSize}; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(QColor(shade::kTrouble), 3, Qt::SolidLine, Qt::RoundCap));
    const QRectF cross(34, 34, kCellSize - 68, kCellSize - 68);
    painter->drawLine(cross.topLeft(), cross.bottomRight());
    painter->drawLine(cross.topRight(), cross.bottomLeft());
  }
};

class OwnedItem : public QGraphicsItem {
 public:
  /// `path` in scene units.
  OwnedItem(const model::OwnedFeature& feature, QPainterPath path)
      : colours_(feature.colours), field_(feature.kind == FeatureKind::kField), path_(std::move(path)) {
    setZValue(layer::kTile + (field_ ? 0.2 : 0.3));
    setAcceptedMouseButtons(Qt::NoButton);
  }
  QRectF boundingRect() const override { return path_.boundingRect().adjusted(-4, -4, 4, 4); }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
    painter->save();
    painter->setOpacity(painter->opacity() * (field_ ? 0.3 : 0.5));
    fill_with_mark(*painter, path_, colours_.front(), kCellSize * 0.8);
    painter->restore();
    painter->setBrush(Qt::NoBrush);
    for (std::size_t i = 0; i < colours_.size(); ++i) {
      painter->setPen(QPen(player_fill(colours_[i]), 4, i == 0 ? Qt::SolidLine : Qt::DashLine));
      painter->drawPath(path_);
    }
  }

 private:
  std::vector<Colour> colours_;
  bool field_;
  QPainterPath path_;
};

}  // namespace

void PlaceMarks::add(QGraphicsItem* item) {
  scene_.addItem(item);
  items_.push_back(item);
}

void PlaceMarks::update() {
  const bus::Snapshot& snapshot = desk_.snapshot();
  model::PlacesView view = model::places_view(snapshot, desk_.aids());
  if (view == view_ && drawn_with_ == desk_.art().catalogue()) return;
  view_ = std::move(view);
  drawn_with_ = desk_.art().catalogue();
  for (QGraphicsItem* item : std::exchange(items_, {})) delete item;
  for (const model::OwnedFeature& feature : view_.owned) {
    add(new OwnedItem(feature, QTransform::fromScale(kCellSize, kCellSize)
                                   .map(desk_.shapes().outline(snapshot, feature.kind, feature.pieces))));
  }
  for (const Cell gap : view_.gaps) add(new GapItem(gap));
  const std::vector<model::PlayerView> players = model::players_view(snapshot);
  for (const model::PlaceMark& place : view_.places) add(new PlaceItem(place, players));
}

}  // namespace tilewatch::window
