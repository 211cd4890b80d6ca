"""What the latest turn brought into a hand, in signs beside the name of who moved: in the cities it leaves no trace."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import COLOURS
from bot.games.carrara.events import BlocksTaken, CoinsTaken, Declined, Event, ObjectBought
from render.engine import theme
from render.engine.layout import Line, Sign, Word, first_that_fits, lay_line, line_width
from render.engine.scene import Box
from render.games.carrara.changes import turns
from render.games.carrara.page import CarraraPage

_SIZE: Final = 28


def lay_deed(page: CarraraPage, seat: int, room: Box) -> None:
    """Lay out at the right of a room what the latest turn brought a seat, if it was its turn and there is room."""
    done = turns(page.events)
    if not done or done[-1][0] != seat or page.view.final is not None:
        return
    what = f"player/{seat}/deed"
    told = [[part for event in done[-1][1] for part in _said(what, event, brief)] for brief in (False, True)]
    line = first_that_fits([*told, told[1][-1:]], lambda each: _width(each) <= room.width)
    if line and _width(line) <= room.width:
        wide = _width(line)
        box = Box(room.right - wide, room.mid_y - _SIZE // 2 - 3, wide, _SIZE + 6)
        page.plate(what, box, theme.MARBLE, theme.PLAQUES[seat], 8, theme.NEW)
        lay_line(page, line, box, (_SIZE,), theme.MARBLE)


def _width(line: Line) -> int:
    return max(_SIZE, line_width(line, _SIZE)) + 6


def _said(what: str, event: Event, brief: bool) -> Line:
    """Say what came into a hand, blocks of several colours in brief as one, or that nothing was done."""
    match event:
        case BlocksTaken(blocks=blocks):
            if brief and sum(map(bool, blocks)) > 1:
                return [Sign(f"{what}/several", "block-several", 1)]
            return [Sign(f"{what}/{each.key}", f"block-{each.key}", 1) for each in COLOURS if blocks[each]]
        case CoinsTaken():
            return [Sign(f"{what}/coin", "coin", 1)]
        case ObjectBought(object=bought):
            return [Sign(f"{what}/{bought.key}", f"object-{bought.key}", 1)]
        case Declined():
            return [Word(f"{what}/declined", "–", colour=theme.NEW)]
        case _:
            return []
