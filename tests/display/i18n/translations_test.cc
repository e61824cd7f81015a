// SPDX-License-Identifier: MIT
// Every language's file is complete, keeps what is filled in, and has as many plural forms as its grammar.
#include <gtest/gtest.h>

#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>
#include <vector>

#include "display/i18n/languages.h"

namespace tilewatch::i18n {
namespace {

struct Message {
  QString context;
  QString source;
  QString comment;
  bool counted = false;
  bool finished = true;
  QStringList texts;  ///< its plural forms; one if it is not counted
};

std::vector<Message> messages_of(const std::string& code) {
  QFile file(QStringLiteral("display/i18n/tilewatch_%1.ts").arg(QString::fromStdString(code)));
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << "no file for " << code;
  std::vector<Message> messages;
  QString context;
  QXmlStreamReader xml(&file);
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == QLatin1String("name")) {
      context = xml.readElementText();
    } else if (xml.name() == QLatin1String("message")) {
      messages.push_back(
          {context, {}, {}, xml.attributes().value("numerus") == QLatin1String("yes"), true, {}});
    } else if (xml.name() == QLatin1String("source")) {
      messages.back().source = xml.readElementText();
    } else if (xml.name() == QLatin1String("comment")) {
      messages.back().comment = xml.readElementText();
    } else if (xml.name() == QLatin1String("translation")) {
      messages.back().finished = !xml.attributes().hasAttribute("type");
      if (!messages.back().counted) messages.back().texts.append(xml.readElementText());
    } else if (xml.name() == QLatin1String("numerusform")) {
      messages.back().texts.append(xml.readElementText());
    }
  }
  EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
  return messages;
}

std::string name_of(const Message& message) {
  return (message.context + ": " + message.source +
          (message.comment.isEmpty() ? QString() : " (" + message.comment + ")"))
      .toStdString();
}

/// %1, %n, and {name}s without the form they ask for.
QSet<QString> places_in(const QString& text) {
  static const QRegularExpression kPlace(QStringLiteral(R"(%L?[1-9n]|\{\w+)"));
  QSet<QString> places;
  for (auto matches = kPlace.globalMatch(text); matches.hasNext();) places.insert(matches.next().captured());
  return places;
}

/// What a translation of the engine's words may leave out: people see the place, and the picture of the tile.
QSet<QString> needed(QSet<QString> places) {
  for (const char* place : {"{cell", "{tile", "{text", "{colour", "{name", "{n", "{n2", "{feature"})
    places.remove(QLatin1String(place));
  return places;
}

class Translations : public testing::TestWithParam<std::string> {};

std::vector<std::string> codes() {
  std::vector<std::string> all;
  for (const Language& language : languages()) all.push_back(language.code);
  return all;
}

INSTANTIATE_TEST_SUITE_P(All, Translations, testing::ValuesIn(codes()),
                         [](const testing::TestParamInfo<std::string>& shown) { return shown.param; });

TEST_P(Translations, AreComplete) {
  const auto messages = messages_of(GetParam());
  EXPECT_GT(messages.size(), 10U);
  const QMap<QString, int> forms{{"en", 2}, {"cs", 3}, {"ro", 3}, {"de", 2}};
  const int plural = forms.value(QString::fromStdString(GetParam()), 0);
  for (const Message& message : messages) {
    EXPECT_TRUE(message.finished) << name_of(message);
    if (message.counted && plural > 0) {
      EXPECT_EQ(message.texts.size(), plural) << name_of(message);
    }
    for (const QString& text : message.texts) EXPECT_FALSE(text.isEmpty()) << name_of(message);
  }
}

TEST_P(Translations, KeepWhatIsFilledIn) {
  for (const Message& message : messages_of(GetParam())) {
    const QSet<QString> asked = places_in(message.source);
    for (const QString& text : message.texts) {
      const QSet<QString> kept = places_in(text);
      EXPECT_TRUE(asked.contains(kept)) << name_of(message) << " -> " << text.toStdString();
      EXPECT_TRUE(kept.contains(needed(asked))) << name_of(message) << " -> " << text.toStdString();
    }
  }
}

TEST_P(Translations, AreAllThatTheSourcesHave) {
  if (GetParam() == "en") GTEST_SKIP() << "English is in the sources; its file has only the plural forms";
  QSet<QString> english;
  for (const Message& message : messages_of("de")) english.insert(QString::fromStdString(name_of(message)));
  QSet<QString> here;
  for (const Message& message : messages_of(GetParam()))
    here.insert(QString::fromStdString(name_of(message)));
  EXPECT_EQ(english - here, QSet<QString>());
  EXPECT_EQ(here - english, QSet<QString>());
}

TEST(Languages, AnUnknownOneIsRefusedAndTheOldOneStays) {
  ASSERT_TRUE(use_language("cs"));
  const auto refused = use_language("tlh");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, ErrorKind::kUsage);
  EXPECT_NE(refused.error().hint.find("en, cs, ro, de"), std::string::npos);
  EXPECT_EQ(language(), "cs");
  ASSERT_TRUE(use_language("en"));
}

}  // namespace
}  // namespace tilewatch::i18n
