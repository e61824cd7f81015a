// SPDX-License-Identifier: MIT
#include "display/window/audience/hall_type.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>
#include <algorithm>

namespace tilewatch::window {
namespace {

/// The words of `text` on two lines, as even as they can be; one line if it is one word.
QStringList halves(const QString& text, const QFont& font) {
  const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  if (words.size() < 2) return {text};
  const QFontMetricsF metrics(font);
  QStringList best;
  double least = 0;
  for (qsizetype cut = 1; cut < words.size(); ++cut) {
    const QString first = words.mid(0, cut).join(QLatin1Char(' '));
    const QString second = words.mid(cut).join(QLatin1Char(' '));
    const double wide = std::max(metrics.horizontalAdvance(first), metrics.horizontalAdvance(second));
    if (!best.isEmpty() && wide >= least) continue;
    best = {first, second};
    least = wide;
  }
  return best;
}

}  // namespace

QFont hall_font(HallWeight weight, double pixels) {
  QFont font(
      QStringList{QStringLiteral("Lato"), QStringLiteral("DejaVu Sans"), QStringLiteral("sans-serif")});
  font.setPixelSize(std::max(8, static_cast<int>(pixels)));
  font.setWeight(weight == HallWeight::kText     ? QFont::Medium
                 : weight == HallWeight::kStrong ? QFont::Bold
                                                 : QFont::Black);
  return font;
}

double line_width(const QString& text, HallWeight weight, double pixels) {
  return QFontMetricsF(hall_font(weight, pixels)).horizontalAdvance(text) + 1;
}

void draw_line(QPainter& painter, QRectF box, const QString& text, HallWeight weight, double pixels,
               Qt::Alignment side) {
  const double least = pixels / 3;
  pixels *= std::min(1.0, 1.04 * box.width() / line_width(text, weight, pixels));
  while (pixels > least && line_width(text, weight, pixels) > box.width()) --pixels;
  const QFont font = hall_font(weight, std::max(pixels, least));
  painter.setFont(font);
  painter.drawText(box, static_cast<int>(side | Qt::AlignVCenter) | Qt::TextSingleLine | Qt::TextDontClip,
                   QFontMetricsF(font).elidedText(text, Qt::ElideRight, box.width() + 1));
}

void draw_name(QPainter& painter, QRectF box, const QString& name, HallWeight weight, double pixels) {
  constexpr double kStillLarge = 0.72;
  constexpr double kOfTwoLines = 0.62;
  const QStringList lines = halves(name, hall_font(weight, pixels));
  if (lines.size() == 1 || line_width(name, weight, pixels * kStillLarge) <= box.width()) {
    return draw_line(painter, box, name, weight, pixels);
  }
  const double middle = box.center().y();
  const double high = std::min(box.height() / 2, pixels * kOfTwoLines * 1.1);
  draw_line(painter, QRectF(box.left(), middle - high, box.width(), high), lines[0], weight,
            pixels * kOfTwoLines);
  draw_line(painter, QRectF(box.left(), middle, box.width(), high), lines[1], weight, pixels * kOfTwoLines);
}

}  // namespace tilewatch::window
