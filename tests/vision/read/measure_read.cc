// SPDX-License-Identifier: MIT
// Reads pictures, with art or without, and writes what ../shared/tools/score_reading.py compares with labels:
// not a test, a tool for whoever changes the reader.
//   measure_read [--art DIR[,DIR...]] [--sets base,...] [--no-network] [--figures] OUT_FOLDER PICTURE...
#include <fmt/format.h>

#include <chrono>
#include <ctime>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "vision/read_board.h"
#include "vision/tiles/picture_file.h"

using namespace tilewatch;
using namespace tilewatch::vision;
using nlohmann::ordered_json;

namespace {

std::vector<std::string> parts(const std::string& list) {
  std::vector<std::string> result;
  std::stringstream stream(list);
  for (std::string part; std::getline(stream, part, ',');) result.push_back(part);
  return result;
}

ordered_json to_json(const BoardReading& reading, const catalogue::Catalogue& catalogue) {
  ordered_json json{{"tiles", ordered_json::array()}, {"figures", ordered_json::array()}};
  for (const TileReading& tile : reading.tiles) {
    if (tile.candidates.empty()) continue;
    const TileCandidate& best = tile.candidates.front();
    ordered_json t{{"cell", {tile.cell.x, tile.cell.y}},
                   {"type", catalogue.type(best.type).id},
                   {"rotation", best.rotation},
                   {"edges", catalogue.type(best.type).edge_letters(best.rotation)},
                   {"confidence", best.probability * tile.is_tile},
                   {"is_tile", tile.is_tile},
                   {"reader", to_string(tile.reader)},
                   {"corners", ordered_json::array()},
                   {"alternatives", ordered_json::array()}};
    for (const auto& p : tile.corners) t["corners"].push_back({p.x, p.y});
    for (std::size_t k = 1; k < tile.candidates.size(); ++k)
      t["alternatives"].push_back({catalogue.type(tile.candidates[k].type).id, tile.candidates[k].rotation,
                                   tile.candidates[k].probability});
    json["tiles"].push_back(std::move(t));
  }
  for (const FigureReading& figure : reading.figures) {
    const FeatureKind on = figure.on.empty() ? FeatureKind::kTile : figure.on.front().piece.kind;
    json["figures"].push_back({{"kind", to_string(figure.kind)},
                               {"colour", to_string(figure.colour)},
                               {"pose", to_string(figure.pose)},
                               {"on", to_string(on)},
                               {"cell", {figure.cell.x, figure.cell.y}},
                               {"foot", {figure.foot.x, figure.foot.y}},
                               {"confidence", figure.confidence}});
  }
  return json;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> args(argv + 1, argv + argc);
  std::vector<std::string> sets{"base"};
  std::vector<std::filesystem::path> folders;
  bool with_network = true;
  ReadOptions options;
  options.figures = false;
  while (!args.empty() && args[0].starts_with("--")) {
    if (args[0] == "--no-network") {
      with_network = false;
    } else if (args[0] == "--figures") {
      options.figures = true;
    } else if (args.size() > 1 && args[0] == "--art") {
      for (const std::string& folder : parts(args[1])) folders.emplace_back(folder);
      args.erase(args.begin());
    } else if (args.size() > 1 && args[0] == "--sets") {
      sets = parts(args[1]);
      args.erase(args.begin());
    }
    args.erase(args.begin());
  }
  if (args.size() < 2) {
    std::cerr << "measure_read [--art DIR,...] [--sets base,...] [--no-network] [--figures] OUT PICTURE...\n";
    return 2;
  }
  const auto catalogue = catalogue::Catalogue::load(sets, Edition::kC3);
  if (!catalogue) return std::cerr << catalogue.error().message << "\n", 1;
  auto art = std::make_shared<ArtLibrary>();
  if (!folders.empty()) {
    auto loaded = ArtLibrary::from_folders(**catalogue, folders);
    if (!loaded) return std::cerr << loaded.error().message << "\n", 1;
    *art = std::move(*loaded);
  }
  std::shared_ptr<const TopologyNetwork> network;
  if (with_network) {
    const auto loaded = TopologyNetwork::load({.cores = cv::getNumThreads()});
    if (!loaded) return std::cerr << loaded.error().message << "\n", 1;
    network = *loaded;
  }
  const BoardReader reader(*catalogue, art, network);
  std::filesystem::create_directories(args[0]);
  for (std::size_t i = 1; i < args.size(); ++i) {
    const auto name = std::filesystem::path(args[i]).stem().string();
    const auto picture = load_picture(args[i]);
    if (!picture) {
      fmt::print("{}: {}\n", name, picture.error().message);
      continue;
    }
    const auto cpu = std::clock();
    const auto start = std::chrono::steady_clock::now();
    const auto reading = reader.read(*picture, options);
    const double ms =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    const double cpu_ms = static_cast<double>(std::clock() - cpu) * 1000 / CLOCKS_PER_SEC;
    std::ofstream out(std::filesystem::path{args[0]} / (name + ".json"));
    if (!reading) {
      fmt::print("{}: {:.0f} ms, cpu {:.0f}: {}\n", name, ms, cpu_ms, reading.error().message);
      continue;
    }
    std::map<std::string_view, int> by;
    for (const TileReading& tile : reading->tiles) ++by[to_string(tile.reader)];
    std::string who;
    for (const auto& [reader_name, count] : by) who += fmt::format(" {} {}", reader_name, count);
    fmt::print("{}: {} tiles ({} ), {} problems, {:.0f} ms, cpu {:.0f}\n", name, reading->tiles.size(), who,
               reading->problems.size(), ms, cpu_ms);
    std::fflush(stdout);
    out << to_json(*reading, **catalogue).dump(1) << "\n";
  }
  return 0;
}
