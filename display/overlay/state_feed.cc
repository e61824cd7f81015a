// SPDX-License-Identifier: MIT
#include "display/overlay/state_feed.h"

#include <QWebSocket>
#include <algorithm>
#include <utility>

#include "display/overlay/public_state.h"

namespace tilewatch::overlay {
namespace {

constexpr qint64 kSecond = 1000;
constexpr int kBeatMs = 5000;
/// More than this waits for a reader: it is given no more changes, and a whole state once it has caught up.
constexpr qint64 kSlow = 1 << 20;
/// A reader that is behind for so long is closed.
constexpr qint64 kPatienceMs = 20'000;
/// A game has some hundred moments; ten thousand is a program gone wrong.
constexpr std::size_t kMostMoments = 10'000;

std::string message(std::int64_t n, const char* what, const std::string& body) {
  return "{\"v\":1,\"n\":" + std::to_string(n) + ",\"" + what + "\":" + body + "}";
}

}  // namespace

StateFeed::StateFeed(model::AidSwitches& switches, Clock clock, QObject* parent)
    : QObject(parent), switches_(switches), clock_(std::move(clock)) {
  due_.setSingleShot(true);
  connect(&due_, &QTimer::timeout, this, &StateFeed::advance);
  connect(&beat_, &QTimer::timeout, this, &StateFeed::beat);
  beat_.start(kBeatMs);
  connect(&switches_, &model::AidSwitches::changed, this, [this] {
    for (auto& [listener, channel] : channels_) channel.moment = -1;
    advance();
  });
}

StateFeed::~StateFeed() {
  for (auto& [listener, channel] : channels_) {
    for (const Client& client : channel.clients) {
      client.socket->disconnect(this);
      client.socket->abort();
    }
  }
}

void StateFeed::take(const bus::Snapshot& snapshot) {
  std::string text = public_state(snapshot);
  if (text == newest_) return;
  newest_ = std::move(text);
  const qint64 now = clock_();
  constexpr int kQuick = 1;
  const std::int64_t id = moments_.empty() ? 1 : moments_.back().id + 1;
  moments_.push_back({id, now,
                      qCompress(reinterpret_cast<const uchar*>(newest_.data()),
                                static_cast<qsizetype>(newest_.size()), kQuick)});
  // The state that was valid when the time to look back to began is needed still.
  while (moments_.size() > kMostMoments ||
         (moments_.size() > 1 && moments_[1].at <= now - kLongestDelayS * kSecond)) {
    moments_.pop_front();
  }
  advance();
}

const StateFeed::Moment* StateFeed::moment_for(int delay_s) const {
  const qint64 then = clock_() - delay_s * kSecond;
  const auto after = std::upper_bound(moments_.begin(), moments_.end(), then,
                                      [](qint64 at, const Moment& moment) { return at < moment.at; });
  return after == moments_.begin() ? nullptr : &*std::prev(after);
}

std::string StateFeed::seen(const Listener& listener, const Moment& moment) const {
  std::string text = newest_;
  if (&moment != &moments_.back()) text = qUncompress(moment.packed).toStdString();
  return seen_by(text, listener.audience ? switches_.of(*listener.audience) : model::Aids{});
}

std::optional<std::string> StateFeed::state(const Listener& listener) {
  const Moment* moment = moment_for(listener.delay_s);
  if (moment == nullptr) return {};
  return seen(listener, *moment);
}

bool StateFeed::refresh(const Listener& listener, Channel& channel) {
  const Moment* moment = moment_for(listener.delay_s);
  if (moment == nullptr || moment->id == channel.moment) return false;
  channel.moment = moment->id;
  std::string text = seen(listener, *moment);
  if (text == channel.text) return false;
  const bool first = channel.n == 0;
  ++channel.n;
  const std::string before = std::exchange(channel.text, std::move(text));
  QString change;
  for (Client& client : channel.clients) {
    if (client.slow_since >= 0) continue;
    if (first) {
      give_whole(channel, client);
    } else if (client.socket->bytesToWrite() > kSlow) {
      client.slow_since = clock_();
    } else {
      if (change.isEmpty()) {
        change = QString::fromStdString(message(channel.n, "patch", patch_between(before, channel.text)));
      }
      client.socket->sendTextMessage(change);
      client.socket->flush();
    }
  }
  return true;
}

void StateFeed::watch(const Listener& listener) {
  channels_[listener].watched = true;
  advance();
}

void StateFeed::give_whole(const Channel& channel, Client& client) const {
  client.slow_since = -1;
  client.socket->sendTextMessage(QString::fromStdString(message(channel.n, "state", channel.text)));
  client.socket->flush();
}

void StateFeed::add(std::unique_ptr<QWebSocket> socket, const Listener& listener) {
  QWebSocket* raw = socket.release();
  raw->setParent(this);
  // Queued: a socket may turn out to be closed while it is written to, in the middle of a list of clients.
  connect(
      raw, &QWebSocket::disconnected, this, [this, listener, raw] { drop(listener, raw); },
      Qt::QueuedConnection);
  connect(raw, &QWebSocket::bytesWritten, this, [this, listener, raw] { drained(listener, raw); });
  Channel& channel = channels_[listener];
  refresh(listener, channel);
  channel.clients.push_back({raw});
  if (channel.n > 0) give_whole(channel, channel.clients.back());
  schedule();
}

std::size_t StateFeed::listeners() const {
  std::size_t count = 0;
  for (const auto& [listener, channel] : channels_) count += channel.clients.size();
  return count;
}

void StateFeed::drained(const Listener& listener, QWebSocket* socket) {
  const auto channel = channels_.find(listener);
  if (channel == channels_.end()) return;
  for (Client& client : channel->second.clients) {
    if (client.socket == socket && client.slow_since >= 0 && socket->bytesToWrite() < kSlow / 8) {
      give_whole(channel->second, client);
    }
  }
}

void StateFeed::drop(const Listener& listener, QWebSocket* socket) {
  socket->disconnect(this);
  socket->deleteLater();
  const auto channel = channels_.find(listener);
  if (channel == channels_.end()) return;
  std::erase_if(channel->second.clients, [&](const Client& client) { return client.socket == socket; });
  if (channel->second.clients.empty() && !channel->second.watched) channels_.erase(channel);
}

void StateFeed::advance() {
  bool any = false;
  for (auto& [listener, channel] : channels_) any = refresh(listener, channel) || any;
  schedule();
  if (any) emit moved();
}

void StateFeed::schedule() {
  const qint64 now = clock_();
  qint64 next = -1;
  for (const auto& [listener, channel] : channels_) {
    const qint64 delay = listener.delay_s * kSecond;
    const auto moment =
        std::find_if(moments_.begin(), moments_.end(), [&](const Moment& m) { return m.at + delay > now; });
    if (moment != moments_.end() && (next < 0 || moment->at + delay < next)) next = moment->at + delay;
  }
  if (next < 0) {
    due_.stop();
  } else {
    due_.start(static_cast<int>(next - now));
  }
}

void StateFeed::beat() {
  const qint64 now = clock_();
  std::vector<QWebSocket*> stuck;
  for (auto& [listener, channel] : channels_) {
    const QString alive = QStringLiteral("{\"v\":1,\"n\":%1}").arg(channel.n);
    for (Client& client : channel.clients) {
      if (client.slow_since < 0 && client.socket->bytesToWrite() > kSlow) client.slow_since = now;
      if (client.slow_since < 0) {
        client.socket->sendTextMessage(alive);
      } else if (now - client.slow_since > kPatienceMs) {
        stuck.push_back(client.socket);
      }
    }
  }
  // Closing takes them out of the lists that were just gone through.
  for (QWebSocket* socket : stuck) socket->abort();
}

std::size_t StateFeed::kept_bytes() const {
  std::size_t bytes = 0;
  for (const Moment& moment : moments_) bytes += static_cast<std::size_t>(moment.packed.size());
  return bytes;
}

}  // namespace tilewatch::overlay
