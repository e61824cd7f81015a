// SPDX-License-Identifier: MIT
// Lettering for a hall: few sizes, large, and long names that stay readable.
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>
#include <cstdint>

class QPainter;

namespace tilewatch::window {

enum class HallWeight : std::uint8_t { kText, kStrong, kHeavy };

QFont hall_font(HallWeight weight, double pixels);

/// A name as large as `pixels`, smaller if it takes that, then on two lines, then with an ellipsis.
void draw_name(QPainter& painter, QRectF box, const QString& name, HallWeight weight, double pixels);

/// Text on one line, smaller (to a third) where it does not fit.
void draw_line(QPainter& painter, QRectF box, const QString& text, HallWeight weight, double pixels,
               Qt::Alignment side = Qt::AlignLeft);

/// What draw_line() would take without getting smaller.
double line_width(const QString& text, HallWeight weight, double pixels);

}  // namespace tilewatch::window
