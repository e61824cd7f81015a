// SPDX-License-Identifier: MIT
#include "calibration/lens/straight_source.h"

#include <cmath>
#include <utility>

namespace tilewatch::calibration {
namespace {

class StraightSource : public vision::Source {
 public:
  StraightSource(std::unique_ptr<vision::Source> source, const Lens& lens)
      : source_(std::move(source)), straightener_(lens) {}
  std::string description() const override { return source_->description(); }
  bool stills() const override { return source_->stills(); }
  bool live() const override { return source_->live(); }
  Result<vision::Frame> next() override {
    auto frame = source_->next();
    if (!frame || frame->bgr.empty()) return frame;
    auto straight = straightener_.straighten(frame->bgr);
    if (!straight) return tl::unexpected(straight.error());
    frame->bgr = std::move(*straight);
    return frame;
  }

 private:
  std::unique_ptr<vision::Source> source_;
  Straightener straightener_;
};

}  // namespace

std::unique_ptr<vision::Source> straight_source(std::unique_ptr<vision::Source> source, const Lens& lens) {
  return std::make_unique<StraightSource>(std::move(source), lens);
}

void bend_reading(const Lens& lens, vision::BoardReading& reading) {
  for (vision::TileReading& tile : reading.tiles) {
    const auto bent = lens.bent({tile.corners.begin(), tile.corners.end()});
    for (std::size_t i = 0; i < bent.size(); ++i) tile.corners[i] = bent[i];
  }
  for (vision::FigureReading& figure : reading.figures) {
    figure.foot = lens.bent({figure.foot}).front();
    const auto bent = lens.bent({figure.outline.begin(), figure.outline.end()});
    for (std::size_t i = 0; i < bent.size(); ++i) {
      figure.outline[i] = {static_cast<int>(std::lround(bent[i].x)),
                           static_cast<int>(std::lround(bent[i].y))};
    }
  }
}

}  // namespace tilewatch::calibration
