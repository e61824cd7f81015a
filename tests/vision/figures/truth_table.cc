// SPDX-License-Identifier: MIT
#include "tests/vision/figures/truth_table.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <random>
#include <stdexcept>

namespace tilewatch::test {
namespace {

using nlohmann::json;

json read_json(const std::filesystem::path& file) {
  std::ifstream in(file);
  if (!in) throw std::runtime_error("cannot read " + file.string());
  return json::parse(in);
}

int face_called(const vision::ArtLibrary& art, const std::string& name) {
  for (std::size_t i = 0; i < art.faces().size(); ++i)
    if (art.faces()[i].name == name) return static_cast<int>(i);
  throw std::runtime_error("the art has no face " + name);
}

}  // namespace

TrueTable load_true_table(const std::filesystem::path& folder, const std::string& name,
                          const std::filesystem::path& faces_json, const vision::ArtLibrary& art,
                          double shake_px) {
  const json truth = read_json(folder / "truth" / (name + ".json"));
  const json faces = read_json(faces_json);
  TrueTable table;
  table.name = name;
  table.picture = cv::imread((folder / "img" / (name + ".jpg")).string());
  if (table.picture.empty()) throw std::runtime_error("no picture " + name);
  table.hand = truth.contains("hand") && !truth["hand"].is_null();
  std::seed_seq seed(name.begin(), name.end());
  std::mt19937 random(seed);
  std::normal_distribution<float> shake(0.F, static_cast<float>(shake_px));

  for (const auto& t : truth["tiles"]) {
    if (t.value("visible", 1.0) < 0.35) continue;
    vision::TileReading reading;
    reading.cell = {t["col"].get<int>(), t["row"].get<int>()};
    const auto file = t["file"].get<std::string>();
    const int turns = ((t["turns"].get<int>() % 4) + 4) % 4;
    vision::TileCandidate candidate;
    int from_reference = turns;
    if (t.contains("type")) {
      candidate.face = face_called(art, std::filesystem::path(file).stem().string());
    } else {
      const auto& entry = faces.at(file);
      candidate.face = face_called(art, entry["face"].get<std::string>());
      from_reference = turns + entry["quarter_turns_from_reference"].get<int>();
    }
    candidate.rotation = static_cast<Rotation>(((from_reference % 4) + 4) % 4);
    candidate.type = art.face(candidate.face).type;
    candidate.probability = 1;
    reading.candidates.push_back(candidate);
    // The truth gives the tile's own corners; a reading begins with the one that lies north-west. Films store
    // faces in the reference orientation, stills as scanned: `turns` counts from what is stored.
    for (std::size_t i = 0; i < 4; ++i) {
      const auto& corner = t["corners"][(i + 4 - static_cast<std::size_t>(turns)) % 4];
      reading.corners[i] = {corner[0].get<float>() + shake(random), corner[1].get<float>() + shake(random)};
    }
    table.tiles.push_back(reading);
  }
  for (const auto& f : truth["figures"]) {
    TrueFigure figure;
    figure.kind = *figure_kind_from(f["kind"].get<std::string>());
    if (f["colour"].is_string()) figure.colour = colour_from(f["colour"].get<std::string>());
    figure.pose = *pose_from(f["pose"].get<std::string>());
    if (f["on"].is_string()) figure.on = feature_kind_from(f["on"].get<std::string>());
    figure.foot = {f["foot"][0].get<float>(), f["foot"][1].get<float>()};
    figure.cell = {f["col"].get<int>(), f["row"].get<int>()};
    figure.visible_px = f["visible_px"].get<int>();
    for (const auto& t : truth["tiles"]) {
      if (t["index"] != f["tile"]) continue;
      figure.tile_px = 1e9;
      for (std::size_t i = 0; i < 4; ++i) {
        const auto& a = t["corners"][i];
        const auto& b = t["corners"][(i + 1) % 4];
        figure.tile_px = std::min(figure.tile_px, std::hypot(a[0].get<double>() - b[0].get<double>(),
                                                             a[1].get<double>() - b[1].get<double>()));
      }
    }
    table.figures.push_back(figure);
  }
  return table;
}

}  // namespace tilewatch::test
