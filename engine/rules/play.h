// SPDX-License-Identifier: MIT
// The words of a game: what is agreed before it, what people do (commands) and what happens because of it
// (events).
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/result.h"
#include "engine/rules/switches.h"

namespace tilewatch::rules {

using catalogue::Piece;
using catalogue::TypeIndex;

/// Index into Setup::players, in turn order.
using Player = std::uint8_t;
inline constexpr Player kNoPlayer = 0xff;

struct PlayerSetup {
  std::string name;
  Colour colour = Colour::kRed;
  /// One more colour of the person before it in the list (G-2: alone or in two, people have several).
  bool same_person = false;
};

/// Everything that is agreed before the first tile.
struct Setup {
  std::shared_ptr<const catalogue::Catalogue> catalogue;
  std::vector<PlayerSetup> players;
  Switches switches;
  /// The start tile's type; kNoType = the catalogue's. It lies at (0,0), rotation 0, unless start_rotation
  /// says else.
  TypeIndex start = catalogue::kNoType;
  Rotation start_rotation = 0;
};

struct Placement {
  Cell cell;
  Rotation rotation = 0;
  auto operator<=>(const Placement&) const = default;
};

/// A piece of a feature on the board.
struct FeatureRef {
  Cell cell;
  Piece piece;
  auto operator<=>(const FeatureRef&) const = default;
};

struct PlacedTile {
  TypeIndex type = catalogue::kNoType;  ///< kNoType: it lies face down (G-37)
  Cell cell;
  Rotation rotation = 0;
  bool garden = false;  ///< this copy shows a garden
  bool forced = false;  ///< the referee let it lie although its edges do not agree
  int turn = 0;         ///< 0 for the start tile
};

struct Figure {
  FigureKind kind = FigureKind::kMeeple;
  Player player = kNoPlayer;  ///< kNoPlayer for neutral figures
  FeatureRef at;
  auto operator<=>(const Figure&) const = default;
};

/// One named part of a score: {"tiles", 5, 10}, {"shields", 2, 4}.
struct ScoreTerm {
  std::string name;
  int count = 0;
  int points = 0;
};

/// A feature's value, explained.
struct Score {
  FeatureKind kind = FeatureKind::kCity;
  bool complete = false;
  std::vector<Cell> cells;         ///< every tile it covers, once, sorted; a monastery covers its own
  std::vector<FeatureRef> pieces;  ///< every piece of it on the board
  std::vector<Figure> figures;     ///< the figures that stand on it
  std::vector<ScoreTerm> terms;    ///< add up to `points`
  int points = 0;
  std::vector<Player> winners;  ///< those who get `points` each (B-6); empty when nobody stands there
};

// --- commands: what people do. Every one of them is a line of a saved game.
struct PlaceTile {
  TypeIndex type = catalogue::kNoType;
  Placement at;
  bool garden = false;
  /// The referee insists: any empty cell that touches a laid tile by an edge. What does not agree is not
  /// joined and can never be finished.
  bool forced = false;
};
/// G-37: a tile that nobody has seen, face down.
struct PlaceFaceDown {
  Cell cell;
};
/// F-4: these tiles were drawn and lie open; one of them is laid next. May be said or left out.
struct DrawTiles {
  std::vector<TypeIndex> types;
};
/// B-2: a drawn tile that fits nowhere leaves the game.
struct DiscardTile {
  TypeIndex type = catalogue::kNoType;
};
/// Only on the tile just laid (B-3).
struct PlaceFigure {
  FigureKind kind = FigureKind::kMeeple;
  FeatureRef at;
  /// The referee insists: any figure in hand, on any piece on the board, at any time until the game ends. It
  /// does not end the figure step: Pass follows if this was the turn's figure.
  bool forced = false;
  /// Whose figure; kNoPlayer is the player whose turn it is. A person with several colours says which (G-3).
  Player player = kNoPlayer;
};
/// B-10: the figure step is used to take an abbot home for its present value.
struct TakeHome {
  Figure figure;
};
/// M-2, M-7, M-8: a neutral figure goes to a piece, or beside the board.
struct MoveNeutral {
  FigureKind kind = FigureKind::kMage;
  std::optional<FeatureRef> to;  ///< nothing: off the board
  bool forced = false;           ///< the referee insists: anywhere, at any time
};
/// M-1: what a crop circle makes people do. First, without a figure, who laid it says whether all deploy or
/// all remove; then everybody says which figure, or (deploying) kNothing.
struct CropCircle {
  enum class Choice : std::uint8_t { kDeploy, kRemove, kNothing };
  Choice choice = Choice::kDeploy;
  std::optional<Figure> figure;  ///< put from hand beside an own one, or taken home
};
/// G-24: this figure lies on the cemetery from now on. A figure in hand (none was on the board) has at.cell
/// of the cemetery already.
struct BuryFigure {
  Figure figure;
  FeatureRef cemetery;
};
/// G-26: the extra ghost goes here. When `forced`, any ghost on any mist or cemetery.
struct PutGhost {
  FeatureRef at;
  bool forced = false;
};
/// G-16: the finished feature is scored. `points_to`: G-43, who gets the points of each colour that has no
/// score figure.
struct ScoreFeature {
  FeatureRef feature;
  std::vector<std::pair<Player, Player>> points_to;
};
/// Ghosts that stand together.
struct GhostGroup {
  FeatureRef at;
  int count = 0;
  auto operator<=>(const GhostGroup&) const = default;
};
/// G-16: the finished feature calms: up to 3 ghosts of one tile go back to the bank.
struct CalmGhosts {
  FeatureRef feature;
  std::vector<GhostGroup> ghosts;
  /// G-44: who gets the points of a hound beside a colour that has no score figure.
  std::vector<std::pair<Player, Player>> points_to = {};
};
/// G-29: the hound that is due goes beside a figure.
struct PlaceHound {
  Figure beside;
};
/// G-29: it drives away up to 3 ghosts of each of up to 2 tiles round it.
struct DriveAway {
  std::vector<GhostGroup> ghosts;
};
/// The step is over without what it offers: a figure, ghosts driven away.
struct Pass {};
/// Takes a figure off the board although no score sends it home (a referee's correction).
struct RemoveFigure {
  Figure figure;
};
/// Points given by hand, with the reason.
struct AdjustScore {
  Player player = 0;
  int points = 0;
  std::string reason;
};
/// Final scoring (B-5, B-8), at the beginning of any turn; figures stay where they stand. Nothing ends a game
/// by itself.
struct EndGame {};
using Command = std::variant<PlaceTile, DiscardTile, PlaceFigure, Pass, RemoveFigure, AdjustScore, EndGame,
                             DrawTiles, PlaceFaceDown, TakeHome, MoveNeutral, CropCircle, BuryFigure,
                             PutGhost, ScoreFeature, CalmGhosts, PlaceHound, DriveAway>;

// --- events: what happened because of it.
struct TilePlaced {
  PlacedTile tile;
};
struct TileDiscarded {
  TypeIndex type;
};
struct FigurePlaced {
  Figure figure;
};
/// The figure goes home: its feature was scored, or the referee took it off.
struct FigureReturned {
  Figure figure;
};
/// It goes from one piece to another and stays on the board (mage, witch, a buried figure).
struct FigureMoved {
  Figure from;
  FeatureRef to;
};
struct Scored {
  Score score;
  bool final = false;  ///< part of the final scoring
};
struct ScoreAdjusted {
  Player player;
  int points;
  std::string reason;
};
struct TurnBegan {
  int turn;  ///< 1 for the first turn
  Player player;
};
/// Something happened that is worth a line and changes no points: "mist closes", "cemetery closes", "stack 2
/// begins".
struct Noted {
  std::string rule;
  std::string text;
  std::vector<Cell> cells;
};
/// In a cooperative game people win or lose together (G-21, G-22); else `cause` is empty.
struct GameEnded {
  bool won = false;
  std::string rule;
  std::string cause;
};
using Event = std::variant<TilePlaced, TileDiscarded, FigurePlaced, FigureReturned, Scored, ScoreAdjusted,
                           TurnBegan, GameEnded, FigureMoved, Noted>;

/// Where in the turn the game is. Rule sets put further phases between these (see engine/rules/README.md).
enum class Phase : std::uint8_t {
  kTile,
  kMagic,       ///< M-2: mage or witch
  kBury,        ///< G-24: a figure is laid on a closed cemetery
  kGhost,       ///< G-26: which cemetery gets the extra ghost
  kFigure,      ///< B-3
  kScore,       ///< G-16: score or calm
  kHound,       ///< G-29: beside which figure
  kDriveAway,   ///< G-29: which ghosts go
  kCropCircle,  ///< M-1
  kFaceDown,    ///< G-37
  kEnded,
};
/// The steps of a turn in their order. Those in which no rule set of the game takes part are passed over.
inline constexpr std::array<Phase, 10> kSteps{
    Phase::kTile,  Phase::kMagic, Phase::kBury,      Phase::kGhost,      Phase::kFigure,
    Phase::kScore, Phase::kHound, Phase::kDriveAway, Phase::kCropCircle, Phase::kFaceDown};

/// Why something may not be done: plain words and the number of the rule.
struct Violation {
  std::string rule;  ///< "B-1"
  std::string text;  ///< "the road on its east side would meet a city"
};

/// "red Anna" style names for messages.
std::string name_of(const Setup& setup, Player player);

}  // namespace tilewatch::rules
