"""Everyone's palazzi: a street a player, in which each palazzo stands floor by floor, with its points before it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.palazzo import Event, View
from render.engine import theme
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.banner import strip_height
from render.games.palazzo.parts.field import WIDE, are_summed, lay_field, lay_ground, scale_of
from render.games.palazzo.parts.header import lay_header
from render.games.palazzo.parts.palazzo import Form

_ROOM: Final = Box(16, 90, theme.WIDTH - 32, 602)
_SPACE: Final = 14
_COLUMNS: Final = {2: 1, 3: 3, 4: 2}
"""By the number of players: how many fields stand side by side."""


def palazzi_page(view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = "") -> Page:
    """Lay out everyone's palazzi, at the end by rank; a band may say what picture it is."""
    page = Page(view, names, language, events)
    page.lay_ground(page.light)
    fields = dict(_fields(view))
    for seat, box in fields.items():
        lay_ground(page, seat, box)
    page.end_backdrop()
    lay_header(page, band)
    width = next(iter(fields.values())).width
    strip = strip_height(page, width, len(fields)) if width < WIDE else 0
    scales = dict[int, Form | None]()
    for y in {box.y: None for box in fields.values()}:
        # fields beside each other are of one scale, so that their palazzi can be compared
        scales[y] = scale_of(page, {seat: box for seat, box in fields.items() if box.y == y}, strip)
    summed = all(are_summed(page, seat, box, strip, scales[box.y]) for seat, box in fields.items())
    for seat, box in fields.items():
        lay_field(page, seat, box, strip, most=scales[box.y], summed=summed)
    return page


def _fields(view: View) -> Iterator[tuple[int, Box]]:
    """Yield each seat's field, at the end by rank."""
    order = list(range(len(view.players))) if view.final is None else view.final.order
    columns = _COLUMNS[len(order)]
    rows = len(order) // columns
    width, height = (_ROOM.width + _SPACE) // columns - _SPACE, (_ROOM.height + _SPACE) // rows - _SPACE
    for place, seat in enumerate(order):
        row, column = divmod(place, columns)
        yield seat, Box(_ROOM.x + column * (width + _SPACE), _ROOM.y + row * (height + _SPACE), width, height)
