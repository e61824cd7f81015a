// SPDX-License-Identifier: MIT
#include "display/app/enrol_job.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <set>
#include <sstream>
#include <utility>

#include "calibration/enrol/contact_sheet.h"
#include "vision/tiles/picture_file.h"
#include "vision/tiles/sha256.h"

namespace tilewatch::app {
namespace {

namespace fs = std::filesystem;
using calibration::EnrolledTile;
using calibration::TileState;

std::string encoded(const cv::Mat& picture, const char* ending = ".png") {
  std::vector<std::uint8_t> bytes;
  cv::imencode(ending, picture, bytes);
  return {bytes.begin(), bytes.end()};
}

nlohmann::json record_of(const EnrolledTile& tile, const EnrolPictures& pictures, const std::string& file,
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

}  // namespace

std::string type_name(catalogue::TypeIndex type, const catalogue::Catalogue& catalogue) {
  return type == catalogue::kNoType ? "" : catalogue.type(type).id;
}

Result<EnrolPictures> load_enrol_pictures(const std::vector<std::string>& files) {
  EnrolPictures pictures;
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

void add_taken_picture(EnrolPictures& pictures, const cv::Mat& picture) {
  const std::string bytes = encoded(picture);
  std::string sum = vision::sha256(bytes);
  const std::string name = fmt::format("pictures/{}.png", sum.substr(0, 12));
  pictures.pixels.push_back(picture.clone());
  pictures.names.push_back(name);
  pictures.sha256.push_back(std::move(sum));
  pictures.to_keep[name] = bytes;
}

Result<EnrolJob> EnrolJob::open(const std::string& folder, const TileOptions& tiles) {
  const auto catalogue = tiles.load();
  if (!catalogue) return tl::unexpected(catalogue.error());
  auto opened = calibration::ArtFolder::open(folder, **catalogue);
  if (!opened) return tl::unexpected(opened.error());
  const auto network = vision::TopologyNetwork::load({.cores = cv::getNumThreads()});
  if (!network) return tl::unexpected(network.error());
  return EnrolJob(*catalogue, std::move(*opened), *network, tiles.edition);
}

Result<calibration::Enrolment> EnrolJob::run(const EnrolPictures& pictures,
                                             const std::vector<calibration::NameByHand>& by_hand) {
  const std::set<std::string> sums(pictures.sha256.begin(), pictures.sha256.end());

  const auto enrolment =
      calibration::enrol(pictures.pixels, pictures.names, catalogue_, network_, folder_.kept(sums), by_hand);
  if (!enrolment) return enrolment;

  std::map<std::string, std::string> files = pictures.to_keep;
  nlohmann::json tiles = nlohmann::json::array();
  if (const auto before = nlohmann::json::parse(folder_.record(), nullptr, false); before.is_object()) {
    for (const auto& tile : before.value("tiles", nlohmann::json::array()))
      if (!sums.contains(tile.value("picture_sha256", ""))) tiles.push_back(tile);
  }
  for (const EnrolledTile& tile : enrolment->tiles) {
    std::string file;
    if (tile.state == TileState::kNamed) {
      file = folder_.free_name(catalogue_->type(tile.type).id, sums) + ".png";
      files[file] = encoded(tile.face);
    }
    tiles.push_back(record_of(tile, pictures, file, *catalogue_));
  }
  const auto sheet = calibration::contact_sheet(*enrolment, *catalogue_);
  if (!sheet) return tl::unexpected(sheet.error());
  files[std::string(calibration::kEnrolledName) + ".png"] = encoded(*sheet);
  const nlohmann::json record{
      {"version", 1}, {"sets", catalogue_->set_names()}, {"edition", edition_}, {"tiles", tiles}};
  files[std::string(calibration::kEnrolledName) + ".json"] = record.dump(1) + "\n";
  if (const auto written = folder_.write(files, sums); !written) return tl::unexpected(written.error());
  return enrolment;
}

std::string outcome_in_words(const calibration::Enrolment& enrolment, const std::string& folder) {
  std::map<TileState, int> count;
  for (const EnrolledTile& tile : enrolment.tiles) ++count[tile.state];
  std::string line = fmt::format("{} faces saved in {}", count[TileState::kNamed], folder);
  if (count[TileState::kKnown] > 0) line += fmt::format(", {} were there already", count[TileState::kKnown]);
  if (count[TileState::kSeenTwice] > 0)
    line += fmt::format(", {} tiles seen twice", count[TileState::kSeenTwice]);
  if (count[TileState::kLeftOut] > 0) line += fmt::format(", {} left out", count[TileState::kLeftOut]);
  return line;
}

Result<std::string> learn_picture(const cv::Mat& picture, const std::filesystem::path& file,
                                  const std::string& folder, const TileOptions& tiles) {
  auto job = EnrolJob::open(folder, tiles);
  if (!job) return tl::unexpected(job.error());
  EnrolPictures pictures;
  if (file.empty()) {
    add_taken_picture(pictures, picture);
  } else {
    auto loaded = load_enrol_pictures({file.string()});
    if (!loaded) return tl::unexpected(loaded.error());
    pictures = std::move(*loaded);
  }
  const auto enrolment = job->run(pictures, {});
  if (!enrolment) return tl::unexpected(enrolment.error());
  std::map<TileState, int> count;
  for (const EnrolledTile& tile : enrolment->tiles) ++count[tile.state];
  std::string words = fmt::format("Faces saved in {}: {}.", folder, count[TileState::kNamed]);
  for (const auto& [state, what] :
       {std::pair{TileState::kKnown, "Were there already"}, std::pair{TileState::kSeenTwice, "Seen twice"},
        std::pair{TileState::kLeftOut, "Left out"}}) {
    if (count[state] > 0) words += fmt::format(" {}: {}.", what, count[state]);
  }
  if (count[TileState::kDoubtful] > 0) {
    words += fmt::format(" Not named for certain: {} (see {}/enrolled.png); `tilewatch enrol` names them.",
                         count[TileState::kDoubtful], folder);
  }
  return words;
}

int doubtful_in(const calibration::Enrolment& enrolment) {
  return static_cast<int>(
      std::count_if(enrolment.tiles.begin(), enrolment.tiles.end(),
                    [](const EnrolledTile& tile) { return tile.state == TileState::kDoubtful; }));
}

}  // namespace tilewatch::app
