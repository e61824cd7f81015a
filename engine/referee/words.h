// SPDX-License-Identifier: MIT
// Plain words for people: figures, pieces of tiles, scores.
#pragma once

#include <string>
#include <string_view>

#include "engine/rules/game.h"

namespace tilewatch::referee {

/// A name of data or protocol as people read it: "mist_area" -> "mist area".
std::string spaced(std::string_view name);
/// "red meeple"
std::string figure_words(Colour colour, FigureKind kind);
/// "road to the north and east", "field", "monastery": a piece as it lies on the board.
std::string piece_words(const catalogue::TileType& type, Rotation rotation, catalogue::Piece piece);
/// "base.D turned twice"
std::string tile_words(const catalogue::TileType& type, Rotation rotation);
/// "city of 4 tiles"
std::string feature_words(const rules::Score& score);

/// Answers to questions: "base.D@2", "road:1".
std::string tile_answer(const std::string& type, Rotation rotation);
struct TileAnswer {
  std::string type;
  Rotation rotation = 0;
};
std::optional<TileAnswer> tile_answer_from(const std::string& text);
std::string piece_answer(catalogue::Piece piece);
std::optional<catalogue::Piece> piece_answer_from(const std::string& text);

}  // namespace tilewatch::referee
