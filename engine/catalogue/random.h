// SPDX-License-Identifier: MIT
// A small random source that gives the same numbers with every compiler and standard library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tilewatch::catalogue {

/// SplitMix64 (Steele, Lea, Flood 2014). The standard's distributions differ between libraries, so none is
/// used.
class Random {
 public:
  /// A stream of its own for every combination of `name`, `variant`, `seed` and `purpose`.
  Random(std::string_view name, int variant, std::uint32_t seed, std::uint32_t purpose);

  std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31U);
  }
  /// In [low, high).
  double between(double low, double high);
  /// In [0, count); `count` must not be 0.
  std::size_t below(std::size_t count) { return static_cast<std::size_t>(next() % count); }
  bool chance(double probability) { return between(0, 1) < probability; }

 private:
  std::uint64_t state_;
};

}  // namespace tilewatch::catalogue
