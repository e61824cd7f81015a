"""Cuts crops for the network and reads them the way Tilewatch does."""

import cv2
import numpy as np

import catalogue_poses
import heads

GREY = (110, 110, 110)
MIDDLE = heads.INPUT_SIDE / 2
OUTLINE = np.float32([(-.5, -.5), (.5, -.5), (.5, .5), (-.5, .5)])


def cut(picture, corners):
    """The crop whose tile has these corners (NW, NE, SE, SW, pixel coordinates of a photo)."""
    to = OUTLINE * heads.TILE_SIDE + MIDDLE
    size = np.sqrt(abs(cv2.contourArea(np.float32(corners))))
    steps = 1
    while size / (heads.TILE_SIDE * steps) > 1.5 and steps < 8:  # shrink gently: no aliasing
        steps += 1
    big = heads.INPUT_SIDE * steps
    pixel = np.float64([[1, 0, .5], [0, 1, .5], [0, 0, 1]])
    matrix = cv2.getPerspectiveTransform(np.float32(corners), np.float32(to * steps))
    matrix = np.linalg.inv(pixel) @ matrix @ pixel if steps == 1 else np.linalg.inv(pixel) @ matrix @ pixel
    crop = cv2.warpPerspective(picture, matrix, (big, big), flags=cv2.INTER_LINEAR,
                               borderMode=cv2.BORDER_CONSTANT, borderValue=GREY)
    if steps > 1:
        crop = cv2.resize(crop, (heads.INPUT_SIDE, heads.INPUT_SIDE), interpolation=cv2.INTER_AREA)
    return crop


def moved_corners(corners, registration):
    """The corners after following the network's registration (dx, dy, ten degrees, log scale)."""
    dx, dy, turn, log_scale = (float(v) for v in registration)
    matrix = cv2.getPerspectiveTransform(OUTLINE, np.float32(corners))
    angle, scale = np.deg2rad(10 * turn), np.exp(log_scale)
    c, s = np.cos(angle) * scale, np.sin(angle) * scale
    moved = np.stack([OUTLINE[:, 0] * c - OUTLINE[:, 1] * s + dx, OUTLINE[:, 0] * s + OUTLINE[:, 1] * c + dy], 1)
    return cv2.perspectiveTransform(np.float32(moved)[None], matrix)[0]


def corrected(logits, calibration):
    """Logits as they are read: the bias of their head added, divided by its temperature."""
    out = logits.copy()
    for head in heads.HEADS:
        out[:, heads.span(head.name)] += calibration.get("biases", {}).get(head.name, 0)
        out[:, heads.span(head.name)] /= calibration.get("temperatures", {}).get(head.name, 1)
    return out


class Network:
    """The exported network in OpenCV."""

    def __init__(self, path):
        self.net = cv2.dnn.readNetFromONNX(path)

    def logits(self, crops, turns=4):
        """Logits (n, outputs), averaged over that many quarter turns of each crop."""
        total = 0.0
        for k in range(turns):
            turned = [np.ascontiguousarray(np.rot90(c, -k)) for c in crops]
            self.net.setInput(cv2.dnn.blobFromImages(turned, 1 / 255.0))
            total = total + catalogue_poses.turned_back(self.net.forward().copy(), k)
        return total / turns

    def read(self, examples, turns=4, recuts=1):
        """(logits, crops) of examples; each is cut again where the network says that the tile lies."""
        corners = [e.corners for e in examples]
        for again in range(recuts + 1):
            crops = [cut(e.picture, c) for e, c in zip(examples, corners)]
            answers = self.logits(crops, turns if again == recuts else 1)
            if again == 0:
                first = answers
            shift = answers[:, heads.span("registration")]
            if again < recuts:
                corners = [moved_corners(c, s) for c, s in zip(corners, shift)]
        return answers, crops, first
