// SPDX-License-Identifier: MIT
// HTTP and WebSockets on one port, as little of them as the pages need. Only web_server.cc knows Qt's HTTP
// server.
#pragma once

#include <QByteArray>
#include <QHostAddress>
#include <QObject>
#include <QString>
#include <QUrlQuery>
#include <functional>
#include <memory>

#include "engine/catalogue/result.h"

class QWebSocket;

namespace tilewatch::overlay {

struct WebRequest {
  QString path;     ///< decoded, "/overlay/table/meadow"
  QUrlQuery query;  ///< still encoded
};

struct WebReply {
  int status = 200;
  QByteArray type = "text/plain; charset=utf-8";
  QByteArray body;
};

/// Answers GET requests and takes WebSockets in. Refuses, before anybody is asked: other methods, requests
/// for a host that is not an address of this computer (a page elsewhere whose name was bent to ours), and
/// WebSockets from pages that we did not serve. Every answer says `Cache-Control: no-store`. Lives in one
/// thread with an event loop.
class WebServer : public QObject {
  Q_OBJECT

 public:
  struct Handlers {
    std::function<WebReply(const WebRequest&)> get;
    /// Whether a WebSocket may be opened at this path.
    std::function<bool(const WebRequest&)> has_socket;
    /// A WebSocket that was opened; `request` is what it asked for.
    std::function<void(std::unique_ptr<QWebSocket> socket, const WebRequest& request)> connected;
  };
  explicit WebServer(Handlers handlers, QObject* parent = nullptr);
  ~WebServer() override;

  /// Port 0 = any free one. Returns the port. kFailed says that the port is in use, or what else is wrong.
  Result<quint16> listen(const QHostAddress& address, quint16 port);

 private:
  class Http;
  std::unique_ptr<Http> http_;
};

/// Whether an `Origin` header names a page of ours: the host and port that `host` (the `Host` header) names.
/// Programs that are no browsers send none.
bool origin_is_ours(const QByteArray& origin, const QByteArray& host);
/// Whether a `Host` header names this computer by an address, as "localhost" or by its own name.
bool host_is_ours(const QByteArray& host);

}  // namespace tilewatch::overlay
