// SPDX-License-Identifier: MIT
// Words in a drawing: escaped, and broken into lines that fit.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tilewatch::vision {

/// With & < > and quotes made harmless.
std::string svg_escaped(std::string_view text);

/// Broken at spaces into lines of at most `width` pixels at the font size (DejaVu Sans).
std::vector<std::string> svg_wrapped(std::string_view text, double width, double font_px);

}  // namespace tilewatch::vision
