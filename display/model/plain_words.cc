// SPDX-License-Identifier: MIT
#include "display/model/plain_words.h"

#include <QRegularExpression>

#include "display/model/engine_words.h"
#include "display/model/words.h"

namespace tilewatch::model {

namespace {

/// `text` without what is outlined on the board, still in English.
QString english_words(const std::string& text) {
  static const QRegularExpression kHere(QStringLiteral(R"(\b(lies|stands) at \(-?\d+,-?\d+\))"));
  static const QRegularExpression kPlaces(
      QStringLiteral(R"( (at|from|on) \(-?\d+,-?\d+\)(, \(-?\d+,-?\d+\))*)"));
  static const QRegularExpression kIllegal(QStringLiteral(
      R"(The tile at \(-?\d+,-?\d+\) looks like \S+ (upright|turned once|turned twice|turned three times), )"
      R"(which may not lie there)"));
  QString words = QString::fromStdString(text);
  words.replace(kIllegal, QStringLiteral("It may not lie here"));
  words.replace(kHere, QStringLiteral("\\1 here"));
  words.remove(kPlaces);
  return capital(words);
}

}  // namespace

QString plain_words(const std::string& text) { return engine_words(english_words(text)); }

QString plain_line(const bus::LogEntry& entry) {
  QString line = english_words(entry.text);
  if (entry.colour) {
    // "Red Anna lays ..." -> "Anna lays ..."; a player without a name stays "Red".
    static const QRegularExpression kNamed(QStringLiteral(R"(^(\p{L}+) (?=\p{Lu}))"));
    const QRegularExpressionMatch match = kNamed.match(line);
    if (match.hasMatch() && match.captured(1).toLower().toStdString() == to_string(*entry.colour)) {
      line.remove(0, match.capturedLength(1) + 1);
    }
  }
  if (entry.kind == "tile") {
    static const QRegularExpression kType(QStringLiteral(R"(lays [a-z_0-9]+\.\S+)"));
    line.replace(kType, QStringLiteral("lays a tile"));
  }
  static const QRegularExpression kPoints(QStringLiteral(R"(: [+-]?\d+ (for an? |by hand, ))"));
  line.replace(kPoints, QStringLiteral(": "));
  // A field is never finished; of the rest it is worth saying.
  line.replace(QStringLiteral("not finished field"), QStringLiteral("field"));
  line.replace(QStringLiteral("not finished "), QStringLiteral("unfinished "));
  return engine_words(line);
}

}  // namespace tilewatch::model
