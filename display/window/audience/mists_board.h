// SPDX-License-Identifier: MIT
// How a game of Mists stands, for a hall: the score against the goal, hounds on the way, ghosts.
#pragma once

#include <QRectF>

#include "display/model/fog_view.h"

class QPainter;

namespace tilewatch::window {

/// `scale` as Desk::scale().
void draw_mists_board(QPainter& painter, QRectF box, const model::FogView& fog, double scale);

}  // namespace tilewatch::window
