"""All ways to combine the cards: every combination, and small selections that cover all groups of cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

from bot.games.carrara.cards.card import CardKind, Cards, Source
from bot.games.carrara.cards.deck import DECK


@cache
def every() -> tuple[Cards, ...]:
    """List every combination that can be drawn, from all cards and from the documented ones only."""
    return (*_drawable(None), *_drawable(Source.DOCUMENTED))


def _drawable(only: Source | None) -> Iterator[Cards]:
    top, kind, building, extra = (DECK.of(kind, only) for kind in CardKind)
    for drawn in product(top, kind, building, extra or (None,)):
        yield Cards(*drawn)


@cache
def few(size: int) -> tuple[Cards, ...]:
    """List combinations that cover every possible group of `size` cards: of 1 every card, of 2 all pairs."""
    groups = {laid: set(combinations((card.id for card in laid.all()), size)) for laid in every()}
    missing = {group for found in groups.values() for group in found}
    found = []
    while missing:
        best = max(groups, key=lambda laid: len(missing & groups[laid]))
        missing -= groups[best]
        found.append(best)
    return tuple(found)


def named(laid: Cards) -> str:
    """Return the name of a combination for a test's id."""
    return "-".join(card.id for card in laid.all())
