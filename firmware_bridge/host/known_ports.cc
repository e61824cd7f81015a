// SPDX-License-Identifier: MIT
#include "firmware_bridge/host/known_ports.h"

#include <algorithm>
#include <fstream>

namespace tilewatch::bridge {
namespace {

std::string first_word(const std::filesystem::path& file) {
  std::ifstream in(file);
  std::string word;
  in >> word;
  return word;
}

/// A tty's folder in /sys leads to its USB interface; the device above it has the numbers.
std::string usb_numbers(std::filesystem::path folder) {
  std::error_code error;
  folder = std::filesystem::canonical(folder / "device", error);
  for (int level = 0; level < 4 && !error && folder.has_relative_path();
       ++level, folder = folder.parent_path()) {
    const std::string vendor = first_word(folder / "idVendor");
    if (!vendor.empty()) return vendor + ":" + first_word(folder / "idProduct");
  }
  return "";
}

}  // namespace

const std::vector<UsbKind>& usb_kinds() {
  static const std::vector<UsbKind> kKinds{
      {"2341", "0043", "Arduino Uno"},
      {"2341", "0001", "Arduino Uno (first)"},
      {"2341", "0243", "Arduino Uno (Genuino)"},
      {"2a03", "0043", "Arduino Uno (arduino.org)"},
      {"2a03", "0001", "Arduino Uno (arduino.org)"},
      {"1a86", "7523", "CH340 converter (Nano, Uno copies)"},
      {"1a86", "55d4", "CH9102 converter"},
      {"0403", "6001", "FTDI converter (older Nano)"},
      {"0403", "6015", "FTDI converter"},
      {"10c4", "ea60", "CP210x converter"},
  };
  return kKinds;
}

std::vector<KnownPort> known_ports(const std::filesystem::path& by_id, const std::filesystem::path& sys_tty) {
  std::vector<KnownPort> ports;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(by_id, error)) {
    std::error_code broken;
    const auto device = std::filesystem::canonical(entry.path(), broken);
    if (broken) continue;  // unplugged this moment
    KnownPort port{entry.path(), device, usb_numbers(sys_tty / device.filename()), ""};
    const auto& kinds = usb_kinds();
    const auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const UsbKind& known) {
      return port.usb == std::string(known.vendor) + ":" + known.product;
    });
    if (kind != kinds.end()) port.name = kind->name;
    ports.push_back(std::move(port));
  }
  std::sort(ports.begin(), ports.end(), [](const KnownPort& a, const KnownPort& b) {
    return std::pair(a.name.empty(), a.path) < std::pair(b.name.empty(), b.path);
  });
  return ports;
}

}  // namespace tilewatch::bridge
