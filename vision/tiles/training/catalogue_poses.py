"""The catalogue as the network should see it: one row of expected answers per pose (type and turn)."""

import numpy as np

import heads
import labels
import samples
import topology

GARDEN_SEEN = 0.9  # chance that a type printed only with gardens shows one
GARDEN_BIT = [h.name for h in labels.SIGMOID for _ in range(h.size)].index("garden")


class Poses:
    """All poses of some sets. Poses that look alike share one row; `names[i]` lists what they are."""

    def __init__(self, sets):
        rows = {}
        for set_name, entry in topology.load_sets():
            if set_name not in sets:
                continue
            tile = topology.from_catalogue(entry)
            gardens = max(entry.get("gardens", {"": 0}).values())
            garden = min(GARDEN_SEEN, max(0.02, GARDEN_SEEN * gardens / entry["count"]))
            for turns in range(4):
                turned = tile.turned(turns)
                classes, bits = labels.classes_of(turned), labels.bits_of(turned)
                bits[GARDEN_BIT] = -1
                key = (classes.tobytes(), bits.tobytes(), round(garden, 3))
                row = rows.setdefault(key, (classes, bits, garden, []))
                row[3].append((entry["id"], turns))
        self.classes = np.stack([r[0] for r in rows.values()])
        self.bits = np.stack([r[1] for r in rows.values()])
        self.garden = np.array([r[2] for r in rows.values()])
        self.names = [r[3] for r in rows.values()]

    def scores(self, logits, temperatures=None):
        """Summed log-likelihood of every pose, for logits (n, outputs): (n, poses)."""
        classes_log, bits_log = log_likelihoods(logits, temperatures)
        total = np.zeros((len(logits), len(self.names)))
        for i, h in enumerate(labels.SOFTMAX):
            if h.name == "what":
                continue
            said = self.classes[:, i] >= 0
            total[:, said] += classes_log[h.name][:, self.classes[said, i]]
        for value in (0, 1):
            total += bits_log[value] @ (self.bits == value).T.astype(float)
        yes, no = bits_log[1][:, GARDEN_BIT, None], bits_log[0][:, GARDEN_BIT, None]
        total += np.logaddexp(np.log(self.garden) + yes, np.log(1 - self.garden) + no)
        return total


def log_likelihoods(logits, temperatures=None):
    """(log softmax per head name, (log P(0), log P(1)) of all bits)."""
    temperatures = temperatures or {}
    classes = {}
    for h in labels.SOFTMAX:
        z = logits[:, heads.span(h.name)] / temperatures.get(h.name, 1.0)
        z = z - z.max(1, keepdims=True)
        classes[h.name] = z - np.log(np.exp(z).sum(1, keepdims=True))
    z = np.concatenate([logits[:, heads.span(h.name)] / temperatures.get(h.name, 1.0)
                        for h in labels.SIGMOID], 1)
    return classes, (-np.logaddexp(0, z), -np.logaddexp(0, -z))


def turned_back(logits, quarter_turns):
    """Logits of a crop that was turned clockwise, as if it had not been."""
    out = logits.copy()
    back = (4 - quarter_turns) % 4
    order = [(s - back) % 4 for s in range(4)]
    for new, name in enumerate(("edge_n", "edge_e", "edge_s", "edge_w")):
        out[:, heads.span(name)] = logits[:, heads.span(("edge_n", "edge_e", "edge_s", "edge_w")[order[new]])]
    first = heads.OFFSETS["mist_edge"]
    out[:, first:first + 4] = logits[:, [first + s for s in order]]
    for name in ("city_joined", "road_joined"):
        first = heads.OFFSETS[name]
        for new, (a, b) in enumerate(heads.PAIR_INDEXES):
            old = tuple(sorted((order[a], order[b])))
            out[:, first + new] = logits[:, first + heads.PAIR_INDEXES.index(old)]
    first = heads.OFFSETS["registration"]
    x, y = logits[:, first].copy(), logits[:, first + 1].copy()
    for _ in range(quarter_turns):  # a quarter turn anticlockwise: (x, y) becomes (y, -x)
        x, y = y, -x
    out[:, first], out[:, first + 1] = x, y
    return out


assert samples.PERMUTATIONS  # the same turning is done to targets there
