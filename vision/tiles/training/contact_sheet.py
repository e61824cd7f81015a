"""Draws a sheet of painted tiles (one style per row), to look at them."""

import argparse
import random
import time

import cv2
import numpy as np

import canvas
import painter
import style as styles
import topology


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out")
    parser.add_argument("--rows", type=int, default=10)
    parser.add_argument("--columns", type=int, default=14)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rng = random.Random(args.seed)
    noise = canvas.NoiseBank(args.seed)
    source = topology.TopologySource()
    rows, spent = [], 0.0
    for _ in range(args.rows):
        style = styles.invent(rng)
        row = []
        for _ in range(args.columns):
            start = time.process_time()
            picture, _ = painter.paint(rng, noise, style, source.draw(rng))
            spent += time.process_time() - start
            row.append(cv2.copyMakeBorder(picture, 1, 1, 1, 1, cv2.BORDER_CONSTANT))
        rows.append(np.hstack(row))
    cv2.imwrite(args.out, np.vstack(rows))
    print(f"{1000 * spent / (args.rows * args.columns):.1f} ms a tile")


if __name__ == "__main__":
    main()
