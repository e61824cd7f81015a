// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "display/drawing/player_marks.h"
#include "display/sheet/sheet_parts.h"
#include "engine/catalogue/drawing.h"
#include "engine/catalogue/tile_map.h"

namespace tilewatch::sheet {
namespace {

/// The tile as it lies, as a document.
std::string lying_tile(const std::string& upright, Rotation rotation) {
  const std::size_t tag = upright.find("<svg");
  if (tag == std::string::npos) return upright;
  return fmt::format(
             R"svg(<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" )svg"
             R"svg(viewBox="0 0 1000 1000"><g transform="rotate({} 500 500)">)svg",
             90 * rotation) +
         upright.substr(tag) + "</g></svg>";
}

/// Which copy of a type lies there: copies differ in their drawing.
class Copies {
 public:
  explicit Copies(const catalogue::Catalogue& catalogue) : catalogue_(catalogue) {}

  std::string next(const rules::PlacedTile& tile) {
    if (tile.type == catalogue::kNoType) return catalogue::tile_back_svg();
    const catalogue::TileType& type = catalogue_.type(tile.type);
    catalogue::DrawingOptions options;
    options.garden = tile.garden;
    options.variant = tile.garden ? gardens_[tile.type]++ : type.count_with_garden + plain_[tile.type]++;
    return catalogue::tile_svg(type, options);
  }

 private:
  const catalogue::Catalogue& catalogue_;
  std::map<rules::TypeIndex, int> gardens_;
  std::map<rules::TypeIndex, int> plain_;
};

/// Where a figure stands on the board, in cells. Several on one piece stand side by side.
class Spots {
 public:
  explicit Spots(const rules::Game& game) : game_(game) {}

  std::pair<double, double> of(const rules::Figure& figure) {
    constexpr double kBeside = 0.16;
    const int before = taken_[figure.at]++;
    catalogue::TilePoint at;
    const rules::PlacedTile* tile = game_.tile_at(figure.at.cell);
    if (tile != nullptr && tile->type != catalogue::kNoType) {
      const catalogue::TileMap map(game_.catalogue().type(tile->type), 0, 1, tile->garden);
      at = catalogue::turned_point(map.spot(figure.at.piece), tile->rotation);
    }
    const double aside = before == 0 ? 0 : (before % 2 == 1 ? 1 : -1) * kBeside * ((before + 1) / 2);
    return {figure.at.cell.x + at.u + aside, figure.at.cell.y + at.v};
  }

 private:
  const rules::Game& game_;
  std::map<rules::FeatureRef, int> taken_;
};

}  // namespace

void add_board(std::vector<Layer>& layers, const exports::ScoreBook& book, const SheetFacts& facts,
               const Area& area) {
  const rules::Game& game = book.game;
  Cell least = game.tiles().front().cell;
  Cell most = least;
  for (const rules::PlacedTile& tile : game.tiles()) {
    least = {std::min(least.x, tile.cell.x), std::min(least.y, tile.cell.y)};
    most = {std::max(most.x, tile.cell.x), std::max(most.y, tile.cell.y)};
  }
  const int columns = most.x - least.x + 1;
  const int rows = most.y - least.y + 1;
  constexpr int kFewest = 4;  // a board of two tiles does not fill the page
  const double cell =
      std::min(area.width / std::max(columns, kFewest), area.height / std::max(rows, kFewest));
  const double left = area.x + (area.width - columns * cell) / 2;
  const double top = area.y + (area.height - rows * cell) / 2;
  Copies copies(game.catalogue());
  for (const rules::PlacedTile& tile : game.tiles()) {
    layers.push_back(
        {left + (tile.cell.x - least.x) * cell, top + (tile.cell.y - least.y) * cell, cell, cell,
         lying_tile(copies.next(tile), tile.type == catalogue::kNoType ? Rotation{0} : tile.rotation)});
  }
  drawing::SvgCanvas figures(columns * cell, rows * cell);
  Spots spots(game);
  for (const rules::Figure& figure : game.figures()) {
    drawing::FigureMark mark{figure.kind, Colour::kWhite, {}, figure.at.piece.kind == FeatureKind::kField};
    if (figure.player < facts.people.size()) {
      mark.colour = facts.people[figure.player].colour;
      mark.letter = utf8(facts.people[figure.player].letter);
    }
    const auto [x, y] = spots.of(figure);
    figures.add(drawing::figure((x - least.x) * cell, (y - least.y) * cell, 0.42 * cell, mark));
  }
  layers.push_back({left, top, columns * cell, rows * cell, figures.document()});
}

}  // namespace tilewatch::sheet
