// SPDX-License-Identifier: MIT
#include "tests/firmware_bridge/test_boards.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <sstream>
#include <stdexcept>

extern char** environ;

namespace tilewatch::bridge::test {
namespace {

using namespace std::chrono_literals;

class SoftTestBoard : public TestBoard {
 public:
  std::vector<std::uint8_t> run(Time longest, const std::vector<std::uint8_t>& bytes) override {
    if (plugged_) board_.receive(damaged(bytes));
    std::vector<std::uint8_t> said = output();
    const Time end = now_ + longest;
    while (said.empty() && now_ < end) {
      const Time before = now_;
      now_ = std::min(end, now_ + 1ms);
      const auto whole = [](Time t) { return std::chrono::duration_cast<std::chrono::milliseconds>(t); };
      board_.advance(whole(now_) - whole(before));
      said = output();
    }
    return said;
  }
  Time now() const override { return now_; }
  void press(int button) override { board_.press(button); }
  void release(int button) override { board_.release(button); }
  void reset() override { board_.reset(); }
  void power_cycle() override { board_.power_cycle(); }
  void plug(bool in) override { plugged_ = in; }
  void flip_every(int n, std::uint32_t seed) override {
    flip_every_ = n;
    random_.seed(seed);
  }
  Picture lamps() override { return board_.lamps(); }
  int ring() override { return board_.ring(); }
  int shows() override { return board_.shows(); }

 private:
  std::vector<std::uint8_t> output() {
    auto said = board_.take_output();
    return plugged_ ? damaged(std::move(said)) : std::vector<std::uint8_t>{};
  }
  std::vector<std::uint8_t> damaged(std::vector<std::uint8_t> bytes) {
    for (auto& byte : bytes) {
      if (flip_every_ > 0 && ++bytes_ % flip_every_ == 0)
        byte ^= static_cast<std::uint8_t>(1U << (random_() % 8));
    }
    return bytes;
  }

  SoftBoard board_;
  Time now_{0};
  bool plugged_ = true;
  int flip_every_ = 0;
  std::int64_t bytes_ = 0;
  std::mt19937 random_;
};

/// Speaks to the simulator's process; its lines are described in simulator/simtable.cc.
class UnoProcess : public UnoTestBoard {
 public:
  UnoProcess(const std::string& program, const std::string& firmware) {
    std::array<int, 2> to_child{};
    std::array<int, 2> from_child{};
    if (pipe2(to_child.data(), O_CLOEXEC) != 0 || pipe2(from_child.data(), O_CLOEXEC) != 0) {
      throw std::runtime_error("no pipe");
    }
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, to_child[0], 0);
    posix_spawn_file_actions_adddup2(&actions, from_child[1], 1);
    std::string name = program;
    std::string elf = firmware;
    std::array<char*, 3> arguments{name.data(), elf.data(), nullptr};
    if (posix_spawn(&pid_, name.c_str(), &actions, nullptr, arguments.data(), environ) != 0) {
      throw std::runtime_error("cannot start " + program);
    }
    posix_spawn_file_actions_destroy(&actions);
    close(to_child[0]);
    close(from_child[1]);
    to_ = fdopen(to_child[1], "w");
    from_ = fdopen(from_child[0], "r");
  }
  ~UnoProcess() override {
    std::fclose(to_);  // it ends with its input
    std::fclose(from_);
    waitpid(pid_, nullptr, 0);
  }
  UnoProcess(const UnoProcess&) = delete;
  UnoProcess& operator=(const UnoProcess&) = delete;

  std::vector<std::uint8_t> run(Time longest, const std::vector<std::uint8_t>& bytes) override {
    std::istringstream answer(say(fmt::format("run {} {}", longest.count(), hex(bytes))));
    std::int64_t us = 0;
    std::string said;
    answer >> us >> said;
    now_ = Time(us);
    return unhex(said);
  }
  Time now() const override { return now_; }
  void press(int button) override { say(fmt::format("press {}", button)); }
  void release(int button) override { say(fmt::format("release {}", button)); }
  void reset() override { say("reset"); }
  void power_cycle() override { say("power"); }
  void plug(bool in) override { say(in ? "plug" : "unplug"); }
  void flip_every(int n, std::uint32_t seed) override { say(fmt::format("flip {} {}", n, seed)); }
  bool hang() override {
    say("hang");
    return true;
  }
  Picture lamps() override {
    std::istringstream answer(say("lamps"));
    std::string word;
    int shows = 0;
    std::string rgb;
    answer >> word >> shows >> rgb;
    const auto bytes = unhex(rgb);
    Picture picture;
    for (std::size_t i = 0; i + 2 < bytes.size(); i += 3)
      picture.push_back({bytes[i], bytes[i + 1], bytes[i + 2]});
    return picture;
  }
  int shows() override { return number_in("lamps"); }
  int ring() override { return number_in("ring"); }
  WireFacts facts() override {
    std::istringstream answer(say("facts"));
    std::string word;
    WireFacts facts;
    answer >> word >> facts.overrun >> facts.zero_high[0] >> facts.zero_high[1] >> facts.one_high[0] >>
        facts.one_high[1] >> facts.low[0] >> facts.low[1] >> facts.resets;
    return facts;
  }

 private:
  int number_in(const std::string& question) {
    std::istringstream answer(say(question));
    std::string word;
    int number = 0;
    answer >> word >> number;
    return number;
  }
  std::string say(const std::string& line) {
    std::fputs((line + "\n").c_str(), to_);
    std::fflush(to_);
    std::array<char, 4096> answer{};
    if (std::fgets(answer.data(), answer.size(), from_) == nullptr)
      throw std::runtime_error("the simulator ended");
    return answer.data();
  }
  static std::string hex(const std::vector<std::uint8_t>& bytes) {
    std::string out;
    for (const std::uint8_t byte : bytes) out += fmt::format("{:02x}", byte);
    return out.empty() ? "-" : out;
  }
  static std::vector<std::uint8_t> unhex(const std::string& text) {
    std::vector<std::uint8_t> out;
    for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
      out.push_back(static_cast<std::uint8_t>(std::stoi(text.substr(i, 2), nullptr, 16)));
    }
    return out;
  }

  pid_t pid_ = -1;
  std::FILE* to_ = nullptr;
  std::FILE* from_ = nullptr;
  Time now_{0};
};

}  // namespace

std::unique_ptr<TestBoard> make_soft_test_board() { return std::make_unique<SoftTestBoard>(); }

std::unique_ptr<UnoTestBoard> make_uno_test_board(std::string& why) {
  const std::string program = TILEWATCH_SIMTABLE;
  const std::string firmware = TILEWATCH_FIRMWARE;
  if (firmware.empty()) why = "no firmware here: gcc-avr, binutils-avr and avr-libc are not installed";
  if (program.empty())
    why = "no simulated Uno: libsimavr-dev or libelf-dev is not installed, or this build has sanitizers";
  if (!why.empty()) return nullptr;
  return std::make_unique<UnoProcess>(program, firmware);
}

std::optional<FirmwareSize> firmware_size() {
  const std::string firmware = TILEWATCH_FIRMWARE;
  if (firmware.empty()) return {};
  std::FILE* pipe = popen(("avr-size -A '" + firmware + "'").c_str(), "r");
  if (pipe == nullptr) return {};
  FirmwareSize size;
  std::array<char, 256> line{};
  while (std::fgets(line.data(), line.size(), pipe) != nullptr) {
    std::istringstream words(line.data());
    std::string section;
    int bytes = 0;
    words >> section >> bytes;
    if (section == ".text" || section == ".data") size.flash += bytes;
    if (section == ".data" || section == ".bss" || section == ".noinit") size.ram += bytes;
  }
  pclose(pipe);
  if (size.flash == 0) return {};
  return size;
}

// ------------------------------------------------------------------------------------------ Bench

class Bench::LinePort : public Port {
 public:
  explicit LinePort(std::shared_ptr<Line> line) : line_(std::move(line)), opened_(++line_->opened) {}
  int descriptor() const override { return -1; }
  Result<std::vector<std::uint8_t>> read() override {
    if (!line_->plugged) return failure(ErrorKind::kFailed, "unplugged");
    return std::exchange(line_->to_computer, {});
  }
  Result<std::size_t> write(std::span<const std::uint8_t> bytes) override {
    if (!line_->plugged) return failure(ErrorKind::kFailed, "unplugged");
    line_->to_board.insert(line_->to_board.end(), bytes.begin(), bytes.end());
    return bytes.size();
  }

 private:
  std::shared_ptr<Line> line_;
  int opened_;
};

Bench::Bench(std::unique_ptr<TestBoard> board, bool resets_on_open)
    : board_(std::move(board)),
      device_("test board", [this, resets_on_open]() -> Result<std::unique_ptr<Port>> {
        if (!line_->plugged) return failure(ErrorKind::kInput, "there is no port");
        if (resets_on_open) board_->reset();
        line_->to_board.clear();
        line_->to_computer.clear();
        return std::make_unique<LinePort>(line_);
      }) {}

void Bench::plug(bool in) {
  line_->plugged = in;
  line_->to_board.clear();
  line_->to_computer.clear();
  board_->plug(in);
}

void Bench::run(Time time) {
  run_until(time, [] { return false; });
}

void Bench::step(Time end) {
  constexpr Time kShortest = 50us;
  constexpr Time kUnplugNoticed = 1ms;
  Time wake = end;
  if (computer_awake)
    wake = std::min({wake, device_.next_wake(), line_->plugged ? kNever : now() + kUnplugNoticed});
  std::vector<std::uint8_t> bytes = std::exchange(noise_, {});
  const auto sent = std::exchange(line_->to_board, {});
  bytes.insert(bytes.end(), sent.begin(), sent.end());
  const auto said =
      board_->run(std::clamp(wake - now(), std::min(kShortest, end - now()), end - now()), bytes);
  if (!computer_awake) return;
  line_->to_computer.insert(line_->to_computer.end(), said.begin(), said.end());
  device_.service(now());
  for (Press& press : device_.take_presses()) presses_.push_back(std::move(press));
}

Picture some_picture(std::uint32_t seed, std::size_t lamps) {
  std::mt19937 random(seed);
  Picture picture(lamps);
  // Dim enough for the current limit, so that the strip shows exactly what was sent.
  for (Rgb& lamp : picture) {
    lamp = {static_cast<std::uint8_t>(random() % 24), static_cast<std::uint8_t>(random() % 24),
            static_cast<std::uint8_t>(random() % 24)};
  }
  return picture;
}

}  // namespace tilewatch::bridge::test
