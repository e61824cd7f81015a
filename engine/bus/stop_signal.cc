// SPDX-License-Identifier: MIT
// An eventfd that is written once and never read: everybody who polls it wakes up.
#include "engine/bus/stop_signal.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <system_error>

namespace tilewatch::bus {

StopSignal::StopSignal() : descriptor_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  if (descriptor_ < 0) throw std::system_error(errno, std::generic_category(), "no event descriptor is left");
}

StopSignal::~StopSignal() { close(descriptor_); }

void StopSignal::raise() const noexcept {
  const std::uint64_t one = 1;
  // The only possible failure is a full counter, and then it is raised already.
  [[maybe_unused]] const auto written = write(descriptor_, &one, sizeof one);
}

bool StopSignal::raised() const noexcept { return wait(0); }

bool StopSignal::wait(int timeout_ms) const noexcept {
  pollfd item{descriptor_, POLLIN, 0};
  int got = 0;
  do {
    got = poll(&item, 1, timeout_ms);
  } while (got < 0 && errno == EINTR);
  return got > 0;
}

}  // namespace tilewatch::bus
