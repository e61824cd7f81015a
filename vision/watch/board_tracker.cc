// SPDX-License-Identifier: MIT
#include "vision/watch/board_tracker.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <set>

#include "vision/figures/find_figures.h"
#include "vision/table/off_ground.h"
#include "vision/table/quads.h"
#include "vision/tiles/combine.h"
#include "vision/tiles/quad_frame.h"
#include "vision/watch/align_boards.h"

namespace tilewatch::vision {
namespace {

// Share of an empty cell that must change before it is worth reading (a brown town on a brown table changes
// little), before something that is no tile is looked at again, and of a known tile before it is doubted.
constexpr double kNewTileChange = 0.05;
constexpr double kForeignChange = 0.2;
// A tile that nobody has shown us changes at least so much of its cell, however brown both are.
constexpr double kSomeChange = 0.1;
constexpr double kSurelyNew = 0.35;
// Tiles lie side by side; pushed together carelessly they overlap by less than this share.
constexpr double kMostOverlap = 0.1;
// Where a tile without a known face lies is told less exactly; and a face that fits right in its cell is
// there, although its neighbour was thought to reach into it.
constexpr double kMostOverlapPushed = 0.3;
constexpr double kDoubtChange = 0.08;
// A figure changes more of the small picture's pixels under it than noise does.
constexpr double kFigureChange = 0.006;
// From this certainty on a figure's colour is worth following.
constexpr double kSureFigure = 0.97;
// A figure less certain than this is looked at again in every picture.
constexpr double kDoubtfulFigure = 0.6;
// A tile has moved when its face fits this much better elsewhere.
constexpr double kBetterPlace = 0.03;
// Similarity from which a face is still the one that lay there (probability_of_tile is one half there).
constexpr double kSameFace = 0.5;
// From this on it lies exactly where it was, and so does the board if most of its tiles do.
constexpr double kPlainlyThere = 0.75;
constexpr double kMostOfThem = 0.7;
// Whatever it looked like at first (a hand was over it), a tile whose face is found again is one.
constexpr double kSeenAgain = 0.95;
constexpr double kIsTile = 0.5;
constexpr double kClear = 0.9;
// What is less certain than this is looked at again in other pictures.
constexpr double kHardlyDoubted = 0.97;
// Before so many pictures have been looked at nobody need be asked.
constexpr std::size_t kPicturesBeforeAsking = 3;
// Another tile (or turn) where one lay: planks that are laid bare can look like a road to who knows faces
// only.
constexpr double kPlainlyAnother = 0.97;
// A tile that is found so far (in tiles) from where it was looked for is read again where it lies.
constexpr double kElsewhere = 0.12;
// And one that lies so far from its cell will be pushed there: until then it is not laid.
constexpr double kOffPlace = 0.25;
// A tile laid changes at least so much of its cell, and of the rim about it (from so many cells across to so
// many) no more than its shadow and a figure's head do.
constexpr double kFilled = 0.8;
constexpr float kRimInside = 1.12F;
constexpr float kRimOutside = 1.5F;
constexpr double kSpilled = 0.25;
constexpr double kBoardMovedPx = 0.8;
constexpr double kFollowedShare = 0.35;
constexpr double kCameraMovedShare = 0.5;
constexpr int kMostLooks = 6;
// What does not reach the edge and is larger than this (in tiles) is not explained by the camera's moving.
constexpr double kLargeChange = 3;

std::vector<cv::Point2f> scaled(const Quad& quad, int factor) {
  std::vector<cv::Point2f> result;
  for (const cv::Point2f& p : quad) {
    // Pixel centres: full-size pixel p lies at (p + 0.5) / factor - 0.5 of the small picture.
    const auto f = static_cast<float>(factor);
    result.emplace_back((p.x + 0.5F) / f - 0.5F, (p.y + 0.5F) / f - 0.5F);
  }
  return result;
}

bool contains(const std::vector<Cell>& cells, Cell cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

/// Share of `b` that lies under `a`.
double overlap(const Quad& a, const Quad& b) {
  const std::vector<cv::Point2f> first(a.begin(), a.end());
  const std::vector<cv::Point2f> second(b.begin(), b.end());
  std::vector<cv::Point2f> common;
  return cv::intersectConvexConvex(first, second, common) / std::max(1.0, std::abs(cv::contourArea(second)));
}

/// Is it beyond doubt that a tile of this face lies there? Who knows what tiles look like in general has been
/// shown tables, too.
bool plainly_lies(const TileReading& tile) {
  if (tile.reader != ReaderName::kArt) return tile.is_tile >= kIsTile;
  return tile.is_tile >= kPlainlyAnother && !tile.candidates.empty() &&
         tile.candidates.front().probability >= kPlainlyAnother;
}

/// How far apart two places of a tile are, in tiles.
double apart(const Quad& a, const Quad& b) {
  return cv::norm(middle_of(a) - middle_of(b)) / std::max(1.0, quad_side(b));
}

bool is_face_down(const TileReading& tile) {
  return !tile.candidates.empty() && tile.candidates.front().type == catalogue::kNoType;
}

std::vector<Quad> quads_of(const std::vector<TileReading>& tiles) {
  std::vector<Quad> result;
  for (const TileReading& tile : tiles) result.push_back(tile.corners);
  return result;
}

}  // namespace

struct BoardTracker::Look {
  const cv::Mat& picture;
  const cv::Mat& small;
  int factor = 1;
  double time_s = 0;
  cv::Mat1b grey;
  ChangeMap change;        ///< against the reference as it was
  ChangeMap board_change;  ///< against the reference moved along with the board
  bool board_moved = false;
  mutable std::optional<PictureStack> stack;  ///< made when it is needed

  const PictureStack& stacked() const {
    if (!stack) stack.emplace(picture);
    return *stack;
  }
};

BoardTracker::BoardTracker(std::shared_ptr<const catalogue::Catalogue> catalogue,
                           std::shared_ptr<const ArtLibrary> art, WatchOptions options)
    : catalogue_(std::move(catalogue)),
      faces_(catalogue_, std::move(art)),
      options_(std::move(options)),
      paints_(options_.known.paints),
      arms_(options_.stills),
      first_arms_(options_.stills, true) {
  if (options_.network && Faceless(faces_.all(), *catalogue_).share() > 0) {
    topology_ = std::make_unique<TopologyReader>(options_.network, catalogue_);
  }
  finder_ = std::make_unique<BoardFinder>(TileReaders{faces_.reader_of_known(), topology_.get()});
  if (options_.face_down) {
    back_reader_ = std::make_unique<ArtReader>(std::make_shared<const ArtLibrary>(ArtLibrary::back()));
  }
}

// By what tiles look like in general. The quad may be some way off: it is cut again where the tile lies.
TileReading BoardTracker::read_in_general(const Look& look, Cell cell, const Quad& quad) {
  TopologyLookOptions options;
  options.recuts = 2;
  options.four_turns = true;
  const TopologyLook seen =
      looks_.with(cell, look.time_s, topology_->look(look.stacked(), {quad}, options).front());
  TileReading tile = topology_->read(seen, cell);
  tile.corners = seen.corners;
  return tile;
}

TileReading BoardTracker::read_cell(const Look& look, Cell cell, const Quad& quad,
                                    const ArtReaderOptions& options) {
  TileReading reading = read_whole_cell(look, cell, quad, options);
  temper_cut_tile(reading, look.picture.size());
  return reading;
}

TileReading BoardTracker::read_whole_cell(const Look& look, Cell cell, const Quad& quad,
                                          const ArtReaderOptions& options) {
  TileReading face{cell, quad, {}, 0};
  const auto clear = [&] {
    return face.is_tile >= kIsTile && !face.candidates.empty() &&
           face.candidates.front().probability >= kClear;
  };
  const ArtReader* art = faces_.reader_of_known();
  if (art != nullptr) face = art->read(look.picture, cell, quad, options);
  const Faceless faceless = topology_ && art != nullptr ? Faceless(art->library(), *catalogue_) : Faceless();
  if (topology_ && (!clear() || faceless.has_twin_of(face.candidates.front().type))) {
    face = combined(face, read_in_general(look, cell, quad), *catalogue_, faceless);
  }
  if (!back_reader_ || clear()) return face;
  TileReading back = back_reader_->read(look.picture, cell, quad, options);
  if (back.candidates.empty() || back.is_tile < kIsTile || back.is_tile <= face.is_tile) return face;
  // Whichever way it lies: a back is a back.
  double probability = 0;
  for (const TileCandidate& candidate : back.candidates) probability += candidate.probability;
  back.candidates = {{catalogue::kNoType, 0, -1, probability}};
  return back;
}

BoardTracker::~BoardTracker() = default;

void BoardTracker::reset() {
  board_ = {};
  faces_.forget();
  looks_.forget();
  shown_.reset();
  hidden_.clear();
  trouble_.clear();
  reference_grey_.release();
  reference_small_.release();
  arms_ = ArmDetector(options_.stills);
  first_arms_ = ArmDetector(options_.stills, true);
  table_again_.forget();
  unclear_cells_.clear();
  unclear_looks_ = 0;
  just_emptied_.clear();
}

TileReading* BoardTracker::tile_at(Cell cell) {
  const auto it = std::find_if(board_.tiles.begin(), board_.tiles.end(),
                               [&](const TileReading& tile) { return tile.cell == cell; });
  return it == board_.tiles.end() ? nullptr : &*it;
}

double BoardTracker::share_changed(const Look& look, const Quad& quad) const {
  const std::vector<cv::Point2f> polygon = scaled(quad, look.factor);
  const double plain = look.change.share_in(polygon);
  return look.board_moved ? std::min(plain, look.board_change.share_in(polygon)) : plain;
}

bus::TableState BoardTracker::update(const cv::Mat& picture_bgr, const cv::Mat& small_bgr, int factor,
                                     double time_s) {
  Look look{picture_bgr, small_bgr, factor, time_s, {}, {}, {}, false, {}};
  cv::cvtColor(picture_bgr, look.grey, cv::COLOR_BGR2GRAY);
  trouble_.clear();
  if (board_.tiles.empty() || reference_grey_.size() != look.grey.size()) return find_first(look);

  look.change = compare_pictures(reference_small_, look.small);
  const std::optional<BoardMotion> motion = follow_board(reference_grey_, look.grey, quads_of(board_.tiles));
  if (arm_over_board(look, motion)) return bus::TableState::kHand;
  if (!follow(look, motion) && !lies_as_before(look) && !find_again(look)) return bus::TableState::kLost;
  hidden_.clear();
  check_known_tiles(look);
  look_for_new_tiles(look);
  refit();
  look_for_figures(look);
  give_faces(look.picture);
  if (const ArtReader* art = faces_.reader_of_known()) {
    shown_.look({look.picture, look.factor, look.change, board_}, *art);
    board_.shown = shown_.all();
  }
  accept_as_reference(look);
  if (board_.tiles.empty()) {
    trouble_ = "All tiles are gone from the table.";
    return bus::TableState::kNoBoard;
  }
  return bus::TableState::kStill;
}

bool BoardTracker::wants_another_look() const {
  return !unclear_cells_.empty() && unclear_looks_ < kMostLooks;
}

Result<FoundBoard> BoardTracker::search(const cv::Mat& picture) const {
  FindBoardOptions options;
  options.seed = options_.seed;
  options.start_type = catalogue_->start_type();
  options.known = options_.known;
  return finder_->find(picture, options);
}

bus::TableState BoardTracker::find_first(const Look& look) {
  Result<FoundBoard> found = search(look.picture);
  if (!found) {
    trouble_ = found.error().message;
    return bus::TableState::kNoBoard;
  }
  if (arm_over_first(look, found->tiles)) {
    trouble_ = "A hand is over the table.";
    return bus::TableState::kHand;
  }
  faces_.forget();
  looks_.forget();
  shown_.reset();
  board_.shown.clear();
  board_.geometry = found->geometry;
  board_.tiles = std::move(found->tiles);
  hidden_.clear();
  board_.figures = figures_on(look.picture);
  follow_paints(board_.figures);
  give_faces(look.picture);
  accept_as_reference(look);
  return bus::TableState::kStill;
}

std::vector<FigureReading> BoardTracker::figures_on(const cv::Mat& picture, std::vector<Cell> only) const {
  return find_figures(picture, board_.geometry, faces_.with_bare_faces(board_.tiles), faces_.all(),
                      *catalogue_,
                      {.colours = options_.colours,
                       .kinds = options_.kinds,
                       .only = std::move(only),
                       .tile_mm = options_.known.tile_mm,
                       .paints = &paints_,
                       .network = options_.figures.get()});
}

void BoardTracker::follow_paints(const std::vector<FigureReading>& seen) {
  for (const FigureReading& figure : seen) {
    if (figure.confidence < kSureFigure || !figure.kinds.empty() || figure.tone == cv::Vec3f()) continue;
    paints_.follow(figures::paint_of(figure.kind, figure.colour), figure.tone);
  }
}

// Where nobody has shown us a face, the table does.
void BoardTracker::give_faces(const cv::Mat& picture) {
  if (!topology_) return;
  for (TileReading& tile : board_.tiles) {
    const std::vector<cv::Point2f> corners(tile.corners.begin(), tile.corners.end());
    const bool bare = std::none_of(board_.figures.begin(), board_.figures.end(), [&](const auto& figure) {
      return figure.cell == tile.cell ||
             std::any_of(figure.outline.begin(), figure.outline.end(), [&](const cv::Point& point) {
               return cv::pointPolygonTest(corners, cv::Point2f(point), false) >= 0;
             });
    });
    faces_.give_face(picture, tile, bare);
  }
}

// The arm detector's word, unless the camera itself was moved: then everything changes up to the picture's
// edge, and moving the reference along explains it.
bool BoardTracker::arm_over_board(const Look& look, const std::optional<BoardMotion>& motion) {
  const auto polygons = small_polygons(look.factor);
  if (!arms_.sees_arm(look.change, polygons, look.time_s)) {
    table_again_.forget();
    return false;
  }
  if (motion && motion->agreement >= kCameraMovedShare && motion->largest_px >= kBoardMovedPx) {
    const ChangeMap change = compare_pictures(reference_moved_along(*motion, look.factor), look.small);
    const double tile_area = mean_area(polygons);
    const bool explained =
        std::none_of(change.regions.begin(), change.regions.end(), [&](const ChangeRegion& region) {
          return region.area > (region.touches_border ? tile_area : kLargeChange * tile_area);
        });
    if (explained) return false;
  }
  if (table_again_.look(look.small, mean_area(polygons))) {
    // It was in the picture that all others were compared with.
    arms_.nothing_foreign();
    table_again_.forget();
    return false;
  }
  hidden_.clear();
  for (const TileReading& tile : board_.tiles) {
    if (share_changed(look, tile.corners) > kDoubtChange) hidden_.push_back(tile.cell);
  }
  return true;
}

// There is no earlier picture to compare with: whatever stands out from the table, reaches the picture's edge
// and comes close to the tiles may be an arm, until it has not moved for long. A game that began with an arm
// in the picture would take the arm for the table.
bool BoardTracker::arm_over_first(const Look& look, const std::vector<TileReading>& tiles) {
  constexpr float kStandsOut = 3.2F;
  cv::Mat things = OffGround(look.small).by_all() > kStandsOut;
  std::vector<std::vector<cv::Point2f>> polygons;
  for (const TileReading& tile : tiles) {
    polygons.push_back(scaled(tile.corners, look.factor));
    const cv::Point2f middle = (polygons.back()[0] + polygons.back()[2]) * 0.5F;
    std::vector<cv::Point> with_its_rim;
    for (const cv::Point2f& p : polygons.back()) with_its_rim.emplace_back(middle + (p - middle) * 1.2F);
    cv::fillConvexPoly(things, with_its_rim, cv::Scalar(0));
  }
  // Gaps between planks and lines of a cloth reach the edge, too, but no finger is as thin.
  const int finger = std::max(3, cvRound(0.25 * std::sqrt(mean_area(polygons))) | 1);
  cv::morphologyEx(things, things, cv::MORPH_OPEN,
                   cv::getStructuringElement(cv::MORPH_ELLIPSE, {finger, finger}));
  return first_arms_.sees_arm(change_map(std::move(things)), polygons, look.time_s);
}

void BoardTracker::glimpse(const cv::Mat& small_bgr, bus::TableState state) {
  if (state == bus::TableState::kHand) table_again_.glimpse(small_bgr);
}

cv::Mat BoardTracker::reference_moved_along(const BoardMotion& motion, int factor) const {
  const double f = factor;
  const double half = 0.5 * f - 0.5;
  const cv::Matx33d full_from_small(f, 0, half, 0, f, half, 0, 0, 1);
  const cv::Matx33d small_motion = full_from_small.inv() * motion.now_from_reference * full_from_small;
  cv::Mat moved;
  cv::warpPerspective(reference_small_, moved, small_motion, reference_small_.size(), cv::INTER_LINEAR,
                      cv::BORDER_REPLICATE);
  return moved;
}

std::vector<std::vector<cv::Point2f>> BoardTracker::small_polygons(int factor) const {
  std::vector<std::vector<cv::Point2f>> result;
  for (const TileReading& tile : board_.tiles) result.push_back(scaled(tile.corners, factor));
  return result;
}

bool BoardTracker::follow(Look& look, const std::optional<BoardMotion>& motion) {
  if (!motion || motion->agreement < kFollowedShare) return false;
  if (motion->largest_px < kBoardMovedPx) return true;
  look.board_moved = true;
  for (TileReading& tile : board_.tiles) tile.corners = moved_along(motion->now_from_reference, tile.corners);
  for (FigureReading& figure : board_.figures) {
    figure.foot = moved_along(motion->now_from_reference, figure.foot);
  }
  board_.geometry.image_from_board = motion->now_from_reference * board_.geometry.image_from_board;
  look.board_change = compare_pictures(reference_moved_along(*motion, look.factor), look.small);
  return true;
}

// On few tiles there are few points to follow, and a figure or its shadow turns most of them: the faces tell.
bool BoardTracker::lies_as_before(const Look& look) const {
  std::size_t known = 0;
  std::size_t there = 0;
  for (const TileReading& tile : board_.tiles) {
    if (tile.candidates.empty() || tile.candidates.front().face < 0) continue;
    const TileCandidate& best = tile.candidates.front();
    ++known;
    const double similarity = faces_.still_there(look.picture, best.face, best.rotation, tile.corners);
    if (similarity >= kPlainlyThere) ++there;
  }
  return known > 0 && static_cast<double>(there) >= kMostOfThem * static_cast<double>(board_.tiles.size());
}

// The camera or the whole board was moved far: find the board afresh and see that it is the same one.
bool BoardTracker::find_again(Look& look) {
  Result<FoundBoard> found = search(look.picture);
  if (!found) {
    trouble_ = "The board cannot be seen any more: " + found.error().message;
    return false;
  }
  const std::optional<BoardAlignment> alignment = align_boards(board_.tiles, found->tiles);
  if (!alignment) {
    trouble_ = "The tiles in the picture are not the board that lay there before.";
    return false;
  }
  shown_.reset();  // nobody knows where they lie now
  board_.shown.clear();
  std::vector<TileReading> tiles;
  for (const TileReading& tile : found->tiles) tiles.push_back(aligned(*alignment, tile));
  const std::vector<TileReading> before = std::exchange(board_.tiles, std::move(tiles));
  board_.geometry = fit_geometry(look.picture.size(), board_.tiles, options_.known);
  for (const TileReading& tile : before) {  // the search knows faces only
    TileReading* found_there = tile_at(tile.cell);
    if (found_there != nullptr && topology_ && !tile.candidates.empty()) {
      found_there->candidates = tile.candidates;  // seen in many looks, not in one
    }
    if (found_there != nullptr || tile.candidates.empty()) continue;
    const Quad place = board_.geometry.quad_of(tile.cell);
    if (is_face_down(tile)) {
      TileReading again = read_cell(look, tile.cell, place);
      if (is_face_down(again)) board_.tiles.push_back(std::move(again));
      continue;
    }
    // Who looks for a board anywhere overlooks a dim tile that can be seen where it must lie.
    const TileCandidate& known = tile.candidates.front();
    if (known.face < 0) continue;
    const ArtMatch match = faces_.verify(look.picture, known.face, known.rotation, place);
    if (match.similarity < kSameFace) continue;
    board_.tiles.push_back(tile);
    board_.tiles.back().corners = match.corners;
  }
  board_.figures = figures_on(look.picture);
  follow_paints(board_.figures);
  give_faces(look.picture);
  // Everything was read just now: nothing counts as changed against this picture.
  look.change = compare_pictures(look.small, look.small);
  accept_as_reference(look);
  unclear_cells_ = open_neighbours();  // a tile may have been laid meanwhile
  return true;
}

void BoardTracker::check_known_tiles(const Look& look) {
  std::vector<Cell> gone;
  const double tile_area = mean_area(small_polygons(look.factor));
  for (TileReading& tile : board_.tiles) {
    const double share = share_changed(look, tile.corners);
    const bool wondered_at = contains(unclear_cells_, tile.cell) || more_looks_help(tile);
    const bool doubted = share > kDoubtChange || wondered_at;
    if (!doubted && !look.board_moved) continue;
    if (tile.candidates.empty()) continue;
    const TileCandidate& known = tile.candidates.front();
    bool same_cardboard = false;
    if (known.face >= 0) {
      const ArtMatch match = faces_.verify(look.picture, known.face, known.rotation, tile.corners);
      // What was read where it did not lie may look alike there and not here.
      const bool pushed = !look.board_moved && apart(match.corners, tile.corners) > kElsewhere;
      same_cardboard = match.similarity >= kSameFace && !pushed;
      if (same_cardboard) {
        tile.is_tile = std::max(tile.is_tile, kSeenAgain);
        // Figures on a tile draw a fit towards them: it stays where it was unless it fits clearly better now.
        const bool lies_there =
            !look.board_moved && faces_.still_there(look.picture, known.face, known.rotation, tile.corners) >
                                     match.similarity - kBetterPlace;
        if (!lies_there) tile.corners = match.corners;
        if (!wondered_at) {
          // Some faces look a little like themselves when turned.
          if (share <= kDoubtChange || match.similarity >= kPlainlyThere) continue;
          ArtReaderOptions whole;
          whole.covered = false;
          TileReading now = read_cell(look, tile.cell, tile.corners, whole);
          const bool turned = now.reader == ReaderName::kArt && plainly_lies(now) &&
                              (now.candidates.front().type != known.type ||
                               now.candidates.front().rotation != known.rotation);
          if (turned) tile = std::move(now);
          continue;
        }
      }
    }
    if (!doubted) continue;
    if (share > kDoubtChange && !same_cardboard) looks_.forget(tile.cell);
    TileReading again = read_cell(look, tile.cell, tile.corners);
    const bool another =
        share > kDoubtChange && !again.candidates.empty() &&
        (again.candidates.front().type != known.type || again.candidates.front().rotation != known.rotation);
    if (another && !plainly_lies(again)) {
      // Where a tile was taken away the bare table may look like a covered one of another kind.
      ArtReaderOptions whole;
      whole.covered = false;
      again = read_cell(look, tile.cell, tile.corners, whole);
    }
    if (!again.candidates.empty() && (another ? plainly_lies(again) : again.is_tile >= kIsTile)) {
      // One more look at the same view must not be taken because it is the boldest. What was gathered of all
      // looks may be taken; what is seen now of a tile that changed, if it is clearer.
      const bool seen_anew = share > kDoubtChange || !same_cardboard;
      const bool clearer = again.candidates.front().probability > tile.candidates.front().probability;
      const bool gathered = again.reader != ReaderName::kArt && looks_.pictures(tile.cell) > 1;
      if (!wondered_at || (seen_anew ? clearer : gathered)) {
        const double was_tile = tile.is_tile;
        tile = again;  // turned, exchanged, or seen better
        if (same_cardboard) {
          tile.is_tile = std::max(tile.is_tile, was_tile);
          keep_face(tile);
        }
      }
      continue;
    }
    // Neither the tile nor another one: covered by something larger than a tile, or taken away.
    bool covered = false;
    const std::vector<cv::Point2f> small_quad = scaled(tile.corners, look.factor);
    const cv::Rect box = cv::boundingRect(small_quad);
    for (const ChangeRegion& region : look.change.regions) {
      if ((region.box & box).area() > box.area() / 2 && region.area > 1.8 * tile_area) covered = true;
    }
    if (covered) {
      hidden_.push_back(tile.cell);
    } else if (share > kDoubtChange) {
      gone.push_back(tile.cell);
    }
  }
  for (const Cell cell : gone) {
    faces_.forget(cell);
    looks_.forget(cell);
  }
  just_emptied_ = gone;
  std::erase_if(board_.tiles, [&](const TileReading& tile) { return contains(gone, tile.cell); });
  std::erase_if(board_.figures, [&](const FigureReading& figure) { return contains(gone, figure.cell); });
}

// What the topology reader is not sure of, other pictures may show better: in other noise, with neighbours.
bool BoardTracker::more_looks_help(const TileReading& tile) const {
  return topology_ && tile.reader != ReaderName::kArt && !tile.candidates.empty() &&
         tile.candidates.front().probability < kHardlyDoubted &&
         looks_.pictures(tile.cell) < GatheredLooks::kMostPictures;
}

std::vector<Cell> BoardTracker::open_neighbours() const {
  std::set<Cell> taken;
  for (const TileReading& tile : board_.tiles) taken.insert(tile.cell);
  std::set<Cell> open;
  for (const TileReading& tile : board_.tiles) {
    for (int dy = -1; dy <= 1; ++dy) {
      for (int dx = -1; dx <= 1; ++dx) {
        const Cell cell{tile.cell.x + dx, tile.cell.y + dy};
        if (!taken.contains(cell)) open.insert(cell);
      }
    }
  }
  return {open.begin(), open.end()};
}

TileReading BoardTracker::read_new(const Look& look, Cell cell, const Quad& quad, double share) {
  ArtReaderOptions options;
  options.shift = 0.2;      // a tile just let go may lie askew
  options.covered = false;  // no hand is over it any more
  const auto is_tile = [](const TileReading& tile) {
    return tile.is_tile >= kIsTile && !tile.candidates.empty();
  };
  const auto belief = [&](const TileReading& tile) {
    return is_tile(tile) ? tile.candidates.front().probability : 0;
  };
  TileReading reading = read_cell(look, cell, quad, options);
  if (share >= kSurelyNew && belief(reading) < kClear) {
    // A figure may have been put on it already, and hide what tells it from others, or from the table.
    const bool in_its_place = !contains(just_emptied_, cell) && fills_its_cell(look, quad);
    options.covered = true;
    TileReading covered = read_cell(look, cell, quad, options);
    if (plainly_lies(covered) || (in_its_place && belief(covered) > belief(reading)))
      reading = std::move(covered);
    if (in_its_place && is_tile(reading)) reading.is_tile = std::max(reading.is_tile, kSeenAgain);
  }
  if (is_tile(reading) && reading.reader == ReaderName::kArt && apart(reading.corners, quad) > kElsewhere) {
    TileReading there = read_cell(look, cell, reading.corners, options);
    if (is_tile(there)) return there;
  }
  return reading;
}

// What changed all of a cell and nothing about it has a tile's shape.
bool BoardTracker::fills_its_cell(const Look& look, const Quad& quad) const {
  const std::vector<cv::Point2f> inside = scaled(quad, look.factor);
  const ChangeMap& change = look.board_moved ? look.board_change : look.change;
  if (change.share_in(inside) < kFilled) return false;
  const cv::Point2f middle = (inside[0] + inside[2]) * 0.5F;
  cv::Mat1b about(look.small.size(), std::uint8_t{0});
  const auto fill = [&](const std::vector<cv::Point2f>& polygon, float by, int value) {
    const cv::Point2f about_which = by == 1 ? cv::Point2f() : middle;
    std::vector<cv::Point> corners;
    for (const cv::Point2f& p : polygon) corners.emplace_back(about_which + (p - about_which) * by);
    cv::fillConvexPoly(about, corners, cv::Scalar(value));
  };
  fill(inside, kRimOutside, 255);
  fill(inside, kRimInside, 0);
  for (const auto& tile : small_polygons(look.factor)) fill(tile, 1, 0);
  const int all = cv::countNonZero(about);
  return all > 0 && cv::countNonZero(about & change.mask) < kSpilled * all;
}

void BoardTracker::look_for_new_tiles(const Look& look) {
  const std::vector<Cell> again = std::exchange(unclear_cells_, {});
  const bool anything_new = !look.change.regions.empty();
  std::vector<TileReading> found;
  for (const Cell cell : open_neighbours()) {
    const Quad quad = board_.geometry.quad_of(cell);
    const double share = share_changed(look, quad);
    if (!contains(again, cell) && (!anything_new || share < kNewTileChange)) continue;
    TileReading reading = read_new(look, cell, quad, share);
    const bool is_tile = reading.is_tile >= kIsTile && !reading.candidates.empty();
    const bool waits = is_tile && !options_.stills && unclear_looks_ < kMostLooks - 1 &&
                       apart(reading.corners, quad) > kOffPlace;
    if (waits) {
      unclear_cells_.push_back(cell);
      continue;
    }
    // Where little has changed only a clear face counts: a bare table looks a little like some town. Who
    // knows what tiles look like in general has been shown tables, too.
    const bool by_face = reading.reader == ReaderName::kArt || share < kSomeChange;
    const double clear = is_tile && by_face ? reading.candidates.front().probability : reading.is_tile;
    if (!is_tile || (share < kSurelyNew && clear < kClear) ||
        (contains(just_emptied_, cell) && !plainly_lies(reading))) {
      if (share >= kForeignChange) unclear_cells_.push_back(cell);
      continue;
    }
    found.push_back(std::move(reading));
  }
  // Seen from the cell beside it, part of a tile can look like another one: the surest first, and none upon
  // another.
  std::sort(found.begin(), found.end(), [](const TileReading& a, const TileReading& b) {
    return a.is_tile * a.candidates.front().probability > b.is_tile * b.candidates.front().probability;
  });
  for (TileReading& reading : found) {
    const auto most_overlap = [&] {
      double most = 0;
      for (const TileReading& tile : board_.tiles)
        most = std::max(most, overlap(tile.corners, reading.corners));
      return most;
    };
    const bool pushed = most_overlap() > kMostOverlap && lies_in_its_cell(look, reading);
    if (pushed && reading.reader != ReaderName::kArt) {
      reading.corners = board_.geometry.quad_of(reading.cell);  // the board knows better
    }
    if (most_overlap() > (pushed ? kMostOverlapPushed : kMostOverlap)) {
      unclear_cells_.push_back(reading.cell);
      continue;
    }
    board_.tiles.push_back(std::move(reading));
  }
  for (TileReading& tile : board_.tiles) {
    const bool unclear = !tile.candidates.empty() && tile.candidates.front().probability < kClear;
    if (unclear) unclear_cells_.push_back(tile.cell);
    const std::size_t pictures = looks_.pictures(tile.cell);
    tile.looking = unclear && pictures > 0 && pictures < kPicturesBeforeAsking;
  }
  unclear_looks_ = unclear_cells_ == again ? unclear_looks_ + 1 : 0;
}

bool BoardTracker::lies_in_its_cell(const Look& look, const TileReading& tile) const {
  if (tile.reader != ReaderName::kArt) return true;
  const TileCandidate& best = tile.candidates.front();
  if (best.face < 0) return false;
  const Quad cell = board_.geometry.quad_of(tile.cell);
  return faces_.verify(look.picture, best.face, best.rotation, cell).similarity >= kSameFace;
}

void BoardTracker::refit() {
  if (!board_.tiles.empty())
    board_.geometry = fit_geometry(reference_grey_.size(), board_.tiles, options_.known);
}

void BoardTracker::look_for_figures(const Look& look) {
  std::set<Cell> cells;
  for (const TileReading& tile : board_.tiles) {
    if (share_changed(look, tile.corners) < kFigureChange) continue;
    // Its neighbours, where a standing figure's head appears, are looked at by find_figures itself.
    cells.insert(tile.cell);
  }
  for (const FigureReading& figure : board_.figures) {
    if (figure.confidence < kDoubtfulFigure) cells.insert(figure.cell);
  }
  if (cells.empty()) return;
  std::vector<FigureReading> found = figures_on(look.picture, {cells.begin(), cells.end()});
  follow_paints(found);
  std::erase_if(board_.figures, [&](const FigureReading& figure) { return cells.contains(figure.cell); });
  for (FigureReading& figure : found) {
    if (cells.contains(figure.cell)) board_.figures.push_back(std::move(figure));
  }
}

void BoardTracker::accept_as_reference(const Look& look) {
  reference_grey_ = look.grey;
  // Something foreign at the edge, too far away to matter now, must not become part of what the table looks
  // like.
  cv::Mat next = look.small.clone();
  if (arms_.foreign().size() == next.size() && reference_small_.size() == next.size()) {
    reference_small_.copyTo(next, arms_.foreign());
  }
  reference_small_ = next;
}

void BoardTracker::tell(const std::vector<KnownTile>& board) {
  for (const KnownTile& known : board) {
    TileReading* tile = tile_at(known.cell);
    if (tile == nullptr || tile->candidates.empty()) continue;
    const catalogue::TypeIndex type = catalogue_->index_of(known.type);
    const TileCandidate& best = tile->candidates.front();
    if (best.type == type && best.rotation == known.rotation) continue;
    // Somebody who knows says otherwise: take the face that comes nearest to it.
    const auto it =
        std::find_if(tile->candidates.begin(), tile->candidates.end(),
                     [&](const TileCandidate& c) { return c.type == type && c.rotation == known.rotation; });
    if (it != tile->candidates.end()) {
      std::rotate(tile->candidates.begin(), it, it + 1);
      tile->candidates.front().probability = 1;
    } else {
      TileCandidate candidate;
      candidate.type = type;
      candidate.rotation = known.rotation;
      candidate.probability = 1;
      const std::vector<Face>& faces = faces_.known().faces();
      for (std::size_t i = 0; i < faces.size(); ++i) {
        if (faces[i].type == type) candidate.face = static_cast<int>(i);
      }
      tile->candidates.insert(tile->candidates.begin(), candidate);
    }
    keep_face(*tile);
  }
}

// A tile that is the same piece of cardboard still, but thought of otherwise, keeps the picture cut out of
// it: a figure may stand on it now that did not then.
void BoardTracker::keep_face(TileReading& tile) {
  TileCandidate& best = tile.candidates.front();
  if (best.face >= 0) return;
  best.face = faces_.rename(tile.cell, best.type, best.rotation);
  for (std::size_t i = 1; i < tile.candidates.size() && best.face >= 0; ++i) {
    if (tile.candidates[i].face == best.face) tile.candidates[i].face = -1;
  }
}

}  // namespace tilewatch::vision
