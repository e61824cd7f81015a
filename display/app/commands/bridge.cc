// SPDX-License-Identifier: MIT
// tilewatch bridge: only the board on the table, on the bus; or a conversation with it by hand.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <memory>
#include <thread>

#include "display/app/application.h"
#include "display/app/board_window.h"
#include "display/app/bus_options.h"
#include "display/app/command.h"
#include "display/app/interrupt.h"
#include "display/app/look_options.h"
#include "display/window/run_window.h"
#include "display/window/soft_board_panel.h"
#include "firmware_bridge/host/bridge_node.h"
#include "firmware_bridge/host/console.h"
#include "firmware_bridge/host/devices.h"
#include "firmware_bridge/host/known_ports.h"

namespace tilewatch::app {
namespace {

constexpr const char* kSoft = "soft";

struct BridgeArguments {
  BusOptions bus;
  std::vector<std::string> devices{"serial"};
  bridge::DeviceOptions device;
  int ring_percent = 0;
  bool headless = false;
  bool console = false;
  bool list = false;
};

void list_ports() {
  const auto ports = bridge::known_ports();
  if (ports.empty()) {
    std::fprintf(stderr,
                 "tilewatch: no serial port of a USB device is here\n"
                 "  If a board is plugged in and its port appears and vanishes, the program brltty takes it: "
                 "`sudo apt remove brltty`.\n");
  }
  for (const bridge::KnownPort& port : ports) {
    std::puts(fmt::format("{}\t{}\t{}\t{}", port.path, port.device, port.usb,
                          port.name.empty() ? "something else" : port.name)
                  .c_str());
  }
}

Result<std::vector<std::unique_ptr<bridge::Device>>> make_devices(const BridgeArguments& arguments,
                                                                  const BoardWindow* window) {
  std::vector<std::unique_ptr<bridge::Device>> made;
  for (const std::string& name : arguments.devices) {
    const auto& all = bridge::devices();
    const auto entry =
        std::find_if(all.begin(), all.end(), [&](const auto& known) { return known.name == name; });
    if (entry == all.end()) {
      std::string names;
      for (const auto& known : all) names += (names.empty() ? "" : ", ") + known.name;
      return failure(ErrorKind::kUsage, fmt::format("there is no device \"{}\"", name),
                     "Devices: " + names + ".");
    }
    if (name == kSoft && window != nullptr) {
      made.push_back(bridge::soft_device(window->board()));
      continue;
    }
    auto device = entry->make(arguments.device);
    if (!device) return tl::unexpected(device.error());
    made.push_back(std::move(*device));
  }
  return made;
}

Result<void> talk(std::vector<std::unique_ptr<bridge::Device>> devices, const bus::StopSignal& stop) {
  if (devices.size() != 1) return failure(ErrorKind::kUsage, "--console talks to one device");
  const auto print = [](const std::string& line) {
    std::puts(line.c_str());
    std::fflush(stdout);
  };
  if (isatty(STDIN_FILENO) != 0) std::fprintf(stderr, "Type a message, or help, or quit.\n");
  return bridge::run_console(std::move(devices.front()), STDIN_FILENO, print, stop);
}

Result<void> run_bridge(const BridgeArguments& arguments) {
  if (arguments.list) {
    list_ports();
    return {};
  }
  const std::string& port = arguments.device.port;
  if (!port.empty() && port.find_first_not_of("0123456789") == std::string::npos) {
    return failure(ErrorKind::kUsage,
                   fmt::format("{} is no serial port: --port takes a path as /dev/ttyACM0", port),
                   "The first of the engine's four ports is --bus-port.");
  }
  const bool has_soft =
      std::find(arguments.devices.begin(), arguments.devices.end(), kSoft) != arguments.devices.end();
  std::unique_ptr<QCoreApplication> application;
  std::unique_ptr<BoardWindow> window;
  if (has_soft && !arguments.headless && !arguments.console && window::has_screen()) {
    application = make_application(true);
    auto opened = BoardWindow::open();
    if (!opened) return tl::unexpected(opened.error());
    window = std::move(*opened);
    window->panel().setAttribute(Qt::WA_QuitOnClose);
  }
  auto devices = make_devices(arguments, window.get());
  if (!devices) return tl::unexpected(devices.error());
  const bus::StopSignal stop;
  const StopOnInterrupt interrupt(stop);
  if (arguments.console) return talk(std::move(*devices), stop);
  auto endpoints = arguments.bus.endpoints();
  if (!endpoints) return tl::unexpected(endpoints.error());
  bus::Context context;
  bridge::BridgeNodeOptions options;
  options.ring = static_cast<std::uint8_t>(arguments.ring_percent * 255 / 100);
  options.tell = [](const std::string& words) { std::fprintf(stderr, "tilewatch: %s\n", words.c_str()); };
  auto node = bridge::BridgeNode::open(context, *endpoints, std::move(*devices), std::move(options));
  if (!node) return tl::unexpected(node.error());
  if (!window) {
    (*node)->run(stop);
    return {};
  }
  const std::jthread worker([&] {
    (*node)->run(stop);
    window::quit_window();
  });
  QCoreApplication::exec();  // until the window is closed or Ctrl-C ends the worker
  stop.raise();
  return {};
}

}  // namespace

Run set_up_bridge(CLI::App& app) {
  auto arguments = std::make_shared<BridgeArguments>();
  std::string about = "What is on the table; may be repeated (buttons here, lamps there):";
  for (const auto& entry : bridge::devices()) about += fmt::format("\n{} = {}", entry.name, entry.summary);
  app.add_option("--device", arguments->devices, about)->capture_default_str()->allow_extra_args(false);
  app.add_option(
      "--port", arguments->device.port,
      "The board's serial port, best by its lasting name /dev/serial/by-id/... No other port is ever opened");
  app.add_option("--host", arguments->device.host, "Name or address of WLED");
  app.add_option("--lamps", arguments->device.lamps, "Lamps on WLED's strip; without it, WLED is asked")
      ->check(CLI::Range(1, 2000));
  app.add_option(
         "--limit", arguments->device.limit_ma,
         "Current the board's strip may draw, in mA; more than the board's own 400 needs a supply of its own")
      ->check(CLI::Range(50, 10000));
  app.add_option("--ring", arguments->ring_percent,
                 "Brightness of the ring light, in percent; brighter while the camera sees too little, "
                 "darker while it "
                 "sees glare, never out by itself unless it is 0")
      ->capture_default_str()
      ->check(CLI::Range(0, 100));
  app.add_flag("--headless", arguments->headless, "No window for the soft board");
  app.add_flag("--console", arguments->console,
               "No game: type messages to the board and see all that is said");
  app.add_flag("--list", arguments->list, "Tell which serial ports there are, without touching any");
  arguments->bus.add_to(app, "--bus-port");
  add_look_options(app);
  app.footer(
      "Seats are players in turn order. Confirm takes the first answer of the question that is open, undo "
      "takes the\n"
      "last step back, the clock ends the turn. The game goes on without the board; the board comes back by "
      "itself.");
  return [arguments] {
    const auto done = run_bridge(*arguments);
    return done ? 0 : report(done.error());
  };
}

}  // namespace tilewatch::app
