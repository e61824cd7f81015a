// SPDX-License-Identifier: MIT
// The window's own icons, drawn as lines.
#pragma once

#include <QIcon>
#include <cstdint>

namespace tilewatch::window {

enum class Icon : std::uint8_t {
  kUndo,
  kRedo,
  kPause,
  kPlay,
  kClear,
  kTile,
  kFigure,
  kPass,
  kPoints,
  kEnd,
  kSave,
  kExport,
  kNext,
  kPhone,
  kFullScreen,
  kAudience,
  kAids,
  kPreferences,
  kZoomIn,
  kZoomOut,
  kFit,
  kWindow
};

QIcon icon_of(Icon icon);

}  // namespace tilewatch::window
