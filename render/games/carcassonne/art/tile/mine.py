"""The entrance of a gold mine: by it one sees that a tile is one of the Gold Mines."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import linear
from render.bake.shapes import arched, ellipse, group, path, poly, stroke
from render.games.carcassonne.art.geometry import Point

DEFS: Final = linear("rock", "#cbb99f", "#87735c", "#4b3d2b") + linear("nugget", "#fff5ae", "#ffce3a", "#c98c10")
_LINE: Final = "#4a3a28"
_LEAST, _LARGEST = 8.5, 14.0
_NUGGETS: Final = ((-7.6, -1.6, 2.1), (7.4, -2.4, 2.1), (0.2, -11, 2.4), (-5.2, -8, 1.5), (5.4, -8.2, 1.7))


def mine(place: Point, room: float) -> str:
    """Draw a mine in the room around a point."""
    body = group(ellipse(2, 2.2, 14, 4, "#2d3c10"), opacity=0.36)
    body += path(
        "M-12 3L-11.4 -3.6L-7.4 -9.8L-2.6 -13.8L3 -14.2L8 -10.4L11 -4.4L12.4 3Q0 5.6 -12 3Z", "url(#rock)", _LINE, 0.8
    )
    body += stroke("M-7 -9.4L-5 -5L-9 -2M8 -10L6.6 -5.4L9.6 -2M-2.4 -13.6L-1 -10.6", "#6d5a42", 0.6, 0.8)
    body += path(arched(0, 3.8, 9.6, 11.2), "#9a642c", _LINE, 0.6) + path(arched(0, 3.9, 6.6, 8.8), "#1d120a")
    for x, y, size in _NUGGETS:
        edge = [
            (x - size, y),
            (x - size * 0.2, y - size),
            (x + size, y - size * 0.3),
            (x + size * 0.6, y + size * 0.8),
            (x - size * 0.6, y + size * 0.8),
        ]
        body += poly(edge, "url(#nugget)", "#7a5208", 0.5)
    x, y = place
    scale = max(_LEAST, min(_LARGEST, room - 1.5)) / 13
    return group(body, move=(x, y + 4 * scale), scale=scale)
