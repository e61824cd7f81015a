// SPDX-License-Identifier: MIT
#include "engine/catalogue/random.h"

namespace tilewatch::catalogue {

Random::Random(std::string_view name, int variant, std::uint32_t seed, std::uint32_t purpose) {
  // FNV-1a over everything that names the stream.
  std::uint64_t hash = 1469598103934665603ULL;
  const auto mix = [&hash](std::uint64_t value) {
    hash ^= value;
    hash *= 1099511628211ULL;
  };
  for (const char c : name) mix(static_cast<unsigned char>(c));
  mix(static_cast<std::uint64_t>(variant));
  mix(seed);
  mix(purpose);
  state_ = hash;
  next();
}

double Random::between(double low, double high) {
  constexpr double kStep = 1.0 / 9007199254740992.0;  // 2^-53
  return low + (high - low) * static_cast<double>(next() >> 11U) * kStep;
}

}  // namespace tilewatch::catalogue
