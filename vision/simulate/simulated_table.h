// SPDX-License-Identifier: MIT
// A table that plays by itself and is filmed: our own drawings, perspective, lens, light, noise, a hand that
// comes and goes, standing and lying figures with height. Everything is decided by the seed, and the truth is
// known.
#pragma once

#include <memory>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "engine/catalogue/catalogue.h"
#include "vision/simulate/script.h"
#include "vision/source/source.h"

namespace tilewatch::vision {

/// What happens at a real table besides the game.
enum class EventKind : std::uint8_t {
  kNone,
  kLampMoves,            ///< the light comes from elsewhere
  kShadowFalls,          ///< somebody leans between lamp and table, and stays there
  kExposureSteps,        ///< the camera opens up or closes
  kCameraMoves,          ///< somebody knocks against it
  kBoardShoved,          ///< by up to 20 cm, to make room; it stays in the picture
  kTileTurnedAgain,      ///< laid, and turned by a second visit of the hand
  kTilePushedIntoPlace,  ///< laid a third of a tile off, and pushed by a second visit
  kTileTakenBack,        ///< laid, taken away and laid again
  kTableCleared,         ///< all tiles and figures are swept away
  kBoardBumped,          ///< by a few millimetres
  kLampDims,             ///< the light gets weaker and warmer
  kTileTurnedInHand,     ///< laid, and turned before the hand lets go
  kHandInTheWay,         ///< somebody's hand stays over the board while this turn and the next one are played
};
inline constexpr int kEventKinds = static_cast<int>(EventKind::kHandInTheWay);
struct TableEvent {
  EventKind kind = EventKind::kNone;
  int turn = 0;  ///< which turn's tile it is about; or it happens when that turn is over
};

struct SimulatedTableOptions {
  cv::Size size{1280, 720};
  double fps = 30;
  std::uint32_t seed = 1;
  std::uint32_t drawing_seed = 1;
  double tilt_deg = 20;  ///< camera off the vertical
  double speed = 1;      ///< how fast the players are; 1 = about six seconds a turn
  double noise = 2.5;    ///< sigma in grey levels
  double pitch_mm = 45.3;
  bool bumps = true;  ///< the board is pushed a little now and then
  bool light_drift = true;
  std::vector<TableEvent> events;
  bool real_time = false;  ///< next() waits for the frame's time to come
};

/// The truth of one frame.
struct SimulatedTruth {
  cv::Matx33d image_from_board;  ///< as BoardGeometry, before lens distortion
  double focal_px = 0;           ///< as BoardGeometry
  double k1 = 0;                 ///< as BoardGeometry
  bool hand = false;             ///< a hand is in the picture
  int turns_shown = 0;           ///< turns whose tile lies on the table by now
  int steps_done = 0;            ///< turns that are over
};

/// A figure that stands or lies on the simulated board.
struct SimulatedFigure {
  ScriptedFigure what;
  Pose pose = Pose::kStanding;
  cv::Point2d at;  ///< its foot (lying: its middle) in board cells, as BoardGeometry
};

/// A tile as it lies on the simulated board.
struct SimulatedTile {
  Cell cell;
  catalogue::TypeIndex type = catalogue::kNoType;
  Rotation rotation = 0;
  bool in_place = true;  ///< not while it waits to be pushed
};

/// Films the script. When its first turn lies at (0,0), that tile lies on the table from the beginning
/// (turns_shown and steps_done begin at 1); otherwise the catalogue's start piece lies there unturned, as the
/// lowest copies that the script does not use, and counts as no turn. Hands come from the seats that the
/// turns name, or else from one side for each colour in the script, in turn order. However fast the players
/// are, the table lies still for at least half a second after each visit of a hand. The film ends about 1.5
/// seconds after the last turn is over. A script that lays two tiles on one cell, names a type or copy that
/// does not exist, puts a figure beside the board or takes one that is not there is a programmer's error
/// (std::invalid_argument).
class SimulatedTable : public Source {
 public:
  SimulatedTable(std::shared_ptr<const catalogue::Catalogue> catalogue, std::vector<ScriptedTurn> turns,
                 SimulatedTableOptions options);
  ~SimulatedTable() override;
  std::string description() const override;
  Result<Frame> next() override;
  bool live() const override;
  /// Truth of the frame that next() gave last.
  const SimulatedTruth& truth() const;
  /// The tiles that lie on the board in that frame, face up.
  std::vector<SimulatedTile> tiles() const;
  /// The figures that stand on the board in that frame.
  std::vector<SimulatedFigure> figures() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tilewatch::vision
