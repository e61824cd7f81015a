// SPDX-License-Identifier: MIT
// Tiles: laid, taken back, missing, unclear, against the rules.
#include <fmt/format.h>

#include <algorithm>

#include "engine/referee/referee.h"
#include "engine/rules/rule_set.h"

namespace tilewatch::referee {
namespace {

// A tile that lies apart from the board is spoken of only when it is surely one and surely read.
constexpr double kApartSeen = 0.9;
constexpr std::size_t kChoicesOffered = 2;

bool is_face_down(const bus::SeenTile& tile) {
  return !tile.candidates.empty() && tile.candidates.front().type == bus::kFaceDown;
}

std::string tile_cause(Cell cell) { return "tile " + to_string(cell); }

}  // namespace

const rules::PlacedTile& Referee::turn_tile() const {
  const auto& tiles = game().tiles();
  const auto last = std::find_if(tiles.rbegin(), tiles.rend(), [](const rules::PlacedTile& tile) {
    return tile.type != catalogue::kNoType;
  });
  return last == tiles.rend() ? tiles.back() : *last;
}

std::optional<Colour> Referee::expected_player() const {
  if (joining()) return {};
  const auto next = at_tile_step();
  if (!next) return {};
  // Tiles that lie there unread were laid by somebody too.
  std::size_t unread = 0;
  for (const auto& [cell, tile] : unclear_) unread += tile.laid_by ? 1 : 0;
  rules::Player player = next->active_player();
  for (; unread > 0; --unread) player = game().rulebook().next_person(player);
  return game().setup().players[player].colour;
}

std::optional<Colour> Referee::turn_player() const {
  const auto& done = record_->done();
  for (auto item = done.rbegin(); item != done.rend(); ++item) {
    if (std::holds_alternative<rules::PlaceTile>(item->command)) return item->entry.player;
  }
  return {};
}

bool Referee::dismissed(const bus::SeenTile& tile) const {
  const auto found = dismissed_.find(tile.cell);
  if (found == dismissed_.end()) return false;
  if (tile.candidates.empty()) return true;
  return tile.candidates.front().type == found->second.type &&
         tile.candidates.front().rotation == found->second.rotation;
}

std::vector<const bus::SeenTile*> Referee::new_tiles() const {
  std::vector<const bus::SeenTile*> tiles;
  for (const bus::SeenTile& tile : view_.tiles) {
    if (looks_like_tile(tile) && in_clear_view(tile.cell) && game().tile_at(tile.cell) == nullptr &&
        !dismissed(tile) && !is_face_down(tile)) {
      tiles.push_back(&tile);
    }
  }
  return tiles;
}

UnclearTiles Referee::neighbours_in_doubt(const rules::Game& next, Cell cell) const {
  UnclearTiles others;
  for (const bus::SeenTile* tile : new_tiles()) {
    const bool beside = std::any_of(kSides.begin(), kSides.end(),
                                    [&](Side side) { return neighbour(cell, side) == tile->cell; });
    if (!beside) continue;
    const TileOpinion opinion = weigh_tile(next, *tile, {});
    if (opinion.verdict == TileVerdict::kNothing) continue;
    std::vector<bus::TileCandidate>& candidates = others[tile->cell];
    for (const WeighedTile& choice : opinion.choices) {
      // What touches no laid tile cannot be judged by the rules, only by its pixels.
      const double belief = opinion.verdict == TileVerdict::kUntouched ? choice.seen * tile->is_tile
                                                                       : choice.posterior * opinion.is_tile;
      candidates.push_back(
          {game().catalogue().type(choice.command.type).id, choice.command.at.rotation, "", belief});
    }
  }
  return others;
}

std::vector<Cell> Referee::missing_tiles() const {
  std::set<Cell> accounted;
  for (const bus::SeenTile& tile : view_.tiles) accounted.insert(tile.cell);
  accounted.insert(view_.hidden.begin(), view_.hidden.end());
  std::vector<Cell> missing;
  for (const rules::PlacedTile& tile : game().tiles()) {
    if (!accounted.contains(tile.cell)) missing.push_back(tile.cell);
  }
  return missing;
}

bool Referee::take_back_tile() {
  // Only the last tile, and only if all others are there: then its turn is not over, whoever laid it thinks
  // again.
  const std::vector<Cell> missing = missing_tiles();
  const Cell last = game().tiles().back().cell;
  if (missing.size() != 1 || missing.front() != last || game().tiles().back().turn == 0 || in_view_.empty())
    return false;
  return undo_tile(last);
}

bool Referee::undo_tile(Cell cell) {
  while (game().tile_at(cell) != nullptr) {
    if (!undo_step(By::kCamera)) return false;
  }
  return true;
}

bool Referee::take_back_turned_tile() {
  // Until the next tile is laid people may think again. What a person has said is not doubted.
  const auto& done = record_->done();
  const auto laid = std::find_if(done.rbegin(), done.rend(), [](const Done& item) {
    return std::holds_alternative<rules::PlaceTile>(item.command);
  });
  if (laid == done.rend()) return false;
  const bool seen_only =
      std::all_of(done.rbegin(), laid + 1, [](const Done& item) { return item.entry.by == By::kCamera; });
  const auto& placed = std::get<rules::PlaceTile>(laid->command);
  const Cell cell = placed.at.cell;
  if (!seen_only || game().tiles().back().cell != cell || !in_clear_view(cell)) return false;
  const auto seen = std::find_if(view_.tiles.begin(), view_.tiles.end(),
                                 [&](const bus::SeenTile& tile) { return tile.cell == cell; });
  const auto lies_as_placed = [&](catalogue::TypeIndex type, Rotation rotation) {
    return type == placed.type &&
           game().catalogue().type(type).same_when_turned(rotation, placed.at.rotation);
  };
  if (seen == view_.tiles.end() || seen->candidates.empty() || is_face_down(*seen)) return false;
  const bus::TileCandidate& best = seen->candidates.front();
  const auto type = game().catalogue().index_of(best.type);
  if (type == catalogue::kNoType || lies_as_placed(type, best.rotation)) return false;
  const rules::Game then = game_before(static_cast<std::size_t>(done.rend() - laid) - 1);
  const TileOpinion opinion = weigh_tile(then, *seen, {});
  const bool clear = opinion.verdict == TileVerdict::kCommit || opinion.verdict == TileVerdict::kIllegal;
  if (!clear ||
      lies_as_placed(opinion.choices.front().command.type, opinion.choices.front().command.at.rotation))
    return false;
  return undo_tile(cell);
}

Referee::Outcome Referee::commit_tile(const rules::PlaceTile& command, const std::string& variant, By by) {
  Entry details;
  details.variant = variant;
  const auto open = unclear_.find(command.at.cell);
  const auto laid_by = open != unclear_.end() ? open->second.laid_by : expected_player();
  details.player = laid_by;
  auto commands = end_of_turn();
  if (!commands) return tl::unexpected(commands.error());
  commands->emplace_back(command);
  auto done = do_commands(*commands, by, details);
  if (done) {
    unclear_.erase(command.at.cell);
    dismissed_.erase(command.at.cell);
  }
  return done;
}

void Referee::mind_unclear_turn_before(const rules::Game& next, Cell cell) {
  const auto who = expected_player();
  const bool others = std::any_of(figures_.all().begin(), figures_.all().end(), [&](const auto& figure) {
    return figure.seen.cell == cell && who && figure.seen.colour != *who && waits_for_judgement(figure);
  });
  if (!others) return;
  for (const bus::SeenTile* tile : new_tiles()) {
    if (tile->cell == cell || unclear_.contains(tile->cell)) continue;
    TileOpinion opinion = weigh_tile(next, *tile, neighbours_in_doubt(next, tile->cell));
    if (opinion.verdict != TileVerdict::kUnclear) continue;
    unclear_[tile->cell] = {*tile, std::move(opinion), who};
    return;
  }
}

std::set<Cell> Referee::beside_unclear(const std::map<Cell, UnclearTile>& before) const {
  std::set<Cell> reached;
  std::vector<Cell> open;
  for (const auto* tiles : {&before, &unclear_}) {
    for (const auto& [cell, tile] : *tiles) open.push_back(cell);
  }
  const std::vector<const bus::SeenTile*> tiles = new_tiles();
  while (!open.empty()) {
    const Cell cell = open.back();
    open.pop_back();
    for (const Side side : kSides) {
      const Cell next = neighbour(cell, side);
      const bool lies =
          std::any_of(tiles.begin(), tiles.end(), [&](const auto* t) { return t->cell == next; });
      if (lies && reached.insert(next).second) open.push_back(next);
    }
  }
  return reached;
}

bool Referee::lay_next_tile() {
  tile_waits_.reset();
  const auto ahead = at_tile_step();
  if (!ahead) return false;
  const rules::Game& next = *ahead;
  std::optional<WeighedTile> best;
  const auto who = expected_player();
  double best_rank = 0;
  for (const bus::SeenTile* tile : new_tiles()) {
    const TileOpinion opinion = weigh_tile(next, *tile, neighbours_in_doubt(next, tile->cell));
    if (opinion.verdict != TileVerdict::kCommit) continue;
    // Of several new tiles the one with a figure of the player to move was laid first.
    const bool claimed =
        std::any_of(figures_.all().begin(), figures_.all().end(), [&](const StandingFigure& figure) {
          return who == figure.seen.colour && figure.seen.cell == tile->cell;
        });
    const double rank = opinion.choices.front().posterior + (claimed ? 1 : 0);
    if (rank > best_rank) {
      best_rank = rank;
      best = opinion.choices.front();
    }
  }
  if (!best) return false;
  mind_unclear_turn_before(next, best->command.at.cell);
  const auto ending = to_the_next_tile();
  std::vector<rules::Command> all = ending.value_or(std::vector<rules::Command>{});
  all.emplace_back(best->command);
  const bool open_figure = ending && (depend_on_open_figure({all}) || choices_depend_on_open_figure());
  if (open_figure && place_departed_figure(true)) return true;
  const bool choices_made = std::any_of(all.begin(), all.end() - 1, [](const rules::Command& command) {
    return !std::holds_alternative<rules::Pass>(command);
  });
  if (!ending || open_figure || (choices_made && later_turns_were_played())) {
    tile_waits_ = best->command.at.cell;  // something is owed that the table does not show
    return false;
  }
  rules::Game then = game();
  for (const rules::Command& command : *ending) then.advance(command);
  if (then.phase() == rules::Phase::kEnded) return do_commands(*ending, By::kCamera).has_value();
  return commit_tile(best->command, best->variant, By::kCamera).has_value();
}

void Referee::ask_about_face_down() {
  for (const bus::SeenTile& tile : view_.tiles) {
    if (!looks_like_tile(tile) || !is_face_down(tile) || !in_clear_view(tile.cell) || dismissed(tile) ||
        game().tile_at(tile.cell) != nullptr) {
      continue;
    }
    bus::Prompt prompt = prompt_now("illegal_tile", "");
    prompt.cell = tile.cell;
    prompt.rule = "G-37";
    const auto violation = game().why_not(rules::Command(rules::PlaceFaceDown{tile.cell}));
    prompt.text = fmt::format("A tile lies face down at {}: {}.", to_string(tile.cell),
                              violation ? violation->text : "several places are possible");
    if (violation) prompt.rule = violation->rule;
    prompt.answers = {{"ignore", "it does not count", "", 0, 0}};
    questions_.ask(tile_cause(tile.cell), std::move(prompt));
  }
}

void Referee::ask_about_tiles() {
  const auto ahead = at_tile_step();
  const rules::Game& next = ahead ? *ahead : game();
  const auto& catalogue = game().catalogue();
  const std::map<Cell, UnclearTile> before = std::exchange(unclear_, {});
  const std::set<Cell> untouched_before = std::exchange(untouched_before_, {});
  for (const auto& [cell, tile] : before) {  // what something covers is still there
    if (!in_clear_view(cell) && game().tile_at(cell) == nullptr &&
        std::find(view_.hidden.begin(), view_.hidden.end(), cell) != view_.hidden.end()) {
      unclear_.insert({cell, tile});
    }
  }
  for (auto item = dismissed_.begin(); item != dismissed_.end();) {
    // Once the place is empty or looks different, the old word about it does not hold any more.
    const auto seen = std::find_if(view_.tiles.begin(), view_.tiles.end(),
                                   [&](const bus::SeenTile& tile) { return tile.cell == item->first; });
    const bool hidden =
        std::find(view_.hidden.begin(), view_.hidden.end(), item->first) != view_.hidden.end();
    const bool holds = hidden || (seen != view_.tiles.end() && dismissed(*seen));
    item = holds ? std::next(item) : dismissed_.erase(item);
  }

  // Those that were asked about before come first: whoever laid the others came after.
  std::vector<const bus::SeenTile*> tiles = ahead ? new_tiles() : std::vector<const bus::SeenTile*>{};
  std::stable_partition(tiles.begin(), tiles.end(),
                        [&](const bus::SeenTile* tile) { return before.contains(tile->cell); });
  for (const bus::SeenTile* tile : tiles) {
    TileOpinion opinion = weigh_tile(next, *tile, neighbours_in_doubt(next, tile->cell));
    if (opinion.verdict == TileVerdict::kNothing) continue;
    const auto known = before.find(tile->cell);
    const auto laid_by = known != before.end() ? known->second.laid_by : expected_player();
    // It is asked about what has to be done first.
    if (opinion.verdict == TileVerdict::kCommit && tile_waits_) {
      if (known != before.end()) unclear_.insert(*known);
      continue;
    }
    const double clearest = tile->candidates.empty() ? 0 : tile->candidates.front().probability;
    if (opinion.verdict == TileVerdict::kUntouched) {
      if (tile_waits_) continue;  // it may touch the tile that waits, or one laid after it
      if (tile->is_tile < kApartSeen) continue;
      if (beside_unclear(before).contains(tile->cell)) {  // it waits for the other, but its turn is over
        unclear_[tile->cell] = {*tile, std::move(opinion), laid_by};
        continue;
      }
      if (clearest < kApartSeen) continue;
      untouched_before_.insert(tile->cell);
      if (!untouched_before.contains(tile->cell)) continue;
    }
    const std::string cause = tile_cause(tile->cell);
    const bool too_early = tile->looking && opinion.verdict == TileVerdict::kUnclear && !view_.end &&
                           questions_.find_open(cause) == nullptr;
    if (too_early) {
      unclear_[tile->cell] = {*tile, std::move(opinion), laid_by};
      continue;
    }
    const bool illegal = opinion.verdict == TileVerdict::kIllegal;
    const bool untouched = opinion.verdict == TileVerdict::kUntouched;
    bus::Prompt prompt = prompt_now(illegal || untouched ? "illegal_tile" : "which_tile", "");
    prompt.cell = tile->cell;
    if (illegal) {
      const WeighedTile& clear = opinion.choices.front();
      prompt.rule = clear.violation->rule;
      prompt.text = fmt::format(
          "The tile at {} looks like {}, which may not lie there: {}.", to_string(tile->cell),
          tile_words(catalogue.type(clear.command.type), clear.command.at.rotation), clear.violation->text);
    } else if (untouched) {
      prompt.rule = "B-1";
      prompt.text = fmt::format("The tile at {} touches no laid tile by an edge.", to_string(tile->cell));
    } else {
      prompt.text = fmt::format("Which tile lies at {}?", to_string(tile->cell));
    }
    for (const WeighedTile& choice : opinion.choices) {
      if (choice.violation || prompt.answers.size() >= kChoicesOffered) continue;
      const auto& type = catalogue.type(choice.command.type);
      prompt.answers.push_back({tile_answer(type.id, choice.command.at.rotation),
                                tile_words(type, choice.command.at.rotation), type.id,
                                choice.command.at.rotation, choice.posterior});
    }
    if (illegal) {
      rules::PlaceTile insisted = opinion.choices.front().command;
      insisted.forced = true;
      if (!next.why_not(insisted)) prompt.answers.push_back({"accept", "let it lie there", "", 0, 0});
    }
    prompt.answers.push_back({"ignore", "it does not count", "", 0, 0});
    questions_.ask(cause, std::move(prompt));
    unclear_[tile->cell] = {*tile, std::move(opinion), laid_by};
  }

  if (const std::vector<Cell> missing = missing_tiles(); !missing.empty()) {
    std::vector<std::string> cells;
    for (const Cell& cell : missing) cells.push_back(to_string(cell));
    bus::Prompt prompt = prompt_now(
        "missing_tile",
        missing.size() == 1
            ? fmt::format("The tile at {} is gone. Please put it back.", cells.front())
            : fmt::format("The tiles at {} are gone. Please put them back.", fmt::join(cells, ", ")));
    questions_.ask("missing_tile", std::move(prompt));
  }
}

}  // namespace tilewatch::referee
