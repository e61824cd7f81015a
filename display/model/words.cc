// SPDX-License-Identifier: MIT
#include "display/model/words.h"

#include <QCoreApplication>

namespace tilewatch::model {
namespace {

QString word(const char* english) { return QCoreApplication::translate("words", english); }

}  // namespace

QString colour_word(Colour colour) {
  switch (colour) {
    case Colour::kRed:
      return word(QT_TRANSLATE_NOOP("words", "red"));
    case Colour::kBlue:
      return word(QT_TRANSLATE_NOOP("words", "blue"));
    case Colour::kGreen:
      return word(QT_TRANSLATE_NOOP("words", "green"));
    case Colour::kYellow:
      return word(QT_TRANSLATE_NOOP("words", "yellow"));
    case Colour::kBlack:
      return word(QT_TRANSLATE_NOOP("words", "black"));
    case Colour::kPink:
      return word(QT_TRANSLATE_NOOP("words", "pink"));
    case Colour::kGrey:
      return word(QT_TRANSLATE_NOOP("words", "grey"));
    case Colour::kWhite:
      return word(QT_TRANSLATE_NOOP("words", "white"));
  }
  return {};
}

QString figure_word(FigureKind kind) {
  switch (kind) {
    case FigureKind::kMeeple:
      return word(QT_TRANSLATE_NOOP("words", "meeple"));
    case FigureKind::kBigMeeple:
      return word(QT_TRANSLATE_NOOP("words", "big meeple"));
    case FigureKind::kAbbot:
      return word(QT_TRANSLATE_NOOP("words", "abbot"));
    case FigureKind::kMage:
      return word(QT_TRANSLATE_NOOP("words", "mage"));
    case FigureKind::kWitch:
      return word(QT_TRANSLATE_NOOP("words", "witch"));
    case FigureKind::kGhost:
      return word(QT_TRANSLATE_NOOP("words", "ghost"));
    case FigureKind::kHound:
      return word(QT_TRANSLATE_NOOP("words", "hound"));
    case FigureKind::kBuilder:
      return word(QT_TRANSLATE_NOOP("words", "builder"));
    case FigureKind::kPig:
      return word(QT_TRANSLATE_NOOP("words", "pig"));
    case FigureKind::kMayor:
      return word(QT_TRANSLATE_NOOP("words", "mayor"));
    case FigureKind::kWagon:
      return word(QT_TRANSLATE_NOOP("words", "wagon"));
    case FigureKind::kPhantom:
      return word(QT_TRANSLATE_NOOP("words", "phantom"));
    case FigureKind::kRingmaster:
      return word(QT_TRANSLATE_NOOP("words", "ringmaster"));
    case FigureKind::kBarn:
      return word(QT_TRANSLATE_NOOP("words", "barn"));
    case FigureKind::kShepherd:
      return word(QT_TRANSLATE_NOOP("words", "shepherd"));
    case FigureKind::kDragon:
      return word(QT_TRANSLATE_NOOP("words", "dragon"));
    case FigureKind::kFairy:
      return word(QT_TRANSLATE_NOOP("words", "fairy"));
    case FigureKind::kCount:
      return word(QT_TRANSLATE_NOOP("words", "count"));
  }
  return {};
}

QString feature_word(FeatureKind kind) {
  switch (kind) {
    case FeatureKind::kCity:
      return word(QT_TRANSLATE_NOOP("words", "city"));
    case FeatureKind::kRoad:
      return word(QT_TRANSLATE_NOOP("words", "road"));
    case FeatureKind::kField:
      return word(QT_TRANSLATE_NOOP("words", "field"));
    case FeatureKind::kMonastery:
      return word(QT_TRANSLATE_NOOP("words", "monastery"));
    case FeatureKind::kGarden:
      return word(QT_TRANSLATE_NOOP("words", "garden"));
    case FeatureKind::kTent:
      return word(QT_TRANSLATE_NOOP("words", "tent"));
    case FeatureKind::kCastle:
      return word(QT_TRANSLATE_NOOP("words", "castle"));
    case FeatureKind::kCemetery:
      return word(QT_TRANSLATE_NOOP("words", "cemetery"));
    case FeatureKind::kMistArea:
      return word(QT_TRANSLATE_NOOP("words", "mist area"));
    case FeatureKind::kTile:
      return word(QT_TRANSLATE_NOOP("words", "tile"));
    case FeatureKind::kWatchtower:
      return word(QT_TRANSLATE_NOOP("words", "watchtower"));
    case FeatureKind::kHound:
      return word(QT_TRANSLATE_NOOP("words", "hound"));
  }
  return {};
}

QString capital(const QString& text) { return text.isEmpty() ? text : text.left(1).toUpper() + text.mid(1); }

}  // namespace tilewatch::model
