// SPDX-License-Identifier: MIT
// The drawn board to look at and to point at; the main window and the correction dialogs use the same one.
#pragma once

#include <QGraphicsView>
#include <map>
#include <optional>
#include <tuple>

#include "display/window/board_items.h"
#include "display/window/desk.h"
#include "display/window/fog_items.h"
#include "display/window/place_items.h"
#include "display/window/special_items.h"

class QVariantAnimation;

namespace tilewatch::window {

class BoardView : public QGraphicsView {
  Q_OBJECT

 public:
  explicit BoardView(Desk& desk, QWidget* parent = nullptr);

  /// Shows the whole board again and follows it as it grows, until people zoom or drag.
  void fit();
  /// One step larger (+1) or smaller (-1), about the middle.
  void zoom(int step);
  /// Whether marks of the main window (score outline, question) are shown.
  void show_marks(bool shown);
  /// A tile that is not laid yet, drawn over a cell; nothing removes it.
  void show_ghost(std::optional<bus::BoardTile> tile);
  /// A picture to look at: no free places, no pointer; it follows the board as it grows in smooth moves.
  void become_a_picture();
  /// Arrow keys move the chosen cell instead of the view.
  void set_choosing(bool choosing) { choosing_ = choosing; }

  /// How many tile and figure items were made since the beginning (each only once, however many snapshots
  /// come).
  int items_made() const { return items_made_; }

 signals:
  void cellClicked(tilewatch::Cell cell);

 protected:
  void drawBackground(QPainter* painter, const QRectF& rect) override;
  /// Before the first tile: where it goes.
  void drawForeground(QPainter* painter, const QRectF& rect) override;
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  using TileLook = std::tuple<std::string, Rotation, int, bool>;  ///< type, rotation, variant, garden
  struct Laid {
    TileLook look;
    TileItem* item;
  };

  void update_board();
  void update_tiles();
  void update_places();
  void update_figures();
  void update_marks();
  void update_outline();
  void replace_mark(CellMark*& mark, CellMark::Kind kind, const std::vector<Cell>& cells);
  QRectF whole() const;
  void glide_to(const QRectF& part);
  void show_part(const QRectF& part);
  void zoom_by(double factor);
  void settle(TileItem* item);

  Desk& desk_;
  std::map<Cell, Laid> tiles_;
  std::vector<FigureItem*> figures_;
  std::vector<CellMark*> open_;
  CellMark* last_ = nullptr;
  CellMark* outline_ = nullptr;
  CellMark* asked_ = nullptr;
  CellMark* chosen_ = nullptr;
  TileItem* ghost_ = nullptr;
  FogMarks fog_;
  SpecialMarks specials_;
  PlaceMarks places_;
  bool places_told_ = false;  ///< places of drawn tiles have been marked in this game
  QRectF fitted_;
  bool fits_ = true;
  QRectF shown_part_;  ///< while fits_
  QVariantAnimation* glide_ = nullptr;
  bool picture_ = false;
  bool marks_shown_ = true;
  bool choosing_ = false;
  QPoint pressed_at_;
  int items_made_ = 0;
};

}  // namespace tilewatch::window
