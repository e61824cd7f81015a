// SPDX-License-Identifier: MIT
#include "calibration/profile/write_whole.h"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

namespace tilewatch::calibration {
namespace {

tl::unexpected<Error> cannot_write(const std::filesystem::path& file, int reason) {
  return failure(ErrorKind::kFailed,
                 fmt::format("{} cannot be written: {}", file.string(), std::strerror(reason)),
                 "Is the disk full, or the folder not yours?");
}

bool write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return fsync(descriptor) == 0;
}

}  // namespace

Result<void> write_whole(const std::filesystem::path& file, std::string_view bytes) {
  std::error_code error;
  if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path(), error);
  if (error) return cannot_write(file, error.value());
  std::string beside = file.string() + ".XXXXXX";
  const int descriptor = mkstemp(beside.data());
  if (descriptor < 0) return cannot_write(file, errno);
  constexpr mode_t kReadableByAll = 0644;
  bool good = write_all(descriptor, bytes) && fchmod(descriptor, kReadableByAll) == 0;
  int reason = errno;
  if (close(descriptor) != 0 && good) {
    good = false;
    reason = errno;
  }
  if (good && std::rename(beside.c_str(), file.c_str()) == 0) return {};
  if (good) reason = errno;
  unlink(beside.c_str());
  return cannot_write(file, reason);
}

}  // namespace tilewatch::calibration
