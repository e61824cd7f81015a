// SPDX-License-Identifier: MIT
#include "display/window/figure_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "display/model/board_facts.h"
#include "display/model/engine_words.h"
#include "display/model/players_view.h"
#include "display/model/words.h"
#include "display/window/marks.h"
#include "display/window/theme.h"
#include "display/window/tile_words.h"
#include "engine/catalogue/tile_map.h"

namespace tilewatch::window {
namespace {

constexpr int kIconPixels = 96;

QIcon badge_icon(Colour colour, const QString& letter) {
  QPixmap pixmap(kIconPixels, kIconPixels);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  draw_badge(painter, pixmap.rect(), colour, letter);
  return QIcon(pixmap);
}

/// The tile as it lies with the figure where it would stand.
QIcon standing_icon(QPixmap tile, Rotation rotation, catalogue::TilePoint spot, const FigureLook& look) {
  QPixmap pixmap(kIconPixels, kIconPixels);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.translate(kIconPixels / 2.0, kIconPixels / 2.0);
  painter.rotate(90.0 * rotation);
  painter.drawPixmap(QRectF(-kIconPixels / 2.0, -kIconPixels / 2.0, kIconPixels, kIconPixels), tile,
                     tile.rect());
  painter.resetTransform();
  draw_figure(painter, {spot.u * kIconPixels, spot.v * kIconPixels}, kIconPixels * 0.42, look);
  return QIcon(pixmap);
}

QString english_figure(FigureKind kind) {
  return QString::fromLatin1(to_string(kind).data()).replace(QLatin1Char('_'), QLatin1Char(' '));
}

bool holds_figures(FeatureKind kind) {
  return kind == FeatureKind::kCity || kind == FeatureKind::kRoad || kind == FeatureKind::kField ||
         kind == FeatureKind::kMonastery;
}

/// Meeples first; the other kinds as long as the player has one in hand.
std::vector<FigureKind> kinds_in_hand(const bus::Snapshot& snapshot, Colour colour) {
  std::vector<FigureKind> kinds{FigureKind::kMeeple};
  for (const bus::PlayerState& player : snapshot.players) {
    if (player.colour != colour) continue;
    for (const bus::FiguresLeft& figures : player.left) {
      if (figures.kind != FigureKind::kMeeple && figures.count > 0) kinds.push_back(figures.kind);
    }
  }
  return kinds;
}

}  // namespace

FigureDialog::FigureDialog(Desk& desk, QWidget* parent)
    : CorrectionDialog(desk, tr("Figure by hand"), true, parent),
      player_(new QComboBox(this)),
      list_(new QListWidget(this)) {
  const double s = desk.scale();
  player_->setAccessibleName(tr("Whose figure"));
  for (const model::PlayerView& player : model::players_view(desk.snapshot())) {
    player_->addItem(badge_icon(player.colour, player.letter), player.name, static_cast<int>(player.colour));
    if (player.active) player_->setCurrentIndex(player_->count() - 1);
  }
  player_->setIconSize({scaled(24, s), scaled(24, s)});
  list_->setIconSize({scaled(64, s), scaled(64, s)});
  list_->setFont(type_font(Type::kBody, s));
  list_->setAccessibleName(tr("Where it stands, or which figure to take off"));
  side().addWidget(player_);
  side().addWidget(list_, 1);
  connect(player_, &QComboBox::currentIndexChanged, this, &FigureDialog::cell_changed);
  connect(list_, &QListWidget::itemActivated, this, &FigureDialog::send);
  connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
    act().setEnabled(row >= 0);
    if (row < 0) return;
    const bool takes = shown_[static_cast<std::size_t>(row)].request.verb == "remove_figure";
    act().setText(takes ? tr("Take it off") : tr("Place it"));
  });
  connect(&desk.art(), &TileArt::changed, this, &FigureDialog::cell_changed);
  connect(&act(), &QPushButton::clicked, this, &FigureDialog::send);
  act().setText(tr("Place it"));
  cell_changed();
  list_->setFocus();
}

Colour FigureDialog::colour() const { return static_cast<Colour>(player_->currentData().toInt()); }

std::vector<FigureDialog::Choice> FigureDialog::choices() const {
  std::vector<Choice> result;
  const auto cell = desk().chosen();
  const auto& catalogue = desk().art().catalogue();
  const bus::BoardTile* tile = cell ? model::tile_at(desk().snapshot(), *cell) : nullptr;
  if (tile == nullptr || catalogue == nullptr || player_->count() == 0) return result;
  const auto players = model::players_view(desk().snapshot());
  for (const bus::BoardFigure& figure : model::figures_at(desk().snapshot(), *cell)) {
    Choice choice;
    choice.request.verb = "remove_figure";
    choice.request.colour = figure.colour;
    choice.request.figure = figure.kind;
    choice.request.cell = figure.cell;
    choice.text =
        is_nobodys(figure.kind)
            ? tr("Take off the %1")
                  .arg(model::word_in_form(english_figure(figure.kind), QStringLiteral("acc")))
            : tr("Take off: %1")
                  .arg(model::engine_words(QStringLiteral("%1 %2").arg(
                      QLatin1String(to_string(figure.colour).data()), english_figure(figure.kind))));
    choice.icon = badge_icon(figure.colour,
                             is_nobodys(figure.kind) ? QString() : model::letter_of(players, figure.colour));
    result.push_back(std::move(choice));
  }
  const auto index = catalogue->index_of(tile->type);
  if (index == catalogue::kNoType) return result;
  const catalogue::TileType& type = catalogue->type(index);
  const int variant = model::drawing_variant(desk().snapshot(), *tile);
  const catalogue::TileMap map(type, variant);
  const QPixmap picture = desk().art().picture({tile->type, variant, tile->garden}, kIconPixels);
  for (const FigureKind kind : kinds_in_hand(desk().snapshot(), colour())) {
    for (const catalogue::Piece piece : map.pieces()) {
      if (!holds_figures(piece.kind)) continue;
      Choice choice;
      choice.request.verb = "place_figure";
      choice.request.colour = colour();
      choice.request.figure = kind;
      choice.request.cell = *cell;
      choice.request.on = piece.kind;
      choice.request.piece = piece.index;
      choice.text = model::capital(piece_words(type, piece, tile->rotation));
      if (kind != FigureKind::kMeeple) {
        choice.text = tr("%1: %2").arg(model::capital(model::figure_word(kind)), choice.text);
      }
      const FigureLook look{kind, colour(), model::letter_of(players, colour()),
                            piece.kind == FeatureKind::kField, false};
      choice.icon = standing_icon(picture, tile->rotation,
                                  catalogue::turned_point(map.spot(piece), tile->rotation), look);
      result.push_back(std::move(choice));
    }
  }
  return result;
}

void FigureDialog::cell_changed() {
  shown_ = choices();
  const int row = list_->currentRow();
  list_->clear();
  for (const Choice& choice : shown_) list_->addItem(new QListWidgetItem(choice.icon, choice.text));
  list_->setCurrentRow(row >= 0 && row < list_->count() ? row : 0);
  act().setEnabled(list_->currentRow() >= 0);
  if (desk().chosen()) say_choice(place_words(*desk().chosen()));
}

void FigureDialog::send() {
  const int row = list_->currentRow();
  if (row < 0) return;
  desk().send(shown_[static_cast<std::size_t>(row)].request);
  accept();
}

}  // namespace tilewatch::window
