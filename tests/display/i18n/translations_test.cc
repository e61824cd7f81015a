// SPDX-License-Identifier: MIT
// Every language's file is complete, keeps what is filled in, and has as many plural forms as its grammar.
#include <gtest/gtest.h>

#include <QFile>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
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

std::vector<Message> messages_in(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
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

std::vector<Message> messages_of(const std::string& code) {
  return messages_in(QStringLiteral("display/i18n/tilewatch_%1.ts").arg(QString::fromStdString(code)));
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

/// What lupdate finds in the sources, as the target update_translations asks it; made once.
const std::vector<Message>& texts_of_the_sources() {
  static const std::vector<Message> kTexts = [] {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("sources.ts"));
    QProcess lupdate;
    QStringList arguments = QString::fromLatin1(TILEWATCH_TRANSLATED).split(QLatin1Char(' '));
    arguments << QStringLiteral("-I") << QStringLiteral(".") << QStringLiteral("-ts") << file;
    lupdate.start(QStringLiteral(TILEWATCH_LUPDATE), arguments);
    EXPECT_TRUE(lupdate.waitForFinished(60'000)) << lupdate.errorString().toStdString();
    EXPECT_EQ(lupdate.exitCode(), 0) << lupdate.readAllStandardError().toStdString();
    return messages_in(file);
  }();
  return kTexts;
}

TEST_P(Translations, AreAllThatTheSourcesHaveAndNoMore) {
  if (!QFile::exists(QStringLiteral(TILEWATCH_LUPDATE)))
    GTEST_SKIP() << "lupdate (package qt6-l10n-tools) is not installed at " TILEWATCH_LUPDATE;
  const bool only_counted = GetParam() == "en";  // the rest of it is in the sources
  const auto names = [&](const std::vector<Message>& messages) {
    QSet<QString> all;
    for (const Message& message : messages) {
      if (message.counted || !only_counted) all.insert(QString::fromStdString(name_of(message)));
    }
    return all;
  };
  const QSet<QString> there = names(texts_of_the_sources());
  const QSet<QString> here = names(messages_of(GetParam()));
  EXPECT_GT(there.size(), 10);
  for (const QString& text : there - here)
    ADD_FAILURE() << "missing: " << text.toStdString() << "\nRun ninja update_translations and translate it.";
  for (const QString& text : here - there)
    ADD_FAILURE() << "no source says it any more: " << text.toStdString();
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
