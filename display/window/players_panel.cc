// SPDX-License-Identifier: MIT
#include "display/window/players_panel.h"

#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "display/window/marks.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

/// Room for so many meeples, whatever else there is.
constexpr int kMostMeeples = 8;

/// From one figure of a kind to the next, in heights of a meeple.
double figure_step(FigureKind kind) { return 0.12 + relative_height(kind); }

}  // namespace

PlayerCard::PlayerCard(Desk& desk, QWidget* parent) : QWidget(parent), desk_(desk) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PlayerCard::show_player(const model::PlayerView& player) {
  if (player == player_) return;
  player_ = player;
  setAccessibleName(player.spoken);
  setToolTip(player.spoken);
  update();
}

QSize PlayerCard::sizeHint() const { return {scaled(230, desk_.scale()), scaled(150, desk_.scale())}; }
QSize PlayerCard::minimumSizeHint() const { return {scaled(150, desk_.scale()), scaled(56, desk_.scale())}; }

void PlayerCard::paintEvent(QPaintEvent*) {
  ++painted_;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double s = desk_.scale();
  const QRectF card = QRectF(rect()).adjusted(1.5 * s, 1.5 * s, -1.5 * s, -1.5 * s);
  const bool bright = player_.active || player_.won;
  painter.setPen(bright ? QPen(player_line(player_.colour), 3.5 * s) : QPen(Qt::NoPen));
  painter.setBrush(bright ? active_ground(player_.colour) : QColor(shade::kPanel));
  painter.drawRoundedRect(card, 10 * s, 10 * s);

  const QRectF inner = card.adjusted(12 * s, 8 * s, -12 * s, -8 * s);
  const double height = inner.height();
  // Without a score of its own the card is low, and all of it is for name and figures.
  const double head = std::clamp(height * (player_.common ? 0.45 : 0.27), 18 * s, 40 * s);
  const double foot = std::clamp(height * 0.17, 13 * s, 26 * s);

  // Head: badge, name, whether it is their turn.
  const QRectF badge(inner.left(), inner.top(), head, head);
  draw_badge(painter, badge, player_.colour, player_.letter);
  QRectF name(badge.right() + 9 * s, inner.top(), inner.right() - badge.right() - 9 * s, head);
  QFont name_font = type_font(Type::kTitle, s);
  name_font.setPixelSize(static_cast<int>(std::clamp(head * 0.66, 14.0, 26 * s)));
  if (bright) {
    QFont font = type_font(Type::kStrong, s);
    font.setPixelSize(std::max(10, scaled(11.5, s)));
    QString word = player_.won ? tr("WINS") : tr("TO MOVE");
    // A long name needs the room more than the word does.
    if (QFontMetricsF(name_font).horizontalAdvance(player_.name) > name.width() - 84 * s) {
      word = player_.won ? QStringLiteral("★") : QStringLiteral("▶");
    }
    const double width = QFontMetricsF(font).horizontalAdvance(word) + 12 * s;
    const QRectF chip(inner.right() - width, inner.top() + (head - 19 * s) / 2, width, 19 * s);
    painter.setPen(Qt::NoPen);
    painter.setBrush(player_line(player_.colour));
    painter.drawRoundedRect(chip, 9.5 * s, 9.5 * s);
    painter.setPen(QColor(shade::kGround));
    painter.setFont(font);
    painter.drawText(chip, Qt::AlignCenter, word);
    name.setRight(chip.left() - 6 * s);
  }
  painter.setPen(QColor(shade::kText));
  draw_fitted(painter, name, player_.name, name_font, Qt::AlignVCenter | Qt::AlignLeft);

  if (player_.common) {  // the score is shown elsewhere, once
    const double row = std::min(inner.bottom() - badge.bottom() - 6 * s, 34 * s);
    return draw_figures_left(painter, QRectF(inner.left(), badge.bottom() + 6 * s, inner.width(), row));
  }

  // Middle: the score as large as there is room, the last gain, the score if the game ended now.
  const QRectF middle(inner.left(), badge.bottom(), inner.width(), inner.bottom() - foot - badge.bottom());
  // As large as the card allows, with room for the gain beside it; two digits from the beginning, so that a
  // score does not shrink at ten points.
  QFont score_font = type_font(Type::kHuge, s);
  constexpr int kProbe = 100;
  score_font.setPixelSize(kProbe);
  const QString score = QString::number(player_.score);
  const QString widest = score.size() > 2 ? score : QStringLiteral("00");
  const double advance = QFontMetricsF(score_font).horizontalAdvance(widest) / kProbe;
  score_font.setPixelSize(
      std::max(14, static_cast<int>(std::min(middle.height() * 0.98, middle.width() * 0.64 / advance))));
  const double score_width = QFontMetricsF(score_font).horizontalAdvance(score) + 2;
  painter.setFont(score_font);
  painter.drawText(QRectF(middle.left(), middle.top(), score_width, middle.height()),
                   Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, score);
  const double side_left = std::min(middle.left() + score_width + 10 * s, middle.right() - 62 * s);
  const QRectF side(side_left, middle.top() + 3 * s, middle.right() - side_left, middle.height() - 6 * s);
  if (player_.gained != 0) {
    QFont font = type_font(Type::kTitle, s);
    font.setPixelSize(static_cast<int>(std::clamp(side.height() * 0.42, 13.0, 30 * s)));
    painter.setPen(QColor(player_.gained > 0 ? shade::kGood : shade::kTrouble));
    draw_fitted(painter, QRectF(side.left(), side.top(), side.width(), side.height() * 0.52),
                player_.gained > 0 ? tr("+%1").arg(player_.gained) : tr("−%1").arg(-player_.gained), font,
                Qt::AlignVCenter | Qt::AlignLeft);
  }
  if (!player_.won && player_.if_ended_now && *player_.if_ended_now != player_.score) {
    painter.setPen(QColor(shade::kDim));
    QFont font = type_font(Type::kBody, s);
    draw_fitted(painter,
                QRectF(side.left(), side.top() + side.height() * 0.52, side.width(), side.height() * 0.48),
                tr("%1 at end").arg(*player_.if_ended_now), font, Qt::AlignBottom | Qt::AlignRight);
  }

  QRectF last(inner.left(), inner.bottom() - foot, inner.width(), foot);
  if (player_.win_percent) {
    QFont font = type_font(Type::kSmall, s);
    font.setPixelSize(static_cast<int>(std::clamp(foot * 0.78, 11.0, 18 * s)));
    QString chance = tr("wins %1 %").arg(*player_.win_percent);
    if (player_.win_doubt > 0) chance += tr(" ± %1").arg(player_.win_doubt);
    const double width = QFontMetricsF(font).horizontalAdvance(chance) + 2;
    painter.setPen(QColor(shade::kDim));
    painter.setFont(font);
    painter.drawText(last, Qt::AlignRight | Qt::AlignVCenter, chance);
    last.setRight(last.right() - width - 8 * s);
  }
  draw_figures_left(painter, last);
}

void PlayerCard::draw_figures_left(QPainter& painter, QRectF box) const {
  double width = 0;  // of all in meeple heights
  for (const bus::FiguresLeft& figures : player_.left) {
    width += std::min(figures.count, kMostMeeples) * figure_step(figures.kind);
  }
  if (width == 0) {
    painter.setPen(QColor(shade::kDim));
    draw_fitted(painter, box, tr("no figure in hand"), type_font(Type::kSmall, desk_.scale()),
                Qt::AlignVCenter | Qt::AlignLeft);
    return;
  }
  constexpr double kTallest = 1.35;  // relative_height() of the big meeple
  const bool only_meeples = player_.left.size() == 1;
  const double size = std::min(box.height() / (only_meeples ? 1 : kTallest),
                               box.width() / std::max(width, kMostMeeples + 1.2));
  double left = box.left();
  for (const bus::FiguresLeft& figures : player_.left) {
    const double height = size * relative_height(figures.kind);
    for (int i = 0; i < std::min(figures.count, kMostMeeples); ++i) {
      draw_plain_figure(painter, figures.kind, {left, box.bottom() - height}, height,
                        player_fill(player_.colour),
                        QPen(player_line(player_.colour), std::max(1.0, size * 0.06)));
      left += figure_step(figures.kind) * size;
    }
  }
}

PlayersPanel::PlayersPanel(Desk& desk, QWidget* parent) : Panel(desk, tr("Players"), parent) {
  setObjectName(QStringLiteral("bare"));  // the cards are the panel
  layout_ = new QVBoxLayout(this);
  layout_->setContentsMargins(0, 0, 0, 0);
  connect(&desk.table(), &model::TableModel::playersChanged, this, &PlayersPanel::update_players);
  connect(&desk.table(), &model::TableModel::statusChanged, this, &PlayersPanel::update_players);
  connect(&desk.table(), &model::TableModel::logChanged, this, &PlayersPanel::update_players);
  connect(&desk, &Desk::aidsChanged, this, &PlayersPanel::update_players);
  connect(&desk, &Desk::scaleChanged, this, [this] {
    layout_->setSpacing(scaled(8, this->desk().scale()));
    for (PlayerCard* card : cards_) card->updateGeometry();
    updateGeometry();
  });
  update_players();
}

QSize PlayersPanel::sizeHint() const { return {scaled(236, desk().scale()), scaled(400, desk().scale())}; }

void PlayersPanel::update_players() {
  const auto players = model::players_view(desk().snapshot(), desk().aids());
  while (cards_.size() > players.size()) {
    delete cards_.back();
    cards_.pop_back();
  }
  while (cards_.size() < players.size()) {
    cards_.push_back(new PlayerCard(desk(), this));
    layout_->addWidget(cards_.back(), 1);
  }
  for (std::size_t i = 0; i < players.size(); ++i) cards_[i]->show_player(players[i]);
}

}  // namespace tilewatch::window
