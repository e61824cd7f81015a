// SPDX-License-Identifier: MIT
#include "vision/tiles/picture_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <opencv2/imgcodecs.hpp>
#include <optional>
#include <string_view>
#include <system_error>
#include <vector>

namespace tilewatch::vision {
namespace {

using Bytes = std::vector<std::uint8_t>;

// The largest phone sensors have 200 megapixels but store 50; above this it is a scan of a whole wall or an
// attack.
constexpr std::int64_t kMostPixels = 120'000'000;
constexpr std::uintmax_t kMostBytes = 400'000'000;

bool starts_with(const Bytes& bytes, std::string_view magic, std::size_t at = 0) {
  return bytes.size() >= at + magic.size() &&
         std::equal(magic.begin(), magic.end(), bytes.begin() + static_cast<std::ptrdiff_t>(at),
                    [](char a, std::uint8_t b) { return static_cast<std::uint8_t>(a) == b; });
}

std::int64_t big_endian(const Bytes& bytes, std::size_t at, int length) {
  std::int64_t value = 0;
  for (int i = 0; i < length; ++i) value = value * 256 + bytes.at(at + static_cast<std::size_t>(i));
  return value;
}

std::int64_t little_endian(const Bytes& bytes, std::size_t at, int length) {
  std::int64_t value = 0;
  for (int i = length; i-- > 0;) value = value * 256 + bytes.at(at + static_cast<std::size_t>(i));
  return value;
}

bool contains(const Bytes& bytes, std::size_t from, std::string_view what) {
  const auto begin = bytes.begin() + static_cast<std::ptrdiff_t>(std::min(from, bytes.size()));
  return std::search(begin, bytes.end(), what.begin(), what.end(),
                     [](std::uint8_t a, char b) { return a == static_cast<std::uint8_t>(b); }) != bytes.end();
}

struct Header {
  std::int64_t pixels = 0;
  bool cut_off = false;
};

// Walks the JPEG's segments to its frame header. The decoder fills a cut-off picture with grey instead of
// complaining, so the end mark is looked for here.
Header look_at_jpeg(const Bytes& bytes) {
  Header header;
  std::size_t at = 2;
  while (at + 9 < bytes.size() && bytes[at] == 0xFF) {
    const int marker = bytes[at + 1];
    if (marker == 0xFF) {
      ++at;
      continue;
    }
    const bool frame = marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
    if (frame) {
      header.pixels = big_endian(bytes, at + 5, 2) * big_endian(bytes, at + 7, 2);
      break;
    }
    at += 2 + static_cast<std::size_t>(big_endian(bytes, at + 2, 2));
  }
  header.cut_off = header.pixels == 0 || !contains(bytes, at, "\xFF\xD9");
  return header;
}

Header look_at_png(const Bytes& bytes) {
  if (bytes.size() < 33) return {0, true};
  return {big_endian(bytes, 16, 4) * big_endian(bytes, 20, 4), !contains(bytes, 33, "IEND")};
}

std::optional<Header> look_at(const Bytes& bytes) {
  if (starts_with(bytes, "\xFF\xD8\xFF")) return look_at_jpeg(bytes);
  if (starts_with(bytes, "\x89PNG\r\n\x1A\n")) return look_at_png(bytes);
  if (starts_with(bytes, "RIFF") && starts_with(bytes, "WEBP", 8)) {
    return Header{0, little_endian(bytes, 4, 4) + 8 > static_cast<std::int64_t>(bytes.size())};
  }
  if (starts_with(bytes, "BM") && bytes.size() >= 26) {
    // A negative height says that the rows run from the top down.
    const std::int64_t height = static_cast<std::int32_t>(little_endian(bytes, 22, 4));
    return Header{little_endian(bytes, 18, 4) * (height < 0 ? -height : height),
                  little_endian(bytes, 2, 4) > static_cast<std::int64_t>(bytes.size())};
  }
  return std::nullopt;
}

}  // namespace

Result<cv::Mat> load_picture(const std::filesystem::path& file) {
  const std::string name = file.string();
  std::error_code error;
  const auto status = std::filesystem::status(file, error);
  if (!std::filesystem::exists(status)) {
    return failure(ErrorKind::kInput, fmt::format("there is no picture file {}", name));
  }
  if (std::filesystem::is_directory(status)) {
    return failure(ErrorKind::kInput, fmt::format("{} is a folder, not a picture file", name));
  }
  const std::uintmax_t size = std::filesystem::file_size(file, error);
  if (error) return failure(ErrorKind::kInput, fmt::format("{} cannot be read: {}", name, error.message()));
  if (size == 0) return failure(ErrorKind::kInput, fmt::format("{} is an empty file, not a picture", name));
  if (size > kMostBytes) {
    return failure(ErrorKind::kInput,
                   fmt::format("{} is too large for a picture ({} MB)", name, size / 1'000'000));
  }
  std::ifstream stream(file, std::ios::binary);
  const Bytes bytes{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
  if (bytes.size() != size) {
    return failure(ErrorKind::kInput, fmt::format("{} cannot be read; check that you may open it", name));
  }
  const std::optional<Header> header = look_at(bytes);
  const std::string not_a_picture = fmt::format("{} is not a picture that can be read", name);
  const std::string formats = "JPEG, PNG, WebP and BMP pictures are understood.";
  if (!header) return failure(ErrorKind::kInput, not_a_picture, formats);
  if (header->pixels > kMostPixels) {
    return failure(ErrorKind::kInput,
                   fmt::format("{} has {} megapixels, more than the {} that are read", name,
                               header->pixels / 1'000'000, kMostPixels / 1'000'000),
                   "Scale it down first.");
  }
  if (header->cut_off) {
    return failure(ErrorKind::kInput, fmt::format("{} is cut off: its end is missing", name),
                   "Copy it again from where it came.");
  }
  cv::Mat picture;
  try {
    picture = cv::imdecode(bytes, cv::IMREAD_COLOR | cv::IMREAD_IGNORE_ORIENTATION);
  } catch (const cv::Exception&) {  // says in code words what the sentence below says in plain ones
  }
  if (picture.empty()) return failure(ErrorKind::kInput, not_a_picture, formats);
  return picture;
}

std::optional<Error> save_picture(const std::filesystem::path& file, const cv::Mat& picture_bgr) {
  bool written = false;
  try {
    written = cv::imwrite(file.string(), picture_bgr);
  } catch (const cv::Exception&) {  // an ending that is no picture format
  }
  if (written) return std::nullopt;
  return Error{ErrorKind::kFailed, fmt::format("{} cannot be written", file.string()),
               "The file's ending must be .png or .jpg and its folder writable."};
}

}  // namespace tilewatch::vision
