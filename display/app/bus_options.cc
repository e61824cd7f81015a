// SPDX-License-Identifier: MIT
// Addresses from the command line.
#include "display/app/bus_options.h"

#include <cstdio>
#include <nlohmann/json.hpp>

namespace tilewatch::app {

void BusOptions::add_to(CLI::App& app, const std::string& port_option) {
  app.add_option(port_option, port, "First of four ports on 127.0.0.1; 0 = any that are free (printed)")
      ->capture_default_str()
      ->check(CLI::Range(0, 65532));
  app.add_option("--ipc", ipc, "Folder for sockets, instead of ports");
  app.add_option("--readings", readings,
                 "Address of the engine's socket for readings, as tcp://127.0.0.1:5610");
  app.add_option("--state", state, "Address of the engine's socket for its state");
  app.add_option("--requests", requests, "Address of the engine's socket for requests");
  app.add_option("--preview", preview, "Address of vision's socket for previews");
}

Result<bus::Endpoints> BusOptions::endpoints() const {
  bus::Endpoints endpoints = ipc.empty() ? bus::Endpoints::tcp("127.0.0.1", port) : bus::Endpoints::ipc(ipc);
  if (!readings.empty()) endpoints.readings = readings;
  if (!state.empty()) endpoints.state = state;
  if (!requests.empty()) endpoints.requests = requests;
  if (!preview.empty()) endpoints.preview = preview;
  if (auto checked = bus::check_endpoints(endpoints); !checked) return tl::unexpected(checked.error());
  return endpoints;
}

void print_endpoints(const bus::Endpoints& endpoints) {
  const nlohmann::json line{{"readings", endpoints.readings},
                            {"state", endpoints.state},
                            {"requests", endpoints.requests},
                            {"preview", endpoints.preview}};
  std::puts(line.dump().c_str());
  std::fflush(stdout);
}

}  // namespace tilewatch::app
