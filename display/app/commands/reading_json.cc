// SPDX-License-Identifier: MIT
#include "display/app/commands/reading_json.h"

#include <algorithm>
#include <cmath>

namespace tilewatch::app {
namespace {

using nlohmann::ordered_json;

double rounded(double value, double steps) { return std::round(value * steps) / steps; }

ordered_json cell_json(Cell cell) { return {cell.x, cell.y}; }

template <class Point>
ordered_json point_json(const Point& p) {
  return {rounded(p.x, 100), rounded(p.y, 100)};
}

ordered_json tile_json(const vision::TileReading& tile, const catalogue::Catalogue& catalogue,
                       const vision::ArtLibrary& art) {
  ordered_json json;
  json["cell"] = cell_json(tile.cell);
  const vision::TileCandidate& best = tile.candidates.front();
  const catalogue::TileType& type = catalogue.type(best.type);
  json["type"] = type.id;
  json["variant"] = best.face >= 0 ? ordered_json(art.face(best.face).name) : ordered_json(nullptr);
  json["rotation"] = best.rotation;
  json["edges"] = type.edge_letters(best.rotation);
  json["corners"] = ordered_json::array();
  for (const auto& corner : tile.corners) json["corners"].push_back(point_json(corner));
  json["confidence"] = rounded(best.probability * tile.is_tile, 10000);
  json["reader"] = vision::to_string(tile.reader);
  json["alternatives"] = ordered_json::array();
  for (std::size_t k = 1; k < tile.candidates.size(); ++k) {
    const vision::TileCandidate& other = tile.candidates[k];
    json["alternatives"].push_back({{"type", catalogue.type(other.type).id},
                                    {"rotation", other.rotation},
                                    {"confidence", rounded(other.probability * tile.is_tile, 10000)}});
  }
  return json;
}

ordered_json figure_json(const vision::FigureReading& figure) {
  ordered_json json;
  json["kind"] = to_string(figure.kind);
  json["colour"] =
      belongs_to_player(figure.kind) ? ordered_json(to_string(figure.colour)) : ordered_json(nullptr);
  json["pose"] = to_string(figure.pose);
  const FeatureKind on = figure.on.empty() ? FeatureKind::kTile : figure.on.front().piece.kind;
  json["on"] = to_string(on);
  json["cell"] = cell_json(figure.cell);
  json["foot"] = point_json(figure.foot);
  json["confidence"] = rounded(figure.confidence, 10000);
  return json;
}

ordered_json feature_json(const rules::Score& feature, const std::vector<Colour>& colours) {
  ordered_json json;
  json["kind"] = to_string(feature.kind);
  json["cells"] = ordered_json::array();
  for (const Cell cell : feature.cells) json["cells"].push_back(cell_json(cell));
  json["complete"] = feature.complete;
  json["value"] = feature.points;
  json["owners"] = ordered_json::array();
  for (const rules::Player player : feature.winners) json["owners"].push_back(to_string(colours.at(player)));
  json["terms"] = ordered_json::array();
  for (const rules::ScoreTerm& term : feature.terms) {
    json["terms"].push_back({{"name", term.name}, {"count", term.count}, {"points", term.points}});
  }
  return json;
}

}  // namespace

bool belongs_to_player(FigureKind kind) {
  return kind == FigureKind::kMeeple || kind == FigureKind::kBigMeeple || kind == FigureKind::kAbbot;
}

rules::BoardValue value_of_reading(const vision::BoardReading& reading,
                                   std::shared_ptr<const catalogue::Catalogue> catalogue,
                                   const vision::ArtLibrary& art) {
  std::vector<const vision::TileReading*> order;
  for (const vision::TileReading& tile : reading.tiles) {
    if (!tile.candidates.empty()) order.push_back(&tile);
  }
  std::stable_sort(order.begin(), order.end(),
                   [](const vision::TileReading* a, const vision::TileReading* b) {
                     return a->candidates.front().probability * a->is_tile >
                            b->candidates.front().probability * b->is_tile;
                   });
  std::vector<rules::PlacedTile> tiles;
  for (const vision::TileReading* tile : order) {
    const vision::TileCandidate& best = tile->candidates.front();
    const bool garden = best.face >= 0 && art.face(best.face).garden;
    tiles.push_back({best.type, tile->cell, best.rotation, garden, 0});
  }
  std::vector<rules::StandingOn> figures;
  for (const vision::FigureReading& figure : reading.figures) {
    if (figure.on.empty()) continue;
    figures.push_back({figure.kind, figure.colour, {figure.cell, figure.on.front().piece}});
  }
  return rules::value_of_board(std::move(catalogue), tiles, figures);
}

ordered_json reading_to_json(const std::string& picture, int width, int height,
                             const vision::BoardReading& reading, const rules::BoardValue& value,
                             const catalogue::Catalogue& catalogue, const vision::ArtLibrary& art) {
  ordered_json json;
  json["picture"] = picture;
  json["size"] = {width, height};
  json["tiles"] = ordered_json::array();
  for (const vision::TileReading& tile : reading.tiles) {
    if (!tile.candidates.empty()) json["tiles"].push_back(tile_json(tile, catalogue, art));
  }
  json["figures"] = ordered_json::array();
  for (const vision::FigureReading& figure : reading.figures) json["figures"].push_back(figure_json(figure));
  json["problems"] = ordered_json::array();
  for (const vision::Problem& problem : reading.problems) {
    ordered_json cells = ordered_json::array();
    for (const Cell cell : problem.cells) cells.push_back(cell_json(cell));
    json["problems"].push_back({{"kind", problem.kind}, {"text", problem.text}, {"cells", cells}});
  }
  json["features"] = ordered_json::array();
  for (const rules::Score& feature : value.features) {
    json["features"].push_back(feature_json(feature, value.colours));
  }
  json["timings_ms"] = ordered_json::object();
  for (const auto& [name, ms] : reading.timings_ms) json["timings_ms"][name] = rounded(ms, 10);
  return json;
}

}  // namespace tilewatch::app
