"""What the network should say of a painted tile."""

import numpy as np

import heads

# Targets: one number per sigmoid value, the class for each softmax head, four registration numbers.
SOFTMAX = [h for h in heads.HEADS if h.kind == "softmax"]
SIGMOID = [h for h in heads.HEADS if h.kind == "sigmoid"]
BITS = sum(h.size for h in SIGMOID)


def classes_of(tile):
    """Class per softmax head except `what`; -1 where the tile says nothing."""
    by_name = {f"edge_{side.lower()}": tile.edges[i] for i, side in enumerate(heads.SIDES)}
    by_name["tower_kind"] = tile.tower
    by_name["ghosts"] = min(3, tile.ghosts)
    return np.int8([by_name.get(h.name, -1) for h in SOFTMAX])


def _joined(pieces, a, b):
    return any(a in piece and b in piece for piece in pieces)


def bits_of(tile):
    """0 or 1 per sigmoid value; -1 where it means nothing (pairs that are not both city or road)."""
    bits = []
    for h in SIGMOID:
        if h.name == "mist_edge":
            bits += [int(m) for m in tile.mist]
        elif h.name in ("city_joined", "road_joined"):
            ground, pieces = (2, tile.cities) if h.name == "city_joined" else (1, tile.roads)
            for a, b in heads.PAIR_INDEXES:
                both = tile.edges[a] == ground and tile.edges[b] == ground
                bits.append(int(_joined(pieces, a, b)) if both else -1)
        elif h.name == "shield":
            bits.append(int(any(tile.shields)))
        elif h.name == "tower":
            bits.append(int(tile.tower >= 0))
        elif h.name == "inn":
            bits.append(int(tile.inn >= 0))
        else:
            bits.append(int(getattr(tile, h.name)))
    return np.int8(bits)
