"""Tags at what was scored: the points, and the badges of those who got them, where they hide nothing else."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property
from itertools import product
from typing import Final

from bot.games.carcassonne import FeatureScored, Place
from bot.games.carcassonne.board import coordinate
from render.common.page import Page, lay_badge
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carcassonne.map.free import shared
from render.games.carcassonne.map.scene import MapScene
from render.games.carcassonne.map.weights import Area, Weights

_SIZE: Final = 39
_HIGH: Final = 52
_BADGE: Final = 42
_SIDE: Final = 12
_PAPERS: Final = ("#fff3c4", "#ffd65c"), ("#ffffff", "#e9efff")
"""The colours of a tag, of every second one cooler, as what was scored has another look too."""
_INNER: Final = 12
"""So far within the edges of another tile that was scored a tag should hide nothing."""
_TAIL: Final = (9, theme.GOLD_DEEP), (5, theme.GOLD_PALE)
"""The lines from a tag to what was scored."""
_WITHIN: Final = 9
"""How far within the edge of a tile they end, so that they hide no follower."""
_STEP: Final = 2
_REACH: Final = 120
"""Places are tried around the middle of each tile in steps of this part of a tile, up to a whole one or so far."""
_COVERED: Final = 0.35
"""What it costs to hide a tile, beside table."""
_AWAY: Final = 0.2
"""What it costs that a tag is a tile away from the middle of what was scored."""
_EDGE: Final = 4


class Tags:
    """Lay out tags one after the other on a map of a page."""

    def __init__(self, page: Page, scene: MapScene, busy: Collection[Box]) -> None:
        self._page = page
        self._scene = scene
        self._busy = [*busy]

    @cached_property
    def _tiles(self) -> Weights:
        """How many tiles lie within a box."""
        return Weights(dict.fromkeys(self._scene.board.spots, 1.0))

    def lay(self, event: FeatureScored, number: int = 0, others: Collection[Place] = ()) -> Box | None:
        """Add the tag of what was scored as one of several, if any of it is seen, beside where those others are."""
        said = self._page.say("picture-gain", points=event.points)
        wide = ink(said, "bold", _SIZE).advance + 2 * _SIDE + len(event.seats) * (_BADGE + 4)
        place = self._place(event, wide, [self._scene.box_at(each).grown(-_INNER) for each in others])
        if place is None:
            return None
        what = f"tag/{coordinate(event.places[0])}/{event.feature}"
        scene, middle, (paper, low) = self._scene, place.y + place.height // 2, _PAPERS[number % len(_PAPERS)]
        self._lay_tail(event, what, place)
        scene.plate(what, place, paper, scene.ground, _HIGH // 2, theme.GOLD_DEEP, fill_to=low, shadow=4)
        at = place.x + _SIDE, middle, said, _SIZE, theme.INK, paper
        x = scene.label(f"{what}/points", *at, face="bold").right + 6
        for seat in event.seats:
            lay_badge(scene, f"{what}/{seat}", x, middle - _BADGE // 2, _BADGE, seat, paper)
            x += _BADGE + 4
        self._busy.append(place)
        return place

    def _lay_tail(self, event: FeatureScored, what: str, tag: Box) -> None:
        """Add a line from a tag to the nearest tile of what was scored, if it lies beside that."""
        x, y = tag.x + tag.width // 2, tag.y + tag.height // 2
        tiles = [self._scene.box_at(place) for place in event.places]
        if any(tile.x <= x < tile.right and tile.y <= y < tile.bottom for tile in tiles):
            return
        inner = [tile.grown(-_WITHIN) for tile in tiles]
        ends = [(min(max(x, each.x), each.right), min(max(y, each.y), each.bottom)) for each in inner]
        end = min(ends, key=lambda each: abs(each[0] - x) + abs(each[1] - y))
        for number, (width, colour) in enumerate(_TAIL):
            self._scene.curve(f"ground/{what}/tail/{number}", [(x, y), end], width, colour, self._scene.ground)

    def _place(self, event: FeatureScored, wide: int, others: Sequence[Box]) -> Box | None:
        """Return the place near what was scored that hides the least."""
        sight = self._scene.sight
        seen = [place for place in event.places if sight.sees(place)]
        if not seen:
            return None
        middles = [sight.point(place, (50, 50)) for place in seen]
        x = sum(each for each, _ in middles) // len(middles)
        y = sum(each for _, each in middles) // len(middles)

        tried = self._tried(middles, wide)
        left, top = min(each.x for each in tried), min(each.y for each in tried)
        right, bottom = max(each.right for each in tried), max(each.bottom for each in tried)
        around = Box(left, top, right - left, bottom - top)
        busy = [each for each in (*self._busy, *others) if each.meets(around)]
        tile = sight.tile

        def cost(box: Box) -> float:
            hidden = sum(shared(box, each) for each in busy) / (_HIGH * _HIGH)
            away = abs(box.x + wide // 2 - x) + abs(box.y + _HIGH // 2 - y)
            area = Area((box.x - sight.left) / tile, (box.y - sight.top) / tile, wide / tile, _HIGH / tile)
            return hidden * 10 + _COVERED * self._tiles.within(area) + _AWAY * away / tile

        return min(tried, key=cost)

    def _tried(self, middles: Sequence[tuple[int, int]], wide: int) -> list[Box]:
        sight = self._scene.sight
        step = sight.tile // _STEP
        most = max(sight.tile, _REACH) // step
        ways = range(-most, most + 1)
        tried = set()
        for x, y in middles:
            for across, down in product(ways, ways):
                left = min(max(x + across * step - wide // 2, _EDGE), sight.width - wide - _EDGE)
                top = min(max(y + down * step - _HIGH // 2, _EDGE), sight.height - _HIGH - _EDGE)
                tried.add(Box(left, top, wide, _HIGH))
        return sorted(tried)
