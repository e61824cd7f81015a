// SPDX-License-Identifier: MIT
#include "engine/catalogue/set_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <system_error>
#include <tuple>
#include <utility>

#include "engine/catalogue/json_lines.h"
#include "engine/catalogue/strict_json.h"
#include "engine/catalogue/tile_reader.h"

namespace tilewatch::catalogue {
namespace {

constexpr std::uintmax_t kLargestFile = 4U << 20U;
constexpr int kFormat = 1;
constexpr int kMostTiles = 1000;

/// Whether two types may share a picture: everything but the number of ghosts is the same.
bool same_face(const SetTile& a, const SetTile& b) {
  const auto picture = [](const SetTile& tile) {
    const TileType& t = tile.type;
    return std::tie(t.edges, t.cities, t.roads, t.rivers, t.fields, t.monastery, t.magic, t.tent,
                    t.watchtower, t.castle, t.cemetery, t.ruin, t.river_end, t.crop_circle, tile.gardens);
  };
  const auto same_mist = [](const MistPiece& x, const MistPiece& y) { return x.edges == y.edges; };
  return picture(a) == picture(b) && std::equal(a.type.mists.begin(), a.type.mists.end(),
                                                b.type.mists.begin(), b.type.mists.end(), same_mist);
}

/// A face must be a type of the same set that stands before it and has its own picture.
void check_face(const SetFile& set, const SetTile& tile) {
  if (tile.face_line == 0) return;
  const TileType& type = tile.type;
  const auto original = std::find_if(set.tiles.begin(), set.tiles.end(), [&](const SetTile& other) {
    return other.type.id == type.face && other.type.face == other.type.id;
  });
  if (original == set.tiles.end()) {
    mistake(tile.face_line, "{}: \"face\": no tile \"{}\" with a face of its own stands before it", type.id,
            type.face);
  }
  if (!same_face(*original, tile)) {
    mistake(tile.face_line, "{}: \"face\": it differs from \"{}\" in more than its ghosts", type.id,
            type.face);
  }
}

/// The tiles that lie on the table when the game begins: each on a cell of its own, one on (0,0), all joined
/// by edges that agree.
void check_start(const SetFile& set) {
  std::map<Cell, const SetTile*> at;
  for (const SetTile& tile : set.tiles) {
    if (!tile.type.start) continue;
    const auto [earlier, is_new] = at.emplace(tile.type.start_at, &tile);
    if (!is_new) {
      mistake(tile.line,
              "{}: \"{}\" begins on cell {} already; a set has only one start tile, or one start piece whose "
              "tiles "
              "say \"start_at\"",
              tile.type.id, earlier->second->type.id, to_string(tile.type.start_at));
    }
  }
  if (at.empty()) return;
  if (!at.contains({0, 0})) {
    mistake(at.begin()->second->line, "{}: no tile of the start piece lies on cell (0,0)",
            at.begin()->second->type.id);
  }
  std::vector<Cell> reached{{0, 0}};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const SetTile& here = *at.at(reached[i]);
    for (const Side side : kSides) {
      const auto next = at.find(neighbour(reached[i], side));
      if (next == at.end()) continue;
      const TileType& other = next->second->type;
      if (here.type.edge(side, 0) != other.edge(opposite(side), 0) ||
          here.type.misty(side, 0) != other.misty(opposite(side), 0)) {
        mistake(std::max(here.line, next->second->line),
                "{}: its edge does not agree with \"{}\" beside it in the start piece",
                (here.line > next->second->line ? here.type : other).id,
                (here.line > next->second->line ? other : here.type).id);
      }
      if (std::find(reached.begin(), reached.end(), next->first) == reached.end()) {
        reached.push_back(next->first);
      }
    }
  }
  for (const auto& [cell, tile] : at) {
    if (std::find(reached.begin(), reached.end(), cell) == reached.end()) {
      mistake(tile->line, "{}: the start piece is not in one: nothing joins cell {} to (0,0)", tile->type.id,
              to_string(cell));
    }
  }
}

SetFile read_set(const JsonValue& root, const std::string& name) {
  Reader reader(root, "the set");
  const JsonValue& format = reader.required("format");
  if (number_of(format, "\"format\"", 0, kMostTiles) != kFormat) {
    mistake(format.line, "\"format\" is {}, but this program reads format {}", format.integer, kFormat);
  }
  SetFile set;
  const JsonValue& set_name = reader.required("set");
  set.name = text_of(set_name, "\"set\"");
  if (set.name != name) {
    mistake(set_name.line, "\"set\" is \"{}\", but the folder is called \"{}\"", set.name, name);
  }
  set.title = text_of(reader.required("title"), "\"title\"");
  if (const JsonValue* note = reader.optional("note")) text_of(*note, "\"note\"");
  const JsonValue& editions = reader.required("editions");
  for (const JsonValue& item : list_of(editions, "\"editions\"")) {
    const auto edition = edition_from(text_of(item, "an edition"));
    if (!edition) mistake(item.line, "\"{}\" is not an edition (c1, c2, c3)", item.text);
    set.editions.push_back(*edition);
  }
  if (set.editions.empty()) mistake(editions.line, "\"editions\" names no edition");
  const JsonValue& total = reader.required("total");
  set.total = number_of(total, "\"total\"", 1, kMostTiles);
  set.starts_before_others = reader.flag("starts_before_others");

  const JsonValue& tiles = reader.required("tiles");
  std::map<std::string, int> line_of;
  int sum = 0;
  for (const JsonValue& item : list_of(tiles, "\"tiles\"")) {
    SetTile tile = read_tile(item);
    tile.type.set = set.name;
    const auto [earlier, is_new] = line_of.emplace(tile.type.id, tile.line);
    if (!is_new) mistake(tile.line, "tile \"{}\" stands already on line {}", tile.type.id, earlier->second);
    sum += tile.type.count;
    check_face(set, tile);
    set.tiles.push_back(std::move(tile));
  }
  check_start(set);
  reader.done();
  if (sum != set.total) {
    mistake(total.line, "\"total\" is {}, but the counts of the tiles add up to {}", set.total, sum);
  }
  const bool begins =
      std::any_of(set.tiles.begin(), set.tiles.end(), [](const SetTile& tile) { return tile.type.start; });
  if (set.starts_before_others && !begins) {
    mistake(root.line, "\"starts_before_others\" needs a tile with \"start\": true");
  }
  return set;
}

Result<std::string> read_text(const std::filesystem::path& file) {
  std::error_code error;
  const auto status = std::filesystem::status(file, error);
  const std::string name = file.string();
  if (!std::filesystem::exists(status)) {
    return failure(ErrorKind::kInput, fmt::format("{}: there is no such file", name));
  }
  if (!std::filesystem::is_regular_file(status)) {
    return failure(ErrorKind::kInput, fmt::format("{}: this is not a file", name));
  }
  const auto size = std::filesystem::file_size(file, error);
  if (!error && size > kLargestFile) {
    return failure(ErrorKind::kInput, fmt::format("{}: too large for a tile set ({} bytes)", name, size));
  }
  std::ifstream in(file, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (!in) return failure(ErrorKind::kInput, fmt::format("{}: the file cannot be read", name));
  if (text.empty()) return failure(ErrorKind::kInput, fmt::format("{}:1: the file is empty", name));
  return text;
}

}  // namespace

Result<SetFile> read_set_file(const std::filesystem::path& file, const std::string& name) {
  const auto text = read_text(file);
  if (!text) return tl::unexpected<Error>(text.error());
  const auto root = parse_json_with_lines(*text, file.string());
  if (!root) return tl::unexpected<Error>(root.error());
  try {
    return read_set(*root, name);
  } catch (const Mistake& found) {
    return failure(ErrorKind::kInput, fmt::format("{}:{}: {}", file.string(), found.line, found.what),
                   "engine/catalogue/README.md describes the format");
  }
}

}  // namespace tilewatch::catalogue
