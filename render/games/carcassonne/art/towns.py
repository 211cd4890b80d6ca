"""Walled towns on a hill, as they stand on a podium: the more tiles a city had, the larger its town."""

from __future__ import annotations

import math
from itertools import pairwise, product
from random import Random
from typing import Final

from render.bake.drawing import Drawing, linear
from render.bake.shapes import arched, ellipse, group, n, path, poly, rect, spread, stroke
from render.common.art.shades import mix
from render.games.carcassonne.art.geometry import Point
from render.games.carcassonne.art.tile import church, houses, trees, walls
from render.games.carcassonne.art.tile.picture import DEFS
from render.games.carcassonne.art.tile.trees import Standing
from render.games.carcassonne.colours import TOWN, WALL

_REACHES: Final = 28, 38, 48, 60
"""Half the width of towns, from the smallest on; what has no wall is as wide as the smallest."""
_FLAT: Final = 0.36
"""How much flatter than wide the ring of a wall is seen."""
_RISE: Final = 0.5
"""How steep the hill within is."""
_HIGH: Final = 17
"""The height of the wall before the houses."""
_DEEP: Final = 60
"""Where a church is drawn whole."""
_SCALE: Final = 3.4
_LINE: Final = "#4a3320"
_LIT, _DARK = "#f0dcb6", "#b3936a"
_HILL: Final = linear("hill", "#a9cf63", "#7fa845", "#5d8433") + linear(
    "keep", "#fff6e0", "#e6d2a8", "#a1845a", down=False
)


def _rounded(reach: float, turn: float) -> Point:
    """Return a point of the ring of a wall; it is seen nearest at 90 degrees."""
    return reach * math.cos(math.radians(turn)), reach * _FLAT * math.sin(math.radians(turn))


def _curtain(start: Point, end: Point, high: float) -> Standing:
    """Draw a wall between two towers, the darker the more it looks to the right, with merlons."""
    (left, low), (right, below) = start, end
    shade = mix(_LIT, _DARK, min(1.0, max(0.0, 0.35 - (below - low) / max(1, right - left) * 0.9)))
    body = poly([(left, low), (left, low - high), (right, below - high), (right, below)], shade, _LINE, 0.7)
    count = max(2, round((right - left) / 4.4))
    slope = (below - low) / (right - left)
    for x in spread(left, right, count):
        y = low + (x - left) * slope - high
        body += rect(x - 1.3, y - 2.6, 2.6, 3.2, mix(shade, "#ffffff", 0.35), _LINE, 0.5)
    for row, across in product((0.3, 0.62), spread(left, right, count // 2 + 1)):
        y = low + (across - left) * slope - high * row + math.sin(across * 9) * 1.2
        body += stroke(f"M{n(across - 1.6)} {n(y)}h3.2", _LINE, 0.5, 0.32)
    body += stroke(f"M{n(left)} {n(low - high + 1.6)}L{n(right)} {n(below - high + 1.6)}", _LINE, 0.5, 0.4)
    return max(low, below), body


def _gate(y: float) -> Standing:
    """Draw the gate, which is higher than the wall."""
    body = rect(-8.5, y - 24, 17, 24.5, "url(#keep)", _LINE, 0.8)
    for x in spread(-8.5, 8.5, 4):
        body += rect(x - 1.5, y - 27, 3, 3.6, WALL, _LINE, 0.5)
    return y + 0.5, body + path(arched(0, y + 0.6, 9.4, 15), "#d8c194", _LINE, 0.6) + path(
        arched(0, y + 0.6, 7, 13), "#3b2414"
    )


def _tower(place: Point, reach: float, tall: float) -> Standing:
    x, y = place
    _, body = walls.tower((x, y - walls.TALL), reach, tall)
    return y + 1, body


def _inside(reach: float, dice: Random) -> list[Standing]:
    """Place houses in rows on the hill, a church on top."""
    made, inner = list[Standing](), reach - 8
    rows = max(2, round(inner * _FLAT * 2 / 7.5))
    for row in range(rows):
        y = -inner * _FLAT + (row + 0.35) * 2 * inner * _FLAT / rows
        wide = inner * math.sqrt(max(0.12, 1 - (y / (inner * _FLAT)) ** 2))
        up = (inner * _FLAT - y) * _RISE + 4
        count = max(2, round(2 * wide / 15))
        for x in spread(-wide, wide, count):
            x += dice.uniform(-1.5, 1.5) + (3 if row % 2 else -3)
            one = houses.House(
                x,
                y - up,
                dice.uniform(13, 18),
                dice.uniform(6, 9),
                dice.uniform(11, 15),
                dice.randrange(3),
                dice.random() < 0.5,
            )
            made.append((y, houses.house(one)))
    y = -inner * _FLAT * 0.25
    at = 2, y - (inner * _FLAT - y) * _RISE - 6 - _DEEP
    made.append((y + 0.1, group(church.church((0, _DEEP), 10 + reach * 0.2), move=at)))
    return made


def _town(number: int) -> Drawing:
    """Draw a town on its hill."""
    reach, dice = _REACHES[number], Random(number)
    ring = reach - 6
    corners = [0, 45, 135, 180] if number > 1 else [0, 180]
    standing = list[Standing]()
    back = [_rounded(ring, turn) for turn in (180, 225, 270, 315, 360)]
    standing += [(-99, body) for _, body in (_curtain(a, b, _HIGH - 4) for a, b in pairwise(back))]
    standing += [(-90, _tower((x, y), 4.6, 24)[1]) for x, y in back[1:-1]]
    standing += _inside(ring, dice)
    front = sorted(_rounded(ring, turn) for turn in corners)
    for start, end in pairwise(front):
        foot, body = _curtain(start, end, _HIGH)
        standing.append((foot + ring * _FLAT, body))
    standing += [(y + 2 * ring * _FLAT, _tower((x, y), 5.6, 25)[1]) for x, y in front]
    y = ring * _FLAT
    standing.append((99, _gate(y)[1]))
    standing += [(100, _tower((x, y + 0.4), 4.6, 29)[1]) for x in (-11, 11)]
    top = 1.15 * y + 33.5
    ground = ellipse(0, y * 0.55, reach + 9, y + 9, "url(#hill)", "#4c6b28", 1)
    floor = ellipse(0, 0, ring, ring * _FLAT, TOWN)
    road = path(
        f"M-4.5 {n(y)}L-7 {n(y * 1.55 + 8)}Q0 {n(y * 1.55 + 10)} 7 {n(y * 1.55 + 8)}L4.5 {n(y)}Z",
        "#f3e6c6",
        "#a5875a",
        0.6,
    )
    around = "".join(
        body
        for _, body in (
            trees.cypress(-reach - 2, y * 0.7, 8),
            trees.cypress(-reach + 3.5, y * 1.05 + 2, 7),
            trees.bush(reach + 1, y * 0.85, 8),
            trees.bush(-20, y * 1.42 + 4, 6),
            trees.cypress(reach - 6, y * 1.2 + 3, 7),
        )
    )
    body = (
        f"{DEFS}<defs>{_HILL}</defs>" + ground + road + floor + "".join(drawn for _, drawn in sorted(standing)) + around
    )
    box = (-reach - 10.0, -top, 2 * reach + 20.0, top + y * 1.55 + 10)
    return Drawing(round(box[2] * _SCALE), round(box[3] * _SCALE), body, box)


DRAWINGS: Final = {f"town-{number}": _town(number) for number in range(len(_REACHES))}
