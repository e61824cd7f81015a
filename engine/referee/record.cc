// SPDX-License-Identifier: MIT
// Replays commands through the rules whenever something in the past changes.
#include "engine/referee/record.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace tilewatch::referee {
namespace {

/// Marks the place-holder among the players of a game whose players are not known yet.
constexpr const char* kNobodyYet = "nobody yet";

}  // namespace

std::string begin_line(rules::Setup setup) {
  if (setup.players.empty()) setup.players.push_back({kNobodyYet, Colour::kRed});
  rules::SavedGame saved;
  saved.sets = setup.catalogue->set_names();
  saved.edition = setup.catalogue->edition();
  saved.setup = std::move(setup);
  return rules::saved_game_to_text(saved);
}

Result<Record> Record::begin(const Entry& entry, std::shared_ptr<const catalogue::Catalogue> catalogue) {
  if (entry.kind != EntryKind::kBegin)
    return failure(ErrorKind::kInput, "a game's journal starts with its beginning");
  auto saved = rules::saved_game_from_text(entry.line);
  if (!saved) return tl::unexpected(saved.error());
  if (saved->sets != catalogue->set_names() || saved->edition != catalogue->edition()) {
    return failure(
        ErrorKind::kInput, "this game was begun with other tile sets",
        fmt::format("Its sets: {} ({}).", fmt::join(saved->sets, ","), tilewatch::to_string(saved->edition)));
  }
  saved->setup.catalogue = std::move(catalogue);
  std::vector<Colour> joined;
  for (const auto& player : saved->setup.players) {
    if (player.name != kNobodyYet) joined.push_back(player.colour);
  }
  auto game = rules::Game::start(saved->setup);
  if (!game) return tl::unexpected(game.error());
  Record record(std::move(*game));
  record.sets_ = saved->sets;
  record.joined_ = std::move(joined);
  record.last_seq_ = entry.seq;
  return record;
}

Result<Record> Record::fold(const std::vector<Entry>& entries,
                            std::shared_ptr<const catalogue::Catalogue> catalogue) {
  if (entries.empty()) return failure(ErrorKind::kInput, "the journal is empty");
  auto record = begin(entries.front(), std::move(catalogue));
  for (std::size_t i = 1; record && i < entries.size(); ++i) {
    if (auto added = record->add(entries[i]); !added) {
      return failure(ErrorKind::kInput, fmt::format("entry {}: {}", entries[i].seq, added.error().message));
    }
  }
  return record;
}

std::int64_t Record::undoable() const { return done_.empty() ? 0 : done_.back().entry.step; }

std::optional<rules::Player> Record::player_of(Colour colour) const {
  const auto found = std::find(joined_.begin(), joined_.end(), colour);
  if (found == joined_.end()) return {};
  return static_cast<rules::Player>(found - joined_.begin());
}

Result<void> Record::replay(rules::Setup setup, std::vector<Done> commands) {
  auto game = rules::Game::start(std::move(setup));
  if (!game) return tl::unexpected(game.error());
  for (Done& item : commands) {
    item.turn = game->turn();
    item.player = game->active_player();
    item.phase = game->phase();
    auto events = game->apply(item.command);
    if (!events) {
      return failure(ErrorKind::kFailed, fmt::format("then \"{}\" could not have been done: {}",
                                                     rules::command_to_text(game->catalogue(), item.command),
                                                     events.error().message));
    }
    item.events = std::move(*events);
  }
  game_ = std::move(*game);
  done_ = std::move(commands);
  return {};
}

Result<void> Record::take_command(Entry entry) {
  auto command = rules::command_from_text(game_.catalogue(), entry.line);
  if (!command) return tl::unexpected(command.error());
  Done item{std::move(entry), std::move(*command), {}, game_.turn(), game_.active_player(), game_.phase()};
  auto events = game_.apply(item.command);
  if (!events) return tl::unexpected(events.error());
  item.events = std::move(*events);
  done_.push_back(std::move(item));
  undone_.clear();
  return {};
}

Result<void> Record::add(const Entry& entry) {
  Result<void> outcome;
  switch (entry.kind) {
    case EntryKind::kBegin:
      outcome = failure(ErrorKind::kInput, "a game can begin only once");
      break;
    case EntryKind::kNote:
      notes_.push_back(entry);
      break;
    case EntryKind::kCommand:
      outcome = take_command(entry);
      break;
    case EntryKind::kJoin: {
      const auto colour = colour_from(entry.line);
      if (!colour || player_of(*colour)) {
        outcome = failure(ErrorKind::kInput, fmt::format("\"{}\" cannot join", entry.line));
        break;
      }
      rules::Setup setup = game_.setup();
      // Numbers of players never change: the newcomer takes the place-holder's place or the next.
      if (joined_.empty()) setup.players.clear();
      setup.players.push_back({"", *colour});
      outcome = replay(std::move(setup), done_);
      if (outcome) joined_.push_back(*colour);
      break;
    }
    case EntryKind::kReplace: {
      auto command = rules::command_from_text(game_.catalogue(), entry.line);
      if (!command) {
        outcome = tl::unexpected(command.error());
        break;
      }
      std::vector<Done> commands = done_;
      const auto old = std::find_if(commands.begin(), commands.end(),
                                    [&](const Done& item) { return item.entry.seq == entry.target; });
      if (old == commands.end()) {
        outcome = failure(ErrorKind::kInput, "what it replaces does not count any more");
        break;
      }
      const Entry before = old->entry;
      old->entry = entry;
      old->entry.seq = before.seq;
      old->entry.step = before.step;
      old->command = std::move(*command);
      outcome = replay(game_.setup(), std::move(commands));
      break;
    }
    case EntryKind::kUndo: {
      if (entry.target == 0 || undoable() != entry.target) {
        outcome = failure(ErrorKind::kFailed, "there is nothing to undo");
        break;
      }
      std::vector<Done> commands = done_;
      const auto first = std::find_if(commands.begin(), commands.end(),
                                      [&](const Done& item) { return item.entry.step == entry.target; });
      std::vector<Done> step(first, commands.end());
      commands.erase(first, commands.end());
      outcome = replay(game_.setup(), std::move(commands));
      if (outcome) undone_.push_back(std::move(step));
      break;
    }
    case EntryKind::kRedo: {
      if (entry.target == 0 || redoable() != entry.target) {
        outcome = failure(ErrorKind::kFailed, "there is nothing to redo");
        break;
      }
      std::vector<Done> commands = done_;
      commands.insert(commands.end(), undone_.back().begin(), undone_.back().end());
      outcome = replay(game_.setup(), std::move(commands));
      if (outcome) undone_.pop_back();
      break;
    }
  }
  if (outcome) last_seq_ = entry.seq;
  return outcome;
}

rules::SavedGame Record::saved() const {
  rules::SavedGame saved;
  saved.setup = game_.setup();
  saved.sets = sets_;
  saved.edition = game_.catalogue().edition();
  for (const Done& item : done_) saved.commands.push_back(item.command);
  return saved;
}

}  // namespace tilewatch::referee
