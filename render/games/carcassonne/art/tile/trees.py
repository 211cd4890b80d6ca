"""Trees: cypresses and round ones, in the fields."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from PIL import Image

from bot.games.carcassonne.components import Kind, Tile
from render.bake.drawing import linear, radial
from render.bake.shapes import ellipse, group, n, path, stroke
from render.games.carcassonne.art.geometry import SIDE, label_image, spots
from render.games.carcassonne.art.geometry.labels import label_at
from render.games.carcassonne.art.geometry.points import turned

DEFS: Final = linear("cypress", "#7fa352", "#416a33", "#274a24", down=False) + radial(
    "leaves", "#b3cf68", "#6f9a42", "#41692c", x=0.34, y=0.28, radius=0.8
)
_TRIES: Final = 90
_APART: Final = 9.5
_FROM_FOLLOWERS: Final = 13.0
_MOST: Final = 6
_WALL: Final = 10.0
"""How far below a wall's top there is still its face."""

Standing = tuple[float, str]
"""The height of a thing's foot, by which things hide one another, and its drawing."""


def trees(tile: Tile, turn: int, *, far: bool = False) -> list[Standing]:
    """Draw a tile's trees where they hide nothing but grass; few large round ones from far away."""
    dice, placed = Random(f"trees of {tile.id}"), spots(tile, turn)
    labels = label_image(tile, turn)
    fields = {at + 1 for at, each in enumerate(tile.segments) if each.kind is Kind.FIELD}
    taken = [(place, _FROM_FOLLOWERS) for place in placed.followers]
    taken += [(found[0], found[1] * 1.1 + 4) for found in (placed.monastery, placed.mine) if found]
    made: list[Standing] = []
    for _ in range(_TRIES):
        x, y = turned((dice.uniform(5, SIDE - 5), dice.uniform(5, SIDE - 5)), turn)
        tall, size = dice.random() < 0.5 and not far, dice.uniform(7, 9.2) * (1.5 if far else 1)
        top = size * (1.9 if tall else 1.1)
        around = [(0, 1.5), (-4.5, -1), (5.5, 0), (0, -top), (3, -top * 0.6), (-4, -_WALL), (4, -_WALL)]
        if not all(_is_field(labels, fields, x + across, y + down) for across, down in around):
            continue
        if any(math.dist((x, y), place) < reach for place, reach in taken):
            continue
        taken.append(((x, y), _APART))
        made.append(cypress(x, y, size) if tall else bush(x, y, size))
        if len(made) == (2 if far else _MOST):
            break
    return made


def _is_field(labels: Image.Image, fields: set[int], x: float, y: float) -> bool:
    return 1 < x < SIDE - 1 and 1 < y < SIDE - 1 and label_at(labels, (x, y)) in fields


def cypress(x: float, y: float, size: float) -> Standing:
    """Draw a cypress around the middle of its foot."""
    wide, tall = size * 0.4, size * 1.95
    edge = (
        f"M{n(x)} {n(y - tall)}C{n(x + wide)} {n(y - tall * 0.6)} {n(x + wide * 1.1)} {n(y)} {n(x)} {n(y)}"
        f"C{n(x - wide * 1.1)} {n(y)} {n(x - wide)} {n(y - tall * 0.6)} {n(x)} {n(y - tall)}Z"
    )
    body = _shade(x, y, size) + path(edge, "url(#cypress)", "#22401f", 0.4)
    start, end = (x - wide * 0.42, y - tall * 0.2), (x - wide * 0.06, y - tall * 0.88)
    light = f"M{n(start[0])} {n(start[1])}Q{n(x - wide * 0.5)} {n(y - tall * 0.55)} {n(end[0])} {n(end[1])}"
    body += stroke(light, "#a9c774", size * 0.085, 0.8)
    return y, body


def bush(x: float, y: float, size: float) -> Standing:
    """Draw a round tree around the middle of its foot."""
    reach = size * 0.56
    body = _shade(x, y, size * 1.1)
    for across, up, wide, edge in (
        (0.55, 0.62, 0.72, "#345722"),
        (-0.5, 0.66, 0.72, "#345722"),
        (0, 1.15, 0.82, "#4b7330"),
    ):
        body += ellipse(x + reach * across, y - reach * up, reach * wide, reach * wide, "url(#leaves)", edge, 0.4)
    right, rise = n(reach * 0.2), n(-reach * 0.4)
    top = f"M{n(x - reach * 0.5)} {n(y - reach * 1.3)}q{right} {rise} {n(reach * 0.6)} {rise}"
    return y, body + stroke(top, "#d6e695", reach * 0.14, 0.8)


def _shade(x: float, y: float, size: float) -> str:
    return group(ellipse(x + size * 0.34, y + 0.1, size * 0.62, size * 0.22, "#2d4413"), opacity=0.38)
