// SPDX-License-Identifier: MIT
// The River (B-11): spring first, lake last, all of it before the other tiles, and no U-turn.
#include <algorithm>
#include <array>

#include "engine/rules/rule_set.h"

namespace tilewatch::rules {
namespace {

using catalogue::RiverEnd;
using catalogue::RiverPiece;
using catalogue::SideMask;
using catalogue::TileType;

/// The sides that a river piece reaches as the tile lies.
SideMask lying(const RiverPiece& river, Rotation rotation) {
  unsigned sides = 0;
  for (const Side side : kSides) {
    if (((river.edges >> static_cast<unsigned>(side)) & 1U) != 0) {
      sides |= 1U << static_cast<unsigned>(turned(side, rotation));
    }
  }
  return static_cast<SideMask>(sides);
}

/// Where else the river that comes in by `side` leaves the tile.
SideMask other_ends(const TileType& type, Rotation rotation, Side side) {
  const unsigned in = 1U << static_cast<unsigned>(side);
  for (const RiverPiece& river : type.rivers) {
    const SideMask sides = lying(river, rotation);
    if ((sides & in) != 0) return static_cast<SideMask>(sides & ~in);
  }
  return 0;
}

class River final : public RuleSetOf<River> {
 public:
  std::string_view name() const override { return "river"; }

  bool in_play(const Setup& setup) const override {
    const auto& types = setup.catalogue->types();
    return std::any_of(types.begin(), types.end(), [](const TileType& type) { return !type.rivers.empty(); });
  }

  std::span<const SwitchInfo> switches() const override {
    static constexpr std::array<SwitchInfo, 1> kSwitches{{
        {"river_start", &Switches::river_start, 0, 1, false, "B-0",
         "River: the printings differ about the start tile of the base game",
         "the start tile that the spring replaces is shuffled in; else it stays in the box", true},
    }};
    return kSwitches;
  }

  std::optional<Violation> setup_problem(const Setup& setup) const override {
    if (!setup.catalogue->type(setup.start).rivers.empty()) return std::nullopt;
    return Violation{"B-11", "with the river its spring begins the game"};
  }

  void at_start(const Rulebook& book, Position& position) const override {
    const TypeIndex replaced = book.setup.catalogue->replaced_start();
    if (book.switches().river_start != 0 || replaced == catalogue::kNoType) return;
    position.draw(replaced);
  }

  void draw_first(const Setup& setup, std::vector<DrawFirst>& groups) const override {
    DrawFirst river{{}, {"B-11", "the river is laid first, its lake last"}};
    DrawFirst lake = river;
    const auto& types = setup.catalogue->types();
    for (TypeIndex type = 0; type < types.size(); ++type) {
      if (types[type].rivers.empty()) continue;
      (types[type].river_end == RiverEnd::kLake ? lake : river).types.push_back(type);
    }
    groups.push_back(std::move(river));
    groups.push_back(std::move(lake));
  }

  bool restricts_placements(const Setup& setup, TypeIndex type) const override {
    return !setup.catalogue->type(type).rivers.empty();
  }

  // A U-turn is a bend that follows a bend at once and leads back the way the river came: it leaves to the
  // side from which it entered the tile before. With a straight tile between them two bends may turn the same
  // way.
  const Violation* placement_allowed(const Rulebook& book, const Position& position, TypeIndex type,
                                     const Placement& at) const override {
    static const Violation kTurnsBack{
        "B-11", "the river would turn back at once: no two bends the same way in a row"};
    static const Violation kElsewhere{"B-11", "it would not go on with the river"};
    const TileType& laid = book.setup.catalogue->type(type);
    if (laid.rivers.empty()) return nullptr;
    const Board& board = position.board;
    bool joins = false;
    for (const Side side : kSides) {
      if (laid.edge(side, at.rotation) != EdgeKind::kRiver) continue;
      const int before = board.tile_at(neighbour(at.cell, side));
      if (before < 0) continue;
      joins = true;
      const PlacedTile& tile = board.tiles()[static_cast<std::size_t>(before)];
      if (tile.type == catalogue::kNoType) continue;
      const TileType& its = book.setup.catalogue->type(tile.type);
      if ((other_ends(its, tile.rotation, opposite(side)) & other_ends(laid, at.rotation, side)) != 0) {
        return &kTurnsBack;
      }
    }
    return joins ? nullptr : &kElsewhere;
  }
};

}  // namespace

const RuleSet& river() {
  static const River kRiver;
  return kRiver;
}

}  // namespace tilewatch::rules
