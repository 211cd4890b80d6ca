"""The value of money, and the ways to pay prices and bids (section 6).

A payment consists of cards of one currency, certificates and groups of three. As many groups as possible are formed of
each value, and all other cards must be of one currency, so that the cards alone determine the value.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple, overload

from bot.games.palazzo.components import CARDS, CURRENCIES, GROUP, GROUP_VALUE, NO_CARDS, WORTHS, Card, Cards, Currency

CERT2 = Card.CERT2.number
PER_CURRENCY = len(WORTHS)


class PaymentWorth(NamedTuple):
    """The value of cards, and the currency to which they bind later additions; None for groups and certificates."""

    value: int
    currency: Currency | None


def counts_of(cards: Iterable[Card]) -> list[int]:
    counts = [0] * len(CARDS)
    for card in cards:
        counts[card.number] += 1
    return counts


def groups_in(counts: Sequence[int]) -> tuple[int, ...]:
    """Return the number of groups of each value."""
    return tuple(
        map(
            min,
            counts[:PER_CURRENCY],
            counts[PER_CURRENCY : 2 * PER_CURRENCY],
            counts[2 * PER_CURRENCY : 3 * PER_CURRENCY],
        )
    )


def groups(cards: Iterable[Card]) -> int:
    """Return the number of groups of three among cards."""
    counts = counts_of(cards)
    return sum(groups_in(counts)) + counts[CERT2] // GROUP


def certificates_worth(number: int) -> int:
    """Return the value of certificates in one payment."""
    groups, single = divmod(number, GROUP)
    return GROUP_VALUE * groups + Card.CERT2.worth * single


def outside_of_groups(counts: Sequence[int], groups: Sequence[int]) -> list[int]:
    """Return for each currency the total value of its cards outside of groups."""
    return [
        sum([(counts[PER_CURRENCY * place + number] - groups[number]) * each for number, each in enumerate(WORTHS)])
        for place in range(len(CURRENCIES))
    ]


def _split(cards: Iterable[Card]) -> tuple[int, list[int]]:
    """Return the value of groups and certificates, and for each currency the value of its other cards."""
    counts = counts_of(cards)
    groups = groups_in(counts)
    return GROUP_VALUE * sum(groups) + certificates_worth(counts[CERT2]), outside_of_groups(counts, groups)


def most_by_currency(cards: Iterable[Card]) -> dict[Currency, int]:
    """Return for each currency the most that one payment in it can be worth."""
    value, left = _split(cards)
    return {currency: value + own for currency, own in zip(CURRENCIES, left, strict=True)}


def most(cards: Iterable[Card]) -> int:
    """Return the most that one payment with some of these cards can be worth."""
    value, left = _split(cards)
    return value + max(left)


def value_payment(cards: Iterable[Card], bound: Currency | None = None) -> PaymentWorth | None:
    """Return the value of a payment, added to cards that may be bound to a currency.

    None if it is not allowed, as cards outside of groups are of two currencies, or not of the bound one.
    """
    value, left = _split(cards)
    over = [currency for currency, own in zip(CURRENCIES, left, strict=True) if own]
    if len(over) > 1 or (over and bound not in (None, over[0])):
        return None
    return PaymentWorth(value + sum(left), over[0] if over else bound)


def enough_within(cards: Sequence[Card], price: int) -> tuple[Card, ...] | None:
    """Return cards that still pay a price if one is left out; None if all are needed."""
    for place, card in enumerate(cards):
        others = (*cards[:place], *cards[place + 1 :])
        if card not in cards[:place] and most(others) >= price:
            return others
    return None


def payments(cards: Cards, price: int) -> Sequence[Cards]:
    """List all payments of a price from a hand without needless cards; a price of 0 is paid with no cards."""
    if price <= 0:
        return [NO_CARDS]
    counts = counts_of(cards)
    found = [
        Cards([Card.CERT2] * used)
        for used in range(1, counts[CERT2] + 1)
        if certificates_worth(used - 1) < price <= certificates_worth(used)
    ]
    for place in range(len(CURRENCIES)):
        own = tuple(counts[PER_CURRENCY * place : PER_CURRENCY * (place + 1)])
        if any(own):
            found += _with_currency(place, own, min(counts[CERT2], GROUP), price)
    return [*found, *_with_group(counts, price)]


@lru_cache(maxsize=20_000)
def _with_currency(place: int, counts: tuple[int, ...], certificates: int, price: int) -> tuple[Cards, ...]:
    """List payments with cards of one currency, given as counts by value, and certificates, without groups of cards."""
    found = []
    for used in range(certificates + 1):
        rest = price - certificates_worth(used)
        for chosen in _least_counts(counts, rest) if rest > 0 else ():
            value = sum(number * each for number, each in zip(chosen, WORTHS, strict=True))
            if used == 0 or value + certificates_worth(used - 1) < price:
                cards = [
                    CARDS[PER_CURRENCY * place + which] for which, number in enumerate(chosen) for _ in range(number)
                ]
                found.append(Cards([*cards, *[Card.CERT2] * used]))
    return tuple(found)


def _least_counts(counts: Sequence[int], need: int) -> Iterator[tuple[int, ...]]:
    """Yield counts by value of cards that reach the need, but not without their lowest card."""
    if not counts:
        return
    each = WORTHS[len(counts) - 1]
    for number in range(counts[-1] + 1):
        if number * each >= need:
            yield (*(0,) * (len(counts) - 1), number)
            return
        for lower in _least_counts(counts[:-1], need - number * each):
            yield (*lower, number)


def _with_group(counts: Sequence[int], price: int) -> Iterator[Cards]:
    """Yield payments with a group of a value.

    Even of the highest price, 16, it leaves so little that any one card pays the rest; a second group is never needed.
    """
    for number, there in enumerate(groups_in(counts)):
        if not there:
            continue
        group = [CARDS[PER_CURRENCY * place + number] for place in range(len(CURRENCIES))]
        if price > GROUP_VALUE:
            yield from (Cards([*group, card]).ordered() for card in CARDS if counts[card.number] > group.count(card))
        elif WORTHS[number] < price:
            yield Cards(group)


class CardChoice(NamedTuple):
    """How many groups and single cards of a value are paid; for certificates, `groups` is their number."""

    value: int
    groups: int
    single: int = 0


CardChoices = tuple[tuple[CardChoice, ...], ...]
"""The choices for each value, and last for certificates; a raise takes one of each row."""


def choices(counts: Sequence[int], place: int) -> CardChoices:
    """List the choices with single cards of the currency at a place."""
    values = zip(WORTHS, counts[PER_CURRENCY * place : PER_CURRENCY * (place + 1)], groups_in(counts), strict=True)
    return (*(_choices_of_value(*value) for value in values), _certificates(counts[CERT2]))


@cache
def _choices_of_value(each: int, own: int, groups: int) -> tuple[CardChoice, ...]:
    return tuple(
        CardChoice(GROUP_VALUE * grouped + each * single, grouped, single)
        for grouped in range(min(own, groups) + 1)
        for single in range(own - grouped + 1)
    )


def cards_of(place: int, chosen: Sequence[CardChoice]) -> Cards:
    """Return the cards of a choice for each row, with the single cards of the currency at a place."""
    *values, certificates = chosen
    kinds = [(other, choice) for other in range(len(CURRENCIES)) for choice in values]
    counts = [choice.groups + choice.single * (other == place) for other, choice in kinds]
    return Cards([card for card, many in zip(CARDS, (*counts, certificates.groups), strict=True) for _ in range(many)])


@cache
def _certificates(number: int) -> tuple[CardChoice, ...]:
    return tuple(CardChoice(certificates_worth(used), used) for used in range(number + 1))


@lru_cache(maxsize=10_000)
def _count(rows: CardChoices, need: int, wanting: bool) -> int:
    """Count the raises worth at least the need; if `wanting`, only those with a single card of the currency.

    Few distinct remainders occur, so that the cache makes even the largest hand quick.
    """
    if len(rows) == 1:
        return 0 if wanting else sum(choice.value >= need for choice in rows[0])
    return sum(_count(rows[1:], need - choice.value, wanting and not choice.single) for choice in rows[0])


def _find(rows: CardChoices, need: int, wanting: bool, index: int) -> Iterator[CardChoice]:
    """Yield the choices of the raise with an index."""
    if len(rows) == 1:
        yield [choice for choice in rows[0] if choice.value >= need][index]
        return
    for choice in rows[0]:
        left = rows[1:], need - choice.value, wanting and not choice.single
        there = _count(*left)
        if index < there:
            yield choice
            yield from _find(*left, index)
            return
        index -= there


class Bids(Sequence[tuple[Cards]]):
    """All raises from a hand that reach the need, where the bid may be bound to a currency.

    They are counted and found by index without being listed, as a large hand has millions.
    """

    __slots__ = ("_branches",)

    def __init__(self, cards: Cards, bound: Currency | None, need: int) -> None:
        counts = counts_of(cards)
        places = range(len(CURRENCIES)) if bound is None else (CURRENCIES.index(bound),)
        # raises without a single card are counted in the first branch only
        self._branches = [(place, (choices(counts, place), max(need, 1), place != places[0])) for place in places]

    def __len__(self) -> int:
        return sum(_count(*branch) for _, branch in self._branches)

    @overload
    def __getitem__(self, index: int) -> tuple[Cards]: ...
    @overload
    def __getitem__(self, index: slice) -> list[tuple[Cards]]: ...
    def __getitem__(self, index: int | slice) -> tuple[Cards] | list[tuple[Cards]]:
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(len(self)))]
        index += len(self) if index < 0 else 0
        for place, branch in self._branches if index >= 0 else ():
            there = _count(*branch)
            if index < there:
                return (cards_of(place, tuple(_find(*branch, index))),)
            index -= there
        raise IndexError
