// SPDX-License-Identifier: MIT
// The journal survives a killed process, refuses to be changed, and gives the same game back.
#include "engine/referee/journal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>

#include "tests/engine/referee/table_of_words.h"
#include "tests/support/paths.h"

namespace tilewatch::referee::testing {
namespace {

using ::testing::HasSubstr;

RefereeOptions with_journal(Journal& journal) {
  RefereeOptions result = options();
  result.write = [&journal](const std::vector<Entry>& entries) { return journal.add(entries); };
  return result;
}

/// Lays tiles to the east, with a figure now and then.
void play(Referee& referee, TableOfWords& table, int from, int to) {
  for (int x = from; x < to; ++x) {
    table.lay("base.U", {x, 0});
    if (x == 2) table.put(Colour::kBlue, {x, 0}, kRoad);
    if (x == 3) table.put(Colour::kRed, {x, 0}, kField);
    referee.take(table.still());
  }
}

Entry note() {
  Entry entry;
  entry.seq = 1;
  entry.line = "hello";
  return entry;
}

class JournalTest : public ::testing::Test {
 protected:
  std::filesystem::path file() const { return scratch_.path() / "game.journal"; }
  test::ScratchFolder scratch_;
};

TEST_F(JournalTest, AKilledGameGoesOnWhereItWas) {
  // The child plays, tells the parent after each commit is out, and is then killed without warning.
  int told[2];
  ASSERT_EQ(pipe(told), 0);
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    auto journal = Journal::create(file());
    if (!journal) _exit(1);
    Referee referee(with_journal(**journal));
    TableOfWords table(base_tiles());
    table.lay("base.D", {0, 0});
    referee.take(table.still());
    play(referee, table, 1, 6);
    const char done = 'x';
    if (write(told[1], &done, 1) != 1) _exit(1);
    pause();
    _exit(0);
  }
  close(told[1]);
  char done = 0;
  ASSERT_EQ(read(told[0], &done, 1), 1);
  close(told[0]);
  kill(child, SIGKILL);
  ASSERT_EQ(waitpid(child, nullptr, 0), child);

  auto journal = Journal::resume(file());
  ASSERT_TRUE(journal) << journal.error().message;
  const auto entries = (*journal)->entries();
  ASSERT_TRUE(entries) << entries.error().message;
  Referee referee(with_journal(**journal));
  ASSERT_TRUE(referee.resume(*entries));
  EXPECT_EQ(referee.snapshot().tiles.size(), 6U);
  EXPECT_EQ(referee.record()->game().figures().size(), 2U);

  // Another camera, another place, turned by a quarter: the same game goes on.
  TableOfWords table(base_tiles());
  table.lay("base.D", {10, 10}, 1);
  for (int x = 1; x < 6; ++x) table.lay("base.U", {10, 10 + x}, 1);
  table.put(Colour::kBlue, {10, 12}, kRoad);
  table.put(Colour::kRed, {10, 13}, kField);
  referee.take(table.still());
  EXPECT_EQ(referee.questions().open().size(), 0U);
  EXPECT_TRUE(referee.figures().changes().empty()) << "figures of the resumed game are no news";
  table.lay("base.V", {10, 16}, 1);
  referee.take(table.still());
  const bus::Snapshot state = referee.snapshot();
  ASSERT_EQ(state.tiles.size(), 7U);
  EXPECT_EQ(state.tiles.back().cell, (Cell{6, 0}));
  EXPECT_EQ(state.tiles.back().rotation, 0);
  EXPECT_EQ(state.camera_turns, 3);
}

TEST_F(JournalTest, UndoAndReplacementAreEntriesToo) {
  std::string before;
  {
    auto journal = Journal::create(file());
    ASSERT_TRUE(journal);
    Referee referee(with_journal(**journal));
    TableOfWords table(base_tiles());
    table.lay("base.D", {0, 0});
    referee.take(table.still());
    play(referee, table, 1, 5);
    bus::Request request;
    request.verb = "undo";
    ASSERT_TRUE(referee.take(request).ok);
    request.verb = "correct_tile";
    request.cell = {1, 0};
    request.type = "base.U";
    request.rotation = 2;
    ASSERT_TRUE(referee.take(request).ok);
    before = referee.record()->game().to_text();
  }
  auto journal = Journal::resume(file());
  ASSERT_TRUE(journal);
  const auto entries = (*journal)->entries();
  ASSERT_TRUE(entries);
  const auto record = Record::fold(*entries, base_tiles());
  ASSERT_TRUE(record) << record.error().message;
  EXPECT_EQ(record->game().to_text(), before);
  EXPECT_TRUE(record->game().is_consistent());

  // The same game as text.
  const auto saved = rules::saved_game_from_text(rules::saved_game_to_text(record->saved()));
  ASSERT_TRUE(saved) << saved.error().message;
  EXPECT_EQ(saved->commands.size(), record->done().size());
}

TEST_F(JournalTest, RowsCannotBeChangedOrDeleted) {
  auto journal = Journal::create(file());
  ASSERT_TRUE(journal);
  ASSERT_TRUE((*journal)->add({note()}));
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(file().c_str(), &database), SQLITE_OK);
  EXPECT_NE(sqlite3_exec(database, "UPDATE entry SET line='x'", nullptr, nullptr, nullptr), SQLITE_OK);
  EXPECT_THAT(sqlite3_errmsg(database), HasSubstr("only added to"));
  EXPECT_NE(sqlite3_exec(database, "DELETE FROM entry", nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(database);
}

TEST_F(JournalTest, WrongFilesAreNamed) {
  EXPECT_THAT(Journal::resume(file()).error().message, HasSubstr("no journal"));
  std::ofstream(file()) << "this is not a database at all, only some text that goes on for a while";
  const auto text = Journal::resume(file());
  ASSERT_FALSE(text);
  EXPECT_EQ(text.error().kind, ErrorKind::kInput);
  EXPECT_THAT(Journal::create(file()).error().message, HasSubstr("exists already"));
  EXPECT_FALSE(Journal::create(scratch_.path() / "no/such/folder/x"));
}

TEST_F(JournalTest, ADamagedEntryIsNamed) {
  {
    auto journal = Journal::create(file());
    ASSERT_TRUE(journal);
    ASSERT_TRUE((*journal)->add({note()}));
  }
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(file().c_str(), &database), SQLITE_OK);
  ASSERT_EQ(
      sqlite3_exec(database, "INSERT INTO entry(seq,kind,line,target,details) VALUES(3,'note','x',0,'{}')",
                   nullptr, nullptr, nullptr),
      SQLITE_OK);
  sqlite3_close(database);
  auto journal = Journal::resume(file());
  ASSERT_TRUE(journal);
  const auto entries = (*journal)->entries();
  ASSERT_FALSE(entries);
  EXPECT_THAT(entries.error().message, HasSubstr("damaged at entry 2"));
}

}  // namespace
}  // namespace tilewatch::referee::testing
