// SPDX-License-Identifier: MIT
#include "display/model/bus_client.h"

#include <chrono>
#include <utility>
#include <vector>

namespace tilewatch::model {
namespace {

using namespace std::chrono_literals;

/// An engine in the same program answers at once; one on another machine within this, or it is not there.
constexpr auto kPatience = 3s;

}  // namespace

struct BusClient::Mailbox {
  std::mutex mutex;
  SnapshotPtr snapshot;
  PreviewPtr preview;
  std::vector<bus::Reply> replies;
  bool announced = false;  ///< a call of empty_mailbox() is under way

  /// Stores a message through `put` and says whether empty_mailbox() must be called for it.
  template <class Put>
  bool store(Put put) {
    const std::lock_guard lock(mutex);
    put(*this);
    return !std::exchange(announced, true);
  }
};

BusClient::BusClient(bus::Context& context, bus::Endpoints endpoints, QObject* parent)
    : TableClient(parent),
      context_(context),
      endpoints_(std::move(endpoints)),
      mailbox_(std::make_unique<Mailbox>()) {
  silence_.setSingleShot(true);
  silence_.setInterval(kPatience);
  connect(&silence_, &QTimer::timeout, this,
          [this] { emit linkChanged(false, tr("The engine is not there yet; still listening.")); });
}

BusClient::~BusClient() { link_.reset(); }

void BusClient::start() {
  // Each handler runs on the link's thread.
  const auto call_us = [this](bool needed) {
    if (needed) QMetaObject::invokeMethod(this, &BusClient::empty_mailbox, Qt::QueuedConnection);
  };
  bus::TableHandlers handlers;
  handlers.state = [this, call_us](const bus::Snapshot& snapshot) {
    auto copy = std::make_shared<const bus::Snapshot>(snapshot);
    call_us(mailbox_->store([&](Mailbox& box) { box.snapshot = std::move(copy); }));
  };
  handlers.preview = [this, call_us](const bus::Preview& preview) {
    auto copy = std::make_shared<const bus::Preview>(preview);
    call_us(mailbox_->store([&](Mailbox& box) { box.preview = std::move(copy); }));
  };
  handlers.reply = [this, call_us](const bus::Reply& reply) {
    call_us(mailbox_->store([&](Mailbox& box) { box.replies.push_back(reply); }));
  };
  auto opened = bus::TableLink::open(context_, endpoints_, std::move(handlers));
  if (!opened) {
    emit linkChanged(false, QString::fromStdString(opened.error().message));
    return;
  }
  link_ = std::move(*opened);
  silence_.start();
}

void BusClient::deliver(const bus::Request& request) {
  if (link_ == nullptr) {
    const std::string id = request.id;
    QMetaObject::invokeMethod(
        this,
        [this, id] {
          emit replied({id, false, tr("There is no engine to ask.").toStdString()});
        },
        Qt::QueuedConnection);
    return;
  }
  wait_for_reply(request.id);
  link_->send(request);
}

void BusClient::wait_for_reply(const std::string& id) {
  auto* timer = new QTimer(this);
  timer->setSingleShot(true);
  connect(timer, &QTimer::timeout, this, [this, id] {
    waiting_.at(id)->deleteLater();
    waiting_.erase(id);
    emit replied(
        {id, false, tr("The engine does not answer; nothing was changed as far as we know.").toStdString()});
  });
  timer->start(kPatience);
  waiting_[id] = timer;
}

void BusClient::empty_mailbox() {
  SnapshotPtr snapshot;
  PreviewPtr preview;
  std::vector<bus::Reply> replies;
  {
    const std::lock_guard lock(mailbox_->mutex);
    snapshot = std::exchange(mailbox_->snapshot, nullptr);
    preview = std::exchange(mailbox_->preview, nullptr);
    replies = std::exchange(mailbox_->replies, {});
    mailbox_->announced = false;
  }
  if (snapshot != nullptr) {
    silence_.stop();
    emit linkChanged(true, {});
    emit snapshotArrived(snapshot);
  }
  if (preview != nullptr) emit previewArrived(preview);
  for (const bus::Reply& reply : replies) {
    if (const auto timer = waiting_.find(reply.id); timer != waiting_.end()) {
      timer->second->deleteLater();
      waiting_.erase(timer);
    }
    emit replied(reply);
  }
}

}  // namespace tilewatch::model
