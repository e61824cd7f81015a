// SPDX-License-Identifier: MIT
// How wide text is in the type of drawings (Lato, else DejaVu Sans).
#pragma once

#include <string>
#include <string_view>

namespace tilewatch::drawing {

/// In the units of `size` (the type's height); the same for every thread.
double text_width(std::string_view text, double size, bool bold);

/// The text, or its beginning and an ellipsis, no wider than `room`.
std::string shortened(std::string_view text, double size, bool bold, double room);

}  // namespace tilewatch::drawing
