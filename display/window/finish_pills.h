// SPDX-License-Identifier: MIT
// What a place would bring, as small signs: points on the colour and with the letter of who gets them.
#pragma once

#include <QPointF>
#include <vector>

#include "display/model/players_view.h"
#include "engine/bus/messages.h"

class QPainter;

namespace tilewatch::window {

/// One under the other about `middle`, each `height` high, in the painter's units. What nobody holds yet is
/// written on black.
void draw_finish_pills(QPainter& painter, QPointF middle, double height,
                       const std::vector<bus::Finish>& finishes,
                       const std::vector<model::PlayerView>& players);

}  // namespace tilewatch::window
