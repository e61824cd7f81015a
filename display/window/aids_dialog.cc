// SPDX-License-Identifier: MIT
#include "display/window/aids_dialog.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

QString audience_name(model::Audience audience) {
  switch (audience) {
    case model::Audience::kPlayers:
      return AidsDialog::tr("Players");
    case model::Audience::kHall:
      return AidsDialog::tr("Room");
    case model::Audience::kStream:
      return AidsDialog::tr("Stream");
  }
  return {};
}

QString aid_name(model::Aid aid) {
  switch (aid) {
    case model::Aid::kProjected:
      return AidsDialog::tr("Score if it ended now");
    case model::Aid::kTilesLeft:
      return AidsDialog::tr("Tiles left");
    case model::Aid::kOdds:
      return AidsDialog::tr("Odds");
    case model::Aid::kFarmHints:
      return AidsDialog::tr("Farm hints");
    case model::Aid::kFogHints:
      return AidsDialog::tr("Mist hints");
    case model::Aid::kPlaces:
      return AidsDialog::tr("Where a tile may lie");
    case model::Aid::kOwners:
      return AidsDialog::tr("Who owns what");
    case model::Aid::kGaps:
      return AidsDialog::tr("Gaps nothing fits");
  }
  return {};
}

}  // namespace

AidsDialog::AidsDialog(model::AidSwitches& aids, double scale, QWidget* parent)
    : QDialog(parent), aids_(aids) {
  setWindowTitle(tr("Who sees what"));
  setFont(type_font(Type::kBody, scale));
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(scaled(22, scale));
  grid->setVerticalSpacing(scaled(10, scale));
  for (std::size_t row = 0; row < model::kAids; ++row) {
    const auto aid = static_cast<model::Aid>(row);
    const int line = static_cast<int>(row) + 1;
    grid->addWidget(new QLabel(aid_name(aid)), line, 0);
    for (std::size_t column = 0; column < model::kAudiences; ++column) {
      const auto audience = static_cast<model::Audience>(column);
      const int at = static_cast<int>(column) + 1;
      if (row == 0) grid->addWidget(new QLabel(audience_name(audience)), 0, at, Qt::AlignHCenter);
      auto* box = new QCheckBox;
      box->setAccessibleName(QStringLiteral("%1, %2").arg(aid_name(aid), audience_name(audience)));
      connect(box, &QCheckBox::toggled, this,
              [this, audience, aid](bool on) { aids_.set(audience, aid, on); });
      grid->addWidget(box, line, at, Qt::AlignHCenter);
      switches_.push_back({audience, aid, box});
    }
  }
  auto* usual = new QPushButton(tr("At home"));
  auto* tournament = new QPushButton(tr("Tournament"));
  auto* done = new QPushButton(tr("Close"));
  done->setDefault(true);
  connect(usual, &QPushButton::clicked, this, [this] { aids_.set(model::usual_aids()); });
  connect(tournament, &QPushButton::clicked, this, [this] { aids_.set(model::tournament_aids()); });
  connect(done, &QPushButton::clicked, this, &QDialog::accept);
  auto* buttons = new QHBoxLayout;
  for (QPushButton* preset : {usual, tournament}) {
    preset->setAutoDefault(false);
    buttons->addWidget(preset);
  }
  buttons->addStretch(1);
  buttons->addWidget(done);
  auto* all = new QVBoxLayout(this);
  const int margin = scaled(16, scale);
  all->setContentsMargins(margin, margin, margin, margin);
  all->setSpacing(margin);
  all->addLayout(grid);
  all->addLayout(buttons);
  connect(&aids_, &model::AidSwitches::changed, this, &AidsDialog::show_switches);
  show_switches();
  switches_.front().box->setFocus();
}

void AidsDialog::show_switches() {
  const model::AidTable now = aids_.table();
  for (const Switch& one : switches_) {
    const QSignalBlocker quiet(one.box);
    one.box->setChecked(now.at(static_cast<std::size_t>(one.audience))[one.aid]);
  }
}

}  // namespace tilewatch::window
