// SPDX-License-Identifier: MIT
// Three ways in which a true game is written down.
#include "engine/referee/answer_book.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "engine/referee/camera_frame.h"
#include "engine/rules/game.h"

namespace tilewatch::referee {
namespace {

using nlohmann::json;

std::optional<std::string> text_of(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return {};
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

tl::unexpected<Error> unreadable(const std::filesystem::path& file, std::string_view why) {
  return failure(ErrorKind::kInput, fmt::format("{} holds no true game: {}", file.string(), why),
                 "It must be a film's game.json, a sequence's turns.json or a saved game.");
}

/// "NW", "_E" (all but east), "NWSE" as sides of the board.
catalogue::SideMask sides_of(std::string_view location) {
  const bool all_but = location.starts_with('_');
  if (all_but) location.remove_prefix(1);
  unsigned mask = 0;
  for (const char letter : location) {
    for (const Side side : kSides) {
      if (letter == tilewatch::to_string(side)[0]) mask |= 1U << static_cast<unsigned>(side);
    }
  }
  return static_cast<catalogue::SideMask>(all_but ? ~mask & 15U : mask);
}

/// "NL.NR.EL" as half-edges of the board.
catalogue::HalfMask halves_of(const std::string& location) {
  constexpr std::string_view kNames = "NLNRELERSLSRWLWR";
  unsigned mask = 0;
  std::istringstream parts(location);
  for (std::string part; std::getline(parts, part, '.');) {
    const auto at = kNames.find(part);
    if (part.size() == 2 && at != std::string_view::npos && at % 2 == 0) mask |= 1U << (at / 2);
  }
  return static_cast<catalogue::HalfMask>(mask);
}

/// The piece of a tile that covers exactly these sides or half-edges of the board.
std::optional<catalogue::Piece> piece_at(const catalogue::TileType& type, Rotation rotation, FeatureKind kind,
                                         const std::string& location) {
  const auto turned_back_sides = [&](catalogue::SideMask sides) {
    const auto wide = static_cast<unsigned>(sides) | static_cast<unsigned>(sides) << 4U;
    return static_cast<catalogue::SideMask>(wide >> rotation & 15U);
  };
  const auto find = [&](const auto& pieces, auto same) -> std::optional<catalogue::Piece> {
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      if (same(pieces[i])) return catalogue::Piece{kind, static_cast<std::uint8_t>(i)};
    }
    return {};
  };
  const catalogue::SideMask sides = turned_back_sides(sides_of(location));
  if (kind == FeatureKind::kCity) return find(type.cities, [&](const auto& p) { return p.edges == sides; });
  if (kind == FeatureKind::kRoad) return find(type.roads, [&](const auto& p) { return p.edges == sides; });
  if (kind == FeatureKind::kField) {
    const unsigned board = halves_of(location);
    const unsigned wide = board | board << 8U;
    const auto halves = static_cast<catalogue::HalfMask>(wide >> (2U * rotation) & 255U);
    return find(type.fields, [&](const auto& p) { return p.halves == halves; });
  }
  return catalogue::Piece{kind, 0};
}

std::optional<FeatureKind> feature_named(std::string name) {
  for (char& letter : name) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  return feature_kind_from(name);
}

}  // namespace

std::optional<AnswerBook::Tile> AnswerBook::tile_at(Cell cell, Rotation start_rotation) const {
  const auto turns = static_cast<Rotation>((start_rotation + 4 - tiles_.front().rotation) % 4);
  for (Tile tile : tiles_) {
    if (turned_cell(tile.cell, turns) != cell) continue;
    tile.cell = cell;
    tile.rotation = static_cast<Rotation>((tile.rotation + turns) % 4);
    return tile;
  }
  return {};
}

std::optional<AnswerBook::Figure> AnswerBook::figure_at(Cell cell, Colour colour,
                                                        Rotation start_rotation) const {
  const auto turns = static_cast<Rotation>((start_rotation + 4 - tiles_.front().rotation) % 4);
  for (Figure figure : figures_) {
    if (figure.colour != colour || turned_cell(figure.cell, turns) != cell) continue;
    figure.cell = cell;
    return figure;
  }
  return {};
}

std::optional<AnswerBook::Move> AnswerBook::move_with(Cell tile, Rotation start_rotation) const {
  const auto turns = static_cast<Rotation>((start_rotation + 4 - tiles_.front().rotation) % 4);
  for (Move move : moves_) {
    if (turned_cell(move.tile, turns) != tile) continue;
    move.tile = tile;
    if (move.cell) move.cell = turned_cell(*move.cell, turns);
    return move;
  }
  return {};
}

Result<std::shared_ptr<const AnswerBook>> AnswerBook::read(
    const std::filesystem::path& file, std::shared_ptr<const catalogue::Catalogue> catalogue) {
  const auto text = text_of(file);
  if (!text) return failure(ErrorKind::kInput, fmt::format("{} cannot be read", file.string()));
  auto book = std::make_shared<AnswerBook>();

  if (const json film = json::parse(*text, nullptr, false); !film.is_discarded()) {
    try {
      json faces;
      if (!film.contains("format")) {
        for (const auto& folder :
             {file.parent_path(), file.parent_path() / "..", file.parent_path() / ".." / ".."}) {
          if (const auto found = text_of(folder / "faces.json")) faces = json::parse(*found, nullptr, false);
        }
        if (!faces.is_object())
          return unreadable(file, "faces.json, which names its tiles, is not beside it");
      }
      Cell origin;
      for (const json& turn : film.at("turns")) {
        Tile tile;
        const auto name = turn.at("tile").get<std::string>();
        int rotation = 0;
        if (faces.is_object()) {
          const json& face = faces.at(name);
          tile.type = catalogue->index_of(face.at("type").get<std::string>());
          rotation = face.at("quarter_turns_from_reference").get<int>() + turn.at("turns").get<int>();
        } else {
          tile.type = catalogue->index_of(name);
          rotation = turn.at("rotation").get<int>();
        }
        if (tile.type == catalogue::kNoType)
          return unreadable(file, fmt::format("the tile {} is in none of the sets", name));
        tile.rotation = static_cast<Rotation>(rotation & 3);
        tile.cell = {turn.at("col").get<int>(), turn.at("row").get<int>()};
        if (book->tiles_.empty()) origin = tile.cell;
        tile.cell = {tile.cell.x - origin.x, tile.cell.y - origin.y};
        book->tiles_.push_back(tile);
        if (const json moved = turn.value("mage_witch", json()); moved.is_object()) {
          Move move;
          move.tile = tile.cell;
          if (moved.at("figure") == "witch") move.figure = FigureKind::kWitch;
          if (const json to = moved.value("to", json()); to.is_object()) {
            move.cell = Cell{to.at("col").get<int>() - origin.x, to.at("row").get<int>() - origin.y};
            const auto under = std::find_if(book->tiles_.begin(), book->tiles_.end(),
                                            [&](const Tile& other) { return other.cell == *move.cell; });
            const auto kind = feature_named(to.at("feature").get<std::string>());
            if (under == book->tiles_.end() || !kind) return unreadable(file, "mage or witch stands nowhere");
            const auto piece = piece_at(catalogue->type(under->type), under->rotation, *kind,
                                        to.at("location").get<std::string>());
            if (!piece) return unreadable(file, "mage or witch stands on a piece that the tile lacks");
            move.piece = *piece;
          }
          book->moves_.push_back(move);
        }
        const json meeple = turn.value("meeple", json());
        if (!meeple.is_object() || meeple.value("action", "place") != "place" ||
            !meeple.value("kind", "meeple").ends_with("meeple")) {
          continue;  // mage and witch belong to nobody
        }
        const auto colour = colour_from(meeple.value("colour", turn.value("colour", "")));
        if (!colour) return unreadable(file, "a figure has no colour");
        Figure figure;
        figure.colour = *colour;
        figure.cell = tile.cell;
        Tile under = tile;
        if (meeple.contains("col")) {
          figure.cell = {meeple.at("col").get<int>() - origin.x, meeple.at("row").get<int>() - origin.y};
          for (const Tile& other : book->tiles_) {
            if (other.cell == figure.cell) under = other;
          }
        }
        const auto& type = catalogue->type(under.type);
        if (meeple.contains("location")) {
          if (const auto kind = feature_named(meeple.at("feature").get<std::string>())) {
            figure.piece = piece_at(type, under.rotation, *kind, meeple.at("location").get<std::string>());
          }
        } else {
          // u and v are those of the stored scan; turned to the reference orientation.
          const int stored = faces.at(name).at("quarter_turns_from_reference").get<int>();
          const auto point =
              catalogue::turned_point({meeple.at("u").get<double>(), meeple.at("v").get<double>()},
                                      static_cast<Rotation>(stored & 3));
          figure.piece = catalogue::TileMap(type).at(point);
        }
        book->figures_.push_back(figure);
      }
    } catch (const json::exception&) {
      return unreadable(file, fmt::format("turn {} lacks something or says it wrongly", book->tiles_.size()));
    }
    if (book->tiles_.empty()) return unreadable(file, "it has no turns");
    return book;
  }

  auto saved = rules::saved_game_from_text(*text);
  if (!saved) return unreadable(file, saved.error().message);
  // The saved game has a catalogue of its own; its types are found in ours by name.
  const auto ours = [&](catalogue::TypeIndex type) {
    return catalogue->index_of(saved->setup.catalogue->type(type).id);
  };
  auto game = rules::Game::start(saved->setup);
  if (!game) return unreadable(file, game.error().message);
  for (const rules::Command& command : saved->commands) {
    if (const auto* figure = std::get_if<rules::PlaceFigure>(&command)) {
      const rules::Player player = figure->forced ? figure->player : game->active_player();
      if (player >= saved->setup.players.size()) return unreadable(file, "a figure belongs to nobody");
      book->figures_.push_back({saved->setup.players[player].colour, figure->at.cell, figure->at.piece});
    }
    if (auto done = game->apply(command); !done) return unreadable(file, done.error().message);
  }
  for (const rules::PlacedTile& tile : game->tiles()) {
    if (ours(tile.type) == catalogue::kNoType) {
      return unreadable(file, fmt::format("the tile {} is in none of the sets in play",
                                          saved->setup.catalogue->type(tile.type).id));
    }
    book->tiles_.push_back({ours(tile.type), tile.cell, tile.rotation});
  }
  return book;
}

}  // namespace tilewatch::referee
