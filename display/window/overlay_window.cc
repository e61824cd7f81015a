// SPDX-License-Identifier: MIT
#include "display/window/overlay_window.h"

#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <cstdlib>

#include "display/model/last_score.h"
#include "display/model/log_view.h"
#include "display/model/players_view.h"
#include "display/model/words.h"
#include "display/window/marks.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

constexpr double kOverlayWidth = 460;  // of the design; the window may be any size
constexpr double kOverlayRow = 76;
constexpr double kOverlayLast = 96;
constexpr double kOverlayGap = 12;

/// Opaque, so that a keyed ground never shines through.
void draw_plate(QPainter& painter, QRectF box) {
  QPainterPath plate;
  plate.addRoundedRect(box, 14, 14);
  painter.fillPath(plate, QColor(0xff171c22));
}

QFont overlay_font(int pixels, Type type = Type::kStrong) {
  QFont font = type_font(type, 1);
  font.setPixelSize(pixels);
  return font;
}

const QColor kPlateText(0xfff6f2e9);
const QColor kPlateDim(0xffbcc4cd);

}  // namespace

Result<OverlayGround> overlay_ground(const std::string& text) {
  if (text == "transparent") return OverlayGround{};
  static const QRegularExpression kColour(QStringLiteral("^#?([0-9a-fA-F]{6})$"));
  const auto match = kColour.match(QString::fromStdString(text));
  if (!match.hasMatch()) {
    return failure(ErrorKind::kUsage, "\"" + text + "\" is no ground for the overlay's window",
                   "Say transparent, or a colour such as 00ff00.");
  }
  return OverlayGround{QColor(QLatin1Char('#') + match.captured(1))};
}

OverlayWindow::OverlayWindow(model::TableClient& client, const model::AidSwitches& switches,
                             const OverlayGround& ground)
    : switches_(switches), ground_(ground) {
  setWindowTitle(tr("Tilewatch overlay"));
  setWindowFlags(Qt::Window | Qt::FramelessWindowHint);
  setAttribute(Qt::WA_QuitOnClose, false);
  if (!ground_.colour) {
    setAttribute(Qt::WA_TranslucentBackground);
  }
  table_.follow(client);
  const auto draw_again = [this] { update(); };
  connect(&table_, &model::TableModel::playersChanged, this, draw_again);
  connect(&table_, &model::TableModel::logChanged, this, draw_again);
  connect(&table_, &model::TableModel::statusChanged, this, draw_again);
  connect(&switches_, &model::AidSwitches::changed, this, draw_again);
  resize(static_cast<int>(kOverlayWidth), static_cast<int>(6 * kOverlayRow + kOverlayGap + kOverlayLast));
}

void OverlayWindow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (ground_.colour) painter.fillRect(rect(), *ground_.colour);
  if (!table_.has_snapshot()) return;  // nothing before the first state
  const double scale = width() / kOverlayWidth;
  painter.scale(scale, scale);
  const double tall = kOverlayRow * static_cast<double>(table_.snapshot().players.size());
  draw_players(painter, {0, 0, kOverlayWidth, tall});
  draw_last_score(painter, {0, tall + kOverlayGap, kOverlayWidth, kOverlayLast});
}

void OverlayWindow::draw_players(QPainter& painter, QRectF area) const {
  const model::Aids aids = switches_.of(model::Audience::kStream);
  const auto players = model::players_view(table_.snapshot(), aids);
  if (players.empty()) return;
  draw_plate(painter, area);
  double y = area.top();
  for (const model::PlayerView& player : players) {
    if (player.active) painter.fillRect(QRectF(0, y + 6, 8, kOverlayRow - 12), player_line(player.colour));
    draw_badge(painter, {22, y + 12, 52, 52}, player.colour, player.letter);
    painter.setPen(kPlateText);
    const bool projected = player.if_ended_now.has_value();
    draw_fitted(painter, {92, y + (projected ? 8 : 0), 236, projected ? 38 : kOverlayRow}, player.name,
                overlay_font(28), Qt::AlignLeft | Qt::AlignVCenter);
    painter.setPen(kPlateText);
    draw_fitted(painter, {330, y, 110, kOverlayRow}, QString::number(player.score), overlay_font(46),
                Qt::AlignRight | Qt::AlignVCenter);
    if (projected) {
      painter.setPen(kPlateDim);
      draw_fitted(painter, {92, y + 44, 236, 26}, tr("ends at %1").arg(*player.if_ended_now),
                  overlay_font(18, Type::kBody), Qt::AlignLeft | Qt::AlignVCenter);
    }
    y += kOverlayRow;
  }
}

void OverlayWindow::draw_last_score(QPainter& painter, QRectF area) const {
  const auto last = model::last_score(table_.snapshot());
  if (!last) return;
  draw_plate(painter, area);
  const auto players = model::players_view(table_.snapshot());
  double x = area.left() + 16;
  for (const Colour colour : last->colours) {
    draw_badge(painter, {x, area.top() + 14, 32, 32}, colour, model::letter_of(players, colour));
    x += 38;
  }
  const QString what = last->feature ? model::capital(model::feature_word(*last->feature))
                                     : QString::fromStdString(last->reason);
  painter.setPen(kPlateText);
  draw_fitted(painter, {x + 4, area.top() + 10, area.right() - x - 110, 40}, what, overlay_font(26),
              Qt::AlignLeft | Qt::AlignVCenter);
  const QString points = (last->points < 0 ? QStringLiteral("−") : QStringLiteral("+")) +
                         QString::number(std::abs(last->points));
  painter.setPen(QColor(0xff7fd99a));
  draw_fitted(painter, {area.right() - 106, area.top() + 6, 90, 48}, points, overlay_font(36),
              Qt::AlignRight | Qt::AlignVCenter);
  painter.setPen(kPlateDim);
  draw_fitted(painter, {area.left() + 16, area.top() + 54, area.width() - 32, 34},
              model::terms_text(last->terms, last->points), overlay_font(20, Type::kBody),
              Qt::AlignLeft | Qt::AlignVCenter);
}

}  // namespace tilewatch::window
