// SPDX-License-Identifier: MIT
// Keeps what lies on the table from one still picture to the next: follows the board, notices new, turned and
// missing tiles and figures, and refuses to read while an arm is over the board.
#pragma once

#include <memory>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/bus/messages.h"
#include "vision/figures/paint.h"
#include "vision/reading.h"
#include "vision/table/find_board.h"
#include "vision/tiles/art_library.h"
#include "vision/tiles/art_reader.h"
#include "vision/tiles/topology_reader.h"
#include "vision/watch/arm_detector.h"
#include "vision/watch/change.h"
#include "vision/watch/follow.h"
#include "vision/watch/gathered_looks.h"
#include "vision/watch/seen_faces.h"
#include "vision/watch/shown_tiles.h"
#include "vision/watch/table_again.h"
#include "vision/watch/watcher.h"

namespace tilewatch::vision {

class BoardTracker {
 public:
  BoardTracker(std::shared_ptr<const catalogue::Catalogue> catalogue, std::shared_ptr<const ArtLibrary> art,
               WatchOptions options);
  ~BoardTracker();

  /// Reads a still picture. `small` is the same picture scaled down by `factor` in both directions.
  bus::TableState update(const cv::Mat& picture_bgr, const cv::Mat& small_bgr, int factor, double time_s);

  /// A picture in which something moves, scaled down as those of update(). Nothing is read; what came and
  /// went is remembered while an arm seems to be over the board.
  void glimpse(const cv::Mat& small_bgr, bus::TableState state);

  /// True when something was unclear and another picture of the same scene could help.
  bool wants_another_look() const;

  void tell(const std::vector<KnownTile>& board);
  /// What was measured anew; paints have been followed since they were measured and stay.
  void know(const KnownTable& table) { options_.known = table; }
  void reset();

  const BoardReading& board() const { return board_; }
  /// The faces that board() names.
  const ArtLibrary& faces() const { return faces_.all(); }
  const std::vector<Cell>& hidden() const { return hidden_; }
  /// Plain words when the last update() gave kNoBoard or kLost.
  const std::string& trouble() const { return trouble_; }

 private:
  struct Look;  // one picture with what was derived from it

  Result<FoundBoard> search(const cv::Mat& picture) const;
  bus::TableState find_first(const Look& look);
  bool arm_over_first(const Look& look, const std::vector<TileReading>& tiles);
  bool arm_over_board(const Look& look, const std::optional<BoardMotion>& motion);
  bool follow(Look& look, const std::optional<BoardMotion>& motion);
  bool lies_as_before(const Look& look) const;
  bool find_again(Look& look);
  void check_known_tiles(const Look& look);
  void look_for_new_tiles(const Look& look);
  bool fills_its_cell(const Look& look, const Quad& quad) const;
  TileReading read_new(const Look& look, Cell cell, const Quad& quad, double share);
  bool lies_in_its_cell(const Look& look, const TileReading& tile) const;
  void look_for_figures(const Look& look);
  std::vector<FigureReading> figures_on(const cv::Mat& picture, std::vector<Cell> only = {}) const;
  /// The evening's light changes: figures that are beyond doubt show what their paints look like now.
  void follow_paints(const std::vector<FigureReading>& seen);
  void give_faces(const cv::Mat& picture);
  void keep_face(TileReading& tile);
  void accept_as_reference(const Look& look);
  void refit();

  /// A face, or a tile face down (TileCandidate::type is kNoType).
  TileReading read_cell(const Look& look, Cell cell, const Quad& quad, const ArtReaderOptions& options = {});
  TileReading read_whole_cell(const Look& look, Cell cell, const Quad& quad,
                              const ArtReaderOptions& options = {});
  TileReading read_in_general(const Look& look, Cell cell, const Quad& quad);
  bool more_looks_help(const TileReading& tile) const;
  double share_changed(const Look& look, const Quad& quad) const;
  std::vector<Cell> open_neighbours() const;
  TileReading* tile_at(Cell cell);
  std::vector<std::vector<cv::Point2f>> small_polygons(int factor) const;
  cv::Mat reference_moved_along(const BoardMotion& motion, int factor) const;

  std::shared_ptr<const catalogue::Catalogue> catalogue_;
  SeenFaces faces_;
  GatheredLooks looks_;                       ///< of the topology reader
  std::unique_ptr<TopologyReader> topology_;  ///< null when the faces of all tiles are known
  std::unique_ptr<BoardFinder> finder_;       // refers to both readers
  std::unique_ptr<ArtReader> back_reader_;    ///< null where no tile lies face down
  WatchOptions options_;
  figures::PaintBox paints_;

  BoardReading board_;
  ShownTiles shown_;
  std::vector<Cell> hidden_;
  std::string trouble_;

  // The last picture that was read, and what was still unclear in it.
  cv::Mat1b reference_grey_;
  cv::Mat reference_small_;
  ArmDetector arms_;
  ArmDetector first_arms_;  ///< the same before there is a board
  TableAgain table_again_;
  std::vector<Cell> just_emptied_;  ///< in the last picture that was read
  std::vector<Cell> unclear_cells_;
  int unclear_looks_ = 0;
};

}  // namespace tilewatch::vision
