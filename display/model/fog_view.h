// SPDX-License-Identifier: MIT
// How a game of Mists stands, as it is shown: pure functions of the snapshot.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "display/model/aids.h"
#include "display/model/outline.h"
#include "engine/bus/messages.h"

namespace tilewatch::model {

enum class FogState : std::uint8_t {
  kOpen,
  kClosed,
  kDead  ///< never to be closed
};

/// A mist area on the drawn board.
struct FogArea {
  FogState state = FogState::kOpen;
  int ghosts = 0;
  int to_close = 0;  ///< edges
  std::vector<bus::BoardPiece> parts;
  std::vector<bus::BoardEdge> open_edges;   ///< still have to close; none of a dead area
  std::vector<bus::BoardEdge> blind_edges;  ///< why it is dead
  QString text;                             ///< "Mist: 2 ghosts, 3 open edges"

  bool operator==(const FogArea&) const = default;
};

/// A castle or a cemetery.
struct FogPlace {
  FeatureKind kind = FeatureKind::kCastle;
  Cell cell;
  FogState state = FogState::kOpen;
  int missing = 0;  ///< tiles
  std::vector<Cell> missing_cells;
  QString text;  ///< "Castle: 3 tiles missing"

  bool operator==(const FogPlace&) const = default;
};

/// A line to choose, which is then outlined on the board.
struct FogRow {
  QString text;
  FogState state = FogState::kOpen;
  Outline outline;

  bool operator==(const FogRow&) const = default;
};

/// A score figure on the track.
struct FogScore {
  std::optional<Colour> colour;  ///< none for the common score
  QString letter;
  int points = 0;

  bool operator==(const FogScore&) const = default;
};

/// A hound's mark on the track.
struct FogMark {
  int points = 0;
  QString hound;  ///< as bus::MistsMark
  QString text;   ///< "hound at 20: waits"

  bool operator==(const FogMark&) const = default;
};

struct FogView {
  enum class Bank : std::uint8_t { kCalm, kLow, kEmpty };

  QString title;  ///< "Mists, level 3"
  QString stack;  ///< "Stack 2: 11 tiles left"; empty where it is not to be shown
  int goal = 0;
  std::vector<FogScore> scores;
  QString score_text;   ///< "12 of 55 points"
  QString chance_text;  ///< "chance 37 % ± 4"; empty where it is not to be shown, or not known
  std::vector<FogMark> marks;
  int bank = 0;
  int ghosts_in_all = 0;
  Bank bank_state = Bank::kCalm;
  QString bank_text;  ///< "9 of 15 ghosts in the bank"; a warning when they run out
  QString mist_text;  ///< "3 open, 2 closed, 1 for ever open"; empty where it is not to be shown
  std::vector<FogArea> areas;
  std::vector<FogPlace> places;
  std::vector<FogRow> rows;  ///< what is not closed, the nearest to it first; then what never will be
  bool over = false;
  bool won = false;
  QString end;     ///< "Level won", "Level lost: …"
  QString spoken;  ///< all but the rows, for screen readers

  bool operator==(const FogView&) const = default;
};

/// Nothing in games without mist. Only what the audience is to know: without `fog_hints` no areas, places and
/// rows.
std::optional<FogView> fog_view(const bus::Snapshot& snapshot, const Aids& aids = {});

}  // namespace tilewatch::model
