"""Gates: where a road ends at a city's wall."""

from __future__ import annotations

from typing import Final

from render.bake.shapes import arched, group, n, path, poly, rect
from render.games.carcassonne.art.geometry.points import Curve, Point, along
from render.games.carcassonne.art.tile.roads import butt
from render.games.carcassonne.art.tile.trees import Standing
from render.games.carcassonne.art.tile.walls import TALL, tower
from render.games.carcassonne.colours import WALL

_LINE: Final = "#6f5434"
_DARK: Final = "#3b2414"


def gate(wall: Curve, side: int) -> list[Standing]:
    """Draw the gate in the middle of a wall; the road comes from this side of the tile."""
    place = along(wall, 0.5)
    return _sideways(place, side) if side % 2 else _facing(place)


def _facing(place: Point) -> list[Standing]:
    """Draw a gate through which one walks up or down the picture."""
    x, foot = place[0], place[1] + TALL + 0.6
    top = place[1] - 5.5
    body = rect(x - 8.5, top, 17, foot - top, "url(#tower)", _LINE, 0.6)
    body += rect(x - 9.3, top - 2.4, 18.6, 3, WALL, _LINE, 0.6)
    merlons = f"M{n(x - 8.9)} {n(top - 3.1)}H{n(x + 9.2)}"
    body += butt(merlons, _LINE, 2.6, ' stroke-dasharray="2.2 1.6"')
    body += butt(merlons, "#fffaf0", 1.5, ' stroke-dasharray="2.2 1.6"')
    body += path(arched(x, foot, 9.4, foot - top - 1.4), "#c7ab78") + path(
        arched(x, foot, 7.4, foot - top - 2.4), _DARK
    )
    return [
        tower((x - 10.5, place[1] + 1), 4.2, 13),
        tower((x + 10.5, place[1] + 1), 4.2, 13),
        (foot + 0.2, body),
    ]


def _sideways(place: Point, side: int) -> list[Standing]:
    """Draw a gate through which one walks across the picture: an arch between two towers."""
    x, y = place
    outer = x + 5 if side == 1 else x - 5
    lit = side == 3
    shade = group(
        poly([(x, y - 6.5), (outer, y - 6.5), (outer + (3 if not lit else -1), y + 6.5), (x, y + 6.5)], "#2c1c0c"),
        opacity=0.7,
    )
    body = shade + rect(x - 4, y - 11, 8, 19, WALL, _LINE, 0.7)
    body += "".join(
        rect(x + edge, y - 9 + step * 3.2, 1.9, 2, "#fffaf0", "#b99c6a", 0.3)
        for edge in (-3.6, 1.7)
        for step in range(5)
    )
    return [tower((x, y - 9.5), 4.6, 12.5), (y + 2, body), tower((x, y + 9), 4.6, 12.5)]
