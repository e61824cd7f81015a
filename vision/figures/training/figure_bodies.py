"""Draws pieces of wood in a scene as a camera sees them: faces with light on them, and the shadows they throw."""

import os
import sys

import cv2
import numpy as np

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "tiles", "training"))

import canvas
import figure_shapes

PAINTS = (  # BGR in white light: the eight colours, purple, orange, brown, bare wood
    (40, 40, 185), (185, 88, 42), (60, 130, 50), (40, 195, 240), (42, 43, 45), (165, 125, 240), (130, 130, 130),
    (228, 232, 232), (125, 50, 95), (40, 120, 225), (44, 76, 118), (120, 160, 205))
PAINT_NAMES = ("red", "blue", "green", "yellow", "black", "pink", "grey", "white", "purple", "orange", "brown", "wood")
SHARES = (6, 6, 5, 6, 7, 5, 3, 7, 3, 3, 2, 1)
STANDING, LYING = 1, 2
NOBODY = 255  # the paint where no figure is


class Lamp:
    """Where the light comes from in a scene, and how hard it is."""

    def __init__(self, rng):
        around, high = rng.uniform(0, 6.283), np.deg2rad(rng.uniform(25, 85))
        self.to = np.float32([np.cos(around) * np.cos(high), np.sin(around) * np.cos(high), np.sin(high)])
        self.around = rng.uniform(.15, .75)  # of the light that comes from everywhere
        self.shadow = rng.uniform(0, .65) if rng.random() < .85 else 0
        self.soft = rng.choice((.4, 1, 2, 4, 7))


class Body:
    """A solid in mm about its foot: flat sides of four corners each, and two caps."""

    def __init__(self, low, high, middle):
        """low, high: loops (n, 3) of the first and the second cap; sides join them."""
        self.caps = [low, high]
        after = np.roll(np.arange(len(low)), -1)
        self.sides = np.stack([low, low[after], high[after], high], 1)
        self.middle = middle

    def corners(self):
        """All sides' corners in one list, then those of the caps."""
        return np.concatenate([self.sides.reshape(-1, 3)] + self.caps)

    def loops_of(self, points):
        """Sides and caps of points listed as corners() lists them."""
        n = len(self.sides) * 4
        first, second = (len(c) for c in self.caps)
        return list(points[:n].reshape(-1, 4, 2)), [points[n:n + first], points[n + first:n + first + second]]


def _normals(faces, middle):
    """Outward normals of faces (n, 4, 3), and their middles."""
    normals = np.cross(faces[:, 1] - faces[:, 0], faces[:, 3] - faces[:, 0])
    normals /= np.linalg.norm(normals, axis=1, keepdims=True) + 1e-6
    middles = faces.mean(1)
    return normals * np.where(((middles - middle) * normals).sum(1, keepdims=True) < 0, -1, 1), middles


def _turn(points, yaw):
    c, s = np.cos(yaw), np.sin(yaw)
    return np.stack([points[:, 0] * c - points[:, 1] * s, points[:, 0] * s + points[:, 1] * c, points[:, 2]], 1)


def _cut_body(outline, thickness, pose, yaw, lean):
    n = len(outline)
    flat = np.zeros((n, 3), np.float32)
    flat[:, 0], flat[:, 2] = outline[:, 0], outline[:, 1]
    front, back = flat.copy(), flat.copy()
    front[:, 1], back[:, 1] = -thickness / 2, thickness / 2
    both = np.concatenate([front, back])
    if pose == LYING:
        middle = outline[:, 1].max() / 2
        both = np.stack([both[:, 0], both[:, 2] - middle, thickness / 2 - both[:, 1]], 1)
    elif lean:
        c, s = np.cos(lean), np.sin(lean)
        edge = thickness / 2 * np.sign(lean)  # it tips over this edge of its foot
        y, z = both[:, 1] - edge, both[:, 2]
        both = np.stack([both[:, 0], y * c - z * -s + edge, z * c - y * s * 1.0], 1)
        both[:, 2] -= both[:, 2].min()
    both = _turn(both, yaw)
    return Body(both[:n], both[n:], both.mean(0))


def _round_body(profile):
    """A body turned on a lathe."""
    steps = 14
    angles = np.arange(steps) * (2 * np.pi / steps)
    rings = [np.stack([r * np.cos(angles), r * np.sin(angles), np.full(steps, h)], 1).astype(np.float32)
             for r, h in profile]
    middle = np.float32([0, 0, profile[-1][1] / 2])
    body = Body(rings[0], rings[-1], middle)
    body.sides = np.concatenate([Body(a, b, middle).sides for a, b in zip(rings, rings[1:])])
    return body


class Stage:
    """A picture with the camera that sees it; `labels` says which pixels are whose."""

    def __init__(self, picture, labels, project, eye, pixels_per_mm):
        self.picture, self.labels = picture, labels
        self.project, self.eye, self.scale = project, eye, pixels_per_mm

    def _points(self, loop):
        return np.rint(self.project(loop) * 16).astype(np.int32)

    def _box(self, points, room):
        low, high = points.min(0) // 16 - room, points.max(0) // 16 + room + 2
        x0, y0 = max(0, int(low[0])), max(0, int(low[1]))
        x1, y1 = min(self.picture.shape[1], int(high[0])), min(self.picture.shape[0], int(high[1]))
        return (x0, y0, x1, y1) if x1 > x0 and y1 > y0 else None

    def shade(self, rng, body, at, lamp):
        """The shadow of a body on the table, and the dark line about its foot."""
        if lamp.shadow <= 0:
            return
        soft = max(1, int(lamp.soft * self.scale * 2)) | 1
        fall = body.corners()
        fall[:, :2] -= lamp.to[:2] / lamp.to[2] * fall[:, 2:3]
        fall[:, 2] = 0
        points = self._points(fall + at)
        sides, caps = body.loops_of(points)
        box = self._box(points, soft)
        if box is None:
            return
        x0, y0, x1, y1 = box
        mask = np.zeros((y1 - y0, x1 - x0), np.uint8)
        for loop in sides + caps:
            cv2.fillPoly(mask, [loop - (x0 * 16, y0 * 16)], 255, cv2.LINE_8, 4)
        mask = cv2.blur(mask, (soft, soft)).astype(np.float32) / 255
        part = self.picture[y0:y1, x0:x1]
        part[:] = (part * (1 - lamp.shadow * mask)[:, :, None]).astype(np.uint8)

    def draw(self, rng, noise, body, at, colour, lamp, number):
        """Draws a body and writes `number` where it is seen."""
        gloss = rng.choice((0, 0, .1, .25, .5))
        edge = rng.uniform(.9, 1.25)
        look = at - self.eye
        normals, middles = _normals(body.sides, body.middle)
        to_face = middles + look
        points = self._points(body.corners() + at)
        sides, caps = body.loops_of(points)
        order = np.argsort(-np.linalg.norm(to_face, axis=1))
        away = (normals * to_face).sum(1) >= 0
        drawn = [(normals[i], sides[i]) for i in order if not away[i]]
        through = body.caps[0].mean(0) - body.caps[1].mean(0)
        through /= np.linalg.norm(through) + 1e-6
        for cap, loop, normal in zip(body.caps, caps, (through, -through)):
            if normal @ (cap.mean(0) + look) < 0:
                drawn.append((normal, loop))
        box = self._box(points, 2)
        if box is None or not drawn:
            return
        x0, y0, x1, y1 = box
        layer = self.picture[y0:y1, x0:x1].copy()
        mask = np.zeros(layer.shape[:2], np.uint8)
        half = (lamp.to - look / np.linalg.norm(look))
        half /= np.linalg.norm(half) + 1e-6
        for normal, loop in drawn:
            light = lamp.around + (1 - lamp.around) * 1.3 * max(0.0, float(normal @ lamp.to)) - .12 * (normal[2] < 0)
            shine = 160 * gloss * max(0.0, float(normal @ half)) ** 12
            tone = tuple(min(255.0, c * light + shine) for c in colour)
            loop = loop - (x0 * 16, y0 * 16)
            cv2.fillPoly(layer, [loop], tone, cv2.LINE_AA, 4)
            cv2.fillPoly(mask, [loop], 255, cv2.LINE_8, 4)
            if edge > 1 and len(loop) > 4:
                cv2.polylines(layer, [loop], True, canvas.shade(tone, edge), 1, cv2.LINE_AA, 4)
        texture = 1 + noise.crop(rng, layer.shape[1], layer.shape[0]) * rng.uniform(0, .09)
        slope = np.linspace(1 - rng.uniform(-.2, .2), 1 + rng.uniform(-.2, .2), layer.shape[0], dtype=np.float32)
        lit = layer * (texture * slope[:, None])[:, :, None]
        if rng.random() < .2:  # a gleam
            cx, cy = rng.uniform(0, layer.shape[1]), rng.uniform(0, layer.shape[0])
            wide = self.scale * rng.uniform(1.5, 5)
            ys, xs = np.mgrid[0:layer.shape[0], 0:layer.shape[1]].astype(np.float32)
            spot = np.exp(-((xs - cx) ** 2 + (ys - cy) ** 2) / wide ** 2) * rng.uniform(40, 180)
            lit += spot[:, :, None]
        lit = np.clip(lit, 0, 255).astype(np.uint8)
        soft = rng.choice((0, .6, 1, 1.6))
        if soft:
            lit = cv2.GaussianBlur(lit, (0, 0), soft)
        # The rim: half of what is behind.
        alpha = cv2.blur(mask, (3, 3)).astype(np.float32)[:, :, None] / 255
        part = self.picture[y0:y1, x0:x1]
        part[:] = (part * (1 - alpha) + lit * alpha).astype(np.uint8)
        self.labels[y0:y1, x0:x1][mask > 0] = number


def invent(rng):
    """(body, index of its paint, its colour) of a random piece."""
    index = rng.choices(range(len(PAINTS)), SHARES)[0]
    paint = PAINTS[index]
    colour = canvas.jitter(rng, paint, 22)
    colour = canvas.shade(colour, np.exp(rng.gauss(0, .15)))
    if paint in PAINTS[8:10] or paint == PAINTS[7]:
        hats = paint != PAINTS[7]
        pick = rng.random()
        if pick < .4:
            return _round_body(figure_shapes.round_profile(rng, rng.choice(("cone", "hatted") if hats else
                                                                           ("egg", "cone", "egg")))), index, colour
        if pick < .8:
            outline, thick, _ = figure_shapes.cut_outline(rng, "mage" if hats else "ghost")
            return _cut_body(outline, thick, STANDING, rng.uniform(0, 6.283), 0), index, colour
    pick = rng.random()
    if pick < .03:
        return _round_body(figure_shapes.round_profile(rng, rng.choice(("pawn", "cone", "egg")))), index, colour
    name = "abbot" if pick < .08 else "hound" if pick < .1 else "pawn" if pick < .12 else "meeple"
    outline, thick, lies = figure_shapes.cut_outline(rng, name)
    size = 1.28 if rng.random() < .1 else 1.0
    pose = LYING if lies and rng.random() < .4 else STANDING
    lean = np.deg2rad(rng.uniform(-50, 50)) if pose == STANDING and rng.random() < .06 else np.deg2rad(rng.gauss(0, 2))
    return _cut_body(outline * size, thick * size, pose, rng.uniform(0, 6.283), lean), index, colour
