// SPDX-License-Identifier: MIT
// Plane geometry of one tile: points and polylines in tile widths, x to the east, y to the south.
#pragma once

#include <cmath>
#include <vector>

#include "engine/catalogue/words.h"

namespace tilewatch::catalogue {

struct Point {
  double x = 0;
  double y = 0;
};
using Path = std::vector<Point>;

inline Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
inline Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
inline Point operator*(Point a, double s) { return {a.x * s, a.y * s}; }
inline double length(Point a) { return std::hypot(a.x, a.y); }
inline double distance(Point a, Point b) { return length(a - b); }
/// A quarter turn clockwise as seen on the tile.
inline Point right_of(Point direction) { return {-direction.y, direction.x}; }
/// `a` with length 1 (or as it is when it has no length).
Point unit(Point a);

/// Corner i begins side i going clockwise: 0 north-west, 1 north-east, 2 south-east, 3 south-west.
Point corner(int i);
Point middle_of(Side side);
/// From the side straight into the tile.
Point inward(Side side);

/// A smooth curve through all of `knots` (centripetal Catmull-Rom), `steps` points a span.
Path smooth(const Path& knots, int steps = 8);
/// A cubic Bezier curve as a polyline of `steps` spans.
Path bezier(Point a, Point b, Point c, Point d, int steps = 28);
double length(const Path& path);
/// The point after `share` (0 to 1) of the way, and the unit direction of travel there.
Point along(const Path& path, double share);
Point direction_at(const Path& path, double share);
double distance(const Path& path, Point p);
Point nearest_on(const Path& path, Point p);
/// `path` swung to and fro across its way: `amplitude` tile widths, `waves` whole waves, quiet at both ends.
Path winding(const Path& path, double amplitude, double waves, double phase);
bool contains(const Path& outline, Point p);

}  // namespace tilewatch::catalogue
