"""Lists of legal actions that create each action only on access."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from types import UnionType
from typing import Any, Generic, overload

from bot.games.contract import A, IllegalAction, P

Part = tuple[Callable[..., Any], tuple[Any, ...], Sequence[tuple[Any, ...]]]
"""Actions of one class: its constructor, the arguments that all share, and the other arguments of each."""
ONE: Sequence[tuple[Any, ...]] = ((),)
"""A single action without further arguments."""


class LazyActions(Sequence[A], Generic[P, A]):
    """The legal actions of a seat, listed in parts; membership is decided by a check instead of a search."""

    __slots__ = ("_check", "_classes", "_found", "_list", "_position", "_seat")

    def __init__(
        self,
        parts: Callable[[P, int], Sequence[Part]],
        check: Callable[[P, int, Any], None],
        classes: UnionType,
        position: P,
        seat: int,
    ) -> None:
        self._list, self._check, self._classes = parts, check, classes
        self._position, self._seat = position, seat
        self._found: Sequence[Part] | None = None

    def _parts(self) -> Sequence[Part]:
        if self._found is None:
            self._found = self._list(self._position, self._seat)
        return self._found

    def __len__(self) -> int:
        return sum([len(choices) for _, _, choices in self._parts()])

    @overload
    def __getitem__(self, index: int) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> list[A]: ...
    def __getitem__(self, index: int | slice) -> A | list[A]:
        if isinstance(index, slice):
            return list(self)[index]
        if index < 0:
            index += len(self)
        if index >= 0:
            for action, shared, choices in self._parts():
                if index < len(choices):
                    found: A = action(*shared, *choices[index])
                    return found
                index -= len(choices)
        raise IndexError

    def __iter__(self) -> Iterator[A]:
        for action, shared, choices in self._parts():
            for choice in choices:
                yield action(*shared, *choice)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, self._classes):
            return False
        try:
            self._check(self._position, self._seat, action)
        except IllegalAction:
            return False
        return True
