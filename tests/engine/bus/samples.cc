// SPDX-License-Identifier: MIT
// One filled-in message of every kind.
#include "tests/engine/bus/samples.h"

namespace tilewatch::bus::samples {
namespace {

SeenTile seen_tile() {
  SeenTile tile;
  tile.cell = {-3, 4};
  tile.corners = {{{10.5, 20}, {60, 21}, {61, 70}, {11, 69.25}}};
  tile.candidates = {{"base.D", 3, "base.D~2", 0.93}, {"base.U", 1, "", 0.05}};
  tile.is_tile = 0.99;
  return tile;
}

SeenTile shown_tile() {
  SeenTile tile;
  tile.corners = {{{110.5, 20}, {160, 21}, {161, 70}, {111, 69.25}}};
  tile.candidates = {{"base.E", 2, "", 0.99}};
  return tile;
}

SeenFigure seen_figure() {
  SeenFigure figure;
  figure.colour = Colour::kBlue;
  figure.pose = Pose::kLying;
  figure.cell = {-3, 4};
  figure.foot = {33, 44.5};
  figure.u = 0.25;
  figure.v = 0.75;
  figure.on = {{FeatureKind::kField, 1, 0.8}, {FeatureKind::kRoad, 0, 0.2}};
  figure.confidence = 0.97;
  figure.kinds = {{FigureKind::kMeeple, 0.9}, {FigureKind::kBigMeeple, 0.1}};
  return figure;
}

}  // namespace

Reading reading() {
  Reading message;
  message.frame = 41;
  message.frame_name = "t12_1.jpg";
  message.time_s = 12.5;
  message.tiles = {seen_tile()};
  message.shown = {shown_tile()};
  message.hidden = {{0, 0}, {1, -1}};
  message.figures = {seen_figure()};
  return message;
}

CameraNews camera_news() { return {"The camera (or the board) has moved 4 mm.", 96}; }

Preview preview() {
  Preview message;
  message.frame = 7;
  message.width = 640;
  message.height = 360;
  message.jpeg = {0xff, 0xd8, 0x00, 0x7b, 0xff, 0xd9};
  message.tiles = {seen_tile()};
  message.shown = {shown_tile()};
  message.figures = {seen_figure()};
  message.source = "camera 0";
  return message;
}

Snapshot snapshot() {
  Snapshot message;
  message.seq = 1;
  message.mode = Mode::kPlaying;
  message.turn = 3;
  message.phase = "figure";
  message.players = {
      {"Ana", Colour::kRed, 7, 12, {{FigureKind::kMeeple, 6}, {FigureKind::kAbbot, 0}}, true, 3},
      {"", Colour::kBlue, 0, 3, {{FigureKind::kMeeple, 7}}, false}};
  message.tiles = {{{0, 0}, "base.D", 0, "base.D~1", false, 0}, {{1, 0}, "base.U", 1, "", true, 1}};
  message.figures = {{FigureKind::kMeeple, Colour::kRed, {1, 0}, FeatureKind::kRoad, 0, 0.5, 0.4, true}};
  message.log = {{1,
                  2,
                  "score",
                  "red Ana: 3 for a road",
                  Colour::kRed,
                  3,
                  {{"tiles", 3, 3}},
                  {{0, 0}, {1, 0}},
                  FeatureKind::kRoad,
                  {{{0, 0}, 1}, {{1, 0}, 0}}}};
  Prompt prompt;
  prompt.id = 5;
  prompt.kind = "which_tile";
  prompt.text = "Which tile is it?";
  prompt.rule = "B-1";
  prompt.cell = Cell{2, 0};
  prompt.answers = {{"base.V@1", "a bend", "base.V", 1, 0.6}};
  prompt.camera_clears = true;
  message.prompts = {prompt};
  message.tiles_left = 69;
  message.sets = {"base"};
  message.kept = true;
  message.camera_origin = Cell{2, -2};
  message.weighed_frame = 41;
  message.camera = camera_news();
  message.table_measures = 2;
  message.odds =
      Odds{3, 900, {{Colour::kRed, 0.75, 0.01, 61.5, 0.4}, {Colour::kBlue, 0.25, 0.01, 50, 0.4}}, 0.5, 0.02};
  message.claims = {
      {FeatureKind::kField, false, {{0, 0}}, {Colour::kBlue}, 6, {{"cities", 2, 6}}, {{{0, 0}, 2}}}};
  message.spells = {{FigureKind::kWitch, FeatureKind::kCity, {{{0, 0}, 0}}, {Colour::kRed}, 2, -2}};
  message.towers = {{{1, 0}, "monasteries", 2, 6}};
  message.drawn = {{"base.U", {{{2, 0}, 1, {{FeatureKind::kRoad, 4, {Colour::kRed}}}}, {{0, 1}, 0, {}}}}};
  message.gaps = {{1, 1}};
  Mists mists;
  mists.level = 6;
  mists.goal = 55;
  mists.scores = {{{}, 12}, {Colour::kRed, 7}};
  mists.ghosts_in_all = 16;
  mists.bank = 9;
  mists.stack = 2;
  mists.stack_left = 11;
  mists.marks = {{20, "beside", Cell{1, 0}}, {40, "waiting", {}}};
  mists.areas = {{"open",
                  {{0, 0}, {1, 0}},
                  3,
                  2,
                  {{{0, 0}, 0}, {{1, 0}, 1}},
                  {{{0, 0}, Side::kNorth}, {{1, 0}, Side::kWest}},
                  {{{1, 0}, Side::kSouth}}}};
  mists.places = {{FeatureKind::kCemetery, {0, 0}, false, false, 3, 1, Colour::kRed, {{0, 1}, {-1, 0}}}};
  message.mists = mists;
  return message;
}

Request request() {
  Request message;
  message.id = "a-1";
  message.verb = "answer";
  message.prompt = 5;
  message.answer = "base.V@1";
  message.colour = Colour::kGreen;
  return message;
}

}  // namespace tilewatch::bus::samples
