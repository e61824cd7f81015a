"""Garden, magic symbol, tent, watchtower, crop circle, cemetery, ghosts and mist."""

import cv2
import numpy as np

import canvas


def paint_garden(rng, picture, x, y, style):
    """A bed of flowers: a slanted patch of coloured dots, or a round one."""
    form = style.garden_form if rng.random() < .8 else rng.randrange(4)
    width, high = rng.uniform(.2, .34), rng.uniform(.15, .24)
    shear, angle = rng.uniform(-.5, .5), rng.gauss(0, .5)
    ground = canvas.hsv(rng.uniform(10, 45), rng.uniform(40, 150), rng.uniform(90, 190))
    frame = canvas.shade(ground, rng.choice((.5, .7, 1.3)))
    flowers = [canvas.hsv(rng.uniform(0, 180), rng.uniform(60, 220), rng.uniform(130, 250))
               for _ in range(rng.randint(3, 5))]
    if form == 3:
        canvas.disc(picture, x, y, width * .55, frame, .75)
        canvas.disc(picture, x, y, width * .48, ground, .75)
        grid = [(np.cos(a) * r * .5, np.sin(a) * r * .5 * .75 * width / high)
                for r in (.25, .55, .85) for a in np.arange(0, 6.28, 1.2 - r * .7)]
    else:
        box = np.float32([(-.5, -.5), (.5, -.5), (.5, .5), (-.5, .5)])
        box = box * (width, high)
        box[:, 0] += box[:, 1] * shear
        canvas.polygon(picture, canvas.rotated(box * 1.15, angle, x, y), frame)
        canvas.polygon(picture, canvas.rotated(box, angle, x, y), ground)
        columns, rows = rng.randint(4, 6), rng.randint(3, 5)
        grid = [((i + .5) / columns - .5, (j + .5) / rows - .5)
                for j in range(rows) for i in range(columns)]
    spots = np.float32(grid) * (width, high)
    spots[:, 0] += spots[:, 1] * (shear if form != 3 else 0)
    radius = rng.uniform(.012, .026)
    by_row = form == 1
    for number, (px, py) in enumerate(canvas.rotated(spots, angle if form != 3 else 0, x, y)):
        colour = flowers[number // 5 % len(flowers)] if by_row else rng.choice(flowers)
        canvas.disc(picture, px, py, radius * rng.uniform(.7, 1.1), colour)


def paint_magic(rng, picture, x, y, style):
    """The sign of mage and witch: a pointed hat, a dark triangle, or a star in a disc."""
    size = rng.uniform(.12, .25)
    angle = rng.choice((0, np.pi / 2, np.pi, -np.pi / 2)) + rng.gauss(0, .3)
    main = canvas.hsv(rng.uniform(115, 170), rng.uniform(50, 200), rng.uniform(60, 200))
    second = canvas.hsv(rng.uniform(0, 35), rng.uniform(100, 240), rng.uniform(130, 250))
    dark = canvas.shade(main, .35)
    form = rng.random()

    def place(points):
        return canvas.rotated(np.float32(points) * size, angle, x, y)

    if form < .35:  # a hat with a brim
        brim = place([(-.55, .4), (-.2, .3), (.2, .3), (.55, .45), (.2, .58), (-.25, .56)])
        bend = rng.uniform(-.35, .35)
        canvas.polygon(picture, (brim - (x, y)) * 1.15 + (x, y), dark)
        canvas.polygon(picture, place([(-.36, .42), (bend * 1.1, -.68), (.36, .42)]), dark)
        canvas.polygon(picture, brim, rng.choice((second, main)))
        canvas.polygon(picture, place([(-.27, .38), (bend, -.55), (.27, .38)]), main)
        canvas.polygon(picture, place([(-.27, .38), (-.22, .2), (.22, .2), (.27, .38)]), second)
    elif form < .75:  # a triangle with a bright tip or figures
        tip = rng.uniform(-.3, .3)
        shape = place([(-.5, .5), (tip, -.65), (.5, .5)])
        if rng.random() < .6:
            canvas.polygon(picture, (shape - shape.mean(0)) * 1.18 + shape.mean(0), dark)
        canvas.polygon(picture, shape, main)
        for _ in range(rng.randint(1, 4)):
            spot = place([(rng.uniform(-.3, .3), rng.uniform(.15, .45))])[0]
            canvas.disc(picture, spot[0], spot[1], size * rng.uniform(.06, .14),
                        rng.choice((second, canvas.shade(second, .6), (230, 230, 240))))
    else:  # a star
        canvas.disc(picture, x, y, size * .6, dark)
        canvas.disc(picture, x, y, size * .52, main)
        star = [(np.sin(a) * (.5 if i % 2 == 0 else .2), -np.cos(a) * (.5 if i % 2 == 0 else .2))
                for i, a in enumerate(np.arange(10) * np.pi / 5)]
        canvas.polygon(picture, place(star), second)


def paint_tent(rng, picture, x, y, style):
    """The fortune teller's tent on a bright patch."""
    size = rng.uniform(.17, .32)
    patch = canvas.hsv(rng.uniform(15, 32), rng.uniform(70, 230), rng.uniform(150, 250))
    cloth = canvas.hsv(rng.choice((rng.uniform(0, 8), rng.uniform(0, 180))), rng.uniform(120, 235),
                       rng.uniform(130, 240))
    second = rng.choice(((240, 240, 245), canvas.shade(cloth, .5), canvas.shade(patch, 1.1)))
    dark = canvas.shade(cloth, .3)
    angle = rng.gauss(0, .35)
    if rng.random() < .75:
        for _ in range(rng.randint(1, 3)):
            canvas.disc(picture, x + rng.gauss(0, .04), y + size * .2 + rng.gauss(0, .03),
                        size * rng.uniform(.45, .65), patch, rng.uniform(.6, .9), rng.uniform(0, 180))

    def place(points):
        return canvas.rotated(np.float32(points) * size, angle, x, y)

    run = rng.choice((-1, 1)) * rng.uniform(.25, .5)
    lift = rng.uniform(.05, .25)
    front = place([(-.35, .35), (0, -.4), (.35, .35)])
    back = front + canvas.rotated(np.float32([(run * size, -lift * size)]), angle, 0, 0)
    side = [front[1], back[1], back[2], front[2]] if run > 0 else [front[1], back[1], back[0], front[0]]
    hull = cv2.convexHull(np.float32(np.vstack([front, back]))).reshape(-1, 2)
    canvas.polygon(picture, (hull - hull.mean(0)) * 1.12 + hull.mean(0), dark)
    canvas.polygon(picture, side, cloth)
    canvas.polygon(picture, front, rng.choice((second, patch, canvas.shade(cloth, .8))))
    pattern = rng.random()
    if pattern < .5:
        for i in range(rng.randint(2, 4)):
            a = np.float32(side[0]) + (np.float32(side[1]) - side[0]) * (i + .5) / 4
            b = np.float32(side[3]) + (np.float32(side[2]) - side[3]) * (i + .5) / 4
            canvas.polyline(picture, [a, b], second, .016)
    elif pattern < .8:
        for _ in range(6):
            s, t = rng.random(), rng.random()
            a = np.float32(side[0]) * (1 - s) + np.float32(side[1]) * s
            b = np.float32(side[3]) * (1 - s) + np.float32(side[2]) * s
            spot = a * (1 - t) + b * t
            canvas.disc(picture, spot[0], spot[1], .012, second)
    canvas.polygon(picture, place([(-.1, .35), (0, -.05), (.1, .35)]), dark)


def _counted(rng, picture, kind, x, y, size, angle, style):
    """The sign of what a watchtower counts."""
    ink = canvas.hsv(rng.uniform(0, 180), rng.uniform(0, 80), rng.uniform(40, 130))

    def place(points, scale=1.0):
        return canvas.rotated(np.float32(points), angle, x, y, size * scale)

    if kind == 0:
        canvas.polygon(picture, place(MEEPLE), ink)
    elif kind == 1:
        roof = rng.choice(style.roofs)
        canvas.polygon(picture, place([(-.5, .5), (.5, .5), (.5, 0), (-.5, 0)]), style.house_wall)
        canvas.polygon(picture, place([(-.6, 0), (.6, 0), (.35, -.4), (-.35, -.4)]), roof)
        canvas.polygon(picture, place([(-.15, 0), (.2, 0), (.02, -.75)]), canvas.shade(roof, .7))
    elif kind == 2:
        from town import paint_shield
        paint_shield(rng, picture, x, y, style, size * 1.05, angle)
    elif kind == 3:
        wave = [(-.6, -.3), (-.25, -.45), (0, -.1), (.3, 0), (.55, -.2)]
        for dy in rng.choice(((0, .4), (0,), (-.1, .35))):
            line = place(np.float32(wave) + (0, dy))
            canvas.polyline(picture, line, canvas.shade(ink, .8), .035)
            canvas.polyline(picture, line, canvas.shade(style.road, .95), .018)
    else:
        canvas.polygon(picture, place([(-.55, .5), (.1, .6), (.6, .1), (.45, -.5), (-.2, -.3)]), style.town)
        for dx, dy in ((-.2, .2), (.15, .0), (.3, -.25)):
            spot = place([(dx, dy)])[0]
            canvas.disc(picture, spot[0], spot[1], size * .13, rng.choice(style.roofs))
        canvas.polyline(picture, place([(-.55, .5), (-.2, -.3), (.45, -.5)]), style.wall, .035)


MEEPLE = [(-.12, -.32), (-.14, -.45), (0, -.55), (.14, -.45), (.12, -.32), (.5, -.12), (.5, .05), (.24, .08),
          (.42, .5), (.1, .5), (0, .28), (-.1, .5), (-.42, .5), (-.24, .08), (-.5, .05), (-.5, -.12)]


def paint_tower(rng, picture, kind, x, y, style):
    """A watchtower from above: a round platform with a number and what it counts."""
    radius = rng.uniform(.25, .36)
    stone = canvas.jitter(rng, canvas.mix(style.wall, (165, 175, 180), rng.uniform(.2, .9)), 14)
    plate = canvas.mix(stone, (235, 240, 242), rng.uniform(.3, .9))
    dark = canvas.shade(stone, .42)
    drop = rng.uniform(.05, .15)
    canvas.disc(picture, x, y + drop, radius * .92, dark, .95)
    canvas.polygon(picture, [(x - radius * .9, y), (x + radius * .9, y), (x + radius * .75, y + drop + radius * .6),
                             (x - radius * .75, y + drop + radius * .6)], canvas.shade(stone, .7))
    canvas.disc(picture, x, y, radius * 1.06, dark)
    canvas.disc(picture, x, y, radius, stone)
    teeth = rng.randint(12, 22)
    for i in range(teeth):
        a = i * 2 * np.pi / teeth
        canvas.disc(picture, x + np.cos(a) * radius * .93, y + np.sin(a) * radius * .93, radius * .11,
                    canvas.shade(stone, rng.uniform(1.0, 1.2)))
    canvas.disc(picture, x, y, radius * .83, canvas.shade(dark, 1.3))
    canvas.disc(picture, x, y, radius * .79, plate)
    number = "22332"[kind] if rng.random() < .3 else {0: "2", 1: "3", 2: "2", 3: "1", 4: "1"}[kind]
    scale = radius * rng.uniform(2.4, 3.2)
    origin = (int((x - radius * rng.uniform(.55, .65)) * canvas.SIDE),
              int((y + radius * rng.uniform(.05, .3)) * canvas.SIDE))
    text = number + rng.choice(("/", "/", "", ":", "x"))
    cv2.putText(picture, text, origin, rng.choice((0, 2, 3, 5, 6)), scale, canvas.shade(dark, .5),
                rng.choice((1, 2)), cv2.LINE_AA)
    _counted(rng, picture, kind, x + radius * rng.uniform(.1, .35), y + radius * rng.uniform(.05, .35),
             radius * rng.uniform(.6, .85), rng.gauss(0, .15), style)


def paint_crop_circle(rng, picture, x, y, style):
    """Flattened rings in a field."""
    radius = rng.uniform(.17, .3)
    colour = canvas.mix(style.field, (130, 220, 230), rng.uniform(.4, .8))
    canvas.disc(picture, x, y, radius, colour, rng.uniform(.8, 1))
    for share in (.75, .5, .25):
        if rng.random() < .7:
            canvas.ring(picture, x, y, radius * share, canvas.shade(colour, rng.uniform(.6, .85)), .02)
    canvas.polygon(picture, canvas.rotated(MEEPLE, rng.uniform(0, 6.28), x, y, radius * .6),
                   canvas.shade(colour, rng.uniform(.3, .6)))


def paint_cemetery(rng, picture, x, y, style):
    """Gravestones inside a fence or wall."""
    size = rng.uniform(.28, .42)
    ground = canvas.mix(style.field, canvas.hsv(rng.uniform(10, 120), 40, rng.uniform(50, 150)), .6)
    half = size / 2
    box = np.float32([(-half, -half * .8), (half, -half * .8), (half, half * .8), (-half, half * .8)])
    box = canvas.rotated(box, rng.gauss(0, .12), x, y)
    canvas.polygon(picture, box, ground)
    fence = canvas.shade(style.wall, rng.uniform(.25, .9))
    canvas.polyline(picture, box, fence, rng.uniform(.012, .035), True)
    stone = canvas.hsv(rng.uniform(0, 180), rng.uniform(0, 25), rng.uniform(130, 230))
    rows, columns = rng.choice(((2, 3), (2, 4), (3, 3), (1, 3)))
    for j in range(rows):
        for i in range(columns):
            px = x + ((i + .5) / columns - .5) * size * .8 + rng.gauss(0, .006)
            py = y + ((j + .5) / rows - .5) * size * .62 + rng.gauss(0, .006)
            if rng.random() < .6:
                canvas.polygon(picture, [(px - .025, py + .035), (px + .03, py + .035),
                                         (px + .03, py - .02), (px - .025, py - .02)], canvas.shade(stone, .4))
                canvas.disc(picture, px, py - .015, .023, stone)
                canvas.polygon(picture, [(px - .023, py + .03), (px + .023, py + .03),
                                         (px + .023, py - .015), (px - .023, py - .015)], stone)
            else:
                canvas.polyline(picture, [(px, py - .04), (px, py + .04)], stone, .016)
                canvas.polyline(picture, [(px - .022, py - .015), (px + .022, py - .015)], stone, .016)


GHOST = [(0, -.6), (.28, -.5), (.38, -.2), (.4, .5), (.2, .36), (.05, .52), (-.12, .36), (-.28, .52),
         (-.4, .4), (-.36, -.2), (-.26, -.5)]


def paint_ghost(rng, picture, x, y, style, colour):
    """A ghost symbol."""
    size = rng.uniform(.1, .2)
    shape = canvas.rotated(GHOST, rng.gauss(0, .2), x, y, size)
    dark = canvas.shade(colour, rng.choice((.3, .5, .65)))
    canvas.polygon(picture, (shape - (x, y)) * 1.2 + (x, y), dark)
    canvas.polygon(picture, shape, colour)
    for sign in (-1, 1):
        canvas.disc(picture, x + sign * size * .14, y - size * .2, size * .08, canvas.shade(dark, .4))


def mist_cover(rng, noise, sides, patches):
    """How much mist lies where, 0 to 1: along the misty edges and round the patches (x, y, radius)."""
    ys, xs = np.mgrid[0:canvas.SIDE, 0:canvas.SIDE].astype(np.float32) / canvas.SIDE
    rough = noise.crop(rng) * .05
    density = np.full(xs.shape, -1.0, np.float32)
    for side in range(4):
        if sides[side]:
            away = (ys, 1 - xs, 1 - ys, xs)[side]
            along = xs if side % 2 == 0 else ys
            reach = rng.uniform(.16, .42)
            width = rng.uniform(.3, .5)
            fall = reach - away + rough
            fall = np.minimum(fall, (width - np.abs(along - .5)) * 1.2 + rough)
            density = np.maximum(density, fall)
    for x, y, radius in patches:
        density = np.maximum(density, radius - np.hypot(xs - x, ys - y) + rough)
    return np.clip(density / rng.uniform(.05, .14), 0, 1) * rng.uniform(.72, 1.0)


def paint_mist(rng, noise, picture, cover, style):
    """Lays mist over the picture."""
    mist = canvas.textured(rng, noise, style.mist, canvas.shade(style.mist, rng.uniform(.7, .92)), .9)
    weight = cover[:, :, None]
    picture[:] = (picture * (1 - weight) + mist * weight).astype(np.uint8)
