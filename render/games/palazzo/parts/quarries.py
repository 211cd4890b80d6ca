"""The quarries around the warehouse: their tiles, where the next tile would go, the builder, and the next auction."""

from __future__ import annotations

from typing import Final

from bot.games.palazzo import next_quarry
from bot.games.palazzo.components import QUARRIES, TOO_MANY
from render.engine import theme
from render.engine.fonts import fitting_size, ink
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.fitting import column, from_left, grid, places
from render.games.palazzo.parts.fresh import lay_tiles, revealed
from render.games.palazzo.parts.tile import RATIO

STONE: Final = "#d0c3a8"
_SIZE: Final = 334, 232
_CORNERS: Final = (14, 108), (752, 108), (752, 352), (14, 352)
"""By quarry, clockwise from the upper left."""
_WAYS: Final = ("right", 326, 116), ("down", 1050, 311), ("left", 728, 540), ("up", 304, 323)
_WAY: Final = 46
_ROOM: Final = Box(18, 47, 298, 176)
"""Where tiles lie in a quarry."""
_BESIDE: Final = 100
"""The room of the builder beside tiles."""
_LARGEST: Final = 226
_GAP: Final = 8
_GHOST_LOW, _GHOST_HIGH = (166, 70), (86, 90)
"""The sizes of the place of the next tile below one, and beside several."""
_ASIDE: Final = 94
"""The room of the latter and the words below it."""
_COLUMN: Final = {2: (_GAP, 0.36), 3: (4, 0.28)}
"""By how many tiles are above each other beside the place of the next: their distance, and their least height."""
_BELOW: Final = 6
"""Between the place of the next tile and words below it."""
_DISC: Final = 52
_FIGURE: Final = 120, 162
_SMALL_FIGURE: Final = 90, 122
_NAMES: Final = 270
"""How wide words are at most, so that they do not touch the builder's way."""
_NAME, _NAMED = 36, 54
"""How far above the lower edge words are, and what is above them."""
_TAG: Final = 44
_SIGN: Final = 42, 40
_FRAME: Final = 10
"""How far the frame of the next quarry reaches."""


def lay_pits(page: Page) -> None:
    """Add the four quarries; they belong to the backdrop."""
    wide, high = _SIZE
    for number, (x, y) in zip(QUARRIES, _CORNERS, strict=True):
        page.icon(f"ground/quarry/{number}", x, y, wide, f"quarry-{number}", page.ground, height=high, plate=True)


def lay_quarries(page: Page) -> None:
    """Lay out what is in the quarries, and the builder's way from one to the next."""
    following = next_quarry(page.view)
    for number, (x, y) in zip(QUARRIES, _CORNERS, strict=True):
        box = Box(x, y, *_SIZE)
        if number == following:
            wide, high = box.width + 2 * _FRAME, box.height + 2 * _FRAME
            page.icon("ground/next", x - _FRAME, y - _FRAME, wide, "quarry-next", STONE, height=high, plate=True)
        _lay_content(page, number, box)
        lay_number(page, f"quarry/{number}", number, x + 4, y - 10)
        if number == following:
            _lay_next(page, number, box)
    for name, x, y in _WAYS:
        page.icon(f"ground/way/{name}", x, y, _WAY, f"way-{name}", page.ground, plate=True)


def lay_number(page: Page, what: str, number: int, x: int, y: int) -> None:
    """Lay out a disc with the number of a quarry."""
    disc = page.icon(f"{what}/disc", x, y, _DISC, "quarry-disc", STONE, plate=True)
    at = disc.x + _DISC // 2, disc.y + _DISC // 2, str(number), theme.BODY, theme.INK, theme.MARBLE
    page.label(f"{what}/number", *at, face="black", anchor="m")


def _lay_content(page: Page, number: int, box: Box) -> None:
    """Lay out the tiles and, as one more, the place of the next, or else the builder."""
    view, what = page.view, f"quarry/{number}"
    tiles = view.quarries[number - 1]
    room = Box(box.x + _ROOM.x, box.y + _ROOM.y, _ROOM.width, _ROOM.height)
    # a tile goes as many quarries on from the builder as it has windows
    windows = (number - view.builder) % len(QUARRIES)
    if not windows:
        wide, high = _SMALL_FIGURE if tiles else _FIGURE
        x = room.x + 5 if tiles else box.x + (box.width - wide) // 2
        low = 16 if tiles else _NAMED
        page.icon("builder", x, box.bottom - low - high, wide, "builder-standing", STONE, height=high)
        if not tiles:
            _lay_name(page, f"{what}/builder", page.say("picture-builder"), box)
        room = room._replace(x=room.x + _BESIDE, width=room.width - _BESIDE)
    if not (tiles or windows):
        return
    if not tiles:
        room = room._replace(height=room.height - _NAMED + 12)
        _lay_name(page, f"{what}/windows", page.say("picture-windows", count=windows), box)
    boxes, ghost = _places(len(tiles), bool(windows), room)
    lay_tiles(page, what, tiles, boxes, STONE, revealed(page, number))
    if ghost is not None:
        _lay_ghost(page, what, windows, ghost, len(tiles))


def _lay_ghost(page: Page, what: str, windows: int, box: Box, tiles: int) -> None:
    """Lay out the place of the next tile, and beside or below it where there is room that it comes here."""
    high, said = box.height > box.width, page.say("picture-here")
    if tiles in _COLUMN:
        box = box._replace(y=box.y - (_BELOW + theme.SMALL) // 2)
        at = box.x + box.width // 2, box.bottom + _BELOW + theme.SMALL // 2
        page.label(f"{what}/here", *at, said, theme.SMALL, theme.INK, STONE, anchor="m")
    elif tiles == 1:
        box = box._replace(x=box.x - (_GAP + ink(said, "sans", theme.BODY).advance) // 2)
        at = box.right + _GAP, box.y + box.height // 2
        page.label(f"{what}/here", *at, said, theme.BODY, theme.INK, STONE)
    sprite = f"ghost-high-{windows}" if high else f"ghost-{windows}"
    page.icon(f"{what}/ghost", box.x, box.y, box.width, sprite, STONE, height=box.height)


def _lay_name(page: Page, what: str, said: str, box: Box) -> None:
    """Say at the bottom of an empty quarry what it shows."""
    longest = page.say("picture-windows", count=len(QUARRIES) - 1)
    size = fitting_size(longest, "sans", (theme.BODY, theme.SMALL), _NAMES)
    at = box.x + box.width // 2, box.bottom - _NAME, said, size, theme.INK, STONE
    page.label(what, *at, anchor="m")


def _places(number: int, ghost: bool, room: Box) -> tuple[list[Box], Box | None]:
    """Return the places of so many tiles, and of the next: below a single tile, or beside some above each other.

    Of more, it is as large as they are.
    """
    if ghost and number == 1:
        above = room._replace(height=room.height - _GHOST_LOW[1] - _GAP)
        (tile,) = from_left(1, RATIO, above, _LARGEST, _GAP)
        tile = tile._replace(x=room.x + (room.width - tile.width) // 2)
        wide, high = _GHOST_LOW
        return [tile], Box(room.x + (room.width - wide) // 2, room.bottom - high - 3, wide, high)
    if ghost and number in _COLUMN:
        (wide, high), (gap, lowest) = _GHOST_HIGH, _COLUMN[number]
        beside = room._replace(width=room.width - _ASIDE - _GAP)
        tiles = column(number, beside, beside.width, gap, lowest)
        return tiles, Box(room.right - (_ASIDE + wide) // 2, room.y + (room.height - high) // 2, wide, high)
    count = number + ghost
    laid = grid(count, RATIO, room, _LARGEST, _GAP)
    boxes = [*places(count, laid, room)]
    return boxes[:number], boxes[-1] if ghost else None


def _lay_next(page: Page, number: int, box: Box) -> None:
    """Say that a quarry's tiles are auctioned next, or that everyone will take one of them."""
    many = len(page.view.quarries[number - 1]) >= TOO_MANY
    said = page.say("picture-next-choice" if many else "picture-next-auction")
    wide, high = _SIGN
    tag = Box(box.x + 64, box.y - 6, wide + 30 + ink(said, "bold", theme.SMALL).advance, _TAG)
    page.plate("next/tag", tag, theme.GOLD_PALE, STONE, 12, theme.GOLD_DEEP, shadow=3)
    middle = tag.y + _TAG // 2
    sprite = "choice" if many else "gavel"
    page.icon("next/sign", tag.x + 10, middle - high // 2, wide, sprite, theme.GOLD_PALE, height=high)
    at = tag.x + 10 + wide + 8, middle, said, theme.SMALL, theme.INK, theme.GOLD_PALE
    page.label("next/said", *at, face="bold")
