// SPDX-License-Identifier: MIT
// tilewatch enrol: tiles laid out before a camera become an art folder.
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <set>
#include <sstream>

#include "calibration/enrol/art_folder.h"
#include "calibration/enrol/contact_sheet.h"
#include "calibration/enrol/enrol.h"
#include "display/app/command.h"
#include "display/app/game_options.h"
#include "vision/source/open_source.h"
#include "vision/tiles/picture_file.h"
#include "vision/tiles/sha256.h"

namespace tilewatch::app {
namespace {

namespace fs = std::filesystem;
using calibration::EnrolledTile;
using calibration::TileState;

struct EnrolArguments {
  std::string to;
  std::vector<std::string> pictures;
  std::string camera;
  TileOptions tiles;
  std::vector<std::string> names;
};

/// The pictures of one enrolment: those of files as they are, those of a camera also as files for the folder.
struct Pictures {
  std::vector<cv::Mat> pixels;
  std::vector<std::string> names;
  std::vector<std::string> sha256;
  std::map<std::string, std::string> to_keep;  ///< name in the folder -> bytes
};

std::string encoded(const cv::Mat& picture, const char* ending = ".png") {
  std::vector<std::uint8_t> bytes;
  cv::imencode(ending, picture, bytes);
  return {bytes.begin(), bytes.end()};
}

Result<Pictures> load_pictures(const std::vector<std::string>& files) {
  Pictures pictures;
  for (const std::string& file : files) {
    auto picture = vision::load_picture(file);
    if (!picture) return tl::unexpected(picture.error());
    std::ifstream stream(file, std::ios::binary);
    std::stringstream bytes;
    bytes << stream.rdbuf();
    std::string sum = vision::sha256(bytes.str());
    if (std::find(pictures.sha256.begin(), pictures.sha256.end(), sum) != pictures.sha256.end()) {
      return failure(ErrorKind::kUsage,
                     fmt::format("{} is named twice (or is a copy of another picture)", file));
    }
    pictures.pixels.push_back(std::move(*picture));
    pictures.names.push_back(fs::path(file).filename().string());
    pictures.sha256.push_back(std::move(sum));
  }
  return pictures;
}

/// Has the person pressed Enter? "" = nothing yet, "go", or "end" (q, or the end of the input).
std::string pressed() {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  if (poll(&input, 1, 0) <= 0) return "";
  char line[256];
  if (std::fgets(line, sizeof line, stdin) == nullptr) return "end";
  return line[0] == 'q' ? "end" : "go";
}

/// Pictures from a camera: at a terminal one each time Enter is pressed, else one when the light has settled.
Result<Pictures> take_pictures(const std::string& device) {
  vision::CameraOptions options;
  options.device = device;
  options.size = {3840, 2160};
  options.fps = 10;
  auto camera = vision::open_camera(options);
  if (!camera) return tl::unexpected(camera.error());
  const bool person = isatty(STDIN_FILENO) != 0;
  if (person) {
    std::fprintf(
        stderr,
        "%s. Lay tiles face up, then press Enter for a picture; as many as you like; q and Enter ends.\n",
        (*camera)->description().c_str());
  }
  constexpr int kSettled = 20;  // frames until exposure and focus hold still
  Pictures pictures;
  for (int frame_number = 0;; ++frame_number) {
    const auto frame = (*camera)->next();
    if (!frame) return tl::unexpected(frame.error());
    if (frame->bgr.empty()) break;
    const std::string said = person ? pressed() : (frame_number < kSettled ? "" : "go");
    if (said == "end") break;
    if (said.empty()) continue;
    const std::string bytes = encoded(frame->bgr);
    std::string sum = vision::sha256(bytes);
    const std::string name = fmt::format("pictures/{}.png", sum.substr(0, 12));
    pictures.pixels.push_back(frame->bgr.clone());
    pictures.names.push_back(name);
    pictures.sha256.push_back(std::move(sum));
    pictures.to_keep[name] = bytes;
    if (!person) break;
    std::fprintf(stderr, "picture %zu taken\n", pictures.pixels.size());
  }
  if (pictures.pixels.empty())
    return failure(ErrorKind::kFailed, "no picture was taken",
                   "Press Enter while the tiles lie before the camera.");
  return pictures;
}

std::string type_name(catalogue::TypeIndex type, const catalogue::Catalogue& catalogue) {
  return type == catalogue::kNoType ? "" : catalogue.type(type).id;
}

nlohmann::json record_of(const EnrolledTile& tile, const Pictures& pictures, const std::string& file,
                         const catalogue::Catalogue& catalogue) {
  nlohmann::json corners = nlohmann::json::array();
  for (const auto& p : tile.corners)
    corners.push_back({std::round(p.x * 10) / 10, std::round(p.y * 10) / 10});
  nlohmann::json record{{"number", tile.number},
                        {"picture", pictures.names[tile.picture]},
                        {"picture_sha256", pictures.sha256[tile.picture]},
                        {"corners", corners},
                        {"turned_degrees", tile.turned_degrees()},
                        {"state", to_string(tile.state)},
                        {"type", type_name(tile.type, catalogue)},
                        {"second", type_name(tile.second, catalogue)},
                        {"confidence", std::round(tile.confidence * 10000) / 10000},
                        {"named_by", tile.by_hand ? "hand" : "reader"},
                        {"blurred", tile.blurred}};
  if (!file.empty()) record["file"] = file;
  if (tile.same_as > 0) record["same_as"] = tile.same_as;
  if (!tile.known_as.empty()) record["known_as"] = tile.known_as;
  return record;
}

/// What a person must know, on stderr.
void tell(const calibration::Enrolment& enrolment, const Pictures& pictures, const fs::path& folder,
          const catalogue::Catalogue& catalogue) {
  for (std::size_t i = 0; i < pictures.names.size(); ++i)
    std::fprintf(stderr, "%s: %d tiles\n", pictures.names[i].c_str(), enrolment.found[i]);
  std::map<TileState, int> count;
  for (const EnrolledTile& tile : enrolment.tiles) ++count[tile.state];
  std::string line = fmt::format("{} faces saved in {}", count[TileState::kNamed], folder.string());
  if (count[TileState::kKnown] > 0) line += fmt::format(", {} were there already", count[TileState::kKnown]);
  if (count[TileState::kSeenTwice] > 0)
    line += fmt::format(", {} tiles seen twice", count[TileState::kSeenTwice]);
  if (count[TileState::kLeftOut] > 0) line += fmt::format(", {} left out", count[TileState::kLeftOut]);
  std::fprintf(stderr, "%s\n", line.c_str());
  const std::string missing = missing_in_words(enrolment, catalogue);
  std::fprintf(
      stderr, "%s\n",
      missing.empty() ? "Every tile of the box has its face." : ("no face yet of: " + missing).c_str());
  if (count[TileState::kDoubtful] == 0) return;
  std::fprintf(stderr, "%d tiles have no name for certain and were not saved (see %s):\n",
               count[TileState::kDoubtful], (folder / "enrolled.png").c_str());
  int example = 0;
  for (const EnrolledTile& tile : enrolment.tiles) {
    if (tile.state != TileState::kDoubtful) continue;
    if (example == 0) example = tile.number;
    std::string text = fmt::format("  {}: {}", tile.number, type_name(tile.type, catalogue));
    if (tile.second != catalogue::kNoType) text += " or " + type_name(tile.second, catalogue);
    if (tile.blurred) text += " (blurred: a sharper picture would help)";
    std::fprintf(stderr, "%s\n", text.c_str());
  }
  std::fprintf(stderr, "To name them, run it again with the same pictures%s and --name %d=TYPE ...\n",
               pictures.to_keep.empty() ? "" : fmt::format(" ({}/pictures/*)", folder.string()).c_str(),
               example);
}

int enrol(const EnrolArguments& arguments) {
  if (arguments.pictures.empty() == arguments.camera.empty()) {
    return report({ErrorKind::kUsage, "pictures or a camera, one of them is needed",
                   "tilewatch enrol --to my_box photo.jpg, or --camera 0."});
  }
  std::vector<calibration::NameByHand> by_hand;
  for (const std::string& text : arguments.names) {
    auto name = calibration::name_by_hand_from(text);
    if (!name) return report(name.error());
    by_hand.push_back(std::move(*name));
  }
  const auto catalogue = arguments.tiles.load();
  if (!catalogue) return report(catalogue.error());
  auto folder = calibration::ArtFolder::open(arguments.to, **catalogue);
  if (!folder) return report(folder.error());
  const auto network = vision::TopologyNetwork::load({.cores = cv::getNumThreads()});
  if (!network) return report(network.error());
  auto pictures =
      arguments.camera.empty() ? load_pictures(arguments.pictures) : take_pictures(arguments.camera);
  if (!pictures) return report(pictures.error());
  const std::set<std::string> sums(pictures->sha256.begin(), pictures->sha256.end());

  const auto enrolment = calibration::enrol(pictures->pixels, pictures->names, *catalogue, *network,
                                            folder->kept(sums), by_hand);
  if (!enrolment) return report(enrolment.error());

  std::map<std::string, std::string> files = pictures->to_keep;
  nlohmann::json tiles = nlohmann::json::array();
  if (const auto before = nlohmann::json::parse(folder->record(), nullptr, false); before.is_object()) {
    for (const auto& tile : before.value("tiles", nlohmann::json::array()))
      if (!sums.contains(tile.value("picture_sha256", ""))) tiles.push_back(tile);
  }
  for (const EnrolledTile& tile : enrolment->tiles) {
    std::string file;
    if (tile.state == TileState::kNamed) {
      file = folder->free_name((*catalogue)->type(tile.type).id, sums) + ".png";
      files[file] = encoded(tile.face);
    }
    tiles.push_back(record_of(tile, *pictures, file, **catalogue));
  }
  const auto sheet = calibration::contact_sheet(*enrolment, **catalogue);
  if (!sheet) return report(sheet.error());
  files[std::string(calibration::kEnrolledName) + ".png"] = encoded(*sheet);
  const nlohmann::json record{{"version", 1},
                              {"sets", (*catalogue)->set_names()},
                              {"edition", arguments.tiles.edition},
                              {"tiles", tiles}};
  files[std::string(calibration::kEnrolledName) + ".json"] = record.dump(1) + "\n";
  if (const auto written = folder->write(files, sums); !written) return report(written.error());
  tell(*enrolment, *pictures, arguments.to, **catalogue);
  return 0;
}

}  // namespace

Run set_up_enrol(CLI::App& app) {
  auto arguments = std::make_shared<EnrolArguments>();
  app.add_option(
         "pictures", arguments->pictures,
         "Photos from above of tiles that lie face up: any order, any ground, a few or all of the box")
      ->type_name("PICTURE");
  app.add_option("--to", arguments->to,
                 "The folder that gets one picture a face (for --art) and enrolled.png, which shows what was "
                 "read; a folder that has faces is added to")
      ->required()
      ->type_name("DIR");
  app.add_option("--camera", arguments->camera, "Take the pictures with this camera instead")->type_name("N");
  arguments->tiles.add_to(app);
  app.get_option("--tiles")->allow_extra_args(false);  // else it would take the pictures, too
  app.add_option("--name", arguments->names,
                 "What a tile of enrolled.png is: 17=base.D; 17=base.D:90 if its face must also be turned 90 "
                 "degrees clockwise; 17=none to leave it out; may be repeated")
      ->allow_extra_args(false)
      ->type_name("NUMBER=TYPE");
  return [arguments] { return enrol(*arguments); };
}

}  // namespace tilewatch::app
