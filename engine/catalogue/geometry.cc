// SPDX-License-Identifier: MIT
#include "engine/catalogue/geometry.h"

#include <algorithm>
#include <array>
#include <numbers>

namespace tilewatch::catalogue {
namespace {

Point nearest_on_span(Point a, Point b, Point p) {
  const Point ab = b - a;
  const double squared = ab.x * ab.x + ab.y * ab.y;
  if (squared <= 0) return a;
  const double t = std::clamp(((p.x - a.x) * ab.x + (p.y - a.y) * ab.y) / squared, 0.0, 1.0);
  return a + ab * t;
}

}  // namespace

Point unit(Point a) {
  const double l = length(a);
  return l > 0 ? a * (1 / l) : a;
}

Point corner(int i) {
  constexpr std::array<Point, 4> kCorners{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
  return kCorners[static_cast<std::size_t>(((i % 4) + 4) % 4)];
}

Point middle_of(Side side) {
  const int i = static_cast<int>(side);
  return (corner(i) + corner(i + 1)) * 0.5;
}

Point inward(Side side) {
  constexpr std::array<Point, 4> kInward{{{0, 1}, {-1, 0}, {0, -1}, {1, 0}}};
  return kInward[static_cast<std::size_t>(side)];
}

Path smooth(const Path& knots, int steps) {
  if (knots.size() < 3) return knots;
  Path path;
  const auto at = [&](std::ptrdiff_t i) {
    const auto last = static_cast<std::ptrdiff_t>(knots.size()) - 1;
    if (i < 0) return knots[0] * 2 - knots[1];
    if (i > last)
      return knots[static_cast<std::size_t>(last)] * 2 - knots[static_cast<std::size_t>(last - 1)];
    return knots[static_cast<std::size_t>(i)];
  };
  for (std::ptrdiff_t i = 0; i + 1 < static_cast<std::ptrdiff_t>(knots.size()); ++i) {
    const std::array<Point, 4> p{at(i - 1), at(i), at(i + 1), at(i + 2)};
    std::array<double, 4> t{};
    for (std::size_t k = 1; k < 4; ++k) t[k] = t[k - 1] + std::sqrt(std::max(1e-9, distance(p[k - 1], p[k])));
    for (int s = 0; s < steps; ++s) {
      const double now = t[1] + (t[2] - t[1]) * s / steps;
      const auto mix = [&](Point a, Point b, double ta, double tb) {
        return a * ((tb - now) / (tb - ta)) + b * ((now - ta) / (tb - ta));
      };
      const Point a1 = mix(p[0], p[1], t[0], t[1]);
      const Point a2 = mix(p[1], p[2], t[1], t[2]);
      const Point a3 = mix(p[2], p[3], t[2], t[3]);
      const Point b1 = mix(a1, a2, t[0], t[2]);
      const Point b2 = mix(a2, a3, t[1], t[3]);
      path.push_back(mix(b1, b2, t[1], t[2]));
    }
  }
  path.push_back(knots.back());
  return path;
}

Path bezier(Point a, Point b, Point c, Point d, int steps) {
  Path path;
  for (int i = 0; i <= steps; ++i) {
    const double t = static_cast<double>(i) / steps;
    const double s = 1 - t;
    path.push_back(a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t));
  }
  return path;
}

double length(const Path& path) {
  double sum = 0;
  for (std::size_t i = 1; i < path.size(); ++i) sum += distance(path[i - 1], path[i]);
  return sum;
}

Point along(const Path& path, double share) {
  double left = share * length(path);
  for (std::size_t i = 1; i < path.size(); ++i) {
    const double span = distance(path[i - 1], path[i]);
    if (left <= span && span > 0) return path[i - 1] + (path[i] - path[i - 1]) * (left / span);
    left -= span;
  }
  return path.back();
}

Point direction_at(const Path& path, double share) {
  return unit(along(path, std::min(1.0, share + 0.02)) - along(path, std::max(0.0, share - 0.02)));
}

Point nearest_on(const Path& path, Point p) {
  Point best = path.front();
  for (std::size_t i = 1; i < path.size(); ++i) {
    const Point q = nearest_on_span(path[i - 1], path[i], p);
    if (distance(q, p) < distance(best, p)) best = q;
  }
  return best;
}

double distance(const Path& path, Point p) { return distance(nearest_on(path, p), p); }

Path winding(const Path& path, double amplitude, double waves, double phase) {
  Path result = path;
  const double whole = length(path);
  double gone = 0;
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (i > 0) gone += distance(path[i - 1], path[i]);
    const double share = whole > 0 ? gone / whole : 0;
    const Point ahead = path[std::min(i + 1, path.size() - 1)] - path[i > 0 ? i - 1 : 0];
    // Zero with zero slope at both ends, so that the way still meets the side at a right angle.
    const double quiet = std::sin(std::numbers::pi * share);
    const double swing = amplitude * quiet * quiet * std::sin(2 * std::numbers::pi * waves * share + phase);
    result[i] = path[i] + right_of(unit(ahead)) * swing;
  }
  return result;
}

bool contains(const Path& outline, Point p) {
  bool inside = false;
  for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
    const Point a = outline[i];
    const Point b = outline[j];
    if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

}  // namespace tilewatch::catalogue
