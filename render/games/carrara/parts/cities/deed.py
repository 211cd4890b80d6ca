"""What the latest turns brought into hands, in signs beside the names: in the cities it leaves no trace."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import COLOURS
from bot.games.carrara.events import BlocksTaken, CoinsTaken, ObjectBought
from render.engine import theme
from render.engine.layout import Line, LinePart, Sign, Word, lay_line, line_width
from render.engine.scene import Box
from render.games.carrara.changes import group_by_turn
from render.games.carrara.page import CarraraPage

_EDGE, _APART = 2, 4
_MOST: Final = 2
"""The most blocks that are shown one by one."""


def list_deeds(page: CarraraPage, seat: int) -> Line:
    """List the signs of what its latest turn brought a seat."""
    done = dict(group_by_turn(page.events)).get(seat, ()) if page.view.final is None else ()
    what, line = f"player/{seat}/deed", list[LinePart]()
    for event in done:
        match event:
            case BlocksTaken(blocks=blocks):
                keys = [colour.key for colour in COLOURS for _ in range(blocks[colour])]
                shown = keys if len(keys) <= _MOST else [keys[0] if len({*keys}) == 1 else "several"]
                line += [Sign(f"{what}/{number}", f"block-{key}", 1, apart=0.03) for number, key in enumerate(shown)]
                if len(shown) < len(keys):
                    line.append(Word(f"{what}/count", page.say("picture-times", count=len(keys)), "narrow", apart=0.1))
            case CoinsTaken(coins=coins):
                line += Word(f"{what}/coins", page.say("picture-more", count=coins)), Sign(f"{what}/coin", "coin", 1)
            case ObjectBought(object=bought):
                line.append(Sign(f"{what}/object", f"object-{bought.key}", 1))
            case _:
                pass
    return line


def measure_deeds(deeds: Line, high: int) -> int:
    """Return how wide their plate is in some height, with what is free before it; nothing without any."""
    return line_width(deeds, high - 2 * _EDGE) + 2 * _EDGE + _APART if deeds else 0


def lay_deeds(page: CarraraPage, seat: int, room: Box) -> None:
    """Lay out at the right of a room what its latest turn brought a seat."""
    if deeds := list_deeds(page, seat):
        wide = measure_deeds(deeds, room.height) - _APART
        box = Box(room.right - 1 - wide, room.y - 1, wide, room.height)
        page.plate(f"player/{seat}/deed", box, theme.MARBLE, theme.PLAQUES[seat], 8, theme.NEW)
        lay_line(page, deeds, box.grown(-_EDGE), (room.height - 2 * _EDGE,), theme.MARBLE)
