// SPDX-License-Identifier: MIT
// How a game of Mists stands: the score against the goal, hounds, the bank of ghosts, and a list of what is
// still open, to be outlined on the board. Shown only in such games.
#pragma once

#include <QListWidget>
#include <vector>

#include "display/model/fog_view.h"
#include "display/window/panel.h"

namespace tilewatch::window {

/// The drawn part: level, stack, track, ghosts.
class FogGauge : public QWidget {
  Q_OBJECT

 public:
  FogGauge(Desk& desk, QWidget* parent);
  void show_fog(const model::FogView& view);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  /// Each draws at the top of `rest` and takes away what it needs.
  void draw_title(QPainter& painter, QRectF& rest) const;
  void draw_track(QPainter& painter, QRectF& rest) const;
  void draw_bank(QPainter& painter, QRectF& rest) const;

  Desk& desk_;
  model::FogView view_;
};

class FogPanel : public Panel {
  Q_OBJECT

 public:
  explicit FogPanel(Desk& desk, QWidget* parent = nullptr);
  QListWidget* list() const { return list_; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void update_fog();
  void apply_scale();
  /// As high as its first lines.
  void fit_list();
  /// What the chosen row outlines; nothing if none is chosen.
  model::Outline chosen() const;

  FogGauge* gauge_;
  QListWidget* list_;
  std::vector<model::FogRow> rows_;
  model::Outline outlined_;  ///< by this panel
};

}  // namespace tilewatch::window
