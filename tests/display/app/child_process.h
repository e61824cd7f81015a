// SPDX-License-Identifier: MIT
// A program started by a test, with its standard output to read.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace tilewatch::test {

class ChildProcess {
 public:
  /// Starts the program `tilewatch` ($TILEWATCH_PROGRAM) with these arguments.
  enum class Read { kOutput, kOutputAndErrors };
  explicit ChildProcess(const std::vector<std::string>& arguments, Read what = Read::kOutput);
  /// Kills it if it still runs.
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  /// The next line of its standard output; empty when it has closed it.
  std::string next_line();
  /// All that it still says until it ends.
  std::string rest();
  /// Waits until it ends; its exit code, or -signal.
  int wait();
  void kill(int signal) const;

 private:
  pid_t pid_ = -1;
  int output_ = -1;
};

}  // namespace tilewatch::test
