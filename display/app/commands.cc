// SPDX-License-Identifier: MIT
// The list of commands: one line each.
#include "display/app/command.h"

namespace tilewatch::app {

// One declaration a command, defined in commands/<name>.cc.

const std::vector<Command>& commands() {
  static const std::vector<Command> kCommands{
  };
  return kCommands;
}

}  // namespace tilewatch::app
