// SPDX-License-Identifier: MIT
// A TableClient that holds back what another one brings: who looks at it sees the game as it was.
#pragma once

#include <QTimer>
#include <deque>
#include <functional>
#include <optional>
#include <utility>

#include "display/model/table_client.h"

namespace tilewatch::model {

/// How far behind a screen may be kept.
inline constexpr int kLongestDelayS = 900;

/// Whoever follows it is told nothing before it is old enough; there is nothing newer in it to be shown by
/// mistake. Commands and replies pass at once. Camera pictures are not passed on at all, unless the delay is
/// 0: minutes of them would be too much to keep. Without a delay everything passes at once.
class DelayedClient : public TableClient {
  Q_OBJECT

 public:
  /// Milliseconds of any clock that only moves forward.
  using Clock = std::function<qint64()>;
  /// `client` must outlive this object, which begins to listen now. `clock`: empty = the computer's.
  DelayedClient(TableClient& client, int delay_s, Clock clock = {}, QObject* parent = nullptr);

  /// Starts the other one.
  void start() override { client_.start(); }

  /// The newest state that may be seen; null before the first.
  SnapshotPtr newest() const { return newest_; }
  /// Looks at the clock and tells what has become due. Happens by itself unless the clock is a test's.
  void advance();
  /// States that wait.
  std::size_t held() const { return held_.size(); }

 protected:
  void deliver(const bus::Request& request) override { client_.send(request); }

 private:
  struct Held {
    qint64 due_ms = 0;
    SnapshotPtr snapshot;  ///< null: the line to the engine went up or down
    bool up = true;
    QString text;
  };
  void hold(Held held);
  void tell(const Held& held);

  TableClient& client_;
  qint64 delay_ms_;
  Clock clock_;
  std::deque<Held> held_;
  SnapshotPtr last_;                              ///< of all that came
  std::optional<std::pair<bool, QString>> link_;  ///< the same
  SnapshotPtr newest_;
  QTimer due_;
};

}  // namespace tilewatch::model
