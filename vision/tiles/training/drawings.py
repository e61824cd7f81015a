"""The catalogue's own drawings, written by tile_drawings (catalogue_drawings.cc), with their labels."""

import glob
import os

import cv2

import canvas
import topology


class CatalogueDrawings:
    """All pictures of a folder, in memory: (picture, topology)."""

    def __init__(self, folder):
        self.tiles = []
        self.back = None
        entries = {entry["id"]: entry for _, entry in topology.load_sets()}
        for path in sorted(glob.glob(os.path.join(folder, "*.png"))):
            picture = cv2.imread(path)
            name = os.path.basename(path)[:-len(".png")]
            if name == "back":
                self.back = picture
                continue
            with_garden = name.endswith(".garden")
            tile = topology.from_catalogue(entries[name.split("~")[0]])
            tile.garden = with_garden
            self.tiles.append((picture, tile))
        if not self.tiles or self.back is None or self.back.shape[0] != canvas.SIDE:
            raise ValueError(f"{folder}: no drawings of {canvas.SIDE} pixels and a back there")

    def draw(self, rng):
        """A random one."""
        return self.tiles[rng.randrange(len(self.tiles))]
