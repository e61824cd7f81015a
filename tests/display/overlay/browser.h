// SPDX-License-Identifier: MIT
// A real Chromium, driven by the WebDriver protocol.
#pragma once

#include <QByteArray>
#include <QNetworkAccessManager>
#include <QProcess>
#include <QTemporaryDir>
#include <QUrl>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

namespace tilewatch::test {

/// Requests are answered while the event loop of this thread turns, so that a server in it goes on serving.
class Browser {
 public:
  /// Null where Chromium or its driver is not installed (Debian: chromium, chromium-driver).
  static std::unique_ptr<Browser> start();
  ~Browser();

  /// The page's size in pixels, from now on.
  void resize(int width, int height);
  void open(const QUrl& url);
  /// What `script` (the body of a function) returns.
  nlohmann::json run(const std::string& script);
  /// run() again and again until it returns true; false after ten seconds.
  bool wait(const std::string& script);
  /// A PNG with a transparent ground.
  QByteArray picture();
  /// Errors and warnings of the page since the last call.
  std::string complaints();

 private:
  Browser() = default;
  nlohmann::json call(const QByteArray& method, const std::string& path, const nlohmann::json& body);

  QNetworkAccessManager network_;
  QProcess driver_;
  QTemporaryDir profile_;
  QUrl address_;
  std::string session_;
};

}  // namespace tilewatch::test
