"""Writes model/figures.onnx and its sidecar model/figures.json, and checks them with OpenCV."""

import argparse
import hashlib
import json
import os
import subprocess

import cv2
import numpy as np
import torch

import figure_network
import figure_scenes

FORMAT = 1
MODEL_DIR = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "model")
BIGGEST = 1_000_000  # bytes
SIZES = ((128, 128), (200, 344))  # it must answer for pictures of any size


def sha256(path):
    """SHA-256 of a file, in hexadecimal."""
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def write_onnx(net, path):
    """Exports the folded net; raises if OpenCV's answer differs from torch's by more than 1e-3."""
    folded = net.folded()
    torch.onnx.export(folded, torch.zeros(1, 3, *SIZES[0]), path, opset_version=11, input_names=["picture"],
                      output_names=["logits"])
    if os.path.getsize(path) >= BIGGEST:
        raise RuntimeError(f"{path}: {os.path.getsize(path)} bytes, more than {BIGGEST}")
    reader = cv2.dnn.readNetFromONNX(path)
    gap = 0.0
    for height, width in SIZES:
        picture = np.random.default_rng(1).integers(0, 256, (height, width, 3), dtype=np.uint8)
        reader.setInput(cv2.dnn.blobFromImage(picture, 1 / 255.0))
        seen = reader.forward()
        with torch.no_grad():
            want = folded(torch.from_numpy(picture).permute(2, 0, 1)[None].float() / 255).numpy()
        gap = max(gap, float(np.abs(seen - want).max()) if seen.shape == want.shape else np.inf)
    if gap > 1e-3:
        raise RuntimeError(f"OpenCV and torch disagree by {gap}")
    return gap


def source_commit():
    """Commit of the training sources, with '+' if they have changed since; 'unknown' without git."""
    here = os.path.dirname(os.path.abspath(__file__))
    try:
        head = subprocess.run(["git", "log", "-1", "--format=%H", "--", here], cwd=here,
                              capture_output=True, text=True, check=True).stdout.strip()
        changed = subprocess.run(["git", "status", "--porcelain", "--", here], cwd=here,
                                 capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return head + ("+" if changed else "")


def write_sidecar(onnx_path, json_path, training, calibration):
    """Writes the description that goes with the weights."""
    sidecar = {
        "format": FORMAT,
        "network": os.path.basename(onnx_path),
        "sha256": sha256(onnx_path),
        "input": {"name": "picture", "tile_side": figure_scenes.TILE, "multiple_of": figure_network.STRIDE,
                  "layout": "NCHW", "channels": "BGR", "scale": 1 / 255, "mean": [0, 0, 0],
                  "size": "any, as long as both sides are multiples; a tile is about tile_side pixels wide"},
        "output": {"name": "logits", "cell": figure_network.CELL, "names": list(figure_network.OUTPUTS),
                   "meaning": "for every square of `cell` pixels: log odds that it shows a figure, that a figure's "
                              "foot is there; then logits of its paint"},
        "calibration": {"paint_temperature": calibration.get("paint_temperature", 1.0),
                        "meaning": "the paints' logits are divided by it"},
        "training": training,
        "figures": calibration.get("figures", {}),
    }
    with open(json_path, "w", encoding="utf-8") as file:
        json.dump(sidecar, file, indent=1, ensure_ascii=False)
        file.write("\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoint", help="checkpoint of train_figures.py")
    parser.add_argument("--out", default=MODEL_DIR, help="folder to write to")
    parser.add_argument("--calibration", help="JSON written by calibrate_figures.py")
    args = parser.parse_args()
    saved = torch.load(args.checkpoint, map_location="cpu")
    net = figure_network.FigureNet()
    net.load_state_dict(saved["average"])
    training = {**saved["record"], "parameters": figure_network.count_parameters(net), "commit": source_commit()}
    calibration = {}
    if args.calibration:
        with open(args.calibration, encoding="utf-8") as file:
            calibration = json.load(file)
    onnx_path = os.path.join(args.out, "figures.onnx")
    gap = write_onnx(net, onnx_path)
    write_sidecar(onnx_path, os.path.join(args.out, "figures.json"), training, calibration)
    print(f"{onnx_path}: {os.path.getsize(onnx_path)} bytes, OpenCV differs from torch by {gap:.1e}")


if __name__ == "__main__":
    main()
