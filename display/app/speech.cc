// SPDX-License-Identifier: MIT
#include "display/app/speech.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <utility>

namespace tilewatch::app {

Result<void> Speech::open(bus::Context& context, const bus::Endpoints& endpoints) {
  auto link = bus::TableLink::open(context, endpoints,
                                   {{},
                                    {},
                                    [this](const bus::Reply& reply) {
                                      if (!reply.ok)
                                        fmt::print(stderr, "       refused: {}\n", reply.message);
                                      {
                                        const std::lock_guard lock(mutex_);
                                        heard_.insert(reply.id);
                                      }
                                      replied_.notify_all();
                                    },
                                    {}});
  if (!link) return tl::unexpected(link.error());
  link_ = std::move(*link);
  return {};
}

void Speech::close() { link_.reset(); }

void Speech::say(const bus::Request& request) {
  if (link_ == nullptr) return;
  constexpr std::chrono::seconds kPatience{5};
  const std::string id = link_->send(request);
  std::unique_lock lock(mutex_);
  replied_.wait_for(lock, kPatience, [&] { return heard_.contains(id); });
}

}  // namespace tilewatch::app
