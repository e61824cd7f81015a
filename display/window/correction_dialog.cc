// SPDX-License-Identifier: MIT
#include "display/window/correction_dialog.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "display/model/board_facts.h"
#include "display/window/theme.h"

namespace tilewatch::window {

CorrectionDialog::CorrectionDialog(Desk& desk, const QString& title, bool laid_only, QWidget* parent)
    : QDialog(parent), desk_(desk), laid_only_(laid_only), board_(new BoardView(desk, this)) {
  setWindowTitle(title);
  const double s = desk.scale();
  setFont(type_font(Type::kBody, s));
  if (!desk.chosen() || (laid_only && model::tile_at(desk.snapshot(), *desk.chosen()) == nullptr)) {
    const auto last = model::last_tile(desk.snapshot());
    desk.set_chosen(last ? last : std::optional(Cell{}));
  }
  board_->show_marks(false);
  board_->set_choosing(true);
  board_->setMinimumSize(scaled(420, s), scaled(420, s));
  board_->setAccessibleDescription(tr("Arrow keys choose the place."));
  connect(board_, &BoardView::cellClicked, this, &CorrectionDialog::choose);
  connect(&desk, &Desk::chosenChanged, this, &CorrectionDialog::cell_changed);

  choice_ = new QLabel(this);
  choice_->setWordWrap(true);
  choice_->setFont(type_font(Type::kTitle, s));
  side_ = new QVBoxLayout;
  side_->setSpacing(scaled(8, s));
  act_ = new QPushButton(this);
  act_->setDefault(true);
  auto* cancel = new QPushButton(tr("Cancel"), this);
  cancel->setAutoDefault(false);
  connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(cancel);
  buttons->addStretch(1);
  buttons->addWidget(act_);
  auto* right = new QVBoxLayout;
  right->addWidget(choice_);
  right->addLayout(side_, 1);
  right->addLayout(buttons);
  auto* all = new QHBoxLayout(this);
  const int margin = scaled(14, s);
  all->setContentsMargins(margin, margin, margin, margin);
  all->setSpacing(margin);
  all->addWidget(board_, 5);
  all->addLayout(right, 4);
  const QSize available = parent != nullptr ? parent->size() : QSize(1280, 720);
  resize(std::min(scaled(980, s), available.width() * 95 / 100),
         std::min(scaled(600, s), available.height() * 95 / 100));
}

void CorrectionDialog::say_choice(const QString& text) { choice_->setText(text); }

void CorrectionDialog::choose(Cell cell) {
  const auto open = model::open_cells(desk_.snapshot());
  const bool laid = model::tile_at(desk_.snapshot(), cell) != nullptr;
  if (laid || (!laid_only_ && std::find(open.begin(), open.end(), cell) != open.end()))
    desk_.set_chosen(cell);
}

QString place_words(Cell cell) {
  QStringList parts;
  if (cell.x != 0) {
    parts.append(cell.x > 0 ? CorrectionDialog::tr("%1 east").arg(cell.x)
                            : CorrectionDialog::tr("%1 west").arg(-cell.x));
  }
  if (cell.y != 0) {
    parts.append(cell.y > 0 ? CorrectionDialog::tr("%1 south").arg(cell.y)
                            : CorrectionDialog::tr("%1 north").arg(-cell.y));
  }
  return parts.isEmpty() ? CorrectionDialog::tr("the start tile's place")
                         : CorrectionDialog::tr("%1 of the start").arg(parts.join(QStringLiteral(", ")));
}

}  // namespace tilewatch::window
