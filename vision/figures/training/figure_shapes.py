"""Outlines of pieces of wood, in millimetres: x to the side, y up from what they stand on. No two boxes cut
them alike, so every outline is bent a little."""

import numpy as np

MEEPLE = [(0, 3.6), (1.6, 2.6), (2.6, .2), (3.2, 0), (7.2, 0), (7.8, .9), (6.4, 3.4), (4.7, 6.2), (7.6, 7.4), (8.2, 8.7),
          (7.2, 9.9), (4.6, 10.6), (2.5, 11.2), (3.0, 12.8), (2.9, 14.4), (1.8, 15.6), (0, 16.1)]
ABBOT = [(0, 0), (6.7, 0), (7, .8), (5.7, 5), (6.8, 7.3), (6.5, 9), (3.2, 10.6), (3.7, 12.8), (3.9, 15.1), (1.8, 18.4), (0, 20)]
MAGE = [(0, 0), (6.4, 0), (6.9, .9), (5.4, 5), (5.8, 8), (4.2, 10), (3.9, 12.6), (4.8, 13.4), (3, 14.8), (1.6, 19), (0, 22.5)]
GHOST = [(0, .9), (1.6, 0), (3.2, .9), (4.8, 0), (5.6, 1.2), (5.8, 8), (4.6, 12), (2.4, 14), (0, 14.6)]
PAWN = [(0, 0), (5.5, 0), (5.5, 1.5), (3, 5), (2.2, 8), (3.6, 10), (3.9, 12.5), (2.4, 15), (0, 16)]
HOUND = [(-8.2, 0), (-5.4, 0), (-5, 3.4), (3.2, 3.4), (3.6, 0), (6.4, 0), (6.6, 5.2), (7.6, 7.6), (10.6, 8), (10.8, 9.8),
         (8, 11.4), (7, 13.2), (5.6, 12), (4.2, 8.8), (-5.4, 8.6), (-7.4, 12), (-9, 11.6), (-8, 7)]

# Radius at a height, both in parts of the height: round bodies.
CONE = [(.34, 0), (.3, .25), (.22, .55), (.15, .85), (.1, 1)]
EGG = [(.36, 0), (.4, .2), (.38, .5), (.28, .8), (.12, .97), (0, 1)]
HATTED = [(.33, 0), (.25, .35), (.19, .52), (.3, .55), (.28, .6), (.15, .65), (.06, .95), (0, 1)]
PAWN_ROUND = [(.34, 0), (.3, .12), (.14, .45), (.12, .6), (.24, .66), (.26, .8), (.18, .95), (0, 1)]


def _mirrored(half):
    right = [p for p in half]
    left = [(-x, y) for x, y in reversed(half) if x > 0]
    return np.float32(right + left)


CUT = {"meeple": (_mirrored(MEEPLE), 10, True), "abbot": (_mirrored(ABBOT), 10, True), "mage": (_mirrored(MAGE), 10, False),
       "ghost": (_mirrored(GHOST), 9, False), "pawn": (_mirrored(PAWN), 9, True), "hound": (np.float32(HOUND), 7, False)}
ROUND = {"cone": (CONE, 20), "egg": (EGG, 14), "hatted": (HATTED, 22), "pawn": (PAWN_ROUND, 18)}


def cut_outline(rng, name):
    """(outline, thickness, whether it may lie) of one flat piece."""
    outline, thickness, lies = CUT[name]
    outline = outline.copy()
    outline[:, 0] *= rng.uniform(.86, 1.14)
    outline[:, 1] *= rng.uniform(.88, 1.12)
    if name != "hound":  # both halves alike
        wave = rng.uniform(-.07, .07)
        high = outline[:, 1].max()
        outline[:, 0] *= 1 + wave * np.sin(outline[:, 1] / high * rng.uniform(2, 7) + rng.uniform(0, 6))
    return outline, thickness * rng.uniform(.75, 1.25), lies


def round_profile(rng, name):
    """(radius, height) pairs in millimetres of one round piece, from its foot up."""
    profile, high = ROUND[name]
    high = high * rng.uniform(.85, 1.15)
    wide = high * rng.uniform(.85, 1.2)
    return [(r * wide, h * high) for r, h in profile]
