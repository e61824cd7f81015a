// SPDX-License-Identifier: MIT
// A table without pictures.
#include "tests/engine/referee/table_of_words.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/catalogue/tile_map.h"

namespace tilewatch::referee::testing {

TableOfWords::TableOfWords(std::shared_ptr<const catalogue::Catalogue> catalogue)
    : catalogue_(std::move(catalogue)) {}

void TableOfWords::lay(const std::string& type, Cell cell, Rotation rotation) {
  lay_unclear(cell, {{type, rotation, type + "~1", 0.97}});
}

void TableOfWords::lay_unclear(Cell cell, std::vector<bus::TileCandidate> candidates, bool looking) {
  bus::SeenTile tile;
  tile.looking = looking;
  tile.cell = cell;
  tile.candidates = std::move(candidates);
  tiles_[cell] = tile;
}

void TableOfWords::lay_face_down(Cell cell) { lay_unclear(cell, {{bus::kFaceDown, 0, "", 0.97}}); }

void TableOfWords::take(Cell cell) { tiles_.erase(cell); }

void TableOfWords::put(Colour colour, Cell cell, catalogue::Piece piece, double confidence) {
  const bus::TileCandidate& tile = tiles_.at(cell).candidates.front();
  const catalogue::TileMap map(catalogue_->type(catalogue_->index_of(tile.type)));
  const auto spot = catalogue::turned_point(map.spot(piece), tile.rotation);
  put_unclear(colour, cell, {{piece.kind, piece.index, 0.9}});
  figures_.back().u = spot.u;
  figures_.back().v = spot.v;
  figures_.back().confidence = confidence;
}

void TableOfWords::put_unclear(Colour colour, Cell cell, std::vector<bus::FeatureCandidate> on) {
  bus::SeenFigure figure;
  figure.colour = colour;
  figure.cell = cell;
  figure.on = std::move(on);
  figure.confidence = 0.95;
  figures_.push_back(figure);
}

void TableOfWords::take_figure(Colour colour, Cell cell) {
  const auto found = std::find_if(figures_.begin(), figures_.end(), [&](const bus::SeenFigure& figure) {
    return figure.colour == colour && figure.cell == cell;
  });
  ASSERT_NE(found, figures_.end());
  figures_.erase(found);
}

void TableOfWords::put(FigureKind kind, Colour colour, Cell cell, catalogue::Piece piece) {
  put(colour, cell, piece);
  figures_.back().kind = kind;
}

void TableOfWords::take(FigureKind kind, Colour colour, Cell cell, catalogue::Piece piece) {
  const auto found = std::find_if(figures_.begin(), figures_.end(), [&](const bus::SeenFigure& figure) {
    return figure.kind == kind && figure.colour == colour && figure.cell == cell &&
           figure.on.front().kind == piece.kind && figure.on.front().piece == piece.index;
  });
  ASSERT_NE(found, figures_.end()) << tilewatch::to_string(kind) << " at " << to_string(cell);
  figures_.erase(found);
}

void TableOfWords::bury(Colour colour, Cell cell) {
  put(colour, cell, kCemetery);
  figures_.back().pose = Pose::kLying;
}

bus::Reading TableOfWords::next(bus::TableState state) {
  bus::Reading reading;
  reading.frame = ++frame_;
  reading.time_s = static_cast<double>(frame_);
  reading.state = state;
  return reading;
}

bus::Reading TableOfWords::still() {
  bus::Reading reading = next(bus::TableState::kStill);
  reading.frame_name = fmt::format("{:03}.jpg", reading.frame);
  const auto hidden = [&](Cell cell) {
    return std::find(hidden_.begin(), hidden_.end(), cell) != hidden_.end();
  };
  for (const auto& [cell, tile] : tiles_) {
    if (!hidden(cell)) reading.tiles.push_back(tile);
  }
  for (const bus::SeenFigure& figure : figures_) {
    if (!hidden(figure.cell)) reading.figures.push_back(figure);
  }
  reading.hidden = hidden_;
  return reading;
}

bus::Reading TableOfWords::hand() { return next(bus::TableState::kHand); }

bus::Reading TableOfWords::end() {
  bus::Reading reading = next(bus::TableState::kStill);
  reading.end = true;
  return reading;
}

std::shared_ptr<const catalogue::Catalogue> base_tiles() {
  static const auto kTiles = catalogue::Catalogue::load({"base"});
  EXPECT_TRUE(kTiles) << kTiles.error().message;
  return *kTiles;
}

std::shared_ptr<const catalogue::Catalogue> tiles_of(const std::vector<std::string>& sets, Edition edition) {
  const auto tiles = catalogue::Catalogue::load(sets, edition);
  EXPECT_TRUE(tiles) << tiles.error().message;
  return *tiles;
}

RefereeOptions options(std::vector<Colour> colours) {
  RefereeOptions result;
  result.setup.catalogue = base_tiles();
  for (const Colour colour : colours) result.setup.players.push_back({"", colour});
  return result;
}

std::vector<bus::Prompt> open_prompts(const Referee& referee, const std::string& kind) {
  std::vector<bus::Prompt> prompts;
  for (const bus::Prompt& prompt : referee.questions().open()) {
    if (prompt.kind == kind) prompts.push_back(prompt);
  }
  return prompts;
}

int score_of(const Referee& referee, Colour colour) {
  for (const bus::PlayerState& player : referee.snapshot().players) {
    if (player.colour == colour) return player.score;
  }
  ADD_FAILURE() << "nobody plays that colour";
  return -1;
}

}  // namespace tilewatch::referee::testing
