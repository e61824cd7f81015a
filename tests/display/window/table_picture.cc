// SPDX-License-Identifier: MIT
#include "tests/display/window/table_picture.h"

#include <QBuffer>
#include <QPainter>
#include <QTransform>
#include <cmath>
#include <map>
#include <stdexcept>

#include "display/model/board_facts.h"
#include "display/window/marks.h"
#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/drawing.h"
#include "vision/simulate/svg_raster.h"

namespace tilewatch::test {
namespace {

constexpr int kWidth = 1280;
constexpr int kHeight = 720;
constexpr int kTilePixels = 96;

QImage tile_image(const std::string& id) {
  static std::map<std::string, QImage> made;
  static const auto kCatalogue = catalogue::Catalogue::load({"base"});
  if (const auto found = made.find(id); found != made.end()) return found->second;
  const auto& type = (*kCatalogue)->type((*kCatalogue)->index_of(id));
  const auto raster = vision::rasterise_svg(catalogue::tile_svg(type), kTilePixels, kTilePixels);
  if (!raster) throw std::runtime_error(raster.error().message);
  const QImage image(raster->bgra.data(), kTilePixels, kTilePixels, kTilePixels * 4,
                     QImage::Format_ARGB32_Premultiplied);
  return made[id] = image.copy();
}

}  // namespace

bus::Preview photographed(const bus::Snapshot& snapshot) {
  const QRectF bounds = QRectF(model::board_bounds(snapshot)).adjusted(-0.6, -0.6, 0.6, 0.6);
  const double fit = std::min(1050.0 / bounds.width(), 640.0 / bounds.height());
  // Board cells to picture: a table seen from its south side.
  QTransform picture_from_board;
  const QPointF middle(kWidth / 2.0, kHeight / 2.0);
  const double w = bounds.width() * fit / 2;
  const double h = bounds.height() * fit / 2;
  QTransform::quadToQuad(
      QPolygonF({bounds.topLeft(), bounds.topRight(), bounds.bottomRight(), bounds.bottomLeft()}),
      QPolygonF({middle + QPointF(-w * 0.86, -h * 0.94), middle + QPointF(w * 0.86, -h * 0.9),
                 middle + QPointF(w * 1.1, h), middle + QPointF(-w * 1.12, h * 0.97)}),
      picture_from_board);

  QImage picture(kWidth, kHeight, QImage::Format_RGB32);
  QPainter painter(&picture);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  QLinearGradient wood(0, 0, kWidth, kHeight);
  wood.setColorAt(0, 0xff8a6b4c);
  wood.setColorAt(1, 0xff5d4631);
  painter.fillRect(picture.rect(), wood);
  painter.setPen(QPen(QColor(0, 0, 0, 26), 2));
  for (int y = 20; y < kHeight; y += 46) painter.drawLine(0, y, kWidth, y + 9);

  bus::Preview preview;
  preview.width = kWidth;
  preview.height = kHeight;
  preview.time_s = 100;
  preview.source = "simulated table";
  for (const bus::BoardTile& tile : snapshot.tiles) {
    const QImage image = tile_image(tile.type);
    QTransform lie;
    lie.translate(tile.cell.x + 0.5, tile.cell.y + 0.5);
    lie.rotate(90.0 * tile.rotation);
    lie.scale(0.985, 0.985);
    lie.translate(-0.5, -0.5);
    lie.scale(1.0 / kTilePixels, 1.0 / kTilePixels);
    painter.setTransform(lie * picture_from_board);
    painter.drawImage(0, 0, image);
    bus::SeenTile seen;
    seen.cell = tile.cell;
    const double x = tile.cell.x;
    const double y = tile.cell.y;
    const QPolygonF corners = picture_from_board.map(
        QPolygonF({QPointF(x, y), QPointF(x + 1, y), QPointF(x + 1, y + 1), QPointF(x, y + 1)}));
    for (std::size_t i = 0; i < 4; ++i) {
      const QPointF corner = corners[static_cast<qsizetype>(i)];
      seen.corners[i] = {corner.x(), corner.y()};
    }
    seen.candidates = {{tile.type, tile.rotation, tile.variant, 0.995}};
    preview.tiles.push_back(seen);
  }
  painter.resetTransform();
  for (const bus::BoardFigure& figure : snapshot.figures) {
    const QPointF foot = picture_from_board.map(QPointF(figure.cell.x + figure.u, figure.cell.y + figure.v));
    const bool lying = figure.on == FeatureKind::kField;
    const double height = fit * 0.38;
    window::draw_figure(painter, lying ? foot : foot - QPointF(0, height / 2), height,
                        {figure.kind, figure.colour, {}, lying, false});
    bus::SeenFigure seen;
    seen.kind = figure.kind;
    seen.colour = figure.colour;
    seen.cell = figure.cell;
    seen.foot = {foot.x(), foot.y()};
    seen.u = figure.u;
    seen.v = figure.v;
    seen.confidence = 0.97;
    preview.figures.push_back(seen);
  }
  painter.end();
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  picture.save(&buffer, "JPG", 88);
  preview.jpeg.assign(bytes.begin(), bytes.end());
  return preview;
}

}  // namespace tilewatch::test
