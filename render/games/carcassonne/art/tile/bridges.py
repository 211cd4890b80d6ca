"""Bridges and viaducts: roads that pass above another road or through a city, and go on."""

from __future__ import annotations

from typing import Final

from render.bake.shapes import arched, group, path, poly, rect
from render.games.carcassonne.art.geometry.points import Curve, along, beside
from render.games.carcassonne.art.geometry.roads import WIDTH
from render.games.carcassonne.art.tile.roads import butt, road, track
from render.games.carcassonne.colours import WALL

_DEEP: Final = 8.0
_LINE: Final = "#6f5434"
_FROM: Final = 0.19
_TO: Final = 0.81


def bridge(line: Curve, arches: int) -> str:
    """Draw a straight road with a raised deck in its middle."""
    deck = along(line, _FROM), along(line, _TO)
    body = road(line)
    (x0, y0), (x1, y1) = deck
    across = abs(x1 - x0) > abs(y1 - y0)
    edges = track(deck)
    if across:
        left, right = min(x0, x1), max(x0, x1)
        top = y0 + WIDTH / 2
        body += group(
            poly(
                [(left + 3, top), (right + 4, top), (right + 4, top + _DEEP + 3), (left + 3, top + _DEEP + 3)],
                "#3a2a12",
            ),
            opacity=0.36,
        )
        body += poly(
            [(left, top), (right, top), (right, top + _DEEP), (left, top + _DEEP)], "url(#stone-face)", _LINE, 0.6
        )
        step = (right - left) / arches
        for at in range(arches):
            middle = left + step * (at + 0.5)
            body += path(arched(middle, top + _DEEP, min(step * 0.7, 14), _DEEP - 1.4), "#5a4126", "#f3e4c2", 0.8)
    else:
        body += f'<g transform="translate(4.4 2.6)" opacity=".38">{butt(edges, "#3a2a12", WIDTH + 3)}</g>'
    body += butt(edges, _LINE, WIDTH + 4.6) + butt(edges, "#f6e8c8", WIDTH + 3.4)
    body += butt(edges, "#a5875a", WIDTH - 1.2) + butt(edges, "#f7edd3", WIDTH - 2.4)
    for edge in (beside(deck, WIDTH / 2 + 0.4), beside(deck, -WIDTH / 2 - 0.4)):
        body += butt(track(edge), "#b99c6a", 1.6, ' stroke-dasharray=".7 3.6"')
    body += butt(edges, "#dcc79a", 0.8, ' stroke-dasharray="4.5 5"')
    return body + "".join(
        rect(x - 2.2, y - 2.6, 4.4, 4.8, WALL, _LINE, 0.6)
        for edge in (beside(deck, WIDTH / 2 + 1), beside(deck, -WIDTH / 2 - 1))
        for x, y in edge
    )
