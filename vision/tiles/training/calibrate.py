"""Measures the network on freshly painted crops: how often each head is right, and its temperature.

    python3 calibrate.py OUT.json [--onnx FILE] [--drawings FOLDER] [--batches N]

A temperature is the number by which a head's logits are divided so that its probabilities mean what they
say. The crops come from a seed of their own that no training uses.
"""

import argparse
import json
import os

import cv2
import numpy as np

import board
import heads
import labels
import reading
import samples

SEED = 90001
DEFAULT_ONNX = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "model", "topology.onnx")
GRID = np.exp(np.linspace(np.log(0.5), np.log(4), 43))


def class_loss(z, target, temperature):
    """Mean negative log-likelihood of softmax logits."""
    z = z / temperature
    z = z - z.max(1, keepdims=True)
    return float((np.log(np.exp(z).sum(1)) - z[np.arange(len(z)), target]).mean())


def bit_loss(z, target, temperature):
    """Mean negative log-likelihood of sigmoid logits."""
    z = z / temperature
    return float((np.logaddexp(0, z) - z * target).mean())


def gather(onnx, drawings_folder, batches, turns):
    """Logits and targets of fresh crops."""
    source = samples.Source(SEED, 0, drawings_folder)
    network = reading.Network(onnx)
    rows = []
    for _ in range(batches):
        pictures, classes, bits, registration = source.batch(256)
        rows.append((network.logits(list(pictures), turns), classes, bits, registration))
    return [np.concatenate(part) for part in zip(*rows)]


def measure(logits, classes, bits, registration):
    """(temperatures, figures) per head."""
    temperatures, figures = {}, {}
    for i, h in enumerate(labels.SOFTMAX):
        known = classes[:, i] >= 0
        z, target = logits[known, heads.span(h.name)], classes[known, i].astype(int)
        temperatures[h.name] = float(GRID[np.argmin([class_loss(z, target, t) for t in GRID])])
        figures[h.name] = {"right": round(float((z.argmax(1) == target).mean()), 4), "of": int(known.sum())}
        if h.name == "what":
            table = np.zeros((h.size, h.size), int)
            np.add.at(table, (target, z.argmax(1)), 1)
            figures["what"]["rows_true_columns_said"] = table.tolist()
    first = 0
    for h in labels.SIGMOID:
        known = bits[:, first:first + h.size] >= 0
        z = logits[:, heads.span(h.name)][known]
        target = bits[:, first:first + h.size][known].astype(int)
        first += h.size
        temperatures[h.name] = float(GRID[np.argmin([bit_loss(z, target, t) for t in GRID])])
        said = z > 0
        figures[h.name] = {"right": round(float((said == target).mean()), 4), "of": int(known.sum()),
                           "missed": round(float(1 - said[target == 1].mean()), 4),
                           "false": round(float(said[target == 0].mean()), 4)}
    figures["registration"] = registration_figures(logits, classes, registration)
    return temperatures, figures


def registration_figures(logits, classes, registration):
    """Median and 95th percentile of the registration's error, for tiles and for badly cut crops."""
    what = classes[:, samples.WHAT_INDEX]
    gap = np.abs(logits[:, heads.span("registration")] - registration)
    out = {}
    for name, chosen in (("tile", what == board.TILE), ("badly_cut", what == board.BADLY_CUT)):
        for i, value in enumerate(heads.head("registration").values):
            out[f"{name}_{value}"] = [round(float(np.percentile(gap[chosen, i], q)), 4) for q in (50, 95)]
    return out


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("out")
    parser.add_argument("--onnx", default=DEFAULT_ONNX)
    parser.add_argument("--drawings")
    parser.add_argument("--batches", type=int, default=40)
    parser.add_argument("--turns", type=int, default=1)
    args = parser.parse_args()
    cv2.setNumThreads(1)
    temperatures, figures = measure(*gather(args.onnx, args.drawings, args.batches, args.turns))
    with open(args.out, "w", encoding="utf-8") as file:
        json.dump({"temperatures": temperatures, "figures": figures}, file, indent=1)
    for name, figure in figures.items():
        print(f"{name:14s} T {temperatures.get(name, 1):.2f}  {figure}")


if __name__ == "__main__":
    main()
