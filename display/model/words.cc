// SPDX-License-Identifier: MIT
#include "display/model/words.h"

#include <QCoreApplication>
#include <array>

namespace tilewatch::model {
namespace {

QString word(const char* english) { return QCoreApplication::translate("words", english); }

/// Where the words of this file are translated (lupdate finds them by this).
struct TermWords {
  Q_DECLARE_TR_FUNCTIONS(terms)
};
struct SideWords {
  Q_DECLARE_TR_FUNCTIONS(tile)
};

struct WordForm {
  const char* english;
  const char* form;
};

/// Words that change with their place in a sentence. Features: "on" = where a figure stands ("in the city"),
/// "onto" = where it goes, "from" = where it comes from, "for" = what points are for. Figures and colours:
/// "acc" = whom one puts, "the" = with the definite article, "a" = with the indefinite one, "weak" = behind a
/// colour with "the".
constexpr WordForm kForms[] = {
    QT_TRANSLATE_NOOP3("words", "city", "on"),         QT_TRANSLATE_NOOP3("words", "city", "onto"),
    QT_TRANSLATE_NOOP3("words", "city", "from"),       QT_TRANSLATE_NOOP3("words", "city", "for"),
    QT_TRANSLATE_NOOP3("words", "road", "on"),         QT_TRANSLATE_NOOP3("words", "road", "onto"),
    QT_TRANSLATE_NOOP3("words", "road", "from"),       QT_TRANSLATE_NOOP3("words", "road", "for"),
    QT_TRANSLATE_NOOP3("words", "field", "on"),        QT_TRANSLATE_NOOP3("words", "field", "onto"),
    QT_TRANSLATE_NOOP3("words", "field", "from"),      QT_TRANSLATE_NOOP3("words", "field", "for"),
    QT_TRANSLATE_NOOP3("words", "monastery", "on"),    QT_TRANSLATE_NOOP3("words", "monastery", "onto"),
    QT_TRANSLATE_NOOP3("words", "monastery", "from"),  QT_TRANSLATE_NOOP3("words", "monastery", "for"),
    QT_TRANSLATE_NOOP3("words", "garden", "on"),       QT_TRANSLATE_NOOP3("words", "garden", "onto"),
    QT_TRANSLATE_NOOP3("words", "garden", "from"),     QT_TRANSLATE_NOOP3("words", "garden", "for"),
    QT_TRANSLATE_NOOP3("words", "tent", "on"),         QT_TRANSLATE_NOOP3("words", "tent", "onto"),
    QT_TRANSLATE_NOOP3("words", "tent", "from"),       QT_TRANSLATE_NOOP3("words", "tent", "for"),
    QT_TRANSLATE_NOOP3("words", "castle", "on"),       QT_TRANSLATE_NOOP3("words", "castle", "onto"),
    QT_TRANSLATE_NOOP3("words", "castle", "from"),     QT_TRANSLATE_NOOP3("words", "castle", "for"),
    QT_TRANSLATE_NOOP3("words", "cemetery", "on"),     QT_TRANSLATE_NOOP3("words", "cemetery", "onto"),
    QT_TRANSLATE_NOOP3("words", "cemetery", "from"),   QT_TRANSLATE_NOOP3("words", "cemetery", "for"),
    QT_TRANSLATE_NOOP3("words", "mist area", "on"),    QT_TRANSLATE_NOOP3("words", "mist area", "onto"),
    QT_TRANSLATE_NOOP3("words", "mist area", "from"),  QT_TRANSLATE_NOOP3("words", "mist area", "for"),
    QT_TRANSLATE_NOOP3("words", "tile", "on"),         QT_TRANSLATE_NOOP3("words", "tile", "onto"),
    QT_TRANSLATE_NOOP3("words", "tile", "from"),       QT_TRANSLATE_NOOP3("words", "tile", "for"),
    QT_TRANSLATE_NOOP3("words", "watchtower", "on"),   QT_TRANSLATE_NOOP3("words", "watchtower", "onto"),
    QT_TRANSLATE_NOOP3("words", "watchtower", "from"), QT_TRANSLATE_NOOP3("words", "watchtower", "for"),
    QT_TRANSLATE_NOOP3("words", "meeple", "acc"),      QT_TRANSLATE_NOOP3("words", "meeple", "the"),
    QT_TRANSLATE_NOOP3("words", "meeple", "weak"),     QT_TRANSLATE_NOOP3("words", "meeple", "a"),
    QT_TRANSLATE_NOOP3("words", "big meeple", "acc"),  QT_TRANSLATE_NOOP3("words", "big meeple", "the"),
    QT_TRANSLATE_NOOP3("words", "big meeple", "weak"), QT_TRANSLATE_NOOP3("words", "big meeple", "a"),
    QT_TRANSLATE_NOOP3("words", "abbot", "acc"),       QT_TRANSLATE_NOOP3("words", "abbot", "the"),
    QT_TRANSLATE_NOOP3("words", "abbot", "weak"),      QT_TRANSLATE_NOOP3("words", "abbot", "a"),
    QT_TRANSLATE_NOOP3("words", "mage", "acc"),        QT_TRANSLATE_NOOP3("words", "mage", "the"),
    QT_TRANSLATE_NOOP3("words", "mage", "weak"),       QT_TRANSLATE_NOOP3("words", "mage", "a"),
    QT_TRANSLATE_NOOP3("words", "witch", "acc"),       QT_TRANSLATE_NOOP3("words", "witch", "the"),
    QT_TRANSLATE_NOOP3("words", "witch", "weak"),      QT_TRANSLATE_NOOP3("words", "witch", "a"),
    QT_TRANSLATE_NOOP3("words", "ghost", "acc"),       QT_TRANSLATE_NOOP3("words", "ghost", "the"),
    QT_TRANSLATE_NOOP3("words", "ghost", "weak"),      QT_TRANSLATE_NOOP3("words", "ghost", "a"),
    QT_TRANSLATE_NOOP3("words", "hound", "acc"),       QT_TRANSLATE_NOOP3("words", "hound", "the"),
    QT_TRANSLATE_NOOP3("words", "hound", "weak"),      QT_TRANSLATE_NOOP3("words", "hound", "a"),
    QT_TRANSLATE_NOOP3("words", "figure", "acc"),      QT_TRANSLATE_NOOP3("words", "figure", "the"),
    QT_TRANSLATE_NOOP3("words", "figure", "weak"),     QT_TRANSLATE_NOOP3("words", "figure", "a"),
    QT_TRANSLATE_NOOP3("words", "red", "the"),         QT_TRANSLATE_NOOP3("words", "red", "a"),
    QT_TRANSLATE_NOOP3("words", "blue", "the"),        QT_TRANSLATE_NOOP3("words", "blue", "a"),
    QT_TRANSLATE_NOOP3("words", "green", "the"),       QT_TRANSLATE_NOOP3("words", "green", "a"),
    QT_TRANSLATE_NOOP3("words", "yellow", "the"),      QT_TRANSLATE_NOOP3("words", "yellow", "a"),
    QT_TRANSLATE_NOOP3("words", "black", "the"),       QT_TRANSLATE_NOOP3("words", "black", "a"),
    QT_TRANSLATE_NOOP3("words", "pink", "the"),        QT_TRANSLATE_NOOP3("words", "pink", "a"),
    QT_TRANSLATE_NOOP3("words", "grey", "the"),        QT_TRANSLATE_NOOP3("words", "grey", "a"),
    QT_TRANSLATE_NOOP3("words", "white", "the"),       QT_TRANSLATE_NOOP3("words", "white", "a"),
};

constexpr std::array<const char*, 1> kFigureOfAnyKind{QT_TRANSLATE_NOOP("words", "figure")};

}  // namespace

QString word_in_form(const QString& english, const QString& form) {
  const QByteArray bytes = english.toUtf8();
  for (const WordForm& known : kForms) {
    if (!form.isEmpty() && bytes == known.english && form == QLatin1String(known.form))
      return QCoreApplication::translate("words", known.english, known.form);
  }
  return word(bytes == kFigureOfAnyKind.front() ? kFigureOfAnyKind.front() : bytes.constData());
}

QString counted_noun(const QString& plural, int count, const QString& form) {
  if (plural == QLatin1String("tiles")) return TermWords::tr("%n tile(s)", nullptr, count);
  if (plural == QLatin1String("misty tiles")) return TermWords::tr("%n misty tile(s)", nullptr, count);
  if (plural == QLatin1String("shields")) return TermWords::tr("%n shield(s)", nullptr, count);
  if (plural == QLatin1String("cities")) return TermWords::tr("%n city(s)", nullptr, count);
  if (plural == QLatin1String("roads")) return TermWords::tr("%n road(s)", nullptr, count);
  if (plural == QLatin1String("monasteries")) return TermWords::tr("%n monastery(s)", nullptr, count);
  if (plural == QLatin1String("meeples")) return TermWords::tr("%n meeple(s)", nullptr, count);
  if (plural == QLatin1String("points")) return TermWords::tr("%n point(s)", nullptr, count);
  if (plural == QLatin1String("ghosts")) {
    return form == QLatin1String("acc") ? TermWords::tr("%n ghost(s)", "accusative", count)
                                        : TermWords::tr("%n ghost(s)", nullptr, count);
  }
  return QStringLiteral("%1 %2").arg(count).arg(plural);
}

QString term_word(const QString& english) {
  static constexpr std::array<const char*, 5> kTerms{
      QT_TRANSLATE_NOOP("terms", "mage"), QT_TRANSLATE_NOOP("terms", "witch"),
      QT_TRANSLATE_NOOP("terms", "inn"), QT_TRANSLATE_NOOP("terms", "cathedral"),
      QT_TRANSLATE_NOOP("terms", "tent")};
  for (const char* term : kTerms) {
    if (english == QLatin1String(term)) return TermWords::tr(term);
  }
  return english;
}

QString side_word(const QString& english) {
  static constexpr std::array<const char*, 4> kWords{
      QT_TRANSLATE_NOOP("tile", "north"), QT_TRANSLATE_NOOP("tile", "east"),
      QT_TRANSLATE_NOOP("tile", "south"), QT_TRANSLATE_NOOP("tile", "west")};
  for (const char* side : kWords) {
    if (english == QLatin1String(side)) return SideWords::tr(side);
  }
  return english;
}

QString with_sides(const QString& piece, QStringList sides) {
  if (sides.isEmpty()) return piece;
  QString all;
  if (sides.size() == 4) {
    all = SideWords::tr("on all sides");
  } else if (sides.size() == 1) {
    all = sides.front();
  } else {
    const QString last = sides.takeLast();
    all = SideWords::tr("%1 and %2", "sides of a tile").arg(sides.join(QStringLiteral(", ")), last);
  }
  return SideWords::tr("%1 %2", "a piece of a tile and its sides: city north and east").arg(piece, all);
}

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

QString uncapital(const QString& text) {
  return text.isEmpty() ? text : text.left(1).toLower() + text.mid(1);
}

}  // namespace tilewatch::model
