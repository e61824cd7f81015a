// SPDX-License-Identifier: MIT
#include "engine/catalogue/shapes.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <numbers>

#include "engine/catalogue/furnish.h"
#include "engine/catalogue/label_grid.h"
#include "engine/catalogue/mist_shapes.h"
#include "engine/catalogue/random.h"

namespace tilewatch::catalogue {
namespace {

constexpr double kWallDepth = 0.31;      ///< how far a city bulges from its edge
constexpr double kReachingDepth = 0.41;  ///< when it reaches for the building in the middle
constexpr int kNoCorner = -1;

bool has(SideMask mask, Side side) { return (mask & (1U << static_cast<unsigned>(side))) != 0; }
bool is_single(SideMask mask) { return std::popcount(mask) == 1; }
Side only_side(SideMask mask) { return static_cast<Side>(std::countr_zero(mask)); }
Side side_at(int i) { return static_cast<Side>(((i % 4) + 4) % 4); }

/// Where the roads that end on the tile end.
enum class Ending : std::uint8_t { kBuilding, kGates };

/// One arrangement to try.
struct Plan {
  Ending ending = Ending::kBuilding;
  std::size_t gate_city = 0;     ///< kGates: the city that all of them run to
  SideMask touching = 0;         ///< kBuilding: bit i = cities[i] reaches the building
  Point shift{};                 ///< kBuilding: the building stands this far from the middle
  int tongue = kNoCorner;        ///< the corner that the first city stretches to
  bool river_from_road = false;  ///< a river that ends on the tile rises at a road instead of in a pond
};

/// Draws the shapes of one plan. `swing` scales all hand-drawn irregularity, 0 to 1.
class Builder {
 public:
  Builder(const TileType& type, const Plan& plan, int variant, std::uint32_t seed, double swing)
      : type_(type), plan_(plan), random_(type.face, variant, seed, 1), swing_(swing) {}

  TileShapes build() {
    for (const RoadPiece& road : type_.roads) ending_roads_ += is_single(road.edges) ? 1 : 0;
    for (std::size_t i = 0; i < type_.cities.size(); ++i) shapes_.cities.push_back(city(i));
    place_building();
    for (const RoadPiece& piece : type_.roads) shapes_.roads.push_back(road(piece));
    for (const RiverPiece& piece : type_.rivers) shapes_.rivers.push_back(river(piece));
    for (const MistPiece& piece : type_.mists) {
      shapes_.mists.emplace_back();
      if (piece.edges != 0) shapes_.mists.back().layers = mist_layers(piece.edges, random_);
    }
    return std::move(shapes_);
  }

 private:
  double jitter(double size) { return swing_ * random_.between(-size, size); }

  // --- cities

  /// A curve from corner(from) over the inside of the side between them to the next corner.
  Path bulge(int from, double depth) {
    const Point a = corner(from);
    const Point u = corner(from + 1) - a;
    const Point n = inward(side_at(from));
    const double skew = jitter(0.03);
    Path knots{a};
    using Profile = std::array<std::array<double, 2>, 3>;
    constexpr Profile kDome{{{0.08, 0.22}, {0.21, 0.70}, {0.37, 0.95}}};
    // Where the next side is another city's, both walls need room on their side of the tile's diagonal.
    constexpr Profile kNarrow{{{0.11, 0.24}, {0.24, 0.62}, {0.38, 0.92}}};
    const auto kind_at = [this](int i) { return type_.edges[static_cast<std::size_t>(((i % 4) + 4) % 4)]; };
    const bool of_city = kind_at(from) == EdgeKind::kCity;
    const Profile& first = of_city && kind_at(from + 3) == EdgeKind::kCity ? kNarrow : kDome;
    const Profile& last = of_city && kind_at(from + 1) == EdgeKind::kCity ? kNarrow : kDome;
    const auto add = [&](double t, double d) {
      const double free = 4 * t * (1 - t);
      knots.push_back(a + u * (t + skew * free) + n * (d * depth + jitter(0.014) * free));
    };
    for (const auto& [t, d] : first) add(t, d);
    for (auto it = last.rbegin(); it != last.rend(); ++it) add(1 - (*it)[0], (*it)[1]);
    knots.push_back(a + u);
    return smooth(knots);
  }

  /// From corner(from) past the corner(from + 1) of the open land to corner(from + 2).
  Path diagonal(int from, bool reaching) {
    const Point a = corner(from);
    const Point c = corner(from + 2);
    const Point towards_land = unit(corner(from + 1) - Point{0.5, 0.5});
    const bool crowded = !type_.roads.empty() || !type_.rivers.empty();
    const double sag = reaching ? 0.03 : (crowded ? -0.07 + jitter(0.02) : -0.04 + jitter(0.08));
    Path knots{a};
    for (const double t : {0.13, 0.3, 0.5, 0.7, 0.87}) {
      const double free = 4 * t * (1 - t);
      const double out = t == 0.5 ? sag : (t < 0.2 || t > 0.8 ? -0.02 + sag * 0.2 : sag * 0.75);
      knots.push_back(a + (c - a) * t + towards_land * (out + jitter(0.014) * free));
    }
    knots.push_back(c);
    return smooth(knots);
  }

  /// The wall of a city with one edge that stretches to a far corner, from the end of its edge back to its
  /// beginning.
  std::vector<Path> tongue_walls(Side edge) {
    const int i = static_cast<int>(edge);
    const bool to_far_end = plan_.tongue == (i + 2) % 4;
    const Point u = corner(i + 1) - corner(i);
    const Point n = inward(edge);
    const auto at = [&](double t, double d) { return corner(i) + u * (to_far_end ? t : 1 - t) + n * d; };
    const Point tip = corner(plan_.tongue);
    Path near{at(1, 0), at(0.86, 0.16 + jitter(0.01)), at(0.78 + jitter(0.01), 0.45), at(0.84, 0.76), tip};
    Path far{tip,
             at(0.70 + jitter(0.01), 0.76),
             at(0.50, 0.52 + jitter(0.02)),
             at(0.24, 0.27 + jitter(0.02)),
             at(0.10, 0.08),
             at(0, 0)};
    if (!to_far_end) {
      std::reverse(near.begin(), near.end());
      std::reverse(far.begin(), far.end());
      std::swap(near, far);
    }
    return {smooth(near), smooth(far)};
  }

  CityShape city(std::size_t index) {
    const SideMask mask = type_.cities[index].edges;
    const bool reaching = (plan_.touching & (1U << index)) != 0;
    const double depth = (reaching ? kReachingDepth : kWallDepth) + (reaching ? 0 : jitter(0.035));
    CityShape shape;
    const auto append = [&shape](const Path& path) {
      shape.outline.insert(shape.outline.end(), path.begin(), path.end());
    };
    int first = 0;
    while (first < 4 && (!has(mask, side_at(first)) || has(mask, side_at(first + 3)))) ++first;
    if (first == 4) {
      shape.outline = {corner(0), corner(1), corner(2), corner(3)};
      return shape;
    }
    for (int i = first; i < first + 4;) {
      if (has(mask, side_at(i))) {
        append({corner(i), corner(i + 1)});
        ++i;
        continue;
      }
      int open = 1;
      while (i + open < first + 4 && !has(mask, side_at(i + open))) ++open;
      std::vector<Path> walls;
      if (open == 3 && index == 0 && plan_.tongue != kNoCorner) {
        walls = tongue_walls(side_at(i + 3));
      } else if (open == 3) {
        walls.push_back(bulge(i + 3, depth));
        std::reverse(walls.back().begin(), walls.back().end());
      } else if (open == 2) {
        walls.push_back(diagonal(i, reaching));
      } else {
        walls.push_back(bulge(i, kWallDepth - 0.02 + jitter(0.02) + (reaching ? -0.06 : 0)));
      }
      for (Path& wall : walls) {
        append(wall);
        shape.walls.push_back(std::move(wall));
      }
      i += open;
    }
    return shape;
  }

  /// The middle of the wall of city `index` that is nearest to `from`, and the direction out of the city
  /// there.
  Spot wall_middle(std::size_t index, Point from, Point& outward) const {
    Spot best;
    double nearest = std::numeric_limits<double>::max();
    for (const Path& wall : shapes_.cities[index].walls) {
      const Point at = along(wall, 0.5);
      if (distance(at, from) >= nearest) continue;
      nearest = distance(at, from);
      best.at = at;
      // The outline runs clockwise, so the open land is to the left.
      outward = right_of(direction_at(wall, 0.5)) * -1;
    }
    return best;
  }

  // --- the building where roads end

  void place_building() {
    if (type_.ruin) {
      shapes_.ruin = Spot{corner(static_cast<int>(*type_.ruin)), kRuinRadius};
      return;
    }
    const bool tower = type_.watchtower.has_value();
    const bool parts_fields = tower || type_.crop_circle.has_value();
    if (plan_.ending == Ending::kGates || (ending_roads_ == 0 && !(parts_fields && plan_.touching != 0)))
      return;
    Point at = Point{0.5, 0.5} + plan_.shift;
    double radius = kVillageRadius;
    if (type_.monastery) radius = kMonasteryRadius;
    if (type_.tent) radius = kTentRadius;
    if (tower) radius = kTowerRadius;
    if (type_.castle) radius = kCastleRadius;
    if (type_.cemetery) radius = kCemeteryRadius;
    if (type_.crop_circle) radius = kCropCircleRadius;
    if (plan_.shift.x != 0 || plan_.shift.y != 0) radius = std::min(radius, 0.165);
    if (plan_.touching == 0 && plan_.shift.x == 0 && plan_.shift.y == 0) {
      // A little away from the cities, where there is more room.
      for (const Side side : kSides) {
        if (type_.edges[static_cast<std::size_t>(side)] == EdgeKind::kCity) at = at + inward(side) * 0.06;
      }
      at = at + Point{jitter(0.02), jitter(0.02)};
    } else if (plan_.touching != 0) {
      Point sum;
      int count = 0;
      for (std::size_t i = 0; i < shapes_.cities.size(); ++i) {
        if ((plan_.touching & (1U << i)) == 0) continue;
        Point outward;
        const Spot wall = wall_middle(i, {0.5, 0.5}, outward);
        sum = sum + wall.at + outward * (radius * 0.55);
        ++count;
      }
      at = sum * (1.0 / count);
    }
    const Spot spot{at, radius};
    if (type_.monastery) {
      shapes_.monastery = spot;
    } else if (tower) {
      shapes_.tower = spot;
    } else if (type_.tent) {
      shapes_.tent = spot;
    } else if (type_.castle) {
      shapes_.castle = spot;
    } else if (type_.cemetery) {
      shapes_.cemetery = spot;
    } else if (type_.crop_circle) {
      shapes_.crop_circle = spot;
    } else {
      shapes_.village = spot;
    }
  }

  std::optional<Spot> building() const {
    const std::vector<Spot> objects = standing_objects(shapes_);
    if (objects.empty()) return std::nullopt;
    return objects.front();
  }

  // --- ways

  Path swung(const Path& path, double amplitude) {
    const double waves = random_.between(0.9, 1.6);
    const double size = amplitude * std::min(1.0, length(path) / 0.5) * random_.between(0.6, 1.0);
    const double phase = random_.between(0, 2 * std::numbers::pi);
    return winding(path, swing_ * size, waves, phase);
  }

  /// From the middle of `a` to the middle of `b`.
  Path across(Side a, Side b, double amplitude) {
    const Point p = middle_of(a);
    const Point q = middle_of(b);
    if (b == opposite(a)) {
      // Bend away from cities at the sides.
      Point away;
      for (const Side side : {side_at(static_cast<int>(a) + 1), side_at(static_cast<int>(a) + 3)}) {
        if (type_.edges[static_cast<std::size_t>(side)] == EdgeKind::kCity) away = away + inward(side);
      }
      const Point push = away * 0.1 + right_of(inward(a)) * jitter(0.05);
      return swung(bezier(p, p + inward(a) * 0.35 + push, q + inward(b) * 0.35 + push, q), amplitude);
    }
    // About a quarter circle round the corner that both sides share.
    const double round = 0.276 + jitter(0.05);
    return swung(bezier(p, p + inward(a) * round, q + inward(b) * round, q), amplitude * 0.8);
  }

  RoadShape road(const RoadPiece& piece) {
    RoadShape shape;
    std::vector<Side> sides;
    for (const Side side : kSides) {
      if (has(piece.edges, side)) sides.push_back(side);
    }
    if (sides.size() == 2) {
      shape.lines.push_back(across(sides[0], sides[1], 0.055));
      return shape;
    }
    for (const Side side : sides) {
      const Point from = middle_of(side);
      Point to{0.5, 0.5};
      Point arriving = inward(side);
      const auto house = building();
      if (plan_.ending == Ending::kGates && sides.size() == 1) {
        Point outward;
        const Spot wall = wall_middle(plan_.gate_city, from, outward);
        to = wall.at - outward * 0.015;
        arriving = outward * -1;
        shape.gate = Spot{wall.at, 0};
      } else if (house && sides.size() == 1) {
        to = house->at;
        arriving = unit(to - from);
      }
      const double reach = distance(from, to);
      shape.lines.push_back(swung(
          bezier(from, from + inward(side) * (reach * 0.4), to - arriving * (reach * 0.35), to), 0.028));
    }
    return shape;
  }

  RiverShape river(const RiverPiece& piece) {
    RiverShape shape;
    std::vector<Side> sides;
    for (const Side side : kSides) {
      if (has(piece.edges, side)) sides.push_back(side);
    }
    if (sides.size() == 2) {
      shape.lines.push_back(across(sides[0], sides[1], 0.035));
      return shape;
    }
    for (const Side side : sides) {
      const Point from = middle_of(side);
      Point to = from + inward(side) * (type_.river_end == RiverEnd::kSpring ? 0.45 : 0.36);
      if (plan_.river_from_road && !shapes_.roads.empty() && !shapes_.roads.front().lines.empty()) {
        to = nearest_on(shapes_.roads.front().lines.front(), from + inward(side) * 0.6);
      } else {
        shape.pond = Spot{to, type_.river_end == RiverEnd::kSpring ? 0.11 : 0.19};
      }
      const double reach = distance(from, to);
      shape.lines.push_back(
          swung(bezier(from, from + inward(side) * (reach * 0.45), to - unit(to - from) * (reach * 0.3), to),
                0.025));
    }
    return shape;
  }

  const TileType& type_;
  const Plan& plan_;
  Random random_;
  double swing_;
  int ending_roads_ = 0;
  TileShapes shapes_;
};

/// All plans worth trying for `type`, the plainest first.
std::vector<Plan> plans_for(const TileType& type) {
  std::vector<Plan> basic{Plan{}};
  if (!type.watchtower && !type.ruin && !type.castle && !type.crop_circle) {
    for (std::size_t i = 0; i < type.cities.size(); ++i) {
      basic.push_back({.ending = Ending::kGates, .gate_city = i});
    }
  }
  for (const Side side : kSides) basic.push_back({.shift = inward(side) * -0.26});
  std::vector<Plan> reaching;
  for (unsigned mask = 1; mask < (1U << std::min<std::size_t>(type.cities.size(), 4)); ++mask) {
    reaching.push_back({.touching = static_cast<SideMask>(mask)});
  }
  std::stable_sort(reaching.begin(), reaching.end(), [](const Plan& a, const Plan& b) {
    return std::popcount(a.touching) < std::popcount(b.touching);
  });
  basic.insert(basic.end(), reaching.begin(), reaching.end());

  std::vector<Plan> plans = basic;
  for (Plan plan : basic) {
    plan.river_from_road = true;
    if (!type.rivers.empty() && !type.roads.empty()) plans.push_back(plan);
  }
  if (!type.cities.empty() && is_single(type.cities.front().edges)) {
    const int edge = static_cast<int>(only_side(type.cities.front().edges));
    for (const int tip : {(edge + 2) % 4, (edge + 3) % 4}) plans.push_back({.tongue = tip});
  }
  return plans;
}

}  // namespace

std::vector<Spot> standing_objects(const TileShapes& shapes) {
  std::vector<Spot> spots;
  for (const auto& spot :
       {shapes.village, shapes.monastery, shapes.tent, shapes.tower, shapes.magic, shapes.cathedral,
        shapes.castle, shapes.cemetery, shapes.crop_circle, shapes.ruin}) {
    if (spot) spots.push_back(*spot);
  }
  return spots;
}

TileShapes make_shapes(const TileType& type, int variant, std::uint32_t seed) {
  TileShapes best;
  best.faults = std::numeric_limits<int>::max();
  const auto draw = [&](const Plan& plan, double swing) {
    TileShapes shapes = Builder(type, plan, variant, seed, swing).build();
    shapes.faults = label_shapes(type, shapes, false).faults;
    return shapes;
  };
  for (const Plan& plan : plans_for(type)) {
    // A plan that fails when drawn with a ruler is wrong, and most are.
    TileShapes ruled = draw(plan, 0);
    const bool right = ruled.faults == 0;
    if (ruled.faults < best.faults) best = std::move(ruled);
    if (!right) continue;
    // An unlucky swing may join what should be parted; then the hand gets steadier.
    for (const double swing : {1.0, 0.5}) {
      TileShapes shapes = draw(plan, swing);
      if (shapes.faults > 0) continue;
      best = std::move(shapes);
      break;
    }
    break;
  }
  furnish(type, best, variant, seed);
  return best;
}

}  // namespace tilewatch::catalogue
