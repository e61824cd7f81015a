// SPDX-License-Identifier: MIT
// Questions are answered by key or click, once, and disappear when the table shows them done.
#include "display/window/prompt_panel.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QTest>

#include "display/window/main_window.h"
#include "tests/display/window/fake_client.h"
#include "tests/display/window/tables.h"

namespace tilewatch::window {
namespace {

class PromptPanelTest : public testing::Test {
 protected:
  PromptPanelTest() {
    window_.show();
    window_.activateWindow();
    if (!QTest::qWaitForWindowActive(&window_)) throw std::runtime_error("the window was not made active");
    client_.show(test::scene("which_tile").snapshot);
    QCoreApplication::sendPostedEvents();
    panel_ = window_.findChild<PromptPanel*>();
  }

  static WindowOptions still() {
    WindowOptions options;
    options.animations = false;
    return options;
  }

  test::FakeClient client_;
  MainWindow window_{client_, still()};
  PromptPanel* panel_ = nullptr;
};

TEST_F(PromptPanelTest, AKeySendsItsAnswer) {
  ASSERT_TRUE(panel_->isVisible());
  QTest::keyClick(&window_, Qt::Key_2);
  ASSERT_EQ(client_.sent.size(), 1U);
  const bus::Prompt& prompt = test::scene("which_tile").snapshot.prompts[0];
  EXPECT_EQ(client_.sent[0].verb, "answer");
  EXPECT_EQ(client_.sent[0].prompt, prompt.id);
  EXPECT_EQ(client_.sent[0].answer, prompt.answers[1].id);
  EXPECT_FALSE(client_.sent[0].id.empty());
}

TEST_F(PromptPanelTest, AClickSendsItsAnswer) {
  QTest::mouseClick(panel_->buttons()[0], Qt::LeftButton);
  ASSERT_EQ(client_.sent.size(), 1U);
  EXPECT_EQ(client_.sent[0].answer, test::scene("which_tile").snapshot.prompts[0].answers[0].id);
}

TEST_F(PromptPanelTest, IsAnsweredOnlyOnceUnlessRefused) {
  QTest::keyClick(&window_, Qt::Key_1);
  QTest::keyClick(&window_, Qt::Key_1);
  EXPECT_EQ(client_.sent.size(), 1U);
  client_.reply({client_.sent[0].id, false, "that tile is used up"});
  QTest::keyClick(&window_, Qt::Key_2);
  EXPECT_EQ(client_.sent.size(), 2U);
}

TEST_F(PromptPanelTest, AKeyWithoutAnAnswerDoesNothing) {
  QTest::keyClick(&window_, Qt::Key_9);
  EXPECT_TRUE(client_.sent.empty());
}

TEST_F(PromptPanelTest, GoesWhenTheQuestionIsGone) {
  EXPECT_EQ(window_.desk().asked(), test::scene("which_tile").snapshot.prompts[0].cell);
  client_.show(test::scene("mid_game").snapshot);
  EXPECT_FALSE(panel_->isVisible());
  EXPECT_EQ(window_.desk().asked(), std::nullopt);
  QTest::keyClick(&window_, Qt::Key_1);
  EXPECT_TRUE(client_.sent.empty());
}

TEST_F(PromptPanelTest, APressingQuestionComesBeforeAMildOne) {
  client_.show(test::scene("take_home").snapshot);
  EXPECT_EQ(panel_->front()->id, 9);
  bus::Snapshot both = test::scene("take_home").snapshot;
  both.prompts.push_back(test::scene("which_tile").snapshot.prompts[0]);
  client_.show(both);
  EXPECT_EQ(panel_->front()->id, 4);
  QCoreApplication::sendPostedEvents();
  QTest::keyClick(&window_, Qt::Key_Q);
  EXPECT_EQ(panel_->front()->id, 9);
}

}  // namespace
}  // namespace tilewatch::window
