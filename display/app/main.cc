// SPDX-License-Identifier: MIT
// The program: finds the command, parses its options, runs it.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>

#include "display/app/command.h"
#include "display/app/option_rules.h"

namespace tilewatch::app {

int report(const Error& error) {
  std::fprintf(stderr, "tilewatch: %s\n", error.message.c_str());
  if (!error.hint.empty()) std::fprintf(stderr, "  %s\n", error.hint.c_str());
  return static_cast<int>(error.kind);
}

}  // namespace tilewatch::app

int main(int argc, char** argv) {
  using namespace tilewatch;
  CLI::App program{
      "Tilewatch watches a real table of tiles through a camera, keeps the rules and the score."};
  program.name("tilewatch");
  program.require_subcommand(1);
  program.failure_message(CLI::FailureMessage::help);
  program.set_version_flag("--version", "tilewatch " TILEWATCH_VERSION);
  int code = 0;
  for (const app::Command& command : app::commands()) {
    CLI::App* sub = program.add_subcommand(command.name, command.summary);
    sub->callback([run = command.set_up(*sub), sub, &code] {
      const auto fit = app::check_option_rules(*sub);
      code = fit ? run() : app::report(fit.error());
    });
  }
  try {
    program.parse(argc, argv);
  } catch (const CLI::Success& wanted) {  // --help, --version
    return program.exit(wanted);
  } catch (const CLI::ParseError& wrong) {
    std::fprintf(stderr, "tilewatch: %s\n  `tilewatch %s--help` lists what it understands.\n", wrong.what(),
                 program.get_subcommands().empty()
                     ? ""
                     : (program.get_subcommands().front()->get_name() + " ").c_str());
    return static_cast<int>(ErrorKind::kUsage);
  } catch (const std::exception& failure) {
    std::fprintf(stderr, "tilewatch: %s\n", failure.what());
    return static_cast<int>(ErrorKind::kFailed);
  }
  return code;
}
