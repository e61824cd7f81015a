// SPDX-License-Identifier: MIT
#include "display/window/audience/audience_window.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QScreen>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <initializer_list>
#include <utility>

#include "display/model/board_facts.h"
#include "display/window/audience/score_column.h"
#include "display/window/audience/spotlight.h"
#include "display/window/audience/stage_line.h"
#include "display/window/board_view.h"
#include "display/window/icons.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

// Lengths at 1280x720.
constexpr double kColumnWidth = 392;
constexpr double kLineHeight = 124;
constexpr double kHallMargin = 18;

}  // namespace

AudienceWindow::AudienceWindow(model::TableClient& client, AudienceOptions options, QWidget* parent)
    : QWidget(parent, Qt::Window),
      options_(std::move(options)),
      desk_(client, options_.animations),
      board_(new BoardView(desk_, this)),
      column_(new ScoreColumn(desk_, this)),
      line_(new StageLine(desk_, this)),
      light_(new Spotlight(*board_->scene(), options_.animations, this)) {
  desk_.follow(options_.aids, model::Audience::kHall);
  setWindowIcon(icon_of(Icon::kWindow));
  setCursor(Qt::BlankCursor);
  setAutoFillBackground(true);
  name_and_colour();
  setFocusPolicy(Qt::StrongFocus);
  setMinimumSize(640, 360);
  board_->become_a_picture();
  if (!options_.clock) {
    time_.start();
    options_.clock = [this] { return static_cast<double>(time_.elapsed()) / 1000; };
  }
  model::TableModel& table = desk_.table();
  for (const auto signal :
       {&model::TableModel::playersChanged, &model::TableModel::boardChanged, &model::TableModel::fogChanged,
        &model::TableModel::logChanged, &model::TableModel::promptsChanged, &model::TableModel::statusChanged,
        &model::TableModel::linkChanged}) {
    connect(&table, signal, this, &AudienceWindow::update_later);
  }
  connect(&desk_, &Desk::aidsChanged, this, &AudienceWindow::update_later);
  next_.setSingleShot(true);
  connect(&next_, &QTimer::timeout, this, &AudienceWindow::update_view);
  update_view();
}

void AudienceWindow::name_and_colour() {
  setWindowTitle(tr("%1: audience").arg(options_.title));
  setAccessibleName(tr("Audience screen"));
  QPalette ground = palette();
  if (ground.color(QPalette::Window) == QColor(shade::kGround)) return;
  ground.setColor(QPalette::Window, QColor(shade::kGround));
  setPalette(ground);
}

void AudienceWindow::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  const bool other_look =
      event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::StyleChange;
  if (event->type() != QEvent::LanguageChange && !other_look) return;
  name_and_colour();
  update_later();
  for (QWidget* part : std::initializer_list<QWidget*>{board_->viewport(), column_, line_}) part->update();
}

void AudienceWindow::begin_with(const bus::Snapshot& snapshot) {
  desk_.table().take(std::make_shared<const bus::Snapshot>(snapshot));
}

void AudienceWindow::fill_screen(const QWidget* other) {
  const QScreen* taken = other != nullptr ? other->screen() : nullptr;
  const QList<QScreen*> screens = QGuiApplication::screens();
  const auto free = std::find_if(screens.begin(), screens.end(), [&](QScreen* one) { return one != taken; });
  if (free != screens.end() && taken != nullptr) {
    setScreen(*free);
    setGeometry((*free)->geometry());
  }
  showFullScreen();
}

void AudienceWindow::update_later() {
  // A snapshot changes several things at once: they are looked at together.
  if (std::exchange(update_waits_, true)) return;
  QMetaObject::invokeMethod(this, &AudienceWindow::update_view, Qt::QueuedConnection);
}

void AudienceWindow::update_view() {
  update_waits_ = false;
  const bus::Snapshot& snapshot = desk_.snapshot();
  const double now = options_.clock();
  if (desk_.table().has_snapshot()) celebrations_.take(snapshot, now);
  if (!options_.finale && snapshot.mode == bus::Mode::kEnded) celebrations_.skip();
  const model::LastScore* score = celebrations_.at(now);
  model::AudienceChoices choices{desk_.aids(), options_.questions};
  if (celebrations_.in_finale()) {
    choices.final_number = celebrations_.final_number();
    choices.finals = celebrations_.finals();
  }
  view_ = model::audience_view(celebrations_.told(snapshot), choices, score, desk_.table().linked());
  column_->show_view(view_);
  line_->show_line(view_.line);
  desk_.set_asked(view_.asked);
  celebrate(score);
  next_.stop();
  if (const auto until = celebrations_.until()) {
    next_.start(std::chrono::milliseconds(1 + std::lround(1000 * std::max(0.0, *until - now))));
  }
}

void AudienceWindow::celebrate(const model::LastScore* score) {
  const std::int64_t seq = score != nullptr ? score->seq : -1;
  if (std::exchange(celebrated_, seq) == seq) return;
  if (score == nullptr || score->cells.empty()) return light_->hide();
  const bus::Snapshot& snapshot = desk_.snapshot();
  SpotlightLook look;
  QPainterPath in_cells;
  QPointF sign;
  if (score->feature && !score->pieces.empty()) {
    in_cells = desk_.shapes().outline(snapshot, *score->feature, score->pieces);
    std::vector<QPointF> taken;
    for (const bus::BoardFigure& figure : snapshot.figures) {
      taken.emplace_back(figure.cell.x + figure.u, figure.cell.y + figure.v);
    }
    sign = desk_.shapes().clear_spot(snapshot, *score->feature, score->pieces, taken);
  }
  if (in_cells.isEmpty()) {
    for (const Cell cell : score->cells) in_cells.addRect(QRectF(cell.x, cell.y, 1, 1));
    in_cells = in_cells.simplified();
    sign = in_cells.boundingRect().center();
  }
  look.path = QTransform::fromScale(kCellSize, kCellSize).map(in_cells);
  look.sign_at = sign * kCellSize;
  look.sign = view_.line.points;
  look.scale = desk_.scale();
  const bool one = view_.line.badges.size() == 1;
  const Colour colour = one ? view_.line.badges.front().colour : Colour::kWhite;
  look.line = one ? player_line(colour) : QColor(shade::kGood);
  look.fill = one ? player_fill(colour) : QColor(shade::kGround);
  look.ink = one ? player_ink(colour) : QColor(shade::kText);
  light_->show(std::move(look));
}

void AudienceWindow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  lay_out();
}

void AudienceWindow::lay_out() {
  const double s = scale_for(size());
  desk_.set_scale(s);
  const int margin = scaled(kHallMargin, s);
  const int column = scaled(kColumnWidth, s);
  const int line = scaled(kLineHeight, s);
  column_->setGeometry(margin, margin, column - margin, height() - line - 2 * margin);
  board_->setGeometry(column + margin / 2, 0, width() - column - margin / 2, height() - line);
  line_->setGeometry(0, height() - line, width(), line);
}

void AudienceWindow::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Escape:
      if (!isFullScreen()) {
        close();
        return;
      }
      [[fallthrough]];
    case Qt::Key_F11:
      setWindowState(windowState() ^ Qt::WindowFullScreen);
      return;
    case Qt::Key_Space:
      celebrations_.skip();
      return update_view();
    case Qt::Key_Q:
      options_.questions = !options_.questions;
      return update_view();
    default:
      QWidget::keyPressEvent(event);
  }
}

void AudienceWindow::finish_drawing() {
  // As MainWindow::finish_drawing(): drawing asks for tiles, which are made, and drawn.
  for (int made = -1; made != desk_.art().made();) {
    made = desk_.art().made();
    QCoreApplication::sendPostedEvents();
    grab();
    desk_.art().finish();
  }
  QCoreApplication::sendPostedEvents();
}

Result<void> AudienceWindow::grab_window(const std::filesystem::path& path) {
  finish_drawing();
  if (!grab().save(QString::fromStdString(path.string()))) {
    return failure(ErrorKind::kInput,
                   "the picture of the audience screen cannot be written to " + path.string() + ".",
                   "Name a file ending in .png in a folder that exists.");
  }
  return {};
}

AudienceOptions audience_options(const WindowOptions& options) {
  AudienceOptions audience;
  audience.title = QString::fromStdString(options.title);
  audience.aids = options.aids;
  audience.questions = options.audience_questions;
  audience.animations = options.animations && options.screenshot.empty();
  audience.finale = options.screenshot.empty() && !options.close_at_end;
  return audience;
}

void toggle_audience(model::DelayedClient& hall, const WindowOptions& options, QWidget& window) {
  if (auto* open = window.findChild<AudienceWindow*>(QString(), Qt::FindDirectChildrenOnly);
      open != nullptr) {
    open->close();
    return;
  }
  auto* screen = new AudienceWindow(hall, audience_options(options), &window);
  screen->setAttribute(Qt::WA_DeleteOnClose);
  if (const auto seen = hall.newest(); seen != nullptr) screen->begin_with(*seen);
  screen->fill_screen(&window);
}

}  // namespace tilewatch::window
