// SPDX-License-Identifier: MIT
// The addresses that are served. The comments that begin with @get and @socket are api.md's (a test keeps
// them so).
#include "display/overlay/overlay_server.h"

#include <spdlog/spdlog.h>

#include <QElapsedTimer>
#include <QFile>
#include <QNetworkInterface>
#include <QWebSocket>
#include <QWebSocketProtocol>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "display/drawing/page_marks.h"
#include "display/overlay/control.h"
#include "display/overlay/tile_pictures.h"

namespace tilewatch::overlay {
namespace {

constexpr auto kWrongRequest = QWebSocketProtocol::CloseCodePolicyViolated;
constexpr auto kTryLater = QWebSocketProtocol::CloseCodeGoingAway;
/// More would be somebody's mistake; a hall has some dozens.
constexpr std::size_t kMostListeners = 1000;
/// Public sockets have nothing to say.
constexpr quint64 kLongestWord = 1024;

StateFeed::Clock steady_clock() {
  auto timer = std::make_shared<QElapsedTimer>();
  timer->start();
  return [timer] { return timer->elapsed(); };
}

WebReply text(int status, const QString& words) {
  WebReply reply;
  reply.status = status;
  reply.body = words.toUtf8() + '\n';
  return reply;
}

WebReply json_reply(int status, const std::string& body) {
  return {status, "application/json", QByteArray::fromStdString(body)};
}

WebReply trouble(const Error& error) {
  return json_reply(400, nlohmann::json{{"error", error.message}, {"hint", error.hint}}.dump(
                             -1, ' ', false, nlohmann::json::error_handler_t::replace));
}

std::optional<QByteArray> page_file(const QString& name) {
  if (name == QLatin1String("mark_shapes.js")) return QByteArray::fromStdString(drawing::page_shapes());
  if (name == QLatin1String("players.css")) return QByteArray::fromStdString(drawing::page_colours());
  QFile file(QStringLiteral(":/overlay/web/") + name);
  if (name.contains(QLatin1String("..")) || !file.open(QIODevice::ReadOnly)) return {};
  return file.readAll();
}

QString value_of(const WebRequest& request, const char* name) {
  return request.query.queryItemValue(QLatin1String(name), QUrl::FullyDecoded);
}

/// The first address that another computer may reach.
QString network_address() {
  for (const QHostAddress& address : QNetworkInterface::allAddresses()) {
    if (!address.isLoopback() && !address.isLinkLocal() &&
        address.protocol() == QAbstractSocket::IPv4Protocol) {
      return address.toString();
    }
  }
  return QStringLiteral("127.0.0.1");
}

QString joined(const QStringList& words) { return words.join(QStringLiteral(", ")); }

const QStringList& widgets() {
  static const QStringList kWidgets{"scores", "last", "board", "fog", "odds", "prompts"};
  return kWidgets;
}

}  // namespace

OverlayServer::OverlayServer(model::TableClient& client, model::AidSwitches& switches, OverlayOptions options,
                             QObject* parent)
    : QObject(parent),
      client_(client),
      options_(std::move(options)),
      feed_(switches, options_.clock ? options_.clock : steady_clock()),
      tiles_(std::make_unique<TilePictures>()),
      token_(options_.token.empty() ? new_token() : QString::fromStdString(options_.token)) {
  control_ = std::make_unique<Control>(client_, switches, feed_, token_);
  connect(&client_, &model::TableClient::snapshotArrived, this, [this](const model::SnapshotPtr& snapshot) {
    table_ = QString::fromStdString(snapshot->table);
    tiles_->use(snapshot->sets);
    feed_.take(*snapshot);
  });
}

OverlayServer::~OverlayServer() = default;

Result<void> OverlayServer::listen() {
  auto themes = Themes::open(options_.themes);
  if (!themes) return tl::unexpected(themes.error());
  themes_ = std::move(*themes);
  for (const auto& [name, why] : themes_.broken()) {
    spdlog::warn("the theme {} is broken and cannot be worn: {}", name.toStdString(), why.toStdString());
  }
  WebServer::Handlers handlers;
  handlers.get = [this](const WebRequest& request) { return get(request); };
  handlers.has_socket = [](const WebRequest& request) {
    return request.path == QLatin1String("/api/v1/updates") ||
           request.path == QLatin1String("/control/updates");
  };
  handlers.connected = [this](std::unique_ptr<QWebSocket> socket, const WebRequest& request) {
    connected(std::move(socket), request);
  };
  web_ = std::make_unique<WebServer>(std::move(handlers));
  QHostAddress address(QHostAddress::AnyIPv4);
  if (options_.host != "any" && !address.setAddress(QString::fromStdString(options_.host))) {
    return failure(ErrorKind::kUsage, "\"" + options_.host + "\" is no address to listen on",
                   "Write any, 127.0.0.1, or an address of this computer.");
  }
  auto port = web_->listen(address, options_.port);
  if (!port) return tl::unexpected(port.error());
  port_ = *port;
  return {};
}

QString OverlayServer::address() const {
  const QString host =
      options_.host == "any" ? QStringLiteral("127.0.0.1") : QString::fromStdString(options_.host);
  return QStringLiteral("http://%1:%2").arg(host).arg(port_);
}

QString OverlayServer::address_for_others() const {
  if (options_.host != "any") return address();
  return QStringLiteral("http://%1:%2").arg(network_address()).arg(port_);
}

// The token stands behind the #, which no browser sends: it stays out of every log.
QString OverlayServer::control_page() const {
  return QStringLiteral("%1/control#%2").arg(address_for_others(), token_);
}

Result<void> OverlayServer::check_table(const QString& name) const {
  if (name.isEmpty() || table_.isEmpty() || name == table_) return {};
  return failure(ErrorKind::kInput, "there is no table \"" + name.toStdString() + "\"",
                 "The table here is \"" + table_.toStdString() + "\".");
}

Result<Listener> OverlayServer::listener_of(const WebRequest& request) const {
  Listener listener{model::Audience::kStream, 0};
  if (auto known = check_table(value_of(request, "table")); !known) return tl::unexpected(known.error());
  if (const QString word = value_of(request, "audience"); !word.isEmpty()) {
    listener.audience = model::audience_from(word.toStdString());
    if (!listener.audience) {
      return failure(ErrorKind::kInput, "\"" + word.toStdString() + "\" is no audience",
                     "Audiences are players, hall and stream.");
    }
  }
  if (const QString word = value_of(request, "delay"); !word.isEmpty()) {
    bool number = false;
    listener.delay_s = word.toInt(&number);
    if (!number || listener.delay_s < 0 || listener.delay_s > kLongestDelayS) {
      return failure(ErrorKind::kInput, "a delay of \"" + word.toStdString() + "\" cannot be kept",
                     "It is a number of seconds from 0 to " + std::to_string(kLongestDelayS) + ".");
    }
  }
  listener.delay_s = std::max(listener.delay_s, options_.least_delay_s);
  return listener;
}

WebReply OverlayServer::get(const WebRequest& request) {
  const QStringList path = request.path.split(QLatin1Char('/'), Qt::SkipEmptyParts);
  const QString first = path.value(0);
  const auto page = [](const char* name) {
    return WebReply{200, content_type(QLatin1String(name)), *page_file(QLatin1String(name))};
  };
  /// @get /
  /// A page with the addresses of all others, ready to be copied into OBS.
  if (path.isEmpty()) return page("index.html");
  if (first == QLatin1String("overlay")) return overlay_page(path, request);
  /// @get /live
  /// The board and the scores for people in the room, read-only; what it shows is what the audience `hall`
  /// may see.
  if (first == QLatin1String("live") && path.size() == 1) return page("live.html");
  /// @get /control
  /// The referee's page for a phone. The token stands behind a `#` in its address and is never sent with the
  /// page.
  if (first == QLatin1String("control") && path.size() == 1) return page("control.html");
  if (request.path == QLatin1String("/api/v1/state")) return state_text(request);
  if (request.path == QLatin1String("/api/v1/addresses")) return addresses();
  if (request.path == QLatin1String("/api/v1/updates") || request.path == QLatin1String("/control/updates")) {
    return text(426, QStringLiteral("This address is for WebSockets."));
  }
  if (request.path == QLatin1String("/api/v1/tiles")) return tile_types();
  if (first == QLatin1String("tiles") && path.size() == 2) return tile_picture(request);
  if (first == QLatin1String("themes") && path.size() == 3) {
    if (auto file = themes_.file(path[1], path[2])) return {200, content_type(path[2]), std::move(*file)};
  }
  if (first == QLatin1String("web") && path.size() >= 2) {
    const QString name = path.mid(1).join(QLatin1Char('/'));
    if (auto file = page_file(name)) return {200, content_type(name), std::move(*file)};
  }
  return text(404,
              QStringLiteral("There is nothing at %1. The addresses are listed at /.").arg(request.path));
}

/// @get /overlay/TABLE/THEME
/// The transparent page of 1920x1080 for a stream. `?lang=` en, cs, ro or de; `side=` left or right, where
/// the scores stand; `delay=` seconds that it lags behind, kept by the server; `hide=` parts with commas
/// between: scores, last, board, fog, odds, prompts, projected, tiles_left, turn; `ground=` a colour such as
/// 00ff00 to be keyed out.
/// @get /overlay/TABLE/THEME/WIDGET
/// One part alone, as large as the page: scores, last, board, fog, odds or prompts.
WebReply OverlayServer::overlay_page(const QStringList& path, const WebRequest& request) {
  if (path.size() < 3 || path.size() > 4) {
    return text(404, QStringLiteral("An overlay's address is /overlay/TABLE/THEME; themes: %1.")
                         .arg(joined(themes_.names())));
  }
  if (auto known = check_table(path[1]); !known) {
    return text(404, QString::fromStdString(known.error().message + ". " + known.error().hint));
  }
  if (const auto broken = themes_.broken().find(path[2]);
      broken != themes_.broken().end() && !themes_.has(path[2])) {
    return text(404, QStringLiteral("The theme %1 is broken: %2.").arg(path[2], broken->second));
  }
  if (!themes_.has(path[2])) {
    return text(404,
                QStringLiteral("There is no theme %1. Themes: %2.").arg(path[2], joined(themes_.names())));
  }
  if (path.size() == 4 && !widgets().contains(path[3])) {
    return text(404, QStringLiteral("There is no part %1. Parts: %2.").arg(path[3], joined(widgets())));
  }
  if (auto wrong = listener_of(request); !wrong) {
    return text(400, QString::fromStdString(wrong.error().message + ". " + wrong.error().hint));
  }
  QByteArray body = *page_file(QStringLiteral("overlay.html"));
  body.replace("@THEME@", path[2].toUtf8());
  return {200, content_type(QStringLiteral(".html")), body};
}

/// @get /api/v1/state
/// The state as it is now: `{"v": 1, "state": {...}}`. `?audience=` stream (as it is without), hall or
/// players: who it is for; what that audience does not see is not in it. `delay=` seconds from 0 to 900: the
/// state of then. `table=` a name, refused (400) if it is another table's. 503 before the first state.
WebReply OverlayServer::state_text(const WebRequest& request) {
  const auto listener = listener_of(request);
  if (!listener) return trouble(listener.error());
  const auto state = feed_.state(*listener);
  if (!state)
    return json_reply(503,
                      R"({"error":"there is no state that is old enough yet","hint":"Ask again soon."})");
  return json_reply(200, "{\"v\":1,\"state\":" + *state + "}");
}

/// @get /api/v1/addresses
/// What is served: `{"v": 1, "table", "themes", "widgets", "languages", "least_delay"}`.
WebReply OverlayServer::addresses() const {
  nlohmann::json list{{"v", 1},
                      {"table", table_.isEmpty() ? "table" : table_.toStdString()},
                      {"least_delay", options_.least_delay_s},
                      {"languages", {"en", "cs", "ro", "de"}},
                      {"themes", nlohmann::json::array()},
                      {"broken_themes", nlohmann::json::object()},
                      {"others", address_for_others().toStdString()},
                      {"widgets", nlohmann::json::array()}};
  for (const QString& name : themes_.names()) list["themes"].push_back(name.toStdString());
  for (const QString& name : widgets()) list["widgets"].push_back(name.toStdString());
  for (const auto& [name, why] : themes_.broken())
    list["broken_themes"][name.toStdString()] = why.toStdString();
  return json_reply(200, list.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

/// @get /api/v1/tiles
/// The types of tiles of the sets in play: `{"v": 1, "types": ["base.A", ...]}`; none before the first state.
WebReply OverlayServer::tile_types() const {
  return json_reply(200, nlohmann::json{{"v", 1}, {"types", tiles_->types()}}.dump());
}

/// @get /tiles/TYPE.svg
/// Our drawing of a tile of the sets in play, north up: `?drawing=` which of its copies, `garden=1` with its
/// garden. `face_down` is the back of a tile.
WebReply OverlayServer::tile_picture(const WebRequest& request) {
  QString type = request.path.section(QLatin1Char('/'), 2);
  if (!type.endsWith(QLatin1String(".svg"))) return text(404, QStringLiteral("Tiles are drawn as SVG."));
  type.chop(4);
  const std::string svg = tiles_->svg(type.toStdString(), value_of(request, "drawing").toInt(),
                                      value_of(request, "garden") == QLatin1String("1"));
  if (svg.empty()) return text(404, QStringLiteral("No set in play has a tile %1.").arg(type));
  return {200, "image/svg+xml", QByteArray::fromStdString(svg)};
}

/// @socket /api/v1/updates
/// The state and every change of it; `audience`, `delay` and `table` as above. First `{"v": 1, "n": N,
/// "state": {...}}`, then for each change `{"v": 1, "n": N+1, "patch": [...]}`, a JSON patch (RFC 6902) of
/// the state. A `state` in between replaces everything (a reader was too slow). `{"v": 1, "n": N}` every five
/// seconds says that nothing was missed. `n` counts within one connection. Nothing comes before the first
/// state that is old enough. What is said to it is not heard. Closed with 1008 and the reason when the
/// address is wrong, with 1001 when too many listen.
/// @socket /control/updates
/// The phone's line. It says `{"token": "..."}` first (a wrong one closes it with 1008), then `{"request":
/// {...}}` (a Request of engine/bus/messages.h), `{"aid": {"audience", "aid", "on"}}` or `{"preset": "usual"
/// | "tournament"}`. It hears the state as above, undelayed and whole, `{"v": 1, "reply": {"id", "ok",
/// "message"}}` and `{"v": 1, "aids": {...}}`.
void OverlayServer::connected(std::unique_ptr<QWebSocket> socket, const WebRequest& request) {
  if (request.path == QLatin1String("/control/updates")) return control_->add(std::move(socket));
  socket->setMaxAllowedIncomingMessageSize(kLongestWord);
  socket->setMaxAllowedIncomingFrameSize(kLongestWord);
  const auto refuse = [&](QWebSocketProtocol::CloseCode code, const std::string& why) {
    QWebSocket* raw = socket.release();
    raw->setParent(this);
    connect(raw, &QWebSocket::disconnected, raw, &QObject::deleteLater);
    raw->close(code, QString::fromStdString(why));
  };
  const auto listener = listener_of(request);
  if (!listener) return refuse(kWrongRequest, listener.error().message + ". " + listener.error().hint);
  if (feed_.listeners() >= kMostListeners) return refuse(kTryLater, "too many listen already");
  feed_.add(std::move(socket), *listener);
}

}  // namespace tilewatch::overlay
