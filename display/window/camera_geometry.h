// SPDX-License-Identifier: MIT
// Where a cell lies in the camera picture, also one that holds no tile.
#pragma once

#include <QPolygonF>
#include <QRect>
#include <optional>

#include "engine/bus/messages.h"

namespace tilewatch::window {

/// The corners of a cell in the preview's pixels (NW NE SE SW): those of the tile seen there, else carried
/// over from the nearest tile in view. Nothing when no tile is in view.
std::optional<QPolygonF> cell_in_picture(const bus::Preview& preview, Cell cell);

/// A square part of the picture with the cell in its middle and its neighbours partly around it, within
/// `picture`.
QRect spot_of(const QPolygonF& cell, QSize picture);

}  // namespace tilewatch::window
