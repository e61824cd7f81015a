"""Cities with walls and houses, villages, shields."""

import cv2
import numpy as np

import canvas
import lines
from land import paint_trees


def paint_house(rng, picture, x, y, size, style, angle=0.0, roof=None):
    """A small house seen from above and a little from one side; (x, y) is its middle."""
    roof = roof or canvas.jitter(rng, rng.choice(style.roofs), 18)
    width, depth = size * rng.uniform(.8, 1.3), size * rng.uniform(.45, .7)
    high = size * rng.uniform(.25, .6) * style.uplook
    lean = rng.uniform(-.25, .25) * size
    wall = canvas.jitter(rng, style.house_wall, 15)
    shape = np.float32([
        (-width / 2, 0), (width / 2, 0), (width / 2, high), (-width / 2, high),  # front wall
        (-width / 2 + lean, -depth), (width / 2 + lean, -depth),  # ridge
        (width / 2 + lean * 1.2, -depth * 1.4), (-width / 2 + lean * 1.2, -depth * 1.4)])
    p = canvas.rotated(shape, angle, x, y + depth * .4)
    if style.outlined:
        canvas.polygon(picture, (p[[3, 2, 1, 6, 7, 0]] - (x, y)) * 1.16 + (x, y), style.outline)
    canvas.polygon(picture, p[[0, 1, 2, 3]], wall)
    canvas.polygon(picture, p[[4, 5, 6, 7]], canvas.shade(roof, .72))
    canvas.polygon(picture, p[[0, 1, 5, 4]], roof)
    if size > .09 and rng.random() < .5:
        door = p[3] * .5 + p[2] * .5
        canvas.disc(picture, door[0], door[1] - high * .4, size * .07, canvas.shade(wall, .35))


def paint_spire(rng, picture, x, y, size, style, roof=None):
    """A round tower with a pointed roof; (x, y) is its foot."""
    roof = roof or style.tower_roof
    stone = canvas.jitter(rng, style.wall, 12)
    high = size * rng.uniform(.6, 1.3) * style.uplook
    if style.outlined:
        canvas.polygon(picture, [(x - size * .5, y), (x + size * .5, y),
                                 (x + size * .5, y - high), (x - size * .5, y - high)], style.outline)
    canvas.polygon(picture, [(x - size * .4, y), (x + size * .4, y), (x + size * .4, y - high),
                             (x - size * .4, y - high)], stone)
    canvas.polygon(picture, [(x, y), (x + size * .4, y), (x + size * .4, y - high), (x, y - high)],
                   canvas.shade(stone, .75))
    tip = size * rng.uniform(.7, 1.4)
    canvas.polygon(picture, [(x - size * .6, y - high), (x + size * .6, y - high), (x, y - high - tip)],
                   roof)
    canvas.polygon(picture, [(x, y - high), (x + size * .6, y - high), (x, y - high - tip)],
                   canvas.shade(roof, .7))


def _wall_face(rng, picture, line, style):
    """The front of a wall that is looked at from the south: stones, windows, merlons."""
    high = style.wall_face * rng.uniform(.8, 1.2)
    top = line - np.float32([0, high * .5])
    bottom = line + np.float32([0, high * .5])
    hull = np.vstack([top, bottom[::-1]])
    canvas.polygon(picture, hull, canvas.shade(style.wall, rng.uniform(.8, 1)))
    canvas.polyline(picture, bottom, canvas.shade(style.outline, 1.3), .016)
    for i in range(1, len(line) - 1):
        if rng.random() < .5:
            x, y = line[i]
            canvas.polyline(picture, [(x, y), (x, y + high * .25)], canvas.shade(style.wall, .45), .014)
        if rng.random() < .2 and style.house_density > .3:
            paint_house(rng, picture, line[i][0], line[i][1] - high * .3, style.house_size * .9, style)


def paint_wall(rng, picture, points, style):
    """A city wall along an open line."""
    width = style.wall_width * rng.uniform(.9, 1.1)
    dense = lines.smooth(points, 4) if len(points) < 9 else points
    shadow = canvas.shade(style.outline, 1.2)
    if style.wall_face:
        _wall_face(rng, picture, dense, style)
    if style.outlined or rng.random() < .6:
        canvas.polyline(picture, dense, shadow, width + .03)
    canvas.polyline(picture, dense, style.wall, width)
    canvas.polyline(picture, dense + np.float32([0, width * .3]), canvas.shade(style.wall, .75),
                    width * .35)
    length = np.cumsum(np.r_[0, np.hypot(*np.diff(dense, axis=0).T)])
    if rng.random() < .6:
        step = rng.uniform(.03, .06)
        at = np.arange(step / 2, length[-1], step)
        xs, ys = np.interp(at, length, dense[:, 0]), np.interp(at, length, dense[:, 1])
        dark = canvas.shade(style.wall, rng.uniform(.45, .8))
        for x, y in zip(xs, ys):
            canvas.disc(picture, x, y - width * .15, width * .22, dark)
    if rng.random() < style.wall_towers:
        count = rng.randint(1, 5)
        for i in range(count):
            at = length[-1] * (i + .5 + rng.uniform(-.3, .3)) / count
            x, y = np.interp(at, length, dense[:, 0]), np.interp(at, length, dense[:, 1])
            size = rng.uniform(.05, .1)
            if rng.random() < .7:
                paint_spire(rng, picture, x, y + size * .4, size, style)
            else:
                canvas.disc(picture, x, y, size * .55, style.outline)
                canvas.disc(picture, x, y, size * .45, style.wall)


def paint_gate(rng, picture, x, y, angle, style):
    """A gate where a road meets the wall."""
    width = style.road_width * rng.uniform(.8, 1.4)
    across = np.float32([-np.sin(angle), np.cos(angle)])
    if rng.random() < .7:
        canvas.disc(picture, x, y, width * .55, canvas.shade(style.outline, .8))
    if rng.random() < .75:
        for sign in (-1, 1):
            at = np.float32([x, y]) + across * width * sign
            paint_spire(rng, picture, at[0], at[1] + .03, rng.uniform(.06, .1), style)


def paint_ground(rng, noise, picture, outline, style):
    """The ground of a city and its dirt. Returns the mask of the city."""
    inside = np.zeros(picture.shape[:2], np.uint8)
    canvas.polygon(inside, outline, 255)
    ground = canvas.textured(rng, noise, canvas.jitter(rng, style.town, 6), style.town_second,
                             style.town_texture)
    if style.bare > .6:
        for _ in range(rng.randint(20, 60)):
            x, y = rng.random(), rng.random()
            canvas.polyline(ground, [(x, y), (x + .015, y + .005)], canvas.shade(style.town, .5), .01)
    cv2.copyTo(ground, inside, picture)
    return inside


def paint_houses(rng, picture, inside, style, keep_clear=()):
    """Fills a city with houses, from north to south."""
    share = cv2.countNonZero(inside) / inside.size
    size = style.house_size
    count = int(share / (size * size) * style.house_density * rng.uniform(.6, 1.2))
    clusters = [(rng.random(), rng.random()) for _ in range(3)] if style.house_density < .5 else []
    places = []
    for _ in range(min(count, 70)):
        if clusters and rng.random() < .8:
            cx, cy = rng.choice(clusters)
            x, y = rng.gauss(cx, .1), rng.gauss(cy, .08)
        else:
            x, y = rng.random(), rng.random()
        if not (0 <= x < 1 and 0 <= y < 1) or inside[int(y * canvas.SIDE), int(x * canvas.SIDE)] == 0:
            continue
        if any(abs(x - a) < r and abs(y - b) < r for a, b, r in keep_clear):
            continue
        places.append((y, x))
    tilt = rng.gauss(0, .3)
    for y, x in sorted(places):
        paint_house(rng, picture, x, y, size * rng.uniform(.75, 1.25), style, tilt + rng.gauss(0, .25))
    if share > .3 and rng.random() < .25:  # a landmark, never a shield or monastery
        y, x = rng.choice(places) if places else (.5, .5)
        paint_spire(rng, picture, x, y + .08, rng.uniform(.1, .16), style)
    if rng.random() < .3:
        for _ in range(rng.randint(1, 5)):
            x, y = rng.random(), rng.random()
            if inside[int(y * canvas.SIDE), int(x * canvas.SIDE)]:
                canvas.disc(picture, x, y, rng.uniform(.01, .025), rng.choice(style.trees))


def paint_village(rng, noise, picture, x, y, style, way="houses"):
    """What stands where three or four roads end."""
    size = rng.uniform(.07, .19)
    if way == "plain":
        return
    if way == "bushes":
        paint_trees(rng, picture, x, y, size * .4, rng.randint(3, 9), style)
        return
    if way == "stones":
        for _ in range(rng.randint(5, 12)):
            canvas.disc(picture, x + rng.gauss(0, size * .4), y + rng.gauss(0, size * .35),
                        rng.uniform(.01, .03), canvas.shade(style.trees[0], rng.uniform(.5, 1.5)), .7)
        return
    if rng.random() < .6:
        ground = canvas.mix(style.town, style.field, rng.uniform(0, .5))
        canvas.disc(picture, x, y, size * rng.uniform(.8, 1.3), ground, rng.uniform(.6, 1))
    count = rng.randint(2, 9)
    places = sorted((y + rng.gauss(0, size * .5), x + rng.gauss(0, size * .6)) for _ in range(count))
    for py, px in places:
        paint_house(rng, picture, px, py, rng.uniform(.06, .12), style, rng.gauss(0, .3))
    if rng.random() < .5:
        paint_trees(rng, picture, x, y, size * .7, rng.randint(1, 5), style)


_FORMS = (
    [(-.5, -.55), (.5, -.55), (.5, .05), (.3, .42), (0, .62), (-.3, .42), (-.5, .05)],  # heater
    [(-.5, .55), (.5, .55), (.5, -.1), (.35, -.42), (0, -.55), (-.35, -.42), (-.5, -.1)],  # arch
    [(-.5, -.55), (0, -.45), (.5, -.55), (.5, .2), (.25, .5), (0, .62), (-.25, .5), (-.5, .2)],
    [(-.5, -.5), (.5, -.5), (.5, .5), (-.5, .5)],
    [(-.55, -.45), (-.2, -.6), (0, -.5), (.2, -.6), (.55, -.45), (.45, .2), (0, .65), (-.45, .2)],
    [(-.45, -.55), (.45, -.55), (.5, -.2), (.38, .3), (0, .6), (-.38, .3), (-.5, -.2)],
)


def paint_shield(rng, picture, x, y, style, size=None, angle=0.0):
    """A coat of arms."""
    size = size or style.shield_size * rng.uniform(.85, 1.15)
    first, second = style.shield_colours
    if rng.random() < .3:
        first, second = second, first
    shape = np.float32(_FORMS[style.shield])
    frame = rng.choice(((25, 25, 30), canvas.shade(first, .4), (90, 130, 150), (60, 180, 220)))
    canvas.polygon(picture, canvas.rotated(shape * 1.22, angle, x, y, size), frame)
    canvas.polygon(picture, canvas.rotated(shape, angle, x, y, size), second)
    design = rng.random()
    if design < .7:
        quarters = (1, -1)
    elif design < .85:
        quarters = (1, 1)
    else:
        quarters = ()
        canvas.disc(picture, x, y, size * .28, first)
    for number, sign in enumerate(quarters):
        half = shape.copy()
        half[:, 1] = np.clip(half[:, 1], *((-9, 0) if number == 0 else (0, 9)))
        half[:, 0] = np.clip(half[:, 0], *((-9, 0) if sign > 0 else (0, 9)))
        canvas.polygon(picture, canvas.rotated(half, angle, x, y, size), first)
    if rng.random() < .3:
        canvas.polyline(picture, canvas.rotated(shape * 1.1, angle, x, y, size), frame, .012, True)
