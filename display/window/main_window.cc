// SPDX-License-Identifier: MIT
#include "display/window/main_window.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QResizeEvent>
#include <QVBoxLayout>
#include <map>
#include <utility>

#include "display/window/action_bar.h"
#include "display/window/panels.h"
#include "display/window/theme.h"

namespace tilewatch::window {

MainWindow::MainWindow(model::TableClient& client, const WindowOptions& options)
    : options_(options),
      desk_(client, options.animations && options.screenshot.empty()),
      hall_(client, options.audience_delay_s) {
  if (options_.aids == nullptr) options_.aids = &own_aids_;
  desk_.follow(options_.aids);
  setWindowTitle(QString::fromStdString(options.title));
  setWindowIcon(icon_of(Icon::kWindow));
  actions_ = new Actions(desk_, hall_, options_, *this);
  connect(&desk_.table(), &model::TableModel::previewChanged, this,
          [this] { decoder_.decode(desk_.table().preview()); });
  connect(&decoder_, &PictureDecoder::ready, this,
          [this](const QImage& picture, const model::PreviewPtr& preview) {
            // No picture in it: the last good one stays, with the new state over it.
            desk_.set_picture(picture.isNull() ? desk_.picture() : picture, preview);
          });
  lay_out();
  setMinimumSize(1024, 600);
  resize(options.width, options.height);
  apply_scale();
}

void MainWindow::lay_out() {
  middle_ = new QWidget(this);
  left_ = new QWidget(middle_);
  right_ = new QWidget(middle_);
  auto* centre = new QWidget(middle_);
  auto* all = new QVBoxLayout(middle_);
  auto* columns = new QHBoxLayout;
  const auto column = [](QWidget* widget) {
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    return layout;
  };
  const std::map<Place, QVBoxLayout*> places{{Place::kTop, all},
                                             {Place::kLeft, column(left_)},
                                             {Place::kMiddle, column(centre)},
                                             {Place::kRight, column(right_)}};
  for (const PanelEntry& entry : panels())
    places.at(entry.place)->addWidget(entry.make(desk_), entry.stretch);
  columns->addWidget(left_);
  columns->addWidget(centre, 1);
  columns->addWidget(right_);
  all->addLayout(columns, 1);
  all->addWidget(new ActionBar(desk_, *actions_));
  setCentralWidget(middle_);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  apply_scale();
}

bool MainWindow::event(QEvent* event) {
  const bool other =
      event->type() == QEvent::LanguageChange || event->type() == QEvent::ApplicationPaletteChange;
  if (other && middle_ != nullptr && !std::exchange(anew_, true)) {
    // The menu in which it was chosen still has work to do, and a language comes with several translators.
    QMetaObject::invokeMethod(this, &MainWindow::make_anew, Qt::QueuedConnection);
  }
  return QMainWindow::event(event);
}

void MainWindow::make_anew() {
  anew_ = false;
  delete std::exchange(middle_, nullptr);
  actions_->speak();
  lay_out();
  middle_->show();
  apply_scale();
  desk_.tell_all();
}

void MainWindow::apply_scale() {
  const double s = scale_for(size());
  left_->setFixedWidth(scaled(236, s));
  // The camera and the questions take what a square board leaves free.
  right_->setFixedWidth(std::max(scaled(400, s), std::min(scaled(480, s), width() * 3 / 8)));
  for (QLayout* layout : middle_->findChildren<QLayout*>(QString(), Qt::FindDirectChildrenOnly)) {
    layout->setSpacing(scaled(8, s));
  }
  for (QWidget* column : {left_, right_}) column->layout()->setSpacing(scaled(8, s));
  const int margin = scaled(8, s);
  middle_->layout()->setContentsMargins(margin, margin, margin, margin);
  middle_->layout()->setSpacing(margin);
  if (const QString sheet = style_sheet(s); sheet != styleSheet()) setStyleSheet(sheet);
  desk_.set_scale(s);
}

void MainWindow::finish_drawing() {
  decoder_.finish();
  // Drawing asks for the tiles in the sizes it needs; then they are made; then it is drawn again with them.
  for (int made = -1; made != desk_.art().made();) {
    made = desk_.art().made();
    QCoreApplication::sendPostedEvents();
    grab();
    desk_.art().finish();
  }
  QCoreApplication::sendPostedEvents();
}

Result<void> MainWindow::grab_window(const std::filesystem::path& path) {
  finish_drawing();
  if (!grab().save(QString::fromStdString(path.string()))) {
    return failure(ErrorKind::kInput, "the picture of the window cannot be written to " + path.string() + ".",
                   "Name a file ending in .png in a folder that exists.");
  }
  return {};
}

}  // namespace tilewatch::window
