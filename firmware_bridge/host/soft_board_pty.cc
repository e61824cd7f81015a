// SPDX-License-Identifier: MIT
#include "firmware_bridge/host/soft_board_pty.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <random>
#include <thread>

#include "firmware_bridge/host/soft_board.h"

namespace tilewatch::bridge {
namespace {

using Clock = std::chrono::steady_clock;

// The board is given its time in steps: short ones while a button is being debounced.
constexpr int kIdleMs = 50;
constexpr int kBusyMs = 4;
constexpr int kBusyFor = 20;

}  // namespace

struct SoftBoardPty::Impl {
  int master = -1;
  int slave = -1;  // kept open: else the pty hangs up whenever nobody listens, and poll() never sleeps again
  int bell = -1;
  std::string path;
  std::mutex watching;
  Watcher changed;  ///< guarded by `watching`
  mutable std::mutex mutex;
  SoftBoard board{static_cast<std::uint16_t>(std::random_device{}())};
  int busy = 0;
  std::atomic<bool> stop = false;
  std::thread thread;

  ~Impl() {
    stop = true;
    ring_bell();
    if (thread.joinable()) thread.join();
    for (const int descriptor : {master, slave, bell}) {
      if (descriptor >= 0) close(descriptor);
    }
  }

  void ring_bell() const {
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto written = write(bell, &one, sizeof one);
  }

  template <class Work>
  void with_board(Work work) {
    {
      const std::lock_guard lock(mutex);
      work(board);
      busy = kBusyFor;
    }
    ring_bell();
  }

  View look() const {
    const std::lock_guard lock(mutex);
    return {board.lamps(), board.ring(), board.pc_lost(), board.buttons_down()};
  }

  void run() {
    auto before = Clock::now();
    std::array<pollfd, 2> items{{{master, POLLIN, 0}, {bell, POLLIN, 0}}};
    View shown = look();
    while (!stop) {
      const int patience = busy > 0 ? kBusyMs : kIdleMs;
      poll(items.data(), items.size(), patience);
      std::uint64_t rung = 0;
      if (items[1].revents != 0) [[maybe_unused]]
        const auto got = ::read(bell, &rung, sizeof rung);
      std::array<std::uint8_t, 512> bytes{};
      const ssize_t got = items[0].revents != 0 ? ::read(master, bytes.data(), bytes.size()) : 0;
      const auto time = std::chrono::floor<std::chrono::milliseconds>(Clock::now() - before);
      before += time;
      std::vector<std::uint8_t> output;
      {
        const std::lock_guard lock(mutex);
        busy = std::max(0, busy - static_cast<int>(std::min<std::int64_t>(time.count(), kBusyFor)));
        board.advance(std::min(time, std::chrono::milliseconds(60'000)));
        if (got > 0) board.receive({bytes.data(), static_cast<std::size_t>(got)});
        output = board.take_output();
      }
      // What finds no room is lost, as on a line that nobody listens to.
      [[maybe_unused]] const auto written = write(master, output.data(), output.size());
      View now = look();
      if (now.lamps != shown.lamps || now.ring != shown.ring || now.pc_lost != shown.pc_lost) {
        const std::lock_guard lock(watching);
        if (changed) changed(now);
      }
      shown = std::move(now);
    }
  }
};

SoftBoardPty::SoftBoardPty(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
SoftBoardPty::~SoftBoardPty() = default;

Result<std::unique_ptr<SoftBoardPty>> SoftBoardPty::start(Watcher changed) {
  auto impl = std::make_unique<Impl>();
  const auto fail = [](const char* what) {
    return failure(ErrorKind::kFailed,
                   fmt::format("the soft board cannot start: {} ({})", what, std::strerror(errno)));
  };
  impl->bell = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (impl->bell < 0) return fail("no event descriptor");
  impl->master = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  if (impl->master < 0 || grantpt(impl->master) != 0 || unlockpt(impl->master) != 0) return fail("no pty");
  std::array<char, 128> name{};
  if (ptsname_r(impl->master, name.data(), name.size()) != 0) return fail("the pty has no name");
  impl->path = name.data();
  impl->slave = open(impl->path.c_str(), O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (impl->slave < 0) return fail("the pty cannot be opened");
  termios settings{};
  tcgetattr(impl->slave, &settings);
  cfmakeraw(&settings);
  tcsetattr(impl->slave, TCSANOW, &settings);
  impl->changed = std::move(changed);  // before there is a thread
  impl->thread = std::thread([self = impl.get()] { self->run(); });
  return std::unique_ptr<SoftBoardPty>(new SoftBoardPty(std::move(impl)));
}

void SoftBoardPty::watch(Watcher changed) {
  const std::lock_guard lock(impl_->watching);
  impl_->changed = std::move(changed);
}
const std::string& SoftBoardPty::path() const { return impl_->path; }
void SoftBoardPty::press(int button) {
  impl_->with_board([&](SoftBoard& board) { board.press(button); });
}
void SoftBoardPty::release(int button) {
  impl_->with_board([&](SoftBoard& board) { board.release(button); });
}
void SoftBoardPty::reset() {
  impl_->with_board([](SoftBoard& board) { board.reset(); });
}
SoftBoardPty::View SoftBoardPty::view() const { return impl_->look(); }

}  // namespace tilewatch::bridge
