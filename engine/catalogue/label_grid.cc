// SPDX-License-Identifier: MIT
#include "engine/catalogue/label_grid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "engine/catalogue/mist_shapes.h"

namespace tilewatch::catalogue {
namespace {

constexpr int kSize = LabelGrid::kSize;
constexpr std::uint8_t kGrassCell = 255;  ///< field, not yet known which
constexpr std::uint8_t kBuiltCell = 254;  ///< counts as what lies next to it
constexpr std::uint8_t kSliver = 253;     ///< grass that reaches no edge

/// Grass enclosed by walls and a tower may stay (a sliver no player would call a field), but not more than
/// this.
constexpr int kLargestSliver = kSize * kSize / 40;
constexpr int kSmallestPiece = kSize * kSize / 90;
/// Cells of city wall along which a field must run to touch the city, and may run if it does not touch it.
constexpr int kTouching = 9;
constexpr int kNotTouching = 3;
/// Cells of a way that a city may cover: the end that runs under the gate.
constexpr int kCoveredWay = 100;

class Painter {
 public:
  explicit Painter(std::vector<std::uint8_t>& cells) : cells_(cells) {}

  std::uint8_t& cell(int x, int y) {
    return cells_[static_cast<std::size_t>(y) * kSize + static_cast<std::size_t>(x)];
  }

  template <class Take>
  void disc(Point at, double radius, Take take) {
    const int x0 = std::max(0, static_cast<int>((at.x - radius) * kSize) - 1);
    const int x1 = std::min(kSize - 1, static_cast<int>((at.x + radius) * kSize) + 1);
    const int y0 = std::max(0, static_cast<int>((at.y - radius) * kSize) - 1);
    const int y1 = std::min(kSize - 1, static_cast<int>((at.y + radius) * kSize) + 1);
    for (int y = y0; y <= y1; ++y) {
      for (int x = x0; x <= x1; ++x) {
        if (std::hypot((x + 0.5) / kSize - at.x, (y + 0.5) / kSize - at.y) <= radius) take(cell(x, y));
      }
    }
  }

  void way(const Path& line, double half_width, std::uint8_t label) {
    for (std::size_t i = 1; i < line.size(); ++i) {
      const int steps = 1 + static_cast<int>(distance(line[i - 1], line[i]) * kSize / 2);
      for (int s = 0; s <= steps; ++s) {
        const Point p = line[i - 1] + (line[i] - line[i - 1]) * (static_cast<double>(s) / steps);
        disc(p, half_width, [label](std::uint8_t& c) { c = label; });
      }
    }
  }

  template <class Take>
  void polygon(const Path& outline, Take take) {
    std::vector<double> crossings;
    for (int y = 0; y < kSize; ++y) {
      const double v = (y + 0.5) / kSize;
      crossings.clear();
      for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
        const Point a = outline[i];
        const Point b = outline[j];
        if ((a.y > v) != (b.y > v)) crossings.push_back((b.x - a.x) * (v - a.y) / (b.y - a.y) + a.x);
      }
      std::sort(crossings.begin(), crossings.end());
      for (std::size_t i = 0; i + 1 < crossings.size(); i += 2) {
        const int from = std::max(0, static_cast<int>(std::ceil(crossings[i] * kSize - 0.5)));
        const int to = std::min(kSize - 1, static_cast<int>(std::ceil(crossings[i + 1] * kSize - 0.5)) - 1);
        for (int x = from; x <= to; ++x) take(cell(x, y));
      }
    }
  }

 private:
  std::vector<std::uint8_t>& cells_;
};

constexpr std::array<std::array<int, 2>, 4> kSteps{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};

bool inside(int x, int y) { return x >= 0 && y >= 0 && x < kSize && y < kSize; }

std::size_t index_of(int x, int y) {
  return static_cast<std::size_t>(y) * kSize + static_cast<std::size_t>(x);
}

/// The cells joined to `start` that carry the same mark.
std::vector<int> joined_cells(const std::vector<std::uint8_t>& cells, int start, std::vector<bool>& seen) {
  std::vector<int> found{start};
  seen[static_cast<std::size_t>(start)] = true;
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (const auto& step : kSteps) {
      const int x = found[i] % kSize + step[0];
      const int y = found[i] / kSize + step[1];
      if (!inside(x, y)) continue;
      const std::size_t next = index_of(x, y);
      if (seen[next] || cells[next] != cells[static_cast<std::size_t>(start)]) continue;
      seen[next] = true;
      found.push_back(static_cast<int>(next));
    }
  }
  return found;
}

/// The cell just inside the middle of a half-edge.
std::size_t half_edge_cell(int half) {
  const auto side = static_cast<Side>(half / 2);
  const Point p = corner(half / 2) +
                  (corner(half / 2 + 1) - corner(half / 2)) * (half % 2 == 0 ? 0.25 : 0.75) +
                  inward(side) * (1.5 / kSize);
  return index_of(static_cast<int>(p.x * kSize), static_cast<int>(p.y * kSize));
}

/// Gives every building and sliver cell the label of the nearest piece.
void let_neighbours_grow(std::vector<std::uint8_t>& cells) {
  std::vector<int> queue;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i] < kSliver) queue.push_back(static_cast<int>(i));
  }
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (const auto& step : kSteps) {
      const int x = queue[i] % kSize + step[0];
      const int y = queue[i] / kSize + step[1];
      if (!inside(x, y) || cells[index_of(x, y)] < kSliver) continue;
      cells[index_of(x, y)] = cells[static_cast<std::size_t>(queue[i])];
      queue.push_back(static_cast<int>(index_of(x, y)));
    }
  }
}

/// Names each patch of grass by the half-edges it holds; returns the number of disagreements.
int name_fields(const TileType& type, std::vector<std::uint8_t>& cells, std::uint8_t first_field) {
  int faults = 0;
  std::vector<int> patches(type.fields.size(), 0);
  std::vector<bool> seen(cells.size(), false);
  for (std::size_t start = 0; start < cells.size(); ++start) {
    if (cells[start] != kGrassCell || seen[start]) continue;
    const std::vector<int> patch = joined_cells(cells, static_cast<int>(start), seen);
    HalfMask halves = 0;
    for (int half = 0; half < 8; ++half) {
      if (type.edges[static_cast<std::size_t>(half / 2)] == EdgeKind::kCity) continue;
      if (std::find(patch.begin(), patch.end(), static_cast<int>(half_edge_cell(half))) != patch.end()) {
        halves = static_cast<HalfMask>(halves | (1U << static_cast<unsigned>(half)));
      }
    }
    std::size_t field = 0;
    while (field < type.fields.size() && (halves == 0 ? !type.fields[field].inner || patches[field] > 0
                                                      : (type.fields[field].halves & halves) == 0)) {
      ++field;
    }
    const int size = static_cast<int>(patch.size());
    std::uint8_t label = kSliver;
    if (field < type.fields.size() && (halves != 0 || size > kLargestSliver)) {
      label = static_cast<std::uint8_t>(first_field + field);
      ++patches[field];
      if (halves != type.fields[field].halves) ++faults;
    } else if (size > kLargestSliver) {
      ++faults;
    }
    for (const int i : patch) cells[static_cast<std::size_t>(i)] = label;
  }
  for (const int count : patches) faults += std::abs(count - 1);
  return faults;
}

/// Fields must touch the cities that the definition names, and no others.
int wrong_touches(const TileType& type, const std::vector<std::uint8_t>& cells, std::uint8_t first_field) {
  std::vector<std::vector<int>> contact(type.fields.size(), std::vector<int>(type.cities.size(), 0));
  for (int y = 0; y < kSize; ++y) {
    for (int x = 0; x < kSize; ++x) {
      const std::uint8_t city = cells[index_of(x, y)];
      if (city >= type.cities.size()) continue;
      for (const auto& step : kSteps) {
        if (!inside(x + step[0], y + step[1])) continue;
        const std::uint8_t other = cells[index_of(x + step[0], y + step[1])];
        if (other >= first_field && other < first_field + type.fields.size()) {
          ++contact[static_cast<std::size_t>(other - first_field)][city];
        }
      }
    }
  }
  int faults = 0;
  for (std::size_t field = 0; field < type.fields.size(); ++field) {
    for (std::size_t city = 0; city < type.cities.size(); ++city) {
      const bool wanted = (type.fields[field].cities & (1U << city)) != 0;
      if (wanted ? contact[field][city] < kTouching : contact[field][city] > kNotTouching) ++faults;
    }
  }
  return faults;
}

}  // namespace

std::vector<Piece> pieces_of(const TileType& type, bool garden) {
  std::vector<Piece> pieces;
  const auto add = [&pieces](FeatureKind kind, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) pieces.push_back({kind, static_cast<std::uint8_t>(i)});
  };
  add(FeatureKind::kCity, type.cities.size());
  add(FeatureKind::kRoad, type.roads.size());
  add(FeatureKind::kField, type.fields.size());
  add(FeatureKind::kMonastery, type.monastery ? 1 : 0);
  add(FeatureKind::kGarden, garden ? 1 : 0);
  add(FeatureKind::kTent, type.tent ? 1 : 0);
  add(FeatureKind::kCastle, type.castle ? 1 : 0);
  add(FeatureKind::kCemetery, type.cemetery ? 1 : 0);
  add(FeatureKind::kTile, type.rivers.size());
  return pieces;
}

LabelGrid label_shapes(const TileType& type, const TileShapes& shapes, bool garden) {
  LabelGrid grid;
  grid.pieces = pieces_of(type, garden);
  grid.cells.assign(static_cast<std::size_t>(kSize) * kSize, kGrassCell);
  const auto label_of = [&grid](FeatureKind kind, std::size_t index) {
    const Piece piece{kind, static_cast<std::uint8_t>(index)};
    return static_cast<std::uint8_t>(std::find(grid.pieces.begin(), grid.pieces.end(), piece) -
                                     grid.pieces.begin());
  };
  const auto first_field = static_cast<std::uint8_t>(type.cities.size() + type.roads.size());
  Painter painter(grid.cells);

  for (std::size_t i = 0; i < shapes.rivers.size(); ++i) {
    const std::uint8_t label = label_of(FeatureKind::kTile, i);
    for (const Path& line : shapes.rivers[i].lines) painter.way(line, kRiverHalfWidth, label);
    if (const auto& pond = shapes.rivers[i].pond) {
      painter.disc(pond->at, pond->radius, [label](std::uint8_t& c) { c = label; });
    }
  }
  for (std::size_t i = 0; i < shapes.roads.size(); ++i) {
    for (const Path& line : shapes.roads[i].lines) {
      painter.way(line, kRoadHalfWidth, label_of(FeatureKind::kRoad, i));
    }
  }
  // Buildings may hide the ends of roads, but no river and no road that runs on.
  int hidden = 0;
  const auto build = [&](const std::optional<Spot>& spot, std::uint8_t label) {
    if (!spot) return;
    painter.disc(spot->at, spot->radius, [&](std::uint8_t& c) {
      if (c < grid.pieces.size()) {
        const Piece piece = grid.pieces[c];
        const bool runs_on = piece.kind == FeatureKind::kRoad &&
                             shapes.roads[piece.index].lines.size() == 1 &&
                             (type.roads[piece.index].edges & (type.roads[piece.index].edges - 1)) != 0;
        if (piece.kind == FeatureKind::kTile || runs_on) ++hidden;
      }
      c = label;
    });
  };
  build(shapes.village, kBuiltCell);
  build(shapes.tower, kBuiltCell);
  build(shapes.crop_circle, kBuiltCell);
  build(shapes.ruin, kBuiltCell);
  if (type.monastery) build(shapes.monastery, label_of(FeatureKind::kMonastery, 0));
  if (type.tent) build(shapes.tent, label_of(FeatureKind::kTent, 0));
  if (type.castle) build(shapes.castle, label_of(FeatureKind::kCastle, 0));
  if (type.cemetery) build(shapes.cemetery, label_of(FeatureKind::kCemetery, 0));
  if (garden) build(shapes.garden, label_of(FeatureKind::kGarden, 0));
  int covered = 0;
  int walled_in = 0;
  const int built = static_cast<int>(std::count(grid.cells.begin(), grid.cells.end(), kBuiltCell));
  for (std::size_t i = 0; i < shapes.cities.size(); ++i) {
    painter.polygon(shapes.cities[i].outline, [&](std::uint8_t& c) {
      if (c == kBuiltCell) {
        ++walled_in;
      } else if (c != kGrassCell) {
        ++covered;
      }
      c = static_cast<std::uint8_t>(i);
    });
  }
  if (hidden > 0) ++grid.faults;
  // A village or tower may lean on walls but not stand behind them.
  if (walled_in * 5 > built * 2) ++grid.faults;
  if (covered > kCoveredWay * std::max(1, static_cast<int>(type.roads.size()))) ++grid.faults;

  grid.faults += name_fields(type, grid.cells, first_field);
  grid.faults += wrong_touches(type, grid.cells, first_field);
  let_neighbours_grow(grid.cells);
  std::vector<int> areas(grid.pieces.size(), 0);
  for (std::uint8_t& cell : grid.cells) {
    if (cell < areas.size()) {
      ++areas[cell];
    } else {
      cell = 0;
    }
  }
  for (std::size_t i = 0; i < areas.size(); ++i) {
    // An object that has no place yet is none of the fields' business.
    const FeatureKind kind = grid.pieces[i].kind;
    const bool waits = (kind == FeatureKind::kMonastery && !shapes.monastery) ||
                       (kind == FeatureKind::kTent && !shapes.tent) ||
                       (kind == FeatureKind::kCastle && !shapes.castle) ||
                       (kind == FeatureKind::kCemetery && !shapes.cemetery) ||
                       (kind == FeatureKind::kGarden && !shapes.garden);
    if (areas[i] < kSmallestPiece && !waits) ++grid.faults;
  }
  grid.mist.assign(grid.cells.size(), 0);
  for (std::size_t i = 0; i < shapes.mists.size(); ++i) {
    if (shapes.mists[i].layers.empty()) continue;
    std::vector<std::uint8_t> veil(grid.cells.size(), 0);
    Painter(veil).polygon(shapes.mists[i].layers[kMistBorderLayer], [](std::uint8_t& c) { c = 1; });
    for (std::size_t cell = 0; cell < veil.size(); ++cell) {
      const FeatureKind kind = grid.pieces[grid.cells[cell]].kind;
      if (veil[cell] == 0 || (kind != FeatureKind::kField && kind != FeatureKind::kRoad)) continue;
      grid.mist[cell] = static_cast<std::uint8_t>(i + 1);
    }
  }
  return grid;
}

}  // namespace tilewatch::catalogue
