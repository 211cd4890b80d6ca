"""What money is worth, and how prices and bids can be paid (section 6 of the rules)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bot.games.palazzo.components import CARDS, CURRENCIES, GROUP, GROUP_VALUE, NO_CARDS, WORTHS, Cards
from bot.games.palazzo.payment.bids import Bids
from bot.games.palazzo.payment.worth import (
    CERT2,
    Worth,
    certificates_worth,
    counts_of,
    enough_within,
    groups,
    groups_in,
    most,
    most_by_currency,
    worth,
)

__all__ = ["Bids", "Worth", "enough_within", "groups", "most", "most_by_currency", "payments", "worth"]


_SIZE = len(WORTHS)


def payments(cards: Cards, price: int) -> Sequence[Cards]:
    """List all payments of a price from a hand; for nothing, nothing is paid."""
    if price <= 0:
        return [NO_CARDS]
    counts = counts_of(cards)
    found = list(_certificates_alone(counts[CERT2], price))
    for place in range(len(CURRENCIES)):
        own = tuple(counts[_SIZE * place : _SIZE * (place + 1)])
        if any(own):
            found += _with_currency(place, own, min(counts[CERT2], GROUP), price)
    return [*found, *_with_group(counts, price)]


def _certificates_alone(number: int, price: int) -> Iterator[Cards]:
    for used in range(1, number + 1):
        if certificates_worth(used - 1) < price <= certificates_worth(used):
            yield Cards([CARDS[CERT2]] * used)


@lru_cache(maxsize=20_000)
def _with_currency(place: int, counts: tuple[int, ...], certificates: int, price: int) -> tuple[Cards, ...]:
    """List payments with cards of a currency, so many of each value, and certificates, but no group of a value."""
    found = []
    for used in range(certificates + 1):
        rest = price - certificates_worth(used)
        for chosen in _just_enough(counts, rest) if rest > 0 else ():
            value = sum(number * each for number, each in zip(chosen, WORTHS, strict=True))
            if used == 0 or value + certificates_worth(used - 1) < price:
                cards = [CARDS[_SIZE * place + which] for which, number in enumerate(chosen) for _ in range(number)]
                found.append(Cards([*cards, *[CARDS[CERT2]] * used]))
    return tuple(found)


def _just_enough(counts: Sequence[int], need: int) -> Iterator[tuple[int, ...]]:
    """Yield how many cards of each value come to at least so much, but without the lowest of them to less."""
    if not counts:
        return
    each = WORTHS[len(counts) - 1]
    for number in range(counts[-1] + 1):
        if number * each >= need:
            yield (*(0,) * (len(counts) - 1), number)
            return
        for lower in _just_enough(counts[:-1], need - number * each):
            yield (*lower, number)


def _with_group(counts: Sequence[int], price: int) -> Iterator[Cards]:
    """Yield payments with a group of a value.

    What it leaves to pay of the highest price, 16, any one card pays; and a second group would make the first needless.
    """
    for number, there in enumerate(groups_in(counts)):
        if not there:
            continue
        group = [_SIZE * place + number for place in range(len(CURRENCIES))]
        if price <= GROUP_VALUE:
            if WORTHS[number] < price:
                yield Cards(CARDS[kind] for kind in group)
            continue
        for kind, card in enumerate(CARDS):
            if counts[kind] > group.count(kind):
                yield Cards([*(CARDS[each] for each in group), card]).ordered()
