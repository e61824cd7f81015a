"""Writes model/topology.onnx and its sidecar model/topology.json, and checks them with OpenCV."""

import argparse
import hashlib
import json
import os
import subprocess

import cv2
import numpy as np
import torch

import heads
import network

MODEL_DIR = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "model")
BIGGEST = 2_000_000  # bytes


def sha256(path):
    """SHA-256 of a file, in hexadecimal."""
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def write_onnx(net, path):
    """Exports the folded net; raises if OpenCV's answer differs from torch's by more than 1e-3."""
    folded = net.folded()
    dummy = torch.zeros(1, 3, heads.INPUT_SIDE, heads.INPUT_SIDE)
    torch.onnx.export(folded, dummy, path, opset_version=11, input_names=["crop"],
                      output_names=["logits"], dynamic_axes={"crop": {0: "n"}, "logits": {0: "n"}})
    if os.path.getsize(path) >= BIGGEST:
        raise RuntimeError(f"{path}: {os.path.getsize(path)} bytes, more than {BIGGEST}")
    crops = np.random.default_rng(1).integers(
        0, 256, (5, heads.INPUT_SIDE, heads.INPUT_SIDE, 3), dtype=np.uint8)
    reader = cv2.dnn.readNetFromONNX(path)
    reader.setInput(cv2.dnn.blobFromImages(list(crops), 1 / 255.0))
    seen = reader.forward()
    with torch.no_grad():
        want = folded(torch.from_numpy(crops).permute(0, 3, 1, 2).float() / 255).numpy()
    gap = float(np.abs(seen - want).max())
    if seen.shape != want.shape or gap > 1e-3:
        raise RuntimeError(f"OpenCV and torch disagree: {seen.shape}, {want.shape}, {gap}")
    return gap


def head_entries(temperatures, biases):
    """The sidecar's list of heads, in the order of the logits."""
    entries = []
    for head in heads.HEADS:
        entry = {"name": head.name, "first": heads.OFFSETS[head.name], "size": head.size,
                 "kind": head.kind, "values": list(head.values), "meaning": head.meaning}
        if head.kind == "linear":
            entry["units"] = list(head.units)
        else:
            entry["temperature"] = round(temperatures.get(head.name, 1.0), 3)
            if biases.get(head.name):
                entry["bias"] = round(biases[head.name], 3)
        entries.append(entry)
    return entries


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


def write_sidecar(onnx_path, json_path, training, calibration, figures):
    """Writes the description that goes with the weights."""
    sidecar = {
        "format": heads.FORMAT,
        "network": os.path.basename(onnx_path),
        "sha256": sha256(onnx_path),
        "input": {
            "name": "crop", "width": heads.INPUT_SIDE, "height": heads.INPUT_SIDE,
            "tile_side": heads.TILE_SIDE, "margin": (heads.INPUT_SIDE - heads.TILE_SIDE) // 2,
            "margin_of_tile_side": (heads.INPUT_SIDE - heads.TILE_SIDE) / 2 / heads.TILE_SIDE,
            "layout": "NCHW", "channels": "BGR", "scale": 1 / 255, "mean": [0, 0, 0],
            "cut": "The tile's square is the middle 56 x 56 pixels; the margin of 8 pixels (one "
                   "seventh of the tile's side) on each side shows what really lies round it. Where "
                   "the picture ends, any plain ground will do (edge pixels repeated, or grey).",
        },
        "output": {"name": "logits", "size": heads.OUTPUTS,
                   "logits": "raw; add the head's bias if it has one and divide by its "
                             "temperature before softmax or sigmoid"},
        "sides": heads.SIDES,
        "pairs": list(heads.PAIRS),
        "heads": head_entries(calibration.get("temperatures", {}), calibration.get("biases", {})),
        "training": training,
        "figures": figures,
    }
    with open(json_path, "w", encoding="utf-8") as file:
        json.dump(sidecar, file, indent=1, ensure_ascii=False)
        file.write("\n")


def load_json(path, otherwise):
    """A JSON file's content, or `otherwise` if there is no path."""
    if not path:
        return otherwise
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoint", nargs="?", help="checkpoint of train.py; none: untrained net")
    parser.add_argument("--out", default=MODEL_DIR, help="folder to write to")
    parser.add_argument("--calibration", help="JSON written by calibrate.py")
    parser.add_argument("--figures", help="JSON written by evaluate.py")
    args = parser.parse_args()
    torch.manual_seed(1)
    net = network.TopologyNet()
    training = {"state": "untrained"}
    if args.checkpoint:
        saved = torch.load(args.checkpoint, map_location="cpu")
        net.load_state_dict(saved["average"])
        training = {**saved["record"], "commit": source_commit()}
    training["parameters"] = network.count_parameters(net)
    calibration = load_json(args.calibration, {})
    figures = {"painted_crops": calibration.get("figures", {}), "real_tiles": load_json(args.figures, {})}
    onnx_path = os.path.join(args.out, "topology.onnx")
    gap = write_onnx(net, onnx_path)
    write_sidecar(onnx_path, os.path.join(args.out, "topology.json"), training,
                  calibration, figures)
    print(f"{onnx_path}: {os.path.getsize(onnx_path)} bytes, {training['parameters']} numbers, "
          f"OpenCV differs from torch by {gap:.1e}")


if __name__ == "__main__":
    main()
