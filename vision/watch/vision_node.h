// SPDX-License-Identifier: MIT
// Vision on the bus: pictures from a source -> readings and previews, and back what the engine has committed.
#pragma once

#include <memory>
#include <string>

#include "engine/bus/stop_signal.h"
#include "engine/bus/vision_link.h"
#include "vision/source/source.h"
#include "vision/watch/onlooker.h"
#include "vision/watch/watcher.h"

namespace tilewatch::vision {

struct VisionNodeOptions {
  WatchOptions watch;
  /// Waits after every reading until the engine has weighed it, so that a folder of pictures or a simulated
  /// game is played the same way every time. Never for a camera: vision waits for nobody there.
  bool lockstep = false;
  /// Knows where the camera stood; may be null.
  std::shared_ptr<Onlooker> onlooker;
  double preview_fps = 6;  ///< by the source's clock
  int preview_width = 960;
};

/// How long the work on one picture took, in milliseconds.
struct VisionTimings {
  std::int64_t frames = 0;
  std::int64_t readings = 0;
  double look_mean_ms = 0;
  double reading_mean_ms = 0;  ///< of the pictures that gave a reading
  double reading_max_ms = 0;
};

class VisionNode {
 public:
  VisionNode(std::shared_ptr<const catalogue::Catalogue> catalogue, std::shared_ptr<const ArtLibrary> art,
             std::unique_ptr<Source> source, std::unique_ptr<bus::VisionLink> link,
             VisionNodeOptions options);
  ~VisionNode();

  /// Works until the source ends (then a last reading says so) or `stop` is raised. A source in trouble is
  /// told to the engine in plain words and tried again.
  void run(const bus::StopSignal& stop);

  const VisionTimings& timings() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tilewatch::vision
