"""The tiles that are left by group and kind, as large as there is room, and below them in grey what is used up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from bot.games.carcassonne import TILES, Kind, View
from bot.games.carcassonne.components import drawn_tiles
from render.engine import theme
from render.engine.fonts import Face, fitting_size, ink
from render.engine.scene import Box
from render.games.carcassonne.page import Page
from render.games.carcassonne.parts.header import MIDDLE, RIGHT, TOP, lay_words
from render.layout import grid, rows

_GROUPS: Final = Kind.CITY, Kind.ROAD, Kind.MONASTERY
"""In this order."""
_BACK, _IN_HAND = 50, 54
_GONE, _GONE_WIDE, _GONE_HIGH, _HEADING = 54, 59, 90, 40
"""The side of tiles that are used up, how far apart they are, and the heights of their rows and of the line above."""
_APART, _INNER, _LINE = 10, 8, 40
"""The spaces between cards and on them, and the height of what is said below a tile."""
_LARGEST, _SIGN = 190, 72


def tiles_left_page(view: View, names: Sequence[str], language: str) -> Page:
    """Lay out all kinds of tiles, with how many of each are left, and the tile that was drawn."""
    page = Page(view, names, language)
    page.lay_ground()
    page.end_backdrop()
    left = Counter(tile.id for tile in view.left)
    back = page.icon(
        "back",
        lay_words(page, page.say("picture-tiles-left")) + 34,
        MIDDLE - _BACK // 2,
        _BACK,
        "tile-back",
        page.ground,
        plate=True,
    )
    total = back.right + 14, MIDDLE, str(left.total()), theme.TITLE, theme.INK, page.ground
    page.label("total", *total, face="bold")
    if view.tile is not None:
        _lay_in_hand(page, view.tile.id)
    kinds = [*dict.fromkeys(tile.id for tile in drawn_tiles(view.gold_mines))]
    room, gone = Box(14, TOP + 8, 1072, 620), [kind for kind in kinds if not left[kind]]
    if gone:
        high = -(-len(gone) // (room.width // _GONE_WIDE)) * _GONE_HIGH + _HEADING
        room, below = rows(room, [0, high])
        _lay_gone(page, gone, below)
    if left.total():
        _lay_cards(page, [kind for kind in kinds if left[kind]], left, room)
    return page


def _lay_in_hand(page: Page, kind: str) -> None:
    """Lay out whose turn it is and the tile that was drawn, which is no longer among those that are left."""
    x, y = RIGHT - _IN_HAND, MIDDLE - _IN_HAND // 2
    page.icon("hand/tile", x, y, _IN_HAND, f"tile-{kind}-0", page.ground, plate=True)
    said = page.say("picture-in-hand", tile=kind)
    left = page.label("hand/said", x - 14, MIDDLE, said, theme.BODY, theme.INK, page.ground, anchor="r").x
    page.badge("hand/seat", left - 14 - _BACK, MIDDLE - _BACK // 2, _BACK, page.view.turn, page.ground)


def _lay_gone(page: Page, kinds: Sequence[str], room: Box) -> None:
    """Lay out the kinds of which none is left in rows below a heading, without colours."""
    middle, abreast = room.y + _HEADING // 2, room.width // _GONE_WIDE
    x = page.label("gone/title", room.x + 6, middle, page.say("picture-none-left"), 31, theme.SOFT, page.ground).right
    page.plate("gone/line", Box(x + 14, middle, room.right - x - 14, 2), theme.EDGE, page.ground)
    for number, kind in enumerate(kinds):
        x, y = room.x + number % abreast * _GONE_WIDE, room.y + _HEADING + number // abreast * _GONE_HIGH
        page.icon(f"tile/{kind}", x, y, _GONE, f"tile-{kind}-0", page.ground, faded=True, plate=True)
        face: Face = "bold" if ink(kind, "bold", theme.SMALL).advance <= _GONE_WIDE - 10 else "narrow"
        at = x + _GONE // 2, y + _GONE + 19, kind, theme.SMALL, theme.INK, page.ground
        page.label(f"tile/{kind}/kind", *at, face=face, anchor="m")


def _lay_cards(page: Page, kinds: Sequence[str], left: Counter[str], room: Box) -> None:
    """Lay out a card for each kind, and before those of a group one with its sign, its name and how many they are."""
    shown = sorted(kinds, key=lambda kind: _GROUPS.index(_group(kind)))
    headed: list[Kind | str] = []
    for before, kind in pairwise(["", *shown]):
        headed += [_group(kind)] if not before or _group(before) is not _group(kind) else []
        headed.append(kind)

    def side_in(across: int) -> int:
        wide, high = room.width // across, room.height // -(-len(headed) // across)
        return min(_LARGEST, wide - _APART - 2 * _INNER, high - _LINE - _APART - 2 * _INNER)

    across = max(range(1, len(headed) + 1), key=lambda across: (side_in(across), -across))
    side, names = side_in(across), [page.say(f"picture-{group}") for group in _GROUPS]
    high = min(room.height // -(-len(headed) // across) - _APART, side + _LINE + 3 * _INNER)
    down = -(-len(headed) // across)
    cards = grid(room._replace(height=down * (high + _APART) - _APART), across, down, _APART)
    # the signs say enough where one of the names is too long
    named = all(ink(name, "narrow", theme.SMALL).advance <= cards[0].width - 8 for name in names)
    for each, card in zip(headed, cards, strict=False):
        if isinstance(each, Kind):
            _lay_group(page, each, sum(left[kind] for kind in kinds if _group(kind) is each), card, named=named)
        else:
            _lay_kind(page, each, left[each], side, card)


def _group(kind: str) -> Kind:
    """Return the group of a tile: monasteries, else what has a city, else roads."""
    tile = TILES[kind]
    if tile.monastery is not None:
        return Kind.MONASTERY
    return Kind.CITY if tile.cities else Kind.ROAD


def _lay_group(page: Page, group: Kind, count: int, card: Box, *, named: bool) -> None:
    """Lay out what the tiles of a group have, in a sign and a name if wanted, and how many of them are left."""
    what, middle, on = f"group/{group}", card.x + card.width // 2, theme.VEIN
    page.plate(what, card, on, page.ground, 14, theme.EDGE)
    words = (1 + named) * _LINE
    size = min(_SIGN, card.height - words - _INNER)
    top = card.y + (card.height - size - words) // 2
    page.icon(f"{what}/sign", middle - size // 2, top, size, f"feature-{group}", on)
    if named:
        said = page.say(f"picture-{group}")
        face: Face = "bold" if ink(said, "bold", theme.SMALL).advance <= card.width - 8 else "narrow"
        at = middle, top + size + _LINE // 2, said, theme.SMALL, theme.INK, on
        page.label(f"{what}/name", *at, face=face, anchor="m")
    at_count = (
        middle,
        top + size + words - _LINE // 2,
        page.say("picture-times", count=count),
        theme.BODY,
        theme.INK,
        on,
    )
    page.label(f"{what}/count", *at_count, face="bold", anchor="m")


def _lay_kind(page: Page, kind: str, count: int, side: int, card: Box) -> None:
    """Lay out a tile, and below it its letter and how many are left."""
    what, on, shadow = f"tile/{kind}", theme.MARBLE, round(side * 0.14)
    x, y = card.x + (card.width - side) // 2, card.y + _INNER
    page.plate(f"{what}/card", card, on, page.ground, 14, theme.EDGE, shadow=4)
    page.icon(f"ground/{what}", x - shadow, y - shadow, round(side * 1.28), "tile-shadow", on, plate=True)
    page.icon(what, x, y, side, f"tile-{kind}-0", on, plate=True)
    middle, said = card.bottom - _LINE // 2 - 3, page.say("picture-times", count=count)
    room = card.width - 3 * _INNER
    size = fitting_size(kind + said, "bold", (theme.BODY, theme.SMALL), room)
    face: Face = "bold" if ink(kind + said, "bold", size).advance <= room else "narrow"
    page.label(f"{what}/kind", card.x + _INNER, middle, kind, size, theme.INK, on, face=face)
    page.label(f"{what}/count", card.right - _INNER, middle, said, size, theme.SEA, on, face=face, anchor="r")
