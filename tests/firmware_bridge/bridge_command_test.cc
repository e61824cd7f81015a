// SPDX-License-Identifier: MIT
// `tilewatch bridge` as people call it: what it says and its exit codes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace tilewatch::bridge {
namespace {

using testing::HasSubstr;

struct Said {
  int code = -1;
  std::string words;  ///< stdout and stderr
};

/// `before | tilewatch bridge ARGUMENTS`
Said say(const std::string& arguments, const std::string& before = "true") {
  const char* program = std::getenv("TILEWATCH_PROGRAM");
  const std::string line =
      before + " | '" + (program != nullptr ? program : "tilewatch") + "' bridge " + arguments + " 2>&1";
  std::FILE* pipe = popen(line.c_str(), "r");
  Said said;
  if (pipe == nullptr) return said;
  std::array<char, 512> bytes{};
  while (const std::size_t got = std::fread(bytes.data(), 1, bytes.size(), pipe))
    said.words.append(bytes.data(), got);
  const int status = pclose(pipe);
  said.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return said;
}

TEST(BridgeCommand, SaysWhatIsMissingOrWrong) {
  const Said nothing = say("");
  EXPECT_EQ(nothing.code, 2);
  EXPECT_THAT(nothing.words, HasSubstr("say which port the board is on: --port PATH"));
  EXPECT_EQ(say("--device lamp").code, 2);
  EXPECT_THAT(say("--device lamp").words, HasSubstr("Devices: serial, soft, wled."));
  EXPECT_THAT(say("--port 5610").words, HasSubstr("--bus-port"));
  EXPECT_EQ(say("--device wled").code, 2);
  EXPECT_EQ(say("--device wled --host no.such.host.invalid").code, 3);
}

TEST(BridgeCommand, ListsPortsWithoutAny) { EXPECT_EQ(say("--list").code, 0); }

TEST(BridgeCommand, TheConsoleTalksToTheSoftBoard) {
  const Said said = say("--device soft --console", "printf 'ping echo=0102\\nring level=1\\n'");
  EXPECT_EQ(said.code, 0);
  EXPECT_THAT(said.words,
              HasSubstr("a board with firmware 1.0: 13 buttons, 60 lamps for 6 seats, a ring light"));
  EXPECT_THAT(said.words, HasSubstr("< pong echo=0102"));
  EXPECT_THAT(said.words, HasSubstr("ring: fade_ms is missing. Write: ring level=0..255 fade_ms=0..65535"));
}

}  // namespace
}  // namespace tilewatch::bridge
