// SPDX-License-Identifier: MIT
#include "display/window/audience/score_column.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "display/window/audience/hall_type.h"
#include "display/window/audience/mists_board.h"
#include "display/window/marks.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

// Lengths at 1280x720.
constexpr double kCardGap = 10;
constexpr double kTallestCard = 230;
constexpr double kRoomyCard = 136;  ///< from here on the name has a line of its own
constexpr double kBand = 16;
constexpr double kPointer = 14;
constexpr double kMistsShare = 0.52;

QString signed_gain(int gained) {
  return gained > 0 ? QStringLiteral("+%1").arg(gained) : QStringLiteral("−%1").arg(-gained);
}

/// What the audience may know beside the score.
QStringList prospects_of(const model::PlayerView& player) {
  QStringList parts;
  if (player.if_ended_now && *player.if_ended_now != player.score && !player.won)
    parts.append(ScoreColumn::tr("%1 at end").arg(*player.if_ended_now));
  if (player.win_percent) parts.append(ScoreColumn::tr("%1 % to win").arg(*player.win_percent));
  return parts;
}

}  // namespace

ScoreColumn::ScoreColumn(Desk& desk, QWidget* parent) : QWidget(parent), desk_(desk) {
  setAccessibleName(tr("Scores"));
}

void ScoreColumn::show_view(const model::AudienceView& view) {
  if (view.players == players_ && view.fog == fog_) return;
  players_ = view.players;
  fog_ = view.fog;
  widest_ = QStringLiteral("00");
  QStringList spoken;
  if (fog_) spoken.append(fog_->spoken);
  for (const model::AudiencePlayer& row : players_) {
    spoken.append(row.player.spoken);
    const QString score = QString::number(row.player.score);
    if (score.size() > widest_.size()) widest_ = score;
  }
  setAccessibleDescription(spoken.join(QStringLiteral(". ")));
  update();
}

void ScoreColumn::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double s = desk_.scale();
  QRectF rest = rect();
  if (fog_) {
    const double high = players_.size() > 4 ? rest.height() * 0.42 : rest.height() * kMistsShare;
    draw_mists_board(painter, QRectF(rest.left(), rest.top(), rest.width() - kPointer * s, high), *fog_, s);
    rest.setTop(rest.top() + high + kCardGap * s);
  }
  if (players_.empty()) return;
  const auto count = static_cast<double>(players_.size());
  const double high = std::min((rest.height() - (count - 1) * kCardGap * s) / count, kTallestCard * s);
  const double all = count * high + (count - 1) * kCardGap * s;
  double top = fog_ ? rest.top() : rest.top() + (rest.height() - all) / 2;
  for (const model::AudiencePlayer& row : players_) {
    draw_card(painter, QRectF(rest.left(), top, rest.width() - kPointer * s, high), row);
    top += high + kCardGap * s;
  }
}

void ScoreColumn::draw_card(QPainter& painter, QRectF card, const model::AudiencePlayer& row) const {
  const double s = desk_.scale();
  const model::PlayerView& player = row.player;
  const bool bright = player.active || (player.won && !player.common);
  QPainterPath shape;
  shape.addRoundedRect(card, 12 * s, 12 * s);
  painter.fillPath(shape, bright ? active_ground(player.colour) : QColor(shade::kPanel));
  // Colour and pattern along the whole card.
  painter.save();
  painter.setClipPath(shape);
  QPainterPath band;
  band.addRect(QRectF(card.left(), card.top(), kBand * s, card.height()));
  fill_with_mark(painter, band, player.colour, 54 * s);
  painter.setPen(Qt::NoPen);
  painter.fillRect(QRectF(card.left() + kBand * s, card.top(), 2 * s, card.height()),
                   player_line(player.colour));
  painter.restore();
  if (bright) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(player_line(player.colour), 3 * s));
    painter.drawPath(shape);
  }
  if (player.active) {  // points at the board
    const double y = card.center().y();
    painter.setPen(Qt::NoPen);
    painter.setBrush(player_line(player.colour));
    painter.drawPolygon(QPolygonF({QPointF(card.right(), y - 15 * s), QPointF(card.right() + kPointer * s, y),
                                   QPointF(card.right(), y + 15 * s)}));
  }

  const QRectF inner = card.adjusted((kBand + 14) * s, 8 * s, -14 * s, -8 * s);
  if (player.common) return draw_figures_card(painter, inner, player);
  const bool roomy = card.height() >= kRoomyCard * s;
  const double head = roomy ? std::clamp(inner.height() * 0.30, 38 * s, 58 * s) : inner.height() * 0.56;
  QRectF badge(inner.left(), inner.top(), head, head);
  if (row.place > 0) {
    const QRectF place(inner.left(), inner.top(), head * 0.72, head);
    painter.setPen(QColor(player.won ? shade::kText : shade::kDim));
    draw_line(painter, place, QStringLiteral("%1.").arg(row.place), HallWeight::kHeavy, head * 0.62);
    badge.moveLeft(place.right() + 4 * s);
  }
  draw_badge(painter, badge, player.colour, player.letter);
  const double score_left = roomy ? inner.left() + inner.width() * 0.42
                                  : inner.right() - line_width(widest_, HallWeight::kHeavy, 66 * s) - 4 * s;
  const double name_right = roomy ? inner.right() : score_left - 8 * s;
  painter.setPen(QColor(shade::kText));
  draw_name(painter, QRectF(badge.right() + 12 * s, inner.top(), name_right - badge.right() - 12 * s, head),
            player.name, HallWeight::kStrong, head * 0.74);
  const double score_top = roomy ? badge.bottom() : inner.top();
  draw_score(painter, QRectF(score_left, score_top, inner.right() - score_left, inner.bottom() - score_top),
             player);
  const double hand = std::clamp(inner.height() * 0.25, 20 * s, 36 * s);
  const QRectF below(inner.left(), inner.bottom() - hand, score_left - 12 * s - inner.left(), hand);
  const double done = draw_hand(painter, below, player);
  draw_prospects(painter,
                 QRectF(below.left(), inner.top() + head, below.width(), below.top() - inner.top() - head),
                 QRectF(done, below.top(), below.right() - done, hand), player);
}

void ScoreColumn::draw_figures_card(QPainter& painter, QRectF box, const model::PlayerView& player) const {
  const double s = desk_.scale();
  const double side = std::min(box.height(), 54 * s);
  const QRectF badge(box.left(), box.center().y() - side / 2, side, side);
  draw_badge(painter, badge, player.colour, player.letter);
  const double hand = side * 0.72;
  const QRectF figures(box.right() - hand_width(player, hand), box.center().y() - hand / 2,
                       hand_width(player, hand), hand);
  painter.setPen(QColor(shade::kText));
  draw_name(painter,
            QRectF(badge.right() + 12 * s, box.top(), figures.left() - badge.right() - 24 * s, box.height()),
            player.name, HallWeight::kStrong, side * 0.62);
  draw_hand(painter, figures, player);
}

void ScoreColumn::draw_score(QPainter& painter, QRectF box, const model::PlayerView& player) const {
  const double s = desk_.scale();
  const QString score = QString::number(player.score);
  const double pixels = std::min(box.height() * 0.96, 120 * s);
  painter.setPen(QColor(shade::kText));
  draw_line(painter, box, score, HallWeight::kHeavy, pixels, Qt::AlignRight);
  if (player.gained == 0) return;
  // Beside the number, on the line of its upper half.
  const double wide = line_width(score, HallWeight::kHeavy, pixels);
  const double more = 24 * s;  // of the room between, which is free up there
  const QRectF gain(box.left() - more, box.top() + box.height() * 0.08, box.width() + more - wide - 8 * s,
                    box.height() * 0.42);
  if (gain.width() < 30 * s) return;
  painter.setPen(QColor(player.gained > 0 ? shade::kGood : shade::kTrouble));
  draw_line(painter, gain, signed_gain(player.gained), HallWeight::kHeavy, std::min(34 * s, gain.height()),
            Qt::AlignRight);
}

double ScoreColumn::hand_width(const model::PlayerView& player, double height) const {
  double wide = 0;
  for (const bus::FiguresLeft& figures : player.left) {
    wide += height * 0.95 + height * 0.25;
    if (figures.kind == FigureKind::kMeeple) {
      wide += line_width(QString::number(figures.count), HallWeight::kStrong, height * 0.9) + height * 0.25;
    }
  }
  return wide;
}

// One figure of each kind and how many there are: a row of eight small ones cannot be counted from afar.
double ScoreColumn::draw_hand(QPainter& painter, QRectF box, const model::PlayerView& player) const {
  const double high = box.height();
  double left = box.left();
  for (const bus::FiguresLeft& figures : player.left) {
    const bool some = figures.count > 0;
    draw_plain_figure(
        painter, figures.kind, {left, box.top() + high * 0.05}, high * 0.9,
        some ? QBrush(player_fill(player.colour)) : QBrush(Qt::NoBrush),
        QPen(some ? player_line(player.colour) : QColor(shade::kDim), std::max(1.0, high * 0.06)));
    left += high * 1.2;
    if (figures.kind != FigureKind::kMeeple) continue;  // of the others there is one each
    const QString count = QString::number(figures.count);
    const double wide = line_width(count, HallWeight::kStrong, high * 0.9);
    painter.setPen(QColor(some ? shade::kText : shade::kDim));
    draw_line(painter, QRectF(left - high * 0.05, box.top(), wide, high), count, HallWeight::kStrong,
              high * 0.9);
    left += wide + high * 0.25;
  }
  return left;
}

void ScoreColumn::draw_prospects(QPainter& painter, QRectF above, QRectF beside,
                                 const model::PlayerView& player) const {
  const QStringList parts = prospects_of(player);
  if (parts.isEmpty()) return;
  const double s = desk_.scale();
  painter.setPen(QColor(shade::kDim));
  if (above.height() < 26 * s) {
    return draw_line(painter, beside, parts.join(QStringLiteral(" · ")), HallWeight::kText, 19 * s,
                     Qt::AlignRight);
  }
  const double high = std::min(above.height() / static_cast<double>(parts.size()), 32 * s);
  double top = above.bottom() - high * static_cast<double>(parts.size()) - 4 * s;
  for (const QString& part : parts) {
    draw_line(painter, QRectF(above.left(), top, above.width(), high), part, HallWeight::kText,
              std::min(22 * s, high * 0.8));
    top += high;
  }
}

}  // namespace tilewatch::window
