"""What the network says: the order, size and meaning of its output numbers.

Everything else (painter, losses, export, evaluation, the C++ reader) follows this list. Sides are in
the order north, east, south, west of the picture as it is cut; pairs of sides as in PAIRS.
"""

from dataclasses import dataclass

FORMAT = 1

INPUT_SIDE = 72  # pixels of the whole crop
TILE_SIDE = 56  # pixels of the tile inside it; the rest is margin, 8 pixels on each side

SIDES = "NESW"
PAIRS = ("NE", "NS", "NW", "ES", "EW", "SW")
PAIR_INDEXES = tuple((SIDES.index(a), SIDES.index(b)) for a, b in PAIRS)
GROUNDS = ("field", "road", "city", "river")
TOWER_KINDS = ("meeples", "monasteries", "shields", "roads", "cities")
WHAT = ("tile", "back", "not_a_tile", "badly_cut", "covered")


@dataclass(frozen=True)
class Head:
    """One group of logits that belong together.

    kind: 'softmax' (exactly one of `values` is true), 'sigmoid' (each value true or not, on its own)
    or 'linear' (the number itself, times `unit`).
    """

    name: str
    kind: str
    values: tuple
    meaning: str
    units: tuple = ()

    @property
    def size(self):
        return len(self.values)


def _bit(name, meaning):
    return Head(name, "sigmoid", (name,), meaning)


HEADS = (
    Head("edge_n", "softmax", GROUNDS, "ground in the middle of the north edge"),
    Head("edge_e", "softmax", GROUNDS, "ground in the middle of the east edge"),
    Head("edge_s", "softmax", GROUNDS, "ground in the middle of the south edge"),
    Head("edge_w", "softmax", GROUNDS, "ground in the middle of the west edge"),
    Head("mist_edge", "sigmoid", tuple(SIDES), "mist lies over this edge"),
    Head("city_joined", "sigmoid", PAIRS,
         "the city edges of the pair belong to one city; means nothing unless both are city edges"),
    Head("road_joined", "sigmoid", PAIRS,
         "the road edges of the pair are one road; means nothing unless both are road edges"),
    _bit("monastery", "a monastery stands on the tile"),
    _bit("shield", "at least one shield in a city"),
    _bit("garden", "a garden"),
    _bit("magic", "the magic symbol of mage and witch"),
    _bit("tent", "the tent of the fortune teller"),
    _bit("tower", "a watchtower"),
    Head("tower_kind", "softmax", TOWER_KINDS,
         "what the watchtower counts; means nothing without a watchtower"),
    _bit("inn", "an inn by a road (house at a pond)"),
    _bit("cathedral", "a cathedral in a city"),
    _bit("castle", "a castle in the mist"),
    _bit("cemetery", "a cemetery"),
    Head("ghosts", "softmax", ("0", "1", "2", "3+"), "ghost symbols printed on the tile"),
    _bit("crop_circle", "a crop circle"),
    Head("what", "softmax", WHAT,
         "what the crop shows; badly_cut: the frame straddles tiles or is far off in size or angle; "
         "covered: most of the tile cannot be seen"),
    Head("registration", "linear", ("dx", "dy", "rotation", "log_scale"),
         "where the tile really lies. dx, dy: its middle minus the crop's middle, x right, y down; "
         "rotation: how far it is turned clockwise against the crop; log_scale: natural logarithm of "
         "its side over the side the crop assumes",
         ("tile sides", "tile sides", "ten degrees", "1")),
)

OFFSETS = {}
_next = 0
for _head in HEADS:
    OFFSETS[_head.name] = _next
    _next += _head.size
OUTPUTS = _next


def head(name):
    """The head of this name."""
    return next(h for h in HEADS if h.name == name)


def span(name):
    """Slice of the logits that belongs to the head `name`."""
    return slice(OFFSETS[name], OFFSETS[name] + head(name).size)
