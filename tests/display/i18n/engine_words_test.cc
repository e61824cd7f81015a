// SPDX-License-Identifier: MIT
// What the engine says in English is said in the reader's language.
#include "display/model/engine_words.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include "display/i18n/languages.h"
#include "display/model/log_view.h"
#include "display/model/plain_words.h"

namespace tilewatch::model {
namespace {

class EngineWords : public testing::Test {
 protected:
  void TearDown() override { EXPECT_TRUE(i18n::use_language("en")); }

  static std::string in(const char* language, const char* english) {
    EXPECT_TRUE(i18n::use_language(language));
    return plain_words(english).toStdString();
  }
};

TEST_F(EngineWords, AreSaidInEveryLanguage) {
  const char* gone = "The red meeple on the city at (1,-2) is gone. Please put it back.";
  EXPECT_EQ(in("en", gone), "The red meeple on the city is gone. Please put it back.");
  EXPECT_EQ(in("cs", gone), "Chybí červený družiník (město). Vraťte ho prosím.");
  EXPECT_EQ(in("ro", gone), "Lipsește supusul roșu (oraș). Puneți-l la loc.");
  EXPECT_EQ(in("de", gone), "Es fehlt der rote Meeple (Stadt). Bitte zurückstellen.");
}

TEST_F(EngineWords, SaySeveralSentencesOneByOne) {
  EXPECT_EQ(
      in("de",
         "Put 2 ghosts on the tile at (1,1) and 1 ghost on the cemetery at (0,3). Too few ghosts on the "
         "mist area at (2,2): 1 stands there and 2 should."),
      "Setzen: 2 Geister auf das Plättchen, 1 Geist auf den Friedhof. Zu wenige Geister.");
  EXPECT_EQ(
      in("cs", "Move the mage or the witch. The tile at (1,1) counts only when this is done (rule M-2)."),
      "Přesuňte mága nebo čarodějnici. Kartička platí, až bude toto hotovo (pravidlo M-2).");
}

TEST_F(EngineWords, AReasonInsideASentenceIsSaidToo) {
  EXPECT_EQ(
      in("cs",
         "The tile at (1,0) looks like base.D turned once, which may not lie there: its north edge is a road "
         "and would meet a city."),
      "Zde ležet nesmí. Hrany na sebe nesedí (sever): cesta a město.");
}

TEST_F(EngineWords, UseThePluralOfTheLanguage) {
  const auto points = [](int count) {
    return "score " + std::to_string(count) + " points for the road at (1,1)";
  };
  EXPECT_EQ(in("cs", points(1).c_str()), "Připište 1 bod za cestu");
  EXPECT_EQ(in("cs", points(3).c_str()), "Připište 3 body za cestu");
  EXPECT_EQ(in("cs", points(5).c_str()), "Připište 5 bodů za cestu");
  EXPECT_EQ(in("ro", points(19).c_str()), "Luați 19 puncte pentru drum");
  EXPECT_EQ(in("ro", points(20).c_str()), "Luați 20 de puncte pentru drum");
}

TEST_F(EngineWords, APhraseThatIsAlikeInEveryLanguageIsFilledInItsLanguage) {
  const QString english = QStringLiteral("Ana von Bo: monastery");
  ASSERT_TRUE(i18n::use_language("de"));
  EXPECT_EQ(model::engine_words(english), "Ana von Bo: Kloster");
  ASSERT_TRUE(i18n::use_language("cs"));
  EXPECT_EQ(model::engine_words(english), "Ana von Bo: klášter");
  ASSERT_TRUE(i18n::use_language("ro"));
  EXPECT_EQ(model::engine_words(english), "Ana von Bo: mănăstire");
  ASSERT_TRUE(i18n::use_language("en"));
  EXPECT_EQ(model::engine_words(english), english);
}

TEST_F(EngineWords, ASentenceThatNobodyKnowsStaysAsItIs) {
  EXPECT_EQ(in("de", "the moon is made of cheese"), "The moon is made of cheese");
  EXPECT_FALSE(is_engine_phrase("The moon is made of cheese."));
}

TEST_F(EngineWords, TellALineOfTheScoreListWithItsTerms) {
  ASSERT_TRUE(i18n::use_language("cs"));
  bus::Snapshot snapshot;
  snapshot.players = {{"Anna", Colour::kRed, 8, 8, {{FigureKind::kMeeple, 7}}, true}};
  snapshot.log = {
      {1, 1, "tile", "red Anna lays base.D at (1,0)", Colour::kRed, 0, {}, {{1, 0}}},
      {2, 1, "figure", "red Anna puts a figure on the city at (1,0)", Colour::kRed, 0, {}, {{1, 0}}},
      {3,
       1,
       "score",
       "red Anna: 8 for a city of 3 tiles",
       Colour::kRed,
       8,
       {{"tiles", 3, 6}, {"shields", 1, 2}},
       {}},
      {4,
       2,
       "correction",
       "red Anna: -3 by hand, counted twice",
       Colour::kRed,
       -3,
       {{"counted twice", 1, -3}},
       {}}};
  const auto lines = log_view(snapshot);
  EXPECT_EQ(lines[2].text.toStdString(), "Anna staví figurku do města");
  EXPECT_EQ(lines[1].text.toStdString(), "Anna: město (3 kartičky)");
  EXPECT_EQ(lines[1].terms.toStdString(), "3 kartičky = 6 + 1 erb = 2 → 8");
  EXPECT_EQ(lines[0].text.toStdString(), "Anna: counted twice") << "a person's own words";
}

/// The sentences of the rules that stand in the sources in one piece: reasons why not, meanings of switches,
/// questions.
TEST_F(EngineWords, KnowEveryReasonOfTheRules) {
  static const QRegularExpression kReason(QStringLiteral(
      R"re((?:Violation\{|return \{|\{\{\}, \{)\s*"[A-Z]-\d+",\s*((?:"(?:[^"\\]|\\.)*"\s*)+)[,}])re"));
  static const QRegularExpression kMeaning(QStringLiteral(
      R"re(&Switches::\w+,[^"]*"[A-Z]-\d+",\s*(?:"(?:[^"\\]|\\.)*"\s*)+,\s*((?:"(?:[^"\\]|\\.)*"\s*)+)[,}])re"));
  static const QRegularExpression kJoint(QStringLiteral(R"("\s*")"));
  int seen = 0;
  const QDir rules(QStringLiteral("engine/rules"));
  for (const QString& name : rules.entryList({QStringLiteral("*.cc")})) {
    QFile file(rules.filePath(name));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    for (const QRegularExpression& kind : {kReason, kMeaning}) {
      for (auto matches = kind.globalMatch(text); matches.hasNext();) {
        QString said = matches.next().captured(1).trimmed();
        said.remove(kJoint);
        said = said.mid(1, said.size() - 2);
        ++seen;
        EXPECT_TRUE(is_engine_phrase(said)) << name.toStdString() << ": " << said.toStdString();
      }
    }
  }
  EXPECT_GT(seen, 80) << "the sources look different: the test no longer finds them";
}

/// Whether the words fit a phrase, whatever is filled in at {}.
bool fits_a_phrase(const QString& words) {
  static const QRegularExpression kPlace(QStringLiteral(R"(\{[^}]*\})"));
  const QRegularExpressionMatch place = kPlace.match(words);
  if (!place.hasMatch()) return is_engine_phrase(words);
  for (const char* filled : {"3", "red", "focus", "9 tiles", "green"}) {
    const QString text =
        words.left(place.capturedStart()) + QLatin1String(filled) + words.mid(place.capturedEnd());
    if (fits_a_phrase(text)) return true;
  }
  return false;
}

/// The sentences of calibration that stand in the sources in one piece.
TEST_F(EngineWords, KnowEverySentenceOfCalibration) {
  static const QRegularExpression kLiteral(QStringLiteral(R"re(((?:"(?:[^"\\]|\\.)*"\s*)+))re"));
  static const QRegularExpression kJoint(QStringLiteral(R"("\s*")"));
  static const QRegularExpression kSentence(QStringLiteral(R"(^[A-Z{].* .*[.?]$)"));
  // A plural is put together there; sentences of the PDF and those said before a window opens are English.
  static const QRegularExpression kOther(QStringLiteral(
      R"(\w\{\}|^\{\}This|/dev/video|usermod|^There are: |^Set HOME|^Its steps are|^Not measured)"));
  int seen = 0;
  QStringList files{QStringLiteral("display/app/calibration_work.cc"),
                    QStringLiteral("display/app/table_watch.cc"),
                    QStringLiteral("display/app/commands/calibrate_wizard.cc"),
                    QStringLiteral("display/app/tile_finder.cc")};
  for (const char* room : {"colours", "lens", "place", "profile", "table"}) {
    const QDir folder(QStringLiteral("calibration/") + QLatin1String(room));
    for (const QString& name : folder.entryList({QStringLiteral("*.cc")}))
      files.append(folder.filePath(name));
  }
  for (const QString& name : files) {
    QFile file(name);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
    QString text = QString::fromUtf8(file.readAll());
    text.remove(QRegularExpression(QStringLiteral("//[^\n]*\n")));
    for (auto matches = kLiteral.globalMatch(text); matches.hasNext();) {
      QString said = matches.next().captured(1).trimmed();
      said.remove(kJoint);
      said = said.mid(1, said.size() - 2).replace(QLatin1String("\\\""), QLatin1String("\""));
      if (!kSentence.match(said).hasMatch() || kOther.match(said).hasMatch()) continue;
      ++seen;
      EXPECT_TRUE(fits_a_phrase(said)) << name.toStdString() << ": " << said.toStdString();
    }
  }
  EXPECT_GT(seen, 60) << "the sources look different: the test no longer finds them";
}

TEST_F(EngineWords, SayWhatCalibrationFound) {
  EXPECT_EQ(in("de", "The camera (or the board) has moved 4 mm."),
            "Die Kamera (oder das Spielfeld) hat sich um 4 mm bewegt.");
  EXPECT_EQ(in("cs", "Measured 2026-05-31 from 4 corner markers."),
            "Měřeno 2026-05-31 podle: 4 rohové značky.");
  EXPECT_EQ(
      in("ro",
         "red and pink are hard to tell apart (12; 18 is safe). Leave out pink: then all others can be told "
         "apart."),
      "Greu de deosebit: roșu și roz (12; sigur e 18). Renunțați la: roz; atunci celelalte se pot deosebi.");
  EXPECT_EQ(in("de",
               "Locked: focus, exposure. This camera cannot lock: white balance. Keep the light steady and "
               "do not move it."),
            "Festgehalten: Fokus, Belichtung. Diese Kamera kann nicht festhalten: Weißabgleich. Licht gleich "
            "lassen "
            "und sie nicht bewegen.");
  EXPECT_EQ(
      in("cs",
         "The left column and top row of the board is in no picture: is the paper cut, or covered by a hand? "
         "The rest was used."),
      "Na žádném snímku není část desky (levý sloupec, horní řada): není papír uříznutý nebo zakrytý rukou? "
      "Zbytek se použil.");
  EXPECT_EQ(in("de",
               "A tile 210 mm from where the table was measured: its outline is off by 0.6 mm, it seems 45.1 "
               "mm wide (green)."),
            "Ein Plättchen 210 mm von der vermessenen Stelle: Sein Umriss liegt um 0.6 mm daneben, es wirkt "
            "45.1 mm "
            "breit (grün).");
  EXPECT_EQ(in("de", "2 pictures agreed badly with the others and were left out (moved or out of focus?)."),
            "2 Bilder passten schlecht zu den anderen und wurden ausgelassen (verwackelt oder unscharf?).");
}

}  // namespace
}  // namespace tilewatch::model
