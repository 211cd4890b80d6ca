"""A hand of money as a table, a row a currency and a column a worth: three in a column are a group, worth 15."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.palazzo import Card, Cards
from bot.games.palazzo.components import CARDS, CURRENCIES, GROUP, GROUP_VALUE, WORTHS
from bot.games.palazzo.payment import groups
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.cards import card_height, card_sprite, lay_card

HEAD: Final = 42
"""The height of the line with the worth of groups."""
_APART: Final = 8
"""The least space between two rows."""
_ASIDE: Final = 24
"""The least space between two columns."""
STACK_RATIO: Final = card_height(100) / 100
_STACKED: Final = 7
"""How far a card reaches beyond the one before it on a stack."""
_COUNT: Final = 44, 36
"""The size of the tag with the number of equal cards."""
FRAME: Final = 7
_RULE: Final = 3, 22
"""The width of the line before the certificates, which belong to no currency, and how far it is from the edges."""
_SEAL: Final = 120, 40
_FAN, _INSIDE = 38, 9
"""The size of the sign of three cards, and the least space before it."""
_ROWS: Final = len(CURRENCIES)
_ON_COUNT, _PAPER = "#33211a", "#fff8e8"
_MOST: Final = 3
"""So many cards of a stack are seen at most."""


class _Grid(NamedTuple):
    """Where rows begin, their distance, the width of a card, and that of a column."""

    top: int
    pitch: int
    card: int
    wide: int


def rows_of(hand: Cards, box: Box) -> tuple[int, int]:
    """Return where the rows of currencies begin, below the worth of groups, and their distance."""
    head = HEAD if groups(hand) else 0
    return box.y + head, (box.height - head) // _ROWS


def lay_purse(page: Page, hand: Cards, box: Box) -> None:
    """Lay out all cards of a hand, each kind on its place; where there is none, its place is pale."""
    counts = Counter(hand)
    certificates, single = divmod(counts[Card.CERT2], GROUP)
    top, pitch = rows_of(hand, box)
    columns = [
        (f"{worth}", [(card, counts[card]) for card in CARDS if card.currency and card.worth == worth])
        for worth in WORTHS
    ]
    if certificates:
        columns.append(("certificates", [(Card.CERT2, certificates)] * _ROWS))
    if single or not certificates:
        columns.append(("certificate", [(Card.CERT2, 1)] * single or [(Card.CERT2, 0)]))
    wide = box.width // len(columns)
    grid = _Grid(top, pitch, min(int((pitch - _APART) / STACK_RATIO), wide - _ASIDE), wide)
    rule = box.x + wide * (len(columns) - 1) - _RULE[0] // 2, box.y + _RULE[1]
    page.plate("ground/certificate", Box(*rule, _RULE[0], box.height - 2 * _RULE[1]), theme.EDGE, theme.MARBLE)
    for number, (what, cards) in enumerate(columns):
        _lay_column(page, f"column/{what}", cards, box.x + wide * number + wide // 2, box.y, grid)


def _lay_column(page: Page, what: str, cards: Sequence[tuple[Card, int]], middle: int, head: int, grid: _Grid) -> None:
    """Lay out a column around its middle, framed if it has cards for groups."""
    x, on = middle - grid.card // 2, theme.MARBLE
    number = min(count for _, count in cards) if len(cards) == _ROWS else 0
    if number:
        frame = Box(x - FRAME, grid.top - 2, grid.card + 2 * FRAME + _STACKED, grid.pitch * _ROWS + 4)
        page.plate(f"{what}/frame", frame, theme.GOLD_PALE, on, 14, theme.GOLD_DEEP, fill_to="#f3cf78")
        on = theme.GOLD_PALE
        lay_group_worth(page, f"{what}/frame", number, frame.x + frame.width // 2, head, grid.wide)
    high = card_height(grid.card)
    first = (_ROWS - len(cards)) / 2
    for row, (card, count) in enumerate(cards):
        y = round(grid.top + (first + row) * grid.pitch + (grid.pitch - high) / 2)
        if count:
            lay_stack(page, f"{what}/{row}", card, count, Box(x, y, grid.card, high), on)
        else:
            name = f"slot-{card.currency or 'certificate'}-{card.worth}"
            page.icon(f"slot/{what}/{row}", x, y, grid.card, name, on, height=high, plate=True)


def lay_group_worth(page: Page, what: str, number: int, middle: int, head: int, room: int) -> None:
    """Lay out above the cards of a group that they are worth 15, or so many times 15, on a ribbon in their room."""
    wide, high = min(_SEAL[0], room - 2), _SEAL[1]
    page.icon(f"{what}/seal", middle - wide // 2, head - 2, wide, "group", theme.MARBLE, height=high, plate=True)
    said, on = f"= {GROUP_VALUE}" if number == 1 else f"= {number}×{GROUP_VALUE}", "#f5d578"
    advance = ink(said, "bold", theme.SMALL).advance
    fan = _FAN if _FAN + advance + 2 * _INSIDE <= wide else 0
    x = middle - (fan + advance) // 2
    if fan:
        page.icon(f"{what}/cards", x - 3, head - 1, fan, "hand", on, height=round(fan * 0.9))
    page.label(f"{what}/worth", x + fan, head + 17, said, theme.SMALL, theme.INK, on, face="bold")


def lay_stack(page: Page, what: str, card: Card, count: int, box: Box, on: str) -> None:
    """Lay out equal cards upon each other, and how many they are."""
    for number in range(min(count, _MOST) - 1, 0, -1):
        at = box.x + number * _STACKED, box.y - number * _STACKED // 2, box.width
        page.icon(f"ground/{what}/{number}", *at, card_sprite(card), on, height=box.height, plate=True)
    lay_card(page, what, card, box.x, box.y, box.width, on)
    if count > 1:
        wide, high = _COUNT
        tag = Box(box.right - wide + 10, box.bottom - high + 2, wide, high)
        page.plate(f"{what}/count", tag, _ON_COUNT, on, 12, _PAPER)
        at_word = tag.x + wide // 2, tag.y + high // 2, f"×{count}", theme.SMALL, theme.WHITE, _ON_COUNT
        page.label(f"{what}/count/number", *at_word, face="bold", anchor="m")
