// SPDX-License-Identifier: MIT
// The true game of a film, from a file, to answer questions in place of a person (--answers FILE).
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/result.h"
#include "engine/catalogue/tile_map.h"

namespace tilewatch::referee {

/// Tells what is true; cells are the board's (start tile at (0,0)), in the orientation in which the start
/// tile lies.
class AnswerBook {
 public:
  /// Reads one of three formats (engine/referee/README.md): "film-game/1" (game.json), turns.json of a filmed
  /// sequence (its tile names need faces.json beside it or two folders up), or our own saved game. kInput
  /// when it is none.
  static Result<std::shared_ptr<const AnswerBook>> read(
      const std::filesystem::path& file, std::shared_ptr<const catalogue::Catalogue> catalogue);

  struct Figure {
    Colour colour = Colour::kRed;
    Cell cell;
    std::optional<catalogue::Piece> piece;
  };
  struct Tile {
    catalogue::TypeIndex type = catalogue::kNoType;
    Cell cell;
    Rotation rotation = 0;
  };
  /// A mage or witch that was moved when the tile at `tile` was laid; `cell` is empty if it went off the
  /// board.
  struct Move {
    FigureKind figure = FigureKind::kMage;
    Cell tile;
    std::optional<Cell> cell;
    catalogue::Piece piece;
  };
  /// The tile that lies at a cell at the end, when the game's start tile lies turned by `start_rotation`.
  std::optional<Tile> tile_at(Cell cell, Rotation start_rotation) const;
  /// A figure of that colour that was put on that cell at some time.
  std::optional<Figure> figure_at(Cell cell, Colour colour, Rotation start_rotation) const;
  /// What was done with mage or witch when the tile at that cell was laid.
  std::optional<Move> move_with(Cell tile, Rotation start_rotation) const;

 private:
  std::vector<Tile> tiles_;  ///< the start tile first
  std::vector<Figure> figures_;
  std::vector<Move> moves_;
};

}  // namespace tilewatch::referee
