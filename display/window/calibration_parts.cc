// SPDX-License-Identifier: MIT
#include "display/window/calibration_parts.h"

#include <QFontMetrics>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

QColor colour_of(model::Light light) {
  switch (light) {
    case model::Light::kGreen:
      return shade::kGood;
    case model::Light::kAmber:
      return shade::kAsk;
    case model::Light::kRed:
      return shade::kTrouble;
    case model::Light::kOff:
      break;
  }
  return shade::kLine;
}

/// A tick, a bar, a cross or an empty ring, each in its colour.
void draw_light(QPainter& painter, QPointF centre, double radius, model::Light light) {
  const QColor colour = colour_of(light);
  painter.setPen(QPen(colour, radius / 4));
  painter.setBrush(light == model::Light::kOff ? QBrush(Qt::NoBrush) : QBrush(colour));
  painter.drawEllipse(centre, radius, radius);
  painter.setPen(QPen(QColor(shade::kPanel), radius / 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  const auto at = [&](double x, double y) { return centre + radius * QPointF(x, y); };
  if (light == model::Light::kGreen) {
    painter.drawPolyline(QPolygonF({at(-0.45, 0.05), at(-0.1, 0.4), at(0.5, -0.35)}));
  } else if (light == model::Light::kAmber) {
    painter.drawLine(at(0, -0.5), at(0, 0.1));
    painter.drawPoint(at(0, 0.5));
  } else if (light == model::Light::kRed) {
    painter.drawLine(at(-0.4, -0.4), at(0.4, 0.4));
    painter.drawLine(at(-0.4, 0.4), at(0.4, -0.4));
  }
}

QString words_for_light(model::Light light) {
  switch (light) {
    case model::Light::kGreen:
      return GaugeList::tr("good");
    case model::Light::kAmber:
      return GaugeList::tr("could be better");
    case model::Light::kRed:
      return GaugeList::tr("bad");
    case model::Light::kOff:
      break;
  }
  return {};
}

}  // namespace

LivePicture::LivePicture(QWidget* parent) : QWidget(parent) {
  setAccessibleName(tr("The camera's picture with what was found in it"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setMinimumSize(200, 150);
}

void LivePicture::show_picture(const QImage& picture) {
  picture_ = picture;
  update();
}

void LivePicture::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.fillRect(rect(), QColor(shade::kBoard));
  if (picture_.isNull()) {
    painter.setPen(QColor(shade::kDim));
    painter.setFont(font());
    painter.drawText(rect(), Qt::AlignCenter, tr("No picture yet"));
    return;
  }
  QRect place(QPoint(0, 0), picture_.size().scaled(size(), Qt::KeepAspectRatio));
  place.moveCenter(rect().center());
  painter.drawImage(place, picture_);
}

GaugeList::GaugeList(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void GaugeList::show_gauges(std::vector<model::CalibrationGauge> gauges, double scale) {
  if (gauges == gauges_ && scale == scale_) return;
  const bool resized = gauges.size() != gauges_.size() || scale != scale_;
  gauges_ = std::move(gauges);
  scale_ = scale;
  QStringList read;
  for (const auto& gauge : gauges_) {
    const QString light = words_for_light(gauge.light);
    read.append(light.isEmpty() ? tr("%1: %2").arg(gauge.name, gauge.value)
                                : tr("%1: %2 (%3)").arg(gauge.name, gauge.value, light));
  }
  setAccessibleName(read.join(QStringLiteral(". ")));
  if (resized) updateGeometry();
  update();
}

int GaugeList::line_height() const { return scaled(40, scale_); }

QSize GaugeList::sizeHint() const {
  return {scaled(300, scale_), line_height() * static_cast<int>(gauges_.size())};
}

void GaugeList::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const int high = line_height();
  const double radius = 9 * scale_;
  const int left = scaled(32, scale_);
  for (std::size_t i = 0; i < gauges_.size(); ++i) {
    const auto& gauge = gauges_[i];
    const int top = high * static_cast<int>(i);
    draw_light(painter, {radius + 2 * scale_, top + high / 2.0}, radius, gauge.light);
    painter.setPen(QColor(shade::kDim));
    painter.setFont(type_font(Type::kSmall, scale_));
    painter.drawText(QRect(left, top, width() - left, high / 2), Qt::AlignBottom | Qt::AlignLeft, gauge.name);
    painter.setPen(QColor(shade::kText));
    painter.setFont(type_font(Type::kBody, scale_));
    const QString value = painter.fontMetrics().elidedText(gauge.value, Qt::ElideRight, width() - left);
    painter.drawText(QRect(left, top + high / 2, width() - left, high / 2), Qt::AlignTop | Qt::AlignLeft,
                     value);
  }
}

CoverageMap::CoverageMap(QWidget* parent) : QWidget(parent) {
  setAccessibleName(tr("Where in the picture the lens board was seen"));
  setToolTip(accessibleName());
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CoverageMap::show_views(const Views& views, double scale) {
  if (views == views_ && scale == scale_) return;
  if (scale != scale_) updateGeometry();
  views_ = views;
  scale_ = scale;
  update();
}

QSize CoverageMap::sizeHint() const { return {scaled(176, scale_), scaled(99, scale_)}; }

void CoverageMap::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  constexpr int kCells = model::CalibrationFacts::kCells;
  constexpr int kFull = 4;  // so many views make a cell as bright as it gets
  const double wide = std::min(width(), scaled(176, scale_)) / double{kCells};
  const double tall = height() / double{kCells};
  for (int y = 0; y < kCells; ++y) {
    for (int x = 0; x < kCells; ++x) {
      const int views = views_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
      const double strong = views == 0 ? 0 : 0.25 + 0.75 * std::min(1.0, views / double{kFull});
      painter.fillRect(QRectF(x * wide, y * tall, wide - 1, tall - 1),
                       mixed(QColor(shade::kGood), QColor(shade::kRaised), strong));
    }
  }
}

}  // namespace tilewatch::window
