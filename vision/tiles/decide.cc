// SPDX-License-Identifier: MIT
#include "vision/tiles/decide.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
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
// How likely there is a copy more than the box should have.
constexpr double kOneTooMany = 0.02;
constexpr int kRounds = 8;
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
  }

  void settle() {
    for (int round = 0; round < kRounds; ++round) {
      pass_messages();
      weigh();
    }
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

  // What tile j tells tile i about i's candidates: j's belief without what it heard from i.
  Belief message(std::size_t i, Side side, std::size_t j) const {
    Belief without = pixels_[j];
    if (!clear(j)) {
      for (const auto& [from, heard] : messages_[j]) {
        if (from == opposite(side)) continue;
        for (std::size_t l = 0; l < without.size(); ++l) without[l] *= heard[l];
      }
      for (std::size_t l = 0; l < without.size() && l < stock_weight_[j].size(); ++l)
        without[l] *= stock_weight_[j][l];
    }
    Belief result(pixels_[i].size(), 0);
    double sum = 0;
    for (std::size_t k = 0; k < result.size(); ++k) {
      for (std::size_t l = 0; l < without.size(); ++l) result[k] += without[l] * meets(i, k, side, j, l);
      sum += result[k];
    }
    for (double& value : result) value /= std::max(sum, 1e-30);
    return result;
  }

  void pass_messages() {
    if (stock_weight_.empty()) stock_weight_.resize(tiles_.size());
    auto next = messages_;
    for (const auto& [cell, i] : at_) {
      for (const Side side : kSides) {
        const auto beyond = at_.find(neighbour(cell, side));
        if (beyond != at_.end()) next[i][side] = message(i, side, beyond->second);
      }
    }
    messages_ = std::move(next);
  }

  void weigh() {
    std::vector<double> expected(catalogue_.types().size(), 0);
    for (const auto& [cell, i] : at_) {
      for (std::size_t k = 0; k < tiles_[i].candidates.size(); ++k) {
        expected[tiles_[i].candidates[k].type] += beliefs_[i][k];
      }
    }
    for (const auto& [cell, i] : at_) {
      Belief belief = pixels_[i];
      Belief stock(belief.size(), 1.0);
      for (std::size_t k = 0; k < tiles_[i].candidates.size(); ++k) {
        const TypeIndex type = tiles_[i].candidates[k].type;
        const double others = expected[type] - beliefs_[i][k];
        stock[k] = std::clamp(catalogue_.type(type).count - others, kOneTooMany, 1.0);
      }
      for (std::size_t k = 0; k < belief.size(); ++k) belief[k] *= stock[k];
      for (const auto& [side, heard] : messages_[i]) {
        for (std::size_t k = 0; k < belief.size(); ++k) belief[k] *= heard[k];
      }
      double sum = 0;
      for (const double value : belief) sum += value;
      for (double& value : belief) value /= std::max(sum, 1e-30);
      stock_weight_[i] = std::move(stock);
      beliefs_[i] = clear(i) ? pixels_[i] : std::move(belief);
    }
  }

  std::vector<TileReading>& tiles_;
  const Catalogue& catalogue_;
  std::map<Cell, std::size_t> at_;
  std::vector<Belief> pixels_;
  std::vector<Belief> beliefs_;
  std::vector<Belief> stock_weight_;
  std::vector<std::map<Side, Belief>> messages_;
};

std::string doubt(const TileReading& tile) {
  return tile.candidates.front().probability < kClearReading ? " (not read for certain)" : "";
}

}  // namespace

void decide(std::vector<TileReading>& tiles, const Catalogue& catalogue) {
  Board board(tiles, catalogue);
  board.settle();
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
