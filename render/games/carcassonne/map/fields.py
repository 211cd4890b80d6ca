"""Features on the map: in the colour and pattern of who holds them, numbered, and the cities that fields count."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product
from math import dist
from typing import Final, NamedTuple

from bot.games.carcassonne import Feature, Kind, Place, majority
from bot.games.carcassonne.components import POINTS_A_CITY_BESIDE
from bot.games.carcassonne.scoring import cities_beside
from render.common.page import Page, lay_badge
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import place
from render.engine.scene import Box
from render.games.carcassonne.land import segment_mask, spots
from render.games.carcassonne.map.marks import lay_disc
from render.games.carcassonne.map.scene import MapScene, segments_of
from render.games.carcassonne.map.tags import TagRoom
from render.games.carcassonne.tints import PATTERNS, Fill

NUMBER: Final = theme.INK
"""The colour of the discs with the numbers, which no seat has."""
_COVER, _COVER_SHARED, _EDGE = 72, 66, 6
_OWN: Final = 30, 10
"""How much of what a seat has its colour hides, in percent, and of its fields."""
_PALE: Final = 62
"""How much of the map is hidden where there is neither a field nor a city that counts, in percent."""
_FREE: Final = "#7d766c", "none"
_SHARED: Final = "#b9a88a", "stripes"
"""Colour and pattern of fields that nobody holds, and of those that several seats hold."""
_DISC, _HIGH, _MARK = 52, 42, 38
"""The sizes of a number, of a tag's lines and of the badges in them."""
_BESIDE, _RIM = 7, 3
_TOWN: Final = 0.25
"""How far around the middles of a city's parts tags hide most of it, in tiles."""


_NARROW: Final = 8
"""So many quarters of a tile further away a number rather lies than where its field is narrowest."""


class Shown(NamedTuple):
    """A field with its number."""

    number: int
    field: Feature
    cities: int
    points: int
    leaders: tuple[int, ...]

    @property
    def holders(self) -> tuple[int, ...]:
        """The seats with the most followers on it, whether it is worth anything or not."""
        return tuple(majority(self.field)) if self.field.followers else ()


def lay_fields(page: Page, scene: MapScene, fields: Sequence[Shown]) -> None:
    """Fill fields, lay out farmers, others pale, and name fields and counted cities where that hides least."""
    counted, followers = _counted(scene, fields), {one for each in fields for one in each.field.followers}
    scene.pale_all_but([city for _, city, _ in counted], _PALE)
    for each in fields:
        colour, pattern = _look(each)
        cover = _COVER_SHARED if len(each.holders) > 1 else _COVER
        scene.tint(f"field/{each.number}", each.field, Fill(colour, cover, pattern, _EDGE))
    scene.lay_followers(bright=followers)
    pale = [each.box for _, each in scene.followers() if each.follower not in followers]
    busy = [each.box for _, each in scene.followers() if each.follower in followers]
    churches = _churches(scene)
    for each in sorted(fields, key=lambda each: len(each.field.segments)):
        busy.append(_lay_number(scene, each, [*busy, *churches], pale))
    towns = [at for _, city, _ in counted for at in _middles(scene, city)]
    pale += [Box(round(x), round(y), 0, 0).grown(round(_TOWN * scene.sight.tile)) for x, y in towns]
    said = page.say("picture-gain", points=POINTS_A_CITY_BESIDE)
    for label, city, beside in sorted(counted, key=lambda each: -len(each[2])):  # the largest need most room
        busy.append(_lay_tag(scene, f"pays/{label}", city, beside, said, busy, pale))


def lay_own(scene: MapScene, held: Sequence[Shown], seat: int) -> None:
    """Make all pale but what a seat has followers on, which are numbered."""
    scene.pale_all_but([each.field for each in held], _PALE)
    for each in held:
        cover = _OWN[each.field.kind is Kind.FIELD]
        scene.tint(f"field/{each.number}", each.field, Fill(theme.SEATS[seat], cover, edge=_EDGE))
    scene.numbers = {one: each.number for each in held for one in each.field.followers if one.seat == seat}
    scene.lay_followers(bright=scene.numbers)


def _churches(scene: MapScene) -> list[Box]:
    """Return where monasteries are, which take their tiles' middles."""
    tiles = (
        scene.box_at(where) for where, (turned, _) in scene.board.spots.items() if turned.tile.monastery is not None
    )
    return [tile.grown(-tile.width // 5) for tile in tiles]


def _lay_number(scene: MapScene, shown: Shown, busy: Sequence[Box], pale: Sequence[Box]) -> Box:
    """Add the number of a field, and return where it is."""
    tried = _around(scene, shown.field, Box(0, 0, 0, 0).grown(_DISC // 2), range(-1, 2))
    box = _place(tried, busy, pale)
    lay_disc(scene, f"field/{shown.number}", box.mid_x, box.mid_y, shown.number, theme.BODY, NUMBER)
    return box


def _lay_tag(
    scene: MapScene,
    what: str,
    city: Feature,
    fields: Sequence[Shown],
    said: str,
    busy: Sequence[Box],
    pale: Sequence[Box],
) -> Box:
    """Add the points of a city in a line for each field that it counts for: in its colour, with its holders' badges."""
    points, most = ink(said, "bold", theme.BODY).advance, max(len(each.holders) for each in fields)
    wide, high = points + 2 * _BESIDE + most * _MARK, len(fields) * _HIGH
    middles = _middles(scene, city)
    near = sum(x for x, _ in middles) // len(middles), sum(y for _, y in middles) // len(middles)
    room, size = TagRoom(scene, city, [each.field for each in fields]), [(wide + 2 * _RIM, high + 2 * _RIM)]
    around = room.find(size, near, [*busy, *pale]) or room.find(size, near, busy)
    if around is None:
        return Box(0, 0, 0, 0)
    scene.plate(what, around, theme.WHITE, scene.ground, 11, shadow=3)
    box = around.grown(-_RIM)
    for number, each in enumerate(fields):
        colour, _ = _look(each)
        written = (
            theme.ON_SEATS[each.holders[0]] if len(each.holders) == 1 else theme.INK if each.holders else theme.WHITE
        )
        line = Box(box.x, box.y + number * _HIGH, wide, _HIGH)
        scene.plate(f"{what}/{each.number}", line, colour, theme.WHITE, 9)
        at = line.x + _BESIDE, line.y + _HIGH // 2, said, theme.BODY, written, colour
        scene.label(f"{what}/{each.number}/points", *at, face="bold")
        for badge, seat in enumerate(each.holders):
            corner = line.x + points + _BESIDE + 4 + badge * _MARK, line.y + (_HIGH - _MARK) // 2
            lay_badge(scene, f"{what}/{each.number}/{seat}", *corner, _MARK, seat, colour)
    return around


def _place(tried: Sequence[Box], busy: Sequence[Box], pale: Sequence[Box]) -> Box:
    """Return the first box that hides neither farmers nor numbers nor tags, and least of the pale followers."""
    free = [box for box in tried if not any(box.meets(each) for each in busy)]
    return place(free, pale) if free else place(tried, busy)


def _around(scene: MapScene, feature: Feature, box: Box, steps: Sequence[int]) -> list[Box]:
    """List boxes on and near the parts of a feature, placed there like one at 0, those nearest to its middle first."""
    step = scene.sight.tile / 4
    at = _middles(scene, feature)
    middle = sum(x for x, _ in at) / len(at), sum(y for _, y in at) / len(at)
    narrow = [
        _narrowness(scene, *each) if feature.kind is Kind.FIELD else 0 for each in segments_of(scene.board, feature)
    ]
    found = {
        (round(x + a * step), round(y + b * step), abs(a) + abs(b) + less)
        for (x, y), less in zip(at, narrow, strict=True)
        for a, b in product(steps, steps)
    }
    near = sorted(found, key=partial(_far, middle, step))
    return [scene.within(box._replace(x=box.x + x, y=box.y + y)) for x, y, _ in near]


def _narrowness(scene: MapScene, where: Place, segment: int) -> int:
    """Return how little of its tile a segment covers, from 0 to `_NARROW`."""
    turned, _ = scene.board.spots[where]
    cover = segment_mask(turned.tile, turned.turn, segment, 1).getpixel((0, 0))
    assert isinstance(cover, int)
    return _NARROW - cover * _NARROW // 255


def _middles(scene: MapScene, feature: Feature) -> list[tuple[int, int]]:
    """Return where the parts of a feature are."""
    return [
        scene.sight.point(where, spots(turned.tile, turned.turn).followers[segment])
        for where, segment in segments_of(scene.board, feature)
        for turned, _ in [scene.board.spots[where]]
    ]


def _far(middle: tuple[float, float], step: float, at: tuple[int, int, int]) -> tuple[float, int, int]:
    """Return how far a point is from the middle of a feature, and from the feature itself, which counts more."""
    x, y, away = at
    return dist((x, y), middle) + 8 * step * away, x, y


def _look(shown: Shown) -> tuple[str, str]:
    """Return the colour and the pattern of a field."""
    seats = shown.holders
    if not seats:
        return _FREE
    return (theme.SEATS[seats[0]], PATTERNS[seats[0]]) if len(seats) == 1 else _SHARED


def _counted(scene: MapScene, fields: Sequence[Shown]) -> list[tuple[int, Feature, list[Shown]]]:
    """List the completed cities beside fields, each once: its label, the city, and the fields beside it."""
    board = scene.board
    beside: dict[int, list[Shown]] = {}
    for each in fields:
        for city in cities_beside(board, each.field):
            if city.completed:
                beside.setdefault(board.labels[city.segments[0]], []).append(each)
    return [(label, board.features[label], found) for label, found in sorted(beside.items())]
