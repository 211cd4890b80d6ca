"""City walls: a walkway with merlons above faces lit by where they look, and round towers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from render.bake.drawing import linear
from render.bake.shapes import ellipse, group, n, path, poly, rect, stroke
from render.common.art.shades import mix
from render.games.carcassonne.art.geometry.points import Curve, Point, along, beside
from render.games.carcassonne.art.tile.roads import butt, track
from render.games.carcassonne.art.tile.trees import Standing
from render.games.carcassonne.colours import WALL, WALL_FACE, WALL_SHADE

THICK: Final = 5.0
TALL: Final = 6.5
_LINE: Final = "#4a3320"
DEFS: Final = linear("tower", "#fff6e0", "#e6d2a8", "#a1845a", down=False) + linear(
    "cone", "#ea8b64", "#c25033", "#742418", down=False
)
_TOWERS: Final = (0.2, 0.8)


def wall(curve: Curve) -> str:
    """Draw the wall of a city along a curve, without its towers."""
    left, right = beside(curve, THICK / 2), beside(curve, -THICK / 2)
    shade = [(x + 3.6, y + TALL + 2.4) for x, y in curve]
    body = f'<g opacity=".34">{butt(track(shade), "#2c3a10", THICK + 1.4)}</g>'
    body += _faces(left) + _faces(right)
    top = track(curve)
    body += butt(top, _LINE, THICK + 1.8) + butt(top, WALL, THICK)
    body += butt(track(beside(curve, THICK * 0.16)), "#d8c194", 1.6)
    for edge in (beside(curve, THICK * 0.36), beside(curve, -THICK * 0.36)):
        body += butt(track(edge), "#b99c6a", 1.5) + butt(track(edge), "#fffaf0", 1.5, ' stroke-dasharray="2.3 1.3"')
    return body


def _faces(edge: Sequence[Point]) -> str:
    return "".join(_face(here, there) for here, there in pairwise(edge))


def _face(here: Point, there: Point) -> str:
    """Draw a piece of the wall below one edge of its top, the brighter the more it looks to the left."""
    across, down = there[0] - here[0], there[1] - here[1]
    reach = math.hypot(across, down) or 1
    slope = down / reach * (1 if across > 0 else -1)
    colour = mix(WALL_FACE, WALL_SHADE, min(1.0, max(0.0, 0.45 - 0.5 * slope)))
    foot = [(there[0], there[1] + TALL), (here[0], here[1] + TALL)]
    return poly([here, there, *foot], colour, colour, 0.3)


def towers(curve: Curve) -> list[Standing]:
    """Draw the towers of a wall."""
    return [tower(along(curve, share)) for share in _TOWERS]


def tower(place: Point, reach: float = 5.2, tall: float = 12.0) -> Standing:
    """Draw a round tower whose middle stands at a point of the wall's top."""
    x, y = place[0], place[1] + TALL
    top, roof = y - tall, reach * 1.9
    body = group(ellipse(x + 4, y + 1, reach * 1.15, reach * 0.55, "#2c2408"), opacity=0.36)
    sides = f"M{n(x - reach)} {n(top)}V{n(y)}A{n(reach)} {n(reach * 0.42)} 0 0 0 {n(x + reach)} {n(y)}V{n(top)}Z"
    body += path(sides, "url(#tower)", _LINE, 0.6)
    over = reach * 1.26
    eaves = n(top + 0.6)
    cone = (
        f"M{n(x - over)} {eaves}L{n(x)} {n(top - roof)}L{n(x + over)} {eaves}"
        f"A{n(over)} {n(over * 0.4)} 0 0 1 {n(x - over)} {eaves}Z"
    )
    body += path(cone, "url(#cone)", "#5a1a16", 0.6)
    body += rect(x - 0.9, top + 4.4, 1.8, 3.6, "#4a2e1c", r=0.9)
    body += stroke(f"M{n(x - over * 0.55)} {n(top + 0.6)}L{n(x - 0.3)} {n(top - roof + 2)}", "#ffd0a4", 0.8, 0.75)
    return y, body
