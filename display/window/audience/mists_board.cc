// SPDX-License-Identifier: MIT
#include "display/window/audience/mists_board.h"

#include <QPainter>
#include <algorithm>

#include "display/window/audience/hall_type.h"
#include "display/window/marks.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

void draw_sign(QPainter& painter, FigureKind kind, QRectF box, bool there) {
  draw_plain_figure(painter, kind, box.topLeft(), box.height(),
                    there ? QBrush(QColor(shade::kText)) : QBrush(Qt::NoBrush),
                    QPen(QColor(there ? shade::kGround : shade::kLine), std::max(1.0, box.height() * 0.06)));
}

/// The way to the goal with the hounds' marks; the badge of whose score it is at its left end.
void draw_way(QPainter& painter, QRectF way, const model::FogView& fog, const model::FogScore& score,
              double s) {
  if (score.colour) {
    draw_badge(painter, QRectF(way.left(), way.top(), way.height(), way.height()), *score.colour,
               score.letter);
    const QRectF number(way.right() - 44 * s, way.top(), 44 * s, way.height());
    painter.setPen(QColor(shade::kText));
    draw_line(painter, number, QString::number(score.points), HallWeight::kHeavy, way.height(),
              Qt::AlignRight);
    way.adjust(way.height() + 8 * s, 0, -52 * s, 0);
  }
  const double round = way.height() / 2;
  const auto at = [&](int points) {
    return way.left() + way.width() * std::clamp(points, 0, std::max(1, fog.goal)) / std::max(1, fog.goal);
  };
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(shade::kGround));
  painter.drawRoundedRect(way, round, round);
  painter.setBrush(score.colour ? player_line(*score.colour) : QColor(shade::kGood));
  if (score.points > 0) {
    painter.drawRoundedRect(
        QRectF(way.left(), way.top(), std::max(way.height(), at(score.points) - way.left()), way.height()),
        round, round);
  }
  for (const model::FogMark& mark : fog.marks) {
    painter.fillRect(QRectF(at(mark.points) - 1.5 * s, way.top() - 3 * s, 3 * s, way.height() + 6 * s),
                     QColor(shade::kText));
  }
}

}  // namespace

void draw_mists_board(QPainter& painter, QRectF box, const model::FogView& fog, double s) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(shade::kPanel));
  painter.drawRoundedRect(box, 12 * s, 12 * s);
  QRectF rest = box.adjusted(18 * s, 12 * s, -18 * s, -12 * s);
  const auto cut = [&](double height) {
    const QRectF top(rest.left(), rest.top(), rest.width(), height);
    rest.setTop(rest.top() + height);
    return top;
  };
  const double whole = rest.height();
  const QRectF title = cut(whole * 0.11);
  painter.setPen(QColor(shade::kDim));
  draw_line(painter, title, fog.title, HallWeight::kStrong, title.height() * 0.8);
  draw_line(painter, title.adjusted(title.width() * 0.55, 0, 0, 0), fog.stack, HallWeight::kText,
            title.height() * 0.72, Qt::AlignRight);

  if (fog.scores.size() == 1 && !fog.scores.front().colour) {
    const QRectF score = cut(whole * 0.33);
    const QString points = QString::number(fog.scores.front().points);
    const double pixels = score.height() * 0.95;
    painter.setPen(QColor(shade::kText));
    draw_line(painter, score, points, HallWeight::kHeavy, pixels);
    painter.setPen(QColor(shade::kDim));
    const QRectF goal = score.adjusted(line_width(points, HallWeight::kHeavy, pixels) + 10 * s,
                                       score.height() * 0.42, 0, -score.height() * 0.10);
    draw_line(painter, goal, QStringLiteral("/ %1").arg(fog.goal), HallWeight::kStrong, pixels * 0.42);
    draw_line(painter, goal.adjusted(goal.width() * 0.45, 0, 0, 0), fog.chance_text, HallWeight::kText,
              pixels * 0.26, Qt::AlignRight);
    draw_way(painter, cut(whole * 0.10), fog, fog.scores.front(), s);
  } else {
    const QRectF ways = cut(whole * 0.43);
    const double each = ways.height() / static_cast<double>(std::max<std::size_t>(1, fog.scores.size()));
    for (std::size_t i = 0; i < fog.scores.size(); ++i) {
      draw_way(painter,
               QRectF(ways.left(), ways.top() + static_cast<double>(i) * each + 3 * s, ways.width(),
                      std::min(each - 6 * s, 30 * s)),
               fog, fog.scores[i], s);
    }
  }

  cut(whole * 0.04);
  const int rows = fog.ghosts_in_all > 16 ? 2 : 1;
  const QRectF ghosts = cut(whole * 0.15);
  const int in_row = std::max(1, (fog.ghosts_in_all + rows - 1) / rows);
  const double step = std::min(ghosts.width() / in_row, ghosts.height() / rows);
  for (int i = 0; i < fog.ghosts_in_all; ++i) {
    const QRectF place(ghosts.left() + (i % in_row) * ghosts.width() / in_row,
                       ghosts.top() + (i / in_row) * step, step * 0.9, step * 0.9);
    draw_sign(painter, FigureKind::kGhost, place, i < fog.bank);
  }
  const bool low = fog.bank_state != model::FogView::Bank::kCalm;
  const QRectF bank = cut(whole * 0.14);
  if (fog.over) {
    painter.setPen(QColor(fog.won ? shade::kGood : shade::kTrouble));
    return draw_name(painter, bank.united(rest), fog.end, HallWeight::kStrong, bank.height() * 0.72);
  }
  painter.setPen(QColor(low ? (fog.bank == 0 ? shade::kTrouble : shade::kAsk) : shade::kText));
  draw_line(painter, bank, fog.bank_text, low ? HallWeight::kHeavy : HallWeight::kStrong,
            bank.height() * 0.7);
  painter.setPen(QColor(shade::kDim));
  draw_line(painter, cut(whole * 0.11), fog.mist_text, HallWeight::kText, whole * 0.085);
}

}  // namespace tilewatch::window
