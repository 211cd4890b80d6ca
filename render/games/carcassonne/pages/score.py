"""The end of a game: the podium with points by feature, and a page with the points turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carcassonne import Outcome, View
from render.common.charts.growth import growth_page
from render.common.page import Page as CommonPage
from render.common.podium.page import lay_podium
from render.engine.scene import Box
from render.games.carcassonne.page import Page
from render.games.carcassonne.parts.origins import origins

_FOLLOWER: Final = 120
"""The greatest height of the follower on each pedestal."""
_SKY: Final = "#d9b98c"


def podium_page(view: View, outcome: Outcome, names: Sequence[str], language: str) -> Page:
    """Lay out the podium, with a follower of each seat on it."""
    page = Page(view, names, language)

    def follower(_: CommonPage, seat: int, box: Box) -> None:
        side = min(box.width, box.height)
        at = box.x + (box.width - side) // 2, box.bottom - side
        page.icon(f"follower/{seat}", *at, side, f"follower-{seat}", _SKY)

    parts = [origins(page, seat) for seat in range(len(view.players))]
    lay_podium(page, outcome, parts, "", follower, _FOLLOWER)
    return page


def points_page(
    view: View, outcome: Outcome, names: Sequence[str], language: str, growth: Sequence[Sequence[int]]
) -> Page:
    """Lay out the points turn by turn."""
    page = Page(view, names, language)
    growth_page(page, growth, outcome)
    return page
