// SPDX-License-Identifier: MIT
#include "display/window/board_panel.h"

#include <QAccessible>
#include <QLabel>
#include <QShortcut>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "display/model/board_facts.h"
#include "display/model/cell_facts.h"
#include "display/window/icons.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

using namespace std::chrono_literals;

}  // namespace

BoardPanel::BoardPanel(Desk& desk, QWidget* parent)
    : Panel(desk, tr("Board"), parent), view_(new BoardView(desk, this)), toast_(new QLabel(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(view_);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  view_->set_choosing(true);
  connect(view_, &BoardView::cellClicked, this, &BoardPanel::choose);

  struct Zoom {
    Icon icon;
    QString name;
    Qt::Key key;
  };
  for (const Zoom& zoom : {Zoom{Icon::kZoomIn, tr("Larger (+)"), Qt::Key_Plus},
                           Zoom{Icon::kZoomOut, tr("Smaller (−)"), Qt::Key_Minus},
                           Zoom{Icon::kFit, tr("Whole board (0)"), Qt::Key_0}}) {
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("overlay"));
    button->setIcon(icon_of(zoom.icon));
    button->setAccessibleName(zoom.name);
    button->setToolTip(zoom.name);
    button->setFocusPolicy(Qt::NoFocus);  // the keys do the same
    button->hide();
    const auto work = [this, key = zoom.key] {
      if (key == Qt::Key_0) return view_->fit();
      view_->zoom(key == Qt::Key_Plus ? +1 : -1);
    };
    connect(button, &QToolButton::clicked, view_, work);
    connect(new QShortcut(QKeySequence(zoom.key), this), &QShortcut::activated, view_, work);
    buttons_.push_back(button);
  }
  toast_->setObjectName(QStringLiteral("toast"));
  toast_->setWordWrap(true);
  toast_->setAlignment(Qt::AlignCenter);
  toast_->hide();
  toast_time_.setSingleShot(true);
  connect(&toast_time_, &QTimer::timeout, toast_, &QWidget::hide);
  connect(&desk, &Desk::said, this, &BoardPanel::say);
  connect(&desk, &Desk::scaleChanged, this, &BoardPanel::place_overlays);
}

QSize BoardPanel::sizeHint() const { return {scaled(540, desk().scale()), scaled(540, desk().scale())}; }

void BoardPanel::choose(Cell cell) {
  const auto open = model::open_cells(desk().snapshot());
  const bool useful = model::tile_at(desk().snapshot(), cell) != nullptr ||
                      std::find(open.begin(), open.end(), cell) != open.end();
  desk().set_chosen(useful && desk().chosen() != cell ? std::optional(cell) : std::nullopt);
  if (!desk().chosen()) return;
  const QStringList facts = model::cell_facts(desk().snapshot(), cell, desk().aids());
  if (!facts.isEmpty()) say(facts.join(QLatin1Char('\n')), false);
}

void BoardPanel::say(const QString& text, bool trouble) {
  toast_->setText(text);
  toast_->setAccessibleName(text);
  toast_->setProperty("trouble", trouble);
  toast_->style()->unpolish(toast_);
  toast_->style()->polish(toast_);
  QAccessibleEvent spoken(toast_, QAccessible::Alert);
  QAccessible::updateAccessibility(&spoken);
  toast_->show();
  toast_->raise();
  place_overlays();
  toast_time_.start(trouble ? 9s : 5s);
}

// The zoom buttons would lie over the board for the whole game; they show while the pointer is there.
void BoardPanel::enterEvent(QEnterEvent* event) {
  Panel::enterEvent(event);
  for (QToolButton* button : buttons_) button->show();
}

void BoardPanel::leaveEvent(QEvent* event) {
  Panel::leaveEvent(event);
  for (QToolButton* button : buttons_) button->hide();
}

void BoardPanel::resizeEvent(QResizeEvent* event) {
  Panel::resizeEvent(event);
  place_overlays();
}

void BoardPanel::place_overlays() {
  const double s = desk().scale();
  const int side = scaled(34, s);
  const int gap = scaled(8, s);
  int y = height() - gap - static_cast<int>(buttons_.size()) * (side + gap / 2);
  for (QToolButton* button : buttons_) {
    button->setIconSize({side * 6 / 10, side * 6 / 10});
    button->setGeometry(width() - gap - side, y, side, side);
    button->raise();
    y += side + gap / 2;
  }
  toast_->setFont(type_font(Type::kBody, s));
  const int wide = std::min(width() - 4 * gap - 2 * side, scaled(520, s));
  const int high = toast_->heightForWidth(wide);
  toast_->setGeometry((width() - wide) / 2, height() - high - 2 * gap, wide, high);
}

}  // namespace tilewatch::window
