// SPDX-License-Identifier: MIT
#include "firmware_bridge/host/zones.h"

namespace tilewatch::bridge {

std::vector<LampZone> zones_for(int lamps) {
  constexpr int kSeats = 6;
  const int each = lamps * 9 / 10 / kSeats;
  std::vector<LampZone> zones;
  for (int seat = 0; seat < kSeats && each > 0; ++seat) zones.push_back({seat, seat * each, each});
  if (lamps > kSeats * each) zones.push_back({-1, kSeats * each, lamps - kSeats * each});
  return zones;
}

}  // namespace tilewatch::bridge
