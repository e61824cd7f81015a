// SPDX-License-Identifier: MIT
// The program: finds the command, parses its options, runs it.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <string>

#include "display/app/command.h"
#include "display/app/option_rules.h"

namespace tilewatch::app {

int report(const Error& error) {
  std::fprintf(stderr, "tilewatch: %s\n", error.message.c_str());
  if (!error.hint.empty()) std::fprintf(stderr, "  %s\n", error.hint.c_str());
  return static_cast<int>(error.kind);
}

}  // namespace tilewatch::app

namespace {

/// The word that was taken for a command and is none; nullptr if there is none.
const char* unknown_command(const CLI::App& program, int argc, char** argv) {
  int at = 1;
  const CLI::App* asked = &program;
  while (at < argc && !asked->get_subcommands().empty() &&
         asked->get_subcommands().front()->get_name() == argv[at]) {
    asked = asked->get_subcommands().front();
    ++at;
  }
  const bool has_commands = !asked->get_subcommands([](const CLI::App*) { return true; }).empty();
  return has_commands && at < argc && argv[at][0] != '-' ? argv[at] : nullptr;
}

}  // namespace

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
    const char* unknown = unknown_command(program, argc, argv);
    const std::string what =
        unknown == nullptr ? wrong.what() : std::string("there is no command \"") + unknown + "\"";
    std::fprintf(stderr, "tilewatch: %s\n  `tilewatch %s--help` lists what it understands.\n", what.c_str(),
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
