// SPDX-License-Identifier: MIT
#include "display/model/table_model.h"

#include <utility>

#include "display/model/changes.h"

namespace tilewatch::model {

TableModel::TableModel(QObject* parent)
    : QObject(parent), snapshot_(std::make_shared<const bus::Snapshot>()) {}

void TableModel::follow(TableClient& client) {
  connect(&client, &TableClient::snapshotArrived, this, [this](const SnapshotPtr& s) { take(s); });
  connect(&client, &TableClient::previewArrived, this, [this](const PreviewPtr& p) { take(p); });
  connect(&client, &TableClient::linkChanged, this, &TableModel::set_link);
}

void TableModel::take(SnapshotPtr snapshot) {
  if (snapshot == nullptr) return;
  // The bus delivers one engine's snapshots in order, so a lower seq means a new engine, never an old
  // message: no snapshot is refused.
  const SnapshotPtr before = std::exchange(snapshot_, std::move(snapshot));
  Changes changes = changes_between(*before, *snapshot_);
  if (!std::exchange(has_snapshot_, true)) changes.status = true;
  // The status first: it says which tile sets and which camera frame the rest is drawn with.
  if (changes.status) emit statusChanged();
  if (changes.players) emit playersChanged();
  if (changes.board) emit boardChanged();
  if (changes.places) emit placesChanged();
  if (changes.fog) emit fogChanged();
  if (changes.log) emit logChanged();
  if (changes.prompts) emit promptsChanged();
}

void TableModel::take(PreviewPtr preview) {
  if (preview == nullptr) return;
  preview_ = std::move(preview);
  emit previewChanged();
}

void TableModel::tell_all() {
  // In the order of take().
  emit statusChanged();
  emit playersChanged();
  emit boardChanged();
  emit placesChanged();
  emit fogChanged();
  emit logChanged();
  emit promptsChanged();
  emit linkChanged();
}

void TableModel::set_link(bool up, const QString& text) {
  if (linked_ == up && link_trouble_ == text) return;
  linked_ = up;
  link_trouble_ = up ? QString() : text;
  emit linkChanged();
}

}  // namespace tilewatch::model
