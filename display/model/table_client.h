// SPDX-License-Identifier: MIT
// The display's end of the line to the engine and to the camera's preview.
#pragma once

#include <QObject>
#include <QString>
#include <memory>

#include "engine/bus/messages.h"

namespace tilewatch::model {

using SnapshotPtr = std::shared_ptr<const bus::Snapshot>;
using PreviewPtr = std::shared_ptr<const bus::Preview>;

/// Brings what the engine and the camera say, takes what people want. An object lives in the user interface's
/// thread and all its signals arrive there; nothing here ever blocks that thread. BusClient talks over the
/// bus; tests use a fake.
class TableClient : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// Begins to listen. Called once, by the window, when everybody has connected to the signals.
  virtual void start() = 0;

  /// Sends a person's command to the engine and returns its id (made here when `request.id` is empty). The
  /// engine's word on it comes as replied(); when nobody answers in time, replied() says so.
  QString send(bus::Request request);

 signals:
  /// The whole state after a change.
  void snapshotArrived(tilewatch::model::SnapshotPtr snapshot);
  /// A picture for the eyes; some are dropped.
  void previewArrived(tilewatch::model::PreviewPtr preview);
  void replied(const tilewatch::bus::Reply& reply);
  /// `up` tells whether the engine is there; `text` is one plain sentence when it is not.
  void linkChanged(bool up, const QString& text);

 protected:
  virtual void deliver(const bus::Request& request) = 0;

 private:
  int sent_ = 0;
};

}  // namespace tilewatch::model
