// SPDX-License-Identifier: MIT
#include "display/window/tile_art.h"

#include <QCache>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QPainter>
#include <array>
#include <mutex>
#include <utility>

#include "display/window/theme.h"
#include "engine/bus/messages.h"
#include "engine/catalogue/drawing.h"
#include "vision/simulate/svg_raster.h"

namespace tilewatch::window {
namespace {

/// Sizes that are made; between them the painter scales down.
constexpr std::array<int, 6> kSizes{64, 96, 128, 192, 288, 432};

int size_for(int pixels) {
  for (const int size : kSizes) {
    if (size >= pixels) return size;
  }
  return kSizes.back();
}

/// Drawings made in this program, by the drawing and the size: a second window, or the same one in another
/// theme, has them at once. What was not used for longest goes first.
class DrawnOnce {
 public:
  QImage find(const QByteArray& key) {
    const std::lock_guard lock(mutex_);
    const QImage* known = images_.object(key);
    return known != nullptr ? *known : QImage();
  }
  void keep(const QByteArray& key, const QImage& image) {
    const std::lock_guard lock(mutex_);
    images_.insert(key, new QImage(image), image.sizeInBytes());
  }

 private:
  static constexpr qsizetype kMostBytes = 48 << 20;
  std::mutex mutex_;
  QCache<QByteArray, QImage> images_{kMostBytes};
};

QImage rasterise(const std::string& svg, int size) {
  const auto raster = vision::rasterise_svg(svg, size, size);
  if (!raster) return {};
  const QImage view(raster->bgra.data(), raster->width, raster->height, raster->width * 4,
                    QImage::Format_ARGB32_Premultiplied);
  return view.copy();
}

QImage draw(const std::string& svg, int size) {
  static DrawnOnce made;
  const QByteArray key =
      QCryptographicHash::hash({svg.data(), static_cast<qsizetype>(svg.size())}, QCryptographicHash::Sha1) +
      QByteArray::number(size);
  QImage image = made.find(key);
  if (image.isNull() && !(image = rasterise(svg, size)).isNull()) made.keep(key, image);
  return image;
}

std::string face_svg(const catalogue::Catalogue& catalogue, const TileArt::Face& face) {
  if (face.type == bus::kFaceDown) return catalogue::tile_back_svg();
  catalogue::DrawingOptions options;
  options.variant = face.variant;
  options.garden = face.garden;
  return catalogue::tile_svg(catalogue.type(catalogue.index_of(face.type)), options);
}

QColor edge_colour(EdgeKind edge) {
  switch (edge) {
    case EdgeKind::kField:
      return 0xff7da453;
    case EdgeKind::kRoad:
      return 0xffded5bb;
    case EdgeKind::kCity:
      return 0xffb98a55;
    case EdgeKind::kRiver:
      return 0xff5b9bc9;
  }
  return Qt::gray;
}

}  // namespace

TileArt::TileArt(QObject* parent) : QObject(parent) { workers_.setMaxThreadCount(1); }

TileArt::~TileArt() {
  workers_.clear();
  workers_.waitForDone();
}

void TileArt::use(std::shared_ptr<const catalogue::Catalogue> catalogue) {
  workers_.clear();
  ++generation_;
  catalogue_ = std::move(catalogue);
  ready_.clear();
  begun_.clear();
  emit changed();
}

QPixmap TileArt::picture(const Face& face, int pixels) {
  const Key key{face, size_for(pixels)};
  if (const auto found = ready_.find(key); found != ready_.end()) return found->second;
  begin(key);
  for (auto size = kSizes.rbegin(); size != kSizes.rend(); ++size) {
    if (const auto found = ready_.find({face, *size}); found != ready_.end()) return found->second;
  }
  return placeholder(face, std::get<1>(key));
}

void TileArt::begin(const Key& key) {
  if (catalogue_ == nullptr || begun_.contains(key)) return;
  const Face& face = std::get<0>(key);
  if (face.type != bus::kFaceDown && catalogue_->index_of(face.type) == catalogue::kNoType) return;
  begun_.insert(key);
  workers_.start([this, key, catalogue = catalogue_, generation = generation_] {
    const QImage image = draw(face_svg(*catalogue, std::get<0>(key)), std::get<1>(key));
    QMetaObject::invokeMethod(
        this, [this, key, image, generation] { keep(key, image, generation); }, Qt::QueuedConnection);
  });
}

void TileArt::keep(const Key& key, const QImage& image, std::uint64_t generation) {
  if (generation != generation_ || image.isNull()) return;
  ready_[key] = QPixmap::fromImage(image);
  ++made_;
  emit changed();
}

void TileArt::finish() {
  workers_.waitForDone();
  QCoreApplication::sendPostedEvents(this);
}

QPixmap TileArt::placeholder(const Face& face, int pixels) const {
  QPixmap pixmap(pixels, pixels);
  pixmap.fill(edge_colour(EdgeKind::kField));
  const auto index = catalogue_ == nullptr ? catalogue::kNoType : catalogue_->index_of(face.type);
  if (index == catalogue::kNoType) return pixmap;
  QPainter painter(&pixmap);
  painter.setPen(Qt::NoPen);
  const double size = pixels;
  const std::array<QPointF, 4> corners{QPointF(0, 0), QPointF(size, 0), QPointF(size, size),
                                       QPointF(0, size)};
  for (const Side side : kSides) {
    const auto i = static_cast<std::size_t>(side);
    painter.setBrush(edge_colour(catalogue_->type(index).edge(side, 0)));
    painter.drawPolygon(QPolygonF({corners[i], corners[(i + 1) % 4], QPointF(size / 2, size / 2)}));
  }
  return pixmap;
}

}  // namespace tilewatch::window
