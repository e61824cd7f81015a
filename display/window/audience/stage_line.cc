// SPDX-License-Identifier: MIT
#include "display/window/audience/stage_line.h"

#include <QPainter>
#include <QPainterPath>
#include <QVariantAnimation>
#include <algorithm>
#include <cmath>

#include "display/window/audience/hall_type.h"
#include "display/window/marks.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

using Kind = model::AudienceLine::Kind;

QColor ground_of(const model::AudienceLine& line) {
  if (line.kind == Kind::kQuestion) return shade::kAskGround;
  return line.badges.size() == 1 ? active_ground(line.badges.front().colour) : QColor(shade::kPanel);
}

QColor edge_of(const model::AudienceLine& line) {
  if (line.kind == Kind::kQuestion) return shade::kAsk;
  if (!line.badges.empty()) return player_line(line.badges.front().colour);
  const bool good = line.kind == Kind::kScore || (line.kind == Kind::kOver && !line.lost);
  return good ? QColor(shade::kGood) : QColor(shade::kLine);
}

}  // namespace

StageLine::StageLine(Desk& desk, QWidget* parent)
    : QWidget(parent), desk_(desk), fading_(new QVariantAnimation(this)) {
  constexpr int kFadeMs = 420;
  setAccessibleName(tr("Now"));
  connect(&desk.art(), &TileArt::changed, this, qOverload<>(&QWidget::update));
  fading_->setDuration(kFadeMs);
  fading_->setStartValue(0.0);
  fading_->setEndValue(1.0);
  connect(fading_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
    fade_ = value.toDouble();
    update();
  });
}

void StageLine::show_line(const model::AudienceLine& line) {
  if (line == line_) return;
  const bool other = line.kind != line_.kind || line.title != line_.title || line.points != line_.points;
  if (other && desk_.animations() && isVisible()) {
    before_ = grab();
    fade_ = 0;
    fading_->start();
  }
  line_ = line;
  setAccessibleDescription(
      (QStringList{line.points, line.title, line.detail} + line.terms + QStringList{line.turn, line.left})
          .join(QStringLiteral(". ")));
  update();
}

void StageLine::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  draw_all(painter);
  if (fade_ >= 1 || before_.isNull()) return;
  painter.setOpacity(1 - fade_);
  painter.drawPixmap(rect(), before_, before_.rect());
}

void StageLine::draw_block(QPainter& painter, QRectF box) const {
  const double s = desk_.scale();
  const auto sign = [&](const QString& text, QColor ink, double share) {
    painter.setPen(ink);
    draw_line(painter, box.adjusted(10 * s, 0, -10 * s, 0), text, HallWeight::kHeavy, box.height() * share,
              Qt::AlignHCenter);
  };
  const bool large = line_.kind == Kind::kScore || line_.kind == Kind::kOver;
  if (line_.kind == Kind::kQuestion) {
    painter.fillRect(box, QColor(shade::kAsk));
    return sign(QStringLiteral("?"), QColor(shade::kOnAsk), 0.8);
  }
  if (!large) return;
  if (line_.badges.empty()) painter.fillRect(box, QColor(line_.lost ? shade::kRaised : shade::kGood));
  // Everybody who shares it, side by side, in colour and pattern.
  const double wide = box.width() / static_cast<double>(std::max<std::size_t>(1, line_.badges.size()));
  for (std::size_t i = 0; i < line_.badges.size(); ++i) {
    QPainterPath part;
    part.addRect(QRectF(box.left() + static_cast<double>(i) * wide, box.top(), wide, box.height()));
    fill_with_mark(painter, part, line_.badges[i].colour, box.height() * 0.8);
  }
  const QString text =
      line_.kind == Kind::kOver ? (line_.lost ? QStringLiteral("✕") : QStringLiteral("★")) : line_.points;
  if (line_.badges.empty()) return sign(text, QColor(line_.lost ? shade::kDim : shade::kGround), 0.56);
  // On a plate: the pattern does not run through the number.
  const QColor fill =
      line_.badges.size() == 1 ? player_fill(line_.badges.front().colour) : QColor(shade::kGround);
  const QColor ink =
      line_.badges.size() == 1 ? player_ink(line_.badges.front().colour) : QColor(shade::kText);
  const double width =
      std::min(box.width() - 12 * s, line_width(text, HallWeight::kHeavy, box.height() * 0.56) + 28 * s);
  QRectF plate(0, 0, width, box.height() * 0.68);
  plate.moveCenter(box.center());
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  painter.drawRoundedRect(plate, 14 * s, 14 * s);
  sign(text, ink, 0.56);
}

void StageLine::draw_terms(QPainter& painter, QRectF box) const {
  const double s = desk_.scale();
  const double pixels = 25 * s;
  const auto needed = [&](double size) {
    double wide = line_.detail.isEmpty() ? 0 : line_width(line_.detail, HallWeight::kStrong, size) + 16 * s;
    for (const QString& term : line_.terms) wide += line_width(term, HallWeight::kText, size) + 36 * s;
    return wide;
  };
  const double size = std::clamp(pixels * box.width() / std::max(1.0, needed(pixels)), pixels * 0.5, pixels);
  double left = box.left();
  if (!line_.detail.isEmpty()) {
    const double wide = line_width(line_.detail, HallWeight::kStrong, size);
    painter.setPen(QColor(shade::kText));
    draw_line(painter, QRectF(left, box.top(), std::min(wide, box.right() - left), box.height()),
              line_.detail, HallWeight::kStrong, size);
    left += wide + 16 * s;
  }
  for (const QString& term : line_.terms) {
    const double wide = line_width(term, HallWeight::kText, size) + 26 * s;
    if (left + wide > box.right() + 1) break;
    const QRectF chip(left, box.center().y() - size * 0.82, wide, size * 1.64);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(shade::kGround));
    painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
    painter.setPen(QColor(shade::kText));
    draw_line(painter, chip, term, HallWeight::kText, size, Qt::AlignHCenter);
    left += wide + 10 * s;
  }
}

void StageLine::draw_all(QPainter& painter) const {
  const double s = desk_.scale();
  const QRectF box = rect();
  painter.fillRect(box, ground_of(line_));
  painter.fillRect(QRectF(box.left(), box.top(), box.width(), 5 * s), edge_of(line_));
  QRectF inner = box.adjusted(0, 5 * s, -26 * s, 0);
  const bool block = line_.kind != Kind::kCalm && line_.kind != Kind::kTurn;
  if (block) {
    const double wide = inner.height() * (line_.kind == Kind::kScore ? 1.75 : 1.15);
    draw_block(painter, QRectF(inner.left(), inner.top(), wide, inner.height()));
    inner.setLeft(inner.left() + wide + 24 * s);
  } else {
    inner.setLeft(inner.left() + 24 * s);
  }

  // Right: where the game is, quietly, in the same place all game long.
  if (line_.kind != Kind::kOver && !line_.turn.isEmpty()) {
    const double turn = 26 * s;
    const double left = 20 * s;
    const double wide = std::max(line_width(line_.turn, HallWeight::kStrong, turn),
                                 line_width(line_.left, HallWeight::kText, left));
    const QRectF right(inner.right() - wide, inner.top(), wide, inner.height());
    const bool both = !line_.left.isEmpty();
    painter.setPen(QColor(shade::kText));
    draw_line(painter, both ? right.adjusted(0, 0, 0, -right.height() * 0.34) : right, line_.turn,
              HallWeight::kStrong, turn, Qt::AlignRight);
    painter.setPen(QColor(shade::kDim));
    if (both)
      draw_line(painter, right.adjusted(0, right.height() * 0.38, 0, 0), line_.left, HallWeight::kText, left,
                Qt::AlignRight);
    inner.setRight(right.left() - 24 * s);
  }
  if (!line_.tile.empty()) {
    const double side = inner.height() * 0.76;
    const QRectF tile(inner.right() - side, inner.center().y() - side / 2, side, side);
    const double ratio = devicePixelRatioF();
    const QPixmap picture =
        desk_.art().picture({line_.tile, 0, false}, static_cast<int>(std::ceil(side * ratio)));
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(tile, picture, picture.rect());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(shade::kText), 2.5 * s));
    painter.drawRect(tile);
    painter.restore();
    inner.setRight(tile.left() - 20 * s);
  }

  if (!block || line_.kind == Kind::kScore || line_.kind == Kind::kOver) {
    const double side = inner.height() * (block ? 0.46 : 0.66);
    double top = block ? inner.top() + inner.height() * 0.09 : inner.center().y() - side / 2;
    for (const model::AudienceBadge& badge : line_.badges) {
      draw_badge(painter, QRectF(inner.left(), top, side, side), badge.colour, badge.letter);
      inner.setLeft(inner.left() + side + (block ? 8 : 18) * s);
    }
    if (block && !line_.badges.empty()) inner.setLeft(inner.left() + 6 * s);
  }
  const bool second = !line_.detail.isEmpty() || !line_.terms.isEmpty();
  const QRectF title =
      second ? QRectF(inner.left(), inner.top() + inner.height() * 0.06, inner.width(), inner.height() * 0.52)
             : inner;
  QRectF detail(inner.left(), inner.top() + inner.height() * 0.58, inner.width(), inner.height() * 0.34);
  if (block && line_.kind != Kind::kQuestion) {  // under the badges, too
    const double wide = inner.height() * (line_.kind == Kind::kScore ? 1.75 : 1.15);
    detail.setLeft(box.left() + wide + 24 * s);
  }
  painter.setPen(QColor(line_.kind == Kind::kQuestion ? shade::kAsk : shade::kText));
  draw_name(painter, title, line_.title, HallWeight::kHeavy, (line_.kind == Kind::kOver ? 56 : 46) * s);
  if (line_.kind == Kind::kScore) return draw_terms(painter, detail);
  painter.setPen(QColor(line_.kind == Kind::kQuestion ? shade::kText : shade::kDim));
  draw_line(painter, detail, line_.detail, HallWeight::kText, 27 * s);
}

}  // namespace tilewatch::window
