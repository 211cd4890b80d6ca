"""Money cards: the currency as a sign, and the worth as a number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.games.palazzo import Card, Currency
from render.engine import theme
from render.engine.scene import Box
from render.games.palazzo.page import Page

_RATIO: Final = 1.35
_GAP: Final = 10
_FRAME: Final = 4
"""How far the frame of cards of a group reaches."""
_WORTH: Final = 0.24
"""Where the middle of the worth is, a share of a card's height."""
_SIZE: Final = 0.5
"""The size of the worth, a share of a card's width."""
_INKS: Final = {
    Currency.FLORIN: (theme.INK, "#f3b93a"),
    Currency.DUCAT: (theme.WHITE, "#2b62b2"),
    Currency.SCUDO: (theme.WHITE, "#a3221f"),
    None: (theme.INK, "#f8efd6"),
}
"""By currency: the colour of the worth, and of the card."""


def money_sprite(card: Card) -> str:
    """Name the sprite of a card's currency."""
    return "certificate" if card.currency is None else f"money-{card.currency}"


def card_sprite(card: Card) -> str:
    """Name the sprite of a card."""
    return f"card-{card.currency or 'certificate'}"


def card_height(width: int) -> int:
    """Return how high a card of this width is."""
    return round(width * _RATIO)


def lay_card(page: Page, what: str, card: Card, x: int, y: int, width: int, on: str, *, grouped: bool = False) -> Box:
    """Lay out a card with its worth; one of a group is framed in gold."""
    box = Box(x, y, width, card_height(width))
    if grouped:
        page.plate(f"{what}/group", box.grown(_FRAME), theme.GOLD, on, 13, theme.GOLD_DEEP)
        on = theme.GOLD
    page.icon(what, x, y, width, card_sprite(card), on, height=box.height, plate=True)
    colour, field = _INKS[card.currency]
    size = max(theme.SMALL, round(width * _SIZE))
    at = x + width // 2, y + round(box.height * _WORTH), str(card.worth), size
    page.label(f"{what}/worth", *at, colour, field, face="bold", anchor="m")
    return box


def lay_money(page: Page, what: str, cards: Iterable[Card], room: Box) -> None:
    """Lay out cards side by side in the middle of a room, as large as they fit."""
    found = list(cards)
    width = min((room.width - _GAP * (len(found) - 1)) // len(found), int(room.height / _RATIO))
    x = room.x + (room.width - len(found) * (width + _GAP) + _GAP) // 2
    for number, card in enumerate(found):
        lay_card(page, f"{what}/{number}", card, x + number * (width + _GAP), room.y, width, page.ground)
