"""How one edition looks: palette, shapes and habits, drawn at random."""

from dataclasses import dataclass

import canvas


@dataclass
class Style:
    """The looks shared by all tiles of one painted box."""

    field: tuple
    field_second: tuple
    field_texture: float
    town: tuple
    town_second: tuple
    town_texture: float
    roofs: list
    house_wall: tuple
    wall: tuple
    wall_width: float
    wall_form: str
    wall_towers: float
    wall_face: float
    tower_roof: tuple
    city_depth: float
    house_size: float
    house_density: float
    road: tuple
    road_width: float
    road_border: tuple
    winding: float
    river: tuple
    river_width: float
    outline: tuple
    outlined: bool
    trees: list
    tree_amount: float
    clutter: float
    shield: int
    shield_size: float
    shield_colours: tuple
    border: str
    snow: bool
    mist: tuple
    uplook: float
    saturation: float
    contrast: float
    village: str
    monastery_form: int
    monastery_size: float
    garden_form: int
    bare: float


def _far(a, b):
    return sum((x - y) ** 2 for x, y in zip(a, b)) ** 0.5


def _field_colours(rng):
    kind = rng.random()
    snow = False
    if kind < 0.74:
        first = canvas.hsv(rng.uniform(32, 60), rng.uniform(85, 220), rng.uniform(85, 215))
    elif kind < 0.85:
        snow = True
        first = canvas.hsv(rng.uniform(90, 115), rng.uniform(0, 25), rng.uniform(220, 255))
    elif kind < 0.89:
        first = canvas.hsv(rng.uniform(22, 34), rng.uniform(60, 170), rng.uniform(120, 220))
    elif kind < 0.92:
        first = canvas.hsv(rng.uniform(55, 80), rng.uniform(50, 200), rng.uniform(60, 190))
    elif kind < 0.96:
        first = canvas.hsv(rng.uniform(10, 40), rng.uniform(10, 60), rng.uniform(130, 240))
    else:
        first = canvas.hsv(rng.uniform(0, 180), rng.uniform(20, 200), rng.uniform(60, 240))
    if snow:
        second = canvas.hsv(rng.uniform(98, 112), rng.uniform(30, 120), rng.uniform(190, 250))
    else:
        second = canvas.shade(first, rng.choice((rng.uniform(0.5, 0.85), rng.uniform(1.15, 1.4))))
        second = canvas.jitter(rng, second, 15)
    return first, second, snow


def _town_colour(rng, field):
    while True:
        kind = rng.random()
        if kind < 0.68:
            colour = canvas.hsv(rng.uniform(8, 20), rng.uniform(60, 190), rng.uniform(95, 235))
        elif kind < 0.8:
            colour = canvas.hsv(rng.uniform(0, 12), rng.uniform(60, 190), rng.uniform(90, 200))
        elif kind < 0.86:
            colour = canvas.hsv(rng.uniform(0, 180), rng.uniform(0, 35), rng.uniform(80, 225))
        elif kind < 0.97:
            colour = canvas.hsv(rng.uniform(14, 26), rng.uniform(30, 110), rng.uniform(150, 245))
        else:
            colour = canvas.hsv(rng.uniform(0, 180), rng.uniform(20, 160), rng.uniform(70, 230))
        if _far(colour, field) > 60:
            return colour


def _roof(rng, snow):
    kind = rng.random()
    if snow and kind < 0.7:
        return canvas.hsv(rng.uniform(95, 115), rng.uniform(0, 40), rng.uniform(205, 255))
    if kind < 0.6:
        return canvas.hsv(rng.uniform(0, 15), rng.uniform(130, 235), rng.uniform(110, 235))
    if kind < 0.75:
        return canvas.hsv(rng.uniform(10, 20), rng.uniform(60, 160), rng.uniform(70, 180))
    if kind < 0.85:
        return canvas.hsv(rng.uniform(85, 125), rng.uniform(60, 200), rng.uniform(80, 190))
    return canvas.hsv(rng.uniform(0, 180), rng.uniform(0, 60), rng.uniform(70, 200))


def _road_colour(rng, field, snow):
    while True:
        kind = rng.random()
        if snow and kind < 0.75:
            colour = canvas.hsv(rng.uniform(5, 120), rng.uniform(0, 80), rng.uniform(60, 150))
        elif kind < 0.72:
            colour = canvas.hsv(rng.uniform(12, 35), rng.uniform(0, 55), rng.uniform(190, 252))
        elif kind < 0.9:
            colour = canvas.hsv(rng.uniform(12, 26), rng.uniform(40, 140), rng.uniform(130, 235))
        else:
            colour = canvas.hsv(rng.uniform(0, 180), rng.uniform(0, 50), rng.uniform(70, 190))
        if _far(colour, field) > 75:
            return colour


SHIELD_COLOURS = (
    ((170, 90, 40), (245, 245, 245)), ((150, 60, 30), (230, 235, 235)), ((190, 120, 60), (250, 250, 250)),
    ((40, 40, 190), (240, 240, 240)), ((30, 30, 30), (40, 200, 240)), ((150, 70, 30), (60, 200, 240)),
    ((120, 60, 140), (235, 235, 235)), ((60, 120, 40), (235, 235, 235)),
)


def invent(rng):
    """A style. Most resemble printed boxes, a few resemble nothing."""
    field, second, snow = _field_colours(rng)
    town = _town_colour(rng, field)
    town_second = canvas.shade(town, rng.choice((rng.uniform(0.55, 0.85), rng.uniform(1.1, 1.35))))
    roof = _roof(rng, snow)
    roofs = [roof, canvas.jitter(rng, roof, 30), canvas.shade(roof, rng.uniform(0.7, 1.25))]
    roofs += [_roof(rng, snow) for _ in range(rng.randint(0, 2))]
    wall = canvas.hsv(rng.uniform(8, 28), rng.uniform(10, 120), rng.uniform(120, 240))
    if rng.random() < 0.2:
        wall = canvas.shade(town, rng.uniform(0.55, 0.9))
    road = _road_colour(rng, field, snow)
    outline = canvas.shade(canvas.jitter(rng, town, 20), rng.uniform(0.05, 0.45))
    tree = canvas.shade(canvas.hsv(rng.uniform(32, 70), rng.uniform(60, 200), rng.uniform(50, 140)), 1)
    shield_colours = rng.choice(SHIELD_COLOURS[:3] if rng.random() < 0.82 else SHIELD_COLOURS)
    dense = rng.random() < 0.45
    return Style(
        field=field, field_second=second, field_texture=rng.choice((0.2, 0.5, 0.8, 1.2)),
        town=town, town_second=town_second, town_texture=rng.choice((0.2, 0.6, 1.0, 1.4)),
        roofs=roofs,
        house_wall=canvas.hsv(rng.uniform(8, 30), rng.uniform(10, 110), rng.uniform(130, 245)),
        wall=wall, wall_width=rng.uniform(0.03, 0.085),
        wall_form=rng.choice(("arc", "arc", "trapezoid", "polygon", "wavy")),
        wall_towers=rng.choice((0.0, 0.3, 0.7, 1.0)),
        wall_face=rng.uniform(0.05, 0.14) if rng.random() < 0.6 else 0.0,
        tower_roof=_roof(rng, snow) if rng.random() < 0.6 else canvas.hsv(
            rng.uniform(100, 122), rng.uniform(100, 220), rng.uniform(80, 180)),
        city_depth=rng.uniform(0.17, 0.3),
        house_size=rng.uniform(0.06, 0.11) if dense else rng.uniform(0.07, 0.13),
        house_density=rng.uniform(0.7, 1.5) if dense else rng.uniform(0.0, 0.5),
        road=road, road_width=rng.uniform(0.05, 0.105),
        road_border=canvas.shade(canvas.mix(road, field, 0.4), rng.uniform(0.3, 0.8)),
        winding=rng.choice((0.0, 0.4, 0.8, 1.3)),
        river=canvas.hsv(rng.uniform(92, 118), rng.uniform(60, 220), rng.uniform(110, 245)),
        river_width=rng.uniform(0.14, 0.26),
        outline=outline, outlined=rng.random() < 0.55,
        trees=[tree, canvas.jitter(rng, tree, 25), canvas.mix(tree, field, 0.4)],
        tree_amount=rng.choice((0.0, 0.5, 1.0, 2.0)), clutter=rng.choice((0.2, 0.6, 1.0)),
        shield=rng.choice((0, 0, 0, 1, 1, 2, 3, 4, 5)), shield_size=rng.uniform(0.1, 0.2), shield_colours=shield_colours,
        border=rng.choice(("none", "none", "bevel", "frame", "dark", "white")), snow=snow,
        mist=canvas.hsv(rng.uniform(90, 150), rng.uniform(0, 50), rng.uniform(190, 255)),
        uplook=rng.uniform(0.4, 1.0), saturation=rng.uniform(0.75, 1.2),
        contrast=rng.uniform(0.85, 1.15), village=rng.choice(("houses", "houses", "bushes", "stones")),
        monastery_form=rng.randrange(4), monastery_size=rng.uniform(0.3, 0.52),
        garden_form=rng.randrange(4), bare=rng.uniform(0.0, 1.0))
