// SPDX-License-Identifier: MIT
// The loop of vision's thread.
#include "vision/watch/vision_node.h"

#include <algorithm>
#include <chrono>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <utility>
#include <vector>

#include "vision/watch/messages_from.h"
#include "vision/watch/ring_light.h"

namespace tilewatch::vision {
namespace {

constexpr double kLookAlongEvery_s = 1;
constexpr int kRetryMs = 500;
constexpr int kJpegQuality = 80;

}  // namespace

struct VisionNode::Impl {
  std::shared_ptr<const catalogue::Catalogue> catalogue;
  std::unique_ptr<Source> source;
  std::unique_ptr<bus::VisionLink> link;
  VisionNodeOptions options;
  Watcher watcher;
  std::vector<KnownTile> told;
  bus::Mode mode = bus::Mode::kWaiting;
  std::int64_t last_frame = -1;
  double last_time_s = 0;
  std::string trouble;
  std::optional<double> next_preview_s;
  VisionTimings timings;
  RingLight ring;
  bus::CameraNews told_of_camera;
  std::optional<int> table_measures;
  std::optional<double> next_look_along_s;

  Impl(std::shared_ptr<const catalogue::Catalogue> catalogue_in, std::shared_ptr<const ArtLibrary> art_in,
       std::unique_ptr<Source> source_in, std::unique_ptr<bus::VisionLink> link_in,
       VisionNodeOptions options_in)
      : catalogue(std::move(catalogue_in)),
        source(std::move(source_in)),
        link(std::move(link_in)),
        options(std::move(options_in)),
        watcher(catalogue, std::move(art_in), options.watch) {}

  void hear() {
    const auto news = link->news();
    if (!news) return;
    std::vector<KnownTile> board = known_tiles(*news);
    if (board != told) {
      told = std::move(board);
      watcher.tell(told);
    }
    if (mode == bus::Mode::kClearing && news->mode != mode) {
      watcher.reset();
      if (options.onlooker) options.onlooker->another_board();
    }
    mode = news->mode;
    // How often it was asked for before this program was there is no request to it.
    const auto before = std::exchange(table_measures, news->table_measures);
    if (before && news->table_measures > *before && options.onlooker) {
      options.onlooker->measure_table();
      next_look_along_s.reset();
    }
  }

  /// Beside the game: is there light enough, does the camera stand where it stood?
  void look_along(const Frame& frame) {
    const bus::TableState state = watcher.state();
    if (state == bus::TableState::kMoving || state == bus::TableState::kHand) return;
    if (next_look_along_s && frame.time_s < *next_look_along_s && !source->stills()) return;
    next_look_along_s = frame.time_s + kLookAlongEvery_s;
    ring.look(brightness_of(frame.bgr));  // also where nothing is seen: it may be too dark to see anything
    if (options.onlooker && state == bus::TableState::kStill) {
      options.onlooker->look(frame, watcher.board());
      watcher.know(options.onlooker->known());
    }
    const bus::CameraNews now{options.onlooker ? options.onlooker->moved() : std::string(), ring.change()};
    if (now == told_of_camera) return;
    told_of_camera = now;
    link->send(now);
  }

  void tell_trouble(const Error& error) {
    if (error.message == trouble) return;  // once is enough
    trouble = error.message;
    bus::Reading reading;
    reading.frame = ++last_frame;
    reading.time_s = last_time_s;
    reading.state = bus::TableState::kNoPicture;
    reading.trouble = error.hint.empty() ? error.message : error.message + ". " + error.hint;
    link->send(reading);
  }

  void look(const Frame& frame, const bus::StopSignal& stop) {
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    const std::optional<bus::Reading> reading = watcher.look(frame);
    const double ms = std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
    ++timings.frames;
    timings.look_mean_ms += (ms - timings.look_mean_ms) / static_cast<double>(timings.frames);
    if (!reading) return;
    ++timings.readings;
    timings.reading_mean_ms += (ms - timings.reading_mean_ms) / static_cast<double>(timings.readings);
    timings.reading_max_ms = std::max(timings.reading_max_ms, ms);
    link->send(*reading);
    if (options.lockstep) link->wait_until_weighed(reading->frame, stop);
  }

  void preview(const Frame& frame) {
    if (next_preview_s && frame.time_s < *next_preview_s && !source->stills()) return;
    if (!link->preview_wanted()) return;
    next_preview_s = frame.time_s + 1 / options.preview_fps;
    const double scale = std::min(1.0, static_cast<double>(options.preview_width) / frame.bgr.cols);
    cv::Mat small;
    cv::resize(frame.bgr, small, {}, scale, scale, cv::INTER_AREA);
    bus::Preview message;
    message.frame = frame.number;
    message.time_s = frame.time_s;
    message.state = watcher.state();
    message.width = small.cols;
    message.height = small.rows;
    message.source = frame.name.empty() ? source->description() : frame.name;
    cv::imencode(".jpg", small, message.jpeg, {cv::IMWRITE_JPEG_QUALITY, kJpegQuality});
    bus::Reading seen = reading_message(watcher.board(), *catalogue, watcher.faces());
    for (bus::SeenTile& tile : seen.tiles) {
      for (bus::PixelPoint& corner : tile.corners) corner = {corner.x * scale, corner.y * scale};
    }
    for (bus::SeenTile& tile : seen.shown) {
      for (bus::PixelPoint& corner : tile.corners) corner = {corner.x * scale, corner.y * scale};
    }
    for (bus::SeenFigure& figure : seen.figures) figure.foot = {figure.foot.x * scale, figure.foot.y * scale};
    message.tiles = std::move(seen.tiles);
    message.shown = std::move(seen.shown);
    message.figures = std::move(seen.figures);
    link->send(message);
  }
};

VisionNode::VisionNode(std::shared_ptr<const catalogue::Catalogue> catalogue,
                       std::shared_ptr<const ArtLibrary> art, std::unique_ptr<Source> source,
                       std::unique_ptr<bus::VisionLink> link, VisionNodeOptions options)
    : impl_(std::make_unique<Impl>(std::move(catalogue), std::move(art), std::move(source), std::move(link),
                                   std::move(options))) {}

VisionNode::~VisionNode() = default;

const VisionTimings& VisionNode::timings() const { return impl_->timings; }

void VisionNode::run(const bus::StopSignal& stop) {
  while (!stop.raised()) {
    Result<Frame> frame = impl_->source->next();
    if (!frame) {
      impl_->tell_trouble(frame.error());
      // A folder goes on with its next picture; a camera may be plugged in again.
      if (impl_->source->live() && stop.wait(kRetryMs)) break;
      continue;
    }
    if (frame->bgr.empty()) {
      bus::Reading end;
      end.frame = impl_->last_frame + 1;
      end.time_s = impl_->last_time_s;
      end.end = true;
      impl_->link->send(end);
      break;
    }
    impl_->trouble.clear();
    impl_->last_frame = frame->number;
    impl_->last_time_s = frame->time_s;
    impl_->hear();
    impl_->look(*frame, stop);
    impl_->look_along(*frame);
    impl_->preview(*frame);
  }
}

}  // namespace tilewatch::vision
