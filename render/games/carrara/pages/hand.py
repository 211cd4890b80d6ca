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
from render.games.carrara.parts.cities.seals import DISC, lay_tick
from render.games.carrara.parts.private.own_cards import lay_own_cards
from render.games.carrara.parts.private.own_head import lay_own_head
from render.games.carrara.parts.private.progress import lay_progress

_WIDTH: Final = theme.WIDTH - 2 * theme.MARGIN
_APART: Final = 12
"""How far the rows are from what is below them, and that from the foot of the page."""
_TRAYS_APART: Final = 8
_EDGE: Final = 6
"""How far tiles are from the edge of their tray, and from each other."""
_PROGRESS, _CARDS = 210, 322
"""The heights of what announcing the end needs, and of the cards."""
_INSIDE: Final = 7
"""How far what is on a tile is at least from its edge."""
_ICONS: Final = 84, 78, 72, 66, 60, 54
_NUMBERS: Final = 59, theme.TITLE, 47, theme.LARGE, 39, theme.BODY
"""The sizes of what is counted and of its numbers, each the same in all rows: the largest that fit."""
_BESIDE: Final = 8
_NONE: Final = 0.7
"""The size of what is not there, as a share of what is."""
_HEADING, _HEADED = theme.BODY, 14
"""The size of the heading at the left of each row, and the space around it."""


class _Tray(NamedTuple):
    """The colours of a row's tray, from its upper edge to its foot, and of its heading."""

    ground: str
    foot: str
    heading: str


_TRAYS: Final = (
    _Tray("#dfdcd6", "#c6c1b8", theme.INK),
    _Tray("#6d4527", "#54321a", theme.WHITE),
    _Tray("#c9d6ab", "#adbf86", theme.INK),
)
"""Marble for blocks, walnut for objects, a meadow for buildings."""
_HEADS: Final = "picture-blocks", "picture-item-objects", "picture-item-buildings"


class _Tile(NamedTuple):
    """What is counted, how it looks, how many of it there are, and whether it is a type that the seat has scored."""

    what: str
    sprite: str
    number: int
    scored: bool = False

    @property
    def there(self) -> bool:
        """Return whether the seat has some of it, or has scored it."""
        return self.number > 0 or self.scored


def hand_page(view: SeatView, names: Sequence[str], language: str) -> Page:
    """Lay out a hand."""
    page = Page(view, names, language)
    base, points = view.cards is None, view.players[view.seat].points
    lay_own_head(page, view.seat, page.names[view.seat], points, coins=view.hand.coins, specials=not base)
    top, foot = HEADER + 6, theme.HEIGHT - _APART - (_PROGRESS if base else _CARDS)
    rows = _rows(view)
    high = (foot - _APART + _TRAYS_APART - top) // len(rows) - _TRAYS_APART
    heads = [page.say(key) for key in _HEADS]
    headed = max(ink(head, "serif", _HEADING).advance for head in heads) + 2 * _HEADED
    wide = (_WIDTH - headed) // max(map(len, rows)) - _EDGE
    side, size = _sizes(rows, wide, high - 2 * _EDGE - 2 * _INSIDE)
    for place, (row, head, colours) in enumerate(zip(rows, heads, _TRAYS, strict=True)):
        tray, what = Box(theme.MARGIN, top + place * (high + _TRAYS_APART), _WIDTH, high), f"tray/{place + 1}"
        on = colours.ground
        page.plate(what, tray, on, page.ground, 20, theme.EDGE, fill_to=colours.foot, shadow=4)
        middle, left = tray.y + high // 2, tray.x + headed
        page.label(f"{what}/name", tray.x + _HEADED, middle, head, _HEADING, colours.heading, on, face="serif")
        for column, tile in enumerate(row):
            box = Box(left + column * (wide + _EDGE), tray.y + _EDGE, wide, high - 2 * _EDGE)
            _lay_tile(page, tile, box, side, size, on)
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


def _sizes(rows: Sequence[Sequence[_Tile]], wide: int, high: int) -> tuple[int, int]:
    """Return the largest sizes of what is counted and of its numbers that fit on every tile."""
    numbers = {str(tile.number) for row in rows for tile in row}
    sizes = ((side, size) for side in _ICONS if side <= high for size in _NUMBERS if size < side)
    return next(
        (
            (side, size)
            for side, size in sizes
            if all(side + _BESIDE + ink(said, "bold", size).advance + 2 * _INSIDE <= wide for said in numbers)
        ),
        (_ICONS[-1], _NUMBERS[-1]),
    )


def _lay_tile(page: Page, tile: _Tile, box: Box, side: int, size: int, tray: str) -> None:
    """Lay out a raised tile with what is counted, on a seal if it is scored, and its number.

    What the seat lacks is flat on its tray instead, grey and smaller, so that what it has stands out.
    """
    what, on, middle = tile.what, theme.MARBLE, box.y + box.height // 2
    said = str(tile.number)
    room = box.width - side - _BESIDE - ink(said, "bold", size).advance
    x, count = box.x + room // 2, box.x + room // 2 + side + _BESIDE
    if tile.there:
        page.plate(f"{what}/tile", box, on, tray, 16, theme.EDGE, shadow=6)
    else:
        on, x, size = theme.VEIN, x + round(side * (1 - _NONE) / 2), max(theme.SMALL, round(size * _NONE))
        side = round(side * _NONE)
        page.plate(f"{what}/tile", box, on, tray, 16)
    y = middle - side // 2
    if tile.scored:
        page.icon(f"{what}/scored", x, y, side, "seal", on, plate=True)
        seal = Box(x, y, side, side)
        page.icon(what, *seal.grown(-side // 8)[:3], tile.sprite, DISC, plate=True)
        lay_tick(page, what, seal)
    else:
        page.icon(what, x, y, side, tile.sprite, on, faded=not tile.number)
    colour = theme.INK if tile.there else theme.SOFT
    page.label(f"{what}/count", count, middle, said, size, colour, on, face="bold")
