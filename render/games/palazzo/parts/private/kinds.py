"""Some cards of a hand one after the other, each kind once, first those of groups with what these are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.games.palazzo import Card, Cards
from bot.games.palazzo.components import CARDS, GROUP, WORTHS
from render.engine import theme
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.cards import card_height
from render.games.palazzo.parts.private.purse import FRAME, HEAD, STACK_RATIO, lay_group_worth, lay_stack

_BESIDE, _BELOW = 16, 8
"""Between stacks."""
_LARGEST: Final = 118
_ROWS: Final = 3


class _Group(NamedTuple):
    """Kinds of cards that make groups of three, and how many groups."""

    kinds: tuple[Card, ...]
    number: int


def lay_kinds(page: Page, what: str, cards: Cards, box: Box, on: str) -> None:
    """Lay out the kinds of some cards in rows, as large as they fit a box.

    In a single row, groups have a frame and above it what they are worth.
    """
    counts, groups = Counter(cards), list(_groups(cards))
    if not counts:
        return
    first = [card for group in groups for card in group.kinds]
    kinds = [*first, *(card for card in CARDS if counts[card] and card not in first)]
    single = bool(groups) and _fitting(len(kinds), 1, box)[0] >= _fitting(len(kinds), 2, box)[0]
    if single:
        # the frame of the first group reaches further than its cards
        box = Box(box.x + FRAME, box.y + HEAD, box.width - FRAME, box.height - HEAD)
    width, columns = max(_fitting(len(kinds), rows, box) for rows in range(1, 2 if single else _ROWS + 1))
    high = card_height(width)
    rows = -(-len(kinds) // columns)
    top = box.y + (box.height - rows * (high + _BELOW) + _BELOW) // 2
    places = {
        card: Box(box.x + number % columns * (width + _BESIDE), top + number // columns * (high + _BELOW), width, high)
        for number, card in enumerate(kinds)
    }
    for number, group in enumerate(groups if single else ()):
        _lay_frame(page, f"{what}/group/{number}", group, places[group.kinds[0]], places[group.kinds[-1]].right)
    for number, (card, place) in enumerate(places.items()):
        ground = theme.GOLD_PALE if single and card in first else on
        lay_stack(page, f"{what}/{number}", card, counts[card], place, ground)


def _groups(cards: Cards) -> Iterator[_Group]:
    """Yield of which cards there are groups: of one worth in all currencies, and of certificates."""
    counts = Counter(cards)
    for worth in WORTHS:
        kinds = tuple(card for card in CARDS if card.currency and card.worth == worth)
        if number := min(counts[card] for card in kinds):
            yield _Group(kinds, number)
    if number := counts[Card.CERT2] // GROUP:
        yield _Group((Card.CERT2,), number)


def _lay_frame(page: Page, what: str, group: _Group, first: Box, right: int) -> None:
    frame = Box(first.x - FRAME, first.y - FRAME, right - first.x + 2 * FRAME, first.height + 2 * FRAME)
    page.plate(f"{what}/frame", frame, theme.GOLD_PALE, theme.MARBLE, 14, theme.GOLD_DEEP, fill_to="#f3cf78")
    middle, head = frame.x + frame.width // 2, first.y - FRAME - HEAD + 4
    lay_group_worth(page, f"{what}/frame", group.number, middle, head, frame.width)


def _fitting(number: int, rows: int, box: Box) -> tuple[int, int]:
    """Return how wide cards can be in so many rows, and how many there are in each."""
    columns = -(-number // rows)
    wide, high = (box.width + _BESIDE) // columns - _BESIDE, (box.height + _BELOW) // rows - _BELOW
    return min(_LARGEST, wide, int(high / STACK_RATIO)), columns
