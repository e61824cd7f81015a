// SPDX-License-Identifier: MIT
// Every sentence that the engine says to people, as it says it.
#pragma once

#include <vector>

namespace tilewatch::model {

/// English, without the full stop at its end; engine_words.h says what may stand in braces. Of two that fit,
/// the first is taken. A sentence that is missing here is shown in English; a test plays games of every set
/// to find such.
const std::vector<const char*>& engine_phrases();

}  // namespace tilewatch::model
