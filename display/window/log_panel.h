// SPDX-License-Identifier: MIT
// The list of scores and moves, newest first; a chosen line opens into its terms and is outlined on board and
// camera.
#pragma once

#include <QAbstractListModel>
#include <QListView>
#include <vector>

#include "display/model/log_view.h"
#include "display/window/panel.h"

class QLabel;

namespace tilewatch::window {

class LogModel : public QAbstractListModel {
  Q_OBJECT

 public:
  using QAbstractListModel::QAbstractListModel;
  int rowCount(const QModelIndex& parent = {}) const override;
  /// The display text is the whole line, for screen readers; the drawing uses line().
  QVariant data(const QModelIndex& index, int role) const override;
  const model::LogLine& line(int row) const { return lines_[static_cast<std::size_t>(row)]; }
  /// Keeps the rows that stay, so that a choice survives new lines.
  void show_lines(std::vector<model::LogLine> lines);

 private:
  std::vector<model::LogLine> lines_;
};

class LogPanel : public Panel {
  Q_OBJECT

 public:
  explicit LogPanel(Desk& desk, QWidget* parent = nullptr);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {200, 0}; }
  QListView* view() const { return view_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// A long question may leave no room for a single line; then nothing of the list is shown.
  bool has_room() const { return height() >= 44 * desk().scale(); }
  void update_shown();
  /// The keyboard's way here: the newest score, unless a line is chosen already.
  void go_to_scores();

  LogModel* lines_;
  QListView* view_;
  model::Outline outlined_;  ///< by this panel
  QLabel* empty_;            ///< shown until there is a line
};

}  // namespace tilewatch::window
