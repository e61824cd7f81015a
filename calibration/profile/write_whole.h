// SPDX-License-Identifier: MIT
// A file that is there whole or not at all.
#pragma once

#include <filesystem>
#include <string_view>

#include "engine/catalogue/result.h"

namespace tilewatch::calibration {

/// Writes beside the file, flushes to disk, then renames over it: whoever reads sees the old file or the new
/// one. Makes missing folders. kFailed names the file and the reason.
Result<void> write_whole(const std::filesystem::path& file, std::string_view bytes);

}  // namespace tilewatch::calibration
