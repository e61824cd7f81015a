// SPDX-License-Identifier: MIT
#include "tests/vision/read/run_program.h"

#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/support/paths.h"

namespace tilewatch::test {
namespace {

std::string quoted(const std::string& word) {
  std::string safe = "'";
  for (const char c : word) safe += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return safe + "'";
}

std::string contents(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

}  // namespace

std::optional<Ran> run_program(const std::vector<std::string>& arguments) {
  const char* program = std::getenv("TILEWATCH_PROGRAM");
  if (program == nullptr || !std::filesystem::exists(program)) return std::nullopt;
  const ScratchFolder scratch;
  std::string line = quoted(program);
  for (const std::string& argument : arguments) line += " " + quoted(argument);
  line +=
      " >" + quoted((scratch.path() / "out").string()) + " 2>" + quoted((scratch.path() / "err").string());
  const int status = std::system(line.c_str());
  return Ran{WIFEXITED(status) ? WEXITSTATUS(status) : -1, contents(scratch.path() / "out"),
             contents(scratch.path() / "err")};
}

}  // namespace tilewatch::test
