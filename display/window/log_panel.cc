// SPDX-License-Identifier: MIT
#include "display/window/log_panel.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QShortcut>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "display/window/marks.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

/// Draws one line: badge, sentence, terms below it, points at the right.
class LogDelegate : public QStyledItemDelegate {
 public:
  LogDelegate(Desk& desk, const LogModel& lines, const QListView& view)
      : QStyledItemDelegate(const_cast<QListView*>(&view)), desk_(desk), lines_(lines), view_(view) {}

  QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
    const Shape shape = shape_of(lines_.line(index.row()), view_.viewport()->width(), is_opened(index));
    return {view_.viewport()->width(), static_cast<int>(shape.height)};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const model::LogLine& line = lines_.line(index.row());
    const double s = desk_.scale();
    const QRectF box = QRectF(option.rect).adjusted(0, 1, 0, -1);
    const bool open = is_opened(index);
    const Shape shape = shape_of(line, box.width(), open);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state.testFlag(QStyle::State_Selected)) {
      painter->setPen(Qt::NoPen);
      painter->setBrush(QColor(shade::kRaised));
      painter->drawRoundedRect(box, 6 * s, 6 * s);
      painter->fillRect(QRectF(box.left(), box.top() + 5 * s, 4 * s, box.height() - 10 * s),
                        QColor(shade::kMark));
    } else if (option.state.testFlag(QStyle::State_HasFocus)) {
      painter->setPen(QPen(QColor(shade::kMark), 1));
      painter->drawRoundedRect(box, 6 * s, 6 * s);
    }
    const double top = box.top() + 5 * s;
    if (line.colour) {
      draw_badge(*painter, QRectF(box.left() + 9 * s, top, 22 * s, 22 * s), *line.colour, line.letter);
    }
    const QRectF text(box.left() + shape.left, top, shape.width, shape.text_height);
    painter->setFont(shape.font);
    painter->setPen(
        QColor(line.is_score || line.kind == QLatin1String("correction") ? shade::kText : shade::kDim));
    painter->drawText(text, static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap, line.text);
    if (open) {
      draw_terms(*painter, line, QRectF(text.left(), text.bottom() + 2 * s, shape.width, shape.terms_height));
    } else if (!line.terms.isEmpty()) {
      painter->setFont(type_font(Type::kSmall, s));
      painter->setPen(QColor(shade::kDim));
      painter->drawText(QRectF(text.left(), text.bottom() + 2 * s, shape.width, shape.terms_height),
                        static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap, line.terms);
    }
    const QRectF right(box.right() - shape.right, top, shape.right - 8 * s, 26 * s);
    if (!line.points.isEmpty()) {
      painter->setPen(QColor(line.points.startsWith(QLatin1Char('+')) ? shade::kGood : shade::kTrouble));
      draw_fitted(*painter, right, line.points, type_font(Type::kTitle, s),
                  Qt::AlignRight | Qt::AlignVCenter);
    } else if (line.turn > 0) {
      painter->setPen(QColor(shade::kDim));
      draw_fitted(*painter, QRectF(right.left(), right.top(), right.width(), 20 * s),
                  QString::number(line.turn), type_font(Type::kSmall, s), Qt::AlignRight | Qt::AlignVCenter);
    }
    painter->restore();
  }

 private:
  /// A chosen score shows its terms one below the other.
  bool is_opened(const QModelIndex& index) const {
    return view_.selectionModel() != nullptr && view_.selectionModel()->isSelected(index) &&
           !lines_.line(index.row()).opened.empty();
  }

  void draw_terms(QPainter& painter, const model::LogLine& line, QRectF box) const {
    const QFont small = type_font(Type::kSmall, desk_.scale());
    const double height = box.height() / static_cast<double>(line.opened.size());
    const double points = QFontMetricsF(small).horizontalAdvance(QStringLiteral("−000"));
    for (std::size_t i = 0; i < line.opened.size(); ++i) {
      const QRectF row(box.left(), box.top() + static_cast<double>(i) * height, box.width(), height);
      const bool sum = i > 0 && i + 1 == line.opened.size();
      if (sum) {
        painter.setPen(QPen(QColor(shade::kDim), 1));
        painter.drawLine(row.topLeft(), row.topRight());
      }
      painter.setPen(QColor(sum ? shade::kText : shade::kDim));
      draw_fitted(painter, row.adjusted(0, 0, -points, 0), line.opened[i].text, small,
                  Qt::AlignLeft | Qt::AlignVCenter);
      painter.setPen(QColor(shade::kText));
      draw_fitted(painter, QRectF(row.right() - points, row.top(), points, row.height()),
                  line.opened[i].points, small, Qt::AlignRight | Qt::AlignVCenter);
    }
  }

  struct Shape {
    QFont font;
    double left = 0;   ///< where the text begins
    double right = 0;  ///< kept free for the points
    double width = 0;  ///< of the text
    double text_height = 0;
    double terms_height = 0;
    double height = 0;
  };

  Shape shape_of(const model::LogLine& line, double width, bool open) const {
    const double s = desk_.scale();
    Shape shape;
    shape.font = type_font(line.is_score ? Type::kStrong : Type::kBody, s);
    shape.left = 40 * s;
    shape.right = (line.points.isEmpty() ? 40 : 64) * s;
    shape.width = std::max(40.0, width - shape.left - shape.right);
    const auto height_of = [&](const QFont& font, const QString& text) {
      if (text.isEmpty()) return 0.0;
      const QRectF room(0, 0, shape.width, 10000);
      return QFontMetricsF(font).boundingRect(room, Qt::TextWordWrap, text).height();
    };
    shape.text_height = height_of(shape.font, line.text);
    const QFont small = type_font(Type::kSmall, s);
    shape.terms_height =
        open ? static_cast<double>(line.opened.size()) * (QFontMetricsF(small).height() + 3 * s)
             : height_of(small, line.terms);
    shape.height =
        (line.is_score ? 12 : 6) * s +
        std::max(22 * s, shape.text_height + (line.terms.isEmpty() ? 0 : 2 * s + shape.terms_height));
    return shape;
  }

  Desk& desk_;
  const LogModel& lines_;
  const QListView& view_;
};

}  // namespace

int LogModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) return line(index.row()).spoken;
  return {};
}

void LogModel::show_lines(std::vector<model::LogLine> lines) {
  // The usual change: some new lines before all the old ones.
  const std::size_t old_count = lines_.size();
  if (old_count > 0 && lines.size() >= old_count &&
      std::equal(lines_.begin(), lines_.end(), lines.end() - static_cast<std::ptrdiff_t>(old_count))) {
    if (lines.size() == old_count) return;
    beginInsertRows({}, 0, static_cast<int>(lines.size() - old_count) - 1);
    lines_ = std::move(lines);
    endInsertRows();
    return;
  }
  beginResetModel();
  lines_ = std::move(lines);
  endResetModel();
}

LogPanel::LogPanel(Desk& desk, QWidget* parent)
    : Panel(desk, tr("Score list"), parent),
      lines_(new LogModel(this)),
      view_(new QListView(this)),
      empty_(new QLabel(tr("Every score will be listed here, with how it was counted."), this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4, 4, 4, 4);
  layout->addWidget(view_);
  view_->setModel(lines_);
  view_->setItemDelegate(new LogDelegate(desk, *lines_, *view_));
  view_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  view_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  view_->setAccessibleName(tr("Score list, newest first"));
  view_->setAccessibleDescription(
      tr("A chosen line opens into its terms and is outlined on the board; Escape closes it."));
  view_->installEventFilter(this);
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setObjectName(QStringLiteral("dim"));
  layout->addWidget(empty_, 1);
  connect(&desk.table(), &model::TableModel::logChanged, this, [this] {
    lines_->show_lines(model::log_view(this->desk().snapshot()));
    update_shown();
    if (!view_->selectionModel()->hasSelection()) view_->scrollToTop();
  });
  connect(&desk.table(), &model::TableModel::playersChanged, view_->viewport(),
          qOverload<>(&QWidget::update));
  connect(&desk, &Desk::scaleChanged, this, [this] {
    empty_->setFont(type_font(Type::kBody, this->desk().scale()));
    view_->doItemsLayout();
  });
  view_->hide();
  connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
    const QModelIndexList chosen = view_->selectionModel()->selectedIndexes();
    const model::Outline now =
        chosen.isEmpty() ? model::Outline{} : lines_->line(chosen.front().row()).outline;
    // Where another list's line is outlined by now, losing the choice here changes nothing.
    if (now.cells.empty() && this->desk().outline() != outlined_) return;
    outlined_ = now;
    this->desk().set_outline(now);
  });
  // The line that opens becomes higher, the one that closes lower.
  connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, view_, [this] {
    view_->doItemsLayout();
    if (const QModelIndexList chosen = view_->selectionModel()->selectedIndexes(); !chosen.isEmpty())
      view_->scrollTo(chosen.front());
  });
  connect(new QShortcut(QKeySequence(Qt::Key_L), this), &QShortcut::activated, this, &LogPanel::go_to_scores);
  connect(&desk, &Desk::outlineChanged, this, [this] {
    if (this->desk().outline() != outlined_) view_->clearSelection();
  });
  connect(lines_, &QAbstractItemModel::modelReset, this, [this] {
    if (this->desk().outline() == outlined_) this->desk().set_outline({});
  });
}

void LogPanel::go_to_scores() {
  view_->setFocus(Qt::ShortcutFocusReason);
  if (view_->selectionModel()->hasSelection()) return;
  for (int row = 0; row < lines_->rowCount(); ++row) {
    if (!lines_->line(row).is_score) continue;
    view_->setCurrentIndex(lines_->index(row));
    return;
  }
}

QSize LogPanel::sizeHint() const { return {scaled(480, desk().scale()), scaled(200, desk().scale())}; }

void LogPanel::update_shown() {
  empty_->setVisible(has_room() && lines_->rowCount() == 0);
  view_->setVisible(has_room() && lines_->rowCount() > 0);
}

void LogPanel::paintEvent(QPaintEvent* event) {
  if (has_room()) Panel::paintEvent(event);
}

void LogPanel::resizeEvent(QResizeEvent* event) {
  Panel::resizeEvent(event);
  update_shown();
  view_->doItemsLayout();  // lines wrap by width
}

bool LogPanel::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    view_->clearSelection();
    return true;
  }
  return Panel::eventFilter(watched, event);
}

}  // namespace tilewatch::window
