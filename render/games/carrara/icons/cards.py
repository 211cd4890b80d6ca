"""Icons of the expansion: the four kinds of cards, the two special scorings, the wheel left unturned."""

from __future__ import annotations

from functools import partial

from bot.games.carrara.cards.card import CardKind
from bot.games.carrara.components import Category
from render.engine import theme
from render.engine.atlas import Drawer
from render.engine.pen import Pen
from render.games.carrara.colours import DEEP, KINDS, STRONG


def _kind(pen: Pen, kind: CardKind) -> None:
    """Draw a kind of card by colour and symbol: a peak, a gem, a house, a plus."""
    pen.rect(0, 0, 100, 100, KINDS[kind], 18)
    match kind:
        case CardKind.TOP:
            pen.polygon([(50, 14), (90, 82), (10, 82)], theme.WHITE)
        case CardKind.OBJECT:
            pen.polygon([(28, 18), (72, 18), (92, 42), (50, 88), (8, 42)], theme.WHITE)
            pen.rect(8, 40, 92, 46, KINDS[kind])
        case CardKind.BUILDING:
            pen.polygon([(50, 10), (92, 46), (8, 46)], theme.WHITE)
            pen.rect(18, 44, 82, 86, theme.WHITE)
            pen.arch(41, 56, 59, 86, KINDS[kind])
        case CardKind.EXTRA:
            pen.rect(38, 12, 62, 88, theme.WHITE, 4)
            pen.rect(12, 38, 88, 62, theme.WHITE, 4)


def _city(pen: Pen) -> None:
    """Draw a skyline with a coin: what city buildings yield on the special scoring space."""
    deep, strong = DEEP[Category.CITY], STRONG[Category.CITY]
    pen.rect(0, 89, 100, 95, strong)
    for left, top, right in ((4, 44, 32), (30, 14, 58), (56, 34, 84)):
        pen.rect(left, top, right, 90, theme.MARBLE)
        pen.rect(left, top, left + 4, 90, deep)
        pen.rect(right - 4, top, right, 90, deep)
        pen.rect(left - 2, top - 6, right + 2, top + 3, deep)
        pen.arch(left + 10, top + 12, right - 10, top + 32, strong)
    pen.disc(75, 71, 25, theme.GOLD_DEEP)
    pen.disc(75, 71, 20, theme.GOLD)
    pen.letter("C", 75, 71, 30, theme.GOLD_DEEP, "serif")


def _land(pen: Pen) -> None:
    """Draw a country house between cypresses with a point: what land buildings yield there."""
    deep, strong = DEEP[Category.LAND], STRONG[Category.LAND]
    pen.ellipse(50, 97, 60, 22, strong)
    for x in (12, 64):
        pen.ellipse(x, 46, 9, 36, strong)
        pen.rect(x - 2, 76, x + 2, 88, deep)
    pen.polygon([(38, 18), (66, 44), (10, 44)], deep)
    pen.rect(18, 43, 58, 84, theme.MARBLE)
    pen.rect(18, 43, 58, 48, deep)
    pen.arch(31, 60, 45, 84, deep)
    pen.polygon([(75, 45), (99, 58), (99, 84), (75, 97), (51, 84), (51, 58)], theme.SEA_DEEP)
    pen.polygon([(75, 50), (95, 61), (95, 81), (75, 92), (55, 81), (55, 61)], theme.SEA)
    pen.star(75, 72, 17, 7, 5, theme.WHITE)


def _unturned(pen: Pen, colour: str) -> None:
    """Draw the turning arrow, crossed out."""
    pen.arc(86, 86, 74, 182, 252, 15, colour)
    pen.polygon([(60, 0), (98, 19), (64, 44)], colour)
    pen.line([(14, 14), (86, 86)], 12, theme.INK)


SPRITES: dict[str, Drawer] = {
    **{f"kind-{kind}": partial(_kind, kind=kind) for kind in CardKind},
    "category-city": _city,
    "category-land": _land,
    "unturned": partial(_unturned, colour=theme.SOFT),
    "stayed": partial(_unturned, colour=theme.NEW),
}
