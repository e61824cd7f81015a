// SPDX-License-Identifier: MIT
// How a game begins: the start tile, or the four quarters of the start piece (G-1), alone on the table.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "engine/referee/referee.h"

namespace tilewatch::referee {
namespace {

// What lies alone when the game begins is the start tile unless the pixels speak against it.
constexpr double kStartSeen = 0.5;
constexpr double kStartRotation = 0.9;

/// One way in which the start piece may lie.
struct Start {
  Cell origin;  ///< the camera's cell of its first tile
  double seen = 0;
};

double probability_of(const bus::SeenTile& tile, const std::string& type, Rotation rotation) {
  double sum = 0;
  for (const bus::TileCandidate& candidate : tile.candidates) {
    if (candidate.type == type && candidate.rotation == rotation) sum += candidate.probability;
  }
  return sum;
}

const bus::SeenTile* tile_on(const std::vector<const bus::SeenTile*>& tiles, Cell cell) {
  for (const bus::SeenTile* tile : tiles) {
    if (tile->cell == cell) return tile;
  }
  return nullptr;
}

/// The best place of the piece in each rotation; nothing where the seen tiles do not lie like that.
std::array<std::optional<Start>, 4> ways_to_lie(const catalogue::Catalogue& catalogue,
                                                const std::vector<catalogue::StartTile>& piece,
                                                const std::vector<const bus::SeenTile*>& tiles) {
  std::array<std::optional<Start>, 4> ways;
  for (Rotation rotation = 0; rotation < 4; ++rotation) {
    for (const bus::SeenTile* first : tiles) {
      double seen = 0;
      const bool all = std::all_of(piece.begin(), piece.end(), [&](const catalogue::StartTile& part) {
        const Cell at = turned_cell(part.at, rotation);
        const bus::SeenTile* tile = tile_on(tiles, {first->cell.x + at.x, first->cell.y + at.y});
        if (tile != nullptr) seen += probability_of(*tile, catalogue.type(part.type).id, rotation);
        return tile != nullptr;
      });
      seen /= static_cast<double>(piece.size());
      if (all && (!ways.at(rotation) || seen > ways.at(rotation)->seen)) {
        ways.at(rotation) = Start{first->cell, seen};
      }
    }
  }
  return ways;
}

}  // namespace

void Referee::look_for_start(const bus::Reading& reading) {
  std::vector<const bus::SeenTile*> tiles;
  for (const bus::SeenTile& tile : reading.tiles) {
    if (looks_like_tile(tile)) tiles.push_back(&tile);
  }
  questions_.begin_round();
  const auto& catalogue = *options_.setup.catalogue;
  const catalogue::TypeIndex start =
      options_.setup.start != catalogue::kNoType ? options_.setup.start : catalogue.start_type();
  const std::string& name = catalogue.type(start).id;
  const std::vector<catalogue::StartTile> piece = catalogue.start_piece(start);
  const bool single = piece.size() == 1;
  std::array<std::optional<Start>, 4> ways;
  if (tiles.size() == piece.size()) ways = ways_to_lie(catalogue, piece, tiles);
  const bool may_be = std::any_of(ways.begin(), ways.end(), [](const auto& way) { return way.has_value(); });
  if (may_be) {
    double seen = 0;
    Rotation best = 0;
    const auto seen_as = [&](Rotation rotation) { return ways.at(rotation) ? ways.at(rotation)->seen : 0; };
    for (Rotation rotation = 0; rotation < 4; ++rotation) {
      seen += seen_as(rotation);
      if (seen_as(rotation) > seen_as(best) || !ways.at(best)) best = rotation;
    }
    if (seen >= kStartSeen && seen_as(best) >= kStartRotation * seen) {
      if (auto begun = begin(ways.at(best)->origin, best, By::kCamera); !begun)
        trouble_ = begun.error().message;
      questions_.end_round([](Cell) { return true; });
      return;
    }
    bus::Prompt prompt = prompt_now(
        "start",
        single ? fmt::format("The tile on the table does not look like the start tile {}. Lay the start tile "
                             "alone on the table, or say how this one lies.",
                             name)
               : std::string("The tiles on the table do not look like the start piece. Lay the start piece "
                             "alone on the table, or say how this one lies."));
    prompt.cell = ways.at(best)->origin;
    for (Rotation rotation = 0; rotation < 4; ++rotation) {
      if (!ways.at(rotation)) continue;
      prompt.answers.push_back({tile_answer(name, rotation), tile_words(catalogue.type(start), rotation),
                                name, rotation, seen_as(rotation)});
    }
    std::stable_sort(
        prompt.answers.begin(), prompt.answers.end(),
        [](const bus::Answer& a, const bus::Answer& b) { return a.probability > b.probability; });
    prompt.blocks = true;
    questions_.ask("start", std::move(prompt));
  } else if (tiles.size() > 1) {
    bus::Prompt prompt = prompt_now(
        "start",
        fmt::format(
            "{} tiles lie on the table already. Go on from this board, or clear it and lay the start {} "
            "alone?",
            tiles.size(), single ? "tile" : "piece"));
    prompt.answers = {{"go_on", "go on from this board", "", 0, 0}};
    prompt.blocks = true;
    questions_.ask("start", std::move(prompt));
  }
  questions_.end_round([](Cell) { return true; });
}

Cell Referee::start_cell(Rotation rotation) const {
  const auto& catalogue = *options_.setup.catalogue;
  const catalogue::TypeIndex start =
      options_.setup.start != catalogue::kNoType ? options_.setup.start : catalogue.start_type();
  std::vector<const bus::SeenTile*> tiles;
  for (const bus::SeenTile& tile : raw_->tiles) {
    if (looks_like_tile(tile)) tiles.push_back(&tile);
  }
  const auto way = ways_to_lie(catalogue, catalogue.start_piece(start), tiles).at(rotation % 4U);
  return way ? way->origin : tiles.empty() ? Cell{} : tiles.front()->cell;
}

Referee::Outcome Referee::begin(Cell camera_cell, Rotation rotation, By by) {
  rules::Setup setup = options_.setup;
  setup.start_rotation = rotation;
  Entry entry = entry_now(EntryKind::kBegin, begin_line(std::move(setup)), by);
  entry.seq = entry.step = 1;
  auto record = Record::begin(entry, options_.setup.catalogue);
  if (!record) return tl::unexpected(record.error());
  if (options_.write) {
    if (auto written = options_.write({entry}); !written) return written;
  }
  record_ = std::move(*record);
  frame_ = CameraFrame{camera_cell, 0};
  mode_ = bus::Mode::kPlaying;
  settle_owed({});  // the ghosts of the start piece are still to be put
  return {};
}

Referee::Outcome Referee::go_on_from_this_board(By by) {
  const auto& catalogue = *options_.setup.catalogue;
  const std::string& start = catalogue.type(catalogue.start_type()).id;
  const bus::SeenTile* best = nullptr;
  for (const bus::SeenTile& tile : raw_->tiles) {
    if (tile.candidates.empty() || tile.candidates.front().type != start) continue;
    if (best == nullptr || tile.candidates.front().probability > best->candidates.front().probability)
      best = &tile;
  }
  if (best == nullptr) {
    return failure(ErrorKind::kUsage, fmt::format("no start tile {} can be seen on this board", start));
  }
  if (auto begun = begin(best->cell, best->candidates.front().rotation, by); !begun) return begun;
  adopting_ = true;
  const bus::Reading board = *raw_;
  take(board);
  adopting_ = false;
  return {};
}

}  // namespace tilewatch::referee
