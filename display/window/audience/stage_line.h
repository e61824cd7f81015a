// SPDX-License-Identifier: MIT
// The line under the board of the audience screen: whose turn, a score celebrated, a question, who has won.
#pragma once

#include <QPixmap>
#include <QWidget>

#include "display/model/audience_view.h"
#include "display/window/desk.h"

class QVariantAnimation;

namespace tilewatch::window {

class StageLine : public QWidget {
  Q_OBJECT

 public:
  explicit StageLine(Desk& desk, QWidget* parent = nullptr);
  /// What was there fades into it.
  void show_line(const model::AudienceLine& line);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void draw_all(QPainter& painter) const;
  /// The square at the left end.
  void draw_block(QPainter& painter, QRectF box) const;
  void draw_terms(QPainter& painter, QRectF box) const;

  Desk& desk_;
  model::AudienceLine line_;
  QPixmap before_;
  double fade_ = 1;  ///< how far `before_` has gone
  QVariantAnimation* fading_;
};

}  // namespace tilewatch::window
