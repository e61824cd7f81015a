// SPDX-License-Identifier: MIT
#include "display/overlay/control.h"

#include <QRandomGenerator>
#include <QTimer>
#include <QWebSocket>
#include <QWebSocketProtocol>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

#include "engine/bus/codec.h"

namespace tilewatch::overlay {
namespace {

using nlohmann::json;

constexpr auto kWrongToken = QWebSocketProtocol::CloseCodePolicyViolated;
constexpr int kTimeForTokenMs = 5000;
constexpr quint64 kLongest = 1 << 16;
/// Nobody has so many phones; a script that knocks is kept small.
constexpr std::size_t kMostStrangers = 32;

/// What a phone may ask for. Everything a referee may do, as all of it can be taken back.
const std::set<std::string_view>& allowed_verbs() {
  static const std::set<std::string_view> kVerbs{
      "answer",  "undo", "redo",   "place_tile", "place_figure", "remove_figure", "correct_tile", "pass",
      "discard", "draw", "choose", "adjust",     "mode",         "end_game",      "next_game"};
  return kVerbs;
}

/// Takes the same time wherever the first difference is.
bool same(const QByteArray& a, const QByteArray& b) {
  if (a.size() != b.size()) return false;
  unsigned differences = 0;
  for (qsizetype i = 0; i < a.size(); ++i) {
    differences |= static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i]);
  }
  return differences == 0;
}

QString as_text(const json& value) {
  return QString::fromStdString(value.dump(-1, ' ', false, json::error_handler_t::replace));
}

std::optional<std::string> word_in(const json& object, const char* name) {
  const auto found = object.find(name);
  if (found == object.end() || !found->is_string()) return {};
  return found->get<std::string>();
}

}  // namespace

QString new_token() {
  constexpr std::string_view kLetters = "abcdefghjkmnpqrstuvwxyz23456789";  // no i, l, o, 0, 1
  constexpr int kLength = 20;
  QString token;
  for (int i = 0; i < kLength; ++i) {
    token += QLatin1Char(kLetters[static_cast<std::size_t>(
        QRandomGenerator::system()->bounded(static_cast<int>(kLetters.size())))]);
  }
  return token;
}

Control::Control(model::TableClient& client, model::AidSwitches& switches, StateFeed& feed, QString token,
                 QObject* parent)
    : QObject(parent), client_(client), switches_(switches), feed_(feed), token_(token.toUtf8()) {
  connect(&client_, &model::TableClient::replied, this, [this](const bus::Reply& reply) {
    const auto waiting = asked_.find(reply.id);
    if (waiting == asked_.end()) return;
    if (!waiting->second.isNull()) say(waiting->second, reply.id, reply.ok, reply.message);
    asked_.erase(waiting);
  });
  connect(&switches_, &model::AidSwitches::changed, this, [this] {
    for (QWebSocket* socket : known_) tell_aids(socket);
  });
}

Control::~Control() = default;

void Control::add(std::unique_ptr<QWebSocket> socket) {
  if (strangers_.size() >= kMostStrangers) {
    socket->close(QWebSocketProtocol::CloseCodeGoingAway, QStringLiteral("too many are waiting"));
    socket.release()->deleteLater();
    return;
  }
  QWebSocket* raw = socket.get();
  raw->setMaxAllowedIncomingMessageSize(kLongest);
  raw->setMaxAllowedIncomingFrameSize(kLongest);
  connect(raw, &QWebSocket::textMessageReceived, this, [this, raw](const QString& text) { hear(raw, text); });
  connect(
      raw, &QWebSocket::disconnected, this,
      [this, raw] {
        known_.erase(raw);
        if (const auto stranger = strangers_.find(raw); stranger != strangers_.end()) {
          stranger->second.release()->deleteLater();
          strangers_.erase(stranger);
        }
      },
      Qt::QueuedConnection);
  QTimer::singleShot(kTimeForTokenMs, raw, [this, raw] {
    if (strangers_.contains(raw)) raw->close(kWrongToken, QStringLiteral("no token was said"));
  });
  strangers_[raw] = std::move(socket);
}

void Control::hear(QWebSocket* socket, const QString& text) {
  if (known_.contains(socket)) return obey(socket, text);
  if (!strangers_.contains(socket)) return;
  const json said = json::parse(text.toStdString(), nullptr, false);
  const auto token = said.is_object() ? word_in(said, "token") : std::nullopt;
  if (token && same(QByteArray::fromStdString(*token), token_)) return welcome(socket);
  socket->close(kWrongToken, QStringLiteral("the token is wrong"));
}

void Control::welcome(QWebSocket* socket) {
  known_.insert(socket);
  auto owned = std::move(strangers_.at(socket));
  strangers_.erase(socket);
  tell_aids(socket);
  feed_.add(std::move(owned), {});
}

void Control::tell_aids(QWebSocket* socket) const {
  json aids = json::object();
  const model::AidTable table = switches_.table();
  for (std::size_t i = 0; i < model::kAudiences; ++i) {
    for (std::size_t k = 0; k < model::kAids; ++k) {
      aids[std::string(to_string(static_cast<model::Audience>(i)))]
          [std::string(to_string(static_cast<model::Aid>(k)))] = table[i][static_cast<model::Aid>(k)];
    }
  }
  socket->sendTextMessage(as_text({{"v", 1}, {"aids", aids}}));
}

void Control::say(QWebSocket* socket, const std::string& id, bool ok, const std::string& message) const {
  socket->sendTextMessage(as_text({{"v", 1}, {"reply", {{"id", id}, {"ok", ok}, {"message", message}}}}));
}

void Control::obey(QWebSocket* socket, const QString& text) {
  const json said = json::parse(text.toStdString(), nullptr, false);
  if (!said.is_object()) return say(socket, "", false, "That is not a JSON object.");
  if (const auto preset = word_in(said, "preset")) {
    if (*preset == "tournament") return switches_.set(model::tournament_aids());
    if (*preset == "usual") return switches_.set(model::usual_aids());
    return say(socket, "", false, "The presets are usual and tournament.");
  }
  if (const auto aid = said.find("aid"); aid != said.end() && aid->is_object()) {
    const auto audience = model::audience_from(word_in(*aid, "audience").value_or(""));
    const auto which = model::aid_from(word_in(*aid, "aid").value_or(""));
    const auto on = aid->find("on");
    if (!audience || !which || on == aid->end() || !on->is_boolean()) {
      return say(socket, "", false, "A switch is {\"audience\", \"aid\", \"on\"}.");
    }
    return switches_.set(*audience, *which, on->get<bool>());
  }
  const auto wanted = said.find("request");
  if (wanted == said.end()) return say(socket, "", false, "Say request, aid or preset.");
  auto request = bus::decode<bus::Request>(wanted->dump(-1, ' ', false, json::error_handler_t::replace));
  if (!request) return say(socket, "", false, request.error().message);
  if (!allowed_verbs().contains(request->verb)) {
    return say(socket, request->id, false, "\"" + request->verb + "\" is not something a phone may ask for.");
  }
  // The engine does a repeated id once only, whoever says it: a phone that repeats itself is safe.
  const std::string id = client_.send(*request).toStdString();
  asked_[id] = socket;
}

}  // namespace tilewatch::overlay
