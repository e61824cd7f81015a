// SPDX-License-Identifier: MIT
// What a person wants to know about a read board: figures, what they stand to win, what is wrong or doubtful.
#pragma once

#include <string>

#include "engine/rules/board_value.h"
#include "vision/annotate/annotate.h"

namespace tilewatch::app {

vision::Panel reading_panel(const std::string& picture, const vision::BoardReading& reading,
                            const rules::BoardValue& value, const catalogue::Catalogue& catalogue);

}  // namespace tilewatch::app
