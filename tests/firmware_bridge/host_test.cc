// SPDX-License-Identifier: MIT
// The computer's side without a board: lamps from snapshots, requests from presses, ports, strangers on the
// line.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "firmware_bridge/host/board_link.h"
#include "firmware_bridge/host/button_requests.h"
#include "firmware_bridge/host/devices.h"
#include "firmware_bridge/host/known_ports.h"
#include "firmware_bridge/host/lamp_picture.h"
#include "firmware_bridge/host/serial_port.h"
#include "firmware_bridge/host/wled.h"
#include "firmware_bridge/host/zones.h"
#include "tests/support/paths.h"

namespace tilewatch::bridge {
namespace {

using namespace std::chrono_literals;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;

BoardDescription six_seats() {
  BoardDescription board;
  board.lamps = 60;
  board.zones = zones_for(60);
  return board;
}

bus::Snapshot two_players() {
  bus::Snapshot state;
  state.mode = bus::Mode::kPlaying;
  state.phase = "figure";
  state.tiles_left = 36;
  state.tiles.resize(36);
  state.players.push_back({"Ana", Colour::kRed, 25, 0, {}, true});
  state.players.push_back({"Bo", Colour::kBlue, 50, 0, {}, false});
  return state;
}

bus::Prompt question(std::int64_t id, std::string kind, std::vector<std::string> answers,
                     bool blocks = false) {
  bus::Prompt prompt;
  prompt.id = id;
  prompt.kind = std::move(kind);
  for (auto& answer : answers) prompt.answers.push_back({answer, answer, "", 0, 0});
  prompt.blocks = blocks;
  return prompt;
}

int lit(const Picture& picture, int first, int count) {
  return static_cast<int>(std::count_if(picture.begin() + first, picture.begin() + first + count,
                                        [](const Rgb& lamp) { return lamp != Rgb{}; }));
}

TEST(Lamps, AreABarOfPointsForEachSeatBrightForWhoIsToMove) {
  const Picture picture = lamp_picture(six_seats(), nullptr, {}, 0s);
  EXPECT_EQ(lit(picture, 0, 60), 1);  // alive, but no engine
  const bus::Snapshot state = two_players();
  const Picture playing = lamp_picture(six_seats(), &state, {}, 0s);
  EXPECT_EQ(lit(playing, 0, 9), 4);    // 25 of 50
  EXPECT_EQ(lit(playing, 9, 9), 9);    // the leader
  EXPECT_EQ(lit(playing, 18, 36), 0);  // nobody sits there
  EXPECT_EQ(lit(playing, 54, 6), 3);   // half of the tiles
  EXPECT_EQ(playing[0], light_of(Colour::kRed));
  EXPECT_LT(playing[9].b, light_of(Colour::kBlue).b / 2);
}

TEST(Lamps, ShowQuestionsGhostsTroubleAndTheEnd) {
  bus::Snapshot state = two_players();
  state.mists = bus::Mists{};
  state.mists->ghosts_in_all = 15;
  state.mists->bank = 5;
  EXPECT_EQ(lit(lamp_picture(six_seats(), &state, {}, 0s), 54, 6), 2);
  state.prompts = {question(1, "take_home", {})};
  EXPECT_EQ(lit(lamp_picture(six_seats(), &state, {}, 0s), 8, 1), 0);
  state.prompts.push_back(question(2, "which_feature", {"road 0"}));
  Picture asked = lamp_picture(six_seats(), &state, {}, 0s);
  EXPECT_EQ(lit(asked, 8, 1), 1);  // at the seat of whoever is to move
  EXPECT_EQ(lit(asked, 54, 6), 2);
  state.prompts.push_back(question(3, "which_tile", {"base.D 0"}));
  asked = lamp_picture(six_seats(), &state, {}, 0s);
  EXPECT_EQ(lit(asked, 54, 6), 6);
  EXPECT_EQ(asked[54], asked[8]);
  state.trouble = "the camera gives no pictures";
  const Picture trouble = lamp_picture(six_seats(), &state, {}, 0s);
  EXPECT_EQ(trouble[54].g, 0);
  EXPECT_GT(trouble[54].r, 0);
  state.mode = bus::Mode::kEnded;
  const Picture over = lamp_picture(six_seats(), &state, {}, 0s);
  EXPECT_EQ(over[59].r, over[59].b);
}

TEST(Lamps, FlashAtTheSeatOfAPressAndNotLonger) {
  const bus::Snapshot state = two_players();
  const std::vector<Flash> flashes{{1, kRefused, 100ms}};
  EXPECT_EQ(lamp_picture(six_seats(), &state, flashes, 50ms)[17], kRefused);
  EXPECT_NE(lamp_picture(six_seats(), &state, flashes, 50ms)[8], kRefused);
  EXPECT_NE(lamp_picture(six_seats(), &state, flashes, 100ms)[17], kRefused);
}

TEST(Lamps, SurviveAnyBoardAndAnyState) {
  bus::Snapshot state = two_players();
  state.players[0].score = -5;
  state.tiles_left = 0;
  state.tiles.clear();
  for (int i = 0; i < 12; ++i) state.players.push_back({"x", Colour::kGrey, 100000, 0, {}, false});
  for (const int lamps : {0, 1, 5, 7, 60, 300}) {
    BoardDescription board;
    board.lamps = lamps;
    board.zones = zones_for(lamps);
    board.zones.push_back({3, lamps, 4});
    EXPECT_EQ(lamp_picture(board, &state, {}, 0s).size(), static_cast<std::size_t>(lamps));
  }
}

TEST(Buttons, BecomeRequestsWithAnIdOfTheirOwn) {
  bus::Snapshot state = two_players();
  const auto clock = request_of({{12, ButtonRole::kClock, -1}, "board-1-7", 9ms}, &state);
  ASSERT_TRUE(clock);
  EXPECT_EQ(clock->verb, "pass");
  EXPECT_EQ(clock->id, "board-1-7");
  EXPECT_EQ(request_of({{1, ButtonRole::kUndo, 0}, "board-1-8", 9ms}, &state)->verb, "undo");
}

TEST(Buttons, ConfirmTheFirstAnswerOfWhatHoldsUpTheGame) {
  bus::Snapshot state = two_players();
  state.prompts = {question(4, "take_home", {}), question(5, "which_feature", {"city 0", "road 0"}),
                   question(6, "hound", {"hound (1,0)"}, true)};
  const auto confirm = request_of({{0, ButtonRole::kConfirm, 0}, "board-1-9", 9ms}, &state);
  ASSERT_TRUE(confirm);
  EXPECT_EQ(confirm->verb, "answer");
  EXPECT_EQ(confirm->prompt, 6);
  EXPECT_EQ(confirm->answer, "hound (1,0)");
}

TEST(Buttons, SayWhyAPressAsksNothing) {
  const bus::Snapshot state = two_players();
  const auto why = [&](const Press& press, const bus::Snapshot* now) {
    return request_of(press, now).error().message;
  };
  EXPECT_EQ(why({{0, ButtonRole::kConfirm, 0}, "a", 9ms}, &state), "there is nothing to confirm");
  EXPECT_EQ(why({{0, ButtonRole::kConfirm, 4}, "a", 9ms}, &state), "nobody sits there");
  EXPECT_EQ(why({{0, ButtonRole::kConfirm, 0}, "a", 9ms}, nullptr),
            "there is no game: the engine has not been heard yet");
  EXPECT_EQ(why({{12, ButtonRole::kClock, -1}, "a", 14500ms}, &state),
            "it was pressed 14 s ago, while there was no connection: press it again");
  EXPECT_EQ(words_for({0, ButtonRole::kConfirm, 0}, &state), "Ana's confirm button");
  EXPECT_EQ(words_for({0, ButtonRole::kUndo, 4}, &state), "seat 5's undo button");
}

// ---------------------------------------------------------------------------------- strangers

class Stranger : public testing::Test {
 protected:
  /// Lets the link talk to something that answers every output with `reply`, until it gives up.
  void talk(const std::function<std::vector<std::uint8_t>(const std::vector<std::uint8_t>&)>& reply) {
    link_.connect(now_);
    while (link_.state() != BoardLink::State::kLost && link_.state() != BoardLink::State::kForeign &&
           now_ < 20s) {
      const auto said = link_.take_output(now_);
      if (!said.empty()) {
        EXPECT_EQ(said[said.size() - 2] == 0, false);
        link_.receive(reply(said), now_);
      }
      now_ = std::max(now_ + 1ms, std::min(link_.next_wake(), now_ + 100ms));
    }
  }
  BoardLink link_;
  Time now_{0};
};

TEST_F(Stranger, ASilentPortIsGivenUpAfterFiveSeconds) {
  talk([](const auto&) { return std::vector<std::uint8_t>{}; });
  EXPECT_EQ(link_.state(), BoardLink::State::kLost);
  EXPECT_EQ(link_.trouble().message, "nothing answers on this port");
  EXPECT_GE(now_, 5s);
  EXPECT_LE(now_, 5200ms);
}

TEST_F(Stranger, AnotherDeviceIsCalledSo) {
  talk([](const auto&) {
    const std::string text = "start\necho:Marlin 2.1\n";
    return std::vector<std::uint8_t>(text.begin(), text.end());
  });
  EXPECT_EQ(link_.state(), BoardLink::State::kLost);
  EXPECT_THAT(link_.trouble().message, HasSubstr("something answers that is no Tilewatch board"));
  EXPECT_THAT(link_.trouble().hint, HasSubstr("--list"));
}

TEST_F(Stranger, ADeviceThatEchoesIsNoBoard) {
  talk([](const std::vector<std::uint8_t>& said) { return said; });
  EXPECT_EQ(link_.state(), BoardLink::State::kLost);
}

TEST_F(Stranger, FirmwareOfAnotherProtocolIsNamedWithWhatToDo) {
  talk([](const auto&) { return encode({TW_HELLO, 3, {'T', 'W', 'B', '1', 2, 3, 4, 9, 9, 9}}); });
  EXPECT_EQ(link_.state(), BoardLink::State::kForeign);
  EXPECT_EQ(link_.trouble().message, "the board's firmware (3.4) speaks protocol 2, this program protocol 1");
  EXPECT_THAT(link_.trouble().hint, HasSubstr("Update Tilewatch"));
}

TEST_F(Stranger, OldFirmwareIsToldFromNewer) {
  talk([](const auto&) { return encode({TW_HELLO, 3, {'T', 'W', 'B', '1', 0}}); });
  EXPECT_EQ(link_.state(), BoardLink::State::kForeign);
  EXPECT_THAT(link_.trouble().hint, HasSubstr("Put this version's firmware on the board"));
}

// ---------------------------------------------------------------------------------- ports, devices

TEST(Ports, AreListedByTheirLastingNamesBoardsFirstAndNeverOpened) {
  const tilewatch::test::ScratchFolder scratch;
  const auto& root = scratch.path();
  namespace fs = std::filesystem;
  fs::create_directories(root / "by-id");
  fs::create_directories(root / "dev");
  const auto plug = [&](const std::string& tty, const std::string& id, const std::string& vendor,
                        const std::string& product) {
    std::ofstream(root / "dev" / tty) << "";
    fs::create_symlink(root / "dev" / tty, root / "by-id" / id);
    const fs::path usb = root / "usb" / id;
    fs::create_directories(usb / "1-1:1.0");
    std::ofstream(usb / "idVendor") << vendor << "\n";
    std::ofstream(usb / "idProduct") << product << "\n";
    fs::create_directories(root / "sys" / tty);
    fs::create_directory_symlink(usb / "1-1:1.0", root / "sys" / tty / "device");
  };
  plug("ttyUSB0", "usb-A_Printer", "1234", "5678");
  plug("ttyACM0", "usb-Arduino", "2341", "0043");
  fs::create_symlink(root / "dev" / "gone", root / "by-id" / "usb-Gone");
  const auto ports = known_ports(root / "by-id", root / "sys");
  ASSERT_EQ(ports.size(), 2U);
  EXPECT_EQ(ports[0].path, (root / "by-id" / "usb-Arduino").string());
  EXPECT_EQ(ports[0].usb, "2341:0043");
  EXPECT_EQ(ports[0].name, "Arduino Uno");
  EXPECT_EQ(ports[1].usb, "1234:5678");
  EXPECT_EQ(ports[1].name, "");
  EXPECT_TRUE(known_ports(root / "nowhere", root / "sys").empty());
}

TEST(Ports, TheUdevRulesNameEveryKindOfBoard) {
  std::stringstream text;
  text << std::ifstream(tilewatch::test::source_folder() / "firmware_bridge/host/70-tilewatch.rules").rdbuf();
  for (const UsbKind& kind : usb_kinds()) {
    EXPECT_THAT(text.str(), HasSubstr(std::string("ATTRS{idVendor}==\"") + kind.vendor +
                                      "\", ATTRS{idProduct}==\"" + kind.product + "\", TAG+=\"uaccess\""));
  }
}

TEST(Ports, ErrorsSayWhatToDo) {
  EXPECT_THAT(open_error("/dev/ttyACM0", EACCES).hint, HasSubstr("adduser $USER dialout"));
  EXPECT_EQ(open_error("/dev/ttyACM0", EACCES).message, "you may not use the port /dev/ttyACM0");
  EXPECT_THAT(open_error("/dev/ttyACM0", EBUSY).hint, HasSubstr("fuser"));
  EXPECT_THAT(open_error("/dev/ttyUSB0", ENOENT).hint, HasSubstr("brltty"));
  EXPECT_EQ(open_serial_port("/dev/null").error().message, "/dev/null is no serial port");
  EXPECT_EQ(open_serial_port("/nowhere").error().message, "there is no port /nowhere");
}

TEST(Devices, ASerialBoardMustBeNamedByAPerson) {
  for (const DeviceEntry& entry : devices()) {
    if (entry.name != "serial") continue;
    const auto made = entry.make({});
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().kind, ErrorKind::kUsage);
    EXPECT_THAT(made.error().message, HasSubstr("--port"));
  }
}

TEST(WledDatagrams, CarryTheirPlaceAndAtMost489Lamps) {
  Picture picture(500);
  picture[0] = {1, 2, 3};
  picture[489] = {4, 5, 6};
  const auto datagrams = wled_datagrams(picture);
  ASSERT_EQ(datagrams.size(), 2U);
  EXPECT_EQ(datagrams[0].size(), 4U + 3U * 489U);
  EXPECT_THAT(std::vector<std::uint8_t>(datagrams[0].begin(), datagrams[0].begin() + 7),
              ElementsAre(4, 3, 0, 0, 1, 2, 3));
  EXPECT_EQ(datagrams[1].size(), 4U + 3U * 11U);
  EXPECT_THAT(std::vector<std::uint8_t>(datagrams[1].begin(), datagrams[1].begin() + 7),
              ElementsAre(4, 3, 489 >> 8, 489 & 255, 4, 5, 6));
}

}  // namespace
}  // namespace tilewatch::bridge
