"""Drawing with unit coordinates on a small picture, and textures made of noise."""

import cv2
import numpy as np

SIDE = 96  # pixels of a painted tile
SHIFT = 4
_SCALE = SIDE * (1 << SHIFT)
_HALF = 8  # half a pixel in fixed point: unit coordinates mean pixel corners


def _fixed(points):
    return np.rint(np.asarray(points, np.float32) * _SCALE - _HALF).astype(np.int32)


def polygon(image, points, colour):
    """A filled polygon; points in tile sides, any order of turning."""
    cv2.fillPoly(image, [_fixed(points)], colour, cv2.LINE_AA, SHIFT)


def polyline(image, points, colour, width, closed=False):
    """A line of `width` tile sides."""
    thickness = max(1, int(round(width * SIDE)))
    cv2.polylines(image, [_fixed(points)], closed, colour, thickness, cv2.LINE_AA, SHIFT)


def disc(image, x, y, radius, colour, ratio=1.0, angle=0.0):
    """A filled ellipse; `radius` along its long axis, `ratio` of the axes."""
    centre = (int(x * _SCALE - _HALF), int(y * _SCALE - _HALF))
    axes = (max(1, int(radius * _SCALE)), max(1, int(radius * ratio * _SCALE)))
    cv2.ellipse(image, centre, axes, angle, 0, 360, colour, -1, cv2.LINE_AA, SHIFT)


def ring(image, x, y, radius, colour, width, ratio=1.0, angle=0.0):
    """The outline of an ellipse."""
    centre = (int(x * _SCALE - _HALF), int(y * _SCALE - _HALF))
    axes = (max(1, int(radius * _SCALE)), max(1, int(radius * ratio * _SCALE)))
    cv2.ellipse(image, centre, axes, angle, 0, 360, colour, max(1, int(round(width * SIDE))),
                cv2.LINE_AA, SHIFT)


def mix(a, b, share):
    """Colour between a (share 0) and b (share 1)."""
    return tuple(x + (y - x) * share for x, y in zip(a, b))


def shade(colour, factor):
    """The colour brighter (factor above 1) or darker."""
    return tuple(min(255.0, max(0.0, x * factor)) for x in colour)


def jitter(rng, colour, amount):
    """The colour a little different."""
    grey = rng.uniform(-amount, amount)
    return tuple(min(255.0, max(0.0, x + grey + rng.uniform(-amount, amount) * 0.5)) for x in colour)


def hsv(hue, saturation, value):
    """BGR colour of OpenCV's HSV (hue 0 to 180)."""
    pixel = np.uint8([[[int(hue) % 180, int(min(255, max(0, saturation))),
                        int(min(255, max(0, value)))]]])
    return tuple(float(x) for x in cv2.cvtColor(pixel, cv2.COLOR_HSV2BGR)[0, 0])


def rotated(points, angle, x, y, scale=1.0):
    """Points turned clockwise by `angle` (radians), scaled, then moved to (x, y)."""
    c, s = np.cos(angle) * scale, np.sin(angle) * scale
    p = np.asarray(points, np.float32)
    return np.stack([p[:, 0] * c - p[:, 1] * s + x, p[:, 0] * s + p[:, 1] * c + y], 1)


class NoiseBank:
    """Noise pictures made once: soft clouds, grain, and strokes, mean 0 and deviation 1."""

    LARGE = 384

    def __init__(self, seed):
        rng = np.random.default_rng(seed)
        self.maps = []
        for coarse in (4, 6, 9, 14, 24, 40, 80, 192):
            for _ in range(3):
                self.maps.append(self._clouds(rng, coarse))
        for _ in range(4):
            strokes = rng.normal(size=(self.LARGE, self.LARGE)).astype(np.float32)
            kernel = cv2.getRotationMatrix2D((7, 7), rng.uniform(0, 180), 1.0)
            line = np.zeros((15, 15), np.float32)
            line[7, 1:14] = 1
            line = cv2.warpAffine(line, kernel, (15, 15))
            self.maps.append(self._normal(cv2.filter2D(strokes, -1, line)))

    def _clouds(self, rng, coarse):
        total = np.zeros((self.LARGE, self.LARGE), np.float32)
        weight = 1.0
        while coarse <= self.LARGE and weight > 0.2:
            small = rng.normal(size=(coarse, coarse)).astype(np.float32)
            total += weight * cv2.resize(small, (self.LARGE, self.LARGE),
                                         interpolation=cv2.INTER_CUBIC)
            coarse *= 2
            weight *= 0.62
        return self._normal(total)

    @staticmethod
    def _normal(values):
        return (values - values.mean()) / (values.std() + 1e-6)

    def crop(self, rng, width=SIDE, height=SIDE):
        """A random piece of a random map (a view: do not write to it)."""
        noise = self.maps[rng.randrange(len(self.maps))]
        x = rng.randrange(self.LARGE - width + 1)
        y = rng.randrange(self.LARGE - height + 1)
        return noise[y:y + height, x:x + width]


def textured(rng, noise, colour, second, strength, width=SIDE, height=SIDE):
    """A picture of `colour` that wanders towards `second` with the noise."""
    share = noise.crop(rng, width, height) * (0.35 * strength)
    if rng.random() < 0.7:
        share = share + noise.crop(rng, width, height) * (0.25 * strength)
    base = np.float32(colour)
    step = np.float32(second) - base
    return np.clip(base + share[:, :, None] * step, 0, 255).astype(np.uint8)
