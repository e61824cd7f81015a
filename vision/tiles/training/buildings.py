"""Large buildings: monastery, cathedral, castle, inn, farmhouse, ruin."""

import numpy as np

import canvas
import land
import town


def _block(picture, x, y, width, depth, high, lean, wall, roof, outline):
    """A building with a ridged roof; (x, y) is the middle of its front foot."""
    front = [(x - width / 2, y), (x + width / 2, y), (x + width / 2, y - high), (x - width / 2, y - high)]
    left, right = front[3], front[2]
    ridge = high + depth * .55
    back = high + depth * .8
    near = [left, right, (x + width / 2 + lean, y - ridge), (x - width / 2 + lean, y - ridge)]
    far = [near[3], near[2], (x + width / 2 + lean * 1.4, y - back), (x - width / 2 + lean * 1.4, y - back)]
    if outline is not None:
        hull = np.float32([front[0], front[1], right, near[2], far[2], far[3], near[3], left])
        middle = hull.mean(0)
        canvas.polygon(picture, (hull - middle) * 1.07 + middle, outline)
    canvas.polygon(picture, far, canvas.shade(roof, .65))
    canvas.polygon(picture, near, roof)
    canvas.polygon(picture, front, wall)
    return ridge


def _gable(picture, x, y, width, depth, high, slant, wall, roof, outline):
    """A building that shows its gable; its roof runs away to the side."""
    tip = (x, y - high - width * .6)
    a, b = (x - width / 2, y - high), (x + width / 2, y - high)
    run = np.float32([slant, -abs(slant) * .5])
    front = [(x - width / 2, y), (x + width / 2, y), b, tip, a]
    if outline is not None:
        hull = np.float32([front[0], front[1], np.float32(b) + run, np.float32(tip) + run, tip, a])
        middle = hull.mean(0)
        canvas.polygon(picture, (hull - middle) * 1.07 + middle, outline)
    near = b if slant > 0 else a
    foot = (near[0], y)
    canvas.polygon(picture, [foot, np.float32(foot) + run, np.float32(near) + run, near],
                   canvas.shade(wall, .75))
    canvas.polygon(picture, [near, np.float32(near) + run, np.float32(tip) + run, tip], roof)
    canvas.polygon(picture, front, wall)
    canvas.polyline(picture, [a, tip, b], canvas.shade(roof, .8), .02)


def _windows(rng, picture, x, y, width, high, wall):
    dark = canvas.shade(wall, .35)
    count = rng.randint(2, 5)
    for i in range(count):
        at = x - width / 2 + width * (i + .5) / count
        canvas.polyline(picture, [(at, y - high * .3), (at, y - high * .7)], dark, .014)


def paint_monastery(rng, noise, picture, x, y, style, size=None):
    """A church with one or more towers, alone on its ground."""
    size = size or style.monastery_size * rng.uniform(.9, 1.12)
    roof = canvas.jitter(rng, rng.choice(style.roofs), 15)
    if rng.random() < .35:
        roof = canvas.hsv(rng.uniform(0, 14), rng.uniform(120, 230), rng.uniform(120, 230))
    wall = canvas.jitter(rng, style.house_wall, 15)
    outline = style.outline if style.outlined or rng.random() < .4 else None
    _grounds(rng, picture, x, y, size, style)
    foot = y + size * .38
    form = style.monastery_form if rng.random() < .8 else rng.randrange(4)
    flip = rng.choice((-1, 1))
    width, high = size * rng.uniform(.5, .75), size * rng.uniform(.14, .3) * style.uplook
    if form == 0:  # nave across, square tower beside it
        _block(picture, x + flip * size * .1, foot, width, size * rng.uniform(.5, .8), high,
               flip * size * .1, wall, roof, outline)
        _windows(rng, picture, x + flip * size * .1, foot, width, high, wall)
        _tower(rng, picture, x - flip * size * .24, foot - size * .03, size, style, roof, wall, outline)
    elif form == 1:  # gable in front, roof to the side, tower over the gable
        _gable(picture, x - flip * size * .18, foot, size * rng.uniform(.3, .42), 0, high * 1.1,
               flip * size * rng.uniform(.4, .6), wall, roof, outline)
        _tower(rng, picture, x - flip * size * rng.uniform(.1, .3), foot - size * .25, size, style, roof,
               wall, outline)
    elif form == 2:  # a cross of two roofs seen from above, perhaps ruined walls round it
        if rng.random() < .6:
            canvas.ring(picture, x, y - size * .1, size * .5, canvas.shade(wall, .6), size * .16,
                        rng.uniform(.5, .8))
            canvas.ring(picture, x, y - size * .14, size * .5, wall, size * .08, rng.uniform(.5, .8))
        _block(picture, x, foot - size * .15, width * 1.2, size * .45, high, 0, wall, roof, outline)
        _gable(picture, x, foot, size * .26, 0, high, flip * size * .3, wall, canvas.shade(roof, 1.08),
               outline)
        town.paint_spire(rng, picture, x - flip * size * .1, foot - size * .25, size * .2, style, roof)
    else:  # a closed court
        for dy, length in ((-.3, 1.0), (.0, .0), (.3, 1.0)):
            if length:
                _block(picture, x, y + size * (dy + .1), size * .85, size * .3, high * .7, 0, wall, roof,
                       outline)
        _block(picture, x - flip * size * .3, foot, size * .25, size * .7, high, 0, wall,
               canvas.shade(roof, .9), outline)
        _tower(rng, picture, x + flip * size * .28, foot - size * .1, size * .9, style, roof, wall, outline)
    if rng.random() < .25:
        top = foot - size * rng.uniform(.9, 1.1)
        canvas.polyline(picture, [(x, top), (x, top + .05)], canvas.shade(wall, .3), .012)
        canvas.polyline(picture, [(x - .015, top + .015), (x + .015, top + .015)],
                        canvas.shade(wall, .3), .012)


def _grounds(rng, picture, x, y, size, style):
    pick = rng.random()
    if pick < .35:
        colour = canvas.mix(style.field, rng.choice((style.town, style.road, style.trees[0])),
                            rng.uniform(.2, .7))
        canvas.disc(picture, x, y + size * .15, size * rng.uniform(.55, .75), colour, rng.uniform(.5, .8))
    elif pick < .5:
        colour = canvas.shade(style.trees[0], rng.uniform(.8, 1.3))
        canvas.ring(picture, x, y + size * .1, size * .6, colour, .04, rng.uniform(.6, .8))
    canvas.disc(picture, x + size * .15, y + size * .32, size * .5, canvas.shade(style.field, .7), .35)


def _tower(rng, picture, x, foot, size, style, roof, wall, outline):
    wide = size * rng.uniform(.18, .27)
    high = size * rng.uniform(.35, .65)
    tip = size * rng.uniform(.15, .45)
    if outline is not None:
        canvas.polygon(picture, [(x - wide * .6, foot + .01), (x + wide * .6, foot + .01),
                                 (x + wide * .65, foot - high), (x, foot - high - tip * 1.08),
                                 (x - wide * .65, foot - high)], outline)
    canvas.polygon(picture, [(x - wide / 2, foot), (x + wide / 2, foot), (x + wide / 2, foot - high),
                             (x - wide / 2, foot - high)], wall)
    canvas.polygon(picture, [(x + wide * .1, foot), (x + wide / 2, foot), (x + wide / 2, foot - high),
                             (x + wide * .1, foot - high)], canvas.shade(wall, .75))
    canvas.polygon(picture, [(x - wide * .6, foot - high), (x + wide * .6, foot - high),
                             (x, foot - high - tip)], roof)
    canvas.polygon(picture, [(x + wide * .1, foot - high), (x + wide * .6, foot - high),
                             (x, foot - high - tip)], canvas.shade(roof, .7))
    canvas.disc(picture, x - wide * .1, foot - high * .75, wide * .14, canvas.shade(wall, .3), .6, 90)


def paint_cathedral(rng, noise, picture, x, y, style):
    """A very large church in the middle of a city."""
    size = rng.uniform(.62, .85)
    if rng.random() < .4:
        canvas.disc(picture, x, y + .05, size * .6, canvas.shade(style.town, rng.uniform(.8, 1.25)), .8)
    roof = canvas.jitter(rng, rng.choice(style.roofs), 15)
    wall = canvas.jitter(rng, style.house_wall, 12)
    outline = style.outline if rng.random() < .8 else None
    foot, flip = y + size * .42, rng.choice((-1, 1))
    high = size * rng.uniform(.2, .3)
    _block(picture, x, foot - size * .1, size * .8, size * .5, high, flip * .05, wall, roof, outline)
    _windows(rng, picture, x, foot - size * .1, size * .8, high, wall)
    _gable(picture, x - flip * size * .1, foot, size * .3, 0, high * 1.2, flip * size * .35, wall, roof,
           outline)
    for at in rng.choice(((-.32, .32), (-.3,), (.3,), (-.35, 0, .35))):
        _tower(rng, picture, x + size * at, foot - size * rng.uniform(.05, .35), size * .8, style, roof,
               wall, outline)


def paint_castle(rng, noise, picture, x, y, style):
    """A keep with round towers and battlements."""
    size = rng.uniform(.3, .5)
    stone = canvas.jitter(rng, canvas.mix(style.wall, (150, 150, 150), rng.uniform(.2, .9)), 15)
    dark = canvas.shade(stone, .4)
    half, high = size * .5, size * .35
    canvas.disc(picture, x, y + half * .9, size * .75, canvas.shade(style.field, .6), .45)
    canvas.polygon(picture, [(x - half * 1.08, y + half * 1.05), (x + half * 1.08, y + half * 1.05),
                             (x + half * 1.08, y - half), (x - half * 1.08, y - half)], dark)
    canvas.polygon(picture, [(x - half, y + half), (x + half, y + half), (x + half, y - half * .6),
                             (x - half, y - half * .6)], stone)
    canvas.polygon(picture, [(x - half, y + half), (x + half, y + half), (x + half, y + half - high),
                             (x - half, y + half - high)], canvas.shade(stone, .75))
    for i in range(6):
        at = x - half + (i + .5) / 6 * size
        canvas.polyline(picture, [(at, y + half - high), (at, y + half - high - .03)], stone, size * .08)
    canvas.disc(picture, x, y + half * .95, size * .12, dark, .8, 90)
    roofed = rng.random() < .5
    for dx, dy in ((-1, -.5), (1, -.5), (-1, 1), (1, 1)):
        cx, cy = x + dx * half, y + dy * half
        canvas.polygon(picture, [(cx - size * .15, cy), (cx + size * .15, cy),
                                 (cx + size * .15, cy - high * 1.3), (cx - size * .15, cy - high * 1.3)],
                       canvas.shade(stone, rng.uniform(.85, 1.1)))
        if roofed:
            canvas.polygon(picture, [(cx - size * .18, cy - high * 1.3), (cx + size * .18, cy - high * 1.3),
                                     (cx, cy - high * 2.2)], style.tower_roof)
        else:
            canvas.disc(picture, cx, cy - high * 1.3, size * .15, canvas.shade(stone, 1.15), .5)
            canvas.disc(picture, cx, cy - high * 1.3, size * .09, dark, .5)


def paint_farm(rng, noise, picture, x, y, style):
    """A farmhouse, perhaps with a yard, a fence or a patch of another colour."""
    size = rng.uniform(.08, .2)
    if rng.random() < .5:
        colour = canvas.mix(style.field, rng.choice((style.town, style.road, (120, 170, 200))),
                            rng.uniform(.2, .8))
        canvas.disc(picture, x, y, size * rng.uniform(.7, 1.2), colour, rng.uniform(.5, .9),
                    rng.uniform(0, 180))
    for _ in range(rng.choice((1, 1, 2, 3))):
        town.paint_house(rng, picture, x + rng.gauss(0, size * .3), y + rng.gauss(0, size * .2),
                         size * rng.uniform(.6, 1), style, rng.gauss(0, .3),
                         canvas.jitter(rng, rng.choice(style.roofs + [style.town]), 20))
    if rng.random() < .35:
        colour = canvas.shade(style.town, rng.uniform(.4, .9))
        canvas.ring(picture, x, y + size * .2, size * .8, colour, .012, .6)
    if rng.random() < .4:
        land.paint_trees(rng, picture, x, y, size * .6, rng.randint(1, 4), style)


def paint_inn(rng, noise, picture, mask, x, y, style):
    """An inn: a house at a pond."""
    size = rng.uniform(.13, .22)
    land.paint_water(rng, picture, mask, x, y, size, style)
    hx, hy = x + rng.uniform(-.6, .6) * size, y - size * rng.uniform(.2, .7)
    town.paint_house(rng, picture, hx, hy, rng.uniform(.09, .16), style, rng.gauss(0, .2))
    if rng.random() < .3:
        land.paint_trees(rng, picture, x, y - size * .4, size * .5, rng.randint(1, 4), style)


def paint_ruin(rng, noise, picture, x, y, style):
    """Broken walls: what is no monastery and no castle."""
    stone = canvas.shade(style.wall, rng.uniform(.6, 1))
    for _ in range(rng.randint(2, 5)):
        px, py = x + rng.gauss(0, .07), y + rng.gauss(0, .06)
        high = rng.uniform(.02, .08)
        canvas.polygon(picture, [(px - .03, py), (px + .03, py), (px + .03, py - high * .5),
                                 (px - .03, py - high)], stone)
        canvas.polyline(picture, [(px - .03, py), (px + .03, py)], canvas.shade(stone, .5), .012)
