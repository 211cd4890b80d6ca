"""A seat's markers in a line: its scorings with the new one, and the places that are left."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import MARKERS, SCORINGS_TO_ANNOUNCE
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.seals import Scored, lay_struck

_LEFT: Final = 380
_LARGEST: Final = 98
"""The greatest size of seals."""
_TITLE: Final = 39
_BRASS: Final = "#c99a45"


def lay_markers(page: Page, seat: int, subject: Scored, box: Box) -> None:
    """Lay out the seat's scorings, with the new one, and the markers that are left."""
    player, side, middle = page.view.players[seat], min(_LARGEST, box.height - 12), box.y + box.height // 2
    scored: list[Scored] = [*player.types_scored, *player.cities_scored, *player.categories_scored]
    # compared by identity: Pisa and Biblioteca are the same number
    scored = [*(each for each in scored if each is not subject), subject]
    on = theme.PLAQUES[seat]
    page.plate("markers/plate", box, on, page.ground, 16, _BRASS, shadow=5)
    words, room = page.say("picture-condition-scorings"), _LEFT - 100
    title = page.label("markers/title", box.x + 20, middle, words, _TITLE, theme.ON_SEATS[seat], on, width=room)
    needed = SCORINGS_TO_ANNOUNCE if page.view.cards is None else MARKERS
    count = page.say("picture-of", have=len(scored), need=needed)
    page.label("markers/count", title.right + 16, middle, count, theme.TITLE, theme.ON_SEATS[seat], on, face="bold")
    step = (box.right - 20 - side - _LEFT) // (MARKERS - 1)
    for number in range(MARKERS):
        at = Box(_LEFT + number * step, middle - side // 2, side, side)
        if number >= len(scored):
            page.icon(f"marker/free/{number + 1}", *at[:3], "seal-free", on)
            continue
        each = scored[number]
        lay_struck(page, f"marker/{each}", each, at, on, fresh=each is subject)
