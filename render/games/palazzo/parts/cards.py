"""Money cards: the currency as a sign, and the worth as a number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.games.palazzo import Card
from render.engine import theme
from render.engine.scene import Box
from render.games.palazzo.page import Page

_RATIO: Final = 1.35
_PAPER: Final = "#fffdf4"
_GAP: Final = 10
_FRAME: Final = 4
"""How far the frame of cards of a group reaches."""


def money_sprite(card: Card) -> str:
    """Name the sprite of a card's currency."""
    return "certificate" if card.currency is None else f"money-{card.currency}"


def lay_card(page: Page, what: str, card: Card, x: int, y: int, width: int, on: str, *, grouped: bool = False) -> Box:
    """Lay out a card: its sign above its worth; one of a group is framed in gold."""
    if grouped:
        frame = Box(x, y, width, round(width * _RATIO)).grown(_FRAME)
        page.plate(f"{what}/group", frame, theme.GOLD, on, 13, theme.GOLD_DEEP)
        on = theme.GOLD
    box = page.plate(
        f"{what}/card", Box(x, y, width, round(width * _RATIO)), _PAPER, on, 10, theme.EDGE, shadow=0 if grouped else 4
    )
    side = round(width * 0.62)
    page.icon(what, x + (width - side) // 2, y + 6, side, money_sprite(card), _PAPER)
    size = max(theme.SMALL, round(width * 0.5))
    middle = y + 6 + side + (box.height - 6 - side) // 2
    page.label(
        f"{what}/worth", x + width // 2, middle, str(card.worth), size, theme.INK, _PAPER, face="bold", anchor="m"
    )
    return box


def lay_money(page: Page, what: str, cards: Iterable[Card], room: Box) -> None:
    """Lay out cards side by side in the middle of a room, as large as they fit."""
    found = list(cards)
    width = min((room.width - _GAP * (len(found) - 1)) // len(found), int(room.height / _RATIO))
    x = room.x + (room.width - len(found) * (width + _GAP) + _GAP) // 2
    for number, card in enumerate(found):
        lay_card(page, f"{what}/{number}", card, x + number * (width + _GAP), room.y, width, page.ground)
