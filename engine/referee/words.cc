// SPDX-License-Identifier: MIT
// Plain words for people.
#include "engine/referee/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace tilewatch::referee {
namespace {

catalogue::SideMask edges_of(const catalogue::TileType& type, catalogue::Piece piece) {
  const std::size_t i = piece.index;
  if (piece.kind == FeatureKind::kCity && i < type.cities.size()) return type.cities[i].edges;
  if (piece.kind == FeatureKind::kRoad && i < type.roads.size()) return type.roads[i].edges;
  catalogue::SideMask sides = 0;
  if (piece.kind == FeatureKind::kField && i < type.fields.size()) {
    for (unsigned half = 0; half < 8; ++half) {
      if ((type.fields[i].halves >> half & 1U) != 0)
        sides |= static_cast<catalogue::SideMask>(1U << (half / 2));
    }
  }
  return sides;
}

}  // namespace

std::string spaced(std::string_view name) {
  std::string text(name);
  std::replace(text.begin(), text.end(), '_', ' ');
  return text;
}

std::string figure_words(Colour colour, FigureKind kind) {
  return fmt::format("{} {}", tilewatch::to_string(colour), spaced(tilewatch::to_string(kind)));
}

std::string piece_words(const catalogue::TileType& type, Rotation rotation, catalogue::Piece piece) {
  constexpr std::array<const char*, 4> kNames{"north", "east", "south", "west"};
  const catalogue::SideMask edges = edges_of(type, piece);
  std::vector<std::string> sides;
  for (const Side side : kSides) {
    const auto unturned = static_cast<unsigned>((static_cast<int>(side) + 4 - rotation) % 4);
    if ((edges >> unturned & 1U) != 0) sides.emplace_back(kNames.at(static_cast<std::size_t>(side)));
  }
  std::string text = spaced(tilewatch::to_string(piece.kind));
  if (sides.empty()) return text;
  const std::string last = sides.back();
  sides.pop_back();
  text += piece.kind == FeatureKind::kRoad ? " to the " : " in the ";
  return text + (sides.empty() ? last : fmt::format("{} and {}", fmt::join(sides, ", "), last));
}

std::string tile_words(const catalogue::TileType& type, Rotation rotation) {
  constexpr std::array<const char*, 4> kTurned{"upright", "turned once", "turned twice",
                                               "turned three times"};
  return fmt::format("{} {}", type.id, kTurned.at(rotation % 4U));
}

std::string feature_words(const rules::Score& score) {
  const std::string kind = spaced(tilewatch::to_string(score.kind));
  if (score.kind == FeatureKind::kMonastery || score.kind == FeatureKind::kGarden) return kind;
  return fmt::format("{} of {} tile{}", kind, score.cells.size(), score.cells.size() == 1 ? "" : "s");
}

std::string tile_answer(const std::string& type, Rotation rotation) {
  return fmt::format("{}@{}", type, static_cast<int>(rotation));
}

std::optional<TileAnswer> tile_answer_from(const std::string& text) {
  const auto at = text.rfind('@');
  if (at == std::string::npos || at + 2 != text.size() || text[at + 1] < '0' || text[at + 1] > '3') return {};
  return TileAnswer{text.substr(0, at), static_cast<Rotation>(text[at + 1] - '0')};
}

std::string piece_answer(catalogue::Piece piece) {
  return fmt::format("{}:{}", tilewatch::to_string(piece.kind), static_cast<int>(piece.index));
}

std::optional<catalogue::Piece> piece_answer_from(const std::string& text) {
  const auto colon = text.find(':');
  if (colon == std::string::npos || colon + 2 != text.size() || text.back() < '0' || text.back() > '9')
    return {};
  const auto kind = feature_kind_from(text.substr(0, colon));
  if (!kind) return {};
  return catalogue::Piece{*kind, static_cast<std::uint8_t>(text.back() - '0')};
}

}  // namespace tilewatch::referee
