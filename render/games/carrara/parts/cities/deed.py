"""What the latest turns brought into hands, in signs beside the names: in the cities it leaves no trace."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import COLOURS
from bot.games.carrara.events import BlocksTaken, CoinsTaken, Declined, Event, ObjectBought
from render.engine import theme
from render.engine.layout import Line, Sign, Word, lay_line, line_width
from render.engine.scene import Box
from render.games.carrara.changes import turns
from render.games.carrara.page import CarraraPage

_SIZE: Final = 30


def deed(page: CarraraPage, seat: int) -> Line:
    """Return what its latest turn brought a seat."""
    done = dict(turns(page.events)).get(seat, ()) if page.view.final is None else ()
    return [part for event in done for part in _said(f"player/{seat}/deed", event)]


def deed_width(line: Line) -> int:
    """Return how wide such a line is with its plate and what is free before that; nothing without one."""
    return line_width(line, _SIZE) + 14 if line else 0


def lay_deed(page: CarraraPage, seat: int, room: Box) -> None:
    """Lay out at the right of a room what its latest turn brought a seat."""
    if line := deed(page, seat):
        wide, high = deed_width(line) - 8, min(_SIZE + 6, room.height + 1)
        box = Box(room.right - wide, room.mid_y - high // 2 - 1, wide, high)
        page.plate(f"player/{seat}/deed", box, theme.MARBLE, theme.PLAQUES[seat], 8, theme.NEW)
        lay_line(page, line, box, (_SIZE,), theme.MARBLE)


def _said(what: str, event: Event) -> Line:
    """Say what came into a hand, blocks of several colours as one, or that nothing was done."""
    match event:
        case BlocksTaken(blocks=blocks):
            bought = [each.key for each in COLOURS if blocks[each]]
            return [Sign(f"{what}/blocks", f"block-{bought[0] if len(bought) == 1 else 'several'}", 1)]
        case CoinsTaken():
            return [Sign(f"{what}/coin", "coin", 1)]
        case ObjectBought(object=bought):
            return [Sign(f"{what}/{bought.key}", f"object-{bought.key}", 1)]
        case Declined():
            return [Word(f"{what}/declined", "—")]
        case _:
            return []
