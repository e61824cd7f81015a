// SPDX-License-Identifier: MIT
// Open questions: order, words, keys, and the request that answers one.
#include "display/model/prompts_view.h"

#include <gtest/gtest.h>

namespace tilewatch::model {
namespace {

bus::Prompt prompt(std::int64_t id, std::string kind, bool blocks = false) {
  bus::Prompt result;
  result.id = id;
  result.kind = std::move(kind);
  result.blocks = blocks;
  return result;
}

TEST(PromptsView, PutsWhatHoldsUpTheGameFirst) {
  bus::Snapshot snapshot;
  snapshot.prompts = {prompt(1, "take_home"), prompt(2, "which_tile"), prompt(3, "missing_figure"),
                      prompt(4, "start", true)};
  const auto views = prompts_view(snapshot);
  ASSERT_EQ(views.size(), 4U);
  EXPECT_EQ(views[0].id, 2);
  EXPECT_EQ(views[1].id, 4);
  EXPECT_EQ(views[2].id, 1);
  EXPECT_EQ(views[3].id, 3);
}

TEST(PromptsView, NumbersTheFirstNineAnswers) {
  bus::Snapshot snapshot;
  snapshot.prompts = {prompt(7, "which_feature")};
  for (int i = 0; i < 11; ++i)
    snapshot.prompts[0].answers.push_back({"a" + std::to_string(i), "one", "", 0, 0.5});
  const auto answers = prompts_view(snapshot)[0].answers;
  EXPECT_EQ(answers[0].key, "1");
  EXPECT_EQ(answers[8].key, "9");
  EXPECT_EQ(answers[9].key, "");
  const bus::Request request = answer_request(prompts_view(snapshot)[0], answers[3]);
  EXPECT_EQ(request.verb, "answer");
  EXPECT_EQ(request.prompt, 7);
  EXPECT_EQ(request.answer, "a3");
}

TEST(PromptsView, SaysHowLikelyAndWhatHappensByItself) {
  bus::Snapshot snapshot;
  snapshot.prompts = {prompt(1, "illegal_tile")};
  snapshot.prompts[0].rule = "B-1";
  snapshot.prompts[0].camera_clears = true;
  snapshot.prompts[0].answers = {
      {"x", "x", "base.D", 1, 0.874}, {"y", "y", "base.E", 0, 0.004}, {"ignore", "no", "", 0, 0}};
  const auto view = prompts_view(snapshot)[0];
  EXPECT_EQ(view.title, "This tile does not fit");
  EXPECT_EQ(view.rule, "Rule B-1");
  EXPECT_EQ(view.answers[0].chance, "87 %");
  EXPECT_EQ(view.answers[1].chance, "< 1 %");
  EXPECT_EQ(view.answers[2].chance, "");
  EXPECT_FALSE(view.note.isEmpty());
}

TEST(PromptsView, ShowsAnUnknownKindAsAQuestion) {
  bus::Snapshot snapshot;
  snapshot.prompts = {prompt(1, "something_new")};
  EXPECT_EQ(prompts_view(snapshot)[0].title, "A question");
}

TEST(PromptsView, TellsTheAgeInWords) {
  EXPECT_EQ(asked_text(0.4), "asked just now");
  EXPECT_EQ(asked_text(12.9), "asked 12 s ago");
  EXPECT_EQ(asked_text(200), "asked 3 min ago");
}

}  // namespace
}  // namespace tilewatch::model
