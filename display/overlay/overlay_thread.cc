// SPDX-License-Identifier: MIT
#include "display/overlay/overlay_thread.h"

#include <QEventLoop>
#include <QThread>
#include <future>
#include <utility>

#include "display/model/bus_client.h"
#include "display/overlay/obs_files.h"
#include "display/overlay/overlay_server.h"

namespace tilewatch::overlay {

struct OverlayThread::Impl {
  std::unique_ptr<QThread> thread;
};

OverlayThread::OverlayThread() : impl_(std::make_unique<Impl>()) {}

Result<std::unique_ptr<OverlayThread>> OverlayThread::start(bus::Context& context,
                                                            const bus::Endpoints& endpoints,
                                                            model::AidSwitches& switches,
                                                            const OverlayPlan& plan) {
  std::unique_ptr<OverlayThread> overlay(new OverlayThread);
  const auto opened = std::make_shared<std::promise<Result<void>>>();
  auto outcome = opened->get_future();
  // Everything is made, used and ended in that thread.
  overlay->impl_->thread.reset(QThread::create([&context, &switches, opened, overlay = overlay.get(),
                                                endpoints, plan] {
    model::BusClient client(context, endpoints);
    OverlayOptions options;
    options.host = plan.host;
    options.port = plan.port;
    options.themes = plan.themes;
    options.least_delay_s = plan.least_delay_s;
    OverlayServer server(client, switches, std::move(options));
    std::unique_ptr<ObsFiles> files;
    Result<void> listening = server.listen();
    if (listening && !plan.obs_files.empty()) {
      files = std::make_unique<ObsFiles>(plan.obs_files, plan.language, plan.least_delay_s, server.feed());
      listening = files->check();
    }
    if (listening) {
      overlay->address_ = server.address().toStdString();
      overlay->control_page_ = server.control_page().toStdString();
      overlay->room_page_ = server.address_for_others().toStdString() + "/live";
      overlay->open_to_others_ = plan.host != "127.0.0.1" && plan.host != "localhost";
    }
    const bool up = listening.has_value();
    opened->set_value(std::move(listening));
    if (!up) return;
    client.start();
    QEventLoop loop;
    loop.exec();  // until QThread::quit()
  }));
  overlay->impl_->thread->start();
  if (auto done = outcome.get(); !done) {
    overlay->impl_->thread->wait();
    return tl::unexpected(done.error());
  }
  return overlay;
}

OverlayThread::~OverlayThread() {
  if (impl_->thread == nullptr) return;
  impl_->thread->quit();
  impl_->thread->wait();
}

}  // namespace tilewatch::overlay
