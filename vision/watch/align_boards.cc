// SPDX-License-Identifier: MIT
#include "vision/watch/align_boards.h"

#include <map>
#include <utility>

namespace tilewatch::vision {
namespace {

Cell turned_cell(Cell cell, int quarter_turns) {
  for (int i = 0; i < quarter_turns; ++i) cell = {-cell.y, cell.x};
  return cell;
}

}  // namespace

std::optional<BoardAlignment> align_boards(const std::vector<TileReading>& known,
                                           const std::vector<TileReading>& found, double share) {
  std::map<std::pair<int, Cell>, int> votes;
  for (const TileReading& k : known) {
    if (k.candidates.empty()) continue;
    for (const TileReading& f : found) {
      if (f.candidates.empty() || f.candidates[0].type != k.candidates[0].type) continue;
      for (int turns = 0; turns < 4; ++turns) {
        if ((f.candidates[0].rotation + turns) % 4 != k.candidates[0].rotation) continue;
        const Cell at = turned_cell(f.cell, turns);
        ++votes[{turns, Cell{k.cell.x - at.x, k.cell.y - at.y}}];
      }
    }
  }
  BoardAlignment best;
  for (const auto& [key, count] : votes) {
    if (count > best.agreeing) best = {key.first, key.second, count};
  }
  if (best.agreeing == 0 || best.agreeing < share * static_cast<double>(known.size())) return std::nullopt;
  return best;
}

TileReading aligned(const BoardAlignment& alignment, const TileReading& found) {
  TileReading result = found;
  const Cell at = turned_cell(found.cell, alignment.quarter_turns);
  result.cell = {at.x + alignment.offset.x, at.y + alignment.offset.y};
  for (std::size_t i = 0; i < 4; ++i) {
    result.corners[(i + static_cast<std::size_t>(alignment.quarter_turns)) % 4] = found.corners[i];
  }
  for (TileCandidate& candidate : result.candidates) {
    candidate.rotation = static_cast<Rotation>((candidate.rotation + alignment.quarter_turns) % 4);
  }
  return result;
}

}  // namespace tilewatch::vision
