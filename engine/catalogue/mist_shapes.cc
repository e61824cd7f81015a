// SPDX-License-Identifier: MIT
#include "engine/catalogue/mist_shapes.h"

#include <array>
#include <cmath>
#include <numbers>

namespace tilewatch::catalogue {
namespace {

constexpr std::array<double, 4> kInsets{0.02, 0.055, 0.09, 0.125};
constexpr double kOver = 0.02;   ///< how far it is drawn past the side, so that no gap shows there
constexpr double kReach = 0.47;  ///< how far mist of a single side comes in
constexpr double kClear = 0.17;  ///< how far a single clear side keeps mist off

bool has(SideMask mask, int side) {
  return ((mask >> static_cast<unsigned>(((side % 4) + 4) % 4)) & 1U) != 0;
}

/// One outline, `inset` smaller than the largest.
class Outline {
 public:
  Outline(SideMask edges, double inset, Random random) : edges_(edges), inset_(inset), random_(random) {}

  Path draw() {
    int first = 0;
    while (first < 4 && (!has(edges_, first) || has(edges_, first + 3))) ++first;
    if (first == 4) first = 0;  // all round
    for (int side = first; side < first + 4;) {
      if (!has(edges_, side)) {
        ++side;
        continue;
      }
      path_.push_back(at(side, inset_, -kOver));
      path_.push_back(at(side, 1 - inset_, -kOver));
      int clear = 0;
      while (clear < 3 && !has(edges_, side + 1 + clear)) ++clear;
      if (clear > 0) append_border(side, clear);
      side += clear + 1;
    }
    return path_;
  }

 private:
  /// The point `along` the way of a side and `deep` inside it.
  static Point at(int side, double along, double deep) {
    const Point a = corner(side);
    const auto which = static_cast<Side>(((side % 4) + 4) % 4);
    return a + (corner(side + 1) - a) * along + inward(which) * deep;
  }

  double jitter() { return random_.between(-0.018, 0.018); }

  /// From the end of `side` over `clear` sides without mist to the beginning of the next side with it.
  void append_border(int side, int clear) {
    Path knots{at(side, 1 - inset_, 0)};
    if (clear == 3) {
      const double depth = kReach - inset_;
      for (const auto& [t, d] : {std::pair{0.95, 0.3},
                                 {0.84, 0.72},
                                 {0.68, 0.86},
                                 {0.5, 1.0},
                                 {0.32, 0.88},
                                 {0.16, 0.72},
                                 {0.05, 0.3}}) {
        knots.push_back(
            at(side, 0.5 + (t - 0.5) * (1 - 1.6 * inset_) + jitter() * 0.5, d * depth + jitter()));
      }
    } else if (clear == 2) {
      const Point from = corner(side + 1);
      const Point to = corner(side + 3);
      const Point open = unit(corner(side + 2) - Point{0.5, 0.5});
      for (const double t : {0.14, 0.3, 0.5, 0.7, 0.86}) {
        const double bulge = 4 * t * (1 - t) * 0.12 - inset_;
        const double shrink = 0.5 + (t - 0.5) * (1 - inset_);
        knots.push_back(from + (to - from) * shrink + open * (bulge + jitter()));
      }
    } else {
      for (const double t : {0.1, 0.28, 0.5, 0.72, 0.9}) {
        const double bulge = std::sqrt(4 * t * (1 - t)) * kClear + inset_;
        knots.push_back(at(side + 1, t, bulge + jitter()));
      }
    }
    knots.push_back(at(side + clear + 1, inset_, 0));
    const Path border = smooth(knots, 5);
    path_.insert(path_.end(), border.begin(), border.end());
  }

  SideMask edges_;
  double inset_;
  Random random_;
  Path path_;
};

}  // namespace

std::vector<Path> mist_layers(SideMask edges, Random random) {
  std::vector<Path> layers;
  for (const double inset : kInsets) layers.push_back(Outline(edges, inset, random).draw());
  return layers;
}

std::vector<Path> mist_layers_around(Point middle, double radius, Random random) {
  std::vector<double> swell;
  constexpr int kKnots = 9;
  for (int i = 0; i < kKnots; ++i) swell.push_back(random.between(0.88, 1.1));
  std::vector<Path> layers;
  for (const double inset : kInsets) {
    Path knots;
    for (int i = 0; i <= kKnots; ++i) {
      const double angle = 2 * std::numbers::pi * i / kKnots;
      const double r = radius * swell[static_cast<std::size_t>(i % kKnots)] * (1.1 - 2.5 * inset);
      knots.push_back(middle + Point{std::cos(angle), std::sin(angle)} * r);
    }
    layers.push_back(smooth(knots, 4));
  }
  return layers;
}

}  // namespace tilewatch::catalogue
