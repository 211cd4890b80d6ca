"""Cards of the kinds of tiles that are left, in groups: each tile, its letter, and how many of it are left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.games.carcassonne import TILES, Kind
from render.engine import theme
from render.engine.fonts import Face, fitting_size, ink
from render.engine.scene import Box
from render.games.carcassonne.page import Page

_GROUPS: Final = Kind.CITY, Kind.ROAD, Kind.MONASTERY
"""In this order."""
_APART: Final = 10
"""How far cards are from each other."""
_INNER: Final = 8
"""The space around what is on a card."""
_LINE: Final = 40
"""The height of what is said below a tile."""
_BESIDE: Final = 66
"""The width of what is said beside a tile."""
_LARGEST: Final = 190
_SIGN: Final = 72
_BETTER: Final = 1.1
"""So much larger tiles have to be for the cards of their groups to be left out."""


def lay_cards(page: Page, left: Mapping[str, int], room: Box) -> None:
    """Lay out kinds with how many are left, in groups with cards of their own unless tiles are larger without these."""
    groups = {group: [kind for kind in left if _group(kind) == group] for group in _GROUPS}
    alone = [kind for kinds in groups.values() for kind in kinds]
    headed = [each for group, kinds in groups.items() if kinds for each in (group, *kinds)]
    (beside, across), (below, columns) = _largest(len(alone), room, _BESIDE, 0), _largest(len(headed), room, 0, _LINE)
    if beside >= _BETTER * below:
        for kind, card in zip(alone, _cards(len(alone), across, room, beside + 2 * _INNER), strict=True):
            _lay_beside(page, kind, left[kind], beside, card)
        return
    cards = _cards(len(headed), columns, room, below + _LINE + 3 * _INNER)
    # the signs say enough where one of the names is too long
    names = [page.say(f"picture-{group}") for group in groups]
    named = all(ink(name, "narrow", theme.SMALL).advance <= cards[0].width - 8 for name in names)
    for each, card in zip(headed, cards, strict=True):
        if each in groups:
            _lay_group(page, Kind(each), sum(left[kind] for kind in groups[Kind(each)]), card, named=named)
        else:
            _lay_below(page, each, left[each], below, card)


def _group(kind: str) -> Kind:
    """Return the group of a tile: monasteries, else what has a city, else roads."""
    tile = TILES[kind]
    if tile.monastery is not None:
        return Kind.MONASTERY
    return Kind.CITY if tile.cities else Kind.ROAD


def _largest(count: int, room: Box, beside: int, below: int) -> tuple[int, int]:
    """Return how wide tiles can be at most with so much beside and below them, and in how many columns."""

    def side_in(columns: int) -> int:
        wide, high = room.width // columns, room.height // -(-count // columns)
        return min(_LARGEST, wide - beside - _APART - 2 * _INNER, high - below - _APART - 2 * _INNER)

    side, fewer = max((side_in(columns), -columns) for columns in range(1, count + 1))
    return side, -fewer


def _cards(count: int, columns: int, room: Box, most: int) -> list[Box]:
    """Return the boxes of cards in rows, at most so high."""
    wide, high = room.width // columns, room.height // -(-count // columns)
    return [
        Box(
            room.x + number % columns * wide + _APART // 2,
            room.y + number // columns * high,
            wide - _APART,
            min(high - _APART, most),
        )
        for number in range(count)
    ]


def _lay_group(page: Page, group: Kind, count: int, card: Box, *, named: bool) -> None:
    """Lay out what the tiles of a group have, in a sign and a name if wanted, and how many of them are left."""
    what, middle, on = f"group/{group}", card.x + card.width // 2, theme.VEIN
    page.plate(what, card, on, page.ground, 14, theme.EDGE)
    lines = 2 if named else 1
    size = min(_SIGN, card.height - lines * _LINE - _INNER)
    top = card.y + (card.height - size - lines * _LINE) // 2
    page.icon(f"{what}/sign", middle - size // 2, top, size, f"feature-{group}", on)
    if named:
        said = page.say(f"picture-{group}")
        face: Face = "bold" if ink(said, "bold", theme.SMALL).advance <= card.width - 8 else "narrow"
        at = middle, top + size + _LINE // 2, said, theme.SMALL, theme.INK, on
        page.label(f"{what}/name", *at, face=face, anchor="m")
    below, times = top + size + lines * _LINE - _LINE // 2, page.say("picture-times", count=count)
    page.label(f"{what}/count", middle, below, times, theme.BODY, theme.INK, on, face="bold", anchor="m")


def _lay_below(page: Page, kind: str, count: int, side: int, card: Box) -> None:
    """Lay out a tile, and below it its letter and how many are left."""
    what, on = _lay_card(page, kind, side, card, card.x + (card.width - side) // 2, card.y + _INNER), theme.MARBLE
    middle, said = card.bottom - _LINE // 2 - _INNER // 2 + 1, page.say("picture-times", count=count)
    room = card.width - 3 * _INNER
    size = fitting_size(kind + said, "bold", (theme.BODY, theme.SMALL), room)
    face: Face = "bold" if ink(kind + said, "bold", size).advance <= room else "narrow"
    page.label(f"{what}/kind", card.x + _INNER, middle, kind, size, theme.INK, on, face=face)
    page.label(f"{what}/count", card.right - _INNER, middle, said, size, theme.SEA, on, face=face, anchor="r")


def _lay_beside(page: Page, kind: str, count: int, side: int, card: Box) -> None:
    """Lay out a tile, and beside it its letter and how many are left."""
    y = card.y + (card.height - side) // 2
    x = card.x + (card.width - side - _BESIDE) // 2
    what, on = _lay_card(page, kind, side, card, x, y), theme.MARBLE
    middle, apart = x + side + (_BESIDE + _INNER) // 2, side // 5
    at = middle, y + side // 2 - apart, kind, theme.LARGE, theme.INK, on
    page.label(f"{what}/kind", *at, face="bold", anchor="m")
    at = middle, y + side // 2 + apart, page.say("picture-times", count=count), theme.LARGE, theme.SEA, on
    page.label(f"{what}/count", *at, face="bold", anchor="m")


def _lay_card(page: Page, kind: str, side: int, card: Box, x: int, y: int) -> str:
    """Lay out a card and the tile on it, and return how both are called."""
    what, shadow = f"tile/{kind}", round(side * 0.14)
    page.plate(f"{what}/card", card, theme.MARBLE, page.ground, 14, theme.EDGE, shadow=4)
    at = x - shadow, y - shadow, round(side * 1.28)
    page.icon(f"ground/{what}", *at, "tile-shadow", theme.MARBLE, plate=True)
    page.icon(what, x, y, side, f"tile-{kind}-0", theme.MARBLE, plate=True)
    return what
