// SPDX-License-Identifier: MIT
#include "vision/tiles/network_files.h"

#include <fmt/format.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <vector>

#include "vision/tiles/sha256.h"

namespace tilewatch::vision {
namespace {

namespace fs = std::filesystem;

// Larger files are no network of ours.
constexpr std::uintmax_t kMostModelBytes = 64U << 20U;

Result<std::string> contents(const fs::path& file, const NetworkKind& kind) {
  std::error_code error;
  if (!fs::is_regular_file(file, error))
    return unusable_network(kind, fmt::format("the file {} of the {} is missing", file.string(), kind.what));
  const std::uintmax_t size = fs::file_size(file, error);
  if (error || size > kMostModelBytes)
    return unusable_network(kind, fmt::format("{} is too large to be the {}'s", file.string(), kind.what));
  std::ifstream stream(file, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
  if (!stream && !stream.eof())
    return unusable_network(kind, fmt::format("{} cannot be read", file.string()));
  if (bytes.size() != size)
    return unusable_network(kind, fmt::format("{} cannot be read to its end", file.string()));
  return bytes;
}

}  // namespace

tl::unexpected<Error> unusable_network(const NetworkKind& kind, const std::string& message) {
  return failure(ErrorKind::kInput, message, kind.still_works);
}

Result<NetworkFiles> read_network_files(const fs::path& folder, const NetworkKind& kind) {
  NetworkFiles files;
  files.description = folder / (std::string(kind.name) + ".json");
  files.weights = folder / (std::string(kind.name) + ".onnx");
  Result<std::string> text = contents(files.description, kind);
  if (!text) return tl::unexpected(text.error());
  files.text = std::move(*text);
  try {
    const auto document = nlohmann::json::parse(files.text);
    const int format = document.at("format").get<int>();
    if (format != kind.format) {
      return unusable_network(
          kind, fmt::format("{} is of version {}, this program knows version {}: they do not belong together",
                            files.description.string(), format, kind.format));
    }
    files.hash = document.at("sha256").get<std::string>();
  } catch (const nlohmann::json::exception&) {
    return unusable_network(kind,
                            fmt::format("{} is damaged: it does not say what it should about the network",
                                        files.description.string()));
  }
  Result<std::string> bytes = contents(files.weights, kind);
  if (!bytes) return tl::unexpected(bytes.error());
  if (sha256(*bytes) != files.hash) {
    return unusable_network(kind,
                            fmt::format("{} is damaged or does not belong to {} (its SHA-256 is another)",
                                        files.weights.string(), files.description.string()));
  }
  files.bytes = std::move(*bytes);
  return files;
}

std::vector<fs::path> network_folders(const fs::path& own) {
  if (const char* named = std::getenv("TILEWATCH_MODEL"); named != nullptr && *named != '\0') return {named};
  std::vector<fs::path> folders;
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  if (!error) folders.push_back(program.parent_path() / "model");
  folders.push_back(own);
  return folders;
}

}  // namespace tilewatch::vision
