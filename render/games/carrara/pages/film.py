"""A frame of a film: what was done last, large, and below it what everyone has built; hands and wares are left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.events import Event
from bot.games.carrara.position import CarraraPhase
from bot.games.carrara.view import CarraraView
from render.common.header import lay_mover, lay_title
from render.common.page import HEADER
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.changes import Turn, changes, group_by_turn
from render.games.carrara.light import light_of
from render.games.carrara.page import CarraraPage
from render.games.carrara.pages.cities import APART, SIDE, beside_plaques, lay_rows
from render.games.carrara.parts.cities.town import arrange, fill_rows
from render.games.carrara.parts.market.header import lay_round
from render.games.carrara.parts.market.last_move import lay_ribbon

_LARGER: Final = (70, 64), (64, 58), (60, 54)
"""The sizes of signs and words that are tried before those of a still picture, as a film is less wide."""


def film_page(
    view: CarraraView, names: Sequence[str], language: str, events: Sequence[Event], last: CarraraView
) -> CarraraPage:
    """Lay out a frame of the film that ends with the `last` view: everything keeps the place that it has there."""
    page = CarraraPage(view, names, language)
    page.changes = changes(view, events)
    page.lay_ground(light_of(view))
    done = group_by_turn(events)
    street = Box(SIDE, HEADER + 10, theme.WIDTH - 2 * SIDE, theme.HEIGHT - HEADER - 24)
    seats = range(len(view.players))
    places, *_ = arrange(CarraraPage(last, names, language), seats, beside_plaques(street), apart=APART)
    rows = [places[seat]._replace(x=street.x, width=street.width) for seat in seats]
    framed = view.winners if view.phase is CarraraPhase.OVER else [by for by, _ in done] if len(done) == 1 else ()
    lay_rows(page, rows, places, fill_rows(page, places, last), framed)
    _lay_head(page, done)
    return page


def _lay_head(page: CarraraPage, done: Sequence[Turn]) -> None:
    """Lay out the round and what was done, or whose turn it is at the start; at the end, who has won."""
    view, right = page.view, lay_round(page) - 24
    if view.phase is CarraraPhase.OVER:
        key, seats = ("picture-won", view.winners) if view.winners else ("picture-over", ())
        lay_title(page, "turn", key, seats, theme.MARGIN, right)
    elif done:
        lay_ribbon(page, done, Box(theme.MARGIN, 4, right - theme.MARGIN, HEADER - 4), _LARGER, "l")
    else:
        lay_title(page, "turn", "picture-turn", (view.turn,), lay_mover(page, view.turn), right)
