// SPDX-License-Identifier: MIT
// Everything that is served of a table: the overlay's pages, the public state, the phone's page, the room's
// page.
#pragma once

#include <QObject>
#include <QString>
#include <filesystem>
#include <memory>

#include "display/model/aids.h"
#include "display/model/table_client.h"
#include "display/overlay/state_feed.h"
#include "display/overlay/themes.h"
#include "display/overlay/web_server.h"

namespace tilewatch::overlay {

class Control;
class TilePictures;

struct OverlayOptions {
  /// Where it listens; "any" lets phones and other computers of the network in, "127.0.0.1" nobody.
  std::string host = "127.0.0.1";
  std::uint16_t port = 5620;     ///< 0 = any free one
  std::filesystem::path themes;  ///< a folder of the user's themes; may be empty
  int least_delay_s = 0;         ///< whoever has no token is shown nothing newer
  std::string token;             ///< of the control page; empty = a fresh one
  StateFeed::Clock clock;        ///< empty = the system's steady clock
};

/// Lives in one thread with an event loop, as does `client`.
class OverlayServer : public QObject {
  Q_OBJECT

 public:
  OverlayServer(model::TableClient& client, model::AidSwitches& switches, OverlayOptions options,
                QObject* parent = nullptr);
  ~OverlayServer() override;

  /// Reads the themes and opens the port.
  Result<void> listen();
  std::uint16_t port() const { return port_; }
  /// "http://127.0.0.1:5620": where this computer finds it.
  QString address() const;
  /// Where others find it; the same unless it listens to the network.
  QString address_for_others() const;
  /// The phone's page, token and all.
  QString control_page() const;

  StateFeed& feed() { return feed_; }

 private:
  WebReply get(const WebRequest& request);
  WebReply overlay_page(const QStringList& path, const WebRequest& request);
  WebReply state_text(const WebRequest& request);
  WebReply tile_picture(const WebRequest& request);
  WebReply addresses() const;
  WebReply tile_types() const;
  void connected(std::unique_ptr<QWebSocket> socket, const WebRequest& request);
  /// Who asks, by `audience`, `delay` and `table`; kInput says what is wrong with them.
  Result<Listener> listener_of(const WebRequest& request) const;
  Result<void> check_table(const QString& name) const;

  model::TableClient& client_;
  OverlayOptions options_;
  StateFeed feed_;
  Themes themes_;
  std::unique_ptr<TilePictures> tiles_;
  std::unique_ptr<Control> control_;
  std::unique_ptr<WebServer> web_;
  QString table_;  ///< empty before the first state
  QString token_;
  std::uint16_t port_ = 0;
};

}  // namespace tilewatch::overlay
