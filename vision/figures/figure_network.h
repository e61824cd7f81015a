// SPDX-License-Identifier: MIT
// The small network that tells pieces of wood from what is printed: its weights (model/figures.onnx) and what
// its numbers mean (model/figures.json), run by OpenCV.
#pragma once

#include <filesystem>
#include <memory>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "engine/catalogue/result.h"
#include "vision/figures/paint.h"

namespace tilewatch::vision {

/// What the network says of every pixel of a picture.
struct FigureMaps {
  cv::Mat foot;  ///< 32FC1, log odds that a figure stands or lies there (middle of what it stands or lies on)
  /// PaintScores: log-likelihood of each paint if the pixel shows a figure.
  cv::Mat paints;

  bool empty() const { return foot.empty(); }
};

class FigureNetwork {
 public:
  static constexpr int kFormat = 1;

  /// Loads figures.json and figures.onnx from `folder`. A missing, unreadable, truncated or exchanged file or
  /// one of another version is an ErrorKind::kInput that says so, and what still works without it.
  static Result<std::shared_ptr<const FigureNetwork>> load(const std::filesystem::path& folder);
  /// load() from the first of network_folders() that exists.
  static Result<std::shared_ptr<const FigureNetwork>> load();

  ~FigureNetwork();
  FigureNetwork(const FigureNetwork&) = delete;
  FigureNetwork& operator=(const FigureNetwork&) = delete;

  /// Looks at a picture in which a tile is about `tile_px` pixels wide. May be called from several threads,
  /// one after the other.
  FigureMaps see(const cv::Mat& picture_bgr, double tile_px) const;

 private:
  struct Impl;
  explicit FigureNetwork(std::unique_ptr<Impl> impl);

  std::unique_ptr<Impl> impl_;
};

}  // namespace tilewatch::vision
