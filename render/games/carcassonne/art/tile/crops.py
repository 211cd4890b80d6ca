"""Crops in the wider fields: wheat and vines."""

from __future__ import annotations

import math
from functools import cache
from random import Random
from typing import Final

from bot.games.carcassonne.components import Kind, Tile
from render.bake.shapes import group, n, path, stroke
from render.games.carcassonne.art.geometry import SIDE, Point, segment_mask
from render.games.carcassonne.art.geometry.clearance import farthest
from render.games.carcassonne.art.geometry.points import turned

_WIDE, _LARGEST = 12.0, 25.0
_SHARE: Final = 0.86
"""How far a patch reaches, as a share of the room there is."""
_WHEAT: Final = ("#d3cf74", "#bdb352", "#e6e29a", "#b4ac58")
_VINES: Final = ("#aac562", "#8bae4e", "#bdd278", "#9cb656")
"""The ground, the rows, the light on them, and the edge."""


def crops(tile: Tile, turn: int) -> str:
    """Draw a patch of crops in each field that has room for it."""
    body = ""
    for at, segment in enumerate(tile.segments):
        if segment.kind is not Kind.FIELD:
            continue
        place, clear = _widest(tile, at)
        if clear >= _WIDE:
            dice = Random(f"{tile.id}/{at}")
            angle = dice.uniform(-0.5, 0.5) + turn * math.pi / 2
            wheat, aspect = dice.random() < 0.5, dice.uniform(0.66, 0.86)
            reach = min(clear, _LARGEST) * _SHARE
            body += patch(turned(place, turn), reach, angle, aspect, wheat=wheat, name=f"crop-{at}")
    return body


@cache
def _widest(tile: Tile, field: int) -> tuple[Point, float]:
    """Return the widest place of a field on the unturned tile, and how far it is from all else."""
    return farthest(segment_mask(tile, 0, field, SIDE))


def patch(middle: Point, reach: float, angle: float, aspect: float, *, wheat: bool, name: str) -> str:
    """Draw a patch of wheat or vines; its rows lie at an angle."""
    x, y = middle

    def at(across: float, down: float) -> str:
        left, top = across * reach, down * reach * aspect
        return (
            f"{n(x + left * math.cos(angle) - top * math.sin(angle))} "
            f"{n(y + left * math.sin(angle) + top * math.cos(angle))}"
        )

    outline = (
        f"M{at(-0.9, -0.7)}Q{at(0, -1.06)} {at(0.92, -0.78)}Q{at(1.02, 0)} {at(0.86, 0.8)}"
        f"Q{at(0, 0.96)} {at(-0.86, 0.74)}Q{at(-1.04, 0)} {at(-0.9, -0.7)}Z"
    )
    ground, row, light, edge = _WHEAT if wheat else _VINES
    rows = max(4, int(reach / 2.3))
    lines = "".join(
        f"M{at(-0.88, down)}Q{at(0, down - 0.05)} {at(0.88, down)}"
        for down in ((step + 0.5) / rows * 1.4 - 0.7 for step in range(rows))
    )
    made = stroke(lines, row, 1.3 if wheat else 1.7, 0.75)
    made += group(stroke(lines, light, 0.55, 0.85), move=(-0.35, -0.5))
    clip = f'<clipPath id="{name}"><path d="{outline}"/></clipPath>'
    return f'{clip}{path(outline, ground, edge, 0.8)}<g clip-path="url(#{name})">{made}</g>'
