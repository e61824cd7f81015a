// SPDX-License-Identifier: MIT
#include "tests/display/window/painted_texts.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QWidget>

namespace tilewatch::test {
namespace {

/// Writes texts down and draws nothing.
class TextEngine : public QPaintEngine {
 public:
  explicit TextEngine(QRectF room) : QPaintEngine(QPaintEngine::AllFeatures), room_(room) {}

  bool begin(QPaintDevice*) override { return true; }
  bool end() override { return true; }
  Type type() const override { return QPaintEngine::User; }
  void updateState(const QPaintEngineState&) override {}
  void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
  void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
  void drawTiledPixmap(const QRectF&, const QPixmap&, const QPointF&) override {}
  void drawPath(const QPainterPath&) override {}
  void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
  void drawPolygon(const QPoint*, int, PolygonDrawMode) override {}
  void drawTextItem(const QPointF& at, const QTextItem& item) override {
    const QRectF box(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
    const QRectF shown = painter()->combinedTransform().mapRect(box);
    QRectF room = room_;
    if (painter()->hasClipping()) {
      room &= painter()->combinedTransform().mapRect(painter()->clipBoundingRect());
    }
    texts.push_back({item.text(), shown, room});
  }

  std::vector<PaintedText> texts;

 private:
  QRectF room_;
};

class TextDevice : public QPaintDevice {
 public:
  explicit TextDevice(const QWidget& widget) : widget_(widget), engine_(QRectF(widget.rect())) {}
  QPaintEngine* paintEngine() const override { return const_cast<TextEngine*>(&engine_); }
  const std::vector<PaintedText>& texts() const { return engine_.texts; }

 protected:
  int metric(PaintDeviceMetric metric) const override {
    switch (metric) {
      case PdmWidth:
        return widget_.width();
      case PdmHeight:
        return widget_.height();
      case PdmDepth:
        return 32;
      case PdmNumColors:
        return 0x7fffffff;
      case PdmDpiX:
      case PdmPhysicalDpiX:
        return widget_.logicalDpiX();
      case PdmDpiY:
      case PdmPhysicalDpiY:
        return widget_.logicalDpiY();
      case PdmDevicePixelRatio:
        return 1;
      case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
      default:
        return 0;
    }
  }

 private:
  const QWidget& widget_;
  TextEngine engine_;
};

}  // namespace

std::vector<PaintedText> painted_texts(QWidget& widget) {
  TextDevice device(widget);
  widget.render(&device, QPoint(), QRegion(), QWidget::RenderFlags());
  return device.texts();
}

}  // namespace tilewatch::test
