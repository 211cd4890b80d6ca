"""Where a building can go: its card and what pays for it, and the six cities as large as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.actions import Build
from bot.games.carrara.components import CITIES, COLOURS
from bot.games.carrara.view import CarraraSeatView
from render.common.guide import PagePiece, lay_pieces
from render.engine import theme
from render.engine.layout import grid, lay_line, rows
from render.engine.scene import Box
from render.games.carrara.light import light_of
from render.games.carrara.page import CarraraPage, words_in
from render.games.carrara.parts.amounts import blocks_line
from render.games.carrara.parts.cities.strips import CITIES_HIGH, lay_cities
from render.games.carrara.parts.market.display import lay_card

_CARD, _CELLS, _PAYS = Box(36, 124, 317, 333), Box(386, 112, 702, 558), Box(36, 500, 317, 140)


def city_choice_page(view: CarraraSeatView, action: Build, names: Sequence[str], language: str) -> CarraraPage:
    """Lay out what building somewhere takes, and what each city accepts, is worth and needs."""
    page, parts = (CarraraPage(view, names, language) for _ in range(2))
    lay_card(parts, Box(0, 0, 198, 208), action.building)
    lay_cities(parts, Box(0, 300, theme.WIDTH - 2 * theme.MARGIN, CITIES_HIGH), view.seat)
    cells = grid(_CELLS, 2, 3, 18)
    pieces = [PagePiece(parts, ("display/",), _CARD.x, _CARD.y, _CARD.width / 198)]
    for city, cell in zip(CITIES, cells, strict=True):
        pieces.append(PagePiece(parts, (f"ground/city/{city.key}", f"city/{city.key}"), cell.x, cell.y, 2))
    lay_pieces(page, words_in(language).building(action.building), light_of(view), pieces)
    page.panel("pays", *_PAYS)
    shown = [colour for colour in COLOURS if action.blocks[colour]]
    lines = [each for each in (shown[:3], shown[3:]) if each]
    for colours, line in zip(lines, rows(_PAYS.grown(-8), [0] * len(lines)), strict=True):
        lay_line(page, blocks_line(action.blocks, colours), line, (76, 67, 59, 51), theme.MARBLE)
    return page
