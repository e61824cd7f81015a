// SPDX-License-Identifier: MIT
// What a game says of the table and what the table shows, thing by thing: so many figures of a kind on a
// piece, a tile face down on a cell.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>

#include "engine/bus/messages.h"
#include "engine/referee/record.h"
#include "engine/referee/standing_figures.h"
#include "engine/referee/words.h"
#include "engine/rules/game.h"

namespace tilewatch::referee {

/// Whether it counts as a tile at all; what is less likely is a hand, a box, the table.
inline bool looks_like_tile(const bus::SeenTile& seen) { return seen.is_tile >= 0.5; }

/// Something that may be on the table, once or (ghosts) several times.
struct Fact {
  rules::Figure figure;    ///< with kNoPlayer for figures of nobody
  bool face_down = false;  ///< no figure: a tile lies face down on figure.at.cell
  auto operator<=>(const Fact&) const = default;
};
Fact face_down_at(Cell cell);
Fact neutral_at(FigureKind kind, rules::FeatureRef at);

/// How many of each; nothing is listed that is not there.
using Facts = std::map<Fact, int>;
Facts facts_of(const rules::Game& game);
inline int count_of(const Facts& facts, const Fact& fact) {
  const auto found = facts.find(fact);
  return found == facts.end() ? 0 : found->second;
}

/// The piece on which a figure of nobody stands, as far as its kind may stand there; Piece{kTile} when that
/// is not clear or the tile has no such piece.
catalogue::Piece piece_under(const rules::Game& game, const bus::SeenFigure& seen);

/// The table as it is seen, in the words of a game.
class TableView {
 public:
  struct Sources {
    const Record* record = nullptr;
    const bus::Reading* view = nullptr;       ///< in board cells
    const std::set<Cell>* in_view = nullptr;  ///< cells of tiles in clear view
    std::span<const StandingFigure> standing;
    const std::set<rules::Figure>* gone = nullptr;          ///< figures of the game that were seen to be gone
    const std::map<Cell, TileAnswer>* dismissed = nullptr;  ///< tiles that a person has said not to count
    const Facts* owed = nullptr;  ///< what people have still to put (or, less than 0, take)
  };
  explicit TableView(const Sources& sources);

  /// How many are there; nothing when the place is not in clear view.
  std::optional<int> seen(const Fact& fact) const;
  /// The same as if people had already done what they owe.
  std::optional<int> settled(const Fact& fact) const;
  /// Of those that `seen` counts: how many were not seen this once, and may be gone.
  int in_doubt(const Fact& fact) const { return count_of(in_doubt_, fact); }
  /// All figures of nobody that are seen.
  const Facts& neutral() const { return neutral_; }

 private:
  std::optional<int> players(const rules::Figure& figure) const;

  Sources from_;
  Facts game_;
  Facts neutral_;
  Facts in_doubt_;
};

}  // namespace tilewatch::referee
