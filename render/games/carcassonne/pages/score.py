"""The end of a game: the podium with points by feature, and a page with the points turn by turn."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from typing import Final

from bot.games.carcassonne import Event, FeatureScored, Kind, Outcome, View
from render.common.page import Page
from render.common.podium.page import EDGE, ScorePart, lay_podium
from render.engine.scene import Box
from render.games.carcassonne.atlas import GOLD, atlas
from render.games.carcassonne.page import CarcassonnePage

_SKY: Final = "#d9b98c"
_LARGER: Final = 3, 5, 8
"""From so many tiles on, a city is the next larger town."""
_SHARES: Final = 0.8, 0.88, 0.95, 1.0
"""By town, from the smallest on: its width as a share of what it stands on."""
_FIGURE: Final = 4, 80
"""A figure beside a town is so many times narrower than what both stand on, and so wide at most."""


def podium_page(
    view: View, outcome: Outcome, names: Sequence[str], language: str, events: Sequence[Event] = (), edge: int = EDGE
) -> CarcassonnePage:
    """Lay out the podium, with each seat's largest city on it as a town."""
    page = CarcassonnePage(view, names, language)

    def topping(_: Page, seat: int, box: Box) -> None:
        what, tiles = f"built/{seat}", _largest_city(events, seat)
        side = min(box.width // _FIGURE[0], _FIGURE[1]) if tiles else min(box.width // 2, box.height)
        x = box.right - side if tiles else box.mid_x - side // 2
        if tiles:
            town = bisect(_LARGER, tiles)
            across, down = atlas().baked_size(f"town-{town}")
            wide = int(min(box.width * _SHARES[town], box.height * across / down))
            high = wide * down // across
            page.icon(
                what, box.mid_x - wide // 2, box.bottom - high, wide, f"town-{town}", _SKY, height=high, plate=True
            )
        page.icon(f"{what}/follower", x, box.bottom - side, side, f"follower-{seat}", _SKY, plate=True)

    parts = [_origins(page, seat) for seat in range(len(view.players))]
    lay_podium(page, outcome, parts, "", topping, edge)
    return page


def _largest_city(events: Sequence[Event], seat: int) -> int:
    """Return how many tiles the largest city has that brought a seat points; 0 if none did."""
    scored = (each for each in events if isinstance(each, FeatureScored) and seat in each.seats)
    return max((len(each.places) for each in scored if each.feature is Kind.CITY), default=0)


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
