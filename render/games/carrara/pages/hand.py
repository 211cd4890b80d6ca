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
from render.games.carrara.parts.cities.seals import DISC
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
_SMALLER: Final = 66, 60, 54
"""The sizes of buildings."""
_NUMBERS: Final = 59, theme.TITLE, 47, theme.LARGE, 39, theme.BODY
"""The sizes of what is counted and of its numbers, each the same in all rows: the largest that fit."""
_BESIDE: Final = 8
_NONE: Final = 0.7
"""The size of what is not there, as a share of what is."""
_RECESS: Final = 8
"""How much smaller a recess is than the place of what is there, at each side."""
_PUBLIC: Final = 0.28
"""The share of the height that buildings have, which everyone can see on the board too."""
_HEADING, _HEADED = theme.BODY, 14
"""The size of the heading at the left of each row, and the space around it."""


class _Tray(NamedTuple):
    """The colours of a row's tray, from its upper edge to its foot, of what is written on it, and of its recesses."""

    ground: str
    foot: str
    writing: str
    recess: str
    rim: str


_TRAYS: Final = (
    _Tray("#f3f0ea", "#dcd7cd", theme.INK, "#e3ded3", "#b9b1a3"),
    _Tray("#6d4527", "#54321a", theme.WHITE, "#3f2512", "#8a5f3c"),
    _Tray("#c9d6ab", "#adbf86", theme.INK, "#dbe4c6", "#8fa165"),
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
    room = foot - _APART - top - _TRAYS_APART * (len(rows) - 1)
    lower = round(room * _PUBLIC)
    highs = ((room - lower) // 2, (room - lower) // 2, lower)
    heads = [page.say(key) for key in _HEADS]
    headed = max(ink(head, "serif", _HEADING).advance for head in heads) + 2 * _HEADED
    wide = (_WIDTH - headed) // max(map(len, rows)) - _EDGE
    own, public = _sizes(_ICONS, rows, wide, highs[0] - 2 * _EDGE), _sizes(_SMALLER, rows, wide, lower - 2 * _EDGE)
    y = top
    for place, (row, head, colours, high) in enumerate(zip(rows, heads, _TRAYS, highs, strict=True)):
        tray, what = Box(theme.MARGIN, y, _WIDTH, high), f"tray/{place + 1}"
        y += high + _TRAYS_APART
        on = colours.ground
        page.plate(what, tray, on, page.ground, 20, theme.EDGE, fill_to=colours.foot, shadow=4)
        middle, left = tray.y + high // 2, tray.x + headed
        page.label(f"{what}/name", tray.x + _HEADED, middle, head, _HEADING, colours.writing, on, face="serif")
        for column, tile in enumerate(row):
            box = Box(left + column * (wide + _EDGE), tray.y + _EDGE, wide, high - 2 * _EDGE)
            _lay_tile(page, tile, box, *(own if place < 2 else public), colours)
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


def _sizes(icons: Sequence[int], rows: Sequence[Sequence[_Tile]], wide: int, high: int) -> tuple[int, int]:
    """Return the largest sizes of what is counted and of its numbers that fit on every tile."""
    numbers = {str(tile.number) for row in rows for tile in row}
    sizes = ((side, size) for side in icons if side <= high for size in _NUMBERS if size < side)
    return next(
        (
            (side, size)
            for side, size in sizes
            if all(side + _BESIDE + ink(said, "bold", size).advance + 2 * _INSIDE <= wide for said in numbers)
        ),
        (icons[-1], _NUMBERS[-1]),
    )


def _lay_tile(page: Page, tile: _Tile, box: Box, side: int, size: int, tray: _Tray) -> None:
    """Lay out what is counted on its tray, on a seal if it is scored, with its number; what is lacking is a recess."""
    what, on, middle = tile.what, tray.ground, box.y + box.height // 2
    if not tile.there:
        small = round(side * _NONE)
        page.plate(f"{what}/recess", box.grown(-_RECESS), tray.recess, on, 14, tray.rim)
        at = box.x + (box.width - small) // 2, middle - small // 2, small
        page.icon(what, *at, tile.sprite, tray.recess, faded=True)
        return
    said = str(tile.number)
    x = box.x + (box.width - side - _BESIDE - ink(said, "bold", size).advance) // 2
    y, count = middle - side // 2, x + side + _BESIDE
    if tile.scored:
        page.icon(f"{what}/scored", x, y, side, "seal", on, plate=True)
        page.icon(what, *Box(x, y, side, side).grown(-side // 8)[:3], tile.sprite, DISC)
    else:
        page.icon(what, x, y, side, tile.sprite, on)
    page.label(f"{what}/count", count, middle, said, size, tray.writing, on, face="bold")
