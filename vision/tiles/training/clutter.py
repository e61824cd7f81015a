"""What lies on and beside tiles: table grounds, meeples, hands, tile backs, papers."""

import cv2
import numpy as np

import canvas
from symbols import GHOST, MEEPLE

MEEPLE_COLOURS = (  # BGR as printed; light and camera come later
    (40, 40, 190), (180, 90, 40), (70, 140, 40), (40, 190, 230), (40, 40, 42), (170, 110, 220),
    (130, 130, 130), (235, 235, 235),
)


def table_ground(rng, noise, width, height):
    """A picture of a table, cloth, carpet or paper."""
    kind = rng.random()
    colour = canvas.hsv(rng.uniform(5, 25), rng.uniform(40, 180), rng.uniform(50, 230))
    if kind < .4:  # wood: grain along one direction
        second = canvas.shade(colour, rng.uniform(.5, .85))
        base = canvas.textured(rng, noise, colour, second, 1.2, width, max(4, height // 10))
        picture = cv2.resize(base, (width, height), interpolation=cv2.INTER_LINEAR)
        if rng.random() < .5:
            picture = cv2.resize(np.ascontiguousarray(picture.transpose(1, 0, 2)), (width, height))
        for _ in range(rng.randint(0, 3)):
            x = rng.randrange(width)
            cv2.line(picture, (x, 0), (x, height), canvas.shade(second, .6), rng.randint(1, 2))
        return picture
    if kind < .62:  # plain
        value = rng.choice((rng.uniform(15, 60), rng.uniform(60, 200), rng.uniform(210, 255)))
        colour = canvas.hsv(rng.uniform(0, 180), rng.choice((10, 30, 120, 200)), value)
        return canvas.textured(rng, noise, colour, canvas.shade(colour, .8), rng.uniform(.1, 1.2), width,
                               height)
    if kind < .76:
        return _checked(rng, width, height)
    picture = canvas.textured(rng, noise, colour, canvas.shade(colour, .6), 1, width, height)
    if kind < .9:
        _strew_flowers(rng, picture)
        return picture
    for _ in range(rng.randint(10, 60)):  # a pattern of spots or leaves
        blob = canvas.hsv(rng.uniform(0, 180), rng.uniform(30, 230), rng.uniform(40, 250))
        centre = (rng.randrange(width), rng.randrange(height))
        cv2.ellipse(picture, centre, (rng.randint(3, 22), rng.randint(3, 12)), rng.uniform(0, 180), 0, 360,
                    blob, -1, cv2.LINE_AA)
    return picture


def _checked(rng, width, height):
    """Checks or stripes, soft or sharp, along the picture or across it."""
    first = canvas.hsv(rng.uniform(0, 180), rng.uniform(0, 220), rng.uniform(60, 250))
    second = canvas.hsv(rng.uniform(0, 180), rng.uniform(0, 220), rng.uniform(60, 250))
    if rng.random() < .4:  # a white cloth with something on it
        first = canvas.hsv(rng.uniform(10, 30), rng.uniform(0, 40), rng.uniform(190, 255))
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    angle, period = rng.choice((0, rng.uniform(0, 3.1))), rng.uniform(8, 90)
    along = np.sin((xs * np.cos(angle) + ys * np.sin(angle)) * 6.28 / period)
    across = np.sin((ys * np.cos(angle) - xs * np.sin(angle)) * 6.28 / period)
    sharp, weave = rng.uniform(.6, 8), rng.random()
    along, across = np.clip(.5 + along * sharp, 0, 1), np.clip(.5 + across * sharp, 0, 1)
    if weave < .35:  # woven: three tones
        share = (along + across) / 2
    elif weave < .7:  # a chess board
        share = along * across + (1 - along) * (1 - across)
    else:
        share = along
    share = share[:, :, None]
    return (share * np.float32(first) + (1 - share) * np.float32(second)).astype(np.uint8)


def _strew_flowers(rng, picture):
    """Flowers with petals and leaves on a cloth, mostly a light one, in a few colours."""
    height, width = picture.shape[:2]
    if rng.random() < .7:
        picture[:] = canvas.hsv(rng.uniform(0, 180), rng.choice((5, 20, 60)), rng.uniform(180, 255))
    colours = [canvas.hsv(rng.uniform(0, 180), rng.uniform(90, 240), rng.uniform(70, 250))
               for _ in range(rng.randint(1, 4))]
    green = canvas.hsv(rng.uniform(38, 80), rng.uniform(80, 220), rng.uniform(50, 170))
    heart = canvas.hsv(rng.uniform(15, 32), rng.uniform(80, 230), rng.uniform(120, 250))
    petal = int(rng.uniform(2.5, 14) * 16)  # radius in sixteenths of a pixel
    petals = rng.randint(4, 7)
    for _ in range(int(rng.uniform(.15, .7) * width * height / (petal / 16) ** 2 / 30) + 2):
        middle = np.float32([rng.uniform(0, width), rng.uniform(0, height)]) * 16
        turn, size = rng.uniform(0, 6.28), petal * rng.uniform(.7, 1.3)
        for _ in range(rng.randint(0, 2)):
            away = rng.uniform(0, 6.28)
            leaf = middle + 2.2 * size * np.float32([np.cos(away), np.sin(away)])
            cv2.ellipse(picture, (int(leaf[0]), int(leaf[1])), (int(size * 1.3), int(size * .5)),
                        np.rad2deg(away), 0, 360, green, -1, cv2.LINE_AA, 4)
        colour = rng.choice(colours)
        for i in range(petals):
            away = turn + 6.283 * i / petals
            at = middle + 1.15 * size * np.float32([np.cos(away), np.sin(away)])
            cv2.circle(picture, (int(at[0]), int(at[1])), int(size * .75), colour, -1, cv2.LINE_AA, 4)
        cv2.circle(picture, (int(middle[0]), int(middle[1])), int(size * .6), heart, -1, cv2.LINE_AA, 4)


def _fill(picture, points, colour):
    cv2.fillPoly(picture, [np.rint(points * 16).astype(np.int32)], colour, cv2.LINE_AA, 4)


def _shadow(rng, picture, shape):
    x0, y0 = np.maximum(0, shape.min(0).astype(int) - 4)
    x1, y1 = shape.max(0).astype(int) + 5
    part = picture[y0:max(0, y1), x0:max(0, x1)]
    if part.size == 0:
        return
    layer = part.copy()
    _fill(layer, shape - (x0, y0), (0, 0, 0))
    if rng.random() < .5:
        layer = cv2.blur(layer, (5, 5))
    strength = rng.uniform(.2, .6)
    part[:] = cv2.addWeighted(layer, strength, part, 1 - strength, 0)


def paint_meeple(rng, picture, x, y, tile_side, scale=1.0):
    """A figure, standing or lying, of any of the eight colours; (x, y) and sizes in pixels."""
    colour = canvas.jitter(rng, rng.choice(MEEPLE_COLOURS), 25)
    size = tile_side * rng.uniform(.24, .36) * scale
    pick = rng.random()
    outline = np.float32(MEEPLE if pick < .85 else GHOST)
    if pick > .93:
        outline = np.float32([(-.3, .5), (.3, .5), (.2, 0), (.25, -.3), (0, -.65), (-.25, -.3), (-.2, 0)])
    angle = rng.uniform(0, 6.283)
    squash = rng.uniform(.45, 1) if rng.random() < .6 else 1.0
    shape = canvas.rotated(outline * (1, squash), angle, x, y, size)
    away = rng.uniform(0, 6.283)
    high = size * rng.choice((rng.uniform(.08, .22), rng.uniform(.2, .55)))
    step = np.float32([np.cos(away), np.sin(away)])
    if rng.random() < .8:
        fall = np.float32([rng.gauss(0, 1), rng.gauss(0, 1)]) * size * .25
        _shadow(rng, picture, shape + fall)
    for i in range(4):
        _fill(picture, shape + step * high * i / 4, canvas.shade(colour, .55 + .05 * i))
    _fill(picture, shape + step * high, colour)
    if rng.random() < .5:
        shine = (shape + step * high - (x, y)) * .6 + (x, y) - step * size * .05
        _fill(picture, shine, canvas.shade(colour, rng.uniform(1.05, 1.3)))


def paint_hand(rng, picture, x, y, tile_side):
    """Fingers (and an arm) reaching to (x, y) from one side."""
    skin = canvas.hsv(rng.uniform(4, 16), rng.uniform(50, 150), rng.uniform(70, 240))
    angle = rng.uniform(0, 6.283)
    along = np.float32([np.cos(angle), np.sin(angle)])
    across = np.float32([-along[1], along[0]])
    size = tile_side * rng.uniform(.9, 1.6)
    palm = np.float32([x, y]) + along * size * .9
    for i in range(rng.randint(1, 4)):
        tip = np.float32([x, y]) + across * size * (i - 1.2) * .2 + along * size * rng.uniform(-.1, .15)
        root = palm + across * size * (i - 1.2) * .16
        ends = [tuple(int(v) for v in p) for p in (tip, root)]
        wide = max(2, int(size * rng.uniform(.13, .19)))
        cv2.line(picture, *ends, canvas.shade(skin, .6), wide + 2, cv2.LINE_AA)
        cv2.line(picture, *ends, canvas.jitter(rng, skin, 8), wide, cv2.LINE_AA)
        nail = tip + along * size * .03
        cv2.circle(picture, tuple(int(v) for v in nail), max(1, wide // 4), canvas.shade(skin, 1.15), -1)
    cv2.circle(picture, tuple(int(v) for v in palm), int(size * .4), skin, -1, cv2.LINE_AA)
    sleeve = canvas.hsv(rng.uniform(0, 180), rng.uniform(0, 200), rng.uniform(20, 230))
    far = palm + along * size * 4
    middle = palm + along * size * rng.uniform(.4, 2.5)
    cv2.line(picture, tuple(int(v) for v in palm), tuple(int(v) for v in far), skin, int(size * .55))
    cv2.line(picture, tuple(int(v) for v in middle), tuple(int(v) for v in far), sleeve, int(size * .75))


def paint_things(rng, picture, x, y, size):
    """A cup, a card, a die or a bowl that hides what is below."""
    colour = canvas.hsv(rng.uniform(0, 180), rng.uniform(0, 220), rng.uniform(30, 250))
    if rng.random() < .5:
        cv2.circle(picture, (int(x), int(y)), int(size * .6), colour, -1, cv2.LINE_AA)
        cv2.circle(picture, (int(x), int(y)), int(size * rng.uniform(.3, .55)),
                   canvas.shade(colour, rng.uniform(.4, 1.4)), -1, cv2.LINE_AA)
        return
    box = np.float32([(-.5, -.35), (.5, -.35), (.5, .35), (-.5, .35)])
    points = canvas.rotated(box, rng.uniform(0, 6.28), x, y, size * rng.uniform(1, 1.7))
    _fill(picture, points, colour)
    for i in range(rng.randint(0, 7)):  # lines of writing
        share = (i + 1) / 8
        a, b = points[0] * (1 - share) + points[3] * share, points[1] * (1 - share) + points[2] * share
        cv2.line(picture, tuple(int(v) for v in a * .9 + b * .1),
                 tuple(int(v) for v in a * .15 + b * .85), canvas.shade(colour, .35), 1, cv2.LINE_AA)


class BackPainter:
    """Tile backs: one design per box."""

    def __init__(self, rng):
        self.seed = rng.randrange(1 << 30)
        self.ground = canvas.hsv(rng.choice((rng.uniform(5, 25), rng.uniform(90, 125), rng.uniform(0, 180))),
                                 rng.uniform(20, 210), rng.uniform(30, 220))
        self.ink = canvas.shade(self.ground, rng.choice((rng.uniform(.3, .7), rng.uniform(1.3, 2.2))))
        self.form = rng.randrange(5)

    def paint(self, rng, noise):
        """A picture of the back."""
        picture = canvas.textured(rng, noise, self.ground, canvas.shade(self.ground, .75), .6)
        own = type(rng)(self.seed)
        ink = self.ink
        if own.random() < .6:
            inset = own.uniform(.03, .1)
            canvas.polyline(picture, [(inset, inset), (1 - inset, inset), (1 - inset, 1 - inset),
                                      (inset, 1 - inset)], ink, own.uniform(.01, .04), True)
        if self.form == 0:
            for i in range(own.randint(5, 11)):
                share = i / 10
                canvas.polyline(picture, [(share, 0), (0, share)], ink, .012)
                canvas.polyline(picture, [(1, share), (share, 1)], ink, .012)
        elif self.form == 1:
            for share in (.4, .3, .2, .1):
                canvas.ring(picture, .5, .5, share * own.uniform(.8, 1.1), ink, .02)
        elif self.form == 2:
            for dx in (-.22, 0, .22):
                high = own.uniform(.2, .4)
                canvas.polygon(picture, [(.5 + dx - .08, .75), (.5 + dx + .08, .75),
                                         (.5 + dx + .08, .75 - high), (.5 + dx, .66 - high),
                                         (.5 + dx - .08, .75 - high)], ink)
        elif self.form == 3:
            cv2.putText(picture, own.choice(("CARC", "Tiles", "C", "XII", "*")), (10, 58), own.choice((0, 3, 6)),
                        own.uniform(.7, 1.3), ink, 2, cv2.LINE_AA)
        else:
            for i in range(4):
                for j in range(4):
                    canvas.disc(picture, .14 + i * .24, .14 + j * .24, own.uniform(.04, .09), ink)
        return picture
