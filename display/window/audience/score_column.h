// SPDX-License-Identifier: MIT
// The scores on the audience screen: a card for each player, in a game of Mists the common score above them.
#pragma once

#include <QWidget>

#include "display/model/audience_view.h"
#include "display/window/desk.h"

namespace tilewatch::window {

class ScoreColumn : public QWidget {
  Q_OBJECT

 public:
  explicit ScoreColumn(Desk& desk, QWidget* parent = nullptr);
  void show_view(const model::AudienceView& view);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void draw_card(QPainter& painter, QRectF card, const model::AudiencePlayer& row) const;
  void draw_score(QPainter& painter, QRectF box, const model::PlayerView& player) const;
  /// Of a player whose score is everybody's.
  void draw_figures_card(QPainter& painter, QRectF box, const model::PlayerView& player) const;
  /// Figures in hand, from the left. \returns where they end.
  double draw_hand(QPainter& painter, QRectF box, const model::PlayerView& player) const;
  double hand_width(const model::PlayerView& player, double height) const;
  /// In lines of their own where there is room above the figures, else beside them.
  void draw_prospects(QPainter& painter, QRectF above, QRectF beside, const model::PlayerView& player) const;

  Desk& desk_;
  std::vector<model::AudiencePlayer> players_;
  std::optional<model::FogView> fog_;
  QString widest_;  ///< score
};

}  // namespace tilewatch::window
