// SPDX-License-Identifier: MIT
// Figures of nobody: what people have still to put or to take away, and what stands wrongly.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/referee/referee.h"
#include "engine/referee/step_words.h"

namespace tilewatch::referee {
namespace {

constexpr std::array<FigureKind, 3> kSingles{FigureKind::kMage, FigureKind::kWitch, FigureKind::kHound};

bool is_of_nobody(const Fact& fact) { return !fact.face_down && fact.figure.player == rules::kNoPlayer; }

std::string ghosts_at(int count, const rules::FeatureRef& at) {
  const bool cemetery = at.piece.kind == FeatureKind::kCemetery;
  return fmt::format("{} ghost{} on the {} at {}", count, count == 1 ? "" : "s",
                     cemetery ? "cemetery" : "tile", to_string(at.cell));
}

std::string single_rule(FigureKind kind) { return kind == FigureKind::kHound ? "G-29" : "M-2"; }

/// Who asks for a ghost there, or for there being none.
std::string put_rule(const rules::Game& game, const rules::FeatureRef& at) {
  if (at.piece.kind == FeatureKind::kCemetery) return "G-26";
  const auto& tiles = game.tiles();
  const auto laid =
      std::find_if(tiles.begin(), tiles.end(), [&](const auto& t) { return t.cell == at.cell; });
  if (laid != tiles.end() && laid->turn == 0) return "G-1";
  const bool newest = laid != tiles.end() && laid->turn + 1 >= game.turn();
  return newest ? "G-11" : "G-36";
}

std::string take_rule(const rules::Game& game, const rules::FeatureRef& at) {
  const rules::Board& board = game.position().board;
  const rules::NodeId node = board.find(at);
  if (node == rules::kNoNode || !board.complete(node)) return "G-16";
  return at.piece.kind == FeatureKind::kCemetery ? "G-24" : "G-9";
}

std::string listed(std::vector<std::string> parts) {
  if (parts.empty()) return {};
  const std::string last = parts.back();
  parts.pop_back();
  return parts.empty() ? last : fmt::format("{} and {}", fmt::join(parts, ", "), last);
}

}  // namespace

void Referee::settle_owed(const Facts& before) {
  const Facts now = facts_of(game());
  for (const auto& [fact, count] : now) {
    if (is_of_nobody(fact)) owed_[fact] += count - count_of(before, fact);
  }
  for (const auto& [fact, count] : before) {
    if (is_of_nobody(fact) && !now.contains(fact)) owed_[fact] -= count;
  }
  std::erase_if(owed_, [](const auto& item) { return item.second == 0; });
  if (owed_.empty()) return;
  const TableView table = table_view();
  for (const auto& [fact, count] : table.neutral()) {
    // Whoever has moved the mage on since knows what was to be done with it, and owes nothing any more.
    const FigureKind kind = fact.figure.kind;
    if ((kind != FigureKind::kMage && kind != FigureKind::kWitch) || owed_.contains(fact)) continue;
    std::erase_if(owed_, [&](const auto& item) { return item.first.figure.kind == kind; });
  }
  for (auto& [fact, count] : owed_) {
    const auto seen = table.seen(fact);
    // What is done of it is owed no more, and it never grows by itself.
    if (seen) count = std::clamp(count_of(now, fact) - *seen, std::min(count, 0), std::max(count, 0));
  }
  std::erase_if(owed_, [](const auto& item) { return item.second == 0; });
}

void Referee::ask_about_neutral() {
  const TableView table = table_view();
  ask_about_ghosts(table);
  for (const FigureKind kind : kSingles) ask_about_single(table, kind);
}

void Referee::ask_about_ghosts(const TableView& table) {
  const Facts now = facts_of(game());
  std::set<Fact> all;
  const auto collect = [&](const Facts& facts) {
    for (const auto& [fact, count] : facts) {
      if (is_of_nobody(fact) && fact.figure.kind == FigureKind::kGhost) all.insert(fact);
    }
  };
  collect(now);
  collect(owed_);
  collect(table.neutral());
  const rules::Phase phase = game().phase();
  std::vector<std::string> put;
  std::vector<std::string> take;
  std::vector<std::string> too_few;
  std::vector<std::string> too_many;
  std::string put_under;
  std::string take_under;
  for (const Fact& fact : all) {
    const rules::FeatureRef& at = fact.figure.at;
    const int owed = count_of(owed_, fact);
    const auto seen = table.seen(fact);
    const int wrong = seen ? count_of(now, fact) - *seen - owed : 0;
    if (owed > 0) put.push_back(ghosts_at(owed, at));
    if (owed < 0) take.push_back(ghosts_at(-owed, at));
    const auto compared = [&] {
      return fmt::format("{} {} there and {} should", *seen, *seen == 1 ? "stands" : "stand",
                         count_of(now, fact) - owed);
    };
    // While a step may take ghosts away, that some are fewer is no mistake; nor more where one may be put.
    const bool few = wrong > 0 && phase == rules::Phase::kTile;
    const bool many = wrong < 0 && (phase != rules::Phase::kGhost || at.piece.kind != FeatureKind::kCemetery);
    if (few) too_few.push_back(fmt::format("on {}: {}", place_words(at), compared()));
    if (many) too_many.push_back(fmt::format("on {}: {}", place_words(at), compared()));
    if ((owed > 0 || few) && put_under.empty()) put_under = put_rule(game(), at);
    if ((owed < 0 || many) && take_under.empty()) {
      take_under = owed < 0 ? take_rule(game(), at) : put_rule(game(), at);
    }
  }
  const auto ask = [&](const char* kind, const std::string& text, const std::string& rule) {
    bus::Prompt prompt = prompt_now(kind, text);
    prompt.rule = rule;
    prompt.answers = {{"ignore", "the ghosts on the table are right", "", 0, 0}};
    questions_.ask(kind, std::move(prompt));
  };
  if (!put.empty() || !too_few.empty()) {
    std::string text;
    if (!put.empty()) text = fmt::format("Put {}.", listed(put));
    if (!too_few.empty())
      text += fmt::format("{}Too few ghosts {}.", text.empty() ? "" : " ", listed(too_few));
    ask("put_ghosts", text, put_under);
  }
  if (!take.empty() || !too_many.empty()) {
    std::string text;
    if (!take.empty()) text = fmt::format("Put back into the bank {}.", listed(take));
    if (!too_many.empty())
      text += fmt::format("{}Too many ghosts {}.", text.empty() ? "" : " ", listed(too_many));
    ask("take_ghosts", text, take_under);
  }
}

void Referee::ask_about_single(const TableView& table, FigureKind kind) {
  const rules::Phase phase = game().phase();
  const bool moves_now =
      kind == FigureKind::kHound ? phase == rules::Phase::kHound : phase == rules::Phase::kMagic;
  std::vector<std::string> missing;
  std::vector<std::string> wrong;
  const Facts now = facts_of(game());
  for (const auto& [fact, count] : now) {
    if (!is_of_nobody(fact) || fact.figure.kind != kind) continue;
    const auto seen = table.seen(fact);
    if ((seen && *seen < count && !moves_now) || count_of(owed_, fact) > 0) {
      missing.push_back(place_words(fact.figure.at));
    }
  }
  for (const auto& [fact, count] : table.neutral()) {
    if (fact.figure.kind != kind || moves_now) continue;
    if (count > count_of(now, fact) - std::min(0, count_of(owed_, fact))) {
      wrong.push_back(to_string(fact.figure.at.cell));
    }
  }
  if (missing.empty() && wrong.empty()) return;
  const std::string who(tilewatch::to_string(kind));
  bus::Prompt prompt = prompt_now("put_figure", "");
  prompt.rule = single_rule(kind);
  if (!missing.empty()) {
    prompt.text = fmt::format("The {} belongs on {}. Please put it there.", who, listed(missing));
  } else {
    prompt.text =
        fmt::format("A {} stands at {}, where it may not be now. Please take it away.", who, listed(wrong));
  }
  prompt.answers = {{"ignore", "it stands right on the table", "", 0, 0}};
  questions_.ask("put " + who, std::move(prompt));
}

std::vector<std::string> Referee::neutral_due_home() const {
  std::vector<std::string> due;
  for (const auto& [fact, count] : owed_) {
    const FigureKind kind = fact.figure.kind;
    if (count >= 0 || kind == FigureKind::kGhost) continue;
    // One that has only gone elsewhere is spoken of there.
    const bool elsewhere = kind != FigureKind::kHound && game().position().neutral(kind) >= 0;
    if (elsewhere) continue;
    due.push_back(fmt::format("the {} at {}", tilewatch::to_string(kind), to_string(fact.figure.at.cell)));
  }
  return due;
}

Referee::Outcome Referee::follow_table(bool ghosts, FigureKind kind, By by) {
  const TableView table = table_view();
  const Facts now = facts_of(game());
  std::vector<rules::Command> commands;
  std::vector<rules::Command> puts;
  if (ghosts) kind = FigureKind::kGhost;
  Facts all = now;
  all.insert(owed_.begin(), owed_.end());
  all.insert(table.neutral().begin(), table.neutral().end());
  std::optional<rules::FeatureRef> seen_at;
  for (const auto& [fact, any] : all) {
    if (!is_of_nobody(fact) || fact.figure.kind != kind) continue;
    const auto seen = table.seen(fact);
    if (!seen) continue;
    if (*seen > 0) seen_at = fact.figure.at;
    if (kind == FigureKind::kMage || kind == FigureKind::kWitch) continue;
    const int more = *seen - count_of(now, fact);
    for (int i = 0; i < -more; ++i) commands.emplace_back(rules::RemoveFigure{fact.figure});
    for (int i = 0; i < more && ghosts; ++i) puts.emplace_back(rules::PutGhost{fact.figure.at, true});
    if (more > 0 && !ghosts) {
      for (StandingFigure& figure : figures_.all()) {
        if (figure.seen.kind == kind && figure.seen.cell == fact.figure.at.cell) figure.ignored = true;
      }
    }
  }
  commands.insert(commands.end(), puts.begin(), puts.end());
  if (kind == FigureKind::kMage || kind == FigureKind::kWitch) {
    if (seen_at && seen_at->piece.kind == FeatureKind::kTile) {
      return failure(ErrorKind::kUsage, "the camera cannot say on which road or city it stands");
    }
    const int index = game().position().neutral(kind);
    if (!seen_at && index >= 0 &&
        !table.seen({game().position().figure(static_cast<std::size_t>(index)), false})) {
      return failure(ErrorKind::kUsage, "its place is not in clear view");
    }
    const bool same = index >= 0 ? game().position().figure(static_cast<std::size_t>(index)).at == seen_at
                                 : !seen_at.has_value();
    if (!same) commands.emplace_back(rules::MoveNeutral{kind, seen_at, true});
  }
  return commands.empty() ? Outcome{} : do_commands(commands, by);
}

}  // namespace tilewatch::referee
