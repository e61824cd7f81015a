// SPDX-License-Identifier: MIT
#include "display/model/table_client.h"

#include <QUuid>

namespace tilewatch::model {

QString TableClient::send(bus::Request request) {
  if (request.id.empty()) {
    // Unique over windows and restarts: the engine does a repeated id only once.
    static const QString kSession = QUuid::createUuid().toString(QUuid::Id128).left(12);
    request.id = QStringLiteral("window-%1-%2").arg(kSession).arg(++sent_).toStdString();
  }
  deliver(request);
  return QString::fromStdString(request.id);
}

}  // namespace tilewatch::model
