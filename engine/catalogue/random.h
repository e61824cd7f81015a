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

  std::uint64_t next();
  /// In [low, high).
  double between(double low, double high);
  /// In [0, count); `count` must not be 0.
  std::size_t below(std::size_t count);
  bool chance(double probability) { return between(0, 1) < probability; }

 private:
  std::uint64_t state_;
};

}  // namespace tilewatch::catalogue
