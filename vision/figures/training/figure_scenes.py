"""Pieces of drawn tables with figures on them, as a camera sees them, and what belongs to figures there."""

import os
import random
import sys

import cv2
import numpy as np

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "tiles", "training"))

import camera
import canvas
import clutter
import drawings
import figure_bodies as bodies
import painter
import style as styles
import topology

TILE = 48  # pixels of a tile in a picture that the network sees
SIDE = 128  # pixels of a training picture
FINE = 2  # drawn so many times larger
GRID = SIDE // 2  # the network says one thing for two by two pixels
PITCH_MM = 45.3
BOARD = 9  # tiles along the side of a drawn table
CELL = 64  # pixels of a tile on it
WHOLE = BOARD * CELL
BOX = 28
TABLES = 24  # tables remembered: each is seen from many sides
SCENES_A_TABLE = 4
POOL = 300
FIRST_BOXES = 8
CROPS_PER_BOX = 160
DRAWN_BOXES = .1
FOOT_SPREAD = 1.5  # of the hill about a foot, in the grid


class Box:
    """Tiles of one style, and tables."""

    def __init__(self, rng, noise, source, drawn):
        style = styles.invent(rng)
        self.back = drawn.back if drawn else clutter.BackPainter(rng).paint(rng, noise)
        self.back = cv2.resize(self.back, (CELL, CELL), interpolation=cv2.INTER_AREA)
        self.ground = cv2.resize(clutter.table_ground(rng, noise, 320, 320), (WHOLE, WHOLE))
        self.tiles = []
        for _ in range(BOX):
            picture = drawn.draw(rng)[0] if drawn else painter.paint(rng, noise, style, source.draw(rng))[0]
            self.tiles.append(cv2.resize(picture, (CELL, CELL), interpolation=cv2.INTER_AREA))


def _printed_thing(rng, table):
    """Something of a figure's size and colours that is printed: a roof, a tree, a shield, a sign, a coin."""
    x, y = rng.uniform(0, WHOLE), rng.uniform(0, WHOLE)
    size = CELL * rng.uniform(.1, .34)
    colour = canvas.jitter(rng, rng.choice(bodies.PAINTS) if rng.random() < .6 else
                           canvas.hsv(rng.uniform(0, 180), rng.uniform(60, 255), rng.uniform(40, 250)), 25)
    angle = rng.uniform(0, 6.283)
    form = rng.randrange(6)
    if form == 0:
        points = [(-.5, .5), (.5, .5), (.5, -.1), (0, -.6), (-.5, -.1)]
    elif form == 1:
        points = [(-.5, .3), (.5, .3), (.3, -.3), (-.3, -.3)]
    elif form == 2:
        points = [(-.4, -.5), (.4, -.5), (.4, .1), (0, .55), (-.4, .1)]
    elif form == 3:
        points = [(.5 * np.cos(a), .5 * np.sin(a)) for a in np.arange(12) * .5236]
    elif form == 4:
        points = [(r * np.cos(a), r * np.sin(a)) for a, r in zip(np.arange(14) * .4488, [rng.uniform(.3, .55) for _ in range(14)])]
    else:
        points = [(-.5, -.5), (.5, -.5), (.5, .5), (-.5, .5)]
    shape = np.float32(points) * (1, rng.uniform(.5, 1))
    shape = canvas.rotated(shape, angle, x, y, size)
    loop = np.rint(shape * 16).astype(np.int32)
    cv2.fillPoly(table, [loop], colour, cv2.LINE_AA, 4)
    if rng.random() < .6:  # its darker half, as printers draw light
        half = np.rint((shape[: len(shape) // 2 + 1]) * 16).astype(np.int32)
        cv2.fillPoly(table, [half], canvas.shade(colour, rng.uniform(.6, 1.35)), cv2.LINE_AA, 4)
    if rng.random() < .5:
        cv2.polylines(table, [loop], True, canvas.shade(colour, rng.uniform(.2, .7)), 1, cv2.LINE_AA, 4)


def _printed_house(rng, table):
    """A house or a tower drawn as if it stood there, with its dark side and its shadow: print, all the same."""
    size = CELL * rng.uniform(.1, .3)
    wall = canvas.jitter(rng, canvas.hsv(rng.uniform(0, 30), rng.uniform(20, 150), rng.uniform(90, 235)), 15)
    roof = canvas.jitter(rng, rng.choice(((45, 50, 190), (60, 80, 215), (50, 110, 220), (120, 80, 60), (90, 60, 160),
                                          (70, 75, 80))), 20)
    x, y = rng.uniform(0, WHOLE), rng.uniform(0, WHOLE)
    angle = rng.choice((0, 1, 2, 3)) * np.pi / 2 + rng.gauss(0, .15)

    def put(points, colour):
        loop = canvas.rotated(np.float32(points), angle, x, y, size)
        cv2.fillPoly(table, [np.rint(loop * 16).astype(np.int32)], colour, cv2.LINE_AA, 4)
        if rng.random() < .4:
            cv2.polylines(table, [np.rint(loop * 16).astype(np.int32)], True, canvas.shade(colour, .4), 1, cv2.LINE_AA, 4)

    if rng.random() < .6:
        put([(-.6, .55), (.9, .75), (1.1, .3), (.3, .1)], canvas.shade(tuple(table[int(y), int(x)].tolist()), .5))
    for left, wide, high in ((-.5, .45, rng.uniform(.5, 1.2)), (-.05, rng.uniform(.4, .8), rng.uniform(.3, .7))):
        if rng.random() < .25:
            continue
        deep = wide * rng.uniform(.3, .6)
        put([(left, .5), (left + wide - deep, .5), (left + wide - deep, .5 - high), (left, .5 - high)], wall)
        put([(left + wide - deep, .5), (left + wide, .35), (left + wide, .4 - high), (left + wide - deep, .5 - high)],
            canvas.shade(wall, rng.uniform(.5, .8)))
        top = rng.uniform(.25, .55)
        put([(left - .05, .5 - high), (left + wide - deep + .03, .5 - high), (left + (wide - deep) / 2, .5 - high - top)], roof)
        put([(left + wide - deep, .5 - high), (left + wide + .04, .4 - high), (left + (wide - deep) / 2, .5 - high - top)],
            canvas.shade(roof, rng.uniform(.55, .85)))


def _printed_pond(rng, table):
    """A pond, a rock or a heap of something, with a dark rim."""
    x, y = rng.uniform(0, WHOLE), rng.uniform(0, WHOLE)
    size = CELL * rng.uniform(.12, .3)
    colour = canvas.jitter(rng, rng.choice(((130, 110, 105), (150, 120, 90), (120, 125, 130), (190, 195, 200), (60, 60, 60),
                                            (180, 140, 60))), 25)
    radii = [rng.uniform(.3, .75) for _ in range(11)]
    points = [(r * np.cos(a), r * np.sin(a)) for a, r in zip(np.arange(11) * .5712, radii)]
    shape = canvas.rotated(np.float32(points) * (1, rng.uniform(.4, 1)), rng.uniform(0, 6.283), x, y, size)
    loop = np.rint(shape * 16).astype(np.int32)
    cv2.polylines(table, [loop], True, canvas.shade(colour, rng.uniform(.3, .7)), rng.randint(1, 3), cv2.LINE_AA, 4)
    cv2.fillPoly(table, [loop], colour, cv2.LINE_AA, 4)
    for _ in range(rng.randint(0, 3)):
        a, b = shape[rng.randrange(11)], shape[rng.randrange(11)]
        cv2.line(table, tuple(int(v) for v in a), tuple(int(v) for v in b), canvas.shade(colour, rng.uniform(.7, 1.25)), 1,
                 cv2.LINE_AA)


def _lay(rng, boxes):
    """A table from above, WHOLE pixels square."""
    box = boxes[rng.randrange(len(boxes))]
    table = box.ground.copy()
    if rng.random() < .5:
        table = np.ascontiguousarray(cv2.rotate(table, cv2.ROTATE_90_CLOCKWISE))
    crowd = rng.choice((.3, .7, .9, .97, 1))
    gap, slip = rng.choice((0, 0, 1, 1, 2, 4)), rng.choice((0, 1, 1, 2))
    edge = rng.choice((None, None, (20, 25, 30), (60, 70, 80), (190, 205, 215)))
    dark = rng.random() < .4
    for i in range(BOARD):
        for j in range(BOARD):
            if rng.random() > crowd:
                continue
            picture = box.back if rng.random() < .02 else box.tiles[rng.randrange(BOX)]
            picture = painter_turn(picture, rng.randrange(4))
            x = min(WHOLE - CELL, max(0, i * CELL + gap // 2 + rng.randint(-slip, slip)))
            y = min(WHOLE - CELL, max(0, j * CELL + gap // 2 + rng.randint(-slip, slip)))
            if dark:
                table[y + 2:y + CELL + 3, x + 1:x + CELL + 3] //= 2
            table[y:y + CELL - gap, x:x + CELL - gap] = picture[:CELL - gap, :CELL - gap]
            if edge:
                cv2.rectangle(table, (x, y), (x + CELL - gap - 1, y + CELL - gap - 1), edge, 1)
    for _ in range(rng.choice((0, 3, 8, 20, 30))):
        _printed_thing(rng, table)
    for _ in range(rng.choice((0, 4, 12, 25))):
        _printed_house(rng, table)
    for _ in range(rng.choice((0, 3, 8))):
        _printed_pond(rng, table)
    for _ in range(rng.choice((0, 0, 0, 1, 3))):
        clutter.paint_things(rng, table, rng.uniform(0, WHOLE), rng.uniform(0, WHOLE), CELL * rng.uniform(.3, .9))
    return table


def painter_turn(picture, quarter_turns):
    """The picture turned."""
    return picture if quarter_turns == 0 else np.ascontiguousarray(np.rot90(picture, quarter_turns))


class View:
    """A camera above the table's middle: millimetres to pixels of the fine picture."""

    def __init__(self, rng):
        pick = rng.random()
        tilt = np.deg2rad(rng.uniform(0, 22) if pick < .4 else rng.uniform(15, 45) if pick < .8 else rng.uniform(40, 62))
        up = rng.gauss(0, 25) if rng.random() < .7 else rng.uniform(-180, 180)
        roll, turn = np.deg2rad(up), rng.uniform(0, 6.283)
        far = rng.uniform(250, 1300)
        to_eye = np.float32([0, -np.sin(tilt), np.cos(tilt)])
        right = np.float32([1, 0, 0])
        down = np.cross(-to_eye, right)
        c, s = np.cos(roll), np.sin(roll)
        camera_rows = np.stack([right * c - down * s, right * s + down * c, -to_eye])
        ct, st = np.cos(turn), np.sin(turn)
        table = np.float32([[ct, -st, 0], [st, ct, 0], [0, 0, 1]])
        self.rotation = (camera_rows @ table).astype(np.float32)
        self.far = far
        self.eye = table.T @ (to_eye * far)
        size = TILE * FINE * np.exp(rng.gauss(0, .17)) / PITCH_MM
        self.scale = size
        self.focal = size * far / np.sqrt(max(.35, np.cos(tilt)))
        self.middle = SIDE * FINE / 2

    def project(self, points):
        """Points in mm (n, 3) to pixels."""
        seen = points @ self.rotation.T
        depth = np.maximum(30, seen[:, 2:3] + self.far)
        return seen[:, :2] / depth * self.focal + self.middle

    def plane(self):
        """Homography from pixels of the table picture to the fine picture."""
        half = WHOLE / 2
        corners = np.float32([(-half, -half), (half, -half), (half, half), (-half, half)])
        near = corners * .15  # all in front of the camera
        mm = np.concatenate([near * (PITCH_MM / CELL), np.zeros((4, 1), np.float32)], 1)
        # y goes down in pictures and in the table's frame alike
        return cv2.getPerspectiveTransform(near + half, self.project(mm).astype(np.float32))


def _heap(rng):
    """Where figures stand, in mm from the middle: alone, in pairs, in heaps."""
    reach = SIDE / TILE * PITCH_MM * .62
    places = []
    for _ in range(rng.choices((0, 1, 2, 4, 6, 9), (.1, .15, .22, .25, .18, .1))[0]):
        x, y = rng.uniform(-reach, reach), rng.uniform(-reach, reach)
        places.append((x, y))
        for _ in range(rng.choices((0, 1, 2, 4), (.76, .16, .05, .03))[0]):
            away, angle = rng.uniform(9, 24), rng.uniform(0, 6.283)
            places.append((x + away * np.cos(angle), y + away * np.sin(angle)))
    return places


class Source:
    """Makes pictures with their labels; the same seed gives the same ones."""

    def __init__(self, seed, start=0, drawings_folder=None):
        self.rng = random.Random(f"figures/{seed}/{start}")
        self.noise_rng = np.random.default_rng([seed, start, 7])
        self.noise = canvas.NoiseBank(seed)
        self.topologies = topology.TopologySource()
        self.drawings = drawings.CatalogueDrawings(drawings_folder) if drawings_folder else None
        self.boxes, self.tables, self.made, self.painted = [], [], 0, 0

    def _paint_box(self):
        self.painted += 1
        drawn = self.drawings if self.rng.random() < DRAWN_BOXES else None
        box = Box(self.rng, self.noise, self.topologies, drawn)
        if len(self.boxes) < POOL:
            self.boxes.append(box)
        else:
            self.boxes[self.rng.randrange(POOL)] = box

    def _table(self):
        rng = self.rng
        if len(self.tables) < TABLES:
            self.tables.append(_lay(rng, self.boxes))
        elif rng.random() * SCENES_A_TABLE < 1:
            self.tables[rng.randrange(TABLES)] = _lay(rng, self.boxes)
        return self.tables[rng.randrange(len(self.tables))]

    def scene(self):
        """(picture, targets): targets are figure and foot, 0 to 255, and the index of the paint, on
        the grid."""
        rng = self.rng
        view = View(rng)
        table = self._table()
        fine = SIDE * FINE
        picture = cv2.warpPerspective(table, view.plane(), (fine, fine), flags=cv2.INTER_LINEAR,
                                      borderMode=cv2.BORDER_REFLECT)
        labels = np.zeros((fine, fine), np.uint8)
        stage = bodies.Stage(picture, labels, view.project, view.eye, view.scale)
        lamp = bodies.Lamp(rng)
        placed = []
        for x, y in _heap(rng):
            body, paint, colour = bodies.invent(rng)
            placed.append((np.float32([x, y, 0]), body, paint, colour))
        placed.sort(key=lambda p: -float(np.linalg.norm(p[0] - view.eye)))
        for at, body, _, _ in placed:
            stage.shade(rng, body, at, lamp)
        paints, feet = [bodies.NOBODY], []
        for at, body, paint, colour in placed:
            paints.append(paint)
            stage.draw(rng, self.noise, body, at, colour, lamp, len(paints) - 1)
            feet.append((len(paints) - 1, view.project(at[None])[0]))
        if rng.random() < .08:
            self._hand(picture, labels)
        seen = cv2.resize(picture, (SIDE, SIDE), interpolation=cv2.INTER_AREA)
        figure = cv2.resize(np.where(labels > 0, 255, 0).astype(np.uint8), (GRID, GRID), interpolation=cv2.INTER_AREA)
        foot = np.zeros((GRID, GRID), np.float32)
        ys, xs = np.mgrid[0:GRID, 0:GRID].astype(np.float32)
        for number, point in feet:
            if np.count_nonzero(labels == number) < 40 * FINE * FINE:
                continue
            x, y = (point + .5) * (GRID / fine) - .5
            if -3 < x < GRID + 3 and -3 < y < GRID + 3:
                np.maximum(foot, np.exp(-((xs - x) ** 2 + (ys - y) ** 2) / (2 * FOOT_SPREAD ** 2)), out=foot)
        paint = np.uint8(paints)[labels[FINE::2 * FINE, FINE::2 * FINE]]
        seen = camera.shoot(rng, self.noise_rng, seen, TILE)
        return seen, np.stack([figure, np.rint(foot * 255).astype(np.uint8), paint])

    def _hand(self, picture, labels):
        """A hand over the scene hides what is below."""
        before = picture.copy()
        fine = SIDE * FINE
        clutter.paint_hand(self.rng, picture, self.rng.uniform(0, fine), self.rng.uniform(0, fine), TILE * FINE)
        labels[np.any(picture != before, 2)] = 0

    def batch(self, size):
        """Arrays: pictures (n, SIDE, SIDE, 3), targets (n, 3, GRID, GRID)."""
        self.made += size
        while len(self.boxes) < FIRST_BOXES or self.painted < self.made // CROPS_PER_BOX + FIRST_BOXES:
            self._paint_box()
        made = [self.scene() for _ in range(size)]
        return np.stack([p for p, _ in made]), np.stack([t for _, t in made])
