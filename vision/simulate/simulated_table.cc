// SPDX-License-Identifier: MIT
#include "vision/simulate/simulated_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <deque>
#include <map>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>

#include "engine/catalogue/drawing.h"
#include "engine/catalogue/tile_map.h"
#include "vision/simulate/canvas.h"
#include "vision/simulate/clutter.h"
#include "vision/simulate/figure_model.h"
#include "vision/simulate/film_camera.h"
#include "vision/simulate/film_cast.h"
#include "vision/simulate/film_events.h"
#include "vision/simulate/film_light.h"
#include "vision/simulate/film_plan.h"
#include "vision/simulate/hand_model.h"
#include "vision/simulate/noise_field.h"
#include "vision/simulate/table_surface.h"
#include "vision/simulate/tile_model.h"
#include "vision/tiles/art_library.h"

namespace tilewatch::vision {
namespace {

constexpr double kTileJitterMm = 0.4;
constexpr double kTileJitterRad = 0.6 * CV_PI / 180;
constexpr double kPushMm = 4.5;
constexpr double kPushRad = 1.0 * CV_PI / 180;
constexpr double kShoveMm = 200;
constexpr double kShoveRad = 4 * CV_PI / 180;
constexpr double kOffPlace = 0.34;  // of a tile: how far it lies off until it is pushed into place
constexpr double kFigureMm = 18;    // what a figure may rise above the board
constexpr double kAsideGapMm = 58;  // from the board to where drawn tiles are shown
constexpr double kAsidePitchMm = 56;
constexpr int kNoiseSpareX = 96;  // the noise picture is larger than the frame and laid elsewhere each time
constexpr int kNoiseSpareY = 54;

/// Where the board lies on the table: turned about `about`, then moved. As it first lay both frames are the
/// same.
struct BoardPose {
  cv::Point2d about;
  double turn = 0;
  cv::Point2d move;

  cv::Point2d on_table(cv::Point2d p) const {
    const cv::Point2d d = p - about;
    return about + move +
           cv::Point2d(std::cos(turn) * d.x - std::sin(turn) * d.y,
                       std::sin(turn) * d.x + std::cos(turn) * d.y);
  }
  /// (x, y, 1) board millimetres -> table millimetres.
  cv::Matx33d matrix() const {
    const cv::Point2d zero = on_table({0, 0});
    return {std::cos(turn), -std::sin(turn), zero.x, std::sin(turn), std::cos(turn), zero.y, 0, 0, 1};
  }
};

struct LaidTile {
  ScriptedTile what;  ///< without a type: face down
  Cell cell;
  Rotation rotation = 0;
  bool in_place = true;
  cv::Point2d centre_mm;  ///< on the board
  double yaw = 0;
  std::optional<SeenTileModel> model;
};

struct PlacedFigure {
  int actor = -1;
  Patch patch;
  ShadowPatch shadow;
  double depth = 0;  ///< distance to the camera
  cv::Rect rect() const { return patch.rect() | shadow.rect(); }
};

/// The seats' directions seen from the picture's middle, x right, y down, in turn order.
std::vector<cv::Point2d> seat_directions(int count, Dice& dice) {
  static const std::array<std::vector<double>, 8> kDegrees{{{90},
                                                            {90, 270},
                                                            {90, 200, 340},
                                                            {90, 180, 270, 0},
                                                            {115, 180, 270, 0, 65},
                                                            {115, 180, 245, 295, 0, 65},
                                                            {115, 165, 215, 270, 325, 15, 65},
                                                            {115, 160, 200, 245, 295, 340, 20, 65}}};
  std::vector<cv::Point2d> directions;
  for (const double degrees : kDegrees[static_cast<std::size_t>(std::clamp(count, 1, 8) - 1)]) {
    const double angle = (degrees + dice.between(-12, 12)) * CV_PI / 180;
    directions.emplace_back(std::cos(angle), std::sin(angle));
  }
  return directions;
}

}  // namespace

struct SimulatedTable::Impl {
  Impl(std::shared_ptr<const catalogue::Catalogue> the_catalogue, std::vector<ScriptedTurn> the_turns,
       SimulatedTableOptions the_options);

  Result<Frame> next();

  // Setting up, in this order.
  void find_start();
  void check_script() const;
  void know_tiles();
  void hang_camera();
  void seat_players();
  void set_table();
  void paint_surroundings();
  void make_noise();

  // The board.
  cv::Point2d tile_centre(Cell cell) const;
  cv::Point2d aside_spot(int slot) const;
  const catalogue::TileMap& map_of(Cell cell);
  const cv::Mat& face_of(const ScriptedTile& tile);
  void lay(const ScriptedTurn& what);
  void lay_face_down(Cell cell);
  LaidTile laid(const ScriptedTile& tile, cv::Point2d centre_mm, Rotation rotation, Cell jitter);
  void place_models(LaidTile& tile);
  void place_models(PlacedFigure& figure) const;
  PlacedFigure placed(int actor) const;
  FigurePlacement placement_of(int actor) const;
  void do_deed(const Deed& deed, cv::Rect& changed);

  /// A hand with what it holds, as the camera sees it.
  struct SeenHand {
    Patch arm;
    ShadowPatch shadow;
    std::optional<SeenTileModel> tile;
    std::optional<PlacedFigure> figure;
    cv::Point2d motion;  ///< pixels while the shutter is open
    cv::Rect where;
  };

  // The picture.
  void compose(cv::Rect rect);
  void relight(cv::Rect rect);
  void do_deeds(double time_s);
  void bump_board(double time_s);
  void shove_board(double time_s);
  void push_board(double time_s);
  void paint_all();
  void let_happen(EventKind event, double time_s);
  SeenHand hand_of(const Visit& visit, double time_s);
  void paint_hand(const SeenHand& hand, Canvas& canvas) const;
  bool draw_hands(double time_s, cv::Mat& overlay, cv::Rect& where);
  cv::Rect whole() const { return {{0, 0}, options.size}; }

  std::shared_ptr<const catalogue::Catalogue> catalogue;
  std::vector<ScriptedTurn> turns;
  SimulatedTableOptions options;
  Dice dice;
  std::vector<ScriptedTurn> start;  ///< the catalogue's start piece, where the script does not lay one
  int first_turn = 0;
  std::map<Cell, ScriptedTurn> script_at;  ///< a tile without a type lies face down
  std::map<Cell, catalogue::TileMap> maps;
  cv::Rect2d board_mm;  ///< what the whole game will cover
  int aside_slots = 0;  ///< as many drawn tiles are ever shown beside it

  CameraAim aim;
  std::vector<TablePoint> keep_in_view;
  double nearest_mm = 0;
  std::optional<FilmCamera> camera;
  ClutterPlan surroundings;
  FilmLight light;
  std::vector<Colour> colours;      ///< by seat
  std::vector<cv::Point2d> seats;   ///< table millimetres, out of sight
  std::vector<cv::Vec2d> outwards;  ///< from the table's middle to the seat
  std::map<int, HandModel> hands;   ///< by seat, made when first needed
  double reach_mm = 0;
  std::optional<FilmCast> cast;
  FilmPlan plan;

  std::map<std::pair<catalogue::TypeIndex, int>, cv::Mat> faces;
  int face_px = 64;
  std::deque<LaidTile> tiles;
  std::map<int, LaidTile> aside;  ///< drawn tiles shown beside the board, by slot
  std::vector<PlacedFigure> figures;
  BoardPose pose;
  BoardPose settled;  ///< where it lay first, or was shoved to; bumps are about it
  std::optional<std::pair<BoardPose, BoardPose>> push;  ///< from, to
  double push_begin = 0;

  cv::Mat table;             ///< the table without the board, unlit
  cv::Mat unlit;             ///< with the board
  cv::Mat still;             ///< lit: what the camera sees while nothing moves
  cv::Mat brighter, darker;  ///< the noise, what it adds and what it takes
  std::size_t next_deed = 0;
  std::size_t next_visit = 0;
  bool hand_before = false;
  std::int64_t number = 0;
  std::chrono::steady_clock::time_point began;
  SimulatedTruth truth;
};

SimulatedTable::Impl::Impl(std::shared_ptr<const catalogue::Catalogue> the_catalogue,
                           std::vector<ScriptedTurn> the_turns, SimulatedTableOptions the_options)
    : catalogue(std::move(the_catalogue)),
      turns(std::move(the_turns)),
      options(std::move(the_options)),
      dice(mixed(options.seed, 11)),
      light(options.size, options.seed, options.light_drift) {
  if (options.size.width < 64 || options.size.height < 64 || options.fps <= 0 || options.speed <= 0) {
    throw std::invalid_argument("a simulated table needs a picture size, a frame rate and a speed");
  }
  find_start();
  check_script();
  know_tiles();
  hang_camera();
  truth.focal_px = camera->focal_px();
  truth.k1 = camera->k1();
  seat_players();
  set_table();
  make_noise();
}

void SimulatedTable::Impl::find_start() {
  if (!turns.empty() && turns.front().cell == Cell{0, 0}) {
    first_turn = 1;
    return;
  }
  if (catalogue->start_type() == catalogue::kNoType) return;
  for (const catalogue::StartTile& part : catalogue->start_piece(catalogue->start_type())) {
    ScriptedTurn tile;
    tile.type = part.type;
    tile.cell = part.at;
    const auto used = [&] {
      return std::ranges::any_of(
          turns, [&](const ScriptedTurn& t) { return t.type == tile.type && t.copy == tile.copy; });
    };
    while (used()) ++tile.copy;
    start.push_back(tile);
  }
}

void SimulatedTable::Impl::check_script() const {
  std::set<Cell> taken;
  std::set<std::pair<catalogue::TypeIndex, int>> laid_tiles;
  const auto lay_at = [&](Cell cell) {
    if (!taken.insert(cell).second) {
      throw std::invalid_argument("the script lays two tiles at " + to_string(cell));
    }
  };
  const auto is_in_box = [&](const ScriptedTile& tile) {
    return tile.type < catalogue->types().size() && tile.copy >= 0 &&
           tile.copy < catalogue->type(tile.type).count;
  };
  const auto lay_down = [&](const ScriptedTurn& turn) {
    if (!is_in_box({turn.type, turn.copy})) {
      throw std::invalid_argument("the script lays a tile that the box does not hold at " +
                                  to_string(turn.cell));
    }
    lay_at(turn.cell);
    if (!laid_tiles.insert({turn.type, turn.copy}).second) {
      throw std::invalid_argument("the script lays the same tile twice, again at " + to_string(turn.cell));
    }
  };
  const auto visit = [&](const ScriptedVisit& acts) {
    for (const ScriptedAct& act : acts) {
      const Cell cell = act.figure.cell;
      if (act.kind == ActKind::kFaceDown) lay_at(cell);
      if (act.kind == ActKind::kPut && !taken.contains(cell)) {
        throw std::invalid_argument("the script puts a figure beside the board at " + to_string(cell));
      }
    }
  };
  for (const ScriptedTurn& tile : start) lay_down(tile);
  for (const ScriptedTurn& turn : turns) {
    std::ranges::for_each(turn.before, visit);
    lay_down(turn);
    std::ranges::for_each(turn.visits, visit);
    for (const auto* tiles_aside : {&turn.misfits, &turn.others}) {
      if (!std::ranges::all_of(*tiles_aside, is_in_box)) {
        throw std::invalid_argument("the script draws a tile that the box does not hold");
      }
    }
  }
}

void SimulatedTable::Impl::know_tiles() {
  for (const ScriptedTurn& tile : start) script_at[tile.cell] = tile;
  for (const ScriptedTurn& turn : turns) {
    script_at[turn.cell] = turn;
    for (const auto* visits : {&turn.before, &turn.visits}) {
      for (const ScriptedVisit& visit : *visits) {
        for (const ScriptedAct& act : visit) {
          if (act.kind == ActKind::kFaceDown) script_at[act.figure.cell].cell = act.figure.cell;
        }
      }
    }
    const std::size_t shown = turn.others.empty() && !turn.shown ? 0 : turn.others.size() + 1;
    aside_slots = std::max(aside_slots, static_cast<int>(std::max(turn.misfits.size(), shown)));
  }
  FilmCastOptions how;
  how.seed = options.seed;
  how.map = [this](Cell cell) -> const catalogue::TileMap& { return map_of(cell); };
  how.rotation = [this](Cell cell) { return script_at.at(cell).rotation; };
  how.centre = [this](Cell cell) { return tile_centre(cell); };
  cast.emplace(turns, how);
}

void SimulatedTable::Impl::hang_camera() {
  Cell low{0, 0}, high{0, 0};
  if (!script_at.empty()) low = high = script_at.begin()->first;
  std::vector<TablePoint> keep;
  const double pitch = options.pitch_mm;
  for (const auto& [cell, turn] : script_at) {
    low = {std::min(low.x, cell.x), std::min(low.y, cell.y)};
    high = {std::max(high.x, cell.x), std::max(high.y, cell.y)};
    constexpr double kAround = 0.22;  // of a tile: pushes of the board must not carry it out of sight
    for (const double dx : {-kAround, 1 + kAround}) {
      for (const double dy : {-kAround, 1 + kAround}) {
        for (const double z : {0.0, kFigureMm})
          keep.emplace_back((cell.x + dx) * pitch, (cell.y + dy) * pitch, z);
      }
    }
  }
  if (keep.empty()) keep = {{0, 0, 0}, {pitch, pitch, 0}};
  board_mm = {low.x * pitch, low.y * pitch, (high.x - low.x + 1) * pitch, (high.y - low.y + 1) * pitch};
  pose.about = (board_mm.tl() + board_mm.br()) / 2;
  settled = pose;
  for (int slot = 0; slot < aside_slots; ++slot) {
    for (const double dx : {-0.6, 0.6}) {
      for (const double dy : {-0.6, 0.6}) {
        const cv::Point2d p = aside_spot(slot) + cv::Point2d(dx, dy) * pitch;
        keep.emplace_back(p.x, p.y, 0);
      }
    }
  }

  aim.size = options.size;
  aim.tilt_deg = options.tilt_deg;
  aim.yaw_deg = dice.between(-9, 9);
  aim.roll_deg = dice.between(-1.8, 1.8);
  aim.view_deg = dice.between(54, 66);
  aim.k1 = dice.between(-0.035, 0.01);
  // Small boards do not fill the picture: nobody hangs a camera that near.
  constexpr double kTilesAcross = 13.5;
  nearest_mm = pitch * kTilesAcross / (2 * std::tan(aim.view_deg * CV_PI / 360));
  keep_in_view = keep;
  camera.emplace(aim, keep, nearest_mm);
  const double scale = camera->scale_at({pose.about.x, pose.about.y, 0});
  face_px = std::clamp(cvRound(scale * kTileSideMm * 1.25), 24, 512);
}

void SimulatedTable::Impl::seat_players() {
  int count = 2;
  for (const ScriptedTurn& turn : turns) count = std::max(count, turn.seat + 1);
  const bool seats_named =
      std::ranges::any_of(turns, [](const ScriptedTurn& turn) { return turn.seat >= 0; });
  // Whose figures come in which turn.
  std::vector<std::vector<Colour>> puts;
  for (const ScriptedTurn& turn : turns) {
    std::vector<Colour>& mine = puts.emplace_back();
    for (const ScriptedVisit& visit : turn.visits) {
      for (const ScriptedAct& act : visit) {
        const FigureKind kind = act.figure.kind;
        const bool owned =
            kind == FigureKind::kMeeple || kind == FigureKind::kBigMeeple || kind == FigureKind::kAbbot;
        if (act.kind != ActKind::kPut || !owned) continue;
        mine.push_back(act.figure.colour);
        if (std::ranges::find(colours, mine.back()) == colours.end()) colours.push_back(mine.back());
      }
    }
  }
  if (!seats_named) count = std::max<int>(count, static_cast<int>(colours.size()));
  // Turns go round the table, so who puts a figure tells whose seat it is.
  std::vector<Colour> by_seat;
  for (int seat = 0; seat < count; ++seat) {
    for (std::size_t turn = 0; turn < turns.size(); ++turn) {
      if (puts[turn].empty() || seat_of(turns[turn], static_cast<int>(turn), count) != seat) continue;
      const Colour colour = puts[turn].front();
      if (std::ranges::find(by_seat, colour) == by_seat.end()) by_seat.push_back(colour);
      break;
    }
  }
  for (const Colour colour : colours) {
    if (std::ranges::find(by_seat, colour) == by_seat.end()) by_seat.push_back(colour);
  }
  colours = by_seat;

  constexpr double kOutOfSightMm = 150;
  const cv::Point2d middle((options.size.width - 1) / 2.0, (options.size.height - 1) / 2.0);
  const cv::Point2d centre = camera->on_table(middle);
  for (const cv::Point2d& direction : seat_directions(count, dice)) {
    const double to_side = std::abs(direction.x) < 1e-9 ? 1e9 : middle.x / std::abs(direction.x);
    const double to_top = std::abs(direction.y) < 1e-9 ? 1e9 : middle.y / std::abs(direction.y);
    const cv::Point2d border = camera->on_table(middle + direction * std::min(to_side, to_top));
    const cv::Point2d outward = (border - centre) / std::hypot(border.x - centre.x, border.y - centre.y);
    seats.push_back(border + outward * kOutOfSightMm);
    outwards.emplace_back(outward.x, outward.y);
    for (const auto& [cell, turn] : script_at) {
      const cv::Point2d d = seats.back() - tile_centre(cell);
      reach_mm = std::max(reach_mm, std::hypot(d.x, d.y) + 60);
    }
  }
}

void SimulatedTable::Impl::set_table() {
  // The table reaches beyond the picture at least on the near side; elsewhere its edge may just come into
  // view.
  double left = board_mm.x, right = board_mm.br().x, far = board_mm.y;
  for (const cv::Point corner : {cv::Point(0, 0), cv::Point(1, 0), cv::Point(0, 1), cv::Point(1, 1)}) {
    const cv::Point2d p =
        camera->on_table({corner.x * (options.size.width - 1.0), corner.y * (options.size.height - 1.0)});
    left = std::min(left, p.x);
    right = std::max(right, p.x);
    far = std::min(far, p.y);
  }
  const cv::Rect2d top(left + dice.between(-160, 40), far + dice.between(-160, 55),
                       right - left + dice.between(0, 200), board_mm.br().y - far + 1200);
  ClutterPlan clutter{{}, top, colours, seats};
  constexpr double kSlack = kPushMm + 8;  // for pushes of the board
  for (const auto& [cell, turn] : script_at) {
    clutter.tiles_mm.emplace_back(cell.x * options.pitch_mm - kSlack, cell.y * options.pitch_mm - kSlack,
                                  options.pitch_mm + 2 * kSlack, options.pitch_mm + 2 * kSlack);
  }
  for (int slot = 0; slot < aside_slots; ++slot) {
    const cv::Point2d p = aside_spot(slot);
    const double half = options.pitch_mm / 2 + 4;
    clutter.tiles_mm.emplace_back(p.x - half, p.y - half, 2 * half, 2 * half);
  }
  surroundings = clutter;
  paint_surroundings();

  FilmPlanOptions how;
  how.speed = options.speed;
  how.bumps = options.bumps;
  how.seed = options.seed;
  how.first_turn = first_turn;
  how.seats = seats;
  how.tile_centre = [this](Cell cell) { return tile_centre(cell); };
  how.figure_spot = [this](const ScriptedAct& act) { return cast->actor(act.actor).at_mm; };
  how.aside_spot = [this](int slot) { return aside_spot(slot); };
  plan = plan_film(turns, how);
  add_events(plan, turns, options.events, how);

  for (const ScriptedTurn& tile : start) lay(tile);
  if (first_turn > 0) {
    lay(turns.front());
    for (const ScriptedVisit& visit : turns.front().visits) {
      for (const ScriptedAct& act : visit) {
        if (act.kind == ActKind::kPut) figures.push_back(placed(act.actor));
      }
    }
    truth.turns_shown = truth.steps_done = 1;
  }
  unlit.create(options.size, CV_8UC3);
  still.create(options.size, CV_8UC3);
  compose(whole());
  light.meter(unlit);
  relight(whole());
}

void SimulatedTable::Impl::paint_surroundings() {
  table = painted_table(*camera, surroundings.top_mm, options.seed);
  Canvas canvas{table, {0, 0}};
  paint_clutter(canvas, surroundings, *camera, light.to_light(), options.seed);
}

/// All that is seen has moved or changed.
void SimulatedTable::Impl::paint_all() {
  for (LaidTile& tile : tiles) place_models(tile);
  for (PlacedFigure& figure : figures) place_models(figure);
  compose(whole());
  relight(whole());
}

void SimulatedTable::Impl::let_happen(EventKind event, double time_s) {
  switch (event) {
    case EventKind::kLampMoves:
      light.move_lamp();
      break;
    case EventKind::kLampDims:
      light.dim_lamp();
      break;
    case EventKind::kShadowFalls:
      light.cast_shadow();
      break;
    case EventKind::kExposureSteps:
      light.expose(dice.below(2) == 0 ? 0.8 : 1.2);
      break;
    case EventKind::kCameraMoves:
      aim.yaw_deg += dice.between(3, 8) * (dice.below(2) == 0 ? 1 : -1);
      aim.tilt_deg += dice.between(1, 4);
      camera.emplace(aim, keep_in_view, nearest_mm * 1.15);
      truth.focal_px = camera->focal_px();
      paint_surroundings();
      break;
    case EventKind::kBoardBumped:
      bump_board(time_s);
      break;
    case EventKind::kBoardShoved:
      shove_board(time_s);
      break;
    case EventKind::kTableCleared:
      tiles.clear();
      figures.clear();
      truth.turns_shown = 0;
      break;
    default:
      break;
  }
  paint_all();
}

void SimulatedTable::Impl::make_noise() {
  if (options.noise <= 0) return;
  cv::RNG random(mixed(options.seed, 71));
  const cv::Size size(options.size.width + kNoiseSpareX, options.size.height + kNoiseSpareY);
  cv::Mat grains(size, CV_32FC3);
  random.fill(grains, cv::RNG::NORMAL, 0, options.noise);
  // Sensors see one colour a pixel and guess the others, so neighbours share some of their noise.
  cv::Mat shared;
  cv::GaussianBlur(grains, shared, {3, 3}, 0.6);
  cv::Scalar mean, spread;
  cv::meanStdDev(shared, mean, spread);
  shared *= options.noise / spread[0];
  shared.convertTo(brighter, CV_8UC3);
  shared.convertTo(darker, CV_8UC3, -1);
}

cv::Point2d SimulatedTable::Impl::tile_centre(Cell cell) const {
  Dice here(mixed(mixed(options.seed, 21), cell.x, cell.y));
  return {(cell.x + 0.5) * options.pitch_mm + here.about_zero(kTileJitterMm),
          (cell.y + 0.5) * options.pitch_mm + here.about_zero(kTileJitterMm)};
}

cv::Point2d SimulatedTable::Impl::aside_spot(int slot) const {
  // A column to the right of all that will ever be board, from its middle up and down.
  const int step = (slot + 1) / 2 * (slot % 2 == 0 ? 1 : -1);
  return {board_mm.br().x + kAsideGapMm + kTileSideMm / 2,
          board_mm.y + board_mm.height / 2 + step * kAsidePitchMm};
}

const catalogue::TileMap& SimulatedTable::Impl::map_of(Cell cell) {
  const auto found = maps.find(cell);
  if (found != maps.end()) return found->second;
  const ScriptedTurn& tile = script_at.at(cell);
  const catalogue::TileType& type = catalogue->type(tile.type);
  return maps
      .try_emplace(cell, type, tile.copy, options.drawing_seed,
                   ArtLibrary::copy_shows_garden(type, tile.copy))
      .first->second;
}

const cv::Mat& SimulatedTable::Impl::face_of(const ScriptedTile& tile) {
  cv::Mat& face = faces[{tile.type, tile.copy}];
  if (!face.empty()) return face;
  if (tile.type == catalogue::kNoType) return face = printed_face(catalogue::tile_back_svg(), face_px);
  const catalogue::TileType& type = catalogue->type(tile.type);
  catalogue::DrawingOptions drawing;
  drawing.variant = tile.copy;
  drawing.seed = options.drawing_seed;
  drawing.garden = ArtLibrary::copy_shows_garden(type, tile.copy);
  return face = printed_face(catalogue::tile_svg(type, drawing), face_px);
}

LaidTile SimulatedTable::Impl::laid(const ScriptedTile& tile, cv::Point2d centre_mm, Rotation rotation,
                                    Cell jitter) {
  Dice here(mixed(mixed(options.seed, 23), jitter.x, jitter.y));
  return {tile, jitter, rotation, true, centre_mm, rotation * CV_PI / 2 + here.about_zero(kTileJitterRad),
          {}};
}

void SimulatedTable::Impl::lay(const ScriptedTurn& what) {
  tiles.push_back(laid({what.type, what.copy}, tile_centre(what.cell), what.rotation, what.cell));
  place_models(tiles.back());
}

void SimulatedTable::Impl::lay_face_down(Cell cell) {
  tiles.push_back(laid({}, tile_centre(cell), static_cast<Rotation>((cell.x * 5 + cell.y * 3) & 3), cell));
  place_models(tiles.back());
}

void SimulatedTable::Impl::place_models(LaidTile& tile) {
  tile.model.emplace(face_of(tile.what), TilePlace{pose.on_table(tile.centre_mm), tile.yaw + pose.turn, 0},
                     *camera, light.to_light());
}

FigurePlacement SimulatedTable::Impl::placement_of(int index) const {
  const Actor& actor = cast->actor(index);
  return {actor.what.kind,  actor.what.colour,    actor.pose, pose.on_table(actor.at_mm),
          kTileThicknessMm, actor.yaw + pose.turn};
}

void SimulatedTable::Impl::place_models(PlacedFigure& figure) const {
  const FigurePlacement placement = placement_of(figure.actor);
  const auto solid = figure_faces(placement, *camera, light.to_light());
  figure.patch = painted_solid(solid, *camera);
  figure.shadow = thrown_shadow(solid, *camera, light.to_light(), kTileThicknessMm, 1.3);
  figure.depth = cv::norm(camera->position() - TablePoint(placement.at.x, placement.at.y, placement.base_mm));
}

PlacedFigure SimulatedTable::Impl::placed(int actor) const {
  PlacedFigure result;
  result.actor = actor;
  place_models(result);
  return result;
}

/// Paints what lies in `rect` from the table up, as a slightly soft lens sees it.
void SimulatedTable::Impl::compose(cv::Rect rect) {
  rect &= whole();
  if (rect.empty()) return;
  constexpr int kSoft = 2;
  const cv::Rect grown =
      cv::Rect(rect.x - kSoft, rect.y - kSoft, rect.width + 2 * kSoft, rect.height + 2 * kSoft) & whole();
  Canvas canvas{table(grown).clone(), grown.tl()};
  std::vector<const SeenTileModel*> near;
  for (const LaidTile& tile : tiles) {
    if (!(tile.model->rect() & grown).empty()) near.push_back(&*tile.model);
  }
  for (const auto& [slot, tile] : aside) {
    if (!(tile.model->rect() & grown).empty()) near.push_back(&*tile.model);
  }
  for (const SeenTileModel* tile : near) tile->paint_shadow(canvas);
  for (const SeenTileModel* tile : near) tile->paint_sides(canvas);
  for (const SeenTileModel* tile : near) {
    if (!(tile->top_rect() & grown).empty()) tile->paint_top(canvas);
  }
  std::vector<const PlacedFigure*> standing;
  for (const PlacedFigure& figure : figures) {
    if (!(figure.rect() & grown).empty()) standing.push_back(&figure);
  }
  std::ranges::sort(standing, std::greater<>(), [](const PlacedFigure* f) { return f->depth; });
  for (const PlacedFigure* figure : standing) shade(canvas, figure->shadow, 0.52);
  for (const PlacedFigure* figure : standing) paint(canvas, figure->patch);
  cv::Mat soft;
  cv::GaussianBlur(canvas.bgr, soft, {3, 3}, 0.55 * options.size.width / 1280.0 + 0.1);
  soft(rect - grown.tl()).copyTo(unlit(rect));
}

void SimulatedTable::Impl::relight(cv::Rect rect) {
  rect &= whole();
  if (!rect.empty()) light.light(unlit(rect), rect, still(rect));
}

void SimulatedTable::Impl::do_deeds(double time_s) {
  for (; next_deed < plan.deeds.size() && plan.deeds[next_deed].time_s <= time_s; ++next_deed) {
    cv::Rect changed;
    do_deed(plan.deeds[next_deed], changed);
    compose(changed);
    relight(changed);
  }
}

void SimulatedTable::Impl::do_deed(const Deed& deed, cv::Rect& changed) {
  switch (deed.kind) {
    case DeedKind::kLayTile: {
      ScriptedTurn turn = turns[static_cast<std::size_t>(deed.turn)];
      if (deed.event == EventKind::kTileTurnedAgain || deed.event == EventKind::kTileTurnedInHand)
        turn.rotation = static_cast<Rotation>((turn.rotation + 1) % 4);
      lay(turn);
      if (deed.event == EventKind::kTilePushedIntoPlace) {
        tiles.back().in_place = false;
        tiles.back().centre_mm.x += kOffPlace * options.pitch_mm;
        place_models(tiles.back());
      }
      changed = tiles.back().model->rect();
      truth.turns_shown = deed.turn + 1;
      break;
    }
    case DeedKind::kTakenBack:
    case DeedKind::kCorrected:
      changed = tiles.back().model->rect();
      tiles.pop_back();
      truth.turns_shown = deed.turn;
      if (deed.kind == DeedKind::kTakenBack) break;
      lay(turns[static_cast<std::size_t>(deed.turn)]);
      changed |= tiles.back().model->rect();
      truth.turns_shown = deed.turn + 1;
      break;
    case DeedKind::kEvent:
      let_happen(deed.event, deed.time_s);
      changed = whole();
      break;
    case DeedKind::kLayFaceDown:
      lay_face_down(deed.cell);
      changed = tiles.back().model->rect();
      break;
    case DeedKind::kShowAside: {
      LaidTile& tile = aside[deed.slot] =
          laid(deed.tile, aside_spot(deed.slot), 0, {4096 + deed.turn, deed.slot});
      constexpr double kAskew = 6;  // nobody takes care how they lie there
      tile.model.emplace(face_of(tile.what), TilePlace{tile.centre_mm, kAskew * tile.yaw, 0}, *camera,
                         light.to_light());
      changed = tile.model->rect();
      break;
    }
    case DeedKind::kClearAside:
      changed = aside.at(deed.slot).model->rect();
      aside.erase(deed.slot);
      break;
    case DeedKind::kPutFigure:
      figures.push_back(placed(deed.actor));
      changed = figures.back().rect();
      break;
    case DeedKind::kTakeFigure: {
      const auto it = std::ranges::find(figures, deed.actor, &PlacedFigure::actor);
      changed = it->rect();
      figures.erase(it);
      break;
    }
    case DeedKind::kPush:
      bump_board(deed.time_s);
      break;
    case DeedKind::kTurnOver:
      truth.steps_done = deed.turn + 1;
      break;
  }
}

void SimulatedTable::Impl::bump_board(double time_s) {
  BoardPose to = pose;
  to.turn = settled.turn + dice.between(-kPushRad, kPushRad);
  to.move = settled.move + cv::Point2d(dice.between(-kPushMm, kPushMm), dice.between(-kPushMm, kPushMm));
  push.emplace(pose, to);
  push_begin = time_s;
}

/// To one side, as far as the whole board to come stays in the picture.
void SimulatedTable::Impl::shove_board(double time_s) {
  const double turn = dice.between(-kShoveRad, kShoveRad);
  const int side = dice.below(2) == 0 ? 1 : -1;
  const double by_mm = dice.between(kShoveMm * 0.7, kShoveMm);
  const cv::Rect2d picture(0, 0, options.size.width, options.size.height);
  const auto in_picture = [&](const BoardPose& lies) {
    return std::ranges::all_of(keep_in_view, [&](const TablePoint& point) {
      const cv::Point2d on_table = lies.on_table({point[0], point[1]});
      return picture.contains(camera->project({on_table.x, on_table.y, point[2]}));
    });
  };
  settled.turn += turn;
  const cv::Point2d from = settled.move;
  for (const double share : {1.0, -1.0, 0.7, -0.7, 0.4, -0.4, 0.2, -0.2, 0.0}) {
    settled.move = from + cv::Point2d(side * share * by_mm, 0);
    if (in_picture(settled)) break;
  }
  push.emplace(pose, settled);
  push_begin = time_s;
}

void SimulatedTable::Impl::push_board(double time_s) {
  if (!push) return;
  const double t = std::clamp((time_s - push_begin) / push_seconds(options.speed), 0.0, 1.0);
  const double s = t * t * (3 - 2 * t);
  pose.turn = push->first.turn + s * (push->second.turn - push->first.turn);
  pose.move = push->first.move + s * (push->second.move - push->first.move);
  if (t >= 1) push.reset();
  paint_all();
}

SimulatedTable::Impl::SeenHand SimulatedTable::Impl::hand_of(const Visit& visit, double time_s) {
  const auto seat = static_cast<std::size_t>(visit.seat);
  if (!hands.contains(visit.seat)) {
    const double scale = camera->scale_at({pose.about.x, pose.about.y, 40});
    hands.emplace(visit.seat, HandModel(mixed(options.seed, 81, visit.seat), reach_mm,
                                        std::min(scale * 1.1, 4.0), -outwards[seat], light.to_light()));
  }
  const HandModel& hand = hands.at(visit.seat);

  const auto place_at = [&](double t) {
    const HandKey key = hand_at(visit, t);
    HandPlace place;
    place.grip_mm = pose.on_table(key.at);
    place.height_mm = key.height_mm;
    const Carried what = held_at(visit, t).what;
    place.grip = what == Carried::kTile || what == Carried::kFaceDownTile ? Grip::kTile : Grip::kFigure;
    constexpr double kForearmMm = 330;
    const cv::Vec2d elbow(seats[seat].x + outwards[seat][0] * kForearmMm,
                          seats[seat].y + outwards[seat][1] * kForearmMm);
    const cv::Vec2d line = cv::Vec2d(place.grip_mm.x, place.grip_mm.y) - elbow;
    place.forward = line * (1 / cv::norm(line));
    return place;
  };
  const HandPlace place = place_at(time_s);
  // The shutter is open for half of a frame's time.
  const HandPlace before = place_at(time_s - 0.5 / options.fps);
  SeenHand seen;
  seen.motion = camera->project({place.grip_mm.x, place.grip_mm.y, place.height_mm}) -
                camera->project({before.grip_mm.x, before.grip_mm.y, before.height_mm});

  const Hold held = held_at(visit, time_s);
  if (held.what == Carried::kTile || held.what == Carried::kFaceDownTile) {
    const double yaw = held.rotation * CV_PI / 2 + hand_at(visit, time_s).askew + pose.turn;
    seen.tile.emplace(face_of(held.tile), TilePlace{place.grip_mm, yaw, place.height_mm}, *camera,
                      light.to_light());
  } else if (held.what == Carried::kFigure) {
    seen.figure = placed(held.actor);
    FigurePlacement lifted = placement_of(held.actor);
    lifted.at = place.grip_mm;
    lifted.base_mm = place.height_mm;
    const auto solid = figure_faces(lifted, *camera, light.to_light());
    seen.figure->patch = painted_solid(solid, *camera);
    seen.figure->shadow =
        thrown_shadow(solid, *camera, light.to_light(), kTileThicknessMm, 1.3 + lifted.base_mm / 12);
    smear(seen.figure->patch, seen.motion);
  }
  seen.arm = hand.seen(place, *camera, whole());
  seen.shadow = hand.shadow(place, *camera, light.to_light(), whole());
  seen.where = seen.arm.rect() | seen.shadow.rect();
  if (seen.tile) seen.where |= seen.tile->rect();
  if (seen.figure) seen.where |= seen.figure->rect();
  smear(seen.arm, seen.motion);
  return seen;
}

void SimulatedTable::Impl::paint_hand(const SeenHand& hand, Canvas& canvas) const {
  shade(canvas, hand.shadow, 0.42);
  if (hand.tile) {
    hand.tile->paint_shadow(canvas);
    if (std::hypot(hand.motion.x, hand.motion.y) < 2) hand.tile->paint_sides(canvas);
    const cv::Rect where = canvas.rect();
    Patch top = hand.tile->top(cv::Rect(where.x - 32, where.y - 32, where.width + 64, where.height + 64));
    smear(top, hand.motion);
    paint(canvas, top);
  }
  if (hand.figure) {
    shade(canvas, hand.figure->shadow, 0.45);
    paint(canvas, hand.figure->patch);
  }
  paint(canvas, hand.arm);
}

bool SimulatedTable::Impl::draw_hands(double time_s, cv::Mat& overlay, cv::Rect& where) {
  while (next_visit < plan.visits.size() && time_s > plan.visits[next_visit].keys.back().time_s) ++next_visit;
  std::vector<SeenHand> seen;
  where = {};
  for (std::size_t i = next_visit; i < plan.visits.size(); ++i) {
    const Visit& visit = plan.visits[i];
    if (time_s < visit.keys.front().time_s) break;
    if (time_s > visit.keys.back().time_s) continue;
    seen.push_back(hand_of(visit, time_s));
    where |= seen.back().where;
  }
  where &= whole();
  if (where.empty()) return false;
  const cv::Mat below = unlit(where);
  Canvas canvas{below.clone(), where.tl()};
  for (const SeenHand& hand : seen) paint_hand(hand, canvas);
  if (cv::norm(canvas.bgr, below, cv::NORM_INF) == 0) return false;
  overlay.create(where.size(), CV_8UC3);
  light.light(canvas.bgr, where, overlay);
  return true;
}

Result<Frame> SimulatedTable::Impl::next() {
  const double time_s = static_cast<double>(number) / options.fps;
  Frame frame;
  frame.number = number;
  frame.time_s = time_s;
  if (time_s >= plan.end_s) {
    truth.hand = false;
    return frame;
  }
  if (options.real_time) {
    if (number == 0) began = std::chrono::steady_clock::now();
    std::this_thread::sleep_until(began + std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                                              std::chrono::duration<double>(time_s)));
  }
  ++number;
  do_deeds(time_s);
  push_board(time_s);
  if (light.advance(time_s, hand_before)) relight(whole());
  cv::Mat overlay;
  cv::Rect where;
  truth.hand = draw_hands(time_s, overlay, where);
  hand_before = truth.hand;
  truth.image_from_board = camera->ideal_image_from_plane({0, 0, kTileThicknessMm}, {1, 0, 0}, {0, 1, 0}) *
                           pose.matrix() *
                           cv::Matx33d(options.pitch_mm, 0, 0, 0, options.pitch_mm, 0, 0, 0, 1);

  if (brighter.empty()) {
    frame.bgr = still.clone();
    if (truth.hand) overlay.copyTo(frame.bgr(where));
    return frame;
  }
  const auto shift = mixed(options.seed, 72, static_cast<std::int32_t>(frame.number));
  const cv::Rect grains(static_cast<int>(shift % kNoiseSpareX),
                        static_cast<int>((shift >> 12) % kNoiseSpareY), options.size.width,
                        options.size.height);
  cv::add(still, brighter(grains), frame.bgr);
  if (truth.hand) cv::add(overlay, brighter(grains)(where), frame.bgr(where));
  cv::subtract(frame.bgr, darker(grains), frame.bgr);
  return frame;
}

SimulatedTable::SimulatedTable(std::shared_ptr<const catalogue::Catalogue> catalogue,
                               std::vector<ScriptedTurn> turns, SimulatedTableOptions options)
    : impl_(std::make_unique<Impl>(std::move(catalogue), std::move(turns), std::move(options))) {}

SimulatedTable::~SimulatedTable() = default;

std::string SimulatedTable::description() const { return "simulated table"; }

Result<Frame> SimulatedTable::next() { return impl_->next(); }

bool SimulatedTable::live() const { return impl_->options.real_time; }

const SimulatedTruth& SimulatedTable::truth() const { return impl_->truth; }

std::vector<SimulatedTile> SimulatedTable::tiles() const {
  std::vector<SimulatedTile> result;
  for (const LaidTile& tile : impl_->tiles) {
    if (tile.what.type != catalogue::kNoType)
      result.push_back({tile.cell, tile.what.type, tile.rotation, tile.in_place});
  }
  return result;
}

std::vector<SimulatedFigure> SimulatedTable::figures() const {
  std::vector<SimulatedFigure> result;
  for (const PlacedFigure& figure : impl_->figures) {
    const Actor& actor = impl_->cast->actor(figure.actor);
    result.push_back({actor.what, actor.pose, actor.at_mm / impl_->options.pitch_mm});
  }
  return result;
}

}  // namespace tilewatch::vision
