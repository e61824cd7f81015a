// SPDX-License-Identifier: MIT
// A feature of the board in the light: all else darker, its outline bright, its points written on it.
#pragma once

#include <QColor>
#include <QGraphicsScene>
#include <QObject>
#include <QPainterPath>
#include <QString>
#include <vector>

class QVariantAnimation;

namespace tilewatch::window {

struct SpotlightLook {
  QPainterPath path;  ///< in scene units
  QPointF sign_at;    ///< where the points are written, in scene units
  QString sign;       ///< "+14"
  QColor line;        ///< of the outline
  QColor fill;        ///< behind the sign
  QColor ink;
  double scale = 1;  ///< Desk::scale()
};

class Spotlight : public QObject {
  Q_OBJECT

 public:
  /// Lights come and go slowly if `animated`.
  Spotlight(QGraphicsScene& scene, bool animated, QObject* parent);
  void show(SpotlightLook look);
  void hide();

 private:
  void turn(double light);

  QGraphicsScene& scene_;
  bool animated_;
  std::vector<QGraphicsItem*> items_;  ///< the scene's
  QVariantAnimation* turning_;
};

}  // namespace tilewatch::window
