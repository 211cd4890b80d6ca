"""The tiles that are left by group and kind, as large as there is room, and below them the letters of those gone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from bot.games.carcassonne.components import TILES, Kind, tiles_to_draw
from bot.games.carcassonne.position import CarcassonneView
from render.engine import theme
from render.engine.fonts import fit_size
from render.engine.layout import Sign, Word, centre, grid, lay_line, rows
from render.engine.scene import Box
from render.games.carcassonne.page import CarcassonnePage
from render.games.carcassonne.parts.header import HEAD, TOP, lay_words

_GROUPS: Final = {Kind.CITY: "#f9e7d8", Kind.ROAD: "#f4efdf", Kind.MONASTERY: "#e6ecf1"}
"""In this order, with the colours of their cards."""
_BADGE: Final = 50
_ABREAST, _GONE_HIGH, _HEADING = 18, 46, 40
"""How many letters of tiles that are used up are in a row, its height, and that of the line above."""
_SIZES: Final = theme.BODY, theme.SMALL
_APART, _INNER, _LINE = 10, 8, 40
"""The spaces between cards and on them, and the height of the text below a tile."""
_LARGEST, _SIGN = 190, 72


def tiles_left_page(view: CarcassonneView, names: Sequence[str], language: str) -> CarcassonnePage:
    """Lay out all kinds of tiles, with how many of each are left, and the tile that was drawn."""
    page = CarcassonnePage(view, names, language)
    page.lay_ground()
    left, on = Counter(tile.id for tile in view.left), page.ground
    right = lay_words(page, page.say("button-look-left"))
    total = Sign("back", "tile-back", 1, plate=True), Word("total", str(left.total()))
    lay_line(page, total, HEAD._replace(x=right + 34), [theme.TITLE], on, anchor="l")
    if view.tile is not None:
        _lay_in_hand(page, view.tile.id)
    kinds = [*dict.fromkeys(tile.id for tile in tiles_to_draw(view.gold_mines))]
    room, gone = Box(14, TOP + 8, 1072, 620), [kind for kind in kinds if not left[kind]]
    if gone:
        room, below = rows(room, [0, -(-len(gone) // _ABREAST) * _GONE_HIGH + _HEADING])
        _lay_gone(page, gone, below)
    if left.total():
        _lay_cards(page, [kind for kind in kinds if left[kind]], left, room)
    return page


def _lay_in_hand(page: CarcassonnePage, kind: str) -> None:
    """Lay out whose turn it is and the tile that was drawn, which is no longer among those that are left."""
    said = page.say("picture-in-hand", tile=kind)
    hand = Word("hand/said", said, "sans"), Sign("hand/tile", f"tile-{kind}-0", 1.55, apart=0.4, plate=True)
    left = lay_line(page, hand, HEAD, [theme.BODY], page.ground, anchor="r").x
    page.badge("hand/seat", left - 14 - _BADGE, HEAD.mid_y - _BADGE // 2, _BADGE, page.view.turn, page.ground)


def _lay_gone(page: CarcassonnePage, kinds: Sequence[str], room: Box) -> None:
    """Lay out the letters of the kinds of which none is left in rows below a heading."""
    heading, below = rows(room.grown(-6), [_HEADING - 6, 0])
    said, on = page.say("picture-none-left"), page.ground
    x = page.label("gone/title", heading.x, heading.mid_y, said, 31, theme.SOFT, on).right + 14
    page.plate("gone/line", Box(x, heading.mid_y, heading.right - x, 2), theme.EDGE, on)
    cells = grid(below, _ABREAST, -(-len(kinds) // _ABREAST))
    for kind, cell in zip(kinds, cells, strict=False):
        lay_line(page, [Word(f"tile/{kind}/kind", kind)], cell, [theme.BODY], on, theme.SOFT, "l")


def _lay_cards(page: CarcassonnePage, kinds: Sequence[str], left: Counter[str], room: Box) -> None:
    """Lay out a card for each kind, and before those of a group one that says what it is."""
    shown = sorted(kinds, key=lambda kind: [*_GROUPS].index(_group(kind)))
    headed: list[Kind | str] = []
    for group, own in groupby(shown, _group):
        headed += [group, *own]

    def side_in(across: int) -> int:
        wide, high = room.width // across, room.height // -(-len(headed) // across)
        return min(_LARGEST, wide - _APART - 2 * _INNER, high - _LINE - _APART - 2 * _INNER)

    across = max(range(1, len(headed) + 1), key=lambda across: (side_in(across), -across))
    side, down = side_in(across), -(-len(headed) // across)
    high = min(room.height // down - _APART, side + _LINE + 2 * _INNER)
    cards = grid(room._replace(height=down * (high + _APART) - _APART), across, down, _APART)
    for each, card in zip(headed, cards, strict=False):
        if isinstance(each, Kind):
            _lay_group(page, each, sum(left[kind] for kind in kinds if _group(kind) is each), card)
        else:
            _lay_kind(page, each, left[each], side, card)


def _group(kind: str) -> Kind:
    """Return the group of a tile: monasteries, else what has a city, else roads."""
    tile = TILES[kind]
    if tile.monastery is not None:
        return Kind.MONASTERY
    return Kind.CITY if tile.cities else Kind.ROAD


def _lay_group(page: CarcassonnePage, group: Kind, count: int, card: Box) -> None:
    """Lay out the sign of a group of tiles, and how many of them are left."""
    what, on = f"group/{group}", page.row(f"group/{group}", card, _GROUPS[group])
    size = min(_SIGN, card.height - _LINE - _INNER)
    sign, said = rows(centre(card, size, size + _LINE), [size, 0])
    page.icon(f"{what}/sign", *sign[:3], f"feature-{group}", on)
    at = *said.middle, page.say("picture-times", count=count), theme.BODY
    page.label(f"{what}/count", *at, theme.INK, on, face="bold", anchor="m")


def _lay_kind(page: CarcassonnePage, kind: str, count: int, side: int, card: Box) -> None:
    """Lay out a tile, and beside it or below its letter and how many are left."""
    what, said = f"tile/{kind}", page.say("picture-times", count=count)
    on = page.row(f"{what}/card", card, _GROUPS[_group(kind)])
    tile, text = rows(card.grown(-_INNER), [side, 0], 2)
    page.lay_tile(what, centre(tile, side, side), f"tile-{kind}-0", on)
    size = fit_size(kind + said, "bold", _SIZES, text.width - 4)
    number = Word(f"{what}/count", said, colour=theme.SEA if count > 1 else theme.SOFT)
    for word, anchor in (Word(f"{what}/kind", kind), "l"), (number, "r"):
        lay_line(page, [word], text, [size], on, anchor=anchor)
