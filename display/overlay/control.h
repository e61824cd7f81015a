// SPDX-License-Identifier: MIT
// The referee's phone: sockets that know the token may ask the engine for changes and turn switches.
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <map>
#include <memory>
#include <set>

#include "display/model/aids.h"
#include "display/model/table_client.h"
#include "display/overlay/state_feed.h"

class QWebSocket;

namespace tilewatch::overlay {

/// A fresh token: 100 random bits in letters and digits that nobody mixes up.
QString new_token();

class Control : public QObject {
  Q_OBJECT

 public:
  Control(model::TableClient& client, model::AidSwitches& switches, StateFeed& feed, QString token,
          QObject* parent = nullptr);
  ~Control() override;

  /// A socket that has not said the token yet. It has some seconds; a wrong one closes it (code 1008).
  void add(std::unique_ptr<QWebSocket> socket);

 private:
  void hear(QWebSocket* socket, const QString& text);
  void welcome(QWebSocket* socket);
  void obey(QWebSocket* socket, const QString& text);
  void tell_aids(QWebSocket* socket) const;
  void say(QWebSocket* socket, const std::string& id, bool ok, const std::string& message) const;

  model::TableClient& client_;
  model::AidSwitches& switches_;
  StateFeed& feed_;
  QByteArray token_;
  std::map<QWebSocket*, std::unique_ptr<QWebSocket>> strangers_;
  std::set<QWebSocket*> known_;
  std::map<std::string, QPointer<QWebSocket>> asked_;  ///< id of a request -> who waits for the reply
};

}  // namespace tilewatch::overlay
