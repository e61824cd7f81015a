// SPDX-License-Identifier: MIT
#include "tests/display/window/tables.h"

#include <algorithm>
#include <functional>
#include <stdexcept>

#include "engine/referee/words.h"
#include "tests/display/window/table_picture.h"
#include "tests/engine/referee/shown_game.h"

namespace tilewatch::test {
namespace {

std::shared_ptr<const catalogue::Catalogue> base() {
  static const auto kLoaded = catalogue::Catalogue::load({"base"});
  if (!kLoaded) throw std::runtime_error(kLoaded.error().message);
  return *kLoaded;
}

referee::RefereeOptions options(std::vector<rules::PlayerSetup> players) {
  referee::RefereeOptions result;
  result.setup.catalogue = base();
  result.setup.players = std::move(players);
  return result;
}

const std::vector<rules::PlayerSetup> kThree{
    {"Anna", Colour::kRed}, {"Ben", Colour::kBlue}, {"Chidi", Colour::kYellow}};

bus::Answer answer(const rules::PlaceTile& tile, double probability) {
  const auto& type = base()->type(tile.type);
  return {referee::tile_answer(type.id, tile.at.rotation), referee::tile_words(type, tile.at.rotation),
          type.id, tile.at.rotation, probability};
}

/// A tile that camera and referee are not sure of, as question and in the picture.
Scene with_question(Table& table, const std::string& name, const std::string& kind) {
  Scene scene{name, table.snapshot(), std::nullopt};
  const rules::PlaceTile laid = table.draw();
  rules::PlaceTile other = laid;
  other.type = static_cast<catalogue::TypeIndex>((laid.type + 5) % base()->types().size());
  bus::Prompt prompt;
  prompt.id = 4;
  prompt.kind = kind;
  prompt.cell = laid.at.cell;
  prompt.camera_clears = true;
  prompt.asked_at_s = 88;
  if (kind == "which_tile") {
    prompt.text = "Which tile lies at " + to_string(laid.at.cell) + "?";
    prompt.answers = {answer(laid, 0.62), answer(other, 0.31)};
  } else {
    prompt.rule = "B-1";
    prompt.text = "The tile at " + to_string(laid.at.cell) + " looks like " +
                  referee::tile_words(base()->type(other.type), other.at.rotation) +
                  ", which may not lie there: its east edge is a road and would meet a city.";
    prompt.answers = {answer(laid, 0.04)};
  }
  prompt.answers.push_back({"ignore", "it does not count", "", 0, 0});
  scene.snapshot.prompts = {prompt};
  bus::Snapshot on_table = scene.snapshot;
  on_table.tiles.push_back({laid.at.cell, base()->type(laid.type).id, laid.at.rotation, "", false, 0});
  scene.preview = photographed(on_table);
  scene.preview->time_s = 100;
  auto& seen = scene.preview->tiles.back();
  seen.candidates = {{base()->type(laid.type).id, laid.at.rotation, "", 0.62},
                     {base()->type(other.type).id, other.at.rotation, "", 0.31}};
  return scene;
}

bool stands(const rules::Game& game, FigureKind kind) {
  const auto figures = game.figures();
  return std::any_of(figures.begin(), figures.end(), [&](const auto& figure) { return figure.kind == kind; });
}

/// A random game that the referee watches, as soon as it is as wanted; the first seed from `seed` that gets
/// there.
bus::Snapshot shown_until(const rules::Setup& setup, std::uint32_t seed,
                          const std::function<bool(const rules::Game&)>& wanted) {
  for (;; ++seed) {
    referee::testing::ShownGame shown(setup, seed);
    if (shown.play_until(wanted)) return shown.referee().snapshot();
  }
}

std::vector<Scene> make_scenes() {
  std::vector<Scene> all;
  {
    bus::Snapshot waiting = referee::Referee(options(kThree)).snapshot();
    all.push_back({"waiting", waiting, std::nullopt});
  }
  Table three(kThree, 7);
  three.play(30);
  all.push_back({"mid_game", three.snapshot(), photographed(three.snapshot())});
  all.push_back(with_question(three, "which_tile", "which_tile"));
  all.push_back(with_question(three, "illegal_tile", "illegal_tile"));
  {
    Scene scene{"take_home", three.snapshot(), std::nullopt};
    bus::Prompt prompt;
    prompt.id = 9;
    prompt.kind = "take_home";
    prompt.camera_clears = true;
    prompt.asked_at_s = 96;
    for (bus::BoardFigure& figure : scene.snapshot.figures) {
      if (prompt.text.empty()) {
        figure.leaving = true;
        prompt.text = "Take home the " + referee::figure_words(figure.colour, figure.kind) + " at " +
                      to_string(figure.cell) + ".";
      }
    }
    scene.snapshot.prompts = {prompt};
    scene.preview = photographed(scene.snapshot);
    all.push_back(scene);
  }
  {
    Scene scene{"paused_hand", three.snapshot(), photographed(three.snapshot())};
    scene.snapshot.mode = bus::Mode::kPaused;
    scene.preview->state = bus::TableState::kHand;
    all.push_back(scene);
  }
  {
    Scene scene{"lost", three.snapshot(), photographed(three.snapshot())};
    scene.snapshot.trouble = "The tiles in the picture are not the board that lay there before.";
    scene.preview->state = bus::TableState::kLost;
    all.push_back(scene);
  }
  {
    Table five({{"Maximiliane von Hohenzollern", Colour::kRed},
                {"Bo", Colour::kBlue},
                {"Charlotte", Colour::kGreen},
                {"", Colour::kYellow},
                {"Ekaterina", Colour::kBlack}},
               3);
    five.play(55);
    all.push_back({"five_players", five.snapshot(), photographed(five.snapshot())});
  }
  {
    Table two({{"Anna", Colour::kGreen}, {"Ben", Colour::kBlack}}, 11);
    two.play(71);
    two.end();
    all.push_back({"ended", two.snapshot(), photographed(two.snapshot())});
  }
  {
    rules::Setup setup;
    setup.catalogue = *catalogue::Catalogue::load({"base", "mage_witch", "inns_cathedrals"});
    setup.players = kThree;
    setup.switches.abbot = 1;
    all.push_back({"magic",
                   shown_until(setup, 5,
                               [](const rules::Game& game) {
                                 return game.turn() > 24 && game.position().neutral(FigureKind::kMage) >= 0 &&
                                        game.position().neutral(FigureKind::kWitch) >= 0 &&
                                        stands(game, FigureKind::kBigMeeple) &&
                                        stands(game, FigureKind::kAbbot);
                               }),
                   std::nullopt});
  }
  {
    rules::Setup setup;
    setup.catalogue = *catalogue::Catalogue::load({"base", "watchtowers", "fortune_teller"});
    setup.players = kThree;
    all.push_back({"towers_tents",
                   shown_until(setup, 2,
                               [](const rules::Game& game) {
                                 const auto figures = game.figures();
                                 return game.turn() > 26 &&
                                        std::any_of(figures.begin(), figures.end(), [](const auto& figure) {
                                          return figure.at.piece.kind == FeatureKind::kTent;
                                        });
                               }),
                   std::nullopt});
  }
  {
    rules::Setup setup = referee::testing::setup_of(*catalogue::Catalogue::load({"mists"}), 2);
    setup.switches.mists_level = 5;
    all.push_back({"mists",
                   shown_until(setup, 3,
                               [](const rules::Game& game) {
                                 return game.turn() > 11 &&
                                        std::any_of(game.tiles().begin(), game.tiles().end(),
                                                    [](const rules::PlacedTile& tile) {
                                                      return tile.type == catalogue::kNoType;
                                                    });
                               }),
                   std::nullopt});
  }
  return all;
}

}  // namespace

Table::Table(std::vector<rules::PlayerSetup> players, unsigned seed)
    : catalogue_(base()), referee_(options(std::move(players))), state_(seed * 2654435761U + 1) {
  bus::Reading reading;
  bus::SeenTile start;
  start.candidates = {{catalogue_->type(catalogue_->start_type()).id, 0, "", 1.0}};
  reading.tiles = {start};
  referee_.take(reading);
  // From here on the camera sees nothing but the start tile, so that it contradicts nothing done by hand.
  constexpr int kFar = 40;
  for (int x = -kFar; x <= kFar; ++x) {
    for (int y = -kFar; y <= kFar; ++y) {
      if (x != 0 || y != 0) reading.hidden.push_back({x, y});
    }
  }
  reading.frame = 1;
  referee_.take(reading);
  if (referee_.record() == nullptr) throw std::logic_error("the game did not begin: " + referee_.trouble());
}

unsigned Table::die(unsigned sides) {
  state_ = state_ * 1664525U + 1013904223U;
  return (state_ >> 8) % sides;
}

void Table::ask(bus::Request request) {
  request.id = "table-" + std::to_string(++requests_);
  if (const bus::Reply reply = referee_.take(request); !reply.ok) {
    throw std::logic_error(request.verb + ": " + reply.message);
  }
}

rules::PlaceTile Table::draw() {
  std::vector<catalogue::TypeIndex> bag;
  for (std::size_t i = 0; i < catalogue_->types().size(); ++i) {
    const auto type = static_cast<catalogue::TypeIndex>(i);
    for (int copy = 0; copy < game().remaining(type); ++copy) bag.push_back(type);
  }
  while (!bag.empty()) {
    const auto drawn = bag.begin() + die(static_cast<unsigned>(bag.size()));
    const auto places = game().legal_placements(*drawn);
    // Compact boards look like those of people: of the places, one with most neighbours.
    const rules::Placement* best = nullptr;
    unsigned most = 0;
    for (const rules::Placement& place : places) {
      unsigned rank = die(8);
      for (const Side side : kSides) rank += game().tile_at(neighbour(place.cell, side)) != nullptr ? 8U : 0U;
      if (best == nullptr || rank > most) {
        best = &place;
        most = rank;
      }
    }
    if (best != nullptr) return {*drawn, *best, false};
    bag.erase(drawn);
  }
  return {};
}

void Table::play(int turns) {
  for (int turn = 0; turn < turns; ++turn) {
    if (game().phase() == rules::Phase::kFigure) {
      bus::Request pass;
      pass.verb = "pass";
      ask(pass);
    }
    const rules::PlaceTile laid = draw();
    if (laid.type == catalogue::kNoType) return;
    bus::Request tile;
    tile.verb = "place_tile";
    tile.type = catalogue_->type(laid.type).id;
    tile.cell = laid.at.cell;
    tile.rotation = laid.at.rotation;
    ask(tile);
    const auto figures = game().figure_options();
    if (figures.empty() || die(10) < 4) continue;
    const rules::PlaceFigure& chosen = figures[die(static_cast<unsigned>(figures.size()))];
    bus::Request figure;
    figure.verb = "place_figure";
    figure.colour = game().setup().players.at(game().active_player()).colour;
    figure.cell = chosen.at.cell;
    figure.on = chosen.at.piece.kind;
    figure.piece = chosen.at.piece.index;
    ask(figure);
  }
}

void Table::end() {
  bus::Request request;
  request.verb = "end_game";
  ask(request);
}

const std::vector<Scene>& scenes() {
  static const std::vector<Scene> kScenes = make_scenes();
  return kScenes;
}

const Scene& scene(const std::string& name) {
  for (const Scene& candidate : scenes()) {
    if (candidate.name == name) return candidate;
  }
  throw std::out_of_range("no scene " + name);
}

}  // namespace tilewatch::test
