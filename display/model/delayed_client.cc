// SPDX-License-Identifier: MIT
#include "display/model/delayed_client.h"

#include <QElapsedTimer>
#include <algorithm>
#include <utility>

#include "display/model/changes.h"

namespace tilewatch::model {

DelayedClient::DelayedClient(TableClient& client, int delay_s, Clock clock, QObject* parent)
    : TableClient(parent), client_(client), delay_ms_(1000LL * delay_s), clock_(std::move(clock)) {
  if (!clock_) {
    QElapsedTimer time;
    time.start();
    clock_ = [time] { return time.elapsed(); };
  }
  due_.setSingleShot(true);
  due_.setTimerType(Qt::PreciseTimer);
  connect(&due_, &QTimer::timeout, this, &DelayedClient::advance);
  connect(&client_, &TableClient::snapshotArrived, this, [this](const SnapshotPtr& snapshot) {
    // Many states differ in nothing that people see; a quarter of an hour of them would fill the memory.
    const SnapshotPtr before = std::exchange(last_, snapshot);
    if (before != nullptr && !changes_between(*before, *snapshot).any()) return;
    hold({0, snapshot, true, {}});
  });
  connect(&client_, &TableClient::linkChanged, this, [this](bool up, const QString& text) {
    const std::pair link(up, text);
    if (std::exchange(link_, link) == link) return;  // said before every state
    hold({0, nullptr, up, text});
  });
  connect(&client_, &TableClient::replied, this, &TableClient::replied);
  if (delay_ms_ == 0) connect(&client_, &TableClient::previewArrived, this, &TableClient::previewArrived);
}

void DelayedClient::hold(Held held) {
  if (delay_ms_ == 0) return tell(held);
  held.due_ms = clock_() + delay_ms_;
  held_.push_back(std::move(held));
  advance();
}

void DelayedClient::tell(const Held& held) {
  if (held.snapshot == nullptr) {
    emit linkChanged(held.up, held.text);
  } else {
    newest_ = held.snapshot;
    emit snapshotArrived(newest_);
  }
}

void DelayedClient::advance() {
  const qint64 now = clock_();
  while (!held_.empty() && held_.front().due_ms <= now) {
    const Held due = std::move(held_.front());
    held_.pop_front();
    tell(due);
  }
  if (!held_.empty()) due_.start(static_cast<int>(std::max<qint64>(1, held_.front().due_ms - now)));
}

}  // namespace tilewatch::model
