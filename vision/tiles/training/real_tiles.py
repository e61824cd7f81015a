"""Real faces and photographs to judge the network by. Never used for training.

The folder is given by the caller; it is no part of the project.
"""

import glob
import json
import os
from dataclasses import dataclass

import cv2
import numpy as np

FACE_SETS = ("c3-scans", "c1-scans", "c2-faces", "c3-web", "c1-web", "c2-web", "winter-web")


@dataclass
class Example:
    """One tile to read: a picture, the tile's corners in it (NW, NE, SE, SW) and what is known of it."""

    name: str
    group: str
    odd: bool
    picture: np.ndarray
    corners: np.ndarray
    type_name: str = ""  # catalogue id if it lies in its reference orientation
    facts: dict = None  # otherwise: labels as in labels/*.json


def _whole(picture):
    height, width = picture.shape[:2]
    return np.float32([(0, 0), (width, 0), (width, height), (0, height)])


def faces(folder):
    """All faces of the art folders; odd and even by place in the sorted folder."""
    for group in FACE_SETS:
        paths = sorted(glob.glob(os.path.join(folder, "art", group, "*.*")))
        for number, path in enumerate(paths):
            picture = cv2.imread(path)
            name = os.path.splitext(os.path.basename(path))[0]
            yield Example(name, group, number % 2 == 1, picture, _whole(picture), name.split("~")[0])


def single_tiles(folder):
    """The photos of one tile each; odd and even by their number."""
    with open(os.path.join(folder, "labels_single_tiles.json"), encoding="utf-8") as file:
        entries = json.load(file)["photos"]
    for entry in entries:
        name = os.path.splitext(os.path.basename(entry["file"]))[0]
        picture = cv2.imread(os.path.join(folder, entry["file"]))
        yield Example(name, "single_tiles", int(name[-1]) % 2 == 1, picture, _whole(picture), facts=entry)


def photo_tiles(folder):
    """The tiles of the labelled board photos; odd and even by the photo's number."""
    for path in sorted(glob.glob(os.path.join(folder, "labels", "*.json"))):
        with open(path, encoding="utf-8") as file:
            content = json.load(file)
        name = os.path.splitext(os.path.basename(path))[0]
        picture = cv2.imread(os.path.join(folder, content["photo"]["file"]))
        to_pixels = np.float64(content["homography_grid_to_px"])
        for tile in content["tiles"]:
            corners = np.float32([(tile["col"] + x, tile["row"] + y)
                                  for x, y in ((0, 0), (1, 0), (1, 1), (0, 1))])
            corners = cv2.perspectiveTransform(corners[None], to_pixels)[0].astype(np.float32)
            yield Example(f"{name} {tile['col']},{tile['row']}", name, int(name[-1]) % 2 == 1, picture,
                          corners, facts=tile)
