// SPDX-License-Identifier: MIT
#include "display/window/points_dialog.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include "display/model/players_view.h"
#include "display/window/theme.h"

namespace tilewatch::window {

PointsDialog::PointsDialog(Desk& desk, QWidget* parent)
    : QDialog(parent),
      desk_(desk),
      player_(new QComboBox(this)),
      points_(new QSpinBox(this)),
      reason_(new QLineEdit(this)),
      act_(new QPushButton(tr("Give"), this)) {
  setWindowTitle(tr("Points by hand"));
  const double s = desk.scale();
  setFont(type_font(Type::kBody, s));
  for (const model::PlayerView& player : model::players_view(desk.snapshot())) {
    player_->addItem(player.name, static_cast<int>(player.colour));
    if (player.active) player_->setCurrentIndex(player_->count() - 1);
  }
  player_->setAccessibleName(tr("Player"));
  constexpr int kMost = 200;
  points_->setRange(-kMost, kMost);
  points_->setAccessibleName(tr("Points, negative to take away"));
  reason_->setPlaceholderText(tr("why: it is shown in the score list"));
  reason_->setAccessibleName(tr("Reason"));
  act_->setDefault(true);
  auto* cancel = new QPushButton(tr("Cancel"), this);
  cancel->setAutoDefault(false);
  auto* form = new QFormLayout(this);
  const int margin = scaled(16, s);
  form->setContentsMargins(margin, margin, margin, margin);
  form->setSpacing(scaled(10, s));
  form->addRow(tr("Player"), player_);
  form->addRow(tr("Points"), points_);
  form->addRow(tr("Reason"), reason_);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(cancel);
  buttons->addStretch(1);
  buttons->addWidget(act_);
  form->addRow(buttons);
  connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
  connect(act_, &QPushButton::clicked, this, &PointsDialog::send);
  connect(points_, &QSpinBox::valueChanged, this, &PointsDialog::update_button);
  connect(reason_, &QLineEdit::textChanged, this, &PointsDialog::update_button);
  points_->setFocus();
  points_->selectAll();
  setMinimumWidth(scaled(420, s));
  update_button();
}

void PointsDialog::update_button() {
  act_->setEnabled(points_->value() != 0 && !reason_->text().trimmed().isEmpty() && player_->count() > 0);
  act_->setText(points_->value() < 0 ? tr("Take away") : tr("Give"));
}

void PointsDialog::send() {
  bus::Request request;
  request.verb = "adjust";
  request.colour = static_cast<Colour>(player_->currentData().toInt());
  request.points = points_->value();
  request.reason = reason_->text().trimmed().toStdString();
  desk_.send(request);
  accept();
}

}  // namespace tilewatch::window
