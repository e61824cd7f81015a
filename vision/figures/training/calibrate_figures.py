"""The paints' temperature of an exported network, and how far it can be trusted, on freshly drawn scenes.

    python3 calibrate_figures.py /tmp/calibration.json --onnx /tmp/figures.onnx --drawings /tmp/drawings
"""

import argparse
import json

import cv2
import numpy as np

import figure_bodies
import figure_network
import figure_scenes

SEED = 4242  # no training begins here
EDGES = (.01, .03, .1, .3, .5, .7, .9, .97, .99)


def answers(onnx, scenes, drawings):
    """(logits, targets) of fresh scenes."""
    net = cv2.dnn.readNetFromONNX(onnx)
    source = figure_scenes.Source(SEED, 0, drawings)
    logits, targets = [], []
    for _ in range(scenes):
        pictures, wanted = source.batch(1)
        net.setInput(cv2.dnn.blobFromImage(pictures[0], 1 / 255.0))
        logits.append(net.forward()[0].copy())
        targets.append(wanted[0])
    return np.stack(logits), np.stack(targets)


def fit_paint(logits, paints):
    """Temperature with the least log loss."""
    def loss(temperature):
        scaled = logits / temperature
        scaled = scaled - scaled.max(1, keepdims=True)
        scaled = scaled - np.log(np.exp(scaled).sum(1, keepdims=True))
        return -float(scaled[np.arange(len(paints)), paints].mean())
    return min((loss(t), float(t)) for t in np.arange(.6, 2.51, .1))[1]


def reliability(logits, truth):
    """How often what is given a probability is so: [from, to, pixels, share that are a figure]."""
    chance = 1 / (1 + np.exp(-logits))
    rows = []
    for low, high in zip((0,) + EDGES, EDGES + (1,)):
        inside = (chance >= low) & (chance < high)
        if inside.any():
            rows.append([low, high, int(inside.sum()), round(float(truth[inside].mean()), 4)])
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("out")
    parser.add_argument("--onnx", required=True)
    parser.add_argument("--drawings")
    parser.add_argument("--scenes", type=int, default=200)
    args = parser.parse_args()
    cv2.setNumThreads(1)
    logits, targets = answers(args.onnx, args.scenes, args.drawings)
    truth, figure = targets[:, 0] > 127, logits[:, 0]
    half = args.scenes // 2
    on = (targets[:, 2] != figure_bodies.NOBODY) & truth
    at_paint = len(figure_network.OUTPUTS) - len(figure_network.PAINTS)
    said = logits[:, at_paint:].transpose(0, 2, 3, 1)
    paint_temperature = fit_paint(said[:half][on[:half]], targets[:half, 2][on[:half]])
    fresh = figure[half:]
    seen = fresh > 0
    result = {
        "paint_temperature": round(paint_temperature, 2),
        "figures": {
            "scenes": half, "seed": SEED,
            "pixels_of_figures_seen": round(float(seen[truth[half:]].mean()), 4),
            "pixels_seen_that_are_figures": round(float(truth[half:][seen].mean()), 4),
            "paint_right": round(float((said[half:][on[half:]].argmax(1) == targets[half:, 2][on[half:]]).mean()), 4),
            "reliability": reliability(fresh.ravel(), truth[half:].ravel())}}
    with open(args.out, "w", encoding="utf-8") as file:
        json.dump(result, file, indent=1)
    print(json.dumps(result))


if __name__ == "__main__":
    main()
