"""What cards that are laid at one time are worth: one currency, certificates, and groups of three.

Of each value as many groups are made as there are cards of it in all three currencies. What is left over must be of one
currency. So the cards alone tell what they are worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.games.palazzo.components import CARDS, CURRENCIES, GROUP, GROUP_VALUE, WORTHS, Card, Currency

CERT2 = Card.CERT2.number
_SIZE = len(WORTHS)


class Worth(NamedTuple):
    """What cards count, and to which currency they bind what is added later; None for groups and certificates."""

    value: int
    currency: Currency | None


def counts_of(cards: Iterable[Card]) -> list[int]:
    """Count the cards of each kind."""
    counts = [0] * len(CARDS)
    for card in cards:
        counts[card.number] += 1
    return counts


def groups_in(counts: Sequence[int]) -> tuple[int, ...]:
    """Return for each value how many groups of it there are."""
    return tuple(map(min, counts[:_SIZE], counts[_SIZE : 2 * _SIZE], counts[2 * _SIZE : 3 * _SIZE]))


def groups(cards: Iterable[Card]) -> int:
    """Return how many groups of three some cards make."""
    counts = counts_of(cards)
    return sum(groups_in(counts)) + counts[Card.CERT2.number] // GROUP


def certificates_worth(number: int) -> int:
    """Return what so many certificates count, laid at one time."""
    groups, single = divmod(number, GROUP)
    return GROUP_VALUE * groups + Card.CERT2.worth * single


def worth(cards: Iterable[Card], bound: Currency | None = None) -> Worth | None:
    """Return what cards laid at one time are worth, added to others that are bound to a currency.

    None if they cannot be laid: two currencies have cards outside of groups, or another one than the bound one has.
    """
    counts = counts_of(cards)
    value, left = _split(counts)
    over = [currency for currency in CURRENCIES if left[currency]]
    if len(over) > 1 or (over and bound not in (None, over[0])):
        return None
    return Worth(value + sum(left.values()), over[0] if over else bound)


def most(cards: Iterable[Card]) -> int:
    """Return what can be paid at most at one time with some of these cards."""
    return max(most_by_currency(cards).values())


def most_by_currency(cards: Iterable[Card]) -> dict[Currency, int]:
    """Return what can be paid at most at one time if it is bound to each currency."""
    value, left = _split(counts_of(cards))
    return {currency: value + own for currency, own in left.items()}


def enough_within(cards: Sequence[Card], price: int) -> tuple[Card, ...] | None:
    """Return some of the cards, but not all, that already pay a price; None if all are needed."""
    for place, card in enumerate(cards):
        others = (*cards[:place], *cards[place + 1 :])
        if card not in cards[:place] and most(others) >= price:
            return others
    return None


def _split(counts: Sequence[int]) -> tuple[int, dict[Currency, int]]:
    """Return what groups and certificates are worth, and for each currency its cards outside of groups."""
    groups = groups_in(counts)
    left = {
        currency: sum((counts[_SIZE * place + number] - groups[number]) * each for number, each in enumerate(WORTHS))
        for place, currency in enumerate(CURRENCIES)
    }
    return GROUP_VALUE * sum(groups) + certificates_worth(counts[CERT2]), left
