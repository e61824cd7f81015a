// SPDX-License-Identifier: MIT
// What a game's sheet says, before it is drawn: who won, with what, what was used.
#pragma once

#include <QString>
#include <string>
#include <vector>

#include "engine/exports/score_book.h"

namespace tilewatch::sheet {

/// A column of points: a player, or all together in Mists.
struct SheetPlayer {
  QString name;  ///< never empty
  QString letter;
  std::vector<Colour> colours;  ///< one; of a common score everybody's
  int points = 0;
  bool won = false;
};

/// What one kind of feature (or a referee's hand) brought.
struct SheetKind {
  QString name;             ///< "Cities"
  QString terms;            ///< what its points are made of: "148 tiles 148 · 12 shields 12"
  std::vector<int> points;  ///< by column
  std::vector<int> times;   ///< by column
};

/// A player's figures of a kind in the whole game.
struct SheetFigures {
  FigureKind kind = FigureKind::kMeeple;
  int placed = 0;
  int on_board = 0;  ///< still at the end
};

struct SheetPerson {
  QString name;
  QString letter;
  Colour colour = Colour::kRed;
  std::vector<SheetFigures> figures;
};

struct SheetFacts {
  QString headline;  ///< "Anna wins with 87 points"
  QString below;     ///< what else there is to say: Mists' outcome, that the game is open
  int goal = 0;      ///< in Mists: what every column must reach
  std::vector<SheetPlayer> columns;
  std::vector<SheetPerson> people;                ///< every colour at the table
  std::vector<SheetKind> kinds;                   ///< those that brought anything, in the rules' order
  std::vector<std::pair<QString, QString>> used;  ///< "Base game" -> "68 of 72 tiles"
  std::vector<QString> agreed;                    ///< what was agreed to play differently; empty: nothing
};

SheetFacts sheet_facts(const exports::ScoreBook& book);

/// "City, 5 tiles"; what an entry was for, and the terms of its points.
QString entry_title(const exports::ScoreBook& book, const exports::ScoreEntry& entry);
QString entry_terms(const exports::ScoreEntry& entry);

}  // namespace tilewatch::sheet
