// SPDX-License-Identifier: MIT
// Reads one tile of a set file.
#pragma once

#include "engine/catalogue/json_lines.h"
#include "engine/catalogue/set_file.h"

namespace tilewatch::catalogue {

/// The tile that `value` describes, checked as far as it can be on its own; throws a Mistake (strict_json.h).
SetTile read_tile(const JsonValue& value);

}  // namespace tilewatch::catalogue
