"""What a seat holds and has built, counted in rows: blocks on marble, objects on walnut, buildings on a meadow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.carrara.components import COLOURS, OBJECTS, TYPES
from bot.games.carrara.view import SeatView
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box, Role
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.seals import DISC

_APART: Final = 4
CAST: Final = 8
"""How far the shadow of a tray reaches, to the right and below."""
_ICONS: Final = 92, 86, 82, 78, 74, 70, 66, 60, 54, 50, 46
_NUMBERS: Final = theme.HUGE, 59, theme.TITLE, 47, theme.LARGE, 39, theme.BODY
"""The sizes of what is counted and of its numbers, each the same in a row: the largest that fit."""
_BESIDE = 6
"""Between what is counted and its number, and how far both are at least from the next."""
_EDGE: Final = 8
"""How far what is in a tray is from its edges."""
_NONE: Final = 0.8
"""The size of what is not there, as a share of what is."""
_HEADING, _HEADED, _ABOVE = theme.SMALL, 20, 45
"""The size of the heading of each row, the space at its sides, and the height of it above what is counted."""
_BEHIND = (6, -6)
"""Where the next block of a pile is, and how many of them are seen behind the first."""


class _Tray(NamedTuple):
    """What a row lies on, its heading, and the colours of its ground, of what is written on it, and of noughts."""

    sprite: str
    head: str
    ground: str
    writing: str
    nought: str


_TRAYS: Final = (
    _Tray("tray-marble", "picture-blocks", "#ebe7df", theme.INK, theme.SOFT),
    _Tray("tray-walnut", "picture-item-objects", "#54331b", theme.WHITE, "#dcc6a4"),
    _Tray("lawn", "picture-item-buildings", "#c3d499", theme.INK, "#4a382b"),
)


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
        return min(max(0, self.number - 1), 2) if self.what.startswith("block-") else 0


def lay_rows(page: Page, view: SeatView, box: Box) -> None:
    """Lay out the rows, the highest with the blocks, each below or beside its heading."""
    rows = _rows(view)
    room = box.height + CAST - _APART * (len(rows) - 1)
    highs = [round(room * share) for share in (0.38, 0.33)]
    highs.append(room - sum(highs))
    heads = [page.say(tray.head) for tray in _TRAYS]
    above = highs[-1] >= 116
    headed = _EDGE if above else max(ink(head, "serif", _HEADING).advance for head in heads) + 2 * _HEADED
    wide = (box.width - headed - _EDGE) // max(map(len, rows))
    y = box.y
    for place, (row, head, tray, high) in enumerate(zip(rows, heads, _TRAYS, highs, strict=True)):
        what, foot = f"tray/{place + 1}", y + high - CAST
        page.icon(what, box.x, y, box.width + CAST, tray.sprite, page.ground, height=high, plate=True)
        top = y + (_ABOVE if above else _EDGE - 2)
        middle = y + _EDGE + 4 + _HEADING // 2 if above else (y + foot) // 2
        at = box.x + _HEADED, middle, head, _HEADING
        page.label(f"{what}/name", *at, tray.writing, tray.ground, face="serif")
        side, size = _sizes(row, wide, foot - _EDGE + 2 - top)
        for column, tile in enumerate(row):
            at_tile = Box(box.x + headed + column * wide, top, wide, foot - _EDGE + 2 - top)
            _lay_tile(page, tile, at_tile, side, size, tray)
        y += high + _APART


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


def _sizes(row: Sequence[_Tile], wide: int, high: int) -> tuple[int, int]:
    """Return the largest sizes of what is counted and of its numbers that fit on every tile of a row."""
    said = {(str(tile.number), tile.behind) for tile in row}
    sizes = [(side, size) for side in _ICONS if side <= high for size in _NUMBERS if 0.62 * side <= size < side]
    fits = (
        (side, size)
        for side, size in sorted(sizes, key=sum, reverse=True)
        if all(_width(number, size, side, behind) + 2 * 9 <= wide for number, behind in said)
    )
    return next(fits, (_ICONS[-1], _NUMBERS[-1]))


def _width(number: str, size: int, side: int, behind: int) -> int:
    """Return the width of what is counted with its number, which begins beside the blocks behind the first."""
    return side + behind * _BEHIND[0] + _BESIDE + ink(number, "bold", size).advance


def _lay_tile(page: Page, tile: _Tile, box: Box, side: int, size: int, tray: _Tray) -> None:
    """Lay out what is counted on its tray, on a seal if it is scored, or smaller and faded if it is lacking."""
    what, on, middle = tile.what, tray.ground, box.y + box.height // 2
    said = str(tile.number)
    aside, above = (each * tile.behind for each in _BEHIND)
    x = box.x + (box.width - _width(said, size, side, tile.behind)) // 2
    y, colour = middle - (side + above) // 2, tray.writing if tile.there else tray.nought
    if tile.scored:
        page.icon(f"{what}/scored", x, y, side, "seal", on, plate=True)
        page.icon(what, *Box(x, y, side, side).grown(-side // 8)[:3], tile.sprite, DISC)
    elif tile.there:
        _lay_below(page, tile, x, y, side, on)
        page.icon(what, x, y, side, tile.sprite, on)
    else:
        small = round(side * _NONE)
        page.icon(what, x + (side - small) // 2, middle - small // 2, small, tile.sprite, on, faded=True)
        size = max(theme.BODY, round(size * _NONE))
    page.label(f"{what}/count", x + aside + side + _BESIDE, middle, said, size, colour, on, face="bold")


def _lay_below(page: Page, tile: _Tile, x: int, y: int, side: int, on: str) -> None:
    """Lay out the other blocks of a pile, and the shadow of what stands on a shelf."""
    if not tile.what.startswith("block-"):
        high = round(side * (1 / 3))
        page.icon(
            f"behind/{tile.what}/shadow",
            x,
            y + side - high * 3 // 5,
            side,
            "contact",
            on,
            height=high,
            plate=True,
            role=Role.GROUND,
        )
        return
    for number in range(tile.behind, 0, -1):
        across, down = (each * number for each in _BEHIND)
        page.icon(f"behind/{tile.what}/{number}", x + across, y + down, side, tile.sprite, on, role=Role.GROUND)
