// SPDX-License-Identifier: MIT
// The score board: one card a player, read from across the room.
#pragma once

#include <vector>

#include "display/model/players_view.h"
#include "display/window/panel.h"

class QVBoxLayout;

namespace tilewatch::window {

/// One player: badge, name, a large score, the last gain, figures left, the score if the game ended now.
class PlayerCard : public QWidget {
  Q_OBJECT

 public:
  PlayerCard(Desk& desk, QWidget* parent);
  void show_player(const model::PlayerView& player);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  /// How often it was drawn anew.
  int painted() const { return painted_; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void draw_figures_left(QPainter& painter, QRectF box) const;

  Desk& desk_;
  model::PlayerView player_;
  int painted_ = 0;
};

class PlayersPanel : public Panel {
  Q_OBJECT

 public:
  explicit PlayersPanel(Desk& desk, QWidget* parent = nullptr);
  QSize sizeHint() const override;
  const std::vector<PlayerCard*>& cards() const { return cards_; }

 private:
  void update_players();

  QVBoxLayout* layout_;
  std::vector<PlayerCard*> cards_;
};

}  // namespace tilewatch::window
