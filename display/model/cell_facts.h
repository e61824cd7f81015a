// SPDX-License-Identifier: MIT
// What there is to say of a place on the board.
#pragma once

#include <QStringList>

#include "display/model/aids.h"
#include "engine/bus/messages.h"

namespace tilewatch::model {

/// A sentence for each thing on the tile that is worth something or does something: what people hold there,
/// mage, witch, watchtower, tent, mist, castle, cemetery. Only what the audience is to know.
QStringList cell_facts(const bus::Snapshot& snapshot, Cell cell, const Aids& aids = {});

}  // namespace tilewatch::model
