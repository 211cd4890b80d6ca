"""Lists whose order does not matter: they keep it for records, but are equal in any order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol, TypeVar


class Numbered(Protocol):
    """A piece with its place in the order of all pieces of its kind."""

    @property
    def number(self) -> int:
        """Return its place, from 0."""


N = TypeVar("N", bound=Numbered, covariant=True)
S = TypeVar("S", bound="Multiset[Any]")


class Multiset(tuple[N, ...]):
    """Pieces in the order in which they were given; two are equal if they hold the same pieces equally often."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return False
        return tuple.__eq__(self, other) or self.numbers() == other.numbers()

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(tuple(self.numbers()))

    def numbers(self) -> list[int]:
        """Return the numbers of its pieces in rising order."""
        return sorted([piece.number for piece in self])

    def ordered(self: S) -> S:
        """Return the same in the order of the pieces' numbers."""
        return type(self)(sorted(self, key=lambda piece: piece.number))

    def plus(self: S, more: Iterable[Any]) -> S:
        """Add pieces at the end."""
        return type(self)([*self, *more])

    def minus(self: S, gone: Iterable[Any]) -> S:
        """Take pieces away, as far as they are there."""
        left = list(self)
        for piece in gone:
            if piece in left:
                left.remove(piece)
        return type(self)(left)

    def holds(self, others: Iterable[Any]) -> bool:
        """Return whether all of the others are in it, as often as there."""
        left = list(self)
        for piece in others:
            if piece not in left:
                return False
            left.remove(piece)
        return True
