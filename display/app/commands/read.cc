// SPDX-License-Identifier: MIT
// tilewatch read PICTURE...: one photo -> the board on it, figures, what everything is worth.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <set>

#include "calibration/lens/straight_source.h"
#include "calibration/profile/known_table.h"
#include "display/app/command.h"
#include "display/app/commands/reading_json.h"
#include "display/app/commands/reading_panel.h"
#include "display/app/commands/use_profile.h"
#include "display/app/game_options.h"
#include "vision/read_board.h"
#include "vision/tiles/picture_file.h"

namespace tilewatch::app {
namespace {

namespace fs = std::filesystem;

struct ReadArguments {
  std::vector<std::string> pictures;
  std::vector<std::string> art;
  std::string profile;
  std::vector<std::string> tiles{"base"};
  std::string edition = "c3";
  std::string json;
  std::string annotate;
};

// Where a picture's result goes: FILE itself for one picture; "{}" in it stands for the picture's name; a
// folder gets one file a picture. Nothing when several results would end in one file.
std::optional<fs::path> output_for(const std::string& pattern, const fs::path& picture,
                                   std::string_view extension, bool several) {
  const std::size_t braces = pattern.find("{}");
  if (braces != std::string::npos) {
    std::string name = pattern;
    return name.replace(braces, 2, picture.stem().string());
  }
  if (pattern.ends_with('/') || fs::is_directory(pattern)) {
    return fs::path(pattern) / (picture.stem().string() + std::string(extension));
  }
  if (several) return std::nullopt;
  return pattern;
}

// Two pictures of the same name in different folders would overwrite each other's results.
std::optional<Error> check_outputs(const ReadArguments& arguments) {
  for (const auto& [option, pattern, extension] : {std::tuple{"--json", arguments.json, ".json"},
                                                   std::tuple{"--annotate", arguments.annotate, ".png"}}) {
    if (pattern.empty()) continue;
    std::set<fs::path> used;
    for (const std::string& picture : arguments.pictures) {
      const auto file = output_for(pattern, picture, extension, arguments.pictures.size() > 1);
      if (!file) {
        return Error{
            ErrorKind::kUsage, fmt::format("{} {} names one file for several pictures", option, pattern),
            "Name a folder (with a / at its end), or write {} where the picture's name goes: out/{}.json."};
      }
      if (!used.insert(*file).second) {
        return Error{ErrorKind::kUsage,
                     fmt::format("two pictures would both be written to {}", file->string()),
                     "Read pictures of the same name one after the other."};
      }
    }
  }
  return std::nullopt;
}

Result<fs::path> make_room_for(const fs::path& file) {
  std::error_code error;
  if (file.has_parent_path()) fs::create_directories(file.parent_path(), error);
  if (error) {
    return failure(ErrorKind::kFailed, fmt::format("the folder {} cannot be made: {}",
                                                   file.parent_path().string(), error.message()));
  }
  return file;
}

std::optional<Error> write_text(const fs::path& file, const std::string& text) {
  const Result<fs::path> room = make_room_for(file);
  if (!room) return room.error();
  std::ofstream stream(file, std::ios::binary);
  stream << text;
  stream.close();
  if (!stream) return Error{ErrorKind::kFailed, fmt::format("{} cannot be written", file.string()), {}};
  return std::nullopt;
}

std::optional<Error> write_picture(const fs::path& file, const auto& picture) {
  const Result<fs::path> room = make_room_for(file);
  if (!room) return room.error();
  return vision::save_picture(file, picture);
}

class Job {
 public:
  Job(const ReadArguments& arguments, std::shared_ptr<const catalogue::Catalogue> catalogue,
      std::shared_ptr<const vision::ArtLibrary> art, std::shared_ptr<const vision::TopologyNetwork> network,
      std::optional<calibration::Profile> profile)
      : arguments_(arguments),
        catalogue_(catalogue),
        art_(art),
        reader_(std::move(catalogue), std::move(art), std::move(network), figure_network()),
        profile_(std::move(profile)) {
    if (profile_ && profile_->lens) straightener_.emplace(profile_->lens->lens);
  }

  // Reads one picture and writes what was asked for.
  std::optional<Error> read(const std::string& name) const {
    const auto picture = vision::load_picture(name);
    if (!picture) return picture.error();
    const Result<vision::BoardReading> reading = look(*picture);
    if (!reading)
      return Error{reading.error().kind, name + ": " + reading.error().message, reading.error().hint};
    const rules::BoardValue value = value_of_reading(*reading, catalogue_, *art_);
    const std::string shown = fs::path(name).filename().string();
    const auto json =
        reading_to_json(shown, picture->cols, picture->rows, *reading, value, *catalogue_, *art_);
    const bool several = arguments_.pictures.size() > 1;
    if (arguments_.json.empty()) {
      std::printf("%s\n", json.dump(several ? -1 : 1).c_str());
    } else if (auto error =
                   write_text(*output_for(arguments_.json, name, ".json", several), json.dump(1) + "\n")) {
      return error;
    }
    const vision::Panel panel = reading_panel(shown, *reading, value, *catalogue_);
    std::fprintf(stderr, "%s: %s\n", shown.c_str(), panel.subtitle.c_str());
    for (const vision::Problem& problem : reading->problems)
      std::fprintf(stderr, "  %s\n", problem.text.c_str());
    if (arguments_.annotate.empty()) return std::nullopt;
    const auto annotated = vision::annotate(*picture, *reading, *catalogue_, panel);
    if (!annotated) return annotated.error();
    return write_picture(*output_for(arguments_.annotate, name, ".png", several), *annotated);
  }

 private:
  // The reading in the picture's own pixels, also where the profile's lens straightens the picture first.
  Result<vision::BoardReading> look(const cv::Mat& picture) const {
    vision::ReadOptions options;
    if (profile_) {
      if (auto fits = profile_->fits({}, picture.size()); !fits) return tl::unexpected(fits.error());
      options.colours = player_colours(*profile_);
      options.known = calibration::known_table(*profile_);
    }
    if (!straightener_) return reader_.read(picture, options);
    const auto straight = straightener_->straighten(picture);
    if (!straight) return tl::unexpected(straight.error());
    auto reading = reader_.read(*straight, options);
    if (reading) calibration::bend_reading(profile_->lens->lens, *reading);
    return reading;
  }

  const ReadArguments& arguments_;
  std::shared_ptr<const catalogue::Catalogue> catalogue_;
  std::shared_ptr<const vision::ArtLibrary> art_;
  vision::BoardReader reader_;
  std::optional<calibration::Profile> profile_;
  std::optional<calibration::Straightener> straightener_;
};

int run(const ReadArguments& arguments) {
  const std::optional<Edition> edition = edition_from(arguments.edition);
  if (!edition) {
    return report({ErrorKind::kUsage, fmt::format("there is no edition \"{}\"", arguments.edition),
                   "Editions are c1, c2 and c3."});
  }
  std::optional<calibration::Profile> profile;
  if (!arguments.profile.empty()) {
    auto loaded = load_named_profile(arguments.profile);
    if (!loaded) return report(loaded.error());
    profile = std::move(*loaded);
  }
  if (const auto error = check_outputs(arguments)) return report(*error);
  const auto catalogue = catalogue::Catalogue::load(arguments.tiles, *edition);
  if (!catalogue) return report(catalogue.error());
  const std::vector<fs::path> folders(arguments.art.begin(), arguments.art.end());
  auto art = std::make_shared<vision::ArtLibrary>();
  if (!folders.empty()) {
    auto loaded = vision::ArtLibrary::from_folders(**catalogue, folders);
    if (!loaded) return report(loaded.error());
    *art = std::move(*loaded);
  }
  const auto network = vision::TopologyNetwork::load({.cores = cv::getNumThreads()});
  if (!network) {
    // With art the board can be read all the same.
    const int failed = report(network.error());
    if (folders.empty()) return failed;
  }
  const Job job(arguments, *catalogue, art, network ? *network : nullptr, profile);
  // A picture that cannot be read does not keep the others from being read; the first error is the exit code.
  int code = 0;
  for (const std::string& picture : arguments.pictures) {
    if (const auto error = job.read(picture)) {
      const int failed = report(*error);
      if (code == 0) code = failed;
    }
  }
  return code;
}

}  // namespace

Run set_up_read(CLI::App& app) {
  auto arguments = std::make_shared<ReadArguments>();
  app.add_option("pictures", arguments->pictures, "The photos to read")->required()->type_name("PICTURE");
  app.add_option(
         "--art", arguments->art,
         "Folder with one picture a face: TYPE.png or TYPE~NUMBER.png; may be repeated; without it tiles are "
         "read by what tiles look like in general")
      ->type_name("DIR")
      ->allow_extra_args(false);
  app.add_option(
         "--profile", arguments->profile,
         "A table's calibration, made by `tilewatch calibrate`: its lens, its table and its figures' colours")
      ->type_name("NAME");
  app.add_option("--tiles", arguments->tiles, "The tile sets on the table: base,inns_cathedrals,...")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->type_name("SET,...");
  app.add_option("--edition", arguments->edition, "c1, c2 or c3")->capture_default_str();
  app.add_option("--json", arguments->json,
                 "Where the reading goes; a folder/ or {} for the picture's name with several pictures; "
                 "without it, to "
                 "standard output")
      ->type_name("FILE");
  app.add_option("--annotate", arguments->annotate, "The photo with what was read drawn over it")
      ->type_name("FILE.png");
  return [arguments] { return run(*arguments); };
}

}  // namespace tilewatch::app
