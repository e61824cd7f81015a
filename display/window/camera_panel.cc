// SPDX-License-Identifier: MIT
#include "display/window/camera_panel.h"

#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <algorithm>
#include <cmath>
#include <set>

#include "display/model/board_facts.h"
#include "display/model/players_view.h"
#include "display/window/camera_geometry.h"
#include "display/window/marks.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

/// Below this the reader itself is in doubt, and the tile is marked so.
constexpr double kSure = 0.85;
constexpr double kSureFigure = 0.6;

QPolygonF outline_of_tile(const bus::Corners& corners) {
  QPolygonF result;
  for (const bus::PixelPoint& p : corners) result.append(QPointF(p.x, p.y));
  return result;
}

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

/// Lines over a photo need a dark casing to be seen on light tiles and light cloth.
void draw_cased(QPainter& painter, const QPolygonF& shape, QColor colour, double width,
                Qt::PenStyle style = Qt::SolidLine) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QColor(0, 0, 0, 150), width + 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolygon(shape);
  painter.setPen(QPen(colour, width, style, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolygon(shape);
}

}  // namespace

CameraPanel::CameraPanel(Desk& desk, QWidget* parent)
    : Panel(desk, tr("Camera"), parent), aids_(desk), moved_(new QPushButton(this)) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  connect(&desk, &Desk::pictureChanged, this, &CameraPanel::take_picture);
  connect(&desk, &Desk::outlineChanged, this, qOverload<>(&QWidget::update));
  connect(&desk, &Desk::askedChanged, this, qOverload<>(&QWidget::update));
  connect(&desk, &Desk::scaleChanged, this, qOverload<>(&QWidget::update));
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
  aids_.update();
  update();
}

void CameraPanel::update_moved() {
  const QString words = QString::fromStdString(desk().snapshot().camera.moved);
  moved_->setVisible(!words.isEmpty());
  if (words.isEmpty()) return;
  moved_->setFont(type_font(Type::kStrong, desk().scale()));
  const QString first =
      moved_->fontMetrics().elidedText(words, Qt::ElideRight, width() - scaled(48, desk().scale()));
  moved_->setText(tr("%1\nMeasure the table anew from the tiles").arg(first));
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
    picture_box_ =
        QRectF(QPointF((box.width() - size.width()) / 2, (box.height() - size.height()) / 2), size);
    const double ratio = devicePixelRatioF();
    const QSize pixels = (size * ratio).toSize();
    if (scaled_.size() != pixels) {
      scaled_ = QPixmap::fromImage(picture.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    }
    painter.drawPixmap(picture_box_, scaled_, scaled_.rect());
    // Recognition comes in the preview's own pixels, which may differ from the JPEG's.
    const double width = preview->width > 0 ? preview->width : picture.width();
    zoom_ = size.width() / width;
    painter.save();
    painter.translate(picture_box_.topLeft());
    painter.scale(zoom_, zoom_);
    aids_.draw_ground(painter, *preview, zoom_);
    draw_tiles(painter, *preview);
    draw_cells(painter, *preview);
    draw_figures(painter, *preview);
    aids_.draw_signs(painter, *preview, zoom_);
    draw_doubts(painter, *preview);
    painter.restore();
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

void CameraPanel::draw_tiles(QPainter& painter, const bus::Preview& preview) const {
  std::set<Cell> committed;
  for (const bus::BoardTile& tile : desk().snapshot().tiles) committed.insert(tile.cell);
  const double thin = 1.2 / zoom_;
  const double thick = 3 / zoom_;
  const auto last = model::last_tile(desk().snapshot());
  std::vector<const bus::SeenTile*> special;
  for (const bus::SeenTile& tile : preview.tiles) {
    const bool sure = !tile.candidates.empty() && tile.candidates.front().probability >= kSure;
    if (!committed.contains(tile.cell) || !sure || tile.cell == last) {
      special.push_back(&tile);
      continue;
    }
    painter.setPen(QPen(QColor(255, 255, 255, 100), thin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(outline_of_tile(tile.corners));
  }
  for (const bus::SeenTile* tile : special) {
    const double best = tile->candidates.empty() ? 0 : tile->candidates.front().probability;
    const QPolygonF shape = outline_of_tile(tile->corners);
    if (best >= kSure) {
      draw_cased(painter, shape, committed.contains(tile->cell) ? QColor(glow::kText) : QColor(glow::kGood),
                 thick);
      continue;
    }
    draw_cased(painter, shape, QColor(glow::kAsk), thick, Qt::DashLine);
  }
}

void CameraPanel::draw_cells(QPainter& painter, const bus::Preview& preview) const {
  QPainterPath whole;
  for (const Cell cell : desk().outline().cells) {
    if (const auto shape = cell_in_picture(preview, cell)) {
      QPainterPath one;
      one.addPolygon(*shape);
      one.closeSubpath();
      whole = whole.united(one);
    }
  }
  if (!whole.isEmpty()) {
    painter.setPen(QPen(QColor(0, 0, 0, 150), 6 / zoom_));
    painter.setBrush(QColor::fromRgba((glow::kMark & 0x00ffffffU) | 0x30000000U));
    painter.drawPath(whole);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(glow::kMark), 3 / zoom_));
    painter.drawPath(whole);
  }
  if (!desk().asked()) return;
  if (const auto shape = cell_in_picture(preview, *desk().asked())) {
    draw_cased(painter, *shape, QColor(glow::kAsk), 4 / zoom_);
  }
}

void CameraPanel::draw_figures(QPainter& painter, const bus::Preview& preview) const {
  const bus::Snapshot& snapshot = desk().snapshot();
  const auto players = model::players_view(snapshot);
  const double s = desk().scale();
  painter.save();
  painter.resetTransform();
  for (const bus::SeenFigure& figure : preview.figures) {
    const QPointF foot = picture_box_.topLeft() + QPointF(figure.foot.x, figure.foot.y) * zoom_;
    // Never wider than a third of a tile, so that neighbours can be told apart on a large board.
    const auto cell = cell_in_picture(preview, figure.cell);
    const double tile = cell ? cell->boundingRect().width() * zoom_ : 100;
    const double radius = std::clamp(tile * 0.24, 6 * s, 13 * s);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 170), radius * 0.56));
    painter.drawEllipse(foot, radius, radius);
    painter.setPen(QPen(QColor(glow::kText), radius * 0.42));
    painter.drawEllipse(foot, radius, radius);
    painter.setPen(QPen(player_fill(figure.colour), radius * 0.3,
                        figure.confidence >= kSureFigure ? Qt::SolidLine : Qt::DotLine));
    painter.drawEllipse(foot, radius, radius);
    // The letter beside the ring: the figure itself stays visible.
    const double plate = std::max(6.5 * s, radius * 0.75);
    window::draw_badge(painter,
                       QRectF(foot.x() + radius * 0.5, foot.y() + radius * 0.5, 2 * plate, 2 * plate),
                       figure.colour, model::letter_of(players, figure.colour));
    const bool leaving =
        std::any_of(snapshot.figures.begin(), snapshot.figures.end(), [&](const auto& known) {
          return known.leaving && known.cell == figure.cell && known.colour == figure.colour;
        });
    if (leaving) draw_arrow_home(painter, foot - QPointF(0, radius * 1.8), 22 * s);
  }
  painter.restore();
}

void CameraPanel::draw_doubts(QPainter& painter, const bus::Preview& preview) const {
  painter.save();
  painter.resetTransform();
  for (const bus::SeenTile& tile : preview.tiles) {
    const double best = tile.candidates.empty() ? 0 : tile.candidates.front().probability;
    if (best >= kSure) continue;
    const QRectF shape = outline_of_tile(tile.corners).boundingRect();
    const QPointF above = picture_box_.topLeft() + QPointF(shape.center().x(), shape.top()) * zoom_;
    const double size = scaled(24, desk().scale());
    QRectF tag(above.x() - size * 1.1, above.y() - size * 1.15, size * 2.2, size);
    tag.moveTop(std::max(tag.top(), picture_box_.top() + 2));
    painter.setPen(QPen(QColor(glow::kOnAsk), 1.5));
    painter.setBrush(QColor(glow::kAsk));
    painter.drawRoundedRect(tag, size * 0.25, size * 0.25);
    const QString text = best > 0 ? tr("%1 %").arg(std::lround(100 * best)) : QStringLiteral("?");
    window::draw_fitted(painter, tag.adjusted(3, 0, -3, 0), text, type_font(Type::kStrong, desk().scale()),
                        Qt::AlignCenter);
  }
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
  const QString source = QString::fromStdString(preview->source);
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
