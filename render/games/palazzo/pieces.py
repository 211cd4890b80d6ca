"""The pieces: tiles, alone or as floors, and money cards; and the boxes in which some of them are largest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from bot.games.palazzo.auction import highest
from bot.games.palazzo.components import CERTIFICATE_VALUE, Card, Currency, Tile
from render.engine import theme
from render.engine.layout import centre, grid
from render.engine.scene import Box, Role
from render.games.palazzo.page import PalazzoPage

RATIO: Final = 84 / 200
"""The height of a tile, a share of its width."""
LOW: Final = 0.3
"""The same of the lowest in which windows can be counted well, where many lie above each other."""
_SIZES: Final = (
    *((280, 118), (250, 105), (280, 92), (280, 84), (250, 76), (216, 66), (216, 60)),
    *((158, 66), (180, 56), (158, 60), (134, 56), (158, 43), (102, 43)),
)
"""Of tiles that are as large as there is room, the largest first: with more, those of many tables are not kept."""
_CARD: Final = 200
"""The most of a card's width."""
CARD_RATIO, SIDE_RATIO = 1.35, 0.806
"""The height of a card, a share of its width, and of one on its side."""
STONE: Final = "#bba983"
"""The ground of a quarry."""
WELL, CREAM = "#452915", "#fff3d9"
"""The colours of the shelf's recess, and of the text on it."""
FELT: Final = "#2f6446"
"""The cloth on which money lies."""
DISC: Final = 52
"""The size of the number of a quarry."""
_FRONT: Final = 200 / 218
"""The front of a floor, a share of its width: the wall at the right is seen too."""
_STONE: Final = "#fff6e4"
_TYPE: Final = 5
"""By how much the sizes of numbers differ: a font takes as much room in the cache as two large tiles."""
_NARROW, _WIDE, _DASHED = 90, 24, 8
"""The width of a front below which the number has a stone of its own, how wide that is, and its place within dashes."""
_INKS: Final = {
    Currency.FLORIN: (theme.INK, "#f3b93a"),
    Currency.DUCAT: (theme.WHITE, "#2b62b2"),
    Currency.SCUDO: (theme.WHITE, "#a3221f"),
    None: (theme.INK, "#f8efd6"),
}
"""By currency: the colour of the worth, and of the card."""


def arrange(number: int, room: Box, gap: int, fit: Callable[[int, int], tuple[int, int]]) -> list[Box]:
    """Return the boxes in which things are largest, in the middle of a room, of a size that fits into equal cells."""
    sizes = []
    for across in range(1, max(2, min(6, number + 1))):
        down = -(-number // across)
        wide, high = fit((room.width + gap) // across - gap, (room.height + gap) // max(1, down) - gap)
        sizes.append((wide * high, across, wide, high, down))
    _, across, wide, high, down = max(sizes)
    block = centre(room, across * (wide + gap) - gap, down * (high + gap) - gap)
    boxes, last = grid(block, across, down, gap), number - number % across
    shift = (across - number % across) * (wide + gap) // 2
    return [*boxes[:last], *(box._replace(x=box.x + shift) for box in boxes[last:number])]


def fit_tile(width: int, height: int, least: float = LOW) -> tuple[int, int]:
    """Return the size of the largest tile in a cell, where it may be lower than its ratio, down to the least one."""
    wide = min(width, int(height / RATIO))
    fitting = (each for each in _SIZES if each[0] <= width and least * each[0] <= each[1] <= height)
    return next(fitting, (wide, round(wide * RATIO)))


def fit_card(width: int, height: int, ratio: float = CARD_RATIO, widest: int = _CARD) -> tuple[int, int]:
    """Return the size of the largest card in a cell."""
    wide = min(width, widest, int(height / ratio))
    return wide, min(height, round(wide * ratio))


def lay_tile(page: PalazzoPage, what: str, tile: Tile, box: Box, on: str) -> None:
    """Lay out a tile: its number, its windows to be counted, and its material as a pattern."""
    page.fill(what, box, f"tile-{_name(tile)}", on, plate=True)
    _lay_number(page, what, tile, box, on)


def lay_floor(
    page: PalazzoPage, what: str, tile: Tile, box: Box, on: str, *, numbered: bool = True, faded: bool = False
) -> None:
    """Lay out a tile as a floor, perhaps without its number, or faded as it is there no more."""
    sprite = f"{'floor' if numbered else 'facade'}-{_name(tile)}"
    if faded:
        page.fill(f"ground/{what}/tile", box, sprite, on, faded=True, plate=True, role=Role.GROUND)
    else:
        page.fill(what, box, sprite, on, plate=True)
    if numbered:
        _lay_number(page, what, tile, box._replace(width=round(box.width * _FRONT)), on, alone=faded)


def _name(tile: Tile) -> str:
    return f"{tile.material}-{tile.floor}-{tile.windows}"


def _lay_number(page: PalazzoPage, what: str, tile: Tile, front: Box, on: str, *, alone: bool = False) -> None:
    """Lay out the number of a floor, on the stone that the sprite has for it, or one of its own within dashes."""
    x, y = front.x + round(front.width * 24 / 200), front.y + round(front.height * 0.545)
    narrow = front.width < _NARROW
    if narrow or alone:
        inset = 1 if narrow else _DASHED
        stone = Box(front.x + inset, front.y + 2 * inset, max(_WIDE, front.width // 5), front.height - 3 * inset)
        page.plate(f"{what}/stone", stone, _STONE, on, 4, "#8a745a")
        x, y = stone.middle
    size = max(theme.SMALL, min(round(front.height * 0.95), round(front.width * 0.34)) // _TYPE * _TYPE)
    at = x, y, str(tile.floor), size, theme.INK, _STONE
    page.label(f"{what}/floor", *at, face="bold", anchor="m")


def lay_tiles(
    page: PalazzoPage, what: str, tiles: Sequence[Tile], boxes: Iterable[Box], on: str, fresh: Sequence[Tile] = ()
) -> None:
    """Lay out tiles in their boxes, with a frame and an arrow around those that have just come in."""
    left = list(fresh)
    for place, (tile, box) in enumerate(zip(tiles, boxes, strict=False)):
        name, new = f"{what}/tile/{place}", tile in left
        if new:
            left.remove(tile)
            page.ring(name, box, on, 4, 5)
        lay_tile(page, name, tile, box, theme.NEW if new else on)
        if new:
            # clear of the tiles beside and above, which may be as near as that
            side = min(46, box.height // 2)
            page.icon(f"corner/{name}", box.right - side + 5, box.y - 5, side, "arrived", theme.OLIVE, role=Role.CORNER)


def lay_lost(page: PalazzoPage, what: str, x: int, y: int, size: int, on: str) -> None:
    """Mark around a point that something is lost, with a minus."""
    page.icon(f"corner/{what}", x - size // 2, y - size // 2, size, "lost", on, role=Role.CORNER)


def lay_card(page: PalazzoPage, what: str, card: Card | None, box: Box, on: str) -> None:
    """Lay out a card, on its side if the box is wider than high; None is the certificate of the one who auctions."""
    currency, worth = (None, CERTIFICATE_VALUE) if card is None else (card.currency, card.worth)
    side = box.width > box.height
    sprite = f"{'small' if side else 'card'}-{currency or 'certificate'}"
    page.fill(what, box, sprite, on, plate=True)
    across, down = (0.735, 0.5) if side else (0.5, 0.24)
    size = theme.SMALL if side else max(theme.SMALL, box.width // 2)
    at = box.x + round(box.width * across), box.y + round(box.height * down), str(worth), size
    page.label(f"{what}/worth", *at, *_INKS[currency], face="bold", anchor="m")


def lay_bid(page: PalazzoPage, seat: int, x: int, y: int, side: int, on: str) -> None:
    """Lay out around a point the sum that a seat has bid, if it has, wreathed if that is the highest."""
    bids, what = page.view.bids, f"player/{seat}/bid"
    value = bids[seat].value
    if not value:  # nor has one that has passed any
        return
    leads = value == highest(bids)
    # within its wreath, a disc is smaller
    inner = side * (5 if leads else 6) // 8
    disc, colour = ("#fff9e2", theme.INK) if leads else (theme.PLAQUES[seat], theme.ON_SEATS[seat])
    if leads:
        page.icon(f"{what}/laurel", x - side // 2, y - side // 2, side, "laurel-large", on, role=Role.GROUND)
    page.plate(f"{what}/disc", Box(x - inner // 2, y - inner // 2, inner, inner), disc, on, inner // 2, theme.GOLD_DEEP)
    page.label(f"{what}/sum", x, y, str(value), side * 9 // 20, colour, disc, face="bold", anchor="m")


def lay_number(page: PalazzoPage, what: str, number: int, x: int, y: int, on: str = STONE) -> None:
    """Lay out a disc with the number of a quarry."""
    page.icon(what, x, y, DISC, "quarry-disc", on, plate=True)
    at = x + DISC // 2, y + DISC // 2, str(number), theme.BODY, theme.INK, theme.MARBLE
    page.label(f"{what}/number", *at, face="black", anchor="m")
