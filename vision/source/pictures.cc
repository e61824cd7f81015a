// SPDX-License-Identifier: MIT
// A folder of pictures, one still state of the table each.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "vision/source/open_source.h"
#include "vision/tiles/picture_file.h"

namespace tilewatch::vision {
namespace {

namespace fs = std::filesystem;

bool has_picture_name(const fs::path& file) {
  constexpr std::array<std::string_view, 5> kEndings{".jpg", ".jpeg", ".png", ".webp", ".bmp"};
  std::string ending = file.extension().string();
  std::ranges::transform(ending, ending.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return std::ranges::find(kEndings, ending) != kEndings.end();
}

class PictureFolder : public Source {
 public:
  PictureFolder(fs::path folder, std::vector<fs::path> files)
      : folder_(std::move(folder)), files_(std::move(files)) {}

  std::string description() const override { return folder_.string(); }
  bool stills() const override { return true; }

  Result<Frame> next() override {
    Frame frame;
    frame.number = static_cast<std::int64_t>(at_);
    frame.time_s = static_cast<double>(at_);  // stills have no clock: a second a picture keeps the order
    if (at_ == files_.size()) return frame;
    const fs::path& file = files_[at_++];
    auto picture = load_picture(file);
    if (!picture) return tl::unexpected(std::move(picture.error()));
    frame.name = file.filename().string();
    frame.bgr = std::move(*picture);
    return frame;
  }

 private:
  fs::path folder_;
  std::vector<fs::path> files_;
  std::size_t at_ = 0;
};

}  // namespace

Result<std::vector<fs::path>> pictures_in(const fs::path& folder) {
  std::error_code error;
  const auto status = fs::status(folder, error);
  if (!fs::exists(status)) {
    return failure(ErrorKind::kInput, fmt::format("there is no picture folder {}", folder.string()));
  }
  if (!fs::is_directory(status)) {
    return failure(ErrorKind::kInput, fmt::format("{} is a file, not a folder of pictures", folder.string()));
  }
  std::vector<fs::path> files;
  fs::directory_iterator entry(folder, error);
  while (!error && entry != fs::directory_iterator()) {
    if (has_picture_name(entry->path()) && !entry->is_directory(error)) files.push_back(entry->path());
    entry.increment(error);
  }
  if (error) {
    return failure(ErrorKind::kInput,
                   fmt::format("the folder {} cannot be read: {}", folder.string(), error.message()));
  }
  if (files.empty()) {
    return failure(ErrorKind::kInput, fmt::format("there are no pictures in the folder {}", folder.string()),
                   "Pictures are files that end in .jpg, .png, .webp or .bmp.");
  }
  std::ranges::sort(files, {}, [](const fs::path& file) { return file.filename().string(); });
  return files;
}

Result<std::unique_ptr<Source>> open_pictures(const fs::path& folder) {
  auto files = pictures_in(folder);
  if (!files) return tl::unexpected(files.error());
  return std::make_unique<PictureFolder>(folder, std::move(*files));
}

}  // namespace tilewatch::vision
