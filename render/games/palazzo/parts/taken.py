"""What a player has taken of the money or of the tiles that are shared out, or the places for it."""

from __future__ import annotations

from typing import Final

from bot.games.palazzo import Phase
from bot.games.palazzo.components import OWN_SHARE
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.cards import CARD_RATIO, LARGEST_CARD, lay_card
from render.games.palazzo.parts.fitting import from_left
from render.games.palazzo.parts.fresh import lay_tiles
from render.games.palazzo.parts.tile import RATIO

_TILE: Final = 328
_TICK: Final = 62
_GAP: Final = 9


def lay_taken(page: Page, seat: int, room: Box, on: str, done: bool) -> None:
    """Lay out what a player has taken, as far as it is known, with a tick; or else the places for it."""
    what, money = f"player/{seat}/taken", page.view.phase is Phase.MONEY
    place = room._replace(width=room.width - _TICK - 20)
    if money:
        share = OWN_SHARE if seat == page.view.turn else 1
        boxes = [*from_left(share, CARD_RATIO, place, LARGEST_CARD, _GAP)]
    else:
        boxes = [*from_left(1, RATIO, place, _TILE, _GAP)]
    if not done:
        sprite = "card-place" if money else "tile-place"
        for number, (x, y, wide, high) in enumerate(boxes):
            page.icon(f"{what}/{number}", x, y, wide, sprite, on, height=high, plate=True)
        return
    middle = room.y + room.height // 2
    page.icon(f"{what}/tick", room.right - _TICK - 8, middle - _TICK // 2, _TICK, "tick", on)
    cards = [card for by, card in page.news.money if by == seat]
    for number, (card, box) in enumerate(zip(cards, boxes, strict=False)):
        lay_card(page, f"{what}/{number}", card, box.x, box.y, box.width, on)
    lay_tiles(page, what, [tile for by, tile in page.news.chosen if by == seat], boxes, on, ())
