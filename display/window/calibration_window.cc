// SPDX-License-Identifier: MIT
#include "display/window/calibration_window.h"

#include <QDesktopServices>
#include <QDoubleSpinBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "display/window/calibration_parts.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

using model::CalibrationOrder;
using model::CalibrationPage;

constexpr int kSideWidth = 352;

/// What only this window has.
QString sheet_of_wizard(double scale) {
  return QStringLiteral(R"(
QLabel, QDoubleSpinBox, QLineEdit, QPushButton, QToolButton { font-size: %1px; }
QDoubleSpinBox { background: %2; border: 2px solid %3; border-radius: %4px; min-height: %5px; padding: 2px %4px; }
QDoubleSpinBox:focus { border-color: %6; }
#title { font-size: %7px; font-weight: bold; }
#words { font-weight: bold; }
#words[trouble="true"] { color: %8; }
#small { font-size: %9px; color: %10; }
#main { background: %6; color: %11; border-color: %6; font-weight: bold; }
#main:disabled { background: %12; color: %3; border-color: %3; }
#main:focus { border-color: %13; }
)")
      .arg(scaled(15, scale))
      .arg(QColor(shade::kRaised).name(), QColor(shade::kLine).name())
      .arg(scaled(6, scale))
      .arg(scaled(24, scale))
      .arg(QColor(shade::kMark).name())
      .arg(scaled(20, scale))
      .arg(QColor(shade::kTrouble).name())
      .arg(scaled(13, scale))
      .arg(QColor(shade::kDim).name(), QColor(shade::kGround).name(), QColor(shade::kPanel).name(),
           QColor(shade::kText).name());
}

QLabel* wrapped_label(QWidget* parent, const char* name = "") {
  auto* label = new QLabel(parent);
  label->setObjectName(QString::fromLatin1(name));
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  label->setFocusPolicy(Qt::NoFocus);
  return label;
}

}  // namespace

CalibrationWindow::CalibrationWindow(model::CalibrationInputs inputs,
                                     std::function<void(const CalibrationOrder&)> order, QWidget* parent)
    : QWidget(parent), order_(std::move(order)) {
  setWindowTitle(tr("Tilewatch: calibrate"));
  setAttribute(Qt::WA_StyledBackground);
  auto* all = new QVBoxLayout(this);
  all->addWidget(make_steps());
  auto* middle = new QHBoxLayout;
  picture_ = new LivePicture(this);
  middle->addWidget(picture_, 1);
  middle->addWidget(make_side());
  all->addLayout(middle, 1);
  all->addWidget(make_foot());
  profile_->setText(QString::fromStdString(inputs.profile));
  colours_->setText(QString::fromStdString(inputs.colours));
  art_->setText(QString::fromStdString(inputs.art));
  square_->setValue(inputs.square_mm);
  tile_->setValue(inputs.tile_mm);
  marker_->setValue(inputs.marker_mm);
  for (QLineEdit* line : {profile_, colours_, art_}) {
    connect(line, &QLineEdit::editingFinished, this, [this] { send(CalibrationOrder::Verb::kInputs); });
  }
  for (QDoubleSpinBox* length : {square_, tile_, marker_}) {
    connect(length, &QDoubleSpinBox::editingFinished, this,
            [this] { send(CalibrationOrder::Verb::kInputs); });
  }
  resize(1280, 720);
  set_scale(scale_for(size()));
  update_view();
  next_->setFocus();
}

QWidget* CalibrationWindow::make_steps() {
  auto* bar = new QFrame(this);
  bar->setObjectName(QStringLiteral("panel"));
  auto* layout = new QHBoxLayout(bar);
  for (const CalibrationPage page : model::kCalibrationPages) {
    auto* step = new QToolButton(bar);
    step->setCheckable(true);
    step->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    connect(step, &QToolButton::clicked, this, [this, page] { go(page); });
    layout->addWidget(step);
    steps_.push_back(step);
  }
  return bar;
}

QWidget* CalibrationWindow::make_side() {
  auto* side = new QFrame(this);
  side->setObjectName(QStringLiteral("panel"));
  auto* outer = new QVBoxLayout(side);
  // What a page has to say scrolls where the window is small; its button never goes out of sight.
  auto* scroll = new QScrollArea(side);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* page = new QWidget(scroll);
  auto* layout = new QVBoxLayout(page);
  layout->setContentsMargins(0, 0, 0, 0);
  title_ = wrapped_label(page, "title");
  purpose_ = wrapped_label(page, "dim");
  words_ = wrapped_label(page, "words");
  numbers_ = wrapped_label(page, "small");
  gauges_ = new GaugeList(page);
  coverage_ = new CoverageMap(page);
  drop_ = new QPushButton(page);
  check_ = new QPushButton(tr("Check with a tile"), side);
  for (QWidget* part : std::initializer_list<QWidget*>{title_, purpose_, words_, make_inputs(), gauges_,
                                                       coverage_, numbers_, drop_}) {
    layout->addWidget(part);
  }
  layout->addStretch(1);
  scroll->setWidget(page);
  outer->addWidget(scroll, 1);
  take_ = new QPushButton(side);
  take_->setObjectName(QStringLiteral("main"));
  outer->addWidget(check_);
  outer->addWidget(take_);
  connect(take_, &QPushButton::clicked, this, &CalibrationWindow::take);
  connect(drop_, &QPushButton::clicked, this, [this] { send(CalibrationOrder::Verb::kDropWorst); });
  connect(check_, &QPushButton::clicked, this, [this] { send(CalibrationOrder::Verb::kCheck); });
  return side;
}

QDoubleSpinBox* CalibrationWindow::add_length(QWidget* form, const QString& name, double value, double least,
                                              double most, std::vector<CalibrationPage> pages) {
  auto* row = new QWidget(form);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  auto* length = new QDoubleSpinBox(row);
  length->setRange(least, most);
  length->setButtonSymbols(QAbstractSpinBox::NoButtons);
  length->setDecimals(1);
  length->setSingleStep(0.1);
  length->setSuffix(tr(" mm"));
  length->setValue(value);
  length->setAccessibleName(name);
  auto* label = wrapped_label(row);
  label->setText(name);
  label->setBuddy(length);
  layout->addWidget(label, 1);
  layout->addWidget(length);
  form->layout()->addWidget(row);
  inputs_.push_back({std::move(pages), row});
  return length;
}

QLineEdit* CalibrationWindow::add_text(QWidget* form, const QString& name, const std::string& value,
                                       std::vector<CalibrationPage> pages) {
  auto* row = new QWidget(form);
  auto* layout = new QVBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  auto* line = new QLineEdit(QString::fromStdString(value), row);
  line->setAccessibleName(name);
  auto* label = wrapped_label(row);
  label->setText(name);
  layout->addWidget(label);
  layout->addWidget(line);
  form->layout()->addWidget(row);
  inputs_.push_back({std::move(pages), row});
  return line;
}

QWidget* CalibrationWindow::make_inputs() {
  using enum CalibrationPage;
  auto* form = new QWidget(this);
  auto* layout = new QVBoxLayout(form);
  layout->setContentsMargins(0, 0, 0, 0);
  profile_ = add_text(form, tr("Name of the profile (letters, digits, - and _)"), "", {kPlace});
  profile_->setObjectName(QStringLiteral("profile"));
  square_ = add_length(form, tr("A square's side, as measured on the paper"), 30, 10, 80, {kLens, kTable});
  marker_ = add_length(form, tr("A corner marker's side"), 60, 20, 200, {kTable});
  tile_ = add_length(form, tr("A tile's side"), 45, 15, 120, {kTable});
  tile_->setObjectName(QStringLiteral("tile"));
  colours_ = add_text(form, tr("On the paper, from left to right"), "", {kColours});
  colours_->setObjectName(QStringLiteral("colours"));
  colours_->setPlaceholderText(tr("red, blue, mage, back"));
  art_ = add_text(form, tr("Folder for the tiles' faces"), "", {kTiles});
  art_->setObjectName(QStringLiteral("art"));
  return form;
}

QWidget* CalibrationWindow::make_foot() {
  auto* foot = new QWidget(this);
  auto* layout = new QHBoxLayout(foot);
  layout->setContentsMargins(0, 0, 0, 0);
  before_ = new QPushButton(tr("Picture before"), foot);
  after_ = new QPushButton(tr("Next picture"), foot);
  source_ = new QLabel(foot);
  source_->setObjectName(QStringLiteral("dim"));
  back_ = new QPushButton(tr("Back"), foot);
  next_ = new QPushButton(foot);
  for (QWidget* part : std::initializer_list<QWidget*>{before_, after_, source_}) layout->addWidget(part);
  layout->addStretch(1);
  layout->addWidget(back_);
  layout->addWidget(next_);
  connect(before_, &QPushButton::clicked, this, [this] { send(CalibrationOrder::Verb::kPicture, -1); });
  connect(after_, &QPushButton::clicked, this, [this] { send(CalibrationOrder::Verb::kPicture, 1); });
  connect(back_, &QPushButton::clicked, this,
          [this] { go(static_cast<CalibrationPage>(static_cast<int>(facts_.page) - 1)); });
  connect(next_, &QPushButton::clicked, this, [this] {
    if (facts_.page == CalibrationPage::kDone) {
      close();
    } else {
      go(static_cast<CalibrationPage>(static_cast<int>(facts_.page) + 1));
    }
  });
  return foot;
}

void CalibrationWindow::send(CalibrationOrder::Verb verb, int steps) {
  CalibrationOrder order;
  order.verb = verb;
  order.page = facts_.page;
  order.steps = steps;
  order.inputs = {profile_->text().toStdString(), square_->value(),          tile_->value(), marker_->value(),
                  colours_->text().toStdString(), art_->text().toStdString()};
  order_(order);
}

void CalibrationWindow::go(CalibrationPage page) {
  // Shown at once; the worker's facts of the new page follow, after some that are still of the old one.
  facts_.page = page;
  awaited_ = page;
  facts_.words.clear();
  update_view();
  send(CalibrationOrder::Verb::kGo);
}

void CalibrationWindow::take() {
  if (facts_.page == CalibrationPage::kDone) {
    QDesktopServices::openUrl(QUrl::fromLocalFile(QString::fromStdString(facts_.folder + "/report.pdf")));
    return;
  }
  send(facts_.page == CalibrationPage::kPlace ? CalibrationOrder::Verb::kLock
                                              : CalibrationOrder::Verb::kTake);
}

void CalibrationWindow::show_facts(model::CalibrationFacts facts, const QImage& picture) {
  if (awaited_ && facts.page != *awaited_) return;
  awaited_.reset();
  facts_ = std::move(facts);
  if (facts_.opened != opened_) {
    opened_ = facts_.opened;
    if (opened_) tile_->setValue(opened_->tile_mm);
  }
  if (!picture.isNull()) picture_->show_picture(picture);
  update_view();
}

void CalibrationWindow::update_view() {
  view_ = model::calibration_view(facts_);
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    const auto& mark = view_.pages[i];
    steps_[i]->setText(mark.done ? tr("✓ %1").arg(mark.name) : tr("%1  %2").arg(i + 1).arg(mark.name));
    steps_[i]->setChecked(mark.current);
  }
  title_->setText(view_.title);
  purpose_->setText(view_.purpose);
  words_->setText(view_.words);
  words_->setVisible(!view_.words.isEmpty());
  if (words_->property("trouble").toBool() != view_.trouble) {
    words_->setProperty("trouble", view_.trouble);
    words_->setStyleSheet(words_->styleSheet());  // the style looks at the property only when asked to
  }
  numbers_->setText(view_.numbers);
  numbers_->setVisible(!view_.numbers.isEmpty());
  gauges_->show_gauges(view_.gauges, scale_);
  gauges_->setVisible(!view_.gauges.empty());
  coverage_->show_views(facts_.lens.views, scale_);
  coverage_->setVisible(view_.has_coverage);
  for (const Input& input : inputs_) {
    input.row->setVisible(std::find(input.pages.begin(), input.pages.end(), facts_.page) !=
                          input.pages.end());
  }
  drop_->setText(view_.drop);
  drop_->setVisible(!view_.drop.isEmpty());
  check_->setVisible(facts_.page == CalibrationPage::kTable);
  check_->setEnabled(view_.can_check);
  take_->setText(view_.take);
  take_->setVisible(!view_.take.isEmpty());
  take_->setEnabled(view_.can_take);
  source_->setText(view_.source);
  before_->setVisible(facts_.pictures > 0);
  after_->setVisible(facts_.pictures > 0);
  before_->setEnabled(facts_.picture > 0);
  after_->setEnabled(facts_.picture + 1 < facts_.pictures);
  back_->setEnabled(facts_.page != CalibrationPage::kPlace);
  next_->setText(view_.next);
}

void CalibrationWindow::resizeEvent(QResizeEvent*) { set_scale(scale_for(size())); }

void CalibrationWindow::set_scale(double scale) {
  if (scale == scale_) return;
  scale_ = scale;
  setFont(type_font(Type::kBody, scale));
  setStyleSheet(QStringLiteral("tilewatch--window--CalibrationWindow { background: %1; }")
                    .arg(QColor(shade::kGround).name()) +
                style_sheet(scale) + sheet_of_wizard(scale));
  const int gap = scaled(10, scale);
  layout()->setContentsMargins(gap, gap, gap, gap);
  layout()->setSpacing(gap);
  take_->parentWidget()->setFixedWidth(scaled(kSideWidth, scale));
  gauges_->show_gauges(view_.gauges, scale);
  coverage_->show_views(facts_.lens.views, scale);
}

}  // namespace tilewatch::window
