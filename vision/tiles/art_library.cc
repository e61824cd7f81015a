// SPDX-License-Identifier: MIT
#include "vision/tiles/art_library.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <set>
#include <stdexcept>
#include <string_view>
#include <system_error>

#include "engine/catalogue/drawing.h"
#include "vision/simulate/svg_raster.h"
#include "vision/tiles/picture_file.h"
#include "vision/tiles/trim_face.h"

namespace tilewatch::vision {
namespace {

namespace fs = std::filesystem;
using catalogue::Catalogue;
using catalogue::TileType;
using catalogue::TypeIndex;

// "base.V~3" -> "base.V"; nothing when what follows the ~ is not a number.
std::optional<std::string> type_in(std::string_view stem) {
  const std::size_t tilde = stem.rfind('~');
  if (tilde == std::string_view::npos) return std::string(stem);
  const std::string_view digits = stem.substr(tilde + 1);
  const bool number =
      !digits.empty() && digits.size() <= 3 &&
      std::all_of(digits.begin(), digits.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
  if (!number) return std::nullopt;
  return std::string(stem.substr(0, tilde));
}

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

// Every type of every set there is, in play or not: a name outside this list is a mistake.
std::set<std::string> ids_of_all_sets() {
  std::set<std::string> ids;
  std::error_code error;
  for (const fs::path& folder : Catalogue::default_folders()) {
    for (const auto& entry : fs::directory_iterator(folder, error)) {
      for (const Edition edition : {Edition::kC1, Edition::kC3}) {
        const auto set = Catalogue::load({entry.path().filename().string()}, edition);
        if (!set) continue;  // a broken set is reported by whoever plays with it
        for (const TileType& type : (*set)->types()) ids.insert(type.id);
      }
    }
  }
  return ids;
}

cv::Mat to_face(const cv::Mat& picture) {
  const cv::Size size(ArtLibrary::kPicturePx, ArtLibrary::kPicturePx);
  const cv::Mat cut = picture(face_in(picture));
  cv::Mat face;
  cv::resize(cut, face, size, 0, 0, cut.cols > size.width ? cv::INTER_AREA : cv::INTER_CUBIC);
  return face;
}

constexpr int kLeastPx = 24;

Error wrong_name(const fs::path& file, const Catalogue& catalogue) {
  std::string example = "base.V";
  if (!catalogue.types().empty()) example = catalogue.types().front().id;
  return Error{
      ErrorKind::kInput,
      fmt::format("{}: \"{}\" is no tile type of any set", file.string(), file.stem().string()),
      fmt::format("Pictures in an art folder are called TYPE.png or TYPE~NUMBER.png (or .jpg), such as "
                  "{0}.png or {0}~2.jpg; move other pictures elsewhere.",
                  example)};
}

}  // namespace

Result<ArtLibrary> ArtLibrary::from_folders(const Catalogue& catalogue,
                                            const std::vector<fs::path>& folders) {
  ArtLibrary library;
  library.complete_.assign(catalogue.types().size(), false);
  std::set<std::string> known;  // filled when first needed
  for (const fs::path& folder : folders) {
    std::error_code error;
    if (!fs::is_directory(folder, error)) {
      return failure(ErrorKind::kInput, fmt::format("there is no art folder {}", folder.string()));
    }
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
      const std::string extension = lower(entry.path().extension().string());
      // The page that `enrol` lays beside the faces shows them all and is none.
      if (entry.path().stem() == "enrolled") continue;
      if (extension == ".png" || extension == ".jpg" || extension == ".jpeg") files.push_back(entry.path());
    }
    if (error) {
      return failure(ErrorKind::kInput,
                     fmt::format("the art folder {} cannot be read: {}", folder.string(), error.message()));
    }
    std::sort(files.begin(), files.end());
    std::vector<int> faces_of_type(catalogue.types().size(), 0);
    int taken = 0;
    for (const fs::path& file : files) {
      const std::string stem = file.stem().string();
      const std::optional<std::string> id = type_in(stem);
      const TypeIndex type = id ? catalogue.index_of(*id) : catalogue::kNoType;
      if (type == catalogue::kNoType) {
        if (known.empty()) known = ids_of_all_sets();
        if (!id || !known.contains(*id)) return tl::unexpected(wrong_name(file, catalogue));
        continue;  // a tile of a set that is not in play
      }
      Result<cv::Mat> picture = load_picture(file);
      if (!picture) return tl::unexpected(picture.error());
      const double aspect = static_cast<double>(picture->cols) / picture->rows;
      if (std::min(picture->cols, picture->rows) < kLeastPx || aspect < 0.9 || aspect > 1.1) {
        return failure(
            ErrorKind::kInput,
            fmt::format(
                "{}: a tile's picture must be square and at least {} pixels wide, this one is {} x {}",
                file.string(), kLeastPx, picture->cols, picture->rows));
      }
      library.faces_.push_back({type, stem, false, to_face(*picture)});
      ++faces_of_type[type];
      ++taken;
    }
    if (taken == 0) {
      return failure(
          ErrorKind::kInput,
          fmt::format("the art folder {} has no picture of a tile of the sets in play ({})", folder.string(),
                      fmt::join(catalogue.set_names(), ", ")),
          "Pictures are called TYPE.png or TYPE~NUMBER.png, such as base.V~3.png; --tiles names the sets.");
    }
    // Counted folder by folder: two folders may hold the same faces twice.
    for (TypeIndex type = 0; type < catalogue.types().size(); ++type) {
      if (faces_of_type[type] >= catalogue.type(type).count) library.complete_[type] = true;
    }
  }
  return library;
}

namespace {

/// A drawing as a face's picture.
cv::Mat drawn(const std::string& svg, const std::string& name) {
  constexpr int kPx = ArtLibrary::kPicturePx;
  const Result<Raster> raster = rasterise_svg(svg, kPx, kPx);
  if (!raster)
    throw std::logic_error("the drawing of " + name + " does not render: " + raster.error().message);
  // The drawing covers its whole square, so dropping the fourth channel loses nothing.
  const cv::Mat bgra(kPx, kPx, CV_8UC4, const_cast<std::uint8_t*>(raster->bgra.data()));
  cv::Mat picture;
  cv::cvtColor(bgra, picture, cv::COLOR_BGRA2BGR);
  return picture;
}

}  // namespace

ArtLibrary ArtLibrary::from_drawings(const Catalogue& catalogue, std::uint32_t seed) {
  ArtLibrary library;
  library.complete_.assign(catalogue.types().size(), true);
  for (TypeIndex index = 0; index < catalogue.types().size(); ++index) {
    const TileType& type = catalogue.type(index);
    for (int copy = 0; copy < type.count; ++copy) {
      const bool garden = copy_shows_garden(type, copy);
      library.faces_.push_back({index, copy == 0 ? type.id : fmt::format("{}~{}", type.id, copy + 1), garden,
                                drawn(catalogue::tile_svg(type, {copy, seed, garden}), type.id)});
    }
  }
  return library;
}

ArtLibrary ArtLibrary::from_faces(const Catalogue& catalogue, std::vector<Face> faces) {
  ArtLibrary library;
  library.faces_ = std::move(faces);
  library.complete_.assign(catalogue.types().size(), false);
  return library;
}

ArtLibrary ArtLibrary::back() {
  ArtLibrary library;
  library.faces_.push_back(
      {catalogue::kNoType, "face_down", false, drawn(catalogue::tile_back_svg(), "the back")});
  return library;
}

bool ArtLibrary::copy_shows_garden(const TileType& type, int copy) { return copy < type.count_with_garden; }

bool ArtLibrary::complete_for(TypeIndex type) const { return type < complete_.size() && complete_[type]; }

}  // namespace tilewatch::vision
