// SPDX-License-Identifier: MIT
// Measures find_board on labelled pictures: not a test, a tool for whoever changes the search.
//   measure_board ART_FOLDER[,ART_FOLDER...] [--draw FOLDER] PICTURE TRUTH.json|- [PICTURE TRUTH ...]
// Prints a line a picture: tiles asked, found, false, with the right type, errors of the corners in pixels,
// time.
#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <ctime>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <sstream>

#include "engine/catalogue/catalogue.h"
#include "tests/support/paths.h"
#include "vision/table/find_board.h"

using namespace tilewatch;
using namespace tilewatch::vision;
using nlohmann::json;

namespace {

struct TrueTile {
  Quad corners{};
  std::string type;   // empty: not known by name
  std::string edges;  // N E S W as it lies, '?' where unknown
  bool asked = true;
};

json read_json(const std::filesystem::path& file) {
  std::ifstream in(file);
  return json::parse(in);
}

cv::Point2f through(const json& h, double x, double y) {
  const auto row = [&](int i) {
    return h[i][0].get<double>() * x + h[i][1].get<double>() * y + h[i][2].get<double>();
  };
  return {static_cast<float>(row(0) / row(2)), static_cast<float>(row(1) / row(2))};
}

std::vector<TrueTile> load_truth(const std::filesystem::path& file) {
  std::vector<TrueTile> tiles;
  const json d = read_json(file);
  static const json faces = [] {
    const auto shared = test::shared_folder();
    return shared ? read_json(*shared / "scenes" / "faces.json") : json::object();
  }();
  for (const auto& t : d["tiles"]) {
    TrueTile tile;
    if (d.contains("homography_grid_to_px")) {
      const double c = t["col"].get<double>();
      const double r = t["row"].get<double>();
      const auto& h = d["homography_grid_to_px"];
      tile.corners = {through(h, c, r), through(h, c + 1, r), through(h, c + 1, r + 1), through(h, c, r + 1)};
      for (const char* side : {"N", "E", "S", "W"}) {
        const std::string e = t[side].is_null() ? "?" : t[side].get<std::string>();
        tile.edges += e == "V" ? "W" : e;
      }
    } else {
      for (std::size_t i = 0; i < 4; ++i)
        tile.corners[i] = {t["corners"][i][0].get<float>(), t["corners"][i][1].get<float>()};
      tile.asked = t.value("visible", 1.0) >= 0.35;
      if (t.contains("type")) {
        tile.type = t["type"];
        tile.edges = t["edges"];
      } else {
        const std::string scan = t["file"];
        tile.type = faces.at(scan).at("type");
        // The scan's name is W S E N.
        std::string ring{scan[3], scan[2], scan[1], scan[0]};
        for (auto& c : ring) c = c == 'G' ? 'F' : c == 'T' ? 'C' : c;
        const auto k = static_cast<std::size_t>(t["turns"].get<int>() % 4);
        tile.edges = ring.substr(4 - k) + ring.substr(0, 4 - k);
      }
    }
    tiles.push_back(tile);
  }
  return tiles;
}

cv::Point2f middle(const Quad& q) { return (q[0] + q[1] + q[2] + q[3]) * 0.25F; }

double shortest(const Quad& q) {
  double s = 1e9;
  for (std::size_t i = 0; i < 4; ++i) s = std::min(s, cv::norm(q[i] - q[(i + 1) % 4]));
  return s;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> args(argv + 1, argv + argc);
  if (args.size() < 3) {
    std::cerr << "measure_board ART[,ART...] [--draw FOLDER] [--sets base,...] PICTURE TRUTH|- ...\n";
    return 2;
  }
  std::vector<std::filesystem::path> art;
  std::stringstream list(args[0]);
  for (std::string part; std::getline(list, part, ',');) art.emplace_back(part);
  args.erase(args.begin());
  std::string draw;
  std::vector<std::string> sets{"base"};
  while (args.size() > 2 && (args[0] == "--draw" || args[0] == "--sets")) {
    if (args[0] == "--draw") {
      draw = args[1];
    } else {
      sets.clear();
      std::stringstream names(args[1]);
      for (std::string part; std::getline(names, part, ',');) sets.push_back(part);
    }
    args.erase(args.begin(), args.begin() + 2);
  }
  const auto catalogue = catalogue::Catalogue::load(sets, Edition::kC3);
  if (!catalogue) {
    std::cerr << catalogue.error().message << "\n";
    return 1;
  }
  auto library = ArtLibrary::from_folders(**catalogue, art);
  if (!library) {
    std::cerr << library.error().message << "\n";
    return 1;
  }
  const ArtReader reader(std::make_shared<ArtLibrary>(std::move(*library)));
  using Clock = std::chrono::steady_clock;
  auto t0 = Clock::now();
  const BoardFinder finder(reader);
  fmt::print("faces {} prepared in {} ms\n", reader.library().faces().size(),
             std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - t0).count());
  std::size_t asked = 0;
  std::size_t found = 0;
  std::size_t wrong = 0;
  std::size_t right = 0;
  for (std::size_t k = 0; k + 1 < args.size(); k += 2) {
    const cv::Mat picture = cv::imread(args[k]);
    t0 = Clock::now();
    const auto c0 = std::clock();
    FindBoardOptions options;
    options.start_type = (*catalogue)->start_type();
    const auto board = finder.find(picture, options);
    const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - t0).count();
    const auto cpu = (std::clock() - c0) * 1000 / CLOCKS_PER_SEC;
    const auto name = std::filesystem::path(args[k]).stem().string();
    if (!board) fmt::print("{}: {} ms: {}\n", name, ms, board.error().message);
    const std::vector<TileReading> tiles = board ? board->tiles : std::vector<TileReading>{};
    if (args[k + 1] == "-") {
      fmt::print("{}: tiles {} ms {}\n", name, tiles.size(), ms);
    } else {
      const auto truth = load_truth(args[k + 1]);
      std::vector<bool> used(tiles.size(), false);
      std::size_t a = 0;
      std::size_t f = 0;
      std::vector<std::pair<const TrueTile*, const TileReading*>> pairs;
      std::vector<double> errors;
      for (const bool wanted : {true, false}) {
        for (const auto& t : truth) {
          if (t.asked != wanted) continue;
          a += wanted;
          std::size_t best = tiles.size();
          double distance = 0.5 * shortest(t.corners);
          for (std::size_t i = 0; i < tiles.size(); ++i) {
            const double e = cv::norm(middle(tiles[i].corners) - middle(t.corners));
            if (!used[i] && e < distance) {
              distance = e;
              best = i;
            }
          }
          if (best == tiles.size()) {
            if (wanted)
              fmt::print("   missed {} {} at {:.0f},{:.0f}\n", t.type, t.edges, middle(t.corners).x,
                         middle(t.corners).y);
            continue;
          }
          used[best] = true;
          if (!wanted) continue;
          ++f;
          pairs.emplace_back(&t, &tiles[best]);
          double e = 1e9;
          for (std::size_t turn = 0; turn < 4; ++turn) {
            double m = 0;
            for (std::size_t i = 0; i < 4; ++i)
              m = std::max(m, cv::norm(t.corners[(i + turn) % 4] - tiles[best].corners[i]));
            e = std::min(e, m);
          }
          errors.push_back(e / shortest(t.corners));
        }
      }
      std::size_t w = 0;
      for (std::size_t i = 0; i < tiles.size(); ++i) {
        if (used[i]) continue;
        ++w;
        fmt::print("   false at {:.0f},{:.0f} p {:.2f} tile {:.2f}\n", middle(tiles[i].corners).x,
                   middle(tiles[i].corners).y,
                   tiles[i].candidates.empty() ? 0 : tiles[i].candidates[0].probability, tiles[i].is_tile);
      }
      // The board's north is free: the quarter turn that most tiles agree with.
      std::size_t r = 0;
      std::vector<std::string> best_wrong;
      for (Rotation turn = 0; turn < 4; ++turn) {
        std::size_t ok = 0;
        std::vector<std::string> wrong_ones;
        for (const auto& [t, s] : pairs) {
          if (s->candidates.empty()) continue;
          const auto& c = s->candidates.front();
          const auto& type = (*catalogue)->type(c.type);
          const std::string e = type.edge_letters(static_cast<Rotation>((c.rotation + turn) % 4));
          bool same = t->type.empty() || t->type == type.id;
          for (std::size_t i = 0; i < 4; ++i) same = same && (t->edges[i] == '?' || t->edges[i] == e[i]);
          ok += same;
          if (!same)
            wrong_ones.push_back(fmt::format(
                "   wrong {} {} read as {} {} p {:.2f} tile {:.2f} at {:.0f},{:.0f}", t->type, t->edges,
                type.id, e, c.probability, s->is_tile, middle(t->corners).x, middle(t->corners).y));
        }
        if (ok >= r) {
          r = ok;
          best_wrong = wrong_ones;
        }
      }
      for (const auto& line : best_wrong) fmt::print("{}\n", line);
      std::sort(errors.begin(), errors.end());
      const auto at = [&](double q) {
        return errors.empty()
                   ? 0.0
                   : errors[std::min(errors.size() - 1,
                                     static_cast<std::size_t>(q * static_cast<double>(errors.size())))];
      };
      fmt::print(
          "{}: asked {} found {} false {} right {} corner error (tiles) median {:.3f} 90% {:.3f} max {:.3f} "
          "ms {} cpu {}\n",
          name, a, f, w, r, at(0.5), at(0.9), at(1), ms, cpu);
      if (board) {
        fmt::print("   focal {:.0f} k1 {:.3f}", board->geometry.focal_px, board->geometry.k1);
        const json d = read_json(args[k + 1]);
        if (d.contains("camera")) {
          std::vector<TileReading> all;
          for (const auto& t : d["tiles"]) {
            TileReading tile;
            tile.cell = {t["col"].get<int>(), t["row"].get<int>()};
            for (std::size_t i = 0; i < 4; ++i)
              tile.corners[i] = {t["corners"][i][0].get<float>(), t["corners"][i][1].get<float>()};
            const auto turn = static_cast<std::ptrdiff_t>((4 - t["turns"].get<int>() % 4) % 4);
            std::rotate(tile.corners.begin(), tile.corners.begin() + turn, tile.corners.end());
            all.push_back(tile);
          }
          const auto fitted = fit_geometry(picture.size(), all);
          std::vector<double> rest;
          for (const auto& t : all)
            rest.push_back(cv::norm(middle(t.corners) - middle(fitted.quad_of(t.cell))) /
                           fitted.tile_px(t.cell));
          std::sort(rest.begin(), rest.end());
          fmt::print("; fitted to the true corners {:.0f} {:.3f} rest {:.3f} {:.3f}; true {:.0f} {:.3f}",
                     fitted.focal_px, fitted.k1, rest[rest.size() / 2], rest.back(),
                     d["camera"]["K"][0][0].get<double>(), d["camera"]["dist"]["coeffs"][0].get<double>());
        }
        fmt::print("\n");
      }
      asked += a;
      found += f;
      wrong += w;
      right += r;
    }
    if (!draw.empty() && board) {
      cv::Mat out = picture.clone();
      for (const auto& t : tiles) {
        std::vector<cv::Point> outline;
        for (const auto& p : t.corners) outline.emplace_back(cvRound(p.x), cvRound(p.y));
        cv::polylines(out, outline, true, {255, 0, 255}, std::max(1, picture.cols / 900));
        cv::putText(out, fmt::format("{},{}", t.cell.x, t.cell.y), outline[0] + cv::Point(4, 16),
                    cv::FONT_HERSHEY_SIMPLEX, picture.cols / 4000.0, {255, 255, 255}, 1);
      }
      cv::imwrite(draw + "/" + name + ".jpg", out);
    }
    std::fflush(stdout);
  }
  fmt::print("total: asked {} found {} false {} right {}\n", asked, found, wrong, right);
  return 0;
}
