// SPDX-License-Identifier: MIT
#include "firmware_bridge/host/devices.h"

#include <fmt/format.h>

#include <utility>

#include "firmware_bridge/host/known_ports.h"
#include "firmware_bridge/host/serial_board.h"
#include "firmware_bridge/host/serial_port.h"
#include "firmware_bridge/host/soft_board_pty.h"
#include "firmware_bridge/host/wled.h"

namespace tilewatch::bridge {
namespace {

std::unique_ptr<SerialBoard> serial_board(std::string name, const std::string& path,
                                          const DeviceOptions& options) {
  auto board = std::make_unique<SerialBoard>(std::move(name), [path] { return open_serial_port(path); });
  if (options.limit_ma > 0) board->link().limit(options.limit_ma);
  return board;
}

Result<std::unique_ptr<Device>> make_serial(const DeviceOptions& options) {
  if (options.port.empty()) {
    // Ports are never tried out: opening one resets what is on it. A person says which.
    std::string hint;
    for (const KnownPort& port : known_ports()) {
      if (!port.name.empty())
        hint += fmt::format("{}--port {} ({})", hint.empty() ? "" : "\n  ", port.path, port.name);
    }
    return failure(ErrorKind::kUsage, "say which port the board is on: --port PATH",
                   hint.empty() ? "No board is plugged in. `--device soft` plays without one." : hint);
  }
  return serial_board("board on " + options.port, options.port, options);
}

/// The soft board and its driver in one.
class SoftDevice : public SerialBoard {
 public:
  explicit SoftDevice(std::shared_ptr<SoftBoardPty> board)
      : SerialBoard("soft board on " + board->path(),
                    [path = board->path()] { return open_serial_port(path); }),
        board_(std::move(board)) {}

 private:
  std::shared_ptr<SoftBoardPty> board_;
};

Result<std::unique_ptr<Device>> make_soft(const DeviceOptions&) {
  auto board = SoftBoardPty::start();
  if (!board) return tl::unexpected(board.error());
  return soft_device(std::move(*board));
}

Result<std::unique_ptr<Device>> make_wled_device(const DeviceOptions& options) {
  return make_wled(options.host, options.lamps);
}

}  // namespace

std::unique_ptr<Device> soft_device(std::shared_ptr<SoftBoardPty> board) {
  return std::make_unique<SoftDevice>(std::move(board));
}

const std::vector<DeviceEntry>& devices() {
  static const std::vector<DeviceEntry> kDevices{
      {"serial", "a table board on the port --port PATH (Uno or Nano with our firmware)", make_serial},
      {"soft", "a board without hardware: its lamps and buttons in a window, and a pty", make_soft},
      {"wled", "lamps on an ESP32 with WLED at --host NAME", make_wled_device},
  };
  return kDevices;
}

}  // namespace tilewatch::bridge
