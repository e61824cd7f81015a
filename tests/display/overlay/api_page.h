// SPDX-License-Identifier: MIT
// The page for people who write programs against the public state, made of the comments in the code.
#pragma once

#include <filesystem>
#include <string>

namespace tilewatch::test {

/// display/overlay/api.md as it should be, from the sources below `root`.
std::string api_page(const std::filesystem::path& root);

}  // namespace tilewatch::test
