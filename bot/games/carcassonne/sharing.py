"""How ingots that several seats have claims on can come to be shared out."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.carcassonne.view import Claim

Ends = frozenset[tuple[int, ...]]
"""How many ingots each seat may come to have taken, for each way in which it can end."""
_Kind = tuple[int, ...]
"""The seats that have a claim: ingots with the same claimants are alike, wherever they lie."""
_Left = tuple[tuple[_Kind, int], ...]
"""How many ingots of each kind are left."""
_MOST: Final = 500
"""The most states that are searched, which takes a few hundredths of a second; beyond, every kind may be wanted."""


class Sharing:
    """Who can come to get how many ingots, if no seat takes one where another is plainly better for it."""

    __slots__ = ("_known", "seats")

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self._known: dict[tuple[_Left, int], Ends] = {}

    def sensible(self, left: Mapping[Claim, int], own: Sequence[Claim], seat: int) -> list[Claim]:
        """Return those of a seat's claims on which it could want an ingot first; only kinds that differ are compared.

        One is plainly better than another if however the sharing goes on, the seat gets at least as many ingots with
        it, and nobody else gets more.
        """
        kinds, counts = {claim.seats for claim in own}, _counted(left)
        if len(kinds) > 1 and _states(counts) <= _MOST:
            kinds = {*self._sensible(counts, seat)}
        return [claim for claim in own if claim.seats in kinds]

    def ends_after(self, left: Mapping[Claim, int], claim: Claim, seat: int) -> Ends:
        """Return what each seat may get if this one takes an ingot of that claim now.

        With too many states to search, that is the least and the most that each could get on its own.
        """
        counts = _counted(left)
        if _states(counts) > _MOST:
            return self._bounds(_without(counts, claim.seats), seat)
        return self._after(counts, claim.seats, seat)

    def _sensible(self, left: _Left, seat: int) -> list[_Kind]:
        kinds = [kind for kind, _ in left if seat in kind]
        if len(kinds) < 2:
            return kinds
        ends = {kind: self._after(left, kind, seat) for kind in kinds}
        kept: list[_Kind] = []
        for kind in kinds:
            if not any(_is_as_good(ends[other], ends[kind], seat) for other in kept):
                kept = [other for other in kept if not _is_as_good(ends[kind], ends[other], seat)] + [kind]
        return kept

    def _after(self, left: _Left, taken: _Kind, seat: int) -> Ends:
        ends = self._ends(_without(left, taken), (seat + 1) % self.seats)
        return frozenset((*end[:seat], end[seat] + 1, *end[seat + 1 :]) for end in ends)

    def _ends(self, left: _Left, seat: int) -> Ends:
        if not left:
            return frozenset([(0,) * self.seats])
        found = self._known.get((left, seat))
        if found is None:
            kinds = self._sensible(left, seat)
            ways = [self._after(left, kind, seat) for kind in kinds] or [self._ends(left, (seat + 1) % self.seats)]
            found = self._known[left, seat] = frozenset().union(*ways)
        return found

    def _bounds(self, rest: _Left, seat: int) -> Ends:
        """Return what is left to each seat alone, and all that it has a claim on, with the ingot that one has taken."""
        seats, had = range(self.seats), [int(each == seat) for each in range(self.seats)]
        least = [had[each] + sum(number for kind, number in rest if kind == (each,)) for each in seats]
        most = [had[each] + sum(number for kind, number in rest if each in kind) for each in seats]
        return frozenset([tuple(least), tuple(most)])


def _without(left: _Left, taken: _Kind) -> _Left:
    return tuple((kind, number - (kind == taken)) for kind, number in left if number > (kind == taken))


def _states(left: _Left) -> int:
    return math.prod(number + 1 for _, number in left)


def _counted(left: Mapping[Claim, int]) -> _Left:
    counts = dict[_Kind, int]()
    for claim, number in left.items():
        counts[claim.seats] = counts.get(claim.seats, 0) + number
    return tuple((kind, number) for kind, number in counts.items() if number)


def _is_as_good(one: Ends, other: Ends, seat: int) -> bool:
    """Return whether a seat loses nothing by one choice compared with another, and nobody else gains anything.

    If the same may come of both, it depends on the others how, so that neither is plainly better.
    """
    return min(end[seat] for end in one) >= max(end[seat] for end in other) and all(
        max(end[each] for end in one) <= min(end[each] for end in other)
        for each in range(len(next(iter(one))))
        if each != seat
    )
