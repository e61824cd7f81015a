// SPDX-License-Identifier: MIT
// What is outlined on board and camera.
#pragma once

#include <optional>
#include <vector>

#include "engine/bus/messages.h"

namespace tilewatch::model {

struct Outline {
  std::vector<Cell> cells;  ///< whole cells where no feature is known; the camera outlines these
  std::optional<FeatureKind> feature;
  std::vector<bus::BoardPiece> pieces;  ///< of `feature`: its shape is outlined on the drawn board

  bool operator==(const Outline&) const = default;
};

}  // namespace tilewatch::model
