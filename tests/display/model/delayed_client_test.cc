// SPDX-License-Identifier: MIT
// What is kept behind is not there before its time. The clock is the test's.
#include "display/model/delayed_client.h"

#include <gtest/gtest.h>

#include <QStringList>
#include <vector>

#include "tests/display/window/fake_client.h"

namespace tilewatch::model {
namespace {

constexpr int kDelay_s = 30;

bus::Snapshot turn(int number) {
  bus::Snapshot snapshot;
  snapshot.turn = number;
  return snapshot;
}

class Delayed : public testing::Test {
 protected:
  void follow(int delay_s) {
    held_ = std::make_unique<DelayedClient>(client_, delay_s, [this] { return now_ms_; });
    QObject::connect(held_.get(), &TableClient::snapshotArrived,
                     [this](const SnapshotPtr& snapshot) { turns_.push_back(snapshot->turn); });
    QObject::connect(held_.get(), &TableClient::linkChanged,
                     [this](bool up, const QString& text) { links_ += up ? QStringLiteral("up") : text; });
    QObject::connect(held_.get(), &TableClient::previewArrived, [this] { ++pictures_; });
    QObject::connect(held_.get(), &TableClient::replied, [this] { ++replies_; });
  }
  void at_second(int second) {
    now_ms_ = 1000LL * second;
    held_->advance();
  }

  test::FakeClient client_;
  qint64 now_ms_ = 0;
  std::unique_ptr<DelayedClient> held_;
  std::vector<int> turns_;
  QStringList links_;
  int pictures_ = 0;
  int replies_ = 0;
};

TEST_F(Delayed, TellsEveryStateInOrderWhenItIsOldEnoughAndNoneBefore) {
  follow(kDelay_s);
  client_.show(turn(1));
  at_second(10);
  client_.show(turn(2));
  at_second(29);
  EXPECT_TRUE(turns_.empty());
  EXPECT_EQ(held_->newest(), nullptr);
  at_second(30);
  EXPECT_EQ(turns_, std::vector{1});
  EXPECT_EQ(held_->newest()->turn, 1);
  at_second(39);
  EXPECT_EQ(turns_, std::vector{1});
  at_second(60);
  EXPECT_EQ(turns_, (std::vector{1, 2}));
  EXPECT_EQ(held_->held(), 0U);
}

TEST_F(Delayed, TellsOfTheLineToTheEngineInTheSameOrderAndPassesCommandsAtOnce) {
  follow(kDelay_s);
  client_.show(turn(1));
  emit client_.linkChanged(false, QStringLiteral("gone"));
  at_second(29);
  EXPECT_TRUE(links_.isEmpty()) << "it would tell of something newer than what is shown";
  at_second(30);
  EXPECT_EQ(links_, QStringList{QStringLiteral("gone")});
  bus::Request request;
  request.verb = "undo";
  held_->send(request);
  ASSERT_EQ(client_.sent.size(), 1U);
  client_.reply({client_.sent[0].id, true, {}});
  EXPECT_EQ(replies_, 1);
  client_.show(bus::Preview{});
  at_second(300);
  EXPECT_EQ(pictures_, 0) << "a picture of the table is newer than any delay allows";
}

TEST_F(Delayed, KeepsNoStateThatLooksLikeTheOneBefore) {
  follow(kDelay_s);
  bus::Snapshot same = turn(4);
  for (int frame = 0; frame < 1000; ++frame) {
    same.weighed_frame = frame;
    emit client_.linkChanged(true, {});  // as is said before every state
    client_.show(same);
  }
  EXPECT_EQ(held_->held(), 2U) << "that there is a link, and the state";
}

TEST_F(Delayed, WithoutADelayIsNotFelt) {
  follow(0);
  client_.show(turn(1));
  client_.show(bus::Preview{});
  EXPECT_EQ(turns_, std::vector{1});
  EXPECT_EQ(pictures_, 1);
}

}  // namespace
}  // namespace tilewatch::model
