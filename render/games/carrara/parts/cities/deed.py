"""What the latest turns brought into hands, in signs beside the names: in the cities it leaves no trace."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.components import COLOURS
from bot.games.carrara.events import BlocksTaken, CoinsTaken, Declined, Event, ObjectBought
from render.engine import theme
from render.engine.layout import columns, grid
from render.engine.scene import Box
from render.games.carrara.changes import group_by_turn
from render.games.carrara.colours import BLOCK_EDGES, BLOCKS
from render.games.carrara.page import CarraraPage

_SIDE, _WIDE = 34, 38
"""A sign, and what it takes with what is free beside it."""
_CHIPS: Final = 3
"""The most chips of blocks side by side."""


def list_deeds(page: CarraraPage, seat: int) -> Sequence[Event]:
    """List what its latest turn brought a seat, or that this was nothing."""
    done = dict(group_by_turn(page.events)).get(seat, ()) if page.view.final is None else ()
    return [event for event in done if isinstance(event, BlocksTaken | CoinsTaken | ObjectBought | Declined)]


def measure_deeds(deeds: Sequence[Event]) -> int:
    """Return how wide their signs are with the plate and what is free before that; nothing without any."""
    return len(deeds) * _WIDE + 10 * bool(deeds)


def lay_deeds(page: CarraraPage, seat: int, room: Box) -> None:
    """Lay out at the right of a room what its latest turn brought a seat."""
    if deeds := list_deeds(page, seat):
        wide, high = measure_deeds(deeds) - 8, min(_SIDE + 6, room.height + 1)
        box = Box(room.right - 2 - wide, room.mid_y - high // 2 - 1, wide, high)
        page.plate(f"player/{seat}/deed", box, theme.MARBLE, theme.PLAQUES[seat], 8, theme.NEW)
        for deed, cell in zip(deeds, columns(box.grown(-3), [0] * len(deeds), _WIDE - _SIDE), strict=True):
            _lay_deed(page, f"player/{seat}/deed", deed, cell._replace(y=box.mid_y - _SIDE // 2, height=_SIDE))


def _lay_deed(page: CarraraPage, what: str, deed: Event, cell: Box) -> None:
    """Lay out the sign of what came into a hand, or a chip for each of several blocks."""
    on = theme.MARBLE
    match deed:
        case BlocksTaken(blocks=blocks):
            colours = [colour for colour in COLOURS for _ in range(blocks[colour])]
            sign = f"block-{colours[0].key}"
            if len(colours) > 1:
                chips = grid(cell.grown(-1), min(_CHIPS, len(colours)), -(-len(colours) // _CHIPS), 2)
                for number, (colour, chip) in enumerate(zip(colours, chips, strict=False)):
                    page.plate(f"{what}/{number}", chip, BLOCKS[colour], on, 4, BLOCK_EDGES[colour])
                return
        case ObjectBought(object=bought):
            sign = f"object-{bought.key}"
        case CoinsTaken():
            sign = "coin"
        case _:
            page.label(f"{what}/none", *cell.middle, "–", _SIDE, theme.INK, on, face="bold", anchor="m")
            return
    page.icon(f"{what}/{sign}", *cell[:3], sign, on)
