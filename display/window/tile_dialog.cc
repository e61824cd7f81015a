// SPDX-License-Identifier: MIT
#include "display/window/tile_dialog.h"

#include <QKeyEvent>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "display/model/board_facts.h"
#include "display/window/theme.h"
#include "display/window/tile_words.h"

namespace tilewatch::window {

TileDialog::TileDialog(Desk& desk, QWidget* parent)
    : CorrectionDialog(desk, tr("Tile by hand"), false, parent), types_(new QListWidget(this)) {
  const double s = desk.scale();
  types_->setViewMode(QListView::IconMode);
  types_->setResizeMode(QListView::Adjust);
  types_->setMovement(QListView::Static);
  types_->setIconSize({scaled(64, s), scaled(64, s)});
  types_->setGridSize({scaled(82, s), scaled(92, s)});
  types_->setFont(type_font(Type::kSmall, s));
  types_->setAccessibleName(tr("Tile types"));
  auto* turn_button = new QPushButton(tr("Turn (R)"), this);
  turn_button->setAutoDefault(false);
  turn_button->setAccessibleName(tr("Turn the tile by a quarter, clockwise"));
  connect(turn_button, &QPushButton::clicked, this, &TileDialog::turn);
  side().addWidget(types_, 1);
  side().addWidget(turn_button);
  connect(types_, &QListWidget::currentItemChanged, this, &TileDialog::update_choice);
  connect(&desk.art(), &TileArt::changed, this, &TileDialog::fill_list);
  connect(&act(), &QPushButton::clicked, this, &TileDialog::send);
  fill_list();
  cell_changed();
  types_->setFocus();
}

void TileDialog::fill_list() {
  const auto& catalogue = desk().art().catalogue();
  if (catalogue == nullptr) return;
  const int pixels = static_cast<int>(types_->iconSize().width() * devicePixelRatioF());
  const bool fresh = types_->count() == 0;
  for (std::size_t i = 0; i < catalogue->types().size(); ++i) {
    const catalogue::TileType& type = catalogue->types()[i];
    const QString id = QString::fromStdString(type.id);
    if (fresh) {
      const auto laid = std::count_if(desk().snapshot().tiles.begin(), desk().snapshot().tiles.end(),
                                      [&](const auto& tile) { return tile.type == type.id; });
      auto* item = new QListWidgetItem(
          tr("%n left", "tiles of a type", std::max(0, type.count - static_cast<int>(laid))), types_);
      item->setData(Qt::UserRole, id);
      item->setToolTip(tile_words(type));
      item->setData(Qt::AccessibleTextRole, tile_words(type));
    }
    types_->item(static_cast<int>(i))->setIcon(QIcon(desk().art().picture({type.id, 0, false}, pixels)));
  }
}

QString TileDialog::chosen_type() const {
  return types_->currentItem() != nullptr ? types_->currentItem()->data(Qt::UserRole).toString() : QString();
}

void TileDialog::cell_changed() {
  if (!desk().chosen()) return;
  if (const bus::BoardTile* tile = model::tile_at(desk().snapshot(), *desk().chosen()); tile != nullptr) {
    rotation_ = tile->rotation;
    for (int row = 0; row < types_->count(); ++row) {
      if (types_->item(row)->data(Qt::UserRole).toString().toStdString() == tile->type)
        types_->setCurrentRow(row);
    }
  } else if (types_->currentRow() < 0) {
    types_->setCurrentRow(0);
  }
  update_choice();
}

void TileDialog::turn() {
  rotation_ = static_cast<Rotation>((rotation_ + 1) % 4);
  update_choice();
}

void TileDialog::update_choice() {
  const auto cell = desk().chosen();
  const QString type = chosen_type();
  act().setEnabled(cell && !type.isEmpty());
  if (!cell) return;
  const bool laid = model::tile_at(desk().snapshot(), *cell) != nullptr;
  act().setText(laid ? tr("Put it right") : tr("Lay it here"));
  say_choice(place_words(*cell));
  if (type.isEmpty()) return board().show_ghost(std::nullopt);
  bus::BoardTile ghost;
  ghost.cell = *cell;
  ghost.type = type.toStdString();
  ghost.rotation = rotation_;
  board().show_ghost(ghost);
}

void TileDialog::send() {
  bus::Request request;
  request.verb =
      model::tile_at(desk().snapshot(), *desk().chosen()) != nullptr ? "correct_tile" : "place_tile";
  request.cell = *desk().chosen();
  request.type = chosen_type().toStdString();
  request.rotation = rotation_;
  desk().send(request);
  accept();
}

void TileDialog::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_R) return turn();
  CorrectionDialog::keyPressEvent(event);
}

}  // namespace tilewatch::window
