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

std::uint64_t Random::next() {
  state_ += 0x9e3779b97f4a7c15ULL;
  std::uint64_t z = state_;
  z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
  return z ^ (z >> 31U);
}

double Random::between(double low, double high) {
  constexpr double kStep = 1.0 / 9007199254740992.0;  // 2^-53
  return low + (high - low) * static_cast<double>(next() >> 11U) * kStep;
}

std::size_t Random::below(std::size_t count) { return static_cast<std::size_t>(next() % count); }

}  // namespace tilewatch::catalogue
