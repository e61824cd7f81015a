// SPDX-License-Identifier: MIT
#include "display/window/new_game_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "display/model/engine_words.h"
#include "display/model/words.h"
#include "display/window/marks.h"
#include "display/window/preferences.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

constexpr int kNobody = -1;

/// What only this dialog has.
QString sheet_of_form(double scale) {
  return QStringLiteral(R"(
QComboBox, QCheckBox, QGroupBox, QLineEdit, QPushButton { font-size: %1px; }
QComboBox { min-height: %2px; }
QGroupBox { background: %3; border: 1px solid %4; border-radius: %5px; margin-top: %6px; padding-top: %5px; }
QGroupBox::title { subcontrol-origin: margin; left: %5px; color: %7; font-weight: bold; }
QCheckBox:focus { color: %8; }
QCheckBox::indicator { width: %9px; height: %9px; }
)")
      .arg(scaled(15, scale))
      .arg(scaled(26, scale))
      .arg(QColor(shade::kPanel).name(), QColor(shade::kLine).name())
      .arg(scaled(12, scale))
      .arg(scaled(24, scale))
      .arg(QColor(shade::kText).name(), QColor(shade::kMark).name())
      .arg(scaled(18, scale));  // no border, no ground of ours: then the style draws its tick
}

QIcon seat_icon(Colour colour, double scale) {
  const int side = scaled(20, scale);
  QPixmap pixmap(side, side);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  draw_badge(painter, QRectF(0, 0, side, side), colour, {});
  return pixmap;
}

}  // namespace

NewGameDialog::NewGameDialog(NewGameOffer offer, double scale, QWidget* parent)
    : QDialog(parent),
      offer_(std::move(offer)),
      scale_(scale),
      agreed_(offer_.begin.rules),
      trouble_(new QLabel(this)),
      play_(new QPushButton(tr("Begin"), this)) {
  setWindowTitle(tr("New game"));
  setFont(type_font(Type::kBody, scale_));
  setStyleSheet(style_sheet(scale_) + sheet_of_form(scale_));
  auto* all = new QVBoxLayout(this);
  const int margin = scaled(16, scale_);
  all->setContentsMargins(margin, margin, margin, margin);
  all->setSpacing(scaled(10, scale_));
  auto* columns = new QHBoxLayout;
  columns->setSpacing(scaled(16, scale_));
  auto* left = new QVBoxLayout;
  left->addWidget(make_players());
  left->addWidget(make_sets());
  left->addStretch(1);
  columns->addLayout(left);
  columns->addWidget(make_rules(), 1);
  all->addLayout(columns, 1);
  trouble_->setWordWrap(true);
  trouble_->setStyleSheet(QStringLiteral("color: %1").arg(QColor(shade::kTrouble).name()));
  all->addWidget(trouble_);
  auto* cancel = new QPushButton(tr("Cancel"), this);
  cancel->setAutoDefault(false);
  play_->setDefault(true);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(cancel);
  buttons->addStretch(1);
  buttons->addWidget(play_);
  all->addLayout(buttons);
  connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
  connect(play_, &QPushButton::clicked, this, &QDialog::accept);
  resize(scaled(900, scale_), scaled(600, scale_));
  list_rules();
  seats_.front().name->setFocus();
}

QWidget* NewGameDialog::make_players() {
  auto* box = new QGroupBox(tr("Players, in turn order"), this);
  auto* layout = new QVBoxLayout(box);
  for (int i = 0; i < kSeats; ++i) {
    auto* row = new QHBoxLayout;
    Seat seat{new QComboBox(box), new QLineEdit(box)};
    seat.colour->addItem(tr("nobody"), kNobody);
    for (int colour = 0; colour < kColourCount; ++colour) {
      seat.colour->addItem(seat_icon(static_cast<Colour>(colour), scale_),
                           model::colour_word(static_cast<Colour>(colour)), colour);
    }
    seat.colour->setAccessibleName(tr("Colour of player %1").arg(i + 1));
    seat.name->setAccessibleName(tr("Name of player %1").arg(i + 1));
    seat.name->setPlaceholderText(tr("Name"));
    if (static_cast<std::size_t>(i) < offer_.begin.players.size()) {
      const NewGameChoice::Player& player = offer_.begin.players[static_cast<std::size_t>(i)];
      seat.colour->setCurrentIndex(seat.colour->findData(static_cast<int>(player.colour)));
      seat.name->setText(QString::fromStdString(player.name));
    }
    // A comma or a colon would part players in saved games and on the command line.
    connect(seat.name, &QLineEdit::textChanged, this, &NewGameDialog::update_state);
    connect(seat.colour, &QComboBox::currentIndexChanged, this, &NewGameDialog::update_state);
    row->addWidget(seat.colour);
    row->addWidget(seat.name, 1);
    layout->addLayout(row);
    seats_.push_back(seat);
  }
  auto* hint = new QLabel(tr("With nobody chosen, colours join as they are seen."), box);
  hint->setObjectName(QStringLiteral("dim"));
  hint->setWordWrap(true);
  hint->setFont(type_font(Type::kSmall, scale_));
  layout->addWidget(hint);
  return box;
}

QWidget* NewGameDialog::make_sets() {
  auto* box = new QGroupBox(tr("Tiles"), this);
  auto* layout = new QVBoxLayout(box);
  for (const NewGameOffer::TileSet& set : offer_.sets) {
    const QString title = model::engine_words(QString::fromStdString(set.title));
    auto* check = new QCheckBox(QString(title).replace("&", "&&"), box);
    check->setAccessibleName(title);
    const auto& begin = offer_.begin.sets;
    check->setChecked(std::find(begin.begin(), begin.end(), set.name) != begin.end());
    connect(check, &QCheckBox::toggled, this, &NewGameDialog::list_rules);
    layout->addWidget(check);
    sets_.push_back(check);
  }
  return box;
}

QWidget* NewGameDialog::make_rules() {
  auto* box = new QGroupBox(tr("Agreed to play differently"), this);
  auto* layout = new QVBoxLayout(box);
  auto* scroll = new QScrollArea(box);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);  // its fields are reached with Tab, and it follows them
  rule_list_ = new QWidget(scroll);
  rule_form_ = new QFormLayout(rule_list_);
  rule_form_->setRowWrapPolicy(QFormLayout::DontWrapRows);
  rule_form_->setSpacing(scaled(10, scale_));
  scroll->setWidget(rule_list_);
  layout->addWidget(scroll);
  return box;
}

void NewGameDialog::list_rules() {
  while (rule_form_->rowCount() > 0) rule_form_->removeRow(0);
  rules_.clear();
  for (const NewGameOffer::Rule& rule : offer_.rules(choice().sets)) {
    auto* value = new QComboBox(rule_list_);
    for (const std::string& word : rule.values) {
      const QString value_word = QString::fromStdString(word);
      const QString shown =
          word == "yes" || word == "no" ? model::uncapital(model::engine_words(value_word)) : value_word;
      value->addItem(word == rule.usual ? tr("%1 (usual)").arg(shown) : shown, value_word);
    }
    // The style sheet's letters are larger than those the box was measured with.
    int widest = 0;
    for (int i = 0; i < value->count(); ++i) {
      widest = std::max(widest,
                        QFontMetrics(type_font(Type::kBody, scale_)).horizontalAdvance(value->itemText(i)));
    }
    value->setMinimumWidth(widest + scaled(44, scale_));
    const auto agreed = agreed_.find(rule.name);
    value->setCurrentIndex(
        value->findData(QString::fromStdString(agreed == agreed_.end() ? rule.usual : agreed->second)));
    const QString meaning = model::engine_words(QString::fromStdString(rule.meaning));
    value->setAccessibleName(meaning);
    value->setAccessibleDescription(QString::fromStdString(rule.source));
    value->setToolTip(QString::fromStdString(rule.source));
    value->setFocusPolicy(Qt::StrongFocus);  // the wheel scrolls the list, it changes no rule
    auto* label = new QLabel(meaning, rule_list_);
    label->setWordWrap(true);
    label->setToolTip(value->toolTip());
    label->setFont(type_font(Type::kSmall, scale_));
    label->setBuddy(value);
    rule_form_->addRow(value, label);
    connect(value, &QComboBox::currentIndexChanged, this, [this, name = rule.name, value] {
      agreed_[name] = value->currentData().toString().toStdString();
      update_state();
    });
    rules_.push_back({rule, value});
  }
  update_state();
}

NewGameChoice NewGameDialog::choice() const {
  NewGameChoice chosen;
  for (const Seat& seat : seats_) {
    const int colour = seat.colour->currentData().toInt();
    if (colour == kNobody) continue;
    chosen.players.push_back({static_cast<Colour>(colour), seat.name->text().trimmed().toStdString()});
  }
  for (std::size_t i = 0; i < sets_.size(); ++i) {
    if (sets_[i]->isChecked()) chosen.sets.push_back(offer_.sets[i].name);
  }
  for (const RuleField& field : rules_) {
    const std::string value = field.value->currentData().toString().toStdString();
    if (value != field.rule.usual) chosen.rules[field.rule.name] = value;
  }
  return chosen;
}

void NewGameDialog::update_state() {
  const Result<void> fine = offer_.check(choice());
  trouble_->setText(fine ? QString() : model::engine_words(QString::fromStdString(fine.error().message)));
  trouble_->setVisible(!fine);
  play_->setEnabled(fine.has_value());
}

std::optional<NewGameChoice> ask_new_game(NewGameOffer offer) {
  apply_preferences();
  NewGameDialog dialog(std::move(offer), 1);
  if (dialog.exec() != QDialog::Accepted) return std::nullopt;
  return dialog.choice();
}

}  // namespace tilewatch::window
