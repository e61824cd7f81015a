// SPDX-License-Identifier: MIT
#include "display/window/board_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QVariantAnimation>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "display/model/board_facts.h"
#include "display/model/players_view.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

constexpr double kLargestZoom = 6;   // device pixels for one scene unit
constexpr double kLargestFit = 1.9;  // a lone start tile does not fill the panel

constexpr double kZoomStep = 1.25;

}  // namespace

BoardView::BoardView(Desk& desk, QWidget* parent)
    : QGraphicsView(new QGraphicsScene, parent),
      desk_(desk),
      fog_(desk, *scene()),
      specials_(desk, *scene()),
      places_(desk, *scene()) {
  scene()->setParent(this);
  // A large fixed scene: the view can be dragged beyond the tiles, and the scene never needs to measure
  // itself.
  scene()->setSceneRect(-80 * kCellSize, -80 * kCellSize, 160 * kCellSize, 160 * kCellSize);
  scene()->setItemIndexMethod(QGraphicsScene::NoIndex);
  setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setDragMode(QGraphicsView::ScrollHandDrag);
  setTransformationAnchor(QGraphicsView::AnchorUnderMouse);
  setBackgroundBrush(QColor(shade::kBoard));
  viewport()->setCursor(Qt::ArrowCursor);
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Board"));
  viewport()->setAccessibleName(tr("Board"));
  setAccessibleDescription(tr(
      "The game as drawn tiles. Arrows choose a tile and say what it is worth; plus and minus zoom, 0 shows "
      "the whole board."));

  model::TableModel& table = desk_.table();
  connect(&table, &model::TableModel::boardChanged, this, &BoardView::update_board);
  connect(&table, &model::TableModel::fogChanged, this, [this] { fog_.update(); });
  connect(&table, &model::TableModel::playersChanged, this, &BoardView::update_figures);
  connect(&table, &model::TableModel::playersChanged, this, [this] { specials_.update(); });
  connect(&desk_, &Desk::aidsChanged, this, [this] {
    fog_.update();
    specials_.update();
    update_places();
  });
  connect(&table, &model::TableModel::placesChanged, this, &BoardView::update_places);
  connect(&desk_, &Desk::outlineChanged, this, &BoardView::update_marks);
  connect(&desk_, &Desk::askedChanged, this, &BoardView::update_marks);
  connect(&desk_, &Desk::chosenChanged, this, &BoardView::update_marks);
  connect(&desk_.art(), &TileArt::changed, viewport(), qOverload<>(&QWidget::update));
  update_board();
}

void BoardView::update_board() {
  update_tiles();
  update_figures();
  update_marks();
  fog_.update();
  specials_.update();
  update_places();
  if (fits_) fit();
}

void BoardView::update_places() {
  places_.update();
  // Where tiles are shown before they are laid, the board keeps room for their places: it does not grow and
  // shrink with every turn.
  places_told_ = !tiles_.empty() && (places_told_ || places_.any_place());
  if (fits_ && whole() != fitted_) fit();
}

void BoardView::update_tiles() {
  const bus::Snapshot& snapshot = desk_.snapshot();
  const bool from_scratch = tiles_.empty();
  std::map<Cell, TileLook> wanted;
  for (const bus::BoardTile& tile : snapshot.tiles) {
    wanted[tile.cell] = {tile.type, tile.rotation, model::drawing_variant(snapshot, tile), tile.garden};
  }
  std::erase_if(tiles_, [&](const auto& entry) {
    const auto found = wanted.find(entry.first);
    if (found != wanted.end() && found->second == entry.second.look) return false;
    delete entry.second.item;
    return true;
  });
  for (const auto& [cell, look] : wanted) {
    if (tiles_.contains(cell)) continue;
    const auto& [type, rotation, variant, garden] = look;
    auto* item = new TileItem(desk_.art(), {type, variant, garden}, rotation, cell);
    scene()->addItem(item);
    tiles_[cell] = {look, item};
    ++items_made_;
    if (!from_scratch && desk_.animations()) settle(item);
  }
  for (CellMark* mark : std::exchange(open_, {})) delete mark;
  if (snapshot.mode == bus::Mode::kEnded || picture_) return;
  for (const Cell cell : model::open_cells(snapshot)) {
    auto* mark = new CellMark(CellMark::Kind::kOpen, {cell});
    scene()->addItem(mark);
    open_.push_back(mark);
  }
}

void BoardView::settle(TileItem* item) {
  item->setTransformOriginPoint(kCellSize / 2, kCellSize / 2);
  auto* animation = new QVariantAnimation(scene());
  animation->setDuration(320);
  animation->setStartValue(1.35);
  animation->setEndValue(1.0);
  animation->setEasingCurve(QEasingCurve::OutCubic);
  // The item may be gone before the movement ends (undo): it is looked up anew each time.
  connect(animation, &QVariantAnimation::valueChanged, this, [this, item](const QVariant& value) {
    const bool lies =
        std::any_of(tiles_.begin(), tiles_.end(), [&](const auto& e) { return e.second.item == item; });
    if (!lies) return;
    item->setScale(value.toDouble());
    item->setZValue(value.toDouble() > 1.001 ? layer::kGhost : layer::kTile);
  });
  animation->start(QAbstractAnimation::DeleteWhenStopped);
}

void BoardView::update_figures() {
  const bus::Snapshot& snapshot = desk_.snapshot();
  const auto players = model::players_view(snapshot);
  for (FigureItem* figure : std::exchange(figures_, {})) delete figure;
  for (const bus::BoardFigure& figure : model::spread_figures(snapshot)) {
    FigureLook look;
    look.kind = figure.kind;
    look.colour = figure.colour;
    if (!is_nobodys(figure.kind)) look.letter = model::letter_of(players, figure.colour);
    const bool buried = figure.on == FeatureKind::kCemetery && !is_nobodys(figure.kind);
    look.lying = figure.on == FeatureKind::kField || buried;
    look.leaving = figure.leaving;
    auto* item = new FigureItem(std::move(look), figure.cell, figure.u, figure.v);
    scene()->addItem(item);
    figures_.push_back(item);
    ++items_made_;
  }
}

void BoardView::replace_mark(CellMark*& mark, CellMark::Kind kind, const std::vector<Cell>& cells) {
  delete std::exchange(mark, nullptr);
  if (cells.empty()) return;
  mark = new CellMark(kind, cells);
  scene()->addItem(mark);
}

void BoardView::update_marks() {
  const auto one = [](std::optional<Cell> cell) {
    return cell ? std::vector<Cell>{*cell} : std::vector<Cell>{};
  };
  replace_mark(last_, CellMark::Kind::kLast, one(model::last_tile(desk_.snapshot())));
  update_outline();
  replace_mark(asked_, CellMark::Kind::kAsked, marks_shown_ ? one(desk_.asked()) : std::vector<Cell>{});
  replace_mark(chosen_, CellMark::Kind::kChosen, one(desk_.chosen()));
  if (fits_ && whole() != fitted_) fit();
}

void BoardView::update_outline() {
  delete std::exchange(outline_, nullptr);
  const model::Outline& outline = desk_.outline();
  if (!marks_shown_ || outline.cells.empty()) return;
  QPainterPath path;
  if (outline.feature) {
    path = QTransform::fromScale(kCellSize, kCellSize)
               .map(desk_.shapes().outline(desk_.snapshot(), *outline.feature, outline.pieces));
  }
  outline_ = path.isEmpty() ? new CellMark(CellMark::Kind::kOutline, outline.cells)
                            : new CellMark(CellMark::Kind::kOutline, std::move(path));
  scene()->addItem(outline_);
  if (!fits_) ensureVisible(outline_->sceneBoundingRect());
}

void BoardView::show_marks(bool shown) {
  marks_shown_ = shown;
  update_marks();
}

void BoardView::show_ghost(std::optional<bus::BoardTile> tile) {
  delete std::exchange(ghost_, nullptr);
  if (!tile) return;
  ghost_ = new TileItem(desk_.art(), {tile->type, 0, tile->garden}, tile->rotation, tile->cell);
  ghost_->setZValue(layer::kGhost);
  ghost_->setOpacity(0.92);
  scene()->addItem(ghost_);
}

QRectF BoardView::whole() const {
  QRect bounds = model::board_bounds(desk_.snapshot());
  for (const auto& cell : {marks_shown_ ? desk_.asked() : std::nullopt, desk_.chosen()}) {
    if (cell) bounds |= QRect(cell->x, cell->y, 1, 1);
  }
  // Room for the next tile on every side, less where the board is large already.
  constexpr double kWholeCell = 1.1;
  const double large = picture_ ? 0.35 : 0.4;
  const double usual = std::max(bounds.width(), bounds.height()) > 7 ? large : picture_ ? 0.7 : kWholeCell;
  const double margin = (places_told_ ? kWholeCell : usual) * kCellSize;
  return QRectF(bounds.x() * kCellSize, bounds.y() * kCellSize, bounds.width() * kCellSize,
                bounds.height() * kCellSize)
      .adjusted(-margin, -margin, margin, margin);
}

void BoardView::fit() {
  fits_ = true;
  fitted_ = whole();
  const bool seen = isVisible() && !shown_part_.isEmpty() && !tiles_.empty();
  if (picture_ && desk_.animations() && seen) {
    glide_to(fitted_);
  } else {
    show_part(fitted_);
  }
}

void BoardView::show_part(const QRectF& part) {
  shown_part_ = part;
  const double zoom = std::min({viewport()->width() / part.width(), viewport()->height() / part.height(),
                                kLargestFit * std::max(1.0, desk_.scale())});
  setTransform(QTransform::fromScale(zoom, zoom));
  centerOn(part.center());
}

void BoardView::glide_to(const QRectF& part) {
  constexpr int kGlideMs = 1100;
  if (glide_ == nullptr) {
    glide_ = new QVariantAnimation(this);
    glide_->setDuration(kGlideMs);
    glide_->setEasingCurve(QEasingCurve::InOutCubic);
    connect(glide_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { show_part(value.toRectF()); });
  }
  if (part == shown_part_ ||
      (glide_->state() == QAbstractAnimation::Running && part == glide_->endValue().toRectF()))
    return;
  glide_->stop();
  glide_->setStartValue(shown_part_);
  glide_->setEndValue(part);
  glide_->start();
}

void BoardView::become_a_picture() {
  picture_ = true;
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  update_board();
}

void BoardView::zoom_by(double factor) {
  const double now = transform().m11();
  const double next = std::clamp(now * factor, 0.08, kLargestZoom);
  fits_ = false;
  scale(next / now, next / now);
}

void BoardView::zoom(int step) {
  setTransformationAnchor(QGraphicsView::AnchorViewCenter);
  zoom_by(std::pow(kZoomStep, step));
  setTransformationAnchor(QGraphicsView::AnchorUnderMouse);
}

void BoardView::drawBackground(QPainter* painter, const QRectF& rect) {
  painter->fillRect(rect, QColor(shade::kBoard));
  // A quiet lattice, so that empty table and empty panel look different.
  QColor dot(shade::kText);
  dot.setAlpha(28);
  painter->setPen(QPen(dot, 3, Qt::SolidLine, Qt::RoundCap));
  for (double x = std::floor(rect.left() / kCellSize) * kCellSize; x <= rect.right(); x += kCellSize) {
    for (double y = std::floor(rect.top() / kCellSize) * kCellSize; y <= rect.bottom(); y += kCellSize) {
      painter->drawPoint(QPointF(x, y));
    }
  }
}

void BoardView::drawForeground(QPainter* painter, const QRectF&) {
  if (!tiles_.empty()) return;
  const double s = desk_.scale();
  painter->save();
  painter->resetTransform();
  const QRectF box = viewport()->rect();
  const double side = std::min({box.width() * 0.4, box.height() * 0.4, 220 * s});
  const QRectF place(box.center().x() - side / 2, box.center().y() - side * 0.65, side, side);
  painter->setPen(QPen(QColor(shade::kDim), 3 * s, Qt::DashLine, Qt::RoundCap));
  painter->setBrush(Qt::NoBrush);
  painter->drawRoundedRect(place, 8 * s, 8 * s);
  painter->setPen(QColor(shade::kDim));
  draw_wrapped(*painter, place.adjusted(12 * s, 0, -12 * s, 0), tr("The start tile goes here"),
               type_font(Type::kTitle, s), Qt::AlignHCenter);
  painter->restore();
}

void BoardView::resizeEvent(QResizeEvent* event) {
  QGraphicsView::resizeEvent(event);
  if (!fits_) return;
  if (glide_ != nullptr) glide_->stop();
  shown_part_ = {};  // a new size is no movement
  fit();
}

void BoardView::wheelEvent(QWheelEvent* event) {
  zoom_by(std::pow(1.0015, event->angleDelta().y()));
  event->accept();
}

void BoardView::mousePressEvent(QMouseEvent* event) {
  pressed_at_ = event->pos();
  QGraphicsView::mousePressEvent(event);
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
  QGraphicsView::mouseReleaseEvent(event);
  viewport()->setCursor(Qt::ArrowCursor);
  constexpr int kStill = 5;
  if ((event->pos() - pressed_at_).manhattanLength() > kStill) {
    fits_ = false;
    return;
  }
  if (event->button() != Qt::LeftButton) return;
  const QPointF at = mapToScene(event->pos()) / kCellSize;
  emit cellClicked({static_cast<int>(std::floor(at.x())), static_cast<int>(std::floor(at.y()))});
}

void BoardView::mouseDoubleClickEvent(QMouseEvent*) { fit(); }

void BoardView::keyPressEvent(QKeyEvent* event) {
  const auto step = [&](int dx, int dy) {
    const Cell from = desk_.chosen().value_or(model::last_tile(desk_.snapshot()).value_or(Cell{}));
    emit cellClicked({from.x + dx, from.y + dy});
  };
  switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      return zoom(+1);
    case Qt::Key_Minus:
      return zoom(-1);
    case Qt::Key_0:
    case Qt::Key_Home:
      return fit();
    case Qt::Key_Left:
      if (choosing_) return step(-1, 0);
      break;
    case Qt::Key_Right:
      if (choosing_) return step(1, 0);
      break;
    case Qt::Key_Up:
      if (choosing_) return step(0, -1);
      break;
    case Qt::Key_Down:
      if (choosing_) return step(0, 1);
      break;
    default:
      break;
  }
  QGraphicsView::keyPressEvent(event);
}

}  // namespace tilewatch::window
