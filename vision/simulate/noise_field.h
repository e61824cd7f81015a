// SPDX-License-Identifier: MIT
// Smooth random fields and seeded numbers for things that should look natural.
#pragma once

#include <cmath>
#include <cstdint>
#include <random>

namespace tilewatch::vision {

/// A well-mixed number from a seed and two indices.
inline std::uint32_t mixed(std::uint32_t seed, std::int32_t a, std::int32_t b = 0) {
  std::uint32_t h = seed * 0x9E3779B9U ^ static_cast<std::uint32_t>(a) * 0x85EBCA6BU ^
                    static_cast<std::uint32_t>(b) * 0xC2B2AE35U;
  h ^= h >> 16;
  h *= 0x7FEB352DU;
  h ^= h >> 15;
  h *= 0x846CA68BU;
  h ^= h >> 16;
  return h;
}

/// 0 .. 1 at lattice points.
inline float lattice_value(std::uint32_t seed, std::int32_t x, std::int32_t y) {
  return static_cast<float>(mixed(seed, x, y) >> 8) / 16777215.0F;
}

/// Smooth field, 0 .. 1, features about one unit large.
inline float smooth_noise(std::uint32_t seed, double x, double y) {
  const double fx = std::floor(x);
  const double fy = std::floor(y);
  const auto ix = static_cast<std::int32_t>(fx);
  const auto iy = static_cast<std::int32_t>(fy);
  const auto ease = [](double t) { return static_cast<float>(t * t * (3 - 2 * t)); };
  const float u = ease(x - fx);
  const float v = ease(y - fy);
  const float top = lattice_value(seed, ix, iy) * (1 - u) + lattice_value(seed, ix + 1, iy) * u;
  const float bottom = lattice_value(seed, ix, iy + 1) * (1 - u) + lattice_value(seed, ix + 1, iy + 1) * u;
  return top * (1 - v) + bottom * v;
}

/// Sum of octaves, about 0 .. 1.
inline float rough_noise(std::uint32_t seed, double x, double y, int octaves) {
  float sum = 0;
  float weight = 0.5F;
  float total = 0;
  for (int i = 0; i < octaves; ++i) {
    sum += weight * smooth_noise(seed + static_cast<std::uint32_t>(i) * 101U, x, y);
    total += weight;
    weight /= 2;
    x *= 2.03;
    y *= 2.03;
  }
  return sum / total;
}

/// Seeded numbers that do not depend on the standard library's distributions.
class Dice {
 public:
  explicit Dice(std::uint32_t seed) : engine_(seed) {}
  double between(double low, double high) {
    return low + (high - low) * static_cast<double>(engine_()) / 4294967295.0;
  }
  int below(int count) { return static_cast<int>(engine_() % static_cast<std::uint32_t>(count)); }
  /// Bell-shaped about 0, cut at three sigma.
  double about_zero(double sigma) {
    double sum = 0;
    for (int i = 0; i < 12; ++i) sum += between(-0.5, 0.5);
    return sigma * (sum > 3 ? 3 : sum < -3 ? -3 : sum);
  }

 private:
  std::mt19937 engine_;
};

}  // namespace tilewatch::vision
