// SPDX-License-Identifier: MIT
#include "tests/display/overlay/browser.h"

#include <QCoreApplication>
#include <QNetworkReply>
#include <QRegularExpression>
#include <QStandardPaths>
#include <stdexcept>

#include <unistd.h>

#include "tests/display/overlay/served_table.h"

namespace tilewatch::test {

using nlohmann::json;

std::unique_ptr<Browser> Browser::start() {
  const QString chromium = QStandardPaths::findExecutable(QStringLiteral("chromium"));
  const QString driver = QStandardPaths::findExecutable(QStringLiteral("chromedriver"));
  if (chromium.isEmpty() || driver.isEmpty()) return nullptr;
  std::unique_ptr<Browser> browser(new Browser);
  browser->driver_.setProcessChannelMode(QProcess::MergedChannels);
  browser->driver_.start(driver, {QStringLiteral("--port=0")});
  QByteArray said;
  static const QRegularExpression kPort(QStringLiteral("on port (\\d+)\\."));
  if (!wait_until([&] {
        said += browser->driver_.readAll();
        return kPort.match(QString::fromUtf8(said)).hasMatch();
      })) {
    throw std::runtime_error("chromedriver does not start: " + said.toStdString());
  }
  browser->address_ =
      QUrl(QStringLiteral("http://127.0.0.1:") + kPort.match(QString::fromUtf8(said)).captured(1));
  json arguments = {"--headless=new",
                    "--disable-gpu",
                    "--disable-quic",
                    "--no-first-run",
                    "--hide-scrollbars",
                    "--disable-sync",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--force-device-scale-factor=1",
                    "--enable-precise-memory-info",
                    "--js-flags=--expose-gc"};
  arguments.push_back("--user-data-dir=" + browser->profile_.path().toStdString());
  if (geteuid() == 0) arguments.push_back("--no-sandbox");  // root has none
  const json options = {{"args", arguments}, {"binary", chromium.toStdString()}};
  const json session = browser->call(
      "POST", "/session",
      {{"capabilities",
        {{"alwaysMatch",
          {{"goog:chromeOptions", options}, {"goog:loggingPrefs", {{"browser", "WARNING"}}}}}}}});
  browser->session_ = "/session/" + session.at("sessionId").get<std::string>();
  return browser;
}

Browser::~Browser() {
  try {
    if (!session_.empty()) call("DELETE", session_, {});
  } catch (const std::exception&) {  // it has gone already
  }
  driver_.terminate();
  driver_.waitForFinished();
}

json Browser::call(const QByteArray& method, const std::string& path, const json& body) {
  QUrl url = address_;
  url.setPath(QString::fromStdString(path));
  QNetworkRequest request(url);
  request.setHeader(QNetworkRequest::ContentTypeHeader, QStringLiteral("application/json"));
  const QByteArray bytes = body.is_null() ? QByteArray() : QByteArray::fromStdString(body.dump());
  std::unique_ptr<QNetworkReply> reply(network_.sendCustomRequest(request, method, bytes));
  if (!wait_until([&] { return reply->isFinished(); }))
    throw std::runtime_error("the browser does not answer");
  const json answer = json::parse(reply->readAll().toStdString(), nullptr, false);
  if (!answer.is_object()) throw std::runtime_error("the browser's driver is gone");
  const json& value = answer.at("value");
  if (value.is_object() && value.contains("error")) throw std::runtime_error(value.dump().substr(0, 600));
  return value;
}

void Browser::resize(int width, int height) {
  call("POST", session_ + "/goog/cdp/execute",
       {{"cmd", "Emulation.setDeviceMetricsOverride"},
        {"params", {{"width", width}, {"height", height}, {"deviceScaleFactor", 1}, {"mobile", false}}}});
  call("POST", session_ + "/goog/cdp/execute",
       {{"cmd", "Emulation.setDefaultBackgroundColorOverride"},
        {"params", {{"color", {{"r", 0}, {"g", 0}, {"b", 0}, {"a", 0}}}}}});
}

void Browser::open(const QUrl& url) {
  call("POST", session_ + "/url", {{"url", url.toString().toStdString()}});
}

json Browser::run(const std::string& script) {
  return call("POST", session_ + "/execute/sync", {{"script", script}, {"args", json::array()}});
}

bool Browser::wait(const std::string& script) {
  return wait_until([&] { return run(script) == true; });
}

QByteArray Browser::picture() {
  return QByteArray::fromBase64(
      QByteArray::fromStdString(call("GET", session_ + "/screenshot", {}).get<std::string>()));
}

std::string Browser::complaints() {
  std::string text;
  for (const json& line : call("POST", session_ + "/se/log", {{"type", "browser"}})) {
    text += line.at("message").get<std::string>() + "\n";
  }
  return text;
}

}  // namespace tilewatch::test
