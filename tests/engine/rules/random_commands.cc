// SPDX-License-Identifier: MIT
#include "tests/engine/rules/random_commands.h"

#include <algorithm>

namespace tilewatch::test {
namespace {

using catalogue::Piece;
using catalogue::Random;
using namespace rules;  // NOLINT(google-build-using-namespace): every word here is one of a game

constexpr std::size_t kFeatureKinds = 12;

template <class T>
const T& one_of(const std::vector<T>& all, Random& dice) {
  return all[dice.below(all.size())];
}

class Guesses {
 public:
  Guesses(const Game& game, Random& dice) : game_(game), dice_(dice) {}

  int between(int least, int most) {
    return least + static_cast<int>(dice_.below(static_cast<std::size_t>(most - least + 1)));
  }
  bool rarely() { return dice_.below(8) == 0; }

  Cell cell() {
    Cell cell = one_of(game_.tiles(), dice_).cell;
    switch (dice_.below(4)) {
      case 0:
        return one_of(game_.open_cells(), dice_);
      case 1:
        cell = game_.tiles().back().cell;
        break;
      case 2:
        cell.x += between(-1, 1);
        cell.y += between(-1, 1);
        break;
      default:
        break;
    }
    if (rarely() && rarely()) return {between(-99, 99), between(-99, 99)};
    return cell;
  }

  Piece piece() {
    return {static_cast<FeatureKind>(dice_.below(kFeatureKinds)), static_cast<std::uint8_t>(between(0, 2))};
  }

  /// A piece of a laid tile, or of the last one, or none.
  FeatureRef feature() {
    const Board& board = game_.position().board;
    if (rarely()) return {cell(), piece()};
    const int tile = dice_.below(2) == 0 ? static_cast<int>(game_.tiles().size()) - 1
                                         : between(0, static_cast<int>(game_.tiles().size()) - 1);
    if (board.nodes_of(tile) == 0) return {cell(), piece()};
    return board.ref(static_cast<NodeId>(board.first_node(tile) + between(0, board.nodes_of(tile) - 1)));
  }

  Player player() {
    if (rarely()) return static_cast<Player>(between(0, 9));
    return static_cast<Player>(between(0, game_.player_count() - 1));
  }
  FigureKind figure_kind() {
    static const std::vector<FigureKind> kUsual{FigureKind::kMeeple, FigureKind::kMeeple,
                                                FigureKind::kBigMeeple, FigureKind::kAbbot};
    if (!rarely()) return one_of(kUsual, dice_);
    return static_cast<FigureKind>(dice_.below(kFigureKinds));
  }
  Figure figure() {
    const auto figures = game_.figures();
    if (figures.empty() || rarely()) return {figure_kind(), player(), feature()};
    Figure figure = one_of(figures, dice_);
    if (rarely()) figure.player = player();
    if (rarely()) figure.at = feature();
    return figure;
  }

  TypeIndex type() {
    const auto types = game_.catalogue().types().size();
    if (rarely() && rarely()) return static_cast<TypeIndex>(types + dice_.below(3));
    const auto any = static_cast<TypeIndex>(dice_.below(types));
    for (int i = 0; i < 5; ++i) {
      const auto other = static_cast<TypeIndex>(dice_.below(types));
      if (game_.remaining(other) > 0) return other;
    }
    return any;
  }

  std::vector<GhostGroup> ghosts() {
    std::vector<GhostGroup> groups;
    for (int i = between(0, 2); i >= 0; --i) {
      GhostGroup group{feature(), between(rarely() ? -1 : 1, 4)};
      const auto figures = game_.figures();
      for (const Figure& figure : figures) {
        if (figure.kind == FigureKind::kGhost && dice_.below(3) == 0) group.at = figure.at;
      }
      groups.push_back(group);
    }
    return groups;
  }
  std::vector<std::pair<Player, Player>> points_to() {
    std::vector<std::pair<Player, Player>> points;
    if (rarely()) points.emplace_back(player(), player());
    return points;
  }

  Command command() {
    switch (dice_.below(18)) {
      case 0:
        return PlaceTile{type(), {cell(), static_cast<Rotation>(between(0, 4))}, rarely(), rarely()};
      case 1:
        return DiscardTile{type()};
      case 2: {
        const bool forced = rarely();
        return PlaceFigure{figure_kind(), feature(), forced, forced || rarely() ? player() : kNoPlayer};
      }
      case 3:
        return Pass{};
      case 4:
        return RemoveFigure{figure()};
      case 5:
        return AdjustScore{player(), rarely() ? between(-99999, 99999) : between(-9, 9), "why not"};
      case 6:
        return EndGame{};
      case 7: {
        DrawTiles draw;
        for (int i = between(rarely() ? 0 : 1, 4); i > 0; --i) draw.types.push_back(type());
        return draw;
      }
      case 8:
        return PlaceFaceDown{cell()};
      case 9:
        return TakeHome{figure()};
      case 10:
        return MoveNeutral{neutral_kind(), dice_.below(4) == 0 ? std::nullopt : std::optional(feature()),
                           rarely()};
      case 11: {
        CropCircle circle{static_cast<CropCircle::Choice>(dice_.below(3)), std::nullopt};
        if (circle.choice != CropCircle::Choice::kNothing && dice_.below(2) == 0) circle.figure = figure();
        return circle;
      }
      case 12:
        return BuryFigure{figure(), feature()};
      case 13:
        return PutGhost{feature(), rarely()};
      case 14:
        return ScoreFeature{undecided(), points_to()};
      case 15:
        return CalmGhosts{undecided(), ghosts(), points_to()};
      case 16:
        return PlaceHound{figure()};
      default:
        return DriveAway{ghosts()};
    }
  }

  Command correction() {
    switch (dice_.below(6)) {
      case 0:
        return PlaceTile{type(), {cell(), static_cast<Rotation>(between(0, 3))}, false, true};
      case 1:
        return PlaceFigure{figure_kind(), feature(), true, player()};
      case 2:
        return RemoveFigure{figure()};
      case 3:
        return AdjustScore{player(), between(-9, 9), "counted \"twice\" # by hand"};
      case 4:
        return MoveNeutral{dice_.below(2) == 0 ? FigureKind::kMage : FigureKind::kWitch,
                           dice_.below(4) == 0 ? std::nullopt : std::optional(feature()), true};
      default:
        return PutGhost{feature(), true};
    }
  }

 private:
  FigureKind neutral_kind() {
    static const std::vector<FigureKind> kNeutral{FigureKind::kMage, FigureKind::kWitch, FigureKind::kGhost,
                                                  FigureKind::kHound};
    return one_of(kNeutral, dice_);
  }
  FeatureRef undecided() {
    const Position& position = game_.position();
    if (position.undecided.empty() || rarely()) return feature();
    return position.board.ref(one_of(position.undecided, dice_));
  }

  const Game& game_;
  Random& dice_;
};

}  // namespace

Command random_command(const Game& game, Random& dice) { return Guesses(game, dice).command(); }
Command random_correction(const Game& game, Random& dice) { return Guesses(game, dice).correction(); }

}  // namespace tilewatch::test
