"""Money cards: the currency as a sign, and the worth as a number."""

from __future__ import annotations

from typing import Final

from bot.games.palazzo import Card, Currency
from bot.games.palazzo.components import CERTIFICATE
from render.engine import theme
from render.engine.scene import Box
from render.games.palazzo.page import Page

CARD_RATIO: Final = 1.35
LARGEST_CARD: Final = 124
"""In a row of cards."""
SMALL_RATIO: Final = 0.806
"""The height of a card on its side, a share of its width."""
_SMALL_WORTH: Final = 0.735
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


def card_sprite(card: Card) -> str:
    """Name the sprite of a card."""
    return f"card-{card.currency or 'certificate'}"


def card_height(width: int) -> int:
    """Return how high a card of this width is."""
    return round(width * CARD_RATIO)


def lay_card(page: Page, what: str, card: Card, x: int, y: int, width: int, on: str) -> Box:
    """Lay out a card with its worth."""
    box = Box(x, y, width, card_height(width))
    _lay(page, what, box, card_sprite(card), card.worth, card.currency, on)
    return box


def lay_certificate(page: Page, what: str, x: int, y: int, width: int, on: str) -> None:
    """Lay out the certificate of the one who auctions."""
    _lay(page, what, Box(x, y, width, card_height(width)), "card-certificate", CERTIFICATE, None, on)


def lay_small_card(page: Page, what: str, card: Card, x: int, y: int, width: int, on: str) -> None:
    """Lay out a card on its side, with its sign beside its worth, where there is little room."""
    sprite = f"small-{card.currency or 'certificate'}"
    _lay_small(page, what, x, y, width, sprite, card.worth, card.currency, on)


def lay_small_certificate(page: Page, what: str, x: int, y: int, width: int, on: str) -> None:
    """Lay out the certificate of the one who auctions on its side."""
    _lay_small(page, what, x, y, width, "small-certificate", CERTIFICATE, None, on)


def _lay_small(
    page: Page, what: str, x: int, y: int, width: int, sprite: str, worth: int, currency: Currency | None, on: str
) -> None:
    high = round(width * SMALL_RATIO)
    page.icon(what, x, y, width, sprite, on, height=high, plate=True)
    colour, field = _INKS[currency]
    at = x + round(width * _SMALL_WORTH), y + high // 2, str(worth), theme.SMALL
    page.label(f"{what}/worth", *at, colour, field, face="bold", anchor="m")


def _lay(page: Page, what: str, box: Box, sprite: str, worth: int, currency: Currency | None, on: str) -> None:
    page.icon(what, box.x, box.y, box.width, sprite, on, height=box.height, plate=True)
    colour, field = _INKS[currency]
    size = max(theme.SMALL, round(box.width * _SIZE))
    at = box.x + box.width // 2, box.y + round(box.height * _WORTH), str(worth), size
    page.label(f"{what}/worth", *at, colour, field, face="bold", anchor="m")
