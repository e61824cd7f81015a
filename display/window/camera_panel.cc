// SPDX-License-Identifier: MIT
#include "display/window/camera_panel.h"

#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <algorithm>

#include "display/model/engine_words.h"
#include "display/window/marks.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

struct Badge {
  QString text;
  QRgb colour;
  bool filled;  ///< a full disc: all is well; a ring: look here
};

Badge badge_of(const bus::Preview* preview) {
  if (preview == nullptr) return {CameraPanel::tr("No picture yet"), glow::kDim, false};
  switch (preview->state) {
    case bus::TableState::kStill:
      return {CameraPanel::tr("Still"), glow::kGood, true};
    case bus::TableState::kHand:
      return {CameraPanel::tr("Hand"), glow::kAsk, true};
    case bus::TableState::kMoving:
      return {CameraPanel::tr("Moving"), glow::kMark, true};
    case bus::TableState::kNoBoard:
      return {CameraPanel::tr("No tiles in view"), glow::kDim, false};
    case bus::TableState::kLost:
      return {CameraPanel::tr("Board lost"), glow::kTrouble, false};
    case bus::TableState::kNoPicture:
      return {CameraPanel::tr("No picture"), glow::kTrouble, false};
  }
  return {};
}

/// Buttons do not break lines by themselves.
QString wrapped(const QString& text, const QFontMetrics& metrics, int width) {
  QStringList lines;
  for (const QString& paragraph : text.split(QLatin1Char('\n'))) {
    QString line;
    for (const QString& word : paragraph.split(QLatin1Char(' '))) {
      const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
      if (!line.isEmpty() && metrics.horizontalAdvance(longer) > width) {
        lines.append(line);
        line = word;
      } else {
        line = longer;
      }
    }
    lines.append(line);
  }
  return lines.join(QLatin1Char('\n'));
}

}  // namespace

CameraPanel::CameraPanel(Desk& desk, QWidget* parent)
    : Panel(desk, tr("Camera"), parent), marks_(desk), moved_(new QPushButton(this)) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  connect(&desk, &Desk::pictureChanged, this, &CameraPanel::take_picture);
  for (const auto part : {&Desk::outlineChanged, &Desk::askedChanged, &Desk::scaleChanged}) {
    connect(&desk, part, this, [this] {
      marks_.redraw();
      update();
    });
  }
  for (const auto part : {&model::TableModel::boardChanged, &model::TableModel::placesChanged,
                          &model::TableModel::statusChanged, &model::TableModel::playersChanged}) {
    connect(&desk.table(), part, this, &CameraPanel::take_state);
  }
  connect(&desk, &Desk::aidsChanged, this, &CameraPanel::take_state);
  moved_->setObjectName(QStringLiteral("moved"));
  connect(moved_, &QPushButton::clicked, this, [&desk] {
    bus::Request request;
    request.verb = "measure_table";
    desk.send(request);
  });
  connect(&desk.table(), &model::TableModel::statusChanged, this, &CameraPanel::update_moved);
  connect(&desk, &Desk::scaleChanged, this, &CameraPanel::update_moved);
  update_moved();
}

void CameraPanel::take_state() {
  marks_.update();
  update();
}

void CameraPanel::update_moved() {
  const QString words = model::engine_words(QString::fromStdString(desk().snapshot().camera.moved));
  moved_->setVisible(!words.isEmpty());
  if (words.isEmpty()) return;
  moved_->setFont(type_font(Type::kStrong, desk().scale()));
  moved_->setText(wrapped(tr("%1\nMeasure the table anew from the tiles").arg(words), moved_->fontMetrics(),
                          width() - scaled(48, desk().scale())));
  moved_->setToolTip(tr("Measures where the table lies from the tiles on it, and keeps it in the profile."));
  const int gap = scaled(8, desk().scale());
  const int high = moved_->sizeHint().height();
  moved_->setGeometry(gap, height() - high - gap, width() - 2 * gap, high);
}

void CameraPanel::resizeEvent(QResizeEvent*) { update_moved(); }

int CameraPanel::heightForWidth(int width) const {
  const QSize picture = desk().picture().size();
  if (picture.isEmpty()) return width * 9 / 16;
  return static_cast<int>(std::clamp(static_cast<double>(picture.height()) / picture.width(), 0.4, 0.8) *
                          width);
}

QSize CameraPanel::sizeHint() const {
  const int width = scaled(480, desk().scale());
  return {width, heightForWidth(width)};
}

void CameraPanel::take_picture() {
  const QSize size = desk().picture().size();
  if (size != scaled_from_) updateGeometry();
  scaled_from_ = size;
  scaled_ = {};
  setAccessibleDescription(badge_of(desk().picture_preview()).text);
  update();
}

void CameraPanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF box = rect();
  QPainterPath frame;
  frame.addRoundedRect(box, scaled(10, desk().scale()), scaled(10, desk().scale()));
  painter.setClipPath(frame);
  painter.fillRect(box, QColor(shade::kPanel));
  const bus::Preview* preview = desk().picture_preview();
  const QImage& picture = desk().picture();
  if (picture.isNull() || preview == nullptr) {
    draw_hint(painter, box);
  } else {
    const QSizeF size = QSizeF(picture.size()).scaled(box.size(), Qt::KeepAspectRatio);
    const QRectF picture_box(QPointF((box.width() - size.width()) / 2, (box.height() - size.height()) / 2),
                             size);
    const double ratio = devicePixelRatioF();
    const QSize pixels = (size * ratio).toSize();
    if (scaled_.size() != pixels) {
      scaled_ = QPixmap::fromImage(picture.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    }
    painter.drawPixmap(picture_box, scaled_, scaled_.rect());
    // Recognition comes in the preview's own pixels, which may differ from the JPEG's.
    const double width = preview->width > 0 ? preview->width : picture.width();
    painter.drawPixmap(picture_box.topLeft(), marks_.layer(*preview, size, size.width() / width, ratio));
    if (preview->state == bus::TableState::kNoPicture || preview->state == bus::TableState::kLost) {
      painter.fillRect(box, QColor(0, 0, 0, 150));
      draw_hint(painter, box);
    }
  }
  draw_badge(painter, box);
}

void CameraPanel::draw_hint(QPainter& painter, QRectF box) const {
  const double scale = desk().scale();
  const bus::Preview* preview = desk().picture_preview();
  QString title = tr("Waiting for the first picture");
  QString text = tr("Point the camera at the table from above, all of the board in view.");
  if (preview != nullptr && preview->state == bus::TableState::kLost) {
    title = tr("Where did the board go?");
    text = tr("Put it back in view; the game is kept and goes on by itself.");
  } else if (preview != nullptr && preview->state == bus::TableState::kNoPicture) {
    title = tr("The camera gives no picture");
    text = tr("Check its cable; the game is kept and goes on by itself.");
  }
  const bool over_picture = preview != nullptr && !desk().picture().isNull();
  const QColor plain = over_picture ? QColor(glow::kText) : QColor(shade::kText);
  const QColor dim = over_picture ? QColor(glow::kDim) : QColor(shade::kDim);
  const double middle = box.center().y();
  QRectF line(box.left() + 16 * scale, middle - 4 * scale, box.width() - 32 * scale, 60 * scale);
  // A camera of our own: body, lens.
  painter.save();
  painter.setPen(QPen(dim, 2.5 * scale));
  painter.setBrush(Qt::NoBrush);
  const QPointF at(box.center().x(), middle - 58 * scale);
  painter.drawRoundedRect(QRectF(at.x() - 30 * scale, at.y() - 18 * scale, 60 * scale, 38 * scale), 7 * scale,
                          7 * scale);
  painter.drawEllipse(at + QPointF(0, 1 * scale), 11 * scale, 11 * scale);
  painter.drawLine(at + QPointF(-12 * scale, -24 * scale), at + QPointF(12 * scale, -24 * scale));
  painter.setPen(plain);
  draw_fitted(painter, QRectF(line.left(), middle - 26 * scale, line.width(), 28 * scale), title,
              type_font(Type::kTitle, scale), Qt::AlignCenter);
  painter.setFont(type_font(Type::kSmall, scale));
  painter.setPen(dim);
  painter.drawText(line.translated(0, 8 * scale),
                   static_cast<int>(Qt::AlignHCenter | Qt::AlignTop) | Qt::TextWordWrap, text);
  painter.restore();
}

void CameraPanel::draw_badge(QPainter& painter, QRectF box) const {
  const double scale = desk().scale();
  const bus::Preview* preview = desk().picture_preview();
  const Badge badge = badge_of(preview);
  const QFont font = type_font(Type::kStrong, scale);
  const QFontMetricsF metrics(font);
  const double height = metrics.height() + 8 * scale;
  const double width = metrics.horizontalAdvance(badge.text) + height + 12 * scale;
  const QRectF pill(box.left() + 8 * scale, box.top() + 8 * scale, width, height);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(12, 14, 17, 225));
  painter.drawRoundedRect(pill, height / 2, height / 2);
  const QPointF light(pill.left() + height / 2, pill.center().y());
  painter.setPen(QPen(QColor(badge.colour), 2.5 * scale));
  painter.setBrush(badge.filled ? QBrush(QColor(badge.colour)) : QBrush(Qt::NoBrush));
  painter.drawEllipse(light, 5 * scale, 5 * scale);
  painter.setPen(QColor(glow::kText));
  painter.setFont(font);
  painter.drawText(pill.adjusted(height, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, badge.text);
  if (preview == nullptr || preview->source.empty()) return;
  // Names of cameras and files stay as they are.
  const QString source =
      preview->source == "simulated table" ? tr("simulated table") : QString::fromStdString(preview->source);
  painter.setFont(type_font(Type::kSmall, scale));
  const QFontMetricsF small(painter.font());
  const double room = box.width() - width - 40 * scale;
  const double wide = std::min(room, small.horizontalAdvance(source) + 16 * scale);
  const QRectF label(box.right() - wide - 8 * scale, box.top() + 8 * scale, wide, height);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(12, 14, 17, 190));
  painter.drawRoundedRect(label, height / 2, height / 2);
  painter.setPen(QColor(glow::kDim));
  painter.drawText(label, Qt::AlignCenter, small.elidedText(source, Qt::ElideMiddle, wide - 14 * scale));
}

}  // namespace tilewatch::window
