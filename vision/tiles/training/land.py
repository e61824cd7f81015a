"""Fields, roads, rivers, trees and small things of the countryside."""

import numpy as np

import canvas
import lines


def paint_field(rng, noise, style):
    """The ground: a new picture."""
    picture = canvas.textured(rng, noise, style.field, style.field_second, style.field_texture)
    if rng.random() < 0.5 * style.clutter:
        for _ in range(rng.randint(5, 40)):  # tufts
            x, y = rng.random(), rng.random()
            colour = canvas.shade(style.field, rng.uniform(0.5, 0.9) if not style.snow else .9)
            length = rng.uniform(0.008, 0.03)
            canvas.polyline(picture, [(x, y), (x + length * 0.4, y - length)], colour, 0.008)
    return picture


def paint_road(rng, picture, mask, points, style):
    """A road along the points."""
    width = style.road_width * rng.uniform(0.92, 1.08)
    if style.outlined or rng.random() < 0.6:
        canvas.polyline(picture, points, style.road_border, width + 0.035)
    canvas.polyline(picture, points, style.road, width)
    if style.bare < 0.35:
        middle = canvas.shade(style.road, 1.08 if style.bare < 0.17 else 0.9)
        canvas.polyline(picture, points, middle, width * 0.35)
    canvas.polyline(mask, points, 2, width + 0.03)


def paint_river(rng, picture, mask, points, style):
    """A river along the points."""
    width = style.river_width * rng.uniform(0.9, 1.1)
    bank = canvas.shade(canvas.mix(style.river, style.field, 0.5), rng.uniform(0.45, 0.9))
    canvas.polyline(picture, points, bank, width + 0.04)
    canvas.polyline(picture, points, style.river, width)
    for _ in range(rng.randint(0, 5)):
        i = rng.randrange(max(1, len(points) - 4))
        offset = np.float32([rng.gauss(0, width * 0.2), rng.gauss(0, width * 0.2)])
        canvas.polyline(picture, points[i:i + 4] + offset, canvas.shade(style.river, 1.2), 0.01)
    canvas.polyline(mask, points, 3, width + 0.04)


def paint_water(rng, picture, mask, x, y, size, style):
    """A lake, pond or spring."""
    count = 9
    angles = np.linspace(0, 2 * np.pi, count, endpoint=False)
    radii = [size * rng.uniform(0.6, 1.15) for _ in range(count)]
    ratio = rng.uniform(0.35, 0.9)
    points = np.stack([x + radii * np.cos(angles), y + radii * np.sin(angles) * ratio], 1)
    points = lines.smooth(np.vstack([points, points[:1]]), 4)
    water = canvas.jitter(rng, style.river, 12)
    if rng.random() < .35:
        water = canvas.hsv(rng.uniform(100, 132), rng.uniform(40, 150), rng.uniform(130, 235))
    canvas.polygon(picture, points, water)
    canvas.polyline(picture, points, canvas.shade(water, rng.uniform(0.5, 0.85)), 0.015, True)
    for _ in range(rng.randint(0, 3)):
        dx = rng.uniform(-.4, .4) * size
        dy = rng.uniform(-.3, .3) * size
        canvas.polyline(picture, [(x + dx, y + dy), (x + dx + size * .3, y + dy)],
                        canvas.shade(water, 1.25), 0.008)
    canvas.polygon(mask, points, 3)


def paint_bridge(rng, picture, at, angle, style):
    """The parapets of a road over water."""
    across = np.float32([-np.sin(angle), np.cos(angle)])
    along = np.float32([np.cos(angle), np.sin(angle)])
    half = style.river_width * 0.65
    road = style.road_width * 0.75
    stone = canvas.shade(style.wall, rng.uniform(0.5, 0.9))
    for sign in (-1, 1):
        middle = at + across * road * sign
        canvas.polyline(picture, [middle - along * half, middle + along * half], stone, 0.025)


def paint_tree(rng, picture, x, y, size, style):
    """A tree or a bush, seen a little from the south."""
    colour = rng.choice(style.trees)
    canvas.disc(picture, x + size * 0.2, y + size * 0.25, size, canvas.shade(style.field, 0.62), 0.6)
    if rng.random() < 0.3:
        canvas.polygon(picture, [(x - size * .7, y + size * .6), (x, y - size * 1.4),
                                 (x + size * .7, y + size * .6)], colour)
        return
    for _ in range(rng.randint(1, 4)):
        dx, dy = rng.gauss(0, .4) * size, rng.gauss(0, .35) * size
        canvas.disc(picture, x + dx, y + dy, size * rng.uniform(.5, .9),
                    canvas.shade(colour, rng.uniform(0.8, 1.25)), rng.uniform(.7, 1))


def paint_trees(rng, picture, x, y, spread, count, style):
    """A group of trees."""
    for _ in range(count):
        paint_tree(rng, picture, x + rng.gauss(0, spread), y + rng.gauss(0, spread),
                   rng.uniform(0.015, 0.045), style)


def paint_stones(rng, picture, x, y, style):
    """A few stones or dark marks."""
    colour = canvas.mix(style.wall, style.field, rng.uniform(0, .6))
    for _ in range(rng.randint(2, 7)):
        canvas.disc(picture, x + rng.gauss(0, .04), y + rng.gauss(0, .03), rng.uniform(.006, .022),
                    canvas.shade(colour, rng.uniform(.5, 1.2)), rng.uniform(.5, 1), rng.uniform(0, 180))


def paint_hedge(rng, picture, points, style):
    """A row of stones or bushes beside a road, touching it."""
    start = rng.randrange(max(1, len(points) - 6))
    offset = np.float32([rng.gauss(0, .05), rng.gauss(0, .05)])
    for point in points[start:start + rng.randint(3, 7)]:
        x, y = point + offset
        if rng.random() < .5:
            paint_tree(rng, picture, x, y, rng.uniform(.012, .03), style)
        else:
            canvas.disc(picture, x, y, rng.uniform(.01, .025),
                        canvas.shade(style.wall, rng.uniform(.5, 1)), .8)
