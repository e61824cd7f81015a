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

QString side_word(Side side) {
  static constexpr std::array<const char*, 4> kWords{
      QT_TRANSLATE_NOOP("tile", "north"), QT_TRANSLATE_NOOP("tile", "east"),
      QT_TRANSLATE_NOOP("tile", "south"), QT_TRANSLATE_NOOP("tile", "west")};
  return TileWords::tr(kWords[static_cast<std::size_t>(side)]);
}

/// The sides of a mask, turned, from north clockwise.
QString sides_words(catalogue::SideMask mask, Rotation rotation) {
  QStringList words;
  for (const Side lying : kSides) {
    for (const Side side : kSides) {
      if ((mask >> static_cast<int>(side) & 1) != 0 && turned(side, rotation) == lying)
        words.append(side_word(lying));
    }
  }
  if (words.size() == 4) return TileWords::tr("on all sides");
  if (words.size() < 2) return words.join(QString());
  const QString last = words.takeLast();
  return TileWords::tr("%1 and %2").arg(words.join(QStringLiteral(", ")), last);
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
  const QString kind = model::feature_word(piece.kind);
  const QString sides = sides_words(sides_of(type, piece), rotation);
  return sides.isEmpty() ? kind : QStringLiteral("%1 %2").arg(kind, sides);
}

QString tile_words(const catalogue::TileType& type, Rotation rotation) {
  QStringList parts;
  for (std::size_t i = 0; i < type.cities.size(); ++i) {
    QString city = piece_words(type, {FeatureKind::kCity, static_cast<std::uint8_t>(i)}, rotation);
    if (type.cities[i].shields > 0) city += TileWords::tr(" with shield");
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
