// SPDX-License-Identifier: MIT
// Not a test: how well a whole box laid out is enrolled. measure_enrol [ART_DIR] [PICTURES_DIR]: with the
// faces of an art folder (else our own drawings), on three grounds, apart and touching; the pictures are kept
// if a folder is named.
#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>

#include "calibration/enrol/cut_face.h"
#include "calibration/enrol/enrol.h"
#include "tests/calibration/laid_out.h"
#include "vision/table/quads.h"
#include "vision/tiles/art_library.h"
#include "vision/tiles/quad_frame.h"

using namespace tilewatch;

namespace {

/// The laid tile that lies where a tile was found; nothing when none does.
const test::LaidTile* laid_at(const test::LaidOut& truth, const vision::Quad& quad) {
  for (const auto& tile : truth.tiles)
    if (cv::norm(vision::middle_of(tile.corners) - vision::middle_of(quad)) < 0.3 * vision::quad_side(quad))
      return &tile;
  return nullptr;
}

}  // namespace

int main(int argc, char** argv) {
  std::setvbuf(stdout, nullptr, _IOLBF, 0);
  const auto catalogue = catalogue::Catalogue::load({"base"}).value();
  const auto network = vision::TopologyNetwork::load({.cores = 2}).value();
  vision::ArtLibrary art = vision::ArtLibrary::from_drawings(*catalogue, 5);
  if (argc > 1 && *argv[1] != 0) art = vision::ArtLibrary::from_folders(*catalogue, {argv[1]}).value();
  std::vector<cv::Mat> faces;
  for (const auto& face : art.faces()) faces.push_back(face.picture);
  if (argc > 1 && *argv[1] != 0) {
    // The library keeps small pictures; what is printed is finer.
    for (std::size_t i = 0; i < faces.size(); ++i)
      for (const char* ending : {".jpg", ".png"}) {
        const std::string file = std::string(argv[1]) + "/" + art.faces()[i].name + ending;
        if (std::filesystem::exists(file)) faces[i] = cv::imread(file);
      }
  }
  constexpr std::array<const char*, 3> kGrounds{"plain", "wood", "cloth"};
  for (int ground = argc > 3 ? std::atoi(argv[3]) : 0; ground < 3; ++ground) {
    for (const bool touching : {false, true}) {
      test::LayOut how;
      how.ground = static_cast<test::Ground>(ground);
      how.touching = touching;
      how.seed = static_cast<std::uint32_t>(7 + ground);
      const test::LaidOut laid = test::lay_out(faces, how);
      const std::string name =
          fmt::format("{}_{}", kGrounds[static_cast<std::size_t>(ground)], touching ? "touching" : "apart");
      if (argc > 2) cv::imwrite(fmt::format("{}/{}.png", argv[2], name), laid.picture);
      const auto begin = std::chrono::steady_clock::now();
      const auto enrolled = calibration::enrol({laid.picture}, {name}, catalogue, network, {}, {});
      const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
      if (!enrolled) {
        fmt::print("{}: {}\n", name, enrolled.error().message);
        continue;
      }
      int right = 0;
      int saved_wrong = 0;
      int doubtful = 0;
      int false_tiles = 0;
      double worst = 0;
      double sum = 0;
      for (const auto& tile : enrolled->tiles) {
        const test::LaidTile* truth = laid_at(laid, tile.corners);
        const auto& face = truth ? art.face(truth->face) : art.face(0);
        bool good = truth != nullptr && tile.type == face.type;
        if (truth != nullptr) {
          // The turn: any that plays the same.
          double least = 1e9;
          for (Rotation k = 0; k < 4; ++k) {
            if (!catalogue->type(face.type).same_when_turned(0, k)) continue;
            const vision::Quad turned = vision::turned(truth->corners, k);
            double off = 0;
            for (std::size_t i = 0; i < 4; ++i) off = std::max(off, cv::norm(turned[i] - tile.corners[i]));
            least = std::min(least, off / vision::quad_side(truth->corners));
          }
          if (least > 0.4)
            good = false;
          else
            worst = std::max(worst, least), sum += least;
        }
        false_tiles += truth == nullptr;
        right += good;
        doubtful += tile.state == calibration::TileState::kDoubtful;
        saved_wrong += !good && tile.state == calibration::TileState::kNamed;
        if (!good || tile.state == calibration::TileState::kDoubtful)
          fmt::print("  at {:.0f} {:.0f}: {} {} is {} ({:.3f}, {}, sharp {:.2f})\n",
                     vision::middle_of(tile.corners).x, vision::middle_of(tile.corners).y, tile.number,
                     truth ? face.name : "nothing",
                     tile.type < catalogue->types().size() ? catalogue->type(tile.type).id : "?",
                     tile.confidence, to_string(tile.state), calibration::sharpness_of(tile.face));
      }
      fmt::print(
          "{}: found {}, right {}, false {}, doubtful {}, saved wrong {}; corner off {:.3f} mean, {:.3f} "
          "worst tiles; tile {:.0f} px, sharp {:.2f}; {:.1f} s\n",
          name, enrolled->tiles.size(), right, false_tiles, doubtful, saved_wrong, sum / std::max(1, right),
          worst, vision::quad_side(laid.tiles[0].corners), calibration::sharpness_of(enrolled->tiles[0].face),
          took.count());
    }
  }
}
