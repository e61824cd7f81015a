// SPDX-License-Identifier: MIT
// Every text that a widget paints, wherever it comes from: labels, buttons, lists and what is drawn by hand.
#pragma once

#include <QRectF>
#include <QString>
#include <vector>

class QWidget;

namespace tilewatch::test {

struct PaintedText {
  QString text;
  QRectF box;   ///< in the widget's pixels
  QRectF room;  ///< the widget, or what it clips to
};

/// What `widget` itself paints, without its children.
std::vector<PaintedText> painted_texts(QWidget& widget);

}  // namespace tilewatch::test
