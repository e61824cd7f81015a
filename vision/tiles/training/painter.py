"""Paints a whole tile of a given topology in a given style."""

import cv2
import numpy as np

import buildings
import canvas
import land
import lines
import symbols
import town
from topology import CITY, RIVER, ROAD


class TilePainter:
    """Paints one tile; keeps in a mask what lies where (1 city, 2 road, 3 water, 4 objects)."""

    def __init__(self, rng, noise, style, tile):
        self.rng, self.noise, self.style, self.tile = rng, noise, style, tile
        self.mask = np.zeros((canvas.SIDE, canvas.SIDE), np.uint8)
        self.picture = land.paint_field(rng, noise, style)
        self.end = (.5, .5)
        self.curves = []

    def paint(self):
        """The finished picture, BGR."""
        self._cities_ground()
        self._choose_middle()
        self._rivers()
        self._special_ground()
        self._roads()
        self._cities_top()
        self._middle()
        self._countryside()
        self._mist()
        self._shields()
        return self._finish()

    def _cities_ground(self):
        rng, tile = self.rng, self.tile
        self.city_masks, self.walls, self.outlines = [], [], []
        lonely = [len(c) == 1 for c in tile.cities]
        for number, group in enumerate(tile.cities):
            shallow = len(tile.cities) > 1 and (lonely[number] or len(group) == 2)
            shallow = shallow or any(e == ROAD or e == RIVER for e in tile.edges)
            outline, walls = lines.city_outline(rng, group, self.style, shallow)
            inside = town.paint_ground(rng, self.noise, self.picture, outline, self.style)
            if tile.inner_field:
                hole = self._inner_field(inside)
                walls = walls + [hole]
            self.city_masks.append(inside)
            self.walls.append(walls)
            self.outlines.append(outline)
            self.mask[inside > 0] = 1

    def _inner_field(self, inside):
        rng = self.rng
        count = 10
        angles = np.linspace(0, 2 * np.pi, count, endpoint=False)
        radius = rng.uniform(.12, .2)
        ring = np.stack([.5 + np.cos(angles) * radius, .5 + np.sin(angles) * radius], 1)
        hole = np.zeros_like(inside)
        canvas.polygon(hole, ring, 255)
        cv2.copyTo(land.paint_field(rng, self.noise, self.style), hole, self.picture)
        inside[hole > 0] = 0
        self.mask[hole > 0] = 0
        return np.vstack([ring, ring[:1]]).astype(np.float32)

    def _choose_middle(self):
        """Where roads end and the main building stands: a free place near the middle."""
        rng, tile = self.rng, self.tile
        free = (self.mask == 0).astype(np.uint8)
        free = cv2.copyMakeBorder(free, 1, 1, 1, 1, cv2.BORDER_CONSTANT, value=0)
        away = cv2.distanceTransform(free, cv2.DIST_L2, 3)[1:-1, 1:-1]
        ys, xs = np.mgrid[0:canvas.SIDE, 0:canvas.SIDE]
        self.room = away
        target = (canvas.SIDE * rng.gauss(.5, .05), canvas.SIDE * rng.gauss(.5, .05))
        cost = np.hypot(xs - target[0], ys - target[1]) * .8 - np.minimum(away, canvas.SIDE * .28)
        y, x = np.unravel_index(int(np.argmin(cost)), cost.shape)
        self.end = (x / canvas.SIDE, y / canvas.SIDE)
        self.end_room = float(away[y, x]) / canvas.SIDE

    def _rivers(self):
        for piece in self.tile.rivers:
            if len(piece) == 2:
                curve = lines.through(self.rng, piece[0], piece[1], self.style.winding * .7)
            else:
                curve = lines.to_point(self.rng, piece[0], *self.end, self.style.winding)
            land.paint_river(self.rng, self.picture, self.mask, curve, self.style)
            self.river = curve
            if len(piece) == 1:
                size = self.rng.uniform(.14, .24) if self.tile.river_end == "lake" else \
                    self.rng.uniform(.05, .13)
                land.paint_water(self.rng, self.picture, self.mask, *self.end, size, self.style)
                if self.tile.river_end != "lake":
                    land.paint_stones(self.rng, self.picture, *self.end, self.style)

    def _special_ground(self):
        if self.tile.crop_circle:
            place = self._place(.2)
            if place:
                symbols.paint_crop_circle(self.rng, self.picture, *place, self.style)
            else:
                self.tile.crop_circle = False

    def _at_water(self):
        return bool(self.tile.rivers)

    def _roads(self):
        rng, tile, style = self.rng, self.tile, self.style
        singles = [r[0] for r in tile.roads if len(r) == 1]
        self.gates = []
        building = tile.monastery or tile.tower >= 0 or tile.tent or tile.castle or tile.cemetery
        for piece in tile.roads:
            if len(piece) == 2:
                curve = lines.through(rng, piece[0], piece[1], style.winding)
            else:
                curve = self._ending_road(piece[0], singles, building)
            land.paint_road(rng, self.picture, self.mask, curve, style)
            self.curves.append(curve)
            if tile.rivers:
                self._bridge(curve)

    def _ending_road(self, side, singles, building):
        rng, tile, style = self.rng, self.tile, self.style
        meets_middle = len(singles) >= 3 or building or rng.random() < .3 or not tile.cities
        opposite = (side + 2) % 4
        gate = None
        if not meets_middle or (len(singles) < 3 and not building and rng.random() < .7):
            gate = self._gate_place(side, opposite)
        if gate is not None:
            curve = lines.to_point(rng, side, gate[0], gate[1], style.winding)
            self.gates.append((gate, lines.turn_of(curve[-2], curve[-1])))
            return curve
        x, y = self.end
        if self._at_water() and not building:
            at = lines.MIDDLES[side] + lines.INWARD[side] * rng.uniform(.15, .28)
            x, y = float(at[0]), float(at[1])
            self.stubs.append((x, y)) if hasattr(self, "stubs") else setattr(self, "stubs", [(x, y)])
        curl = 0.0
        if len(singles) == 1 and building and rng.random() < .5:
            curl = rng.choice((-1, 1)) * rng.uniform(.08, .24)
        return lines.to_point(rng, side, x + rng.gauss(0, .02), y + rng.gauss(0, .02), style.winding, curl)

    def _gate_place(self, side, opposite):
        """A point on a city's wall that a road from `side` can reach, or None."""
        best = None
        for walls in self.walls:
            for wall in walls:
                dense = lines.smooth(wall, 5)
                for point in dense[3:-3]:
                    start = lines.MIDDLES[side]
                    distance = float(np.hypot(*(point - start)))
                    if distance < .15:
                        continue
                    line = start + (point - start) * np.linspace(.1, .85, 9)[:, None]
                    cells = np.clip((line * canvas.SIDE).astype(int), 0, canvas.SIDE - 1)
                    if (self.mask[cells[:, 1], cells[:, 0]] != 0).any():
                        continue
                    cost = distance + self.rng.uniform(0, .12)
                    if best is None or cost < best[0]:
                        best = (cost, point)
        return None if best is None else (float(best[1][0]), float(best[1][1]))

    def _bridge(self, curve):
        gaps = np.hypot(curve[:, None, 0] - self.river[None, :, 0], curve[:, None, 1] - self.river[None, :, 1])
        i, j = np.unravel_index(int(gaps.argmin()), gaps.shape)
        if gaps[i, j] < .06 and 0 < i < len(curve) - 1:
            angle = lines.turn_of(curve[i - 1], curve[i + 1])
            land.paint_bridge(self.rng, self.picture, curve[i], angle, self.style)

    def _cities_top(self):
        rng, style, tile = self.rng, self.style, self.tile
        for number, inside in enumerate(self.city_masks):
            place = None
            clear = []
            if tile.shields[number]:
                place = self._in_city(inside)
                clear.append((*place, style.shield_size * .9))
            if tile.cathedral and number == 0:
                clear.append((.5, .5, .38))
            self.shield_places = getattr(self, "shield_places", []) + [place]
            behind = rng.random() < .5
            if behind:
                town.paint_houses(rng, self.picture, inside, style, clear)
            for wall in self.walls[number]:
                town.paint_wall(rng, self.picture, wall, style)
                canvas.polyline(self.mask, wall, 1, style.wall_width)
            if not behind:
                inner = cv2.erode(inside, np.ones((5, 5), np.uint8))
                town.paint_houses(rng, self.picture, inner, style, clear)
        for (x, y), angle in self.gates:
            town.paint_gate(rng, self.picture, x, y, angle, style)
        if tile.cathedral:
            buildings.paint_cathedral(rng, self.noise, self.picture, rng.gauss(.5, .03),
                                      rng.gauss(.5, .03), style)

    def _in_city(self, inside):
        """A place for a shield: well inside the city, often in a corner of the tile."""
        rng = self.rng
        padded = cv2.copyMakeBorder(inside, 1, 1, 1, 1, cv2.BORDER_CONSTANT, value=0)
        away = cv2.distanceTransform(padded, cv2.DIST_L2, 3)[1:-1, 1:-1] / canvas.SIDE
        need = min(float(away.max()) * .95, self.style.shield_size * .62)
        ys, xs = np.nonzero(away >= need)
        if rng.random() < .5:
            target = (rng.choice((0, .5, 1)), rng.choice((0, .5, 1)))
            cost = np.hypot(xs / canvas.SIDE - target[0], ys / canvas.SIDE - target[1])
            i = int(np.argmin(cost))
        else:
            i = rng.randrange(len(xs))
        return xs[i] / canvas.SIDE, ys[i] / canvas.SIDE

    def _middle(self):
        rng, tile, style = self.rng, self.tile, self.style
        x, y = self.end
        if tile.monastery and tile.rivers:
            x, y = self._place(.16) or (x, y)
        size = None
        if tile.monastery:
            if self.end_room < .3:
                size = max(.26, self.end_room * rng.uniform(1.1, 1.5))
            buildings.paint_monastery(rng, self.noise, self.picture, x, y, style, size)
            self._occupy(x, y, .25)
        elif tile.tower >= 0:
            symbols.paint_tower(rng, self.picture, tile.tower, x, y, style)
            self._occupy(x, y, .36)
        elif tile.castle:
            self._occupy(x, y, .3)
        singles = [r for r in tile.roads if len(r) == 1]
        special = tile.monastery or tile.tower >= 0 or tile.castle
        at_end = len(singles) - len(self.gates)
        ends_bare = at_end > 0 and not special
        if tile.cemetery:
            place = (x, y) if at_end and not special else self._place(.2)
            if place is None and not special:
                place = (x, y)
            if place:
                symbols.paint_cemetery(rng, self.picture, *place, style)
                self._occupy(*place, .2)
                ends_bare = ends_bare and place != (x, y)
            else:
                tile.cemetery = False
        if tile.tent:
            place = (x, y) if ends_bare or rng.random() < .2 else self._place(.16)
            place = place or self._place(.1) or (x, y)
            symbols.paint_tent(rng, self.picture, *place, style)
            self._occupy(*place, .17)
            ends_bare = ends_bare and place != (x, y)
        if ends_bare:
            self._road_ends(singles)

    def _road_ends(self, singles):
        rng, style = self.rng, self.style
        for x, y in getattr(self, "stubs", ()):
            town.paint_village(rng, self.noise, self.picture, x, y, style, "houses")
        if self._at_water():
            return
        way = style.village if rng.random() < .75 else rng.choice(("houses", "bushes", "stones"))
        if len(singles) >= 3 and rng.random() < .08:
            way = "plain"
        town.paint_village(rng, self.noise, self.picture, *self.end, style, way)
        self._occupy(*self.end, .15)

    def _place(self, radius, tries=30, beside=None):
        """A free place of that radius in the fields, or None."""
        rng = self.rng
        for _ in range(tries):
            if beside is not None:
                at = beside[rng.randrange(len(beside))]
                away = radius * 1.1 + self.style.road_width * .7
                angle = rng.uniform(0, 6.28)
                x, y = float(at[0] + np.cos(angle) * away), float(at[1] + np.sin(angle) * away)
            else:
                x, y = rng.random(), rng.random()
            low, high = radius * .75, 1 - radius * .75
            if not (low <= x <= high and low <= y <= high):
                continue
            x0, x1 = int((x - radius * .8) * canvas.SIDE), int((x + radius * .8) * canvas.SIDE)
            y0, y1 = int((y - radius * .8) * canvas.SIDE), int((y + radius * .8) * canvas.SIDE)
            if not self.mask[max(0, y0):y1 + 1, max(0, x0):x1 + 1].any():
                return x, y
        return None

    def _occupy(self, x, y, radius):
        canvas.disc(self.mask, x, y, radius, 4)

    def _countryside(self):
        rng, tile, style = self.rng, self.tile, self.style
        if tile.inn >= 0:
            curve = self.curves[tile.inn]
            place = self._place(.13, 40, curve[2:-2] if len(curve) > 6 else curve)
            place = place or self._place(.11, 60)
            if place:
                buildings.paint_inn(rng, self.noise, self.picture, self.mask, *place, style)
                self._occupy(*place, .15)
            else:
                tile.inn = -1
        if tile.garden:
            place = self._place(.15, 40) or self._place(.11, 60)
            if place:
                symbols.paint_garden(rng, self.picture, *place, style)
                self._occupy(*place, .15)
            else:
                tile.garden = False
        if tile.magic:
            place = self._place(.12, 40) or self._place(.09, 60) or (rng.uniform(.1, .9), rng.uniform(.8, .9))
            symbols.paint_magic(rng, self.picture, *place, style)
            self._occupy(*place, .13)
        self._decoration()

    def _decoration(self):
        rng, style = self.rng, self.style
        while rng.random() < .5 * style.clutter:
            place = self._place(rng.uniform(.06, .12), 6)
            if place:
                pick = rng.random()
                if pick < .75:
                    buildings.paint_farm(rng, self.noise, self.picture, *place, style)
                elif pick < .85:
                    buildings.paint_ruin(rng, self.noise, self.picture, *place, style)
                else:
                    land.paint_trees(rng, self.picture, *place, .06, rng.randint(4, 12), style)
                self._occupy(*place, .08)
        through = [c for c, r in zip(self.curves, self.tile.roads) if len(r) == 2]
        for curve in through:
            if rng.random() < .22 * style.clutter:  # farms that touch a road and do not end it
                at = curve[rng.randrange(3, max(4, len(curve) - 3))]
                away = style.road_width * rng.uniform(.7, 1.3) + .03
                angle = rng.uniform(0, 6.28)
                x, y = float(at[0] + np.cos(angle) * away), float(at[1] + np.sin(angle) * away)
                buildings.paint_farm(rng, self.noise, self.picture, x, y, style)
                canvas.polyline(self.picture, curve, style.road, style.road_width * .8)
            if rng.random() < .3 * style.clutter:
                land.paint_hedge(rng, self.picture, curve, style)
        amount = int(rng.expovariate(1) * 2 * style.tree_amount)
        for _ in range(min(amount, 6)):
            place = self._place(.04, 4)
            if place:
                land.paint_trees(rng, self.picture, *place, .03, rng.randint(1, 4), style)
        if rng.random() < .4 * style.clutter:
            place = self._place(.04, 4)
            if place:
                land.paint_stones(rng, self.picture, *place, style)

    def _mist(self):
        rng, tile, style = self.rng, self.tile, self.style
        if not tile.misty:
            if tile.castle:
                buildings.paint_castle(rng, self.noise, self.picture, *self.end, style)
            return
        patches, spots = [], []
        for _ in range(tile.ghosts):
            spots.append(self._ghost_spot(spots))
            patches.append((*spots[-1], rng.uniform(.12, .2)))
        if tile.castle:
            patches.append((*self.end, rng.uniform(.25, .4)))
        if not patches and not any(tile.mist):
            patches.append((*(self._place(.12) or self.end), .2))
        cover = symbols.mist_cover(rng, self.noise, tile.mist, patches)
        for number, edge in enumerate(tile.edges):  # mist never lies over a city
            if edge == CITY:
                for inside in self.city_masks:
                    cover[inside > 0] *= .12
        before = self.picture.copy()
        symbols.paint_mist(rng, self.noise, self.picture, cover, style)
        if rng.random() < .6:  # roads show through
            seen = ((self.mask == 2) * rng.uniform(.25, .6)).astype(np.float32)[:, :, None]
            self.picture[:] = (self.picture * (1 - seen) + before * seen).astype(np.uint8)
        if tile.castle:
            buildings.paint_castle(rng, self.noise, self.picture, *self.end, style)
        colour = rng.choice(((250, 248, 245), (235, 240, 225), (255, 235, 225), (200, 225, 235)))
        for x, y in spots:
            symbols.paint_ghost(rng, self.picture, x, y, style, colour)

    def _ghost_spot(self, others):
        rng, tile = self.rng, self.tile
        sides = [s for s in range(4) if tile.mist[s]]
        spot = (.5, .5)
        for _ in range(25):
            if sides:
                side = rng.choice(sides)
                along = np.float32([lines.INWARD[side][1], lines.INWARD[side][0]])
                at = lines.MIDDLES[side] + lines.INWARD[side] * rng.uniform(.1, .32) + \
                    along * rng.uniform(-.3, .3)
                spot = (float(np.clip(at[0], .1, .9)), float(np.clip(at[1], .1, .9)))
            else:
                spot = (rng.uniform(.15, .85), rng.uniform(.15, .85))
            cell = self.mask[int(spot[1] * canvas.SIDE), int(spot[0] * canvas.SIDE)]
            if cell != 1 and cell != 4 and all(np.hypot(spot[0] - a, spot[1] - b) > .2 for a, b in others):
                return spot
        return spot

    def _shields(self):
        for place in getattr(self, "shield_places", ()):
            if place:
                angle = self.rng.gauss(0, .12)
                if self.rng.random() < .3:
                    angle += self.rng.choice((np.pi / 2, np.pi, -np.pi / 2, np.pi / 4, -np.pi / 4))
                town.paint_shield(self.rng, self.picture, *place, self.style, None, angle)

    def _finish(self):
        """Print: borders, contrast, colour and grain."""
        rng, style, picture = self.rng, self.style, self.picture
        side = canvas.SIDE
        if style.border != "none" and rng.random() < .85:
            width = rng.randint(1, 4)
            if style.border == "bevel":
                power = rng.uniform(.1, .35)
                picture[:width] = cv2.addWeighted(picture[:width], 1 - power, picture[:width] * 0 + 255, power, 0)
                picture[:, :width] = cv2.addWeighted(
                    picture[:, :width], 1 - power, picture[:, :width] * 0 + 255, power, 0)
                picture[-width:] = (picture[-width:] * (1 - power)).astype(np.uint8)
                picture[:, -width:] = (picture[:, -width:] * (1 - power)).astype(np.uint8)
            elif style.border == "frame":
                inset = rng.randint(2, 7)
                colour = canvas.shade(style.outline, 1)
                cv2.rectangle(picture, (inset, inset), (side - 1 - inset, side - 1 - inset), colour, 1)
            else:
                colour = (25, 30, 30) if style.border == "dark" else (235, 240, 240)
                cv2.rectangle(picture, (0, 0), (side - 1, side - 1), colour, rng.randint(1, 3))
        out = picture.astype(np.float32)
        grey = out.mean(2, keepdims=True)
        out = (grey + (out - grey) * style.saturation - 128) * style.contrast + 128
        out += (self.noise.crop(rng) * rng.uniform(0, 9))[:, :, None]
        return np.clip(out, 0, 255).astype(np.uint8)


def paint(rng, noise, style, tile):
    """(picture, tile as it was really painted)."""
    painter = TilePainter(rng, noise, style, tile)
    return painter.paint(), painter.tile
