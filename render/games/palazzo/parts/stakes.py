"""What is shared out at the moment: the tiles of a quarry, large, with the builder beside them, or money on a table."""

from __future__ import annotations

from typing import Final

from bot.games.palazzo import Phase
from bot.games.palazzo.components import TOO_MANY
from render.engine import theme
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.cards import CARD_RATIO, lay_card
from render.games.palazzo.parts.fitting import column, grid, places
from render.games.palazzo.parts.fresh import lay_tiles
from render.games.palazzo.parts.quarries import STONE, lay_number
from render.games.palazzo.parts.tile import RATIO

BOX: Final = Box(14, 106, 358, 480)
_TILES: Final = Box(38, 182, 310, 380)
_CARDS: Final = Box(44, 136, 298, 420)
_FIGURE: Final = 76, 102
_SIGN, _MIDDLE = (52, 48), (64, 42)
"""The size of the sign of what is done, and where in the quarry it begins and its middle is."""
_BESIDE: Final = 10
_CLOTH: Final = "#2f6446"
_LARGEST: Final = 300, 210
"""How wide tiles and cards are at most."""
_GAPS: Final = 12, 18


def lay_place(page: Page) -> None:
    """Add the quarry or the table; it belongs to the backdrop."""
    sprite = "table" if page.view.phase is Phase.MONEY else "lot"
    page.icon(f"ground/{sprite}", BOX.x, BOX.y, BOX.width, sprite, page.ground, height=BOX.height, plate=True)


def lay_stakes(page: Page) -> None:
    """Lay out what can be won or taken."""
    if page.news.offered:
        page.news_corner("stakes", BOX._replace(y=BOX.y - 3))  # clear of the frame, which is nearly as dark as its rim
    if page.view.phase is Phase.MONEY:
        _lay_cards(page)
        return
    view, (wide, high) = page.view, _FIGURE
    lay_number(page, f"quarry/{view.builder}", view.builder, BOX.x + 6, BOX.y - 8)
    x, y = BOX.right - wide - 30, _TILES.y - high
    page.icon("builder", x, y, wide, "builder-standing", STONE, height=high)
    sign, key = ("gavel", "picture-do-bid") if view.phase is Phase.BIDDING else ("choice", "picture-do-choose")
    left, middle, (across, tall) = BOX.x + _MIDDLE[0], BOX.y + _MIDDLE[1], _SIGN
    page.icon("stakes/sign", left, middle - tall // 2, across, sign, STONE, height=tall)
    at = left + across + _BESIDE, middle, page.say(key), theme.BODY, theme.INK, STONE
    page.label("stakes/said", *at, face="bold")
    number, (largest, _), (gap, _) = len(view.quarry), _LARGEST, _GAPS
    if 0 < number <= TOO_MANY:
        lay_tiles(page, "stakes", view.quarry, column(number, _TILES, largest, gap), STONE, ())
    elif number:
        laid = grid(number, RATIO, _TILES, largest, gap)
        lay_tiles(page, "stakes", view.quarry, places(number, laid, _TILES), STONE, ())


def _lay_cards(page: Page) -> None:
    cards = [*page.view.display]
    laid = grid(max(len(cards), 1), CARD_RATIO, _CARDS, _LARGEST[1], _GAPS[1])
    for number, (card, box) in enumerate(zip(cards, places(len(cards), laid, _CARDS), strict=True)):
        lay_card(page, f"display/{number}", card, box.x, box.y, box.width, _CLOTH)
