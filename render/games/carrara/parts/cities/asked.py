"""What the cards of the expansion require for announcing the end, in words below the players' rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.games.carrara.cards.card import Card, CardKind, Of
from bot.texts.games.carrara.cards import asked, counted_word
from render.engine import theme
from render.engine.fonts import Face, ink
from render.engine.scene import Box
from render.games.carrara.page import Page

HEIGHT: Final = 46
"""The height of the strip."""
_GROUND, _EDGE = "#fbf3df", "#b59a6a"
_SIGN, _BY, _INSIDE, _APART = 38, 7, 10, 18
"""The size of signs, between one and its words, beside the outer ones, and between two conditions."""
_FACES: Final[tuple[Face, ...]] = ("sans", "narrow")
_SIZES: Final = (38, 36, theme.BODY, 33, theme.SMALL)


def asks(page: Page) -> bool:
    """Return whether there are conditions on cards to be told."""
    return page.view.cards is not None and page.view.final is None


def lay_asked(page: Page, box: Box) -> None:
    """Lay out each condition with the sign it has on the plaques, as large as all have room.

    The number of scorings, which the plaques say with a seal or a ring for each, is told only if there is room for it.
    """
    assert page.view.cards is not None
    page.plate("asked", box, _GROUND, page.ground, 8, _EDGE)
    box = _lay_what_for(page, box)
    cards = [card for card in page.view.cards if card is not None and card.kind is not CardKind.EXTRA]
    room = box.width - 2 * _INSIDE
    said = {card: asked(page.say, card, len(page.view.players)) for card in cards}
    fewer = {card: words for card, words in said.items() if not _of_scorings(card)} or said
    brief = {card: _in_short(page, card) for card in cards}
    options = [
        (face, size, shown)
        for shown, sizes in ((said, _SIZES[:2]), (fewer, _SIZES), (brief, _SIZES))
        for size in sizes
        for face in _FACES
    ]
    face, size, shown = next((each for each in options if _width(*each) <= room), options[-1])
    free = max(0, room - _width(face, size, shown)) // len(shown)
    x, middle = box.x + _INSIDE + free // 2, box.y + box.height // 2
    for card, words in shown.items():
        what, on = f"asked/{card.kind}", _GROUND
        sprite = "objects" if card.kind is CardKind.OBJECT else f"kind-{card.kind}"
        sign = page.icon(f"{what}/kind", x, middle - _SIGN // 2, _SIGN, sprite, on)
        left = sign.right + _BY
        page.label(what, left, middle, words, size, theme.INK, on, face=face)
        x = left + ink(words, face, size).advance + _APART + free


def _lay_what_for(page: Page, box: Box) -> Box:
    """Lay out at the left that it is about the end, and return the room that is left."""
    middle, said = box.y + box.height // 2, page.say("picture-asked-end")
    sign = page.icon("asked/end/sign", box.x + _INSIDE, middle - _SIGN // 2, _SIGN, "hourglass", _GROUND)
    word = page.label("asked/end", sign.right + 4, middle, said, theme.BODY, theme.INK, _GROUND, face="bold")
    right = word.right + _INSIDE - 4
    return box._replace(x=right, width=box.right - right)


def _of_scorings(card: Card) -> bool:
    return card.condition is not None and card.condition.counted.of is Of.SCORINGS


def _in_short(page: Page, card: Card) -> str:
    """Return how many a card requires, and in a word of what."""
    assert card.condition is not None
    return f"{card.condition.need(len(page.view.players))} {counted_word(page.say, card.condition)}"


def _width(face: Face, size: int, shown: Mapping[Card, str]) -> int:
    words = sum(ink(said, face, size).advance for said in shown.values())
    return words + len(shown) * (_SIGN + _BY) + (len(shown) - 1) * _APART
