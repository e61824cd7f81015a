// SPDX-License-Identifier: MIT
// How every room says that something did not work: Result<T> with an Error meant for a person.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace tilewatch {

/// What kind of failure it was; the number is the program's exit code.
enum class ErrorKind : int {
  kFailed = 1,  ///< the work itself failed
  kUsage = 2,   ///< the command or its arguments are wrong
  kInput = 3,  ///< an input (file, camera, tile set, saved game, message) is missing, unreadable or malformed
};

/// One clear sentence about what went wrong and where, and (if there is one) what to do about it.
struct Error {
  ErrorKind kind = ErrorKind::kFailed;
  std::string message;
  std::string hint;
};

template <class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> failure(ErrorKind kind, std::string message, std::string hint = {}) {
  return tl::unexpected<Error>(Error{kind, std::move(message), std::move(hint)});
}

}  // namespace tilewatch
