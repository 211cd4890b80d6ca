"""The tiles that are left by group and kind, as large as there is room, and below them the letters of those gone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.games.carcassonne.components import TILES, Kind, tiles_to_draw
from bot.games.carcassonne.position import CarcassonneView
from render.engine import theme
from render.engine.layout import Sign, Word, centre, fit_lines, grid, lay_line, rows
from render.engine.scene import Box
from render.games.carcassonne.page import CarcassonnePage
from render.games.carcassonne.parts.header import HEAD, TOP, lay_words

_GROUPS: Final = {Kind.CITY: "#f9e7d8", Kind.ROAD: "#f4efdf", Kind.MONASTERY: "#e6ecf1"}
"""In this order, with the colours of their cards."""
_BADGE: Final = 50
_ABREAST, _GONE_HIGH, _HEADING = 18, 46, 40
"""How many letters of tiles that are used up are in a row, its height, and that of the line above."""
_SIZES: Final = theme.TITLE, theme.LARGE, theme.BODY, theme.SMALL
_APART, _INNER, _LINES = 10, 8, (40, 64)
"""The spaces between cards and on them, and the height of the text below a tile, at least and at most."""
_LARGEST: Final = 190


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
    """Lay out a card for each kind, by groups."""
    shown = sorted(kinds, key=lambda kind: [*_GROUPS].index(_group(kind)))

    def side_in(across: int) -> int:
        wide, high = room.width // across, room.height // -(-len(shown) // across)
        return min(_LARGEST, wide - _APART - 2 * _INNER, high - _LINES[0] - _APART - 2 * _INNER)

    across = max(range(1, len(shown) + 1), key=lambda across: (side_in(across), -across))
    side, down = side_in(across), -(-len(shown) // across)
    high = min(room.height // down - _APART, side + _LINES[1] + 2 * _INNER)
    cards = grid(room._replace(height=down * (high + _APART) - _APART), across, down, _APART)
    for kind, card in zip(shown, cards, strict=False):
        _lay_kind(page, kind, left[kind], side, card)


def _group(kind: str) -> Kind:
    """Return the group of a tile: monasteries, else what has a city, else roads."""
    tile = TILES[kind]
    if tile.monastery is not None:
        return Kind.MONASTERY
    return Kind.CITY if tile.cities else Kind.ROAD


def _lay_kind(page: CarcassonnePage, kind: str, count: int, side: int, card: Box) -> None:
    """Lay out a tile, and beside it or below its letter and how many are left."""
    what, said = f"tile/{kind}", page.say("picture-times", count=count)
    on = page.row(f"{what}/card", card, _GROUPS[_group(kind)])
    tile, text = rows(card.grown(-_INNER), [side, 0], 2)
    page.lay_tile(what, centre(tile, side, side), f"tile-{kind}-0", on)
    letter = Word(f"{what}/kind", kind)
    number = Word(f"{what}/count", said, colour=theme.SEA if count > 1 else theme.SOFT)
    size = fit_lines([[letter, number]], _SIZES, text.width, text.height)
    for word, anchor in (letter, "l"), (number, "r"):
        lay_line(page, [word], text, [size], on, anchor=anchor)
