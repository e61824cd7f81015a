// SPDX-License-Identifier: MIT
#include "display/window/fog_panel.h"

#include <QKeyEvent>
#include <QPainter>
#include <QShortcut>
#include <QVBoxLayout>
#include <algorithm>

#include "display/window/marks.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

constexpr int kShownRows = 4;

/// What a strip of the panel is as high as, in pixels at 1280x720.
constexpr double kFogTitle = 24;
constexpr double kFogScore = 28;
constexpr double kFogLine = 18;
constexpr double kFogTrack = 12;
constexpr double kFogHound = 16;
constexpr double kFogGhost = 17;
constexpr double kFogGap = 4;

QRectF cut_top(QRectF& rest, double height) {
  const QRectF top(rest.left(), rest.top(), rest.width(), height);
  rest.setTop(rest.top() + height);
  return top;
}

void draw_shape(QPainter& painter, FigureKind kind, QRectF box, QColor fill, QColor line) {
  draw_plain_figure(painter, kind, box.topLeft(), box.height(), fill,
                    QPen(line, std::max(1.0, box.height() * 0.07)));
}

}  // namespace

FogGauge::FogGauge(Desk& desk, QWidget* parent) : QWidget(parent), desk_(desk) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FogGauge::show_fog(const model::FogView& view) {
  if (view == view_) return;
  view_ = view;
  setAccessibleName(view.spoken);
  setToolTip(view.spoken);
  updateGeometry();
  update();
}

QSize FogGauge::sizeHint() const {
  const double tracks = static_cast<double>(std::max<std::size_t>(1, view_.scores.size()));
  const double hounds = view_.marks.empty() ? 0 : kFogHound;
  const double height = kFogTitle + kFogScore + hounds + tracks * (kFogTrack + kFogGap) + kFogGap +
                        kFogGhost + 2 * kFogLine + 2 * kFogGap;
  return {scaled(200, desk_.scale()), scaled(height, desk_.scale())};
}

void FogGauge::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF rest = rect();
  draw_title(painter, rest);
  draw_track(painter, rest);
  draw_bank(painter, rest);
}

void FogGauge::draw_title(QPainter& painter, QRectF& rest) const {
  const double s = desk_.scale();
  const QRectF line = cut_top(rest, kFogTitle * s);
  const QFont strong = type_font(Type::kStrong, s);
  // Both a little smaller rather than one of them cut.
  const double most = line.width() * (view_.stack.isEmpty() ? 1 : 0.6);
  const double width = std::min(QFontMetricsF(strong).horizontalAdvance(view_.title) + 4, most);
  painter.setPen(QColor(shade::kText));
  draw_fitted(painter, QRectF(line.left(), line.top(), width, line.height()), view_.title, strong,
              Qt::AlignLeft | Qt::AlignVCenter);
  painter.setPen(QColor(shade::kDim));
  draw_fitted(painter, line.adjusted(width + 6 * s, 0, 0, 0), view_.stack, type_font(Type::kSmall, s),
              Qt::AlignRight | Qt::AlignVCenter);
}

void FogGauge::draw_track(QPainter& painter, QRectF& rest) const {
  const double s = desk_.scale();
  const QFont small = type_font(Type::kSmall, s);
  // The score of all together stands nowhere else in the window.
  const QRectF words = cut_top(rest, kFogScore * s);
  const double share = view_.chance_text.isEmpty() ? 1 : 0.58;
  painter.setPen(QColor(shade::kText));
  draw_fitted(painter, QRectF(words.left(), words.top(), words.width() * share, words.height()),
              view_.score_text, type_font(Type::kTitle, s), Qt::AlignLeft | Qt::AlignVCenter);
  painter.setPen(QColor(shade::kDim));
  draw_fitted(painter, words.adjusted(words.width() * (share + 0.02), 0, 0, 0), view_.chance_text, small,
              Qt::AlignRight | Qt::AlignVCenter);

  const double left = rest.left() + 1;
  const double full = rest.width() - 2;
  const int goal = std::max(1, view_.goal);
  const auto at = [&](int points) { return left + full * std::clamp(points, 0, goal) / goal; };
  if (!view_.marks.empty()) {
    const QRectF strip = cut_top(rest, kFogHound * s);
    QFont tiny = small;
    tiny.setPixelSize(std::max(10, scaled(11, s)));
    for (const model::FogMark& mark : view_.marks) {
      const double side = strip.height() - 2 * s;
      const QRectF box(at(mark.points) - side, strip.top() + s, side, side);
      const bool waits = mark.hound == QLatin1String("waiting") || mark.hound == QLatin1String("due");
      // Gone from the track: only its outline stays.
      draw_shape(painter, FigureKind::kHound, box, waits ? QColor(shade::kText) : QColor(shade::kPanel),
                 waits ? QColor(shade::kGround) : QColor(shade::kDim));
      painter.setPen(QColor(shade::kDim));
      painter.setFont(tiny);
      painter.drawText(QRectF(box.left() - 40 * s, strip.top(), 38 * s, strip.height()),
                       Qt::AlignRight | Qt::AlignVCenter, QString::number(mark.points));
    }
  }
  for (const model::FogScore& score : view_.scores) {
    const QRectF track = cut_top(rest, kFogTrack * s).adjusted(1, 0, -1, 0);
    painter.setPen(QPen(QColor(shade::kLine), 1));
    painter.setBrush(QColor(shade::kGround));
    painter.drawRoundedRect(track, track.height() / 2, track.height() / 2);
    const QRectF done(track.left(), track.top(), std::max(track.height(), at(score.points) - track.left()),
                      track.height());
    painter.setPen(Qt::NoPen);
    painter.setBrush(score.colour ? player_line(*score.colour) : QColor(shade::kGood));
    if (score.points > 0) painter.drawRoundedRect(done, track.height() / 2, track.height() / 2);
    if (score.colour) {
      const double side = track.height() + 3 * s;
      draw_badge(painter, QRectF(track.left(), track.center().y() - side / 2, side, side), *score.colour,
                 score.letter);
    }
    painter.setPen(QPen(QColor(shade::kText), 2));
    for (const model::FogMark& mark : view_.marks) {
      painter.drawLine(QPointF(at(mark.points), track.top()), QPointF(at(mark.points), track.bottom()));
    }
    cut_top(rest, kFogGap * s);
  }
}

void FogGauge::draw_bank(QPainter& painter, QRectF& rest) const {
  const double s = desk_.scale();
  cut_top(rest, kFogGap * s);
  const QRectF ghosts = cut_top(rest, kFogGhost * s);
  const int all = std::max(1, view_.ghosts_in_all);
  const double step = std::min(ghosts.width() / all, kFogGhost * s);
  const double side = std::min(step - 1, ghosts.height() - 2);
  for (int i = 0; i < view_.ghosts_in_all; ++i) {
    const bool there = i < view_.bank;
    draw_shape(painter, FigureKind::kGhost,
               QRectF(ghosts.left() + i * step, ghosts.top() + (ghosts.height() - side) / 2, side, side),
               there ? QColor(shade::kText) : QColor(shade::kPanel),
               there ? QColor(shade::kGround) : QColor(shade::kLine));
  }
  cut_top(rest, kFogGap * s);
  QFont font = type_font(Type::kSmall, s);
  if (view_.over) {
    font.setBold(true);
    painter.setPen(QColor(view_.won ? shade::kGood : shade::kTrouble));
    draw_wrapped(painter, cut_top(rest, 2 * kFogLine * s), view_.end, font);
    return;
  }
  const bool alarm = view_.bank_state != model::FogView::Bank::kCalm;
  QFont bank_font = font;
  bank_font.setBold(alarm);
  painter.setPen(QColor(!alarm                                             ? shade::kText
                        : view_.bank_state == model::FogView::Bank::kEmpty ? shade::kTrouble
                                                                           : shade::kAsk));
  draw_fitted(painter, cut_top(rest, kFogLine * s), view_.bank_text, bank_font,
              Qt::AlignLeft | Qt::AlignVCenter);
  painter.setPen(QColor(shade::kDim));
  draw_fitted(painter, cut_top(rest, kFogLine * s), view_.mist_text, font, Qt::AlignLeft | Qt::AlignVCenter);
}

FogPanel::FogPanel(Desk& desk, QWidget* parent)
    : Panel(desk, tr("Mists"), parent), gauge_(new FogGauge(desk, this)), list_(new QListWidget(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(gauge_);
  layout->addWidget(list_);
  list_->setAccessibleName(tr("Open mist, castles and cemeteries"));
  list_->setAccessibleDescription(tr("A chosen line is outlined on the board; Escape clears the choice."));
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list_->setWordWrap(true);
  list_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  list_->installEventFilter(this);
  connect(list_, &QListWidget::itemSelectionChanged, this, [this] {
    const model::Outline now = chosen();
    // Where another list's line is outlined by now, losing the choice here changes nothing.
    if (now.cells.empty() && this->desk().outline() != outlined_) return;
    outlined_ = now;
    this->desk().set_outline(now);
  });
  connect(&desk, &Desk::outlineChanged, this, [this] {
    if (this->desk().outline() != outlined_) list_->clearSelection();
  });
  connect(&desk.table(), &model::TableModel::fogChanged, this, &FogPanel::update_fog);
  connect(&desk.table(), &model::TableModel::playersChanged, this, &FogPanel::update_fog);
  connect(&desk, &Desk::aidsChanged, this, &FogPanel::update_fog);
  connect(&desk, &Desk::scaleChanged, this, &FogPanel::apply_scale);
  connect(new QShortcut(QKeySequence(Qt::Key_M), this), &QShortcut::activated, this, [this] {
    list_->setFocus(Qt::ShortcutFocusReason);
    if (list_->selectedItems().isEmpty()) list_->setCurrentRow(0);
  });
  apply_scale();
  update_fog();
}

model::Outline FogPanel::chosen() const {
  const QModelIndexList rows = list_->selectionModel()->selectedIndexes();
  return rows.isEmpty() ? model::Outline{} : rows_[static_cast<std::size_t>(rows.front().row())].outline;
}

void FogPanel::update_fog() {
  const auto view = model::fog_view(desk().snapshot(), desk().aids());
  setVisible(view.has_value());
  if (!view) return;
  gauge_->show_fog(*view);
  if (view->rows == rows_) return;
  list_->clearSelection();
  rows_.clear();
  list_->clear();
  rows_ = view->rows;
  for (const model::FogRow& row : rows_) {
    auto* item = new QListWidgetItem(row.text, list_);
    item->setForeground(QColor(row.state == model::FogState::kDead ? shade::kDim : shade::kText));
    item->setToolTip(row.text);
  }
  fit_list();
}

void FogPanel::apply_scale() {
  const double s = desk().scale();
  layout()->setContentsMargins(scaled(10, s), scaled(6, s), scaled(10, s), scaled(6, s));
  layout()->setSpacing(scaled(4, s));
  list_->setFont(type_font(Type::kSmall, s));
  fit_list();
  gauge_->updateGeometry();
}

void FogPanel::fit_list() {
  const int shown = std::clamp(list_->count(), 1, kShownRows);
  int height = 2 * list_->frameWidth();
  for (int row = 0; row < shown; ++row) height += std::max(list_->sizeHintForRow(row), 1);
  list_->setFixedHeight(height);
  list_->setVisible(list_->count() > 0);
}

bool FogPanel::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    list_->clearSelection();
    return true;
  }
  return Panel::eventFilter(watched, event);
}

}  // namespace tilewatch::window
