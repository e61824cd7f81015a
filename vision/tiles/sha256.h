// SPDX-License-Identifier: MIT
// SHA-256 (by libcrypto), to tell whether a file is the one that was meant.
#pragma once

#include <string>
#include <string_view>

namespace tilewatch::vision {

/// The SHA-256 of `bytes`, in 64 small hexadecimal digits.
std::string sha256(std::string_view bytes);

}  // namespace tilewatch::vision
