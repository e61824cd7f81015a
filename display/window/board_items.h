// SPDX-License-Identifier: MIT
// The things that lie on the drawn board.
#pragma once

#include <QGraphicsItem>
#include <vector>

#include "display/window/marks.h"
#include "display/window/tile_art.h"
#include "engine/catalogue/words.h"

namespace tilewatch::window {

/// One cell in the scene's units; the cell (x, y) covers (x, y) * kCellSize to (x + 1, y + 1) * kCellSize.
inline constexpr double kCellSize = 100;

QRectF cell_rect(Cell cell);

/// Stacking order.
namespace layer {
inline constexpr double kOpen = 0;
inline constexpr double kTile = 1;
inline constexpr double kFog = 1.5;
inline constexpr double kLast = 2;
inline constexpr double kOutline = 3;
inline constexpr double kFigure = 4;
inline constexpr double kBadge = 4.5;
inline constexpr double kGhost = 5;
inline constexpr double kAsked = 6;
inline constexpr double kChosen = 7;
}  // namespace layer

class TileItem : public QGraphicsItem {
 public:
  TileItem(TileArt& art, TileArt::Face face, Rotation rotation, Cell cell);
  QRectF boundingRect() const override { return {0, 0, kCellSize, kCellSize}; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  TileArt& art_;
  TileArt::Face face_;
  Rotation rotation_;
};

class FigureItem : public QGraphicsItem {
 public:
  /// `u`, `v`: where it stands on the tile as it lies.
  FigureItem(FigureLook look, Cell cell, double u, double v);
  QRectF boundingRect() const override { return {-40, -40, 80, 80}; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  FigureLook look_;
};

/// A mark over one or more cells.
class CellMark : public QGraphicsItem {
 public:
  enum class Kind {
    kOpen,     ///< a free place beside the board
    kLast,     ///< the tile laid last: bright corners
    kOutline,  ///< a chosen score's feature
    kAsked,    ///< a question is about it
    kChosen    ///< people clicked it
  };
  CellMark(Kind kind, const std::vector<Cell>& cells);
  /// Over a shape in scene units instead.
  CellMark(Kind kind, QPainterPath path);
  QRectF boundingRect() const override { return path_.boundingRect().adjusted(-14, -14, 14, 14); }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  Kind kind_;
  QPainterPath path_;
};

}  // namespace tilewatch::window
