"""Grass: soft light and dark patches that go on from tile to tile, and tufts."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random

from render.bake.drawing import radial
from render.bake.shapes import ellipse, n, stroke
from render.games.carcassonne.art.geometry import SIDE
from render.games.carcassonne.colours import GRASS, GRASS_DARK, GRASS_LIGHT

DEFS = radial("sun", GRASS_LIGHT + "e0", GRASS_LIGHT + "00") + radial("dew", GRASS_DARK + "c0", GRASS_DARK + "00")


@cache
def grass() -> str:
    """Draw the grass below everything."""
    dice = Random(7)
    body = f'<rect width="{SIDE}" height="{SIDE}" fill="{GRASS}"/>' + clouds(dice, "url(#sun)", "url(#dew)")
    tufts = ""
    for _ in range(34):
        x, y = dice.uniform(2, SIDE - 2), dice.uniform(3, SIDE - 1)
        tufts += f"M{n(x)} {n(y)}l-.7 -1.7M{n(x)} {n(y)}l.9 -1.5"
    return body + stroke(tufts, "#7f9f45", 0.45, 0.7)


def clouds(dice: Random, light: str, dark: str) -> str:
    """Draw soft patches of two paints; what leaves a tile comes back on its other side."""
    body = ""
    for step in range(14):
        x, y, reach = dice.uniform(0, SIDE), dice.uniform(0, SIDE), dice.uniform(14, 27)
        for across, down in product((-SIDE, 0, SIDE), repeat=2):
            if -reach < x + across < SIDE + reach and -reach < y + down < SIDE + reach:
                body += ellipse(x + across, y + down, reach, reach * 0.7, dark if step % 2 else light)
    return body
