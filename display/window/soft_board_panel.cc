// SPDX-License-Identifier: MIT
#include "display/window/soft_board_panel.h"

#include <QPainter>
#include <QPushButton>
#include <QRadialGradient>
#include <QShortcut>
#include <QTimer>
#include <algorithm>
#include <cmath>
#include <utility>

#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

// The design's size; everything grows with the window.
constexpr int kWidth = 1060;
constexpr int kHeight = 300;
constexpr double kMargin = 16;
constexpr double kTop = 56;  ///< of the seats' boxes
constexpr double kGap = 10;
constexpr double kCommonWidth = 178;
constexpr int kHoldMs = 40;  ///< a click by program or keyboard is as long as a finger's at least

/// Lamps are much brighter than screens: what is a faint light on the table must be seen here, too.
QColor seen(QRgb lamp) {
  const auto part = [](int value) {
    return static_cast<int>(std::lround(255 * std::pow(value / 255.0, 0.38)));
  };
  return {part(qRed(lamp)), part(qGreen(lamp)), part(qBlue(lamp))};
}

void draw_lamp(QPainter& painter, QPointF centre, double radius, QRgb lamp) {
  const bool lit = (lamp & 0xffffffU & ~0xff000000U) != 0;
  if (lit) {
    QRadialGradient glow(centre, 2.4 * radius);
    QColor colour = seen(lamp);
    colour.setAlpha(120);
    glow.setColorAt(0, colour);
    colour.setAlpha(0);
    glow.setColorAt(1, colour);
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawEllipse(centre, 2.4 * radius, 2.4 * radius);
  }
  painter.setPen(QPen(QColor(shade::kLine), 1));
  painter.setBrush(lit ? seen(lamp) : QColor(shade::kGround));
  painter.drawEllipse(centre, radius, radius);
}

}  // namespace

SoftBoardPanel::SoftBoardPanel(std::vector<BoardZone> zones, BoardButtons buttons,
                               std::function<void(int button, bool down)> press, QWidget* parent)
    : QWidget(parent), zones_(std::move(zones)), buttons_(buttons), press_(std::move(press)) {
  setWindowTitle(tr("Tilewatch: the board on the table"));
  setAccessibleName(tr("The board on the table"));
  setMinimumSize(kWidth * 4 / 5, kHeight * 4 / 5);
  resize(kWidth, kHeight);
  keys_.resize(static_cast<std::size_t>(buttons_.clock) + 1);
  for (int seat = 0; seat < buttons_.seats; ++seat) {
    const QString number = QString::number(seat + 1);
    add_button(2 * seat, tr("Confirm"), tr("Confirm, seat %1 (%1)").arg(number),
               QKeySequence(Qt::Key_1 + seat));
    add_button(2 * seat + 1, tr("Undo"), tr("Undo, seat %1 (Ctrl+%1)").arg(number),
               QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + seat)));
  }
  add_button(buttons_.clock, tr("Clock"), tr("Clock: the turn is done (Space)"), QKeySequence(Qt::Key_Space));
  resizeEvent(nullptr);
}

QAbstractButton* SoftBoardPanel::add_button(int button, const QString& text, const QString& name,
                                            const QKeySequence& key) {
  auto* push = new QPushButton(text, this);
  push->setAccessibleName(name);
  push->setToolTip(name);
  push->setFocusPolicy(Qt::TabFocus);
  connect(push, &QAbstractButton::pressed, this, [this, button] { press_(button, true); });
  connect(push, &QAbstractButton::released, this,
          [this, button] { QTimer::singleShot(kHoldMs, this, [this, button] { press_(button, false); }); });
  auto* shortcut = new QShortcut(key, this);
  shortcut->setAutoRepeat(false);
  connect(shortcut, &QShortcut::activated, push, [push] { push->animateClick(); });
  keys_[static_cast<std::size_t>(button)] = push;
  return push;
}

void SoftBoardPanel::show_face(BoardFace face) {
  if (face == face_) return;
  face_ = std::move(face);
  update();
}

double SoftBoardPanel::scale() const {
  return std::min(width() / double{kWidth}, height() / double{kHeight});
}

QRectF SoftBoardPanel::zone_box(int seat) const {
  const double s = scale();
  const double whole = width() - 2 * kMargin * s;
  const double each = (whole - (kCommonWidth + kGap * buttons_.seats) * s) / buttons_.seats;
  const double top = kTop * s;
  const double high = height() - top - kMargin * s;
  if (seat < 0) return {width() - (kMargin + kCommonWidth) * s, top, kCommonWidth * s, high};
  return {kMargin * s + seat * (each + kGap * s), top, each, high};
}

void SoftBoardPanel::resizeEvent(QResizeEvent*) {
  const double s = scale();
  const auto place = [&](int button, const QRectF& box) {
    QAbstractButton* key = keys_[static_cast<std::size_t>(button)];
    key->setFont(type_font(Type::kBody, s));
    key->setGeometry(box.toRect());
  };
  for (int seat = 0; seat < buttons_.seats; ++seat) {
    const QRectF box = zone_box(seat).adjusted(10 * s, 96 * s, -10 * s, -10 * s);
    place(2 * seat, {box.left(), box.top(), box.width(), (box.height() - 8 * s) / 2});
    place(2 * seat + 1,
          {box.left(), box.top() + (box.height() + 8 * s) / 2, box.width(), (box.height() - 8 * s) / 2});
  }
  place(buttons_.clock, zone_box(-1).adjusted(10 * s, 96 * s, -10 * s, -10 * s));
  setStyleSheet(style_sheet(s));
}

void SoftBoardPanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double s = scale();
  painter.fillRect(rect(), QColor(shade::kGround));
  painter.setPen(QColor(face_.nobody ? shade::kTrouble : shade::kDim));
  painter.setFont(type_font(Type::kBody, s));
  painter.drawText(
      QRectF(kMargin * s, 0, width() - 2 * kMargin * s, kTop * s), Qt::AlignVCenter | Qt::AlignLeft,
      face_.nobody ? tr("Nobody has talked to this board for two seconds: it says so by itself.")
                   : tr("Soft board: the lamps and buttons of a table board, without the board."));
  // The ring light, at the right of the line.
  const QPointF ring(width() - (kMargin + 14) * s, kTop * s / 2);
  painter.setPen(QPen(QColor(shade::kLine), 7 * s));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(ring, 12 * s, 12 * s);
  if (face_.ring > 0) {
    painter.setPen(
        QPen(mixed(QColor(0xff, 0xf4, 0xd8), QColor(shade::kLine), 0.3 + 0.7 * face_.ring / 255), 5 * s));
    painter.drawEllipse(ring, 12 * s, 12 * s);
  }
  painter.setPen(QColor(shade::kDim));
  painter.setFont(type_font(Type::kSmall, s));
  painter.drawText(QRectF(0, 0, ring.x() - 24 * s, kTop * s), Qt::AlignVCenter | Qt::AlignRight,
                   tr("Ring light %1 %").arg(std::lround(face_.ring * 100 / 255.0)));
  for (const BoardZone& zone : zones_) {
    const QRectF box = zone_box(zone.seat);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(shade::kPanel));
    painter.drawRoundedRect(box, 10 * s, 10 * s);
    painter.setPen(QColor(shade::kText));
    painter.setFont(type_font(Type::kStrong, s));
    painter.drawText(box.adjusted(12 * s, 8 * s, -12 * s, 0), Qt::AlignTop | Qt::AlignLeft,
                     zone.seat < 0 ? tr("Everybody") : tr("Seat %1").arg(zone.seat + 1));
    const double step = (box.width() - 20 * s) / std::max(1, zone.count);
    const double radius = std::min(step * 0.4, 9 * s);
    for (int i = 0; i < zone.count; ++i) {
      const auto lamp = static_cast<std::size_t>(zone.first + i);
      draw_lamp(painter, {box.left() + 10 * s + step * (i + 0.5), box.top() + 62 * s}, radius,
                lamp < face_.lamps.size() ? face_.lamps[lamp] : QRgb{0});
    }
  }
}

}  // namespace tilewatch::window
