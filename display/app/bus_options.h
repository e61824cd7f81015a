// SPDX-License-Identifier: MIT
// --port, and each address by itself: how separate programs find each other.
#pragma once

#include <CLI/App.hpp>
#include <string>

#include "engine/bus/endpoints.h"
#include "engine/catalogue/result.h"

namespace tilewatch::app {

struct BusOptions {
  int port = bus::Endpoints::kDefaultPort;
  std::string ipc;
  std::string readings;
  std::string state;
  std::string requests;
  std::string preview;

  /// `port_option`: where --port means something else.
  void add_to(CLI::App& app, const std::string& port_option = "--port");
  /// The addresses, checked (kUsage).
  Result<bus::Endpoints> endpoints() const;
};

/// The addresses in use as one line of JSON on stdout, for whoever started the program on free ports.
void print_endpoints(const bus::Endpoints& endpoints);

}  // namespace tilewatch::app
