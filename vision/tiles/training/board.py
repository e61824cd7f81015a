"""A crop out of a drawn table: one tile in the middle with its neighbours, cut more or less well."""

import cv2
import numpy as np

import canvas
import clutter
import heads

PITCH = canvas.SIDE
REACH = 66  # pixels of canvas around the middle tile
WHOLE = PITCH + 2 * REACH
GROUND = 320  # pixels of a painted ground
TILE, BACK, NOT_A_TILE, BADLY_CUT, COVERED = range(len(heads.WHAT))
WEIGHTS = (0.77, 0.02, 0.10, 0.08, 0.03)
HOLES = 0.35  # share of crops without a tile that lie among tiles


def _blit(table, picture, x, y):
    """Copies a tile onto the table, clipped."""
    x0, y0 = max(0, x), max(0, y)
    x1, y1 = min(WHOLE, x + PITCH), min(WHOLE, y + PITCH)
    if x1 > x0 and y1 > y0:
        table[y0:y1, x0:x1] = picture[y0 - y:y1 - y, x0 - x:x1 - x]


def _bare_table(rng, grounds):
    """A piece of one of the grounds, to draw on."""
    ground = grounds[rng.randrange(len(grounds))]
    x, y = (rng.randrange(GROUND - WHOLE + 1) for _ in range(2))
    return ground[y:y + WHOLE, x:x + WHOLE].copy()


def _surround(rng, table, pick, crowd, shadow):
    """Lays tiles round the middle one's place, each with the probability `crowd`."""
    gap = rng.choice((0, 0, 1, 1, 2, 3, rng.randint(3, 14)))
    slip = rng.choice((0, 1, 2, 4))
    order = [(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1) if (i, j) != (0, 0)]
    rng.shuffle(order)
    for i, j in order:
        if rng.random() >= crowd:
            continue
        x = REACH + i * (PITCH + gap) + rng.randint(-slip, slip)
        y = REACH + j * (PITCH + gap) + rng.randint(-slip, slip)
        neighbour = pick(rng)
        if gap >= 3 and rng.random() < .5:
            neighbour = _tilt(rng, neighbour)
        if shadow:
            _shade(table, x + 2, y + 3)
        _blit(table, neighbour, x, y)


def _lay(rng, grounds, pick, middle):
    """A table with the middle tile and some neighbours."""
    crowd = rng.choice((0.0, 0.35, 0.7, 0.95, 0.95))
    table = _bare_table(rng, grounds)
    shadow = rng.random() < .4
    _surround(rng, table, pick, crowd, shadow)
    if shadow:
        _shade(table, REACH + 2, REACH + 3)
    _blit(table, middle, REACH, REACH)
    if rng.random() < .25:  # worn or rounded corners
        radius = rng.randint(2, 6)
        ground = tuple(int(v) for v in table[0, 0])
        for cx in (REACH, REACH + PITCH - 1):
            for cy in (REACH, REACH + PITCH - 1):
                cv2.circle(table, (cx, cy), radius // 2, ground, -1, cv2.LINE_AA)
    if rng.random() < .3:  # the dark gaps between tiles of cardboard
        colour = rng.choice(((20, 25, 30), (60, 70, 80), (190, 205, 215)))
        cv2.rectangle(table, (REACH - 1, REACH - 1), (REACH + PITCH, REACH + PITCH), colour, 1)
    return table


def _tilt(rng, picture):
    turn = cv2.getRotationMatrix2D((PITCH / 2, PITCH / 2), rng.gauss(0, 3), 1)
    return cv2.warpAffine(picture, turn, (PITCH, PITCH), borderMode=cv2.BORDER_REPLICATE)


def _shade(table, x, y):
    x0, y0, x1, y1 = max(0, x), max(0, y), min(WHOLE, x + PITCH), min(WHOLE, y + PITCH)
    if x1 > x0 and y1 > y0:
        part = table[y0:y1, x0:x1]
        part[:] = part // 2


def _populate(rng, table):
    """Meeples on the board, mostly none or one on the middle tile."""
    count = rng.choices((0, 1, 2, 3), (.64, .24, .08, .04))[0]
    for _ in range(count):
        if rng.random() < .75:
            x, y = (REACH + PITCH * rng.uniform(.1, .9) for _ in range(2))
        else:
            x, y = rng.uniform(0, WHOLE), rng.uniform(0, WHOLE)
        scale = 1.35 if rng.random() < .12 else 1.0
        clutter.paint_meeple(rng, table, x, y, PITCH, scale)
    if rng.random() < .04:
        angle = rng.uniform(0, 6.28)
        away = PITCH * rng.uniform(.35, .6)
        clutter.paint_hand(rng, table, REACH + PITCH / 2 + np.cos(angle) * away,
                           REACH + PITCH / 2 + np.sin(angle) * away, PITCH)


def _cover(rng, table):
    """Hides most of the middle tile."""
    middle = REACH + PITCH / 2
    for _ in range(rng.randint(1, 2)):
        x, y = middle + rng.gauss(0, .12) * PITCH, middle + rng.gauss(0, .12) * PITCH
        pick = rng.random()
        if pick < .45:
            clutter.paint_hand(rng, table, x - 10, y - 10, PITCH * 1.35)
            clutter.paint_hand(rng, table, x, y, PITCH)
        elif pick < .75:
            clutter.paint_things(rng, table, x, y, PITCH * rng.uniform(.95, 1.3))
        else:
            for _ in range(9):
                clutter.paint_meeple(rng, table, middle + rng.gauss(0, .22) * PITCH,
                                     middle + rng.gauss(0, .22) * PITCH, PITCH, 1.2)


def _frame(rng, what):
    """How the crop's frame lies over the tile: (shift x, shift y, turn in degrees, log scale)."""
    if what != BADLY_CUT:
        pick = rng.random()
        spread = .02 if pick < .4 else .045 if pick < .8 else .09
        limit = .2
        shift = [max(-limit, min(limit, rng.gauss(0, spread))) for _ in range(2)]
        turn = rng.gauss(0, 1.8) if rng.random() < .85 else rng.uniform(-9, 9)
        scale = rng.gauss(0, .035) if rng.random() < .85 else rng.uniform(-.16, .16)
        return shift[0], shift[1], turn, scale
    pick = rng.random()
    if pick < .72:
        far, other = rng.uniform(.27, .5) * rng.choice((-1, 1)), rng.uniform(-.5, .5)
        if rng.random() < .5:
            other = rng.gauss(0, .06)
        shift = (far, other) if rng.random() < .5 else (other, far)
        return shift[0], shift[1], rng.gauss(0, 3), rng.gauss(0, .05)
    if pick < .86:
        return rng.gauss(0, .1), rng.gauss(0, .1), rng.uniform(16, 44) * rng.choice((-1, 1)), \
            rng.gauss(0, .05)
    scale = rng.choice((rng.uniform(-.6, -.27), rng.uniform(.27, .5)))
    return rng.gauss(0, .15), rng.gauss(0, .15), rng.gauss(0, 3), scale


def _cut(rng, table, frame):
    """Cuts the crop; returns it and the registration numbers."""
    shift_x, shift_y, turn, log_scale = frame
    side, margin = heads.TILE_SIDE, (heads.INPUT_SIDE - heads.TILE_SIDE) / 2
    half = PITCH / 2 * np.exp(-log_scale)  # half the side of the frame, in canvas pixels
    corners = canvas.rotated([(-1, -1), (1, -1), (1, 1), (-1, 1)], np.deg2rad(-turn), 0, 0, half)
    middle = REACH + PITCH / 2
    angle = np.deg2rad(-turn)
    dx, dy = -shift_x * 2 * half, -shift_y * 2 * half
    corners += (middle + dx * np.cos(angle) - dy * np.sin(angle),
                middle + dx * np.sin(angle) + dy * np.cos(angle))
    bend = abs(rng.gauss(0, .015)) if rng.random() < .7 else 0.0
    corners += np.float32([[rng.gauss(0, bend) * PITCH for _ in range(2)] for _ in range(4)])
    to = np.float32([(0, 0), (side, 0), (side, side), (0, side)]) + margin
    matrix = cv2.getPerspectiveTransform(np.float32(corners), to)
    tile = np.float32([[(0, 0), (PITCH, 0), (PITCH, PITCH), (0, PITCH)]]) + REACH
    seen = cv2.perspectiveTransform(tile, matrix)[0]
    centre = (seen.mean(0) - heads.INPUT_SIDE / 2) / side
    across = (seen[1] - seen[0] + seen[2] - seen[3]) / 2
    down = (seen[3] - seen[0] + seen[2] - seen[1]) / 2
    turned = np.rad2deg(np.arctan2(across[1] - down[0], across[0] + down[1]))
    size = np.sqrt(abs(across[0] * down[1] - across[1] * down[0])) / side
    pixel = np.float32([[1, 0, .5], [0, 1, .5], [0, 0, 1]])  # corners of pixels, not their middles
    matrix = np.linalg.inv(pixel) @ matrix @ pixel
    crop = cv2.warpPerspective(table, matrix, (heads.INPUT_SIDE, heads.INPUT_SIDE), flags=cv2.INTER_LINEAR,
                               borderMode=cv2.BORDER_REPLICATE)
    return crop, np.float32([centre[0], centre[1], turned / 10, np.log(size)])


def _hole(rng, grounds, pick):
    """A crop of a free place among tiles: the rims of its neighbours make it look like one."""
    table = _bare_table(rng, grounds)
    if rng.random() < .5:  # smooth ground, evenly lit
        colour = np.float32(table[0, 0]) if rng.random() < .5 else np.float32([rng.uniform(10, 255)] * 3)
        table[:] = (colour + .15 * (np.float32(table) - colour)).clip(0, 255).astype(np.uint8)
    _surround(rng, table, pick, rng.choice((.5, .7, .9, 1.0)), rng.random() < .6)
    if rng.random() < .2:
        _populate(rng, table)
    return _cut(rng, table, _frame(rng, TILE))[0]


def no_tile(rng, noise, grounds, pick):
    """A crop with no whole tile: table, papers, figures, hands, or stray art."""
    table = _bare_table(rng, grounds)
    middle = WHOLE / 2
    kind = rng.random()
    scale, angle = np.exp(rng.uniform(-.5, .9)), rng.uniform(0, 360)
    if kind < .5:
        kind = 1  # nothing but the table
    else:
        kind = (kind - .5) * 2
    if kind < .25:
        for _ in range(rng.randint(1, 7)):
            clutter.paint_meeple(rng, table, middle + rng.gauss(0, 40), middle + rng.gauss(0, 40), PITCH,
                                 rng.uniform(.8, 1.6))
    elif kind < .4:
        for _ in range(rng.randint(1, 3)):
            clutter.paint_things(rng, table, middle + rng.gauss(0, 30), middle + rng.gauss(0, 30),
                                 PITCH * rng.uniform(.4, 1.5))
    elif kind < .5:
        clutter.paint_hand(rng, table, middle + rng.gauss(0, 30), middle + rng.gauss(0, 30), PITCH)
    elif kind < .68:  # only the rim of a neighbour
        scale, angle = rng.uniform(.95, 1.05), rng.gauss(0, 3)
        i, j = rng.choice(((1, 0), (-1, 0), (0, 1), (0, -1)))
        away = int(PITCH * rng.uniform(.8, 1.05))
        across = rng.randint(-30, 30)
        _blit(table, pick(rng), REACH + i * away + (0 if i else across), REACH + j * away + (0 if j else across))
        if rng.random() < .4:
            _blit(table, pick(rng), REACH + (i or 1) * away, REACH + (j or 1) * away)
    elif kind < .75:  # noise of any kind
        table = canvas.textured(rng, noise, canvas.hsv(rng.uniform(0, 180), rng.uniform(0, 255), 150),
                                canvas.hsv(rng.uniform(0, 180), rng.uniform(0, 255), 150), 2.5, WHOLE, WHOLE)
    turn = cv2.getRotationMatrix2D((middle, middle), angle, scale)
    full = cv2.warpAffine(table, turn, (WHOLE, WHOLE), borderMode=cv2.BORDER_REFLECT)
    side = heads.INPUT_SIDE * PITCH // heads.TILE_SIDE
    off = (WHOLE - side) // 2
    full = full[off:off + side, off:off + side]
    return cv2.resize(full, (heads.INPUT_SIDE, heads.INPUT_SIDE), interpolation=cv2.INTER_AREA)


def make(rng, noise, grounds, middle, back, pick):
    """One crop before the camera: (picture, what it is, registration numbers).

    grounds: pictures of tables; middle: the tile's picture; back: its back; pick(rng): another tile of the
    same box, turned at random.
    """
    what = rng.choices(range(len(WEIGHTS)), WEIGHTS)[0]
    if what == NOT_A_TILE and rng.random() < HOLES:
        return _hole(rng, grounds, pick), what, np.zeros(4, np.float32)
    if what == NOT_A_TILE:
        return no_tile(rng, noise, grounds, pick), what, np.zeros(4, np.float32)
    table = _lay(rng, grounds, pick, back if what == BACK else middle)
    _populate(rng, table)
    if what == COVERED:
        _cover(rng, table)
    crop, registration = _cut(rng, table, _frame(rng, what))
    return crop, what, registration
