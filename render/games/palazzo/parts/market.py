"""The market: the warehouse with its price, and the quarries with the builder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.palazzo import Phase, Tile, price_of
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.tile import RATIO, lay_tile

WAREHOUSE: Final = Box(24, 96, 536, 330)
_QUARRIES: Final = Box(576, 96, 500, 592)
_SPACE: Final = 12
_HEAD: Final = 64
_INSIDE: Final = 14
_GAP: Final = 8
_MOST_COLUMNS: Final = 6
_LARGEST: Final = 250
"""The width of a tile at most."""
_DISC: Final = 50
_TAG: Final = 48
_BUILDER: Final = 58
_WINDOW: Final = 30, 43
_CLOCKWISE: Final = (0, 0), (1, 0), (1, 1), (0, 1)
"""Column and row of each quarry."""
_RING: Final = 6
_ARROW: Final = 46
"""The least height of a tile on which there is room for the arrow of those that came in."""


def lay_warehouse(page: Page) -> None:
    """Lay out the warehouse; each of its tiles costs what the tag says."""
    view, box = page.view, WAREHOUSE
    page.panel("warehouse/panel", *box)
    middle = box.y + _HEAD // 2 + 2
    page.label(
        "warehouse/title",
        box.x + 20,
        middle,
        page.say("picture-warehouse"),
        theme.BODY,
        theme.INK,
        theme.MARBLE,
        face="serif",
    )
    if view.warehouse:
        said = page.say("picture-price", price=price_of(len(view.warehouse), 1))
        width = ink(said, "bold", theme.BODY).advance + 32
        tag = Box(box.right - 16 - width, middle - _TAG // 2, width, _TAG)
        page.plate("warehouse/tag", tag, theme.GOLD_PALE, theme.MARBLE, 14, theme.GOLD_DEEP)
        page.label(
            "warehouse/price",
            tag.x + width // 2,
            middle,
            said,
            theme.BODY,
            theme.INK,
            theme.GOLD_PALE,
            face="bold",
            anchor="m",
        )
    else:
        at = box.x + box.width // 2, box.y + box.height // 2, page.say("picture-empty"), theme.BODY
        page.label("warehouse/empty", *at, theme.SOFT, theme.MARBLE, anchor="m")
    fresh = [tile for quarry, tile in page.news.revealed if quarry is None]
    _lay_tiles(page, "warehouse", view.warehouse, _below_head(box), fresh)


def lay_quarries(page: Page) -> None:
    """Lay out the four quarries; that of the builder stands out while its tiles are auctioned or taken."""
    for number, (tiles, (column, row)) in enumerate(zip(page.view.quarries, _CLOCKWISE, strict=True), 1):
        width, height = (_QUARRIES.width - _SPACE) // 2, (_QUARRIES.height - _SPACE) // 2
        box = Box(_QUARRIES.x + column * (width + _SPACE), _QUARRIES.y + row * (height + _SPACE), width, height)
        _lay_quarry(page, number, tiles, box)


def _lay_quarry(page: Page, number: int, tiles: Sequence[Tile], box: Box) -> None:
    view, what = page.view, f"quarry/{number}"
    here = view.builder == number
    stands_out = here and view.phase in (Phase.BIDDING, Phase.CHOOSING)
    if stands_out:
        page.ring(f"{what}/ring", box, page.ground, 16, _RING)
    page.plate(f"{what}/panel", box, theme.VEIN, theme.NEW if stands_out else page.ground, 16, theme.EDGE)
    middle = box.y + _HEAD // 2 + 2
    disc = Box(box.x + 14, middle - _DISC // 2, _DISC, _DISC)
    page.plate(f"{what}/disc", disc, theme.MARBLE, theme.VEIN, _DISC // 2, theme.EDGE)
    at = disc.x + _DISC // 2, middle, str(number), theme.BODY, theme.INK, theme.MARBLE
    page.label(f"{what}/number", *at, face="black", anchor="m")
    wide, high = _WINDOW
    # a tile goes as many quarries on from the builder as it has windows
    for window in range((number - view.builder) % len(view.quarries)):
        x = box.right - 14 - (window + 1) * (wide + 4)
        page.icon(f"{what}/window/{window}", x, middle - high // 2, wide, "window", theme.VEIN, height=high)
    if here:
        page.icon(f"{what}/builder", box.right - 16 - _BUILDER, middle - _BUILDER // 2, _BUILDER, "builder", theme.VEIN)
    fresh = [tile for quarry, tile in page.news.revealed if quarry == number]
    _lay_tiles(page, what, tiles, _below_head(box), fresh, theme.VEIN)


def _below_head(box: Box) -> Box:
    return Box(box.x + _INSIDE, box.y + _HEAD, box.width - 2 * _INSIDE, box.height - _HEAD - _INSIDE)


def _lay_tiles(
    page: Page, what: str, tiles: Sequence[Tile], room: Box, fresh: Sequence[Tile], on: str = theme.MARBLE
) -> None:
    """Lay out tiles as large as they all fit a room; those that came in are marked."""
    if not tiles:
        return
    width, columns = max(_fitting(len(tiles), columns, room) for columns in range(1, _MOST_COLUMNS + 1))
    height, left = round(width * RATIO), list(fresh)
    for place, tile in enumerate(tiles):
        row, column = divmod(place, columns)
        x, y = room.x + column * (width + _GAP), room.y + row * (height + _GAP)
        box = lay_tile(page, f"{what}/tile/{place}", tile, x, y, width, on)
        if tile in left and height >= _ARROW:
            left.remove(tile)
            page.mark_arrived(f"{what}/tile/{place}", box.right - 12, box.y + height // 2)


def _fitting(number: int, columns: int, room: Box) -> tuple[int, int]:
    """Return how wide tiles can be in so many columns, and these columns."""
    rows = -(-number // columns)
    wide = (room.width - (columns - 1) * _GAP) // columns
    high = (room.height - (rows - 1) * _GAP) // rows
    return min(_LARGEST, wide, int(high / RATIO)), columns
