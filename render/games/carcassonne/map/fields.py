"""Fields on the map: each in the colour and pattern of who holds it, with its number, and the cities that it counts."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.carcassonne import Feature, Kind, majority
from bot.games.carcassonne.components import POINTS_A_CITY_BESIDE
from bot.games.carcassonne.scoring import cities_beside
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
_COVER, _EDGE = 58, 4
_PALE: Final = 62
"""How much of the map is hidden where there is neither a field nor a city that counts, in percent."""
_FREE: Final = "#7d766c", "none"
_SHARED: Final = "#5d554d", "checks"
"""Colour and pattern of fields that nobody holds, and of those that several seats hold."""
_BADGE, _PITCH = 44, 46
"""The size of the badges beside a number, and how far apart their middles are."""
_HIGH: Final = 42
"""The height of a tag, and of each of its lines."""
_BESIDE: Final = 7
_MARK: Final = 38
"""The size of the badges in a tag."""
_EDGES: Final = 28
"""How far the middle of a number is from the edge at least."""
_RIM: Final = 3
_LITTLE: Final = 4
"""So many pixels at the edge of a follower or a mark may be hidden."""
_TAG: Final = 98
"""How wide a tag is about."""


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
    """Fill the fields, lay out the followers, and name fields and counted cities where these hide no follower."""
    counted = _counted(scene, fields)
    scene.pale_all_but([city for _, city, _ in counted], _PALE)
    for each in fields:
        colour, hatching = _look(each)
        scene.tint(f"field/{each.number}", each.field, Fill(colour, _COVER, hatching, _EDGE))
    _lay_followers(scene)
    taken = [_middle(standing.box) for _, standing in scene.followers()]
    for each in sorted(fields, key=lambda each: len(each.field.segments)):
        seats = each.holders
        x, y = _place(scene, each.field, taken, len(seats))
        taken += [(x + place * _PITCH, y) for place in range(1 + len(seats))]
        lay_disc(scene, f"field/{each.number}", x, y, each.number, theme.BODY, NUMBER)
        for place, seat in enumerate(seats, 1):
            corner = x + place * _PITCH - _BADGE // 2, y - _BADGE // 2
            lay_badge(scene, f"field/{each.number}/{seat}", *corner, _BADGE, seat, theme.WHITE)
    said = page.say("picture-gain", points=POINTS_A_CITY_BESIDE)
    busy = [Box(x - _BADGE // 2, y - _BADGE // 2, _BADGE, _BADGE).grown(-_LITTLE) for x, y in taken]
    for label, city, beside in counted:
        x, y = _place_tag(scene, city, busy, len(beside))
        busy.append(_lay_tag(scene, f"pays/{label}", x, y, beside, said))


def _lay_followers(scene: MapScene) -> None:
    """Add all followers, pale where they do not lie on a field."""
    for what, standing in scene.followers():
        box = standing.box
        if standing.follower.feature is Kind.FIELD:
            scene.lay_follower(what, standing)
            continue
        sprite = f"follower-{standing.follower.seat}"
        scene.icon(what, *box[:3], sprite, scene.ground, height=box.height, plate=True, pale=True)


def _lay_tag(scene: MapScene, what: str, x: int, y: int, fields: Sequence[Shown], said: str) -> Box:
    """Add the points of a city in a line for each field that it counts for: in its colour, with its holders' badges."""
    points, most = ink(said, "bold", theme.BODY).advance, max(len(each.holders) for each in fields)
    wide, high = points + 2 * _BESIDE + most * _MARK, len(fields) * _HIGH
    left = min(max(x - wide // 2, _RIM), scene.sight.width - wide - _RIM)
    box = Box(left, y - high // 2, wide, high)
    scene.plate(what, box.grown(_RIM), theme.WHITE, scene.ground, 11, shadow=3)
    for place, each in enumerate(fields):
        colour, _ = _look(each)
        written = theme.ON_SEATS[each.holders[0]] if len(each.holders) == 1 else theme.WHITE
        line = Box(box.x, box.y + place * _HIGH, wide, _HIGH)
        scene.plate(f"{what}/{each.number}", line, colour, theme.WHITE, 9)
        at = line.x + _BESIDE, line.y + _HIGH // 2, said, theme.BODY, written, colour
        scene.label(f"{what}/{each.number}/points", *at, face="bold")
        for number, seat in enumerate(each.holders):
            corner = line.x + points + _BESIDE + 4 + number * _MARK, line.y + (_HIGH - _MARK) // 2
            lay_badge(scene, f"{what}/{each.number}/{seat}", *corner, _MARK, seat, colour)
    return box.grown(_RIM)


def _place_tag(scene: MapScene, city: Feature, busy: Sequence[Box], lines: int) -> tuple[int, int]:
    """Return where near a city the middle of its tag is: where it covers the least of followers and other marks."""
    sight, wide, high = scene.sight, _TAG, lines * _HIGH
    steps = [round(step * sight.tile / 4) for step in (-4, -2, -1, 0, 1, 2, 4)]
    tried = set()
    for x, y in _spots(scene, city):
        tried |= {(x + across, y + down, abs(across) + abs(down)) for across in steps for down in steps}

    def cost(at: tuple[int, int, int]) -> tuple[float, int, int]:
        x, y, away = at
        box = Box(x - wide // 2, y - high // 2, wide, high)
        outside = box.x < 0 or box.y < 0 or box.right > sight.width or box.bottom > sight.height
        hidden = sum(box.meets(each) for each in busy)
        return 2 * hidden + 2 * away / sight.tile + 9 * outside, x, y

    x, y, _ = min(tried, key=cost)
    return x, y


def _look(shown: Shown) -> tuple[str, str]:
    """Return the colour and the pattern of a field."""
    seats = shown.holders
    if not seats:
        return _FREE
    return (theme.SEATS[seats[0]], HATCHINGS[seats[0]]) if len(seats) == 1 else _SHARED


def _counted(scene: MapScene, fields: Sequence[Shown]) -> list[tuple[int, Feature, list[Shown]]]:
    """List the completed cities beside fields, each once: its label, the city, and the fields beside it."""
    board = scene.board
    beside: dict[int, list[Shown]] = {}
    for each in fields:
        for city in cities_beside(board, each.field):
            if city.completed:
                beside.setdefault(board.labels[city.segments[0]], []).append(each)
    return [(label, board.features[label], found) for label, found in sorted(beside.items())]


def _place(scene: MapScene, feature: Feature, taken: Sequence[tuple[int, int]], badges: int = 0) -> tuple[int, int]:
    """Return where on a feature its mark is, with so many badges at its right: away from followers and other marks."""
    found = _spots(scene, feature)
    reach, last = 1.1 * max(scene.sight.tile, 44), scene.sight.width - badges * _PITCH - _EDGES
    middle = [sum(each[axis] for each in found) / len(found) for axis in (0, 1)]

    def room(point: tuple[int, int]) -> tuple[float, float]:
        parts = [(point[0] + number * _PITCH, point[1]) for number in range(1 + badges)]
        near = min((math.dist(part, other) for part in parts for other in taken), default=reach)
        return min(near, reach), -math.dist(point, middle)

    x, y = max(found, key=room)
    return max(min(x, last), _EDGES), max(min(y, scene.sight.height - _EDGES), _EDGES)


def _spots(scene: MapScene, feature: Feature) -> list[tuple[int, int]]:
    """List where followers have their places on the segments of a feature."""
    found = []
    for place, segment in segments_of(scene.board, feature):
        turned, _ = scene.board.spots[place]
        found.append(scene.sight.point(place, spots(turned.tile, turned.turn).followers[segment]))
    return found


def _middle(box: Box) -> tuple[int, int]:
    return box.x + box.width // 2, box.y + box.height // 2
