// SPDX-License-Identifier: MIT
#include "display/model/plain_words.h"

#include <QRegularExpression>

#include "display/model/words.h"

namespace tilewatch::model {

QString plain_words(const std::string& text) {
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

QString plain_line(const bus::LogEntry& entry) {
  QString line = plain_words(entry.text);
  if (entry.colour) {
    // "Red Anna lays ..." -> "Anna lays ..."; a player without a name stays "Red".
    static const QRegularExpression kNamed(QStringLiteral(R"(^(\p{L}+) (?=\p{Lu}))"));
    const QRegularExpressionMatch match = kNamed.match(line);
    if (match.hasMatch() && match.captured(1).compare(colour_word(*entry.colour), Qt::CaseInsensitive) == 0) {
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
  return capital(line);
}

}  // namespace tilewatch::model
