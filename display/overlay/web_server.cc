// SPDX-License-Identifier: MIT
// Qt 6.4's HTTP server hands a WebSocket over when handleRequest() says so, and only then.
#include "display/overlay/web_server.h"

#include <QAbstractHttpServer>
#include <QHttpServerRequest>
#include <QHttpServerResponder>
#include <QSysInfo>
#include <QTcpServer>
#include <QUrl>
#include <QWebSocket>
#include <utility>

namespace tilewatch::overlay {
namespace {

/// "host:port" taken apart; an IPv6 address stands in brackets.
QUrl as_url(const QByteArray& host) { return QUrl(QStringLiteral("http://") + QString::fromLatin1(host)); }

bool asks_for_socket(const QHttpServerRequest& request) {
  return request.value("Upgrade").compare("websocket", Qt::CaseInsensitive) == 0;
}

WebRequest asked(const QHttpServerRequest& request) {
  return {request.url().path(QUrl::FullyDecoded), QUrlQuery(request.url())};
}

}  // namespace

bool host_is_ours(const QByteArray& host) {
  const QString name = as_url(host).host();
  if (name.isEmpty()) return false;
  if (!QHostAddress(name).isNull() || name == QLatin1String("localhost")) return true;
  const QString own = QSysInfo::machineHostName();
  return name.compare(own, Qt::CaseInsensitive) == 0 ||
         name.compare(own + QStringLiteral(".local"), Qt::CaseInsensitive) == 0;
}

bool origin_is_ours(const QByteArray& origin, const QByteArray& host) {
  if (origin.isEmpty()) return true;
  constexpr int kHttp = 80;
  const QUrl page(QString::fromLatin1(origin));
  const QUrl us = as_url(host);
  return page.scheme() == QLatin1String("http") && !us.host().isEmpty() && page.host() == us.host() &&
         page.port(kHttp) == us.port(kHttp);
}

class WebServer::Http : public QAbstractHttpServer {
 public:
  explicit Http(Handlers handlers) : handlers_(std::move(handlers)) {
    connect(this, &QAbstractHttpServer::newWebSocketConnection, this, [this] {
      while (auto socket = nextPendingWebSocketConnection()) {
        const QUrl url = socket->requestUrl();
        const WebRequest request{url.path(QUrl::FullyDecoded), QUrlQuery(url)};
        handlers_.connected(std::move(socket), request);
      }
    });
  }

 protected:
  bool handleRequest(const QHttpServerRequest& request, QTcpSocket* socket) override {
    using Method = QHttpServerRequest::Method;
    if (!host_is_ours(request.value("Host"))) {
      return answer(request, socket, {421, WebReply{}.type, "This server answers under its address only.\n"});
    }
    const bool upgrade = asks_for_socket(request);
    if (upgrade && !origin_is_ours(request.value("Origin"), request.value("Host"))) return false;
    if (upgrade) return handlers_.has_socket(asked(request));
    if (request.method() != Method::Get) {
      return answer(request, socket, {405, WebReply{}.type, "Only GET is answered here.\n"});
    }
    return answer(request, socket, handlers_.get(asked(request)));
  }
  void missingHandler(const QHttpServerRequest& request, QTcpSocket* socket) override {
    answer(request, socket, {404, WebReply{}.type, "There is nothing here.\n"});
  }

 private:
  static bool answer(const QHttpServerRequest& request, QTcpSocket* socket, const WebReply& reply) {
    if (asks_for_socket(request)) return false;  // the connection is closed; it expects no page
    makeResponder(request, socket)
        .write(reply.body,
               {{"Content-Type", reply.type},
                {"Cache-Control", "no-store"},
                {"X-Content-Type-Options", "nosniff"},
                {"Referrer-Policy", "no-referrer"},
                // Everything a page needs comes from here. Themes are styles and pictures, never scripts.
                {"Content-Security-Policy",
                 "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
                 "connect-src 'self' ws:; base-uri 'none'; form-action 'none'"}},
               static_cast<QHttpServerResponder::StatusCode>(reply.status));
    return true;
  }

  Handlers handlers_;
};

WebServer::WebServer(Handlers handlers, QObject* parent)
    : QObject(parent), http_(std::make_unique<Http>(std::move(handlers))) {}
WebServer::~WebServer() = default;

Result<quint16> WebServer::listen(const QHostAddress& address, quint16 port) {
  auto tcp = std::make_unique<QTcpServer>();
  if (!tcp->listen(address, port)) {
    const std::string where = address.toString().toStdString() + ":" + std::to_string(port);
    if (tcp->serverError() == QAbstractSocket::AddressInUseError) {
      return failure(ErrorKind::kFailed, "the overlay's port is in use: " + where,
                     "Choose another with --overlay-port, or 0 for any free one.");
    }
    return failure(ErrorKind::kFailed,
                   "the overlay cannot be served on " + where + ": " + tcp->errorString().toStdString());
  }
  const quint16 bound = tcp->serverPort();
  http_->bind(tcp.release());
  return bound;
}

}  // namespace tilewatch::overlay
