"""How well the network says that a crop is off, straddles tiles or shows none: on labelled photos."""

import dataclasses

import numpy as np

import heads
import reading

SHIFTS = ((0.06, 0.0), (0.0, -0.1), (0.12, 0.08), (-0.18, 0.05))
TURN_DEGREES = 5.0


def _moved(example, dx, dy, degrees=0.0):
    """The example with its frame moved (in tile sides) and turned clockwise."""
    corners = reading.moved_corners(example.corners, (dx, dy, degrees / 10, 0.0))
    return dataclasses.replace(example, corners=corners)


def _cell(example):
    return example.facts["col"], example.facts["row"]


def registration_errors(network, examples):
    """(errors of the shift in tile sides, errors of the turn in degrees).

    The labels' corners are a few hundredths off themselves, so what counts is how the answer changes when
    the frame is moved.
    """
    span = heads.span("registration")
    still = network.logits([reading.cut(e.picture, e.corners) for e in examples], 1)[:, span]
    shift_errors, turn_errors = [], []
    for dx, dy in SHIFTS:
        moved = [_moved(e, dx, dy) for e in examples]
        answer = network.logits([reading.cut(e.picture, e.corners) for e in moved], 1)[:, span]
        shift_errors.append(np.abs(answer[:, :2] - still[:, :2] + (dx, dy)).max(1))
    moved = [_moved(e, 0, 0, TURN_DEGREES) for e in examples]
    answer = network.logits([reading.cut(e.picture, e.corners) for e in moved], 1)[:, span]
    turn_errors.append(np.abs((answer[:, 2] - still[:, 2]) * 10 + TURN_DEGREES))
    return np.concatenate(shift_errors), np.concatenate(turn_errors)


def straddling(examples):
    """Frames halfway between two tiles that lie side by side."""
    there = {(e.group, *_cell(e)) for e in examples}
    out = []
    for e in examples:
        col, row = _cell(e)
        if (e.group, col + 1, row) in there:
            out.append(_moved(e, .5, 0))
        if (e.group, col, row + 1) in there:
            out.append(_moved(e, 0, .5))
    return out


def empty_cells(examples):
    """Frames on free cells beside tiles, as far as they lie in the picture."""
    there = {(e.group, *_cell(e)) for e in examples}
    out, seen = [], set()
    for e in examples:
        col, row = _cell(e)
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            key = (e.group, col + dx, row + dy)
            if key in there or key in seen:
                continue
            seen.add(key)
            moved = _moved(e, dx, dy)
            height, width = e.picture.shape[:2]
            if (moved.corners.min() >= 0 and (moved.corners[:, 0] < width).all()
                    and (moved.corners[:, 1] < height).all()):
                out.append(moved)
    return out


def said(network, examples):
    """How often each answer of the head `what` is given."""
    if not examples:
        return {}
    crops = [reading.cut(e.picture, e.corners) for e in examples]
    answers = network.logits(crops, 1)[:, heads.span("what")].argmax(1)
    return {name: int((answers == i).sum()) for i, name in enumerate(heads.WHAT)}


def report(network, examples):
    """Prints and returns all figures, even and odd photos apart."""
    figures = {}
    for half in ("even", "odd"):
        chosen = [e for e in examples if e.odd == (half == "odd")]
        shift, turn = registration_errors(network, chosen)
        figures[half] = {
            "shift_error_50_95": [round(float(np.percentile(shift, q)), 3) for q in (50, 95)],
            "turn_error_degrees_50_95": [round(float(np.percentile(turn, q)), 2) for q in (50, 95)],
            "tiles_said": said(network, chosen),
            "straddling_said": said(network, straddling(chosen)),
            "empty_cells_said": said(network, empty_cells(chosen)),
        }
        print(f"\ncutting, {half} photos")
        for name, value in figures[half].items():
            print(f"  {name}: {value}")
    return figures
