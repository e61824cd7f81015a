// SPDX-License-Identifier: MIT
// What stands on the table as the camera tells it, with flicker taken out: every real change is noted exactly
// once.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/bus/messages.h"
#include "engine/rules/game.h"

namespace tilewatch::referee {

/// Whether figures of the kind belong to nobody: mage, witch, ghosts, hounds. Their colour says nothing.
bool is_neutral(FigureKind kind);
/// Whether a figure that is seen may be of the kind.
bool may_be(const bus::SeenFigure& seen, FigureKind kind);

/// A figure that stands (or lies) on the table.
struct StandingFigure {
  std::int64_t id = 0;
  bus::SeenFigure seen;               ///< as seen last, in board cells; its cell is where it was first seen
  std::optional<rules::Figure> game;  ///< the figure of the game that it is
  std::optional<FigureKind> kind_known;  ///< said by a person or the rules, whatever it looks like
  bool leaving = false;                  ///< its feature was scored, it waits to be taken home
  bool ignored = false;                  ///< somebody said that it does not count
  std::optional<double> missing_since;   ///< the camera's clock
  std::size_t change = 0;                ///< index + 1 of its latest line in changes(), 0 if none
};

/// One line of "figure_changes" of a played game.
struct FigureChange {
  std::string frame;
  std::string action;  ///< "place" "move" "remove"
  FigureKind kind = FigureKind::kMeeple;
  Colour colour = Colour::kRed;
  Cell cell;
  FeatureKind on = FeatureKind::kTile;
};

/// One reading's worth of changes.
struct FigureNews {
  std::vector<std::int64_t> appeared;
  std::vector<StandingFigure> gone;
};

class StandingFigures {
 public:
  struct Questions {
    /// Whether that a figure is gone is no surprise (it was scored, or may be in the step that waits).
    std::function<bool(const StandingFigure&)> expected_to_go;
    /// Whether the game itself has such a figure (then its sight is no change: the game was resumed).
    std::function<bool(const bus::SeenFigure&)> known_to_game;
  };

  /// Compares a reading of the still table (in board cells) with what stood there. `board` is where tiles are
  /// in clear view: figures elsewhere are not judged.
  FigureNews look(const bus::Reading& reading, const Questions& questions);
  /// Time went on without the figure coming back, or there are no more pictures: what was in doubt is
  /// believed.
  FigureNews settle(const bus::Reading& reading);

  std::vector<StandingFigure>& all() { return figures_; }
  const std::vector<StandingFigure>& all() const { return figures_; }
  StandingFigure* find(std::int64_t id);
  /// From now on it is of this kind.
  void says_kind(StandingFigure& figure, FigureKind kind);
  const std::vector<FigureChange>& changes() const { return changes_; }
  /// Where it stands became known better.
  void says_on(const StandingFigure& figure, FeatureKind on);

 private:
  void remove(std::size_t index, const std::string& frame, FigureNews& news);

  std::vector<StandingFigure> figures_;
  std::vector<StandingFigure> lately_gone_;  ///< expected to go and gone in the reading before
  std::vector<bus::SeenFigure> doubtful_;    ///< seen weakly in the reading before
  std::vector<FigureChange> changes_;
  std::int64_t last_id_ = 0;
};

}  // namespace tilewatch::referee
