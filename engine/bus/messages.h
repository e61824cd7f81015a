// SPDX-License-Identifier: MIT
// What the parts tell each other. Plain data: no ZeroMQ, no Qt, no OpenCV. codec.h turns each into JSON and
// back.
//
// Directions: vision -> engine: Reading, CameraNews. vision -> displays: Preview. engine -> all:
// Snapshot, then numbered Updates. display, bridge -> engine: Request.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/catalogue/words.h"

namespace tilewatch::bus {

struct PixelPoint {
  double x = 0;
  double y = 0;
};
/// A tile's corners in the picture: north-west, north-east, south-east, south-west as it lies on the board.
using Corners = std::array<PixelPoint, 4>;

/// TileCandidate::type of a tile that lies face down (rule G-37): nobody knows which it is.
inline constexpr const char* kFaceDown = "face_down";

/// One possible answer to "which tile is this?".
struct TileCandidate {
  std::string type;        ///< "base.D", or kFaceDown
  Rotation rotation = 0;   ///< clockwise, as it lies on the board
  std::string variant;     ///< the face it looked like: "base.D~2", empty if no art was known
  double probability = 0;  ///< from the pixels alone, over all types and rotations
};

/// A tile that vision sees on the still table.
struct SeenTile {
  Cell cell;
  Corners corners{};
  std::vector<TileCandidate> candidates;  ///< best first, at most five
  double is_tile = 1;                     ///< probability that a tile lies there at all
  bool looking = false;                   ///< unclear so far, and looked at again: too early to ask anybody
};

struct FeatureCandidate {
  FeatureKind kind = FeatureKind::kTile;
  int piece = 0;  ///< index in the tile type's list of that kind
  double probability = 0;
};

struct KindCandidate {
  FigureKind kind = FigureKind::kMeeple;
  double probability = 0;
};

/// A figure that vision sees on the board. Every ghost is one of them.
struct SeenFigure {
  FigureKind kind = FigureKind::kMeeple;
  Colour colour = Colour::kRed;  ///< says nothing for mage, witch, ghosts and hounds
  Pose pose = Pose::kStanding;
  Cell cell;
  PixelPoint foot;                   ///< picture pixel where it stands (lying: middle of the body)
  double u = 0.5;                    ///< foot on the tile as it lies: 0 west .. 1 east
  double v = 0.5;                    ///< 0 north .. 1 south
  std::vector<FeatureCandidate> on;  ///< most likely first
  double confidence = 0;             ///< that there is such a figure of this colour
  /// What it may be, most likely (`kind`) first; empty when there is no doubt.
  std::vector<KindCandidate> kinds;
};

enum class TableState : std::uint8_t {
  kNoBoard,   ///< nothing that looks like tiles is in the picture
  kMoving,    ///< something moves
  kHand,      ///< a hand (or another large foreign thing) is in the picture
  kStill,     ///< the table lies still and was read
  kLost,      ///< the board cannot be brought into line with what was there before
  kNoPicture  ///< the camera gives no pictures
};

/// Everything vision sees on a still table: complete, so that a lost message does no harm. The engine
/// compares it with the game; vision never needs to know the game.
struct Reading {
  std::int64_t frame = 0;  ///< counts up
  std::string frame_name;  ///< file name in a picture folder, else empty
  double time_s = 0;       ///< the source's clock
  TableState state = TableState::kStill;
  std::vector<SeenTile> tiles;  ///< all tiles in view
  std::vector<SeenTile>
      shown;                 ///< tiles that lie apart from the board (drawn, not laid yet); no cell is theirs
  std::vector<Cell> hidden;  ///< cells of known tiles that something covers or that are out of the picture
  std::vector<SeenFigure> figures;  ///< all figures on tiles in view
  std::string trouble;              ///< plain words when state is kNoBoard, kLost or kNoPicture
  bool end = false;  ///< the source has ended (file, folder, simulated game); `tiles` and `figures` are empty
};

/// What vision says of the camera and the light, beside what lies on the table. The newest counts.
struct CameraNews {
  std::string moved;        ///< that the camera has moved since the table was measured, in plain words
  std::optional<int> ring;  ///< ring light against how people set it, -255 to 255; none = as they did
  bool operator==(const CameraNews&) const = default;
};

/// For the eyes only; old ones are dropped.
struct Preview {
  std::int64_t frame = 0;
  double time_s = 0;
  TableState state = TableState::kStill;
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> jpeg;  ///< of width x height; raw bytes behind the JSON on the bus
  std::vector<SeenTile> tiles;     ///< corners in pixels of this picture
  std::vector<SeenTile> shown;     ///< as in Reading
  std::vector<SeenFigure> figures;
  std::string source;  ///< "camera 0", "simulated table", file name
};

// ------------------------------------------------------------------ engine -> displays

enum class Mode : std::uint8_t { kWaiting, kPlaying, kPaused, kClearing, kEnded };

/// Figures of a kind that a player has in hand.
struct FiguresLeft {
  FigureKind kind = FigureKind::kMeeple;
  int count = 0;
  bool operator==(const FiguresLeft&) const = default;
};

struct PlayerState {
  std::string name;
  Colour colour = Colour::kRed;
  int score = 0;
  int if_ended_now = 0;
  std::vector<FiguresLeft> left;  ///< meeples first, then every other kind that the player owns, 0 included
  bool active = false;
  int draws = 1;  ///< tiles to choose from at the start of a turn: more with figures on tents (F-4)
};

/// A piece of a feature on a tile of the board.
struct BoardPiece {
  Cell cell;
  int piece = 0;  ///< index in the tile type's list of the feature's kind
  bool operator==(const BoardPiece&) const = default;
};

/// A side of a tile of the board.
struct BoardEdge {
  Cell cell;
  Side side = Side::kNorth;
  bool operator==(const BoardEdge&) const = default;
};

struct BoardTile {
  Cell cell;
  std::string type;  ///< "base.D", or kFaceDown
  Rotation rotation = 0;
  std::string variant;
  bool garden = false;
  int turn = 0;
};

struct BoardFigure {
  FigureKind kind = FigureKind::kMeeple;
  Colour colour = Colour::kRed;  ///< white for what belongs to nobody
  Cell cell;
  FeatureKind on = FeatureKind::kTile;
  int piece = 0;
  double u = 0.5;  ///< where it stands on the tile as it lies
  double v = 0.5;
  bool leaving = false;  ///< scored: waits to be taken home
};

struct ScoreTerm {
  std::string name;
  int count = 0;
  int points = 0;
  bool operator==(const ScoreTerm&) const = default;
};

struct LogEntry {
  std::int64_t seq = 0;
  int turn = 0;
  std::string kind;              ///< "tile" "figure" "score" "final" "return" "correction" "note"
  std::string text;              ///< one plain sentence
  std::optional<Colour> colour;  ///< whose line it is
  int points = 0;
  std::vector<ScoreTerm> terms;
  std::vector<Cell> cells;                  ///< to outline on the board
  std::optional<FeatureKind> feature = {};  ///< what was scored
  std::vector<BoardPiece> pieces = {};      ///< of that feature, as it was then
};

/// A feature that somebody holds, with what it is worth if it stays as it is.
struct Claim {
  FeatureKind kind = FeatureKind::kCity;
  bool complete = false;
  std::vector<Cell> cells;
  std::vector<Colour> colours;  ///< who would get `points` each; none in a common score
  int points = 0;
  std::vector<ScoreTerm> terms;
  std::vector<BoardPiece> pieces = {};  ///< every piece of it
  bool operator==(const Claim&) const = default;
};

/// Where the mage or the witch stands, and what that changes (M-12 to M-17).
struct Spell {
  FigureKind figure = FigureKind::kMage;
  FeatureKind kind = FeatureKind::kCity;
  std::vector<BoardPiece> pieces;  ///< of the feature
  std::vector<Colour> colours;     ///< who would get `points` each
  int points = 0;                  ///< what the feature is worth if it stays as it is
  int change = 0;                  ///< how much of that is the figure's doing: below 0 for the witch
  bool operator==(const Spell&) const = default;
};

/// A watchtower and what it would pay now to each figure on its tile whose road or city is finished (W-3).
struct Tower {
  Cell cell;
  std::string counts;  ///< "meeples" "monasteries" "shields" "roads" "cities"
  int count = 0;       ///< so many of them lie round it
  int points = 0;
  bool operator==(const Tower&) const = default;
};

/// A feature that a tile would finish.
struct Finish {
  FeatureKind kind = FeatureKind::kCity;
  int points = 0;               ///< for each of `colours`, else for whoever claims it
  std::vector<Colour> colours;  ///< who would get them; none where nobody stands, and of a common score
  bool operator==(const Finish&) const = default;
};

/// Where a tile may lie.
struct TilePlace {
  Cell cell;
  Rotation rotation = 0;
  std::vector<Finish> finishes;  ///< what it would finish there
  bool operator==(const TilePlace&) const = default;
};

/// A tile that was drawn and is not laid yet: the camera sees it beside the board, or somebody said so.
struct DrawnTile {
  std::string type;
  std::vector<TilePlace> places;  ///< all of them; rotations that look alike once
  bool operator==(const DrawnTile&) const = default;
};

/// A player's prospects, from playouts of the rest of the game.
struct PlayerOdds {
  Colour colour = Colour::kRed;
  double win = 0;          ///< chance to win, 0 to 1; a win that k players share is 1/k for each
  double win_error = 0;    ///< standard error of `win`: how far more playouts may still move it
  double score = 0;        ///< expected final score
  double score_error = 0;  ///< standard error of `score`
};

/// How the game may end.
struct Odds {
  int turn =
      0;  ///< the Snapshot's `turn` when they were reckoned; soon after a move they are of the turn before
  int playouts = 0;  ///< 0 when the game is over: they are certain then
  std::vector<PlayerOdds> players;
  std::optional<double> level;  ///< Mists: chance to beat the level, 0 to 1
  double level_error = 0;       ///< standard error of `level`
};

/// A mist area (G-8).
struct MistsArea {
  std::string state;                        ///< "open" "closed" "dead" (never to be closed)
  std::vector<Cell> cells;                  ///< every tile it covers
  int ghosts = 0;                           ///< without those on cemeteries
  int edges_to_close = 0;                   ///< misty edges beside empty cells
  std::vector<BoardPiece> parts = {};       ///< every piece of it
  std::vector<BoardEdge> open_edges = {};   ///< those edges
  std::vector<BoardEdge> blind_edges = {};  ///< misty edges beside a tile without mist: never to be closed
  bool operator==(const MistsArea&) const = default;
};

/// A castle or a cemetery.
struct MistsPlace {
  FeatureKind kind = FeatureKind::kCastle;
  Cell cell;
  bool closed = false;
  bool never = false;                    ///< it can never be closed
  int missing = 0;                       ///< empty cells round it that count for it
  int ghosts = 0;                        ///< on the cemetery
  std::optional<Colour> colour;          ///< who stands or lies there
  std::vector<Cell> missing_cells = {};  ///< those cells
  bool operator==(const MistsPlace&) const = default;
};

/// A hound's mark on the track (G-28).
struct MistsMark {
  int points = 0;            ///< every score must reach this before the stack is used up
  std::string hound;         ///< "waiting" "due" "driving" "beside" "gone"
  std::optional<Cell> cell;  ///< where the hound lies
  bool operator==(const MistsMark&) const = default;
};

struct MistsScore {
  std::optional<Colour> colour;  ///< none for the common score
  int points = 0;
  bool operator==(const MistsScore&) const = default;
};

/// How a game of Mists over Carcassonne stands.
struct Mists {
  int level = 0;
  int goal = 0;  ///< for each of `scores`
  std::vector<MistsScore> scores;
  int ghosts_in_all = 0;
  int bank = 0;   ///< ghosts that are not on the board
  int stack = 0;  ///< which of the three stacks; 0 where all tiles are one supply
  int stack_left = 0;
  std::vector<MistsMark> marks;
  std::vector<MistsArea> areas;
  std::vector<MistsPlace> places;
  std::string end;    ///< "won" "lost", empty while it is open
  std::string cause;  ///< why, in plain words
  bool operator==(const Mists&) const = default;
};

/// One legal answer to a prompt.
struct Answer {
  std::string id;    ///< what a Request sends back
  std::string text;  ///< "crossing, road to the east"
  std::string type;  ///< for "which tile is this?": draw it
  Rotation rotation = 0;
  double probability = 0;
};

struct Prompt {
  std::int64_t id = 0;
  /// "which_tile" "illegal_tile" "which_feature" "which_figure" "illegal_figure" "unexpected_figure"
  /// "missing_figure" "missing_tile" "start" "take_home"; what the turn still asks for: "move_magic" "bury"
  /// "extra_ghost" "score_or_calm" "hound" "drive_away" "crop_circle" "face_down"; what the table does not
  /// show yet: "put_ghosts" "take_ghosts" "put_figure".
  std::string kind;
  std::string text;  ///< plain words
  std::string rule;  ///< "B-1" if a rule is the reason
  std::optional<Cell> cell;
  std::vector<Answer> answers;  ///< best first
  bool camera_clears = false;   ///< goes away by itself when the table shows it done
  bool blocks = false;          ///< the game cannot go on without an answer
  std::string frame_name;       ///< the frame it arose in
  double asked_at_s = 0;
};

/// The whole state for somebody who joins late. `seq` counts every change.
struct Snapshot {
  std::int64_t seq = 0;
  std::string table = "table";
  Mode mode = Mode::kWaiting;
  int turn = 0;
  /// "tile" "magic" "bury" "ghost" "figure" "score" "hound" "drive_away" "crop_circle" "face_down" "ended"
  std::string phase;
  std::vector<PlayerState> players;
  std::vector<BoardTile> tiles;
  std::vector<BoardFigure> figures;
  std::vector<LogEntry> log;  ///< oldest first
  std::vector<Prompt> prompts;
  int tiles_left = 0;
  std::vector<std::string> sets;
  bool kept = false;    ///< in a journal, or saved as it is now: the next game may begin without losing it
  std::string trouble;  ///< what is wrong with camera or board, in plain words
  std::optional<Cell>
      camera_origin;  ///< the Reading's cell that is the board's (0,0); nothing before the game began
  /// Quarter turns clockwise that lead from the camera's north to the board's (0 unless a game was resumed).
  Rotation camera_turns = 0;
  std::int64_t weighed_frame = -1;  ///< frame of the last Reading that the engine has weighed
  bool pictures_ended = false;      ///< vision has said that no more pictures come
  CameraNews camera;
  int table_measures = 0;     ///< how often people asked vision to measure the table anew
  std::vector<Claim> claims;  ///< every feature with figures on it
  std::vector<Spell> spells;  ///< of mage and witch, as far as they are on the board
  std::vector<Tower> towers;
  std::vector<DrawnTile> drawn;
  std::vector<Cell> gaps;      ///< empty cells beside tiles that no tile in the bag fits
  std::optional<Mists> mists;  ///< a game of Mists only
  std::optional<Odds> odds;    ///< if somebody wants them and playouts were made
};

/// A numbered change of the Snapshot (Clone pattern): apply it to the Snapshot with `seq` one less, else ask
/// anew.
struct Update {
  std::int64_t seq = 0;
  std::string patch;  ///< RFC 6902 JSON patch of the Snapshot's JSON form, as text
};

// ------------------------------------------------------------------ displays, bridge -> engine

/// A command of a person. `verb`: "answer" {prompt, answer}, "undo", "redo", "place_tile" {type, cell,
/// rotation}, "place_figure" {colour, figure, cell, on, piece}, "remove_figure" {colour, figure, cell},
/// "correct_tile" {cell, type, rotation}, "pass", "discard" {type}, "draw" {answer: tile types with spaces
/// between}, "choose" {answer: a command of the rules as in saved games, for the step that waits}, "adjust"
/// {colour, points, reason}, "mode" {mode}, "end_game", "next_game" (when this one is over or cleared up;
/// {answer: "let_go"} where it is not `kept`), "measure_table" (vision does it, from the tiles).
struct Request {
  std::string id;  ///< chosen by the sender; a repeated id is not done twice
  std::string verb;
  std::int64_t prompt = 0;
  std::string answer;
  std::string type;
  Cell cell;
  Rotation rotation = 0;
  std::optional<Colour> colour;
  FigureKind figure = FigureKind::kMeeple;
  FeatureKind on = FeatureKind::kTile;
  int piece = 0;
  int points = 0;
  std::string reason;
  Mode mode = Mode::kPlaying;
};

/// The engine's word on a Request.
struct Reply {
  std::string id;
  bool ok = false;
  std::string message;  ///< why not, in plain words; of a "next_game" that begins, where it is kept
};

}  // namespace tilewatch::bus
