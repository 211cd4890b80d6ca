"""What announcing the end requires with the expansion: the condition of each card that has one, in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

from bot.games.carrara.cards.card import Card, Condition
from render.engine import theme
from render.engine.fonts import Face, ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.market.objects import shelf
from render.games.carrara.words.card_words import asked, asked_briefly

_LEFT: Final = 612
_HEIGHT: Final = 80
_OFF_SHELF: Final = 6
"""Where they begin, how high they are, and how far above the shelf."""
_END: Final = 42
"""The side of the hourglass, which stands for the end; half of it is outside."""
_INSIDE: Final = 8
_KIND: Final = 32
_BY: Final = 4
_APART: Final = 14
_ROWS: Final = 2
_SIZES: Final[Sequence[tuple[Face, int]]] = (
    ("sans", theme.BODY),
    ("narrow", theme.BODY),
    ("sans", theme.SMALL),
    ("narrow", theme.SMALL),
)
"""The largest letters in which all conditions fit in words, and then in few words."""


class _Said(NamedTuple):
    """The condition of a card."""

    kind: str
    words: str
    form: int


def conditions(under: Box) -> Box:
    """Return the place of the conditions above the shelf."""
    return Box(_LEFT, under.y - _OFF_SHELF - _HEIGHT, under.right - 4 - _LEFT, _HEIGHT)


def lay_conditions(page: Page) -> None:
    """Lay out the conditions in two rows, in as many words and as large as there is room for."""
    box = conditions(shelf(True))
    page.plate("conditions/panel", box, theme.MARBLE, page.ground, 14, theme.EDGE, shadow=5)
    middle = box.y + box.height // 2
    x, y = box.x - _END // 2, middle - _END // 2
    end = page.icon("conditions/panel/end", x, y, _END, "hourglass", theme.MARBLE, plate=True)
    left, right, high = end.right + _BY, box.right - _INSIDE, (box.height - 4) // _ROWS
    face, size, rows = _fitting(page, right - left)
    for place, row in enumerate(rows):
        x, middle = left, box.y + 2 + place * high + high // 2
        for said in row:
            what = f"conditions/{said.kind}"
            sign = page.icon(what, x, middle - _KIND // 2, _KIND, f"kind-{said.kind}", theme.MARBLE)
            at = sign.right + _BY, middle, said.words
            x = page.label(f"{what}/words", *at, size, theme.INK, theme.MARBLE, face=face).right + _APART


def _fitting(page: Page, room: int) -> tuple[Face, int, list[list[_Said]]]:
    """Return the face and the size of letters, and the conditions row by row."""
    assert page.view.cards is not None
    cards = [card for card in page.view.cards.all() if card.condition is not None]
    forms = [_forms(page, card, card.condition) for card in cards if card.condition is not None]
    for told in sorted(product(*forms), key=_shortness):
        for face, size in _SIZES:
            widths = [_KIND + _BY + ink(said.words, face, size).advance for said in told]
            if (first := _first_row(widths, room)) is not None:
                return face, size, [list(told[:first]), list(told[first:])]
    raise ValueError("the numbers of the conditions have no room")


def _forms(page: Page, card: Card, condition: Condition) -> list[_Said]:
    """Return what to say of a card: its condition in words, in few words, or its number alone."""
    seats = len(page.view.players)
    words = asked(page.say, card, seats), asked_briefly(page.say, condition, seats), str(condition.need(seats))
    return [_Said(card.kind, said, form) for form, said in enumerate(words)]


def _shortness(told: Sequence[_Said]) -> tuple[int, int]:
    """Put first what says the least as a number alone, and the most in words."""
    forms = [said.form for said in told]
    return max(forms), sum(forms)


def _first_row(widths: Sequence[int], room: int) -> int | None:
    """Return how many are in the first of two rows, as many as possible, or None if they do not fit."""
    for first in range(len(widths), 0, -1):
        parts = widths[:first], widths[first:]
        if all(sum(part) + _APART * (len(part) - 1) <= room for part in parts):
            return first
    return None
