// SPDX-License-Identifier: MIT
// The marks of players and figures for web pages, made of the same shapes as everywhere.
#pragma once

#include <string>

namespace tilewatch::drawing {

/// A JavaScript module: `patterns` (colour -> SVG in a square of 6 x 6, in the colour `currentColor`),
/// `outlines` (kind -> SVG in a box of 1 x 1), `nobodys` (kind -> its own colour), `heights` (kind -> in
/// meeples).
std::string page_shapes();

/// A style sheet: `.c-red { --fill; --on-fill; --line }`, a class for each player's colour.
std::string page_colours();

}  // namespace tilewatch::drawing
