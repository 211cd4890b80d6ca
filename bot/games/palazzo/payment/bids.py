"""All raises in an auction, counted and found by number without listing them, as a large hand has millions.

The raises with cards of a currency are a product: for each value so many groups and so many single cards, and so many
certificates. Each factor is a polynomial whose coefficient at x^n is the number of choices worth n; the coefficients of
the product count the raises by what they are worth. A polynomial is written as one integer with x = 2^BITS, so that
multiplying integers multiplies polynomials, and the remainder by 2^BITS - 1 is the sum of all coefficients.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple, overload

from bot.games.palazzo.components import CARDS, CURRENCIES, GROUP_VALUE, WORTHS, Cards, Currency
from bot.games.palazzo.payment.worth import CERT2, certificates_worth, counts_of, groups_in

BITS = 30
"""More than the number of raises that all 55 cards allow needs; and Python divides quickly by as much."""
_SIZE = len(WORTHS)


class _Choice(NamedTuple):
    """How many groups and single cards of a value are laid."""

    groups: int
    single: int
    value: int


@cache
def _choices(each: int, own: int, groups: int) -> tuple[_Choice, ...]:
    """List the choices among so many cards of a value in a currency, and so many groups of that value."""
    return tuple(
        _Choice(grouped, single, GROUP_VALUE * grouped + each * single)
        for grouped in range(min(own, groups) + 1)
        for single in range(own - grouped + 1)
    )


@cache
def _factor(each: int, own: int, groups: int) -> int:
    return sum(1 << BITS * choice.value for choice in _choices(each, own, groups))


@cache
def _grouped_factor(groups: int) -> int:
    return sum(1 << BITS * GROUP_VALUE * number for number in range(groups + 1))


@cache
def _certificates_factor(number: int) -> int:
    return sum(1 << BITS * certificates_worth(used) for used in range(number + 1))


def _tail(polynomial: int, need: int) -> int:
    """Add up the coefficients of x^need and all higher powers."""
    return (polynomial >> BITS * max(need, 0)) % ((1 << BITS) - 1)


class _Branch:
    """The raises with single cards of one currency, if any."""

    def __init__(self, place: int, counts: Sequence[int], groups: Sequence[int], none_too: bool) -> None:
        self._place = place
        self._own = counts[_SIZE * place : _SIZE * (place + 1)]
        self._groups = groups
        self._certificates = counts[CERT2]
        self._none_too = none_too
        """Whether raises without a single card of the currency belong here, or to another branch."""
        self._all = [_certificates_factor(self._certificates)]
        self._grouped = [self._all[0]]
        """For each value, from the end: the product of all factors from there on; and without any single card."""
        for number in reversed(range(_SIZE)):
            self._all.append(self._all[-1] * _factor(WORTHS[number], self._own[number], groups[number]))
            self._grouped.append(self._grouped[-1] * _grouped_factor(groups[number]))

    def count(self, need: int) -> int:
        """Count those that are worth so much or more."""
        return self._count(0, need, not self._none_too)

    def _count(self, number: int, need: int, wanting: bool) -> int:
        """Count ways to go on from a value; `wanting` if a single card must still be among them."""
        without = _tail(self._grouped[_SIZE - number], need) if wanting else 0
        return _tail(self._all[_SIZE - number], need) - without

    def find(self, index: int, need: int) -> Cards:
        """Return the one with this index."""
        chosen: list[_Choice] = []
        wanting = not self._none_too
        for number in range(_SIZE):
            for choice in self._choices(number):
                there = self._count(number + 1, need - choice.value, wanting and not choice.single)
                if index < there:
                    break
                index -= there
            chosen.append(choice)
            need -= choice.value
            wanting = wanting and not choice.single
        enough = [used for used in range(self._certificates + 1) if certificates_worth(used) >= need]
        return self._cards(chosen, enough[index])

    def each(self, need: int) -> Iterator[Cards]:
        """Yield all in the order of their indices."""
        yield from self._from(0, need, not self._none_too, [])

    def _from(self, number: int, need: int, wanting: bool, chosen: list[_Choice]) -> Iterator[Cards]:
        if not self._count(number, need, wanting):
            return
        if number == _SIZE:
            for used in range(self._certificates + 1):
                if certificates_worth(used) >= need:
                    yield self._cards(chosen, used)
            return
        for choice in self._choices(number):
            yield from self._from(number + 1, need - choice.value, wanting and not choice.single, [*chosen, choice])

    def _choices(self, number: int) -> tuple[_Choice, ...]:
        return _choices(WORTHS[number], self._own[number], self._groups[number])

    def _cards(self, chosen: Sequence[_Choice], certificates: int) -> Cards:
        numbers = [0] * len(CARDS)
        for number, (groups, single, _) in enumerate(chosen):
            for place in range(len(CURRENCIES)):
                numbers[_SIZE * place + number] = groups
            numbers[_SIZE * self._place + number] += single
        numbers[CERT2] = certificates
        return Cards([card for card, many in zip(CARDS, numbers, strict=True) for _ in range(many)])


class Bids(Sequence[tuple[Cards]]):
    """All cards of a hand that can be laid at one time and count at least so much, where a currency may be bound."""

    __slots__ = ("_branches", "_counts", "_need")

    def __init__(self, cards: Cards, bound: Currency | None, need: int) -> None:
        counts = counts_of(cards)
        groups = groups_in(counts)
        places = range(len(CURRENCIES)) if bound is None else (CURRENCIES.index(bound),)
        self._need = max(need, 1)
        self._branches = [_Branch(place, counts, groups, place == places[0]) for place in places]
        self._counts = [branch.count(self._need) for branch in self._branches]

    def __len__(self) -> int:
        return sum(self._counts)

    @overload
    def __getitem__(self, index: int) -> tuple[Cards]: ...
    @overload
    def __getitem__(self, index: slice) -> list[tuple[Cards]]: ...
    def __getitem__(self, index: int | slice) -> tuple[Cards] | list[tuple[Cards]]:
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if index >= 0:
            for branch, there in zip(self._branches, self._counts, strict=True):
                if index < there:
                    return (branch.find(index, self._need),)
                index -= there
        raise IndexError

    def __iter__(self) -> Iterator[tuple[Cards]]:
        for branch in self._branches:
            for cards in branch.each(self._need):
                yield (cards,)
