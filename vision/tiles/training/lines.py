"""Curves in tile coordinates: winding lines and the outlines of cities."""

import math

import numpy as np

CORNERS = np.float32([(0, 0), (1, 0), (1, 1), (0, 1)])  # north-west, clockwise
MIDDLES = np.float32([(.5, 0), (1, .5), (.5, 1), (0, .5)])
INWARD = np.float32([(0, 1), (-1, 0), (0, -1), (1, 0)])


def smooth(points, per_part=6):
    """A Catmull-Rom curve through the points."""
    p = np.asarray(points, np.float32)
    if len(p) < 3:
        return p
    padded = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    t = np.linspace(0, 1, per_part, endpoint=False, dtype=np.float32)[:, None]
    parts = []
    for i in range(len(p) - 1):
        a, b, c, d = padded[i:i + 4]
        parts.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2
                            + (3 * b - a - 3 * c + d) * t ** 3))
    return np.vstack(parts + [p[-1:]])


def _wander(rng, start, end, amount):
    """Points between two ends that sway to the sides."""
    count = rng.choice((1, 2, 2, 3))
    step = end - start
    length = float(np.hypot(*step)) + 1e-6
    side = np.float32([-step[1], step[0]]) / length
    points = []
    for i in range(count):
        share = (i + 1) / (count + 1)
        sway = rng.gauss(0, 0.09 * amount) * min(1.0, length * 2)
        points.append(start + step * share + side * sway)
    return points


def edge_point(rng, side, spread=0.02):
    """A point near the middle of an edge."""
    along = np.float32([INWARD[side][1], INWARD[side][0]])
    return MIDDLES[side] + along * rng.gauss(0, spread)


def through(rng, a, b, winding):
    """A road or river from side a to side b. Never touches the middle of another edge."""
    start, end = edge_point(rng, a), edge_point(rng, b)
    if (a - b) % 2 == 0:
        inner = _wander(rng, start + INWARD[a] * 0.12, end + INWARD[b] * 0.12, winding)
        points = [start, start + INWARD[a] * 0.1, *inner, end + INWARD[b] * 0.1, end]
    else:
        bend = rng.uniform(0.12, 0.5)  # how far the curve keeps from the corner
        middle = MIDDLES[a] + INWARD[a] * bend
        other = MIDDLES[b] + INWARD[b] * bend
        turn = (middle + other) / 2
        turn = turn + np.float32([rng.gauss(0, 0.05), rng.gauss(0, 0.05)]) * winding
        points = [start, start + INWARD[a] * bend * 0.6, turn, end + INWARD[b] * bend * 0.6, end]
        if winding > 0.6 and rng.random() < 0.5:
            points = [start, start + INWARD[a] * bend * 0.5,
                      *_wander(rng, middle, other, winding), end + INWARD[b] * bend * 0.5, end]
    return smooth(points)


def to_point(rng, side, x, y, winding, curl=0.0):
    """A road from the side to a place inside; curl makes it arrive from aside."""
    start, end = edge_point(rng, side), np.float32([x, y])
    inner = start + INWARD[side] * 0.1
    points = [start, inner]
    reach = float(np.hypot(*(end - inner)))
    if curl:
        across = np.float32([INWARD[side][1], INWARD[side][0]]) * curl
        points.append((inner + end) / 2 + across)
        points.append(inner * 0.3 + end * 0.7 + across * 1.1)
    elif reach > 0.25:
        points += _wander(rng, inner, end, winding * 0.7)[:2]
    return smooth(points + [end])


def bite(rng, start, end, bulge, form, inset):
    """A curve from corner to corner, `bulge` deep to its right-hand side (inwards when the tile is
    walked round clockwise)."""
    step = end - start
    length = float(np.hypot(*step))
    along = step / length
    inward = np.float32([-along[1], along[0]])
    a, b = inset, length - inset
    if form == "arc":
        t = np.linspace(0, 1, 11)
        depth = np.sin(np.pi * t) ** rng.uniform(0.6, 1.1)
    elif form == "trapezoid":
        shoulder = rng.uniform(0.15, 0.33)
        t = np.array([0, shoulder, 0.5, 1 - shoulder, 1])
        depth = np.array([0, 1, 1 + rng.uniform(-.1, .1), 1, 0])
    elif form == "polygon":
        t = np.array([0, .17, .36, .62, .84, 1]) + np.array([0] + [rng.gauss(0, .025) for _ in range(4)]
                                                            + [0])
        depth = np.array([0, .6, 1, 1, .6, 0]) + np.array([0] + [rng.gauss(0, .1) for _ in range(4)]
                                                          + [0])
    else:
        t = np.linspace(0, 1, 15)
        phase = rng.uniform(0, 6)
        depth = np.sin(np.pi * t) ** 0.8 * (1 + 0.1 * np.sin(t * rng.uniform(9, 22) + phase))
    lean = 1 + rng.uniform(-0.25, 0.25) * (t - 0.5) * 2
    points = (start + along * (a + (b - a) * t[:, None]) + inward * (bulge * depth * lean)[:, None])
    return points.astype(np.float32)


def city_outline(rng, group, style, shallow):
    """The area of a city: (closed outline, list of its walls).

    Walked clockwise round the tile: straight along its own edges, a bite out of every run of others.
    """
    own = set(group)
    form = style.wall_form if rng.random() < 0.8 else rng.choice(("arc", "trapezoid", "polygon", "wavy"))
    inset = max(0.0, rng.gauss(0, 0.025)) if rng.random() < 0.4 else 0.0
    if len(own) == 4:
        return CORNERS.copy(), []
    side = next(s for s in range(4) if s in own and (s - 1) % 4 not in own)
    outline, walls = [], []
    walked = 0
    while walked < 4:
        if side in own:
            outline += [CORNERS[side], CORNERS[(side + 1) % 4]]
            side, walked = (side + 1) % 4, walked + 1
            continue
        gap = 0
        while (side + gap) % 4 not in own:
            gap += 1
        start, end = CORNERS[side], CORNERS[(side + gap) % 4]
        wall = _wall(rng, start, end, gap, form, style, inset, shallow)
        walls.append(wall)
        outline += list(wall)
        side, walked = (side + gap) % 4, walked + gap
    return np.float32(outline), walls


def _wall(rng, start, end, gap, form, style, inset, shallow):
    if gap == 1:
        bulge = rng.uniform(0.14, 0.36)
        return bite(rng, start, end, bulge, form, inset)
    if gap == 2:
        bulge = rng.uniform(-0.24, 0.1)  # walked clockwise, inwards is towards the city
        return bite(rng, start, end, bulge, form, inset / 2)
    depth = min(style.city_depth * rng.uniform(0.85, 1.2), 0.3) if shallow else (
        style.city_depth * rng.uniform(0.85, 1.35) + 0.02)
    return bite(rng, start, end, -depth, form, inset)


def turn_of(a, b):
    """Direction of the step from a to b, radians."""
    return math.atan2(float(b[1] - a[1]), float(b[0] - a[0]))
