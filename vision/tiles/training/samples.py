"""Endless batches of crops with their labels, from one process that paints and cuts.

The same seed and start give the same batches, whatever the machine's speed: a fixed number of tiles is
painted per crop.
"""

import multiprocessing
import os
import queue
import random

import cv2
import numpy as np

import board
import camera
import canvas
import clutter
import drawings
import heads
import labels
import painter
import style as styles
import topology

BOX = 32  # tiles painted in one style
GROUNDS = 3  # tables painted with a box
POOL = 800  # boxes kept
FIRST_BOXES = 24  # boxes painted before the first batch
CROPS_PER_BOX = 256  # another box is painted after so many crops
DRAWN_BOXES = 0.07  # share of boxes with the catalogue's own drawings
REGISTRATION = 4
TURNS = (None, cv2.ROTATE_90_CLOCKWISE, cv2.ROTATE_180, cv2.ROTATE_90_COUNTERCLOCKWISE)


def _side_order(quarter_turns, mirrored):
    """Old side for each new side, after mirroring (east and west change places) and turning clockwise."""
    order = [(s - quarter_turns) % 4 for s in range(4)]
    return [(0, 3, 2, 1)[s] for s in order] if mirrored else order


def _permutations(quarter_turns, mirrored):
    """Index arrays that turn the class and bit targets along with the picture."""
    sides = _side_order(quarter_turns, mirrored)
    classes = np.arange(len(labels.SOFTMAX))
    for new, head in enumerate(("edge_n", "edge_e", "edge_s", "edge_w")):
        at = [h.name for h in labels.SOFTMAX]
        classes[at.index(head)] = at.index(("edge_n", "edge_e", "edge_s", "edge_w")[sides[new]])
    bits = np.arange(labels.BITS)
    first = 0
    for h in labels.SIGMOID:
        if h.name == "mist_edge":
            bits[first:first + 4] = first + np.array(sides)
        elif h.name in ("city_joined", "road_joined"):
            for new, (a, b) in enumerate(heads.PAIR_INDEXES):
                old = tuple(sorted((sides[a], sides[b])))
                bits[first + new] = first + heads.PAIR_INDEXES.index(old)
        first += h.size
    return classes, bits


PERMUTATIONS = {(k, m): _permutations(k, m) for k in range(4) for m in (False, True)}
WHAT_INDEX = [h.name for h in labels.SOFTMAX].index("what")
TOWER_INDEX = [h.name for h in labels.SOFTMAX].index("tower_kind")


def turned(picture, quarter_turns):
    """The picture turned clockwise (much faster here than copying numpy's views)."""
    return picture if quarter_turns == 0 else cv2.rotate(picture, TURNS[quarter_turns])


class Box:
    """The painted tiles of one style, with their labels and back."""

    def __init__(self, rng, noise, source, drawings=None):
        style = styles.invent(rng)
        self.back = drawings.back if drawings else clutter.BackPainter(rng).paint(rng, noise)
        self.grounds = [clutter.table_ground(rng, noise, board.GROUND, board.GROUND) for _ in range(GROUNDS)]
        self.pictures = np.zeros((BOX, canvas.SIDE, canvas.SIDE, 3), np.uint8)
        self.classes = np.zeros((BOX, len(labels.SOFTMAX)), np.int8)
        self.bits = np.zeros((BOX, labels.BITS), np.int8)
        for i in range(BOX):
            if drawings:
                self.pictures[i], tile = drawings.draw(rng)
            else:
                self.pictures[i], tile = painter.paint(rng, noise, style, source.draw(rng))
            self.classes[i] = labels.classes_of(tile)
            self.bits[i] = labels.bits_of(tile)

    def any_picture(self, rng):
        """A tile's picture in any turn."""
        return turned(self.pictures[rng.randrange(BOX)], rng.randrange(4))


class Source:
    """Makes batches: paints a new box now and then and cuts crops from all boxes it remembers."""

    def __init__(self, seed, start=0, drawings_folder=None):
        self.rng = random.Random(f"{seed}/{start}")
        self.noise_rng = np.random.default_rng([seed, start])
        self.noise = canvas.NoiseBank(seed)
        self.topologies = topology.TopologySource()
        self.drawings = drawings.CatalogueDrawings(drawings_folder) if drawings_folder else None
        self.boxes = []
        self.made = self.painted = 0  # crops, boxes

    def _paint_box(self):
        self.painted += 1
        drawn = self.drawings if self.rng.random() < DRAWN_BOXES else None
        box = Box(self.rng, self.noise, self.topologies, drawn)
        if len(self.boxes) < POOL:
            self.boxes.append(box)
        else:
            self.boxes[self.rng.randrange(POOL)] = box

    def crop(self):
        """(picture, classes, bits, registration) of one random crop; needs a box painted before."""
        rng = self.rng
        box = self.boxes[rng.randrange(len(self.boxes))]
        i = rng.randrange(BOX)
        turns = rng.randrange(4)
        mirrored = box.classes[i, TOWER_INDEX] < 0 and rng.random() < .5
        middle = cv2.flip(box.pictures[i], 1) if mirrored else box.pictures[i]
        middle = turned(middle, turns)
        picture, what, registration = board.make(rng, self.noise, box.grounds, middle,
                                                 turned(box.back, turns), box.any_picture)
        picture = camera.shoot(rng, self.noise_rng, picture, heads.TILE_SIDE)
        class_order, bit_order = PERMUTATIONS[(turns, mirrored)]
        classes, bits = box.classes[i][class_order], box.bits[i][bit_order]
        if what != board.TILE:
            classes, bits = np.full_like(classes, -1), np.full_like(bits, -1)
        classes[WHAT_INDEX] = what
        return picture, classes, bits, registration

    def batch(self, size):
        """Arrays of `size` crops: pictures (n, 72, 72, 3), classes, bits, registration."""
        self.made += size
        while len(self.boxes) < FIRST_BOXES or self.painted < self.made // CROPS_PER_BOX + FIRST_BOXES:
            self._paint_box()
        pictures = np.zeros((size, heads.INPUT_SIDE, heads.INPUT_SIDE, 3), np.uint8)
        classes = np.zeros((size, len(labels.SOFTMAX)), np.int8)
        bits = np.zeros((size, labels.BITS), np.int8)
        registration = np.zeros((size, REGISTRATION), np.float32)
        for i in range(size):
            pictures[i], classes[i], bits[i], registration[i] = self.crop()
        return pictures, classes, bits, registration


def _work(out, stop, seed, start, size, drawings_folder):
    os.setsid()  # Linux shares busy cores by session: one for the painter, one for the trainer
    cv2.setNumThreads(1)
    source = Source(seed, start, drawings_folder)
    parent = os.getppid()
    while not stop.is_set() and os.getppid() == parent:
        batch = source.batch(size)
        while not stop.is_set() and os.getppid() == parent:
            try:
                out.put(batch, timeout=1)
                break
            except queue.Full:
                continue


class Batches:
    """Batches from a process of its own; use as `with Batches(...) as next_batch`."""

    def __init__(self, seed, start, size, drawings_folder=None):
        context = multiprocessing.get_context("spawn")
        self._queue = context.Queue(maxsize=4)
        self._stop = context.Event()
        self._process = context.Process(target=_work, daemon=True, args=(
            self._queue, self._stop, seed, start, size, drawings_folder))

    def __enter__(self):
        self._process.start()
        return self._queue.get

    def __exit__(self, *_):
        self._stop.set()
        self._process.terminate()
        self._process.join()
