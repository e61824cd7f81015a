// SPDX-License-Identifier: MIT
#include "firmware_bridge/host/serial_port.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

namespace tilewatch::bridge {
namespace {

class TermiosPort : public Port {
 public:
  TermiosPort(int descriptor, std::string path) : descriptor_(descriptor), path_(std::move(path)) {}
  ~TermiosPort() override { close(descriptor_); }
  TermiosPort(const TermiosPort&) = delete;
  TermiosPort& operator=(const TermiosPort&) = delete;

  int descriptor() const override { return descriptor_; }

  Result<std::vector<std::uint8_t>> read() override {
    std::vector<std::uint8_t> out;
    std::array<std::uint8_t, 512> bytes{};
    while (true) {
      const ssize_t got = ::read(descriptor_, bytes.data(), bytes.size());
      if (got > 0) {
        out.insert(out.end(), bytes.begin(), bytes.begin() + got);
        if (out.size() < 16384) continue;  // else a device that never stops would keep us here
        return out;
      }
      if (got < 0 && errno == EINTR) continue;
      if (got < 0 && errno == EAGAIN) return out;
      // 0 is the end: the cable was pulled. Some drivers say EIO, ENXIO or ENODEV.
      if (!out.empty()) return out;
      return gone();
    }
  }

  Result<std::size_t> write(std::span<const std::uint8_t> bytes) override {
    const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
    if (written >= 0) return static_cast<std::size_t>(written);
    if (errno == EAGAIN || errno == EINTR) return std::size_t{0};
    return gone();
  }

 private:
  tl::unexpected<Error> gone() const {
    return failure(ErrorKind::kFailed, fmt::format("the board on {} is gone", path_),
                   "Plug it in again: it is found by itself.");
  }

  int descriptor_;
  std::string path_;
};

}  // namespace

Error open_error(const std::string& path, int error_number) {
  switch (error_number) {
    case ENOENT:
    case ENXIO:
    case ENODEV:
      return {ErrorKind::kInput, fmt::format("there is no port {}", path),
              "Is the board plugged in? `tilewatch bridge --list` shows what is. If its port appears and "
              "vanishes "
              "again, the program brltty takes it: `sudo apt remove brltty`."};
    case EACCES:
    case EPERM:
      return {ErrorKind::kInput, fmt::format("you may not use the port {}", path),
              "Run `sudo adduser $USER dialout` and log in again, or install "
              "firmware_bridge/host/70-tilewatch.rules "
              "(its first lines say how)."};
    case EBUSY:
    case EWOULDBLOCK:
      return {ErrorKind::kInput, fmt::format("another program uses the port {}", path),
              fmt::format("Close it (a serial monitor, another Tilewatch?): `fuser -v {}` says which it is.",
                          path)};
    case ENOTTY:
      return {ErrorKind::kInput, fmt::format("{} is no serial port", path),
              "`tilewatch bridge --list` shows the ports of boards."};
    default:
      return {ErrorKind::kInput,
              fmt::format("the port {} cannot be opened: {}", path, std::strerror(error_number)), ""};
  }
}

Result<std::unique_ptr<Port>> open_serial_port(const std::string& path) {
  const int descriptor = open(path.c_str(), O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  if (descriptor < 0) return tl::unexpected(open_error(path, errno));
  const auto fail = [&](int error_number) {
    close(descriptor);
    return tl::unexpected(open_error(path, error_number));
  };
  if (isatty(descriptor) == 0) return fail(ENOTTY);
  // TIOCEXCL keeps others out (but not root), the lock keeps out a second Tilewatch whoever runs it.
  if (flock(descriptor, LOCK_EX | LOCK_NB) != 0) return fail(EBUSY);
  ioctl(descriptor, TIOCEXCL);
  termios settings{};
  if (tcgetattr(descriptor, &settings) != 0) return fail(errno);
  cfmakeraw(&settings);
  settings.c_cflag |= static_cast<tcflag_t>(CLOCAL | CREAD);
  // Closing the port must not drop DTR, or every end of the program resets the board.
  settings.c_cflag &= ~static_cast<tcflag_t>(HUPCL | CSTOPB | CRTSCTS);
  settings.c_cc[VMIN] = 1;  // with 0, "nothing yet" and "gone" would look the same
  settings.c_cc[VTIME] = 0;
  cfsetspeed(&settings, B115200);
  if (tcsetattr(descriptor, TCSANOW, &settings) != 0) return fail(errno);
  tcflush(descriptor, TCIOFLUSH);
  return std::make_unique<TermiosPort>(descriptor, path);
}

}  // namespace tilewatch::bridge
