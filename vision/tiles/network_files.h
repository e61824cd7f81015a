// SPDX-License-Identifier: MIT
// The two files of a small network: its weights (NAME.onnx) and what its numbers mean (NAME.json beside it).
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/catalogue/result.h"

namespace tilewatch::vision {

/// Which network, and what to say when it cannot be had.
struct NetworkKind {
  const char* name;         ///< of both files, without their endings
  const char* what;         ///< "topology reader"
  int format;               ///< the version of the description that this program knows
  const char* still_works;  ///< what goes on working without it, a whole sentence
};

struct NetworkFiles {
  std::filesystem::path description;  ///< the file NAME.json
  std::filesystem::path weights;      ///< the file NAME.onnx
  std::string text;                   ///< of the description
  std::string bytes;                  ///< of the weights
  std::string hash;                   ///< SHA-256 of the weights, as the description says it
};

/// What is wrong with a network's files: ErrorKind::kInput, with what still works.
tl::unexpected<Error> unusable_network(const NetworkKind& kind, const std::string& message);

/// Both files from `folder`. A missing, unreadable, truncated or exchanged file or one of another version is
/// an ErrorKind::kInput that says so, and what still works without it.
Result<NetworkFiles> read_network_files(const std::filesystem::path& folder, const NetworkKind& kind);

/// Where networks are looked for: the folder that $TILEWATCH_MODEL names and no other if it is set, else
/// "model" beside the program, then `own`, which lies beside the sources.
std::vector<std::filesystem::path> network_folders(const std::filesystem::path& own);

}  // namespace tilewatch::vision
