"""Reads real tiles with the network and says how many it reads right.

    python3 evaluate.py DATA [--onnx FILE] [--json OUT]

DATA is a folder with art/, labels/, photos/, single_tiles/ and labels_single_tiles.json (see README.md);
it is no part of the project. Even and odd are counted apart: the even half may be looked at while the
painter is changed, the odd half only reports.
"""

import argparse
import json
import os
import sys

import numpy as np

import catalogue_poses
import cutting
import export
import heads
import labels
import reading
import real_tiles
import reliability
import topology

DEFAULT_ONNX = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "model", "topology.onnx")
MANY_SETS = ("base", "mage_witch", "watchtowers", "fortune_teller", "inns_cathedrals")
ALL_SETS = MANY_SETS + ("river1", "river1_c3", "mists", "crop_circle")
LETTERS = "FRCV"
SURE = 0.99
MOST_SHOWN = 25


def agrees(facts, classes, bits):
    """Whether a pose fits what the labels say; unknown facts fit everything."""
    names = [h.name for h in labels.SIGMOID for _ in range(h.size)]
    for i, side in enumerate(heads.SIDES):
        if facts[side] is not None and facts[side] != LETTERS[classes[i]]:
            return False
    if facts["shields"] is not None and (facts["shields"] > 0) != bool(bits[names.index("shield")]):
        return False
    if facts["monastery"] is not None and facts["monastery"] != bool(bits[names.index("monastery")]):
        return False
    first = names.index("city_joined")
    pairs = [b for b in bits[first:first + 6] if b >= 0]
    joined = facts["city_edges_connected"]
    if joined is not None and pairs and (any(b == 0 for b in pairs) if joined else any(pairs)):
        return False
    return True


def right_poses(poses, example):
    """Bool per pose: is it a right reading of the example?

    Types that no head tells apart (base.E and ic.C!, say) count as one.
    """
    if example.type_name:
        own = [i for i, names in enumerate(poses.names) if (example.type_name, 0) in names][0]
        return (poses.classes == poses.classes[own]).all(1) & (poses.bits == poses.bits[own]).all(1)
    return np.array([agrees(example.facts, c, b) for c, b in zip(poses.classes, poses.bits)])


class Tally:
    """Counts of one group and half."""

    def __init__(self):
        self.count = self.right = self.type_right = self.edges = self.confident = self.confident_wrong = 0
        self.wrong = []

    def add(self, example, poses, scores, probabilities, facts):
        best = int(np.argmax(scores))
        right = bool(facts[best])
        self.count += 1
        self.right += right
        if example.type_name:
            self.type_right += any(example.type_name == n for n, _ in poses.names[best])
        self.edges += self._edges_right(example, poses, best, facts)
        sure = bool(probabilities[best] > SURE)
        self.confident += sure
        self.confident_wrong += sure and not right
        if not right:
            gap = scores[best] - scores[facts].max() if facts.any() else float("nan")
            self.wrong.append(f"{example.name}->{poses.names[best][0][0]}/{poses.names[best][0][1]}"
                              f" ({gap:.1f})")

    @staticmethod
    def _edges_right(example, poses, best, facts):
        if example.type_name:
            known = np.nonzero(facts)[0]
            return len(known) > 0 and bool((poses.classes[known[0], :4] == poses.classes[best, :4]).all())
        return all(example.facts[s] is None or example.facts[s] == LETTERS[poses.classes[best, i]]
                   for i, s in enumerate(heads.SIDES))

    def figures(self):
        """The counts as a dictionary."""
        out = {"tiles": self.count, "right": self.right, "edges_right": int(self.edges),
               "confident": int(self.confident), "confident_wrong": int(self.confident_wrong)}
        if self.type_right:
            out["type_right"] = int(self.type_right)
        return out


def judge(network, examples, sets_of, args, readings):
    """Tallies by (group, half) for the examples; sets_of(example) names the sets in play."""
    tallies, whats = {}, {}
    logits, _, _ = network.read(examples, args.turns, args.recuts)
    logits = reading.corrected(logits, args.calibration)
    catalogues = {}
    for number, example in enumerate(examples):
        sets = sets_of(example)
        if sets not in catalogues:
            catalogues[sets] = catalogue_poses.Poses(sets)
        poses = catalogues[sets]
        scores = poses.scores(logits[number:number + 1])
        tally = tallies.setdefault((example.group, "odd" if example.odd else "even"), Tally())
        right = right_poses(poses, example)
        tally.add(example, poses, scores[0], reliability.spread(scores[0]), right)
        readings.add(scores[0], right, example.odd)
        what = heads.WHAT[int(np.argmax(logits[number, heads.span("what")]))]
        whats.setdefault(example.group, []).append(what)
    return tallies, whats


def show(title, tallies, whats, verbose):
    """Prints a table and returns it as figures."""
    print(f"\n{title}\n{'group':16s} half  tiles  right  edges   >0.99 wrong  not called a tile")
    figures = {}
    for (group, half), t in sorted(tallies.items()):
        odd_ones = sum(w != "tile" for w in whats[group])
        print(f"{group:16s} {half:4s} {t.count:5d} {100 * t.right / t.count:6.1f} "
              f"{100 * t.edges / t.count:6.1f} {t.confident:5d} {t.confident_wrong:5d}  {odd_ones}")
        if t.wrong and (verbose == "all" or (verbose == "even" and half == "even")):
            print("      ", "; ".join(t.wrong[:MOST_SHOWN]), "..." if len(t.wrong) > MOST_SHOWN else "")
        figures[f"{group} {half}"] = t.figures()
    for half in ("even", "odd"):
        count = sum(t.count for (_, h), t in tallies.items() if h == half)
        right = sum(t.right for (_, h), t in tallies.items() if h == half)
        if count:
            print(f"{'all':16s} {half:4s} {count:5d} {100 * right / count:6.2f}   ({count - right} wrong)")
    return figures


def sets_for_photo(example):
    """The sets that lie on a labelled photo."""
    if example.group in ("test_04", "test_35", "test_42"):
        return ("base", "inns_cathedrals")
    return ("base",)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("data")
    parser.add_argument("--onnx", default=DEFAULT_ONNX)
    parser.add_argument("--turns", type=int, default=4, help="quarter turns averaged (1 or 4)")
    parser.add_argument("--recuts", type=int, default=1, help="times the crop is cut again")
    parser.add_argument("--verbose", choices=("none", "even", "all"), default="even")
    parser.add_argument("--calibration", help="JSON of calibrate.py and real_bias.py, to read as Tilewatch does")
    parser.add_argument("--json", help="file for the figures")
    args = parser.parse_args()
    args.calibration = export.load_json(args.calibration, {})
    if not os.path.isdir(os.path.join(args.data, "art")):
        sys.exit(f"{args.data}: no folder with art/ and labels/ there; nothing evaluated")
    network = reading.Network(args.onnx)
    figures = {}
    known = {entry["id"] for _, entry in topology.load_sets()}
    faces = [e for e in real_tiles.faces(args.data) if e.type_name in known]
    base_faces = [e for e in faces if e.type_name.startswith("base.")]
    photo_tiles = list(real_tiles.photo_tiles(args.data))
    runs = (
        ("faces, base", base_faces, lambda e: ("base",)),
        ("faces, five sets in play", faces, lambda e: MANY_SETS),
        ("faces, all sets in play", faces, lambda e: ALL_SETS),
        ("photos of single tiles, base", list(real_tiles.single_tiles(args.data)), lambda e: ("base",)),
        ("tiles of labelled photos, the photo's sets", photo_tiles, sets_for_photo),
    )
    readings = reliability.Readings()
    for title, examples, sets_of in runs:
        tallies, whats = judge(network, examples, sets_of, args, readings)
        figures[title] = show(title, tallies, whats, args.verbose)
    temperature = readings.best_temperature()
    figures["reading_temperature_of_even_half"] = round(temperature, 3)
    figures["reliability"] = {"as it is": readings.report(1.0), "at that temperature": readings.report(temperature)}
    print(f"\nreading temperature (even half) {temperature:.2f}; [above, wrong]: {figures['reliability']}")
    figures["cutting"] = cutting.report(network, photo_tiles)
    if args.json:
        with open(args.json, "w", encoding="utf-8") as file:
            json.dump(figures, file, indent=1)


if __name__ == "__main__":
    main()
