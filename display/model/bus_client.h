// SPDX-License-Identifier: MIT
// The TableClient that talks to the engine over the bus.
#pragma once

#include <QTimer>
#include <map>
#include <memory>
#include <mutex>

#include "display/model/table_client.h"
#include "engine/bus/table_link.h"

namespace tilewatch::model {

/// The bus link has a thread of its own; this object hands over what it hears. If the user interface is slow,
/// it gets the newest snapshot and the newest picture and never a queue of old ones.
class BusClient : public TableClient {
  Q_OBJECT

 public:
  /// `context` must outlive this object.
  BusClient(bus::Context& context, bus::Endpoints endpoints, QObject* parent = nullptr);
  ~BusClient() override;

  void start() override;

 protected:
  void deliver(const bus::Request& request) override;

 private:
  struct Mailbox;  ///< what the link's thread leaves for ours

  void empty_mailbox();
  void wait_for_reply(const std::string& id);

  bus::Context& context_;
  bus::Endpoints endpoints_;
  std::unique_ptr<Mailbox> mailbox_;
  std::unique_ptr<bus::TableLink> link_;  ///< after the mailbox: it stops first
  QTimer silence_;                        ///< runs until the engine is heard for the first time
  std::map<std::string, QTimer*> waiting_;
};

}  // namespace tilewatch::model
