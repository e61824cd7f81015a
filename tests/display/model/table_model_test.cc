// SPDX-License-Identifier: MIT
// Only what changed is told, so that only that is drawn again.
#include "display/model/table_model.h"

#include <gtest/gtest.h>

#include "display/model/changes.h"

namespace tilewatch::model {
namespace {

bus::Snapshot game() {
  bus::Snapshot snapshot;
  snapshot.seq = 1;
  snapshot.mode = bus::Mode::kPlaying;
  snapshot.players = {{"Anna", Colour::kRed, 0, 0, {{FigureKind::kMeeple, 7}}, true}};
  snapshot.tiles = {{{0, 0}, "base.D", 0, "", false, 0}};
  return snapshot;
}

struct Counted {
  explicit Counted(TableModel& model) {
    QObject::connect(&model, &TableModel::playersChanged, [this] { ++players; });
    QObject::connect(&model, &TableModel::boardChanged, [this] { ++board; });
    QObject::connect(&model, &TableModel::logChanged, [this] { ++log; });
    QObject::connect(&model, &TableModel::promptsChanged, [this] { ++prompts; });
    QObject::connect(&model, &TableModel::statusChanged, [this] { ++status; });
  }
  int players = 0, board = 0, log = 0, prompts = 0, status = 0;
};

TEST(TableModel, TellsNothingWhenOnlyTheNumberChanged) {
  TableModel model;
  model.take(std::make_shared<const bus::Snapshot>(game()));
  Counted counted(model);
  for (int seq = 2; seq < 300; ++seq) {
    bus::Snapshot next = game();
    next.seq = seq;
    model.take(std::make_shared<const bus::Snapshot>(next));
  }
  EXPECT_EQ(counted.players + counted.board + counted.log + counted.prompts + counted.status, 0);
  EXPECT_EQ(model.snapshot().seq, 299);
}

TEST(TableModel, TellsWhichPartChanged) {
  TableModel model;
  model.take(std::make_shared<const bus::Snapshot>(game()));
  Counted counted(model);
  bus::Snapshot next = game();
  next.players[0].score = 4;
  next.log = {{1, 1, "score", "", Colour::kRed, 4, {{"tiles", 4, 4}}, {}}};
  model.take(std::make_shared<const bus::Snapshot>(next));
  EXPECT_EQ(counted.players, 1);
  EXPECT_EQ(counted.log, 1);
  EXPECT_EQ(counted.board + counted.prompts + counted.status, 0);
}

TEST(TableModel, TakesASnapshotOfANewEngine) {
  TableModel model;
  bus::Snapshot old = game();
  old.seq = 500;
  model.take(std::make_shared<const bus::Snapshot>(old));
  bus::Snapshot fresh;
  fresh.seq = 1;
  model.take(std::make_shared<const bus::Snapshot>(fresh));
  EXPECT_TRUE(model.snapshot().tiles.empty());
}

TEST(Changes, NoticeTermsAnswersAndFigures) {
  const bus::Snapshot before = game();
  bus::Snapshot after = before;
  after.figures.push_back({});
  EXPECT_TRUE(changes_between(before, after).board);
  after = before;
  after.camera_origin = Cell{1, 1};
  EXPECT_TRUE(changes_between(before, after).status);
  after = before;
  after.prompts.resize(1);
  EXPECT_TRUE(changes_between(before, after).prompts);
  bus::Snapshot answered = after;
  answered.prompts[0].answers.push_back({"1", "one", "", 0, 0});
  EXPECT_TRUE(changes_between(after, answered).prompts);
  EXPECT_FALSE(changes_between(after, after).any());
}

}  // namespace
}  // namespace tilewatch::model
