// SPDX-License-Identifier: MIT
// A table without pictures: tiles and figures are put on it by name, and it says what a camera would see.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/bus/messages.h"
#include "engine/catalogue/catalogue.h"
#include "engine/referee/referee.h"

namespace tilewatch::referee::testing {

class TableOfWords {
 public:
  explicit TableOfWords(std::shared_ptr<const catalogue::Catalogue> catalogue);

  void lay(const std::string& type, Cell cell, Rotation rotation = 0);
  /// The camera is not sure which tile it is, and may look again.
  void lay_unclear(Cell cell, std::vector<bus::TileCandidate> candidates, bool looking = false);
  void lay_face_down(Cell cell);
  void take(Cell cell);
  /// `piece` is one of the tile that lies there.
  void put(Colour colour, Cell cell, catalogue::Piece piece, double confidence = 0.95);
  void put_unclear(Colour colour, Cell cell, std::vector<bus::FeatureCandidate> on);
  void take_figure(Colour colour, Cell cell);
  /// Big meeples, abbots; and those of nobody: mage, witch, ghosts, hounds (whose colour says nothing).
  void put(FigureKind kind, Colour colour, Cell cell, catalogue::Piece piece);
  void put(FigureKind kind, Cell cell, catalogue::Piece piece) { put(kind, Colour::kWhite, cell, piece); }
  /// Takes one of that kind away; of a player's figures the one of that colour.
  void take(FigureKind kind, Colour colour, Cell cell, catalogue::Piece piece);
  void take(FigureKind kind, Cell cell, catalogue::Piece piece) { take(kind, Colour::kWhite, cell, piece); }
  /// It lies on the cemetery of a tile.
  void bury(Colour colour, Cell cell);
  void hide(Cell cell) { hidden_.push_back(cell); }
  void show_all() { hidden_.clear(); }
  std::vector<bus::SeenFigure>& figures() { return figures_; }

  /// The still table as the next picture.
  bus::Reading still();
  bus::Reading hand();
  bus::Reading end();

 private:
  bus::Reading next(bus::TableState state);

  std::shared_ptr<const catalogue::Catalogue> catalogue_;
  std::map<Cell, bus::SeenTile> tiles_;
  std::vector<bus::SeenFigure> figures_;
  std::vector<Cell> hidden_;
  std::int64_t frame_ = 0;
};

/// The base game's tiles; two players, red and blue, unless said otherwise.
std::shared_ptr<const catalogue::Catalogue> base_tiles();
std::shared_ptr<const catalogue::Catalogue> tiles_of(const std::vector<std::string>& sets,
                                                     Edition edition = Edition::kC3);
RefereeOptions options(std::vector<Colour> colours = {Colour::kRed, Colour::kBlue});

/// Open questions of a kind.
std::vector<bus::Prompt> open_prompts(const Referee& referee, const std::string& kind);
int score_of(const Referee& referee, Colour colour);

inline constexpr catalogue::Piece kRoad{FeatureKind::kRoad, 0};
inline constexpr catalogue::Piece kCity{FeatureKind::kCity, 0};
inline constexpr catalogue::Piece kMist{FeatureKind::kMistArea, 0};
inline constexpr catalogue::Piece kCemetery{FeatureKind::kCemetery, 0};
inline constexpr catalogue::Piece kField{FeatureKind::kField, 0};

}  // namespace tilewatch::referee::testing
