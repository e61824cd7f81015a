// SPDX-License-Identifier: MIT
#include "display/app/table_board.h"

#include <cstdio>
#include <string_view>
#include <utility>

#include "firmware_bridge/host/devices.h"

namespace tilewatch::app {
namespace {

constexpr std::string_view kWled = "wled:";

Result<std::unique_ptr<bridge::Device>> make_board(const std::string& board, const BoardWindow* window) {
  if (window != nullptr) return bridge::soft_device(window->board());
  bridge::DeviceOptions options;
  std::string name = "serial";
  if (board == "soft") {
    name = board;
  } else if (board.starts_with(kWled)) {
    name = "wled";
    options.host = board.substr(kWled.size());
  } else {
    options.port = board;
  }
  for (const bridge::DeviceEntry& entry : bridge::devices()) {
    if (entry.name == name) return entry.make(options);
  }
  return failure(ErrorKind::kUsage, "there is no device \"" + name + "\"");
}

}  // namespace

void add_board_option(CLI::App& app, std::string& board) {
  app.add_option("--board", board,
                 "The board on the table joins the game: its serial port (`tilewatch bridge --list`), "
                 "wled:HOST, or soft "
                 "= its lamps and buttons in a window");
}

Result<std::unique_ptr<TableBoard>> TableBoard::open(const std::string& board, bus::Context& context,
                                                     const bus::Endpoints& endpoints, bool with_window) {
  if (board.empty()) return std::unique_ptr<TableBoard>();
  std::unique_ptr<TableBoard> self(new TableBoard);
  if (board == "soft" && with_window) {
    auto window = BoardWindow::open();
    if (!window) return tl::unexpected(window.error());
    self->window_ = std::move(*window);
  }
  auto device = make_board(board, self->window_.get());
  if (!device) return tl::unexpected(device.error());
  std::vector<std::unique_ptr<bridge::Device>> devices;
  devices.push_back(std::move(*device));
  bridge::BridgeNodeOptions options;
  options.tell = [](const std::string& words) { std::fprintf(stderr, "tilewatch: %s\n", words.c_str()); };
  auto node = bridge::BridgeNode::open(context, endpoints, std::move(devices), std::move(options));
  if (!node) return tl::unexpected(node.error());
  self->node_ = std::move(*node);
  self->thread_ =
      std::jthread([board_node = self->node_.get(), &stop = self->stop_] { board_node->run(stop); });
  return self;
}

TableBoard::~TableBoard() { stop_.raise(); }

}  // namespace tilewatch::app
