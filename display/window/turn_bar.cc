// SPDX-License-Identifier: MIT
#include "display/window/turn_bar.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "display/window/marks.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

QColor tone_colour(model::Headline::Tone tone) {
  switch (tone) {
    case model::Headline::Tone::kAsk:
      return shade::kAsk;
    case model::Headline::Tone::kTrouble:
      return shade::kTrouble;
    default:
      return shade::kDim;
  }
}

}  // namespace

TurnBar::TurnBar(Desk& desk, QWidget* parent) : Panel(desk, tr("Turn"), parent) {
  const model::TableModel& table = desk.table();
  connect(&table, &model::TableModel::statusChanged, this, &TurnBar::update_line);
  connect(&table, &model::TableModel::playersChanged, this, &TurnBar::update_line);
  connect(&table, &model::TableModel::promptsChanged, this, &TurnBar::update_line);
  connect(&table, &model::TableModel::linkChanged, this, &TurnBar::update_line);
  connect(&desk, &Desk::aidsChanged, this, &TurnBar::update_line);
  connect(&desk, &Desk::scaleChanged, this, &QWidget::updateGeometry);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  update_line();
}

QSize TurnBar::sizeHint() const { return {scaled(800, desk().scale()), scaled(60, desk().scale())}; }

void TurnBar::update_line() {
  model::Headline line = model::headline(desk().snapshot(), desk().table().link_trouble());
  if (!desk().aids().tiles_left) line.left.clear();
  if (line == line_) return;
  line_ = std::move(line);
  setAccessibleName(
      QStringList{line_.title, line_.detail, line_.turn, line_.left}.join(QStringLiteral(". ")));
  update();
}

void TurnBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double s = desk().scale();
  QPainterPath frame;
  frame.addRoundedRect(rect(), 10 * s, 10 * s);
  painter.setClipPath(frame);
  painter.fillRect(rect(), line_.colour ? active_ground(*line_.colour) : QColor(shade::kPanel));
  const bool alarm =
      line_.tone == model::Headline::Tone::kAsk || line_.tone == model::Headline::Tone::kTrouble;
  if (alarm) {
    painter.fillRect(QRectF(0, height() - 4 * s, width(), 4 * s), tone_colour(line_.tone));
  } else if (line_.colour) {
    painter.fillRect(QRectF(0, height() - 4 * s, width(), 4 * s), player_line(*line_.colour));
  }

  QRectF inner = QRectF(rect()).adjusted(12 * s, 6 * s, -16 * s, -8 * s);
  if (line_.colour) {
    const QRectF badge(inner.left(), inner.top(), inner.height(), inner.height());
    draw_badge(painter, badge, *line_.colour, line_.letter);
    inner.setLeft(badge.right() + 14 * s);
  }
  // Right: turn and tiles left, in the same place all game long.
  const QFont small = type_font(Type::kSmall, s);
  const QFont strong = type_font(Type::kTitle, s);
  const double right_width = line_.turn.isEmpty()
                                 ? 0
                                 : std::max(QFontMetricsF(strong).horizontalAdvance(line_.turn),
                                            QFontMetricsF(small).horizontalAdvance(line_.left)) +
                                       4 * s;
  const QRectF right(inner.right() - right_width, inner.top(), right_width, inner.height());
  painter.setPen(QColor(shade::kText));
  draw_fitted(painter, QRectF(right.left(), right.top(), right.width(), right.height() * 0.56), line_.turn,
              strong, Qt::AlignRight | Qt::AlignVCenter);
  painter.setPen(QColor(shade::kDim));
  draw_fitted(painter,
              QRectF(right.left(), right.top() + right.height() * 0.56, right.width(), right.height() * 0.44),
              line_.left, small, Qt::AlignRight | Qt::AlignVCenter);
  inner.setRight(right.left() - 18 * s);

  const QFont title = type_font(Type::kHuge, s);
  const double title_width = std::min(QFontMetricsF(title).horizontalAdvance(line_.title) + 2,
                                      inner.width() * (line_.detail.isEmpty() ? 1 : 0.62));
  painter.setPen(QColor(shade::kText));
  draw_fitted(painter, QRectF(inner.left(), inner.top(), title_width, inner.height()), line_.title, title,
              Qt::AlignLeft | Qt::AlignVCenter);
  inner.setLeft(inner.left() + title_width + 18 * s);
  QFont detail = type_font(alarm ? Type::kTitle : Type::kBody, s);
  detail.setPixelSize(scaled(18, s));
  painter.setPen(tone_colour(line_.tone));
  draw_fitted(painter, inner, line_.detail, detail, Qt::AlignLeft | Qt::AlignVCenter);
}

}  // namespace tilewatch::window
