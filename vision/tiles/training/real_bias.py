"""Corrects heads that say "no" too readily of real tiles: bias and temperature by the even half of them.

    python3 real_bias.py DATA CALIBRATION.json [--onnx FILE]

Nothing is trained. Two numbers a head are fitted to real tiles of the even half, and written into the JSON
that calibrate.py made; the odd half only reports. Yes and no weigh alike, because how often a symbol is there
is told by the sets in play. DATA as for evaluate.py.
"""

import argparse
import json

import numpy as np

import heads
import labels
import reading
import real_tiles
import topology

CORRECTED = ("monastery", "shield", "magic", "tent", "tower", "inn", "cathedral")
LEAST = 10  # of yes and of no in the even half; a head with fewer stays as it is
# What is believed without data, as strongly as one yes and one no.
USUAL_BIAS, USUAL_LOG_TEMPERATURE = 2.0, 0.7
BIASES = np.linspace(-4, 4, 81)
TEMPERATURES = np.exp(np.linspace(np.log(0.4), np.log(4), 47))
BITS = [h.name for h in labels.SIGMOID for _ in range(h.size)]


def bits_of_types():
    """Targets of the yes-or-no heads for every type, by id."""
    return {entry["id"]: labels.bits_of(topology.from_catalogue(entry)) for _, entry in topology.load_sets()}


def truth_of(example, name, types):
    """1, 0, or -1 for not known or not asked."""
    if example.type_name:
        return int(types[example.type_name][BITS.index(name)]) if example.type_name in types else -1
    if name == "shield" and example.facts["shields"] is not None:
        # Where there is no city there is nothing to learn.
        return int(example.facts["shields"] > 0) if "C" in [example.facts[s] for s in heads.SIDES] else -1
    if name == "monastery" and example.facts["monastery"] is not None:
        return int(example.facts["monastery"])
    return -1


def loss(z, truth, bias, temperature):
    """Mean negative log-likelihood, yes and no weighing alike."""
    z = (z + bias) / temperature
    cost = np.logaddexp(0, z) - z * truth
    return sum(cost[truth == value].mean() / 2 for value in (0, 1) if (truth == value).any())


def fit(z, truth):
    """The bias and temperature that suit best."""
    weight = 1 / (1 + min(truth.sum(), (1 - truth).sum()))
    unusual = [(b / USUAL_BIAS) ** 2 / 2 for b in BIASES], [(np.log(t) / USUAL_LOG_TEMPERATURE) ** 2 / 2
                                                            for t in TEMPERATURES]
    table = [(loss(z, truth, b, t) + weight * (unusual[0][i] + unusual[1][k]), b, t)
             for i, b in enumerate(BIASES) for k, t in enumerate(TEMPERATURES)]
    return min(table)[1:]


def report(name, z, truth, bias, temperature):
    """One line: loss and mistakes before and after."""
    before, after = z > 0, z + bias > 0
    print(f"{name:12s} yes {int(truth.sum()):4d} no {int((1 - truth).sum()):4d}   loss "
          f"{loss(z, truth, 0, 1):.3f} -> {loss(z, truth, bias, temperature):.3f}   missed "
          f"{int((truth * ~before).sum())} -> {int((truth * ~after).sum())}   false "
          f"{int(((1 - truth) * before).sum())} -> {int(((1 - truth) * after).sum())}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("data")
    parser.add_argument("calibration")
    parser.add_argument("--onnx", required=True)
    args = parser.parse_args()
    types = bits_of_types()
    examples = [*real_tiles.faces(args.data), *real_tiles.single_tiles(args.data),
                *real_tiles.photo_tiles(args.data)]
    odd = np.array([e.odd for e in examples])
    logits, _, _ = reading.Network(args.onnx).read(examples, turns=4, recuts=1)
    with open(args.calibration, encoding="utf-8") as file:
        calibration = json.load(file)
    for name in CORRECTED:
        truth = np.array([truth_of(e, name, types) for e in examples], float)
        z = logits[:, heads.OFFSETS[name]]
        learnt = (truth >= 0) & ~odd
        if min((truth[learnt] == 1).sum(), (truth[learnt] == 0).sum()) < LEAST:
            print(f"{name}: too few real ones, left as it is")
            continue
        bias, temperature = fit(z[learnt], truth[learnt])
        print(f"{name}: bias {bias:.2f}, temperature {temperature:.2f}")
        for half, chosen in (("even", learnt), ("odd", (truth >= 0) & odd)):
            report(half, z[chosen], truth[chosen], bias, temperature)
        calibration["temperatures"][name] = float(temperature)
        calibration.setdefault("biases", {})[name] = float(bias)
    with open(args.calibration, "w", encoding="utf-8") as file:
        json.dump(calibration, file, indent=1)


if __name__ == "__main__":
    main()
