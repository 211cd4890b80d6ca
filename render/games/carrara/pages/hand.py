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
_TRAYS_APART: Final = 4
_CAST: Final = 8
"""How far the shadow of a tray reaches, to the right and below."""
_EDGE, _LAWN_EDGE = 10, 4
"""How far what is in a tray and on the lawn is from the upper and the lower edge."""
_PROGRESS, _CARDS = 230, 296
"""The heights of what announcing the end needs, and of the cards."""
_ICONS: Final = 86, 82, 78, 74, 70, 66, 60, 54
_SMALLER: Final = 68, 64, 60, 56, 52, 48
"""The sizes of buildings."""
_NUMBERS: Final = theme.HUGE, 59, theme.TITLE, 47, theme.LARGE, 39, theme.BODY
"""The sizes of what is counted and of its numbers, each the same in all rows: the largest that fit."""
_LEAST: Final = 0.62
"""The size of numbers, at least, as a share of that of what is counted."""
_BESIDE, _INSIDE = 6, 9
"""Between what is counted and its number, and how far both are at least from the next."""
_NONE: Final = 0.56
"""The size of what is not there, as a share of what is."""
_PUBLIC: Final = 0.25
"""The share of the height that buildings have, which everyone can see on the board too."""
_HEADING, _HEADED = theme.BODY, 20
"""The size of the heading at the left of each row, and the space around it."""
_BEHIND, _MOST_BEHIND = (6, -6), 2
"""Where the next block of a pile is, and how many of them are seen behind the first."""
_CONTACT: Final = 1 / 3
"""The height of the shadow where a thing touches its shelf, as a share of its width."""


class _Tray(NamedTuple):
    """What a row lies on, and the colours of its ground and of what is written on it."""

    sprite: str
    ground: str
    writing: str


_TRAYS: Final = (
    _Tray("tray-marble", "#ebe7df", theme.INK),
    _Tray("tray-walnut", "#54331b", theme.WHITE),
    _Tray("lawn", "#c3d499", theme.INK),
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

    @property
    def behind(self) -> int:
        """Return how many blocks are seen behind the first; other things stand alone."""
        return min(max(0, self.number - 1), _MOST_BEHIND) if self.what.startswith("block-") else 0


def hand_page(view: SeatView, names: Sequence[str], language: str) -> Page:
    """Lay out a hand."""
    page = Page(view, names, language)
    base, points = view.cards is None, view.players[view.seat].points
    lay_own_head(page, view.seat, page.names[view.seat], points, coins=view.hand.coins, specials=not base)
    top, foot = HEADER + 6, theme.HEIGHT - _APART - (_PROGRESS if base else _CARDS)
    rows = _rows(view)
    room = foot - _APART + _CAST - top - _TRAYS_APART * (len(rows) - 1)
    lower = round(room * _PUBLIC)
    highs = ((room - lower) // 2, (room - lower) // 2, lower)
    heads = [page.say(key) for key in _HEADS]
    headed = max(ink(head, "serif", _HEADING).advance for head in heads) + 2 * _HEADED
    wide = (_WIDTH - headed - _EDGE) // max(map(len, rows))
    own, public = (
        _sizes(sizes, shown, wide, high - _CAST - 2 * edge)
        for sizes, shown, high, edge in (
            (_ICONS, rows[:2], highs[0], _EDGE),
            (_SMALLER, rows[2:], lower, _LAWN_EDGE),
        )
    )
    y = top
    for place, (row, head, tray, high) in enumerate(zip(rows, heads, _TRAYS, highs, strict=True)):
        what, middle = f"tray/{place + 1}", y + (high - _CAST) // 2
        page.icon(what, theme.MARGIN, y, _WIDTH + _CAST, tray.sprite, page.ground, height=high, plate=True)
        at = theme.MARGIN + _HEADED, middle, head
        page.label(f"{what}/name", *at, _HEADING, tray.writing, tray.ground, face="serif")
        for column, tile in enumerate(row):
            box = Box(theme.MARGIN + headed + column * wide, y + _EDGE, wide, high - _CAST - 2 * _EDGE)
            _lay_tile(page, tile, box, *(own if place < 2 else public), tray)
        y += high + _TRAYS_APART
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
    said = {(str(tile.number), tile.behind) for row in rows for tile in row}
    sizes = [(side, size) for side in icons if side <= high for size in _NUMBERS if _LEAST * side <= size < side]
    fits = (
        (side, size)
        for side, size in sorted(sizes, key=sum, reverse=True)
        if all(_width(number, size, side, behind) + 2 * _INSIDE <= wide for number, behind in said)
    )
    return next(fits, (icons[-1], _NUMBERS[-1]))


def _width(number: str, size: int, side: int, behind: int) -> int:
    """Return the width of what is counted with its number, which begins beside the blocks behind the first."""
    return side + behind * _BEHIND[0] + _BESIDE + ink(number, "bold", size).advance


def _lay_tile(page: Page, tile: _Tile, box: Box, side: int, size: int, tray: _Tray) -> None:
    """Lay out what is counted on its tray, on a seal if it is scored, or small and faded if it is lacking."""
    what, on, middle = tile.what, tray.ground, box.y + box.height // 2
    said = str(tile.number)
    aside, above = (each * tile.behind for each in _BEHIND)
    x = box.x + (box.width - _width(said, size, side, tile.behind)) // 2
    y = middle - (side + above) // 2
    if not tile.there:
        small = round(side * _NONE)
        page.icon(what, x + (side - small) // 2, middle - small // 2, small, tile.sprite, on, faded=True)
        return
    if tile.scored:
        page.icon(f"{what}/scored", x, y, side, "seal", on, plate=True)
        page.icon(what, *Box(x, y, side, side).grown(-side // 8)[:3], tile.sprite, DISC)
    else:
        _lay_below(page, tile, x, y, side, on)
        page.icon(what, x, y, side, tile.sprite, on)
    page.label(f"{what}/count", x + aside + side + _BESIDE, middle, said, size, tray.writing, on, face="bold")


def _lay_below(page: Page, tile: _Tile, x: int, y: int, side: int, on: str) -> None:
    """Lay out the other blocks of a pile, and the shadow of what stands on a shelf."""
    if not tile.what.startswith("block-"):
        high = round(side * _CONTACT)
        page.icon(
            f"behind/{tile.what}/shadow", x, y + side - high * 3 // 5, side, "contact", on, height=high, plate=True
        )
        return
    for number in range(tile.behind, 0, -1):
        across, down = (each * number for each in _BEHIND)
        page.icon(f"behind/{tile.what}/{number}", x + across, y + down, side, tile.sprite, on)
