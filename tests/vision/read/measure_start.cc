// SPDX-License-Identifier: MIT
// Measures how a tile that lies alone on the table is found and read without its art: not a test, a tool for
// whoever changes the search.
//   measure_start [--from N] [--to N] [--every N] [--art DIR[,DIR...]] [--draw DIR]   painted tables
//   measure_start [--every N] PICTURE...                                                 pictures
// Without --art the tiles are our own drawings. Every fourth painted table is bare.
// With --draw they are written to the folder, their corners printed, and nothing is searched.
#include <fmt/format.h>

#include <chrono>
#include <iostream>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <sstream>

#include "tests/vision/read/lone_tile.h"
#include "vision/table/find_board.h"

using namespace tilewatch;
using namespace tilewatch::vision;

namespace {

double corner_error(const Quad& seen, const Quad& truth) {
  double best = 1e9;
  for (std::size_t turn = 0; turn < 4; ++turn) {
    double most = 0;
    for (std::size_t i = 0; i < 4; ++i) most = std::max(most, cv::norm(seen[(i + turn) % 4] - truth[i]));
    best = std::min(best, most);
  }
  return best;
}

double side_of(const Quad& q) {
  return std::sqrt(std::abs(cv::contourArea(std::vector<cv::Point2f>(q.begin(), q.end()))));
}

/// Does the reading say that the drawing's north points to where it does?
bool same_way(const TileReading& tile, const Quad& truth, const catalogue::TileType& type) {
  const cv::Point2f north = truth[1] - truth[0];  // along the drawing's north side
  for (Rotation r = 0; r < 4; ++r) {
    if (!type.same_when_turned(tile.candidates.front().rotation, r)) continue;
    // The drawing's north-west corner lies r corners further on, clockwise.
    const cv::Point2f along = tile.corners[(r + 1U) % 4] - tile.corners[r];
    if (along.dot(north) > 0.8 * cv::norm(along) * cv::norm(north)) return true;
  }
  return false;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> args(argv + 1, argv + argc);
  std::uint32_t from = 0;
  std::uint32_t to = 30;
  std::uint32_t every = 1;
  std::vector<std::filesystem::path> folders;
  std::string draw;
  while (args.size() > 1 && args[0].starts_with("--")) {
    const auto number = [&] { return static_cast<std::uint32_t>(std::stoul(args[1])); };
    if (args[0] == "--from") from = number();
    if (args[0] == "--to") to = number();
    if (args[0] == "--every") every = number();
    if (args[0] == "--draw") draw = args[1];
    if (args[0] == "--art") {
      std::stringstream list(args[1]);
      for (std::string part; std::getline(list, part, ',');) folders.emplace_back(part);
    }
    args.erase(args.begin(), args.begin() + 2);
  }
  const auto catalogue = *catalogue::Catalogue::load({"base"});
  const auto start = catalogue->start_type();
  std::vector<cv::Mat> faces;
  const auto gather = [&](const Result<ArtLibrary>& art) {
    if (!art) return;
    for (const Face& face : art->faces())
      if (face.type == start) faces.push_back(face.picture);
  };
  for (const auto& folder : folders) gather(ArtLibrary::from_folders(*catalogue, {folder}));
  for (std::uint32_t seed = 1; folders.empty() && seed < 4; ++seed)
    gather(ArtLibrary::from_drawings(*catalogue, seed));
  const auto network = TopologyNetwork::load({.cores = cv::getNumThreads()});
  if (!network) return std::cerr << network.error().message << "\n", 1;
  const TopologyReader reader(*network, catalogue);
  const BoardFinder finder(TileReaders{nullptr, &reader});
  FindBoardOptions options;
  options.start_type = start;
  double slowest = 0;
  double sum_ms = 0;
  const auto find = [&](const cv::Mat& picture) {
    const auto begin = std::chrono::steady_clock::now();
    auto board = finder.find(picture, options);
    const double ms =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    slowest = std::max(slowest, ms);
    sum_ms += ms;
    return board;
  };
  if (!args.empty()) {
    for (const std::string& file : args) {
      const auto board = find(cv::imread(file));
      fmt::print("{}: {:.0f} ms, {}\n", file, sum_ms,
                 board ? fmt::format("{} tiles", board->tiles.size()) : board.error().message);
      sum_ms = 0;
      if (!board) continue;
      for (const auto& tile : board->tiles)
        fmt::print("  {} {} turned {} p {:.3f} is_tile {:.2f} at {:.0f},{:.0f} side {:.0f}\n",
                   to_string(tile.cell), catalogue->type(tile.candidates[0].type).id,
                   tile.candidates[0].rotation, tile.candidates[0].probability, tile.is_tile,
                   tile.corners[0].x, tile.corners[0].y, side_of(tile.corners));
    }
    return 0;
  }
  int asked = 0, found = 0, right = 0, sure_and_wrong = 0, bare = 0, false_tiles = 0;
  for (std::uint32_t seed = from; seed < to; seed += every) {
    const bool empty = seed % 4 == 3;
    const auto how = test::any_lone_tile(seed);
    const cv::Mat face = empty ? cv::Mat() : faces[seed % faces.size()];
    const auto photo = test::lone_tile(face, how);
    if (!draw.empty()) {
      cv::imwrite(fmt::format("{}/{:03}.png", draw, seed), photo.picture);
      fmt::print("{:03}", seed);
      for (const auto& p : photo.corners) fmt::print(" {:.1f} {:.1f}", p.x, p.y);
      fmt::print("\n");
      continue;
    }
    const auto board = find(photo.picture);
    std::string what = board ? "" : board.error().message;
    bool seen = false;
    if (board) {
      for (const auto& tile : board->tiles) {
        const double side = empty ? 1 : side_of(photo.corners);
        const double error = empty ? 1e9 : corner_error(tile.corners, photo.corners) / side;
        const auto& best = tile.candidates.front();
        const auto& type = catalogue->type(best.type);
        what += fmt::format(" {} p {:.2f} is_tile {:.2f} off {:.2f}", type.id, best.probability, tile.is_tile,
                            std::min(99.0, error));
        if (error > 0.25) {
          ++false_tiles;
          what += " FALSE";
          continue;
        }
        seen = true;
        const bool same = best.type == start && same_way(tile, photo.corners, type);
        right += same;
        if (!same) what += " WRONG";
        sure_and_wrong += !same && best.probability * tile.is_tile > 0.9;
      }
    }
    bare += empty;
    asked += !empty;
    found += seen;
    fmt::print("{:3} {}x{} tile {:.0f} px tilt {:.0f}{}: {}\n", seed, how.size.width, how.size.height,
               empty ? 0.0 : side_of(photo.corners), how.tilt_deg, empty ? " bare" : "", what);
    std::fflush(stdout);
  }
  fmt::print(
      "{} tables: {} with a tile: found {}, right {}; sure and wrong {}; false tiles {} (bare tables {}); "
      "mean {:.0f} ms, slowest {:.0f}\n",
      asked + bare, asked, found, right, sure_and_wrong, false_tiles, bare, sum_ms / (asked + bare), slowest);
}
