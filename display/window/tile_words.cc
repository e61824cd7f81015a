// SPDX-License-Identifier: MIT
#include "display/window/tile_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <array>

#include "display/model/words.h"

namespace tilewatch::window {
namespace {

/// Where the words of this file are translated (lupdate finds them by this).
struct TileWords {
  Q_DECLARE_TR_FUNCTIONS(tile)
};

/// The sides of a mask, turned, from north clockwise.
QStringList sides_words(catalogue::SideMask mask, Rotation rotation) {
  static constexpr std::array<const char*, 4> kNames{"north", "east", "south", "west"};
  QStringList words;
  for (const Side lying : kSides) {
    for (const Side side : kSides) {
      if ((mask >> static_cast<int>(side) & 1) != 0 && turned(side, rotation) == lying)
        words.append(model::side_word(QLatin1String(kNames[static_cast<std::size_t>(lying)])));
    }
  }
  return words;
}

catalogue::SideMask sides_of(const catalogue::TileType& type, catalogue::Piece piece) {
  switch (piece.kind) {
    case FeatureKind::kCity:
      return type.cities.at(piece.index).edges;
    case FeatureKind::kRoad:
      return type.roads.at(piece.index).edges;
    case FeatureKind::kField: {
      catalogue::SideMask sides = 0;
      for (int half = 0; half < 8; ++half) {
        if ((type.fields.at(piece.index).halves >> half & 1) != 0) {
          sides = static_cast<catalogue::SideMask>(sides | 1 << (half / 2));
        }
      }
      return sides;
    }
    default:
      return 0;
  }
}

}  // namespace

QString piece_words(const catalogue::TileType& type, catalogue::Piece piece, Rotation rotation) {
  return model::with_sides(model::feature_word(piece.kind), sides_words(sides_of(type, piece), rotation));
}

QString tile_words(const catalogue::TileType& type, Rotation rotation) {
  QStringList parts;
  for (std::size_t i = 0; i < type.cities.size(); ++i) {
    QString city = piece_words(type, {FeatureKind::kCity, static_cast<std::uint8_t>(i)}, rotation);
    if (type.cities[i].shields > 0) city = TileWords::tr("%1 with shield").arg(city);
    parts.append(city);
  }
  for (std::size_t i = 0; i < type.roads.size(); ++i) {
    parts.append(piece_words(type, {FeatureKind::kRoad, static_cast<std::uint8_t>(i)}, rotation));
  }
  if (!type.rivers.empty()) parts.append(TileWords::tr("river"));
  if (type.monastery) parts.append(model::feature_word(FeatureKind::kMonastery));
  return parts.isEmpty() ? model::feature_word(FeatureKind::kField) : parts.join(QStringLiteral("; "));
}

}  // namespace tilewatch::window
