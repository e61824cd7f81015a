// SPDX-License-Identifier: MIT
#include "display/window/special_items.h"

#include <QGraphicsScene>
#include <QPainter>
#include <utility>

#include "display/window/board_badges.h"
#include "display/window/board_items.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

constexpr QRgb kMageGlow = 0xff86b6ff;
constexpr QRgb kWitchGlow = 0xffe08cff;

}  // namespace

SpellItem::SpellItem(FigureKind figure, QPainterPath path) : figure_(figure), path_(std::move(path)) {
  setZValue(layer::kFog);
  setAcceptedMouseButtons(Qt::NoButton);
}

void SpellItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  painter->setRenderHint(QPainter::Antialiasing);
  const bool mage = figure_ == FigureKind::kMage;
  QColor glow(mage ? kMageGlow : kWitchGlow);
  painter->setBrush(Qt::NoBrush);
  painter->setPen(QPen(QColor(0, 0, 0, 170), 8));
  painter->drawPath(path_);
  // The line tells them apart as well as the colour does.
  painter->setPen(QPen(glow, 5, mage ? Qt::SolidLine : Qt::DashLine, Qt::FlatCap, Qt::RoundJoin));
  glow.setAlpha(56);
  painter->setBrush(glow);
  painter->drawPath(path_);
}

void SpecialMarks::add(QGraphicsItem* item) {
  scene_.addItem(item);
  items_.push_back(item);
}

void SpecialMarks::update() {
  const bus::Snapshot& snapshot = desk_.snapshot();
  model::SpecialsView view = model::specials_view(snapshot, desk_.aids().projected);
  if (view == view_ && drawn_with_ == desk_.art().catalogue()) return;
  view_ = std::move(view);
  drawn_with_ = desk_.art().catalogue();
  for (QGraphicsItem* item : std::exchange(items_, {})) delete item;
  for (const model::SpellMark& spell : view_.spells) {
    auto* item =
        new SpellItem(spell.figure, QTransform::fromScale(kCellSize, kCellSize)
                                        .map(desk_.shapes().outline(snapshot, spell.kind, spell.pieces)));
    item->setToolTip(spell.text);
    add(item);
    if (spell.change.isEmpty()) continue;
    const QPointF foot(spell.cell.x + spell.u, spell.cell.y + spell.v);
    add(new BadgeItem({BadgeLook::Tone::kPlain, {}, spell.change, spell.text},
                      foot * kCellSize + QPointF(0, 27)));
  }
  for (const model::TowerMark& tower : view_.towers) {
    add(new BadgeItem({BadgeLook::Tone::kPlain, {}, QStringLiteral("♜") + tower.pays, tower.text},
                      cell_rect(tower.cell).topRight() + QPointF(-20, 14)));
  }
  for (const model::TentMark& tent : view_.tents) {
    const QPointF middle = desk_.shapes().middle(snapshot, FeatureKind::kTent, {tent.cell, tent.piece});
    add(new BadgeItem({BadgeLook::Tone::kPlain, {}, QStringLiteral("▲") + tent.draws, tent.text},
                      middle * kCellSize + QPointF(0, 30)));
  }
}

}  // namespace tilewatch::window
