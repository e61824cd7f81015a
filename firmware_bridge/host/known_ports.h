// SPDX-License-Identifier: MIT
// Which ports there are, without opening any: opening one resets whatever is on it, a running 3D printer too.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace tilewatch::bridge {

/// A USB device that may be a table board or its serial converter.
struct UsbKind {
  const char* vendor;  ///< "2341"
  const char* product;
  const char* name;  ///< "Arduino Uno"
};
const std::vector<UsbKind>& usb_kinds();

struct KnownPort {
  std::string path;    ///< the lasting name, "/dev/serial/by-id/usb-Arduino..."
  std::string device;  ///< "/dev/ttyACM0"
  std::string usb;     ///< "2341:0043", empty if unknown
  std::string name;    ///< of a kind that may be a board, else empty
};

/// The ports of USB devices, those that may be boards first. The folders are the system's; tests give their
/// own.
std::vector<KnownPort> known_ports(const std::filesystem::path& by_id = "/dev/serial/by-id",
                                   const std::filesystem::path& sys_tty = "/sys/class/tty");

}  // namespace tilewatch::bridge
