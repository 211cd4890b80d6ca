"""A seat's own hand: tiles with its blocks, its objects and its buildings by type, and how near the end is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.carrara.components import COLOURS, OBJECTS, TYPES
from bot.games.carrara.ending import conditions
from bot.games.carrara.view import SeatView
from render.common.page import HEADER
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.private.own_cards import lay_own_cards
from render.games.carrara.parts.private.own_head import lay_own_head
from render.games.carrara.parts.private.progress import lay_progress

_WIDTH: Final = theme.WIDTH - 2 * theme.MARGIN
_APART: Final = 12
"""How far the rows are from what is below them, and that from the foot of the page."""
_TRAYS_APART: Final = 8
_EDGE: Final = 6
"""How far tiles are from the edge of their tray, and from each other."""
_PROGRESS, _CARDS = 210, 276
"""The heights of what announcing the end needs, and of the cards."""
_INSIDE: Final = 7
"""How far what is on a tile is at least from its edge."""
_ICON: Final = 90
"""The greatest side of what is counted."""
_NUMBERS: Final = theme.HUGE, 59, theme.TITLE
"""The sizes that numbers have, all of them the same: the largest that fits."""
_BESIDE: Final = 10
_NONE, _NONE_SIDE = theme.BODY, 0.7
"""The size of a zero, and how large what is not there is as a share of what is."""
_TICK, _TICK_FROM_TOP = 38, 6
"""The size of a tick, and how far it is from the top of its tile."""
_SCORED: Final = 47
"""The greatest size of a number below a tick."""


class _Tile(NamedTuple):
    """What is counted, how it looks, how many of it there are, and whether it is a type that the seat has scored."""

    what: str
    sprite: str
    number: int
    scored: bool = False


def hand_page(view: SeatView, names: Sequence[str], language: str) -> Page:
    """Lay out a hand."""
    page = Page(view, names, language)
    base, points = view.cards is None, view.players[view.seat].points
    lay_own_head(page, view.seat, page.names[view.seat], points, coins=view.hand.coins, specials=not base)
    top, foot = HEADER + 6, theme.HEIGHT - _APART - (_PROGRESS if base else _CARDS)
    rows = _rows(view)
    high = (foot - _APART + _TRAYS_APART - top) // len(rows) - _TRAYS_APART
    wide = (_WIDTH - _EDGE) // len(rows[0]) - _EDGE
    icon = min(_ICON, high - 2 * _EDGE - 2 * _INSIDE)
    room = wide - icon - _BESIDE - 2 * _INSIDE
    widest = str(max((tile.number for row in rows for tile in row), key=lambda count: len(str(count))))
    sizes = [size for size in _NUMBERS if size < icon and ink(widest, "bold", size).advance <= room]
    size = next(iter(sizes), _NUMBERS[-1])
    for place, row in enumerate(rows):
        tray = Box(theme.MARGIN, top + place * (high + _TRAYS_APART), _WIDTH, high)
        page.plate(f"tray/{place + 1}", tray, theme.VEIN, page.ground, 20, theme.EDGE)
        for column, tile in enumerate(row):
            left = tray.x + _EDGE + column * (_WIDTH - _EDGE) // len(row)
            _lay_tile(page, tile, Box(left, tray.y + _EDGE, wide, high - 2 * _EDGE), icon, size)
    rest = Box(theme.MARGIN, foot, _WIDTH, theme.HEIGHT - _APART - foot)
    if base:
        lay_progress(page, "condition", progress(view), rest)
    else:
        lay_own_cards(page, view, rest)
    return page


def progress(view: SeatView) -> list[tuple[str, int, int]]:
    """Return the three conditions for announcing the end, each with what the seat has and needs."""
    player, need = view.players[view.seat], conditions(len(view.players))
    have = (player.scorings, sum(view.hand.objects), player.costs)
    return [(key, has, needs) for key, has, needs in zip(need._fields, have, need, strict=True)]


def _rows(view: SeatView) -> list[list[_Tile]]:
    """Return what is counted: blocks by colour, objects by kind, buildings by type."""
    player, hand = view.players[view.seat], view.hand
    blocks = [_Tile(f"block-{each.key}", f"block-{each.key}", hand.blocks[each]) for each in COLOURS]
    objects = [_Tile(f"object-{each.key}", f"object-{each.key}", hand.objects[each]) for each in OBJECTS]
    types = [
        _Tile(
            f"type/{each.key}",
            f"type-{each.key}",
            sum(built.building.type is each for built in player.buildings),
            each in player.types_scored,
        )
        for each in TYPES
    ]
    return [blocks, objects, types]


def _lay_tile(page: Page, tile: _Tile, box: Box, side: int, size: int) -> None:
    """Lay out a raised tile with what is counted and its number, below a tick if it is scored.

    What the seat lacks is flat on the tray instead, grey and smaller, so that what it has stands out.
    """
    what, on, middle, lacking = tile.what, theme.MARBLE, box.y + box.height // 2, not tile.number
    if lacking and not tile.scored:
        on, side, size = theme.VEIN, round(side * _NONE_SIDE), _NONE
    else:
        page.plate(f"{what}/tile", box, on, theme.VEIN, 16, theme.EDGE, shadow=6)
    said = str(tile.number)
    x = box.x + (box.width - side - _BESIDE - ink(said, "bold", size).advance) // 2
    page.icon(what, x, middle - side // 2, side, tile.sprite, on, faded=lacking)
    left = x + side + _BESIDE
    if tile.scored:
        width = ink(said, "bold", size).advance
        top, size = box.y + _TICK_FROM_TOP, min(size, _SCORED)
        page.icon(f"{what}/scored", left + (width - _TICK) // 2, top, _TICK, "tick", on)
        left, middle = left + (width - ink(said, "bold", size).advance) // 2, (top + _TICK + box.bottom) // 2 - 1
    colour = theme.SOFT if lacking else theme.INK
    page.label(f"{what}/count", left, middle, said, size, colour, on, face="bold")
