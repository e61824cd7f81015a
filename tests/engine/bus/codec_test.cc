// SPDX-License-Identifier: MIT
// Every message survives the way there and back; nothing else gets in, and nothing makes the reader stumble.
#include "engine/bus/codec.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "engine/bus/state_replica.h"
#include "tests/engine/bus/samples.h"

namespace tilewatch::bus {
namespace {

using testing::HasSubstr;

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from << " is not in " << text;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

template <class Message>
void expect_round_trip(const Message& message) {
  const std::string text = encode(message);
  const auto back = decode<Message>(text);
  ASSERT_TRUE(back) << back.error().message;
  EXPECT_EQ(encode(*back), text);
}

TEST(Codec, EveryMessageSurvivesARoundTrip) {
  expect_round_trip(samples::reading());
  expect_round_trip(samples::camera_news());
  expect_round_trip(CameraNews{});
  expect_round_trip(Reading{});
  expect_round_trip(samples::snapshot());
  expect_round_trip(Snapshot{});
  expect_round_trip(samples::request());
  expect_round_trip(Request{});
  expect_round_trip(Update{3, "[]"});
  expect_round_trip(Reply{"a-1", false, "there is no such prompt"});
  const std::string bytes = encode_preview(samples::preview());
  const auto preview = decode_preview(bytes);
  ASSERT_TRUE(preview);
  EXPECT_EQ(encode_preview(*preview), bytes);
  EXPECT_EQ(preview->jpeg, samples::preview().jpeg);
}

TEST(Codec, KeepsTheValuesOfAReading) {
  const auto back = decode<Reading>(encode(samples::reading()));
  ASSERT_TRUE(back);
  EXPECT_EQ(back->frame_name, "t12_1.jpg");
  ASSERT_EQ(back->tiles.size(), 1U);
  EXPECT_EQ(back->tiles[0].cell, (Cell{-3, 4}));
  EXPECT_EQ(back->tiles[0].candidates[0].rotation, 3);
  EXPECT_EQ(back->tiles[0].corners[3].y, 69.25);
  EXPECT_EQ(back->hidden[1], (Cell{1, -1}));
  ASSERT_EQ(back->figures.size(), 1U);
  EXPECT_EQ(back->figures[0].pose, Pose::kLying);
  EXPECT_EQ(back->figures[0].on[0].piece, 1);
}

TEST(Codec, NamesTheFieldThatIsWrong) {
  const std::string good = encode(samples::reading());
  const auto complaint = [&](const std::string& from, const std::string& to) {
    const auto message = decode<Reading>(replaced(good, from, to));
    EXPECT_FALSE(message) << to;
    return message ? std::string() : message.error().message;
  };
  EXPECT_THAT(complaint("\"rotation\":3", "\"rotation\":7"),
              HasSubstr("reading.tiles[0].candidates[0].rotation"));
  EXPECT_THAT(complaint("\"rotation\":3", "\"rotation\":\"x\""), HasSubstr("not \"x\""));
  EXPECT_THAT(complaint("\"rotation\":3", "\"rotation\":1e400"), HasSubstr("reading"));
  EXPECT_THAT(complaint("\"frame\":41", "\"frame\":99999999999999999999"), HasSubstr("reading.frame"));
  EXPECT_THAT(complaint("\"frame\":41", "\"frame\":1.5"), HasSubstr("reading.frame"));
  EXPECT_THAT(complaint("\"frame\":41", "\"fram\":41"), HasSubstr("\"frame\""));
  EXPECT_THAT(complaint("\"frame\":41", "\"frame\":41,\"extra\":1"), HasSubstr("unknown field \"extra\""));
  EXPECT_THAT(complaint("\"blue\"", "\"mauve\""), HasSubstr("reading.figures[0].colour"));
  EXPECT_THAT(complaint("[-3,4]", "[-3]"), HasSubstr("reading.figures[0].cell"));
  EXPECT_THAT(complaint("[-3,4]", "[-3,4000000000]"), HasSubstr("cell"));
  EXPECT_THAT(complaint("\"still\"", "null"), HasSubstr("reading.state"));
  EXPECT_THAT(complaint("\"confidence\":0.97", "\"confidence\":true"),
              HasSubstr("reading.figures[0].confidence"));
}

TEST(Codec, ARequestMayLeaveFieldsOutButHasNoUnknownOnes) {
  const auto request = decode<Request>(R"({"id":"x","verb":"undo"})");
  ASSERT_TRUE(request);
  EXPECT_EQ(request->verb, "undo");
  EXPECT_FALSE(request->colour.has_value());
  const auto wrong = decode<Request>(R"({"id":"x","verb":"undo","colr":"red"})");
  ASSERT_FALSE(wrong);
  EXPECT_THAT(wrong.error().message, HasSubstr("\"colr\""));
}

TEST(Codec, ATruncatedMessageIsAlwaysOneClearSentence) {
  for (const std::string& text :
       {encode(samples::reading()), encode(samples::snapshot()), encode(Update{2, R"([{"op":"x"}])"})}) {
    for (std::size_t length = 0; length < text.size(); ++length) {
      const std::string_view part = std::string_view(text).substr(0, length);
      const auto reading = decode<Reading>(part);
      ASSERT_FALSE(reading);
      ASSERT_FALSE(reading.error().message.empty());
      ASSERT_FALSE(decode<Snapshot>(part));
      ASSERT_FALSE(decode<Update>(part));
    }
  }
  const std::string preview = encode_preview(samples::preview());
  const std::size_t header = preview.size() - samples::preview().jpeg.size();
  for (std::size_t length = 0; length < header; ++length) {
    ASSERT_FALSE(decode_preview(std::string_view(preview).substr(0, length)));
  }
}

TEST(Codec, FuzzedMessagesNeverCrash) {
  std::mt19937 random(20240611);
  const std::vector<std::string> seeds{encode(samples::reading()), encode(samples::snapshot()),
                                       encode(samples::request()), encode_preview(samples::preview())};
  const std::vector<std::string> spices{
      "null",    "-1",       "1e308", "[]", "{}",      "\"\"", "18446744073709551615",
      "\\u0000", "[[[[[[[[", "}",     ":",  "\xff\xfe"};
  int refused = 0;
  for (int round = 0; round < 3000; ++round) {
    std::string text = seeds[random() % seeds.size()];
    for (int change = 0; change < 3; ++change) {
      const std::size_t at = random() % text.size();
      if (random() % 2 == 0) {
        text[at] = static_cast<char>(random() % 256);
      } else {
        text.replace(at, random() % 6, spices[random() % spices.size()]);
      }
    }
    if (!decode<Reading>(text) && !decode<Snapshot>(text) && !decode<Request>(text) && !decode_preview(text))
      ++refused;
  }
  EXPECT_GT(refused, 1500);
  EXPECT_FALSE(decode<Reading>(std::string(100000, '[')));
  EXPECT_FALSE(decode<Reading>(std::string(kLongestMessage + 1, ' ')));
}

TEST(StateReplica, FollowsUpdatesAndNoticesAGap) {
  Snapshot first = samples::snapshot();
  first.seq = 10;
  Snapshot second = first;
  second.seq = 11;
  second.tiles.push_back({{0, 1}, "base.V", 2, "", false, 2});
  second.prompts.clear();
  Snapshot third = second;
  third.seq = 12;
  third.players[1].score = 9;
  third.camera_origin.reset();

  StateReplica replica;
  EXPECT_EQ(replica.take(update_between(first, second)), StateReplica::Outcome::kUnchanged);
  EXPECT_EQ(replica.take(first), StateReplica::Outcome::kChanged);
  EXPECT_EQ(replica.take(update_between(first, second)), StateReplica::Outcome::kChanged);
  EXPECT_EQ(replica.take(update_between(first, second)), StateReplica::Outcome::kUnchanged);
  EXPECT_EQ(replica.take(update_between(second, third)), StateReplica::Outcome::kChanged);
  EXPECT_EQ(encode(*replica.state()), encode(third));

  Snapshot fifth = third;
  fifth.seq = 14;
  EXPECT_EQ(replica.take(update_between(third, fifth)), StateReplica::Outcome::kGap);
  EXPECT_FALSE(replica.state().has_value());
  EXPECT_EQ(replica.take(fifth), StateReplica::Outcome::kChanged);
}

TEST(StateReplica, APatchThatDoesNotFitIsAGap) {
  StateReplica replica;
  replica.take(samples::snapshot());
  EXPECT_EQ(replica.take(Update{2, R"([{"op":"remove","path":"/nothing/there"}])"}),
            StateReplica::Outcome::kGap);
}

}  // namespace
}  // namespace tilewatch::bus
