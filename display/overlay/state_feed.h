// SPDX-License-Identifier: MIT
// The state over time, given out to any number of WebSockets: at once or late, whole first, then numbered
// changes.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QTimer>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "display/model/aids.h"
#include "display/model/delayed_client.h"
#include "engine/bus/messages.h"

class QWebSocket;

namespace tilewatch::overlay {

/// How long ago the state may be asked for.
using model::kLongestDelayS;

/// Who listens. Nothing in `audience` = a referee, who sees everything.
struct Listener {
  std::optional<model::Audience> audience;
  int delay_s = 0;
  auto operator<=>(const Listener&) const = default;
};

/// What was true at some moment is kept for kLongestDelayS, so that somebody who comes late and looks late is
/// given the state of then, never anything newer.
class StateFeed : public QObject {
  Q_OBJECT

 public:
  /// Milliseconds of any clock that only moves forward.
  using Clock = std::function<qint64()>;
  StateFeed(model::AidSwitches& switches, Clock clock, QObject* parent = nullptr);
  ~StateFeed() override;

  /// The newest state. Does nothing if nothing public has changed.
  void take(const bus::Snapshot& snapshot);

  /// What `listener` may see now, as JSON text; nothing before the first state that is old enough.
  std::optional<std::string> state(const Listener& listener);

  /// Owns the socket from now on and tells it the state and every change until it is closed.
  void add(std::unique_ptr<QWebSocket> socket, const Listener& listener);
  std::size_t listeners() const;
  /// Keeps track of what `listener` may see also without a socket: moved() tells when it changes.
  void watch(const Listener& listener);

  /// Looks at the clock and tells everybody what has become due. Happens by itself unless the clock is a
  /// test's.
  void advance();
  /// Tells all sockets that the feed is alive; drops those that have not read for long.
  void beat();

  /// Bytes kept for those who look late.
  std::size_t kept_bytes() const;

 signals:
  /// Somebody's state() has changed: there is a newer one, it has become old enough, or a switch was turned.
  void moved();

 private:
  struct Moment {
    std::int64_t id = 0;
    qint64 at = 0;
    QByteArray packed;  ///< compressed JSON
  };
  struct Client {
    QWebSocket* socket = nullptr;
    qint64 slow_since = -1;  ///< it has not read what it was sent; it will be given a whole state
  };
  struct Channel {
    std::int64_t n = 0;
    std::int64_t moment = -1;  ///< id of the one that was told
    std::string text;
    std::vector<Client> clients;
    bool watched = false;  ///< it stays without clients
  };

  const Moment* moment_for(int delay_s) const;
  std::string seen(const Listener& listener, const Moment& moment) const;
  /// True if the channel's state changed.
  bool refresh(const Listener& listener, Channel& channel);
  void give_whole(const Channel& channel, Client& client) const;
  void drained(const Listener& listener, QWebSocket* socket);
  void drop(const Listener& listener, QWebSocket* socket);
  void schedule();

  model::AidSwitches& switches_;
  Clock clock_;
  std::deque<Moment> moments_;
  std::string newest_;
  std::map<Listener, Channel> channels_;
  QTimer due_;
  QTimer beat_;
};

}  // namespace tilewatch::overlay
