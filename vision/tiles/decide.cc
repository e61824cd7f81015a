// SPDX-License-Identifier: MIT
#include "vision/tiles/decide.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace tilewatch::vision {
namespace {

using catalogue::Catalogue;
using catalogue::TileType;
using catalogue::TypeIndex;

// How likely two edges are to disagree on a real table: people make mistakes, readers more often.
constexpr double kDisagree = 0.004;
// How likely a random tile's edge is to agree: what is known of a face that is not among the candidates.
constexpr double kAgreeByChance = 0.35;
// How likely there is a copy more than the box should have, and each one after it.
constexpr double kOneTooMany = 0.02;
constexpr int kRounds = 8;
// What looks like a tile no more than this may be none, and its neighbours are asked: how much at most it
// speaks for a tile (as odds) that its edges meet theirs, and against it that they do not. For it little,
// because the picture of a hole shows its neighbours' rims, too.
constexpr double kMayBeNone = 0.97;
constexpr double kMostForATile = 3;
constexpr double kMostAgainstATile = 0.02;
// Below this the best candidate is a guess.
constexpr double kReadable = 0.5;

std::string_view in_words(EdgeKind edge) {
  switch (edge) {
    case EdgeKind::kField:
      return "field";
    case EdgeKind::kRoad:
      return "road";
    case EdgeKind::kCity:
      return "city";
    case EdgeKind::kRiver:
      return "river";
  }
  return "edge";
}

std::string_view in_words(Side side) {
  constexpr std::array<std::string_view, 4> kWords{"north", "east", "south", "west"};
  return kWords[static_cast<std::size_t>(side)];
}

void sort_best_first(std::vector<TileCandidate>& candidates) {
  std::stable_sort(candidates.begin(), candidates.end(), [](const TileCandidate& a, const TileCandidate& b) {
    return a.probability > b.probability;
  });
}

// Turns that play the same become one candidate, the likelier one.
void merge_alike(std::vector<TileCandidate>& candidates, const Catalogue& catalogue) {
  sort_best_first(candidates);
  std::vector<TileCandidate> merged;
  for (const TileCandidate& c : candidates) {
    const auto alike = std::find_if(merged.begin(), merged.end(), [&](const TileCandidate& m) {
      return m.type == c.type && catalogue.type(c.type).same_when_turned(m.rotation, c.rotation);
    });
    if (alike == merged.end()) {
      merged.push_back(c);
    } else {
      alike->probability += c.probability;
    }
  }
  candidates = std::move(merged);
  sort_best_first(candidates);
}

// Belief about one tile: its candidates and, last, "something else".
using Belief = std::vector<double>;

class Board {
 public:
  Board(std::vector<TileReading>& tiles, const Catalogue& catalogue) : tiles_(tiles), catalogue_(catalogue) {
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
      merge_alike(tiles_[i].candidates, catalogue_);
      if (!counts(tiles_[i])) continue;
      at_[tiles_[i].cell] = i;
    }
    pixels_.resize(tiles_.size());
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
      double rest = 1;
      for (const TileCandidate& c : tiles_[i].candidates) {
        pixels_[i].push_back(c.probability);
        rest -= c.probability;
      }
      pixels_[i].push_back(std::max(1e-4, rest));
    }
    beliefs_ = pixels_;
    messages_.resize(tiles_.size());
    stock_.resize(tiles_.size());
    for (const auto& [cell, i] : at_) {
      stock_[i].assign(tiles_[i].candidates.size(), 1.0);
      for (const TileCandidate& c : tiles_[i].candidates) {
        if (c.type == catalogue::kNoType) continue;
        std::vector<std::size_t>& may_be = candidates_of_[c.type];
        if (may_be.empty() || may_be.back() != i) may_be.push_back(i);  // in several turns
      }
    }
  }

  void settle() {
    for (int round = 0; round < kRounds; ++round) {
      pass_messages();
      for (const auto& [type, tiles] : candidates_of_) count_copies(type);
    }
    weigh();
  }

  /// Takes what the neighbours say for or against a tile into TileReading::is_tile.
  void ask_whether_tiles() {
    std::vector<double> likely;
    for (std::size_t i = 0; i < tiles_.size(); ++i) likely.push_back(tile_by_neighbours(i));
    for (std::size_t i = 0; i < tiles_.size(); ++i) tiles_[i].is_tile = likely[i];
  }

  void write_back() {
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
      if (!counts(tiles_[i]) || clear(i)) continue;
      for (std::size_t k = 0; k < tiles_[i].candidates.size(); ++k) {
        tiles_[i].candidates[k].probability = beliefs_[i][k];
      }
      sort_best_first(tiles_[i].candidates);
    }
  }

 private:
  static bool counts(const TileReading& tile) {
    return tile.is_tile >= kProbablyTile && !tile.candidates.empty();
  }
  bool clear(std::size_t i) const { return pixels_[i].front() >= kClearReading; }

  // How well candidate k of tile i (or "something else") meets what lies beyond `side`.
  double meets(std::size_t i, std::size_t k, Side side, std::size_t j, std::size_t l) const {
    const auto& mine = tiles_[i].candidates;
    const auto& theirs = tiles_[j].candidates;
    if (k == mine.size() || l == theirs.size()) return kAgreeByChance;
    const EdgeKind a = catalogue_.type(mine[k].type).edge(side, mine[k].rotation);
    const EdgeKind b = catalogue_.type(theirs[l].type).edge(opposite(side), theirs[l].rotation);
    return a == b ? 1 : kDisagree;
  }

  // The same with tile j whatever it is, by what is believed of it.
  double meets_any(std::size_t i, std::size_t k, Side side, std::size_t j, const Belief& theirs) const {
    double sum = 0;
    for (std::size_t l = 0; l < theirs.size(); ++l) sum += theirs[l] * meets(i, k, side, j, l);
    return sum;
  }

  // What is believed of tile i without what one neighbour or one type's copies say.
  Belief cavity(std::size_t i, std::optional<Side> side, TypeIndex type) const {
    if (clear(i)) return pixels_[i];
    Belief belief = pixels_[i];
    for (const auto& [from, heard] : messages_[i]) {
      if (from == side) continue;
      for (std::size_t k = 0; k < belief.size(); ++k) belief[k] *= heard[k];
    }
    for (std::size_t k = 0; k < stock_[i].size(); ++k) {
      if (tiles_[i].candidates[k].type != type) belief[k] *= stock_[i][k];
    }
    double sum = 0;
    for (const double value : belief) sum += value;
    for (double& value : belief) value /= std::max(sum, 1e-30);
    return belief;
  }

  // What tile j tells tile i about i's candidates: j's belief without what it heard from i.
  Belief message(std::size_t i, Side side, std::size_t j) const {
    const Belief without = cavity(j, opposite(side), catalogue::kNoType);
    Belief result(pixels_[i].size(), 0);
    double sum = 0;
    for (std::size_t k = 0; k < result.size(); ++k) {
      result[k] = meets_any(i, k, side, j, without);
      sum += result[k];
    }
    for (double& value : result) value /= std::max(sum, 1e-30);
    return result;
  }

  // The probability that tile i is one: bare ground that looks like a tile meets its neighbours by chance.
  double tile_by_neighbours(std::size_t i) const {
    const double before = tiles_[i].is_tile;
    if (before > kMayBeNone || before <= 0 || tiles_[i].candidates.empty()) return before;
    Belief as_tile = pixels_[i];
    double by_chance = 1;
    double sum = 0;
    for (const double value : as_tile) sum += value;
    for (const Side side : kSides) {
      const auto beyond = at_.find(neighbour(tiles_[i].cell, side));
      if (beyond == at_.end()) continue;
      const std::size_t j = beyond->second;
      const Belief theirs = cavity(j, opposite(side), catalogue::kNoType);
      for (std::size_t k = 0; k < as_tile.size(); ++k) {
        const double met = meets_any(i, k, side, j, theirs);
        as_tile[k] *= tiles_[j].is_tile * met + (1 - tiles_[j].is_tile) * kAgreeByChance;
      }
      by_chance *= kAgreeByChance;
    }
    double met = 0;
    for (const double value : as_tile) met += value;
    const double ratio = std::clamp(met / (sum * by_chance), kMostAgainstATile, kMostForATile);
    return before * ratio / (before * ratio + 1 - before);
  }

  void pass_messages() {
    auto next = messages_;
    for (const auto& [cell, i] : at_) {
      for (const Side side : kSides) {
        const auto beyond = at_.find(neighbour(cell, side));
        if (beyond != at_.end()) next[i][side] = message(i, side, beyond->second);
      }
    }
    messages_ = std::move(next);
  }

  // What the copies of a type that exist say to each tile that may be one of them.
  void count_copies(TypeIndex type) {
    const std::vector<std::size_t>& may_be = candidates_of_[type];
    std::vector<double> chance;
    for (const std::size_t i : may_be) {
      const Belief belief = cavity(i, std::nullopt, type);
      double sum = 0;
      for (std::size_t k = 0; k < tiles_[i].candidates.size(); ++k) {
        if (tiles_[i].candidates[k].type == type) sum += belief[k];
      }
      chance.push_back(sum);
    }
    const auto copies = static_cast<std::size_t>(std::max(0, catalogue_.type(type).count));
    for (std::size_t a = 0; a < may_be.size(); ++a) {
      if (clear(may_be[a])) continue;
      const double weight = weight_of_one_more(chance, a, copies);
      for (std::size_t k = 0; k < stock_[may_be[a]].size(); ++k) {
        if (tiles_[may_be[a]].candidates[k].type == type) stock_[may_be[a]][k] = weight;
      }
    }
  }

  // How much likelier or less likely it is that tile `own` is a copy than that it is none, by how many of the
  // others are: their number has a Poisson binomial distribution.
  static double weight_of_one_more(const std::vector<double>& chance, std::size_t own, std::size_t copies) {
    std::vector<double> number{1};  // probability that so many of the others are copies
    for (std::size_t b = 0; b < chance.size(); ++b) {
      if (b == own) continue;
      number.push_back(0);
      for (std::size_t n = number.size() - 1; n > 0; --n) {
        number[n] = number[n] * (1 - chance[b]) + number[n - 1] * chance[b];
      }
      number[0] *= 1 - chance[b];
    }
    const auto allowed = [&](std::size_t n) {
      return n <= copies ? 1 : std::pow(kOneTooMany, static_cast<double>(n - copies));
    };
    double with = 0;
    double without = 0;
    for (std::size_t n = 0; n < number.size(); ++n) {
      with += number[n] * allowed(n + 1);
      without += number[n] * allowed(n);
    }
    return with / without;
  }

  void weigh() {
    for (const auto& [cell, i] : at_) {
      if (!clear(i)) beliefs_[i] = cavity(i, std::nullopt, catalogue::kNoType);
    }
  }

  std::vector<TileReading>& tiles_;
  const Catalogue& catalogue_;
  std::map<Cell, std::size_t> at_;
  std::vector<Belief> pixels_;
  std::vector<Belief> beliefs_;
  std::vector<std::vector<double>> stock_;  // by candidate: what the copies that exist say
  std::map<TypeIndex, std::vector<std::size_t>> candidates_of_;
  std::vector<std::map<Side, Belief>> messages_;
};

std::string doubt(const TileReading& tile) {
  return tile.candidates.front().probability < kClearReading ? " (not read for certain)" : "";
}

}  // namespace

void decide(std::vector<TileReading>& tiles, const Catalogue& catalogue) {
  Board board(tiles, catalogue);
  board.settle();
  board.ask_whether_tiles();
  board.write_back();
}

std::vector<Problem> problems_of(const std::vector<TileReading>& tiles, const Catalogue& catalogue) {
  std::vector<Problem> problems;
  std::map<Cell, const TileReading*> at;
  std::map<TypeIndex, std::vector<Cell>> copies;
  for (const TileReading& tile : tiles) {
    if (tile.is_tile < kProbablyTile || tile.candidates.empty() ||
        tile.candidates.front().probability < kReadable) {
      std::string text = fmt::format("the tile at {} cannot be told", to_string(tile.cell));
      if (tile.candidates.size() >= 2) {
        const std::string& first = catalogue.type(tile.candidates[0].type).id;
        const std::string& second = catalogue.type(tile.candidates[1].type).id;
        text += first == second ? fmt::format(": {}, but turned how?", first)
                                : fmt::format(": {} or {}?", first, second);
      }
      problems.push_back({"unreadable_tile", text, {tile.cell}});
    }
    if (tile.candidates.empty()) continue;
    at[tile.cell] = &tile;
    copies[tile.candidates.front().type].push_back(tile.cell);
  }
  for (const auto& [cell, tile] : at) {
    for (const Side side : {Side::kEast, Side::kSouth}) {
      const auto beyond = at.find(neighbour(cell, side));
      if (beyond == at.end()) continue;
      const TileCandidate& mine = tile->candidates.front();
      const TileCandidate& theirs = beyond->second->candidates.front();
      const EdgeKind a = catalogue.type(mine.type).edge(side, mine.rotation);
      const EdgeKind b = catalogue.type(theirs.type).edge(opposite(side), theirs.rotation);
      if (a == b) continue;
      problems.push_back(
          {"edges_disagree",
           fmt::format("the {} on the {} side of {} at {}{} meets a {} of {} at {}{}", in_words(a),
                       in_words(side), catalogue.type(mine.type).id, to_string(cell), doubt(*tile),
                       in_words(b), catalogue.type(theirs.type).id, to_string(beyond->first),
                       doubt(*beyond->second)),
           {cell, beyond->first}});
    }
  }
  for (const auto& [type, cells] : copies) {
    const int count = catalogue.type(type).count;
    if (static_cast<int>(cells.size()) <= count) continue;
    std::vector<std::string> places;
    for (const Cell cell : cells) places.push_back(to_string(cell));
    problems.push_back(
        {"too_many_copies",
         fmt::format("{} lies {} times, the box has it {}: at {}", catalogue.type(type).id, cells.size(),
                     count == 1 ? "once" : fmt::format("{} times", count), fmt::join(places, ", ")),
         cells});
  }
  return problems;
}

}  // namespace tilewatch::vision
