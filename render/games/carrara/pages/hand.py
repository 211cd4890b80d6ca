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
from render.games.carrara.page import Page, columns
from render.games.carrara.parts.private.own_cards import lay_own_cards
from render.games.carrara.parts.private.own_head import lay_own_head
from render.games.carrara.parts.private.progress import lay_progress

_WIDTH: Final = theme.WIDTH - 2 * theme.MARGIN
_APART: Final = 12
"""How far rows are from each other, and from the foot of the page."""
_PROGRESS, _CARDS = 210, 276
"""The heights of what announcing the end needs, and of the cards."""
_INSIDE: Final = 10
"""How far what is on a tile is at least from its edge."""
_ICON: Final = 90
"""The greatest side of what is counted."""
_NUMBERS: Final = theme.HUGE, 59, theme.TITLE
"""The sizes that numbers have, all of them the same: the largest that fits."""
_BESIDE: Final = 12
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
    high = (foot - top) // len(rows) - _APART
    icon = min(_ICON, high - 2 * _INSIDE)
    room = columns()[0][1] - icon - _BESIDE - 2 * _INSIDE
    widest = str(max((tile.number for row in rows for tile in row), key=lambda count: len(str(count))))
    sizes = [size for size in _NUMBERS if size < icon and ink(widest, "bold", size).advance <= room]
    size = next(iter(sizes), _NUMBERS[-1])
    for place, row in enumerate(rows):
        for tile, (x, width) in zip(row, columns(), strict=True):
            _lay_tile(page, tile, Box(x, top + place * (high + _APART), width, high), icon, size)
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
    """Lay out what is counted, grey if there is none, and beside it the number, below a tick if it is scored."""
    what, on, middle = tile.what, theme.MARBLE if tile.number else theme.VEIN, box.y + box.height // 2
    page.plate(f"{what}/tile", box, on, page.ground, 16, theme.EDGE, shadow=6)
    said = str(tile.number)
    x = box.x + (box.width - side - _BESIDE - ink(said, "bold", size).advance) // 2
    page.icon(what, x, middle - side // 2, side, tile.sprite, on, faded=not tile.number)
    left = x + side + _BESIDE
    if tile.scored:
        width = ink(said, "bold", size).advance
        top, size = box.y + _TICK_FROM_TOP, min(size, _SCORED)
        page.icon(f"{what}/scored", left + (width - _TICK) // 2, top, _TICK, "tick", on)
        left, middle = left + (width - ink(said, "bold", size).advance) // 2, (top + _TICK + box.bottom) // 2 - 1
    colour = theme.INK if tile.number else theme.SOFT
    page.label(f"{what}/count", left, middle, said, size, colour, on, face="bold")
