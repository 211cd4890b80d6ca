"""Features on the map: in the colour and pattern of who holds them, numbered, and the cities that fields count."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final, NamedTuple

from bot.games.carcassonne.board import Feature
from bot.games.carcassonne.components import POINTS_A_CITY_BESIDE, Kind
from bot.games.carcassonne.scoring import cities_beside, majority
from render.engine import theme
from render.engine.scene import Box
from render.games.carcassonne.map.marks import tie
from render.games.carcassonne.map.scene import MapScene, lay_disc, lay_figure
from render.games.carcassonne.tints import PATTERNS, Fill

NUMBER: Final = theme.INK
"""The colour of the discs with the numbers, which no seat has."""
_COVER, _EDGE = 52, 6
"""How much of a field its colour hides, in percent, and how wide its contour is."""
_OWN: Final = 30, 10
"""How much of what a seat has its colour hides, in percent, and of its fields."""
_PALE: Final = 62
"""How much of the map is hidden where there is neither a field nor a city that counts, in percent."""
_FREE: Final = "#7d766c", "none"
_SHARED: Final = "#b9a88a", "stripes"
"""Colour and pattern of fields that nobody holds, and of those that several seats hold."""
_DISC, _PAYS = 52, 46
"""The sizes of a number, and of a badge with what a city pays."""
_LINES: Final = (9, theme.WHITE), (4, theme.INK)
"""The line from such a badge to its city."""


class Shown(NamedTuple):
    """A field with its number."""

    number: int
    field: Feature
    cities: int
    points: int

    @property
    def holders(self) -> tuple[int, ...]:
        """The seats with the most followers on it, whether it is worth anything or not."""
        return tuple(majority(self.field)) if self.field.followers else ()

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats that would get its points."""
        return self.holders if self.points else ()


def lay_fields(scene: MapScene, fields: Sequence[Shown]) -> None:
    """Fill fields, lay out their farmers alone, number fields, and say in each city what it pays to whom."""
    board, beside = scene.board, dict[int, list[Shown]]()
    for each in fields:
        for city in cities_beside(board, each.field):
            if city.completed:
                beside.setdefault(board.labels[city.segments[0]], []).append(each)
    scene.pale(_PALE, chain.from_iterable(board.features[label].segments for label in beside))
    for each in fields:
        colour, pattern = _look(each)
        scene.tint(f"field/{each.number}", each.field, Fill(colour, _COVER, pattern, _EDGE))
    farmers = {one: scene.letters[one.seat] for each in fields for one in each.field.followers}
    busy = scene.lay_followers(farmers, theme.WHITE)
    walls = [
        Box(*at, 0, 0).grown(scene.sight.tile * 2 // 5)
        for label in beside
        for at in scene.parts_of(board.features[label])
    ]
    for each in sorted(fields, key=lambda each: len(each.field.segments)):
        busy.append(scene.find_room(each.field, _DISC, [*busy, *walls]))
        lay_disc(scene, f"field/{each.number}/disc", *busy[-1].middle, each.number, theme.BODY, NUMBER)
    said = str(POINTS_A_CITY_BESIDE)
    for label, found in sorted(beside.items()):
        city = board.features[label]
        for each in found:
            touched = city._replace(places=city.places & each.field.places)
            for seat in each.holders or (None,):
                what = f"pays/{label}/{each.number}/{seat}"
                box = scene.find_room(touched, _PAYS, [*busy, *walls], each.field.segments)
                tie(scene, what, touched, box, _LINES)
                busy.append(box)
                if seat is None:
                    lay_disc(scene, what, *box.middle, POINTS_A_CITY_BESIDE, theme.SMALL, _FREE[0])
                else:
                    lay_figure(scene, what, box, seat, said, scene.ground, theme.WHITE)


def lay_own(scene: MapScene, held: Sequence[Shown], seat: int) -> None:
    """Make all pale but what a seat has followers on, which are numbered."""
    scene.pale(_PALE, chain.from_iterable(each.field.segments for each in held))
    for each in held:
        cover = _OWN[each.field.kind is Kind.FIELD]
        scene.tint(f"field/{each.number}", each.field, Fill(theme.SEATS[seat], cover, edge=_EDGE))
    scene.lay_followers({one: str(each.number) for each in held for one in each.field.followers if one.seat == seat})


def _look(shown: Shown) -> tuple[str, str]:
    """Return the colour and the pattern of a field."""
    seats = shown.holders
    if not seats:
        return _FREE
    return (theme.SEATS[seats[0]], PATTERNS[seats[0]]) if len(seats) == 1 else _SHARED
