// SPDX-License-Identifier: MIT
#include "engine/catalogue/tile_reader.h"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/catalogue/strict_json.h"

namespace tilewatch::catalogue {
namespace {

constexpr int kMostCopies = 1000;
constexpr int kLargestStart = 9;  ///< a start piece lies within this many cells of its first
constexpr std::array<std::string_view, 8> kHalfNames{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};
constexpr std::array<std::pair<std::string_view, TowerCounts>, 5> kTowerWords{
    {{"meeples", TowerCounts::kMeeples},
     {"monasteries", TowerCounts::kMonasteries},
     {"shields", TowerCounts::kShields},
     {"roads", TowerCounts::kRoads},
     {"cities", TowerCounts::kCities}}};

constexpr std::array<std::pair<std::string_view, Corner>, 4> kCornerWords{{{"NW", Corner::kNorthWest},
                                                                           {"NE", Corner::kNorthEast},
                                                                           {"SE", Corner::kSouthEast},
                                                                           {"SW", Corner::kSouthWest}}};
constexpr std::array<std::pair<std::string_view, RiverEnd>, 2> kRiverEndWords{
    {{"spring", RiverEnd::kSpring}, {"lake", RiverEnd::kLake}}};
constexpr std::array<std::pair<std::string_view, FeatureKind>, 3> kCropCircleWords{
    {{"field", FeatureKind::kField}, {"road", FeatureKind::kRoad}, {"city", FeatureKind::kCity}}};

SideMask bit(Side side) { return static_cast<SideMask>(1U << static_cast<unsigned>(side)); }

/// "NE" -> the mask of north and east; they must be edges of `kind` of the tile that no other piece has
/// `taken`.
SideMask edges_of(const JsonValue& value, const std::string& what, const TileType& type, EdgeKind kind,
                  std::string_view piece_word, SideMask& taken) {
  SideMask mask = 0;
  const std::string& text = text_of(value, what);
  if (text.empty()) mistake(value.line, "{} names no edge", what);
  for (const char letter : text) {
    const auto side = side_from(std::string_view(&letter, 1));
    if (!side) mistake(value.line, "{}: '{}' is not an edge (N, E, S or W)", what, letter);
    const EdgeKind there = type.edges[static_cast<std::size_t>(*side)];
    if (there != kind) {
      mistake(value.line, "{}: a {} on edge {}, but the tile's edges \"{}\" have {} there", what, piece_word,
              letter, type.edge_letters(0), to_letter(there));
    }
    if ((taken & bit(*side)) != 0) mistake(value.line, "{}: edge {} belongs to two pieces", what, letter);
    taken = static_cast<SideMask>(taken | bit(*side));
    mask = static_cast<SideMask>(mask | bit(*side));
  }
  return mask;
}

/// Every edge of `kind` must have been `taken` by a piece.
void expect_all_taken(const TileType& type, EdgeKind kind, std::string_view piece_word, SideMask taken,
                      int line) {
  for (const Side side : kSides) {
    if (type.edges[static_cast<std::size_t>(side)] == kind && (taken & bit(side)) == 0) {
      mistake(line, "{}: edge {} is '{}', but no {} has it", type.id, to_string(side), to_letter(kind),
              piece_word);
    }
  }
}

void read_cities(Reader& tile, TileType& type, int line) {
  SideMask taken = 0;
  if (const JsonValue* list = tile.optional("cities")) {
    for (const JsonValue& item : list_of(*list, tile.name("cities"))) {
      Reader city(item, fmt::format("{}: city", type.id));
      CityPiece piece;
      piece.edges =
          edges_of(city.required("edges"), city.name("edges"), type, EdgeKind::kCity, "city", taken);
      if (const JsonValue* shields = city.optional("shields")) {
        piece.shields = number_of(*shields, city.name("shields"), 0, 9);
      }
      piece.cathedral = city.flag("cathedral");
      city.done();
      type.cities.push_back(piece);
    }
  }
  expect_all_taken(type, EdgeKind::kCity, "city", taken, line);
}

void read_roads(Reader& tile, TileType& type, int line) {
  SideMask taken = 0;
  if (const JsonValue* list = tile.optional("roads")) {
    for (const JsonValue& item : list_of(*list, tile.name("roads"))) {
      Reader road(item, fmt::format("{}: road", type.id));
      RoadPiece piece;
      piece.edges =
          edges_of(road.required("edges"), road.name("edges"), type, EdgeKind::kRoad, "road", taken);
      piece.inn = road.flag("inn");
      road.done();
      type.roads.push_back(piece);
    }
  }
  expect_all_taken(type, EdgeKind::kRoad, "road", taken, line);
}

void read_rivers(Reader& tile, TileType& type, int line) {
  SideMask taken = 0;
  if (const JsonValue* list = tile.optional("rivers")) {
    for (const JsonValue& item : list_of(*list, tile.name("rivers"))) {
      Reader river(item, fmt::format("{}: river", type.id));
      RiverPiece piece;
      piece.edges =
          edges_of(river.required("edges"), river.name("edges"), type, EdgeKind::kRiver, "river", taken);
      river.done();
      type.rivers.push_back(piece);
    }
  }
  expect_all_taken(type, EdgeKind::kRiver, "river", taken, line);
}

/// Calls `use` with every word of a text in which single spaces part the words.
void for_each_word(std::string_view text, const std::function<void(std::string_view)>& use) {
  std::size_t from = 0;
  while (from <= text.size()) {
    const std::size_t to = std::min(text.find(' ', from), text.size());
    use(text.substr(from, to - from));
    from = to + 1;
  }
}

HalfMask halves_of(const JsonValue& value, const std::string& what, const TileType& type, HalfMask& taken) {
  HalfMask mask = 0;
  for_each_word(text_of(value, what), [&](std::string_view word) {
    const auto found = std::find(kHalfNames.begin(), kHalfNames.end(), word);
    if (found == kHalfNames.end()) {
      mistake(value.line, "{}: \"{}\" is not a half-edge ({})", what, word, fmt::join(kHalfNames, " "));
    }
    const auto half = static_cast<unsigned>(found - kHalfNames.begin());
    if (type.edges[half / 2] == EdgeKind::kCity) {
      mistake(value.line, "{}: half-edge {} lies on a city edge (edges \"{}\")", what, word,
              type.edge_letters(0));
    }
    if ((taken & (1U << half)) != 0) mistake(value.line, "{}: half-edge {} is claimed twice", what, word);
    taken = static_cast<HalfMask>(taken | (1U << half));
    mask = static_cast<HalfMask>(mask | (1U << half));
  });
  return mask;
}

/// "N W" -> bits of the cities that have exactly the edges N and exactly the edges W.
std::uint8_t touched_cities(const JsonValue& value, const std::string& what, const TileType& type) {
  std::uint8_t touched = 0;
  for_each_word(text_of(value, what), [&](std::string_view word) {
    SideMask wanted = 0;
    for (const char letter : word) {
      const auto side = side_from(std::string_view(&letter, 1));
      if (!side) mistake(value.line, "{}: \"{}\" is not a list of edges (N, E, S or W)", what, word);
      wanted = static_cast<SideMask>(wanted | bit(*side));
    }
    const auto found = std::find_if(type.cities.begin(), type.cities.end(),
                                    [&](const CityPiece& city) { return city.edges == wanted; });
    if (wanted == 0 || found == type.cities.end()) {
      mistake(value.line, "{}: there is no city with the edges \"{}\" on this tile", what, word);
    }
    const auto mask = 1U << static_cast<unsigned>(found - type.cities.begin());
    if ((touched & mask) != 0) mistake(value.line, "{}: city \"{}\" is named twice", what, word);
    touched = static_cast<std::uint8_t>(touched | mask);
  });
  return touched;
}

void read_fields(Reader& tile, TileType& type, int line) {
  HalfMask taken = 0;
  if (const JsonValue* list = tile.optional("fields")) {
    for (const JsonValue& item : list_of(*list, tile.name("fields"))) {
      Reader field(item, fmt::format("{}: field", type.id));
      FieldPiece piece;
      piece.inner = field.flag("inner");
      const JsonValue* halves = field.optional("halves");
      if (halves != nullptr) piece.halves = halves_of(*halves, field.name("halves"), type, taken);
      if (piece.inner && halves != nullptr) {
        mistake(halves->line, "{}: an inner field has no half-edges", type.id);
      }
      if (!piece.inner && halves == nullptr) {
        mistake(item.line, "{}: a field needs \"halves\", or \"inner\": true if it reaches no edge", type.id);
      }
      if (const JsonValue* touches = field.optional("touches")) {
        piece.cities = touched_cities(*touches, field.name("touches"), type);
      }
      field.done();
      // Nothing cuts a field edge in two, so both its halves lie in one field.
      for (const Side side : kSides) {
        const unsigned both = 3U << (2 * static_cast<unsigned>(side));
        const unsigned here = piece.halves & both;
        if (type.edges[static_cast<std::size_t>(side)] == EdgeKind::kField && here != 0 && here != both) {
          mistake(halves->line, "{}: the field edge {} is split between two fields", type.id,
                  to_string(side));
        }
      }
      type.fields.push_back(piece);
    }
  }
  for (std::size_t half = 0; half < kHalfNames.size(); ++half) {
    if (type.edges[half / 2] != EdgeKind::kCity && (taken & (1U << half)) == 0) {
      mistake(line, "{}: half-edge {} belongs to no field", type.id, kHalfNames[half]);
    }
  }
}
/// G-6: mist lies over fields and roads, never over cities; and two parts of it never share an edge.
void read_mists(Reader& tile, TileType& type) {
  const JsonValue* list = tile.optional("mists");
  if (list == nullptr) return;
  SideMask taken = 0;
  for (const JsonValue& item : list_of(*list, tile.name("mists"))) {
    Reader mist(item, fmt::format("{}: mist", type.id));
    MistPiece piece;
    const JsonValue& edges = mist.required("edges");
    for (const char letter : text_of(edges, mist.name("edges"))) {
      const auto side = side_from(std::string_view(&letter, 1));
      if (!side) mistake(edges.line, "{}: '{}' is not an edge (N, E, S or W)", mist.name("edges"), letter);
      const EdgeKind there = type.edges[static_cast<std::size_t>(*side)];
      if (there != EdgeKind::kField && there != EdgeKind::kRoad) {
        mistake(
            edges.line,
            "{}: mist lies over fields and roads only (G-6), but the tile's edges \"{}\" have {} on edge {}",
            mist.name("edges"), type.edge_letters(0), to_letter(there), letter);
      }
      if ((taken & bit(*side)) != 0) {
        mistake(edges.line, "{}: edge {} belongs to two mists", mist.name("edges"), letter);
      }
      taken = static_cast<SideMask>(taken | bit(*side));
      piece.edges = static_cast<SideMask>(piece.edges | bit(*side));
    }
    piece.ghosts = number_of(mist.required("ghosts"), mist.name("ghosts"), 0, 9);
    mist.done();
    if (type.fields.empty() && type.roads.empty()) {
      mistake(item.line, "{}: mist needs a field or a road to lie over (G-6)", type.id);
    }
    type.mists.push_back(piece);
  }
}

/// What the Mists are about, the river's ends and the crop circle.
void read_more(Reader& tile, TileType& type, int line) {
  read_mists(tile, type);
  type.castle = tile.flag("castle");
  type.cemetery = tile.flag("cemetery");
  if (type.castle && type.mists.empty()) {
    mistake(line, "{}: a castle always stands in mist (G-23), but \"mists\" names none", type.id);
  }
  if (type.castle && type.cemetery) mistake(line, "{}: a castle and a cemetery on one tile", type.id);
  if (const JsonValue* ruin = tile.optional("ruin")) {
    type.ruin = word_of(*ruin, tile.name("ruin"), kCornerWords);
  }
  if (const JsonValue* end = tile.optional("river_end")) {
    type.river_end = word_of(*end, tile.name("river_end"), kRiverEndWords);
    if (type.rivers.size() != 1 || std::popcount(type.rivers.front().edges) != 1) {
      mistake(end->line, "{}: a spring or lake has one river, with one edge", type.id);
    }
  }
  if (const JsonValue* circle = tile.optional("crop_circle")) {
    type.crop_circle = word_of(*circle, tile.name("crop_circle"), kCropCircleWords);
  }
}

void read_start(Reader& tile, TileType& type) {
  type.start = tile.flag("start");
  const JsonValue* at = tile.optional("start_at");
  if (at == nullptr) return;
  const std::string what = tile.name("start_at");
  if (!type.start) mistake(at->line, "{} needs \"start\": true", what);
  const auto& numbers = list_of(*at, what);
  if (numbers.size() != 2) mistake(at->line, "{} must be two whole numbers, [x, y]", what);
  type.start_at.x = number_of(numbers[0], what, -kLargestStart, kLargestStart);
  type.start_at.y = number_of(numbers[1], what, -kLargestStart, kLargestStart);
}

Watchtower watchtower_of(const JsonValue& value, const std::string& what) {
  Reader reader(value, what);
  Watchtower tower;
  tower.points = number_of(reader.required("points"), reader.name("points"), 1, 99);
  tower.per = word_of(reader.required("per"), reader.name("per"), kTowerWords);
  reader.done();
  return tower;
}
void check_id(const JsonValue& value, std::string_view what) {
  const std::string& id = text_of(value, what);
  const bool good = !id.empty() && id.size() <= 40 && std::all_of(id.begin(), id.end(), [](char c) {
    return c > ' ' && c < 127 && c != '/' && c != '\\' && c != '~';
  });
  if (!good) {
    mistake(value.line, "{} \"{}\" must be 1 to 40 printable characters without space, '/', '\\' and '~'",
            what, id);
  }
}

}  // namespace

SetTile read_tile(const JsonValue& value) {
  Reader reader(value, "tile");
  const JsonValue& id = reader.required("id");
  check_id(id, "\"id\"");
  SetTile tile;
  tile.line = id.line;
  TileType& type = tile.type;
  type.id = id.text;
  Reader named(value, type.id);
  named.optional("id");

  const JsonValue& edges = named.required("edges");
  const std::string& letters = text_of(edges, named.name("edges"));
  if (letters.size() != 4) mistake(edges.line, "{} must be four letters, N E S W", named.name("edges"));
  for (std::size_t i = 0; i < 4; ++i) {
    const auto kind = edge_from(letters[i]);
    if (!kind) {
      mistake(edges.line, "{}: '{}' is not an edge letter (C city, R road, F field, W river)",
              named.name("edges"), letters[i]);
    }
    type.edges[i] = *kind;
  }
  type.count = number_of(named.required("count"), named.name("count"), 1, kMostCopies);
  read_start(named, type);
  type.monastery = named.flag("monastery");
  type.magic = named.flag("magic");
  type.tent = named.flag("tent");
  if (const JsonValue* tower = named.optional("watchtower")) {
    type.watchtower = watchtower_of(*tower, named.name("watchtower"));
  }
  if (const JsonValue* gardens = named.optional("gardens")) {
    Reader by_edition(*gardens, named.name("gardens"));
    for (const Edition edition : {Edition::kC1, Edition::kC2, Edition::kC3}) {
      const JsonValue* copies = by_edition.optional(to_string(edition));
      if (copies == nullptr) continue;
      tile.gardens.at(static_cast<std::size_t>(edition)) =
          number_of(*copies, by_edition.name(to_string(edition)), 0, type.count);
    }
    by_edition.done();
  }
  read_cities(named, type, tile.line);
  read_roads(named, type, tile.line);
  read_rivers(named, type, tile.line);
  read_fields(named, type, tile.line);
  read_more(named, type, tile.line);
  type.face = type.id;
  if (const JsonValue* face = named.optional("face")) {
    check_id(*face, named.name("face"));
    type.face = face->text;
    tile.face_line = face->line;
  }
  named.done();
  return tile;
}

}  // namespace tilewatch::catalogue
