"""What the latest turn brought into a hand, in signs beside the name of who moved: in the cities it leaves no trace."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import COLOURS
from bot.games.carrara.events import BlocksTaken, CoinsTaken, Declined, Event, ObjectBought
from render.engine import theme
from render.engine.layout import Line, Sign, Word, lay_line, line_width
from render.engine.scene import Box
from render.games.carrara.changes import turns
from render.games.carrara.page import CarraraPage

_SIZE: Final = 28


def lay_deed(page: CarraraPage, seat: int, room: Box) -> None:
    """Lay out at the right of a room as much as fits of what the latest turn brought a seat, if it was its turn."""
    done = turns(page.events)
    if not done or done[-1][0] != seat or page.view.final is not None:
        return
    what = f"player/{seat}/deed"
    line = [part for event in done[-1][1] for part in _said(page, what, event)]
    while line and _width(line) > room.width:
        line.pop()
    if line:
        wide = _width(line)
        box = Box(room.right - wide, room.mid_y - _SIZE // 2 - 3, wide, _SIZE + 6)
        page.plate(what, box, theme.MARBLE, theme.PLAQUES[seat], 8, theme.NEW)
        lay_line(page, line, box, (_SIZE,), theme.MARBLE)


def _width(line: Line) -> int:
    return max(_SIZE, line_width(line, _SIZE)) + 6


def _said(page: CarraraPage, what: str, event: Event) -> Line:
    """Say what came into a hand, or that nothing was done."""
    match event:
        case BlocksTaken(blocks=blocks):
            return [Sign(f"{what}/{each.key}", f"block-{each.key}", 1) for each in COLOURS if blocks[each]]
        case CoinsTaken():
            return [Sign(f"{what}/coin", "coin", 1)]
        case ObjectBought(object=bought):
            return [Sign(f"{what}/{bought.key}", f"object-{bought.key}", 1)]
        case Declined():
            return [Word(f"{what}/declined", "–", colour=theme.NEW)]
        case _:
            return []
