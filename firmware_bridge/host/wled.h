// SPDX-License-Identifier: MIT
// Lamps on an ESP32 that runs WLED: UDP realtime (DNRGB). Light only; WLED's own buttons speak another
// language.
#pragma once

#include "firmware_bridge/host/device.h"

namespace tilewatch::bridge {

/// `host`: name or address, with ":port" if it is not 21324. `lamps` 0: it is asked (wled_info.h), and is not
/// ready before that is over. kInput when there is no such host.
Result<std::unique_ptr<Device>> make_wled(const std::string& host, int lamps, int http_port = 80);

/// The datagrams of a picture: 4, seconds until WLED goes its own way again, first lamp (big endian), RGB.
std::vector<std::vector<std::uint8_t>> wled_datagrams(const Picture& picture);

}  // namespace tilewatch::bridge
