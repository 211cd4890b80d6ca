"""The end of a game: the podium with points by feature, and a page with the points turn by turn."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from typing import Final

from bot.games.carcassonne.components import Kind
from bot.games.carcassonne.events import Event, FeatureScored
from bot.games.carcassonne.position import CarcassonneView
from bot.games.contract import Outcome
from render.common.podium.page import EDGE, ScorePart, lay_podium
from render.games.carcassonne.atlas import GOLD, atlas
from render.games.carcassonne.page import CarcassonnePage

_SKY: Final = "#d9b98c"
_LARGER: Final = 3, 5, 8
"""The numbers of tiles from which a city is the next larger town."""


def podium_page(
    view: CarcassonneView,
    outcome: Outcome,
    names: Sequence[str],
    language: str,
    events: Sequence[Event] = (),
    edge: int = EDGE,
) -> CarcassonnePage:
    """Lay out the podium, with each seat's largest city on it as a town."""
    page = CarcassonnePage(view, names, language)
    cities = [_largest_city(events, seat) for seat in range(len(view.players))]
    sprites = [f"town-{bisect(_LARGER, tiles)}" if tiles else f"follower-{seat}" for seat, tiles in enumerate(cities)]
    sizes = [[atlas().baked_size(sprite)] for sprite in sprites]
    stands = lay_podium(page, outcome, [_origins(page, seat) for seat in range(len(cities))], "", edge, sizes)
    for seat, places in stands.items():
        for place in places:
            page.fill(f"built/{seat}", place, sprites[seat], _SKY, plate=True)
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
