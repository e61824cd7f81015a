"""What lies on a tile: from the catalogue's sets, changed at random, or thought up.

A Topology says nothing about looks. Sides are numbers 0 to 3: north, east, south, west.
"""

import glob
import json
import os
from dataclasses import dataclass, field

import heads

SETS_DIR = os.path.join(os.path.dirname(os.path.abspath(__file__)),
                        "..", "..", "..", "engine", "catalogue", "sets")
GROUND_OF_LETTER = {"F": 0, "R": 1, "C": 2, "W": 3}
FIELD, ROAD, CITY, RIVER = range(4)


@dataclass
class Topology:
    """One tile. Pieces are tuples of sides."""

    edges: list
    cities: list = field(default_factory=list)
    roads: list = field(default_factory=list)
    rivers: list = field(default_factory=list)
    shields: list = field(default_factory=list)  # number per city
    monastery: bool = False
    garden: bool = False
    magic: bool = False
    tent: bool = False
    tower: int = -1  # index into heads.TOWER_KINDS
    inn: int = -1  # index of the road
    cathedral: bool = False
    castle: bool = False
    cemetery: bool = False
    crop_circle: bool = False
    mist: list = field(default_factory=lambda: [False] * 4)
    ghosts: int = 0
    misty: bool = False  # some mist, perhaps reaching no edge
    river_end: str = ""
    inner_field: bool = False  # a field inside the city

    def turned(self, quarter_turns):
        """The same tile turned clockwise."""
        def side(s):
            return (s + quarter_turns) % 4

        def pieces(list_of):
            return [tuple(side(s) for s in piece) for piece in list_of]
        other = Topology(**self.__dict__)
        for name in ("edges", "mist"):
            values = getattr(self, name)
            setattr(other, name, [values[(s - quarter_turns) % 4] for s in range(4)])
        other.cities, other.roads = pieces(self.cities), pieces(self.roads)
        other.rivers = pieces(self.rivers)
        return other


def _sides(text):
    return tuple(heads.SIDES.index(letter) for letter in text)


def from_catalogue(entry):
    """A Topology of one tile entry of sets/*/tiles.json, in its reference orientation."""
    tile = Topology([GROUND_OF_LETTER[c] for c in entry["edges"]])
    tile.cities = [_sides(c["edges"]) for c in entry.get("cities", [])]
    tile.shields = [c.get("shields", 0) for c in entry.get("cities", [])]
    tile.roads = [_sides(c["edges"]) for c in entry.get("roads", [])]
    tile.rivers = [_sides(c["edges"]) for c in entry.get("rivers", [])]
    for number, road in enumerate(entry.get("roads", [])):
        if road.get("inn"):
            tile.inn = number
    tile.cathedral = any(c.get("cathedral") for c in entry.get("cities", []))
    tile.garden = bool(entry.get("gardens"))
    for name in ("monastery", "magic", "tent", "castle", "cemetery"):
        setattr(tile, name, bool(entry.get(name)))
    tile.crop_circle = bool(entry.get("crop_circle"))
    tile.river_end = entry.get("river_end", "")
    if entry.get("watchtower"):
        tile.tower = heads.TOWER_KINDS.index(entry["watchtower"]["per"])
    tile.inner_field = any(f.get("inner") for f in entry.get("fields", []))
    for mist in entry.get("mists", []):
        tile.misty = True
        tile.ghosts += mist.get("ghosts", 0)
        for side in _sides(mist["edges"]):
            tile.mist[side] = True
    return tile


def load_sets(folder=SETS_DIR):
    """All entries of all sets: list of (set name, entry)."""
    entries = []
    for path in sorted(glob.glob(os.path.join(folder, "*", "tiles.json"))):
        with open(path, encoding="utf-8") as file:
            content = json.load(file)
        entries += [(content["set"], entry) for entry in content["tiles"]]
    return entries


def _group(rng, sides, join_chance):
    """Parts `sides` into groups at random."""
    groups = []
    for side in sides:
        if groups and rng.random() < join_chance:
            rng.choice(groups).append(side)
        else:
            groups.append([side])
    return [tuple(g) for g in groups]


def invent(rng):
    """A tile nobody ever printed, perhaps."""
    with_river = rng.random() < 0.12
    weights = rng.choice(((.4, .35, .25), (.3, .3, .4), (.25, .5, .25), (.6, .2, .2), (.1, .2, .7)))
    tile = Topology(rng.choices((FIELD, ROAD, CITY), weights, k=4))
    if with_river:
        ends = rng.sample(range(4), 1 if rng.random() < 0.2 else 2)
        for side in ends:
            tile.edges[side] = RIVER
        tile.rivers = [tuple(sorted(ends))]
        if len(ends) == 1:
            tile.river_end = rng.choice(("spring", "lake"))
    cities = [s for s in range(4) if tile.edges[s] == CITY]
    tile.cities = _group(rng, cities, rng.choice((0.15, 0.55, 0.9)))
    if sorted(tile.cities) in ([(0, 2), (1, 3)], [(1, 3), (0, 2)]):
        tile.cities = [(0, 1), (2, 3)]
    tile.shields = [int(rng.random() < 0.35) for _ in tile.cities]
    _invent_roads(rng, tile)
    if rng.random() < 0.12:
        tile.monastery = True
    tile.inner_field = len(cities) == 4 and len(tile.cities) == 1 and rng.random() < 0.1
    return tile


def _invent_roads(rng, tile):
    ends = [s for s in range(4) if tile.edges[s] == ROAD]
    through = rng.random()
    if len(ends) == 2 and through < 0.68:
        tile.roads = [tuple(ends)]
    elif len(ends) == 3 and through < 0.25:
        pair = rng.sample(ends, 2)
        tile.roads = [tuple(pair), tuple(s for s in ends if s not in pair)]
    elif len(ends) == 4 and through < 0.4:
        tile.roads = rng.choice(([(0, 1), (2, 3)], [(0, 3), (1, 2)], [(0, 1), (2,), (3,)]))
    else:
        tile.roads = [(s,) for s in ends]
    if tile.monastery and any(len(r) == 1 for r in tile.roads):
        return


def vary(rng, tile):
    """Adds and takes away what any tile might have or lack."""
    tile = Topology(**{k: list(v) if isinstance(v, list) else v for k, v in tile.__dict__.items()})
    special = tile.tower >= 0 or tile.tent or tile.castle or tile.cemetery or tile.monastery
    if tile.cities and rng.random() < 0.5:
        number = rng.randrange(len(tile.cities))
        tile.shields[number] = 0 if tile.shields[number] else 1
    if rng.random() < 0.14:
        tile.garden = not tile.garden
    if rng.random() < 0.12:
        tile.magic = not tile.magic
    fields = sum(e != CITY for e in tile.edges)
    if not special and fields >= 2 and not tile.cathedral:
        pick = rng.random()
        if pick < 0.1:
            tile.tent = True
        elif pick < 0.19:
            tile.tower = rng.randrange(len(heads.TOWER_KINDS))
        elif pick < 0.22 and not tile.crop_circle:
            tile.crop_circle = True
        elif pick < 0.25:
            tile.cemetery = True
    if tile.roads and tile.inn < 0 and tile.tower < 0 and rng.random() < 0.15:
        tile.inn = rng.randrange(len(tile.roads))
    if len(tile.cities) == 1 and len(tile.cities[0]) >= 3 and not tile.tower >= 0:
        if rng.random() < 0.2 and not tile.inner_field:
            tile.cathedral = not tile.cathedral
    if not tile.misty and rng.random() < 0.09:
        _add_mist(rng, tile)
    return tile


def _add_mist(rng, tile):
    free = [s for s in range(4) if tile.edges[s] != CITY]
    if not free:
        return
    for side in rng.sample(free, rng.randint(1, min(3, len(free)))):
        tile.mist[side] = True
    tile.misty = True
    tile.ghosts = rng.choice((0, 1, 1, 2, 2, 3))
    if rng.random() < 0.15 and not tile.monastery and tile.tower < 0 and not tile.tent:
        tile.castle = True


class TopologySource:
    """Draws topologies: the catalogue's (evenly by type within a set), varied ones, invented ones."""

    WEIGHTS = {"base": 4.0, "mage_witch": 1.3, "watchtowers": 1.6, "fortune_teller": 1.4,
               "inns_cathedrals": 2.2, "river1": .6, "river1_c3": .4, "mists": 1.2, "crop_circle": .1}

    def __init__(self):
        self._by_set = {}
        for set_name, entry in load_sets():
            self._by_set.setdefault(set_name, []).append(from_catalogue(entry))

    def draw(self, rng):
        """One topology in a random orientation."""
        if rng.random() < 0.35:
            tile = vary(rng, invent(rng))
        else:
            names = sorted(self._by_set)
            name = rng.choices(names, [self.WEIGHTS.get(n, 1.0) for n in names])[0]
            tile = rng.choice(self._by_set[name])
            if rng.random() < 0.45:
                tile = vary(rng, tile)
        return tile.turned(rng.randrange(4))
