"""The game that a lesson is about: played beforehand by the rules, and its moments by turn and place there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

P = TypeVar("P")
A = TypeVar("A")


class LessonMoment(NamedTuple, Generic[P, A]):
    """An action of the game: the position before it, what happens, and what it draws."""

    position: P
    seat: int
    action: A
    events: tuple[Any, ...]
    drawn: tuple[Any, ...] = ()


def events_between(
    turns: Sequence[Sequence[LessonMoment[Any, Any]]], start: tuple[int, int], end: tuple[int, int]
) -> tuple[Any, ...]:
    """Return the events from one moment of a game, given by its turn and place there, up to another."""
    return tuple(
        event
        for turn, moments in enumerate(turns)
        for place, moment in enumerate(moments)
        if start <= (turn, place) < end
        for event in moment.events
    )
