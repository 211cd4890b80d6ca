"""Fields on the map: each bordered in the colour and pattern of who holds it, with its number and counted cities."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.carcassonne import Feature, majority
from bot.games.carcassonne.components import POINTS_A_CITY_BESIDE
from bot.games.carcassonne.farmers import cities_beside
from render.common.page import Page, lay_badge
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carcassonne.geometry import spots
from render.games.carcassonne.map.marks import lay_disc
from render.games.carcassonne.map.scene import MapScene, segments_of
from render.games.carcassonne.tints import HATCHINGS, Fill

NUMBER: Final = theme.INK
"""The colour of the discs with the numbers, which no seat has."""
_COVER: Final = 22
_EDGE, _STRIP = 4, 13
_FREE: Final = "#8d867c", "none"
_SHARED: Final = "#5d554d", "checks"
"""Colour and pattern of fields that nobody holds, and of those that several seats hold."""
_BADGE, _PITCH = 40, 42
"""The size of the badges beside a number, and how far apart their middles are."""
_HIGH: Final = 36
_BESIDE: Final = 7
_PAPER, _PAPER_LOW = "#fff3c4", "#ffd65c"


class Shown(NamedTuple):
    """A field with its number."""

    number: int
    field: Feature
    cities: int
    points: int
    leaders: tuple[int, ...]


def lay_fields(page: Page, scene: MapScene, fields: Sequence[Shown]) -> None:
    """Border the fields, lay out the followers, and name fields and counted cities where these hide no follower."""
    for each in fields:
        colour, hatching = _look(each.field)
        scene.tint(f"field/{each.number}", each.field, Fill(colour, _COVER, hatching, _EDGE, _STRIP))
    scene.lay_followers()
    taken = [_middle(standing.box) for _, standing in scene.followers()]
    said = page.say("picture-gain", points=POINTS_A_CITY_BESIDE)
    wide = ink(said, "bold", theme.SMALL).advance + 2 * _BESIDE
    for label, city in _counted(scene, fields):
        x, y = _place(scene, city, taken)
        taken.append((x, y))
        box = Box(x - wide // 2, y - _HIGH // 2, wide, _HIGH)
        scene.plate(f"pays/{label}", box, _PAPER, scene.ground, 10, theme.GOLD_DEEP, fill_to=_PAPER_LOW, shadow=3)
        scene.label(f"pays/{label}/points", x, y, said, theme.SMALL, theme.INK, _PAPER, face="bold", anchor="m")
    for each in sorted(fields, key=lambda each: len(each.field.segments)):
        seats = majority(each.field) if each.field.followers else ()
        x, y = _place(scene, each.field, taken, len(seats))
        taken += [(x + place * _PITCH, y) for place in range(1 + len(seats))]
        lay_disc(scene, f"field/{each.number}", x, y, each.number, theme.SMALL, NUMBER)
        for place, seat in enumerate(seats, 1):
            corner = x + place * _PITCH - _BADGE // 2, y - _BADGE // 2
            lay_badge(scene, f"field/{each.number}/{seat}", *corner, _BADGE, seat, theme.WHITE)


def _look(field: Feature) -> tuple[str, str]:
    """Return the colour and the pattern of a field."""
    if not field.followers:
        return _FREE
    seats = majority(field)
    return (theme.SEATS[seats[0]], HATCHINGS[seats[0]]) if len(seats) == 1 else _SHARED


def _counted(scene: MapScene, fields: Sequence[Shown]) -> list[tuple[int, Feature]]:
    """List the completed cities beside fields, each once, with their labels."""
    board = scene.board
    beside = (city for each in fields for city in cities_beside(board, each.field) if city.completed)
    return sorted({board.labels[city.segments[0]]: city for city in beside}.items())


def _place(scene: MapScene, feature: Feature, taken: Sequence[tuple[int, int]], badges: int = 0) -> tuple[int, int]:
    """Return where on a feature its mark is, with so many badges at its right: away from followers and other marks."""
    found = []
    for place, segment in segments_of(scene.board, feature):
        turned, _ = scene.board.spots[place]
        found.append(scene.sight.point(place, spots(turned.tile, turned.turn).followers[segment]))
    reach, last = 1.1 * max(scene.sight.tile, 44), scene.sight.width - badges * _PITCH - _BADGE // 2
    middle = [sum(each[axis] for each in found) / len(found) for axis in (0, 1)]

    def room(point: tuple[int, int]) -> tuple[float, float]:
        parts = [(point[0] + number * _PITCH, point[1]) for number in range(1 + badges)]
        near = min((math.dist(part, other) for part in parts for other in taken), default=reach)
        return min(near, reach), -math.dist(point, middle)

    x, y = max(found, key=room)
    return min(x, last), y


def _middle(box: Box) -> tuple[int, int]:
    return box.x + box.width // 2, box.y + box.height // 2
