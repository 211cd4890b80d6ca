"""The end of a game: the podium with points by feature, and a page with the points turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carcassonne import Event, FeatureScored, Kind, Outcome, View
from render.common.page import Page
from render.common.podium.page import EDGE, ScorePart, lay_podium
from render.engine.scene import Box
from render.games.carcassonne.atlas import GOLD
from render.games.carcassonne.map.frame import WOOD
from render.games.carcassonne.map.scene import MapScene
from render.games.carcassonne.map.sight import extent, see_all
from render.games.carcassonne.page import CarcassonnePage

_SKY: Final = "#d9b98c"
_FOLLOWER: Final = 120
"""The height of the follower of a seat that scored nothing."""
_GILT, _FRAME, _PAPER = "#e3ae35", 9, "#dcc99a"
"""The frame around a view of the map, and what is below its tiles."""
_TILE: Final = 124
"""The greatest width of a tile in it."""
_AROUND: Final = 0.2
"""How much of what lies around a city is seen, in tiles, at both sides together."""
_SHAPE: Final = 1.0
"""The height of such a view, as a share of its width."""


def podium_page(
    view: View, outcome: Outcome, names: Sequence[str], language: str, events: Sequence[Event] = (), edge: int = EDGE
) -> CarcassonnePage:
    """Lay out the podium, with a view of the largest city of each seat on it."""
    page = CarcassonnePage(view, names, language)

    def topping(_: Page, seat: int, box: Box) -> None:
        largest = _largest(events, seat)
        if largest is None:
            at = box.x + (box.width - _FOLLOWER) // 2, box.bottom - _FOLLOWER
            page.icon(f"built/{seat}", *at, _FOLLOWER, f"follower-{seat}", _SKY)
        else:
            _lay_view(page, f"built/{seat}", largest, box)

    parts = [_origins(page, seat) for seat in range(len(view.players))]
    lay_podium(page, outcome, parts, "", topping, edge)
    return page


def _largest(events: Sequence[Event], seat: int) -> FeatureScored | None:
    """Return the largest city that brought a seat points, or where it had none, what else was largest."""
    scored = [event for event in events if isinstance(event, FeatureScored) and seat in event.seats]
    return max(scored, key=lambda each: (each.feature is Kind.CITY, len(each.places), each.points), default=None)


def _lay_view(page: CarcassonnePage, what: str, event: FeatureScored, box: Box) -> None:
    """Lay out the tiles of a feature, and pale what lies around them, in a gilded frame on the bottom of a box."""
    wide = box.width - 2 * _FRAME
    high = min(int(_SHAPE * wide), box.height - 2 * _FRAME)
    reach = extent(event.places)
    tile = int(min(_TILE, wide / (reach.columns + _AROUND), high / (reach.rows + _AROUND)))
    scene = MapScene(page.view.board, see_all(event.places, Box(0, 0, wide, high), tile), page.letters)
    scene.lay_tiles(beds=False, paper=_PAPER)
    scene.pale(event.places)
    frame = Box(box.x + (box.width - wide) // 2, box.bottom - high, wide, high).grown(_FRAME)
    frame = frame._replace(y=frame.y - _FRAME)
    page.plate(what, frame, WOOD, _SKY, 5, shadow=5)
    page.plate(f"{what}/gilt", frame.grown(3 - _FRAME), _GILT, WOOD, 2)
    page.window(f"{what}/window", frame.x + _FRAME, frame.y + _FRAME, scene)


def _origins(page: CarcassonnePage, seat: int) -> list[ScorePart]:
    """Return where a seat's points come from, as far as the variant has it."""
    breakdown = page.outcome.breakdown[seat]
    shown = [
        ScorePart(page.say(f"picture-item-{kind}"), breakdown[kind], f"feature-{kind}")
        for kind in Kind
        if not (page.view.without_farmers and kind is Kind.FIELD)
    ]
    gold = ScorePart(page.say("picture-item-gold"), breakdown["gold"], GOLD)
    return [*shown, *([gold] if page.view.gold_mines else [])]
