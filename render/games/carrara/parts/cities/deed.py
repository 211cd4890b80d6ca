"""What the latest turns brought into hands, in signs beside the names: in the cities it leaves no trace."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import COLOURS
from bot.games.carrara.events import BlocksTaken, CoinsTaken, Declined, Event, ObjectBought
from render.engine import theme
from render.engine.layout import Line, Sign, Word, lay_line, line_width
from render.engine.scene import Box
from render.games.carrara.changes import group_by_turn
from render.games.carrara.page import CarraraPage

_SIZE: Final = 34


def describe_deed(page: CarraraPage, seat: int) -> Line:
    """Return what its latest turn brought a seat, a sign each, or that this was nothing."""
    done = dict(group_by_turn(page.events)).get(seat, ()) if page.view.final is None else ()
    signs = [sign for event in done if (sign := _sign(event))]
    nothing = [Word(f"player/{seat}/deed/none", "–")] * any(isinstance(event, Declined) for event in done)
    return [*(Sign(f"player/{seat}/deed/{sign}", sign, 1) for sign in signs), *nothing]


def measure_deed(line: Line) -> int:
    """Return how wide such a line is with its plate and what is free before that; nothing without one."""
    return line_width(line, _SIZE) + 14 if line else 0


def lay_deed(page: CarraraPage, seat: int, room: Box) -> None:
    """Lay out at the right of a room what its latest turn brought a seat."""
    if line := describe_deed(page, seat):
        wide, high = measure_deed(line) - 8, min(_SIZE + 6, room.height + 1)
        box = Box(room.right - 2 - wide, room.mid_y - high // 2 - 1, wide, high)
        page.plate(f"player/{seat}/deed", box, theme.MARBLE, theme.PLAQUES[seat], 8, theme.NEW)
        lay_line(page, line, box, (_SIZE,), theme.MARBLE)


def _sign(event: Event) -> str:
    """Name the sprite of what came into a hand, one for blocks of several colours."""
    match event:
        case BlocksTaken(blocks=blocks):
            bought = [each.key for each in COLOURS if blocks[each]]
            return f"block-{bought[0]}" if len(bought) == 1 else "block-several"
        case CoinsTaken():
            return "coin"
        case ObjectBought(object=bought):
            return f"object-{bought.key}"
        case _:
            return ""
