// SPDX-License-Identifier: MIT
// The ZeroMQ context that all parts of one program share; keeps ZeroMQ's headers inside this room.
#pragma once

#include <memory>

namespace tilewatch::bus {

class Context {
 public:
  Context();
  ~Context();
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;

  struct Impl;
  Impl& impl() const { return *impl_; }

 private:
  std::unique_ptr<Impl> impl_;
};

}  // namespace tilewatch::bus
