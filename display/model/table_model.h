// SPDX-License-Identifier: MIT
// What the window knows of the table: the latest snapshot and picture, and signals for the parts that
// changed.
#pragma once

#include <QObject>
#include <QString>

#include "display/model/table_client.h"
#include "engine/bus/messages.h"

namespace tilewatch::model {

class TableModel : public QObject {
  Q_OBJECT

 public:
  explicit TableModel(QObject* parent = nullptr);

  /// Takes everything the client brings from now on.
  void follow(TableClient& client);

  /// Never null; an empty snapshot in mode kWaiting before the first.
  const bus::Snapshot& snapshot() const { return *snapshot_; }
  bool has_snapshot() const { return has_snapshot_; }
  /// Null before the first picture.
  PreviewPtr preview() const { return preview_; }
  bool linked() const { return linked_; }
  /// Why there is no engine, in plain words; empty while there is one.
  const QString& link_trouble() const { return link_trouble_; }

  /// Emits a signal for each part that differs from what was held, none when nothing does.
  void take(SnapshotPtr snapshot);
  void take(PreviewPtr preview);
  /// Emits every signal but previewChanged: for those who came while the game runs.
  void tell_all();

 signals:
  void playersChanged();
  void boardChanged();
  void placesChanged();
  void fogChanged();
  void logChanged();
  void promptsChanged();
  void statusChanged();
  void previewChanged();
  void linkChanged();

 private:
  void set_link(bool up, const QString& text);

  SnapshotPtr snapshot_;
  PreviewPtr preview_;
  bool has_snapshot_ = false;
  bool linked_ = true;
  QString link_trouble_;
};

}  // namespace tilewatch::model
