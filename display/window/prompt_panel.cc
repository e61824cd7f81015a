// SPDX-License-Identifier: MIT
#include "display/window/prompt_panel.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QScrollArea>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>
#include <QVariantAnimation>
#include <algorithm>
#include <cmath>
#include <utility>

#include "display/model/words.h"
#include "display/window/camera_geometry.h"
#include "display/window/marks.h"
#include "display/window/theme.h"
#include "display/window/tile_words.h"

namespace tilewatch::window {
namespace {

/// As high as its answers need; only where there is no room does it scroll.
class AnswerArea : public QScrollArea {
 public:
  using QScrollArea::QScrollArea;
  QSize sizeHint() const override { return widget() != nullptr ? widget()->sizeHint() : QSize(100, 40); }
  QSize minimumSizeHint() const override { return {100, std::min(sizeHint().height(), 48)}; }
};

/// A tile is drawn, so its name would say nothing; what lies on which side does.
QString words_of(const Desk& desk, const model::AnswerView& answer) {
  const auto& catalogue = desk.art().catalogue();
  if (answer.type.isEmpty() || catalogue == nullptr) return answer.text;
  const auto index = catalogue->index_of(answer.type.toStdString());
  return index == catalogue::kNoType ? answer.text
                                     : model::capital(tile_words(catalogue->type(index), answer.rotation));
}

}  // namespace

AnswerButton::AnswerButton(Desk& desk, const model::AnswerView& answer, QWidget* parent)
    : QAbstractButton(parent), desk_(desk), answer_(answer) {
  setText(words_of(desk, answer));
  setAccessibleName(answer.key.isEmpty() ? text() : tr("Answer %1: %2").arg(answer.key, text()));
  setToolTip(text());
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
  connect(&desk.art(), &TileArt::changed, this, qOverload<>(&QWidget::update));
}

QSize AnswerButton::sizeHint() const {
  return {scaled(150, desk_.scale()), scaled(answer_.type.isEmpty() ? 42 : 80, desk_.scale())};
}

void AnswerButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double s = desk_.scale();
  const QRectF box = QRectF(rect()).adjusted(1.5 * s, 1.5 * s, -1.5 * s, -1.5 * s);
  const bool bright = underMouse() || hasFocus();
  painter.setPen(QPen(QColor(hasFocus() ? shade::kMark : underMouse() ? shade::kAsk : shade::kLine), 2 * s));
  painter.setBrush(QColor(isDown() ? shade::kLine : bright ? shade::kPressed : shade::kRaised));
  painter.setOpacity(isEnabled() ? 1 : 0.5);
  painter.drawRoundedRect(box, 8 * s, 8 * s);
  QRectF inner = box.adjusted(8 * s, 6 * s, -8 * s, -6 * s);
  if (!answer_.key.isEmpty()) {
    const double size = std::min(26 * s, inner.height());
    const QRectF cap(inner.left(), inner.center().y() - size / 2, size, size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(shade::kAsk));
    painter.drawRoundedRect(cap, 5 * s, 5 * s);
    painter.setPen(QColor(shade::kOnAsk));
    draw_fitted(painter, cap, answer_.key, type_font(Type::kStrong, s), Qt::AlignCenter);
    inner.setLeft(cap.right() + 9 * s);
  }
  if (!answer_.type.isEmpty()) {
    const double size = inner.height();
    const QRectF tile(inner.left(), inner.top(), size, size);
    const QPixmap picture = desk_.art().picture({answer_.type.toStdString(), 0, false},
                                                static_cast<int>(size * devicePixelRatioF()));
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(tile.center());
    painter.rotate(90.0 * answer_.rotation);
    painter.drawPixmap(QRectF(-size / 2, -size / 2, size, size), picture, picture.rect());
    painter.setPen(QPen(QColor(0, 0, 0, 160), 1.5 * s));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(-size / 2, -size / 2, size, size));
    painter.restore();
    inner.setLeft(tile.right() + 9 * s);
  }
  if (!answer_.chance.isEmpty()) {
    const QFont small = type_font(Type::kSmall, s);
    const double width = QFontMetricsF(small).horizontalAdvance(answer_.chance) + 2;
    if (answer_.type.isEmpty()) {
      painter.setPen(QColor(shade::kDim));
      draw_fitted(painter, QRectF(inner.right() - width, inner.top(), width, inner.height()), answer_.chance,
                  small, Qt::AlignRight | Qt::AlignVCenter);
      inner.setRight(inner.right() - width - 6 * s);
    } else {
      painter.setPen(QColor(shade::kDim));
      draw_fitted(painter, QRectF(inner.left(), inner.bottom() - 18 * s, inner.width(), 18 * s),
                  answer_.chance, small, Qt::AlignLeft | Qt::AlignVCenter);
      inner.setBottom(inner.bottom() - 19 * s);
    }
  }
  painter.setPen(QColor(shade::kText));
  draw_wrapped(painter, inner, text(), type_font(Type::kBody, s));
}

SpotPicture::SpotPicture(Desk& desk, QWidget* parent) : QWidget(parent), desk_(desk) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  setAccessibleName(tr("Picture of the spot"));
  connect(&desk.table(), &model::TableModel::boardChanged, this, &SpotPicture::update_visible);
  connect(&desk, &Desk::pictureChanged, this, &SpotPicture::update_visible);
  hide();
}

void SpotPicture::show_cell(std::optional<Cell> cell) {
  cell_ = cell;
  update_visible();
}

QSize SpotPicture::sizeHint() const {
  const int side = scaled(104, desk_.scale());
  return {side, side};
}

void SpotPicture::update_visible() {
  const bus::Preview* preview = desk_.picture_preview();
  setVisible(cell_ && preview != nullptr && !desk_.picture().isNull() && cell_in_picture(*preview, *cell_));
  update();
}

void SpotPicture::paintEvent(QPaintEvent*) {
  const bus::Preview* preview = desk_.picture_preview();
  if (!cell_ || preview == nullptr) return;
  const auto cell = cell_in_picture(*preview, *cell_);
  if (!cell) return;
  // The JPEG may be smaller than the picture in which the corners were measured.
  const QImage& picture = desk_.picture();
  const double ratio = preview->width > 0 ? static_cast<double>(picture.width()) / preview->width : 1;
  const QPolygonF shape = QTransform::fromScale(ratio, ratio).map(*cell);
  const QRect spot = spot_of(shape, picture.size());
  QPainter painter(this);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const double s = desk_.scale();
  QPainterPath frame;
  frame.addRoundedRect(rect(), 8 * s, 8 * s);
  painter.setClipPath(frame);
  painter.drawImage(rect(), picture, spot);
  const double zoom = static_cast<double>(width()) / spot.width();
  painter.scale(zoom, zoom);
  painter.translate(-spot.topLeft());
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QColor(0, 0, 0, 150), 5 * s / zoom));
  painter.drawPolygon(shape);
  painter.setPen(QPen(QColor(glow::kAsk), 3 * s / zoom));
  painter.drawPolygon(shape);
}

PromptPanel::PromptPanel(Desk& desk, QWidget* parent)
    : Panel(desk, tr("Question"), parent),
      title_(new QLabel(this)),
      when_(new QLabel(this)),
      next_(new QToolButton(this)),
      spot_(new SpotPicture(desk, this)),
      text_(new QLabel(this)),
      note_(new QLabel(this)),
      answers_(new AnswerArea(this)) {
  setObjectName(QStringLiteral("question"));
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  text_->setWordWrap(true);
  note_->setWordWrap(true);
  note_->setObjectName(QStringLiteral("dim"));
  when_->setObjectName(QStringLiteral("dim"));
  title_->setObjectName(QStringLiteral("asktitle"));
  title_->setWordWrap(true);
  next_->setText(tr("Next ▸"));
  next_->setToolTip(tr("Next question (Q)"));
  next_->setAccessibleName(tr("Next question"));
  connect(next_, &QToolButton::clicked, this, &PromptPanel::show_next);

  auto* inside = new QWidget(answers_);
  grid_ = new QGridLayout(inside);
  grid_->setContentsMargins(0, 0, 0, 0);
  answers_->setWidget(inside);
  answers_->setWidgetResizable(true);
  answers_->setFrameShape(QFrame::NoFrame);
  answers_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  answers_->setFocusPolicy(Qt::NoFocus);

  auto* head = new QHBoxLayout;
  head->addWidget(title_, 1);
  head->addWidget(when_);
  head->addWidget(next_);
  auto* words = new QVBoxLayout;
  words->addWidget(text_);
  words->addWidget(note_);
  words->addStretch(1);
  auto* body = new QHBoxLayout;
  body->addWidget(spot_, 0, Qt::AlignTop);
  body->addLayout(words, 1);
  auto* all = new QVBoxLayout(this);
  all->addLayout(head);
  all->addLayout(body);
  all->addWidget(answers_, 1);

  for (int key = 1; key <= 9; ++key) {
    auto* shortcut = new QShortcut(QKeySequence(Qt::Key_0 + key), this);
    connect(shortcut, &QShortcut::activated, this, [this, key] { answer_with_key(key); });
  }
  connect(new QShortcut(QKeySequence(Qt::Key_Q), this), &QShortcut::activated, this, &PromptPanel::show_next);
  clock_.setInterval(1000);
  connect(&clock_, &QTimer::timeout, this, &PromptPanel::update_clock);
  connect(&desk.table(), &model::TableModel::promptsChanged, this, &PromptPanel::update_prompts);
  connect(&desk, &Desk::scaleChanged, this, &PromptPanel::apply_scale);
  // A refused answer may be given again.
  connect(&desk, &Desk::said, this, [this](const QString&, bool trouble) {
    for (AnswerButton* button : buttons_) {
      if (trouble) button->setEnabled(true);
    }
  });
  apply_scale();
  hide();
}

const model::PromptView* PromptPanel::front() const {
  const auto found =
      std::find_if(prompts_.begin(), prompts_.end(), [this](const auto& p) { return p.id == front_id_; });
  return found == prompts_.end() ? nullptr : &*found;
}

void PromptPanel::update_prompts() {
  prompts_ = model::prompts_view(desk().snapshot());
  for (const model::PromptView& prompt : prompts_) {
    if (!seen_since_.contains(prompt.id)) seen_since_[prompt.id].start();
  }
  std::erase_if(seen_since_, [this](const auto& entry) {
    return std::none_of(prompts_.begin(), prompts_.end(), [&](const auto& p) { return p.id == entry.first; });
  });
  const model::PromptView* now = front();
  // A pressing question pushes a mild one aside.
  const bool keep = now != nullptr && (now->urgent || prompts_.front().urgent == now->urgent);
  if (!keep) front_id_ = prompts_.empty() ? 0 : prompts_.front().id;
  show_front(!keep);
}

void PromptPanel::show_next() {
  if (prompts_.size() < 2) return;
  const auto found =
      std::find_if(prompts_.begin(), prompts_.end(), [this](const auto& p) { return p.id == front_id_; });
  const auto next =
      found == prompts_.end() || std::next(found) == prompts_.end() ? prompts_.begin() : std::next(found);
  front_id_ = next->id;
  show_front(true);
}

void PromptPanel::show_front(bool fresh) {
  const model::PromptView* prompt = front();
  desk().set_asked(prompt != nullptr ? prompt->cell : std::nullopt);
  setVisible(prompt != nullptr);
  if (prompt == nullptr) {
    clock_.stop();
    return;
  }
  setAccessibleDescription(prompt->spoken);
  title_->setText(prompt->title);
  text_->setText(prompt->text);
  QStringList notes;
  if (!prompt->rule.isEmpty()) notes.append(prompt->rule + QStringLiteral("."));
  if (!prompt->note.isEmpty()) notes.append(prompt->note);
  note_->setText(notes.join(QStringLiteral(" ")));
  note_->setVisible(!notes.isEmpty());
  next_->setVisible(prompts_.size() > 1);
  spot_->show_cell(prompt->cell);
  for (AnswerButton* button : std::exchange(buttons_, {})) {
    grid_->removeWidget(button);
    button->hide();
    button->deleteLater();
  }
  const bool single = prompt->answers.size() == 1;
  for (std::size_t i = 0; i < prompt->answers.size(); ++i) {
    auto* button = new AnswerButton(desk(), prompt->answers[i], answers_->widget());
    connect(button, &QAbstractButton::clicked, this, [this, button] {
      const model::PromptView* asked = front();
      if (asked == nullptr) return;
      for (AnswerButton* other : buttons_) other->setEnabled(false);
      desk().send(model::answer_request(*asked, button->answer()));
    });
    const int place = static_cast<int>(i);
    grid_->addWidget(button, place / 2, place % 2, 1, single ? 2 : 1);
    button->show();
    buttons_.push_back(button);
  }
  answers_->setVisible(!prompt->answers.empty());
  answers_->updateGeometry();
  asked_before_s_ = 0;
  if (const model::PreviewPtr preview = desk().table().preview(); preview != nullptr) {
    const double seen_s = static_cast<double>(seen_since_[prompt->id].elapsed()) / 1000;
    asked_before_s_ = std::max(0.0, preview->time_s - prompt->asked_at_s - seen_s);
  }
  clock_.start();
  update_clock();
  if (fresh && desk().animations()) glow();
  updateGeometry();
  update();
}

void PromptPanel::update_clock() {
  const auto since = seen_since_.find(front_id_);
  if (since == seen_since_.end()) return;
  const QString asked =
      model::asked_text(asked_before_s_ + static_cast<double>(since->second.elapsed()) / 1000);
  when_->setText(prompts_.size() > 1 ? tr("%n open", nullptr, static_cast<int>(prompts_.size())) +
                                           QStringLiteral(" · ") + asked
                                     : asked);
}

void PromptPanel::answer_with_key(int key) {
  for (AnswerButton* button : buttons_) {
    if (button->answer().key == QString::number(key)) {
      button->click();
      return;
    }
  }
}

void PromptPanel::glow() {
  auto* animation = new QVariantAnimation(this);
  animation->setDuration(700);
  animation->setLoopCount(4);
  animation->setKeyValueAt(0, 0.0);
  animation->setKeyValueAt(0.5, 1.0);
  animation->setKeyValueAt(1, 0.0);
  connect(animation, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
    glow_ = value.toDouble();
    update();
  });
  animation->start(QAbstractAnimation::DeleteWhenStopped);
}

void PromptPanel::apply_scale() {
  const double s = desk().scale();
  title_->setFont(type_font(Type::kTitle, s));
  text_->setFont(type_font(Type::kBody, s));
  for (QWidget* widget : std::initializer_list<QWidget*>{when_, note_, next_}) {
    widget->setFont(type_font(Type::kSmall, s));
  }
  layout()->setContentsMargins(scaled(14, s), scaled(10, s), scaled(14, s), scaled(10, s));
  layout()->setSpacing(scaled(8, s));
  grid_->setSpacing(scaled(6, s));
  for (AnswerButton* button : buttons_) button->updateGeometry();
  spot_->updateGeometry();
  updateGeometry();
}

void PromptPanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double s = desk().scale();
  const model::PromptView* prompt = front();
  const bool urgent = prompt != nullptr && prompt->urgent;
  const double width = (urgent ? 4 : 2.5) * s;
  const QRectF box = QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2);
  painter.setPen(QPen(mixed(QColor(shade::kText), QColor(shade::kAsk), glow_), width));
  painter.setBrush(mixed(QColor(shade::kAsk), QColor(shade::kAskGround), 0.12 * glow_));
  painter.drawRoundedRect(box, 10 * s, 10 * s);
}

}  // namespace tilewatch::window
