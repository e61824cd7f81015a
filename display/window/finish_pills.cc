// SPDX-License-Identifier: MIT
#include "display/window/finish_pills.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

constexpr std::size_t kMostPills = 3;

}  // namespace

void draw_finish_pills(QPainter& painter, QPointF middle, double height,
                       const std::vector<bus::Finish>& finishes,
                       const std::vector<model::PlayerView>& players) {
  const std::size_t shown = std::min(finishes.size(), kMostPills);
  QFont font = type_font(Type::kStrong, 1);
  font.setPixelSize(std::max(7, static_cast<int>(height * 0.78)));
  const QFontMetricsF metrics(font);
  double top = middle.y() - height * 0.54 * static_cast<double>(shown);
  for (std::size_t i = 0; i < shown; ++i) {
    const bus::Finish& finish = finishes[i];
    QString text = QStringLiteral("+%1").arg(finish.points);
    for (const Colour colour : finish.colours) text += QLatin1Char(' ') + model::letter_of(players, colour);
    const bool one = finish.colours.size() == 1;
    const double wide = metrics.horizontalAdvance(text) + height * 0.7;
    const QRectF pill(middle.x() - wide / 2, top, wide, height);
    painter.setPen(QPen(QColor(glow::kText), height * 0.09));
    painter.setBrush(one ? player_fill(finish.colours.front()) : QColor(glow::kPlate));
    painter.drawRoundedRect(pill, height / 2, height / 2);
    painter.setPen(one ? player_ink(finish.colours.front()) : QColor(glow::kText));
    painter.setFont(font);
    painter.drawText(pill, Qt::AlignCenter, text);
    top += height * 1.08;
  }
}

}  // namespace tilewatch::window
