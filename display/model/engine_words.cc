// SPDX-License-Identifier: MIT
#include "display/model/engine_words.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QStringList>
#include <array>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "display/model/calibration_phrases.h"
#include "display/model/engine_phrases.h"
#include "display/model/words.h"

namespace tilewatch::model {
namespace {

/// Where the words of this file are translated (lupdate finds them by this).
struct EngineTerms {
  Q_DECLARE_TR_FUNCTIONS(engine_terms)
};

constexpr const char* kColours = "red|blue|green|yellow|black|pink|grey|white";
constexpr const char* kFigures = "meeple|big meeple|abbot|mage|witch|ghost|hound|figure";
constexpr const char* kFeatures =
    "city|road|field|monastery|garden|tent|castle|cemetery|mist area|mist_area|tile|watchtower";
constexpr const char* kCell = R"(\(-?\d+,-?\d+\))";

const QString& any_term() {
  static const QString kTerms = [] {
    QStringList terms;
    for (const char* term : calibration_terms())
      terms.append(QRegularExpression::escape(QLatin1String(term)));
    return QStringLiteral("(?:%1)").arg(terms.join(QLatin1Char('|')));
  }();
  return kTerms;
}

QString list_of(const QString& one) { return QStringLiteral("%1(?:(?:, | and )%1)*").arg(one); }

/// What may stand in a place of this name.
QString pattern_of(const QString& place) {
  const QString figure =
      QStringLiteral("(?:(?:%1) )?(?:%2)").arg(QLatin1String(kColours), QLatin1String(kFigures));
  if (place == QLatin1String("figure")) return figure;
  if (place == QLatin1String("figures"))
    return QStringLiteral("(?:the )?%1(?:(?:, | and )(?:the )?%1)*").arg(figure);
  if (place == QLatin1String("owner")) return QStringLiteral(".+ (?:%1)").arg(QLatin1String(kFigures));
  if (place == QLatin1String("feature")) return QLatin1String(kFeatures);
  if (place == QLatin1String("piece"))
    return QStringLiteral(
               "(?:%1)(?: (?:in|to) the (?:north|east|south|west)(?:(?:, | and "
               ")(?:north|east|south|west))*)?")
        .arg(QLatin1String(kFeatures));
  if (place == QLatin1String("people")) return QStringLiteral("in a city|on a road|on a field");
  if (place == QLatin1String("colour")) return QLatin1String(kColours);
  if (place == QLatin1String("side")) return QStringLiteral("north|east|south|west");
  if (place == QLatin1String("edge")) return QStringLiteral("a field|a road|a city|the river");
  if (place == QLatin1String("count")) return QStringLiteral("(?:-?\\d+|one) (?:tiles?|ghosts?|points?)");
  if (place == QLatin1String("ghosts")) {
    const QString one =
        QStringLiteral("\\d+ ghosts?(?: (?:on the (?:tile|cemetery)|from %1))?").arg(QLatin1String(kCell));
    return QStringLiteral("%1(?:(?:, | and )%1)*").arg(one);
  }
  if (place == QLatin1String("n")) return QStringLiteral("-?\\d+");
  if (place == QLatin1String("cell")) return QLatin1String(kCell);
  if (place == QLatin1String("term") || place == QLatin1String("light")) return any_term();
  if (place == QLatin1String("terms")) return list_of(any_term());
  const QString thing =
      QStringLiteral("(?:%1|%2|back)").arg(QLatin1String(kColours), QLatin1String(kFigures));
  if (place == QLatin1String("thing")) return thing;
  if (place == QLatin1String("things")) return list_of(thing);
  if (place == QLatin1String("size")) return QStringLiteral("\\d+ x \\d+");
  if (place == QLatin1String("source"))
    return QStringLiteral("the lens board|\\d+ corner markers?|\\d+ tiles?");
  if (place == QLatin1String("picture")) return QStringLiteral("[^:]+\\.(?:jpe?g|png|webp|bmp)");
  if (place == QLatin1String("tile")) return QStringLiteral("[a-z_0-9]+\\.\\S+");
  if (place == QLatin1String("rule")) return QStringLiteral("[A-Z]-\\d+");
  if (place == QLatin1String("text"))
    return QStringLiteral(R"((?:(?![.?!] (?-i:\p{Lu})).)+?)");  // of one sentence
  return QStringLiteral(".+?");                                 // name, why
}

QString without_digits(QString place) {
  while (!place.isEmpty() && place.back().isDigit()) place.chop(1);
  return place;
}

struct Pattern {
  const char* context;  ///< where it is translated
  const char* english;
  QString begin;  ///< up to the first place: most sentences differ from most phrases there already
  QRegularExpression whole;
  QStringList places;  ///< in the order of its groups
};

const std::vector<Pattern>& patterns() {
  static const std::vector<Pattern> kPatterns = [] {
    static const QRegularExpression kPlace(QStringLiteral(R"(\{(\w+)\})"));
    std::vector<std::pair<const char*, const char*>> phrases;
    for (const char* english : engine_phrases()) phrases.emplace_back("engine", english);
    for (const char* english : calibration_phrases()) phrases.emplace_back("calibration_phrases", english);
    std::vector<Pattern> made;
    for (const auto& [context, english] : phrases) {
      const QString phrase = QString::fromUtf8(english);
      Pattern pattern{context, english, {}, {}, {}};
      QString text;
      qsizetype from = 0;
      for (auto matches = kPlace.globalMatch(phrase); matches.hasNext();) {
        const QRegularExpressionMatch place = matches.next();
        text += QRegularExpression::escape(phrase.mid(from, place.capturedStart() - from));
        if (pattern.places.isEmpty()) pattern.begin = phrase.left(place.capturedStart());
        pattern.places.append(place.captured(1));
        text += QStringLiteral("(%1)").arg(pattern_of(without_digits(place.captured(1))));
        from = place.capturedEnd();
      }
      text += QRegularExpression::escape(phrase.mid(from));
      if (pattern.places.isEmpty()) pattern.begin = phrase;
      pattern.whole = QRegularExpression(QRegularExpression::anchoredPattern(text),
                                         QRegularExpression::CaseInsensitiveOption);
      made.push_back(std::move(pattern));
    }
    return made;
  }();
  return kPatterns;
}

QString counted(const QString& text, const QString& form) {
  const QString number = text.section(QLatin1Char(' '), 0, 0);
  const QString noun = text.section(QLatin1Char(' '), 1);
  const int count = number == QLatin1String("one") ? 1 : number.toInt();
  return counted_noun(noun.endsWith(QLatin1Char('s')) ? noun : noun + QLatin1Char('s'), count, form);
}

/// "2 ghosts on the tile" and "1 ghost from (1,2)", in a list.
QString ghosts_listed(const QString& text) {
  static const QRegularExpression kBetween(QStringLiteral(", | and "));
  QStringList parts;
  for (const QString& part : text.split(kBetween)) {
    const QString ghosts = counted(part.section(QLatin1Char(' '), 0, 1), QStringLiteral("acc"));
    const QString where = part.section(QLatin1Char(' '), 2);
    if (where.startsWith(QLatin1String("from "))) {
      parts.append(EngineTerms::tr("%1 from %2", "ghosts and a cell").arg(ghosts, where.mid(5)));
    } else if (where.endsWith(QLatin1String("cemetery"))) {
      parts.append(EngineTerms::tr("%1 on the cemetery", "ghosts").arg(ghosts));
    } else if (where.endsWith(QLatin1String("tile"))) {
      parts.append(EngineTerms::tr("%1 on the tile", "ghosts").arg(ghosts));
    } else {
      parts.append(ghosts);
    }
  }
  return parts.join(QStringLiteral(", "));
}

QString figure_said(QString text, const QString& form) {
  for (const QString& colour : QString::fromLatin1(kColours).split(QLatin1Char('|'))) {
    if (!text.startsWith(colour + QLatin1Char(' '), Qt::CaseInsensitive)) continue;
    const QString figure = text.mid(colour.size() + 1);
    return EngineTerms::tr("%1 %2", "colour and figure")
        .arg(word_in_form(colour, form),
             word_in_form(figure.toLower(), form == QLatin1String("the") ? QStringLiteral("weak")
                                            : form == QLatin1String("a") ? QString()
                                                                         : form));
  }
  return word_in_form(text.toLower(), form);
}

QString figures_listed(QString text) {
  static const QRegularExpression kBetween(QStringLiteral(", | and "));
  QStringList parts;
  for (QString part : text.split(kBetween)) {
    if (part.startsWith(QLatin1String("the "), Qt::CaseInsensitive)) part.remove(0, 4);
    parts.append(figure_said(part, QStringLiteral("the")));
  }
  return parts.join(QStringLiteral(", "));
}

/// "red Anna" is Anna, "red" is Red.
QString name_said(const QString& text) {
  if (text.compare(QLatin1String("somebody"), Qt::CaseInsensitive) == 0)
    return capital(EngineTerms::tr("somebody"));
  if (text.compare(QLatin1String("nobody"), Qt::CaseInsensitive) == 0)
    return capital(EngineTerms::tr("nobody"));
  for (const QString& colour : QString::fromLatin1(kColours).split(QLatin1Char('|'))) {
    if (text.compare(colour, Qt::CaseInsensitive) == 0) return capital(word_in_form(colour, {}));
    if (text.startsWith(colour + QLatin1Char(' '))) return text.mid(colour.size() + 1);
  }
  return text;
}

QString owner_said(const QString& text) {
  static const QRegularExpression kOwner(QStringLiteral("^(.+?) (%1)$").arg(QLatin1String(kFigures)));
  const QRegularExpressionMatch match = kOwner.match(text);
  if (!match.hasMatch()) return text;
  return EngineTerms::tr("%1 of %2", "a figure and its player")
      .arg(word_in_form(match.captured(2), {}), name_said(match.captured(1)));
}

QString piece_said(const QString& text) {
  static const QRegularExpression kSide(QStringLiteral("\\b(north|east|south|west)\\b"));
  QStringList sides;
  for (auto matches = kSide.globalMatch(text); matches.hasNext();)
    sides.append(side_word(matches.next().captured(1)));
  static const QRegularExpression kSides(QStringLiteral(" (in|to) the .*$"));
  const QString kind = word_in_form(QString(text).remove(kSides).toLower(), {});
  return sides.isEmpty() ? kind : with_sides(kind, sides);
}

QString people_said(const QString& text) {
  if (text.endsWith(QLatin1String("city"))) return word_in_form(QStringLiteral("city"), QStringLiteral("on"));
  return word_in_form(text.endsWith(QLatin1String("road")) ? QStringLiteral("road") : QStringLiteral("field"),
                      QStringLiteral("on"));
}

QString edge_said(const QString& text) {
  if (text.endsWith(QLatin1String("river"))) return EngineTerms::tr("river");
  return word_in_form(text.mid(2), {});
}

QString term_said(const QString& text) {
  return QCoreApplication::translate("calibration_terms", text.toUtf8().constData());
}

QString thing_said(const QString& text) {
  return text == QLatin1String("back") ? term_said(text) : word_in_form(text.toLower(), {});
}

QString listed(const QString& text, QString (*said_alone)(const QString&)) {
  static const QRegularExpression kBetween(QStringLiteral(", | and "));
  QStringList parts = text.split(kBetween);
  for (QString& part : parts) part = said_alone(part);
  return parts.join(QStringLiteral(", "));
}

/// What a table was measured from.
QString source_said(const QString& text) {
  const int count = text.section(QLatin1Char(' '), 0, 0).toInt();
  if (text.contains(QLatin1String("marker"))) return EngineTerms::tr("%n corner marker(s)", nullptr, count);
  if (text.contains(QLatin1String("tile"))) return counted_noun(QStringLiteral("tiles"), count);
  return EngineTerms::tr("the lens board");
}

/// What stands in a place, in the reader's language.
QString said(const QString& place, const QString& form, const QString& text) {
  if (place == QLatin1String("figure")) return figure_said(text, form);
  if (place == QLatin1String("figures")) return figures_listed(text);
  if (place == QLatin1String("owner")) return owner_said(text);
  if (place == QLatin1String("feature"))
    return word_in_form(text.toLower().replace(QLatin1Char('_'), QLatin1Char(' ')), form);
  if (place == QLatin1String("piece")) return piece_said(text);
  if (place == QLatin1String("people")) return people_said(text);
  if (place == QLatin1String("name")) return name_said(text);
  if (place == QLatin1String("colour")) return word_in_form(text.toLower(), {});
  if (place == QLatin1String("side")) return side_word(text);
  if (place == QLatin1String("edge")) return edge_said(text);
  if (place == QLatin1String("count")) return counted(text, form);
  if (place == QLatin1String("ghosts")) return ghosts_listed(text);
  if (place == QLatin1String("term") || place == QLatin1String("light")) return term_said(text);
  if (place == QLatin1String("terms")) return listed(text, term_said);
  if (place == QLatin1String("thing")) return thing_said(text);
  if (place == QLatin1String("things")) return listed(text, thing_said);
  if (place == QLatin1String("source")) return source_said(text);
  if (place == QLatin1String("why")) return engine_words(text);
  return text;
}

QString filled(const QString& translation, const Pattern& pattern, const QRegularExpressionMatch& match) {
  static const QRegularExpression kPlace(QStringLiteral(R"(\{(\w+)(?::(\w+))?\})"));
  QString text;
  qsizetype from = 0;
  for (auto matches = kPlace.globalMatch(translation); matches.hasNext();) {
    const QRegularExpressionMatch place = matches.next();
    text += QStringView(translation).mid(from, place.capturedStart() - from);
    const auto group = pattern.places.indexOf(place.captured(1));
    if (group >= 0) {
      text += said(without_digits(place.captured(1)), place.captured(2),
                   match.captured(static_cast<int>(group) + 1));
    }
    from = place.capturedEnd();
  }
  text += QStringView(translation).mid(from);
  return text;
}

/// The language of this file, as a translator says it: English where there is none.
QString language_said() { return EngineTerms::tr("in English", "the language that this file is in"); }
bool is_english() { return language_said() == QLatin1String("in English"); }

/// A single phrase without its full stop.
std::optional<QString> phrase_said(const QString& english) {
  for (const Pattern& pattern : patterns()) {
    if (!english.startsWith(pattern.begin, Qt::CaseInsensitive)) continue;
    const QRegularExpressionMatch match = pattern.whole.match(english);
    if (!match.hasMatch()) continue;
    const QString translation = QCoreApplication::translate(pattern.context, pattern.english);
    // Nothing stands in for it: untranslated, or translated into English, it is right as it came. But
    // "{name}: {feature}" is the same in other languages, too, and its feature has another name there.
    if (translation == QLatin1String(pattern.english) && (pattern.places.isEmpty() || is_english()))
      return english;
    return filled(translation, pattern, match);
  }
  // A figure or a piece of a tile is an answer, too.
  for (const char* place : {"figure", "piece"}) {
    const QRegularExpression whole(QRegularExpression::anchoredPattern(pattern_of(QLatin1String(place))),
                                   QRegularExpression::CaseInsensitiveOption);
    if (whole.match(english).hasMatch()) return said(QLatin1String(place), QStringLiteral("a"), english);
  }
  return {};
}

std::optional<QString> sentence_said(const QString& english) {
  const bool stop = english.endsWith(QLatin1Char('.'));
  auto text = phrase_said(stop ? english.chopped(1) : english);
  if (text && stop && !text->endsWith(QLatin1Char('.'))) *text += QLatin1Char('.');
  return text;
}

/// One sentence, or several of which each is known.
std::optional<QString> all_said(const QString& english) {
  if (auto whole = sentence_said(english)) return whole;
  static const QRegularExpression kBetween(QStringLiteral(R"((?<=[.?!]) (?=\p{Lu}))"));
  const QStringList parts = english.split(kBetween);
  if (parts.size() < 2) return {};
  QStringList texts;
  for (const QString& part : parts) {
    const auto text = sentence_said(part);
    if (!text) return {};
    texts.append(capital(*text));
  }
  return texts.join(QLatin1Char(' '));
}

/// Lists are drawn again and again, and their sentences stay the same.
class Memory {
 public:
  QString words(const QString& english) {
    // A translator is in place or not: its own word says which language it speaks.
    const QString language = language_said();
    const std::lock_guard lock(mutex_);
    if (language != language_ || known_.size() > kMost) known_.clear();
    language_ = language;
    const auto found = known_.constFind(english);
    if (found != known_.constEnd()) return *found;
    const QString text = capital(all_said(english).value_or(english));
    known_.insert(english, text);
    return text;
  }

 private:
  static constexpr qsizetype kMost = 4000;
  std::recursive_mutex mutex_;  // a sentence may hold another
  QString language_;
  QHash<QString, QString> known_;
};

}  // namespace

QString measured_thing(const QString& english) {
  static const QRegularExpression kSource(
      QRegularExpression::anchoredPattern(pattern_of(QStringLiteral("source"))));
  return kSource.match(english).hasMatch() ? source_said(english) : thing_said(english);
}

QString engine_words(const QString& english) {
  static Memory memory;
  return memory.words(english);
}

bool is_engine_phrase(const QString& english) { return english.isEmpty() || all_said(english).has_value(); }

}  // namespace tilewatch::model
