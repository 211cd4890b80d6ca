"""What the cards of the expansion require for announcing the end, in words below the players' rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.games.carrara.cards.card import Card, CardKind
from render.engine import theme
from render.engine.fonts import Face, ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.words.card_words import asked, counted_word

HEIGHT: Final = 36
"""The height of the strip."""
_GROUND, _EDGE = "#fbf3df", "#b59a6a"
_SIGN, _BY, _INSIDE, _APART = 32, 6, 10, 16
"""The size of signs, between one and its words, beside the outer ones, and between two conditions."""
_FACES: Final[tuple[Face, ...]] = ("sans", "narrow")


def asks(page: Page) -> bool:
    """Return whether there are conditions on cards to be told."""
    return page.view.cards is not None and page.view.final is None


def lay_asked(page: Page, box: Box) -> None:
    """Lay out each condition with the sign it has on the plaques.

    Where not all have room, the one of the Top card, which the plaques say, is left out, or all are in short.
    """
    assert page.view.cards is not None
    page.plate("asked", box, _GROUND, page.ground, 8, _EDGE)
    cards = [card for card in page.view.cards if card is not None and card.kind is not CardKind.EXTRA]
    room = box.width - 2 * _INSIDE
    said = {card: asked(page.say, card, len(page.view.players)) for card in cards}
    brief = {card: _in_short(page, card) for card in cards}
    options = [(face, shown) for shown in (said, {card: said[card] for card in cards[1:]}, brief) for face in _FACES]
    face, shown = next((each for each in options if _width(*each) <= room), options[-1])
    free = max(0, room - _width(face, shown)) // len(shown)
    x, middle = box.x + _INSIDE + free // 2, box.y + box.height // 2
    for card, words in shown.items():
        what, on = f"asked/{card.kind}", _GROUND
        sprite = "objects" if card.kind is CardKind.OBJECT else f"kind-{card.kind}"
        sign = page.icon(f"{what}/kind", x, middle - _SIGN // 2, _SIGN, sprite, on)
        left = sign.right + _BY
        page.label(what, left, middle, words, theme.SMALL, theme.INK, on, face=face)
        x = left + ink(words, face, theme.SMALL).advance + _APART + free


def _in_short(page: Page, card: Card) -> str:
    """Return how many a card requires, and in a word of what."""
    assert card.condition is not None
    return f"{card.condition.need(len(page.view.players))} {counted_word(page.say, card.condition)}"


def _width(face: Face, shown: Mapping[Card, str]) -> int:
    words = sum(ink(said, face, theme.SMALL).advance for said in shown.values())
    return words + len(shown) * (_SIGN + _BY) + (len(shown) - 1) * _APART
