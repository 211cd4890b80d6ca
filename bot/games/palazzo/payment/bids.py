"""All raises in an auction, counted and found by number without listing them, as a large hand has millions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple, overload

from bot.games.palazzo.components import CARDS, CURRENCIES, GROUP_VALUE, WORTHS, Cards, Currency
from bot.games.palazzo.payment.worth import CERT2, certificates_worth, counts_of, groups_in

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


class _Left(NamedTuple):
    """What is left to choose from for a raise with single cards of one currency."""

    values: tuple[tuple[int, int, int], ...]
    """Of each value: the value, the cards in the currency, and the groups."""
    certificates: int
    need: int
    """What they must be worth at least."""
    wanting: bool
    """Whether a single card must still be among them."""

    def choices(self) -> tuple[_Choice, ...]:
        """List the choices among the cards of the first value."""
        return _choices(*self.values[0])

    def after(self, choice: _Choice) -> _Left:
        """Return what is left after a choice among the cards of the first value."""
        wanting = self.wanting and not choice.single
        return _Left(self.values[1:], self.certificates, self.need - choice.value, wanting)

    def enough(self) -> list[int]:
        """List how many certificates are enough where no other cards are left to choose from."""
        return [used for used in range(self.certificates + 1) if certificates_worth(used) >= self.need]


@lru_cache(maxsize=10_000)
def _count(left: _Left) -> int:
    """Count the raises; few different ones are left, whatever was chosen before, so the largest hand takes a moment."""
    if not left.values:
        return 0 if left.wanting else len(left.enough())
    return sum(_count(left.after(choice)) for choice in left.choices())


def _find(left: _Left, index: int, place: int) -> Cards:
    """Return the raise with this index; its single cards are of the currency at a place."""
    numbers = [0] * len(CARDS)
    for number in range(_SIZE):
        for choice in left.choices():
            there = _count(after := left.after(choice))
            if index < there:
                break
            index -= there
        for each in range(len(CURRENCIES)):
            numbers[_SIZE * each + number] = choice.groups
        numbers[_SIZE * place + number] += choice.single
        left = after
    numbers[CERT2] = left.enough()[index]
    return Cards([card for card, many in zip(CARDS, numbers, strict=True) for _ in range(many)])


class Bids(Sequence[tuple[Cards]]):
    """All cards of a hand that can be laid at one time and count at least so much, where a currency may be bound."""

    __slots__ = ("_branches",)

    def __init__(self, cards: Cards, bound: Currency | None, need: int) -> None:
        counts = counts_of(cards)
        places = range(len(CURRENCIES)) if bound is None else (CURRENCIES.index(bound),)
        self._branches = []
        for place in places:
            own = counts[_SIZE * place : _SIZE * (place + 1)]
            values = tuple(zip(WORTHS, own, groups_in(counts), strict=True))
            # raises without a single card belong to the first branch alone
            left = _Left(values, counts[CERT2], max(need, 1), wanting=place != places[0])
            self._branches.append((place, left, _count(left)))

    def __len__(self) -> int:
        return sum(there for _, _, there in self._branches)

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
            for place, left, there in self._branches:
                if index < there:
                    return (_find(left, index, place),)
                index -= there
        raise IndexError
