// SPDX-License-Identifier: MIT
// fork, exec, pipe.
#include "tests/display/app/child_process.h"

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <stdexcept>

namespace tilewatch::test {

ChildProcess::ChildProcess(const std::vector<std::string>& arguments, Read what) {
  const char* program = std::getenv("TILEWATCH_PROGRAM");
  if (program == nullptr) throw std::runtime_error("TILEWATCH_PROGRAM does not say where the program is");
  int ends[2];
  if (pipe(ends) != 0) throw std::runtime_error("no pipe is left");
  pid_ = fork();
  if (pid_ == 0) {
    dup2(ends[1], STDOUT_FILENO);
    if (what == Read::kOutputAndErrors) dup2(ends[1], STDERR_FILENO);
    close(ends[0]);
    close(ends[1]);
    std::vector<char*> argv{const_cast<char*>(program)};
    for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
    argv.push_back(nullptr);
    execv(program, argv.data());
    _exit(127);
  }
  close(ends[1]);
  output_ = ends[0];
}

ChildProcess::~ChildProcess() {
  if (pid_ > 0) {
    kill(SIGKILL);
    wait();
  }
  close(output_);
}

std::string ChildProcess::next_line() {
  std::string line;
  char letter = 0;
  while (read(output_, &letter, 1) == 1 && letter != '\n') line.push_back(letter);
  return line;
}

std::string ChildProcess::rest() {
  std::string all;
  char letter = 0;
  while (read(output_, &letter, 1) == 1) all.push_back(letter);
  return all;
}

int ChildProcess::wait() {
  int status = 0;
  waitpid(pid_, &status, 0);
  pid_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

void ChildProcess::kill(int signal) const { ::kill(pid_, signal); }

}  // namespace tilewatch::test
