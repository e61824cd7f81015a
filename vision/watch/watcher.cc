// SPDX-License-Identifier: MIT
#include "vision/watch/watcher.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>
#include <utility>

#include "vision/watch/board_tracker.h"
#include "vision/watch/messages_from.h"
#include "vision/watch/stillness.h"

namespace tilewatch::vision {
namespace {

constexpr int kSmallWidth = 640;
constexpr double kFirstSearchEvery_s =
    2.0;  // looking for a board on an empty table is slow: not at every frame
constexpr double kAnotherLookEvery_s = 0.3;

}  // namespace

struct Watcher::Impl {
  Impl(std::shared_ptr<const catalogue::Catalogue> catalogue_in, std::shared_ptr<const ArtLibrary> art_in,
       WatchOptions options_in)
      : catalogue(catalogue_in), options(options_in), tracker(catalogue_in, std::move(art_in), options_in) {}

  std::shared_ptr<const catalogue::Catalogue> catalogue;
  WatchOptions options;
  BoardTracker tracker;
  Stillness stillness;
  bus::TableState state = bus::TableState::kNoBoard;
  bool unread = true;  ///< something moved since the last reading
  double moved_at_s = -1e9;
  double read_at_s = -1e9;
  std::optional<bus::Reading> last;

  bool time_to_read(const Frame& frame, bool moved) {
    if (options.stills) return true;
    if (moved) {
      moved_at_s = frame.time_s;
      unread = true;
      return false;
    }
    if (frame.time_s - moved_at_s < options.settle_s) return false;
    if (unread) return tracker.board().tiles.empty() ? frame.time_s - read_at_s >= options.settle_s : true;
    if (tracker.board().tiles.empty()) return frame.time_s - read_at_s >= kFirstSearchEvery_s;
    // A board that is lost is searched for all over the picture.
    if (state == bus::TableState::kLost) return frame.time_s - read_at_s >= kFirstSearchEvery_s;
    const bool hurry = tracker.wants_another_look() || state == bus::TableState::kHand;
    return hurry && frame.time_s - read_at_s >= kAnotherLookEvery_s;
  }

  // A reading for the outside, if it says something the last one did not.
  std::optional<bus::Reading> said(const Frame& frame) {
    bus::Reading reading = reading_message(tracker.board(), *catalogue, tracker.faces());
    reading.frame = frame.number;
    reading.frame_name = frame.name;
    reading.time_s = frame.time_s;
    reading.state = state;
    reading.hidden = tracker.hidden();
    reading.trouble = tracker.trouble();
    if (!options.stills && last && says_the_same(*last, reading)) return std::nullopt;
    last = reading;
    return reading;
  }
};

Watcher::Watcher(std::shared_ptr<const catalogue::Catalogue> catalogue, std::shared_ptr<const ArtLibrary> art,
                 WatchOptions options)
    : impl_(std::make_unique<Impl>(std::move(catalogue), std::move(art), std::move(options))) {}

Watcher::~Watcher() = default;

std::optional<bus::Reading> Watcher::look(const Frame& frame) {
  const int factor = std::max(1, (frame.bgr.cols + kSmallWidth / 2) / kSmallWidth);
  cv::Mat small;
  cv::resize(frame.bgr, small, {frame.bgr.cols / factor, frame.bgr.rows / factor}, 0, 0, cv::INTER_AREA);
  const bool moved = !impl_->options.stills && impl_->stillness.moved(small);
  if (!impl_->time_to_read(frame, moved)) {
    if (moved) impl_->tracker.glimpse(small, impl_->state);
    const bool shows_motion = moved && impl_->state == bus::TableState::kStill;
    if (!shows_motion) return std::nullopt;
    impl_->state = bus::TableState::kMoving;
    return impl_->said(frame);
  }
  impl_->state = impl_->tracker.update(frame.bgr, small, factor, frame.time_s);
  impl_->unread = false;
  impl_->read_at_s = frame.time_s;
  return impl_->said(frame);
}

void Watcher::tell(const std::vector<KnownTile>& board) { impl_->tracker.tell(board); }

void Watcher::know(const KnownTable& table) { impl_->tracker.know(table); }

void Watcher::reset() {
  impl_->tracker.reset();
  impl_->stillness.reset();
  impl_->state = bus::TableState::kNoBoard;
  impl_->unread = true;
  impl_->last.reset();
}

const BoardReading& Watcher::board() const { return impl_->tracker.board(); }
const ArtLibrary& Watcher::faces() const { return impl_->tracker.faces(); }
bus::TableState Watcher::state() const { return impl_->state; }

}  // namespace tilewatch::vision
