// SPDX-License-Identifier: MIT
// Measures the watcher on a filmed game with truth: measure_watch [--sets base,...] FILM_FOLDER [ART_FOLDER].
// Not a test.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "vision/source/open_source.h"
#include "vision/watch/watcher.h"

using namespace tilewatch;

int main(int argc, char** argv) {
  std::vector<std::string> sets{"base"};
  if (argc > 3 && std::string(argv[1]) == "--sets") {
    sets.clear();
    std::stringstream names(argv[2]);
    for (std::string name; std::getline(names, name, ',');) sets.push_back(name);
    argv += 2;
    argc -= 2;
  }
  if (argc < 2) {
    std::fprintf(stderr, "usage: measure_watch [--sets base,...] FILM [ART]\n");
    return 2;
  }
  const std::filesystem::path film = argv[1];
  auto catalogue = catalogue::Catalogue::load(sets);
  Result<vision::ArtLibrary> art = vision::ArtLibrary();
  if (argc > 2) art = vision::ArtLibrary::from_folders(**catalogue, {argv[2]});
  const auto network = vision::TopologyNetwork::load();
  if (!art) {
    std::fprintf(stderr, "%s\n", art.error().message.c_str());
    return 3;
  }
  nlohmann::json faces;
  if (std::filesystem::exists(film / "../../faces.json")) std::ifstream(film / "../../faces.json") >> faces;
  auto source = vision::open_pictures(film / "img");
  vision::WatchOptions options;
  options.stills = true;
  options.kinds = {FigureKind::kMeeple};
  if (std::find(sets.begin(), sets.end(), "mage_witch") != sets.end())
    options.kinds = {FigureKind::kMeeple, FigureKind::kMage, FigureKind::kWitch};
  if (network) options.network = *network;
  vision::Watcher watcher(*catalogue, std::make_shared<vision::ArtLibrary>(std::move(*art)), options);
  int tile_errors = 0, figure_errors = 0, frames = 0, hand_wrong = 0;
  double slowest = 0;
  Cell origin{};
  int turn = -1;
  while (true) {
    auto frame = (*source)->next();
    if (!frame || frame->bgr.empty()) break;
    const std::int64_t t0 = cv::getTickCount();
    const auto reading = watcher.look(*frame);
    const double ms = static_cast<double>(cv::getTickCount() - t0) * 1000.0 / cv::getTickFrequency();
    if (frames > 0) slowest = std::max(slowest, ms);
    ++frames;
    nlohmann::json truth;
    std::ifstream(film / "truth" / (std::filesystem::path(frame->name).stem().string() + ".json")) >> truth;
    const bool hand = truth.contains("hand") && !truth["hand"].is_null();
    if (!reading) {
      std::printf("%s no reading\n", frame->name.c_str());
      continue;
    }
    if (hand != (reading->state == bus::TableState::kHand)) {
      std::printf("%s hand %d but state %d %s\n", frame->name.c_str(), hand, static_cast<int>(reading->state),
                  reading->trouble.c_str());
      ++hand_wrong;
    }
    if (reading->state != bus::TableState::kStill || hand) continue;
    std::map<Cell, std::pair<std::string, int>> want;
    std::map<int, Cell> by_index;
    for (const auto& t : truth["tiles"]) {
      std::string type;
      int k = t["turns"].get<int>();
      if (t.contains("type"))
        type = t["type"];
      else {
        const auto& f = faces[std::filesystem::path(t["file"].get<std::string>()).filename().string()];
        type = f["type"];
        k = (k + f["quarter_turns_from_reference"].get<int>()) % 4;
      }
      const Cell c{t["col"].get<int>(), t["row"].get<int>()};
      want[c] = {type, k};
      by_index[t["index"].get<int>()] = c;
    }
    if (turn < 0) {
      origin = want.begin()->first;
      turn = (reading->tiles[0].candidates[0].rotation - want.begin()->second.second + 4) % 4;
      std::printf("board north is truth turned by %d\n", turn);
    }
    const auto to_ours = [&](Cell c) {
      c = {c.x - origin.x, c.y - origin.y};
      for (int i = 0; i < turn; ++i) c = {-c.y, c.x};
      return c;
    };
    std::map<Cell, std::pair<std::string, int>> mine;
    for (const auto& [c, v] : want) mine[to_ours(c)] = {v.first, (v.second + turn) % 4};
    std::set<Cell> seen;
    for (const auto& t : reading->tiles) {
      seen.insert(t.cell);
      const auto& b = t.candidates.front();
      const auto it = mine.find(t.cell);
      const bool same = it != mine.end() && it->second.first == b.type &&
                        (*catalogue)
                            ->type((*catalogue)->index_of(b.type))
                            .same_when_turned(b.rotation, static_cast<Rotation>(it->second.second));
      if (!same) {
        ++tile_errors;
        std::printf("%s tile %s read %s r%d p%.2f truth %s r%d\n", frame->name.c_str(),
                    to_string(t.cell).c_str(), b.type.c_str(), b.rotation, b.probability,
                    it == mine.end() ? "-" : it->second.first.c_str(),
                    it == mine.end() ? 0 : it->second.second);
      } else if (b.probability < 0.9) {
        std::printf("%s tile %s unsure p%.2f\n", frame->name.c_str(), to_string(t.cell).c_str(),
                    b.probability);
      }
    }
    for (const auto& [c, v] : mine) {
      if (!seen.contains(c)) {
        ++tile_errors;
        std::printf("%s tile %s missing (%s)\n", frame->name.c_str(), to_string(c).c_str(), v.first.c_str());
      }
    }
    std::multiset<std::string> want_figures;
    std::multiset<std::string> have_figures;
    for (const auto& f : truth["figures"]) {
      const bool looked_for = std::any_of(options.kinds.begin(), options.kinds.end(), [&](FigureKind kind) {
        return to_string(kind) == f["kind"].get<std::string>();
      });
      if (!looked_for) continue;
      const Cell c =
          f.contains("col") ? Cell{f["col"].get<int>(), f["row"].get<int>()} : by_index[f["tile"].get<int>()];
      want_figures.insert((f["kind"] == "meeple" ? f["colour"] : f["kind"]).get<std::string>() + " " +
                          to_string(to_ours(c)) + " " + f["on"].get<std::string>());
    }
    for (const auto& f : reading->figures) {
      have_figures.insert(
          std::string(f.kind == FigureKind::kMeeple ? to_string(f.colour) : to_string(f.kind)) + " " +
          to_string(f.cell) + " " + std::string(f.on.empty() ? "?" : to_string(f.on.front().kind)));
    }
    for (const auto& f : want_figures) {
      if (!have_figures.contains(f)) {
        ++figure_errors;
        std::printf("%s figure missing %s\n", frame->name.c_str(), f.c_str());
      }
    }
    for (const auto& f : have_figures) {
      if (!want_figures.contains(f)) {
        ++figure_errors;
        std::printf("%s figure false %s\n", frame->name.c_str(), f.c_str());
      }
    }
  }
  std::printf("frames %d tile_errors %d figure_errors %d hand_wrong %d slowest %.0f ms\n", frames,
              tile_errors, figure_errors, hand_wrong, slowest);
}
